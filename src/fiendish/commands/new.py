"""`fiendish new`: begin something of one's own."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from fiendish.commands.support.arguments import Parser, reason, spell
from fiendish.commands.support.output import say
from fiendish.packs import BadPack
from fiendish.packs.skeleton import with_skeleton, write_skeleton
from fiendish.spelling import command
from fiendish.trouble import Trouble


def arguments(parser: Parser, words: Sequence[str]) -> None:
    parser.add_argument("what", metavar="pack", help="what to begin: a pack of cards")
    parser.add_argument("name", metavar="NAME", help="its id and the name of its folder")
    parser.add_argument(
        "--game", required=True, metavar="GAME", help=f"one of: {', '.join(with_skeleton())}"
    )
    parser.add_argument(
        "--in", dest="place", type=Path, default=Path(), metavar="DIR", help="where (here)"
    )


def run(args: argparse.Namespace) -> int:
    if args.what != "pack":
        raise Trouble(f"new: there is no {args.what!r} to begin; there is: pack")
    try:
        folder = write_skeleton(args.name, spell(args.game), args.place)
    except BadPack as error:
        raise Trouble(f"new: {error}") from None
    except OSError as error:
        raise Trouble(f"new: cannot write to {args.place}: {reason(error)}") from None
    say(f"{folder} is a pack that can be played. Next:", unbroken=True)
    for words in ("pack check", f"play {spell(args.game)} --pack"):
        say(f"  {command()} {words} {folder}", unbroken=True)
    return 0
