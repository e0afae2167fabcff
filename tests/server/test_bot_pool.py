"""Bots in their own processes: within their time, on what is new, and gone with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fiendish
from fiendish import bots
from fiendish.engine.table import Table
from fiendish.server import bot_pool
from fiendish.server.bot_pool import BotPool, Job, job_for, think
from tests.server.http_site import Site, asked


def job(table: Table, bot: str = "normal", budget: float = 5.0) -> bytes:
    question = table.question
    assert question is not None
    return job_for("t", table, question.seat, bot, budget)


@pytest.fixture(autouse=True)
def _empty_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "_tables", type(bot_pool._tables)())


@pytest.mark.parametrize("game", ["supervillain", "smash_up"])
def test_a_worker_plays_on_what_is_new(game: str) -> None:
    table = fiendish.new(game, seats=2, seed=4)
    for number in range(30):
        question = table.question
        if question is None:
            break
        assert 0 <= think(job(table, "random")) < len(question.options)
        assert bot_pool._tables["t"].digest() == table.digest()
        table.answer(number % len(question.options))
        last = table.moves[-1].seat if table.moves else 0
        if number % 5 == 4 and table.can_undo(last):
            table.undo(last)


def test_the_bot_gets_a_seat_and_never_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[Any] = []

    class Nosy:
        def choose(self, seat: bots.Seat) -> int:
            got.append(seat)
            return 0

    monkeypatch.setattr(bots, "make", lambda name, seed=0, seconds=0.0: Nosy())
    table = fiendish.new("supervillain", seats=2, seed=4)
    assert think(job(table)) == 0
    (seat,) = got
    assert type(seat) is bots.Seat
    hidden = bot_pool._tables["t"]
    assert not [name for name in bots.Seat.__slots__ if getattr(seat, name) is hidden]


def test_the_choice_does_not_depend_on_the_dice_of_the_game() -> None:
    table = fiendish.new("supervillain", seats=2, seed=4)
    seeds = {msgspec.msgpack.decode(job(table), type=Job).seed for _ in range(20)}
    assert len(seeds) == 20


def test_a_bot_that_takes_too_long_takes_something(monkeypatch: pytest.MonkeyPatch) -> None:
    class Brooding:
        def choose(self, seat: bots.Seat) -> int:
            while True:
                seat.sample(1)

    monkeypatch.setattr(bots, "make", lambda name, seed=0, seconds=0.0: Brooding())
    table = fiendish.new("supervillain", seats=2, seed=4)
    question = table.question
    assert question is not None
    began = time.monotonic()
    assert 0 <= think(job(table, budget=0.2)) < len(question.options)
    assert time.monotonic() - began < 30  # and not for ever


def test_a_worker_that_dies_is_replaced_and_the_others_go_on() -> None:
    async def act() -> None:
        table = fiendish.new("supervillain", seats=2, seed=4)
        question = table.question
        assert question is not None
        pool = BotPool(1)
        first, second = pool.workers
        try:
            await pool.choose("t", table, question.seat, "normal")
            await pool.choose("t", table, question.seat, "hard")
            [quick], [slow] = first.processes(), second.processes()
            quick.kill()
            choice = await pool.choose("t", table, question.seat, "normal")
            assert 0 <= choice < len(question.options)
            assert first.processes() != [quick]
            assert second.processes() == [slow]
        finally:
            pool.close()

    asyncio.run(act())


def test_bots_that_take_milliseconds_never_wait_for_those_that_take_seconds() -> None:
    async def act() -> None:
        table = fiendish.new("supervillain", seats=2, seed=4)
        question = table.question
        assert question is not None
        pool = BotPool(1)
        async with pool.slow.lend("somebody"):  # all that there is
            assert await pool.choose("t", table, question.seat, "normal") >= 0
            brooding = asyncio.ensure_future(pool.choose("t", table, question.seat, "hard"))
            while not pool.slow.waiting:
                await asyncio.sleep(0)
            brooding.cancel()
        pool.close()

    asyncio.run(act())


def test_the_server_answers_others_while_a_bot_thinks() -> None:
    """The event loop goes on: it is never the one that thinks."""

    async def act() -> int:
        table = fiendish.new("smash_up", seats=2, seed=4)
        for _ in range(10):
            table.answer(0)
        question = table.question
        assert question is not None
        thinkers, ticks = BotPool(1), 0
        try:
            thought = asyncio.ensure_future(thinkers.choose("t", table, question.seat, "normal"))
            while not thought.done():
                await asyncio.sleep(0.005)
                ticks += 1
        finally:
            thinkers.close()
        return ticks

    assert asyncio.run(act()) > 3  # one that waits for the thought would tick once


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for processes in /proc")
def test_workers_end_when_the_server_is_killed(tmp_path: Path) -> None:
    site = Site(tmp_path / "site")
    guest = site.guest()
    table = guest.new_table(bots={"1": "normal"}, settings={"first": 1})["table"]
    deadline = time.monotonic() + 120
    while asked(guest.view(table)) != 0:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    workers = children(site.process.pid)
    assert workers
    os.kill(site.process.pid, signal.SIGKILL)
    site.process.wait()
    site.stop()
    while any(Path(f"/proc/{worker}/cmdline").exists() for worker in workers):
        assert time.monotonic() < deadline, "a worker lives on"
        time.sleep(0.02)


def children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(one) for one in found]
