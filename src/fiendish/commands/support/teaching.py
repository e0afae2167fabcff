"""What the commands for lessons and puzzles share."""

from __future__ import annotations

from pathlib import Path

from fiendish.commands.support.arguments import read_bytes, spell
from fiendish.games import names
from fiendish.trouble import Trouble


def read_with_game(command: str, name: str) -> tuple[str, str, Path]:
    """The text of a file with a position, and the game that the position names."""
    path = Path(name)
    text = read_bytes(path).decode("utf-8", "replace")
    lines = (line.strip() for line in text.splitlines())
    named = [line.removeprefix("game:").strip() for line in lines if line.startswith("game:")]
    game = spell(named[0]) if named else ""
    if game not in names():
        raise Trouble(f"{command}: {path} has no position with a line `game: NAME`")
    return text, game, path
