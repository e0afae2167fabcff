"""`fiendish position`: look at a position file, check it, play on from it."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from fiendish import bots, prose
from fiendish.commands.support.arguments import (
    BOTS,
    Parser,
    add_json,
    add_packs,
    read_bytes,
    whole,
)
from fiendish.commands.support.output import grid, print_json, say, show
from fiendish.engine.game import LETTERS
from fiendish.engine.table import Table
from fiendish.terminal.lines import say_pane
from fiendish.trouble import Trouble


def arguments(parser: Parser, words: Sequence[str]) -> None:
    add_packs(parser, words)
    parser.add_argument("file", type=Path, metavar="FILE", help="a position file")
    parser.add_argument("--check", action="store_true", help="only say whether it is possible")
    parser.add_argument(
        "--seed",
        type=whole(),
        default=0,
        metavar="S",
        help="draws what the position leaves open (0)",
    )
    parser.add_argument("--play", action="store_true", help="play on from here in the terminal")
    parser.add_argument(
        "--bots", default=bots.USUAL, help=f"who plays the other seats: {BOTS} (normal)"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.check and args.play:
        raise Trouble("--check and --play exclude each other: look or play")
    text = _text(args.file)
    from fiendish import BadPosition, Position

    try:
        table = Position.parse(text).table(seed=args.seed)
    except BadPosition as error:
        if not args.check:
            raise Trouble(f"{args.file}: {error}") from None
        return _refuse(args, error.line, error.reason)
    if args.play:
        return _play(table, args.bots)
    if args.json:
        print_json(_as_data(table))
    elif args.check:
        say(f"{args.file} is a possible position of {table.game.title}")
    else:
        _show(table)
    return 0


def _text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Trouble(f"{path} is not a text file") from None


def _refuse(args: argparse.Namespace, line: int, reason: str) -> int:
    if args.json:
        print_json({"possible": False, "line": line, "reason": reason})
    else:
        where = f"line {line}: " if line else ""
        say(f"{args.file} is not possible: {where}{reason}")
    return 1


def _show(table: Table) -> None:
    """The table in words, as whoever is asked sees it, and the options as `play` shows them."""
    question = table.question
    board = prose.find(table.game.id)
    names = [f"Player {letter}" for letter in LETTERS[: table.state.seats]]
    view = table.view(question.seat if question else None)
    for pane in board.areas(view, names, prose.FULL).panes:
        say_pane(pane)
    say()
    if question is None:
        say("The game is over.", style="bold")
        return
    say(f"{LETTERS[question.seat]}: {question.text} [{question.rule}]", style="bold")
    options = grid("", "option", right=[""], wrap=["option"])
    options.show_header = False
    described = [question.describe(index) for index in range(len(question.options))]
    for number, index in enumerate(prose.order_for_show(described), 1):
        options.add_row(str(number), described[index].text)
    show(options)


def _as_data(table: Table) -> dict[str, object]:
    question = table.question
    return {
        "possible": True,
        "game": table.game.id,
        "seats": table.state.seats,
        "settings": table.settings,
        "view": msgspec.to_builtins(table.view(question.seat if question else None)),
        "digest": table.digest(),
    }


def _play(table: Table, others: str) -> int:
    """Play on: the table is saved, and the saved game resumed."""
    from fiendish.commands.play import start
    from fiendish.terminal.play import PlayOptions
    from fiendish.terminal.store import usual_place

    question = table.question
    if question is None:
        raise Trouble("the game is over in this position")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "position.save"
        path.write_bytes(table.save())
        return start(
            PlayOptions(
                game=table.game.id,
                seats=table.state.seats,
                bots=others,
                seat=question.seat,
                settings=table.settings,
                resume=path,
                save=usual_place(table.game.id),
            )
        )
