"""What lies where and how strong it is: questions to the table that change nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from fiendish.engine.effects import lasting
from fiendish.engine.game import LETTERS
from fiendish.games.villainous.book import ALLY, EVENT, FATE_ITEM, HERO, ITEM, PIECE, Villain
from fiendish.games.villainous.parts import Auras, Parts
from fiendish.games.villainous.state import (
    DECK,
    IMPOSED,
    LOCATIONS,
    MUTED,
    NOWHERE,
    UNDER,
    WEAKENED,
    Realm,
)
from fiendish.games.villainous.symbols import Location

T = TypeVar("T")


# -- players and places --------------------------------------------------------------------------


def villain(g: Realm, seat: int) -> Villain[Any]:
    return g.book.villains[g.villains[seat]]


def player_of(g: Realm, villain: Villain[Any]) -> int:
    """Who plays a Villain; -1 if nobody does."""
    return g.villains.find(villain.number)


def printed_location(g: Realm, place: int) -> Location:
    """What is printed at a location."""
    return g.book.villains[g.villains[place // LOCATIONS]].locations[place % LOCATIONS]


def standing(g: Realm, seat: int) -> Location:
    """What is printed where a mover is, in a game where that is always a location."""
    return g.book.villains[g.villains[seat]].locations[g.mover[seat]]


def covering_mover(g: Realm, seat: int) -> list[int]:
    """The cards that cover top symbols where a mover is."""
    return covering(g, LOCATIONS * seat + g.mover[seat])


_OWN = [range(LOCATIONS * seat, LOCATIONS * seat + LOCATIONS) for seat in range(len(LETTERS))]


def own_locations(g: Realm, seat: int) -> range:
    return _OWN[seat]


def realm_of(g: Realm, card: int) -> int:
    """In whose realm a card is, itself or with what it is attached to; -1 if in nobody's."""
    place = g.at[card]
    if place == UNDER:
        return realm_of(g, g.on[card])
    if place >= NOWHERE or place == IMPOSED:
        return -1
    return place // LOCATIONS if place < LOCATIONS * g.seats else place - LOCATIONS * g.seats


def place_of(g: Realm, card: int) -> int:
    """The location of a card, or of what it is attached to; -1 if it is at none."""
    place = g.at[card]
    if place == UNDER:
        return place_of(g, g.on[card])
    return place if place < LOCATIONS * g.seats else -1


# -- cards ---------------------------------------------------------------------------------------


def is_hero(g: Realm, card: int) -> bool:
    return g.book.kind[g.identity[card]] is HERO


def is_ally(g: Realm, card: int) -> bool:
    return g.book.kind[g.identity[card]] is ALLY


def is_item(g: Realm, card: int) -> bool:
    """Whether it is an Item of a player's deck."""
    return g.book.kind[g.identity[card]] is ITEM


def in_realm(g: Realm, seat: int) -> list[int]:
    """All cards at a player's locations, without what is attached to them."""
    first, second, third, fourth = g.places[LOCATIONS * seat : LOCATIONS * seat + LOCATIONS]
    return first + second + third + fourth


def is_in_realm(g: Realm, seat: int, face: int) -> bool:
    """Whether a card with that face is at one of a player's locations."""
    return face in map(g.identity.__getitem__, in_realm(g, seat))


def heroes(g: Realm, seat: int) -> list[int]:
    """The Heroes in a player's realm."""
    kind, identity, places = g.book.kind, g.identity, g.places
    found = []
    for place in _OWN[seat]:
        for card in places[place]:
            if kind[identity[card]] is HERO:
                found.append(card)
    return found


def all_heroes(g: Realm) -> list[int]:
    """The Heroes in all realms."""
    return [hero for seat in range(g.seats) for hero in heroes(g, seat)]


def heroes_at(g: Realm, place: int) -> list[int]:
    kind, identity = g.book.kind, g.identity
    found = []
    for card in g.places[place]:
        if kind[identity[card]] is HERO:
            found.append(card)
    return found


def has_hero(g: Realm, cards: Iterable[int]) -> bool:
    """Whether there is a Hero among the cards."""
    kind, identity = g.book.kind, g.identity
    return any(kind[identity[card]] is HERO for card in cards)


def allies(g: Realm, seat: int) -> list[int]:
    """A player's own Allies in the own realm."""
    kind, identity, places = g.book.kind, g.identity, g.places
    found = []
    for place in _OWN[seat]:
        for card in places[place]:
            if card // DECK == seat and kind[identity[card]] is ALLY:
                found.append(card)
    return found


def allies_at(g: Realm, place: int, seat: int) -> list[int]:
    """The Allies of a player at a location."""
    kind, identity = g.book.kind, g.identity
    found = []
    for card in g.places[place]:
        if card // DECK == seat and kind[identity[card]] is ALLY:
            found.append(card)
    return found


