"""How good a table looks to a player: what bots maximise.

A player is as near to winning as cubes are missing for it, by each of the three ways; a slot to
fill counts by how scarce its colour is in the bag. Beside that there is only what helps to get
cubes. All of it lies open, bags too: whatever goes in or out is seen by everybody (MG-R5).
"""

from __future__ import annotations

from fiendish.engine.question import parts
from fiendish.games.master_of_the_galaxy.chart import (
    BLACK,
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
    bases_on_board,
    cubes_on,
    is_completed,
    is_full,
    more,
    routes_of,
    side_system,
    sides_of,
    symbols,
    systems_of,
    works,
)
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

Source = tuple[float, int, int]
"""Of a symbol: what one costs there, how many there are, the project to fill or -1."""

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
_FAR = 60.0
_EASE = 0.35  # of what expansion costs: cubes on base projects come back, and bases bring cards
_NOWHERE: Source = _FAR, 1, -1

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
_STOCK = [20.0 * (1.0 - 0.75**count) for count in range(49)]  # by the cubes of a colour
_TURN = 18.0
_FIRST_DISCARDED = 1.5  # as the next one brings more
_DISCARD_REWARD = (0, 1, 3, 5)


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
    bag = _bag(g, seat)
    prices = _prices(bag)
    faces = [g.identity[card] for card in g.cards[seat]]
    base, project = _to_base(g, faces, prices)
    claims = _claims(g, seat, prices, base, project)
    lack = _lacking(g, project, bag.copy()) if project >= 0 else 0.0
    ways = (
        _EASE * (lack + _to_expansion(g, seat, faces, base, claims)),
        _to_domination(g, seat, faces, bag, prices, claims),
        _to_conquest(g, seat, faces, prices, claims, lack),
    )
    near: float = sum(_LEFT**cost for cost in ways)
    return _NEAR * near - _STEP * min(ways) + _means(g, seat, faces, bag)


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
    for _ in range(g.owed + _DISCARD_REWARD[min(g.discarded, 3)]):
        scarce = min(COLOURED, key=counts.__getitem__)
        counts[scarce] += 1
    return counts


def _prices(bag: list[int]) -> list[float]:
    """For each colour how many cubes have to be drawn, about, to get one that is useful."""
    size = 0.1 * sum(bag)
    return [0.6 + size / (count + 1) for count in bag]


def _missing(g: Stars, project: int, prices: list[float]) -> float:
    """What the empty slots of a project on a card will cost, if the bag has such cubes."""
    cubes, total = g.cubes, 0.0
    for start, stop, colour, _, _ in GROUPS[project]:
        total += cubes.count(0, start, stop) * prices[colour]
    return total


def _lacking(g: Stars, project: int, left: list[int]) -> float:
    """What cubes cost that are not among those left for a project; it uses them up."""
    cost = 0.0
    for start, stop, colour, _, _ in GROUPS[project]:
        count = g.cubes.count(0, start, stop)
        if count:
            cost += _SHORT[colour] * max(0, count - left[colour])
            left[colour] = max(0, left[colour] - count)
    return cost


def _to_base(g: Stars, faces: list[int], prices: list[float]) -> tuple[float, int]:
    """What it costs to have a base to place, and the project to fill or -1."""
    best = _BASE, -1
    for face in faces:
        if g.built[face]:
            return 0.0, -1
        if CAPACITY[face]:
            project = PROJECTS[face][0]
            best = min(best, (_missing(g, project, prices), project))
    return best


def _claims(
    g: Stars, seat: int, prices: list[float], base: float, project: int
) -> dict[int, Source]:
    """For each neutral system within reach what it costs to place a base there."""
    cubes, holder, holes = g.cubes, g.holder, g.holes
    found: dict[int, Source] = {}
    for system in systems_of(g, seat):
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
                found[far] = cost, 1, project
    for face, side in sides_of(g, seat):
        far = side_system(g, face, 1 - side)
        if not holder[far]:
            cost = _missing(g, PROJECTS[face][side], prices)
            if far not in found or cost < found[far][0]:
                found[far] = cost, 1, PROJECTS[face][side]
    return found


# -- the three ways to win -----------------------------------------------------------------------


def _to_expansion(
    g: Stars, seat: int, faces: list[int], base: float, claims: dict[int, Source]
) -> float:
    """Nine bases: to build them, and routes to where they can be placed."""
    to_place = BASES - bases_on_board(g, seat)
    to_build = to_place - sum(g.built[face] for face in faces)
    room = _room(g, seat)
    cost = _PLACE * to_place
    if to_build == to_place and to_build:
        cost += base + _BASE * (to_build - 1)
    else:
        cost += _BASE * to_build
    if room < to_place:
        first = min(claims.values(), default=_NOWHERE)[0] - base - _PLACE
        cost += first + _ROUTE * 0.5 * (to_place - room - 1)
    return cost


def _room(g: Stars, seat: int) -> int:
    """How many bases have a place where a route leads or none is needed."""
    ends: set[int] = set()
    for track in routes_of(g, seat):
        if is_completed(g, track, seat):
            ends.update(ENDS[track])
    if allows(g, seat, When.REINFORCE):
        ends.update(systems_of(g, seat))
    return sum(PLANETS_OF[end] - g.bases[end] for end in ends if g.holder[end] in (0, seat + 1))


