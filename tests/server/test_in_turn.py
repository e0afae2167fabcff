"""Nobody gets more than a fair share by having more things waiting."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path

from fiendish.server import lobby
from fiendish.server.in_turn import InTurn
from fiendish.server.service import Service
from tests.server.service_harness import guest, with_service


def run(act: Coroutine[None, None, None]) -> None:
    asyncio.run(asyncio.wait_for(act, 60))


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_owners_come_in_a_circle_and_their_own_things_in_order() -> None:
    served: list[str] = []

    async def act() -> None:
        one = InTurn(["worker"])

        async def use(name: str) -> None:
            async with one.lend(name[0]):
                served.append(name)
                await asyncio.sleep(0)

        async with one.lend("z"):
            tasks = [
                asyncio.create_task(use(name)) for name in ("a1", "a2", "a3", "b1", "c1", "b2")
            ]
            await settle()
            assert (one.waiting, one.lent) == (6, 1)
        await asyncio.gather(*tasks)
        assert (one.waiting, one.lent) == (0, 0)

    run(act())
    assert served == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_whoever_gives_up_waiting_takes_nothing_along() -> None:
    async def act() -> None:
        one = InTurn(["worker"])

        async def use(owner: str) -> None:
            async with one.lend(owner):
                pass

        async with one.lend("z"):
            gone, stays = asyncio.create_task(use("a")), asyncio.create_task(use("b"))
            await settle()
            gone.cancel()
        await asyncio.gather(gone, stays, return_exceptions=True)
        assert gone.cancelled()
        assert not stays.cancelled()
        async with one.lend("z"):  # it is there again
            late = asyncio.create_task(use("a"))
            await settle()
        late.cancel()  # just as it had come
        await settle()
        async with one.lend("z"):
            assert one.lent == 1

    run(act())


def test_all_are_lent_at_the_same_time() -> None:
    async def act() -> None:
        three = InTurn(["x", "y", "z"])
        async with three.lend("a") as first, three.lend("a") as second, three.lend("b") as third:
            assert {first, second, third} == {"x", "y", "z"}

    run(act())


def test_who_asks_who_they_are_waits_for_no_game_that_is_played_again(data: Path) -> None:
    go_on = threading.Event()

    async def act(service: Service) -> None:
        ann, token = await guest(service, "Ann")
        stuck = [asyncio.create_task(service.threads.run("eve", go_on.wait)) for _ in range(40)]
        await settle()
        assert await lobby.guest_of(service, token) == ann
        mine = asyncio.create_task(service.threads.run(ann.id, lambda: "hers"))
        await settle()
        go_on.set()
        assert await mine == "hers"
        await asyncio.gather(*stuck)

    with_service(data, act)
