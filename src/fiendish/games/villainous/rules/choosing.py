"""Choosing what something is done to, and doing it: verbs that cards are written with.

`may` makes a choice optional. Where there is nothing to choose, nothing is asked or done.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from fiendish.engine.effects import Asking
from fiendish.engine.question import DECLINE, Prompt, Question
from fiendish.games.villainous.rules.board import strength
from fiendish.games.villainous.rules.changes import (
    defeat,
    is_protected,
    relocate,
    remove,
    weaken,
)
from fiendish.games.villainous.state import Realm

Choice = Generator[Question, int, int]


# -- choosing ------------------------------------------------------------------------------------


def ask(g: Realm, me: int, prompt: Prompt, options: Sequence[int], may: bool = False) -> Choice:
    """Choose one of these; `DECLINE` if there is none, or if the player may and does."""
    if not options:
        return DECLINE
    return (yield Question(g, me, prompt, [*options, *[DECLINE] * may]))


def choose_player(g: Realm, me: int, players: Sequence[int]) -> Choice:
    return (yield from ask(g, me, g.book.words.WHOM, players))


def choose_place(g: Realm, me: int, places: Sequence[int]) -> Choice:
    return (yield from ask(g, me, g.book.words.WHERE, places))


# -- relocating ----------------------------------------------------------------------------------


def move_to(g: Realm, me: int, card: int, places: Sequence[int]) -> Asking:
    """Relocate a character to one of these locations, but not to where it is."""
    there = [place for place in places if place != g.at[card]]
    place = yield from choose_place(g, me, there)
    if place != DECLINE:
        yield from relocate(g, card, place)


def move_one(
    g: Realm, me: int, cards: Sequence[int], places: Sequence[int], may: bool = False
) -> Asking:
    """Choose one of the characters and relocate it to one of these locations."""
    card = yield from ask(g, me, g.book.words.MOVE_WHOM, g.book.placing.movable(g, cards), may)
    if card != DECLINE:
        yield from move_to(g, me, card, places)


def move_one_here(g: Realm, me: int, cards: Sequence[int], card: int, may: bool = True) -> Asking:
    """Choose one of the characters and relocate it to the location of this card."""
    here = g.at[card]
    far = [one for one in cards if g.at[one] != here]
    yield from move_one(g, me, far, [here], may)


# -- defeat and removal --------------------------------------------------------------------------


def defeatable(g: Realm, cards: Sequence[int], most: int | None = None) -> list[int]:
    """Those that can be chosen for a defeat: not protected, and not too strong."""
    return [
        card
        for card in cards
        if (most is None or strength(g, card) <= most) and not is_protected(g, card)
    ]


def defeat_one(
    g: Realm, me: int, cards: Sequence[int], by: int, most: int | None = None, may: bool = False
) -> Asking:
    """Choose one of the characters and defeat it."""
    card = yield from ask(g, me, g.book.words.DEFEAT, defeatable(g, cards, most), may)
    if card != DECLINE:
        yield from defeat(g, card, by)


def remove_one(g: Realm, me: int, cards: Sequence[int], by: int) -> Asking:
    """Choose one of the cards and remove it."""
    card = yield from ask(g, me, g.book.words.REMOVE, cards)
    if card != DECLINE:
        yield from remove(g, card, by)


def weaken_one(g: Realm, me: int, cards: Sequence[int], may: bool = False) -> Asking:
    """Choose one of the characters and put a -1 Strength token on it."""
    card = yield from ask(g, me, g.book.words.HERO, cards, may)
    if card != DECLINE:
        weaken(g, card)
