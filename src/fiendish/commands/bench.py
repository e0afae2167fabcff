"""`fiendish bench`: how fast a game runs, beside what we want to reach and what others do."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from fiendish.commands.support import environments, measure, peers
from fiendish.commands.support.arguments import Parser, add_game, add_json, add_packs, game_of
from fiendish.commands.support.output import grid, print_json, say, show
from fiendish.engine.game import Game
from fiendish.games import about, find, names
from fiendish.lab.running import processors

INTERRUPTED = 130
PACE_SHARE = 0.06  # of the time for a figure, between any two of its runs


@dataclass
class Figure:
    """One line of the report: a value per number of seats, and the goal.

    A goal that is no ratio is for a certain machine. `even` has the values as they would be there, by
    the pace of this machine beside it when they were measured.
    """

    name: str
    label: str
    form: str
    more_is_better: bool = True
    goal: float | None = None
    values: dict[int, float] = field(default_factory=dict)
    even: dict[int, float] = field(default_factory=dict)

    def enter(self, seats: int, found: measure.Measured) -> None:
        self.values[seats], self.even[seats] = found

    def is_reached(self) -> bool | None:
        """Whether the goal is reached at every number of seats measured; None without a goal."""
        if self.goal is None or not self.values:
            return None
        judged = (self.values | self.even).values()
        if self.more_is_better:
            return all(value >= self.goal for value in judged)
        return all(value <= self.goal for value in judged)


@dataclass
class BenchReport:
    """All that was measured."""

    seconds: float
    games: list[tuple[Game, list[Figure]]] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)  # what to install for more figures of ours
    peers: list[peers.Finding] | None = None
    stopped: bool = False


def arguments(parser: Parser, words: Sequence[str]) -> None:
    add_packs(parser, words)
    add_game(parser)
    parser.add_argument(
        "--seconds", type=_seconds, default=1.0, metavar="S", help="time for each figure (1)"
    )
    parser.add_argument(
        "--peers", action="store_true", help="games of RLCard, PettingZoo and OpenSpiel as well"
    )
    add_json(parser)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        message = f"must be a number of seconds, more than 0 and at most 3600, not {text!r}"
        raise argparse.ArgumentTypeError(message)
    return seconds


def run(args: argparse.Namespace) -> int:
    games = [game_of(args)] if args.game else [find(name) for name in names()]
    report = BenchReport(args.seconds)
    try:
        _fill(report, games, args.peers)
    except KeyboardInterrupt:
        report.stopped = True
    if args.json:
        print_json(_as_data(report))
    else:
        _show(report)
    return INTERRUPTED if report.stopped else 0


def _fill(report: BenchReport, games: list[Game], with_peers: bool) -> None:
    """Measure everything. What needs extras comes last, so that without peers our engine is alone."""
    for game in games:
        figures = _figures(game)
        report.games.append((game, figures))
        _measure(game, {figure.name: figure for figure in figures}, report.seconds, with_peers)
    usable, report.missing = environments.installed()
    for game, figures in report.games:
        with _status(game.title) as tell:
            for one in usable:
                tell(one.label)
                rate = measure.step_rate(one.steps(game), report.seconds)
                label = f"steps/s, {one.label}"
                figures.append(
                    Figure(f"steps_{one.name}", label, ",.0f", values={game.seats[0]: rate})
                )
    if with_peers:
        report.peers = []
        with _status("Other people's games") as tell:
            for peer in peers.PEERS:
                tell(f"{peer.library}: {peer.game}")
                report.peers.append(peers.find_out(peer, report.seconds))


def _figures(game: Game) -> list[Figure]:
    goals = about(game.id).goals
    return [
        Figure("decisions", "decisions/s, random play", ",.0f", goal=goals.decisions),
        Figure("games", "games/s", ",.1f"),
        Figure("decisions_kept", "decisions/s, history kept", ",.0f"),
        Figure("games_kept", "games/s, history kept", ",.1f"),
        Figure("copy_at_rest", "copy at rest, µs", ",.1f", False, goals.copy_at_rest),
        Figure("copy_within", "copy in mid-effect, µs", ",.1f", False, goals.copy_within),
        Figure("copy_at_rest_kept", "copy at rest with history, µs", ",.1f", False),
        Figure("copy_within_kept", "copy in mid-effect with history, µs", ",.1f", False),
        Figure("sample_at_rest", "world sample at rest, µs", ",.1f", False, goals.sample),
        Figure("sample_within", "world sample in mid-effect, µs", ",.1f", False, goals.sample_within),
        Figure("samples", "world samples/s at rest", ",.0f"),
        Figure("samples_within", "world samples/s in mid-effect", ",.0f"),
        Figure("search", "search iterations/s, cut after 30 decisions", ",.0f", goal=goals.search),
        Figure("hard", "imagined games/s of the hard bot", ",.0f"),
        Figure("option_share", "time spent on building options", ".0%", False),
        Figure("two_processes", "two processes against one", ".2f", goal=goals.two_processes),
        Figure("pace", "pace of this machine", ".2f"),
    ]  # fmt: skip


def _measure(game: Game, into: dict[str, Figure], seconds: float, with_pace: bool) -> None:
    """Fill in the figures, the most seats first, so that an early stop still has the headline."""
    pace = peers.Pace(seconds * PACE_SHARE) if with_pace else None
    gauge = pace if pace is not None and pace.is_known else measure.steady
    with _status(game.title) as tell:
        for seats in sorted(game.seats, reverse=True):
            tell(f"{seats} seats: playing")
            for keep, kind in ((False, ""), (True, "_kept")):
                decisions, games = measure.play_rate(game.id, seats, keep, seconds, gauge)
                into[f"decisions{kind}"].enter(seats, decisions)
                into[f"games{kind}"].enter(seats, games)
            at_rest, within = measure.moments(game.id, seats)
            for tables, place in ((at_rest, "at_rest"), (within, "within")):
                if not tables:
                    continue
                tell(f"{seats} seats: copying")
                for keep, kind in ((False, ""), (True, "_kept")):
                    copied = measure.copy_time(tables, keep, seconds, gauge)
                    into[f"copy_{place}{kind}"].enter(seats, copied)
                tell(f"{seats} seats: sampling worlds")
                sampled = measure.sample_time(tables, seconds, gauge)
                into[f"sample_{place}"].enter(seats, sampled)
                rate = "samples" if place == "at_rest" else "samples_within"
                into[rate].values[seats] = 1e6 / sampled.here
            if at_rest:
                tell(f"{seats} seats: searching")
                into["search"].enter(seats, measure.thinking_rate(at_rest, seconds, 30, gauge))
                into["hard"].enter(seats, measure.thinking_rate(at_rest, seconds, 0, gauge))
            tell(f"{seats} seats: building options")
            into["option_share"].values[seats] = measure.option_share(
                game.id, seats, at_rest, seconds
            )
            if pace is not None and pace.told:
                into["pace"].values[seats] = median(pace.told)
                pace.told.clear()
        tell("two processes")
        most = max(game.seats)
        into["two_processes"].values[most] = measure.two_against_one(game.id, most, seconds)


@contextmanager
def _status(title: str) -> Iterator[Callable[[str], None]]:
    """Says what is being measured, where somebody watches."""
    if not sys.stderr.isatty():
        yield lambda text: None
        return
    from rich.console import Console

    with Console(stderr=True).status(title) as status:
        yield lambda text: status.update(f"{title}, {text} …")


def _show(report: BenchReport) -> None:
    for game, figures in report.games:
        _show_game(game, figures)
    for line in report.missing:
        say(f"No steps/s of some environments: {line}", unbroken=True)
    if report.missing:
        say()
    if report.peers is not None:
        _show_peers(report.games, report.peers)
    if report.stopped:
        say("Stopped; these are the figures so far.", style="yellow")


def _show_game(game: Game, figures: list[Figure]) -> None:
    seats = sorted(game.seats)
    columns = [f"{number} seats" for number in seats]
    _headline(game.title)
    table = grid("", *columns, "goal", right=[*columns, "goal"])
    for figure in figures:
        cells = [format(figure.values[n], figure.form) if n in figure.values else "" for n in seats]
        if any(cells):
            table.add_row(figure.label, *cells, _goal(figure), style=_STYLES[figure.is_reached()])
    show(table)
    say()


def _show_peers(games: list[tuple[Game, list[Figure]]], found: list[peers.Finding]) -> None:
    ways = {f"steps_{one.name}": one.label for one in environments.ENVIRONMENTS}
    del ways["steps_raw"]  # libraries count forced decisions, and so does our own figure for them
    ways["decisions"] = "raw loop"
    _headline("Other people's games beside ours")
    table = grid("", "", "decisions/s", right=["decisions/s"])
    for game, figures in games:
        for figure in figures:
            if figure.name in ways:
                rate = format(figure.values[game.seats[0]], figure.form)
                table.add_row(f"Fiendish, {ways[figure.name]}", game.id, rate)
    for one in found:
        library = f"{one.peer.library} {one.peer.version}".rstrip()
        rate = format(one.decisions, ",.0f") if one.decisions is not None else "–"
        table.add_row(library, one.peer.game, rate)
    show(table)
    for line in dict.fromkeys(f"{one.peer.library}: {one.trouble}" for one in found if one.trouble):
        say(line, unbroken=True)
    say("At every decision all but OpenSpiel and the raw loop make an observation as well.")
    if any(figure.name == "pace" and figure.values for _, figures in games for figure in figures):
        say(
            "The pace of this machine is that of some of these games beside the machine for which our "
            "goals were set; a goal is marked as reached (✓) if so much is done at that pace."
        )
    say()


def _headline(title: str) -> None:
    say(title, style="bold")
    say(
        f"one core, Python {platform.python_version()}, the usual settings; medians, processor time{_busy()}"
    )
    say()


def _busy() -> str:
    """A warning that others use the machine, which makes all figures worse."""
    load = _load()
    return f"; the machine is busy (load {load:.1f})" if load > processors() else ""


def _load() -> float:
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


_STYLES = {True: "green", False: "yellow", None: None}


def _goal(figure: Figure) -> str:
    if figure.goal is None:
        return ""
    sign = "≥" if figure.more_is_better else "≤"
    mark = {True: " ✓", False: " ✗", None: "  "}[figure.is_reached()]
    return f"{sign} {figure.goal:,}{mark}"


def _by_seats(values: dict[int, float]) -> dict[str, float]:
    return {str(seats): value for seats, value in sorted(values.items())}


def _as_data(report: BenchReport) -> dict[str, Any]:
    games = {
        game.id: {
            figure.name: {
                "label": figure.label,
                "goal": figure.goal,
                "reached": figure.is_reached(),
                "seats": _by_seats(figure.values),
                "even": _by_seats(figure.even),
            }
            for figure in figures
        }
        for game, figures in report.games
    }
    data = {
        "python": platform.python_version(),
        "load": _load(),
        "processors": processors(),
        "seconds": report.seconds,
        "stopped": report.stopped,
        "games": games,
        "missing": report.missing,
    }
    if report.peers is not None:
        data["peers"] = [
            {
                "library": one.peer.library,
                "version": one.peer.version,
                "game": one.peer.game,
                "decisions": one.decisions,
                "trouble": one.trouble,
            }
            for one in report.peers
        ]
    return data
