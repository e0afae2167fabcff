"""Whether the server does its work: asked by whatever watches over it, and restarts it."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from fiendish.server.database import NotThere
from fiendish.server.store import Store

_GOOD_FOR = 1.0  # seconds for which one look is enough, however many ask
_PATIENCE = 3.0  # seconds that a write may take


class Health:
    """Writes to the database now and then, and remembers how that went."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.good_for = _GOOD_FOR
        self._attempt: asyncio.Future[None] | None = None
        self._at = 0.0

    async def trouble(self) -> str:
        """What is wrong, in words; nothing if all is well."""
        attempt, now = self._attempt, time.monotonic()
        if attempt is None or (attempt.done() and now - self._at > self.good_for):
            attempt = self._attempt = asyncio.wrap_future(self._store.touch())
            attempt.add_done_callback(lambda done: done.exception())  # also if nobody waits so long
            self._at = now
        try:
            async with asyncio.timeout(_PATIENCE):
                await asyncio.shield(attempt)
        except TimeoutError:
            return f"the database has taken no write for {_PATIENCE:.0f} seconds"
        except NotThere:
            return "the database was removed or replaced"
        except SQLAlchemyError as error:
            words = error.orig if isinstance(error, DBAPIError) else type(error).__name__
            return f"the database takes no writes: {words}"
        return ""
