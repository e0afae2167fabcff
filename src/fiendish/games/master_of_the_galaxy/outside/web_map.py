"""The star map of Master of the Galaxy as SVG, in the units of the chart.

What never changes (sky, tracks with their slots, supremacy lines, rings and names of systems) is
defined once per page in a sprite; a frame only refers to it and adds cubes, bases and black holes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import hypot
from typing import NamedTuple

from markupsafe import Markup, escape

from fiendish.games.master_of_the_galaxy.galaxy_map import (
    BLUE_LINES,
    COLOURS,
    GREEN_LINES,
    RED_LINES,
    SYMBOLS,
    SYSTEM_NUMBERS,
    SYSTEMS,
    TRACKS,
    SupremacyLine,
    System,
    Track,
)
from fiendish.games.master_of_the_galaxy.view import LineView, SystemView, View
from fiendish.web.art.dice import Dice

SIZE = 1000  # of the chart
RADIUS = {1: 30, 2: 34, 3: 40}  # of a ring, by planets
SPACE = 27  # between slots
SLOT = 20
SPOT = 44  # a button; 28 px on the smallest choices
LIFT = 44  # how far a symbol that would lie on a track is moved off it
BASE = 22
NAME_ABOVE = ("home-nw", "home-sw")  # there a symbol lies below
LETTER = {"red": "R", "blue": "B", "yellow": "Y", "white": "W", "black": "K"}

ICONS = {
    "cultural": "M50 6C76 6 90 18 88 44C86 72 66 94 50 94C34 94 14 72 12 44C10 18 24 6 50 6Z"
    "M26 42Q36 32 46 42Q36 50 26 42ZM54 42Q64 32 74 42Q64 50 54 42ZM32 64Q50 80 68 64Q50 70 32 64Z",
    "economic": "M50 4L88 50L50 96L12 50ZM50 24L30 50L50 76L70 50Z",
    "diplomatic": "M14 4H26V96H14ZM30 10H92L76 33L92 56H30Z",
    "scientific": "M50 40A10 10 0 1 1 50 60A10 10 0 1 1 50 40Z"
    "M50 30C76 30 98 38 98 50C98 62 76 70 50 70C24 70 2 62 2 50C2 38 24 30 50 30Z"
    "M50 37C27 37 10 44 10 50C10 56 27 63 50 63C73 63 90 56 90 50C90 44 73 37 50 37Z"
    "M67 40C80 62 84 85 74 91C64 97 46 82 33 60C20 38 16 15 26 9C36 3 54 18 67 40Z"
    "M61 44C50 24 35 13 30 16C25 19 28 37 39 56C50 76 65 87 70 84C75 81 72 63 61 44Z",
    "military": "M50 2L62 37H98L69 59L80 95L50 73L20 95L31 59L2 37H38Z",
}
_INKS = {
    "red": "#C62F35",
    "blue": "#2A68D8",
    "yellow": "#F6C43C",
    "white": "#FFF",
    "black": "#22242E",
}
_DARK_LETTER = ("yellow", "white")

Point = tuple[float, float]


# -- where things are ----------------------------------------------------------------------------


def _at(system: int) -> Point:
    return SYSTEMS[system].x, SYSTEMS[system].y


def _along(track: Track) -> tuple[Point, Point, float]:
    """Where a track begins, its direction, its length."""
    (x, y), (to_x, to_y) = _at(track.ends[0]), _at(track.ends[1])
    length = hypot(to_x - x, to_y - y)
    return (x, y), ((to_x - x) / length, (to_y - y) / length), length


def _slots(track: Track) -> list[Point]:
    """The middles of its slots, from the first end on."""
    (x, y), (dx, dy), length = _along(track)
    first = (length - SPACE * (track.slots - 1)) / 2
    ways = [first + SPACE * i for i in range(track.slots)]
    return [(x + dx * way, y + dy * way) for way in ways]


SLOTS = {track.id: _slots(track) for track in TRACKS}
_TRACKS = {track.id: track for track in TRACKS}


def track_between(one: str, other: str) -> str:
    """The id of the track between two systems."""
    ends = {SYSTEM_NUMBERS[one], SYSTEM_NUMBERS[other]}
    return next(track.id for track in TRACKS if {*track.ends} == ends)


def slot_at(track: str, departure: str, number: int) -> Point:
    """The middle of a slot, counted from the departure."""
    slots = SLOTS[track]
    backwards = SYSTEM_NUMBERS[departure] != _TRACKS[track].ends[0]
    return slots[::-1][number] if backwards else slots[number]


def beside(track: str, point: Point, far: float, ahead: float = 0, departure: str = "") -> Point:
    """A point off the track, by so much; `ahead` goes along it, away from the departure."""
    found = _TRACKS[track]
    _, (dx, dy), _ = _along(found)
    if departure and SYSTEM_NUMBERS[departure] != found.ends[0]:
        dx, dy = -dx, -dy
    return point[0] - dy * far + dx * ahead, point[1] + dx * far + dy * ahead


def middle(track: str, part: float = 0.5) -> Point:
    """A point of the track, so far along it."""
    (x, y), (dx, dy), length = _along(_TRACKS[track])
    return x + dx * length * part, y + dy * length * part


def system_at(system: str) -> Point:
    return _at(SYSTEM_NUMBERS[system])


def distance(point: Point, track: Track) -> float:
    (x, y), (dx, dy), length = _along(track)
    way = min(max((point[0] - x) * dx + (point[1] - y) * dy, 0), length)
    return hypot(point[0] - x - dx * way, point[1] - y - dy * way)


def _symbol_at(line: SupremacyLine) -> Point:
    """Where the symbol of a line lies: as on the chart, but clear of every track."""

    def room(point: Point) -> float:
        return min(distance(point, track) for track in TRACKS)

    if room((line.x, line.y)) > LIFT / 2:
        return line.x, line.y
    ways = ((1, 1), (1, -1), (-1, 1), (-1, -1))
    side = LIFT / 2**0.5
    return max(((line.x + side * x, line.y + side * y) for x, y in ways), key=room)


LINES = (*BLUE_LINES, *GREEN_LINES, *RED_LINES)
SYMBOL_AT = {line.id: _symbol_at(line) for line in LINES}


# -- what never changes --------------------------------------------------------------------------


def n(value: float) -> str:
    return f"{value:.0f}"


@cache
def sprite() -> Markup:
    """All that frames refer to: to be put into the page once, outside of the frame."""
    parts = [
        *(_cube(colour) for colour in COLOURS[1:]),
        *(
            f'<symbol id="y-{name}" viewBox="0 0 100 100"><path fill-rule="evenodd" d="{path}"/></symbol>'
            for name, path in ICONS.items()
        ),
        _HOLE,
        _SWORDS,
        f'<g id="m-sky">{_sky()}</g>',
        *(_track(track) for track in TRACKS),
        *(_line(line) for line in LINES),
        *(_system(system) for system in SYSTEMS),
    ]
    svg = '<svg class="sprite" aria-hidden="true" width="0" height="0">'
    return Markup(f"{svg}{''.join(parts)}</svg>")


_HOLE = (
    '<symbol id="m-hole" viewBox="-40 -40 80 80"><circle r="27" class="void"/>'
    '<path class="rim" d="M-38 12C-20 -14 18 -18 38 -10"/></symbol>'
)
_SWORDS = (
    '<symbol id="m-swords" viewBox="0 0 100 100"><path d="M12 4L70 62L62 70L4 12V4ZM88 4L30 62L38 70'
    "L96 12V4ZM56 72L72 56L80 64L74 70L94 90L90 94L70 74L64 80ZM44 72L28 56L20 64L26 70L6 90L10 94"
    'L30 74L36 80Z"/></symbol>'
)


def _cube(colour: str) -> str:
    ink = "#1C1A28" if colour in _DARK_LETTER else "#FFF"
    return (
        f'<symbol id="k-{colour}" viewBox="0 0 24 24"><rect x="2" y="2" width="20" height="20" rx="4" '
        f'fill="{_INKS[colour]}" stroke-width="3"/><text class="letter" x="12" y="17" fill="{ink}" stroke="none">'
        f"{LETTER[colour]}</text></symbol>"
    )


def _sky() -> str:
    dice = Dice("star map")
    stars = ""
    for width in (2, 3, 5):
        dots = "".join(
            f"M{n(SIZE * dice.chance())} {n(SIZE * dice.chance())}h0"
            for _ in range(140 // width**2)
        )
        stars += f'<path class="star" d="{dots}" stroke-width="{width}"/>'
    return (
        '<ellipse class="cloud" cx="480" cy="560" rx="410" ry="250" transform="rotate(-38 480 560)"/>'
        '<ellipse class="cloud in" cx="520" cy="520" rx="300" ry="150" transform="rotate(-38 520 520)"/>'
        f"{stars}"
    )


def _track(track: Track) -> str:
    (x, y), (to_x, to_y) = _at(track.ends[0]), _at(track.ends[1])
    _, (dx, dy), _ = _along(track)

    def along(size: int) -> str:
        """From the first slot to the last: the dashes of the style sheet make squares of it."""
        (first_x, first_y), (last_x, last_y) = SLOTS[track.id][0], SLOTS[track.id][-1]
        half_x, half_y = dx * size / 2, dy * size / 2
        return (
            f"M{first_x - half_x:.1f} {first_y - half_y:.1f}L{last_x + half_x:.1f} "
            f"{last_y + half_y:.1f}"
        )

    return (
        f'<g id="m-{track.id}"><path class="way" d="M{x} {y}L{to_x} {to_y}"/><path class="edge" '
        f'd="{along(SLOT)}"/><path class="free" d="{along(SLOT - 5)}"/></g>'
    )


def _line(line: SupremacyLine) -> str:
    x, y = SYMBOL_AT[line.id]
    ends = [_at(system) for system in line.systems]
    path = "".join(f"M{n(x)} {n(y)}L{to_x} {to_y}" for to_x, to_y in ends)
    return f'<path id="m-{line.id}" class="line {line.colour}" d="{path}"/>'


def _system(system: System) -> str:
    radius = RADIUS[system.planets]
    colour = COLOURS[system.colour]
    x, y = _name_at(system)
    return (
        f'<g id="m-{system.id}"><circle class="ring {colour}" cx="{system.x}" cy="{system.y}" '
        f'r="{radius}"/>{_planets(system)}'
        f'<text class="place" x="{x}" y="{y}">{system.name}</text></g>'
    )


def _name_at(system: System) -> tuple[int, int]:
    """The middle of the line on which its name stands."""
    radius = RADIUS[system.planets]
    aside, below = (28, -radius - 14) if system.id in NAME_ABOVE else (0, radius + 24)
    half = 9 * len(system.name)  # on a phone, where letters are largest beside the map
    return min(max(system.x + aside, half), 1000 - half), system.y + below


def _planet_x(system: System, number: int) -> float:
    return system.x + (number - (system.planets - 1) / 2) * 21


def _planet_y(system: System) -> float:
    return system.y + RADIUS[system.planets] * 0.5


def _planets(system: System) -> str:
    return "".join(
        f'<circle class="planet" cx="{_planet_x(system, i):.0f}" cy="{_planet_y(system):.0f}" r="7"/>'
        for i in range(system.planets)
    )


# -- what changes --------------------------------------------------------------------------------


def draw(view: View, names: Sequence[str]) -> Markup:
    """The map as it stands: no options and no conflicts, which the template puts on top."""
    parts = ['<use href="#m-sky"/>']
    holes = {system.id for system in view.systems if system.black_hole}
    for line in view.lines:
        dead = line.colour != "red" or view.strict_lines
        covered = sum(system in holes for system in line.systems)
        if covered == 0 or (covered == 1 and not dead):
            parts.append(f'<use href="#m-{line.id}"/>')
    parts += [f'<use href="#m-{track.id}"/>' for track in view.tracks if not track.closed]
    for track in view.tracks:
        if track.seat >= 0:
            parts.append(
                _route(track.id, track.departure, track.seat, (*track.cubes,), track.completed)
            )
    parts += [_system_now(*_key(system, names)) for system in view.systems]
    parts += [_symbol_now(line, holes, view.strict_lines, names) for line in view.lines]
    return Markup("".join(parts))


@lru_cache(4096)
def _route(track: str, departure: str, seat: int, cubes: tuple[str, ...], completed: bool) -> str:
    """A route in the colour of its player, and its cubes."""
    x, y = system_at(departure)
    laid = [cube for cube in cubes if cube]
    places = [slot_at(track, departure, number) for number in range(len(laid))]
    far = places[-1]
    if completed:
        one, other = (_at(end) for end in _TRACKS[track].ends)
        far = other if one == (x, y) else one
    path = f'<path class="route e{seat}" d="M{x} {y}L{n(far[0])} {n(far[1])}"/>'
    return path + "".join(
        _placed(cube, place, 24, seat) for cube, place in zip(laid, places, strict=True)
    )


def _placed(cube: str, at: Point, size: int, seat: int = -1) -> str:
    edge = f' class="e{seat}"' if seat >= 0 else ""
    x, y = n(at[0] - size / 2), n(at[1] - size / 2)
    return f'<use href="#k-{cube}"{edge} x="{x}" y="{y}" width="{size}" height="{size}"/>'


def _key(
    system: SystemView, names: Sequence[str]
) -> tuple[str, int, str, int, tuple[str, ...], bool]:
    owner = names[system.seat] if system.seat >= 0 else ""
    return system.id, system.seat, owner, system.bases, (*system.planets,), system.black_hole


@lru_cache(4096)
def _system_now(
    id: str, seat: int, owner: str, bases: int, planets: tuple[str, ...], hole: bool
) -> str:
    system = SYSTEMS[SYSTEM_NUMBERS[id]]
    told = escape(_told(system, owner, bases, planets, hole))
    label = f'<g role="img"><title>{told}</title>'
    if hole:
        label = f'<g role="img" aria-label="{told}" data-word="black-hole">'
        return (
            f'{label}<use href="#m-hole" x="{system.x - 40}" y="{system.y - 40}" width="80" '
            f'height="80"/><text class="place gone" x="{system.x}" y="{system.y + 56}">black hole'
            "</text></g>"
        )
    parts = [label]
    if seat >= 0:
        radius = RADIUS[system.planets] + 6
        parts.append(f'<circle class="held e{seat}" cx="{system.x}" cy="{system.y}" r="{radius}"/>')
    parts.append(f'<use href="#m-{id}"/>')
    for i in range(bases):
        x = system.x + (i - (bases - 1) / 2) * (BASE + 1) - BASE / 2
        y = system.y - RADIUS[system.planets] * 0.3 - BASE / 2
        parts.append(
            f'<use href="#s{seat}" x="{x:.0f}" y="{y:.0f}" width="{BASE}" height="{BASE}"/>'
        )
    for i, cube in enumerate(planets):
        if cube:
            parts.append(_placed(cube, (_planet_x(system, i), _planet_y(system)), 19))
    return "".join([*parts, "</g>"])


def _told(system: System, owner: str, bases: int, planets: tuple[str, ...], hole: bool) -> str:
    """A system in words: for those who do not see it, and for those who look closer."""
    if hole:
        return f"{system.name}: black hole"
    held = f"{bases} base{'s' * (bases > 1)} of {owner}" if owner else "neutral"
    settled = [cube for cube in planets if cube]
    more = f", settled with {' and '.join(settled)}" if settled else ""
    count = f"{len(planets)} planet{'s' * (len(planets) > 1)}"
    now = f"{system.name}: {COLOURS[system.colour]}, {count}, {held}{more}"
    return f"{now}. {_LINES_OF[system.id]}"


def _lines_of(system: System) -> str:
    """The supremacy lines of a system in words."""
    found = []
    for line in LINES:
        ends = [SYSTEMS[end] for end in line.systems]
        if system in ends:
            others = "".join(f" with {end.name}" for end in ends if end is not system)
            found.append(f"{line.colour} line{others}: {SYMBOLS[line.symbol]}")
    return "; ".join(found) or "No supremacy line"


_LINES_OF = {system.id: _lines_of(system) for system in SYSTEMS}


def _symbol_now(line: LineView, holes: set[str], strict: bool, names: Sequence[str]) -> str:
    covered = sum(system in holes for system in line.systems)
    gone = covered == len(line.systems) or (covered > 0 and (line.colour == "green" or strict))
    holders = " and ".join(names[seat] for seat in line.held_by)
    return "" if gone else _symbol(line.id, line.colour, line.symbol, (*line.held_by,), holders)


@lru_cache(1024)
def _symbol(id: str, colour: str, symbol: str, held_by: tuple[int, ...], holders: str) -> str:
    """The symbol of a line, with the marks of those who hold it."""
    x, y = SYMBOL_AT[id]
    marks = "".join(
        f'<use href="#s{seat}" x="{x + 8 + 20 * i:.0f}" y="{y + 8:.0f}" width="20" height="20"/>'
        for i, seat in enumerate(held_by)
    )
    return (
        f'<g role="img" data-word="{symbol} {colour}-line" aria-label="{symbol} symbol, {colour} line, '
        f'held by {escape(holders or "nobody")}">'
        f'<circle class="sign {colour}" cx="{n(x)}" cy="{n(y)}" r="20"/>'
        f'<use href="#y-{symbol}" class="pale" x="{n(x - 12)}" y="{n(y - 12)}" width="24" height="24"/>'
        f"{marks}</g>"
    )


class Box(NamedTuple):
    """Where a button or plate lies, kept within the chart."""

    x: int
    y: int
    width: int = SPOT
    height: int = SPOT


def box(point: Point, width: int = SPOT, height: int = SPOT) -> Box:
    x = min(max(point[0] - width / 2, 0), SIZE - width)
    y = min(max(point[1] - height / 2, 0), SIZE - height)
    return Box(round(x), round(y), width, height)


def row(point: Point, count: int) -> Iterator[Box]:
    """Buttons side by side."""
    first = min(max(point[0] - SPOT * (count - 1) / 2, SPOT / 2), SIZE - SPOT * (count - 0.5))
    for number in range(count):
        yield box((first + SPOT * number, point[1]))


def free(wanted: Box, others: Sequence[Box]) -> Box:
    """The place nearest to the one that is wanted where a button covers hardly anything of others."""
    for x, y in _AROUND:
        middle_x, middle_y = wanted.x + SPOT / 2 + x, wanted.y + SPOT / 2 + y
        found = box((middle_x, middle_y))
        if all(max(abs(found.x - one.x), abs(found.y - one.y)) >= APART for one in others):
            return found
    return wanted


APART = SPOT - 4  # between the middles of two buttons
_STEPS = [11 * step for step in range(-9, 10)]
_AROUND = sorted(((x, y) for x in _STEPS for y in _STEPS), key=lambda way: hypot(*way))


def apart(track: str, width: int, height: int, others: Sequence[Box]) -> Box:
    """Where something may lie on a track: it covers no others if possible, and little of the map."""

    def hidden(one: Box) -> int:
        weighed = ((60, others), (6, _RINGS), (4, _NAMES), (1, _SLOTS))
        return sum(weight * sum(_cover(one, other) for other in kind) for weight, kind in weighed)

    points = [middle(track, part) for part in (0.5, 0.58, 0.42, 0.66, 0.34)]
    found = [box((x + aside, y + lift), width, height) for aside, lift in _NEAR for x, y in points]
    return min(found, key=hidden)


_NEAR = ((0, 0), (0, -22), (0, 22), (-44, 0), (44, 0))  # it still lies on the track


_RINGS = [box((system.x, system.y), 70, 70) for system in SYSTEMS]
_NAMES = [
    box((x, y - 6), 10 * len(system.name), 18) for system in SYSTEMS for x, y in [_name_at(system)]
]
_SLOTS = [box(point, SLOT, SLOT) for points in SLOTS.values() for point in points]


def _cover(one: Box, other: Box) -> bool:
    across = -other.width < other.x - one.x < one.width
    return across and -other.height < other.y - one.y < one.height


assert {*SYMBOLS} == {*ICONS}
