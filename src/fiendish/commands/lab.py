"""`fiendish lab`: matches, tournaments and studies of balance."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from fiendish import bots
from fiendish.commands.support.arguments import (
    BOTS,
    Parser,
    add_game,
    add_json,
    add_packs,
    as_flags,
    check_bot,
    did_you_mean,
    find_game,
    game_of,
    read_bytes,
    reason,
    settle,
    whole,
)
from fiendish.commands.support.output import pairs, print_json, progress, say
from fiendish.commands.support.simulation import MOST_JOBS, interruptible
from fiendish.engine.game import Game
from fiendish.extras import Missing
from fiendish.lab.altered_figures import BadChange, read_changes
from fiendish.lab.experiment import BadExperiment, Experiment, Kind, packs_of, plan
from fiendish.lab.rows import BadFolder, Folder, put, read_plan
from fiendish.lab.running import Lost, Processes, Workers, processors
from fiendish.lab.running import run as run_games
from fiendish.spelling import command as spelling
from fiendish.trouble import Trouble

INTERRUPTED = 130
REPORT = "report.html"
KINDS: dict[str, Kind] = {"match": "match", "tournament": "tournament", "balance": "balance"}

_HOW = {
    "match": "match GAME BOT BOT",
    "tournament": "tournament GAME BOT BOT …",
    "balance": "balance GAME [BOT]",
    "again": "again FOLDER N: game N of an experiment once more, and whether it comes out the same",
    "report": "report FOLDER: the report anew, from the rows there are",
}


def arguments(parser: Parser, words: Sequence[str]) -> None:
    """What all of the lab takes; if what is to be done comes first, only what that takes."""
    add_packs(parser, words)
    what = words[0] if words and words[0] in _HOW else None
    if what is not None:
        parser.show_examples(f"lab {what}")
    if what in ("again", "report"):
        parser.add_argument("what", metavar=what, help=_HOW[what])
        parser.add_argument("game", metavar="FOLDER", nargs="?", help="of the experiment")
        parser.add_argument("given", nargs="*", metavar="N", help="the number of a game")
        add_json(parser)
        return
    parser.add_argument(
        "what",
        nargs="?",
        metavar=what or "WHAT",
        help=_HOW[what] if what else "; ".join(_HOW.values()),
    )
    add_game(parser, words, settings=True)
    parser.add_argument("given", nargs="*", metavar="BOT", help=BOTS)
    parser.add_argument(
        "--games", type=whole(1, 10**9), default=400, metavar="N", help="how many (400)"
    )
    parser.add_argument("--seats", type=whole(), metavar="K", help="players at the table (2)")
    parser.add_argument(
        "--seed", type=whole(), default=0, metavar="S", help="of the first deal (0)"
    )
    parser.add_argument(
        "--change", type=Path, metavar="FILE", help="what if: figures of cards, for balance"
    )
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="where rows and report go (a folder in lab)"
    )
    parser.add_argument("--on", default="local", metavar="local|ray", help="who plays (local)")
    parser.add_argument(
        "--jobs", type=whole(1, MOST_JOBS), metavar="J", help="workers (one per processor)"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.what not in _HOW:
        hint = did_you_mean(args.what or "", _HOW)
        given = (
            f"there is no {args.what!r} in the lab{hint}" if args.what else "what is to be done?"
        )
        raise Trouble(f"lab: {given}; there is: {'; '.join(_HOW.values())}")
    try:
        if args.what in KINDS:
            return _play(args)
        folder = Path(args.game) if args.game else None
        if folder is None:
            raise Trouble(f"lab: which folder? Type: lab {_HOW[args.what]}")
        return _again(args, folder) if args.what == "again" else _report_again(args, folder)
    except (BadExperiment, BadChange, BadFolder, Missing, Lost) as error:
        raise Trouble(f"lab: {error}") from None


# -- playing -------------------------------------------------------------------------------------


def _play(args: argparse.Namespace) -> int:
    experiment = _experiment(args)
    workers = _workers(args)
    folder = Folder(args.out or Path("lab") / experiment.name, experiment)
    with interruptible() as interrupted, progress() as bar:
        task = bar.add_task("playing", total=experiment.games) if bar else None
        for done in run_games(experiment, folder, workers, interrupted):
            if bar and task is not None:
                bar.update(task, completed=done.games)
        stopped = interrupted()
    return _tell(args, experiment, folder, stopped)


def _experiment(args: argparse.Namespace) -> Experiment:
    game = game_of(args)
    seats = game.seats[0] if args.seats is None else args.seats
    settings = settle(game, seats, args, alone=True)
    kind = KINDS[args.what]
    players = args.given or ([bots.USUAL] if kind == "balance" else [])
    for player in players:
        check_bot(player)
    if args.change is not None and kind != "balance":
        raise Trouble("lab: --change is for balance")
    return plan(
        kind,
        game,
        players,
        games=args.games,
        seats=seats,
        settings=settings,
        seed=args.seed,
        changes=_changes(args.change, game),
    )


def _changes(path: Path | None, game: Game) -> dict[str, dict[str, int]]:
    if path is None:
        return {}
    try:
        return read_changes(read_bytes(path).decode("utf-8-sig"), game)
    except (UnicodeDecodeError, BadChange) as error:
        raise Trouble(f"{path}: {error}") from None


def _workers(args: argparse.Namespace) -> Workers:
    jobs = min(args.jobs or processors(), MOST_JOBS)
    if args.on == "ray":
        from fiendish.lab.on_ray import RayWorkers

        return RayWorkers(jobs)
    if args.on != "local":
        raise Trouble(f"lab: --on {args.on}: there is local and ray")
    return Processes(jobs)


# -- telling -------------------------------------------------------------------------------------


def _tell(args: argparse.Namespace, experiment: Experiment, folder: Folder, stopped: bool) -> int:
    """Write the report and say what came out."""
    from fiendish.lab.report import render_report
    from fiendish.lab.summary import summarise

    rows = folder.finish()
    data = summarise(experiment, rows)
    page = folder.path / REPORT
    try:
        put(page, render_report(experiment, data, command(experiment)).encode())
    except OSError as error:
        raise Trouble(f"lab: cannot write {page}: {reason(error)}") from None
    if args.json:
        print_json({**data, "folder": str(folder.path), "report": str(page), "stopped": stopped})
    else:
        _show(data, page, stopped)
    return INTERRUPTED if stopped else 0


def _show(data: dict[str, Any], page: Path, stopped: bool) -> None:
    if stopped:
        say(
            f"Stopped after {data['games']:,} of {data['asked']:,} games; the same command goes on."
        )
    lines = [
        ("games", f"{data['games']:,}"),
        ("turns", f"{data['turns']['median']:g} in the middle"),
    ]
    if "match" in data and data["games"]:
        match = data["match"]
        low, high = (100 * bound for bound in match["share"]["interval"])
        share, deals = 100 * match["share"]["share"], match["deals"]
        lines.append(
            (data["bots"][0], f"wins {share:.1f} %, 95 % interval {low:.1f} to {high:.1f} %")
        )
        lines.append(
            ("deals", f"{deals['better']} better, {deals['worse']} worse, {deals['even']} even")
        )
        lines.append(("by chance", f"p = {match['p']:.2g}"))
    for one in data.get("ratings", ()):
        low, high = one["interval"]
        lines.append((one["name"], f"rating {one['rating']:.1f}, {low:.1f} to {high:.1f}"))
    for one in data.get("picks", ()):
        low, high = (100 * bound for bound in one["interval"])
        lines.append((one["name"], f"wins {100 * one['share']:.1f} %, {low:.1f} to {high:.1f} %"))
    pairs(lines)
    say(f"\nReport: {page}", unbroken=True)


def command(experiment: Experiment) -> str:
    """How the experiment is written on the command line."""
    game = find_game(experiment.game)
    words = [f"{spelling()} lab", experiment.kind, game.id, *map(shlex.quote, experiment.bots)]
    words += [f"--games {experiment.games} --seats {experiment.seats} --seed {experiment.seed}"]
    words += [as_flags(game, experiment.settings), "--change FILE" if experiment.changes else ""]
    words += ["--pack DIR" for _ in experiment.packs]
    return " ".join(filter(None, words))


def _planned(path: Path) -> Experiment:
    """What is played in a folder, if its packs are here."""
    experiment = read_plan(path)
    if experiment.packs != packs_of(experiment.game):
        names = [f"{id} {version}" for id, version in experiment.packs.items()]
        used = f"the packs {', '.join(names)}" if names else "no pack"
        raise Trouble(f"lab: it is played with {used}; name just those with --pack DIR")
    return experiment


def _again(args: argparse.Namespace, path: Path) -> int:
    """Play one game again and compare it with its row."""
    from fiendish.lab.playing import play

    experiment = _planned(path)
    rows = {row.n: row for row in Folder(path, experiment).rows()}
    number = None
    with suppress(ValueError):
        number = int(args.given[0]) if len(args.given) == 1 else None
    if number not in rows:
        there = f"0 to {experiment.games - 1}" if len(rows) == experiment.games else "those played"
        raise Trouble(
            f"lab: there is no game {' '.join(args.given) or '(none named)'}; allowed: {there}"
        )
    assert number is not None
    if experiment.version != find_game(experiment.game).version:
        raise Trouble(f"lab: it was played by version {experiment.version} of the rules")
    try:
        find_game(experiment.game).read_edition(experiment.edition)
    except ValueError as error:
        raise Trouble(f"lab: {error}") from None
    before, now = rows[number], play(experiment, number)
    if args.json:
        print_json({"n": number, "same": before == now, "digest": now.digest, "was": before.digest})
    elif before == now:
        say(f"Game {number} comes out the same: {now.digest}")
    else:
        say(f"Game {number} comes out differently: {now.digest}, not {before.digest}", style="bold")
    return 0 if before == now else 1


def _report_again(args: argparse.Namespace, path: Path) -> int:
    experiment = _planned(path)
    return _tell(args, experiment, Folder(path, experiment), False)
