"""Why an act is not among the options of the Perform Actions step, by the checks that list them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from fiendish.engine.question import Question, Reason
from fiendish.engine.wording import face_id
from fiendish.games.villainous.book import VEHICLE
from fiendish.games.villainous.rules import allowed
from fiendish.games.villainous.rules.board import (
    is_silent,
    own_locations,
    printed_location,
    villain,
    working,
)
from fiendish.games.villainous.rules.plays import (
    ACTIVATE,
    CARD,
    DISCARD,
    FATE,
    FREE,
    NO_PLACE,
    PLAY,
    RELOCATE,
    STEP,
    VANQUISH,
    against_activation,
    against_play,
    toll,
)
from fiendish.games.villainous.state import LOCATIONS, NOWHERE, Realm
from fiendish.games.villainous.words import paid

Wanted = dict[str, Any]


def refuse(question: Question, me: int, act: Wanted) -> Reason:
    """Why this act is not among the options of the player who is asked."""
    g = question.g
    assert isinstance(g, Realm)
    words, kind = g.book.words, act.get("kind", "")
    if question.prompt is words.MOVE and kind == "move":
        return words.SAME_PLACE
    early = question.prompt is words.MOVE and kind == "free" and g.book.free_any_step
    if question.prompt is not words.ACT and not early:
        return words.NOT_ASKED
    if kind not in words.in_step:
        return Reason(words.ACT.rule, f"in this step there is: {', '.join(words.in_step)}")
    number = words.acts.index(kind)
    reason = _against_symbol(g, me, number, act)
    if reason is None and number in _REFUSALS:
        reason = _REFUSALS[number](g, me, act)
    return reason or words.NOT_ASKED


def _against_symbol(g: Realm, me: int, number: int, act: Wanted) -> Reason | None:
    held = named(g, g.hands[me], act) if number == PLAY else []
    symbol = (
        allowed.symbol_needed(g, me, number, held[0]) if held else allowed.SYMBOL_OF.get(number)
    )
    return None if symbol is None else allowed.against_symbol(g, me, symbol)


def named(g: Realm, cards: Iterable[int], act: Wanted) -> list[int]:
    """Those of the cards that the act means, by handle or id."""
    if "handle" in act:
        return [card for card in cards if card == act["handle"]]
    return [card for card in cards if face_id(g, card) == act.get("card", "")]


def priced(g: Realm, me: int, reason: Reason | None, power: int, second: int) -> Reason | None:
    """A reason that speaks of a price, with the figures."""
    words = g.book.words
    if reason is words.CANNOT_PAY:
        price, have = paid(power, words.power), g.power[me]
    elif reason is words.CANNOT_SPEND:
        price, have = paid(second, words.second), g.second[me]
    else:
        return reason
    return Reason(reason.rule, f"it costs {price}, and you have {have}")


# -- acts ----------------------------------------------------------------------------------------


def _play(g: Realm, me: int, act: Wanted) -> Reason | None:
    held, at = named(g, g.hands[me], act), act.get("place", "")
    if not held:
        return g.book.words.NOT_IN_HAND
    spot = _spot(g, at)
    return against_play(g, me, held[0], spot) or (g.book.words.NOT_THERE if at else None)


def _activate(g: Realm, me: int, act: Wanted) -> Reason | None:
    usable = g.book.actions.activatable(g, me)
    mine = [card for card in named(g, _in_play(g), act) if g.owner(card) == me or card in usable]
    if not mine:
        return g.book.words.NOT_IN_PLAY
    reason = against_activation(g, me, mine[0])
    ability = g.book.activated.get(g.identity[mine[0]])
    if ability is None:
        return reason
    return priced(g, me, reason, ability.power + toll(g, me), ability.second)


def _relocate(g: Realm, me: int, act: Wanted) -> Reason | None:
    """Of several equal cards, that of the player's own which could go somewhere."""
    cards, at = named(g, _in_play(g), act), act.get("place", "")
    if not cards:
        return g.book.words.NOT_IN_PLAY
    card = next((one for one in cards if g.owner(one) == me), cards[0])
    where = _spot(g, at)
    if at and where < 0:
        return g.book.words.NOT_MOVED_THERE
    if where < 0 and g.book.kind[g.identity[card]] is VEHICLE:
        where = NO_PLACE
    elif where < 0:
        where = next(place for place in own_locations(g, me) if place != g.at[card])
    return allowed.against_relocation(g, me, card, where)


def _vanquish(g: Realm, me: int, act: Wanted) -> Reason | None:
    foes = named(g, _in_play(g), act)
    return allowed.against_vanquish(g, me, foes[0]) if foes else g.book.words.NO_TARGET


def _fate(g: Realm, me: int, act: Wanted) -> Reason | None:
    return allowed.against_fate(g, me)


def _discard(g: Realm, me: int, act: Wanted) -> Reason | None:
    return g.book.words.EMPTY_HAND


def _free(g: Realm, me: int, act: Wanted) -> Reason | None:
    words, cards = g.book.words, named(g, _in_play(g), act)
    if not cards:
        return words.NOT_IN_PLAY
    card, step = cards[0], g.book.free.get(g.identity[cards[0]])
    if step is None:
        return words.NO_STEP
    if card not in [source for source, _ in working(g, me, g.book.free)]:
        return words.SILENT if is_silent(g, card) else words.NOT_IN_PLAY
    return priced(g, me, allowed.against_free(g, me, card), step.power, step.second)


def _step(g: Realm, me: int, act: Wanted) -> Reason | None:
    """If a step as such is possible, it is its amount that cannot be spent."""
    words, against = g.book.words, villain(g, me).against_step
    return words.NO_OWN_STEP if against is None else against(g, me) or words.CANNOT_SPEND


_REFUSALS: dict[int, Callable[[Any, int, Wanted], Reason | None]] = {
    PLAY: _play,
    ACTIVATE: _activate,
    RELOCATE: _relocate,
    VANQUISH: _vanquish,
    FATE: _fate,
    DISCARD: _discard,
    FREE: _free,
    STEP: _step,
}


# -- what is meant -------------------------------------------------------------------------------


def _spot(g: Realm, at: str) -> int:
    """The location or card of that id, as a place of play; -1 if there is none."""
    locations = range(LOCATIONS * g.seats)
    found = [place for place in locations if printed_location(g, place).id == at]
    cards = [card for card, place in enumerate(g.at) if place != NOWHERE]
    found += [CARD + card for card in cards if face_id(g, card) == at]
    return found[0] if found else -1


def _in_play(g: Realm) -> list[int]:
    return [
        *(card for place in g.places for card in place),
        *g.attached,
        *g.book.placing.elsewhere(g),
    ]
