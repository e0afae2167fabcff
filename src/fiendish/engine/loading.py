"""Saved games read back: a table that replays what was said until it stands where it was saved."""

from __future__ import annotations

from collections.abc import Callable

from fiendish.engine.game import Game
from fiendish.engine.packs_used import changed
from fiendish.engine.save import BadSave, unpack
from fiendish.engine.table import Table


def load(data: bytes, find: Callable[[str], Game]) -> Table:
    """The table those bytes stand for; `find` gives a game by its id."""
    game, origin, settings, saved = unpack(data, find)
    table = Table(game, origin, settings)
    other = changed(saved.packs, game.packs())
    why = f"; {other}" if other else ""
    for number, entry in enumerate(saved.record):
        try:
            table.replay(entry)
        except Exception as error:  # a state made up by hand can break any rule
            raise BadSave(
                f"entry {number + 1} of the saved game is not possible: {error}{why}"
            ) from error
    try:
        digest = table.digest()
    except Exception as error:
        raise BadSave(f"the saved game cannot go on: {error}{why}") from error
    if digest != saved.digest:
        raise BadSave(f"the saved game does not replay to the moment at which it was saved{why}")
    return table


def beginning(data: bytes, find: Callable[[str], Game]) -> tuple[Table, list[int]]:
    """The table as it was at the start, and the entries that led to where it was saved."""
    game, origin, settings, saved = unpack(data, find)
    return Table(game, origin, settings), saved.record
