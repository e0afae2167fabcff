"""Questions to the table: whose is what, what works, what is joined, who holds which symbols."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from fiendish.engine.seats import others
from fiendish.games.master_of_the_galaxy.faces import (
    DECK,
    FACE_OF,
    FACES,
    KIND,
    NEEDS,
    PROJECTS,
    SIDE,
    START,
    STOP,
    SYMBOLS_OF,
    TRACK,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import (
    BLUE_LINES,
    COLOUR_OF,
    CORNERS,
    ENDS,
    GREEN_LINES,
    LINKS,
    PLANETS_OF,
    RED_LINES,
    SYMBOLS,
    SYSTEMS,
    SupremacyLine,
)
from fiendish.games.master_of_the_galaxy.moments import Adds, F, Moment, When, Yes
from fiendish.games.master_of_the_galaxy.state import DEVELOPMENTS, LEADER, RED_AHEAD, Stars

BASES = 9  # of each player (MG-4)

_GREEN = [(line.symbol, *line.systems) for line in GREEN_LINES]
_RED = [(line.symbol, *line.systems) for line in RED_LINES]
_BLUE = [line.symbol for line in BLUE_LINES]


def rivals(g: Stars, me: int) -> list[int]:
    return others(g, me)


# -- systems and bases ---------------------------------------------------------------------------


def is_neutral(g: Stars, system: int) -> bool:
    """No base and no black hole."""
    return not g.holder[system] and not g.holes[system]


def systems_of(g: Stars, me: int) -> list[int]:
    mine, holder = me + 1, g.holder
    found, system = [], -1
    while (system := holder.find(mine, system + 1)) >= 0:
        found.append(system)
    return found


def neutral_systems(g: Stars) -> list[int]:
    return [system for system in range(len(SYSTEMS)) if is_neutral(g, system)]


def bases_on_board(g: Stars, me: int) -> int:
    mine, holder, bases = me + 1, g.holder, g.bases
    count, system = 0, -1
    while (system := holder.find(mine, system + 1)) >= 0:
        count += bases[system]
    return count


def constructed(g: Stars, me: int) -> list[int]:
    """The faces of a player's cards on which a base waits."""
    if g.built.count(0) == len(g.built):
        return []
    found = []
    for card in g.cards[me]:
        face = g.identity[card]
        if g.built[face]:
            found.append(face)
    return found


def unused(g: Stars, me: int) -> int:
    """Bases neither on the board nor on a base slot."""
    return BASES - bases_on_board(g, me) - sum(g.built[face] for face in constructed(g, me))


def is_joined(g: Stars, system: int, me: int) -> bool:
    """Whether a track leads from the system to one of the player's; black holes close tracks."""
    return not g.holes[system] and any(g.holder[far] == me + 1 for _, _, far in LINKS[system])


# -- what is within reach ------------------------------------------------------------------------


class Reach(NamedTuple):
    """Where a player is, and what lies around: all that bases and black holes alone decide."""

    systems: list[int]
    tracks: list[tuple[int, int, int, int]]  # that begin there: track, end, system, far system
    ways: list[tuple[int, int, int, int, int]]  # to neutral ones: track, end, far, both colours
    goals: list[tuple[int, list[int]]]  # other corners: tracks to it from there, and from anywhere
    green: list[tuple[int, int]]  # lines with one end there: symbol, far system
    red: list[tuple[int, int, int]]  # lines with no end there


@lru_cache(1024)
def reach_of(mine: int, holder: bytes, holes: bytes) -> Reach:
    """What is within reach of the player with this mark in `holder`.

    It is remembered, as bases are the same at most of the tables that a bot compares.
    """
    systems = [system for system, one in enumerate(holder) if one == mine]
    links = [(track, end, near, far) for near in systems for track, end, far in LINKS[near]]
    ways = [
        (track, end, far, COLOUR_OF[near], COLOUR_OF[far])
        for track, end, near, far in links
        if not holder[far] and not holes[far]
    ]
    goals = [
        (min([hops[system] for system in systems]), hops)
        for corner, hops in enumerate(_HOPS)
        if systems and not holes[corner] and holder[corner] != mine
    ]
    lines = _GREEN + [(symbol, other, one) for symbol, one, other in _GREEN]
    green = [(symbol, far) for symbol, near, far in lines if holder[near] == mine != holder[far]]
    red = [
        (symbol, one, other) for symbol, one, other in _RED if holder[one] != mine != holder[other]
    ]
    return Reach(systems, links, ways, goals, green, red)


