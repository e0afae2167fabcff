"""Whether a lesson can be walked: every way that it allows, to its end.

Ways that come to the same table at the same step are followed once. Within an effect a table does not tell
what was chosen for it so far; there every way is followed.
"""

from __future__ import annotations

from typing import NamedTuple

from fiendish.lessons.lesson import PARTS, BadLesson, Lesson, LessonStep, fits
from fiendish.lessons.walk import LEARNER, LOOKED, Walk, meanings

MOST = 2000  # tables to look at


class Proof(NamedTuple):
    """What was found on the way: how many tables, and the first way to the end."""

    tables: int
    way: str


def prove(lesson: Lesson) -> Proof:
    """Follow every way; `BadLesson` says where one ends too early, or what never happens."""
    seen: set[tuple[int, str, str]] = set()
    heard: set[tuple[int, int]] = set()  # what is said to wrong answers
    waiting, first = [""], ""
    while waiting:
        way = waiting.pop()
        walk = Walk.along(lesson, way)
        asked = walk.table.question
        within = "" if asked is None or asked.rest else way
        key = (walk.at, walk.table.digest(), within)
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > MOST:
            raise BadLesson(f"{lesson.id}: it allows too many ways; give each step fewer answers")
        step = walk.step
        if step is None:
            first = first or way
            continue
        _check_shown(walk, step)
        begun = [*way.split(".")] if way else []
        if not step.take:
            waiting.append(".".join([*begun, LOOKED]))
            continue
        heard |= _check_answers(walk, step)
        onward = [*walk.as_well(), *walk.fitting()]  # the way through comes first
        waiting += [".".join([*begun, str(index)]) for index in onward]
    for number, step in enumerate(lesson.steps):
        for place, wrong in enumerate(step.wrong):
            if (number, place) not in heard:
                raise BadLesson(
                    f"{lesson.id}, step {number + 1}: nothing can be taken of what is answered by "
                    f"{wrong.say!r}"
                )
    return Proof(len(seen), first)


def _check_answers(walk: Walk, step: LessonStep) -> set[tuple[int, int]]:
    """The step has an option that fits; returns which of its kind answers can be heard here."""
    here = f"{walk.lesson.id}, step {walk.at + 1}"
    question = walk.question
    if question is None or question.seat != LEARNER:
        raise BadLesson(f"{here}: the learner is asked nothing")
    options = [question.describe(index) for index in range(len(question.options))]
    wanted = walk.fitting()
    if not wanted:
        raise BadLesson(f"{here}: no option fits what it wants; there is: {meanings(options)}")
    for answer in step.take:
        if not any(fits(option, answer) for option in options):
            raise BadLesson(f"{here}: no option fits {answer}; there is: {meanings(options)}")
    taken = {*wanted, *walk.as_well()}
    heard = set()
    for place, wrong in enumerate(step.wrong):
        found = [n for n, one in enumerate(options) if fits(one, wrong.when) and n not in taken]
        if found:
            heard.add((walk.at, place))
    return heard


def _check_shown(walk: Walk, step: LessonStep) -> None:
    for shown in step.show:
        if shown not in PARTS and not handles(walk, shown):
            raise BadLesson(
                f"{walk.lesson.id}, step {walk.at + 1}: the learner sees no {shown!r} on the table"
            )


def handles(walk: Walk, card: str) -> list[int]:
    """The cards of that id that the learner knows."""
    state, game = walk.table.state, walk.table.game
    return [
        handle
        for handle in range(len(state.known))
        if state.known[handle] >> LEARNER & 1
        and game.face(state, state.identity[handle]).id == card
    ]
