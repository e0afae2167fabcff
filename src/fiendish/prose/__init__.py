"""The table in words: what a game's board says, worked out from a seat's view alone.

One module per game. The terminal draws these words, the text page of the web puts them in order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from fiendish.engine.question import Option
from fiendish.games import outside
from fiendish.prose.text import Line, Pane

FULL, SHORT, TERSE, NAMES = 3, 2, 1, 0
"""How much a board says: whole sentences, rule ids for reasons, a single line for a thing, or of
cards in hand not even what they do."""

_LATE = {"decline": 1, "end": 2, "done": 2}
"""Kinds of options that are shown after all others: to choose none, then to end the phase or turn."""


@dataclass(frozen=True, slots=True)
class Status:
    """Who decides what, what limits it, and by which rule; the seat is -1 when it is over."""

    seat: int
    text: str
    limits: str
    rule: str


class Row(NamedTuple):
    """Parts of the table that belong side by side.

    Where they would become narrower than `least`, they are put into several rows. Where room is
    scarce, a row that is `near` to the reader keeps its words longer than the others.
    """

    panes: list[Pane]
    least: int = 0
    near: bool = False


@dataclass(frozen=True, slots=True)
class Areas:
    """The table in parts, in the order in which they are read: as many rows however much is said."""

    rows: list[Row]
    hand: Pane
    piles: Pane

    @property
    def panes(self) -> list[Pane]:
        """All parts in the order of reading, the hand last."""
        return [*(pane for row in self.rows for pane in row.panes), self.piles, self.hand]


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """All that a mode asks of a game's board. A view is whatever the game's `view` gives."""

    status: Callable[[Any], Status]
    areas: Callable[[Any, Sequence[str], int], Areas]  # view, names of the seats, how much
    piles: Callable[[Any], list[Line]]  # the open discard piles, card by card
    against: Callable[[Any, str], list[str]]  # view, pick: why nothing can be done with it
    refusals: Callable[[Any], list[str]]  # what the hand cannot do now, and why
    card_at: Callable[[Any, str], str]  # view, pick: the id of the card there, or nothing
    card: Callable[[str], list[Line]]  # all about a card, by its id
    shelf: Callable[[str], str]  # under which heading of an index a card stands
    catalogue: Sequence[tuple[str, str]]  # id and name of everything that `card` knows
    example_rule: str  # a rule worth looking up
    example_why: str  # kind and card of an act that may be refused
    places: Sequence[str] = ()  # names of places and sides that are no cards


def find(game: str) -> Board:
    """The board of a game."""
    board = outside(game, "text").BOARD
    assert isinstance(board, Board)
    return board


def is_about(option: Option, pick: str) -> bool:
    """Whether an option has to do with what was picked.

    >>> is_about(Option("mob", "Play …", handle=50, place_handle=7), "h7")
    True
    """
    what, name = pick[:1], pick[1:]
    if what == "h":
        return name in (str(option.handle), str(option.place_handle))
    if what == "s":
        return name == str(option.seat)
    if what == "p":
        return name == f"{option.seat}:{option.place}"
    return what == "c" and option.card == name


def order_for_show(options: Sequence[Option]) -> list[int]:
    """The indices of options in the order of screens: what ends a phase or turn is never the first.

    Records hold the indices of the rules, so only screens have this order.

    >>> order_for_show([Option("end", "End the Day"), Option("mob", "Play …"), Option("ops", "Use …")])
    [1, 2, 0]
    """
    return sorted(range(len(options)), key=lambda index: _LATE.get(options[index].kind, 0))
