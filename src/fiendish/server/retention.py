"""What is not kept for ever: once at the start and then each day, a few tables at a time.

Nothing goes that somebody could still be playing: who has a page of it open keeps a table, and so does a
move or a visit of its owner that comes in between.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

from sqlalchemy import ColumnElement, exists, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from fiendish.server import operators
from fiendish.server.database import NotThere
from fiendish.server.refusal import ABANDONED
from fiendish.server.removal import remove_table
from fiendish.server.schema import entries, operator_log, players, tables
from fiendish.server.service import Service
from fiendish.server.store import OPEN, OVER, PLAYING, VOID

log = logging.getLogger("fiendish.server")

DAY = 24 * 3600.0
WAIT = 30  # days that an open table waits for its owner
_BATCH = 50
_PAUSE = 0.2  # seconds between two batches, for others to write

Act = Callable[[Connection, str], None]


async def go_on_tidying(service: Service, keep: int, abandon: int) -> None:
    while True:
        try:
            await tidy(service, keep, abandon)
        except (SQLAlchemyError, NotThere):
            log.exception("nothing could be tidied up")
        await asyncio.sleep(DAY)


async def tidy(service: Service, keep: int, abandon: int) -> tuple[int, int, int]:
    """How many open, abandoned and finished games were removed, closed and removed.

    `keep` and `abandon` are numbers of days; 0 is for ever.
    """
    now = time.time()
    open_ones = await _all(service, _left_open(now - WAIT * DAY), remove_table)
    closed = finished = 0
    if abandon:
        closed = await _all(service, _abandoned(now - abandon * DAY), _close)
    if keep:
        finished = await _all(service, _finished(now - keep * DAY), remove_table)
    if open_ones or closed or finished:
        log.info(f"tidied up: {open_ones} open, {closed} abandoned, {finished} finished")
    return open_ones, closed, finished


def _left_open(limit: float) -> ColumnElement[bool]:
    """Tables that have not begun, whose owner was last seen before that."""
    owner_was_here = exists().where((players.c.id == tables.c.owner) & (players.c.seen >= limit))
    return (tables.c.status == OPEN) & (tables.c.created < limit) & ~owner_was_here


def _abandoned(limit: float) -> ColumnElement[bool]:
    return (tables.c.status == PLAYING) & _at_rest_since(limit)


def _finished(limit: float) -> ColumnElement[bool]:
    closed_later = exists().where(
        (operator_log.c.act == operators.CLOSE)
        & (operator_log.c.what == tables.c.id)
        & (operator_log.c.at >= limit)
    )
    closed = (tables.c.status == VOID) & ~closed_later
    return ((tables.c.status == OVER) | closed) & _at_rest_since(limit)


def _at_rest_since(limit: float) -> ColumnElement[bool]:
    moved = exists().where((entries.c.table_id == tables.c.id) & (entries.c.created >= limit))
    return (tables.c.created < limit) & ~moved


def _close(connection: Connection, table: str) -> None:
    operators.close(connection, table, "the server", "no move for too long", ABANDONED)


async def _all(service: Service, which: ColumnElement[bool], act: Act) -> int:
    """Do that to all such tables which nobody looks at; how many there were."""
    done, last = 0, ""
    while True:
        found = await asyncio.to_thread(service.store.read, partial(_some, which, last))
        if not found:
            return done
        last = found[-1]
        busy = {name for name in found if name in service.live and service.live[name].is_busy}
        wanted = [name for name in found if name not in busy]
        gone = await asyncio.wrap_future(
            service.store.submit(partial(_if_still_so, which, wanted, act))
        )
        for name in gone:
            if (live := service.live.get(name)) is not None:
                service.drop(live)
        done += len(gone)
        await asyncio.sleep(_PAUSE)


def _some(which: ColumnElement[bool], after: str, connection: Connection) -> list[str]:
    query = select(tables.c.id).where(which & (tables.c.id > after))
    return [*connection.execute(query.order_by(tables.c.id).limit(_BATCH)).scalars()]


def _if_still_so(
    which: ColumnElement[bool], wanted: list[str], act: Act, connection: Connection
) -> list[str]:
    """In one transaction: nothing can have changed between the look and the deed."""
    query = select(tables.c.id).where(which & tables.c.id.in_(wanted))
    found = [*connection.execute(query).scalars()]
    for table in found:
        act(connection, table)
    return found
