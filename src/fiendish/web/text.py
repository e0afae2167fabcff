"""The table as text, in the order of reading: for screen readers, slow lines and plain browsers.

It says what the terminal says (`fiendish.prose`), from the same view, and is played with the same
forms as the table that is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from fiendish import prose
from fiendish.engine.table import LogLine
from fiendish.prose.text import Line, Pane, plain
from fiendish.web.around import Around, Refusal
from fiendish.web.library import linked
from fiendish.web.page import NOTHING, Links, Undo, draw
from fiendish.web.race import Lap


class Part(NamedTuple):
    """A part of the table: a heading, and its things with what is to be said of each."""

    title: str
    things: list[list[Markup]]


def render_text(
    view: Any,
    log: Sequence[LogLine],
    names: Sequence[str],
    *,
    links: Links,
    seq: int = 0,
    command: str = "",
    undo: Undo | None = None,
    around: Around = NOTHING,
    race: Sequence[Lap] = (),
    refusal: Refusal | None = None,
    commitment: str = "",
    moments: Sequence[str] = (),
) -> str:
    """The whole page, for the reader whose view it is."""
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
    more: dict[str, Any] = {"commitment": commitment, "moments": moments}
    return draw(
        "text.html",
        view,
        log,
        names,
        links,
        seq,
        command,
        undo,
        around,
        race,
        refusal,
        told,
        **more,
    )


def _part(pane: Pane, game: str) -> Part:
    things = [[_said(line, game) for line in block.lines] for block in pane.blocks]
    return Part(plain(pane.title), things)


def _said(line: Line, game: str) -> Markup:
    """A line without what is only to be looked at, its rules as links."""
    return linked(plain(line).strip(), game)
