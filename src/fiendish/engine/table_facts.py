"""What the table itself keeps, whatever the game: moves, and that somebody went back or gave up."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from fiendish.engine.game import LETTERS, Result
from fiendish.engine.journal import Fact, Happening

TOOK_BACK = "took-back"
TOOK_BACK_WORDS = "{seat} take{s} back the last move."
GAVE_UP_WORDS = "{seat} concede{s}."
GAVE_UP = Happening("conceded", "", GAVE_UP_WORDS)
CONCEDED = -(1 << 20)  # in a record, less the seat: far below any move to go back to


class Move(NamedTuple):
    """A decision that stands: who took which option, and for whom it lifted a veil."""

    seat: int
    choice: int
    barrier: int  # bits of the seats that cannot take it back
    journal: int  # facts in the journal before it
    idle: bool  # whether there was nothing to decide
    passed: bool  # whether it was declined, where others cannot tell if there was anything


@cache
def took_back(rule: str) -> Happening:
    """That somebody goes back, by that rule."""
    return Happening(TOOK_BACK, rule, TOOK_BACK_WORDS)


def stays(fact: Fact) -> bool:
    """Whether a fact stands although the moves around it are taken back."""
    return fact.happening.id in (TOOK_BACK, GAVE_UP.id)


def given_up(seat: int) -> Result:
    """How a game of two ends when that seat concedes."""
    return Result((1 - seat,), (2, 1) if seat == 0 else (1, 2), "conceded", "")


def seat_name(seat: object) -> str:
    """A seat as people read it, or whatever was given instead of one."""
    return LETTERS[seat] if type(seat) is int and 0 <= seat < len(LETTERS) else repr(seat)
