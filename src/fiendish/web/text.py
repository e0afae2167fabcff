"""The table as text, in the order of reading: for screen readers, slow lines and plain browsers.

It says what the terminal says (`fiendish.prose`), from the same view, and is played with the same
forms as the table that is drawn.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from markupsafe import Markup, escape

from fiendish import prose
from fiendish.engine.game import LETTERS
from fiendish.prose.text import Line, Pane, plain
from fiendish.web.library import linked
from fiendish.web.named import named
from fiendish.web.page import Sheet, draw

_ARTICLE = re.compile(r"A (?!deck )[a-z]")  # of a card's text; "A deck 12" is a player's


class Part(NamedTuple):
    """A part of the table: a heading, and its things with what is to be said of each."""

    title: Markup
    things: list[list[Markup]]


def render_text(sheet: Sheet) -> str:
    """The whole page as text."""
    view, names = sheet.view, sheet.names
    board = prose.find(view.game)
    areas = board.areas(view, names, prose.FULL)
    panes = [pane for row in areas.rows for pane in row.panes]
    told = {
        "aim": board.goal(view),
        "standing": [_said(line, sheet) for line in board.standing(view, names)],
        "parts_of_table": [_part(pane, sheet) for pane in panes],
        "own_hand": _part(areas.hand, sheet) if view.reader is not None else None,
        "refusals": [_called(reason, sheet) for reason in board.refusals(view)],
        "discarded": [_said(line, sheet) for line in board.piles(view)],
        "decks": _part(areas.piles, sheet),
    }
    return draw("text.html", sheet, told)


def _part(pane: Pane, sheet: Sheet) -> Part:
    things = [[_said(line, sheet) for line in block.lines] for block in pane.blocks]
    return Part(_called(plain(pane.title), sheet), things)


def _said(line: Line, sheet: Sheet) -> Markup:
    """A line without what is only to be looked at."""
    return _called(plain(line).strip(), sheet)


def _called(text: str, sheet: Sheet) -> Markup:
    """A text with its rules as links, and with names for letters; a letter before its name is left out.

    Names come last: nothing in them is to be taken for a rule or an emphasis.
    """
    for letter, name in zip(LETTERS, sheet.names, strict=False):
        text = re.sub(rf"\b{letter},? {re.escape(name)}", letter, text)
    names = [str(escape(name)) for name in sheet.names]
    subject = -1 if _ARTICLE.match(text) else 0
    return Markup(named(linked(text, sheet.view.game), names, subject))
