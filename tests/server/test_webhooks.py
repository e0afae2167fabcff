"""Webhooks to players who are elsewhere: what arrives, when, and where no call may go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fiendish.server import lobby
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import Store
from fiendish.server.webhooks import (
    LOCAL,
    OFF,
    PUBLIC,
    Call,
    NotCalled,
    Webhooks,
    check_address,
    is_public,
)
from tests.server.service_harness import asked, guest, until


class Receiver:
    """A server of the player's own, which takes calls."""

    def __init__(self, *statuses: int) -> None:
        self.statuses = [*statuses]
        self.heads: list[str] = []
        self.bodies: list[Any] = []
        self.tried = 0

    async def __aenter__(self) -> Receiver:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/turn?key=a%20b"
        return self

    async def __aexit__(self, *error: object) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.tried += 1
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next(
            int(line.split(":")[1])
            for line in head.split("\r\n")
            if "content-length" in line.lower()
        )
        body = json.loads(await reader.readexactly(length))
        status = self.statuses.pop(0) if self.statuses else 204
        if status == 204:
            self.heads.append(head)
            self.bodies.append(body)
        writer.write(f"HTTP/1.1 {status} Well\r\nLocation: http://127.0.0.1:1/\r\n\r\n".encode())
        await writer.drain()
        writer.close()


def with_service(
    folder: Path, act: Callable[[Service], Awaitable[None]], calls: str = LOCAL
) -> None:
    async def run() -> None:
        service = Service(Store(folder), webhooks=Webhooks(calls, (0.0, 0.01, 0.01)))
        service.autoplay.patience, service.address = 0.05, "https://games.example"
        try:
            await act(service)
        finally:
            await service.close()

    asyncio.run(run())


async def table_called_at(service: Service, url: str) -> tuple[Any, list[str]]:
    """A table of two; the second wants to be called. Seat A is asked first."""
    one, _ = await guest(service, "Ann")
    other, _ = await guest(service, "Bob")
    wanted = lobby.NewTable("supervillain", 2, {"first": 0}, {})
    made = await lobby.new_table(service, one, wanted)
    opened = await service.find(made.table)
    await lobby.claim(service, opened, other, 1, made.invites["1"])
    await asyncio.wrap_future(service.store.set_webhook(other.id, url))
    return opened, [one.id, other.id]


async def until_asked(service: Service, opened: Any, seat: int) -> None:
    for number in range(200):
        if asked(opened) == seat:
            return
        question = opened.table.question
        last = len(question.options) - 1
        await service.move(opened, asked(opened), f"c{opened.seq} {number}", opened.seq, last)
    raise AssertionError("that seat is never asked")


CALL = Call("", "t", "supervillain", "It is your turn", "https://games.example/tables/t")


def test_one_who_is_elsewhere_is_called_once(data: Path) -> None:
    async def act(service: Service) -> None:
        async with Receiver() as receiver:
            opened, players = await table_called_at(service, receiver.url)
            await until_asked(service, opened, 1)
            await until(lambda: bool(receiver.bodies))
            [body] = receiver.bodies
            assert body == {
                "table": opened.row.id,
                "game": "supervillain",
                "text": "It is your turn: Supervillain: This Galaxy Is Mine!",
                "url": f"https://games.example/tables/{opened.row.id}",
            }
            assert receiver.heads[0].startswith("POST /turn?key=a%20b HTTP/1.1\r\nHost: 127.0.0.1:")
            await until_asked(service, opened, 0)
            await until_asked(service, opened, 1)
            await asyncio.sleep(0.3)
            assert len(receiver.bodies) == 1  # nobody has come since
            opened.gave_sign(players[1])
            await until_asked(service, opened, 0)
            await until_asked(service, opened, 1)
            await until(lambda: len(receiver.bodies) == 2)

    with_service(data, act)


def test_one_who_is_there_is_not_called(data: Path) -> None:
    async def act(service: Service) -> None:
        async with Receiver() as receiver:
            opened, players = await table_called_at(service, receiver.url)
            async with service.watching(opened, players[1]):
                await until_asked(service, opened, 1)
                await asyncio.sleep(0.3)
                assert receiver.tried == 0
            await until(lambda: receiver.tried == 1)  # gone without an answer

    with_service(data, act)


