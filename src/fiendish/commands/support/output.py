"""How the commands print: tables and colours on a terminal, plain text anywhere else."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

import msgspec

from fiendish.engine.game import LETTERS

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table as Grid
    from rich.text import Text

PLAIN_WIDTH = 4000  # a program or a pager breaks lines as it likes
_SEATS = ("seat", "reader", "active", "owner", "target", "partner", "winners")
_EMPHASIS = re.compile(r"\*\*(?P<bold>.+?)\*\*|\*(?P<italic>[^*\s][^*]*)\*|`(?P<code>[^`]+)`")


def console() -> Console:
    from rich.console import Console

    class Out(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # for whoever leads all commands, not the end of the program

    width = None if sys.stdout.isatty() else PLAIN_WIDTH
    return Out(highlight=False, markup=False, emoji=False, width=width)


def grid(*columns: str, right: Sequence[str] = (), wrap: Sequence[str] = ()) -> Grid:
    """An empty table; lines around it only where somebody looks at it."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table as Grid

    box = SIMPLE_HEAD if sys.stdout.isatty() else None
    new = Grid(box=box, header_style="bold", show_edge=False, pad_edge=False)
    for name in columns:
        new.add_column(
            name,
            justify="right" if name in right else "left",
            no_wrap=name not in wrap,
            overflow="fold",
        )
    return new


def say(line: str = "", style: str | None = None, unbroken: bool = False) -> None:
    """Print a line; one that is unbroken can be copied in one piece, however long."""
    console().print(line, style=style, soft_wrap=unbroken)


def show(what: Grid | Text) -> None:
    """Print without the blanks a table has at the end of its lines."""
    out = console()
    if out.is_terminal:
        out.print(what)
        return
    with out.capture() as capture:
        out.print(what)
    print("\n".join(line.rstrip() for line in capture.get().splitlines()))


def pairs(rows: Iterable[tuple[str, str]]) -> None:
    """Names and values, one pair a line."""
    table = grid("", "", wrap=[""])
    table.show_header = False
    for name, value in rows:
        table.add_row(name, value)
    table.columns[0].style = "bold"
    show(table)


def progress() -> AbstractContextManager[Progress | None]:
    """A bar with rate and time left, where somebody watches."""
    if not sys.stderr.isatty():
        return nullcontext()
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(f"{task.speed:,.1f} games/s" if task.speed else "")

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
        TextColumn("left"),
        console=Console(stderr=True),
        transient=True,
    )


def emphasised(text: str) -> Text:
    """Text of a ledger with its emphasis as style instead of asterisks."""
    from rich.text import Text

    new, end = Text(), 0
    for match in _EMPHASIS.finditer(text):
        new.append(text[end : match.start()])
        style = {"bold": "bold", "italic": "italic", "code": ""}[str(match.lastgroup)]
        new.append(str(match[str(match.lastgroup)]), style=style)
        end = match.end()
    new.append(text[end:])
    return new


def print_json(data: Mapping[str, Any]) -> None:
    """One object on one line, in ASCII, which no encoding can damage."""
    print(json.dumps(data, ensure_ascii=True, default=msgspec.to_builtins))


def outline(view: object, unless: msgspec.Struct | None = None) -> list[str]:
    """A view as indented lines: what is empty or of use to programs only is left out.

    With `unless`, only what is empty in that other view.
    """
    data = msgspec.to_builtins(view)
    if unless is not None:
        data = {name: value for name, value in data.items() if getattr(unless, name) in ([], "")}
    return _outline(data, "")


def _outline(data: dict[str, Any], indent: str) -> list[str]:
    lines = []
    for name, value in data.items():
        if _is_nothing(name, value):
            continue
        label = f"{indent}{name.replace('_', ' ')}:"
        if isinstance(value, dict):
            lines += [label, *_outline(value, indent + "  ")]
        elif _is_list_of_structs(value):
            lines.append(label)
            for item in value:
                lines += _item(item, indent + "  ")
        else:
            lines.append(f"{label} {_word(name, value)}")
    return lines


def _item(data: dict[str, Any], indent: str) -> list[str]:
    """An entry of a list: all that is simple in one line, the rest below."""
    below = {k: v for k, v in data.items() if isinstance(v, dict) or _is_list_of_structs(v)}
    words = [
        _named(name, value)
        for name, value in data.items()
        if name not in below and not _is_nothing(name, value)
    ]
    return [f"{indent}- {', '.join(words)}", *_outline(below, indent + "    ")]


def _is_nothing(name: str, value: object) -> bool:
    if name.endswith("handle") or (name in _SEATS and value == -1):
        return True
    return value is None or value is False or value in ("", [], {})


def _is_list_of_structs(value: object) -> bool:
    """Whether it takes lines of its own: plain cards are just named."""
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return False
    return any(set(item) != {"handle", "card"} for item in value)


def _named(name: str, value: Any) -> str:
    if name in ("card", "text"):
        return str(value)
    label = name.replace("_", " ")
    if isinstance(value, str) and " " in value:
        return f"{label}: {value}"
    return label if value is True else f"{label} {_word(name, value)}"


def _word(name: str, value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_word(name, item) for item in value)
    if isinstance(value, dict):
        return str(value["card"])
    if name in _SEATS and type(value) is int and 0 <= value < len(LETTERS):
        return LETTERS[value]
    return "yes" if value is True else str(value)
