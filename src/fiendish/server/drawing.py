"""A table as HTML for one reader: a whole page, or the frame that is pushed to an open one.

A frame is drawn once for each change, however many look on from the same seat. So nothing in it may
depend on anything but the reader; what differs between two windows of one reader belongs to the page
around it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from fiendish.server.opened import At, Opened
from fiendish.server.sight import undo_of
from fiendish.server.store import OPEN
from fiendish.web.page import Links, Undo, render_frame, render_table
from fiendish.web.sheets import render_waiting

LINES = 60  # of the log


def page(at: At) -> str:
    """The whole page, for a seat or for a spectator."""
    return _draw(at.opened, at.seat, render_table)


def frame(at: At) -> bytes:
    """The part that changes."""
    opened, reader = at.opened, at.seat
    found = opened.drawn.get(reader)
    if found is None:
        found = opened.drawn[reader] = _draw(opened, reader, render_frame).encode()
    return found


def _draw(opened: Opened, reader: int | None, render: Callable[..., str]) -> str:
    names = _names(opened)
    if opened.row.status == OPEN:
        return render_waiting(names)
    here = f"/tables/{opened.row.id}"
    links = Links(
        move=f"{here}/moves" if reader is not None else "",
        undo=f"{here}/undo" if reader is not None else "",
        icon="/art/favicon.svg",
        script="/static/table.js",
    )
    undo = undo_of(opened, reader)
    return render(
        opened.table.view(reader),
        opened.table.log(reader, -LINES),
        names,
        links=links,
        seq=opened.seq,
        command=_command(opened, reader),
        undo=None if undo is None else Undo(**undo),
    )


def _command(opened: Opened, reader: int | None) -> str:
    """The command id of the forms: the same in every window, and not for others to guess or use up."""
    where = f"{reader} {opened.seq}".encode()
    return hashlib.blake2b(where, key=opened.key, digest_size=12).hexdigest()


def _names(opened: Opened) -> list[str]:
    return [
        chair.name or (f"{chair.bot} bot" if chair.bot else "nobody yet") for chair in opened.chairs
    ]
