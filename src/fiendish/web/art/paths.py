"""Outlines as SVG path data: shapes, mirror images, turned and scaled copies.

Only absolute commands (M L H V C Q A Z) are understood; arcs are parts of circles.
"""

from __future__ import annotations

import math
import re
from typing import NamedTuple

Point = tuple[float, float]
_TOKEN = re.compile(r"[MLHVCQAZ]|-?(?:\d+\.?\d*|\.\d+)")
_NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}


class Segment(NamedTuple):
    """One piece of an outline: its command, its points (the last is where it ends), its arc."""

    command: str
    points: tuple[Point, ...]
    radius: float = 0.0
    large: int = 0
    sweep: int = 0


def number(value: float) -> str:
    """A number as short as SVG allows, with one decimal.

    >>> number(12.04), number(0.5), number(-0.26), number(-0.01)
    ('12', '.5', '-.3', '0')
    """
    text = f"{value:.1f}".removesuffix(".0")
    if text in ("-0", "0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def parse(data: str) -> list[Segment]:
    tokens = _TOKEN.findall(data)
    steps: list[Segment] = []
    at: Point = (0.0, 0.0)
    i = 0
    command = ""
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        values = [float(token) for token in tokens[i : i + _NUMBERS[command]]]
        i += len(values)
        steps.append(_step(command, values, at))
        if steps[-1].points:
            at = steps[-1].points[-1]
        if command == "M":
            command = "L"
    return steps


def _step(command: str, values: list[float], at: Point) -> Segment:
    if command == "H":
        return Segment("L", ((values[0], at[1]),))
    if command == "V":
        return Segment("L", ((at[0], values[0]),))
    if command == "A":
        return Segment("A", ((values[5], values[6]),), values[0], int(values[3]), int(values[4]))
    pairs = tuple(zip(values[::2], values[1::2], strict=True))
    return Segment(command, pairs)


def write(steps: list[Segment]) -> str:
    """The steps as path data, without letters and blanks that can be left out."""
    out: list[str] = []
    last = ""
    for step in steps:
        values: list[float] = [value for point in step.points for value in point]
        if step.command == "A":
            values = [step.radius, step.radius, 0, step.large, step.sweep, *values]
        implied = step.command == last or (step.command == "L" and last == "M")
        text = "" if implied and step.command != "Z" else step.command
        for value in values:
            piece = number(value)
            glued = text[-1:].isalpha() or piece.startswith("-") or not text
            text += piece if glued else f" {piece}"
        joined = implied and text[:1] not in ("-", "Z") and step.command != "Z"
        out.append(f" {text}" if joined else text)
        last = step.command
    return "".join(out)


def outlines(steps: list[Segment]) -> list[list[Segment]]:
    """The separate outlines: each begins with an M."""
    found: list[list[Segment]] = []
    for step in steps:
        if step.command == "M":
            found.append([])
        found[-1].append(step)
    return found


def _reverse(outline: list[Segment]) -> list[Segment]:
    """The same outline drawn the other way round."""
    closed = outline[-1].command == "Z"
    drawn = outline[:-1] if closed else outline
    back = [Segment("M", (drawn[-1].points[-1],))]
    for before, step in zip(drawn[-2::-1], drawn[:0:-1], strict=True):
        points = (*step.points[-2::-1], before.points[-1])
        back.append(step._replace(points=points, sweep=1 - step.sweep))
    return [*back, Segment("Z", ())] if closed else back


def _area(outline: list[Segment]) -> float:
    """Twice the area with its sign; an arc counts with its bulge."""
    points: list[Point] = []
    for step in outline:
        if step.command == "A":
            points.append(_bulge(points[-1], step))
        points.extend(step.points)
    turned = zip(points, points[1:] + points[:1], strict=True)
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in turned)


def _bulge(start: Point, arc: Segment) -> Point:
    """The point in the middle of an arc."""
    (x1, y1), (x2, y2) = start, arc.points[-1]
    half = math.hypot(x2 - x1, y2 - y1) / 2
    if half == 0:
        return start
    radius = max(arc.radius, half)
    height = math.sqrt(radius**2 - half**2)
    rise = radius + height if arc.large else radius - height
    side = 1 if arc.sweep else -1
    return (
        (x1 + x2) / 2 + side * rise * (y2 - y1) / (2 * half),
        (y1 + y2) / 2 - side * rise * (x2 - x1) / (2 * half),
    )


def union(*data: str) -> str:
    """All outlines in one path, drawn the same way round, so that none cuts into another."""
    found = outlines(parse(" ".join(data)))
    return write([step for one in found for step in (one if _area(one) >= 0 else _reverse(one))])


def turned(
    data: str,
    *,
    dx: float = 0,
    dy: float = 0,
    scale: float = 1,
    turn: float = 0,
    flip: bool = False,
) -> str:
    """A copy: mirrored at the middle, scaled and turned (degrees) around (50, 50), moved."""
    cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale

    def point(at: Point) -> Point:
        x, y = (50 - at[0] if flip else at[0] - 50), at[1] - 50
        return 50 + dx + x * cos - y * sin, 50 + dy + x * sin + y * cos

    return write(
        [
            step._replace(
                points=tuple(map(point, step.points)),
                radius=step.radius * scale,
                sweep=1 - step.sweep if flip else step.sweep,
            )
            for step in parse(data)
        ]
    )


def both(data: str) -> str:
    """An outline and its mirror image."""
    return f"{data}{turned(data, flip=True)}"


def whole(half: str) -> str:
    """A closed outline from its left or right half, which goes from the middle to the middle."""
    steps = parse(half)
    mirrored = _reverse(parse(turned(half, flip=True)))
    return write([*steps, *mirrored[1:], Segment("Z", ())])


def disc(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y}A{r} {r} 0 1 1 {x + r} {y}A{r} {r} 0 1 1 {x - r} {y}Z"


def box(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """A rectangle, its corners rounded by `r`."""
    if not r:
        return f"M{x} {y}H{x + w}V{y + h}H{x}Z"
    a = f"A{r} {r} 0 0 1"
    return (
        f"M{x + r} {y}H{x + w - r}{a} {x + w} {y + r}V{y + h - r}{a} {x + w - r} {y + h}"
        f"H{x + r}{a} {x} {y + h - r}V{y + r}{a} {x + r} {y}Z"
    )


def ray(x: float, y: float, length: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return x + length * math.sin(angle), y - length * math.cos(angle)


def star(n: int, x: float, y: float, far: float, near: float, turn: float = 0) -> str:
    """A star of `n` points, the first one straight up."""
    corners = [ray(x, y, near if i % 2 else far, turn + 180 * i / n) for i in range(2 * n)]
    return polygon(corners)


def gear(n: int, x: float, y: float, far: float, near: float) -> str:
    """A wheel with `n` blunt teeth."""
    tooth = 360 / n
    shape = ((-0.30, near), (-0.18, far), (0.18, far), (0.30, near))
    return polygon(
        [ray(x, y, length, tooth * (i + part)) for i in range(n) for part, length in shape]
    )


def polygon(corners: list[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"
