"""`fiendish verify`: whether a game from a server was dealt and played as it says."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import msgspec

from fiendish.commands.support.arguments import (
    Parser,
    add_json,
    add_packs,
    read_bytes,
)
from fiendish.commands.support.output import print_json, say
from fiendish.engine.game import LETTERS
from fiendish.trouble import Trouble


def arguments(parser: Parser, words: Sequence[str]) -> None:
    add_packs(parser, words)
    parser.add_argument("file", type=Path, metavar="FILE", help="a finished game, as exported")
    parser.add_argument(
        "--commitment", default="", metavar="HEX", help="what was shown when the game began"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from fiendish.server import dice_commitment

    try:
        exported = dice_commitment.read(read_bytes(args.file))
    except dice_commitment.BadExport as error:
        raise Trouble(f"{args.file}: {error}") from None
    wrong = dice_commitment.check(exported, args.commitment)
    if args.json:
        print_json(
            {
                "holds": not wrong,
                "wrong": wrong,
                "game": exported.game,
                "commitment": exported.commitment,
                "entries": len(exported.record),
                "result": msgspec.to_builtins(exported.result),
            }
        )
        return 1 if wrong else 0
    for sentence in wrong:
        say(f"Does not hold: {sentence}.", style="bold")
    if not wrong:
        winners = " and ".join(LETTERS[seat] for seat in exported.result.winners) or "Nobody"
        say(f"All holds: {len(exported.record)} entries, {winners} won.", style="bold")
        say(f"The seed fits the commitment {exported.commitment}.", unbroken=True)
    return 1 if wrong else 0
