"""A hint says what the normal bot would do."""

from __future__ import annotations

import fiendish
from fiendish import bots
from fiendish.bots import Seat
from fiendish.bots.hint import Hint, hint


def test_it_is_an_option_that_the_normal_bot_likes_best() -> None:
    table = fiendish.new("supervillain", seats=3, seed=8)
    for number in range(60):
        question = table.question
        assert question is not None
        seat = Seat(table, question.seat)
        found = hint(seat, number)
        assert len(found.values) == len(question.options)
        choice = bots.make("normal", number).choose(seat)
        assert found.values[choice] == max(found.values) == found.values[found.choice]
        table.answer(choice)


def test_values_are_ranked_and_worded() -> None:
    found = Hint(2, [-3.4, 10_000.0, 12.6, -10_000.0, 12.6])
    assert found.ranking == [1, 2, 4, 0, 3]
    assert [found.worth(index) for index in range(5)] == ["-3", "wins", "+13", "loses", "+13"]
