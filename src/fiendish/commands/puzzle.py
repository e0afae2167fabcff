"""`fiendish puzzle`: solve puzzles, prove those that one writes, find new ones in games of bots."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from fiendish.commands.support.arguments import Parser, add_json, add_packs, spell, whole
from fiendish.commands.support.output import grid, print_json, progress, say, show
from fiendish.commands.support.simulation import MOST_JOBS, in_processes, interruptible
from fiendish.commands.support.teaching import read_with_game
from fiendish.games import names
from fiendish.lab.running import processors
from fiendish.puzzles import BadPuzzle, Puzzle, all_puzzles, find, puzzle_of_day, puzzles_of, read
from fiendish.puzzles.mining import mine
from fiendish.puzzles.proof import prove
from fiendish.trouble import Trouble

WHAT = ("list", "play", "check", "find")
INTERRUPTED = 130


def arguments(parser: Parser, words: Sequence[str]) -> None:
    parser.add_argument(
        "what", metavar="|".join(WHAT), help="list puzzles, play one, prove some, find new ones"
    )
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help="a game to list or to search; a puzzle to play, else that of the day; files to prove",
    )
    parser.add_argument(
        "--games", type=whole(1, 10**6), default=100, metavar="N", help="to find in so many (100)"
    )
    parser.add_argument(
        "--seed", type=whole(), default=0, metavar="S", help="of the first game (0)"
    )
    parser.add_argument("--out", metavar="DIR", help="where what is found is written (puzzles)")
    parser.add_argument(
        "--jobs", type=whole(1, MOST_JOBS), metavar="J", help="processes (one per processor)"
    )
    add_packs(parser, words)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    doing = {"list": _list, "play": _play, "check": _check, "find": _find}
    if args.what not in doing:
        raise Trouble(f"puzzle: there is no {args.what!r}; there is: {', '.join(WHAT)}")
    return doing[args.what](args)


def _game(name: str) -> str:
    game = spell(name)
    if game not in names():
        raise Trouble(f"puzzle: there is no game {name!r}; there is: {', '.join(names())}")
    return game


def _list(args: argparse.Namespace) -> int:
    wanted = [_game(name) for name in args.names] or names()
    puzzles = [puzzle for game in wanted for puzzle in puzzles_of(game)]
    if args.json:
        print_json({"puzzles": [_as_data(puzzle) for puzzle in puzzles]})
        return 0
    table = grid("puzzle", "level", "", wrap=["", ""])
    for puzzle in puzzles:
        table.add_row(puzzle.id, puzzle.level, puzzle.aim.replace("*", ""))
    show(table)
    return 0


def _as_data(puzzle: Puzzle) -> dict[str, object]:
    return {
        "puzzle": puzzle.id,
        "game": puzzle.game,
        "title": puzzle.title,
        "aim": puzzle.aim,
        "level": puzzle.level,
        "of_the_day": puzzle is puzzle_of_day(),
    }


def _play(args: argparse.Namespace) -> int:
    from fiendish.terminal.puzzle import play

    if len(args.names) > 1:
        raise Trouble("puzzle: play needs the name of one puzzle, or none for that of the day")
    try:
        puzzle = find(spell(args.names[0])) if args.names else puzzle_of_day()
    except LookupError as error:
        raise Trouble(f"puzzle: {error.args[0]}") from None
    if words := play(puzzle):
        print(words)
    return 0


# -- proving -------------------------------------------------------------------------------------


def _check(args: argparse.Namespace) -> int:
    """All of ours, or those in files: whether each holds."""
    found: list[dict[str, Any]] = []
    for puzzle in _to_check(args.names):
        began = perf_counter()
        try:
            if isinstance(puzzle, BadPuzzle):
                raise puzzle
            proof = prove(puzzle)
        except BadPuzzle as error:
            found.append({"puzzle": str(error).split(":")[0], "holds": False, "reason": str(error)})
            words = str(error)
        else:
            about = {**proof._asdict(), "seconds": round(perf_counter() - began, 3)}
            found.append({"puzzle": puzzle.id, "holds": True, **about})
            words = (
                f"{puzzle.id}: {proof.answers} answers, {proof.first} of {proof.options} first "
                f"moves, {proof.moments} moments"
            )
        if not args.json:
            say(f"{'ok' if found[-1]['holds'] else 'failed':6}  {words}")
    if args.json:
        print_json({"puzzles": found})
    return 0 if all(one["holds"] for one in found) else 1


def _to_check(files: Sequence[str]) -> Iterator[Puzzle | BadPuzzle]:
    if not files:
        yield from all_puzzles().values()
    for name in files:
        text, game, path = read_with_game("puzzle", name)
        try:
            yield read(text, game, path.stem)
        except BadPuzzle as error:
            yield error


# -- finding -------------------------------------------------------------------------------------


def _find(args: argparse.Namespace) -> int:
    """Search the turns of games between bots, and write what is found."""
    if len(args.names) != 1:
        raise Trouble("puzzle: find needs the name of one game")
    game, out = _game(args.names[0]), Path(args.out or "puzzles")
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"puzzle: cannot write to {out}: {error.strerror}") from None
    seeds = range(args.seed, args.seed + args.games)
    jobs = min(args.jobs or processors(), MOST_JOBS, args.games)
    began, written, played = perf_counter(), [], 0
    with interruptible() as interrupted, progress() as bar:
        task = bar.add_task("searching", total=len(seeds)) if bar else None
        for found in _mined(game, seeds, jobs, interrupted):
            played += found is not None
            for number, (seed, text, aim, level) in enumerate(found or []):
                path = out / f"game_{seed}_{number}.toml"
                path.write_text(text, "utf-8")
                written.append({"file": str(path), "aim": aim, "level": level})
                if not args.json and not bar:
                    say(f"{path}  {level}: {aim.replace('*', '')}")
            if bar and task is not None:
                bar.update(task, completed=played)
        stopped = interrupted()
    seconds = perf_counter() - began
    if args.json:
        about = {"game": game, "games": played, "seconds": round(seconds, 1), "stopped": stopped}
        print_json({**about, "puzzles": written})
    else:
        say(f"{len(written)} puzzles in {played} games, {seconds:.0f} s, in {out}")
    return INTERRUPTED if stopped else 0


def _of_game(game: str, seed: int) -> list[tuple[int, str, str, str]]:
    return [(seed, one.text, one.puzzle.aim, one.puzzle.level) for one in mine(game, seed)]


def _mined(
    game: str, seeds: range, jobs: int, interrupted: Callable[[], bool]
) -> Iterator[list[tuple[int, str, str, str]] | None]:
    """What each game has, as it is found, until told to stop; None now and then as a sign of life."""
    if jobs > 1:
        yield from in_processes(partial(_of_game, game), iter(seeds), jobs, interrupted)
        return
    for seed in seeds:
        if interrupted():
            return
        yield _of_game(game, seed)
