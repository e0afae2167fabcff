"""The nine expansion developments."""

from __future__ import annotations

from fiendish.games.master_of_the_galaxy.faces import BASE, KIND, expansion
from fiendish.games.master_of_the_galaxy.galaxy_map import COLOUR_OF
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules.verbs import (
    Asking,
    Stars,
    colony,
    devour_one,
    may_settle_uncovered,
    take,
    uncover_one,
)


@expansion(When.ROUTE_GAP, "Hyperlanes", slots="white white blue blue yellow", symbols="scientific")
def hyperlanes(g: Stars, me: int) -> bool:
    """Your routes count as completed when only the slot next to the destination is empty."""
    return True


@expansion(When.SETTLE_REWARD, "Terraforming", slots="white white blue", symbols="cultural")
def terraforming(g: Stars, me: int, is_same: int) -> int:
    """Settling a planet gives you three cubes whatever colour you used."""
    return 0 if is_same else 1


@expansion(
    When.PROJECT_GAP, "Orbital Shipyards", slots="white white red red yellow", symbols="military"
)
def orbital_shipyards(g: Stars, me: int, project: int) -> bool:
    """At the end of your Phase 2, your base projects may count as complete with one slot empty."""
    return KIND[project] == BASE


@expansion(When.ROUTE_COLOUR, "Jump Gates", slots="blue white white yellow", symbols="economic")
def jump_gates(g: Stars, me: int) -> bool:
    """You may begin a route in any colour but black."""
    return True


@expansion(
    When.DISCARD,
    "Singularity Bomb",
    slots="red red red red blue black*",
    symbols="military military",
)
def singularity_bomb(g: Stars, me: int) -> Asking:
    """Discard: a black hole devours a neutral system of your choice, if a token is left."""
    yield from devour_one(g, me)


@expansion(When.DISCARD, "Wormhole Stabilizer", slots="blue blue white", symbols="scientific")
def wormhole_stabilizer(g: Stars, me: int) -> Asking:
    """Discard: remove a black hole that is not on a starting system. If the system is joined to
    one of yours, you may place a constructed base in it without a route."""
    system = yield from uncover_one(g, me)
    if system >= 0:
        yield from may_settle_uncovered(g, me, system)


@expansion(When.CHOOSE_SIDE, "Defence Grid", slots="red red white", symbols="military")
def defence_grid(g: Stars, me: int) -> bool:
    """When an opponent places a conflict against one of your systems, you choose which side faces
    it."""
    return True


@expansion(When.DISCARD, "Colony Ships", slots="white white white yellow red", symbols="diplomatic")
def colony_ships(g: Stars, me: int) -> Asking:
    """Discard: place one of your unused bases, where a constructed one could be placed."""
    yield from colony(g, me)


@expansion(
    When.FIRST_BASE,
    "Generation Arks",
    slots="white white white yellow yellow black",
    symbols="cultural diplomatic",
)
def generation_arks(g: Stars, me: int, system: int) -> None:
    """Each time you place your first base in a system, take two cubes of the system's colour."""
    take(g, me, COLOUR_OF[system], 2)
