"""Chance that is the same for everybody and for ever: drawn from a card's id."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """A row of numbers that depends on nothing but a text."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._drawn = 0

    def chance(self) -> float:
        """The next number, at least 0 and less than 1."""
        self._drawn += 1
        block = sha256(f"{self._seed}:{self._drawn}".encode()).digest()
        return int.from_bytes(block[:6], "big") / 2**48

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.chance()

    def whole(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both included."""
        return low + int(self.chance() * (high - low + 1))

    def pick(self, choices: Sequence[T]) -> T:
        return choices[int(self.chance() * len(choices))]
