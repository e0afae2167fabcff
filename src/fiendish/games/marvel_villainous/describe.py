"""Options and facts in words, where this game has its own."""

from __future__ import annotations

from fiendish.engine.question import DECLINE, Option, Question
from fiendish.games.villainous import describe as shared
from fiendish.games.villainous.describe import fact_words

__all__ = ["describe", "fact_words"]

_LOSSES = ("3 Power", "2 Mischief")


def describe(question: Question, option: int) -> Option:
    if question.prompt.of == "loss" and option != DECLINE:
        return Option(kind="loss", text=_LOSSES[option])
    return shared.describe(question, option)
