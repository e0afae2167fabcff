"""Connections that say nothing, or half a request; too many of them; and none left for anybody."""

from __future__ import annotations

import json
import logging
import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest
from websockets.sync.client import connect

from fiendish.server import connections
from fiendish.server.connections import Door
from fiendish.server.log_format import Seldom, set_up_logging
from fiendish.server.visitors import CLUB
from tests.server.http_site import Guest, Site, pair

resource = pytest.importorskip("resource", reason="Windows has no such limits")


def line_to(site: Site) -> socket.socket:
    port = int(site.address.rsplit(":", 1)[1])
    return socket.create_connection(("127.0.0.1", port), timeout=30)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that waits one second for the head of a request."""
    with Site(tmp_path_factory.mktemp("hasty"), module="tests.server.hasty_server") as site:
        yield site


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"GET /api/games HTTP"]
)
def test_half_a_request_is_not_waited_for(hasty: Site, sent: bytes) -> None:
    with line_to(hasty) as line:
        line.sendall(sent)
        assert ended(line)


def test_a_head_that_trickles_in_is_not_waited_for(hasty: Site) -> None:
    with line_to(hasty) as line:
        line.settimeout(0.1)
        deadline = time.monotonic() + 60
        for byte in b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 1000:
            try:
                line.sendall(bytes([byte]))
                if line.recv(1) == b"":
                    return
            except TimeoutError:
                assert time.monotonic() < deadline
            except OSError:
                return


def test_half_a_second_request_is_not_waited_for_either(hasty: Site) -> None:
    with line_to(hasty) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        answer = line.recv(4000)
        assert answer.startswith(b"HTTP/1.1 200")
        while not answer.endswith(b"}"):  # the body may come by itself
            answer += line.recv(4000)
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost:")
        assert ended(line)


def test_a_body_that_nobody_reads_may_not_trickle_in(hasty: Site) -> None:
    with line_to(hasty) as line:
        line.sendall(b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n")
        assert line.recv(4000).startswith(b"HTTP/1.1 404")
        deadline = time.monotonic() + 15
        line.settimeout(0.1)
        while time.monotonic() < deadline:
            try:
                line.sendall(b"x")
                if line.recv(4000) == b"":
                    return
            except TimeoutError:
                pass
            except OSError:
                return
        raise AssertionError("the connection is still open")


def test_what_stays_open_may_be_silent(hasty: Site) -> None:
    table, (ann, _), _ = pair(hasty)
    cookies = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    address = f"{hasty.address.replace('http', 'ws', 1)}/ws/{table}"
    with connect(address, additional_headers={"Cookie": cookies}) as watched:
        assert watched.recv(5)
        time.sleep(2)
        with ann.http.stream("GET", f"/api/tables/{table}/stream") as lines:
            told = lines.iter_lines()
            assert next(told)
            time.sleep(2)
            seen = ann.view(table)
            one = ann if seen["view"]["decision"]["options"] else None
            if one is not None:
                one.move(table, seen["seq"], 0)
                assert watched.recv(5)
                assert next(told)


def ended(line: socket.socket) -> bool:
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


# -- how many ------------------------------------------------------------------------------------


def at(address: str) -> Mock:
    return Mock(get_extra_info=lambda name: (address, 1))


def test_a_place_has_so_many_connections_and_all_together_have() -> None:
    door = Door(most=5, each=2, is_proxy=lambda address: address == "10.0.0.1")
    one, two = at("9.9.9.1"), at("9.9.9.1")
    assert [door.enter(line) for line in (one, two, at("9.9.9.1"))] == [True, True, False]
    door.leave(two)
    door.leave(two)
    assert door.enter(two)
    assert all(door.enter(at("10.0.0.1")) for _ in range(3))
    assert not door.enter(at("9.9.9.2"))
    assert not door.enter(at("10.0.0.1"))
    door.leave(one)
    assert door.enter(at("2001:db8::1"))


def test_too_many_connections_are_told_so(tmp_path: Path) -> None:
    with Site(tmp_path / "site", "--connections", "1") as site, ExitStack() as stack:
        lines = [stack.enter_context(line_to(site)) for _ in range(CLUB)]
        assert httpx.get(f"{site.address}/healthz").status_code == 503
        lines.pop().close()
        deadline = time.monotonic() + 10
        while httpx.get(f"{site.address}/healthz").status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        site.stop()
        assert "too many connections from one address" in site.notes.read_text()


def test_sockets_that_are_left_make_room(tmp_path: Path) -> None:
    with Site(tmp_path / "site", "--connections", "2") as site:
        table, (ann, bob), _ = pair(site)
        cookies = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
        ann.http.close()
        bob.http.close()
        for _ in range(5 * CLUB):
            address = f"{site.address.replace('http', 'ws', 1)}/ws/{table}"
            with connect(address, additional_headers={"Cookie": cookies}) as watched:
                assert watched.recv(5)
        assert httpx.get(f"{site.address}/healthz").status_code == 200


def test_as_many_files_as_may_be_are_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    given = []
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (64, 1000))
    monkeypatch.setattr(resource, "setrlimit", lambda kind, limits: given.append(limits))
    assert connections.may_open() == 1000
    assert given == [(1000, 1000)]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs prlimit")
def test_no_descriptors_are_no_flood_of_notes(tmp_path: Path) -> None:
    with Site(tmp_path / "site") as site:
        ann = Guest(site.address)
        ann.ok("POST", "/api/guest", {"name": "Ann"})
        pid = site.process.pid
        used = len(os.listdir(f"/proc/{pid}/fd"))
        before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (used + 5, before[1]))
        with ExitStack() as stack:
            for _ in range(20):
                stack.enter_context(line_to(site))
            time.sleep(3)
            assert ann.ok("GET", "/api/guest")["name"] == "Ann"  # who is in goes on
            resource.prlimit(pid, resource.RLIMIT_NOFILE, before)
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            try:
                assert httpx.get(f"{site.address}/healthz", timeout=5).status_code == 200
                break
            except httpx.TransportError:
                time.sleep(0.1)
        site.stop()
        notes = site.notes.read_text().splitlines()
    assert 0 < len(notes) < 100
    assert any("out of system resource" in json.loads(line)["event"] for line in notes)


# -- notes ---------------------------------------------------------------------------------------


def test_of_many_notes_alike_a_few_are_written(capsys: pytest.CaptureFixture[str]) -> None:
    root, library = logging.getLogger(), logging.getLogger("asyncio")
    before, level = root.handlers, root.level
    own = logging.getLogger("fiendish.server")
    own_level = own.level
    try:
        set_up_logging(False)
        for number in range(500):
            library.error(f"socket.accept() out of system resource\nsocket: {number}")
        own.warning("something else")
    finally:
        root.handlers = before
        root.setLevel(level)
        own.setLevel(own_level)
    notes = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert len(notes) == 21
    assert notes[0]["event"] == "socket.accept() out of system resource"
    assert notes[-1]["event"] == "something else"


def test_how_many_were_left_out_is_said_later() -> None:
    seldom = Seldom()

    def note(created: float, level: int = logging.WARNING) -> logging.LogRecord | None:
        record = logging.LogRecord("x", level, "", 0, "alike", (), None)
        record.created = created
        return record if seldom.filter(record) else None

    through = [note(1.0) for _ in range(50)]
    assert sum(one is not None for one in through) == 20
    later = note(100.0)
    assert later is not None
    assert vars(later)["left_out"] == 30
    assert vars(note(200.0) or Mock())["left_out"] is None
    assert all(note(201.0, logging.INFO) for _ in range(100))


# -- slow bodies ---------------------------------------------------------------------------------


def test_a_body_that_does_not_come_is_not_waited_for(hasty: Site) -> None:
    with line_to(hasty) as line:
        line.sendall(
            b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b'Content-Length: 100\r\n\r\n{"name":'
        )
        assert line.recv(4000).startswith(b"HTTP/1.1 408")