def items_on(g: Realm, card: int) -> list[int]:
    """What is attached to a card."""
    on = g.on
    found = []
    for item in g.attached:
        if on[item] == card:
            found.append(item)
    return found


def covering(g: Realm, place: int) -> list[int]:
    """The cards at the top of a location, which cover the symbols there: Fate cards and other
    players' Allies."""
    found: list[int] = []
    if not g.places[place]:
        return found
    kind, identity, home = g.book.kind, g.identity, place // LOCATIONS
    for card in g.places[place]:
        if card // DECK != home:
            what = kind[identity[card]]
            if what is HERO or what is FATE_ITEM or what is ALLY:
                found.append(card)
    return found


# -- abilities that work -------------------------------------------------------------------------


def is_silent(g: Realm, card: int) -> bool:
    """Whether the ability of a card has no effect now."""
    if g.lasting and lasting(g, MUTED, card):
        return True
    mutes = g.book.mutes
    if mutes and g.book.kind[g.identity[card]] is ITEM:
        place = place_of(g, card)
        if place >= 0:
            for other in g.places[place]:
                applies = mutes.get(g.identity[other])
                if applies is not None and applies(g, other, card):
                    return True
    return False


def working(g: Realm, seat: int, parts: Parts[T]) -> list[tuple[int, T]]:
    """The cards that work on a player and have such a part, with the part.

    All that lies in the realm works on its player and on nobody else; so does what is imposed.
    """
    found: list[tuple[int, T]] = []
    if not g.at_work[seat] & parts.bit:
        return found
    identity, kind, goes_on, bit = g.identity, g.book.kind, g.book.ongoing, parts.bit
    for card in g.ongoing[seat]:
        face = identity[card]
        if goes_on[face] & bit:
            if (g.lasting or kind[face] is ITEM) and is_silent(g, card):
                continue
            found.append((card, parts[face]))
    return found


def ongoing(g: Realm, seat: int) -> list[int]:
    """The cards whose texts go on working on a player: in the realm, attached there, imposed."""
    goes_on, identity = g.book.ongoing, g.identity
    found = []
    for card in in_realm(g, seat) + g.places[g.area(seat)]:
        if goes_on[identity[card]]:
            found.append(card)
    for card in g.attached:
        if goes_on[identity[card]] and realm_of(g, card) == seat:
            found.append(card)
    for card in g.imposed(seat):
        if goes_on[identity[card]]:
            found.append(card)
    return found


def parts_of(g: Realm, cards: list[int]) -> int:
    """The bits of all parts of these cards that go on working."""
    bits = 0
    for card in cards:
        bits |= g.book.ongoing[g.identity[card]]
    return bits


def forbidding(g: Realm, me: int, act: int, card: int = -1, where: int = -1) -> int:
    """The card that does not let a player do something; -1 if none does."""
    bars = g.book.bars[act]
    if g.at_work[me] & bars.bit:
        for source, bar in working(g, me, bars):
            if bar(g, source, me, card, where):
                return source
    return -1


# -- Strength ------------------------------------------------------------------------------------


def has_strength(g: Realm, card: int) -> bool:
    """Whether a card in play has a Strength; a tile has none unless it says so."""
    face = g.identity[card]
    kind = g.book.kind[face]
    return kind in (ALLY, HERO, EVENT) or (kind is PIECE and face in g.book.own)


def strength(g: Realm, card: int, auras: Auras | None = None) -> int:
    """The current Strength of a character, never less than 0.

    `auras` are those at work in its realm, if they are known already.
    """
    book, identity = g.book, g.identity
    face = identity[card]
    total = book.strength[face] + g.plus[card] - g.minus[card]
    if g.lasting:
        total -= lasting(g, WEAKENED, card)
    if g.attached:
        on = g.on
        for item in g.attached:
            if on[item] == card and book.bonus[identity[item]] and not is_silent(g, item):
                total += book.bonus[identity[item]]
    if face in book.own and not is_silent(g, card):
        total += book.own[face](g, card)
    if auras is None or auras:
        place = g.at[card]
        if place < LOCATIONS * g.seats and g.at_work[place // LOCATIONS] & book.auras.bit:
            seat = place // LOCATIONS
            if card // DECK == seat or card >= DECK * g.seats:  # they do not reach foreign Allies
                for source, aura in working(g, seat, book.auras) if auras is None else auras:
                    if source != card:
                        total += aura(g, source, card)
    return total if total > 0 else 0


def sum_of_strength(g: Realm, cards: list[int]) -> int:
    total = 0
    for card in cards:
        total += strength(g, card)
    return total
