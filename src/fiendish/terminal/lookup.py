"""Finding a card by what a player types."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.engine.cards import Face


def find_cards(faces: Sequence[Face], typed: str) -> list[Face]:
    """The cards that may be meant: the one of that name or id, else all that contain it."""
    wanted = _letters(typed)
    if not wanted:
        return []
    exact = [face for face in faces if wanted in (_letters(face.name), _letters(face.id))]
    return exact or [face for face in faces if wanted in _letters(face.name)]


def _letters(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())
