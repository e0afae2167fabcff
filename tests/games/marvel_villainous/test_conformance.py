"""The conformance kit on Marvel Villainous: every number of seats, every mode, mixed decks too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from fiendish.engine import conformance
from fiendish.engine.conformance import Case, Report
from fiendish.games.marvel_villainous import GAME
from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.state import MODES
from fiendish.games.villainous.book import EVENT, PIECE
from tests.games.villainous.planted_flaws import FLAWS, Flaw, Patch, found_by

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


@pytest.mark.parametrize(("flaw", "caught_by"), FLAWS)
def test_a_planted_flaw_is_caught(flaw: Flaw, caught_by: set[str], monkeypatch: Patch) -> None:
    assert found_by(flaw(GAME, monkeypatch), {"mode": "inevitable"}) in caught_by
