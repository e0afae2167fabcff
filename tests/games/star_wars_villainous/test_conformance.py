"""The conformance kit on Star Wars Villainous: every number of seats, every Villain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count

import msgspec
import pytest

from fiendish.engine import conformance
from fiendish.engine.conformance import Case, Report, Violation
from fiendish.engine.effects import Fact
from fiendish.engine.game import Game
from fiendish.engine.question import Question
from fiendish.games.star_wars_villainous import GAME
from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.games.star_wars_villainous.rules import conditions
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.star_wars_villainous.view import View, view
from fiendish.games.villainous.book import CAPTIVE, EFFECT, MISSION, PIECE
from fiendish.games.villainous.describe import fact_words
from fiendish.games.villainous.rules import changes, piles
from fiendish.games.villainous.rules.board import is_ally
from fiendish.games.villainous.rules.changes import gain_power

LIMIT = {"turn_limit": 100}
CHUNK = 3
GAMES = {2: 12, 3: 9, 4: 9}  # `fiendish sim --check` plays more


def chunks() -> Iterator[tuple[int, int]]:
    """Some games each, so that processes can share them."""
    for seats, games in GAMES.items():
        for first in range(0, games, CHUNK):
            yield seats, first


@pytest.mark.rule("SW-1", "SW-10", "SW-R3")
@pytest.mark.parametrize(("seats", "first"), [*chunks()])
def test_games_keep_every_promise(seats: int, first: int) -> None:
    report = Report()
    for seed in range(first, first + CHUNK):
        report.add(conformance.check_game(GAME, seats, LIMIT, seed, depth=2))
    assert report.games == CHUNK
    assert report.worlds == report.moments * (seats + 1)
    assert report.moments >= CHUNK


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_effect_can_be_rebuilt_at_every_question(seats: int) -> None:
    conformance.check_paranoid(Case(GAME, seats, LIMIT, f"paranoid {seats}"))


@pytest.mark.rule("SW-R12")
@pytest.mark.parametrize("seats", [2, 4])
def test_undo_reaches_back_to_the_last_thing_learned(seats: int) -> None:
    report = conformance.check_undo(Case(GAME, seats, LIMIT, seats))
    assert report.taken_back > report.decisions / 5


def test_games_are_the_same_in_another_process() -> None:
    conformance.check_elsewhere("fiendish.games.star_wars_villainous:GAME", 3, LIMIT, [1, 2], 4321)


@pytest.mark.rule("SW-30", "SW-155")
def test_every_card_is_played_and_every_objective_reached() -> None:
    report = Report()
    for seed in range(40):
        report.add(conformance.play(Case(GAME, 4, LIMIT, f"cards {seed}")))
    never = {face.id for face in BOOK.faces if face.kind in (PIECE, CAPTIVE, MISSION)}
    played = report.faces("play", "fate-play")
    assert {face.id for face in BOOK.faces} - never - played == set()
    missions = {face.id for face in BOOK.faces if face.kind is MISSION}
    assert missions - report.faces("mission") == set()
    assert set(report.winners) == {0, 1, 2, 3}


# -- planted flaws: the kit would notice -----------------------------------------------------------

Patch = pytest.MonkeyPatch
Flaw = Callable[[Patch], Game]
AGAIN = {"copy", "replay", "save", "twins", "early deal"}  # whatever plays the same twice


def deck_in_view(patch: Patch) -> Game:
    def leaky(g: Sector, seat: int | None, question: Question | None) -> View:
        top = g.identity[g.fate_decks[0][-1]] if g.fate_decks[0] else 0
        return msgspec.structs.replace(view(g, seat, question), mission_deck=top)

    return replace(GAME, view=leaky)


def hand_in_view(patch: Patch) -> Game:
    def leaky(g: Sector, seat: int | None, question: Question | None) -> View:
        return msgspec.structs.replace(view(g, seat, question), hand=view(g, 0, question).hand)

    return replace(GAME, view=leaky)


def log_names_cards(patch: Patch) -> Game:
    def leaky(g: Sector, fact: Fact, reader: int | None) -> str:
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
    def nosy(g: Sector, me: int, card: int) -> bool:
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


def only_holders_are_asked(patch: Patch) -> Game:
    """Whoever holds no Condition that fits is not asked, which tells what is in a hand."""
    fitting = conditions.fitting

    def by_the_hand(g: Sector, seat: int, targeted: bool) -> list[int]:
        held = {g.identity[card] for card in g.hands[seat]}
        return [face for face in fitting(g, seat, targeted) if face in held]

    patch.setattr(conditions, "fitting", by_the_hand)
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
        (only_holders_are_asked, {"twins", "early deal"}),
    ],
)
def test_a_planted_flaw_is_caught(flaw: Flaw, caught_by: set[str], monkeypatch: Patch) -> None:
    game = flaw(monkeypatch)

    def some_games() -> None:
        for seed in range(8):
            conformance.check_game(game, 2, LIMIT, f"flaw {seed}", depth=6)

    with pytest.raises(Violation) as caught:
        some_games()
    assert caught.value.check in caught_by
