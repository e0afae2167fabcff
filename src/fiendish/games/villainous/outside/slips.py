"""Slips of the hand in the Villainous games: actions left, one's own defeated or removed.

Discarding and relocating can nearly always be done, and mostly nobody wants to: they are not missed.
A card that would do nothing cannot be played at all.
"""

from __future__ import annotations

from typing import Any

from fiendish.engine.question import Option
from fiendish.games.villainous.book import Book
from fiendish.games.villainous.view import PlacedView
from fiendish.prose.slips import Slips

_ACTIONS = {
    "play": "play a card",
    "vanquish": "vanquish a Hero",
    "activate": "activate a card",
    "fate": "perform a Fate action",
}
_LOSES = {"defeat": "defeats", "remove": "removes"}


def slips_of(book: Book) -> Slips:
    """What a player of the game with this book may slip on."""
    gain = book.words.acts[1]
    names = {face.id: face.name for face in book.faces}

    def left(view: Any) -> list[str]:
        options = view.decision.options if view.decision is not None else []
        gains = [
            option.text[:1].lower() + option.text[1:] for option in options if option.kind == gain
        ]
        kinds = {option.kind for option in options}
        return [*gains, *(words for kind, words in _ACTIONS.items() if kind in kinds)]

    def own(view: Any, option: Option) -> str:
        if option.kind not in _LOSES:
            return ""
        mine = any(_holds(card, option.handle, view.reader) for card in _in_play(view))
        return f"This {_LOSES[option.kind]} your own {names[option.card]}." if mine else ""

    return Slips(left=left, own=own)


def _in_play(view: Any) -> list[PlacedView]:
    realms = [card for realm in view.realms for card in realm.area]
    return realms + [
        card
        for realm in view.realms
        for place in realm.locations
        for card in (*place.above, *place.below)
    ]


def _holds(card: PlacedView, handle: int, owner: int | None) -> bool:
    """Whether it is that card, or has it attached, and belongs to the owner."""
    if card.handle == handle:
        return card.owner == owner
    return any(_holds(one, handle, owner) for one in card.attached)
