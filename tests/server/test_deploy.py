"""Files for those who run a server for good, and the sockets that systemd hands over."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from fiendish.commands import serve
from fiendish.commands.support.arguments import Parser
from fiendish.server import inherited

DEPLOY = Path(__file__).parents[2] / "deploy"

posix = pytest.mark.skipif(os.name == "nt", reason="Windows hands no sockets over in this way")


# -- sockets that are handed over ----------------------------------------------------------------


@contextmanager
def started(listening: socket.socket, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A server that gets a listening socket as systemd would give it."""
    server = f"{sys.executable} -m fiendish.cli serve --no-open --data {folder}"
    process = subprocess.Popen(
        ["sh", "-c", f"LISTEN_PID=$$ LISTEN_FDS=1 exec {server}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.dup2(listening.fileno(), 3),
        pass_fds=(3,),
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
        process.communicate(timeout=30)


def port_of_our_own() -> socket.socket:
    listening = socket.create_server(("127.0.0.1", 0), backlog=100)
    if listening.fileno() == 3:  # the number that it gets in the child
        listening = socket.socket(fileno=os.dup(listening.detach()))
    return listening


@posix
def test_a_restart_turns_nobody_away(tmp_path: Path) -> None:
    """Somebody asks all the time while one server ends and another one begins: each gets an answer."""
    answers: list[int] = []
    over = threading.Event()
    with port_of_our_own() as listening:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"

        def ask() -> None:
            while not over.is_set():
                try:
                    answers.append(httpx.get(f"{address}/healthz", timeout=60).status_code)
                except httpx.ConnectError:
                    answers.append(0)
                except httpx.TransportError:  # was being answered when the server ended
                    answers.append(-1)
                time.sleep(0.01)

        asking = [threading.Thread(target=ask) for _ in range(3)]
        for one in asking:
            one.start()
        for _ in range(2):
            with started(listening, tmp_path / "data") as process:
                assert process.stdout is not None
                assert process.stdout.readline().startswith(f"Fiendish is at {address} ")
                count = len(answers)
                while len(answers) < count + 20:
                    time.sleep(0.01)
        over.set()
        with started(listening, tmp_path / "data"):
            for one in asking:
                one.join(60)
    assert answers.count(200) >= 40
    assert 0 not in answers
    assert answers.count(-1) <= 2 * len(asking)


def test_sockets_for_others_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LISTEN_PID", str(os.getpid() + 1))
    monkeypatch.setenv("LISTEN_FDS", "1")
    assert inherited.inherited() == []
    assert "LISTEN_FDS" not in os.environ  # nor do processes that we start take them for theirs
    assert inherited.inherited() == []


@posix
@pytest.mark.parametrize("kind", [socket.SOCK_DGRAM, socket.SOCK_STREAM])
def test_only_sockets_of_tcp_are_taken(monkeypatch: pytest.MonkeyPatch, kind: int) -> None:
    family = socket.AF_UNIX if kind == socket.SOCK_STREAM else socket.AF_INET
    one = socket.socket(family, kind)
    monkeypatch.setattr(inherited, "_FIRST", one.detach())
    monkeypatch.setenv("LISTEN_PID", str(os.getpid()))
    monkeypatch.setenv("LISTEN_FDS", "1")
    with pytest.raises(inherited.BadSocket, match="none of TCP"):
        inherited.inherited()


# -- files ---------------------------------------------------------------------------------------


def read(words: list[str]) -> None:
    parser = Parser("serve", "the server")
    serve.arguments(parser, words)
    parser.read(words)


def test_every_file_is_explained() -> None:
    told = (DEPLOY / "README.md").read_text()
    for file in DEPLOY.iterdir():
        assert file.name == "README.md" or f"({file.name})" in told


def test_the_options_in_the_files_are_there() -> None:
    unit = (DEPLOY / "fiendish.service").read_text()
    line = re.search(r"^ExecStart=\S+ serve (.*)$", unit, re.MULTILINE)
    assert line is not None
    read(line[1].split())
    image = (DEPLOY / "Containerfile").read_text()
    line = re.search(r'^ENTRYPOINT \["fiendish", "serve", (.*)\]$', image, re.MULTILINE)
    assert line is not None
    read([word.strip('" ') for word in line[1].split(",")])
    run = re.search(r"podman run .* fiendish (--.*)$", (DEPLOY / "README.md").read_text(), re.M)
    assert run is not None
    read(run[1].split())


def tool(name: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"needs {name}")
    return found


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    verify = tool("systemd-analyze")
    unit = (DEPLOY / "fiendish.service").read_text()
    unit = re.sub(r"^ExecStart=\S+", f"ExecStart={sys.executable}", unit, flags=re.MULTILINE)
    (tmp_path / "fiendish.service").write_text(unit)
    shutil.copy(DEPLOY / "fiendish.socket", tmp_path)
    files = [str(tmp_path / f"fiendish.{kind}") for kind in ("service", "socket")]
    told = subprocess.run([verify, "verify", "--man=no", *files], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert "fiendish" not in told.stderr


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    nginx, openssl = tool("nginx"), tool("openssl")
    key, certificate = tmp_path / "key", tmp_path / "certificate"
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj",
         "/CN=games.example", "-keyout", str(key), "-out", str(certificate)],
        check=True, capture_output=True,
    )  # fmt: skip
    site = (DEPLOY / "nginx.conf").read_text()
    site = site.replace("/etc/ssl/games.example.pem", str(certificate))
    site = site.replace("/etc/ssl/games.example.key", str(key))
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{site}\n}}\n")
    told = subprocess.run(
        [nginx, "-t", "-q", "-e", str(tmp_path / "log"), "-c", str(whole)],
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr


def test_caddy_takes_its_file(tmp_path: Path) -> None:
    caddy = tool("caddy")
    told = subprocess.run(
        [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")],
        capture_output=True,
        text=True,
        env={**os.environ, "HOME": str(tmp_path)},
    )
    assert told.returncode == 0, told.stderr
