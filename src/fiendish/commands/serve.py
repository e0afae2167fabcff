"""`fiendish serve`: the web table, once it is there."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from fiendish.commands.arguments import Parser
from fiendish.commands.output import say


def arguments(parser: Parser, words: Sequence[str]) -> None:
    """It takes nothing yet."""


def run(args: argparse.Namespace) -> int:
    say("The web table is coming. Until then you can play in the terminal:")
    say("  fiendish play supervillain", style="bold")
    return 0
