"""The JSON that one reader receives of a table: that reader's view and log, and what all may know."""

from __future__ import annotations

from typing import Any

import msgspec

from fiendish.server.live_table import LiveTable
from fiendish.server.naming import names_of
from fiendish.server.store import OPEN, OVER, VOID, SeatRow, TableRow

LOG_TAIL = 40
CHAT_TAIL = 40

_encode = msgspec.json.Encoder().encode


def json_for(live: LiveTable, reader: int | None) -> bytes:
    """The table as JSON, for a seat or (None) for a spectator. Rendered once per change."""
    found = live.rendered.get(reader)
    if found is None:
        found = live.rendered[reader] = _encode(_data_for(live, reader))
    return found


def numbered(number: int, view: bytes) -> bytes:
    """A view with the number of its frame in front."""
    return b'{"frame":%d,%b' % (number, view[1:])


def _data_for(live: LiveTable, reader: int | None) -> dict[str, Any]:
    table, row, wish = live.table, live.row, live.wish
    begun = row.status != OPEN
    lines = len(table.state.journal or ()) if begun else 0
    return {
        **about(row, live.chairs),
        "seq": live.seq,
        "reader": reader,
        "view": view_of(live, reader) if begun else None,
        "log": table.log(reader, -LOG_TAIL) if begun else [],
        "log_from": max(0, lines - LOG_TAIL),
        "undo": undo_of(live, reader),
        "wish": None if wish is None else {"seat": wish.seat, "missing": wish.missing},
        "declined": live.declined,
        "passing": live.passing_of(reader).partition(" ")[0],
        "chat": live.said[-CHAT_TAIL:],
        "seed": row.seed if row.status == OVER else None,
    }


def about(row: TableRow, chairs: list[SeatRow]) -> dict[str, Any]:
    """What everybody may know about a table before it is opened."""
    return {
        "table": row.id,
        "game": row.game,
        "settings": msgspec.Raw(row.settings.encode()),
        "status": row.status,
        "closed": row.closed,
        "public": row.public,
        "absence": row.absence,
        "commitment": row.commitment,
        "next": row.next,
        "host": next((one.seat for one in chairs if one.player == row.owner), None),
        "seats": [
            _chair(chair, name)
            for chair, name in zip(chairs, names_of(row.id, chairs), strict=True)
        ],
    }


def _chair(chair: SeatRow, name: str) -> dict[str, Any]:
    kind = "bot" if chair.bot else "person" if chair.player is not None or chair.label else "open"
    return {
        "seat": chair.seat,
        "kind": kind,
        "name": name,
        "bot": chair.bot or chair.stand_in,
    }


def view_of(live: LiveTable, reader: int | None) -> Any:
    """What a reader sees of the game. At a table that was closed nobody is asked any more."""
    view = live.table.view(reader)
    return msgspec.structs.replace(view, decision=None) if live.row.status == VOID else view


def undo_of(live: LiveTable, reader: int | None) -> dict[str, Any] | None:
    """Whether the reader can take back its last move; if not, why, and whether it may ask for it."""
    if reader is None or live.row.status in (OPEN, VOID):
        return None
    if live.row.status == OVER:
        return {"free": False, "why_not": "the game is over", "rule": "", "ask": False}
    reason = live.table.why_not_undo(reader, to_take_back(live, reader))
    if reason is None:
        return {"free": True, "why_not": "", "rule": "", "ask": False}
    ask = last_visible(live, reader) is not None
    return {"free": False, "why_not": reason.text, "rule": reason.rule, "ask": ask}


def last_visible(live: LiveTable, seat: int) -> int | None:
    """The last decision of a seat that others could see: no pass in a window, empty or not."""
    moves = live.table.moves
    mine = (n for n in reversed(range(len(moves))) if moves[n].seat == seat and not moves[n].passed)
    return next(mine, None)


def to_take_back(live: LiveTable, seat: int) -> int:
    """How many moves go back at once: the last visible decision, with the passes that followed it.

    If only empty windows were skipped, all would learn which were empty. Where that decision cannot
    be taken back, a pass by hand can be, and whoever does so shows that there was a choice.
    """
    table = live.table
    moves, last = table.moves, last_visible(live, seat)
    if last is not None and table.why_not_undo(seat, len(moves) - last) is None:
        return len(moves) - last
    return table.last_with_idle(seat)
