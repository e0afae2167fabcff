"""The Drift Choir: peoples of gauze and song, miles wide, who sail the solar wind."""

from __future__ import annotations

from fiendish.games.master_of_the_galaxy.faces import expansion, leader, species
from fiendish.games.master_of_the_galaxy.galaxy_map import COLOUR_OF, WHITE, YELLOW
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules.board import is_completed, routes_of
from fiendish.games.master_of_the_galaxy.rules.verbs import Asking, Stars, may_take, take

drift_choir = species(
    "drift-choir",
    "Drift Choir",
    base="yellow white white blue",
    receive=(
        ("yellow yellow white white", "development"),
        ("yellow white", "expansion"),
        ("white blue black", "leader"),
    ),
    agenda=("yellow white white white blue black", "cultural cultural economic"),
)


@leader(When.FIRST_BASE, "Cantor Ulume", needs="cultural", covert="yellow white", steals="white")
def cantor_ulume(g: Stars, me: int, system: int) -> None:
    """Each time you place your first base in a system, take a cube of that system's colour."""
    take(g, me, COLOUR_OF[system], 1)


@expansion(When.TURN_BEGINS, "Solar Wind", slots="yellow yellow white white", symbols="diplomatic")
def solar_wind(g: Stars, me: int, what: int) -> Asking:
    """At the start of your turn, if you have a completed route, you may take a white or a yellow
    cube."""
    if any(is_completed(g, track, me) for track in routes_of(g, me)):
        yield from may_take(g, me, [WHITE, YELLOW])
