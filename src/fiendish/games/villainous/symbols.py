"""What is printed on a board: locations and the symbols that they offer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from fiendish.engine.cards import slug


class Symbol(IntEnum):
    """The actions that a location can offer."""

    GAIN = 0
    PLAY = 1
    ACTIVATE = 2
    RELOCATE = 3
    VANQUISH = 4
    FATE = 5
    DISCARD = 6
    AMBITION = 7


(
    GAIN_SYMBOL, PLAY_SYMBOL, ACTIVATE_SYMBOL, RELOCATE_SYMBOL, VANQUISH_SYMBOL, FATE_SYMBOL,
    DISCARD_SYMBOL, AMBITION_SYMBOL,
) = Symbol  # fmt: skip


class Icon(NamedTuple):
    """A symbol on a board; the amount is that of Gain Power."""

    symbol: Symbol
    amount: int = 0


PLAY = Icon(Symbol.PLAY)
ACTIVATE = Icon(Symbol.ACTIVATE)
RELOCATE = Icon(Symbol.RELOCATE)
VANQUISH = Icon(Symbol.VANQUISH)
FATE = Icon(Symbol.FATE)
DISCARD = Icon(Symbol.DISCARD)
AMBITION = Icon(Symbol.AMBITION)


def gain(amount: int) -> Icon:
    return Icon(Symbol.GAIN, amount)


@dataclass(frozen=True, slots=True, eq=False)
class Location:
    """A place on a board. Cards at the top cover the symbols of the first row."""

    id: str
    name: str
    top: tuple[Icon, ...]
    bottom: tuple[Icon, ...]
    icons: tuple[Icon, ...]  # both rows
    bits: list[int]  # for each of these, once it is used
    having: list[
        list[int]
    ]  # by symbol: where it stands among these, those that can be covered first
    printed: int  # how many of these are printed; cards have added the others


def location(
    name: str,
    *,
    top: tuple[Icon, ...],
    bottom: tuple[Icon, ...] = (),
    id: str = "",
    added: Sequence[int] = (),
) -> Location:
    """A place with these symbols.

    The last of them may be added by cards: `added` are their numbers, which are the same whatever
    else is there.
    """
    icons = top + bottom
    printed = len(icons) - len(added)
    having: list[list[int]] = [[] for _ in Symbol]
    for n, icon in enumerate(icons):
        having[icon.symbol].append(n)
    bits = [1 << number for number in (*range(printed), *added)]
    return Location(id or slug(name), name, top, bottom, icons, bits, having, printed)
