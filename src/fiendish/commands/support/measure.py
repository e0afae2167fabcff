"""Measuring a game: each figure is the median of several runs after a warm-up.

What one core does is measured in processor time, which others on the machine disturb least; what
two processes do together can only be measured by the clock. Since a machine can change its pace
within a second, a `Gauge` may tell it between any two runs.
"""

from __future__ import annotations

import random
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, cycle, islice
from multiprocessing import Barrier
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, NamedTuple

import fiendish
from fiendish import packs
from fiendish.bots import Budget, Foresight, Search, Seat
from fiendish.commands.support.simulation import play_at_random, random_numbers
from fiendish.engine.table import Table
from fiendish.games import find

if TYPE_CHECKING:
    from multiprocessing.synchronize import Barrier as BarrierType

Clock = Callable[[], float]
Gauge = Callable[[], float]

RUNS = 9
_PATIENCE = 60  # seconds; a process whose partner never comes gives up
_ITERATIONS = 20  # for one choice
_STEPS = 10  # between two looks at the clock
PAIRS = 5  # comparisons of two processes with one
MOMENTS = 40  # tables that are copied, at rest and in mid-effect
_OPENING, _LONG_ENOUGH, _PICKED = 20, 300, 1 / 30  # where in a game they come from
_EACH = 2  # of each kind, at most, from one game: no single game is to colour the figures


class Measured(NamedTuple):
    """A figure on this machine, and what that comes to at a pace of 1."""

    here: float
    even: float


class Run(NamedTuple):
    """Some work repeated for a while: what it returned in all, how often, how long, at what pace."""

    total: int
    times: int
    took: float
    pace: float


def steady() -> float:
    """The gauge of a machine that has nothing beside it."""
    return 1.0


def _rate(runs: list[Run]) -> Measured:
    """How much was done in a second."""
    return Measured(
        median(run.total / run.took for run in runs),
        median(run.total / run.took / run.pace for run in runs),
    )


def _microseconds(runs: list[Run]) -> Measured:
    """How long one took."""
    return Measured(
        median(1e6 * run.took / run.total for run in runs),
        median(1e6 * run.took * run.pace / run.total for run in runs),
    )


def _run(work: Callable[[], int], seconds: float, clock: Clock = process_time) -> Run:
    total, times, began = 0, 0, clock()
    while True:
        total += work()
        times += 1
        took = clock() - began
        if took >= seconds and took > 0:
            return Run(total, times, took, 1.0)


def _runs(
    work: Callable[[], int], seconds: float, gauge: Gauge = steady, clock: Clock = process_time
) -> list[Run]:
    """Several runs of some work after a warm-up, each at the pace around it."""
    work()
    runs, before = [], gauge()
    for _ in range(RUNS):
        run, after = _run(work, seconds / RUNS, clock), gauge()
        runs.append(run._replace(pace=(before + after) / 2))
        before = after
    return runs


def play_rate(
    game: str,
    seats: int,
    keep: bool,
    seconds: float,
    gauge: Gauge = steady,
    clock: Clock = process_time,
) -> tuple[Measured, Measured]:
    """Decisions and games per second in random play."""
    runs = _runs(_one_game_after_another(game, seats, keep), seconds, gauge, clock)
    return _rate(runs), _rate([run._replace(total=run.times) for run in runs])


def _one_game_after_another(game: str, seats: int, keep: bool) -> Callable[[], int]:
    """Plays the next game at random, and says how many decisions it had."""
    seeds = count()

    def one_game() -> int:
        seed = next(seeds)
        table = fiendish.new(game, seats=seats, seed=seed, keep=keep, **find(game).alone)
        return play_at_random(table, random_numbers(seed))

    return one_game


def step_rate(steps: Iterator[None], seconds: float) -> float:
    """Steps per second of play without end, which is left wherever it is when the time is over."""
    return _rate(_runs(some_of(steps), seconds)).here


def some_of(steps: Iterator[None]) -> Callable[[], int]:
    """Makes a few of the steps, and says how many."""
    return lambda: sum(1 for _ in islice(steps, _STEPS))


def quick_rate(work: Callable[[], int], seconds: float) -> float:
    """How much is done in a second just now: a single run."""
    run = _run(work, seconds)
    return run.total / run.took


