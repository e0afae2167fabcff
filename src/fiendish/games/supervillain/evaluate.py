"""How good a table looks to a Villain: what bots maximise."""

from __future__ import annotations

from fiendish.games.supervillain.faces import COST, FACILITY, POINTS, POWER, Kind
from fiendish.games.supervillain.rules.board import points
from fiendish.games.supervillain.rules.victory import total
from fiendish.games.supervillain.state import DOMINATION, RUNNING, Galaxy

_HAND = (0.0, 8.0, 15.0, 21.0, 26.0, 30.0, 33.0, 35.0)  # by the number of cards held


def evaluate(g: Galaxy, me: int) -> float:
    """Own prospects less those of the strongest opponent; beyond 1,000 only for a decided game."""
    if g.ended != RUNNING:
        if g.winners >> me & 1:
            return 10_000.0
        return -10_000.0 if g.winners else -1_000.0
    mate = (me + 2) % 4 if g.teams else -1
    prospects = [_prospects(g, seat) for seat in range(g.seats)]
    mine = prospects[me] + (0.9 * prospects[mate] if mate >= 0 else 0.0)
    rivals = [prospects[seat] for seat in range(g.seats) if seat not in (me, mate)]
    return mine - 0.6 * max(rivals) - 0.4 * sum(rivals) / len(rivals)


def _prospects(g: Galaxy, seat: int) -> float:
    """What a Villain has: points above all, then what will become points, then means."""
    value = 100.0 * points(g, seat) + _HAND[min(len(g.hands[seat]), 7)]
    if total(g, seat) >= g.goal - 1:
        value += 40.0
    for facility in g.facilities[seat]:
        kind = FACILITY[g.identity[facility]].kind
        value += (12.0 if kind is Kind.ONCE_PER_TURN else 6.0) + 8.0 * g.token[facility]
    return value + _projects(g, seat) + _asteroids(g, seat)


def _projects(g: Galaxy, seat: int) -> float:
    """Projects by what they will give and how far they are; a fourth one adds little."""
    identity = g.identity
    built = [0] * len(DOMINATION)
    value = 0.0
    for mob in g.mobs[seat]:
        built[g.on[mob]] += POWER[identity[mob]]
        value += 4.0 * g.token[mob]
    for number, project in enumerate(g.projects[seat]):
        face = identity[project]
        share = min(1.0, built[project] / COST[face])
        value += (6.0 + 6.0 * POINTS[face]) * (1.0 if number < 3 else 0.3)
        value += (10.0 + 70.0 * POINTS[face]) * share * (0.7 + 0.3 * share)
    return value


def _asteroids(g: Galaxy, seat: int) -> float:
    """An own Asteroid brings a card; one that is coming threatens what it can reach."""
    value = 0.0
    for asteroid in g.asteroids:
        if g.owner[asteroid] == seat:
            value += 5.0
        if g.target[asteroid] == seat:
            value -= 8.0 if g.mobs[seat] else 2.0
            if g.charged[asteroid] and (g.facilities[seat] or g.mobs[seat]):
                value -= 28.0
    return value
