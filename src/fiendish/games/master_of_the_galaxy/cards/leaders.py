"""The eighteen leaders. What they can do works while their owner holds the symbols they need."""

from __future__ import annotations

from fiendish.games.master_of_the_galaxy.faces import (
    DECK,
    FACE_OF,
    KIND,
    SIDE,
    TRACK,
    leader,
)
from fiendish.games.master_of_the_galaxy.galaxy_map import BLUE, COLOUR_OF, RED, WHITE, YELLOW
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules.verbs import (
    Asking,
    Stars,
    abduct,
    build_one,
    cancel_one,
    devour_one,
    grant_extra_turn,
    make_somebody_skip,
    may_take,
    sabotage_one,
    search_developments,
    take,
    take_random,
    uncover_one,
)
from fiendish.games.master_of_the_galaxy.state import GOVERNMENT, SPECIES


@leader(
    When.DISCARD, "Arbiter Sel Vaan", needs="diplomatic", covert="yellow black", steals="yellow"
)
def arbiter_selvaan(g: Stars, me: int) -> Asking:
    """Discard: cancel any one conflict on the board, whoever takes part in it."""
    yield from cancel_one(g, me)


@leader(When.DISCARD, "Chronarch Ilo", needs="scientific scientific")
def chronarch_ilo(g: Stars, me: int) -> None:
    """Discard: take an extra turn after this one, unless it were your third in a row."""
    grant_extra_turn(g, me)


@leader(
    When.DISCARD,
    "Inquisitor Thessk",
    needs="military diplomatic",
    covert="red black",
    steals="blue",
)
def inquisitor_thessk(g: Stars, me: int) -> Asking:
    """Discard: an opponent of your choice skips the next turn."""
    yield from make_somebody_skip(g, me)


@leader(
    When.DISCARD,
    "Void Caller Umbriel",
    needs="scientific cultural",
    covert="blue black",
    steals="white",
)
def void_caller_umbriel(g: Stars, me: int) -> Asking:
    """Discard: a black hole devours a neutral system of your choice, if a token is left."""
    yield from devour_one(g, me)


@leader(When.DISCARD, "Gate Warden Oru", needs="economic", covert="blue white", steals="blue")
def gate_warden_oru(g: Stars, me: int) -> Asking:
    """Discard: remove a black hole that is not on a starting system. Take two cubes of that
    system's colour."""
    system = yield from uncover_one(g, me)
    if system >= 0:
        take(g, me, COLOUR_OF[system], 2)


@leader(When.DISCARD, "Archivist Quill", needs="scientific", covert="blue blue", steals="blue")
def archivist_quill(g: Stars, me: int) -> Asking:
    """Discard: search a development deck for a card of your choice."""
    yield from search_developments(g, me)


@leader(
    When.DISCARD,
    "Kingmaker Dressa",
    needs="cultural diplomatic",
    covert="yellow black",
    steals="red",
)
def kingmaker_dressa(g: Stars, me: int) -> Asking:
    """Discard: gain a random government card."""
    yield from take_random(g, me, GOVERNMENT)


@leader(When.CONFLICT_GAINED, "Warlord Krag", needs="military", covert="red red", steals="red")
def warlord_krag(g: Stars, me: int, what: int) -> None:
    """Each time you gain a conflict card, take two red cubes."""
    take(g, me, RED, 2)


@leader(
    When.SETTLE_REWARD, "Surveyor Halcyon", needs="economic", covert="white yellow", steals="white"
)
def surveyor_halcyon(g: Stars, me: int, is_same: int) -> int:
    """The reward for settling a planet is one cube more."""
    return 1


@leader(When.PROJECT_GAP, "Admiral Yx", needs="military military", covert="red white", steals="red")
def admiral_yx(g: Stars, me: int, project: int) -> bool:
    """At the end of your Phase 2, your side of a conflict may count as filled with one slot
    empty."""
    return KIND[project] == SIDE


@leader(When.COVERT_TAKE, "Spymaster Nul", needs="diplomatic", covert="white black", steals="red")
def spymaster_nul(g: Stars, me: int) -> int:
    """Your covert operations take two cubes instead of one, from any opponents."""
    return 1


@leader(
    When.KEEPS_CUBES, "Shield Matron Aya", needs="cultural", covert="white white", steals="yellow"
)
def shield_matron_aya(g: Stars, me: int, project: int, spoils: int) -> bool:
    """Opponents cannot take cubes from your leaders, governments and developments, except as
    spoils."""
    if spoils or KIND[project] in (TRACK, SIDE):
        return False
    return DECK[FACE_OF[project]] != SPECIES


@leader(
    When.DISCARD, "Abductor Vesh", needs="military cultural", covert="red black", steals="yellow"
)
def abductor_vesh(g: Stars, me: int) -> Asking:
    """Discard: take a leader of an opponent. Cubes on it go back to that opponent."""
    yield from abduct(g, me)


@leader(When.DISCARD, "Saboteur Rix", needs="military", covert="red black", steals="white")
def saboteur_rix(g: Stars, me: int) -> Asking:
    """Discard: remove a base from an opponent's system that is joined to one of yours and is no
    starting system."""
    yield from sabotage_one(g, me)


@leader(
    When.DISCARD, "Quartermaster Bol", needs="economic", covert="yellow yellow", steals="yellow"
)
def quartermaster_bol(g: Stars, me: int) -> None:
    """Discard: take one red, one blue, one yellow and one white cube."""
    for colour in (RED, BLUE, YELLOW, WHITE):
        take(g, me, colour)


@leader(When.DISCARD, "Master Builder Tark", needs="economic cultural")
def master_builder_tark(g: Stars, me: int) -> Asking:
    """Discard: put one of your unused bases on a base slot of yours with room."""
    yield from build_one(g, me)


@leader(When.CANCELLED, "Reformer Juno", needs="cultural", covert="white black", steals="blue")
def reformer_juno(g: Stars, me: int, what: int) -> Asking:
    """Each time you use a black cube to cancel a project, you may take a cube of any colour but
    black."""
    yield from may_take(g, me)


@leader(When.REDRAW, "Oracle Zhen", needs="scientific diplomatic")
def oracle_zhen(g: Stars, me: int) -> bool:
    """Once per turn, you may put the cubes you drew in Phase 1 back and draw as many again."""
    return True
