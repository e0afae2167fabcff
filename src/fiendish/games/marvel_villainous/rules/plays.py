"""Where cards may go besides the own Domain: Events, other Domains, characters anywhere."""

from __future__ import annotations

from collections.abc import Callable

from fiendish.engine.effects import Asking, note
from fiendish.engine.question import Reason
from fiendish.engine.seats import others
from fiendish.games.marvel_villainous import words
from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.rules import events
from fiendish.games.marvel_villainous.rules.fate import is_bare
from fiendish.games.marvel_villainous.state import Mayhem
from fiendish.games.villainous.book import ALLY, CONTRACT, HERO, ITEM, SPECIALTY, Act
from fiendish.games.villainous.rules.board import (
    allies,
    forbidding,
    items_on,
    own_locations,
    strength,
    working,
)
from fiendish.games.villainous.rules.changes import gain_power, lift, put
from fiendish.games.villainous.rules.plays import CARD, against_act, is_fresh
from fiendish.games.villainous.state import DECK, LOCATIONS, NOBODY

PERSONAS = BOOK.group(ALLY, "Loki")  # of whom one may be in each other Domain
WANDERERS: set[int] = set()
"""Faces of Allies that may be relocated into other Domains."""

REWARD: dict[int, tuple[int, int]] = {}
"""What a Contract pays, and what it pays in the turn in which it was played."""

WORTH: dict[int, int] = {}
"""The least Strength of a character to which a Contract can be attached."""


# -- playing -------------------------------------------------------------------------------------


def more_spots(g: Mayhem, me: int, card: int) -> list[int]:
    """Events and other Domains for Allies, characters for Contracts."""
    face = g.identity[card]
    kind = g.book.kind[face]
    if kind is CONTRACT:
        return [CARD + foe for foe in marks(g, me, WORTH[face])]
    if kind is not ALLY:
        return []
    found = [CARD + event for event in events.usable(g, me, card)] if g.events else []
    if g.book.faces[face].abroad and forbidding(g, me, Act.PLAY_ABROAD) < 0:
        for seat in others(g, me):
            if not (face in PERSONAS and has_persona(g, me, seat)):
                found += own_locations(g, seat)
    return found


def against_spot(g: Mayhem, me: int, card: int, where: int) -> Reason | None:
    """Why a card may not be played there, or (-1) nowhere."""
    face = g.identity[card]
    kind = g.book.kind[face]
    if kind is CONTRACT:
        return words.NO_MARK
    if kind is ITEM:
        return words.NO_HOST if g.book.attaches[face] else words.ITEM_AT_HOME
    if where - CARD in g.events:
        return _against_event(g, me, where - CARD)
    if 0 <= where < CARD and g.book.faces[face].abroad:
        return against_act(g, me, Act.PLAY_ABROAD) or words.ONE_PERSONA
    return None


def has_persona(g: Mayhem, me: int, seat: int) -> bool:
    """Whether a Loki Ally of this player is in that Domain (MV-135)."""
    return any(g.identity[card] in PERSONAS for card in abroad(g, me, seat))


def abroad(g: Mayhem, me: int, seat: int) -> list[int]:
    """A player's Allies in another player's Domain."""
    return _allies_at(g, me, g.places[LOCATIONS * seat : LOCATIONS * seat + LOCATIONS])


def all_abroad(g: Mayhem, me: int) -> list[int]:
    """A player's Allies in all other Domains, the next player's first."""
    places, home = g.places, LOCATIONS * me
    return _allies_at(g, me, places[home + LOCATIONS : LOCATIONS * g.seats] + places[:home])


def _allies_at(g: Mayhem, me: int, places: list[list[int]]) -> list[int]:
    """A player's Allies at these locations."""
    kind, identity = g.book.kind, g.identity
    found = []
    for cards in places:
        for card in cards:
            if card // DECK == me and kind[identity[card]] is ALLY:
                found.append(card)
    return found


