"""How good a table looks to a player: what bots maximise."""

from __future__ import annotations

from fiendish.games.smash_up.rules.board import breakpoint_at, places, powers_at, ranked, spoils
from fiendish.games.smash_up.state import RUNNING, WON, Brawl

_HAND = (0.0, 6.0, 11.0, 15.0, 18.0, 21.0, 23.0, 25.0, 26.0, 27.0, 28.0)


def evaluate(g: Brawl, me: int) -> float:
    """Own prospects less those of the strongest opponent; beyond 1,000 only for a decided game."""
    if g.ended != RUNNING:
        if g.ended == WON:
            return 10_000.0 if g.vp[me] == max(g.vp) else -10_000.0
        return -1_000.0
    prospects = [
        40.0 * vp + _HAND[min(len(hand), 10)] for vp, hand in zip(g.vp, g.hands, strict=True)
    ]
    for place in places(g):
        if not g.minions[place]:
            continue
        powers = powers_at(g, place)
        goal = max(1, breakpoint_at(g, place))
        near = min(1.0, sum(powers.values()) / goal)
        shares = spoils(g, place, ranked(g, powers))
        for seat in range(g.seats):
            prospects[seat] += 40.0 * shares[seat] * near * near + 1.5 * powers.get(seat, 0)
    for here in g.buried:
        for card in here:
            prospects[g.controller[card]] += 4.0
    rivals = [prospects[seat] for seat in range(g.seats) if seat != me]
    return prospects[me] - 0.6 * max(rivals) - 0.4 * sum(rivals) / len(rivals)
