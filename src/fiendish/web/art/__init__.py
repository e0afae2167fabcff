"""Generated pictures of cards, and the page's icon, as small SVG: the same for everybody."""

from __future__ import annotations

from fiendish.web.art.cards import CardStyle, NoPicture, card_art, card_style, without_picture
from fiendish.web.art.favicon import favicon
from fiendish.web.art.palettes import Palette
from fiendish.web.art.picture import art

__all__ = [
    "CardStyle",
    "NoPicture",
    "Palette",
    "art",
    "card_art",
    "card_style",
    "favicon",
    "without_picture",
]
