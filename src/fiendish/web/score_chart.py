"""The points of a game over its turns as a chart, and the turns that are worth another look."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from fiendish.prose.overview import TurnScores

WIDTH, HEIGHT = 480, 132
LEFT, RIGHT, EDGE = 24, 28, 12  # around the lines
MARK = 16
HIGHLIGHTS = 3


class ScoreLine(NamedTuple):
    """One player's way, as an SVG `polyline`, and where the mark stands at its end."""

    seat: int
    points: str
    mark: int
    total: int


class Chart(NamedTuple):
    lines: list[ScoreLine]
    most: int
    least: int
    zero: int  # height of the points 0
    turns: int


class Highlight(NamedTuple):
    at: int
    since: int  # where that turn began
    text: str


def chart(scores: Sequence[TurnScores]) -> Chart | None:
    """Points over turns; nothing if the game had no turn."""
    turns = max((one.turn for one in scores), default=0)
    if not turns:
        return None
    values = [value for one in scores for value in one.points]
    most, least = max(1, *values), min(0, *values)

    def height(value: int) -> int:
        return round(HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (value - least) / (most - least))

    def along(turn: int) -> int:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * turn / turns)

    ends = scores[-1].points
    marks = _apart([height(value) for value in ends])
    lines = [
        ScoreLine(
            seat,
            " ".join(f"{along(one.turn)},{height(one.points[seat])}" for one in scores),
            marks[seat],
            total,
        )
        for seat, total in enumerate(ends)
    ]
    return Chart(lines, most, least, height(0), turns)


def _apart(heights: Sequence[int]) -> list[int]:
    """Heights of the marks, moved so that none covers another.

    >>> _apart([60, 60, 20])
    [76, 60, 20]
    """
    order = sorted(range(len(heights)), key=lambda seat: (heights[seat], -seat))
    placed: list[int] = []
    for seat in order:
        placed.append(max(heights[seat], placed[-1] + MARK if placed else MARK // 2))
    low = HEIGHT - MARK // 2
    for place in reversed(range(len(placed))):
        placed[place] = min(placed[place], low)
        low = placed[place] - MARK
    found = dict(zip(order, placed, strict=True))
    return [found[seat] for seat in range(len(heights))]


def highlights(scores: Sequence[TurnScores], called: Sequence[str]) -> list[Highlight]:
    """The turns that changed most, in the order in which they came."""
    rated = []
    for before, after in pairwise(scores):
        gains = [now - then for then, now in zip(before.points, after.points, strict=True)]
        seat = max(range(len(gains)), key=lambda one: (abs(gains[one]), gains[one]))
        if gains[seat]:
            leads = _leader(after.points)
            new = leads is not None and leads != _leader(before.points)
            text = _words(after, gains, seat, leads if new else None, called)
            found = Highlight(after.at, before.at, text)
            rated.append((abs(gains[seat]) + 2 * new, after.turn, found))
    best = sorted(rated, key=lambda one: (-one[0], -one[1]))[:HIGHLIGHTS]
    return [highlight for _, _, highlight in sorted(best, key=lambda one: one[1])]


def _leader(points: Sequence[int]) -> int | None:
    """Who alone has the most."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else None


def _words(
    one: TurnScores, gains: Sequence[int], seat: int, leader: int | None, called: Sequence[str]
) -> str:
    stand = " : ".join(map(str, one.points))
    if leader is not None:
        s = "" if called[leader] == "You" else "s"
        return f"Turn {one.turn}: {called[leader]} take{s} the lead, {stand}"
    s = "" if called[seat] == "You" else "s"
    verb = "gain" if gains[seat] > 0 else "lose"
    return f"Turn {one.turn}: {called[seat]} {verb}{s} {abs(gains[seat])}, {stand}"
