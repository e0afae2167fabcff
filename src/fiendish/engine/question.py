"""Questions: the one way in which a game asks somebody something.

In the hot path a question is one small object and its options are ints. Words, card names and
meanings are made only when somebody reads them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from fiendish.engine.state import State  # not for type checkers alone: help() resolves the fields

DECLINE = -1
"""The option *none of these*; also what an effect receives when there was nothing to choose."""

UNLISTED: list[int] = []
"""The options of a question at rest that nobody wants to know (`State.answered`)."""

# An option holds three numbers of ten bits each. The bits are counted out below: looking up a name for
# them would cost as much as the rest.


def action(kind: int, first: int = 0, second: int = 0) -> int:
    """An option that names an act and up to two things (handles, seats).

    >>> parts(action(3, 70, 12))
    (3, 70, 12)
    """
    return kind << 20 | first << 10 | second


def actions(kind: int, things: Sequence[int]) -> list[int]:
    """An option for each of the things, by the same act."""
    act = kind << 20
    options = []
    for thing in things:
        options.append(act | thing << 10)
    return options


def actions_on(kind: int, pairs: Iterable[tuple[int, int]]) -> list[int]:
    """An option for each pair of things, by the same act."""
    act = kind << 20
    options = []
    for first, second in pairs:
        options.append(act | first << 10 | second)
    return options


def parts(option: int) -> tuple[int, int, int]:
    """What `action` put together."""
    return option >> 20, option >> 10 & 1023, option & 1023


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a question is about: a stable id, the rule behind it, its words, how to read options.

    `of` says what an option is: "card", "seat", "act" or "trigger" (see `action`). In the words,
    {cause} is the card whose effect asks. `decline` is the label of the option to choose nothing.
    In a `window` several seats may answer something, round and round until all have passed; whoever
    passes may be asked again.
    """

    id: str
    rule: str
    text: str
    of: str = "card"
    decline: str = "Choose none"
    window: bool = False


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not allowed: the rule and our words for it."""

    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]"


class IllegalAnswer(ValueError):
    """An answer the game does not take. Nothing has changed."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(f"{reason} [{rule}]" if rule else reason)
        self.reason = reason
        self.rule = rule


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option in words and stable ids, for screens and programs."""

    kind: str
    text: str
    card: str = ""
    place: str = ""
    seat: int = -1
    handle: int = -1
    place_handle: int = -1


class Question(msgspec.Struct, eq=False, gc=False):
    """Somebody has to decide something.

    `rest` marks a question between two actions: the whole game is then in the state, and the
    game's `play` started on a copy of that state asks the same again. Without any option, it is
    a place to rest at which nobody is asked: between two triggers, say. A question with one option
    is not put to anybody, unless it is to be asked `always` (because people want to look first,
    or because a missing question would betray something).
    """

    g: State
    seat: int
    prompt: Prompt
    options: list[int]
    rest: bool = False
    always: bool = False

    @property
    def rule(self) -> str:
        return self.prompt.rule

    @property
    def source(self) -> str:
        """Id of the card whose effect asks, or an empty string."""
        g = self.g
        return g.game.face(g, g.cause).id if g.cause >= 0 else ""

    @property
    def text(self) -> str:
        return self.g.game.ask_words(self)

    @property
    def may_decline(self) -> bool:
        return DECLINE in self.options

    @property
    def idle(self) -> bool:
        """Whether there is nothing but to decline: asked only so that others cannot tell."""
        return self.options == [DECLINE]

    @property
    def may_pass_on(self) -> bool:
        """Whether it is a reaction window: passing is not final, so one may want to do it repeatedly."""
        return self.prompt.window and self.may_decline

    def describe(self, index: int) -> Option:
        """The option at that index, in words and stable ids."""
        option: Option = self.g.game.describe(self, self.options[index])
        return option

    def find(self, **wanted: Any) -> list[int]:
        """Indices of the options that match, by meaning: kind, card, place, seat, handle."""
        unknown = set(wanted) - set(Option.__struct_fields__)
        if unknown:
            allowed = ", ".join(Option.__struct_fields__)
            raise ValueError(f"no such thing to find by: {sorted(unknown)[0]}; allowed: {allowed}")
        return [
            index
            for index in range(len(self.options))
            if all(getattr(self.describe(index), k) == v for k, v in wanted.items())
        ]

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, {self.prompt.id!r}, {len(self.options)} options)"
