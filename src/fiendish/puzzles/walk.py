"""Going through a puzzle: the table at some moment, whether it is still won, and the answers that led there.

As in a lesson nothing has to be kept but the solver's answers, a *way* such as `3.0.12`. The others answer as
badly for the solver as they can.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple, Self

from fiendish import prose
from fiendish.engine.question import Option, Question
from fiendish.engine.table import Table
from fiendish.lessons.lesson import fits
from fiendish.lessons.walk import BadWay
from fiendish.puzzles.goal import SOLVER, GoalPart
from fiendish.puzzles.puzzle import Puzzle
from fiendish.puzzles.search import LOST, Turn, TurnSearch

HINTS = 3
"""The idea, the card, the move."""

_LONGEST = 60  # answers in a way
_KEPT = 8  # puzzles that have been searched: each takes some megabytes
_searched: OrderedDict[str, TurnSearch] = OrderedDict()


def searched(puzzle: Puzzle) -> TurnSearch:
    """All that can happen in a puzzle, found out once."""
    search = _searched.pop(puzzle.id, None)
    if search is None or search.goal is not puzzle.goal:
        search = TurnSearch(Turn(puzzle.position.table()), puzzle.goal)
        search.away(search.start)
    _searched[puzzle.id] = search
    while len(_searched) > _KEPT:
        _searched.popitem(last=False)
    return search


class Help(NamedTuple):
    """A help, the more the higher its number: in words, with the options it is about."""

    text: str
    options: list[int]


class Attempt:
    """A solver on the way through a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.table: Table = puzzle.position.table()
        self.way: list[str] = []
        self.seen = 0  # the line of the log from which on nothing was shown before the last answer
        self.own = 0  # the line from which on others have acted since
        self._search = searched(puzzle)
        self._line = self._search.start
        self._let_others()

    @classmethod
    def along(cls, puzzle: Puzzle, way: str) -> Self:
        """The attempt that a way has led to."""
        attempt, said = cls(puzzle), way.split(".") if way else []
        if len(said) > _LONGEST:
            raise BadWay(f"no way through this puzzle has more than {_LONGEST} answers")
        for number, one in enumerate(said, 1):
            if not one.isascii() or not one.isdigit() or not attempt.answer(int(one[:4])):
                raise BadWay(f"there is no way through this puzzle that goes so: answer {number}")
        return attempt

    @property
    def question(self) -> Question | None:
        """What the solver is asked now; None when it has ended."""
        return None if self.ended else self.table.question

    @property
    def ended(self) -> bool:
        """Whether the goal is reached, or the turn is over."""
        return self._search.ended(self._line)

    @property
    def solved(self) -> bool:
        return self._search.reached(self._line)

    @property
    def open(self) -> bool:
        """Whether the goal can still be reached by force."""
        return self._search.away(self._line) != LOST

    @property
    def parts(self) -> list[tuple[GoalPart, bool]]:
        """The parts of the goal, and whether each is met."""
        return [*zip(self.puzzle.goal, self._search.ticks(self._line), strict=True)]

    def answer(self, index: int) -> bool:
        """Take an option, and let the others answer; whether there is such an option."""
        question = self.question
        if question is None or index >= len(question.options):
            return False
        self.seen = self._lines()
        self._take(index)
        self.own = self._lines()
        self.way.append(str(index))
        self._let_others()
        return True

    def _let_others(self) -> None:
        """Everybody else answers; and where nothing can be chosen, nobody is asked."""
        while not self.ended:
            question = self.table.question
            assert question is not None
            if question.seat != SOLVER:
                self._take(self._search.defence(self._line))
            elif question.idle:
                self._take(0)
            else:
                return

    def _take(self, index: int) -> None:
        way = self._line.at.onward()[index]
        self.table.answer(index)
        self._line = self._search.after(self._line, way)

    def _lines(self) -> int:
        return len(self.table.state.journal or ())

    # -- help -------------------------------------------------------------------------------

    def best(self) -> list[int]:
        """The answers that lead on to the goal, those that begin the intended way first."""
        if self.ended or not self._line.chooses:
            return []
        options = self._line.at.options
        found = self._search.best(self._line)
        return sorted(found, key=lambda n: not self._is_key(options[n]))

    def _is_key(self, option: Option) -> bool:
        return any(fits(option, key) for key in self.puzzle.key)

    def hint(self, number: int) -> Help:
        """Help number 1 to 3: the idea, the card, the move."""
        best = self.best()
        if not self.open:
            return Help("From here it cannot be done any more. Take back your last answer.", [])
        if number <= 1 or not best:
            return Help(self.puzzle.idea, [])
        options = self._line.at.options
        move = options[best[0]]
        if number == 2:
            same = [n for n, one in enumerate(options) if one.card == move.card]
            return Help(f"It goes on with {self._named(move)}", same if move.card else [])
        question = self.question
        asked = "" if question is None or question.rest else f"{question.text} "
        return Help(f"{asked}{move.text}.", best[:1])

    def _named(self, move: Option) -> str:
        """What a move is about: its card, else a place, else nothing in particular."""
        board = prose.find(self.puzzle.game)
        places = [name for name in board.places if name in move.text]
        name = dict(board.catalogue).get(move.card) or max(places, key=len, default="")
        if not name:
            return "something that is no card."
        return f"*{name}*" + ("" if name[-1] in ".!?" else ".")


def solution(puzzle: Puzzle) -> str:
    """The way to the goal: the solver's answers, those that are not taken unasked."""
    attempt = Attempt(puzzle)
    while not attempt.ended:
        best = attempt.best()
        attempt.answer(best[0] if best else 0)
    return ".".join(attempt.way)
