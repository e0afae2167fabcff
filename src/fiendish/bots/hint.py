"""A hint for people: what the normal bot would do, and the values behind it."""

from __future__ import annotations

import msgspec

from fiendish.bots.basic import Greedy
from fiendish.bots.seat import Seat

DECIDED = 1_000.0  # beyond it the value of a table says that the game is won or lost


class Hint(msgspec.Struct, frozen=True):
    """The option to take, and what the table looks worth to the seat after each one."""

    choice: int
    values: list[float]

    @property
    def ranking(self) -> list[int]:
        """The options by their value, the best first."""
        return sorted(range(len(self.values)), key=lambda index: -self.values[index])

    def worth(self, index: int) -> str:
        """The value of an option in a word."""
        value = self.values[index]
        if abs(value) > DECIDED:
            return "wins" if value > 0 else "loses"
        return f"{value:+.0f}"


def hint(seat: Seat, seed: int = 0) -> Hint:
    """What the normal bot of that seed would do for a seat that is asked."""
    values = Greedy(seed).values(seat)
    return Hint(max(range(len(values)), key=values.__getitem__), values)
