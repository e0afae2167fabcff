"""Lessons: a first game that explains itself, on the real table.

A lesson is a readable file, `games/GAME/lessons/NAME.toml`: a position, and steps that say why, what to do,
which options fit, and what to answer to others. `lesson.py` reads one, `walk.py` goes through it,
`proof.py` shows that it can be walked on every way it allows. How to write one: docs/write-a-lesson.md.
"""

from fiendish.lessons.lesson import (
    BadLesson,
    Lesson,
    LessonStep,
    all_lessons,
    find,
    known,
    lessons_of,
    read,
)
from fiendish.lessons.walk import LOOKED, BadWay, Said, Walk

__all__ = [
    "LOOKED",
    "BadLesson",
    "BadWay",
    "Lesson",
    "LessonStep",
    "Said",
    "Walk",
    "all_lessons",
    "find",
    "known",
    "lessons_of",
    "read",
]
