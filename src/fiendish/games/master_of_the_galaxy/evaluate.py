"""How good a table looks to a player: what the greedy bot maximises."""

from __future__ import annotations

from fiendish.games.master_of_the_galaxy.chart import BLACK, COLOURED, CORNERS, WIDTH
from fiendish.games.master_of_the_galaxy.faces import (
    AGENDA,
    BASE,
    COVERT,
    DEVELOPMENT,
    KIND,
    PROJECTS,
    RECEIVE,
    START,
    STOP,
)
from fiendish.games.master_of_the_galaxy.rules.board import (
    bases_on_board,
    constructed,
    cubes_on,
    is_completed,
    routes_of,
    sides_of,
    symbols,
)
from fiendish.games.master_of_the_galaxy.state import RUNNING, Stars

_PROJECT = {BASE: 18.0, RECEIVE: 10.0, AGENDA: 30.0, COVERT: 4.0, DEVELOPMENT: 20.0}
_BEST_SYMBOL = (0.0, 4.0, 14.0, 34.0, 80.0, 500.0)  # by the most symbols of a kind
_IN_BAG = (-12.0, 2.0, 7.0, 9.0, 10.5, 11.5, 12.0)  # by the cubes of a colour
_ROUTES = (0.0, 9.0, 13.0, 15.0, 16.0)  # by completed routes to neutral systems
_BASES = (0.0, 10.0, 22.0, 36.0, 52.0, 70.0, 92.0, 120.0, 160.0, 500.0)  # on the board


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
    """What a player has: bases and symbols above all, then what will become such, then means."""
    held = symbols(g, seat)
    value = _BASES[min(bases_on_board(g, seat), 9)] + _BEST_SYMBOL[min(max(held), 5)]
    value += 3.0 * sum(held) + 14.0 * sum(g.built[face] for face in constructed(g, seat))
    value += _cards(g, seat) + _board(g, seat)
    return value + _bag(g, seat) - 10.0 * g.skips[seat]


def _bag(g: Stars, seat: int) -> float:
    """Cubes to draw: some of every colour, and not too many black ones among them."""
    value = 0.0
    for colour in COLOURED:
        count = g.bags[seat * WIDTH + colour]
        if seat == g.active:
            count += g.drawn[colour]
        value += _IN_BAG[min(count, 6)]
    return value - 0.8 * max(g.bags[seat * WIDTH + BLACK] - 2, 0)


def _cards(g: Stars, seat: int) -> float:
    """Cards, and projects on them by how far they are; too many at once tie up cubes."""
    value = 4.0 * min(len(g.cards[seat]), 8)
    begun = []
    for card in g.cards[seat]:
        for project in PROJECTS[g.identity[card]]:
            worth = _PROJECT.get(KIND[project], 0.0)
            if g.working[project]:
                value += 1.8 * worth
            elif worth:
                begun.append(worth * _share(g, project))
    return value + _best(begun, 3)


def _best(values: list[float], count: int) -> float:
    """The sum of the best few, and a little for the others."""
    values.sort(reverse=True)
    return sum(values[:count]) + 0.3 * sum(values[count:])


def _share(g: Stars, project: int) -> float:
    done = cubes_on(g, project) / (STOP[project] - START[project])
    return done * (0.4 + 0.6 * done) if done < 1.0 else 1.3


def _board(g: Stars, seat: int) -> float:
    """Routes, conflicts, planets, the home."""
    done = [is_completed(g, track, seat) for track in routes_of(g, seat)]
    begun = [9.0 * _share(g, t) for t in routes_of(g, seat) if not is_completed(g, t, seat)]
    value = _ROUTES[min(sum(done), 4)] + _best(begun, 2)
    for face, side in sides_of(g, seat):
        value += 24.0 * _share(g, PROJECTS[face][side])
        value -= 12.0 * _share(g, PROJECTS[face][1 - side])
    value += 12.0 * any(g.holder[corner] == seat + 1 for corner in CORNERS)
    if seat == g.active:
        value += 6.0 * len(g.pending)  # rewards to come
    return value
