"""The conformance kit on Marvel Villainous: every number of seats, every mode, mixed decks too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count, product
from typing import Any

import msgspec
import pytest

from fiendish.engine import conformance
from fiendish.engine.conformance import Case, Report, Violation
from fiendish.engine.effects import Fact
from fiendish.engine.game import Game
from fiendish.engine.question import Question
from fiendish.games.marvel_villainous import GAME
from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.describe import fact_words
from fiendish.games.marvel_villainous.state import MODES, Mayhem
from fiendish.games.marvel_villainous.view import View, view
from fiendish.games.villainous.book import EFFECT, EVENT, PIECE
from fiendish.games.villainous.rules import changes, piles
from fiendish.games.villainous.rules.board import is_ally
from fiendish.games.villainous.rules.changes import gain_power

CHUNK = 5
GAMES = {2: 15, 3: 10}  # for each mode; `fiendish sim --check` plays more

Settings = dict[str, Any]


def settings(mode: str, seed: int) -> Settings:
    return {"mode": mode, "mixing": seed % 3 == 2}


def chunks() -> Iterator[tuple[int, str, int]]:
    """Some games each, so that processes can share them."""
    for mode, (seats, games) in product(MODES, GAMES.items()):
        for first in range(0, games, CHUNK):
            yield seats, mode, first


@pytest.mark.rule("MV-10", "MV-112", "MV-R41")
@pytest.mark.parametrize(("seats", "mode", "first"), [*chunks()])
def test_games_keep_every_promise(seats: int, mode: str, first: int) -> None:
    report = Report()
    for seed in range(first, first + CHUNK):
        report.add(conformance.check_game(GAME, seats, settings(mode, seed), seed, depth=3))
    assert report.games == CHUNK
    assert report.worlds == report.moments * (seats + 1)
    assert report.moments >= CHUNK


@pytest.mark.parametrize(("seats", "mode"), [*product((2, 3), MODES)])
def test_every_effect_can_be_rebuilt_at_every_question(seats: int, mode: str) -> None:
    for seed in (1, 2):
        case = Case(GAME, seats, settings(mode, seed), f"paranoid {seed}")
        conformance.check_paranoid(case)


@pytest.mark.rule("MV-R48")
@pytest.mark.parametrize("seats", [2, 3])
def test_undo_reaches_back_to_the_last_thing_learned(seats: int) -> None:
    report = Report()
    for seed in range(1):
        report.add(conformance.check_undo(Case(GAME, seats, settings(MODES[seed % 3], seed), seed)))
    assert report.taken_back > report.decisions / 4


@pytest.mark.parametrize("seats", [2, 3])
def test_games_are_the_same_in_another_process(seats: int) -> None:
    conformance.check_elsewhere(
        "fiendish.games.marvel_villainous:GAME", seats, settings("undying", 2), [1, 2], 4321
    )


@pytest.mark.rule("MV-121", "MV-R49", "MV-R53")
def test_every_card_is_played_and_every_objective_reached() -> None:
    report = Report()
    for seed in range(45):
        case = Case(GAME, 3, {"mode": "undying", "mixing": seed % 2 == 1}, f"cards {seed}")
        report.add(conformance.play(case))
    faces = {face.id for face in BOOK.faces if face.kind is not PIECE}
    events = {face.id for face in BOOK.faces if face.kind is EVENT}
    assert faces - events - report.faces("play", "fate-play") == set()
    assert events - report.faces("event") == set()
    assert set(report.winners) == {0, 1, 2}
    assert len(report.endings) == 3  # one for each Villain


# -- planted flaws: the kit would notice -----------------------------------------------------------

Patch = pytest.MonkeyPatch
Flaw = Callable[[Patch], Game]
AGAIN = {"copy", "replay", "save", "twins", "early deal"}  # whatever plays the same twice


def deck_in_view(patch: Patch) -> Game:
    def leaky(g: Mayhem, seat: int | None, question: Question | None) -> View:
        top = g.identity[g.fate_decks[0][-1]] if g.fate_decks[0] else 0
        return msgspec.structs.replace(view(g, seat, question), fate_deck=top)

    return replace(GAME, view=leaky)


def hand_in_view(patch: Patch) -> Game:
    def leaky(g: Mayhem, seat: int | None, question: Question | None) -> View:
        return msgspec.structs.replace(view(g, seat, question), hand=view(g, 0, question).hand)

    return replace(GAME, view=leaky)


def log_names_cards(patch: Patch) -> Game:
    def leaky(g: Mayhem, fact: Fact, reader: int | None) -> str:
        return fact_words(g, fact, fact.seat)

    return replace(GAME, fact_words=leaky)


def vanishing_card(patch: Patch) -> Game:
    patch.setattr(changes, "to_pile", changes.leave)
    return GAME


def drawn_unseen(patch: Patch) -> Game:
    patch.setattr(piles, "learn", lambda g, card, bits: None)
    return GAME


def card_with_a_memory(patch: Patch) -> Game:
    played = count()
    for face in BOOK.faces:
        if face.kind is EFFECT:
            patch.setitem(
                BOOK.played, face.number, lambda g, me, card: gain_power(g, me, next(played))
            )
    return GAME


def options_by_a_hidden_hand(patch: Patch) -> Game:
    def nosy(g: Mayhem, me: int, card: int) -> bool:
        return any(is_ally(g, held) for held in g.hands[1 - me])

    needs = [
        nosy if face.kind is EFFECT else need
        for face, need in zip(BOOK.faces, BOOK.needs, strict=True)
    ]
    patch.setattr(BOOK, "needs", needs)
    for face in BOOK.faces:
        if face.kind is EFFECT:
            patch.setitem(BOOK.played, face.number, lambda g, me, card: None)
    return GAME


@pytest.mark.parametrize(
    ("flaw", "caught_by"),
    [
        (deck_in_view, {"order", "twins", "sight"}),
        (hand_in_view, {"sight", "twins"}),
        (log_names_cards, {"twins", "sight"}),
        (vanishing_card, {"state"}),
        (drawn_unseen, {"state"}),
        (card_with_a_memory, AGAIN),
        (options_by_a_hidden_hand, {"twins", "early deal"}),
    ],
)
def test_a_planted_flaw_is_caught(flaw: Flaw, caught_by: set[str], monkeypatch: Patch) -> None:
    game = flaw(monkeypatch)

    def some_games() -> None:
        for seed in range(8):
            conformance.check_game(game, 2, {"mode": "inevitable"}, f"flaw {seed}", depth=6)

    with pytest.raises(Violation) as caught:
        some_games()
    assert caught.value.check in caught_by
