"""A table as HTML for one reader: a whole page, or the frame that is pushed to an open one.

A frame is drawn once for each change, however many look on from the same seat. So nothing in it may
depend on anything but the reader; what differs between two windows of one reader belongs to the page
around it.
"""

from __future__ import annotations

import hashlib
from typing import Any

from fiendish.server import windows
from fiendish.server.opened import At, Opened
from fiendish.server.refusal import Refused
from fiendish.server.sight import CHAT_TAIL, undo_of
from fiendish.server.store import OPEN
from fiendish.web.around import Around, Chair, Refusal, Said, Wished
from fiendish.web.page import Links, Undo, render_frame, render_table
from fiendish.web.sheets import render_waiting

LINES = 60  # of the log


def page(at: At, refused: Refused | None = None) -> str:
    """The whole page, for a seat or for a spectator; with what was just refused."""
    opened = at.opened
    if opened.row.status == OPEN:
        return render_waiting(_names(opened))
    refusal = None
    if refused is not None:
        late = refused.code == "stale"  # numbers are for programs
        text = "that came too late, the table has moved on" if late else refused.text
        refusal = Refusal(text, refused.allowed, refused.rule)
    return render_table(**_values(opened, at.seat), refusal=refusal)


def frame(at: At) -> bytes:
    """The part that changes."""
    opened, reader = at.opened, at.seat
    found = opened.drawn.get(reader)
    if found is None:
        if opened.row.status == OPEN:
            return render_waiting(_names(opened)).encode()
        found = opened.drawn[reader] = render_frame(**_values(opened, reader)).encode()
    return found


def _values(opened: Opened, reader: int | None) -> dict[str, Any]:
    """What a page of a game is made of."""
    here, seated = f"/tables/{opened.row.id}", reader is not None
    links = Links(
        move=f"{here}/moves" if seated else "",
        undo=f"{here}/undo" if seated else "",
        chat=f"{here}/chat" if seated else "",
        passes=f"{here}/passes" if seated else "",
        seats=f"{here}/seats" if seated else "",
        icon="/art/favicon.svg",
        script="/static/table.js",
    )
    undo = undo_of(opened, reader)
    return {
        "view": opened.table.view(reader),
        "log": opened.table.log(reader, -LINES),
        "names": _names(opened),
        "links": links,
        "seq": opened.seq,
        "command": _command(opened, reader),
        "undo": None if undo is None else Undo(**undo),
        "around": _around(opened, reader),
    }


def _around(opened: Opened, reader: int | None) -> Around:
    table, wish = opened.table, opened.wish
    chairs = [
        Chair(one.seat, one.bot, one.stand_in, one.player is not None and opened.is_away(one.seat))
        for one in opened.chairs
    ]
    wished = None
    if wish is not None:
        wished = Wished(
            wish.seat, table.log(reader, table.moves[wish.to].journal), list(wish.missing)
        )
    since = last_decision(opened, reader)
    question = table.question
    mine = question is not None and question.seat == reader
    passing = opened.passing_of(reader)
    return Around(
        chairs=chairs,
        said=[Said(line.seat, line.text) for line in opened.said[-CHAT_TAIL:]],
        wish=wished,
        since=[] if since is None else table.log(reader, since),
        passing=windows.WORDS[passing.split()[0]] if passing else "",
        may_pass=mine and question is not None and windows.may_pass_on(question),
        passes=mine and opened.passes_by_itself(),
    )


def last_decision(opened: Opened, reader: int | None) -> int | None:
    """The line of the log that came after the reader's last decision, if it has made one."""
    moves = opened.table.moves
    own = [n for n, one in enumerate(moves) if one.seat == reader and not one.idle]
    if not own or own[-1] + 1 >= len(moves):
        return None
    return moves[own[-1] + 1].journal


def _command(opened: Opened, reader: int | None) -> str:
    """The command id of the forms: the same in every window, and not for others to guess or use up."""
    where = f"{reader} {opened.seq}".encode()
    return hashlib.blake2b(where, key=opened.key, digest_size=12).hexdigest()


def _names(opened: Opened) -> list[str]:
    return [
        chair.name or (f"{chair.bot} bot" if chair.bot else "nobody yet") for chair in opened.chairs
    ]
