"""Nobody waits for ever for a bot, and after a start nobody has to look for things to go on."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path

import pytest

from fiendish.engine.table import Table
from fiendish.server.bot_pool import BotPool
from fiendish.server.database import FILE
from fiendish.server.service import Service
from fiendish.server.store import Store
from fiendish.server.waking import wake
from fiendish.server.webhooks import LOCAL, Webhooks
from tests.server.disk_faults import locked
from tests.server.http_site import Site
from tests.server.service_harness import Silent, asked, table_with_bot, until
from tests.server.test_webhooks import Receiver, table_called_at, until_asked


class Tired(BotPool):
    """Bots that break down so many times before they think."""

    def __init__(self, times: int, *, even_at_random: bool = False) -> None:
        super().__init__(1)
        self.times = times
        self.even_at_random = even_at_random

    def choose(
        self, name: str, table: Table, seat: int, bot: str, owner: str = ""
    ) -> Coroutine[None, None, int]:
        if self.times and (bot != "random" or self.even_at_random):
            self.times -= 1
            raise OSError(24, "Too many open files")
        return super().choose(name, table, seat, "random")


class Slow(BotPool):
    """Bots that think until they are told to decide."""

    def __init__(self) -> None:
        super().__init__(1)
        self.go = asyncio.Event()

    def choose(
        self, name: str, table: Table, seat: int, bot: str, owner: str = ""
    ) -> Coroutine[None, None, int]:
        return self._in_time()

    async def _in_time(self) -> int:
        await self.go.wait()
        return 0


async def served(folder: Path, thinkers: BotPool) -> Service:
    service = Service(Store(folder), thinkers, webhooks=Webhooks(LOCAL, (0.0,)))
    service.autoplay.patience, service.autoplay.pauses = 0.05, (0.0, 0.0, 0.02)
    return service


@pytest.mark.parametrize("times", [1, 3, 99])
def test_a_bot_that_breaks_down_tries_again_and_then_takes_anything(
    data: Path, times: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def act() -> None:
        service = await served(data, Tired(times))
        opened = await table_with_bot(service, "normal")
        await until(lambda: opened.seq > 0)
        await service.close()

    asyncio.run(act())
    noted = [one.getMessage() for one in caplog.records]
    assert noted[:3] == ["a bot broke down"] * min(times, 3)


def test_looking_at_a_table_wakes_its_bots(data: Path) -> None:
    async def act() -> None:
        thinkers = Tired(99, even_at_random=True)
        service = await served(data, thinkers)
        opened = await table_with_bot(service, "normal")
        await until(lambda: opened.thinking is None)
        assert asked(opened) == 1
        thinkers.times = 0
        await service.find(opened.row.id)
        await until(lambda: opened.seq > 0)
        await service.close()

    asyncio.run(act())


def test_bots_among_themselves_wait_until_somebody_looks(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where bots play for all people, hundreds of tables could play on for nobody."""
    monkeypatch.setattr("fiendish.server.live_table.DESERTED_AFTER", 0.0)

    async def act() -> None:
        service = await served(data, Tired(0))
        opened = await table_with_bot(service, "normal")
        await until(lambda: opened.thinking is None)
        assert asked(opened) == 0
        before = opened.seq
        await service.stand_in(opened, 0, 0, "normal")
        await service.find(opened.row.id)
        await until(lambda: opened.thinking is None)
        assert opened.seq == before
        async with service.watching(opened, None):
            await service.find(opened.row.id)
            await until(lambda: opened.seq > before)
        await service.close()

    asyncio.run(act())


def test_a_bot_goes_on_when_the_disk_has_recovered(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fiendish.server.database._BUSY_MS", 20)

    async def act() -> None:
        thinkers = Slow()
        service = await served(data, thinkers)
        opened = await table_with_bot(service, "normal")
        table = opened.row.id
        with locked(data):
            thinkers.go.set()
            await until(lambda: service.live.get(table) is not opened)  # it could not be kept
        await until(lambda: table in service.live and service.live[table].seq > 0)
        await service.close()

    asyncio.run(act())


# -- after a start -------------------------------------------------------------------------------


def sleeping_table(data: Path) -> None:
    """A server stops while a bot is asked."""

    async def act() -> None:
        service = await served(data, Silent())
        opened = await table_with_bot(service, "random")
        assert asked(opened) == 1
        await service.close()

    asyncio.run(act())


def entries(data: Path) -> int:
    with closing(sqlite3.connect(data / FILE)) as file:
        found: int = file.execute("SELECT count(*) FROM entries").fetchone()[0]
        return found


def test_bots_go_on_after_a_start(tmp_path: Path) -> None:
    data = tmp_path / "data"
    sleeping_table(data)
    before = entries(data)
    with Site(tmp_path):
        deadline = time.monotonic() + 20
        while entries(data) == before:
            assert time.monotonic() < deadline, "the bot sleeps"
            time.sleep(0.02)


def test_only_tables_that_wait_for_nobody_are_opened(data: Path) -> None:
    async def act() -> None:
        service = await served(data, Silent())
        waiting = await table_with_bot(service, "random")
        opened, _ = await table_called_at(service, "")
        assert service.store.sleeping(calls=True) == [waiting.row.id]
        await asyncio.wrap_future(service.store.set_webhook(opened.chairs[0].player, "http://a/"))
        assert set(service.store.sleeping(calls=True)) == {waiting.row.id, opened.row.id}
        assert service.store.sleeping(calls=False) == [waiting.row.id]
        await service.close()

    asyncio.run(act())


def test_a_player_elsewhere_is_called_after_a_start_but_not_twice(data: Path) -> None:
    async def act() -> None:
        async with Receiver() as receiver:
            service = await served(data, Silent())
            opened, _ = await table_called_at(service, receiver.url)
            service.autoplay.patience = 600.0  # too long: the server is stopped first
            await until_asked(service, opened, 1)
            table = opened.row.id
            await service.close()
            assert receiver.tried == 0
            service = await served(data, Silent())
            await wake(service)
            await until(lambda: len(receiver.bodies) == 1)
            assert receiver.bodies[0]["table"] == table
            await until(lambda: service.live[table].caller is None)
            await service.close()
            service = await served(data, Silent())
            assert service.store.sleeping(calls=True) == []
            opened = await service.find(table)  # nor when somebody looks
            assert opened.absent_player() is None
            assert opened.caller is None
            await service.close()
            assert receiver.tried == 1

    asyncio.run(act())
