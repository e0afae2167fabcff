"""What can befall the disk under a running server, and what its notes would then look like."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest

from fiendish.server.database import FILE, besides
from fiendish.server.log_format import JsonFormatter

DiskFault = Callable[[Path], AbstractContextManager[None]]


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Somebody else writes into the database and does not come to an end."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(folder: Path) -> Iterator[None]:
    """No file can grow; as on a full disk, a write fails halfway."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def removed(folder: Path) -> Iterator[None]:
    """The files are elsewhere, and the server still has them open."""
    files = [one for one in (folder / FILE, *besides(folder / FILE)) if one.exists()]
    for one in files:
        one.rename(one.with_name(f"away-{one.name}"))
    try:
        yield
    finally:
        for one in files:
            one.with_name(f"away-{one.name}").rename(one)


@contextmanager
def replaced(folder: Path) -> Iterator[None]:
    """Where the database was there is a copy of it."""
    with removed(folder):
        away = folder / f"away-{FILE}"
        (folder / FILE).write_bytes(away.read_bytes())
        yield


DISK_FAULTS: list[DiskFault] = [locked, removed, replaced, *([full] if os.name == "posix" else [])]


def notes_of(caplog: pytest.LogCaptureFixture) -> str:
    """All that was noted, as it would be written."""
    return "\n".join(map(JsonFormatter().format, caplog.records))


def secrets_in(folder: Path) -> list[str]:
    """Names, words, seeds and tokens; not those that may come up by chance."""
    with closing(sqlite3.connect(folder / FILE)) as file:
        queries = (
            "SELECT name FROM players",
            "SELECT seed FROM tables",
            "SELECT watch FROM tables WHERE watch != ''",
            "SELECT invite FROM seats WHERE invite != ''",
            "SELECT text FROM chat",
        )
        found = [str(row[0]) for query in queries for row in file.execute(query)]
    return [word for word in found if len(word) > 7]