def _hops(corner: int) -> list[int]:
    """How many tracks away from a corner each system is."""
    hops = [-1] * len(SYSTEMS)
    hops[corner] = 0
    ring = [corner]
    for system in ring:
        for _, _, far in LINKS[system]:
            if hops[far] < 0:
                hops[far] = hops[system] + 1
                ring.append(far)
    return hops


_HOPS = [_hops(corner) for corner in CORNERS]


# -- projects ------------------------------------------------------------------------------------


def is_full(g: Stars, project: int) -> bool:
    return g.cubes.find(0, START[project], STOP[project]) < 0


def cubes_on(g: Stars, project: int) -> int:
    start, stop = START[project], STOP[project]
    return stop - start - g.cubes.count(0, start, stop)


def owner_of(g: Stars, project: int) -> int:
    """Whose project it is; -1 for nobody's."""
    if KIND[project] == TRACK:
        return g.holder[ENDS[project][g.departure[project]]] - 1 if g.cubes[START[project]] else -1
    face = FACE_OF[project]
    if KIND[project] == SIDE:
        return side_holder(g, face, PROJECTS[face].index(project))
    return g.owner[face] - 1


def projects_of(g: Stars, me: int, *, sides: bool = True) -> list[int]:
    """The player's projects that hold cubes: on cards, routes, sides of conflicts; no planets."""
    cubes, identity = g.cubes, g.identity
    found = []
    for card in g.cards[me]:
        for project in PROJECTS[identity[card]]:
            start, stop = START[project], STOP[project]
            if cubes.count(0, start, stop) < stop - start:
                found.append(project)
    found += routes_of(g, me)
    if sides and g.conflicts:
        for face, side in sides_of(g, me):
            project = PROJECTS[face][side]
            if cubes_on(g, project):
                found.append(project)
    return found


def is_pending(g: Stars, project: int) -> bool:
    """Whether its reward is still to be taken in this phase."""
    return bool(g.pending) and take_option(project) in g.pending


# -- routes --------------------------------------------------------------------------------------


def route_length(g: Stars, track: int) -> int:
    """How many cubes lie on a track; they lie in order from the departure (MG-66)."""
    found = g.cubes.find(0, START[track], STOP[track])
    return (STOP[track] if found < 0 else found) - START[track]


_DEPARTURES = [[(track, end, START[track]) for track, end, _ in links] for links in LINKS]


def routes_of(g: Stars, me: int) -> list[int]:
    mine, cubes, holder, departure = me + 1, g.cubes, g.holder, g.departure
    found = []
    system = -1
    while (system := holder.find(mine, system + 1)) >= 0:
        for track, end, start in _DEPARTURES[system]:
            if cubes[start] and departure[track] == end:
                found.append(track)
    found.sort()
    return found


def is_completed(g: Stars, track: int, me: int) -> bool:
    """Whether a track is a completed route of that player (MG-67)."""
    if not g.cubes[START[track]] or g.holder[ENDS[track][g.departure[track]]] != me + 1:
        return False
    last = STOP[track] - 1
    return bool(g.cubes[last] or (g.cubes[last - 1] and allows(g, me, When.ROUTE_GAP)))


# -- conflicts on the board ----------------------------------------------------------------------


def side_system(g: Stars, face: int, side: int) -> int:
    """The system behind the red (0) or blue (1) side."""
    return ENDS[g.track[face]][g.red_end[face] ^ side]


def side_holder(g: Stars, face: int, side: int) -> int:
    """The player on that side; -1 for a neutral system."""
    return g.holder[ENDS[g.track[face]][g.red_end[face] ^ side]] - 1


def sides_of(g: Stars, me: int) -> list[tuple[int, int]]:
    """Face and side of each conflict on the board in which the player takes part."""
    mine, holder, identity, track = me + 1, g.holder, g.identity, g.track
    found = []
    for card in g.conflicts:
        face = identity[card]
        one, other = ENDS[track[face]]
        if holder[one] == mine:
            found.append((face, g.red_end[face]))
        if holder[other] == mine:
            found.append((face, 1 - g.red_end[face]))
    return found


def is_at_war(g: Stars, me: int, system: int) -> bool:
    """Whether the player is in conflict with that system (MG-64)."""
    for card in g.conflicts:
        face = g.identity[card]
        for side in (0, 1):
            if side_system(g, face, side) == system and side_holder(g, face, 1 - side) == me:
                return True
    return False


def is_decided(g: Stars, face: int) -> bool:
    """Whether a conflict has been completed and only waits for its reward (MG-R53)."""
    return any(is_pending(g, project) for project in PROJECTS[face])


