"""The first things somebody does with the package in Python."""

from __future__ import annotations

import copy
import inspect
import pickle
import pydoc
import random

import pytest

import fiendish
from fiendish.engine.table import Table
from fiendish.games import find, names


def in_an_effect(game: str) -> Table:
    """A table in the middle of an effect, after some decisions."""
    table, chance = fiendish.new(game, seed=7), random.Random(1)
    while (question := table.question) is not None and (len(table.record) < 9 or question.rest):
        table.answer(chance.randrange(len(question.options)))
    assert not table.over
    return table


@pytest.mark.parametrize("name", ["", *fiendish.__all__])
def test_help_is_at_hand(name: str) -> None:
    thing = getattr(fiendish, name) if name else fiendish
    assert pydoc.render_doc(thing)


def test_a_question_says_what_it_is_made_of() -> None:
    assert [*inspect.signature(fiendish.Question).parameters][:2] == ["g", "seat"]


@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, lambda t: pickle.loads(pickle.dumps(t))])
@pytest.mark.parametrize("game", names())
def test_a_copied_table_goes_its_own_way(game: str, how) -> None:
    table = in_an_effect(game)
    before, record = table.digest(), [*table.record]
    other = how(table)
    assert other.digest() == before
    other.answer(0)
    assert (table.digest(), table.record) == (before, record)
    table.answer(0)
    assert table.digest() == other.digest()
    assert table.record == other.record


def test_a_pickled_table_without_a_history_has_none_afterwards() -> None:
    table = fiendish.new("supervillain", seed=7, keep=False)
    table.play_out(random.Random(3).random, 20)
    other = pickle.loads(pickle.dumps(table))
    assert not other.keep
    assert other.digest() == table.digest()


@pytest.mark.parametrize("game", names())
def test_a_game_and_a_table_say_what_they_are(game: str) -> None:
    assert repr(find(game)) == f"<Game {game}, version {find(game).version}>"
    table = in_an_effect(game)
    told = table.view(None).decision  # type: ignore[attr-defined]
    assert repr(table) == (
        f"<Table {game}, 2 seats, turn {table.state.turn}, {'AB'[told.seat]} is asked: {told.text}>"
    )
    table = table.copy(keep=False)
    table.play_out(random.Random(3).random)
    assert repr(table) == f"<Table {game}, 2 seats, over>"


@pytest.mark.parametrize("game", names())
def test_what_a_table_says_of_itself_is_what_all_may_read(game: str) -> None:
    table, chance = fiendish.new(game, seed=5), random.Random(2)
    for _ in range(300):
        if (question := table.question) is None:
            break
        assert question.text == table.view(None).decision.text  # type: ignore[attr-defined]
        table.answer(chance.randrange(len(question.options)))


def test_a_table_with_a_history_says_how_to_play_out() -> None:
    table = fiendish.new("supervillain", seed=7)
    with pytest.raises(ValueError, match=r"copy\(keep=False\)"):
        table.play_out(random.Random(1).random)
