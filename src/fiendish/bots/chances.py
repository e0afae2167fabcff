"""From the value of a table to a chance: how often a seat won whose table looked like that.

The curves of a game are in its `chances.toml`, made from games of normal bots by `benchmarks/chances.py`.
A game without one has values, and no chances.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp
from typing import Any

import msgspec

from fiendish import games


class Curve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A logistic curve, with a place of its own for each number of players."""

    scale: float
    at: dict[str, float]

    def chance(self, seats: int, share: float) -> float:
        """Of a seat whose table is worth that share, from -1 to 1, of what there can be."""
        return 1 / (1 + exp(-(self.at[str(seats)] + self.scale * share)))


class Chances(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The curves of a game, and the settings for which they hold."""

    soon: Curve  # for values right after an option
    later: Curve  # for values at the end of the next turn, in imagined games
    settings: dict[str, Any] = {}


@cache
def _read(game: str) -> Chances | None:
    path = games.folder(game) / "chances.toml" if game in games.names() else None
    if path is None or not path.exists():
        return None
    return msgspec.toml.decode(path.read_bytes(), type=Chances)


def find(game: str, seats: int, settings: Mapping[str, Any]) -> Chances | None:
    """The curves for such a table; None if nobody has measured that."""
    found = _read(game)
    if found is None or str(seats) not in found.later.at or str(seats) not in found.soon.at:
        return None
    holds = all(settings.get(name) == value for name, value in found.settings.items())
    return found if holds else None
