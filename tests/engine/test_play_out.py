"""Random play in one go, as imagined and simulated games have it."""

from __future__ import annotations

from random import Random

import pytest

import fiendish
from fiendish.engine.table import Table
from fiendish.games import find, names


def table(game: str, seats: int, keep: bool = False) -> Table:
    return fiendish.new(game, seats=seats, seed=5, keep=keep, **find(game).alone)


def answered(one: Table, number: Random, decisions: int) -> int:
    """The same answers given one by one, at least so many and up to the next rest."""
    taken = 0
    while (question := one.question) is not None and (taken < decisions or not question.rest):
        one.answer(int(number.random() * len(question.options)))
        taken += 1
    return taken


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seats", [2, 3])
def test_playing_out_to_the_end_is_answering_to_the_end(game: str, seats: int) -> None:
    one, other = table(game, seats), table(game, seats)
    assert one.play_out(Random(1).random) == answered(other, Random(1), 1 << 30)
    assert one.over
    assert one.digest() == other.digest()
    assert one.result == other.result
    assert one.play_out(Random(1).random) == 0  # nothing is left to decide


@pytest.mark.parametrize("game", names())
def test_playing_out_stops_at_the_first_rest_after_so_many_decisions(game: str) -> None:
    for decisions in (1, 2, 7, 30):
        one, other = table(game, 2), table(game, 2)
        for walk in range(10):
            taken = one.play_out(Random(walk).random, decisions)
            assert taken == answered(other, Random(walk), decisions)
            assert taken >= decisions or one.over
            assert one.digest() == other.digest()


@pytest.mark.parametrize("game", names())
def test_playing_out_stops_when_a_turn_has_come(game: str) -> None:
    one = table(game, 2)
    turn = one.state.turn + 3
    assert one.play_out(Random(2).random, turn=turn) > 0
    assert one.state.turn >= turn
    assert one.question is None or one.question.rest
    assert one.play_out(Random(2).random, turn=turn) == 0
    assert one.play_out(Random(2).random, 0) == 0


@pytest.mark.parametrize("game", names())
def test_imagined_worlds_are_played_out_from_the_middle_of_an_effect(game: str) -> None:
    whole, chance, compared = table(game, 2, keep=True), Random(3), 0
    while compared < 5 and (question := whole.question) is not None:
        if not question.rest:
            one, other = (whole.sample(question.seat, 9) for _ in range(2))
            assert one.play_out(Random(4).random, 0) == answered(other, Random(4), 0)
            assert one.digest() == other.digest()
            compared += 1
        whole.answer(chance.randrange(len(question.options)))
    assert compared == 5


def test_a_table_that_keeps_a_history_is_not_played_out() -> None:
    one = table("supervillain", 2, keep=True)
    before = one.digest()
    with pytest.raises(ValueError, match="history"):
        one.play_out(Random(1).random)
    assert one.digest() == before
