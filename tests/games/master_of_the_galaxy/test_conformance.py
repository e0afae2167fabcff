"""The conformance kit on Master of the Galaxy: every number of seats, both ways of drafting."""

from __future__ import annotations

from itertools import product

import pytest

from fiendish.engine import conformance
from fiendish.engine.conformance import Case, Report
from fiendish.games.master_of_the_galaxy import GAME

CHUNK = 3
GAMES = {2: 12, 3: 6, 4: 6}  # with each way of drafting
DRAFTING = ("standard", "advanced")


def chunks():
    """A few games each, so that processes can share them."""
    for drafting, (seats, games) in product(DRAFTING, GAMES.items()):
        for first in range(0, games, CHUNK):
            yield seats, drafting, first


@pytest.mark.parametrize(("seats", "drafting", "first"), [*chunks()])
def test_games_keep_every_promise(seats, drafting, first):
    report = Report()
    for seed in range(first, first + CHUNK):
        settings = {"drafting": drafting, "turn_limit": 100}
        report.add(conformance.check_game(GAME, seats, settings, seed))
    assert report.games == CHUNK
    assert report.moments >= CHUNK
    assert report.worlds == report.moments * (seats + 1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_effect_can_be_rebuilt_at_every_question(seats):
    for seed in range(2):
        conformance.check_paranoid(Case(GAME, seats, {"turn_limit": 100}, f"paranoid {seed}"))


@pytest.mark.rule("MG-R6")
def test_undo_reaches_back_to_the_last_thing_learned():
    report = Report()
    for seed in range(3):
        report.add(conformance.check_undo(Case(GAME, 2, {"turn_limit": 100}, seed)))
    assert report.taken_back > report.decisions / 4


@pytest.mark.parametrize("drafting", DRAFTING)
def test_games_are_the_same_in_another_process(drafting):
    settings = {"drafting": drafting, "turn_limit": 100}
    conformance.check_elsewhere(
        "fiendish.games.master_of_the_galaxy:GAME", 3, settings, [1, 2], 4321
    )


def test_every_card_comes_up_and_every_discard_ability_is_used():
    report = Report()
    for seed in range(24):
        seats = GAME.seats[seed % 3]
        report.add(conformance.play(Case(GAME, seats, {}, f"cards {seed}")))
    gained = report.faces("draw", "random", "find", "take-card", "regain")
    assert gained == {face.id for face in GAME.faces}
    assert len(report.faces("use")) >= 12  # what has needs is rarely used by chance
    assert set(report.winners) == {0, 1, 2, 3}
