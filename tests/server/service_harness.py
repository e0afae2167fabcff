"""A service in this process, with tables at which anything can be put."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import TypeVar

from fiendish.bots.hint import Hint
from fiendish.engine.table import Table
from fiendish.server import hosting, lobby
from fiendish.server.bot_pool import BotPool, think_aloud
from fiendish.server.live_table import LiveTable
from fiendish.server.service import Service
from fiendish.server.store import Player, Store
from tests.server.seeded_server import same_dice

T = TypeVar("T")


class Silent(BotPool):
    """Bots that never come to a decision: whatever changes, a request has changed it.

    Hints are quick ones, thought of in this process.
    """

    def choose(
        self, name: str, table: Table, seat: int, bot: str, owner: str = ""
    ) -> Coroutine[None, None, int]:
        return self._never()

    async def _advise(self, data: bytes, quick: bool, owner: str) -> Hint:
        return think_aloud(data, True)

    async def _never(self) -> int:
        await asyncio.Event().wait()
        raise AssertionError


def with_service(
    folder: Path,
    act: Callable[[Service], Awaitable[T]],
    absent_after: float = 60.0,
    pace: float = 0.0,
) -> T:
    """Open a service, do something there, close it. Its games come out the same again."""

    async def run() -> T:
        service = Service(Store(folder), absent_after=absent_after, pace=pace)
        try:
            return await act(service)
        finally:
            await service.close()

    with same_dice():
        return asyncio.run(run())


async def guest(service: Service, name: str) -> tuple[Player, str]:
    return await lobby.new_guest(service, name)


async def table_of_two(
    service: Service, game: str = "supervillain", public: bool = False
) -> tuple[LiveTable, list[str]]:
    """A table at which two people sit, and their tokens."""
    one, first = await guest(service, "Ann")
    other, second = await guest(service, "Bob")
    made = await lobby.new_table(service, one, lobby.NewTable(game, 2, {}, {}, public))
    opened = await service.find(made.table)
    await lobby.claim(service, opened, other, 1, made.invites["1"])
    await hosting.start(service, opened, one.id)
    return opened, [first, second]


async def play_out(service: Service) -> tuple[LiveTable, list[str]]:
    """A game of two people that is over, and their tokens."""
    opened, tokens = await table_of_two(service)
    chance = random.Random(3)
    while (question := opened.table.question) is not None:
        choice = chance.randrange(len(question.options))
        await service.move(opened, question.seat, f"p{opened.seq}", opened.seq, choice)
    return opened, tokens


async def table_with_bot(
    service: Service, bot: str = "random", game: str = "supervillain"
) -> LiveTable:
    one, _ = await guest(service, "Ann")
    settings = {"first": 1} if game == "supervillain" else {}
    made = await lobby.new_table(service, one, lobby.NewTable(game, 2, settings, {1: bot}))
    return await service.find(made.table)


async def until(holds: Callable[[], bool], seconds: float = 120.0) -> None:
    """Wait for something that others bring about."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.005)


def asked(opened: LiveTable) -> int:
    question = opened.table.question
    assert question is not None
    return question.seat
