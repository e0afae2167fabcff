"""All that can happen in a turn: from each moment whether a goal can still be reached, and how soon.

A `Turn` holds the moments, found as they are asked for. A `TurnSearch` judges them by a goal: the solver chooses
as well as possible, the others as badly for the solver as they can. After luck, that is once cards were
drawn, dice rolled or something hidden came to light, the solver's own choices do not count any more either:
whatever is answered then, the goal has to be reached.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import NamedTuple

from fiendish.engine.question import Option
from fiendish.engine.table import Table
from fiendish.lessons.lesson import Answer, fits
from fiendish.puzzles.goal import (
    SOLVER,
    GoalPart,
    Happened,
    Outcome,
    counted,
    happened,
    outcome,
    ticks,
)

MOST = 5_000
"""Moments that a search may look at: a turn that has more is no puzzle for people either."""

DEEPEST = 150
"""Answers in a row that a search looks at: more of them are a loop that somebody may go round."""

LOST = -1
"""The goal cannot be reached any more."""


class TooLarge(Exception):
    """There is more to look at than allowed."""


class Way(NamedTuple):
    """What an answer leads to: the next moment, what happens on the way, whether luck plays a part."""

    to: TurnMoment
    facts: list[Happened]
    luck: bool


class TurnMoment:
    """A decision in the turn, or its end. What comes after is found out when somebody asks."""

    __slots__ = ("_rest", "_since", "_table", "end", "options", "seat", "turn", "ways")

    def __init__(self, turn: Turn, table: Table, rest: bytes, since: tuple[int, ...]) -> None:
        question = table.question
        self.turn = turn
        self.seat = -1
        self.options: list[Option] = []
        self.ways: list[Way] | None = None
        self.end: Outcome | None = None
        self._table: Table | None = table
        self._rest = rest
        self._since = since
        if question is None or table.state.turn != turn.number:
            self.end, self._table = outcome(table, turn.number), None
        else:
            self.seat = question.seat
            self.options = [question.describe(n) for n in range(len(question.options))]

    def onward(self) -> list[Way]:
        """What each answer leads to."""
        if self.ways is None:
            self.ways = [self.take(index) for index in range(len(self.options))]
            self._table = None
        return self.ways

    def take(self, index: int) -> Way:
        """What one answer leads to."""
        if self.ways is not None:
            return self.ways[index]
        assert self._table is not None
        return self._answered(self._table, index)

    def _answered(self, table: Table, index: int) -> Way:
        table = table.copy()
        state = table.state
        state.journal = []
        table.answer(index)
        luck = bool(table.moves[-1].barrier >> SOLVER & 1)
        since = (*self._since, index)
        return Way(
            self.turn.moment(table, self._rest, since), happened(table, self.turn.number), luck
        )


class Turn:
    """The moments of a turn, as the solver's table comes to them."""

    def __init__(self, table: Table, most: int = MOST) -> None:
        table = table.copy()
        table.state.journal = []
        _ = table.question
        self.number = table.state.turn
        self.most = most
        self._moments: dict[tuple[bytes, tuple[int, ...]], TurnMoment] = {}
        self.start = self.moment(table, b"", ())

    def __len__(self) -> int:
        return len(self._moments)

    def facts(self) -> Iterator[Happened]:
        """All that happened on the ways looked at."""
        for moment in self._moments.values():
            for way in moment.ways or ():
                yield from way.facts

    def moment(self, table: Table, rest: bytes, since: tuple[int, ...]) -> TurnMoment:
        """The moment at which a table is: the same for tables from which the same can happen.

        Within an effect a state does not tell what was answered so far; there the answers do.
        """
        question = table.question
        if question is None or question.rest:
            rest, since = _fingerprint(table), ()
        found = self._moments.get((rest, since))
        if found is None:
            if len(self._moments) >= self.most:
                raise TooLarge(f"there are more than {self.most} moments to look at")
            found = self._moments[rest, since] = TurnMoment(self, table, rest, since)
        return found


