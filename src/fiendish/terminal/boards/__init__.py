"""Boards: what a game's table says, worked out from a seat's view alone. One module per game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from fiendish.engine.question import Option
from fiendish.terminal.text import Line, Pane

FULL, SHORT, TERSE = 2, 1, 0
"""How much a board says: whole sentences, rule ids for reasons, or a single line for a thing."""

_BOARDS = {"supervillain": "fiendish.terminal.boards.supervillain"}


@dataclass(frozen=True, slots=True)
class Status:
    """Who decides what, what limits it, and by which rule; the seat is -1 when it is over."""

    seat: int
    text: str
    facts: str
    rule: str


@dataclass(frozen=True, slots=True)
class Areas:
    """The table in parts, in the order in which they are read."""

    rivals: list[Pane]
    middle: Pane  # what lies or flies between the seats
    mine: Pane
    hand: Pane
    piles: Pane


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """All that a mode asks of a game's board. A view is whatever the game's `view` gives."""

    status: Callable[[Any], Status]
    steps: Callable[[Any], list[tuple[str, bool]]]  # the turn's steps, and which is now
    goal: Callable[[Any], str]  # what is played for, in a few words
    areas: Callable[[Any, Sequence[str], int], Areas]  # view, names of the seats, how much
    piles: Callable[[Any], list[Line]]  # the open discard piles, card by card
    against: Callable[[Any, str], list[str]]  # view, pick: why nothing can be done with it
    refusals: Callable[[Any], list[str]]  # what the hand cannot do now, and why
    card_at: Callable[[Any, str], str]  # view, pick: the id of the card there, or nothing
    card: Callable[[str], list[Line]]  # all about a card, by its id
    standing: Callable[[Any, Sequence[str]], list[Line]]  # how everybody stands, best first


def find(game: str) -> Board:
    """The board of a game."""
    board = import_module(_BOARDS[game]).BOARD
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
    return what == "c" and option.card == name
