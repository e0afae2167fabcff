"""A real server in a process of its own, and guests who talk to it."""

from __future__ import annotations

import os
import random
import signal
import ssl
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode

import httpx

Json = dict[str, Any]

SEEDED = (
    "tests.server.seeded_server"  # instead of the command line: games that come out the same again
)
_TLS = ssl.create_default_context()  # made once: it takes longer than a request


class Site:
    """`fiendish serve` on a free port. What it notes on standard error is kept."""

    def __init__(self, folder: Path, *flags: str, module: str = "fiendish.cli") -> None:
        self.folder = folder
        self.notes = folder / "notes"
        folder.mkdir(exist_ok=True, parents=True)
        with self.notes.open("ab") as notes:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    module,
                    "serve",
                    *("--port", "0", "--no-open", "--rate", "100000", "--pace", "0"),
                    *("--data", str(folder / "data"), *flags),
                ],
                stdout=subprocess.PIPE,
                stderr=notes,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Fiendish is at http://"), (line, self.notes.read_text())
        self.address = line.split()[3]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, t: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> float:
        """Stop it as Ctrl-C does; how many seconds that took."""
        began = time.monotonic()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        return time.monotonic() - began

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def guest(self, name: str = "Ann") -> Guest:
        guest = Guest(self.address)
        guest.ok("POST", "/api/guest", {"name": name})
        return guest


@contextmanager
def faultless(folder: Path, module: str = "fiendish.cli") -> Iterator[Site]:
    """A server that must not note in the end that anything broke."""
    with Site(folder, module=module) as site:
        yield site
        notes = site.notes.read_text()
    assert '"broken"' not in notes, notes
    assert "Traceback" not in notes, notes


class Guest:
    """A client with a cookie jar of its own; nobody in particular before it has a name."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=120, verify=_TLS)

    def ask(self, method: str, path: str, data: object = None) -> httpx.Response:
        body = {"json": data} if method == "POST" else {}
        return self.http.request(method, path, **body)  # type: ignore[arg-type]

    def send(self, path: str, fields: Mapping[str, object]) -> httpx.Response:
        """A form as a browser sends it, also an empty one."""
        kind = {"content-type": "application/x-www-form-urlencoded"}
        return self.http.post(path, content=urlencode(fields), headers=kind)

    def ok(self, method: str, path: str, data: object = None) -> Json:
        answer = self.ask(method, path, data)
        assert answer.status_code in (200, 201), answer.text
        found: Json = answer.json()
        return found

    def new_table(self, game: str = "supervillain", **more: object) -> Json:
        return self.ok("POST", "/api/tables", {"game": game, **more})

    def claim(self, made: Json, seat: int) -> None:
        form = {"invite": made["invites"][str(seat)]}
        self.ok("POST", f"/api/tables/{made['table']}/seats/{seat}/claim", form)

    def view(self, table: str) -> Json:
        return self.ok("GET", f"/api/tables/{table}/view")

    def move(self, table: str, seq: int, choice: int, command: str = "") -> httpx.Response:
        form = {"command": command or uuid.uuid4().hex, "seq": seq, "choice": choice}
        return self.ask("POST", f"/api/tables/{table}/moves", form)

    def play(self, table: str, chance: random.Random, most: int = 10_000) -> Json:
        """Play at random, against whoever else is there, until the game is over."""
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            seen = self.view(table)
            if seen["status"] == "over" or most <= 0:
                return seen
            decision = seen["view"]["decision"]
            if decision["seat"] != seen["reader"]:
                time.sleep(0.01)
                continue
            answer = self.move(table, seen["seq"], chance.randrange(len(decision["options"])))
            assert answer.status_code in (200, 409), answer.text
            most -= 1
        raise AssertionError("the game does not end")


def asked(seen: Json) -> int:
    """The seat that has to decide."""
    number: int = seen["view"]["decision"]["seat"]
    return number


def pair(site: Site, game: str = "supervillain", **more: object) -> tuple[str, list[Guest], Json]:
    """A table of two people who sit there, in the order of their seats."""
    one, other = site.guest("Ann"), site.guest("Bob")
    made = one.new_table(game, **more)
    other.claim(made, 1)
    one.ok("POST", f"/api/tables/{made['table']}/start", {})
    return made["table"], [one, other], made
