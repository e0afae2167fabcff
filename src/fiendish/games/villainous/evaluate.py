"""How good a table looks to a Villain: what the greedy bot maximises.

Both games measure in the same points: 400 for the whole way to an objective, 3 for a Power. What a
Villain is after, each game adds itself. Of hands, only the own one is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fiendish.engine.question import parts
from fiendish.games.villainous.book import ALLY, FATE_ITEM, HERO, ITEM
from fiendish.games.villainous.rules import allowed
from fiendish.games.villainous.rules.board import own_locations, strength, working
from fiendish.games.villainous.rules.plays import (
    ACTIVATE,
    DEED,
    DISCARD,
    FATE,
    FREE,
    GAIN,
    PLAY,
    RELOCATE,
    STEP,
    USE,
    VANQUISH,
)
from fiendish.games.villainous.state import ACT, DECK, RUNNING, Realm
from fiendish.games.villainous.symbols import AMBITION_SYMBOL, PLAY_SYMBOL

Prospects = Callable[[Any, int], float]  # g, player: how well the player is doing
Worth = Callable[[Any, int, int, int, int], float]  # g, player, an act: about what it will bring
Keep = Callable[[Any, int, int], float]  # g, player, face: how much more it is worth in hand

IDLE = 0.0  # a card in hand that is of no use now
PLAIN = 2.0  # any other
ROOM = 2.5  # for a card that will be drawn

_MOST = 990.0  # for a game that is not decided
_NOBODY = 999  # Strength of a Hero that is not there

USUAL = {
    PLAY: 5.0, ACTIVATE: 4.0, RELOCATE: 2.0, VANQUISH: 10.0, FATE: 6.0, DISCARD: 0.0, FREE: 1.0,
    STEP: 0.0, USE: 6.0, DEED: 6.0,
}  # fmt: skip
"""What an act that can be done is worth beforehand, if nothing more is known about it."""


def evaluate(g: Realm, me: int, prospects: Prospects, worth: Worth, keep: Keep) -> float:
    """Own prospects less those of the strongest opponent; beyond 1,000 only for a decided game."""
    if g.ended != RUNNING:
        if g.winner == me:
            return 10_000.0
        return -10_000.0 if g.winner >= 0 else -1_000.0
    hand = [_held(g, me, card, keep) for card in g.hands[me]]
    value = prospects(g, me) + sum(hand)
    if g.active == me and g.phase == ACT:
        value += ROOM * max(0, g.book.hands.size(g, me) - len(hand))
        value += _chances(g, me, worth, sum([max(0.0, ROOM - one) for one in hand]))
    value -= 0.7 * max([prospects(g, seat) for seat in range(g.seats) if seat != me])
    return max(-_MOST, min(_MOST, value))


def _held(g: Realm, me: int, card: int, keep: Keep) -> float:
    """What a card in hand is worth there."""
    face = g.identity[card]
    more = keep(g, me, face)
    needs = g.book.needs[face]
    if g.book.second[face] > g.second[me] or (needs is not None and not needs(g, me, card)):
        return IDLE + 0.25 * more
    return PLAIN + more


def _chances(g: Realm, me: int, worth: Worth, useless: float) -> float:
    """What can still be done this turn: the best for each symbol that is left.

    Without it one place to move to would be as good as any other. `useless` is what a Discard action
    would bring.
    """
    value, here = 0.0, g.book.mover.stand(g, me)
    best: dict[int, float] = {}
    plays: dict[int, float] = {}
    for option in allowed.options(g, me, here):
        act, card, where = parts(option)
        if act == GAIN:
            value += 2.5 * card
        elif act == PLAY:
            plays[card] = max(plays.get(card, 0.0), worth(g, me, act, card, where))
        elif act == DISCARD:
            value += useless + worth(g, me, act, card, where)
        elif act in USUAL:
            best[act] = max(best.get(act, 0.0), worth(g, me, act, card, where))
    if plays:
        symbols = [icon.symbol for icon in allowed.free_symbols(g, me, here)]
        often = symbols.count(PLAY_SYMBOL) + symbols.count(AMBITION_SYMBOL)
        value += sum(sorted(plays.values())[-often:])
    value += sum(best.values())
    return value


# -- what both games have ------------------------------------------------------------------------


def funds(g: Realm, seat: int) -> float:
    """Power, which is worth less the more there is."""
    power = g.power[seat]
    return 3.0 * min(power, 6) + 1.5 * min(max(0, power - 6), 6)


def lands(g: Realm, seat: int, hero: float, might: float, ready: float) -> float:
    """The own locations: Allies and Items there, and what is in the way.

    A Hero is worth so much, and so much more for each point of Strength; `ready` is for a place where
    the Allies are strong enough for the weakest Hero.
    """
    book, identity = g.book, g.identity
    kind, cost = book.kind, book.cost
    auras = working(g, seat, book.auras)
    value = 0.0
    for place in own_locations(g, seat):
        force, need, covered = 0, _NOBODY, False
        for card in g.places[place]:
            face = identity[card]
            what = kind[face]
            if what is ALLY and card // DECK == seat:
                much = strength(g, card, auras)
                value += 2.0 + 1.5 * much + 1.5 * cost[face]
                force += much
            elif what is HERO:
                covered = True
                much = strength(g, card, auras)
                value += hero + might * much
                need = min(need, much)
            elif what is ITEM:
                value += 2.0 + 3.2 * cost[face]
            elif what is ALLY or what is FATE_ITEM:
                covered = True
        if covered:
            value -= 7.0
        if force and need < _NOBODY:
            value += ready * min(1.0, force / max(1, need))
    return value


def attached(g: Realm, seat: int) -> float:
    """The player's own Items that are attached to somebody."""
    kind, cost, identity = g.book.kind, g.book.cost, g.identity
    return sum(
        [
            2.0 + 2.0 * cost[identity[card]]
            for card in g.attached
            if card // DECK == seat and kind[identity[card]] is ITEM
        ]
    )
