"""The map of the galaxy: colours, symbols, systems, tracks and supremacy lines as printed on the board.

Everything here is fixed. Systems, tracks and lines are numbers, in the order of these tables.
"""

from __future__ import annotations

from typing import NamedTuple

# -- cubes (MG-2, MG-3) --------------------------------------------------------------------------

NO_CUBE, RED, BLUE, YELLOW, WHITE, BLACK = range(6)
COLOURS = ("", "red", "blue", "yellow", "white", "black")
CUBES = (0, 45, 45, 45, 45, 20)
COLOURED = (RED, BLUE, YELLOW, WHITE)  # all but black
WIDTH = len(COLOURS)  # of a row with a count for each colour
STARTING_BAG = 5  # of each colour (MG-9)

# -- symbols (MG-5) ------------------------------------------------------------------------------

CULTURAL, ECONOMIC, DIPLOMATIC, SCIENTIFIC, MILITARY = range(5)
SYMBOLS = ("cultural", "economic", "diplomatic", "scientific", "military")

# -- systems -------------------------------------------------------------------------------------


class System(NamedTuple):
    id: str
    name: str
    colour: int
    planets: int
    x: int
    y: int


SYSTEMS = (
    System("home-nw", "Vermilion Crown", RED, 3, 90, 90),
    System("home-ne", "Azure Throne", BLUE, 3, 910, 90),
    System("home-se", "Golden Seat", YELLOW, 3, 910, 910),
    System("home-sw", "Ivory Hearth", WHITE, 3, 90, 910),
    System("reach-nw", "Sapphire Reach", BLUE, 2, 300, 110),
    System("reach-ne", "Amber Reach", YELLOW, 2, 890, 300),
    System("reach-se", "Pale Reach", WHITE, 2, 700, 890),
    System("reach-sw", "Scarlet Reach", RED, 2, 110, 700),
    System("shoal-nw", "Saffron Shoal", YELLOW, 1, 110, 280),
    System("shoal-ne", "Chalk Shoal", WHITE, 1, 720, 110),
    System("shoal-se", "Ember Shoal", RED, 1, 890, 720),
    System("shoal-sw", "Cobalt Shoal", BLUE, 1, 280, 890),
    System("march-nw", "Frost Marches", WHITE, 3, 350, 350),
    System("march-ne", "Crimson Marches", RED, 3, 650, 350),
    System("march-se", "Indigo Marches", BLUE, 3, 650, 650),
    System("march-sw", "Ochre Marches", YELLOW, 3, 350, 650),
    System("edge-n", "Topaz Gate", YELLOW, 2, 510, 150),
    System("edge-e", "Opal Gate", WHITE, 2, 850, 510),
    System("edge-s", "Garnet Gate", RED, 2, 490, 850),
    System("edge-w", "Lapis Gate", BLUE, 2, 150, 490),
)
SYSTEM_NUMBERS = {system.id: number for number, system in enumerate(SYSTEMS)}
COLOUR_OF = bytes(system.colour for system in SYSTEMS)
PLANETS_OF = bytes(system.planets for system in SYSTEMS)
ROOM = 3  # planets that a system can have: planet i of a system is number ROOM * system + i

CORNERS = range(4)  # the starting systems, clockwise (MG-15)
NEAREST = ((4, 8), (5, 9), (6, 10), (7, 11))  # the two systems closest to each corner (MG-17)

# -- tracks --------------------------------------------------------------------------------------


class Track(NamedTuple):
    id: str
    ends: tuple[int, int]
    slots: int


def _tracks(*rows: tuple[int, str]) -> tuple[Track, ...]:
    found: list[Track] = []
    for slots, pairs in rows:
        for pair in pairs.split():
            one, other = pair.split("/")
            ends = SYSTEM_NUMBERS[one], SYSTEM_NUMBERS[other]
            found.append(Track(f"t{len(found) + 1:02}", ends, slots))
    return tuple(found)


TRACKS = _tracks(
    (3, "home-nw/reach-nw home-ne/reach-ne home-se/reach-se home-sw/reach-sw"),
    (2, "home-nw/shoal-nw home-ne/shoal-ne home-se/shoal-se home-sw/shoal-sw"),
    (4, "home-nw/march-nw home-ne/march-ne home-se/march-se home-sw/march-sw"),
    (3, "reach-nw/march-nw reach-ne/march-ne reach-se/march-se reach-sw/march-sw"),
    (3, "shoal-nw/march-nw shoal-ne/march-ne shoal-se/march-se shoal-sw/march-sw"),
    (3, "reach-nw/edge-n reach-ne/edge-e reach-se/edge-s reach-sw/edge-w"),
    (3, "edge-n/shoal-ne edge-e/shoal-se edge-s/shoal-sw edge-w/shoal-nw"),
    (2, "edge-n/march-nw edge-e/march-ne edge-s/march-se edge-w/march-sw"),
    (3, "edge-n/march-ne edge-e/march-se edge-s/march-sw edge-w/march-nw"),
    (4, "march-nw/march-ne march-ne/march-se march-se/march-sw march-sw/march-nw"),
)
ENDS = tuple(track.ends for track in TRACKS)
LINKS = tuple(
    tuple(
        (track, ends.index(system), ends[1 - ends.index(system)])
        for track, ends in enumerate(ENDS)
        if system in ends
    )
    for system in range(len(SYSTEMS))
)
"""For each system its tracks: number, which end the system is (0 or 1), the system opposite."""


# -- supremacy lines (MG-37 to MG-39) ------------------------------------------------------------


class SupremacyLine(NamedTuple):
    id: str
    symbol: int
    systems: tuple[int, ...]
    x: int
    y: int

    @property
    def colour(self) -> str:
        return self.id.split("-")[0]


def _line(id: str, symbol: int, systems: str, x: int, y: int) -> SupremacyLine:
    return SupremacyLine(id, symbol, tuple(map(SYSTEM_NUMBERS.__getitem__, systems.split())), x, y)


BLUE_LINES = (
    _line("blue-nw", MILITARY, "home-nw", 40, 150),
    _line("blue-ne", SCIENTIFIC, "home-ne", 850, 40),
    _line("blue-se", ECONOMIC, "home-se", 960, 850),
    _line("blue-sw", CULTURAL, "home-sw", 150, 960),
)
GREEN_LINES = (
    _line("green-n", SCIENTIFIC, "march-nw edge-n", 430, 250),
    _line("green-e", ECONOMIC, "march-ne edge-e", 750, 430),
    _line("green-s", CULTURAL, "march-se edge-s", 570, 750),
    _line("green-w", MILITARY, "march-sw edge-w", 250, 570),
    _line("green-axis-1", DIPLOMATIC, "march-nw march-se", 460, 460),
    _line("green-axis-2", DIPLOMATIC, "march-ne march-sw", 540, 460),
)
RED_LINES = (
    _line("red-n", ECONOMIC, "reach-nw shoal-ne", 510, 60),
    _line("red-e", CULTURAL, "reach-ne shoal-se", 940, 510),
    _line("red-s", MILITARY, "reach-se shoal-sw", 490, 940),
    _line("red-w", SCIENTIFIC, "reach-sw shoal-nw", 60, 490),
)
