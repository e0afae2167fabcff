"""The steps of a turn where this game has its own, and the acts that Ambition pays for."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

from fiendish.engine.effects import Asking, note
from fiendish.engine.journal import Happening
from fiendish.engine.memo import Memo
from fiendish.engine.question import Reason, action, actions
from fiendish.engine.seats import clockwise
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.book import BOOK, Moment
from fiendish.games.star_wars_villainous.rules import vehicles
from fiendish.games.star_wars_villainous.rules.conditions import ARRIVED, PAID, guide, happen
from fiendish.games.star_wars_villainous.rules.vanquish import vanquishable
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous.book import Act
from fiendish.games.villainous.rules.allowed import OFFERS as SHARED_OFFERS
from fiendish.games.villainous.rules.allowed import plays_by_second
from fiendish.games.villainous.rules.board import in_realm, is_silent, realm_of, villain, working
from fiendish.games.villainous.rules.plays import (
    CARD,
    USE,
    VANQUISH,
    against_act,
    against_price,
    carry_out,
    pay,
)
from fiendish.games.villainous.state import LOCATIONS
from fiendish.games.villainous.symbols import AMBITION_SYMBOL, VANQUISH_SYMBOL

# -- steps ---------------------------------------------------------------------------------------


def start(g: Sector, me: int, card: int) -> Asking | None:
    """The first step: gain Ambition; then what the guide says (SW-18, SW-R53)."""
    amount = 1
    if g.at_work[me] & g.book.ambitions.bit:
        for source, change in working(g, me, g.book.ambitions):
            amount += change(g, source, me)
    gain_ambition(g, me, amount, words.AMBITION)
    first = guide(g, me).first_step
    return None if first is None else first(g, me)


def arrive(g: Sector, me: int, place: int) -> Asking | tuple[()]:
    """The mover arrives: the guide sees it, and a Vehicle's Ability works."""
    if place >= CARD:
        return _board(g, me, place)
    g.mover[me] = place % LOCATIONS
    happen(g, ARRIVED, me, place)
    return settle(g)


def _board(g: Sector, me: int, place: int) -> Asking:
    """The move is what a task may ask for, so it counts before the Ability works (SW-R47)."""
    g.mover[me] = LOCATIONS + place - CARD
    watch = guide(g, me).watch
    asking = watch(g, me, Moment(ARRIVED, me, place, 0)) if watch is not None else None
    if asking is not None:
        yield from asking
    yield from vehicles.arrive(g, me, place - CARD)
    yield from settle(g)


def before_drawing(g: Sector, me: int) -> Asking | tuple[()]:
    """The end of the turn: abilities of cards, then the guide (SW-R70)."""
    idle = guide(g, me).last_step is None and not g.at_work[me] & g.book.turn_ends.bit
    return () if idle else _end_turn(g, me)


def _end_turn(g: Sector, me: int) -> Asking:
    for source, effect in working(g, me, g.book.turn_ends):
        yield from carry_out(g, me, source, effect(g, me, source))
    final = guide(g, me).last_step
    if final is not None:
        yield from final(g, me)


def settle(g: Sector) -> Asking | tuple[()]:
    """Something may have changed in a Sector: guides look at it."""
    for seat, unsettled in _LOOKERS[g.villains]:
        if unsettled(g, seat):
            return _settle(g)
    return ()


def _lookers(villains: bytes) -> list[tuple[int, Callable[[Any, int], object]]]:
    """The players whose guides may have something to settle, and how to tell."""
    all_ = [(seat, BOOK.guides[number].unsettled) for seat, number in enumerate(villains)]
    return [(seat, unsettled) for seat, unsettled in all_ if unsettled is not None]


_LOOKERS = Memo(_lookers)


def _settle(g: Sector) -> Asking:
    """In turn order (SW-R10)."""
    for seat in clockwise(g):
        look = guide(g, seat).settle
        if look is not None:
            yield from look(g, seat)


# -- Ambition ------------------------------------------------------------------------------------


def gain_ambition(
    g: Sector, me: int, amount: int, told: Happening = words.AMBITION_BY_CARD
) -> None:
    """Take Ambition from the Chamber, as far as there is any."""
    amount = g.supplied_ambition(amount)
    if amount:
        g.second[me] += amount
        note(g, told, me, amount=amount)


def lose_ambition(g: Sector, seat: int, amount: int) -> int:
    """Lose Ambition, as far as there is any; how much it was. That is no spending (SW-R13)."""
    lost = min(amount, g.second[seat])
    if lost:
        g.second[seat] -= lost
        note(g, g.book.words.LOST_SECOND, seat, amount=lost)
    return lost


def spend(g: Sector, me: int, amount: int) -> None:
    """Pay Ambition, which Conditions may see (SW-R36)."""
    g.second[me] -= amount
    note(g, g.book.words.SPENT_SECOND, me, amount=amount)
    if amount and g.active == me:
        happen(g, PAID, me, amount)


# -- acts ----------------------------------------------------------------------------------------


def able(g: Sector, me: int, abilities: Container[int]) -> list[int]:
    """The cards in a player's Sector with one of these faces, on either side, attached ones too."""
    identity = g.identity
    found = []
    for card in in_realm(g, me) + g.places[LOCATIONS * g.seats + me]:
        if identity[card] in abilities:
            found.append(card)
    for card in g.attached:
        if identity[card] in abilities and realm_of(g, card) == me:
            found.append(card)
    return found


def activatable(g: Sector, me: int) -> list[int]:
    """The cards in the own Sector with an Activated Ability (SW-56)."""
    return able(g, me, g.book.activated)


def _ambitions(g: Sector, me: int) -> list[int]:
    """What an Ambition symbol offers: cards to play for it, and Ambition Abilities."""
    found = plays_by_second(g, me)
    abilities, second = g.book.abilities, g.second[me]
    for card in able(g, me, abilities):
        for n, ability in enumerate(abilities[g.identity[card]]):
            if ability.ambition <= second and against_use(g, me, card, n) is None:
                found.append(action(USE, card, n))
    return found


OFFERS = {
    **SHARED_OFFERS,
    AMBITION_SYMBOL: _ambitions,
    VANQUISH_SYMBOL: lambda g, me: actions(VANQUISH, vanquishable(g, me)),
}


def against_use(g: Sector, me: int, card: int, n: int) -> Reason | None:
    """Why a player cannot use an Ambition Ability."""
    ambition, needs, _ = g.book.abilities[g.identity[card]][n]
    reason = against_act(g, me, Act.AMBITION, card)
    if reason is None and is_silent(g, card):
        return g.book.words.SILENT
    if reason is None:
        reason = against_price(g, me, 0, ambition)
    if reason is None and needs is not None and not needs(g, me, card):
        return g.book.words.unmet(needs)
    return reason


def act(g: Sector, me: int, kind: int, card: int, where: int) -> Asking:
    """Use an Ambition Ability, or do what the guide allows."""
    if kind == USE:
        ability = g.book.abilities[g.identity[card]][where]
        note(g, words.USED, me, [card])
        pay(g, me, 0, ability.ambition)
        yield from carry_out(g, me, card, ability.effect(g, me, card))
    else:
        deed = villain(g, me).deeds[card]
        note(g, deed.told, me, [where] * deed.of_cards)
        pay(g, me, *deed.price(g, me, where))
        asking = deed.effect(g, me, where)
        if asking is not None:
            yield from asking
