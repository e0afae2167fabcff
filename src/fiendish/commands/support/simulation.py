"""Playing many games: what is counted, one game, and the processes that share the work.

A game depends on its seed only and counts are added up, so that the sum is the same however the
games are spread over processes.
"""

from __future__ import annotations

import random
import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import Event
from typing import TYPE_CHECKING, Any, TypeVar

import fiendish
from fiendish import packs
from fiendish.engine.game import Result
from fiendish.engine.question import Question
from fiendish.engine.table import Table

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event as EventType

T = TypeVar("T")
R = TypeVar("R")

MOST_JOBS = 61  # processes; Windows cannot wait for more
_CHUNK = 50  # quick games handed to a process at a time, at most; slow ones go one by one


@dataclass(frozen=True)
class Plan:
    """Which games to play."""

    game: str
    seats: int
    settings: dict[str, Any]
    bots: tuple[str, ...]  # one per seat
    check: bool = False

    @property
    def is_quick(self) -> bool:
        return not self.check and set(self.bots) == {"random"}


@dataclass(frozen=True, order=True)
class Failure:
    """A game that broke a promise of the kit, or broke down."""

    seed: int
    what: str


@dataclass
class Tally:
    """What the games came to."""

    lengths: Counter[int] = field(default_factory=Counter)  # decisions in a game: how many games
    endings: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    without_winner: int = 0
    faces: set[str] = field(default_factory=set)  # cards that somebody played
    failures: list[Failure] = field(default_factory=list)

    @property
    def games(self) -> int:
        return self.lengths.total()

    @property
    def decisions(self) -> int:
        return sum(length * games for length, games in self.lengths.items())

    def count(self, decisions: int, result: Result) -> None:
        self.lengths[decisions] += 1
        self.endings[result.reason] += 1
        self.wins.update(result.winners)
        self.without_winner += not result.winners

    def add(self, other: Tally) -> None:
        self.lengths.update(other.lengths)
        self.endings.update(other.endings)
        self.wins.update(other.wins)
        self.without_winner += other.without_winner
        self.faces |= other.faces
        self.failures = sorted(self.failures + other.failures)


# -- one game ------------------------------------------------------------------------------------


def play_games(plan: Plan, seeds: range, faces: set[str], stop: Callable[[], bool]) -> Tally:
    """Play a game for each seed, until told to stop.

    `faces` are cards already seen to be played. Looking which card it is takes time, so it is
    done only until every card has been seen.
    """
    tally = Tally(faces=faces)
    for seed in seeds:
        if stop():
            break
        try:
            if plan.check:
                _check(plan, seed)
            table, decisions = _play(plan, seed, faces)
            result = table.result
            assert result is not None
            tally.count(decisions, result)
        except Exception as error:  # a card that breaks down is a finding, not our end
            name = type(error).__name__
            what = str(error) if name == "Violation" else f"{name}: {error}"
            tally.failures.append(Failure(seed, what))
    return tally


def _play(plan: Plan, seed: int, faces: set[str]) -> tuple[Table, int]:
    at_random = set(plan.bots) == {"random"}
    table = fiendish.new(
        plan.game, seats=plan.seats, seed=seed, keep=not at_random, **plan.settings
    )
    if not at_random:
        return table, _play_and_look(table, _bots(table, plan.bots, seed), faces)
    numbers = random_numbers(seed)
    if not faces.issuperset(table.game.cards):
        return table, _play_and_look(table, lambda q: int(numbers() * len(q.options)), faces)
    return table, play_at_random(table, numbers)


def random_numbers(seed: int) -> Callable[[], float]:
    """The choices of random play: the same that the conformance kit makes for this seed."""
    return random.Random(f"{seed} answers").random


def play_at_random(table: Table, numbers: Callable[[], float]) -> int:
    """Play to the end with random answers; returns the number of decisions."""
    if not table.keep:
        return table.play_out(numbers)
    decisions = 0
    while (question := table.question) is not None:
        table.answer(int(numbers() * len(question.options)))
        decisions += 1
    return decisions


