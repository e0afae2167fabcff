"""What every screen says of a table: steps, limits, goal, how everybody stands.

Plain data made from a view, in `games/GAME/outside/table.py`, once for all who show it: terminal, web
board, score chart, environments.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fiendish.games import outside
from fiendish.prose.slips import Slips


class TurnStep(NamedTuple):
    """A step of the turn: past ones are struck through."""

    name: str
    state: str  # "past", "now" or ""


class Standing(NamedTuple):
    """How a player stands."""

    seat: int
    points: int  # in the unit of the game
    about: str  # what they are made of, or as whom the player plays
    short: str = ""  # for a narrow screen, if it is not the points


class TurnScores(NamedTuple):
    """Everybody's points at the end of a turn, and the last entry of that turn."""

    turn: int
    at: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Overview:
    """How a view of one game is read."""

    unit: str  # what points are called
    short: str = ""  # what the short figures are called, if they are others
    steps: Callable[[Any], list[TurnStep]]
    goal: Callable[[Any], str]  # what is played for, in a few words
    limits: Callable[[Any], list[str]]  # what limits the decision of whoever plays
    standing: Callable[[Any], list[Standing]]  # seat by seat
    slips: Slips = field(default_factory=Slips)  # which options look like a slip of the hand

    def points(self, view: Any) -> tuple[int, ...]:
        return tuple(one.points for one in self.standing(view))

    def words(self, standing: Standing) -> str:
        """Points with their unit.

        >>> find("smash_up").words(Standing(0, 12, "Cowboys"))
        '12 VP'
        """
        one = standing.points == 1 and self.unit.endswith("s")
        return f"{standing.points} {self.unit.removesuffix('s') if one else self.unit}"


def find(game: str) -> Overview:
    """The overview of a game."""
    overview = outside(game, "table").OVERVIEW
    assert isinstance(overview, Overview)
    return overview


def steps_of(names: Sequence[str], now: str) -> list[TurnStep]:
    """Steps in order, with those before the present one as past.

    >>> steps_of(["Day", "Evening"], "Evening")
    [TurnStep(name='Day', state='past'), TurnStep(name='Evening', state='now')]
    """
    at = names.index(now) if now in names else -1
    states = ["past" if i < at else "now" if i == at else "" for i in range(len(names))]
    return [TurnStep(name, state) for name, state in zip(names, states, strict=True)]
