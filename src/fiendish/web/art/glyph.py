"""Glyphs: pictures of 100×100 in two tones, made of a body and of details upon it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from fiendish.web.art.paths import number, parse, turned, union, write


class Tone(IntEnum):
    BODY = 0
    DETAIL = 1


class Layer(NamedTuple):
    """One outline in one tone: filled, or with a width drawn as a line."""

    tone: Tone
    path: str
    width: float = 0.0


Glyph = tuple[Layer, ...]


def body(*paths: str) -> Layer:
    """Filled in the glyph's colour; what lies on top of each other is one shape."""
    return Layer(Tone.BODY, union(*paths))


def bar(width: float, *paths: str) -> Layer:
    """Lines in the glyph's colour, with round ends."""
    return Layer(Tone.BODY, _short(*paths), width)


def mark(*paths: str) -> Layer:
    """A filled detail."""
    return Layer(Tone.DETAIL, union(*paths))


def line(width: float, *paths: str) -> Layer:
    """Lines as details."""
    return Layer(Tone.DETAIL, _short(*paths), width)


def _short(*paths: str) -> str:
    return write(parse(" ".join(paths)))


def copy(
    glyph: Glyph,
    *,
    dx: float = 0,
    dy: float = 0,
    scale: float = 1,
    turn: float = 0,
    flip: bool = False,
) -> Glyph:
    """A glyph inside another one: smaller, moved, turned, mirrored."""
    return tuple(
        Layer(
            layer.tone,
            turned(layer.path, dx=dx, dy=dy, scale=scale, turn=turn, flip=flip),
            layer.width * scale,
        )
        for layer in glyph
    )


def silhouette(glyph: Glyph, grow: float = 0.0) -> str:
    """The body alone, for shadow and outline; the group around it gives fill and stroke."""
    return "".join(_silhouette(glyph, grow))


def _silhouette(glyph: Glyph, grow: float) -> Iterator[str]:
    for layer in glyph:
        if layer.tone is Tone.BODY and layer.width:
            width = number(layer.width + grow)
            yield f'<path d="{layer.path}" fill="none" stroke-width="{width}"/>'
        elif layer.tone is Tone.BODY:
            yield f'<path d="{layer.path}"/>'


def painted(glyph: Glyph, body_colour: str, detail_colour: str) -> str:
    """The glyph in its two colours."""
    colours = {Tone.BODY: body_colour, Tone.DETAIL: detail_colour}
    return "".join(
        f'<path d="{layer.path}" fill="none" stroke="{colours[layer.tone]}" '
        f'stroke-width="{number(layer.width)}"/>'
        if layer.width
        else f'<path d="{layer.path}" fill="{colours[layer.tone]}"/>'
        for layer in glyph
    )
