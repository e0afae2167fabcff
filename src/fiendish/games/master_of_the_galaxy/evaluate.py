"""How good a table looks to a player: what bots maximise.

A player is as near to winning as cubes are missing for it, by each of the three ways; a slot to
fill counts by how scarce its colour is in the bag. Beside that there is only what helps to get
cubes. All of it lies open, bags too: whatever goes in or out is seen by everybody (MG-R5).
"""

from __future__ import annotations

from typing import NamedTuple

from fiendish.engine.question import parts
from fiendish.games.master_of_the_galaxy.chart import (
    COLOUR_OF,
    COLOURED,
    CORNERS,
    ENDS,
    GREEN_LINES,
    LINKS,
    PLANETS_OF,
    RED_LINES,
    ROOM,
    SYMBOLS,
    SYSTEMS,
    WIDTH,
)
from fiendish.games.master_of_the_galaxy.faces import (
    AGENDA,
    CAPACITY,
    DECK,
    DEVELOPMENT,
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
    When,
)
from fiendish.games.master_of_the_galaxy.rules.board import (
    BASES,
    SETTLED,
    allows,
    cubes_on,
    is_completed,
    is_full,
    more,
    routes_of,
    side_system,
    sides_of,
    symbols,
    systems_of,
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


class _Own(NamedTuple):
    """What a player has, gathered once."""

    seat: int
    faces: list[int]  # of the cards
    systems: list[int]
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
_NOWHERE: Source = _FAR, 1, -1, 0

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


def _hops() -> list[list[int]]:
    """For each corner how many tracks away each system is."""
    table = []
    for corner in CORNERS:
        hops = [-1] * len(SYSTEMS)
        hops[corner] = 0
        ring = [corner]
        for system in ring:
            for _, _, far in LINKS[system]:
                if hops[far] < 0:
                    hops[far] = hops[system] + 1
                    ring.append(far)
        table.append(hops)
    return table


_HOPS = _hops()
_GREEN = [(line.symbol, *line.systems) for line in GREEN_LINES]
_RED = [(line.symbol, *line.systems) for line in RED_LINES]
_GIVEN = [[(one, given.count(one)) for one in dict.fromkeys(given)] for given in SYMBOLS_OF]
"""For each project the symbols it gives, with how many."""


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
    lack = 0.0 if own.base_project < 0 else _lacking(g, own.base_project, own.bag.copy())
    expansion = _EASE * (lack + _to_expansion(g, own))
    domination = _to_domination(g, own)
    conquest = _to_conquest(g, own, lack)
    near: float = _LEFT**expansion + _LEFT**domination + _LEFT**conquest
    return _NEAR * near - _STEP * min(expansion, domination, conquest) + _means(g, own)


def _own(g: Stars, seat: int) -> _Own:
    """What the player has."""
    faces = [g.identity[card] for card in g.cards[seat]]
    systems = systems_of(g, seat)
    sides = sides_of(g, seat) if g.conflicts else []
    bag = _bag(g, seat)
    size = _SCARCE * sum(bag)
    prices = [_PLENTY + size / (count + 1) for count in bag]
    ready = sum(g.built[face] for face in faces)
    base, project = (0.0, -1) if ready else _to_base(g, faces, prices)
    claims = _claims(g, systems, prices, base, project)
    for face, side in sides:
        far = side_system(g, face, 1 - side)
        if not g.holder[far]:
            fight = PROJECTS[face][side]
            cost = _missing(g, fight, prices)
            if far not in claims or cost < claims[far][0]:
                claims[far] = cost, 1, fight, 0
    held = symbols(g, seat)
    return _Own(seat, faces, systems, sides, held, bag, prices, ready, base, project, claims)


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


def _missing(g: Stars, project: int, prices: list[float]) -> float:
    """What the empty slots of a project on a card will cost, if the bag has such cubes."""
    count, total = g.cubes.count, 0.0
    for start, stop, colour, _, _ in GROUPS[project]:
        total += count(0, start, stop) * prices[colour]
    return total


def _lacking(g: Stars, project: int, left: list[int]) -> float:
    """What cubes cost that are not among those left for a project; it uses them up."""
    cost = 0.0
    for start, stop, colour, _, _ in GROUPS[project]:
        count = g.cubes.count(0, start, stop)
        if count:
            more_than_left = count - left[colour]
            if more_than_left > 0:
                cost += _SHORT[colour] * more_than_left
                left[colour] = 0
            else:
                left[colour] = -more_than_left
    return cost


def _to_base(g: Stars, faces: list[int], prices: list[float]) -> tuple[float, int]:
    """What it costs to build a base, and the project to fill or -1."""
    best = _BASE, -1
    for face in faces:
        if CAPACITY[face]:
            project = PROJECTS[face][0]
            best = min(best, (_missing(g, project, prices), project))
    return best


def _claims(
    g: Stars, systems: list[int], prices: list[float], base: float, project: int
) -> dict[int, Source]:
    """For each neutral system that tracks lead to what it costs to place a base there."""
    cubes, holder, holes = g.cubes, g.holder, g.holes
    found: dict[int, Source] = {}
    for system in systems:
        for track, end, far in LINKS[system]:
            if holder[far] or holes[far]:
                continue
            start, stop = START[track], STOP[track]
            colour = cubes[start]
            if not colour:
                cost = (stop - start) * min(prices[COLOUR_OF[system]], prices[COLOUR_OF[far]])
            elif g.departure[track] == end:
                cost = cubes.count(0, start, stop) * prices[colour]
            else:
                continue
            cost += base + _PLACE
            if far not in found or cost < found[far][0]:
                found[far] = cost, 1, project, 1
    return found


# -- the three ways to win -----------------------------------------------------------------------


def _to_expansion(g: Stars, own: _Own) -> float:
    """Nine bases: to build them, and routes to where they can be placed."""
    to_place = BASES - sum(g.bases[system] for system in own.systems)
    to_build = to_place - own.ready
    cost = _PLACE * to_place
    if to_build == to_place:
        cost += own.base + _BASE * (to_build - 1)
    else:
        cost += _BASE * to_build
    room = _room(g, own)
    if room < to_place:
        first = min(own.claims.values(), default=_NOWHERE)[0] - own.base - _PLACE
        cost += first + _ROUTE * 0.5 * (to_place - room - 1)
    return cost


def _room(g: Stars, own: _Own) -> int:
    """How many bases have a place where a route leads or none is needed."""
    mine = own.seat + 1
    ends: set[int] = set()
    for track in routes_of(g, own.seat):
        if is_completed(g, track, own.seat):
            ends.update(ENDS[track])
    if allows(g, own.seat, When.REINFORCE):
        ends.update(own.systems)
    return sum(PLANETS_OF[end] - g.bases[end] for end in ends if g.holder[end] in (0, mine))


def _to_domination(g: Stars, own: _Own) -> float:
    """Five identical symbols: those still missing, where they are the cheapest."""
    sources: list[list[Source]] = [[] for _ in SYMBOLS]
    card: Source = _SYMBOL - _FILLED, 1, -1, 0  # how to get one more
    for face in own.faces:
        if DECK[face] == CONFLICT:
            sources[FACES[face].symbols[0]].append((_PUT_DOWN + 1.0, 1, -1, 0))
            continue
        for project in PROJECTS[face]:
            kind = KIND[project]
            if kind == RECEIVE:
                if GIVES[project][0] >= COMMERCE:
                    source = _missing(g, project, own.prices), 1, project, 0
                    card = source if card[2] < 0 else min(card, source)
            elif kind in (AGENDA, DEVELOPMENT) and not g.working[project]:
                cost = _missing(g, project, own.prices)
                for symbol, count in _GIVEN[project]:
                    sources[symbol].append((cost / count, count, project, 0))
    for face, side in own.sides:
        if g.ahead[face] != side + RED_AHEAD:
            mine, other = (cubes_on(g, PROJECTS[face][each]) for each in (side, 1 - side))
            sources[FACES[face].symbols[0]].append((1.0 + other - mine, 1, -1, 0))
    _add_lines(g, own, sources)
    best = _FAR
    for symbol in sorted(range(len(SYMBOLS)), key=own.symbols.__getitem__, reverse=True):
        best = min(best, _to_symbols(g, own, symbol, sorted(sources[symbol]), card, best))
    return best


def _to_symbols(
    g: Stars, own: _Own, symbol: int, sources: list[Source], card: Source, best: float
) -> float:
    """What it costs to have five of a symbol; if it is more than the best so far, about."""
    needed, total = SYMBOLS_TO_WIN - own.symbols[symbol], 0.0
    projects, spare = [], max(1, own.ready)  # the price of a claim has the next base in it
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
        left = own.bag.copy()
        for project in projects:
            if project >= 0:
                total += _lacking(g, project, left)
    return total


def _add_lines(g: Stars, own: _Own, sources: list[list[Source]]) -> None:
    """Symbols on the board that one more system would bring."""
    mine, holder, claims = own.seat + 1, g.holder, own.claims
    for symbol, one, other in _GREEN:
        if (holder[one] == mine) != (holder[other] == mine):
            free = other if holder[one] == mine else one
            if free in claims:
                sources[symbol].append(claims[free])
    for symbol, one, other in _RED:
        if holder[one] != mine and holder[other] != mine:
            if one in claims:
                sources[symbol].append(claims[one])
            elif other in claims:
                sources[symbol].append(claims[other])


def _to_conquest(g: Stars, own: _Own, lack: float) -> float:
    """A second starting system: to come next to it, and a conflict that captures it."""
    best = _FAR
    if not own.systems:
        return best
    fight = _CONFLICT + _SIDE
    for face in own.faces:
        if DECK[face] == CONFLICT:
            for side, project in enumerate(PROJECTS[face]):
                if _captures(face, side):
                    fight = min(fight, _PUT_DOWN + _missing(g, project, own.prices))
    for corner in CORNERS:
        if g.holes[corner] or g.holder[corner] == own.seat + 1:
            continue
        hops = _HOPS[corner]
        near = min([hops[system] for system in own.systems])
        cost = fight
        if near > 1:
            steps = [own.claims[system] for system in own.claims if hops[system] < near]
            cost += min(steps, default=_NOWHERE)[0] + lack + (near - 2) * _NEXT_SYSTEM
        best = min(best, cost)
    for face, side in own.sides:
        far = side_system(g, face, 1 - side)
        if far in CORNERS and (g.holder[far] == 0 or _captures(face, side)):
            cost = _missing(g, PROJECTS[face][side], own.prices)
            other = PROJECTS[face][1 - side]
            left = STOP[other] - START[other] - cubes_on(g, other)
            best = min(best, cost + max(0.0, cost - left))
    return best


def _captures(face: int, side: int) -> bool:
    return FACES[face].gains[side][0].act == "capture"


# -- means ---------------------------------------------------------------------------------------


def _means(g: Stars, own: _Own) -> float:
    """Cubes to draw, cards to use, projects under way that bring either."""
    seat, held = own.seat, own.symbols
    value = -_TURN * g.skips[seat] + _MORE_CUBES * more(g, seat, When.CUBES_DRAWN)
    if seat == g.active:
        value += _TURN * g.extra + _DISCARDED * min(g.discarded, 3)
    for colour in COLOURED:
        value += _STOCK[own.bag[colour]]
    for face in own.faces:
        deck = DECK[face]
        if deck == CONFLICT:
            value += _CARD[deck]
            continue
        for project in PROJECTS[face]:
            value += _UNDER_WAY * _share(g, project)
        if deck in DEVELOPMENTS:
            value += _DEVELOPMENT + _IMPLEMENTED * is_full(g, PROJECTS[face][0])
            continue
        value += _CARD[deck]
        if deck == LEADER and all(held[symbol] >= count for symbol, count in NEEDS[face]):
            value += _WORKING
    for system in own.systems:
        first = ROOM * system
        value += _PLANET * g.planets.count(0, first, first + PLANETS_OF[system])
    for face, side in own.sides:
        value += _ENGAGED + _FOUGHT * _share(g, PROJECTS[face][side])
    return value


def _share(g: Stars, project: int) -> float:
    """How much of a project is filled."""
    start, stop = START[project], STOP[project]
    return 1.0 - g.cubes.count(0, start, stop) / (stop - start)
