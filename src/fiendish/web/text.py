"""The table as text, in the order of reading: for screen readers, slow lines and plain browsers.

It says what the terminal says (`fiendish.prose`), from the same view, and is played with the same
forms as the table that is drawn.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup, escape

from fiendish import prose
from fiendish.engine.game import LETTERS
from fiendish.prose import common
from fiendish.prose.text import Line, Pane, plain
from fiendish.web.library import linked
from fiendish.web.named import named
from fiendish.web.page import TablePage, draw

_ARTICLE = re.compile(r"A (?!deck )[a-z]")  # of a card's text; "A deck 12" is a player's


class TextPart(NamedTuple):
    """A part of the table: a heading, and its things with what is to be said of each."""

    title: Markup
    things: list[list[Markup]]


def render_text(page: TablePage) -> str:
    """The whole page as text."""
    view, names = page.view, page.names
    board = prose.find(view.game)
    areas = board.areas(view, names, prose.FULL)
    panes = [pane for row in areas.rows for pane in row.panes]
    told = {
        "told_standing": [_said(line, page) for line in common.standing(view, names)],
        "parts_of_table": [_part(pane, page) for pane in panes],
        "own_hand": _part(areas.hand, page) if view.reader is not None else None,
        "refusals": [_called(reason, page) for reason in board.refusals(view)],
        "discarded": [_said(line, page) for line in board.piles(view)],
        "decks": _part(areas.piles, page),
    }
    return draw("text.html", page, told)


def _part(pane: Pane, page: TablePage) -> TextPart:
    things = [[_said(line, page) for line in block.lines] for block in pane.blocks]
    return TextPart(_called(plain(pane.title), page), things)


def _said(line: Line, page: TablePage) -> Markup:
    """A line without what is only to be looked at."""
    return _called(plain(line).strip(), page)


def _called(text: str, page: TablePage) -> Markup:
    return called(text, page.view.game, page.names)


def called(text: str, game: str, names: Sequence[str], subject: int | None = None) -> Markup:
    """A text with its rules as links, and with names for letters; a letter before its name is left out.

    A line of the log begins with its subject; what an A at the beginning of another text is can be seen.

    Names come last: nothing in them is to be taken for a rule or an emphasis.
    """
    for letter, name in zip(LETTERS, names, strict=False):
        text = re.sub(rf"\b{letter},? {re.escape(name)}", letter, text)
    safe = [str(escape(name)) for name in names]
    if subject is None:
        subject = -1 if _ARTICLE.match(text) else 0
    return Markup(named(linked(text, game), safe, subject))
