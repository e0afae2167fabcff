"""The book of this game: cards, boards and words are entered here."""

from __future__ import annotations

from fiendish.games.marvel_villainous.words import SHARED
from fiendish.games.villainous.book import Book, FateDeck

BOOK = Book(title="Marvel Villainous: Mischief & Mayhem")
BOOK.words = SHARED

COMMON_FATE = FateDeck(BOOK, "common", "Fate card")
MIXED_FATE = FateDeck(BOOK, "infinite_power", "Fate card", "ip_")


def fate_deck(villain: str) -> FateDeck:
    """The Fate deck of a Villain."""
    return FateDeck(BOOK, f"fate_{villain}", "Fate card")
