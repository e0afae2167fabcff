"""The lists by which states call faces, factions, Villains and steps.

`python -m tests.games.numbers GAME` adds to the lists in the game's `numbers.py` what has come since the
last release. Until then it has a number that depends on the order of definition.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

from fiendish.engine.numbering import Numbering
from fiendish.games import find


def numberings(game: str) -> dict[str, Numbering]:
    """All lists of a game, by the names they have in its `numbers.py`."""
    find(game)  # defines all that has a number
    module = import_module(f"fiendish.games.{game}.numbers")
    return {name: one for name, one in vars(module).items() if isinstance(one, Numbering)}


def with_lines(source: str, name: str, ids: list[str]) -> str:
    """A `numbers.py` with these ids at the end of the list of that name."""
    end = re.search(rf'^{name} = Numbering\(\n    \d+,\n    """\n(?:    [^\s"]+\n)*', source, re.M)
    if end is None:
        raise ValueError(f"there is no list {name}, one id to a line")
    return source[: end.end()] + "".join(f"    {id}\n" for id in ids) + source[end.end() :]


def write(game: str) -> None:
    """List what is not listed yet."""
    path = Path(str(import_module(f"fiendish.games.{game}.numbers").__file__))
    source = path.read_text(encoding="utf-8")
    for name, numbering in numberings(game).items():
        source = with_lines(source, name, numbering.unlisted())
        print(f"{game} {name}: {', '.join(numbering.unlisted()) or 'nothing new'}")
    path.write_text(source, encoding="utf-8")


if __name__ == "__main__":
    for chosen in sys.argv[1:]:
        write(chosen)
