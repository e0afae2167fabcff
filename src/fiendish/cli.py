"""The command line: finds the command, reads its arguments, hands over."""

from __future__ import annotations

import errno
import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

import fiendish
from fiendish.commands import COMMANDS
from fiendish.commands.support.arguments import (
    Parser,
    nearest,
    spell,
)
from fiendish.games import names
from fiendish.spelling import command, is_checkout
from fiendish.trouble import Trouble

USAGE, INTERRUPTED, NO_READER = 2, 130, 141
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0 only if what was asked holds."""
    _do_without_closed_streams()
    _write_whatever_the_terminal_can_show()
    try:
        _take_interrupts()
        status = _dispatch([*(sys.argv[1:] if argv is None else argv)])
        sys.stdout.flush()
    except Trouble as trouble:
        print(f"fiendish: {' '.join(str(trouble).split())}", file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        print("fiendish: stopped", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output (head, less) has seen enough
        _give_up_output()
        return NO_READER
    except OSError as error:
        if error.errno not in NO_ROOM:
            raise
        _give_up_output()
        print(f"fiendish: cannot write: {os.strerror(error.errno).lower()}", file=sys.stderr)
        return USAGE
    return status


def _take_interrupts() -> None:
    """From now on Ctrl-C stops; the launcher has held it back while all this was loaded."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def _give_up_output() -> None:
    """What is still to be written goes nowhere, so that nobody tries again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _do_without_closed_streams() -> None:
    """Who closes standard output or error wants to read nothing there; all else is done."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115


def _dispatch(words: list[str]) -> int:
    if words[:1] == ["help"] and len(words) > 1:
        words = [words[1], "--help"]
    if not words or words[0] in ("-h", "--help", "help"):
        print(_overview())
        return 0
    if words[0] in ("-V", "--version"):
        print(f"fiendish {fiendish.__version__}")
        return 0
    name, given = words[0], words[1:]
    if name not in COMMANDS:
        raise Trouble(_no_such_command(name))
    module = import_module(f"fiendish.commands.{name}")
    parser = Parser(name, COMMANDS[name])
    module.arguments(parser, given)
    status: int = module.run(parser.read(given))
    return status


def _overview() -> str:
    width = max(map(len, COMMANDS))
    shown = COMMANDS | ({"test": "run the tests of this source checkout"} if is_checkout() else {})
    lines = [f"  {name:{width}}  {text}" for name, text in shown.items()]
    return "\n".join(
        [
            f"usage: {command()} COMMAND [options]",
            "",
            "Games of villains and galactic conquest, played by the book.",
            "",
            *lines,
            "",
            f"{command()} help COMMAND says more about a command; {command()} --version the version.",
            f"Games: {', '.join(names())}.",
        ]
    )


def _no_such_command(name: str) -> str:
    game = spell(name)
    if game in names():
        return f"{name} is a game, not a command; try: {command()} play {game}"
    if name.startswith("-"):
        return f"there is no option {name}; allowed before a command: --help, --version"
    near = nearest(game, [*COMMANDS, *names()])
    what = f"{command()} play {near}" if near in names() else near
    hint = f" (did you mean {what}?)" if near else ""
    return f"there is no command {name!r}{hint}; there is: {', '.join(COMMANDS)}"


def _write_whatever_the_terminal_can_show() -> None:
    """A terminal that lacks a character gets a question mark instead of a crash."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


if __name__ == "__main__":
    sys.exit(main())
