"""Load: a real server with many games, many pages open on them, and moves at a steady rate.

    python -m benchmarks.load                  # 1,000 games, 2,000 pages, 30 moves/s, two minutes
    python -m benchmarks.load --games 50 --viewers 100 --moves 10 --seconds 20
    python -m benchmarks.load --json > load.json

The games are put into a fresh data folder, each at another point of its course. Then the server is
started as a process of its own, every page opens its socket, and moves are sent as the forms of a page
send them, at moments that do not wait for earlier answers. What is measured is the time from sending a
move until each page of that table has its new frame. Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fiendish.games import names
from fiendish.server import hosting, lobby
from fiendish.server.policy import COOKIE
from fiendish.server.service import Service
from fiendish.server.store import OVER, Store

WAIT = 10.0  # seconds until a frame or an answer counts as lost
AT_ONCE = 40  # tables made, or sockets opened, at a time
_FORM = re.compile(r'name="(command|seq)" value="([^"]+)"')
_CHOICE = re.compile(r'name="choice" value="(\d+)"')


@dataclass
class Wanted:
    """How much load."""

    games: int = 1000
    viewers: int = 2000
    moves: float = 30.0  # a second
    seconds: float = 120.0
    seats: int = 2
    played: int = 120  # moves played before, at most
    seed: int = 1


@dataclass
class Move:
    """A move on its way: who has not seen it yet."""

    seq: int
    sent: float
    missing: set[Page]
    seen: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Place:
    """A table, with the cookies of its seats."""

    id: str
    tokens: list[str]
    pages: list[Page] = field(default_factory=list)
    move: Move | None = None


@dataclass(eq=False)
class Page:
    """An open page: of a seat, or (without a token) of a spectator."""

    place: Place
    token: str
    frames: int = 0
    bytes: int = 0  # of the frames as text
    fields: dict[str, str] = field(default_factory=dict)
    choices: list[str] = field(default_factory=list)
    ready: asyncio.Event = field(default_factory=asyncio.Event)

    def take(self, html: str) -> None:
        self.frames += 1
        self.bytes += len(html)
        self.fields = dict(_FORM.findall(html))
        self.choices = _CHOICE.findall(html)
        self.ready.set()


# -- the games -----------------------------------------------------------------------------------


async def prepare(folder: Path, wanted: Wanted) -> list[Place]:
    """Games of both kinds, each somewhere in its course, in a data folder of their own."""
    service = Service(Store(folder))
    chance = Random(wanted.seed)
    seeds = [chance.randrange(2**32) for _ in range(wanted.games)]
    try:
        places = []
        for start in range(0, wanted.games, AT_ONCE):
            numbers = range(start, min(start + AT_ONCE, wanted.games))
            places += await asyncio.gather(
                *(_new_place(service, n, wanted, Random(seeds[n])) for n in numbers)
            )
            service.live.clear()
        return places
    finally:
        await service.close()


async def _new_place(service: Service, number: int, wanted: Wanted, chance: Random) -> Place:
    game = names()[number % len(names())]
    guests = [await lobby.new_guest(service, f"Guest {seat}") for seat in range(wanted.seats)]
    while True:  # random play now and then ends early
        made = await lobby.new_table(
            service, guests[0][0], lobby.NewTable(game, wanted.seats, public=True)
        )
        opened = await service.find(made.table)
        for seat in range(1, wanted.seats):
            await lobby.claim(service, opened, guests[seat][0], seat, "")
        await hosting.start(service, opened, guests[0][0].id)
        batch = []
        for _ in range(chance.randrange(wanted.played + 1)):
            question = opened.table.question
            if question is None:
                break
            batch += opened.answer(question.seat, chance.randrange(len(question.options)), None)
        await service.keep(opened, batch)
        if opened.row.status != OVER:
            return Place(made.table, [token for _, token in guests])
        guests = [await lobby.new_guest(service, f"Guest {seat}") for seat in range(wanted.seats)]


# -- the server ----------------------------------------------------------------------------------


class Server:
    """`fiendish serve` on a free port of this machine."""

    def __init__(self, folder: Path, wanted: Wanted) -> None:
        self._notes = folder / "notes"
        with self._notes.open("wb") as notes:
            self._process = subprocess.Popen(
                [
                    sys.executable, "-m", "fiendish.cli", "serve", "--no-open", "--port", "0",
                    "--data", str(folder / "data"), "--rate", "1000000", "--pace", "0",
                    "--connections", str(wanted.viewers + 100),
                ],
                stdout=subprocess.PIPE, stderr=notes, text=True,
            )  # fmt: skip
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith("Fiendish is at http://"):
            raise SystemExit(f"the server does not start: {line}{self.notes()}")
        self.address = line.split()[3]

    def notes(self) -> str:
        return self._notes.read_text()

    def stop(self) -> float:
        """Stop it; how many seconds that took."""
        began = time.monotonic()
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        return time.monotonic() - began

    def memory(self) -> int | None:
        """Bytes of memory in use; None where the system does not tell."""
        with suppress(OSError):
            status = Path(f"/proc/{self._process.pid}/status").read_text()
            return 1024 * int(status.split("VmRSS:")[1].split()[0])
        return None

    def cpu(self) -> float | None:
        """Seconds of processor time so far; None where the system does not tell."""
        with suppress(OSError):
            times = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
            return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")
        return None


# -- the clients ---------------------------------------------------------------------------------


class Crowd:
    """All open pages, and the moves they make."""

    def __init__(self, address: str, places: list[Place], wanted: Wanted) -> None:
        self.address = address
        self.wanted = wanted
        self.places = places
        self.pages = [_page(places, number) for number in range(wanted.viewers)]
        self.errors: list[str] = []
        self.own: list[float] = []  # seconds until whoever moved had the new frame
        self.all: list[float] = []  # until each page had it
        self.moves = 0
        self.skipped = 0  # because at every table that was tried a move was on its way
        self.late: list[float] = []  # how late this process itself was
        self._sockets: list[ClientConnection] = []
        self._tasks: set[asyncio.Task[None]] = set()
        limits = httpx.Limits(max_connections=64, max_keepalive_connections=64)
        self._http = httpx.AsyncClient(base_url=address, timeout=WAIT, limits=limits)

    async def look_once(self) -> None:
        """Ask for every table once, so that the server has it in memory."""
        for place in self.places:
            headers = {"cookie": f"{COOKIE}={place.tokens[0]}"}
            answer = await self._http.get(f"/tables/{place.id}", headers=headers)
            answer.raise_for_status()

    async def open(self) -> None:
        """Open the socket of every page and wait for its first frame."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(page: Page) -> None:
            async with gate:
                headers = {"Cookie": f"{COOKIE}={page.token}"} if page.token else {}
                socket = await connect(
                    f"{self.address.replace('http', 'ws', 1)}/tables/{page.place.id}/live",
                    additional_headers=headers, ping_interval=None, max_size=2**20,
                    open_timeout=60,
                )  # fmt: skip
                self._sockets.append(socket)
                self._spawn(self._listen(page, socket))
                await asyncio.wait_for(page.ready.wait(), 60)

        await asyncio.gather(*(one(page) for page in self.pages))

    async def _listen(self, page: Page, socket: ClientConnection) -> None:
        try:
            async for message in socket:
                arrived = time.perf_counter()
                page.take(json.loads(message)["html"])
                move = page.place.move
                if move is not None and int(page.fields["seq"]) > move.seq:
                    if page in move.missing:
                        self.all.append(arrived - move.sent)
                        move.missing.discard(page)
                    if not move.missing:
                        move.seen.set()
        except (WebSocketException, OSError, KeyError, ValueError) as error:
            self.errors.append(f"socket: {error!r}")

    async def play(self) -> None:
        """Moves at a steady rate, at random tables, for the time that is wanted."""
        chance = Random(self.wanted.seed)
        began = time.perf_counter()
        count = int(self.wanted.moves * self.wanted.seconds)
        for number in range(count):
            due = began + number / self.wanted.moves
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.late.append(time.perf_counter() - due)
            mover = self._mover(chance)
            if mover is None:
                self.skipped += 1
            else:
                self._spawn(self._move(mover, chance.choice(mover.choices)))
        while any(place.move is not None for place in self.places):
            await asyncio.sleep(0.05)

    def _mover(self, chance: Random) -> Page | None:
        """Somebody who has a choice, at a table where no move is on its way."""
        for _ in range(100):
            place = chance.choice(self.places)
            if place.move is None:
                for page in place.pages:
                    if page.choices:
                        return page
        return None

    async def _move(self, page: Page, choice: str) -> None:
        place, data = page.place, {**page.fields, "choice": choice}
        own = time.perf_counter()
        move = place.move = Move(int(page.fields["seq"]), own, set(place.pages))
        self.moves += 1
        try:
            answer = await self._http.post(
                f"/tables/{place.id}/moves",
                data=data,
                headers={"cookie": f"{COOKIE}={page.token}"},
            )
            if answer.status_code != 303:
                self.errors.append(f"move: {answer.status_code} {answer.text[:200]}")
                return
            await asyncio.wait_for(move.seen.wait(), WAIT)
        except TimeoutError:
            self.errors.append(f"{len(move.missing)} pages got no frame within {WAIT:.0f} s")
        except httpx.HTTPError as error:
            self.errors.append(f"move: {error!r}")
        finally:
            place.move = None

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for socket in self._sockets:
            socket.transport.abort()
        await self._http.aclose()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _page(places: list[Place], number: int) -> Page:
    """Seats first, one at each table in turn; then spectators."""
    place, seat = places[number % len(places)], number // len(places)
    page = Page(place, place.tokens[seat] if seat < len(place.tokens) else "")
    place.pages.append(page)
    return page


