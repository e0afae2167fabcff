"""Bots cannot peek: deal anew what a seat cannot know, and with the same seed they choose the same."""

from __future__ import annotations

from random import Random

import pytest

import fiendish
from fiendish import bots
from fiendish.advice import advise
from fiendish.bots import Seat
from fiendish.engine.conformance.twins import answer_both
from fiendish.engine.table import Table
from fiendish.games import find, names

LEVELS = ["random", "easy", "normal", "hard:12"]
STEPS = 10  # decisions that both worlds go on together, also into effects


def moments(game: str, count: int, chance: Random) -> list[tuple[Table, Table, int]]:
    """Pairs of worlds that differ only in what the seat that is asked cannot know."""
    found: list[tuple[Table, Table, int]] = []
    while len(found) < count:
        seats = chance.choice(find(game).seats)
        table = fiendish.new(game, seats=seats, seed=chance.getrandbits(32))
        for _ in range(chance.randrange(10, 80)):
            if table.question is None:
                break
            table.answer(chance.randrange(len(table.question.options)))
        question = table.question
        if question is None or not question.rest or len(question.options) == 1:
            continue
        truth = table.copy()
        twin = table.sample(question.seat, chance.getrandbits(32), keep=True)
        twin.state.counter = table.state.counter  # public: how many shuffles there were
        if truth.state.identity != twin.state.identity:
            found.append((truth, twin, question.seat))
    return found


@pytest.mark.parametrize("game", names())
def test_bots_choose_the_same_whatever_they_may_not_know(game: str) -> None:
    chance = Random(f"{game} twins")
    compared = within = 0
    rounds = (moment for _ in range(9) for moment in moments(game, 20, chance))
    for truth, twin, seat in rounds:
        if compared >= 20 and within:  # in some games effects ask little
            break
        for _ in range(STEPS):
            question = truth.question
            if question is not None and question.seat == seat and len(question.options) > 1:
                seed = chance.getrandbits(32)
                for level in LEVELS:
                    here, there = (
                        bots.make(level, seed).choose(Seat(world, seat)) for world in (truth, twin)
                    )
                    assert here == there, (level, seat, question)
                if compared % 4 == 0:
                    assert advise(Seat(truth, seat), seed) == advise(Seat(twin, seat), seed)
                compared += 1
                within += not question.rest
            if not answer_both(truth, twin, seat, chance):
                break
    assert compared >= 20
    assert within >= 1


class Peeping:
    """A bot that knows the table, and so what lies on top of everybody's deck."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def choose(self, seat: Seat) -> int:
        return sum(n * one for n, one in enumerate(self._table.state.identity)) % seat.choices()


@pytest.mark.parametrize("game", names())
def test_a_bot_that_peeps_would_be_found_out(game: str) -> None:
    pairs = moments(game, 20, Random("peep"))
    choices = [
        [Peeping(world).choose(Seat(world, seat)) for world in (truth, twin)]
        for truth, twin, seat in pairs
    ]
    assert any(here != there for here, there in choices)
