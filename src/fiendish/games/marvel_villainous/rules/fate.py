"""The Fate action and the ways of Fate cards (chapters 4 and 6)."""

from __future__ import annotations

from fiendish.engine.effects import Asking, note
from fiendish.engine.question import Question, Reason
from fiendish.engine.seats import others
from fiendish.games.marvel_villainous.rules import events
from fiendish.games.marvel_villainous.state import Mayhem
from fiendish.games.villainous.book import EVENT, FATE_EFFECT
from fiendish.games.villainous.rules.board import heroes, is_silent, own_locations
from fiendish.games.villainous.rules.changes import attach, put
from fiendish.games.villainous.rules.piles import discard_aside, turn_up_fate
from fiendish.games.villainous.rules.plays import note_fated

DOUBLED: set[int] = set()
"""Faces of Events that make a Fate action reveal a second card."""

BARE: set[int] = set()
"""Faces of Heroes to which nothing can be attached."""


def against_fate(g: Mayhem, me: int) -> Reason | None:
    return None if g.fate_decks[0] or g.fate_piles[0] else g.book.words.NO_FATE


def fate(g: Mayhem, me: int) -> Asking:
    """Reveal a card, then aim and play it; how many is fixed at the beginning (MV-R51)."""
    for _ in range(1 + any(g.identity[event] in DOUBLED for event in g.events)):
        card = turn_up_fate(g)
        if card < 0:
            return
        note(g, g.book.words.FATED, me, [card])
        yield from play_fate(g, me, card)


def play_fate(g: Mayhem, me: int, card: int) -> Asking:
    """Play a revealed Fate card against another player, if it can be played (MV-R11)."""
    if g.book.kind[g.identity[card]] is EVENT:
        yield from events.enter(g, me, card)
        return
    legal = [seat for seat in others(g, me) if is_playable(g, seat, card)]
    if not legal:
        note(g, g.book.words.UNPLAYABLE, me, [card])
        discard_aside(g, card)
        return
    before, g.cause = g.cause, g.identity[card]
    target = yield Question(g, me, g.book.words.FATE_TARGET, legal)
    g.cause = before
    yield from play_against(g, me, target, card)


def play_fate_alone(g: Mayhem, me: int) -> Asking:
    """A player reveals a Fate card and plays it against the own Domain, if it can be played."""
    card = turn_up_fate(g)
    if card < 0:
        return
    note(g, g.book.words.FATED, me, [card])
    if g.book.kind[g.identity[card]] is EVENT:
        yield from events.enter(g, me, card)
    elif is_playable(g, me, card):
        yield from play_against(g, me, me, card)
    else:
        note(g, g.book.words.UNPLAYABLE, me, [card])
        discard_aside(g, card)


def hosts(g: Mayhem, target: int) -> list[int]:
    """The Heroes in a player's Domain to which a Fate Item can be attached."""
    return [hero for hero in heroes(g, target) if not is_bare(g, hero)]


def is_bare(g: Mayhem, card: int) -> bool:
    """Whether nothing can be attached to a character."""
    return g.identity[card] in BARE and not is_silent(g, card)


def is_playable(g: Mayhem, target: int, card: int) -> bool:
    """Whether a Fate card can be played against that player."""
    face = g.identity[card]
    if g.book.attaches[face]:
        return bool(hosts(g, target))
    needs = g.book.needs[face]
    return needs is None or bool(needs(g, target, card))


def play_against(g: Mayhem, me: int, target: int, card: int) -> Asking:
    """A Fate card that lies aside is played against a player, who may be the same (MV-R10)."""
    book, shared, face = g.book, g.book.words, g.identity[card]
    before, g.cause = g.cause, face
    if book.kind[face] is FATE_EFFECT:
        note_fated(g, shared.FATE_AGAINST, me, target, [card])
        yield from _carry_out(g, me, target, card)
        discard_aside(g, card)
    elif book.attaches[face]:
        host = yield Question(g, me, shared.FATE_HOST, hosts(g, target))
        g.aside.remove(card)
        attach(g, card, host)
        note_fated(g, shared.FATE_ON, me, target, [card, host])
        yield from _carry_out(g, me, target, card)
    else:
        place = yield Question(g, me, shared.FATE_PLACE, [*own_locations(g, target)])
        yield from place_fate(g, me, target, card, place)
    g.cause = before


def place_fate(g: Mayhem, me: int, target: int, card: int, place: int) -> Asking:
    """A Hero or Item of Fate comes to a location, and its text happens."""
    before, g.cause = g.cause, g.identity[card]
    g.aside.remove(card)
    put(g, card, place)
    note_fated(g, g.book.words.FATE_AT, me, target, [card], place)
    yield from _carry_out(g, me, target, card)
    g.cause = before


def _carry_out(g: Mayhem, me: int, target: int, card: int) -> Asking | tuple[()]:
    effect = g.book.played.get(g.identity[card])
    asking = effect(g, me, target, card) if effect is not None else None
    return () if asking is None else asking
