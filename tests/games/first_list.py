"""The cards of a game's first list, as they were printed: `figures.json` has them a second time.

A card that came later has its figures in its definition alone. As long as it is not listed in the
game's `numbers.py`, it needs no picture either.
"""

from __future__ import annotations

from fiendish.engine.cards import Face
from fiendish.engine.numbering import Numbering
from fiendish.games import find


def numbering(game: str) -> Numbering:
    found = find(game).numbering
    assert found is not None
    return found


def is_first(game: str, face: Face) -> bool:
    """Whether it is one of the first list."""
    return face.number < numbering(game).first


def is_listed(game: str, face: Face) -> bool:
    """Whether it is listed by now, which is done before a release."""
    return face.number < numbering(game).listed


def first_copies(game: str, face: Face) -> int:
    """How many there were before any card came later."""
    return face.copies(numbering(game).first)
