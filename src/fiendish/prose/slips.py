"""Options that look like a slip of the hand: a screen asks once more before it takes them.

What a game says of its options (`Slips`) is worked out from a view alone, and only what the view tells
for sure: whoever is asked loses nothing by it but a moment.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from fiendish.engine.question import Option

END, OWN, VAIN = "end", "own", "vain"
"""Ending with something left to do; destroying one's own; playing what does nothing."""


class Slip(NamedTuple):
    """What an option risks: of which kind that is, and a sentence."""

    kind: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Slips:
    """How a game tells slips: each function gets a view in which the reader is asked."""

    left: Callable[[Any], list[str]] = lambda view: []  # what could still be done: "play a minion"
    own: Callable[[Any, Option], str] = lambda view, option: ""  # a sentence, or nothing
    vain: Callable[[Any, Option], str] = lambda view, option: ""

    def told(self, view: Any, ends: Collection[str]) -> dict[int, Slip]:
        """The options that risk something, by their index; `ends` are the kinds that end a phase."""
        options = view.decision.options if view.decision is not None else []
        found = {}
        for index, option in enumerate(options):
            if option.kind in ends:
                continue
            if text := self.own(view, option):
                found[index] = Slip(OWN, text)
            elif text := self.vain(view, option):
                found[index] = Slip(VAIN, text)
        if len(found) == len(options):
            found = {}  # who has no other choice makes no slip
        ending = [index for index, option in enumerate(options) if option.kind in ends]
        if ending and (left := self.left(view)):
            text = f"You can still {listed(left)}."
            found |= dict.fromkeys(ending, Slip(END, text))
        return found


def listed(words: Sequence[str]) -> str:
    """Words with commas and "and".

    >>> listed(["a Mob"]), listed(["a Mob", "an Ops", "a Facility"])
    ('a Mob', 'a Mob, an Ops and a Facility')
    >>> listed(["play a minion and an action", "use a Talent"])
    'play a minion and an action, and use a Talent'
    """
    last = ", and " if " and " in "".join(words[:-1]) else " and "
    return last.join(filter(None, (", ".join(words[:-1]), words[-1])))


def plays(words: Sequence[str]) -> list[str]:
    """What can still be played, as one of the things that can still be done.

    >>> plays(["a Mob", "an Ops"]), plays([])
    (['play a Mob and an Ops'], [])
    """
    return [f"play {listed(words)}"] if words else []
