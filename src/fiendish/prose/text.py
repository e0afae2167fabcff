"""Lines made of spans: what a board says about the table, before a mode draws it.

A span carries *roles* (what it means, not how it looks) and a *pick* (what a click on it is
about). The role `picture` marks what is only to be looked at and `spoken` what only the line mode
needs to say, because the full screen shows it by place or colour. A line with a `long` span may be
cut short where room is scarce.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

NO_BREAK = "\u00a0"
COLUMN = 36
"""What a card needs to be read easily."""
MARKS = "▲●■◆"
"""The shapes of seats A to D."""

_PLAIN = str.maketrans(
    {
        NO_BREAK: " ",
        "◈": "*",
        "→": "->",
        "·": "-",
        "–": "-",
        "−": "-",
        "—": "-",
        "…": "...",
        "×": "x",
    }
)
_PIECES = re.compile("[ ]+|[^ ]+")


class Span(NamedTuple):
    text: str
    roles: str = ""  # separated by blanks
    pick: str = ""  # what a click is about: h12 a thing, s1 a seat, p1:bifrost a place, c… a card


Line = tuple[Span, ...]


class Block(NamedTuple):
    """A thing on the table: a heading and what belongs to it. The edge shows what it is."""

    lines: list[Line]
    edge: str = ""
    pick: str = ""


class Pane(NamedTuple):
    """A part of the table: somebody's area, what flies between them, a hand.

    Its blocks stand side by side where each has room for a `column`.
    """

    title: Line
    blocks: list[Block]
    seat: int = -1
    column: int = COLUMN


def line(*parts: str | Span) -> Line:
    """A line of plain words and spans; empty ones are left out."""
    spans = (Span(part) if isinstance(part, str) else part for part in parts)
    return tuple(span for span in spans if span.text)


def seat_span(seat: int, letter: str) -> Span:
    """A seat as everywhere: shape and letter in the seat's colour.

    >>> seat_span(1, "B").text
    '●B'
    """
    return Span(f"{MARKS[seat % len(MARKS)]}{letter}", f"seat{seat} strong mark", f"s{seat}")


def words(spans: Iterable[Span], without: str = "") -> str:
    """The text of a line, without the spans of one role.

    >>> words([Span("3/5"), Span(" ***", "picture")], without="picture")
    '3/5'
    """
    return "".join(span.text for span in spans if without not in span.roles.split())


def plain(spans: Iterable[Span]) -> str:
    """A line as the line mode says it: without pictures, in plain characters."""
    return "".join(map(_said, spans)).translate(_PLAIN)


def _said(span: Span) -> str:
    roles = span.roles.split()
    if "picture" in roles:
        return ""
    text = span.text.strip(NO_BREAK) if "plate" in roles else span.text
    return text.lstrip(MARKS) if "mark" in roles else text


def plain_text(text: str) -> str:
    """The same for a text without roles.

    >>> plain_text("400m ◈ → …")
    '400m * -> ...'
    """
    return text.translate(_PLAIN)


def shown(spans: Iterable[Span]) -> Line:
    """A line as the full screen shows it: without what is only to be said."""
    return tuple(span for span in spans if "spoken" not in span.roles.split())


def length(spans: Iterable[Span]) -> int:
    return sum(len(span.text) for span in spans)


# -- wrapping ------------------------------------------------------------------------------------


def wrap(spans: Sequence[Span], width: int, hang: int = 0, limit: int = 0) -> list[Line]:
    """The line broken to the width; later rows are indented by `hang`.

    With a limit there are at most so many rows, the last one cut off with an ellipsis.
    """
    rows: list[list[Span]] = []
    row: list[Span] = []
    used = 0
    for word in _words(spans, max(1, width - hang)):
        size = length(word)
        if row and used + 1 + size > width:
            rows.append(row)
            row = []
        if row:
            row.append(Span(" "))
            used += 1
        else:
            used = hang if rows else 0
            row.extend([Span(" " * used)] if used else [])
        row.extend(word)
        used += size
    rows.append(row)
    if limit and len(rows) > limit:
        remaining = [span for row in rows[limit - 1 :] for span in (Span(" "), *row)][1:]
        rows = [*rows[: limit - 1], [*cut(remaining, width)]]
    return [tuple(row) for row in rows]


def cut(spans: Sequence[Span], width: int) -> Line:
    """The line, no longer than the width.

    >>> words(cut([Span("Planet-Sized Statue")], 8))
    'Planet-…'
    """
    if length(spans) <= width:
        return tuple(spans)
    kept: list[Span] = []
    room = width - 1
    for span in spans:
        kept.append(span._replace(text=span.text[:room]))
        room -= len(kept[-1].text)
        if room <= 0:
            break
    return (*kept, Span("…"))


def without_spare(spans: Line, width: int) -> Line:
    """The line without what it can spare (roles `spare1` to `spare3`) if it is too long."""
    for spare in ("spare1", "spare2", "spare3"):
        if length(spans) > width:
            spans = tuple(span for span in spans if spare not in span.roles)
    return spans


def pad(spans: Sequence[Span], width: int) -> Line:
    """The line, filled with blanks to the width."""
    missing = width - length(spans)
    return (*spans, Span(" " * missing)) if missing > 0 else tuple(spans)


def _words(spans: Sequence[Span], width: int) -> list[list[Span]]:
    """The spans as words, each a list of pieces; a word that is too long is broken."""
    found: list[list[Span]] = []
    begins = True
    for span in spans:
        for piece in _pieces(span.text, width):
            if piece[0] == " ":
                begins = True
            elif begins or length(found[-1]) + len(piece) > width:
                found.extend(
                    [Span(piece[start : start + width], *span[1:])]
                    for start in range(0, len(piece), width)
                )
                begins = False
            else:
                found[-1].append(Span(piece, *span[1:]))
    return found


def _pieces(text: str, width: int) -> list[str]:
    """Words and blanks; what must not be broken is broken where it cannot fit otherwise."""
    found = []
    for piece in _PIECES.findall(text):
        fits = len(piece) <= width
        found.extend([piece] if fits else _PIECES.findall(piece.replace(NO_BREAK, " ")))
    return found


# -- laying out ----------------------------------------------------------------------------------


def lay(blocks: Sequence[Block], width: int, columns: int, limit: int = 0) -> list[Line]:
    """The blocks in columns, each under the shortest so far, edges on the left."""
    columns = max(1, min(columns, len(blocks)))
    each = width // columns
    stacks: list[list[Line]] = [[] for _ in range(columns)]
    for block in blocks:
        min(stacks, key=len).extend(_rows(block, each - (columns > 1), limit))
    height = max((len(stack) for stack in stacks), default=0)
    rows = []
    for row in range(height):
        parts = [stack[row] if row < len(stack) else () for stack in stacks]
        rows.append(tuple(span for part in parts for span in pad(part, each)))
    return rows


def _rows(block: Block, width: int, limit: int) -> list[Line]:
    """A block as rows of exactly that width, all of them a target for its pick."""
    rows = []
    for number, spans in enumerate(block.lines):
        ground = "head" if number == 0 else "body"
        rows_at_most = limit if any("long" in span.roles for span in spans) else 0
        fitting = without_spare(shown(spans), width - 2)
        for row in wrap(fitting, width - 2, limit=rows_at_most):
            cells = [_on(ground, span, block.pick) for span in pad(row, width - 2)]
            rows.append(
                (Span("▌", f"{block.edge} {ground}", block.pick), *cells, Span(" ", ground))
            )
    return rows


def _on(ground: str, span: Span, pick: str) -> Span:
    return Span(span.text, f"{span.roles} {ground}".strip(), span.pick or pick)
