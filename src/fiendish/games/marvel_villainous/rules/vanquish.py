"""The Vanquish action in this game: who fights whom, and the order of what follows."""

from __future__ import annotations

from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, Question, Reason
from fiendish.games.marvel_villainous import words
from fiendish.games.marvel_villainous.state import Mayhem
from fiendish.games.villainous.book import ALLY, FATE_ITEM, HERO, PIECE
from fiendish.games.villainous.parts import Auras
from fiendish.games.villainous.rules.board import (
    is_silent,
    own_locations,
    strength,
    villain,
    working,
)
from fiendish.games.villainous.rules.changes import defeat, lift, put, to_pile
from fiendish.games.villainous.rules.plays import carry_out
from fiendish.games.villainous.rules.vanquish import (
    carry_out_texts,
    choose,
    texts_of,
    without_staying,
)
from fiendish.games.villainous.state import DECK


def fighters(g: Mayhem, me: int, place: int, auras: Auras | None = None) -> dict[int, int]:
    """Who can be used at a location, and with which Strength: own Allies and pieces there."""
    kind, identity = g.book.kind, g.identity
    found = {}
    for card in g.places[place]:
        what = kind[identity[card]]
        if what is PIECE or (what is ALLY and card // DECK == me):
            might = strength(g, card, auras)
            if might > 0:
                found[card] = might
    return found


def foes(g: Mayhem, me: int, place: int) -> list[int]:
    """Who can be attacked at an own location: Heroes and other players' Allies."""
    cards = g.places[place]
    if len(cards) < 2:
        return []
    kind, identity = g.book.kind, g.identity
    found = []
    for card in cards:
        if card // DECK != me:
            what = kind[identity[card]]
            if what is HERO or what is ALLY:
                found.append(card)
    return found if len(found) < len(cards) else []  # there may be nobody to fight with


def against_foe(g: Mayhem, me: int, card: int) -> Reason | None:
    """Why a card in play is nobody whom the player can attack."""
    kind = g.book.kind[g.identity[card]]
    if kind is FATE_ITEM:
        return words.FATE_ITEM
    if not (kind is HERO or kind is ALLY) or g.owner(card) == me:
        return words.NO_FOE
    return None if g.at[card] in own_locations(g, me) else words.NOT_AT_HOME


def vanquish(g: Mayhem, me: int, target: int) -> Asking:
    """One Vanquish action, in the order of the rules."""
    used = yield from choose(g, me, target, [*fighters(g, me, g.at[target])])
    was = strength(g, target)
    note(g, g.book.words.VANQUISHED, me, [target])
    note(g, g.book.words.USED, me, used)
    texts = texts_of(g, used)
    fallen = yield from defeat(g, target, me)
    after = villain(g, me).after_vanquish
    if after is not None:
        after(g, me, fallen, used)
    yield from _discard_used(g, me, used, was)
    yield from carry_out_texts(g, me, texts)


def _discard_used(g: Mayhem, me: int, used: list[int], was: int) -> Asking:
    """All that were used go together, but for those that a text keeps; none after a fight
    against Strength 0."""
    book = g.book
    for piece in used:
        comes_home = book.homes.get(g.identity[piece])
        if comes_home is not None and comes_home(g, me, piece):
            lift(g, piece)
            put(g, piece, g.area(me))
    if was == 0:
        return
    allies = [ally for ally in used if book.kind[g.identity[ally]] is ALLY]
    leaving = without_staying(g, me, allies, used, was)
    for source, spares in working(g, me, book.spares):
        yield from carry_out(g, me, source, spares(g, me, source, leaving))
    for ally in leaving.copy():
        kept = book.kept.get(g.identity[ally])
        if kept is None or is_silent(g, ally) or not kept(g, me, ally, leaving):
            continue
        before, g.cause = g.cause, g.identity[ally]
        if (yield Question(g, me, book.words.KEEP, [ally, DECLINE])) == ally:
            leaving.remove(ally)
            note(g, book.words.STAYED, me, [ally])
        g.cause = before
    if leaving:
        note(g, book.words.USED_UP_ALLIES, me, leaving)
    for ally in leaving:
        to_pile(g, ally)
    yield from book.fights.strength_changed(g)
