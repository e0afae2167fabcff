"""The command line: finds the command, reads its arguments, hands over."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

import fiendish
from fiendish.commands import COMMANDS
from fiendish.commands.arguments import Parser, Trouble, did_you_mean, spell
from fiendish.games import names

USAGE, INTERRUPTED, NO_READER = 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0 only if what was asked holds."""
    _write_whatever_the_terminal_can_show()
    try:
        status = _dispatch([*(sys.argv[1:] if argv is None else argv)])
        sys.stdout.flush()
    except Trouble as trouble:
        print(f"fiendish: {' '.join(str(trouble).split())}", file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        print("fiendish: stopped", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output (head, less) has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO_READER
    return status


def _dispatch(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        print(_overview())
        return 0
    if words[0] in ("-V", "--version"):
        print(f"fiendish {fiendish.__version__}")
        return 0
    name, rest = words[0], words[1:]
    if name not in COMMANDS:
        raise Trouble(_no_such_command(name))
    command = import_module(f"fiendish.commands.{name}")
    parser = Parser(name, COMMANDS[name])
    command.arguments(parser, rest)
    status: int = command.run(parser.read(rest))
    return status


def _overview() -> str:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:{width}}  {text}" for name, text in COMMANDS.items()]
    return "\n".join(
        [
            "usage: fiendish COMMAND [options]",
            "",
            "Games of villains and galactic conquest, played by the book.",
            "",
            *lines,
            "",
            "fiendish COMMAND --help says more about a command; fiendish --version the version.",
            f"Games: {', '.join(names())}.",
        ]
    )


def _no_such_command(name: str) -> str:
    game = spell(name)
    if game in names():
        return f"{name} is a game, not a command; try: fiendish play {game}"
    if name.startswith("-"):
        return f"there is no option {name}; allowed before a command: --help, --version"
    hint = did_you_mean(name, COMMANDS) or did_you_mean(game, names(), "fiendish play ")
    return f"there is no command {name!r}{hint}; there is: {', '.join(COMMANDS)}"


def _write_whatever_the_terminal_can_show() -> None:
    """A terminal that lacks a character gets a question mark instead of a crash."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
