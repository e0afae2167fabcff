"""How much of the table fits on the screen, and how much is said of each thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import zip_longest

from fiendish.prose import FULL, NAMES, SHORT, TERSE, Areas, Row
from fiendish.prose.text import Line, Pane, Span, cut, lay, pad, shown, without_spare
from fiendish.terminal.screen.paint import with_role

NARROW = 100
CHROME = 4  # rows for top bar, status and keys

# What is tried in turn until it fits: how much is said of what is far from the reader, of what is
# near and of the hand, and how many rows a long text may have (0: all of them).
_LEVELS = (
    (FULL, FULL, FULL, 0),
    (FULL, FULL, FULL, 2),
    (SHORT, SHORT, SHORT, 2),
    (SHORT, SHORT, SHORT, 1),
    (TERSE, SHORT, SHORT, 1),
    (TERSE, SHORT, TERSE, 1),
    (TERSE, TERSE, SHORT, 1),
    (TERSE, TERSE, TERSE, 1),
    (TERSE, TERSE, NAMES, 1),
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


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """The table as lines that fit the columns."""

    parts: list[list[Line]]
    hand: list[Line]
    gap: int = 0  # empty lines after each part

    @property
    def table(self) -> list[Line]:
        return [spans for part in self.parts for spans in (*part, *[()] * self.gap)]

    @property
    def height(self) -> int:
        return len(self.table) + len(self.hand)


def draw(size: Size, areas: Callable[[int], Areas]) -> DrawnTable:
    """The table with as many words as the screen has room for."""
    room = size.height - CHROME
    told = cache(areas)

    @cache  # one level after the other has most parts in common
    def parts(number: int, detail: int, limit: int) -> list[list[Line]]:
        return row_lines(told(detail).rows[number], size.left, limit)

    @cache
    def hand_lines(detail: int, limit: int) -> list[Line]:
        return pane_lines(told(detail).hand, size.left, limit)

    for far, near, hand, limit in _LEVELS:
        drawn = DrawnTable(
            parts=[
                part
                for number, row in enumerate(told(FULL).rows)
                for part in parts(number, near if row.near else far, limit)
            ],
            hand=hand_lines(hand, limit),
        )
        if drawn.height <= room:
            break
    return replace(drawn, gap=int(drawn.height + len(drawn.parts) <= room))


def row_lines(row: Row, width: int, limit: int = 0) -> list[list[Line]]:
    """Panes side by side, in as many parts as their least width makes necessary."""
    if not row.panes:
        return []
    beside = max(1, (width + 1) // (row.least + 1)) if row.least else len(row.panes)
    count = -(-len(row.panes) // beside)
    each, over = divmod(len(row.panes), count)
    parts, begin = [], 0
    for number in range(count):
        end = begin + each + (number < over)
        parts.append(_side_by_side(row.panes[begin:end], width, limit))
        begin = end
    return parts


def _side_by_side(panes: Sequence[Pane], width: int, limit: int) -> list[Line]:
    widths = shares(width, len(panes))
    columns = [pane_lines(pane, share, limit) for pane, share in zip(panes, widths, strict=True)]
    lines = []
    for cells in zip_longest(*columns, fillvalue=()):
        spans: list[Span] = []
        for number, (cell, share) in enumerate(zip(cells, widths, strict=True)):
            spans += [*([Span(" ")] if number else []), *pad(cell, share)]
        lines.append(tuple(spans))
    return lines


def shares(width: int, count: int) -> list[int]:
    """The width in so many parts with a blank between them.

    >>> shares(74, 3)
    [24, 24, 24]
    """
    each, over = divmod(width - (count - 1), count)
    return [each + (number < over) for number in range(count)]


def pane_lines(pane: Pane, width: int, limit: int = 0) -> list[Line]:
    """A part of the table as lines of that width: its title, if any, then its blocks in columns."""
    words = cut(without_spare(shown(pane.title), width - 2), width - 2)
    columns = max(1, (width + 2) // pane.column)
    head = [with_role(pad((Span(" "), *words), width), "title")] if words else []
    return [*head, *lay(pane.blocks, width, columns, limit)]
