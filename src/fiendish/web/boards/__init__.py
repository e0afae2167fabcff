"""Boards of the web table: what each game adds to the common page. One module per game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple

from fiendish.engine.wording import PROVENANCE
from fiendish.web.desk import Desk

_BOARDS = {
    "supervillain": "fiendish.web.boards.supervillain",
    "smash_up": "fiendish.web.boards.smash_up",
    "marvel_villainous": "fiendish.web.boards.marvel_villainous",
    "master_of_the_galaxy": "fiendish.web.boards.master_of_the_galaxy",
    "star_wars_villainous": "fiendish.web.boards.star_wars_villainous",
}


class Step(NamedTuple):
    """A step of the turn: past ones are struck through."""

    name: str
    state: str  # "past", "now" or ""


class Score(NamedTuple):
    """A player in short, for the top bar of a phone and the sheet at the end."""

    seat: int
    points: str
    about: str  # factions, villain …
    short: str = ""  # for the top bar, if it is not the points


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
    cards: str
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

    steps: list[Step]
    facts: str  # quiet facts that limit the decision
    goal: str  # what is played for, in a few words
    scores: list[Score]
    unit: str  # what points are called
    short: str = ""  # what the figures of the top bar are called, if they are others
    places: list[Place]
    first: int  # the place that a phone shows first
    own: dict[str, Any] = field(default_factory=dict)  # the variables of boards/<game>.html


class BoardOf(NamedTuple):
    """One game: its title, how an option to end something is called, its function."""

    title: str
    finish: Collection[str]
    show: Callable[[Any, Desk, Sequence[str]], Shown]  # view, options, names of the seats
    names: dict[str, str]  # card id to printed name, for the log and the status line
    poster: str  # the card whose picture stands for the game
    wide: Mapping[str, tuple[int, int]] = MappingProxyType({})  # pictures of another shape
    about: str = ""  # the game in a few words, for the front page


@cache
def find(game: str) -> BoardOf:
    """The board of a game."""
    board = import_module(_BOARDS[game]).BOARD
    assert isinstance(board, BoardOf)
    return board


def known(game: str) -> BoardOf | None:
    """The board of a game, if it has one yet."""
    return find(game) if game in _BOARDS else None


def called(view: Any, names: Sequence[str]) -> list[str]:
    """What each seat is called on the reader's page."""
    return ["You" if seat == view.reader else names[seat] for seat in range(view.seats)]


def steps_of(names: Sequence[str], now: str) -> list[Step]:
    """Steps in order, with those before the present one as past.

    >>> steps_of(["Day", "Evening"], "Evening")
    [Step(name='Day', state='past'), Step(name='Evening', state='now')]
    """
    at = names.index(now) if now in names else -1
    states = ["past" if i < at else "now" if i == at else "" for i in range(len(names))]
    return [Step(name, state) for name, state in zip(names, states, strict=True)]


def reason_parts(reason: str) -> tuple[str, str]:
    """A reason's words and its rule.

    >>> reason_parts("it has been used this turn [SU-88]")
    ('it has been used this turn', 'SU-88')
    """
    text, found, rule = reason.rpartition(" [")
    return (text, rule.rstrip("]")) if found else (reason, "")
