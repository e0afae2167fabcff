"""`fiendish sim`: play many games and count what happens."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import fiendish
from fiendish.commands.support.arguments import (
    BOTS,
    Parser,
    add_game,
    add_json,
    add_packs,
    as_flags,
    check_bot,
    game_of,
    pack_flags,
    settle,
    whole,
)
from fiendish.commands.support.output import grid, pairs, print_json, progress, say, show
from fiendish.commands.support.simulation import MOST_JOBS, Plan, Tally, simulate
from fiendish.engine.game import LETTERS, Game
from fiendish.lab.running import processors
from fiendish.lab.statistics import wilson
from fiendish.spelling import command
from fiendish.trouble import Trouble

MOST_GAMES = 10**9
_SHOWN_FAILURES = 5
_SHOWN_CARDS = 12
INTERRUPTED = 130


def arguments(parser: Parser, words: Sequence[str]) -> None:
    add_packs(parser, words)
    add_game(parser, words, settings=True)
    parser.add_argument(
        "--games", type=whole(1, MOST_GAMES), default=100, metavar="N", help="how many (100)"
    )
    parser.add_argument("--seats", type=whole(), metavar="K", help="players at the table (2)")
    parser.add_argument(
        "--seed",
        type=whole(),
        default=0,
        metavar="S",
        help="of the first game (0); then S+1, S+2, …",
    )
    parser.add_argument(
        "--bots", default="random", help=f"{BOTS}; or one per seat, as in a,b (random)"
    )
    parser.add_argument("--check", action="store_true", help="put each game through the kit")
    parser.add_argument(
        "--jobs", type=whole(1, MOST_JOBS), metavar="J", help="processes (one per processor)"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    seats = game.seats[0] if args.seats is None else args.seats
    settings = settle(game, seats, args, alone=True)
    players = _players(args.bots, seats)
    if args.check and any(name != "random" for name in players):
        raise Trouble("--check plays at random; leave out --bots")
    plan = Plan(game.id, seats, settings, players, args.check)
    try:
        fiendish.new(game.id, seats=seats, seed=args.seed, keep=False, **settings)
    except ValueError as error:
        raise Trouble(str(error)) from None
    seeds = range(args.seed, args.seed + args.games)
    jobs = min(args.jobs or processors(), MOST_JOBS, args.games)
    began = perf_counter()
    tally = _simulate(plan, seeds, jobs)
    seconds = perf_counter() - began
    report = _report(game, plan, seeds, tally, seconds, jobs)
    if args.json:
        print_json(report)
    else:
        _show(game, plan, seeds, tally, report)
    if report["stopped"]:
        return INTERRUPTED
    return 1 if tally.failures else 0


def _players(text: str, seats: int) -> tuple[str, ...]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_bot(name)
    if len(names) not in (1, seats):
        raise Trouble(f"--bots: one name for all or one per seat, {seats} in all, not {len(names)}")
    return tuple(names * seats if len(names) == 1 else names)


def _simulate(plan: Plan, seeds: range, jobs: int) -> Tally:
    """Play all the games, with a progress bar where somebody watches."""
    parts = simulate(plan, seeds, jobs)
    tally = next(parts)  # the processes start before the bar's thread does
    with progress() as bar:
        task = bar.add_task("playing", total=len(seeds)) if bar else None
        for tally in parts:
            if bar and task is not None:
                bar.update(task, completed=tally.games + len(tally.failures))
    return tally


# -- the report ----------------------------------------------------------------------------------


def median(lengths: Counter[int]) -> float:
    """The middle of values given with how often they occur."""
    values, half = sorted(lengths), lengths.total() / 2
    passed = 0
    for position, value in enumerate(values):
        passed += lengths[value]
        if passed > half:
            return value
        if passed == half:
            return (value + values[position + 1]) / 2
    return 0


def _report(
    game: Game, plan: Plan, seeds: range, tally: Tally, seconds: float, jobs: int
) -> dict[str, Any]:
    games = tally.games
    wins = []
    for seat in range(plan.seats):
        won = tally.wins[seat]
        bounds = [round(bound, 4) for bound in wilson(won, games)]
        share = round(won / games, 4) if games else 0.0
        wins.append({"seat": LETTERS[seat], "wins": won, "share": share, "interval": bounds})
    faces = game.cards
    return {
        "game": game.id,
        "seats": plan.seats,
        "settings": plan.settings,
        "bots": plan.bots,
        "seed": seeds.start,
        "asked": len(seeds),
        "games": games,
        "stopped": games + len(tally.failures) < len(seeds),
        "decisions": tally.decisions,
        "decisions_per_game": {
            "mean": round(tally.decisions / games, 2) if games else 0.0,
            "median": median(tally.lengths),
        },
        "endings": dict(tally.endings.most_common()),
        "wins": wins,
        "without_winner": tally.without_winner,
        "faces": {
            "played": sum(face in tally.faces for face in faces),
            "of": len(faces),
            "missing": [face for face in faces if face not in tally.faces],
        },
        "checked": plan.check,
        "failures": [
            {"seed": failure.seed, "what": failure.what, "again": _again(game, plan, failure.seed)}
            for failure in tally.failures
        ],
        "jobs": jobs,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "decisions_per_second": round(tally.decisions / seconds),
    }


def _again(game: Game, plan: Plan, seed: int) -> str:
    """The command that plays one of the games again."""
    words = [f"{command()} sim", game.id, f"--games 1 --seats {plan.seats} --seed {seed} --jobs 1"]
    words.append(as_flags(game, plan.settings))
    if set(plan.bots) != {"random"}:
        words.append(f"--bots {','.join(plan.bots)}")
    words += ["--check" if plan.check else "", pack_flags(game.id)]
    return " ".join(word for word in words if word)


def _show(game: Game, plan: Plan, seeds: range, tally: Tally, report: dict[str, Any]) -> None:
    names = set(plan.bots)
    how = "random play" if names == {"random"} else f"bots {', '.join(plan.bots)}"
    flags = as_flags(game, plan.settings)
    say(game.title, style="bold")
    say(
        f"{plan.seats} seats, {how}, seeds {seeds.start} to {seeds.stop - 1}"
        + (f", {flags}" if flags else "")
        + (", checked by the kit" if plan.check else "")
    )
    say()
    if report["stopped"]:
        say(f"Stopped after {report['games']:,} of {report['asked']:,} games.\n", style="yellow")
    each = report["decisions_per_game"]
    faces = report["faces"]
    missing = _missing(game, faces["missing"])
    rate = f"{report['games_per_second']:,} games/s, {report['decisions_per_second']:,} decisions/s"
    processes = f"{report['jobs']} process{'es' if report['jobs'] > 1 else ''}"
    rows = [
        ("games", f"{report['games']:,}"),
        ("decisions", f"{report['decisions']:,}"),
        ("per game", f"mean {each['mean']:,}, median {each['median']:,g}"),
    ]
    for number, (reason, games) in enumerate(report["endings"].items()):
        rows.append(("" if number else "ended by", f"{reason}: {games:,}"))
    rows += [
        ("no winner", f"{report['without_winner']:,}"),
        ("cards played", f"{faces['played']} of {faces['of']}{missing}"),
        ("time", f"{report['seconds']:,} s, {rate}, {processes}"),
    ]
    pairs(rows)
    say()
    _show_wins(report["wins"])
    _show_failures(report)


def _missing(game: Game, ids: list[str]) -> str:
    """Cards that nobody has played, by name; of many, only some."""
    if not ids:
        return ""
    names = {face.id: face.name for face in game.faces}
    shown = ", ".join(names[one] for one in ids[:_SHOWN_CARDS])
    more = len(ids) - _SHOWN_CARDS
    return f"; not yet: {shown}" + (f" and {more} more (--json lists them)" if more > 0 else "")


def _show_wins(wins: list[dict[str, Any]]) -> None:
    table = grid("seat", "wins", "share", "95 % interval", right=["wins", "share"])
    for row in wins:
        low, high = (100 * bound for bound in row["interval"])
        share = f"{100 * row['share']:.1f} %"
        table.add_row(row["seat"], f"{row['wins']:,}", share, f"{low:.1f} to {high:.1f} %")
    show(table)


def _show_failures(report: dict[str, Any]) -> None:
    failures = report["failures"]
    if report["checked"] and not failures:
        say("\nNo violation.", style="green")
    if failures:
        many = "1 game" if len(failures) == 1 else f"{len(failures):,} games"
        say(f"\n{many} broke a promise:", style="bold red")
    for failure in failures[:_SHOWN_FAILURES]:
        say(f"  seed {failure['seed']}: {failure['what']}")
        say(f"    again: {failure['again']}")
    if len(failures) > _SHOWN_FAILURES:
        say(f"  … and {len(failures) - _SHOWN_FAILURES:,} more")
