"""The games, found by their folders.

A folder with an `about.toml` is a game. Its package has the rules, as `GAME`; its `outside` has all
that people see of it: words, boards, pictures.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec

from fiendish.engine.game import Game

FOLDER = Path(__file__).parent
"""Where all games lie."""

_of_packs: dict[str, list[Path]] = {}


class Goals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast the game should be: per second, or in microseconds. See `fiendish bench`."""

    decisions: int | None = None  # per second in random play
    copy_at_rest: int | None = None  # microseconds
    copy_within: int | None = None
    sample: int | None = None
    search: int | None = None  # iterations per second, cut after 30 decisions
    two_processes: float = 1.8

    @property
    def sample_within(self) -> int | None:
        """A world in mid-effect may take longer by as much as a copy there."""
        if self.sample is None or self.copy_within is None or self.copy_at_rest is None:
            return None
        return self.sample + self.copy_within - self.copy_at_rest


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of a game before anybody plays it: the contents of its `about.toml`."""

    title: str
    about: str  # in a few words
    order: int  # in lists of games
    minutes: int = 0  # that a game takes; 0 if nobody knows
    weight: int = 0  # 1 light, 2 medium, 3 heavy; 0 if nobody has said
    goals: Goals = Goals()


class UnknownGame(LookupError, ValueError):
    """A game that is not here; the message lists those that are."""

    def __str__(self) -> str:
        return str(self.args[0])


@cache
def about(game: str) -> About:
    """What is said of that game."""
    text = (FOLDER / game / "about.toml").read_bytes()
    return msgspec.toml.decode(text, type=About)


@cache
def _found() -> tuple[str, ...]:
    ids = [path.parent.name for path in FOLDER.glob("*/about.toml")]
    return tuple(sorted(ids, key=lambda game: (about(game).order, game)))


def names() -> list[str]:
    return [*_found()]


def find(name: str) -> Game:
    """The game of that name; hyphens are as good as underscores."""
    key = _known(str(name).replace("-", "_").lower(), name)
    game = import_module(f"{__name__}.{key}").GAME
    assert isinstance(game, Game)
    return game


def outside(game: str, part: str) -> ModuleType:
    """A part of what people see of a game, such as its `text`."""
    return import_module(f"{__name__}.{_known(game)}.outside.{part}")


def folder(game: str) -> Path:
    """Where all of a game lies."""
    return FOLDER / _known(game)


def folders(game: str) -> list[Path]:
    """Where lessons, guides and puzzles of a game lie: its own folder, then those of loaded packs."""
    return [folder(game), *_of_packs.get(game, [])]


def add_folder(game: str, folder: Path) -> None:
    """A pack for that game has been loaded from there."""
    _of_packs.setdefault(game, []).append(folder)


def _known(game: str, written: object = None) -> str:
    """That id, if there is such a game: no other word becomes a path or the name of a module."""
    if game not in _found():
        name = game if written is None else written
        raise UnknownGame(f"there is no game {name!r}; there is: {', '.join(_found())}")
    return game