def moments(game: str, seats: int) -> tuple[list[Table], list[Table]]:
    """Tables of random games, some at rest and some in the middle of an effect."""
    at_rest: list[Table] = []
    within: list[Table] = []
    for seed in range(4 * MOMENTS):
        numbers = random.Random(seed)
        table = fiendish.new(game, seats=seats, seed=seed, **find(game).alone)
        taken = [0, 0]  # out of this game, by whether at rest
        for number in range(_LONG_ENOUGH):
            question = table.question
            if question is None:
                break
            kind = at_rest if question.rest else within
            full = len(kind) == MOMENTS or taken[question.rest] == _EACH
            if number >= _OPENING and not full and numbers.random() < _PICKED:
                kind.append(table.copy())
                taken[question.rest] += 1
            table.answer(numbers.randrange(len(question.options)))
        if len(at_rest) == len(within) == MOMENTS:
            break
    return at_rest, within


def copy_time(tables: list[Table], keep: bool, seconds: float, gauge: Gauge = steady) -> Measured:
    """Microseconds to copy a table, with its history or without."""

    def copies() -> int:
        for table in tables:
            table.copy(keep)
        return len(tables)

    return _microseconds(_runs(copies, seconds, gauge))


def sample_time(tables: list[Table], seconds: float, gauge: Gauge = steady) -> Measured:
    """Microseconds to make a world that a seat must hold possible."""
    seeds = count()

    def samples() -> int:
        seed = next(seeds)
        for table in tables:
            table.sample(seed % table.state.seats, seed)
        return len(tables)

    return _microseconds(_runs(samples, seconds, gauge))


def thinking_rate(
    tables: list[Table], seconds: float, decisions: int = 0, gauge: Gauge = steady
) -> Measured:
    """Imagined games per second of the hard bot, or of a tree search so many decisions deep."""
    seeds, turns = count(), cycle(tables)

    def iterations() -> int:
        table = next(turns)
        question = table.question
        assert question is not None
        budget, number = Budget(iterations=_ITERATIONS), next(seeds)
        bot: Search | Foresight = Foresight(number, budget)
        if decisions:
            bot = Search(number, budget, turns=0, decisions=decisions)
        bot.choose(Seat(table, question.seat))
        return bot.tried

    return _rate(_runs(iterations, seconds, gauge))


def option_share(game: str, seats: int, at_rest: list[Table], seconds: float) -> float:
    """The part of the time in random play that goes into building options between actions.

    A game started on a state at rest asks its question again; how long that takes is what the
    options cost. Playing and asking take turns, so that both meet the machine in the same mood.
    """
    play = find(game).play
    states = [table.state.copy() for table in at_rest]
    one_game = _one_game_after_another(game, seats, False)

    def questions() -> int:
        for state in states:
            next(play(state))
        return len(states)

    shares = []
    for _ in range(RUNS):
        built = _run(questions, seconds / RUNS / 2)
        played = _run(one_game, seconds / RUNS / 2)
        shares.append((built.took / built.total) / (played.took / played.total))
    return min(1.0, _share_at_rest(game, seats) * median(shares))


def _share_at_rest(game: str, seats: int) -> float:
    """How many of the decisions fall between two actions."""
    decisions = rests = 0
    for seed in range(3):
        numbers = random.Random(seed)
        table = fiendish.new(game, seats=seats, seed=seed, keep=False, **find(game).alone)
        while (question := table.question) is not None:
            rests += question.rest
            decisions += 1
            table.answer(numbers.randrange(len(question.options)))
    return rests / decisions


# -- two processes -------------------------------------------------------------------------------

_start: BarrierType | None = None


def two_against_one(game: str, seats: int, seconds: float) -> float:
    """How many times as much two processes get done as one."""
    barrier = Barrier(2)
    given = barrier, packs.folders()
    with ProcessPoolExecutor(2, initializer=_begin, initargs=given) as pool:

        def rate(tasks: int) -> float:
            each = seconds / 2 / PAIRS
            work = [pool.submit(_own_rate, game, seats, each, tasks > 1) for _ in range(tasks)]
            return sum(future.result() for future in work)

        rate(2)
        return median(rate(2) / rate(1) for _ in range(PAIRS))


def _begin(barrier: BarrierType, folders: tuple[str, ...]) -> None:
    global _start
    _start = barrier
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who leads
    packs.load_all(folders)


def _own_rate(game: str, seats: int, seconds: float, together: bool) -> float:
    if together:
        assert _start is not None
        _start.wait(_PATIENCE)  # both at the same time, and each in a process of its own
    return play_rate(game, seats, False, seconds, clock=perf_counter)[0].here
