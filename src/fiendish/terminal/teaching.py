"""What lessons and puzzles share in the terminal: a sitting at a table that is kept as a way, not a game."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

from fiendish.bots import Bot, Seat
from fiendish.engine.table import Table
from fiendish.home import home
from fiendish.terminal.session import Session
from fiendish.terminal.store import GameFile


class _Others:
    """They answer as lesson or puzzle say, and are never asked here."""

    def choose(self, seat: Seat) -> int:
        raise AssertionError("lesson or puzzle answer for the others")


class Sitting(Session):
    """The learner's place at a table. There is no game to save."""

    def __init__(self, table: Table, names: Sequence[str]) -> None:
        others = {seat: _Others() for seat in range(1, table.state.seats)}
        store = GameFile(home() / "lesson.save", True)
        super().__init__(table, dict[int, Bot](others), names, store)

    def index_at(self, place: int) -> int:
        """The option of the question at a place of the screen; -1 if there is none."""
        shown = self._shown()
        return shown[place][0] if place in range(len(shown)) else -1


def read_kept(path: Path) -> str:
    """What is kept of somebody's progress; nothing if there is nothing that can be read."""
    try:
        return path.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def keep_text(path: Path, text: str) -> None:
    """Keep somebody's progress, if that is possible; else it begins anew the next time."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text + "\n", "utf-8")


def unmarked(text: str) -> str:
    """A text without the marks around its names."""
    return text.replace("*", "")
