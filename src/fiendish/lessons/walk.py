"""Going through a lesson: the table at some step, and the answers that led there.

A walk is made anew from the learner's answers each time, so that nothing has to be kept but these: a *way*
is a list such as `-.3.0`, a number for each answer and `-` for each step that was only looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple, Self

from fiendish.engine.game import LETTERS
from fiendish.engine.question import Option, Question
from fiendish.engine.table import Table
from fiendish.lessons.lesson import Answer, BadLesson, Lesson, LessonStep, fits

LOOKED = "-"
LEARNER = 0
_LONGEST = 200  # answers in a way


class Said(NamedTuple):
    """A kind answer to what the step does not want."""

    text: str
    rule: str


class BadWay(ValueError):
    """A way that leads nowhere: made by hand, or for another edition of the lesson."""


class Walk:
    """A learner on the way through a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table: Table = lesson.position.table(lesson.seed)
        self.at = 0  # the number of the step, from 0
        self.way: list[str] = []
        self.seen = 0  # the line of the log from which on nothing was shown at an earlier step
        self.own = 0  # the line from which on others have acted since
        self._answers: list[Answer] = []  # what the others still have to say
        self._let_others()

    @classmethod
    def along(cls, lesson: Lesson, way: str) -> Self:
        """The walk that a way has led to."""
        walk = cls(lesson)
        said = way.split(".") if way else []
        if len(said) > _LONGEST:
            raise BadWay(f"no way through this lesson has more than {_LONGEST} answers")
        for number, one in enumerate(said, 1):
            if not walk._goes_on(one):
                raise BadWay(f"there is no way through this lesson that goes so: answer {number}")
        return walk

    def _goes_on(self, one: str) -> bool:
        """Go one answer on, if that is what the step takes."""
        try:
            if one == LOOKED:
                self.look_on()
                return True
            return one.isascii() and one.isdigit() and self.answer(int(one[:4])) is None
        except BadWay:
            return False

    @property
    def step(self) -> LessonStep | None:
        """What is to be done now; None at the end."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    @property
    def question(self) -> Question | None:
        """What the learner is asked in this step, if anything."""
        step, question = self.step, self.table.question
        return question if step is not None and step.take else None

    def fitting(self) -> list[int]:
        """The options that the step wants."""
        return self._which(self.step.take) if self.step is not None else []

    def as_well(self) -> list[int]:
        """Those that it also takes, and goes on."""
        if self.step is None:
            return []
        wanted = self.fitting()
        return [index for index in self._which(self.step.also) if index not in wanted]

    def answer(self, index: int) -> Said | None:
        """Take an option; what the step does not want is answered and changes nothing."""
        if self.step is not None and not self.step.take:
            return self._look_past(index)
        question = self.question
        if question is None or index >= len(question.options):
            raise BadWay("there is no such thing to decide at this step")
        step, wanted = self.step, index in self.fitting()
        assert step is not None
        if not wanted and index not in self.as_well():
            return self._kindly(step, question, index)
        self.seen = self._lines()
        self.table.answer(index, LEARNER)
        self.own = self._lines()
        self.way.append(str(index))
        if wanted:
            self._answers = [*step.others]
            self.at += 1
        self._let_others()
        return None

    def look_on(self) -> None:
        """Go on from a step at which there is nothing to decide."""
        step = self.step
        if step is None or step.take:
            raise BadWay("there is something to decide at this step")
        self.seen = self.own = self._lines()
        self.way.append(LOOKED)
        self._answers = [*step.others]
        self.at += 1
        self._let_others()

    def _look_past(self, index: int) -> Said | None:
        """An option at a step with nothing to decide: who takes what comes next has seen enough."""
        question = self.table.question
        if question is None or question.seat != LEARNER or index >= len(question.options):
            raise BadWay("there is no such thing to decide at this step")
        looks = takewhile(lambda one: not (one.take or one.others), self.lesson.steps[self.at :])
        skipped = len([*looks])
        following = self.lesson.steps[self.at + skipped : self.at + skipped + 1]
        option = question.describe(index)
        if not any(fits(option, wanted) for one in following for wanted in one.take):
            return Said("Not yet: first see what this step shows, then go on.", "")
        for _ in range(skipped):
            self.look_on()
        return self.answer(index)

    def _lines(self) -> int:
        return len(self.table.state.journal or ())

    def _kindly(self, step: LessonStep, question: Question, index: int) -> Said:
        option = question.describe(index)
        for wrong in step.wrong:
            if fits(option, wrong.when):
                return Said(wrong.say, wrong.rule)
        return Said(
            f"That is allowed as well, but it is not what this step is about. {step.do}", ""
        )

    def _which(self, answers: list[Answer]) -> list[int]:
        question = self.question
        if question is None:
            return []
        options = [question.describe(index) for index in range(len(question.options))]
        return [
            index
            for index, option in enumerate(options)
            if any(fits(option, answer) for answer in answers)
        ]

    def _let_others(self) -> None:
        """Everybody answers until the learner has something to decide, or to look at."""
        step = self.step
        looks = step is None or not step.take
        while (question := self.table.question) is not None:
            mine = question.seat == LEARNER
            if not question.idle and (mine or (looks and not self._answers)):
                break
            self.table.answer(self._others(question))
        if self._answers:
            asked = "the game is over" if question is None else f"A is asked {question.text!r}"
            raise self._lost(f"{asked}, and nobody has been asked for {self._answers[0]}")
        if step is not None and step.take and question is None:
            raise self._lost("the game is over")

    def _others(self, question: Question) -> int:
        """The next answer that the lesson has for the others; else they decline."""
        if question.idle:
            return 0
        options = [question.describe(index) for index in range(len(question.options))]
        if self._answers:
            found = [n for n, option in enumerate(options) if fits(option, self._answers[0])]
            if found:
                del self._answers[0]
                return found[0]
        if question.may_decline:
            return next(n for n, option in enumerate(options) if option.kind == "decline")
        raise self._lost(
            f"{LETTERS[question.seat]} is asked {question.text!r}, and the lesson has no answer "
            f"that fits; there is: {meanings(options)}"
        )

    def _lost(self, why: str) -> BadLesson:
        return BadLesson(f"{self.lesson.id}, before step {self.at + 1}: {why}")


def meanings(options: Sequence[Option]) -> str:
    """What options mean, as the file of a lesson says it."""
    fields = ("kind", "card", "place")
    return "; ".join(
        "{" + ", ".join(f'{f} = "{getattr(one, f)}"' for f in fields if getattr(one, f)) + "}"
        for one in options
    )
