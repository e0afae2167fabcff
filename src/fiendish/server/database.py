"""The database file: opened, checked, brought up to date, and kept from a second server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DatabaseError

from fiendish.server.schema import APPLICATION

FILE = "fiendish.db"
_MIGRATIONS = Path(__file__).parent / "migrations"
_BUSY_MS = 5000


class BadDatabase(Exception):
    """The database cannot be used; the message says why."""


def open_database(path: Path) -> Engine:
    """The database at that path, made or migrated if need be."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    try:
        with engine.connect() as connection:
            _check(connection, path)
            _migrate(connection, path)
    except DatabaseError as error:
        engine.dispose()
        raise BadDatabase(f"{path} cannot be read as a database: {error.orig}") from None
    except BaseException:
        engine.dispose()
        raise
    return engine


def _set_up(connection: Any, record: Any) -> None:
    """Every connection: nothing is told before it is safely on the disk."""
    connection.isolation_level = None  # we say BEGIN ourselves, so that savepoints work
    for pragma in (
        f"busy_timeout = {_BUSY_MS}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "wal_autocheckpoint = 0",  # `carrying` does it
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _check(connection: Connection, path: Path) -> None:
    """Refuse a damaged file and one that belongs to another program."""
    damage = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if damage != "ok":
        raise BadDatabase(f"{path} is damaged: {damage}")
    mark = connection.exec_driver_sql("PRAGMA application_id").scalar()
    tables = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar()
    if tables and mark != APPLICATION:
        raise BadDatabase(f"{path} is a database of another program")
    connection.rollback()


def _migrate(connection: Connection, path: Path, to: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    known = [script.revision for script in scripts.walk_revisions()]
    current = MigrationContext.configure(connection).get_current_revision()
    connection.rollback()
    if current is not None and current not in known:
        raise BadDatabase(
            f"{path} was written by a newer version of Fiendish (its form is {current}, "
            f"this version knows up to {known[0]}): use that version"
        )
    if current == known[0]:
        return
    config.attributes["connection"] = connection
    with connection.begin():
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
        command.upgrade(config, to)


class Sole:
    """Holds a folder for one server; the system frees it when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self._file: IO[str] = open(folder / "lock", "a")  # noqa: SIM115
        if not _try_lock(self._file):
            self._file.close()
            raise BadDatabase(f"another server is running on {folder}")

    def close(self) -> None:
        self._file.close()


def _try_lock(file: IO[str]) -> bool:
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
