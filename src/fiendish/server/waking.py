"""After a start: bots go on and players elsewhere are called without anybody having to look."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from fiendish.games import find, names
from fiendish.server.database import NotThere
from fiendish.server.live_table import OTHER_RULES
from fiendish.server.refusal import BY_RULES, Refused
from fiendish.server.service import Service
from fiendish.server.webhooks import OFF

log = logging.getLogger("fiendish.server")

_AT_A_TIME = 4
_PATIENCE = 10.0  # seconds for the bots of a table, until the next one is opened beside it


async def wake(service: Service) -> None:
    """Open, a few at a time, the tables that wait for nobody who is there."""
    found = await asyncio.to_thread(service.store.sleeping, service.webhooks.allowed != OFF)
    tables = iter(found)
    await asyncio.gather(*(_open(service, tables) for _ in range(_AT_A_TIME)))


async def look_through(service: Service) -> None:
    """Move games of other versions of the rules to these, where they come out the same; put by what stays
    of finished games, if that was not done when they ended."""
    versions = {name: find(name).version for name in names()}
    for table in await asyncio.to_thread(service.store.of_other_versions, versions):
        try:
            await service.find(table)
        except Refused as refused:
            if refused.code == OTHER_RULES:  # not a pack or a game that is only missing today
                await asyncio.wrap_future(service.store.void(table, BY_RULES))
        except (SQLAlchemyError, NotThere):
            pass
    for table in await asyncio.to_thread(service.store.without_final):
        with suppress(Refused, SQLAlchemyError, NotThere):
            await service.put_by(table)


async def _open(service: Service, tables: Iterator[str]) -> None:
    for table in tables:
        try:
            live = await service.find(table)
        except (Refused, SQLAlchemyError, NotThere):  # of an older version of the rules, say
            log.warning("a table could not be opened", extra={"table": table})
            continue
        if live.thinking is not None:
            await asyncio.wait([live.thinking], timeout=_PATIENCE)
