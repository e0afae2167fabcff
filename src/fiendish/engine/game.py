"""What a game is to the engine: one record of data and functions, made at the game's one door."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from fiendish.engine.cards import Face
from fiendish.engine.effects import Fact
from fiendish.engine.question import Option, Question, Reason
from fiendish.engine.state import State

if TYPE_CHECKING:
    from fiendish.engine.position import Positions

LETTERS = "ABCDEFGH"
"""Seats as people read them."""


class BadSetting(ValueError):
    """A setting that does not exist or has a value it cannot have."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `ranks` has 1 for the best seats; nobody may have won."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    rule: str


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of a game: its name, what it may be, and what it is if nobody says."""

    name: str
    allowed: tuple[Any, ...]
    default: Any
    help: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """Everything the engine asks of a game.

    `play` is the whole game as a generator over a state; started on any state at rest it goes on
    from there. `check` lists what is wrong with a state (nothing, one hopes). `refuse` says why
    an act is not among the options, by the same checks that make the options. `pools` lists the
    places of cards that may be hidden from somebody, for each kind of back, each with the bits of
    those who hold the cards there and so know them.
    """

    id: str
    title: str
    version: int
    seats: tuple[int, ...]
    settings: tuple[Setting, ...]
    faces: Sequence[Face]
    classes: tuple[frozenset[int], ...]
    undo_rule: str
    state: type[State]
    start: Callable[..., State]
    play: Callable[[Any], Generator[Question, int, None]]
    pools: Callable[[Any], Sequence[Sequence[tuple[Sequence[int], int]]]]
    check: Callable[[Any], list[str]]
    result: Callable[[Any], Result | None]
    view: Callable[[Any, int | None, Question | None], msgspec.Struct]
    describe: Callable[[Question, int], Option]
    ask_words: Callable[[Question], str]
    fact_words: Callable[[Any, Fact, int | None], str]
    refuse: Callable[[Question, int, dict[str, Any]], Reason]
    evaluate: Callable[[Any, int], float]
    positions: Positions | None = None

    def settle(self, seats: int, given: dict[str, Any]) -> dict[str, Any]:
        """The settings with defaults filled in, or `BadSetting` saying what is allowed."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSetting(f"{self.title} is for {_either(self.seats)} players, not {seats!r}")
        known = {setting.name: setting for setting in self.settings}
        for name in given:
            if name not in known:
                raise BadSetting(f"{self.id} has no setting {name!r}; it has: {', '.join(known)}")
        settled = {}
        for name, setting in known.items():
            value = given.get(name, setting.default)
            if not any(value == one and type(value) is type(one) for one in setting.allowed):
                raise BadSetting(
                    f"{name}={value!r} is not possible; allowed: {_either(setting.allowed)}"
                )
            settled[name] = value
        return settled


def _either(values: Sequence[Any]) -> str:
    words = [str(value) for value in values]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
