"""Plots as SVG, drawn by hand: they stand in the page, need no script, and follow its colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup, escape

ROW = 26
LEFT, WIDE, RIGHT = 210, 470, 120  # names, the plot, figures
_ROOM = 28  # letters that a name has
_TAIL = 100  # of so many games, one may be too long for a histogram of its own width


def shares(
    rows: Sequence[dict[str, Any]], fair: float, names: dict[str, str] | None = None
) -> Markup:
    """Shares of wins as dots with their intervals, against what would be fair, or is usual for a row."""
    names = names or {}
    high: float = min(1.0, max([2 * fair, *(row["interval"][1] for row in rows)]))

    def at(share: float) -> float:
        return LEFT + WIDE * share / high

    parts = [_grid(at, high, len(rows)), _line(at(fair), len(rows), "fair")]
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2
        low, top = row["interval"]
        usual = row.get("usual", fair)
        look = "good" if low > usual else "bad" if top < usual else "even"
        name, share = names.get(row["name"], row["name"]), row["share"]
        parts += [
            _name(name, y),
            f'<path class="reach {look}" d="M{at(low):.1f} {y}H{at(top):.1f}"/>',
            f'<path class="usual" d="M{at(usual):.1f} {y - 9}V{y + 9}"/>' if usual != fair else "",
            f'<circle class="dot {look}" cx="{at(share):.1f}" cy="{y}" r="5.5">'
            f"<title>{escape(name)}: {row['wins']} of {row['games']}</title></circle>",
            f'<text class="figure" x="{LEFT + WIDE + 12}" y="{y + 4}">{100 * share:.1f} %'
            f'<tspan class="quiet" dx="6">of {row["games"]:,}</tspan></text>',
        ]
    return _svg(parts, ROW * len(rows) + 22, "Shares of wins with 95 % intervals")


def ratings(rows: Sequence[dict[str, Any]]) -> Markup:
    """Ratings as dots with their intervals."""
    least: float = min(row["interval"][0] for row in rows)
    most: float = max(row["interval"][1] for row in rows)

    def at(value: float) -> float:
        return LEFT + WIDE * (value - least) / (most - least or 1)

    parts = []
    for number, row in enumerate(rows):
        y, (low, high) = ROW * number + ROW / 2, row["interval"]
        parts += [
            _name(row["name"], y),
            f'<path class="reach even" d="M{at(low):.1f} {y}H{at(high):.1f}"/>',
            f'<circle class="dot even" cx="{at(row["rating"]):.1f}" cy="{y}" r="5.5"/>',
            f'<text class="figure" x="{LEFT + WIDE + 12}" y="{y + 4}">{row["rating"]:.1f}'
            f'<tspan class="quiet" dx="6">±{high - row["rating"]:.1f}</tspan></text>',
        ]
    return _svg(parts, ROW * len(rows) + 4, "Ratings")


def matrix(cells: Sequence[dict[str, Any]], names: Sequence[tuple[str, str]]) -> Markup:
    """Who comes out before whom: rows against columns, the fuller the colour the clearer."""
    size = 46 if len(names) <= 12 else 30
    found = {(cell["name"], cell["against"]): cell for cell in cells}
    top = 28 + 5 * max(len(name) for _, name in names)
    parts = []
    for n, (_, name) in enumerate(names):
        x, y = LEFT + size * n + size / 2, top + size * n + size / 2
        parts.append(_name(name, y))
        parts.append(
            f'<text class="head" transform="translate({x + 4} {top - 10}) rotate(-45)">{escape(name)}</text>'
        )
    for i, (one, name) in enumerate(names):
        for j, (other, rival) in enumerate(names):
            cell = found.get((one, other))
            x, y = LEFT + size * j, top + size * i
            if cell is None:
                parts.append(
                    f'<rect class="none" x="{x}" y="{y}" width="{size - 2}" height="{size - 2}" rx="3"/>'
                )
                continue
            share = cell["share"]
            look, depth = (
                ("good" if share >= 0.5 else "bad"),
                min(0.7, 1.6 * abs(share - 0.5) + 0.06),
            )
            parts.append(
                f'<rect class="cell {look}" fill-opacity="{depth:.2f}" x="{x}" y="{y}" width="{size - 2}"'
                f' height="{size - 2}" rx="3"><title>{escape(name)} against {escape(rival)}:'
                f" {cell['wins']} of {cell['games']}</title></rect>"
            )
            parts.append(
                f'<text class="in" x="{x + size / 2 - 1}" y="{y + size / 2 + 3}">{100 * share:.0f}</text>'
            )
    side = size * len(names)
    return _svg(parts, top + side + 4, "Who comes out before whom", LEFT + max(side, 300) + 60)


def histogram(counts: dict[str, int], bars: int = 40) -> Markup:
    """How often which value came up, neighbours taken together where there are many.

    The few that are far above all others share the last bar.
    """
    values = {int(value): n for value, n in counts.items()}
    least, most = min(values), max(values)
    usual = _usual(values) if most - least >= bars else most
    step = max(1, -(-(usual - least + 1) // bars))
    heaps = [0] * ((usual - least) // step + 1)
    labels = [_span(least + number * step, step) for number in range(len(heaps))]
    ticks = {number: str(least + number * step) for number in (0, len(heaps) // 2)}
    beyond = sum(n for value, n in values.items() if value >= least + len(heaps) * step)
    for value, n in values.items():
        if value < least + len(heaps) * step:
            heaps[(value - least) // step] += n
    if beyond:
        heaps.append(beyond)
        labels.append(f"more, up to {most}")
    ticks[len(heaps) - 1] = "more" if beyond else str(least + (len(heaps) - 1) * step)
    tall, width = max(heaps), (LEFT + WIDE) / len(heaps)
    parts = []
    for number, n in enumerate(heaps):
        height = 120 * n / tall
        parts.append(
            f'<rect class="bar" x="{20 + width * number:.1f}" y="{124 - height:.1f}" width="{max(1, width - 1.5):.1f}"'
            f' height="{height:.1f}"><title>{labels[number]}: {n:,}</title></rect>'
        )
    for number, tick in ticks.items():
        x = 20 + width * number + width / 2
        parts.append(f'<text class="tick" x="{x:.1f}" y="141">{tick}</text>')
    return _svg(parts, 146, "How often which length came up")


def _usual(values: dict[int, int]) -> int:
    """The value that all but one in a hundred do not exceed."""
    left = sum(values.values()) // _TAIL
    for value in sorted(values, reverse=True):
        left -= values[value]
        if left < 0:
            return value
    return min(values)


def _span(start: int, step: int) -> str:
    return str(start) if step == 1 else f"{start} to {start + step - 1}"


def _name(name: str, y: float) -> str:
    """The name of a row; a long one is cut, and whole in its tip."""
    short = name if len(name) <= _ROOM else name[: _ROOM - 1].rstrip() + "…"
    tip = "" if short == name else f"<title>{escape(name)}</title>"
    return f'<text class="name" x="{LEFT - 12}" y="{y + 4}">{escape(short)}{tip}</text>'


def _grid(at: Any, high: float, rows: int) -> str:
    step = 0.05 if high <= 0.3 else 0.1 if high <= 0.6 else 0.2
    lines = []
    for number in range(int(high / step + 1e-9) + 1):
        share = number * step
        lines.append(f'<path class="grid" d="M{at(share):.1f} 0V{ROW * rows}"/>')
        lines.append(
            f'<text class="tick" x="{at(share):.1f}" y="{ROW * rows + 16}">{100 * share:.0f}</text>'
        )
    return "".join(lines)


def _line(x: float, rows: int, look: str) -> str:
    return f'<path class="{look}" d="M{x:.1f} 0V{ROW * rows}"/>'


def _svg(
    parts: Sequence[str], height: float, label: str, width: float = LEFT + WIDE + RIGHT
) -> Markup:
    head = f'<svg viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" role="img" aria-label="{label}">'
    return Markup(head + "".join(parts) + "</svg>")