def _to_domination(
    g: Stars,
    seat: int,
    faces: list[int],
    bag: list[int],
    prices: list[float],
    claims: dict[int, Source],
) -> float:
    """Five identical symbols: those still missing, where they are the cheapest."""
    sources: list[list[Source]] = [[] for _ in SYMBOLS]
    cards: list[Source] = []  # projects that bring one
    for face in faces:
        if DECK[face] == CONFLICT:
            sources[FACES[face].symbols[0]].append((_PUT_DOWN + 1.0, 1, -1))
            continue
        for project in PROJECTS[face]:
            kind = KIND[project]
            if kind == RECEIVE:
                if GIVES[project][0] >= COMMERCE:
                    cards.append((_missing(g, project, prices), 1, project))
            elif kind in (AGENDA, DEVELOPMENT) and not g.working[project]:
                cost = _missing(g, project, prices)
                given = SYMBOLS_OF[project]
                for symbol in dict.fromkeys(given):
                    count = given.count(symbol)
                    sources[symbol].append((cost / count, count, project))
    for face, side in sides_of(g, seat):
        if g.ahead[face] != side + RED_AHEAD:
            mine, other = (cubes_on(g, PROJECTS[face][each]) for each in (side, 1 - side))
            sources[FACES[face].symbols[0]].append((1.0 + other - mine, 1, -1))
    _add_lines(g, seat, claims, sources)
    card = min(cards, default=(_SYMBOL - _FILLED, 1, -1))
    held = symbols(g, seat)
    best = _FAR
    for symbol in sorted(range(len(SYMBOLS)), key=held.__getitem__, reverse=True):
        needed = SYMBOLS_TO_WIN - held[symbol]
        best = _to_symbols(g, needed, sorted(sources[symbol]), card, bag, best)
    return best


def _to_symbols(
    g: Stars, needed: int, sources: list[Source], card: Source, bag: list[int], best: float
) -> float:
    """What so many more of a symbol cost, if that is less than the best so far."""
    total = 0.0
    projects = []
    for cost, count, project in sources:
        if needed <= 0 or cost > _SYMBOL:
            break
        needed -= count
        total += cost * count
        projects.append(project)
    if needed > 0:
        total += card[0] + _FILLED + _SYMBOL * (needed - 1)
        projects.append(card[2])
    if total >= best:
        return best
    left = bag.copy()
    for project in projects:
        if project >= 0:
            total += _lacking(g, project, left)
    return min(total, best)


def _add_lines(g: Stars, seat: int, claims: dict[int, Source], sources: list[list[Source]]) -> None:
    """Symbols on the board that one more system would bring."""
    mine, holder = seat + 1, g.holder
    for line in GREEN_LINES:
        one, other = line.systems
        if (holder[one] == mine) != (holder[other] == mine):
            free = other if holder[one] == mine else one
            if free in claims:
                sources[line.symbol].append(claims[free])
    for line in RED_LINES:
        one, other = line.systems
        if holder[one] != mine and holder[other] != mine:
            sources[line.symbol] += [claims[end] for end in line.systems if end in claims][:1]


def _to_conquest(
    g: Stars,
    seat: int,
    faces: list[int],
    prices: list[float],
    claims: dict[int, Source],
    lack: float,
) -> float:
    """A second starting system: to come next to it, and a conflict that captures it."""
    best = _FAR
    mine = systems_of(g, seat)
    if not mine:
        return best
    fight = _CONFLICT + _SIDE
    for face in faces:
        if DECK[face] == CONFLICT:
            for side, project in enumerate(PROJECTS[face]):
                if _captures(face, side):
                    fight = min(fight, _PUT_DOWN + _missing(g, project, prices))
    for corner in CORNERS:
        if g.holes[corner] or g.holder[corner] == seat + 1:
            continue
        hops = _HOPS[corner]
        near = min(hops[system] for system in mine)
        cost = fight
        if near > 1:
            steps = [claims[system] for system in claims if hops[system] < near]
            cost += min(steps, default=_NOWHERE)[0] + lack + (near - 2) * (_ROUTE + _BASE + _PLACE)
        best = min(best, cost)
    for face, side in sides_of(g, seat):
        far = side_system(g, face, 1 - side)
        if far in CORNERS and (g.holder[far] == 0 or _captures(face, side)):
            cost = _missing(g, PROJECTS[face][side], prices)
            other = PROJECTS[face][1 - side]
            left = STOP[other] - START[other] - cubes_on(g, other)
            best = min(best, cost + max(0.0, cost - left))
    return best


def _captures(face: int, side: int) -> bool:
    return FACES[face].gains[side][0].act == "capture"


# -- means ---------------------------------------------------------------------------------------


def _means(g: Stars, seat: int, faces: list[int], bag: list[int]) -> float:
    """Cubes to draw, cards to use, projects under way that bring either."""
    value = -_TURN * g.skips[seat] + _MORE_CUBES * more(g, seat, When.CUBES_DRAWN)
    if seat == g.active:
        value += _TURN * g.extra + _FIRST_DISCARDED * min(g.discarded, 3)
    for count in bag[:BLACK]:
        value += _STOCK[count]
    for face in faces:
        deck = DECK[face]
        if deck == CONFLICT:
            value += _CARD[deck]
            continue
        for project in PROJECTS[face]:
            value += _UNDER_WAY * _share(g, project)
        if deck in DEVELOPMENTS:
            value += _DEVELOPMENT + _IMPLEMENTED * is_full(g, PROJECTS[face][0])
        else:
            value += _CARD[deck]
            if deck == LEADER and works(g, seat, face):
                value += _WORKING
    for system in systems_of(g, seat):
        first = ROOM * system
        value += _PLANET * g.planets.count(0, first, first + PLANETS_OF[system])
    for face, side in sides_of(g, seat):
        value += _ENGAGED + _FOUGHT * _share(g, PROJECTS[face][side])
    return value


def _share(g: Stars, project: int) -> float:
    return cubes_on(g, project) / (STOP[project] - START[project])
