"""How far a learner is: for each lesson the way so far, or that it has been learned.

Kept as one short text, in a cookie or a file, so that nobody has to be known for it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Self

LEARNED = "*"
_ENTRY = re.compile(r"([a-z0-9_]+/[a-z0-9_]+):(\*|[0-9.-]{0,800})")
_MOST = 100  # lessons


@dataclass(frozen=True, slots=True)
class Progress:
    """Ways by the ids of lessons, the last one last."""

    ways: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, text: str) -> Self:
        """The progress in a text; what makes no sense in it is left out.

        >>> Progress.read("smash_up/scoring:-.0~supervillain/asteroids:*~nonsense").ways
        {'smash_up/scoring': '-.0', 'supervillain/asteroids': '*'}
        """
        found = [_ENTRY.fullmatch(entry) for entry in text.split("~")[:_MOST]]
        return cls({entry[1]: entry[2] for entry in found if entry})

    @property
    def text(self) -> str:
        return "~".join(f"{id}:{way}" for id, way in self.ways.items())

    def learned(self, id: str) -> bool:
        return self.ways.get(id) == LEARNED

    def way(self, id: str) -> str:
        """Where to go on; nothing at the beginning."""
        way = self.ways.get(id, "")
        return "" if way == LEARNED else way

    def begun(self) -> list[str]:
        """The lessons that wait to be gone on with, the last one first."""
        return [id for id, way in reversed(self.ways.items()) if way not in ("", LEARNED)]

    def at(self, id: str, way: str) -> Progress:
        """The same, having come so far in that lesson."""
        others = {one: kept for one, kept in self.ways.items() if one != id}
        return Progress({**others, id: way})
