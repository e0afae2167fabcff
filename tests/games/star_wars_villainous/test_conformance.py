"""The conformance kit on Star Wars Villainous: every number of seats."""

from __future__ import annotations

import pytest

from fiendish.engine import conformance
from fiendish.engine.conformance import Case, Report
from fiendish.games.star_wars_villainous import GAME

LIMIT = {"turn_limit": 100}


@pytest.mark.rule("SW-1", "SW-10", "SW-R3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_keep_every_promise(seats: int) -> None:
    report = Report()
    for seed in range(3):
        report.add(conformance.check_game(GAME, seats, LIMIT, seed, depth=2))
    assert report.games == 3
    assert report.worlds == report.moments * (seats + 1)


def test_every_effect_can_be_rebuilt_at_every_question() -> None:
    conformance.check_paranoid(Case(GAME, 3, LIMIT, "paranoid"))


@pytest.mark.rule("SW-R12")
def test_undo_reaches_back_to_the_last_thing_learned() -> None:
    report = conformance.check_undo(Case(GAME, 2, LIMIT, 2))
    assert report.taken_back > 0
