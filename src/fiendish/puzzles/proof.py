"""Whether a puzzle holds: that its goal can be reached by force, in the intended way only, whatever lies
in the cards that the solver cannot see.

The search goes through everything in one world. Then the way found there is followed in other worlds that
the solver must hold possible: the same answers have to lead to the goal in each of them.
"""

from __future__ import annotations

from typing import NamedTuple

from fiendish.engine.question import Option
from fiendish.engine.table import Table
from fiendish.lessons.lesson import Answer
from fiendish.lessons.walk import meanings
from fiendish.puzzles.goal import SOLVER
from fiendish.puzzles.puzzle import BadPuzzle, Puzzle
from fiendish.puzzles.search import LOST, MOST, Reached, TooLarge, Turn, TurnSearch

WORLDS = 30

Told = tuple[int, str, str, str, int]
"""An answer as everybody at the table can tell it: who, and what it means."""

Plan = dict[tuple[Told, ...], int]
"""What the solver answers, by all that was answered before."""


class PuzzleProof(NamedTuple):
    """What was found: moments looked at, the solver's answers on the way, first moves that lead there."""

    moments: int
    answers: int
    first: int  # how many of the first moves lead to the goal
    options: int  # of so many


def prove(puzzle: Puzzle, most: int = MOST) -> PuzzleProof:
    """Search all of it; `BadPuzzle` says why the puzzle does not hold."""
    try:
        return _prove(puzzle, most)
    except TooLarge as error:
        raise BadPuzzle(f"{puzzle.id}: {error}") from None


def _prove(puzzle: Puzzle, most: int) -> PuzzleProof:
    table = puzzle.position.table()
    turn = Turn(table, most)
    search = TurnSearch(turn, puzzle.goal)
    start = search.start
    if turn.start.seat != SOLVER:
        raise BadPuzzle(f"{puzzle.id}: it does not begin with a decision of A")
    answers = search.away(start)
    if answers == LOST:
        raise BadPuzzle(f"{puzzle.id}: {_why_lost(puzzle, turn)}")
    if answers == 0:
        raise BadPuzzle(f"{puzzle.id}: its goal is reached before anything is done")
    first = search.best(start)
    _check_intended(puzzle, turn, [turn.start.options[index] for index in first])
    _check_worlds(puzzle, search, table, most)
    return PuzzleProof(len(turn), answers, len(first), len(turn.start.options))


def _why_lost(puzzle: Puzzle, turn: Turn) -> str:
    seen = {fact.kind for fact in turn.facts()}
    missing = [one.fact for one in puzzle.goal if one.fact and one.fact not in seen]
    if missing:
        return f"nothing brings about {missing[0]!r}; what happens here: {', '.join(sorted(seen))}"
    return f"its goal cannot be reached by force; {len(turn)} moments were looked at"


def _check_intended(puzzle: Puzzle, turn: Turn, first: list[Option]) -> None:
    """There is no way around the key moves; without such there is one first move."""
    if not puzzle.key and len({_meaning(option) for option in first}) > 1:
        raise BadPuzzle(
            f"{puzzle.id}: it is ambiguous: several first moves lead to its goal, and it names no "
            f"key: {meanings(first)}"
        )
    for key in puzzle.key:
        if (around := way_around(puzzle, turn, key)) is not None:
            raise BadPuzzle(
                f"{puzzle.id}: it is ambiguous: its goal can also be reached without "
                f"{meanings_of(key)}: {'; '.join(around)}"
            )


def way_around(puzzle: Puzzle, turn: Turn, key: Answer) -> list[str] | None:
    """A way to the goal without that move, in words; None if there is none."""
    search = TurnSearch(turn, puzzle.goal, without=key)
    if search.away(search.start) == LOST:
        return None
    return [line.at.options[n].text for line, n in search.way() if line.at.seat == SOLVER]


def meanings_of(answer: Answer) -> str:
    return "{" + ", ".join(f'{field} = "{value}"' for field, value in answer.items()) + "}"


def _check_worlds(puzzle: Puzzle, search: TurnSearch, table: Table, most: int) -> None:
    """The answers found lead to the goal in other worlds as well."""
    plan: Plan = {}
    _make_plan(search, plan)
    for seed in range(WORLDS):
        turn = Turn(table.sample(SOLVER, seed, keep=True), most)
        _follow(puzzle, TurnSearch(turn, puzzle.goal), plan)


def _make_plan(search: TurnSearch, plan: Plan) -> None:
    """What the solver answers against everything that the others may answer."""
    waiting: list[tuple[Reached, tuple[Told, ...]]] = [(search.start, ())]
    while waiting:
        line, told = waiting.pop()
        if search.ended(line) or line.luck:
            continue
        if line.chooses:
            plan[told] = search.best(line)[0]
        for index, onward in search.onward(line):
            if not line.chooses or index == plan[told]:
                waiting.append((onward, (*told, _told(line, index))))


def _follow(puzzle: Puzzle, search: TurnSearch, plan: Plan) -> None:
    """Go by the plan in another world, against everything that the others may answer there."""
    waiting: list[tuple[Reached, tuple[Told, ...]]] = [(search.start, ())]
    while waiting:
        line, told = waiting.pop()
        if search.ended(line) or line.luck:
            if search.away(line) == LOST:
                raise _hidden(puzzle, told)
            continue
        if line.chooses and told not in plan:
            raise _hidden(puzzle, told)
        allowed = [plan[told]] if line.chooses else range(len(line.at.options))
        ways = line.at.onward()
        waiting += [
            (search.after(line, ways[index]), (*told, _told(line, index))) for index in allowed
        ]


def _hidden(puzzle: Puzzle, told: tuple[Told, ...]) -> BadPuzzle:
    said = "; ".join(" ".join(filter(None, one[1:4])) for one in told)
    return BadPuzzle(
        f"{puzzle.id}: it depends on what the solver cannot see: with other hidden cards the goal is "
        f"not reached by: {said}"
    )


def _told(line: Reached, index: int) -> Told:
    return (line.at.seat, *_meaning(line.at.options[index]))


def _meaning(option: Option) -> tuple[str, str, str, int]:
    return option.kind, option.card, option.place, option.seat
