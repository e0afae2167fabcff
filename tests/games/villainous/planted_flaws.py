"""Flaws to plant in a Villainous game: the conformance kit must notice each of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec
import pytest

import fiendish
from fiendish.engine import conformance
from fiendish.engine.conformance import Violation
from fiendish.engine.game import Game
from fiendish.engine.journal import Fact
from fiendish.engine.question import Question
from fiendish.games.villainous.book import EFFECT, Book
from fiendish.games.villainous.rules import changes, piles
from fiendish.games.villainous.rules.board import is_ally
from fiendish.games.villainous.rules.changes import gain_power
from fiendish.games.villainous.state import Realm

Patch = pytest.MonkeyPatch
Flaw = Callable[[Game, Patch], Game]


def _book(game: Game) -> Book:
    state = fiendish.new(game.id, seats=2, seed=1).state
    assert isinstance(state, Realm)
    return state.book


def deck_in_view(game: Game, patch: Patch) -> Game:
    def leaky(g: Realm, seat: int | None, question: Question | None) -> msgspec.Struct:
        top = g.identity[g.fate_decks[0][-1]] if g.fate_decks[0] else 0
        return msgspec.structs.replace(game.view(g, seat, question), turn=top)

    return replace(game, view=leaky)


def hand_in_view(game: Game, patch: Patch) -> Game:
    def leaky(g: Realm, seat: int | None, question: Question | None) -> msgspec.Struct:
        first: Any = game.view(g, 0, question)
        return msgspec.structs.replace(game.view(g, seat, question), hand=first.hand)

    return replace(game, view=leaky)


def log_names_cards(game: Game, patch: Patch) -> Game:
    def leaky(g: Realm, fact: Fact, reader: int | None) -> str:
        return game.fact_words(g, fact, fact.seat)

    return replace(game, fact_words=leaky)


def vanishing_card(game: Game, patch: Patch) -> Game:
    patch.setattr(changes, "to_pile", changes.leave)
    return game


def drawn_unseen(game: Game, patch: Patch) -> Game:
    patch.setattr(piles, "learn", lambda g, card, bits: None)
    return game


def card_with_a_memory(game: Game, patch: Patch) -> Game:
    book, played = _book(game), count()
    for face in book.faces:
        if face.kind is EFFECT:
            patch.setitem(
                book.played, face.number, lambda g, me, card: gain_power(g, me, next(played))
            )
    return game


def options_by_a_hidden_hand(game: Game, patch: Patch) -> Game:
    def nosy(g: Realm, me: int, card: int) -> bool:
        return any(is_ally(g, held) for held in g.hands[1 - me])

    book = _book(game)
    needs = [
        nosy if face.kind is EFFECT else need
        for face, need in zip(book.faces, book.needs, strict=True)
    ]
    patch.setattr(book, "needs", needs)
    for face in book.faces:
        if face.kind is EFFECT:
            patch.setitem(book.played, face.number, lambda g, me, card: None)
    return game


FLAWS: list[tuple[Flaw, set[str]]] = [
    (deck_in_view, {"order", "twins", "sight"}),
    (hand_in_view, {"sight", "twins"}),
    (log_names_cards, {"twins", "sight"}),
    (vanishing_card, {"state"}),
    (drawn_unseen, {"state"}),
    (card_with_a_memory, {"copy", "replay", "save", "twins", "early deal"}),
    (options_by_a_hidden_hand, {"twins", "early deal"}),
]
"""Each with the checks that may find it."""


def found_by(game: Game, settings: dict[str, Any]) -> str:
    """The check that finds what is wrong with the game, within a few games of two."""

    def some_games() -> None:
        for seed in range(8):
            conformance.check_game(game, 2, settings, f"flaw {seed}", depth=6)

    with pytest.raises(Violation) as caught:
        some_games()
    return caught.value.check
