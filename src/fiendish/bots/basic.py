"""The simple bots: one that plays at random, one that looks a step ahead."""

from __future__ import annotations

import random
from operator import itemgetter
from typing import Protocol

from fiendish.bots.seat import Seat
from fiendish.engine.question import Question
from fiendish.engine.table import Table

ANSWERS = 40  # within one effect, after which an imagined table is judged as it stands


class Bot(Protocol):
    def choose(self, seat: Seat) -> int:
        """The index of the option to take; the seat is being asked."""
        ...


class Random:
    """Every option is as good as any other."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, seat: Seat) -> int:
        return self._random.randrange(seat.choices())


class Greedy:
    """Tries each option in a world it holds possible and keeps the one that looks best after.

    Where an option leads to further questions of its own, those are tried out too, as deep as the
    effect goes, until so many worlds have been tried; what others would answer is taken to be
    their first option. Ties are broken at random, so that two greedy bots do not play the same game
    over and over. One that `slips` takes any option at all now and then: in so many of its choices.
    """

    TRIES = 200  # worlds for one choice, beyond one for each option

    def __init__(self, seed: int = 0, slips: float = 0.0) -> None:
        self._random = random.Random(seed)
        self._slips = slips
        self._left = 0

    def choose(self, seat: Seat) -> int:
        count = seat.choices()
        if count == 1:
            return 0
        if self._slips and self._random.random() < self._slips:
            return self._random.randrange(count)
        values = self.values(seat)
        best = max(values)
        return self._random.choice([i for i, value in enumerate(values) if value >= best - 1e-9])

    def values(self, seat: Seat) -> list[float]:
        """What the table looks worth after each of the options."""
        self._left = self.TRIES
        world = self._random.getrandbits(32)
        return [self._value(seat, world, (index,))[0] for index in range(seat.choices())]

    def outcome(self, seat: Seat, option: int, world: int) -> Table:
        """The table in a world after an option and what must follow, answered as well as it can."""
        self._left = self.TRIES
        table = seat.sample(world)
        for index in self._value(seat, world, (option,))[1]:
            _let_others_answer(table, table.answer_unlisted(index), seat.number)
        return table

    def _value(
        self, seat: Seat, world: int, answers: tuple[int, ...]
    ) -> tuple[float, tuple[int, ...]]:
        """What the table is worth to the seat after these answers and what must follow; and all
        these answers."""
        self._left -= 1
        table = seat.sample(world)
        for index in answers:
            question = _let_others_answer(table, table.answer_unlisted(index), seat.number)
        if question is None or len(answers) > 3 or self._left <= 0:
            return table.game.evaluate(table.state, seat.number), answers
        return max(
            (self._value(seat, world, (*answers, index)) for index in range(len(question.options))),
            key=itemgetter(0),
        )


def _let_others_answer(table: Table, question: Question | None, me: int) -> Question | None:
    """What the seat itself is asked next within an effect, if anything."""
    for count in range(ANSWERS):
        if question is None or question.seat == me:
            return question
        question = table.answer_unlisted(other_answer(question, count))
    return None


def other_answer(question: Question, count: int) -> int:
    """What somebody else is taken to answer within an effect, after so many answers: the first
    option, later the last. First options alone can go round in circles, and the last mostly
    declines."""
    return 0 if count < ANSWERS // 2 else len(question.options) - 1
