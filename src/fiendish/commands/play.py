"""`fiendish play`: play in the terminal."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import fiendish
from fiendish import bots
from fiendish.commands.support.arguments import (
    BOTS,
    Parser,
    add_game,
    add_packs,
    check_bot,
    check_seat,
    find_game,
    game_of,
    given_settings,
    read_bytes,
    seat,
    setting_word,
    settle,
    whole,
)
from fiendish.commands.support.output import say
from fiendish.engine.save import BadSave
from fiendish.engine.table import Table
from fiendish.home import home
from fiendish.spelling import command
from fiendish.terminal.play import PlayOptions
from fiendish.terminal.play import run as play
from fiendish.terminal.store import unfinished, usual_place
from fiendish.trouble import Trouble

_LAST = Path()


def arguments(parser: Parser, words: Sequence[str]) -> None:
    add_packs(parser, words)
    add_game(parser, words, settings=True)
    parser.add_argument("--seats", type=whole(), metavar="N", help="players at the table (2)")
    parser.add_argument("--bots", default=bots.USUAL, help=f"who plays the others: {BOTS} (normal)")
    parser.add_argument("--seat", type=seat, default=0, help="where you sit: A, B, … (A)")
    parser.add_argument("--hotseat", action="store_true", help="people on all seats, one screen")
    parser.add_argument("--seed", type=whole(), metavar="S", help="the same seed, the same cards")
    parser.add_argument("--plain", action="store_true", help="line by line, no full screen")
    parser.add_argument(
        "--resume",
        type=Path,
        nargs="?",
        const=_LAST,
        metavar="FILE",
        help="go on with a saved game: the last one of GAME; without GAME, list them",
    )
    place = str(home()).replace("%", "%%")
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help=f"where the game is kept (GAME.save in {place})"
    )


def run(args: argparse.Namespace) -> int:
    if args.resume == _LAST and args.game is None:
        return _list()
    if args.resume is not None:
        return _resume(args)
    game = game_of(args)
    seats = game.seats[0] if args.seats is None else args.seats
    settings = settle(game, seats, args)
    check_seat(args.seat, seats, "--seat")
    return start(
        PlayOptions(
            game=game.id,
            seats=seats,
            bots=args.bots,
            seat=args.seat,
            hotseat=args.hotseat,
            seed=args.seed,
            settings=settings,
            plain=args.plain,
            save=args.save,
        )
    )


def _list() -> int:
    """What can be gone on with, and how."""
    games = unfinished()
    if not games:
        say(f"There is no unfinished game in {home()}.", unbroken=True)
        return 1
    for path, table in games:
        last = datetime.fromtimestamp(path.stat().st_mtime)
        say(
            f"{table.game.title}, {table.state.seats} players, turn {table.state.turn}, "
            f"last played {last:%Y-%m-%d %H:%M}",
            style="bold",
            unbroken=True,
        )
        usual = path == usual_place(table.game.id)
        words = ["play", table.game.id, "--resume", *([] if usual else [str(path)])]
        say(f"  {command()} {shlex.join(words)}", unbroken=True)
    return 0


def _resume(args: argparse.Namespace) -> int:
    """Go on with a saved game; it knows its own game, seats and settings."""
    path = usual_place(game_of(args).id) if args.resume == _LAST else args.resume
    try:
        table = fiendish.load(read_bytes(path))
    except BadSave as error:
        raise Trouble(f"cannot continue {path}: {error}") from None
    if args.game is not None and find_game(args.game) is not table.game:
        raise Trouble(f"{path} is a game of {table.game.id}, not of {args.game}")
    if args.seats not in (None, table.state.seats):
        raise Trouble(f"{path} has {table.state.seats} seats, not {args.seats}")
    _check_settings(args, table, path)
    check_seat(args.seat, table.state.seats, "--seat")
    return start(
        PlayOptions(
            game=table.game.id,
            seats=table.state.seats,
            bots=args.bots,
            seat=args.seat,
            hotseat=args.hotseat,
            settings=table.settings,
            plain=args.plain,
            resume=path,
            save=args.save,
        )
    )


def _check_settings(args: argparse.Namespace, table: Table, path: Path) -> None:
    """Refuse whatever a saved game cannot become any more."""
    if args.seed is not None:
        raise Trouble(f"--seed is for a new game; {path} has its cards already")
    given = given_settings(args)
    for setting in table.game.settings:
        wanted, has = given.get(setting.name), table.settings[setting.name]
        if wanted not in (None, has):
            words = [setting_word(setting, value) for value in (has, wanted)]
            flag = "--" + setting.name.replace("_", "-")
            raise Trouble(f"{path} has {flag} {words[0]}, not {words[1]}")


def start(options: PlayOptions) -> int:
    """Sit down at the terminal's table."""
    check_bot(options.bots)
    return play(options)
