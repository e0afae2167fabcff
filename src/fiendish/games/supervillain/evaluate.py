"""How good a table looks to a Villain: what the greedy bot maximises."""

from __future__ import annotations

from fiendish.games.supervillain.faces import COST, FACILITY, POINTS, POWER, Kind
from fiendish.games.supervillain.rules.board import points
from fiendish.games.supervillain.rules.victory import total
from fiendish.games.supervillain.state import RUNNING, Galaxy

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
    identity = g.identity
    value = 100.0 * points(g, seat) + (40.0 if total(g, seat) >= g.goal - 1 else 0.0)
    for facility in g.facilities[seat]:
        kind = FACILITY[identity[facility]].kind
        value += 12.0 if kind is Kind.ONCE_PER_TURN else 6.0
        value += 8.0 if g.token[facility] else 0.0
    done = [0] * 48
    for mob in g.mobs[seat]:
        done[g.on[mob]] += POWER[identity[mob]]
        value += 3.0 if g.token[mob] else 0.0
    for project in g.projects[seat]:
        face = identity[project]
        share = min(1.0, done[project] / COST[face])
        # A Project is worth more the nearer it is, and what it will give.
        value += (8.0 + 30.0 * POINTS[face]) * (0.25 + 0.75 * share) * (0.3 + 0.7 * share)
    value += _HAND[min(len(g.hands[seat]), 7)]
    for asteroid in g.asteroids:
        if g.owner[asteroid] == seat:
            value += 9.0
        if g.target[asteroid] == seat:
            value -= 28.0 if g.charged[asteroid] else 7.0
    return value
