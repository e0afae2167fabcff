"""Playing the games of an experiment in batches, by several workers; kept as they come in.

A batch is so many games as take a second or two, so that handing them out costs nothing. A worker that
dies takes its batch with it, which is then played by another one: a game is the same whoever plays it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from typing import Any, NamedTuple, Protocol

import msgspec

from fiendish import packs
from fiendish.children import end_with_parent
from fiendish.lab.experiment import Experiment
from fiendish.lab.playing import GameRow, play
from fiendish.lab.rows import Folder

BATCH_SECONDS = 1.5
_MOST = 2_000  # games in a batch
_LOSSES = 5  # workers lost without a single batch done in between: then something is wrong


class Done(NamedTuple):
    """How far it is."""

    games: int
    of: int


class Batch(NamedTuple):
    """Games played by a worker, and how long they took it."""

    rows: bytes
    seconds: float


class Lost(Exception):
    """A worker was lost; what it was playing has to be played again."""


class Workers(Protocol):
    """Whoever plays: processes here, or Ray."""

    count: int

    def submit(self, experiment: bytes, games: list[int]) -> Any: ...

    def wait(self, running: list[Any], seconds: float) -> list[Any]:
        """Those that are done by then."""
        ...

    def result(self, task: Any) -> Batch:
        """What a task has played; raises `Lost`."""
        ...

    def close(self) -> None: ...


def play_batch(experiment: bytes, games: list[int], folders: tuple[str, ...] = ()) -> Batch:
    """In the worker: play these games, with the packs in these folders if they are not loaded yet."""
    packs.load_all(folders)
    began = perf_counter()
    wanted = msgspec.json.decode(experiment, type=Experiment)
    rows = [play(wanted, n) for n in games]
    return Batch(msgspec.msgpack.encode(rows), perf_counter() - began)


def run(
    experiment: Experiment,
    folder: Folder,
    workers: Workers,
    stop: Callable[[], bool] = lambda: False,
) -> Iterator[Done]:
    """Play what is missing, and say now and then how far it is. Stops when told so."""
    have = {row.n for row in folder.rows()}
    left = [n for n in range(experiment.games) if n not in have]
    plan = msgspec.json.encode(experiment)
    running: dict[Any, list[int]] = {}
    size, losses, done = 1, 0, len(have)
    yield Done(done, experiment.games)
    try:
        while (left or running) and not stop():
            while left and len(running) < 2 * workers.count:
                games, left = left[:size], left[size:]
                running[workers.submit(plan, games)] = games
            for task in workers.wait([*running], 0.2):
                games = running.pop(task)
                try:
                    batch = workers.result(task)
                except Lost:
                    losses += 1
                    if losses > _LOSSES * workers.count:
                        raise
                    left = games + left
                    continue
                rows = msgspec.msgpack.decode(batch.rows, type=list[GameRow])
                folder.add(rows)
                losses, done = 0, done + len(rows)
                fitting = BATCH_SECONDS * len(rows) / max(batch.seconds, 1e-3)
                size = max(1, min(int(fitting), _MOST, 1 + len(left) // (2 * workers.count)))
            yield Done(done, experiment.games)
    finally:
        workers.close()


class Processes:
    """Workers in processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    def submit(self, experiment: bytes, games: list[int]) -> Future[Batch]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, _begin, (packs.folders(),))
        try:
            return self._pool.submit(play_batch, experiment, games)
        except BrokenProcessPool as error:
            failed: Future[Batch] = Future()
            failed.set_exception(error)
            self._pool = None
            return failed

    def wait(self, running: list[Future[Batch]], seconds: float) -> list[Future[Batch]]:
        return [*wait(running, seconds, FIRST_COMPLETED).done]

    def result(self, task: Future[Batch]) -> Batch:
        try:
            return task.result()
        except BrokenProcessPool:
            self._pool = None
            raise Lost("a worker process has died again and again") from None

    def close(self) -> None:
        """At once: what is not kept yet is played again another time."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._pool = None


def _begin(folders: tuple[str, ...]) -> None:
    """Ctrl-C is for the one who leads, and the end of that one for all."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    packs.load_all(folders)


def processors() -> int:
    """How many processes this machine can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
