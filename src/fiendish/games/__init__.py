"""The games. Each package has one door: its `GAME`."""

from __future__ import annotations

from importlib import import_module

from fiendish.engine.game import Game

_DOORS = {
    "supervillain": "fiendish.games.supervillain",
    "smash_up": "fiendish.games.smash_up",
    "marvel_villainous": "fiendish.games.marvel_villainous",
    "master_of_the_galaxy": "fiendish.games.master_of_the_galaxy",
    "star_wars_villainous": "fiendish.games.star_wars_villainous",
}


class UnknownGame(LookupError, ValueError):
    """A game that is not here; the message lists those that are."""

    def __str__(self) -> str:
        return str(self.args[0])


def names() -> list[str]:
    return list(_DOORS)


def find(name: str) -> Game:
    """The game of that name; hyphens are as good as underscores."""
    key = str(name).replace("-", "_").lower()
    if key not in _DOORS:
        raise UnknownGame(f"there is no game {name!r}; there is: {', '.join(_DOORS)}")
    game = import_module(_DOORS[key]).GAME
    assert isinstance(game, Game)
    return game
