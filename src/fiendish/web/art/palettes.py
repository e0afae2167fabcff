"""The six colours of a print, and how well one reads upon another."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Palette(NamedTuple):
    """The inks of one two-screen print."""

    sky: str
    far: str
    near: str
    glow: str
    glyph: str
    ink: str

    @property
    def pale(self) -> bool:
        """Whether the glyph is lighter than its sky; then it gets an outline in ink."""
        return luminance(self.glyph) > luminance(self.sky)

    @property
    def detail(self) -> str:
        """The second tone: holes in a dark glyph show the sun, on a pale one the far ridge."""
        return self.far if self.pale else self.glow

    @property
    def grounds(self) -> tuple[str, ...]:
        """What the glyph is printed upon."""
        return (self.sky, self.glow, self.far)


@cache
def inks(colours: str) -> Palette:
    """A palette written as six colours: sky, far and near ridge, glow, glyph, ink."""
    sky, far, near, glow, glyph, ink = (f"#{colour}" for colour in colours.split())
    return Palette(sky, far, near, glow, glyph, ink)


def luminance(colour: str) -> float:
    """The relative luminance of WCAG 2.

    >>> luminance("#000000"), luminance("#FFFFFF")
    (0.0, 1.0)
    """
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return round(0.2126 * red + 0.7152 * green + 0.0722 * blue, 6)


def contrast(one: str, other: str) -> float:
    """How far two colours are apart, from 1 to 21.

    >>> contrast("#000000", "#FFFFFF")
    21.0
    """
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
