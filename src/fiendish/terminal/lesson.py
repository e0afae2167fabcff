"""A lesson in the terminal: the line mode, with what each step says, and kind answers."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TextIO

from fiendish.home import home
from fiendish.lessons import BadWay, Lesson, LessonStep, Walk
from fiendish.lessons.progress import LEARNED, Progress
from fiendish.lessons.walk import LEARNER
from fiendish.spelling import command
from fiendish.terminal.lines import LineMode, Quit, say
from fiendish.terminal.teaching import Sitting, keep_text, read_kept, unmarked

HELP = """\
a number        take that option
next            go on, where there is only something to look at
show            let the step be done for you
back            to the step before
again           from the beginning
table           the whole table again
step            what the step says again
log, log all    what happened lately, or from the beginning
card NAME       all about a card
rule ID         a rule, such as: rule {rule}
why KIND CARD   why you cannot do that now
piles           the cards in the discard piles
quit            leave; the lesson goes on here the next time
help            this list"""


def kept_in() -> Path:
    """The file in which it is kept how far the learner is."""
    return home() / "lessons.txt"


def read_progress() -> Progress:
    return Progress.read(read_kept(kept_in()))


class LessonMode(LineMode):
    """Says what a step says, asks, and answers kindly."""

    session: Sitting

    def __init__(self, walk: Walk, source: TextIO) -> None:
        super().__init__(Sitting(walk.table, walk.lesson.names()), source)
        self.walk = walk
        for word in ("hint", "save", "undo", "pass", "options"):
            del self.commands[word]
        self.commands |= {
            "next": self.look_on,
            "show": self.show_me,
            "back": self.back,
            "again": self.again,
            "step": self.tell_step,
        }
        self._told = len(self.session.log())

    def play(self) -> str:
        lesson = self.walk.lesson
        say(f"{self.session.table.game.title}: {lesson.title}")
        say("Type help for all commands.")
        try:
            while True:
                self.tell()
                keep(self.walk)
                step = self.walk.step
                if step is None:
                    say(unmarked(lesson.last))
                    return ""
                if self._asks:
                    self._put(step)
                self.obey(self.read())
        except Quit:
            return f"Go on with: {command()} lesson play {lesson.id}"

    def _put(self, step: LessonStep) -> None:
        moves = self.session.table.moves
        if self._moves < 0 or any(move.seat != LEARNER for move in moves[self._moves :]):
            self.show_table("")
        self._asks, self._moves = False, len(moves)
        if step.take:
            self.put_question()
        self.tell_step("")

    def tell_step(self, argument: str) -> None:
        """What the step says."""
        step = self.walk.step
        assert step is not None
        print()
        at = f"Step {self.walk.at + 1} of {len(self.walk.lesson.steps)}. "
        say(at + unmarked(step.why) + (f" [{step.rule}]" if step.rule else ""))
        if step.do:
            say(f"> {unmarked(step.do)}", hang=2)

    def read(self) -> str:
        step = self.walk.step
        assert step is not None
        count = len(self.session.options())
        what = f"Choose {f'1-{count}' if count > 1 else 1}" if step.take else "Type next"
        print(f"{what}, or help:", end=" " if self.source.isatty() else "\n", flush=True)
        return self.next_line()

    def allowed(self) -> str:
        step = self.walk.step
        count = len(self.session.options()) if step is not None and step.take else 0
        numbers = f"a number from 1 to {count}, or " if count else ""
        return numbers + ", ".join(self.commands)

    def answer(self, number: int) -> None:
        step, index = self.walk.step, self.session.index_at(number - 1)
        if step is None or not step.take:
            say("There is nothing to decide at this step, only something to look at. Type next.")
        elif index < 0:
            count = len(self.session.options())
            say(f"There is no option {number}. Type a number from 1 to {count}.")
        else:
            self._take(index)

    def _take(self, index: int) -> None:
        said = self.walk.answer(index)
        if said is None:
            self._asks = True
        else:
            say(unmarked(said.text) + (f" [{said.rule}]" if said.rule else ""))

    def look_on(self, argument: str) -> None:
        step = self.walk.step
        if step is not None and step.take:
            say("There is something to decide at this step; show lets it be done for you.")
            return
        self.walk.look_on()
        self._asks = True

    def show_me(self, argument: str) -> None:
        step = self.walk.step
        if step is not None and step.take:
            self._take(self.walk.fitting()[0])
        else:
            self.look_on("")

    def back(self, argument: str) -> None:
        self._walk_along(self.walk.way[:-1])

    def again(self, argument: str) -> None:
        self._walk_along([])

    def _walk_along(self, way: list[str]) -> None:
        self.walk = Walk.along(self.walk.lesson, ".".join(way))
        self.session = Sitting(self.walk.table, self.walk.lesson.names())
        self._told, self._moves, self._asks = len(self.session.log()), -1, True

    def show_help(self, argument: str) -> None:
        print(HELP.format(rule=self.session.board.example_rule))


def play(lesson: Lesson, again: bool = False, given: TextIO | None = None) -> str:
    """Play a lesson, from where it was left. Returns the last words."""
    source = given or sys.stdin
    way = "" if again else read_progress().way(lesson.id)
    try:
        walk = Walk.along(lesson, way)
    except BadWay:  # of another edition of the lesson
        walk = Walk(lesson)
    mode = LessonMode(walk, source)
    try:
        return mode.play()
    except (EOFError, KeyboardInterrupt) as stop:
        return "\nThe input has ended." if isinstance(stop, EOFError) else "\nStopped."


def keep(walk: Walk) -> None:
    """Note how far the learner is. What was learned stays learned."""
    progress, id = read_progress(), walk.lesson.id
    if walk.step is not None and progress.learned(id):
        return
    way = LEARNED if walk.step is None else ".".join(walk.way)
    keep_text(kept_in(), progress.at(id, way).text)
