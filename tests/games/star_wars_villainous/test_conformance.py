"""The conformance kit on Star Wars Villainous: every number of seats, every Villain."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fiendish.engine import conformance
from fiendish.engine.conformance import Case, Report
from fiendish.engine.game import Game
from fiendish.games.star_wars_villainous import GAME
from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.games.star_wars_villainous.rules import conditions
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous.book import CAPTIVE, MISSION, PIECE
from tests.games.villainous.planted_flaws import FLAWS, Flaw, Patch, found_by

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


def only_holders_are_asked(game: Game, patch: Patch) -> Game:
    """Whoever holds no Condition that fits is not asked, which tells what is in a hand."""
    fitting = conditions.fitting

    def by_the_hand(g: Sector, seat: int, heard: int, targeted: bool) -> list[int]:
        held = {g.identity[card] for card in g.hands[seat]}
        return [face for face in fitting(g, seat, heard, targeted) if face in held]

    patch.setattr(conditions, "fitting", by_the_hand)
    return game


@pytest.mark.parametrize(
    ("flaw", "caught_by"), [*FLAWS, (only_holders_are_asked, {"twins", "early deal"})]
)
def test_a_planted_flaw_is_caught(flaw: Flaw, caught_by: set[str], monkeypatch: Patch) -> None:
    assert found_by(flaw(GAME, monkeypatch), LIMIT) in caught_by
