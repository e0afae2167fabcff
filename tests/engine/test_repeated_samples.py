"""A world that is asked for again is not dealt again, and is the same."""

from __future__ import annotations

from random import Random

import pytest

import fiendish
from fiendish.engine.table import Table
from fiendish.games import find, names


def world(table: Table, seat: int | None, seed: int) -> str:
    return table.sample(seat, seed).digest()


@pytest.mark.parametrize("game", names())
def test_a_world_asked_for_again_is_the_one_a_new_deal_gives(game: str) -> None:
    seats = max(find(game).seats)
    table, chance = fiendish.new(game, seats=seats, seed=8), Random(game)
    within = differing = 0
    for move in range(150):
        question = table.question
        if question is None:
            break
        me, other = question.seat, (question.seat + 1) % seats
        asked = [(me, move), (me, move), (other, move), (me, move), (None, move), (me, move + 1)]
        worlds = [world(table, seat, seed) for seat, seed in asked]
        assert worlds == [world(table.copy(), seat, seed) for seat, seed in asked]
        differing += worlds[0] != worlds[-1]
        within += not question.rest
        table.answer(chance.randrange(len(question.options)))
    assert differing > 20
    assert within > 4


def test_a_world_that_was_played_on_leaves_no_trace_in_the_next() -> None:
    table = fiendish.new("smash_up", seats=2, seed=3)
    first = table.sample(0, 5)
    before = first.digest()
    while first.state.turn < 3:
        first.answer(0)
    assert world(table, 0, 5) == before


def test_a_world_is_dealt_anew_after_a_move() -> None:
    table = fiendish.new("smash_up", seats=2, seed=3)
    before = world(table, 0, 5)
    table.answer(0)
    assert world(table, 0, 5) == world(table.copy(), 0, 5) != before
