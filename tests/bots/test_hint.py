"""A hint says which option to take, and what each one is worth."""

from __future__ import annotations

import pytest

import fiendish
from fiendish.advice import advise
from fiendish.bots import Seat, chances
from fiendish.bots.hint import ALIKE, Hint, hint
from fiendish.games import names
from fiendish.prose.why import LENGTH


@pytest.mark.parametrize("quick", [True, False])
@pytest.mark.parametrize("game", names())
def test_every_option_has_a_chance_and_none_is_clearly_better(game: str, quick: bool) -> None:
    table = fiendish.new(game, seats=2, seed=8)
    for number in range(3):
        question = table.question
        assert question is not None
        found = hint(Seat(table, question.seat), number, quick)
        assert found.measured
        assert len(found.worth) == len(question.options)
        assert all(0 <= one <= 1 for one in found.worth)
        assert max(found.worth) - found.worth[found.choice] < ALIKE
        assert found == hint(Seat(table, question.seat), number, quick)
        table.answer(found.choice)


def test_it_finds_what_wins_and_knows_that_it_wins() -> None:
    table = fiendish.Position.parse(
        """\
game: supervillain
seats: 2
mode: basic
A:
  hand: heavy_lifters, night_shift
  project: wormhole [strike_agitators]
  facility: senate_in_chains
  facility: black_hole_farm
"""
    ).table()
    seat = Seat(table, 0)
    found = advise(seat)
    assert seat.options()[found.choice].card == "heavy_lifters"
    assert found.figure(found.choice) == "wins"
    assert found.why == "Wins the game."
    assert found.ranking[0] == found.choice


def test_what_nobody_has_measured_is_compared_and_has_no_chance() -> None:
    table = fiendish.new("supervillain", seats=4, seed=8, mode="team")
    assert table.question is not None
    found = hint(Seat(table, table.question.seat))
    assert not found.measured
    figures = {found.figure(index) for index in range(len(found.worth))}
    assert figures <= {"best", "as good", "worse"}


def test_curves_hold_for_the_settings_and_seats_they_were_made_for() -> None:
    settings = {"mode": "basic", "total_annihilation": False}
    assert chances.find("supervillain", 2, settings)
    assert chances.find("supervillain", 2, {**settings, "mode": "team"}) is None
    assert chances.find("supervillain", 5, settings) is None
    assert chances.find("no_such_game", 2, settings) is None


@pytest.mark.parametrize("game", names())
def test_a_better_table_is_a_better_chance_and_nobody_wins_always(game: str) -> None:
    table = fiendish.new(game, seats=2, seed=1)
    found = chances.find(game, 2, table.settings)
    assert found is not None
    for curve in (found.soon, found.later):
        told = [curve.chance(2, share / 10) for share in range(-10, 11)]
        assert told == sorted(told)
        assert 0 < told[0] < told[10] < told[-1] < 1


def test_small_differences_are_none() -> None:
    found = Hint(1, [0.60, 0.59, 0.55, 0.0, 1.0], measured=True)
    assert [found.figure(index) for index in range(5)] == ["59 %", "59 %", "55 %", "loses", "wins"]
    assert Hint(0, [0.6, 0.58, 0.4], measured=True).ranking == [0, 1, 2]


def test_a_reason_is_one_short_sentence() -> None:
    table = fiendish.new("smash_up", seats=3, seed=4)
    for number in range(12):
        question = table.question
        assert question is not None
        found = advise(Seat(table, question.seat), number)
        assert 0 < len(found.why) <= LENGTH
        assert found.why.endswith(".")
        table.answer(found.choice)


def test_where_nothing_else_is_possible_that_is_the_reason() -> None:
    table = fiendish.Position.parse("game: supervillain\nseats: 2\nA:\n  hand:\n").table()
    assert table.question is not None
    assert len(table.question.options) == 1
    assert advise(Seat(table, 0)).why == "Nothing else is possible."
