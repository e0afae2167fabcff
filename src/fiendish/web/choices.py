"""The options of a question on the page: each is one button, and each stands in one place.

A board takes the options that belong to a thing it shows (`alone`, `several`); what nobody takes is
a button of the prompt card. *Decline* and *finish* have slots of their own in the status line; where all
stand in one list, they come last.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

import msgspec

from fiendish.engine.question import Option
from fiendish.prose import order_for_show
from fiendish.prose.slips import Slip

LISTED, ON_TABLE, IN_HAND, DECLINE, FINISH = "listed", "on-table", "in-hand", "decline", "finish"
PLAIN = "plain"  # on the table, where it says all by itself: the prompt card does not repeat it


@dataclass(slots=True)
class Choice:
    """An option: the index that is sent, its words, where its button stands, its key."""

    index: int
    option: Option
    id: str  # of its button: from what the option is, so that the same one is found in the next frame
    stands: str = LISTED
    key: str = ""
    note: str = ""  # what it would do now, if the board can tell
    at: str = ""  # id of the element to which its card can be brought
    slip: Slip | None = None  # why to ask once more

    @property
    def text(self) -> str:
        return self.option.text


class Choices:
    """All options of the open question, for the one who is asked; empty for everybody else."""

    def __init__(
        self, options: Sequence[Option], finish: Collection[str] = (), keys: bool = True
    ) -> None:
        ids = _ids(options)
        order = order_for_show(options)
        self.all = [Choice(index, options[index], ids[index]) for index in order]
        self._free = {choice.index: choice for choice in self.all}
        self._has_keys = keys
        self._keyed = 0
        self.decline = self._slot(DECLINE, lambda option: option.kind == "decline", "0")
        self.finish = self._slot(FINISH, lambda option: option.kind in finish, "E")

    def _slot(self, name: str, fits: Callable[[Option], bool], key: str) -> Choice | None:
        found = [choice for choice in self._free.values() if fits(choice.option)]
        if len(found) != 1:
            return None
        choice = self._take(found[0], name)
        choice.key = key if self._has_keys else ""
        return choice

    def _take(self, choice: Choice, stands: str) -> Choice:
        del self._free[choice.index]
        choice.stands = stands
        return choice

    def several(self, fits: Callable[[Option], bool], stands: str = ON_TABLE) -> list[Choice]:
        """Take all free options that fit, for one thing."""
        found = [choice for choice in self._free.values() if fits(choice.option)]
        return [self._take(choice, stands) for choice in found]

    def alone(self, fits: Callable[[Option], bool], stands: str = ON_TABLE) -> Choice | None:
        """Take the option that fits, if it is the only free one: then the thing is the button."""
        found = [choice for choice in self._free.values() if fits(choice.option)]
        return self._take(found[0], stands) if len(found) == 1 else None

    @property
    def listed(self) -> list[Choice]:
        """What the prompt card lists: buttons of its own, and the names of those on the table."""
        return [choice for choice in self.all if choice.stands in (LISTED, ON_TABLE)]

    @property
    def in_hand(self) -> bool:
        return any(choice.stands == IN_HAND for choice in self.all)

    def next_key(self) -> str:
        """The next digit from 1 to 9; nothing when they are used up."""
        self._keyed += 1
        return str(self._keyed) if self._has_keys and self._keyed <= 9 else ""

    def number(self) -> None:
        """Give the options outside of the hand the digits that are left; call it once, at the end."""
        for choice in self.all:
            if choice.stands in (LISTED, ON_TABLE, PLAIN):
                choice.key = choice.key or self.next_key()


def _ids(options: Sequence[Option]) -> list[str]:
    """Short names made from all that is said of an option; equal ones are counted."""
    times: Counter[str] = Counter()
    found = []
    for option in options:
        name = f"o{hashlib.blake2b(msgspec.json.encode(option), digest_size=5).hexdigest()}"
        times[name] += 1
        found.append(name if times[name] == 1 else f"{name}-{times[name]}")
    return found


def of_handle(handle: int) -> Callable[[Option], bool]:
    """Options about this card itself."""
    return lambda option: option.handle == handle


def of_place(handle: int) -> Callable[[Option], bool]:
    """Options to choose this place, and no card with it."""
    return lambda option: option.handle < 0 and option.place_handle == handle


def of_seat(seat: int) -> Callable[[Option], bool]:
    """Options to choose this player, and no card or place with it."""

    def fits(option: Option) -> bool:
        alone = option.handle < 0 and option.place_handle < 0 and not option.card
        return option.seat == seat and alone

    return fits


def of_card(card: str) -> Callable[[Option], bool]:
    """Options named by an id alone: a faction, say."""
    return lambda option: option.card == card and option.handle < 0 and option.place_handle < 0
