"""The seats of a table in turn order."""

from __future__ import annotations

from typing import Protocol


class HasTurn(Protocol):
    """A state that knows whose turn it is."""

    seats: int
    active: int


def clockwise(g: HasTurn, first: int = -1) -> list[int]:
    """All seats in turn order, from the one whose turn it is or another."""
    start = g.active if first < 0 else first
    return [*range(start, g.seats), *range(start)]


def others(g: HasTurn, me: int) -> list[int]:
    """The other seats in turn order after this one."""
    return [*range(me + 1, g.seats), *range(me)]
