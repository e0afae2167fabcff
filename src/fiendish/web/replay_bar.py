"""The replay bar: what the page of a table as it was says beyond the table itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Eyes(NamedTuple):
    """Whose eyes one can look through."""

    name: str
    seat: int  # -1: nobody's in particular
    address: str
    chosen: bool


class Hand(NamedTuple):
    """A hand laid open: its cards by id."""

    seat: int
    cards: list[str]


@dataclass(frozen=True, kw_only=True)
class ReplayBar:
    """A moment that is looked back at. An empty address leaves the thing out."""

    at: int  # number of the moment
    newest: int  # number of the last one
    step: int  # among those that the reader looks at, from 1
    steps: int
    news: int  # lines of the log that are new
    here: str  # where a number to jump to is sent
    eyes_now: str = ""  # what is sent along
    first: str = ""
    previous: str = ""
    next: str = ""
    last: str = ""
    previous_turn: str = ""
    next_turn: str = ""
    live: str = ""  # back to the table
    onward: str = ""  # play on from here
    again: str = ""  # the same deal from the first turn
    coach: str = ""  # what the coach would have said to this decision
    decides: bool = False  # it is by a seat's eyes, which can be led from decision to decision
    decision_before: str = ""
    decision_after: str = ""
    download: str = ""
    share: str = ""  # links to this moment
    taken: int = -1  # the option that was taken then
    words: str = ""  # what was decided, if the reader may know
    eyes: Sequence[Eyes] = ()
    hands: Sequence[Hand] = ()
