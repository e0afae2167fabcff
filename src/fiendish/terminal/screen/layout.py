"""How much of the table fits on the screen, and how much is said of each thing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from fiendish.terminal.boards import FULL, SHORT, TERSE, Areas
from fiendish.terminal.screen.paint import with_role
from fiendish.terminal.text import Line, Pane, Span, cut, lay, pad, shown, without_spare

NARROW = 100
COLUMN = 36  # what a card needs to be read easily
CHROME = 4  # rows for top bar, status and keys

# What is tried in turn until it fits: how much is said of the rivals, of the reader's own things
# and of the hand, and how many rows a long text may have (0: all of them).
_LEVELS = (
    (FULL, FULL, FULL, 0),
    (FULL, FULL, FULL, 2),
    (SHORT, SHORT, SHORT, 2),
    (SHORT, SHORT, SHORT, 1),
    (TERSE, SHORT, SHORT, 1),
    (TERSE, TERSE, SHORT, 1),
    (TERSE, TERSE, TERSE, 1),
)


@dataclass(frozen=True, slots=True)
class Size:
    """Where the columns stand on a screen of that size."""

    width: int
    height: int

    @property
    def right(self) -> int:
        """The column of the options: wide enough to read them, narrow enough for the table."""
        return 34 if self.width < NARROW else min(52, 40 + (self.width - NARROW) // 4)

    @property
    def left(self) -> int:
        return self.width - self.right - 1  # a column for the scrollbar

    def rivals(self, count: int) -> list[int]:
        each, over = divmod(self.left - (count - 1), count)
        return [each + (number < over) for number in range(count)]


@dataclass(frozen=True, slots=True)
class Drawn:
    """The table as rows that fit the columns."""

    rivals: list[list[Line]]
    middle: list[Line]
    mine: list[Line]
    hand: list[Line]
    gap: int = 0  # rows between the parts

    @property
    def table_height(self) -> int:
        parts = max(map(len, self.rivals), default=0) + len(self.middle) + len(self.mine)
        return parts + 3 * self.gap

    @property
    def height(self) -> int:
        return self.table_height + len(self.hand)


def draw(size: Size, areas: Callable[[int], Areas]) -> Drawn:
    """The table with as many words as the screen has room for."""
    room = size.height - CHROME
    told = {detail: areas(detail) for detail in (FULL, SHORT, TERSE)}
    for rivals, mine, hand, limit in _LEVELS:
        drawn = _draw(size, told[rivals], told[mine], told[hand], limit)
        if drawn.height <= room:
            break
    return replace(drawn, gap=int(drawn.height + 3 <= room))


def _draw(size: Size, rivals: Areas, mine: Areas, hand: Areas, limit: int) -> Drawn:
    widths = size.rivals(len(rivals.rivals))
    sides = [
        pane_rows(pane, width, limit) for pane, width in zip(rivals.rivals, widths, strict=True)
    ]
    tallest = max(map(len, sides))
    return Drawn(
        rivals=[_fill(rows, width, tallest) for rows, width in zip(sides, widths, strict=True)],
        middle=pane_rows(mine.middle, size.left, limit),
        mine=pane_rows(mine.mine, size.left, limit),
        hand=pane_rows(hand.hand, size.left, limit),
    )


def pane_rows(pane: Pane, width: int, limit: int = 0) -> list[Line]:
    """A part of the table as rows of that width: its title, then its blocks in columns."""
    title = pad((Span(" "), *cut(without_spare(shown(pane.title), width - 2), width - 2)), width)
    columns = max(1, (width + 2) // COLUMN)
    return [with_role(title, "title"), *lay(pane.blocks, width, columns, limit)]


def _fill(rows: list[Line], width: int, height: int) -> list[Line]:
    return rows + [(Span(" " * width),)] * (height - len(rows))
