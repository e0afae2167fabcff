"""The land behind a glyph: ridges as lines from the left edge of a picture to the right one.

Every ridge takes the dice of the card, the width of the picture, its short side `h`, after which
hills and houses are measured, and the level around which it moves, in parts of that side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from fiendish.web.art.dice import Dice
from fiendish.web.art.paths import number

Ridge = Callable[[Dice, float, float, float], str]


class Scene(NamedTuple):
    """A kind of land: what stands far away, what lies near, and whether stars are out."""

    far: Ridge
    near: Ridge
    stars: bool = False


def _land(start: float, steps: list[str]) -> str:
    """A line from the left edge along the steps."""
    return f"M0 {number(start)}{''.join(steps)}"


def _at(command: str, *values: float) -> str:
    text = command
    for value in values:
        piece = number(value)
        text += piece if text == command or piece.startswith("-") else f" {piece}"
    return text


def _parts(
    dice: Dice, w: float, h: float, low: float, high: float
) -> Iterator[tuple[float, float]]:
    """The width in pieces, left end and right end; `low` and `high` are parts of a usual width."""
    unit = 1.42 * h
    x = 0.0
    while x < w:
        end = x + unit * dice.between(low, high)
        end = w if end > w - unit * low / 2 else end
        yield x, end
        x = end


def peaks(dice: Dice, w: float, h: float, level: float) -> str:
    high = True
    steps = []
    for _, end in _parts(dice, w, h, 0.12, 0.2):
        move = dice.between(0.03, 0.11) * (-1 if high else 0.6)
        steps.append(_at("L", end, h * (level + move)))
        high = not high
    return _land(h * (level + dice.between(-0.03, 0.04)), steps)


def dunes(dice: Dice, w: float, h: float, level: float) -> str:
    steps = []
    up = dice.chance() < 0.5
    for x, end in _parts(dice, w, h, 0.3, 0.45):
        move = dice.between(0.08, 0.15) * (-1 if up else 1)
        steps.append(_at("Q", (x + end) / 2, h * (level + move), end, h * level))
        up = not up
    return _land(h * level, steps)


def skyline(dice: Dice, w: float, h: float, level: float) -> str:
    steps = []
    for _, end in _parts(dice, w, h, 0.05, 0.11):
        steps.append(_at("V", h * (level + dice.between(-0.12, 0.07))) + _at("H", end))
    return _land(h * level, steps)


def waves(dice: Dice, w: float, h: float, level: float) -> str:
    steps = []
    for x, end in _parts(dice, w, h, 0.11, 0.15):
        dip = h * (level + dice.between(0.05, 0.08))
        steps.append(_at("Q", x + (end - x) * 0.45, dip + h * 0.03, end, h * (level - 0.03)))
    return _land(h * (level - 0.03), steps)


def mesas(dice: Dice, w: float, h: float, level: float) -> str:
    steps = []
    ground = h * (level + 0.05)
    for x, end in _parts(dice, w, h, 0.17, 0.3):
        top = h * (level - dice.between(0.04, 0.17))
        slope = (end - x) * 0.12
        steps.append(
            _at("H", x + slope)
            + _at("L", x + 2 * slope, top)
            + _at("H", end - 2.4 * slope)
            + _at("L", end - slope, ground)
            + _at("H", end)
        )
    return _land(ground, steps)


def pines(dice: Dice, w: float, h: float, level: float) -> str:
    steps = []
    foot = h * (level + 0.05)
    for x, end in _parts(dice, w, h, 0.055, 0.085):
        top = h * (level - dice.between(0.03, 0.14))
        mid, half = (x + end) / 2, (top + foot) / 2
        notch = (end - x) * 0.2
        steps.append(
            _at("L", mid - notch, half)
            + _at("H", mid - notch * 1.6)
            + _at("L", mid, top)
            + _at("L", mid + notch * 1.6, half)
            + _at("H", mid + notch)
            + _at("L", end, foot)
        )
    return _land(foot, steps)


def roofs(dice: Dice, w: float, h: float, level: float) -> str:
    steps = []
    foot = h * (level + 0.08)
    for x, end in _parts(dice, w, h, 0.2, 0.3):
        eaves = h * (level - dice.between(-0.01, 0.05))
        ridge = eaves - h * 0.09
        wide = end - x
        steps.append(
            _at("H", x + wide * 0.16)
            + _at("V", eaves)
            + _at("H", x)
            + _at("Q", x + wide * 0.22, eaves, x + wide * 0.32, ridge)
            + _at("H", x + wide * 0.68)
            + _at("Q", x + wide * 0.78, eaves, end, eaves)
            + _at("H", x + wide * 0.84)
            + _at("V", foot)
            + _at("H", end)
        )
    return _land(foot, steps)


def jungle(dice: Dice, w: float, h: float, level: float) -> str:
    steps = []
    y = h * level
    for x, end in _parts(dice, w, h, 0.07, 0.14):
        y = h * (level + dice.between(-0.04, 0.04))
        radius = (end - x) * 0.62
        steps.append(_at("A", radius, radius, 0, 0, 1, end, y))
    return _land(h * level, steps)


def graves(dice: Dice, w: float, h: float, level: float) -> str:
    steps = []
    ground = h * (level + 0.04)
    for x, end in _parts(dice, w, h, 0.1, 0.17):
        wide = h * dice.between(0.035, 0.05)
        left, right = (x + end) / 2 - wide, (x + end) / 2 + wide
        top = h * (level - dice.between(0.01, 0.07))
        if dice.chance() < 0.35:
            arm, bar, up = wide * 0.6, wide * 0.7, top - wide * 0.6
            steps.append(
                _at("H", left + arm) + _at("V", top + bar) + _at("H", left) + _at("V", top)
                + _at("H", left + arm) + _at("V", up) + _at("H", right - arm) + _at("V", top)
                + _at("H", right) + _at("V", top + bar) + _at("H", right - arm)
                + _at("V", ground) + _at("H", end)
            )  # fmt: skip
        else:
            steps.append(
                _at("H", left)
                + _at("V", top)
                + _at("A", wide, wide, 0, 0, 1, right, top)
                + _at("V", ground)
                + _at("H", end)
            )
    return _land(ground, steps)


def domes(dice: Dice, w: float, h: float, level: float) -> str:
    steps = []
    ground = h * (level + 0.05)
    for x, end in _parts(dice, w, h, 0.16, 0.3):
        radius = (end - x) * dice.between(0.28, 0.4)
        mid = (x + end) / 2
        steps.append(_at("H", mid - radius))
        if dice.chance() < 0.5:
            lip = ground - h * 0.03
            steps.append(
                _at("L", mid - 1, lip - h * 0.1)
                + _at("V", lip - h * 0.17)
                + _at("H", mid + 1)
                + _at("V", lip - h * 0.1)
                + _at("L", mid + radius, ground)
            )
        else:
            steps.append(_at("A", radius, radius * 0.8, 0, 0, 1, mid + radius, ground))
    return _land(ground, steps)


def towers(dice: Dice, w: float, h: float, level: float) -> str:
    steps = []
    ground = h * (level + 0.05)
    for x, end in _parts(dice, w, h, 0.07, 0.13):
        top = h * (level - dice.between(-0.02, 0.08))
        inset = (end - x) * 0.18
        if dice.chance() < 0.6:
            steps.append(
                _at("H", x + inset)
                + _at("V", top)
                + _at("H", x)
                + _at("L", (x + end) / 2, top - h * 0.12)
                + _at("L", end, top)
                + _at("H", end - inset)
                + _at("V", ground)
                + _at("H", end)
            )
        else:
            steps.append(_at("V", top + h * 0.04) + _at("H", end) + _at("V", ground))
    return _land(ground, steps)


def tombs(dice: Dice, w: float, h: float, level: float) -> str:
    steps = []
    ground = h * (level + 0.05)
    for x, end in _parts(dice, w, h, 0.2, 0.38):
        top = ground - (end - x) * dice.between(0.28, 0.4)
        steps.append(
            _at("H", x)
            + _at("L", (x + end) / 2, max(top, h * (level - 0.2)))
            + _at("L", end, ground)
        )
    return _land(ground, steps)


def plain(dice: Dice, w: float, h: float, level: float) -> str:
    """A low hill."""
    side = dice.between(0.25, 0.75)
    lift = dice.between(0.02, 0.07)
    ends = h * (level + 0.02)
    return _land(ends, [_at("Q", w * side, h * (level - lift), w, ends)])


def ridge(draw: Ridge, dice: Dice, w: float, h: float, level: float) -> str:
    """The land under a ridge as an outline down to the bottom; the level is a part of `h`."""
    short = min(w, h)
    return f"{draw(dice, w, short, level * h / short)}H{number(w)}V{number(h)}H0Z"


SCENES = {
    "peaks": Scene(peaks, peaks),
    "dunes": Scene(dunes, dunes),
    "skyline": Scene(skyline, skyline),
    "waves": Scene(waves, waves),
    "stars": Scene(peaks, peaks, stars=True),
    "mesas": Scene(mesas, dunes),
    "fjord": Scene(peaks, waves),
    "pines": Scene(pines, dunes),
    "roofs": Scene(roofs, plain),
    "jungle": Scene(jungle, jungle),
    "graves": Scene(graves, plain),
    "domes": Scene(domes, dunes, stars=True),
    "towers": Scene(towers, plain, stars=True),
    "tombs": Scene(tombs, dunes),
    "coast": Scene(dunes, waves),
}
