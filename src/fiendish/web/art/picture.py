"""A card's picture: sky, rays, sun, ridges, halftone, and a glyph printed out of register."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from fiendish.web.art.dice import Dice
from fiendish.web.art.glyph import painted, silhouette
from fiendish.web.art.glyphs import GLYPHS
from fiendish.web.art.palettes import Palette
from fiendish.web.art.paths import number as n
from fiendish.web.art.paths import ray
from fiendish.web.art.scenes import SCENES, ridge

PAPER = "#F5EDDA"
OUTLINE = 5.0  # around a pale glyph, both sides together, in parts of a hundred


@lru_cache(maxsize=4096)
def art(
    id: str,
    palette: Palette,
    glyph: str,
    w: float,
    h: float,
    *,
    scene: str = "",
    double: bool = False,
    tilt: float = 0.0,
    torn: bool = False,
) -> str:
    """A picture as SVG, the same for everybody: nothing but the arguments decides about it.

    `scene` is a name in SCENES, chosen by the id if left out. `double` gives a second sun,
    `tilt` turns the glyph, `torn` tears the lower edge.
    """
    dice = Dice(id)
    chosen = SCENES[scene or dice.pick(sorted(SCENES))]
    short = min(w, h)
    sun = (
        w * dice.between(0.36, 0.64),
        h * dice.between(0.36, 0.48),
        short * dice.between(0.36, 0.45),
    )
    parts = [
        f'<path d="M0 0H{n(w)}V{n(h)}H0Z" fill="{palette.sky}"/>',
        _rays(dice, palette, w, h, sun),
        *(_stars(dice, palette, w, h) if chosen.stars else ()),
        *_sun(palette, w, h, sun, double),
        *(() if chosen.stars or double else (dice.pick((_clouds, _birds))(dice, palette, w, h),)),
        f'<path d="{ridge(chosen.far, dice, w, h, 0.66)}" fill="{palette.far}"/>',
        _halftone(palette, w, h),
        f'<path d="{ridge(chosen.near, dice, w, h, 0.84)}" fill="{palette.near}"/>',
        *_glyph(dice, palette, glyph, w, h, tilt),
        *(_torn(dice, w, h) if torn else ()),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(w)} {n(h)}" width="{n(w)}" '
        f'height="{n(h)}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f"{''.join(parts)}</svg>"
    )


Sun = tuple[float, float, float]


def _rays(dice: Dice, palette: Palette, w: float, h: float, sun: Sun) -> str:
    x, y, _ = sun
    count = dice.whole(10, 14)
    first = dice.between(0, 360 / count)
    path = ""
    for i in range(count):
        x1, y1 = ray(x, y, w + h, first + i * 360 / count)
        x2, y2 = ray(x, y, w + h, first + (i + 0.5) * 360 / count)
        path += f"M{x:.0f} {y:.0f}L{x1:.0f} {y1:.0f} {x2:.0f} {y2:.0f}Z"
    return f'<path d="{path}" fill="{palette.glow}" opacity=".15"/>'


def _stars(dice: Dice, palette: Palette, w: float, h: float) -> Iterator[str]:
    for width in (h * 0.011, h * 0.02):
        dots = "".join(
            f"M{n(w * dice.chance())} {n(h * dice.between(0.03, 0.55))}h0"
            for _ in range(dice.whole(4, 7))
        )
        yield (
            f'<path d="{dots}" stroke="{palette.glow}" stroke-width="{n(width)}" '
            f'stroke-linecap="round" opacity=".8"/>'
        )


def _clouds(dice: Dice, palette: Palette, w: float, h: float) -> str:
    """Streaks across the sky, longer on one side."""
    path = ""
    for level in (0.1, 0.2, 0.3):
        length = w * dice.between(0.06, 0.2)
        start = dice.pick((w * dice.between(-0.05, 0.1), w * dice.between(0.78, 0.95)))
        path += f"M{n(start)} {n(h * (level + dice.between(-0.03, 0.03)))}h{n(length)}"
    return (
        f'<path d="{path}" stroke="{palette.glow}" stroke-width="{n(h * 0.03)}" '
        f'stroke-linecap="round" opacity=".45"/>'
    )


def _birds(dice: Dice, palette: Palette, w: float, h: float) -> str:
    """A small flock in one corner."""
    x, y = w * dice.pick((0.06, 0.8)), h * dice.between(0.16, 0.32)
    path = ""
    for i in range(dice.whole(2, 3)):
        size = min(w, h) * dice.between(0.018, 0.03)
        at = f"M{n(x + w * 0.05 * i)} {n(y + h * dice.between(-0.08, 0.06))}"
        wing = f"{n(size)}-{n(size)} {n(2 * size)} 0"
        path += f"{at}q{wing}q{wing}"
    return (
        f'<path d="{path}" fill="none" stroke="{palette.near}" stroke-width="{n(h * 0.011)}" '
        f'stroke-linecap="round" opacity=".75"/>'
    )


def _sun(palette: Palette, w: float, h: float, sun: Sun, double: bool) -> Iterator[str]:
    x, y, r = sun
    side = 1 if x < w / 2 else -1

    def disc(cx: float, cy: float, radius: float, opacity: str = "") -> str:
        seen = f' opacity="{opacity}"' if opacity else ""
        return f'<circle cx="{n(cx)}" cy="{n(cy)}" r="{n(radius)}" fill="{palette.glow}"{seen}/>'

    yield disc(x + side * r * 0.25, y, r, ".35")
    if double:
        yield disc(x, y, r * 1.3, ".3")
        level = 0.42 if w > h else 0.14  # below the figures in the upper corners
        yield disc(w * (0.5 + side * 0.37), h * level, r * 0.3)
    yield disc(x, y, r, ".95")


def _halftone(palette: Palette, w: float, h: float) -> str:
    """Rows of dots that grow downwards; each row is one dotted line."""
    pitch = min(w, h) * 0.04
    rows = round(h * 0.24 / pitch)
    path = []
    for i in range(rows):
        width = pitch * (0.22 + 0.5 * (i + 1) / rows)
        start = -pitch / 2 if i % 2 else 0.0
        path.append(
            f'<path d="M{n(start)} {n(h * 0.52 + i * pitch)}H{n(w)}" stroke-width="{width:.2f}"/>'
        )
    return (
        f'<g stroke="{palette.near}" stroke-opacity=".55" stroke-linecap="round" '
        f'stroke-dasharray="0 {pitch:.2f}">{"".join(path)}</g>'
    )


def _glyph(
    dice: Dice, palette: Palette, glyph: str, w: float, h: float, tilt: float
) -> Iterator[str]:
    layers = GLYPHS[glyph]
    short = min(w, h)
    scale = short / 100 * (0.82 if w > 2 * h else dice.between(0.72, 0.77))
    x, y = w / 2 - 50 * scale, h * (0.46 if h <= w else 0.49) - 50 * scale
    turn = f" rotate({n(tilt)} 50 50)" if tilt else ""
    slip = short * 0.03
    lines = 'stroke-linecap="round" stroke-linejoin="round"'

    def group(dx: float, inner: str, style: str = "") -> str:
        place = f"translate({n(x + dx)} {n(y + dx)}) scale({scale:.3f}){turn}"
        return f'<g transform="{place}" {lines}{style}>{inner}</g>'

    def print_(colour: str, grow: float) -> str:
        edge = f' stroke-width="{n(grow)}"' if grow else ' stroke-width="0"'
        return f' fill="{colour}" stroke="{colour}"{edge}'

    grow = OUTLINE if palette.pale else 0.0
    yield group(slip, silhouette(layers, grow), print_(palette.near, grow))
    if palette.pale:
        yield group(0, silhouette(layers, grow), print_(palette.ink, grow))
    yield group(0, painted(layers, palette.glyph, palette.detail))


def _torn(dice: Dice, w: float, h: float) -> Iterator[str]:
    """A strip of paper along the bottom, as if the poster had been torn off there."""
    x, low, path = 0.0, True, f"M0 {n(h)}V{n(h * 0.95)}"
    while x < w:
        x += w * dice.between(0.03, 0.07)
        path += f"L{n(min(x, w))} {n(h * (dice.between(0.955, 0.99) if low else 0.92))}"
        low = not low
    yield f'<path d="{path}V{n(h)}Z" fill="{PAPER}"/>'
