"""Nonsense of every kind: no failure of the server, no traceback, and a refused command changes nothing.

Most of it goes straight into the app, with a look at database and memory after every single request; some
of that while the disk fails, and some goes over real connections. `--fuzz N` makes N times as much.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import socket
import sqlite3
from collections import Counter
from contextlib import closing, nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from fiendish.server import database, guard, lobby, wal_checkpoint
from fiendish.server.app import make_app
from fiendish.server.database import FILE
from fiendish.server.live_table import LiveTable, Wish
from fiendish.server.policy import COOKIE, Policy
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import Store
from tests.server.disk_faults import DISK_FAULTS, DiskFault, locked, notes_of, removed, secrets_in
from tests.server.fuzzed_requests import PRIVATE, VALUES, Fuzz, Request, paths, raw_target
from tests.server.http_site import Guest, Site, asked, pair
from tests.server.service_harness import Silent, play_out, table_of_two

REQUESTS = 20_000
IN_TROUBLE = 2_000  # for each kind of it
STRETCH = 40  # requests until the fault comes or goes
PARTS = 2
RAW = 100
FRAMES = 100
OVER_THE_LINE = 600


class Harness:
    """An app whose every answer is looked at."""

    def __init__(self, service: Service, data: Path) -> None:
        self.service = service
        self.app = make_app(service, Policy(rate=1e9))
        self.app.state.health.good_for = 0.0  # what was so a moment ago may be wrong by now
        self.statuses: Counter[int] = Counter()
        self.faulty = False
        self._file = sqlite3.connect(data / FILE)

    def close(self) -> None:
        self._file.close()

    def version(self) -> int:
        """Changes with every change to the database."""
        found: int = self._file.execute("PRAGMA data_version").fetchone()[0]
        return found

    def memory(self, path: str) -> object:
        """All that is in memory about the table in a path, if there is one."""
        one = self._opened(path)
        if one is None:
            return None
        return one.table.digest(), one.row, one.seq, one.wish, [*one.said], [*one.chairs]

    def seq(self, path: str) -> int:
        one = self._opened(path)
        return one.seq if one is not None else 0

    def _opened(self, path: str) -> LiveTable | None:
        return next((one for name, one in self.service.live.items() if name in path), None)

    async def send(self, request: Request, frames: list[dict[str, Any]]) -> int:
        """Send it and check the answer; its status."""
        sent: list[dict[str, Any]] = []
        told = asyncio.Event()
        coming: list[dict[str, Any]] = [
            {"type": "http.request", "body": chunk, "more_body": number < len(request.chunks)}
            for number, chunk in enumerate(request.chunks, 1)
        ]
        if request.is_socket:
            coming = [{"type": "websocket.connect"}, *frames]

        async def receive() -> dict[str, Any]:
            if coming:
                return coming.pop(0)
            await told.wait()
            return {"type": "websocket.disconnect" if request.is_socket else "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(dict(message))
            if message["type"] in ("http.response.body", "websocket.send", "websocket.close"):
                told.set()

        scope: dict[str, Any] = {
            "type": "websocket" if request.is_socket else "http", "asgi": {"version": "3.0"},
            "http_version": "1.1", "path": request.path, "query_string": request.query,
            "raw_path": request.path.encode("utf-8", "replace"), "headers": request.headers,
            "client": ("127.0.0.1", 1), "server": ("localhost", 80), "root_path": "",
            "scheme": "ws" if request.is_socket else "http",
        }  # fmt: skip
        if request.is_socket:
            scope["subprotocols"] = []
        else:
            scope["method"] = request.method
        try:
            await asyncio.wait_for(self.app(scope, receive, send), 20)
        except TimeoutError:
            raise AssertionError(f"no answer to {request}, only {sent}") from None
        if request.is_socket:
            return 101 if sent[0]["type"] == "websocket.accept" else 403
        status: int = sent[0]["status"]
        body = b"".join(one.get("body", b"") for one in sent[1:])
        assert status < 500 or (status == 503 and self.faulty), (request, body)
        assert b"Traceback" not in body, request
        headers = dict(sent[0]["headers"])
        assert b"content-security-policy" in headers, request
        if status >= 400 and headers.get(b"content-type") == b"application/json":
            assert json.loads(body)["error"]["text"], request
        return status


async def play_some(service: Service, chance: random.Random) -> tuple[list[str], list[str]]:
    """Tables at several points of their life; their ids and the tokens of guests."""
    tables, tokens = [], [(await lobby.new_guest(service, "Gus"))[1]]
    for game in ("smash_up", "supervillain"):
        for public in (False, True):
            opened, two = await table_of_two(service, game, public=public)
            for number in range(chance.randrange(40)):
                question = opened.table.question
                assert question is not None
                choice = chance.randrange(len(question.options))
                await service.move(opened, question.seat, f"p{number}", opened.seq, choice)
            tables.append(opened.row.id)
            tokens += two
    over, two = await play_out(service)
    player, token = await lobby.new_guest(service, "Olga")
    made = await lobby.new_table(service, player, lobby.NewTable("smash_up", 3))
    return [*tables, over.row.id, made.table], [*tokens, *two, token]


async def fuzz(data: Path, seed: str, count: int, fault: DiskFault | None = None) -> Harness:
    service = Service(Store(data), Silent())
    harness = Harness(service, data)
    try:
        tables, tokens = await play_some(service, random.Random(seed))
        source = Fuzz(seed, tables, tokens, ["x", tables[0]], harness.seq)
        for table in tables:
            await service.find(table)
        for number in range(count):
            request = await spare(service, source.request(), tokens)
            await reopen(service, request.path)  # it may have been left with one of its guests
            before = harness.version(), harness.memory(request.path)
            harness.faulty = fault is not None and number // STRETCH % 2 == 1
            with fault(data) if fault and harness.faulty else nullcontext():
                status = await harness.send(request, source.frames())
            harness.statuses[status] += 1
            if harness.faulty:
                assert harness.version() == before[0], (status, request)
            looks = request.method in ("GET", "HEAD", "WS") and request.path != "/healthz"
            if status >= 400 or looks:  # of health it is tried whether writing works
                if status == 503:  # the table is opened anew, from what is kept
                    await reopen(service, request.path)
                after = harness.version(), harness.memory(request.path)
                assert after == before, (status, request)
        return harness
    finally:
        await service.close()
        harness.close()


async def spare(service: Service, request: Request, tokens: list[str]) -> Request:
    """The same from somebody new if it would end a session or forget a guest: the others are needed."""
    if not request.path.endswith(("/log-out", "/delete")):
        return request
    _, token = await lobby.new_guest(service, "Somebody New")
    known = {f"{COOKIE}={one}".encode() for one in tokens}
    cookie = f"{COOKIE}={token}".encode()
    headers = [(name, cookie if value in known else value) for name, value in request.headers]
    return replace(request, headers=headers)


async def reopen(service: Service, path: str) -> None:
    for name in re.findall(r"[0-9a-f]{24}", path):
        with suppress(Refused):
            await service.find(name)


@pytest.mark.slow
@pytest.mark.parametrize("fault", DISK_FAULTS)
def test_nonsense_changes_nothing_while_the_disk_fails(
    data: Path,
    fault: DiskFault,
    pytestconfig: pytest.Config,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(database, "_BUSY_MS", 1)
    monkeypatch.setattr(
        wal_checkpoint, "_LONG", 1 << 40
    )  # a log that begins anew looks like a change
    count = pytestconfig.getoption("fuzz") * IN_TROUBLE
    with caplog.at_level(logging.INFO):
        harness = asyncio.run(fuzz(data, fault.__name__, count, fault))
    assert {200, 404, 503} <= set(harness.statuses), harness.statuses
    assert {201, 303} & set(harness.statuses), harness.statuses  # both are rare
    assert "broken" not in {one.getMessage() for one in caplog.records}
    notes = notes_of(caplog)
    private = {*secrets_in(data), *PRIVATE} - {*map(str, VALUES)}  # those also stand in paths
    assert not [word for word in private if word in notes]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_nonsense_is_refused_and_changes_nothing(
    data: Path, part: int, pytestconfig: pytest.Config, caplog: pytest.LogCaptureFixture
) -> None:
    count = pytestconfig.getoption("fuzz") * REQUESTS // PARTS
    with caplog.at_level(logging.WARNING):
        harness = asyncio.run(fuzz(data, f"part {part}", count))
    assert caplog.records == []
    assert sum(harness.statuses.values()) == count
    expected = {101, 200, 201, 303, 400, 401, 403, 404, 405, 409, 413, 415, 422}
    assert expected <= set(harness.statuses), harness.statuses


def test_a_refused_command_that_changes_something_is_noticed(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Service.check

    def careless(self: Service, opened: Any, seat: int, seq: int) -> None:
        opened.wish = Wish(seat, seq, ())
        real(self, opened, seat, seq)

    monkeypatch.setattr(Service, "check", careless)
    with pytest.raises(AssertionError, match=r"moves|undo|hint"):
        asyncio.run(fuzz(data, "careless", 3000))


def test_a_look_that_writes_is_noticed(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = lobby.listing

    async def writing(service: Service, *more: Any) -> Any:
        await lobby.new_guest(service, "Oops")
        return await real(service, *more)

    monkeypatch.setattr("fiendish.server.routes.api.lobby.lobby.listing", writing)
    # a name that is refused is answered with the front page, and that looks as well
    with pytest.raises(AssertionError, match=r"GET|HEAD|'/name'"):
        asyncio.run(fuzz(data, "writing", 3000))


def test_a_failing_disk_that_breaks_the_server_is_noticed(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_BUSY_MS", 1)
    monkeypatch.setattr(guard, "_wrong", lambda error: Refused(500, "broken", "oh"))
    with pytest.raises(AssertionError, match="oh"):
        asyncio.run(fuzz(data, "breaking", 3000, locked))


def test_what_is_written_into_a_file_that_is_gone_is_noticed(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database.DatabaseFiles, "check", lambda self: None)
    with pytest.raises(AssertionError, match=r"20[01]|303"):
        asyncio.run(fuzz(data, "gone", 3000, removed))


def test_every_address_is_tried() -> None:
    source = Fuzz("all", ["t"], ["a.b"], ["x"])
    methods = Counter(source.request().method for _ in range(3000))
    assert {"GET", "POST", "WS", "PUT", "DELETE"} <= set(methods)
    assert len(set(paths())) > 25


# -- over real connections -----------------------------------------------------------------------


def test_nonsense_over_the_line_changes_nothing(site: Site) -> None:
    table, guests, made = pair(site)
    for _ in range(6):
        seen = guests[0].view(table)
        guests[asked(seen)].move(table, seen["seq"], 0)
    before = [guest.view(table) for guest in guests]
    outsider = site.guest("Sue")
    token = outsider.http.cookies["fiendish_guest"]
    source = Fuzz("line", [table], [token], ["x", made["table"]])
    statuses: Counter[int] = Counter()
    with httpx.Client(base_url=site.address, timeout=120) as line:
        for _ in range(OVER_THE_LINE):
            request = source.request()
            if request.is_socket or request.path.endswith("/stream"):
                continue
            headers = [one for one in request.headers if one[0] != b"content-length"]
            try:
                answer = line.request(
                    request.method, raw_target(request), headers=headers,
                    content=b"".join(request.chunks),
                )  # fmt: skip
            except (httpx.InvalidURL, httpx.LocalProtocolError):
                continue
            assert answer.status_code < 500, (request, answer.text)
            assert "Traceback" not in answer.text
            statuses[answer.status_code] += 1
    assert [guest.view(table) for guest in guests] == before
    assert {400, 403, 404, 405, 415} <= set(statuses), statuses


def test_random_bytes_on_the_line_do_no_harm(site: Site) -> None:
    chance = random.Random("bytes")
    parts = urlsplit(site.address)
    assert parts.hostname is not None
    starts = [
        b"",
        b"GET / HTTP/1.1\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\n",
        b"GET /ws/x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n",
        b"\x16\x03\x01",
    ]
    for _ in range(RAW):
        data = chance.choice(starts) + chance.randbytes(chance.randrange(200)) + b"\r\n\r\n"
        line = socket.create_connection((parts.hostname, parts.port or 80), 2)
        with closing(line), suppress(OSError):
            line.sendall(data)
            line.settimeout(0.02)
            line.recv(200)
    assert Guest(site.address).ask("GET", "/").status_code == 200


def test_frames_of_nonsense_change_nothing(site: Site) -> None:
    chance = random.Random("frames")
    table, guests, _ = pair(site)
    before = [guest.view(table) for guest in guests]
    cookies = "; ".join(f"{name}={value}" for name, value in guests[0].http.cookies.items())
    for _ in range(FRAMES):
        name = chance.choice([table] * 4 + ["none", "%00", "x" * 100])
        path = chance.choice([f"/ws/{name}", f"/tables/{name}/live"])
        address = site.address.replace("http", "ws", 1) + path
        try:
            with connect(address, additional_headers={"Cookie": cookies}) as line:
                nonsense: list[str | bytes] = [chance.randbytes(50), "x" * 20_000, "{}", "", "é"]
                line.send(chance.choice(nonsense))
                line.recv(20)
                line.recv(20)
        except (ConnectionClosed, InvalidHandshake):
            continue
    assert [guest.view(table) for guest in guests] == before


def test_broken_frames_do_no_harm(site: Site) -> None:
    """Bytes that are no frames at all, after a proper handshake."""
    chance = random.Random("broken")
    table, guests, _ = pair(site)
    parts = urlsplit(site.address)
    assert parts.hostname is not None
    cookies = "; ".join(f"{name}={value}" for name, value in guests[0].http.cookies.items())
    hello = (
        f"GET /tables/{table}/live HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookies}\r\n\r\n"
    ).encode()
    for _ in range(RAW // 2):
        line = socket.create_connection((parts.hostname, parts.port or 80), 2)
        with closing(line), suppress(OSError):
            line.sendall(hello)
            assert line.recv(12) == b"HTTP/1.1 101"
            line.sendall(chance.randbytes(chance.randrange(1, 200)))
            line.settimeout(0.02)
            line.recv(200)
    assert guests[0].view(table)["seq"] == guests[1].view(table)["seq"]