# -- symbols and abilities -----------------------------------------------------------------------


def symbols(g: Stars, me: int) -> list[int]:
    """How many of each supremacy symbol the player holds (chapter 6)."""
    counts = [0] * len(SYMBOLS)
    mine, holder, identity, working = me + 1, g.holder, g.identity, g.working
    home = g.home[me]
    if home and holder[home - 1] == mine:
        counts[_BLUE[home - 1]] += 1
    for symbol, one, other in _GREEN:
        if holder[one] == mine == holder[other]:
            counts[symbol] += 1
    for symbol, one, other in _RED:
        if (holder[one] == mine) != (holder[other] == mine) and not (
            g.strict and (g.holes[one] or g.holes[other])  # MG-R8
        ):
            counts[symbol] += 1
    for card in g.cards[me]:
        for project in PROJECTS[identity[card]]:
            if working[project]:
                for symbol in SYMBOLS_OF[project]:
                    counts[symbol] += 1
    for card in g.conflicts:
        face = identity[card]
        ahead = g.ahead[face]
        if ahead and side_holder(g, face, ahead - RED_AHEAD) == me:
            counts[FACES[face].symbols[0]] += 1
    return counts


def holds_line(g: Stars, me: int, line: SupremacyLine) -> bool:
    """Whether the player holds the symbol of that line (MG-37 to MG-39)."""
    ends = [g.holder[system] == me + 1 for system in line.systems]
    if len(ends) == 1:
        return ends[0] and g.home[me] == line.systems[0] + 1  # MG-R7
    if line.colour == "green":
        return all(ends)
    return ends[0] != ends[1] and not (g.strict and any(g.holes[end] for end in line.systems))


def works(g: Stars, me: int, face: int) -> bool:
    """Whether the player has this card and its ability is in force (MG-86, MG-100, MG-101)."""
    if g.owner[face] != me + 1:
        return False
    deck = DECK[face]
    if deck == LEADER:
        held = symbols(g, me)
        return all(held[symbol] >= count for symbol, count in NEEDS[face])
    return deck not in DEVELOPMENTS or bool(g.working[PROJECTS[face][0]])


def owns(g: Stars, me: int, when: Moment[F]) -> bool:
    """Whether the player has a card with a function for this, in force or not."""
    return any(g.owner[face] == me + 1 for face, _ in when.at(g))


def functions(g: Stars, me: int, when: Moment[F]) -> list[tuple[int, F]]:
    """The faces of the player that work at this, with their functions."""
    owner, mine = g.owner, me + 1
    found = []
    for pair in when.at(g) if when.later else when.calls:
        if owner[pair[0]] == mine and works(g, me, pair[0]):
            found.append(pair)
    return found


def allows(g: Stars, me: int, when: Moment[Yes], *what: int) -> bool:
    """Whether a card of the player says yes to this."""
    owner, mine = g.owner, me + 1
    for face, function in when.at(g) if when.later else when.calls:
        if owner[face] == mine and works(g, me, face) and function(g, me, *what):
            return True
    return False


def more(g: Stars, me: int, when: Moment[Adds], *what: int) -> int:
    """How much the player's cards add to a figure."""
    owner, mine, total = g.owner, me + 1, 0
    for face, function in when.at(g) if when.later else when.calls:
        if owner[face] == mine and works(g, me, face):
            total += function(g, me, *what)
    return total


# -- limits --------------------------------------------------------------------------------------


def implemented(g: Stars, me: int, deck: int, *, filled: bool = False) -> int:
    """Developments of a type that work, or are filled and about to (MG-88, MG-R36)."""
    count = 0
    for card in g.cards[me]:
        face = g.identity[card]
        if DECK[face] == deck:
            project = PROJECTS[face][0]
            count += bool(g.working[project] or (filled and is_full(g, project)))
    return count


def has_space(g: Stars, system: int) -> bool:
    return g.bases[system] < PLANETS_OF[system]


# -- acts as options -----------------------------------------------------------------------------

(
    END, FILL, ROUTE, SETTLE, CANCEL, EXCHANGE, PEACE, TAKE, SETTLED, ROUTED, GAP, PLACE, CONFRONT,
    DISCARD,
) = range(14)  # fmt: skip


def take_option(project: int) -> int:
    """The option to take the reward of a project: `action(TAKE, project)`, but faster."""
    return TAKE << 20 | project << 10


def routed_option(track: int) -> int:
    """The option to be rewarded for a completed route."""
    return ROUTED << 20 | track << 10
