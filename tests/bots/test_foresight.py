"""The hard bot: it keeps to its budget, departs from the greedy choice for a reason, wins at once."""

from __future__ import annotations

from time import monotonic

import pytest

import fiendish
from fiendish.bots import Budget, Foresight, Greedy, Seat
from fiendish.bots.foresight import _lead
from fiendish.engine.table import Table
from fiendish.games import names
from tests.games.supervillain.playing import at


def busy(game: str, options: int) -> Table:
    """Somewhere in a game with so many options or more."""
    table = fiendish.new(game, seats=2, seed=4)
    while (question := table.question) is not None and len(question.options) < options:
        table.answer(len(question.options) - 1)
    return table


TABLE = busy("supervillain", 6)


def asked(table: Table) -> Seat:
    assert table.question is not None
    assert len(table.question.options) > 1
    return Seat(table, table.question.seat)


@pytest.mark.parametrize("most", [1, 9, 10, 33])
def test_itimagines_no_more_games_than_it_may(most: int) -> None:
    bot = Foresight(1, Budget(iterations=most))
    bot.choose(asked(TABLE))
    assert bot.tried <= most
    assert (bot.tried > 0) == (most >= 5)  # one for each option that is worth it


def test_a_budget_of_seconds_ends() -> None:
    bot = Foresight(1, Budget(seconds=0.05))
    began = monotonic()
    bot.choose(asked(TABLE))
    assert bot.tried >= 1
    assert monotonic() - began < 30  # and not for ever


def test_with_a_budget_for_nothing_it_is_greedy() -> None:
    table = fiendish.new("supervillain", seats=2, seed=4)
    while (question := table.question) is not None:
        values = Greedy(0).values(Seat(table, question.seat))
        choice = Foresight(0, Budget(iterations=1)).choose(Seat(table, question.seat))
        assert values[choice] == max(values)
        table.answer(choice)


def test_it_takes_a_win_without_thinking() -> None:
    play = at(
        """
        A:
          hand: encore
          facility: mirror_moon
          facility: star_of_death
          project: reinforced_bunker [heavy_lifters]
        """
    )
    bot = Foresight(1)
    while not play.table.over:
        play.table.answer(bot.choose(asked(play.table)))
        assert bot.tried == 0 or not play.table.over
    assert play.winners == "A"


def test_a_difference_that_luck_could_have_made_is_none() -> None:
    assert _lead([0.5], [0.1]) == 0.0  # one world says nothing
    assert _lead([0.5, -0.5, 0.4, -0.4], [0.0, 0.0, 0.0, 0.0]) == 0.0
    assert 0 < _lead([0.5, -0.4, 0.4, -0.4], [0.0, 0.0, 0.0, 0.0]) < 1
    assert _lead([0.2, 0.3, 0.2, 0.3], [0.1, 0.2, 0.2, 0.1]) > 1
    assert _lead([0.1, 0.2], [0.2, 0.3]) < -1


def test_options_meet_the_same_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[tuple[int, int]] = []

    def imagine(seat: Seat, option: int, world: int) -> float:
        dealt.append((option, world))
        return -0.1 * len(dealt)  # no two alike

    monkeypatch.setattr("fiendish.bots.foresight.imagine", imagine)
    Foresight(1, Budget(iterations=10)).choose(asked(TABLE))
    first, second = dealt[:5], dealt[5:]
    assert [option for option, _ in first] == [option for option, _ in second]
    assert len({world for _, world in first}) == len({world for _, world in second}) == 1
    assert first[0][1] != second[0][1]


@pytest.mark.parametrize("better", range(5))
def test_it_departs_from_the_greedy_choice_only_for_a_clearly_better_one(
    monkeypatch: pytest.MonkeyPatch, better: int
) -> None:
    values = Greedy(1).values(asked(TABLE))
    order = sorted(range(len(values)), key=values.__getitem__, reverse=True)
    lead = 0.5

    def imagine(seat: Seat, option: int, world: int) -> float:
        return world % 7 / 100 + lead * (option == order[better])

    monkeypatch.setattr("fiendish.bots.foresight.imagine", imagine)
    assert Foresight(1).choose(asked(TABLE)) == order[better]
    lead = 0.0
    assert Foresight(1).choose(asked(TABLE)) == order[0]


@pytest.mark.parametrize("game", names())
def test_it_changes_nothing_at_the_table(game: str) -> None:
    table = busy(game, 2)
    before = table.save()
    Foresight(5, Budget(iterations=20)).choose(asked(table))
    assert table.save() == before
