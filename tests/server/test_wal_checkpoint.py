"""SQLite's log is carried over to the database in the background, and begins anew."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic, sleep

import pytest

from fiendish.server import wal_checkpoint
from fiendish.server.database import FILE
from fiendish.server.store import Player, Store
from tests.server.disk_faults import full

WAIT = 120.0


def add_players(store: Store, first: int, count: int) -> None:
    for number in range(first, first + count):
        store.add_player(Player(f"p{number}", "x" * 30, 1.0), f"h{number}").result()


def test_the_log_is_carried_over_while_the_server_writes(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wal_checkpoint, "_EVERY", 0.01)
    monkeypatch.setattr(wal_checkpoint, "_LONG", 100_000)
    store, log, written = Store(data), data / f"{FILE}-wal", 0
    began = monotonic()
    sizes = [-1, log.stat().st_size]
    # A commit adds to the log until all of it was carried over; then it begins at the front again.
    while sizes[-1] > sizes[-2]:
        assert monotonic() - began < WAIT, "the log only grows"
        add_players(store, written, 50)
        written += 50
        sleep(0.05)
        sizes.append(log.stat().st_size)
    store.close()
    store = Store(data)
    assert all(store.player(f"p{number}") is not None for number in range(written))
    store.close()


def test_commits_leave_carrying_over_to_the_carrier(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wal_checkpoint, "_LONG", 1 << 40)
    store = Store(data)
    add_players(store, 0, 600)  # more than SQLite's own thousand pages
    pages = (data / f"{FILE}-wal").stat().st_size // 4096
    assert pages > 1000
    assert store.checkpointer.checkpoint()
    before = (data / f"{FILE}-wal").stat().st_size
    add_players(store, 600, 1)
    assert (data / f"{FILE}-wal").stat().st_size == before  # from the front again
    store.close()
    assert not (data / f"{FILE}-wal").exists()


@pytest.mark.skipif(os.name == "nt", reason="there is no such limit on Windows")
def test_a_full_disk_does_not_end_the_carrier(data: Path) -> None:
    store = Store(data)
    add_players(store, 0, 1)
    with full(data):
        assert not store.checkpointer.checkpoint()
    assert store.checkpointer.checkpoint()
    store.close()
