"""Looking on: streams, sockets, slow readers, and a server that stops while many look."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.sync.client import ClientConnection, connect

from fiendish.server.live_table import At
from fiendish.server.routes import watch
from fiendish.server.service import Service
from tests.server.http_site import Guest, Json, Site, asked, pair
from tests.server.service_harness import asked as asked_at
from tests.server.service_harness import table_of_two, until, with_service


def look_on(
    site: Site, table: str, guest: Guest | None = None, live: bool = False, **headers: str
) -> ClientConnection:
    """A socket as programs have it or (live) as open pages have it."""
    if guest is not None:
        cookies = guest.http.cookies.items()
        headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in cookies)
    path = f"/tables/{table}/live" if live else f"/ws/{table}"
    return connect(site.address.replace("http", "ws", 1) + path, additional_headers=headers)


def frame(socket: ClientConnection) -> Json:
    found: Json = json.loads(socket.recv(5))
    return found


def without_number(found: Json) -> Json:
    return {name: value for name, value in found.items() if name != "frame"}


def test_each_seat_gets_its_own_view_with_every_move(site: Site) -> None:
    table, guests, _ = pair(site)
    with look_on(site, table, guests[0]) as one, look_on(site, table, guests[1]) as other:
        first = frame(one), frame(other)
        assert [found["reader"] for found in first] == [0, 1]
        assert [found["frame"] for found in first] == [1, 1]
        guests[asked(first[0])].move(table, first[0]["seq"], 0)
        for socket, guest in ((one, guests[0]), (other, guests[1])):
            found = frame(socket)
            assert found["frame"] == 2
            assert without_number(found) == guest.view(table)


def test_whoever_comes_back_gets_the_newest_view(site: Site) -> None:
    table, guests, _ = pair(site)
    with look_on(site, table, guests[0]) as socket:
        seen = frame(socket)
    for _ in range(3):
        seen = guests[0].view(table)
        guests[asked(seen)].move(table, seen["seq"], 0)
    with look_on(site, table, guests[0]) as socket:
        found = frame(socket)
        assert found["frame"] == 1
        assert without_number(found) == guests[0].view(table)


def test_an_open_page_gets_every_frame_drawn(site: Site) -> None:
    table, guests, _ = pair(site)
    watch = [look_on(site, table, guest, live=True) for guest in (*guests, guests[0])]
    with watch[0] as one, watch[1] as other, watch[2] as again:
        for number in (1, 2, 3):
            frames = [frame(socket) for socket in (one, other, again)]
            assert [found["frame"] for found in frames] == [number] * 3
            drawn = [found["html"] for found in frames]
            assert drawn[0] == drawn[2]  # two windows of one reader
            for guest, html in zip(guests, drawn, strict=False):
                assert guest.ask("GET", f"/tables/{table}/frame").text == html
                assert html in guest.ask("GET", f"/tables/{table}").text
            seen = guests[0].view(table)
            guests[asked(seen)].move(table, seen["seq"], 0)


def test_frames_travel_deflated(site: Site) -> None:
    table, guests, _ = pair(site)
    with look_on(site, table, guests[0], live=True) as socket:
        [extension] = socket.protocol.extensions
        assert isinstance(extension, PerMessageDeflate)
        assert extension.remote_no_context_takeover  # each by itself: nothing is remembered


def test_a_stream_has_a_line_for_every_view(site: Site) -> None:
    table, guests, _ = pair(site)
    with guests[0].http.stream("GET", f"/api/tables/{table}/stream") as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        lines = answer.iter_lines()
        seen = json.loads(next(lines))
        for number in range(2, 5):
            guests[asked(seen)].move(table, seen["seq"], 0)
            following = json.loads(next(lines))
            assert following["frame"] == number
            assert following["seq"] > seen["seq"]
            seen = following


def test_chat_reaches_all_as_it_was_written(site: Site) -> None:
    table, guests, _ = pair(site)
    words = "<script>alert('x')</script> & good luck"
    with look_on(site, table, guests[1]) as socket:
        frame(socket)
        guests[0].ok("POST", f"/api/tables/{table}/chat", {"text": words})
        (line,) = frame(socket)["chat"]
        assert (line["seat"], line["text"]) == (0, words)


def test_a_socket_only_tells(site: Site) -> None:
    table, guests, _ = pair(site)
    before = guests[0].view(table)
    with look_on(site, table, guests[0]) as socket:
        frame(socket)
        socket.send('{"command": "c", "seq": 0, "choice": 0}')
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == watch.ONLY_TELLS
    assert guests[0].view(table) == before


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost:1"])
def test_a_socket_from_another_page_is_refused(site: Site, origin: str) -> None:
    table, guests, _ = pair(site)
    with pytest.raises(InvalidStatus), look_on(site, table, guests[0], Origin=origin):
        pass


def test_a_socket_from_our_own_page_is_welcome(site: Site) -> None:
    table, guests, _ = pair(site)
    with look_on(site, table, guests[0], Origin=site.address) as socket:
        assert frame(socket)["reader"] == 0


def test_the_server_stops_at_once_though_many_look(tmp_path: Path) -> None:
    with Site(tmp_path / "site", "--connections", "300") as site, ExitStack() as stack:
        table, guests, _ = pair(site)
        sockets = [
            stack.enter_context(look_on(site, table, guests[n % 2], live=n % 3 == 0))
            for n in range(200)
        ]
        for socket in sockets:
            frame(socket)
        streaming = guests[0].http.stream("GET", f"/api/tables/{table}/stream")
        with streaming as answer:
            lines = answer.iter_lines()
            next(lines)
            assert site.stop() < 5
            assert list(lines) == []
        assert site.process.returncode == 0
        for socket in sockets:
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(2)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012  # the server goes; come again
        assert "Traceback" not in site.notes.read_text()


def test_one_who_goes_while_being_told_is_forgotten(data: Path) -> None:
    """Giving up at the very moment at which a view has been taken."""

    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        gone = asyncio.Event()

        async def take(view: bytes) -> None:
            gone.set()

        async def go() -> None:
            await gone.wait()

        at = At(opened, None)
        await asyncio.wait_for(watch.until_either(watch.feed(service, at, take), go()), 5)
        assert opened.watchers == set()

    with_service(data, act)


def test_a_slow_reader_is_let_go_and_holds_up_nobody(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "SLOW", 0.2)

    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        quick: list[bytes] = []

        async def take(view: bytes) -> None:
            quick.append(view)

        async def never_take(view: bytes) -> None:
            await asyncio.sleep(60)

        looking = [
            asyncio.create_task(watch.feed(service, At(opened, None), tell))
            for tell in (take, never_take)
        ]
        await until(lambda: len(opened.watchers) == 2)
        began = time.monotonic()
        for number in range(20):
            if opened.table.over:
                break
            await service.move(opened, asked_at(opened), f"c{number}", opened.seq, 0)
            await asyncio.sleep(0)
        assert time.monotonic() - began < 30  # nobody waits for the one who takes nothing
        await asyncio.wait_for(looking[1], 30)
        assert len(opened.watchers) == 1
        service.end_watching()
        await asyncio.wait_for(looking[0], 30)
        assert len(quick) > 5

    with_service(data, act)


def test_a_reader_who_falls_behind_gets_only_the_newest(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        got: list[Any] = []
        begun, gate = asyncio.Event(), asyncio.Event()

        async def take(view: bytes) -> None:
            begun.set()
            await gate.wait()
            got.append(json.loads(view))

        looking = asyncio.create_task(watch.feed(service, At(opened, None), take))
        await begun.wait()
        for number in range(6):
            await service.move(opened, asked_at(opened), f"c{number}", opened.seq, 0)
        gate.set()
        await until(lambda: len(got) > 1)
        await asyncio.sleep(0.1)  # and no more
        assert [one["frame"] for one in got] == [1, 2]
        assert got[1]["seq"] == opened.seq
        service.end_watching()
        await looking

    with_service(data, act)
