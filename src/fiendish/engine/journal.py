"""The journal of a game: what happened, as data that is worded only when somebody reads it.

This module imports nothing of the engine, so that states and games can both speak of facts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import msgspec


@dataclass(frozen=True, slots=True)
class Happening:
    """A kind of fact: its id, the rule behind it, our words.

    In the words, {seat} and {other} are players, {whose} and {others} what is theirs, {cards} the
    cards concerned, {amount} a number, {cause} the card that did it; {s} is the ending of a verb.
    `plays` marks facts by which their first card is played, where no option says so.
    """

    id: str
    rule: str
    text: str
    plays: bool = False


class Seen(NamedTuple):
    """A card as it was when the fact happened: handle, identity, and the bits of who knew it."""

    card: int
    face: int
    known: int


class Fact(NamedTuple):
    """One entry of the journal: what happened, when, to whom, and to which cards."""

    happening: Happening
    turn: int
    seat: int
    other: int
    cause: int
    cards: tuple[Seen, ...]
    amount: int


class LogLine(msgspec.Struct, frozen=True):
    """A fact in words, for one reader."""

    turn: int
    seat: int
    kind: str
    rule: str
    text: str
    cards: tuple[str, ...]
    other: int = -1  # whom it concerns besides
