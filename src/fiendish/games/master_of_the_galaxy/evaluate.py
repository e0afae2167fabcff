"""How good a table looks to a player: what bots maximise.

A player is as near to winning as cubes are missing for it, by each of the three ways; a slot to
fill counts by how scarce its colour is in the bag. Beside that there is only what helps to get
cubes. All of it lies open, bags too: whatever goes in or out is seen by everybody (MG-R5).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from fiendish.engine.question import parts
from fiendish.games.master_of_the_galaxy.faces import (
    CAPACITY,
    COLUMNS,
    DECK,
    FACES,
    GIVES,
    GROUPS,
    KIND,
    NEEDS,
    PROJECTS,
    RECEIVE,
    START,
    STOP,
    SYMBOLS_OF,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import (
    COLOUR_OF,
    COLOURED,
    CORNERS,
    PLANETS_OF,
    ROOM,
    SYMBOLS,
    WIDTH,
)
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules.board import (
    BASES,
    SETTLED,
    Reach,
    allows,
    cubes_on,
    is_completed,
    more,
    reach_of,
    side_system,
    sides_of,
    symbols,
)
from fiendish.games.master_of_the_galaxy.rules.turn import DISCARD_REWARD
from fiendish.games.master_of_the_galaxy.rules.victory import SYMBOLS_TO_WIN
from fiendish.games.master_of_the_galaxy.state import (
    COMMERCE,
    CONFLICT,
    DEVELOPMENTS,
    GOVERNMENT,
    LEADER,
    RED_AHEAD,
    RUNNING,
    SPECIES,
    Stars,
)

Source = tuple[float, int, int, int]
"""Of a symbol or system: what one costs there, how many there are, the project to fill or -1, and
how many bases it takes."""

Wants = list[tuple[int, int]]
"""Colours that a project still needs, and how many cubes of each."""


@dataclass(slots=True)
class _Own:
    """What a player has, gathered once."""

    seat: int
    faces: list[int]  # of the cards
    worth: list[list[float]]  # of the cards, in points
    wants: dict[int, Wants]  # of the projects on cards, and on sides of conflicts
    reach: Reach
    sides: list[tuple[int, int]]  # face and side of conflicts on the board
    symbols: list[int]
    bag: list[int]
    prices: list[float]
    ready: int  # bases to place
    base: float  # what it costs to have one
    base_project: int  # the project to fill for that, or -1
    claims: dict[int, Source]  # neutral systems within reach


# In cubes.
_ROUTE = 3.0  # to fill a track
_BASE = 4.5  # to fill a base project
_PLACE = 1.0  # to place a base, which takes no cube but its time
_SYMBOL = 8.5  # to get a card with one more symbol and to fill it
_FILLED = 4.5  # to fill a development
_CONFLICT = 6.0  # to get a conflict card that captures
_SIDE = 5.5  # to fill the side of a conflict
_PUT_DOWN = 1.5  # to place a conflict card
_SHORT = (0.0, 3.0, 3.0, 3.0, 3.0, 15.0)  # more for a colour not in the bag; black is gone for good
_NEXT_SYSTEM = _ROUTE + _BASE + _PLACE
_PLENTY, _SCARCE = 0.6, 0.1  # for a slot: in any case, and by how rare its colour is in the bag
_FAR = 60.0  # for what is out of reach
_EASE = 0.35  # of what expansion costs: cubes on base projects come back, and bases bring cards

# In points.
_STEP = 5.0  # for each cube less on the shortest way
_NEAR = 400.0  # for a way to win with nothing missing
_LEFT = 0.9  # of that is left with each cube missing
_CARD = {SPECIES: 0.0, LEADER: 4.0, CONFLICT: 9.0, GOVERNMENT: 9.0}
_DEVELOPMENT = 6.0  # one that is not implemented
_IMPLEMENTED = 12.0  # more for one that is
_WORKING = 4.0  # a leader whose needs are met
_MORE_CUBES = 20.0  # one more to draw in each turn
_PLANET = 3.0  # one to settle
_ENGAGED = 9.0  # for the side of a conflict,
_FOUGHT = 14.0  # and more when it is filled
_UNDER_WAY = 5.0  # any project, by how much of it is filled
_STOCK = [20.0 * (1.0 - 0.75**count) for count in range(99)]  # by the cubes of a colour
_TURN = 18.0  # an extra one, or one to skip
_DISCARDED = 1.5  # for a card discarded, as the next one brings more

_SLOTS: list[tuple[int, int]] = COLUMNS.made(
    lambda card: (START[card.projects[0]], STOP[card.projects[-1]]) if card.projects else (0, 0)
)
"""For each face where the slots of its projects begin and end."""
_DRAWS: list[list[int]] = COLUMNS.made(
    lambda card: [
        each for each in card.projects if KIND[each] == RECEIVE and GIVES[each][0] >= COMMERCE
    ]
)
"""For each face the projects that bring a development."""
_GIVES: list[list[tuple[int, list[tuple[int, int]]]]] = COLUMNS.made(
    lambda card: [
        (each, [(one, given.count(one)) for one in dict.fromkeys(given)])
        for each in card.projects
        if (given := SYMBOLS_OF[each])
    ]
)
"""For each face the projects that give symbols, and how many of which."""


def evaluate(g: Stars, me: int) -> float:
    """Own prospects less those of the strongest opponent; beyond 1,000 only for a decided game."""
    if g.ended != RUNNING:
        if g.winner == me:
            return 10_000.0
        return -10_000.0 if g.winner >= 0 else -1_000.0
    prospects = [_prospects(g, seat) for seat in range(g.seats)]
    rivals = prospects[:me] + prospects[me + 1 :]
    return prospects[me] - 0.6 * max(rivals) - 0.4 * sum(rivals) / len(rivals)


def _prospects(g: Stars, seat: int) -> float:
    """How near a player is to each way to win, and the means to get there."""
    own = _own(g, seat)
    project = own.base_project
    lack = 0.0 if project < 0 else _lacking(own.wants[project], own.bag.copy())
    expansion = _EASE * (lack + _to_expansion(g, own))
    domination = _to_domination(g, own)
    conquest = _to_conquest(g, own, lack)
    near: float = _LEFT**expansion + _LEFT**domination + _LEFT**conquest
    return _NEAR * near - _STEP * min(expansion, domination, conquest) + _means(g, own)


def _own(g: Stars, seat: int) -> _Own:
    """What the player has."""
    faces = [g.identity[card] for card in g.cards[seat]]
    sides = sides_of(g, seat) if g.conflicts else []
    cubes, worth, wants = bytes(g.cubes), [], {}
    for face in faces:
        start, stop = _SLOTS[face]
        here, more_wants = _card(face, cubes[start:stop])
        worth.append(here)
        wants.update(more_wants)
    for face, _ in sides:
        start, stop = _SLOTS[face]
        wants.update(_card(face, cubes[start:stop])[1])
    reach = reach_of(seat + 1, bytes(g.holder), bytes(g.holes))
    bag = _bag(g, seat)
    size = _SCARCE * sum(bag)
    prices = [_PLENTY + size / (count + 1) for count in bag]
    ready = sum([g.built[face] for face in faces])
    base, project = (0.0, -1) if ready else _to_base(wants, faces, prices)
    claims = _claims(g, reach, prices, base, project)
    for face, side in sides:
        far = side_system(g, face, 1 - side)
        if not g.holder[far]:
            fight = PROJECTS[face][side]
            cost = _missing(wants[fight], prices)
            if far not in claims or cost < claims[far][0]:
                claims[far] = cost, 1, fight, 0
    held = symbols(g, seat)
    return _Own(
        seat, faces, worth, wants, reach, sides, held, bag, prices, ready, base, project, claims
    )


@lru_cache(4096)
def _card(face: int, cubes: bytes) -> tuple[list[float], dict[int, Wants]]:
    """What a card is worth with these cubes in its slots, in parts, and what its projects want.

    It is remembered, as most cards are the same at all the tables that a bot compares.
    """
    first, deck = _SLOTS[face][0], DECK[face]
    wants: dict[int, Wants] = {}
    for project in PROJECTS[face]:
        counts = [
            (colour, cubes.count(0, start - first, stop - first))
            for start, stop, colour, _, _ in GROUPS[project]
        ]
        wants[project] = [(colour, count) for colour, count in counts if count]
    if deck == CONFLICT:
        return [_CARD[deck]], wants
    worth = [_UNDER_WAY * _share(project, wants[project]) for project in wants]
    if deck in DEVELOPMENTS:
        worth.append(_DEVELOPMENT + _IMPLEMENTED * (not wants[PROJECTS[face][0]]))
    else:
        worth.append(_CARD[deck])
    return worth, wants


# -- cubes that are missing ----------------------------------------------------------------------


def _bag(g: Stars, seat: int) -> list[int]:
    """Cubes of each colour in the bag, drawn, and on their way there."""
    row = seat * WIDTH
    counts = [*g.bags[row : row + WIDTH]]
    if seat != g.active:
        return counts
    for colour, count in enumerate(g.drawn):
        counts[colour] += count
    for option in g.pending:
        act, planet, _ = parts(option)
        if act == SETTLED:
            colour = g.planets[planet]
            counts[colour] += 2 + (colour == COLOUR_OF[planet // ROOM])
    for _ in range(g.owed + DISCARD_REWARD[min(g.discarded, 3)]):
        scarce = min(COLOURED, key=counts.__getitem__)
        counts[scarce] += 1
    return counts


def _missing(wants: Wants, prices: list[float]) -> float:
    """What the cubes cost that a project wants, if the bag has them."""
    total = 0.0
    for colour, count in wants:
        total += count * prices[colour]
    return total


def _lacking(wants: Wants, left: list[int]) -> float:
    """What cubes cost that are not among those left for a project; it uses them up."""
    cost = 0.0
    for colour, count in wants:
        more_than_left = count - left[colour]
        if more_than_left > 0:
            cost += _SHORT[colour] * more_than_left
            left[colour] = 0
        else:
            left[colour] = -more_than_left
    return cost


def _to_base(wants: dict[int, Wants], faces: list[int], prices: list[float]) -> tuple[float, int]:
    """What it costs to build a base, and the project to fill or -1."""
    best = _BASE, -1
    for face in faces:
        if CAPACITY[face]:
            project = PROJECTS[face][0]
            best = min(best, (_missing(wants[project], prices), project))
    return best


def _claims(
    g: Stars, reach: Reach, prices: list[float], base: float, project: int
) -> dict[int, Source]:
    """For each neutral system that tracks lead to what it costs to place a base there."""
    cubes, departure, to_place = g.cubes, g.departure, base + _PLACE
    found: dict[int, Source] = {}
    for track, end, far, colour, other in reach.ways:
        start, stop = START[track], STOP[track]
        laid = cubes[start]
        if not laid:
            here, there = prices[colour], prices[other]
            cost = (stop - start) * (here if here < there else there) + to_place
        elif departure[track] == end:
            cost = cubes.count(0, start, stop) * prices[laid] + to_place
        else:
            continue
        if far not in found or cost < found[far][0]:
            found[far] = cost, 1, project, 1
    return found


# -- the three ways to win -----------------------------------------------------------------------


def _to_expansion(g: Stars, own: _Own) -> float:
    """Nine bases: to build them, and routes to where they can be placed."""
    to_place = BASES - sum([g.bases[system] for system in own.reach.systems])
    to_build = to_place - own.ready
    cost = _PLACE * to_place
    if to_build == to_place:
        cost += own.base + _BASE * (to_build - 1)
    else:
        cost += _BASE * to_build
    room = _room(g, own)
    if room < to_place:
        first = min([claim[0] for claim in own.claims.values()], default=_FAR) - own.base - _PLACE
        cost += first + _ROUTE * 0.5 * (to_place - room - 1)
    return cost


def _room(g: Stars, own: _Own) -> int:
    """How many bases have a place where a route leads or none is needed."""
    seat, cubes, departure = own.seat, g.cubes, g.departure
    ends: set[int] = set()
    for track, end, near, far in own.reach.tracks:
        if cubes[START[track]] and departure[track] == end and is_completed(g, track, seat):
            ends.add(near)
            ends.add(far)
    if allows(g, seat, When.REINFORCE):
        ends.update(own.reach.systems)
    return sum([PLANETS_OF[end] - g.bases[end] for end in ends if g.holder[end] in (0, seat + 1)])


def _to_domination(g: Stars, own: _Own) -> float:
    """Five identical symbols: those still missing, where they are the cheapest."""
    wants, prices, working = own.wants, own.prices, g.working
    sources: list[list[Source]] = [[] for _ in SYMBOLS]
    card: Source = _SYMBOL - _FILLED, 1, -1, 0  # how to get one more
    for face in own.faces:
        if DECK[face] == CONFLICT:
            sources[FACES[face].symbols[0]].append((_PUT_DOWN + 1.0, 1, -1, 0))
        for project in _DRAWS[face]:
            source = _missing(wants[project], prices), 1, project, 0
            card = source if card[2] < 0 else min(card, source)
        for project, given in _GIVES[face]:
            if not working[project]:
                cost = _missing(wants[project], prices)
                for symbol, count in given:
                    sources[symbol].append((cost / count, count, project, 0))
    for face, side in own.sides:
        if g.ahead[face] != side + RED_AHEAD:
            mine, other = (cubes_on(g, PROJECTS[face][each]) for each in (side, 1 - side))
            sources[FACES[face].symbols[0]].append((1.0 + other - mine, 1, -1, 0))
    _add_lines(own.reach, own.claims, sources)
    best = _FAR
    for symbol in sorted(range(len(SYMBOLS)), key=own.symbols.__getitem__, reverse=True):
        cost = _to_symbols(own, symbol, sorted(sources[symbol]), card, best)
        if cost < best:
            best = cost
    return best


def _to_symbols(own: _Own, symbol: int, sources: list[Source], card: Source, best: float) -> float:
    """What it costs to have five of a symbol; if it is more than the best so far, about."""
    needed, total = SYMBOLS_TO_WIN - own.symbols[symbol], 0.0
    projects, spare = [], own.ready or 1  # the price of a claim has the next base in it
    for cost, count, project, bases in sources:
        if needed <= 0 or cost > _SYMBOL:
            break
        spare -= bases
        if bases and spare < 0:
            total += _BASE - own.base
        needed -= count
        total += cost * count
        projects.append(project)
    if needed > 0:
        total += card[0] + _FILLED + _SYMBOL * (needed - 1)
        projects.append(card[2])
    if total < best:
        left, wants = own.bag.copy(), own.wants
        for project in projects:
            if project >= 0:
                total += _lacking(wants[project], left)
    return total


def _add_lines(reach: Reach, claims: dict[int, Source], sources: list[list[Source]]) -> None:
    """Symbols on the board that one more system would bring."""
    for symbol, far in reach.green:
        if far in claims:
            sources[symbol].append(claims[far])
    for symbol, one, other in reach.red:
        if one in claims:
            sources[symbol].append(claims[one])
        elif other in claims:
            sources[symbol].append(claims[other])


def _to_conquest(g: Stars, own: _Own, lack: float) -> float:
    """A second starting system: to come next to it, and a conflict that captures it."""
    best, fight = _FAR, _CONFLICT + _SIDE
    for face in own.faces:
        if DECK[face] == CONFLICT:
            for side, project in enumerate(PROJECTS[face]):
                if _captures(face, side):
                    fight = min(fight, _PUT_DOWN + _missing(own.wants[project], own.prices))
    claims = own.claims.items()
    for near, hops in own.reach.goals:
        cost = fight
        if near > 1:
            steps = [claim[0] for system, claim in claims if hops[system] < near]
            cost += (min(steps) if steps else _FAR) + lack + (near - 2) * _NEXT_SYSTEM
        if cost < best:
            best = cost
    for face, side in own.sides:
        far = side_system(g, face, 1 - side)
        if far in CORNERS and (g.holder[far] == 0 or _captures(face, side)):
            cost = _missing(own.wants[PROJECTS[face][side]], own.prices)
            other = PROJECTS[face][1 - side]
            left = STOP[other] - START[other] - cubes_on(g, other)
            best = min(best, cost + max(0.0, cost - left))
    return best


def _captures(face: int, side: int) -> bool:
    return FACES[face].gains[side][0].act == "capture"


# -- means ---------------------------------------------------------------------------------------


def _means(g: Stars, own: _Own) -> float:
    """Cubes to draw, cards to use, projects under way that bring either."""
    seat, held, bag = own.seat, own.symbols, own.bag
    value = -_TURN * g.skips[seat] + _MORE_CUBES * more(g, seat, When.CUBES_DRAWN)
    if seat == g.active:
        value += _TURN * g.extra + _DISCARDED * min(g.discarded, 3)
    for colour in COLOURED:
        value += _STOCK[bag[colour]]
    for face, worth in zip(own.faces, own.worth, strict=True):
        for points in worth:
            value += points
        if DECK[face] == LEADER and all(held[symbol] >= count for symbol, count in NEEDS[face]):
            value += _WORKING
    for system in own.reach.systems:
        first = ROOM * system
        value += _PLANET * g.planets.count(0, first, first + PLANETS_OF[system])
    for face, side in own.sides:
        project = PROJECTS[face][side]
        value += _ENGAGED + _FOUGHT * _share(project, own.wants[project])
    return value


def _share(project: int, wants: Wants) -> float:
    """How much of a project is filled."""
    return 1.0 - sum([count for _, count in wants]) / (STOP[project] - START[project])
