"""A copy of the database while the server goes on, by SQLite's own means; and a look at it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from fiendish.server.database import FILE
from fiendish.server.schema import APPLICATION

_PAGES = 1000  # copied at a time; in between others can write
_PAUSE = 0.01  # seconds


class NoBackup(Exception):
    """No copy was made; the message says why."""


def back_up(folder: Path, copy: Path, force: bool = False) -> int:
    """Copy the database in a folder to a file for its owner alone; how many games are in it.

    The copy has a name of its own until it was looked through, so that nothing half done ever
    stands in the place of an older one.
    """
    source = folder / FILE
    if not source.is_file():
        raise NoBackup(f"there is no {FILE} in {folder}")
    if copy.is_dir():
        raise NoBackup(f"{copy} is a folder: name a file")
    if copy.exists() and not force:
        raise NoBackup(f"{copy} is there already; --force overwrites it")
    if copy.exists() and copy.samefile(source):
        raise NoBackup(f"{copy} is the database itself")
    part = copy.with_name(f"{copy.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        games = _copy(source, part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(copy)
    except sqlite3.Error as error:
        raise NoBackup(f"{source} could not be copied: {error}") from None
    except OSError as error:
        raise NoBackup(f"{copy} cannot be written: {(error.strerror or 'no').lower()}") from None
    finally:
        part.unlink(missing_ok=True)
    return games


def _copy(source: Path, part: Path) -> int:
    address = f"file:{quote(str(source.resolve()))}?mode=ro"
    with (
        closing(sqlite3.connect(address, uri=True, timeout=30)) as kept,
        closing(sqlite3.connect(part)) as copy,
    ):
        if kept.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
            raise NoBackup(f"{source} is a database of another program")
        kept.backup(copy, pages=_PAGES, sleep=_PAUSE)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
        damage = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if damage != "ok":
            raise NoBackup(f"the copy is damaged: {damage}")
        if copy.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise NoBackup("the copy is damaged: parts of a table are missing")
        games: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
        return games
