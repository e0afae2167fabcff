"""Starting and stopping: what is printed, who can read the files, what is left behind."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import AF_INET
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from fiendish.cli import main
from fiendish.server import lobby, network, run
from fiendish.server.app import make_app
from fiendish.server.database import FILE, BadDatabase
from fiendish.server.policy import Policy
from fiendish.server.service import Service
from fiendish.server.store import Player, Store
from tests.server.http_site import Guest, Site
from tests.server.service_harness import guest, with_service


@contextmanager
def serving(folder: Path, *flags: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server whose whole output can be read, and its address."""
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "fiendish.cli", "serve", "--port", "0", "--no-open"),
            *("--data", str(folder), *flags),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline().split()[3]
    finally:
        if process.poll() is None:
            process.terminate()
            process.communicate(timeout=30)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_a_server_that_is_asked_to_end_leaves_nothing_behind(data: Path) -> None:
    with serving(data) as (process, address):
        ann = Guest(address)
        ann.ok("POST", "/api/guest", {"name": "Ann"})
        table = ann.new_table("smash_up", bots={"1": "hard"})["table"]
        ann.ok("POST", f"/api/tables/{table}/seats/0/stand-in", {"bot": "hard"})
        deadline = time.monotonic() + 60
        while ann.view(table)["seq"] < 4:  # and they go on thinking
            assert time.monotonic() < deadline, "the bots do not decide"
            time.sleep(0.02)
        process.terminate()
        told, noted = process.communicate(timeout=30)
    assert (process.returncode, noted) == (0, "")
    assert told.strip() == "Stopped; every game is kept."


# -- files ---------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
@pytest.mark.parametrize("before", [None, 0o644, 0o666])
def test_the_database_is_for_its_owner_alone(data: Path, before: int | None) -> None:
    old = os.umask(0o022)
    try:
        if before is not None:
            Store(data).close()
            (data / FILE).chmod(before)
        store = Store(data)
        store.add_player(Player("p", "Ann", 1.0), "hash").result()
        rights = {one.name: one.stat().st_mode & 0o777 for one in data.iterdir()}
        store.close()
    finally:
        os.umask(old)
    assert data.stat().st_mode & 0o777 == 0o700
    files = {FILE, f"{FILE}-wal", f"{FILE}-shm"}
    assert {name: mode for name, mode in rights.items() if name in files} == dict.fromkeys(
        files, 0o600
    )


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_a_folder_that_is_there_keeps_its_rights(data: Path) -> None:
    data.mkdir(mode=0o750)
    Store(data).close()
    assert data.stat().st_mode & 0o777 == 0o750


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    data = tmp_path / "my games %41 #1 ?x=ü&mode=ro"
    store = Store(data)
    store.add_player(Player("p", "Ann", 1.0), "hash").result()
    store.close()
    assert {one.name for one in data.iterdir()} == {FILE, "lock"}


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(BadDatabase, match=r"file(/below)? is not a folder"):
            Store(folder)
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize("where", ["mkdir", "touch"])
def test_a_folder_without_rights_is_named(
    data: Path, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*things: object, **more: object) -> None:
        raise PermissionError(13, "Permission denied", str(data))

    monkeypatch.setattr(Path, where, refuse)
    if where == "touch":
        data.mkdir()
    with pytest.raises(BadDatabase, match=r"^no games can be kept in .*data: permission denied$"):
        Store(data)


# -- on a network --------------------------------------------------------------------------------


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in for a machine in a home network."""
    monkeypatch.setattr(network, "_own", lambda family, away: _HOME if family == AF_INET else "")
    monkeypatch.setattr(socket, "gethostname", lambda: "MyBox.lan")


_HOME = "192.168.1.20"


@pytest.mark.usefixtures("at_home")
def test_the_machine_goes_by_its_own_names_on_a_network() -> None:
    for host in ("mybox", "mybox.local:8315", "MYBOX.lan"):
        assert Policy(host="0.0.0.0").trusts_host(host)
        assert not Policy().trusts_host(host)
    assert not Policy(host="0.0.0.0").trusts_host("mybox.example")


def test_own_addresses_are_found_without_sending_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = []
    real = socket.socket

    def noted(family: int = -1, kind: int = -1, *more: int) -> socket.socket:
        kinds.append(kind)
        return real(family, kind, *more)

    monkeypatch.setattr(socket, "socket", noted)
    found = network.addresses("0.0.0.0")
    assert kinds == [socket.SOCK_DGRAM] * len(kinds) != []
    assert not [one for one in found if one.startswith("127.")]
    assert network.addresses("127.0.0.1") == network.addresses("192.168.1.20") == []


def waiting_page(folder: Path, policy: Policy, host: str) -> str:
    async def act(service: Service) -> str:
        player, token = await guest(service, "Ann")
        made = await lobby.new_table(service, player, lobby.NewTable("smash_up"))
        transport = httpx.ASGITransport(make_app(service, policy))
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as line:
            line.cookies.set("fiendish_guest", token)
            page = await line.get(f"/tables/{made.table}")
        assert page.status_code == 200, page.text
        return page.text

    return with_service(folder, act)


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("host", ["localhost:8315", "127.0.0.1:8315", "192.168.1.20:8315"])
def test_invitations_begin_with_an_address_that_others_can_use(data: Path, host: str) -> None:
    page = waiting_page(data, Policy(host="0.0.0.0"), host)
    assert f'value="http://{_HOME}:8315/join/' in page
    assert "on this machine only" not in page


@pytest.mark.usefixtures("at_home")
def test_a_server_for_this_machine_says_how_to_play_with_others(data: Path) -> None:
    page = waiting_page(data, Policy(), "127.0.0.1:8315")
    assert 'value="http://127.0.0.1:8315/join/' in page
    assert "on this machine only" in page
    assert "--host 0.0.0.0" in page


def test_a_server_that_finds_no_network_says_so(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "_own", lambda family, away: "")
    page = waiting_page(data, Policy(host="0.0.0.0"), "127.0.0.1:8315")
    assert "on this machine only" in page
    assert "--address" in page


def test_the_addresses_for_others_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    def stand_in(folder: Path, port: int, policy: Policy, ready: Any, verbose: bool) -> None:
        ready("http://127.0.0.1:8315", [f"http://{_HOME}:8315", "http://10.0.0.5:8315"])

    with patch("fiendish.server.run.serve", stand_in):
        assert main(["serve", "--no-open", "--host", "0.0.0.0"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == f"On this network: http://{_HOME}:8315 or http://10.0.0.5:8315"


@pytest.mark.usefixtures("at_home")
def test_calls_lead_to_an_address_that_others_can_use(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Service] = []

    class StandIn:
        """Is told what to serve, and does not."""

        def __init__(self, config: Any, service: Service, ready: Any) -> None:
            served.append(service)

        def run(self, sockets: list[socket.socket]) -> None:
            sockets[0].close()

    monkeypatch.setattr(run, "Server", StandIn)
    monkeypatch.setattr(run, "set_up_logging", lambda verbose: None)
    monkeypatch.setattr(signal, "signal", lambda *what: None)
    run.serve(data, 0, Policy(host="0.0.0.0"), lambda *told: None)
    [service] = served
    service.store.close()
    assert service.address.startswith(f"http://{_HOME}:")


def test_an_unknown_name_is_told_what_to_do(site: Site) -> None:
    answer = httpx.get(site.address, headers={"host": "mybox.example"})
    assert answer.status_code == 400
    assert "--address" in answer.json()["error"]["allowed"]
