"""The table as text, in the order of reading: for screen readers, slow lines and plain browsers.

It says what the terminal says (`fiendish.prose`), from the same view, and is played with the same
forms as the table that is drawn.
"""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from fiendish import prose
from fiendish.prose.text import Line, Pane, plain
from fiendish.web.library import linked
from fiendish.web.page import Sheet, draw


class Part(NamedTuple):
    """A part of the table: a heading, and its things with what is to be said of each."""

    title: str
    things: list[list[Markup]]


def render_text(sheet: Sheet) -> str:
    """The whole page as text."""
    view, names = sheet.view, sheet.names
    board = prose.find(view.game)
    areas = board.areas(view, names, prose.FULL)
    panes = [pane for row in areas.rows for pane in row.panes]
    told = {
        "aim": board.goal(view),
        "standing": [_said(line, view.game) for line in board.standing(view, names)],
        "parts_of_table": [_part(pane, view.game) for pane in panes],
        "own_hand": _part(areas.hand, view.game) if view.reader is not None else None,
        "refusals": [linked(reason, view.game) for reason in board.refusals(view)],
        "discarded": [_said(line, view.game) for line in board.piles(view)],
        "decks": _part(areas.piles, view.game),
    }
    return draw("text.html", sheet, told)


def _part(pane: Pane, game: str) -> Part:
    things = [[_said(line, game) for line in block.lines] for block in pane.blocks]
    return Part(plain(pane.title), things)


def _said(line: Line, game: str) -> Markup:
    """A line without what is only to be looked at, its rules as links."""
    return linked(plain(line).strip(), game)