def _play_and_look(table: Table, choose: Callable[[Question], int], faces: set[str]) -> int:
    """Play to the end, noting the cards that are played; returns the number of decisions."""
    decisions, g = 0, table.state
    if g.journal is None:
        g.journal = []
    while (question := table.question) is not None:
        index = choose(question)
        if question.prompt.of == "act" or question.prompt.window:
            faces.add(question.describe(index).card)
        table.answer(index)
        decisions += 1
    for fact in g.journal:
        if fact.happening.plays:
            faces.add(table.game.face(g, fact.cards[0].face).id)
    faces.discard("")
    return decisions


def _bots(table: Table, names: tuple[str, ...], seed: int) -> Callable[[Question], int]:
    """A bot on each seat, each of which sees its seat only."""
    from fiendish.bots import Seat, make

    bots = [make(name, seed * len(names) + number) for number, name in enumerate(names)]
    seats = [Seat(table, number) for number in range(len(names))]
    return lambda question: bots[question.seat].choose(seats[question.seat])


def _check(plan: Plan, seed: int) -> None:
    from fiendish.engine import conformance
    from fiendish.games import find

    conformance.check_game(find(plan.game), plan.seats, plan.settings, seed)


# -- many games ----------------------------------------------------------------------------------


def simulate(plan: Plan, seeds: range, jobs: int) -> Iterator[Tally]:
    """What the games came to so far, again and again. Ctrl-C ends it early, with what there is."""
    total = Tally()
    with interruptible() as interrupted:
        if jobs == 1:
            faces: set[str] = set()
            for seed in seeds:
                total.add(play_games(plan, range(seed, seed + 1), faces, interrupted))
                if interrupted():
                    break
                yield total
        else:
            for part in _in_processes(plan, seeds, jobs, interrupted):
                total.add(part)
                yield total
    yield total


_stop: EventType | None = None
_faces: set[str] = set()


def _start_worker(stop: EventType, folders: tuple[str, ...]) -> None:
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who leads
    packs.load_all(folders)


def _work(plan: Plan, seeds: range) -> Tally:
    assert _stop is not None
    return play_games(plan, seeds, _faces, _stop.is_set)


def _in_processes(
    plan: Plan, seeds: range, jobs: int, interrupted: Callable[[], bool]
) -> Iterator[Tally]:
    size = max(1, min(_CHUNK, len(seeds) // (4 * jobs))) if plan.is_quick else 1
    chunks = (seeds[i : i + size] for i in range(0, len(seeds), size))
    for part in in_processes(partial(_work, plan), chunks, jobs, interrupted):
        yield part or Tally()


def in_processes(
    work: Callable[[T], R], given: Iterator[T], jobs: int, interrupted: Callable[[], bool]
) -> Iterator[R | None]:
    """What work makes of each thing that is given, as it is done; None, now and then, as a sign of life."""
    stop = Event()
    start = stop, packs.folders()
    with ProcessPoolExecutor(jobs, initializer=_start_worker, initargs=start) as pool:
        running: set[Future[R]] = set()
        try:
            while True:
                while len(running) < 2 * jobs and not interrupted():
                    try:
                        running.add(pool.submit(work, next(given)))
                    except StopIteration:
                        break
                if not running:
                    return
                if interrupted() and not stop.is_set():
                    stop.set()  # each process ends after the game it is playing
                done, running = wait(running, timeout=0.1, return_when=FIRST_COMPLETED)
                yield None
                for future in done:
                    yield future.result()
        finally:
            stop.set()


@contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Turn the first Ctrl-C into a flag; the second one is taken at its word."""
    interrupted = False

    def note(*_: object) -> None:
        nonlocal interrupted
        interrupted = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    if threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return
    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: interrupted
    finally:
        signal.signal(signal.SIGINT, before)
