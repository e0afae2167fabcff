"""Generated pictures: cards, backs, seat marks and icons as small SVG, the same for everybody."""

from __future__ import annotations

from fiendish.web.art.looks import Look, NoPicture, card_art, look
from fiendish.web.art.marks import SEATS, card_back, favicon, game_logo, icon, seat_mark
from fiendish.web.art.palettes import PALETTES, Palette
from fiendish.web.art.picture import art

__all__ = [
    "PALETTES",
    "SEATS",
    "Look",
    "NoPicture",
    "Palette",
    "art",
    "card_art",
    "card_back",
    "favicon",
    "game_logo",
    "icon",
    "look",
    "seat_mark",
]
