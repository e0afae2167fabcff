"""Operators decide in the database; here the server looks what is new there and acts on it."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from fiendish.server import operators
from fiendish.server.database import NotThere
from fiendish.server.operators import Deed
from fiendish.server.refusal import Refused
from fiendish.server.service import Service

log = logging.getLogger("fiendish.server")

_EVERY = 1.0  # seconds between two looks

News = tuple[list[Deed], list[str], list[str]]


async def go_on_enforcing(service: Service) -> None:
    """Look for ever what is new."""
    while True:
        await asyncio.sleep(_EVERY)
        try:
            await enforce(service)
        except (SQLAlchemyError, NotThere):
            log.exception("what operators decided could not be read")


async def enforce(service: Service) -> None:
    """Take up what operators have decided since the last look."""
    rulings = service.rulings
    first, mark = rulings.mark < 0, max(0, rulings.mark)

    def look(connection: Connection) -> News | None:
        lines = operators.log(connection, mark)
        return (lines, *operators.in_force(connection)) if lines or first else None

    news = await asyncio.to_thread(service.store.read, look)
    if news is None:
        return
    lines, banned, muted = news
    rulings.take(banned, muted)
    rulings.mark = lines[-1].id if lines else mark
    for line in lines:
        if line.act == operators.CLOSE:
            await _open_anew(service, line.what)
    for live in service.live.values():
        for watcher in live.watchers:
            if watcher.player in rulings.players:
                watcher.end()


async def _open_anew(service: Service, table: str) -> None:
    """Whoever is at a table that was closed gets it as it is kept now."""
    live = service.live.get(table)
    if live is not None:
        try:
            async with live.held():
                service.drop(live)
        except Refused:  # that has happened already
            pass