def _fingerprint(table: Table) -> bytes:
    """The same for the same table, however many decisions it took to come there."""
    state = table.state
    count, state.decisions = state.decisions, 0
    moment = state.to_bytes()
    state.decisions = count
    return blake2b(moment, digest_size=16).digest()


class Reached(NamedTuple):
    """A moment, with what the goal has to know of the way that led there."""

    at: TurnMoment
    times: tuple[int, ...]  # how often each part of the goal has happened
    luck: bool = False

    @property
    def chooses(self) -> bool:
        """Whether the solver's own choice counts here."""
        return self.at.seat == SOLVER and not self.luck


class TurnSearch:
    """How far a goal is away at each moment of a turn."""

    def __init__(self, turn: Turn, goal: Sequence[GoalPart], without: Answer | None = None) -> None:
        self.turn = turn
        self.goal = goal
        self.without = without  # options that the solver may not take
        self.at_once = all(one.points is None and not one.win for one in goal)
        self.start = Reached(turn.start, (0,) * len(goal))
        self._found: dict[Reached, int] = {}
        self._depth = 0

    def ticks(self, line: Reached) -> tuple[bool, ...]:
        """Which parts of the goal are met now."""
        return ticks(self.goal, line.times, line.at.end)

    def reached(self, line: Reached) -> bool:
        """Whether the goal is reached, once and for all."""
        return (self.at_once or line.at.end is not None) and all(self.ticks(line))

    def ended(self, line: Reached) -> bool:
        return line.at.end is not None or self.reached(line)

    def after(self, line: Reached, way: Way) -> Reached:
        """Where an answer leads to."""
        now = counted(self.goal, way.facts) if way.facts else (0,) * len(self.goal)
        times = tuple(
            min(a + b, one.times) for a, b, one in zip(line.times, now, self.goal, strict=True)
        )
        return Reached(way.to, times, line.luck or way.luck)

    def onward(self, line: Reached) -> list[tuple[int, Reached]]:
        """The answers that are looked at, and where they lead."""
        options = line.at.options
        allowed = [*range(len(options))]
        if self.without is not None and line.at.seat == SOLVER:
            allowed = [n for n in allowed if not fits(options[n], self.without)]
        if not allowed:
            return []
        ways = line.at.onward()
        return [(index, self.after(line, ways[index])) for index in allowed]

    def away(self, line: Reached) -> int:
        """How many answers of the solver the goal is away, against the best defence; or LOST."""
        known = self._found.get(line)
        if known is None:
            if self._depth >= DEEPEST:
                raise TooLarge(f"there are ways of more than {DEEPEST} answers")
            self._found[line] = LOST  # to come back to the same moment leads nowhere
            self._depth += 1
            known = self._found[line] = self._look(line)
            self._depth -= 1
        return known

    def _look(self, line: Reached) -> int:
        if self.ended(line):
            return 0 if self.reached(line) else LOST
        found = [self.away(onward) for _, onward in self.onward(line)]
        if line.chooses:
            good = [one for one in found if one != LOST]
            return 1 + min(good) if good else LOST
        return LOST if LOST in found or not found else max(found)

    def best(self, line: Reached) -> list[int]:
        """The solver's answers that still lead to the goal, the quickest first."""
        found = sorted((self.away(onward), index) for index, onward in self.onward(line))
        return [index for away, index in found if away != LOST]

    def defence(self, line: Reached) -> int:
        """What is answered where the solver does not choose: against the goal if possible, else late."""
        found = [
            (self.away(onward) != LOST, -self.away(onward), n) for n, onward in self.onward(line)
        ]
        return min(found)[2]

    def way(self, line: Reached | None = None) -> list[tuple[Reached, int]]:
        """The way to the goal against the best defence: at each moment the answer taken."""
        line = line or self.start
        taken = []
        while not self.ended(line):
            index = self.best(line)[0] if line.chooses else self.defence(line)
            taken.append((line, index))
            line = self.after(line, line.at.onward()[index])
        return taken
