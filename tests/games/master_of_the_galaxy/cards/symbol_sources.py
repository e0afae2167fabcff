"""Where symbols come from in tests of cards: developments that do nothing of their own there."""

from __future__ import annotations

SOURCES = {
    "cultural": "virtual-worlds [blue blue white yellow]",
    "diplomatic": "insurance-syndicate [yellow yellow white white]",
    "economic": "jump-gates [blue white white yellow]",
    "scientific": "archive-of-the-ancients [blue blue yellow yellow]",
    "military": "defence-grid [red red white]",
}


def powered(*symbols: str) -> str:
    """Lines of a position file: cards that give these symbols, each from another card."""
    return "\n          ".join(f"card: {SOURCES[symbol]}" for symbol in symbols)
