"""A puzzle in the terminal: the line mode, with its goal, free tries, hints and the solution."""

from __future__ import annotations

import sys
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TextIO

from fiendish.home import home
from fiendish.puzzles.progress import Solved
from fiendish.puzzles.puzzle import Puzzle, puzzle_of_day
from fiendish.puzzles.walk import HINTS, Attempt, solution
from fiendish.terminal.lines import LineMode, Quit, say
from fiendish.terminal.teaching import Sitting, keep_text, read_kept, unmarked

HELP = """\
a number        take that option
undo            take back your last answer
again           from the beginning
hint            a hint; the second says more, the third says it
solution        see how it is done
aim             what is to be done, and what of it is done
table           the whole table again
options         the question and its options again
log, log all    what happened lately, or from the beginning
card NAME       all about a card
rule ID         a rule, such as: rule {rule}
why KIND CARD   why you cannot do that now
piles           the cards in the discard piles
quit            leave
help            this list"""


def kept_in() -> Path:
    """The file in which it is kept what was solved."""
    return home() / "puzzles.txt"


def read_progress() -> Solved:
    return Solved.read(read_kept(kept_in()))


class PuzzleMode(LineMode):
    """Says what is to be done, lets the solver try, and says when it is done."""

    session: Sitting

    def __init__(self, attempt: Attempt, source: TextIO) -> None:
        super().__init__(_sitting(attempt), source)
        self.attempt = attempt
        self.hints = 0
        self.shown = False  # whether the solution was
        for word in ("save", "pass"):
            del self.commands[word]
        self.commands |= {"again": self.again, "solution": self.show_solution, "aim": self.tell_aim}

    def play(self) -> str:
        puzzle = self.attempt.puzzle
        say(f"{self.session.table.game.title}: {puzzle.title} ({puzzle.level})")
        say("Type help for all commands.")
        ended = False
        try:
            while True:
                self.tell()
                if self.attempt.solved:
                    return self.solved()
                if self.attempt.ended and not ended:
                    say(f"{_MISSED} Type undo, again or quit.")
                elif self._asks:
                    self.ask()
                    self.tell_aim("")
                ended = self.attempt.ended
                self.obey(self.read())
        except Quit:
            return ""

    def solved(self) -> str:
        puzzle = self.attempt.puzzle
        self.tell_aim("")
        say(f"Solved. {unmarked(puzzle.last)}")
        if not self.shown:
            keep(puzzle)
            days = read_progress().streak(_today())
            if puzzle is puzzle_of_day() and days > 1:
                say(f"That is the puzzle of the day on {days} days in a row.")
        return ""

    def tell_aim(self, argument: str) -> None:
        print()
        say(f"Goal: {unmarked(self.attempt.puzzle.aim)}")
        for part, done in self.attempt.parts:
            say(f"  [{'x' if done else ' '}] {unmarked(part.say)}", hang=6)
        if not self.attempt.open:
            say(_LOST)

    def read(self) -> str:
        count = len(self.session.options()) if not self.attempt.ended else 0
        what = f"Choose {f'1-{count}' if count > 1 else 1}" if count else "Type undo"
        print(f"{what}, or help:", end=" " if self.source.isatty() else "\n", flush=True)
        return self.next_line()

    def allowed(self) -> str:
        count = 0 if self.attempt.ended else len(self.session.options())
        return (f"a number from 1 to {count}, or " if count else "") + ", ".join(self.commands)

    def answer(self, number: int) -> None:
        index = -1 if self.attempt.ended else self.session.index_at(number - 1)
        if index < 0 or not self.attempt.answer(index):
            say(f"There is no option {number}. Nothing has changed. Type {self.allowed()}.")
            return
        self._asks = True

    def undo(self, argument: str) -> None:
        if not self.attempt.way:
            say("There is nothing to take back. Nothing has changed.")
            return
        self._go(self.attempt.way[:-1])

    def again(self, argument: str) -> None:
        self._go([])

    def show_hint(self, argument: str) -> None:
        if not self.attempt.open:
            say(_LOST)
            return
        self.hints = min(self.hints + 1, HINTS)
        hint = self.attempt.hint(self.hints)
        say(f"Hint {self.hints} of {HINTS}: {unmarked(hint.text)}")

    def show_solution(self, argument: str) -> None:
        """The way to the goal, told by the log."""
        self.shown = True
        said = solution(self.attempt.puzzle)
        for fact in Attempt.along(self.attempt.puzzle, said).table.log(0):
            say(fact.text)
        say(unmarked(self.attempt.puzzle.last))
        say("Now you: type again to do it yourself." if self.attempt.way else "Now you.")

    def _go(self, way: list[str]) -> None:
        self.attempt = Attempt.along(self.attempt.puzzle, ".".join(way))
        self.session = _sitting(self.attempt)
        self._told, self._moves, self._asks = len(self.session.log()), -1, True

    def show_help(self, argument: str) -> None:
        print(HELP.format(rule=self.session.board.example_rule))


_LOST = "It cannot be done any more from here: undo takes back your last answer."
_MISSED = "Your turn is over, and the goal is not reached."


def _sitting(attempt: Attempt) -> Sitting:
    return Sitting(attempt.table, attempt.puzzle.names())


def _today() -> date:
    return datetime.now(UTC).date()


def play(puzzle: Puzzle, given: TextIO | None = None) -> str:
    """Try a puzzle. Returns the last words."""
    mode = PuzzleMode(Attempt(puzzle), given or sys.stdin)
    try:
        return mode.play()
    except (EOFError, KeyboardInterrupt) as stop:
        return "\nThe input has ended." if isinstance(stop, EOFError) else "\nStopped."


def keep(puzzle: Puzzle) -> None:
    """Note that a puzzle is solved."""
    of_day = puzzle is puzzle_of_day()
    keep_text(kept_in(), read_progress().with_solved(puzzle.id, _today(), of_day).text)
