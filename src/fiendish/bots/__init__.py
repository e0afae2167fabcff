"""Bots. Each sees a `Seat`: its view, its question, worlds it must hold possible. Never the table."""

from __future__ import annotations

from collections.abc import Callable

from fiendish.bots.basic import Bot, Greedy, Random
from fiendish.bots.seat import Seat

__all__ = ["Bot", "Greedy", "Random", "Seat", "make", "names"]

_BOTS: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy}


def names() -> list[str]:
    return list(_BOTS)


def make(name: str, seed: int = 0) -> Bot:
    """The bot of that name; the same seed makes the same choices."""
    if name not in _BOTS:
        raise ValueError(f"there is no bot {name!r}; there is: {', '.join(_BOTS)}")
    return _BOTS[name](seed)
