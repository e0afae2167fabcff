"""A bot with foresight: it plays its best options on, all in the same worlds, and compares."""

from __future__ import annotations

import random
from math import sqrt
from time import monotonic

from fiendish.bots.basic import ANSWERS, Greedy, other_answer
from fiendish.bots.budget import Budget
from fiendish.bots.seat import Seat
from fiendish.engine.table import Table

USUAL = Budget(iterations=80)

_OPTIONS = 5  # that enter the race
_WORLDS = 4  # until those behind are looked for again
_BEHIND = 1.0  # standard errors behind the first: out of the race
_CLEAR = 1.0  # standard errors ahead of the greedy choice: taken instead of it
_WAYS = 6  # tried for each further step of its own, beside other choices within one effect:
_ANSWERS = 3
_STEPS = 100  # after which an imagined game is judged as it stands
_HALF = 200.0  # a value so far from nothing counts as half of what there can be

WON = 1_000.0  # beyond this a game is decided


class Foresight:
    """Looks as far as the end of its next turn.

    The options that look best to the greedy bot race against each other. In each round a world is
    dealt, and each option in the race is played on in it, with the same luck: at each step of its
    own the bot takes the best of a few ways, the others take any. How the table looks in the end
    is what the option was worth in that world. Who is behind leaves the race. The greedy choice
    gives way only to one that is clearly better: a difference that luck could have made is none.
    """

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self._random = random.Random(seed)
        self._greedy = Greedy(seed)
        self._budget = budget or USUAL
        self.tried = 0  # imagined games for the last choice

    def choose(self, seat: Seat) -> int:
        self.tried = 0
        if seat.choices() == 1:
            return 0
        values = self._greedy.values(seat)
        order = sorted(range(len(values)), key=values.__getitem__, reverse=True)
        if values[order[0]] > WON:
            return order[0]
        return self._race(seat, order[:_OPTIONS])

    def _race(self, seat: Seat, racing: list[int]) -> int:
        """The option that wins; the first of them is the greedy choice."""
        began, usual = monotonic(), racing[0]
        worth: dict[int, list[float]] = {option: [] for option in racing}
        while len(racing) > 1 and self._may_try(len(racing), monotonic() - began):
            world = self._random.getrandbits(32)
            for option in racing:
                worth[option].append(imagine(seat, option, world))
            self.tried += len(racing)
            if len(worth[usual]) % _WORLDS == 0:
                best = max(racing, key=lambda option: sum(worth[option]))
                racing = [
                    option
                    for option in racing
                    if option == usual or _lead(worth[option], worth[best]) > -_BEHIND
                ]
        best = max(racing, key=lambda option: sum(worth[option]))
        return best if _lead(worth[best], worth[usual]) > _CLEAR else usual

    def _may_try(self, games: int, seconds: float) -> bool:
        if self._budget.seconds:
            return seconds < self._budget.seconds
        return self.tried + games <= self._budget.iterations


def _lead(ours: list[float], theirs: list[float]) -> float:
    """How far ahead in the same worlds, in standard errors."""
    count = len(ours)
    if count < 2:
        return 0.0
    leads = [one - other for one, other in zip(ours, theirs, strict=True)]
    mean = sum(leads) / count
    spread = sum((lead - mean) ** 2 for lead in leads) / (count - 1)
    return mean / (sqrt(spread / count) + 1e-9)


def imagine(seat: Seat, option: int, world: int) -> float:
    """What the option is worth in that world, from -1 to 1."""
    me, luck = seat.number, random.Random(world)
    tables: list[Table] = []
    end, asked = 0, True
    while asked and len(tables) < _ANSWERS:
        table = seat.sample(world)
        end = table.state.turn + table.state.seats + 1
        asked = _take(table, option, luck)
        tables.append(table)
    table = _best(tables, me)
    for _ in range(_STEPS):
        question = table.question
        if question is None or not question.rest or table.state.turn >= end:
            break
        count = len(question.options)
        if question.seat != me or count == 1:
            _take(table, int(luck.random() * count), luck)
            continue
        ways = range(count) if count <= _WAYS else luck.sample(range(count), _WAYS)
        tables = [table.copy() for _ in ways]
        for after, way in zip(tables, ways, strict=True):
            _take(after, way, luck)
        table = _best(tables, me)
    return share(table.game.evaluate(table.state, me))


def share(value: float) -> float:
    """A value as a part of what there can be, from -1 to 1."""
    return value / (_HALF + abs(value))


def _take(table: Table, option: int, luck: random.Random) -> bool:
    """Take an option and see its effect through: any answers by who took it, those of
    `other_answer` by others, and not for ever.

    Returns whether there was something to answer.
    """
    question = table.question
    assert question is not None
    mover, asked = question.seat, False
    question = table.answer_unlisted(option)
    for done in range(ANSWERS):
        if question is None:
            break
        count = len(question.options)
        if question.seat == mover:
            asked = asked or count > 1
            question = table.answer_unlisted(int(luck.random() * count))
        else:
            question = table.answer_unlisted(other_answer(question, done))
    return asked


def _best(tables: list[Table], seat: int) -> Table:
    if len(tables) == 1:
        return tables[0]
    return max(tables, key=lambda table: table.game.evaluate(table.state, seat))
