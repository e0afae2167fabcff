"""Which puzzles somebody has solved, and on how many days in a row that of the day.

Kept as one short text, in a cookie or a file, so that nobody has to be known for it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from hashlib import blake2b
from typing import Self

_FORM = re.compile(r"(\d{1,7})-(\d{1,5})-((?:[0-9a-f]{6})*)")
_DIGITS = 6
_MOST = 500  # puzzles, the last ones


def mark_of(id: str) -> str:
    """A puzzle in six letters.

    >>> mark_of("smash_up/guests")
    'cd088a'
    """
    return blake2b(id.encode(), digest_size=_DIGITS // 2).hexdigest()


@dataclass(frozen=True, slots=True)
class Solved:
    """What was solved, and the last day on which the puzzle of the day was."""

    day: int = 0  # of the common era
    days: int = 0  # in a row, up to that one
    solved: tuple[str, ...] = ()  # marks of puzzles, the last one last

    @classmethod
    def read(cls, text: str) -> Self:
        """The progress in a text; what makes no sense is as good as nothing.

        >>> Solved.read("739000-3-cd088a"), Solved.read("nonsense")
        (Solved(day=739000, days=3, solved=('cd088a',)), Solved(day=0, days=0, solved=()))
        """
        found = _FORM.fullmatch(text[: 32 + _DIGITS * _MOST])
        if found is None:
            return cls()
        marks = found[3]
        cut = [marks[n : n + _DIGITS] for n in range(0, len(marks), _DIGITS)]
        return cls(int(found[1]), int(found[2]), tuple(dict.fromkeys(cut)))

    @property
    def text(self) -> str:
        return f"{self.day}-{self.days}-{''.join(self.solved)}"

    def has(self, id: str) -> bool:
        """Whether that puzzle is solved."""
        return mark_of(id) in self.solved

    def streak(self, today: date) -> int:
        """On how many days in a row the puzzle of the day was solved, up to today or yesterday."""
        return self.days if self.day >= today.toordinal() - 1 else 0

    def with_solved(self, id: str, today: date, of_day: bool) -> Solved:
        """The same, with that puzzle solved today."""
        mark, now = mark_of(id), today.toordinal()
        solved = (*(one for one in self.solved if one != mark), mark)[-_MOST:]
        if not of_day or self.day >= now:
            return Solved(self.day, self.days, solved)
        return Solved(now, self.streak(today) + 1, solved)
