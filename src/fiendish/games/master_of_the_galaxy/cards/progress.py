"""The nine progress developments."""

from __future__ import annotations

from fiendish.games.master_of_the_galaxy.faces import (
    AGENDA,
    DEVELOPMENT,
    KIND,
    PROJECT_OF,
    SLOT_COLOUR,
    progress,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import BLUE, WHITE
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules.verbs import (
    Asking,
    Stars,
    grant_extra_turn,
    make_somebody_skip,
    may_take,
    raid_somebody,
    search_developments,
)


@progress(
    When.CUBES_DRAWN,
    "Quantum Computing",
    slots="blue blue blue yellow white",
    symbols="scientific",
)
def quantum_computing(g: Stars, me: int) -> int:
    """In Phase 1 you draw four cubes instead of three."""
    return 1


@progress(
    When.DISCARD,
    "Time Dilation",
    slots="blue blue blue white white black*",
    symbols="scientific scientific",
)
def time_dilation(g: Stars, me: int) -> None:
    """Discard: take an extra turn after this one, unless it were your third in a row."""
    grant_extra_turn(g, me)


@progress(When.DISCARD, "Stasis Field", slots="blue blue red black*", symbols="military")
def stasis_field(g: Stars, me: int) -> Asking:
    """Discard: an opponent of your choice skips the next turn."""
    yield from make_somebody_skip(g, me)


@progress(When.FILL, "Gene Engineering", slots="blue white white", symbols="cultural")
def gene_engineering(g: Stars, me: int, slot: int, colour: int) -> bool:
    """On developments and agendas you may put blue cubes into white slots and white cubes into
    blue slots."""
    return {colour, SLOT_COLOUR[slot]} == {BLUE, WHITE} and KIND[PROJECT_OF[slot]] in (
        AGENDA,
        DEVELOPMENT,
    )


@progress(When.DISCARD, "Deep Surveillance", slots="blue blue yellow black", symbols="diplomatic")
def deep_surveillance(g: Stars, me: int) -> Asking:
    """Discard: take up to three cubes from projects of one opponent, at most one from each. Black
    cubes and planets are safe, and of a route only the farthest cube can be taken."""
    yield from raid_somebody(g, me, 3)


@progress(When.CARD_LIMIT, "Virtual Worlds", slots="blue blue white yellow", symbols="cultural")
def virtual_worlds(g: Stars, me: int) -> int:
    """Your card limit is nine instead of seven."""
    return 2


@progress(When.SPOILS, "Antimatter Weapons", slots="blue red red red", symbols="military")
def antimatter_weapons(g: Stars, me: int) -> int:
    """When you win a conflict, you take two more cubes as spoils."""
    return 2


@progress(
    When.DISCARD,
    "Archive of the Ancients",
    slots="blue blue yellow yellow",
    symbols="scientific",
)
def archive_of_the_ancients(g: Stars, me: int) -> Asking:
    """Discard: search a development deck for a card of your choice."""
    yield from search_developments(g, me)


@progress(
    When.LEADER_GAINED,
    "Universal Translator",
    slots="red blue yellow white black black",
    symbols="diplomatic cultural",
)
def universal_translator(g: Stars, me: int, what: int) -> Asking:
    """Each time you gain a leader card, you may take a cube of any colour but black."""
    yield from may_take(g, me)
