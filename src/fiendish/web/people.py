"""The people around a game on the page of a table: seats, chat, wishes, passes set in advance.

All of it is public, or the reader's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from fiendish.bots.cast import Character
from fiendish.engine.journal import LogLine

EMOTES = ("Well played!", "Ouch!", "Thanks!", "Thinking …", "Good game!")
"""What is said by a button: lines of the chat like any, which show at the chip as well."""


class Absence(NamedTuple):
    """After how long a bot may play for somebody who is away: to choose from, and told."""

    after: str
    told: str


_TOLD = (
    "if the game waits for somebody who has been away for {}, the others may let a normal bot play "
    "until they are back"
)
ABSENCE_WORDS = {
    "live": Absence("after a minute", _TOLD.format("a minute")),
    "hours": Absence("after six hours", _TOLD.format("six hours")),
    "days": Absence("after three days", _TOLD.format("three days")),
    "never": Absence("never", "nobody plays for somebody who is away: the game waits"),
}


class Chair(NamedTuple):
    """A seat as everybody sees it."""

    seat: int
    bot: str = ""  # which bot sits here for good
    stand_in: str = ""  # which bot plays for the player meanwhile
    character: Character | None = None  # who that is that sits here for good
    away: bool = False  # no sign of life for a while
    missed: bool = False  # and asked for as long


class Spoken(NamedTuple):
    """A line of chat."""

    seat: int
    text: str


class Wished(NamedTuple):
    """A seat asks to take something back: what has happened since, and who has not agreed yet."""

    seat: int
    lines: Sequence[LogLine]
    missing: Sequence[int]


class Refusal(NamedTuple):
    """Why something that was sent was not done."""

    text: str
    allowed: str = ""
    rule: str = ""


@dataclass(frozen=True, kw_only=True)
class People:
    """Everything but the game."""

    chairs: Sequence[Chair] = ()
    absence: str = ""  # what is done about people who are away, where there are several
    said: Sequence[Spoken] = ()  # the last lines of the chat
    lines: int = 0  # how many there are in all
    wish: Wished | None = None
    declined: tuple[int, int] | None = None  # who had asked to take something back, who refused
    since: Sequence[LogLine] = ()  # what happened after the reader's last decision
    passing: str = ""  # how long the reader passes by itself, in words
    may_pass: bool = False  # whether the reader may set that now
    passes: bool = False  # whether the reader is asked, but passes by itself in a moment

    @property
    def bots(self) -> list[tuple[int, Character]]:
        """The seats that are bots', and who plays there."""
        return [(one.seat, one.character) for one in self.chairs if one.character is not None]

    def title(self, seat: int) -> str:
        """What is to be known of a seat besides its name: a bot, and how good."""
        return next((f"{one.bot} bot" for one in self.chairs if one.seat == seat and one.bot), "")

    def alone(self, reader: int | None) -> bool:
        """Whether nobody else could object."""
        return [one.seat for one in self.chairs if not one.bot] == [reader]

    def thinker(self, asked: int) -> str:
        """The bot that decides, if it is one. It shows alike whether it has anything to decide."""
        return next((one.bot or one.stand_in for one in self.chairs if one.seat == asked), "")

    def stand_in(self, reader: int | None) -> str:
        """The bot that plays for the reader, or for another seat."""
        return next((one.stand_in for one in self.chairs if one.seat == reader), "")
