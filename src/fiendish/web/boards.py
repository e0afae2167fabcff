"""Boards of the web table: what each game adds to the common page. `games/GAME/outside/web.py`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from fiendish.engine.question import Option
from fiendish.engine.wording import PROVENANCE
from fiendish.games import outside
from fiendish.web.choices import Choices


class Place(NamedTuple):
    """A part of the table that a phone shows by itself, chosen by a tab."""

    name: str
    figure: str
    gold: bool  # something here is an option
    seat: int = -1  # whose it is


class Pile(NamedTuple):
    """Cards in the open that lie in a heap. Its name says nothing of who the players are."""

    name: str
    seat: int  # whose it is, or -1
    handles: list[int]
    cards: list[str]  # their ids, the newest last
    whose: str = ""


class Zoom(NamedTuple):
    """A card in full, shown while the mouse or the focus is on its thing (class `thing`)."""

    card: str  # its id: picture and anchor
    name: str
    kind: str
    text: str
    figures: str = ""  # a figure as a sum: "4 printed, +1 counter"
    provenance: str = "sourced"

    @property
    def source(self) -> str:
        return PROVENANCE[self.provenance]


@dataclass(frozen=True, kw_only=True)
class Shown:
    """What a game's function gives: the common parts, and what its own template draws."""

    limits: str  # quiet limits of the decision
    places: list[Place]
    first: int  # the place that a phone shows first
    own: dict[str, Any] = field(default_factory=dict)  # the variables of the game's board.html


def card_in_play(view: Any, option: Option) -> str:
    """Where an option brings its card, as the id of an element: onto another card."""
    return f"h{option.place_handle}" if min(option.handle, option.place_handle) >= 0 else ""


class BoardOf(NamedTuple):
    """One game: how an option to end something is called, its function."""

    finish: Collection[str]
    show: Callable[[Any, Choices, Sequence[str]], Shown]  # view, options, names of the seats
    names: dict[str, str]  # card id to printed name, for the log and the status line
    poster: str  # the card whose picture stands for the game
    wide: Mapping[str, tuple[int, int]] = MappingProxyType({})  # pictures of another shape
    at: Callable[[Any, Option], str] = card_in_play  # where an option brings its card; or nothing


@cache
def find(game: str) -> BoardOf:
    """The board of a game."""
    board = outside(game, "web").BOARD
    assert isinstance(board, BoardOf)
    return board


def called(view: Any, names: Sequence[str]) -> list[str]:
    """What each seat is called on the reader's page."""
    return ["You" if seat == view.reader else names[seat] for seat in range(view.seats)]


def turn_words(view: Any, called: Sequence[str]) -> str:
    """Which turn it is, and whose if it is not the reader's."""
    return f"Turn {view.turn}" + (
        f" of {called[view.active]}" if view.active != view.reader else ""
    )


def reason_parts(reason: str) -> tuple[str, str]:
    """A reason's words and its rule.

    >>> reason_parts("it has been used this turn [SU-88]")
    ('it has been used this turn', 'SU-88')
    """
    text, found, rule = reason.rpartition(" [")
    return (text, rule.rstrip("]")) if found else (reason, "")