# -- what comes out ------------------------------------------------------------------------------


async def measure(wanted: Wanted, folder: Path) -> dict[str, Any]:
    """Run it; all figures by name."""
    places = await prepare(folder / "data", wanted)
    server = Server(folder, wanted)
    crowd = Crowd(server.address, places, wanted)
    try:
        await crowd.look_once()
        empty = server.memory()
        began = time.perf_counter()
        await crowd.open()
        opening = time.perf_counter() - began
        full = server.memory()
        busy, began = server.cpu(), time.perf_counter()
        load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
        await crowd.play()
        took, worked = time.perf_counter() - began, server.cpu()
        last = server.memory()
        live = sum(bool(page.choices) for page in crowd.pages)
    finally:
        stopping = server.stop()  # with every page still open
        await crowd.close()
    frames = sum(page.frames for page in crowd.pages)
    broken = [line for line in server.notes().splitlines() if '"broken"' in line]
    return {
        "games": wanted.games,
        "viewers": wanted.viewers,
        "seconds": round(took, 1),
        "moves": crowd.moves,
        "moves skipped": crowd.skipped,
        "moves a second": round(crowd.moves / took, 1),
        "frames": frames,
        "frame kB, undeflated": round(sum(page.bytes for page in crowd.pages) / frames / 1000, 1),
        "move to frame ms": _spread(crowd.all),
        "errors": len(crowd.errors) + len(broken),
        "first errors": [*crowd.errors, *broken][:5],
        "pages with a choice at the end": live,
        "server memory MB": None if last is None else round(last / 1e6, 1),
        "memory kB a viewer": _each(empty, full, wanted.viewers),
        "memory kB a viewer, after play": _each(empty, last, wanted.viewers),
        "server cpu": None if busy is None or worked is None else round((worked - busy) / took, 2),
        "driver late ms": _spread(crowd.late),
        "load average at the start": load,
        "processors": os.cpu_count(),
        "opening s": round(opening, 1),
        "stopping s": round(stopping, 1),
    }


