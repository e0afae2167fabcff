"""What if: figures of cards that are other than printed, from a small file, for as long as a game.

A file names cards and their figures:

    [gunfighter]
    power = 4
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any

from fiendish.engine.game import Game
from fiendish.games import find

Changes = dict[str, dict[str, int]]

_MOST = 9_999


class BadChange(ValueError):
    """A change that cannot be made; the message says what is wrong and what is allowed."""


def read_changes(text: str, game: Game) -> Changes:
    """The changes in a file, checked against the cards of the game."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadChange(f"this cannot be read: {error}") from None
    if not found:
        raise BadChange("no card is named; write [card] and below it, say, power = 4")
    ids = {face.id for face in game.faces}
    for card, figures in found.items():
        if card not in ids:
            close = get_close_matches(card, ids, n=1)
            hint = f"; did you mean {close[0]}?" if close else ""
            raise BadChange(f"{game.id} has no card {card!r}{hint}")
        _check(game, card, figures)
    return found


def _check(game: Game, card: str, figures: Any) -> None:
    if not isinstance(figures, dict) or not figures:
        raise BadChange(f"[{card}] changes nothing; it may have: {', '.join(game.figures)}")
    for name, value in figures.items():
        if name not in game.figures:
            allowed = ", ".join(game.figures) or "none"
            raise BadChange(f"[{card}] has a figure {name!r}; cards of this game have: {allowed}")
        if type(value) is not int or not 0 <= value <= _MOST:
            raise BadChange(f"[{card}] {name} is {value!r}; allowed: 0 to {_MOST}")


@contextmanager
def changed(name: str, changes: Changes) -> Iterator[None]:
    """The cards of a game as the changes have them; afterwards they are as printed again."""
    game = find(name)
    before = {table: figures.copy() for table, figures in game.figures.items()} if changes else {}
    for number, face in enumerate(game.faces):
        for table, value in changes.get(face.id, {}).items():
            game.figures[table][number] = value
    try:
        yield
    finally:
        for table, figures in before.items():
            game.figures[table][:] = figures
