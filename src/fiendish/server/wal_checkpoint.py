"""Checkpoints of SQLite's write-ahead log (WAL), made by a thread in the background.

SQLite would make them within every so many commits, and whoever waits for one of those waits for the
disk several times as long.
"""

from __future__ import annotations

import sqlite3
import threading
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from fiendish.server.database import NotThere, besides

_EVERY = 0.5  # seconds between two looks at the log
_LONG = 4 << 20  # bytes of log that are worth the work
_TRIES = 3  # to catch up with the writer: only then does the log begin anew


class Checkpointer:
    """A thread that moves what the log holds to the database; writers and readers go on meanwhile."""

    def __init__(self, engine: Engine, database: Path) -> None:
        self._engine = engine
        self._log, _ = besides(database)
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpointer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End; what is left is moved when the last connection closes."""
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._over.wait(_EVERY):
            with suppress(FileNotFoundError):
                if self._log.stat().st_size > _LONG:
                    self.checkpoint()

    def checkpoint(self) -> bool:
        """Move all there is to the database; whether nothing was left."""
        for _ in range(_TRIES):
            try:
                with self._engine.connect() as connection:
                    database = connection.connection.driver_connection
                    assert database is not None
                    row = database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            # a full disk, say: commits will tell
            except (SQLAlchemyError, sqlite3.Error, NotThere):
                return False
            busy, length, moved = row
            if not busy and length == moved:
                return True
        return False
