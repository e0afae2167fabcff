"""Where a game lies on the disk between two sittings. Nothing that lies there is ever lost."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

import fiendish
from fiendish.engine.table import Table
from fiendish.home import home
from fiendish.trouble import Trouble


def usual_place(game: str) -> Path:
    """Where a game is kept if nobody says."""
    return home() / f"{game}.save"


def unfinished() -> list[tuple[Path, Table]]:
    """The games in the usual folder that have not ended, the last one played first."""
    found = []
    for path in sorted(home().glob("*.save"), key=lambda path: -path.stat().st_mtime):
        with contextlib.suppress(Trouble):
            table = read(path)
            if not table.over:
                found.append((path, table))
    return found


def read(path: Path) -> Table:
    """The game in that file, at the moment when it was saved."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Trouble(f"cannot read {path}: {error.strerror}") from None
    try:
        return fiendish.load(data)
    except fiendish.BadSave as error:
        raise Trouble(f"cannot continue {path}: {error}") from None


class GameFile:
    """The file of one game. An older game in the same place is moved aside, never overwritten."""

    def __init__(self, path: Path, ours: bool) -> None:
        self.path = path
        self._ours = ours  # whether what lies there is an earlier moment of this very game
        self.moved = ""  # where an older game went
        self.last = path if ours else None  # where the last good moment of this game lies
        self._rescued: Path | None = None  # where it goes when its own place cannot be written
        self._check()

    def _check(self) -> None:
        """Find out now, not at the end of a long game, whether it can be saved."""
        if self.path.is_dir():
            raise Trouble(f"cannot save to {self.path}: it is a folder")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self.path.parent):
                pass
        except OSError as error:
            raise Trouble(f"cannot save to {self.path}: {error.strerror}") from None

    def write(self, table: Table) -> None:
        """Save the game: the file holds the old or the new moment, never half of one."""
        data = table.save()
        try:
            self._keep_older()
            _replace(self.path, data)
        except OSError as error:
            words = self._rescue(data)
            raise Trouble(f"cannot save to {self.path}: {error.strerror}{words}") from None
        self._ours = True
        self.last = self.path

    def older(self) -> Table | None:
        """A game that has not ended and lies where this one is going to be kept."""
        if self._ours or not self.path.exists():
            return None
        try:
            table = read(self.path)
        except Trouble:
            return None
        return None if table.over else table

    def aside(self) -> Path:
        """Where an older game goes."""
        number = 1
        while (
            place := self.path.with_name(f"{self.path.stem}-{number}{self.path.suffix}")
        ).exists():
            number += 1
        return place

    def _keep_older(self) -> None:
        if self._ours or not self.path.exists():
            return
        aside = self.aside()
        self.path.rename(aside)
        self.moved = str(aside)
        self._ours = True

    def _rescue(self, data: bytes) -> str:
        """Put the game where there is room for it, always in the same place, and say where."""
        try:
            if self._rescued is None:
                self._rescued = _new_file(data)
            else:
                _replace(self._rescued, data)
        except OSError:
            return f"; an earlier moment is in {self._rescued}" if self._rescued else ""
        self.last = self._rescued
        return f"; it is in {self._rescued} instead"


def _replace(path: Path, data: bytes) -> None:
    new = _new_file(data, folder=path.parent, prefix=f".{path.name}.", suffix="")
    try:
        os.replace(new, path)
    except BaseException:
        with contextlib.suppress(OSError):
            new.unlink()
        raise


def _new_file(
    data: bytes, folder: Path | None = None, prefix: str = "fiendish-", suffix: str = ".save"
) -> Path:
    """A file of its own with the data, safely on the disk; nothing is left if that fails."""
    handle, name = tempfile.mkstemp(dir=folder, prefix=prefix, suffix=suffix)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    return Path(name)
