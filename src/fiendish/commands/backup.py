"""`fiendish backup`: a copy of a server's database, also while the server runs."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from fiendish.commands.support.arguments import Parser, add_data
from fiendish.commands.support.output import say
from fiendish.home import home
from fiendish.trouble import Trouble


def arguments(parser: Parser, words: Sequence[str]) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="where to copy it to")
    add_data(parser)
    parser.add_argument("--force", action="store_true", help="overwrite a file that is there")


def run(args: argparse.Namespace) -> int:
    from fiendish.server.backup import NoBackup, back_up

    try:
        tables = back_up(args.data or home() / "server", args.file, args.force)
    except NoBackup as error:
        raise Trouble(f"backup: {error}") from None
    say(f"{args.file} has {tables} table{'' if tables == 1 else 's'}, and was found whole.")
    return 0