def _each(before: int | None, after: int | None, count: int) -> float | None:
    return None if before is None or after is None else round((after - before) / count / 1000, 1)


def _spread(times: Sequence[float]) -> dict[str, float]:
    """Median, 99th percentile and worst, in milliseconds."""
    if not times:
        return {}
    ranked = sorted(times)
    at = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "worst": 1.0}
    return {
        name: round(1000 * ranked[min(len(ranked) - 1, int(share * len(ranked)))], 1)
        for name, share in at.items()
    }


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=_Help)
    usual = Wanted()
    parser.add_argument("--games", type=int, default=usual.games, help="up to 5000")
    parser.add_argument("--viewers", type=int, default=usual.viewers, help="up to 9000")
    parser.add_argument("--moves", type=float, default=usual.moves, help="a second, up to 1000")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="up to 3600")
    parser.add_argument("--seats", type=int, default=usual.seats, choices=(2, 3, 4))
    parser.add_argument("--played", type=int, default=usual.played, help="moves before, at most")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    args = parser.parse_args(words)
    for name, most in (("games", 5000), ("viewers", 9000), ("moves", 1000), ("seconds", 3600)):
        if not 1 <= getattr(args, name) <= most:
            parser.error(f"--{name} must be from 1 to {most}")
    if not 0 <= args.played <= 1000:
        parser.error("--played must be from 0 to 1000")
    return args


class _Help(argparse.RawDescriptionHelpFormatter, argparse.ArgumentDefaultsHelpFormatter):
    pass


def main(words: Sequence[str] | None = None) -> int:
    args = arguments(words)
    given = {name: value for name, value in vars(args).items() if name != "json"}
    with tempfile.TemporaryDirectory(prefix="fiendish-load-") as folder:
        found = asyncio.run(measure(Wanted(**given), Path(folder)))
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        for name, value in found.items():
            print(f"{name:32} {value}")
    return 1 if found["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
