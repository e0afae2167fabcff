"""Bots think in processes of their own, so that the server never waits for them.

A worker keeps the tables it was last asked about and only plays on what is new. The bot itself
gets a `Seat`: what one seat may know, and worlds that seat must hold possible.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

import msgspec

from fiendish import bots, packs
from fiendish.advice import advise
from fiendish.bots.hint import Hint
from fiendish.children import end_with_parent
from fiendish.engine.table import Table
from fiendish.games import find
from fiendish.server.in_turn import InTurn

T = TypeVar("T")

_GRACE = 15.0  # seconds beyond its budget, for starting and reading, until a worker counts as stuck
_KEPT = 64  # tables in a worker
_HINTS = 256  # of all tables


class Job(msgspec.Struct, frozen=True, array_like=True):
    """All that a worker needs. It travels as bytes, so nothing else can come along."""

    table: str
    game: str
    settings: dict[str, Any]
    origin: bytes
    record: list[int]
    seat: int
    bot: str
    seed: int
    budget: float


class OutOfTime(Exception):
    """The bot has used up its time."""


def job_for(
    name: str, table: Table, seat: int, bot: str, budget: float, seed: int | None = None
) -> bytes:
    assert table.origin is not None
    return msgspec.msgpack.encode(
        Job(
            table=name,
            game=table.game.id,
            settings=table.settings,
            origin=table.origin.to_bytes(),
            record=table.record,
            seat=seat,
            bot=bot,
            # never from the dice of the game
            seed=secrets.randbits(62) if seed is None else seed,
            budget=budget,
        )
    )


# -- in the worker -------------------------------------------------------------------------------

_tables: OrderedDict[str, Table] = OrderedDict()


def _begin(folders: tuple[str, ...]) -> None:
    end_with_parent()
    packs.load_all(folders)


def think(data: bytes) -> int:
    """The index of the option that the bot takes; any option if its time runs out."""
    job = msgspec.msgpack.decode(data, type=Job)
    deadline = time.monotonic() + job.budget
    seat = bots.Seat(_table_of(job), job.seat)
    sample = seat.sample

    def timed_sample(seed: int) -> Table:
        if time.monotonic() > deadline:
            raise OutOfTime
        return sample(seed)

    seat.sample = timed_sample
    try:
        return bots.make(job.bot, job.seed, job.budget / 2).choose(seat)
    except OutOfTime:
        return random.Random(job.seed).randrange(seat.choices())


def think_aloud(data: bytes, quick: bool) -> Hint:
    """Advice for a person in that seat; it stays within bounds by itself."""
    job = msgspec.msgpack.decode(data, type=Job)
    return advise(bots.Seat(_table_of(job), job.seat), job.seed, quick)


def _table_of(job: Job) -> Table:
    """The table at the moment of the job: the one kept from before, played on, or a new one."""
    table = _tables.pop(job.table, None)
    if table is None or table.record != job.record[: len(table.record)]:
        game = find(job.game)
        table = Table(game, game.state.from_bytes(job.origin), job.settings)
    for entry in job.record[len(table.record) :]:
        table.replay(entry)
    _tables[job.table] = table
    if len(_tables) > _KEPT:
        _tables.popitem(last=False)
    return table


# -- in the server -------------------------------------------------------------------------------


class Worker:
    """A process that thinks, started when it is first needed and again whenever it has ended."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None

    async def ask(self, seconds: float, work: Callable[..., T], *given: object) -> T | None:
        """What comes of the work; None if it came to nothing twice."""
        for _ in range(2):
            executor = self._executor = self._executor or self._start()
            try:
                async with asyncio.timeout(seconds):
                    return await asyncio.get_running_loop().run_in_executor(executor, work, *given)
            except (BrokenProcessPool, TimeoutError):
                self.end()
            except OSError:  # it could not be started
                self.end()
                raise
        return None

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, context, _begin, (packs.folders(),))

    def processes(self) -> list[BaseProcess]:
        return list((self._executor._processes or {}).values()) if self._executor else []

    def end(self) -> None:
        """At once: what it was thinking about is asked again or not needed."""
        processes, executor = self.processes(), self._executor
        self._executor = None
        if executor is not None:
            executor.shutdown(wait=False)
        for process in processes:
            process.kill()


class BotPool:
    """The workers, and who waits for them.

    Bots that imagine games and hints take seconds, other bots milliseconds; so that these never wait
    for those, they have workers of their own.
    """

    def __init__(self, workers: int = 0, budget: float = 2.0) -> None:
        self.budget = budget
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        quick, slow = [Worker() for _ in range((count + 1) // 2)], [Worker() for _ in range(count)]
        self.workers = [*quick, *slow]
        self.quick, self.slow = InTurn(quick), InTurn(slow)
        self._looking_back = asyncio.Lock()
        self._hints: OrderedDict[tuple[bytes, bool], Hint] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many jobs have no worker yet."""
        return self.quick.waiting + self.slow.waiting

    @property
    def thinking(self) -> int:
        """How many have one."""
        return self.quick.lent + self.slow.lent

    def choose(
        self, name: str, table: Table, seat: int, bot: str, owner: str = ""
    ) -> Coroutine[None, None, int]:
        """What the bot in that seat wants. The table is read now; the thinking comes later, when it is
        the owner's turn."""
        question = table.question
        assert question is not None
        count = len(question.options)
        if count == 1 or bot == "random":  # nothing to think about
            return self._think(count, None, self.quick, owner)
        data = job_for(name, table, seat, bot, self.budget)
        return self._think(count, data, self.slow if bots.imagines(bot) else self.quick, owner)

    async def _think(self, count: int, data: bytes | None, lane: InTurn[Worker], owner: str) -> int:
        choice = None if data is None else await self._ask(lane, owner, think, data)
        return secrets.randbelow(count) if choice is None else choice

    def hint(
        self, name: str, table: Table, seat: int, quick: bool = False, owner: str = ""
    ) -> Coroutine[None, None, Hint | None]:
        """What to tell a player who asks, the same each time; None if nobody could think of it."""
        return self._advise(self.hint_job(name, table, seat), quick, owner)

    def hint_job(self, name: str, table: Table, seat: int) -> bytes:
        """What a worker needs for a hint: the same for the same moment, whenever it is asked for."""
        return job_for(name, table, seat, bots.USUAL, self.budget, len(table.record))

    async def hint_in_turn(self, data: bytes, quick: bool = False, owner: str = "") -> Hint | None:
        """A hint for somebody who looks back: one at a time, so that bots that play wait for no more
        than one."""
        if (known := self._hints.get((_digest(data), quick))) is not None:
            return known
        async with self._looking_back:
            return await self._advise(data, quick, owner)

    async def _advise(self, data: bytes, quick: bool, owner: str) -> Hint | None:
        """Thought of once, however often it is asked for."""
        key = _digest(data), quick
        if (known := self._hints.get(key)) is not None:
            return known
        found = await self._ask(self.slow, owner, think_aloud, data, quick)
        if found is not None:
            self._hints[key] = found
            if len(self._hints) > _HINTS:
                self._hints.popitem(last=False)
        return found

    async def _ask(
        self, lane: InTurn[Worker], owner: str, work: Callable[..., T], *given: object
    ) -> T | None:
        async with lane.lend(owner) as worker:  # the time of a job begins when a worker has it
            return await worker.ask(self.budget + _GRACE, work, *given)

    def close(self) -> None:
        for worker in self.workers:
            worker.end()


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data).digest()