def test_a_call_is_tried_again_and_then_given_up(data: Path) -> None:
    async def act(service: Service) -> None:
        async with Receiver(500, 302) as receiver:
            assert await service.webhooks.deliver(replace(CALL, url=receiver.url))
            assert (receiver.tried, len(receiver.bodies)) == (3, 1)
        async with Receiver(500, 500, 500) as receiver:
            assert not await service.webhooks.deliver(replace(CALL, url=receiver.url))
            assert (receiver.tried, receiver.bodies) == (3, [])

    with_service(data, act)


def test_addresses_that_do_not_answer_hold_up_nobody_else(data: Path) -> None:
    async def act(service: Service) -> None:
        service.webhooks.pauses = (0.0, 600.0)
        async with Receiver(*[500] * 15) as dead, Receiver() as good:
            calls = [replace(CALL, url=dead.url, player="eve") for _ in range(15)]
            hanging = [asyncio.create_task(service.webhooks.deliver(call)) for call in calls]
            await until(lambda: dead.tried == 15)
            assert await service.webhooks.deliver(replace(CALL, url=good.url, player="ann"))
            for one in hanging:
                one.cancel()

    with_service(data, act)


def test_an_address_that_failed_often_is_left_alone_until_it_is_set_again(data: Path) -> None:
    async def act(service: Service) -> None:
        async with Receiver(*[500] * 15) as receiver:
            call = replace(CALL, url=receiver.url)
            for _ in range(7):
                assert not await service.webhooks.deliver(call)
            assert receiver.tried == 5 * 3
            service.webhooks.forgive(call.url)
            assert await service.webhooks.deliver(call)

    with_service(data, act)


def test_a_call_that_was_not_over_when_the_server_ended_is_made_again(data: Path) -> None:
    async def first(service: Service) -> None:
        service.webhooks.pauses = (600.0,)
        opened, players = await table_called_at(service, receiver_url)
        await until_asked(service, opened, 1)
        await until(lambda: players[1] in opened.called)
        await until(lambda: service.webhooks.waiting == 1)

    async def again(service: Service) -> None:
        assert len(service.store.sleeping(calls=True)) == 1

    receiver_url = "http://127.0.0.1:9/"
    with_service(data, first)
    with_service(data, again)


def test_nothing_private_is_called(data: Path) -> None:
    async def act(service: Service) -> None:
        async with Receiver() as receiver:
            for host in ("127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1"):
                url = f"http://{host}:{receiver.port}/"
                with pytest.raises((NotCalled, Refused, OSError)):
                    await service.webhooks.make(replace(CALL, url=url))
            assert receiver.tried == 0

    with_service(data, act, PUBLIC)


def test_too_many_calls_are_dropped(data: Path) -> None:
    async def act(service: Service) -> None:
        service.webhooks.pauses = (600.0,)
        players = [f"{number % 60}" for number in range(1500)]
        calls = [service.webhooks.deliver(replace(CALL, player=player)) for player in players]
        tasks = [asyncio.create_task(one) for one in calls]
        await until(lambda: service.webhooks.waiting == 1000)
        await asyncio.sleep(0)
        assert sum(one.done() for one in tasks) == 500
        for one in tasks:
            one.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert service.webhooks.waiting == 0
        own = [asyncio.create_task(service.webhooks.deliver(CALL)) for _ in range(25)]
        await asyncio.sleep(0)
        assert [await one for one in own[20:]] == [False] * 5
        for one in own:
            one.cancel()
        assert not await Webhooks(OFF).deliver(CALL)

    with_service(data, act)


@pytest.mark.parametrize(
    "address",
    [
        *("10.0.0.1", "127.0.0.1", "169.254.169.254", "192.168.1.1", "172.16.0.1", "100.64.0.1"),
        *("0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "fe80::1", "fc00::1", "::", "ff02::1"),
        *("::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "fe80::1%eth0"),
        *("fec0::1", "192.88.99.1", "192.0.0.8", "3fff::1", "2001:db8::1", "5f00::1", "100::1"),
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::1111", "::ffff:93.184.216.34"])
def test_addresses_that_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        *("", "x", "ftp://a.example/", "file:///etc/passwd", "http://", "http://a:b@c.example/"),
        *(
            "http://a.example:99999/",
            "http://a.example:22/",
            "http://127.0.0.1/",
            "http://[::1]/",
            "http://a.example/\r\nX: y",
        ),
        *("http://a.example/" + "x" * 500, "http://ä.example/", "javascript:alert(1)"),
    ],
)
def test_what_cannot_be_called_is_refused(url: str) -> None:
    with pytest.raises(Refused):
        check_address(url)
    with pytest.raises(Refused):
        check_address("https://a.example/", OFF)
