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


def followed_through(table: Table, option: int, chance: Random) -> None:
    question = table.follow(option)
    while question is not None:
        question = table.follow(chance.randrange(len(question.options)))


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seats", [2, 3])
def test_following_leads_where_answering_does(game: str, seats: int) -> None:
    compared = 0
    for move, (table, question) in enumerate(rests(game, seats)):
        option = Random(f"{game} {move}").randrange(len(question.options))
        answered, followed = table.copy(keep=False), table.copy(keep=False)
        seen_through(answered, option, Random(move))
        followed_through(followed, option, Random(move))
        assert followed.digest() == answered.digest()
        assert followed.over == answered.over
        compared += 1
    assert compared > MOVES // 4


@pytest.mark.parametrize("game", names())
def test_a_bare_copy_takes_the_question_over_and_asks_the_same(game: str) -> None:
    """What is taken over is what the rules would list if asked again, also in imagined worlds."""
    compared = 0
    for move, (table, question) in enumerate(rests(game, max(find(game).seats))):
        bare, world = table.copy(keep=False), table.imagine(question.seat, move)
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


def test_a_game_that_ends_is_over_after_following() -> None:
    table = fiendish.new("supervillain", seats=2, seed=3).copy(keep=False)
    chance = Random(3)
    while (question := table.question) is not None:
        followed_through(table, chance.randrange(len(question.options)), chance)
    assert table.over
    assert table.result is not None
