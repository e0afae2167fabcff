"""The database file: opened, checked, brought up to date, and kept from a second server."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any
from urllib.parse import quote

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DatabaseError

from fiendish.server.schema import APPLICATION

log = logging.getLogger("fiendish.server")

FILE = "fiendish.db"
_MIGRATIONS = Path(__file__).parent / "migrations"
_BUSY_MS = 5000
WRITING = "fiendish_writing"  # the option of connections that write


class BadDatabase(Exception):
    """The database cannot be used; the message says why."""


def make_folder(folder: Path) -> None:
    """The folder of a server; if it is new, for its owner alone: seeds and invitations lie there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise BadDatabase(
            f"{folder} is not a folder: name one in which games can be kept"
        ) from None
    except OSError as error:
        raise _no_use(folder, error) from None


def _no_use(folder: Path, error: OSError) -> BadDatabase:
    return BadDatabase(
        f"no games can be kept in {folder}: {(error.strerror or 'no access').lower()}"
    )


def open_database(path: Path) -> Engine:
    """The database at that path, made or migrated if need be."""
    _shut(path)
    engine = _engine_of(path)
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


def _engine_of(path: Path) -> Engine:
    engine = create_engine(
        f"sqlite:///file:{quote(str(path.resolve()))}?mode=rw&uri=true",  # never makes another
        connect_args={"check_same_thread": False},
        hide_parameters=True,
    )
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


@contextmanager
def attach(path: Path, writing: bool) -> Iterator[Connection]:
    """One transaction on a database that is there, beside a server that may have it open.

    It is not brought up to date: the server that has it open may be of the old version.
    """
    engine = _engine_of(path)
    try:
        with engine.connect() as connection:
            _check_mark(connection, path)
            current = MigrationContext.configure(connection).get_current_revision()
            connection.rollback()
        if current != _revisions()[0]:
            raise BadDatabase(
                f"{path} is not of this version of Fiendish: a server of this version, started "
                f"once, brings it up to date"
            )
        with engine.execution_options(**{WRITING: writing}).begin() as connection:
            yield connection
    except DatabaseError as error:
        raise BadDatabase(f"{path} cannot be used: {error.orig}") from None
    finally:
        engine.dispose()


def _shut(path: Path) -> None:
    """Make the file for its owner alone, or take from others what they could do with it.

    SQLite gives the files beside it the rights of the first.
    """
    try:
        path.touch(mode=0o600)
    except OSError as error:
        raise _no_use(path.parent, error) from None
    for one in (path, *besides(path)):
        if one.exists() and one.stat().st_mode & 0o077:
            with suppress(PermissionError):  # somebody else's, who lets us use it
                one.chmod(one.stat().st_mode & 0o700)


def besides(path: Path) -> tuple[Path, Path]:
    """The files that SQLite keeps beside a database: its log, and an index to that."""
    return path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")


def _set_up(connection: Any, record: Any) -> None:
    """Every connection: nothing is told before it is safely on the disk."""
    connection.isolation_level = None  # we say BEGIN ourselves, so that savepoints work
    for pragma in (
        f"busy_timeout = {_BUSY_MS}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "wal_autocheckpoint = 0",  # `wal_checkpoint` does it
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """The writer waits for the right to write at the start, once for all it has to do."""
    at_once = connection.get_execution_options().get(WRITING, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if at_once else "BEGIN")


def _check(connection: Connection, path: Path) -> None:
    """Refuse a damaged file and one that belongs to another program."""
    damage = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if damage != "ok":
        raise BadDatabase(f"{path} is damaged: {damage}")
    _check_mark(connection, path)
    connection.rollback()


def _check_mark(connection: Connection, path: Path) -> None:
    mark = connection.exec_driver_sql("PRAGMA application_id").scalar()
    tables = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar()
    if tables and mark != APPLICATION:
        raise BadDatabase(f"{path} is a database of another program")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _revisions() -> list[str]:
    """All forms that a database had, the newest first."""
    return [one.revision for one in ScriptDirectory.from_config(_config()).walk_revisions()]


def _migrate(connection: Connection, path: Path, to: str = "head") -> None:
    known = _revisions()
    current = MigrationContext.configure(connection).get_current_revision()
    connection.rollback()
    if current is not None and current not in known:
        raise BadDatabase(
            f"{path} was written by a newer version of Fiendish (its form is {current}, "
            f"this version knows up to {known[0]}): use that version"
        )
    if current == known[0]:
        return
    config = _config()
    config.attributes["connection"] = connection
    _watch_references(connection, False)  # while a table makes room for another of its name
    with connection.begin():
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
        command.upgrade(config, to)
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if broken is not None:
            raise BadDatabase(
                f"{path} cannot be brought up to date: a row of {broken[0]} lacks another"
            )
    _watch_references(connection, True)


def _watch_references(connection: Connection, watch: bool) -> None:
    """Let SQLite look at foreign keys, or not; within a transaction it does not listen."""
    database = connection.connection.driver_connection
    assert database is not None
    database.execute(f"PRAGMA foreign_keys = {'ON' if watch else 'OFF'}")


class Sole:
    """Holds a folder for one server; the system frees it when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        try:
            self._file: IO[str] = open(folder / "lock", "a")  # noqa: SIM115
        except OSError as error:
            raise _no_use(folder, error) from None
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


class NotThere(Exception):
    """The files of the database were removed or replaced: nothing that is written would be kept."""


class DatabaseFiles:
    """Where the files of an open database lie.

    SQLite goes on with files that were removed or replaced, and whatever it writes there is lost.
    """

    def __init__(self, engine: Engine, path: Path) -> None:
        self._paths = (path, besides(path)[0])
        self._marks = self._found()
        self._noted = False
        event.listen(engine, "connect", lambda *_: self.check())

    def check(self) -> None:
        """Stop unless the files that are there are those that are open; that is noted once."""
        if self._found() == self._marks:
            self._noted = False
            return
        if not self._noted:
            self._noted = True
            log.error("the database was removed or replaced: nothing is kept until it is put back")
        raise NotThere

    def _found(self) -> list[tuple[int, int] | None]:
        found: list[tuple[int, int] | None] = []
        for path in self._paths:
            try:
                stat = path.stat()
            except OSError:
                found.append(None)
            else:
                found.append((stat.st_dev, stat.st_ino))
        return found
