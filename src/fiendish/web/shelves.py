"""On which shelves of a game's list of cards those of a side stand."""

from __future__ import annotations

from functools import cache

from fiendish import prose
from fiendish.games import find


@cache
def _shelves(game: str) -> list[str]:
    """All shelves, in the order of the game's cards."""
    board = prose.find(game)
    return [*dict.fromkeys(board.shelf(face.id) for face in find(game).faces)]


def shelves_of(game: str, name: str) -> list[str]:
    """The shelves that hold the cards of a side: those with its name."""
    return [shelf for shelf in _shelves(game) if shelf == name or shelf.endswith(f" of {name}")]
