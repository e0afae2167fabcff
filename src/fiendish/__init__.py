"""Fiendish: games of villains and galactic conquest, played by the book.

>>> import fiendish
>>> table = fiendish.new("supervillain", seats=3, seed=7, mode="blitz")
>>> table.question.seat in range(3)
True
"""

from __future__ import annotations

import copyreg
from typing import Any

from fiendish.engine import loading, rng
from fiendish.engine.positions import position
from fiendish.engine.positions.lines import BadPosition
from fiendish.engine.question import IllegalAnswer, Option, Question, Reason
from fiendish.engine.save import BadSave
from fiendish.engine.table import Table
from fiendish.games import UnknownGame, find

__all__ = [
    "BadPosition",
    "BadSave",
    "IllegalAnswer",
    "Option",
    "Position",
    "Question",
    "Reason",
    "Table",
    "UnknownGame",
    "load",
    "new",
]

__version__ = "0.1.0"


def new(
    game: str,
    *,
    seats: int = 2,
    seed: int | str = 0,
    keep: bool = True,
    edition: int | None = None,
    **settings: Any,
) -> Table:
    """A table of that game, ready for the first question.

    Settings are the game's own; an unknown or impossible one raises `ValueError` saying what is
    allowed. A table with `keep=False` is faster and has no history, for simulations. With an
    `edition` (`table.state.edition` of another table) it is set up without the cards that came later.
    """
    rules = find(game)
    settled = rules.settle(seats, settings)
    if type(seed) not in (int, str):
        raise ValueError(f"a seed is a whole number or a text, not {seed!r}")
    state = rules.begin(seats, rng.key(seed), settled, edition)
    return Table(rules, state, settled, keep)


def load(data: bytes) -> Table:
    """The table that was saved; damaged data raises `BadSave` saying what is wrong."""
    return loading.load(data, find)


def _load(data: bytes, keep: bool) -> Table:
    table = load(data)
    return table if keep else table.copy(keep=False)


# Tables go to other processes as saved games do; only here all games are known.
copyreg.pickle(Table, lambda table: (_load, (table.save(), table.keep)))


class Position(position.Position):
    """A situation from a readable file: `Position.parse(text).table(seed=7)`."""

    @classmethod
    def parse(cls, text: str) -> position.Position:
        """The position the text describes; a bad one raises `BadPosition` with line and reason."""
        return cls.read(text, find)
