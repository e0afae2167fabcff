"""The nine governments. They work as long as they are owned."""

from __future__ import annotations

from fiendish.games.master_of_the_galaxy.faces import (
    AGENDA,
    KIND,
    PROJECT_OF,
    SIDE,
    SLOT_COLOUR,
    government,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import BLACK, BLUE, RED
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules.verbs import Asking, Stars, draw, take
from fiendish.games.master_of_the_galaxy.state import LEADER


@government(
    When.FILL,
    "Military Junta",
    receive=(("red red white", "conflict"),),
    agenda=("red red red white", "military military"),
)
def military_junta(g: Stars, me: int, slot: int, colour: int) -> bool:
    """On your side of a conflict you may put red cubes into slots of any colour but black."""
    return colour == RED and SLOT_COLOUR[slot] != BLACK and KIND[PROJECT_OF[slot]] == SIDE


@government(
    When.DISCARD_REWARD,
    "Merchant Oligarchy",
    receive=(("yellow yellow", "commerce"),),
    agenda=("yellow yellow yellow blue", "economic economic"),
)
def merchant_oligarchy(g: Stars, me: int) -> int:
    """If you have discarded a card in your Phase 3, the reward is one cube more."""
    return 1


@government(
    When.IMPLEMENTED,
    "Technocracy",
    receive=(("blue blue", "progress"),),
    agenda=("blue blue blue yellow", "scientific scientific"),
)
def technocracy(g: Stars, me: int, what: int) -> None:
    """Each time you implement a development, take two blue cubes."""
    take(g, me, BLUE, 2)


@government(
    When.KEEPS_CUBES,
    "Theocracy",
    receive=(("white black", "leader"),),
    agenda=("white white white black", "cultural cultural"),
)
def theocracy(g: Stars, me: int, project: int, spoils: int) -> bool:
    """Opponents cannot take cubes from your agendas, not even as spoils."""
    return KIND[project] == AGENDA


@government(
    When.KEEPS_PEACE,
    "Galactic Senate",
    agenda=("blue yellow white black*", "diplomatic diplomatic"),
)
def galactic_senate(g: Stars, me: int, system: int) -> bool:
    """Opponents cannot place conflicts against a system with two or more of your bases."""
    return g.bases[system] >= 2


@government(
    When.REINFORCE,
    "Colonial Federation",
    base="white white blue yellow",
    receive=(("white white", "expansion"),),
)
def colonial_federation(g: Stars, me: int) -> bool:
    """Your second and third base in a system need no route."""
    return True


@government(When.PRINTED, "Hive Mandate", base="white white white red*", capacity=2)
def hive_mandate(g: Stars, me: int) -> None:
    """The base slot of this card holds two bases."""


@government(When.WON, "Star Empire", base="red yellow white blue")
def star_empire(g: Stars, me: int, what: int) -> Asking:
    """Each time you win a conflict, draw a leader card after its other rewards."""
    yield from draw(g, me, LEADER)


@government(
    When.PART_CANCEL,
    "Shadow Cabinet",
    receive=(("black black*", "leader"), ("blue yellow black", "development")),
)
def shadow_cabinet(g: Stars, me: int) -> bool:
    """When you cancel a project with a black cube, you may take back only the cubes you choose,
    at least one."""
    return True
