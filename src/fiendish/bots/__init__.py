"""Bots. Each sees a `Seat`: its view, its question, worlds it must hold possible. Never the table.

A bot is named by its level, and one with foresight may have a budget behind it: `hard`, `hard:400`
(imagined games: the same choice every time) or `hard:1.5s` (seconds).
"""

from __future__ import annotations

from fiendish.bots.basic import Bot, Greedy, Random
from fiendish.bots.budget import Budget
from fiendish.bots.foresight import Foresight
from fiendish.bots.search import Search
from fiendish.bots.seat import Seat

__all__ = [
    "USUAL",
    "Bot",
    "Budget",
    "Foresight",
    "Greedy",
    "Random",
    "Search",
    "Seat",
    "imagines",
    "knows",
    "make",
    "names",
    "read",
]

USUAL = "normal"
"""The level of bots that nobody has chosen."""

_LEVELS = ("random", "easy", "normal", "hard")
_THINKING = ("hard",)
_FORMER = {"greedy": "normal"}  # as it was called before there were levels


def names() -> list[str]:
    """The levels, the weakest first."""
    return list(_LEVELS)


def knows(name: str) -> bool:
    """Whether there is a level of that name."""
    return name in _LEVELS or name in _FORMER


def imagines(name: str) -> bool:
    """Whether a level imagines games before it chooses, which takes seconds."""
    return name in _THINKING


def read(text: str) -> tuple[str, Budget | None]:
    """The level and the budget that a text names; a `ValueError` says what is wrong with it."""
    name, colon, budget = text.partition(":")
    name = _FORMER.get(name, name)
    if name not in _LEVELS:
        raise ValueError(f"there is no bot {name[:40]!r}; there is: {', '.join(_LEVELS)}")
    if not colon:
        return name, None
    if name not in _THINKING:
        raise ValueError(f"the {name} bot takes no budget; {', '.join(_THINKING)} does")
    return name, Budget.read(budget)


def make(text: str, seed: int = 0, seconds: float = 0.0) -> Bot:
    """The bot of that name; the same seed makes the same choices, unless it counts seconds.

    A bot with foresight gets that many seconds for a choice if its name says nothing else.
    """
    name, budget = read(text)
    if budget is None and seconds:
        budget = Budget(seconds=seconds)
    match name:
        case "random":
            return Random(seed)
        case "easy":
            return Greedy(seed, slips=0.4)
        case "normal":
            return Greedy(seed)
        case _:
            return Foresight(seed, budget)