def marks(g: Mayhem, me: int, least: int = 0) -> list[int]:
    """Heroes and other players' Allies in any Domain that can get a Contract (MV-147)."""
    kind, identity, taken = g.book.kind, g.identity, under_contract(g)
    found = []
    for place in g.places[: LOCATIONS * g.seats]:
        for card in place:
            what = kind[identity[card]]
            if (
                (what is HERO or (what is ALLY and card // DECK != me))
                and card not in taken
                and not is_bare(g, card)
                and (not least or strength(g, card) >= least)
            ):
                found.append(card)
    return found


def under_contract(g: Mayhem) -> list[int]:
    """The characters that have a Contract."""
    kind, identity, on = g.book.kind, g.identity, g.on
    return [on[item] for item in g.attached if kind[identity[item]] is CONTRACT]


# -- activating ----------------------------------------------------------------------------------


def activatable(g: Mayhem, me: int) -> list[int]:
    """The player's cards with an Activated Ability: in any Domain, attached, at Events."""
    abilities, identity = g.book.activated, g.identity
    found = []
    for cards in (*g.places, g.attached, g.sent):
        for card in cards:
            if card // DECK == me and identity[card] in abilities:
                found.append(card)
    return found


# -- relocating ----------------------------------------------------------------------------------


def more_relocations(g: Mayhem, me: int) -> list[tuple[int, int]]:
    """Allies to Events, home from other Domains, and the one that may go there."""
    barred = g.at_work[me] & g.book.bars[Act.RELOCATE].bit
    goals = [CARD + event for event in events.open_to(g, me)]
    found = []
    for card in allies(g, me):
        face = g.identity[card]
        there = goals if face not in events.HOMEBOUND else []
        if face in WANDERERS:
            there = there + [spot for seat in others(g, me) for spot in own_locations(g, seat)]
        if there and not (barred and forbidding(g, me, Act.RELOCATE, card) >= 0):
            found += [(card, spot) for spot in there]
    for card in all_abroad(g, me):
        there = goals if g.identity[card] not in events.HOMEBOUND else []
        found += [(card, spot) for spot in there]
        found += [
            (card, spot)
            for spot in own_locations(g, me)
            if not (barred and forbidding(g, me, Act.RELOCATE, card, spot) >= 0)
        ]
    return found


def against_goal(g: Mayhem, me: int, card: int, where: int) -> Reason | None:
    """Why an own card cannot go there by a Relocate action, whatever forbids it besides."""
    face = g.identity[card]
    kind = g.book.kind[face]
    if kind is SPECIALTY:
        return words.SPECIALTY_STAYS
    if kind is not ALLY and kind is not ITEM:
        return g.book.words.NOT_MOVABLE
    if card in g.sent:
        return words.FROM_EVENT
    if where < CARD:
        at_home = g.at[card] in own_locations(g, me)
        roams = where in own_locations(g, me) or (at_home and face in WANDERERS)
        return None if roams else words.OTHER_DOMAIN
    if where - CARD not in g.events:
        return g.book.words.NOT_MOVED_THERE
    if kind is ITEM:
        return words.ITEM_TO_EVENT
    if face in events.HOMEBOUND:
        why, what = g.book.words.FIXED, g.book.faces[face].name
        return Reason(why.rule, why.text.format(what=what))
    return _against_event(g, me, where - CARD)


def _against_event(g: Mayhem, me: int, event: int) -> Reason | None:
    """Why a player can bring no Ally to an Event."""
    if events.villain_of(g, event) not in (-1, me):
        return words.NO_EVENTS_FOR_YOU
    return against_act(g, me, Act.TO_EVENT)


def carry(g: Mayhem, me: int, card: int, where: int) -> Asking:
    """An Ally goes to an Event, or a piece to a location."""
    if where >= CARD:
        yield from events.send(g, me, card, where - CARD, False)
        yield from events.settle(g)
    else:
        lift(g, card)
        put(g, card, where)
        note(g, g.book.words.RELOCATED, me, [card], amount=where)


# -- defeat --------------------------------------------------------------------------------------


def defeated(g: Mayhem, card: int, by: int) -> Callable[[], None]:
    """A player has defeated a character: Contracts pay, and other texts see it."""
    if by == NOBODY:
        return lambda: None
    contracts = [
        (item, REWARD[g.identity[item]][is_fresh(g, item)])
        for item in items_on(g, card)
        if g.book.kind[g.identity[item]] is CONTRACT and g.owner(item) == by
    ]

    def follow() -> None:
        for item, reward in contracts:
            note(g, words.CONTRACT, by, [item])
            gain_power(g, by, reward)
        if g.book.kind[g.identity[card]] is HERO:
            for source, effect in working(g, by, g.book.slays):
                effect(g, by, source)

    return follow
