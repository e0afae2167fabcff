"""Finding a card by what a player types."""

from __future__ import annotations

from collections.abc import Sequence

Entry = tuple[str, str]
"""The id and the name of something that can be looked up."""


def find_cards(catalogue: Sequence[Entry], typed: str) -> list[Entry]:
    """What may be meant: the card of that name or id, else all whose name contains it."""
    wanted = _letters(typed)
    if not wanted:
        return []
    exact = [entry for entry in catalogue if wanted in map(_letters, entry)]
    return exact or [entry for entry in catalogue if wanted in _letters(entry[1])]


def _letters(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())
