"""The disk fails under a running server: nothing is acknowledged that is not kept, no words are noted.

And what one client can leave behind on a disk is limited.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event
from sqlalchemy.engine import Connection
from sqlalchemy.exc import OperationalError

from fiendish.server import database, wal_checkpoint
from fiendish.server.database import FILE, NotThere
from fiendish.server.guard import is_making
from fiendish.server.service import BRANCHES, Service
from fiendish.server.store import Player, Store
from tests.server.disk_faults import DISK_FAULTS, DiskFault, locked, notes_of, removed, secrets_in
from tests.server.service_harness import Silent
from tests.server.valid_requests import (
    NAME,
    VALID_REQUESTS,
    WORDS,
    SampleService,
    client_of,
    patterns,
    sample_service,
)

WRITES_NOTHING = {
    "/settings/theme",
    "/settings/coach",
    "/tables/{table}/screen",
    "/api/tables/{table}/screen",
    "/tables/{table}/undo",  # asks others, who are asked in memory
    "/api/tables/{table}/undo",
    "/tables/{table}/report",
    "/lessons/{game}/{lesson}",
    "/puzzles/{game}/{puzzle}",
}


@pytest.fixture(autouse=True)
def _short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_BUSY_MS", 20)
    monkeypatch.setattr(
        wal_checkpoint, "_LONG", 1 << 40
    )  # a log that begins anew looks like a change


def with_sample_service(folder: Path, act: Callable[[SampleService], Awaitable[None]]) -> None:
    """A service in which nothing happens by itself."""

    async def run() -> None:
        service = Service(Store(folder), Silent())
        try:
            await act(await sample_service(service))
        finally:
            await service.close()

    asyncio.run(run())


def test_every_address_that_takes_something_in_is_tried() -> None:
    assert sorted(VALID_REQUESTS) == sorted(patterns())
    assert {*VALID_REQUESTS} >= WRITES_NOTHING


@pytest.mark.parametrize("fault", DISK_FAULTS)
def test_what_cannot_be_kept_is_not_acknowledged(
    data: Path, fault: DiskFault, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(sample: SampleService) -> None:
        file = sqlite3.connect(data / FILE)

        def kept() -> int:
            """Changes with every change to the database."""
            found: int = file.execute("PRAGMA data_version").fetchone()[0]
            return found

        async with client_of(sample.service) as client:
            for pattern, prepare in VALID_REQUESTS.items():
                request = await prepare(sample)
                before = kept()
                with fault(data):
                    answer = await request.send(client)
                if pattern in WRITES_NOTHING:
                    assert answer.status_code < 400, (pattern, answer.text)
                else:
                    assert answer.status_code == 503, (pattern, answer.text)
                    assert "try again in a moment" in answer.text
                assert kept() == before, pattern
                again = await request.send(client)
                assert again.status_code < 400, (pattern, again.text)
                assert (kept() == before) is (pattern in WRITES_NOTHING), pattern
        file.close()

    with caplog.at_level(logging.INFO):
        with_sample_service(data, act)
    notes = notes_of(caplog)
    assert "not-kept" in notes
    assert "broken" not in notes
    assert not [word for word in (NAME, WORDS, *secrets_in(data)) if word in notes]


def test_that_the_database_is_gone_is_noted_once(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(data)
    for _ in range(2):
        with removed(data):
            for number in range(3):
                with pytest.raises(NotThere):
                    store.add_player(Player(f"p{number}", NAME, 1.0), f"p{number}").result()
        store.add_player(
            Player(f"back {len(caplog.records)}", NAME, 1.0), f"back {len(caplog.records)}"
        ).result()
    store.close()
    assert [one.getMessage() for one in caplog.records] == [
        "the database was removed or replaced: nothing is kept until it is put back"
    ] * 2


def test_an_error_of_the_database_quotes_nobody(data: Path) -> None:
    store = Store(data)
    store.add_player(Player("p", NAME, 1.0), "hash").result()
    error = store.add_player(Player("p", NAME, 1.0), "hash").exception()
    store.close()
    assert "UNIQUE" in str(error)
    assert NAME not in str(error)


def test_all_who_wait_for_a_locked_database_wait_together(data: Path) -> None:
    """One after the other they would wait for each other's patience."""
    store = Store(data)
    waits: list[object] = []
    event.listen(store._engine, "handle_error", waits.append)
    with locked(data):
        futures = [store.add_player(Player(f"p{n}", "Ann", 1.0), f"p{n}") for n in range(20)]
        assert [type(future.exception()) for future in futures] == [OperationalError] * 20
    assert 1 <= len(waits) <= 2  # the first may have been alone
    store.close()


def test_a_job_that_loses_the_transaction_takes_the_whole_group_along(data: Path) -> None:
    """SQLite takes everything back when the disk is full; what comes after may not be kept alone."""
    store, go = Store(data), threading.Event()

    def ruin(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")
        raise ValueError("no savepoint is left")

    store._writer.submit(lambda connection: go.wait())
    futures = [
        store.add_player(Player("before", "Ann", 1.0), "before"),
        store._writer.submit(ruin),
        store.add_player(Player("after", "Ann", 1.0), "after"),
    ]
    go.set()
    assert all(future.exception() is not None for future in futures)
    assert store.player("before") is None
    assert store.player("after") is None
    store.close()


# -- limits --------------------------------------------------------------------------------------


def test_whatever_makes_guests_or_tables_is_under_the_limit_for_that(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def note(real: Any) -> None:
        def noted(self: Store, *things: Any, **more: Any) -> Any:
            made.append(real.__name__)
            return real(self, *things, **more)

        monkeypatch.setattr(Store, real.__name__, noted)

    note(Store.add_table)
    note(Store.add_player)

    async def act(sample: SampleService) -> None:
        async with client_of(sample.service) as client:
            for pattern, prepare in VALID_REQUESTS.items():
                request = await prepare(sample)
                made.clear()
                answer = await request.send(client)
                assert answer.status_code < 400, (pattern, answer.text)
                assert not made or is_making(request.path), f"{pattern} is not limited"

    with_sample_service(data, act)


def test_playing_on_is_limited_for_each_player_and_each_address(data: Path) -> None:
    async def act(sample: SampleService) -> None:
        branch = await VALID_REQUESTS["/tables/{table}/continue"](sample)
        async with client_of(sample.service) as client:
            for _ in range(BRANCHES):
                assert (await branch.send(client)).status_code == 303
            late = await branch.send(client)
            assert late.status_code == 429
            assert int(late.headers["retry-after"]) > 1000
            bobs = msgspec.structs.replace(branch, token=sample.bob)
            assert (await bobs.send(client)).status_code == 303
            watch = sample.over.row.watch
            nobodys = msgspec.structs.replace(branch, token="", path=f"{branch.path}?watch={watch}")
            for _ in range(BRANCHES):
                assert (await nobodys.send(client)).status_code == 303
            assert (await nobodys.send(client)).status_code == 429
        async with client_of(sample.service, client="127.0.0.2") as client:
            assert (await nobodys.send(client)).status_code == 303

    with_sample_service(data, act)


def test_playing_on_and_rematches_are_as_slow_as_new_tables(data: Path) -> None:
    async def act(sample: SampleService) -> None:
        for pattern in ("/tables/{table}/continue", "/api/tables/{table}/rematch"):
            async with client_of(sample.service, rate=50) as client:
                request = await VALID_REQUESTS[pattern](sample)
                answers = [await request.send(client) for _ in range(40)]
            assert [one.status_code for one in answers].count(429) >= 5, pattern

    with_sample_service(data, act)
