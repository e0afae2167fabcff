"""How good a table looks to a Villain: what the greedy bot maximises."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fiendish.games.villainous.book import ALLY, HERO
from fiendish.games.villainous.rules.board import covering, own_locations, strength, villain
from fiendish.games.villainous.state import RUNNING, Realm


def evaluate(g: Realm, me: int, further: Callable[[Any, int], float]) -> float:
    """Own prospects less those of the strongest opponent; beyond 1,000 only for a decided game."""
    if g.ended != RUNNING:
        if g.winner == me:
            return 10_000.0
        return -10_000.0 if g.winner >= 0 else -1_000.0
    prospects = [_prospects(g, seat) + further(g, seat) for seat in range(g.seats)]
    return prospects[me] - 0.7 * max(prospects[seat] for seat in range(g.seats) if seat != me)


def _prospects(g: Realm, seat: int) -> float:
    """How near the objective is, then means: the currency, Allies, free locations."""
    kind, identity = g.book.kind, g.identity
    value = 400.0 * villain(g, seat).nearness(g, seat)
    value += 4.0 * min(g.power[seat], 10) + 2.0 * len(g.hands[seat])
    for place in own_locations(g, seat):
        for card in g.places[place]:
            what = kind[identity[card]]
            if what is ALLY and g.owner(card) == seat:
                value += 2.0 + 3.0 * strength(g, card)
            elif what is HERO:
                value -= 2.0 + strength(g, card)
        if covering(g, place):
            value -= 6.0
    return value
