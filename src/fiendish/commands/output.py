"""How the commands print: tables and colours on a terminal, plain text anywhere else."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table as Grid
    from rich.text import Text

PLAIN_WIDTH = 160
_EMPHASIS = re.compile(r"\*\*(?P<bold>.+?)\*\*|\*(?P<italic>[^*\s][^*]*)\*|`(?P<code>[^`]+)`")


def console() -> Console:
    from rich.console import Console

    width = None if sys.stdout.isatty() else PLAIN_WIDTH
    return Console(highlight=False, markup=False, emoji=False, width=width)


def grid(*columns: str, right: Sequence[str] = (), wrap: Sequence[str] = ()) -> Grid:
    """An empty table; lines around it only where somebody looks at it."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table as Grid

    box = SIMPLE_HEAD if sys.stdout.isatty() else None
    new = Grid(box=box, header_style="bold", show_edge=False, pad_edge=False)
    for name in columns:
        justify = "right" if name in right else "left"
        new.add_column(name, justify=justify, no_wrap=name not in wrap)  # type: ignore[arg-type]
    return new


def say(line: str = "", style: str | None = None) -> None:
    console().print(line, style=style)


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
    """One object on one line."""
    print(json.dumps(data, ensure_ascii=False, default=msgspec.to_builtins))


def outline(view: msgspec.Struct) -> list[str]:
    """A view as indented lines: what is empty or of use to programs only is left out."""
    return _outline(msgspec.to_builtins(view), "")


def _outline(data: dict[str, Any], indent: str) -> list[str]:
    lines = []
    for name, value in data.items():
        if name.endswith("handle") or value in (None, "", [], {}, False):
            continue
        label = f"{indent}{name.replace('_', ' ')}:"
        if isinstance(value, dict):
            lines += [label, *_outline(value, indent + "  ")]
        elif isinstance(value, list) and isinstance(value[0], dict):
            lines.append(label)
            for item in value:
                lines += _item(item, indent + "  ")
        else:
            lines.append(f"{label} {_word(value)}")
    return lines


def _item(data: dict[str, Any], indent: str) -> list[str]:
    """An entry of a list: all that is simple in one line, the rest below."""
    simple = {key: value for key, value in data.items() if not isinstance(value, list | dict)}
    nested = {key: value for key, value in data.items() if key not in simple}
    for key, value in list(nested.items()):  # a short list of plain cards fits in the line
        if isinstance(value, list) and value and all(_is_card(item) for item in value):
            simple[key] = [item["card"] for item in value]
            del nested[key]
    words = [text for key, value in simple.items() if (text := _named(key, value))]
    return [f"{indent}- {', '.join(words)}", *_outline(nested, indent + "    ")]


def _is_card(item: object) -> bool:
    return isinstance(item, dict) and set(item) == {"handle", "card"}


def _named(key: str, value: Any) -> str:
    if key.endswith("handle") or value in (None, "", False, [], -1):
        return ""
    name = key.replace("_", " ")
    if key in ("card", "text"):
        return str(value)
    return name if value is True else f"{name} {_word(value)}"


def _word(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_word, value))
    return "yes" if value is True else str(value)
