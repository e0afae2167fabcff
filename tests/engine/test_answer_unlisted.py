"""Looking at a table after an option without listing what can be done there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import fiendish
from fiendish.engine.question import Question
from fiendish.engine.table import Table
from fiendish.games import find, names

MOVES = 150


def rests(game: str, seats: int) -> Iterator[tuple[Table, Question]]:
    """A random game, at each of its first questions between two actions."""
    table, chance = fiendish.new(game, seats=seats, seed=5), Random(game)
    for _ in range(MOVES):
        question = table.question
        if question is None:
            return
        if question.rest:
            yield table, question
        table.answer(chance.randrange(len(question.options)))


def seen_through(table: Table, option: int, chance: Random) -> None:
    """Answer, and go on until nothing is going on."""
    table.answer(option)
    while (question := table.question) is not None and not question.rest:
        table.answer(chance.randrange(len(question.options)))


def unlisted_through(table: Table, option: int, chance: Random) -> None:
    question = table.answer_unlisted(option)
    while question is not None:
        question = table.answer_unlisted(chance.randrange(len(question.options)))


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seats", [2, 3])
def test_answering_unlisted_leads_where_answering_does(game: str, seats: int) -> None:
    compared = 0
    for move, (table, question) in enumerate(rests(game, seats)):
        option = Random(f"{game} {move}").randrange(len(question.options))
        answered, unlisted = table.copy(keep=False), table.copy(keep=False)
        seen_through(answered, option, Random(move))
        unlisted_through(unlisted, option, Random(move))
        assert unlisted.digest() == answered.digest()
        assert unlisted.over == answered.over
        compared += 1
    assert compared > MOVES // 4


@pytest.mark.parametrize("game", names())
def test_a_bare_copy_takes_the_question_over_and_asks_the_same(game: str) -> None:
    """What is taken over is what the rules would list if asked again, also in imagined worlds."""
    compared = 0
    for move, (table, question) in enumerate(rests(game, max(find(game).seats))):
        bare = table.copy(keep=False)
        world = table.sample(question.seat, move, with_options=True)
        for other in (bare, world):
            asked = other.question
            afresh = Table(table.game, other.state.copy(), table.settings, keep=False).question
            assert asked is not None
            assert afresh is not None
            assert asked.g is other.state
            assert (asked.seat, asked.options, asked.prompt, asked.always) == (
                afresh.seat, afresh.options, afresh.prompt, afresh.always,
            )  # fmt: skip
        assert world.digest() == table.sample(question.seat, move).digest()
        compared += 1
    assert compared > MOVES // 4


def test_a_game_that_ends_is_over_after_an_unlisted_answer() -> None:
    table = fiendish.new("supervillain", seats=2, seed=3).copy(keep=False)
    chance = Random(3)
    while (question := table.question) is not None:
        unlisted_through(table, chance.randrange(len(question.options)), chance)
    assert table.over
    assert table.result is not None


def test_options_are_given_only_to_the_seat_that_is_asked() -> None:
    table = fiendish.new("supervillain", seats=2, seed=3)
    question = table.question
    assert question is not None
    for seat, keep in ((1 - question.seat, False), (None, False), (question.seat, True)):
        with pytest.raises(ValueError, match="seat that is asked, and without keep"):
            table.sample(seat, 1, keep=keep, with_options=True)
