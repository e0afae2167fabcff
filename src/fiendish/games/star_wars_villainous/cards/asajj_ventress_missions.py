"""Asajj Ventress's Missions."""

from __future__ import annotations

from fiendish.games.star_wars_villainous.book import Moment, Task
from fiendish.games.star_wars_villainous.cards.asajj_ventress import (
    KAMINO,
    SERENNO,
    a_fallen_sister,
    fallen_sisters,
    ventress,
)
from fiendish.games.star_wars_villainous.cards.asajj_ventress_fate import (
    ahsoka,
    anakin,
    luminara,
    obi_wan,
    rex,
)
from fiendish.games.star_wars_villainous.rules import missions
from fiendish.games.star_wars_villainous.rules.verbs import (
    ARRIVED,
    ASPIRED,
    DISCARDED,
    FATED,
    HERO_FELL,
    MANEUVERED,
    PLAYED,
    TURN_ENDS,
    VANQUISHED,
    Asking,
    Sector,
    ask,
    find_and_place,
    gain_power,
    is_findable,
    mover_place,
    place_card,
    take_up,
)
from fiendish.games.star_wars_villainous.words import NO_SUCH_TASK, PAID_TASK
from fiendish.games.villainous.book import ITEM
from fiendish.games.villainous.parts import Needs
from fiendish.games.villainous.rules.board import (
    allies_at,
    heroes,
    heroes_at,
    own_locations,
    sum_of_strength,
)
from fiendish.games.villainous.rules.plays import CARD
from fiendish.games.villainous.state import LOCATIONS
from fiendish.games.villainous.symbols import Symbol

CREW, BARGAIN = 5, 4  # Credits and Ambition that tasks cost


def _place(me: int, location: int) -> int:
    return LOCATIONS * me + location


def to_find(*faces: int) -> Needs:
    """Whether these Fate cards can be found."""

    def needs(g: Sector, me: int, card: int) -> object:
        """the Heroes where they can be found"""

        def is_there(face: int) -> bool:
            return is_findable(g, me, lambda one: g.identity[one] == face)

        return all(is_there(face) for face in faces)

    return needs


def find_apart(g: Sector, me: int, *faces: int) -> Asking:
    """Find these Heroes and place them at different locations (SW-106)."""
    for n, face in enumerate(faces):
        taken = [g.at[hero] for hero in heroes(g, me) if g.identity[hero] in faces[:n]]
        free = [place for place in own_locations(g, me) if place not in taken]
        yield from find_and_place(g, me, me, face, free)


# -- tasks that two Missions share ---------------------------------------------------------------


def _with_a_team(g: Sector, me: int, moment: Moment) -> bool:
    return moment.kind == VANQUISHED and moment.other >= 2


def _with_an_item(g: Sector, me: int, moment: Moment) -> bool:
    done = moment.kind in (PLAYED, ASPIRED, MANEUVERED)
    return done and g.book.kind[g.identity[moment.thing]] is ITEM


defeat_with_team = Task(
    "defeat-with-team", "Defeat a Hero by a Vanquish action with two or more Allies.", _with_a_team
)
work_with_an_item = Task(
    "work-with-an-item", "Play an Item, or maneuver one that is not attached.", _with_an_item
)


# -- Assault on Kamino ---------------------------------------------------------------------------


def _force_at_kamino(g: Sector, me: int) -> bool:
    return sum_of_strength(g, allies_at(g, _place(me, KAMINO), me)) >= 6


def _defeat_at_kamino(g: Sector, me: int, moment: Moment) -> bool:
    return moment.kind == HERO_FELL and moment.thing == _place(me, KAMINO)


def _board_a_vehicle(g: Sector, me: int, moment: Moment) -> bool:
    return moment.kind == ARRIVED and moment.thing >= CARD


@ventress.mission(
    "Assault on Kamino",
    reset=1,
    needs=to_find(rex.number, luminara.number),
    tasks=(
        Task(
            "force-at-kamino",
            "Have Allies with Strength 6 or more together at Kamino.",
            holds=_force_at_kamino,
        ),
        Task("defeat-at-kamino", "Defeat a Hero at Kamino.", _defeat_at_kamino),
        Task("board-a-vehicle", "Move your mover to one of your Vehicles.", _board_a_vehicle),
    ),
)
def assault_on_kamino(g: Sector, me: int, card: int) -> Asking:
    """Ambition Reset for 1: find Captain Rex and Luminara Unduli and place them at two different
    locations."""
    yield from find_apart(g, me, rex.number, luminara.number)


# -- Kidnap the Huttlet --------------------------------------------------------------------------


def _fate_an_opponent(g: Sector, me: int, moment: Moment) -> bool:
    return moment.kind == FATED


def _deliver_to_serenno(g: Sector, me: int, moment: Moment) -> bool:
    serenno = _place(me, SERENNO)
    if moment.kind != ARRIVED or moment.thing != serenno:
        return False
    return bool(allies_at(g, serenno, me)) and not heroes_at(g, serenno)


@ventress.mission(
    "Kidnap the Huttlet",
    reset=1,
    needs=to_find(ahsoka.number, anakin.number),
    tasks=(
        defeat_with_team,
        Task("fate-an-opponent", "Perform a Fate action.", _fate_an_opponent),
        Task(
            "deliver-to-serenno",
            "Move your mover to Serenno while an Ally and no Hero is there.",
            _deliver_to_serenno,
        ),
    ),
)
def kidnap_the_huttlet(g: Sector, me: int, card: int) -> Asking:
    """Ambition Reset for 1: find Ahsoka Tano and Anakin Skywalker and place them at two different
    locations."""
    yield from find_apart(g, me, ahsoka.number, anakin.number)


# -- Vengeance Against Dooku ---------------------------------------------------------------------


def _army_at_serenno(g: Sector, me: int) -> bool:
    return len(allies_at(g, _place(me, SERENNO), me)) >= 3


def _purge_your_hand(g: Sector, me: int, moment: Moment) -> bool:
    return moment.kind == DISCARDED and moment.thing >= 3


@ventress.mission(
    "Vengeance Against Dooku",
    reset=2,
    needs=a_fallen_sister,
    tasks=(
        Task("army-at-serenno", "Have three or more Allies at Serenno.", holds=_army_at_serenno),
        Task(
            "purge-your-hand",
            "Discard three or more cards by one Discard action.",
            _purge_your_hand,
        ),
        Task("dark-bargain", f"Pay {BARGAIN} Ambition by an Ambition action."),
    ),
)
def vengeance(g: Sector, me: int, card: int) -> Asking:
    """Ambition Reset for 2: place one or two Nightsisters of your discard pile at Serenno."""
    most = min(2, len(fallen_sisters(g, me)))
    count = yield from ask(g, me, g.book.words.HOW_MANY, range(1, most + 1))
    for sister in fallen_sisters(g, me)[-count:]:
        take_up(g, me, g.piles[me], sister)
        yield from place_card(g, me, me, sister, _place(me, SERENNO))


@ventress.deed(
    Symbol.AMBITION,
    words=lambda g, card: f"Pay {BARGAIN} Ambition for a task of Vengeance Against Dooku",
    told=PAID_TASK,
    price=lambda g, me, card: (0, BARGAIN),
    subjects=lambda g, me: missions.with_open(g, "dark-bargain"),
    missing=NO_SUCH_TASK,
    of_cards=True,
)
def dark_bargain(g: Sector, me: int, card: int) -> Asking:
    yield from missions.do_task(g, me, card, "dark-bargain")


# -- Cargo on the Subtram ------------------------------------------------------------------------


@ventress.mission(
    "Cargo on the Subtram",
    reset=0,
    tasks=(
        Task("pay-the-crew", f"Pay {CREW} Credits by an Activate action at Level 1313."),
        work_with_an_item,
    ),
)
def cargo(g: Sector, me: int, card: int) -> None:
    """Ambition Reset for 0: gain 2 Credits."""
    gain_power(g, me, 2)


@ventress.deed(
    Symbol.ACTIVATE,
    words=lambda g, card: f"Pay {CREW} Credits for a task of Cargo on the Subtram",
    told=PAID_TASK,
    price=lambda g, me, card: (CREW, 0),
    subjects=lambda g, me: missions.with_open(g, "pay-the-crew"),  # only Level 1313 has the symbol
    missing=NO_SUCH_TASK,
    of_cards=True,
)
def pay_the_crew(g: Sector, me: int, card: int) -> Asking:
    yield from missions.do_task(g, me, card, "pay-the-crew")


# -- Hunt the Brothers ---------------------------------------------------------------------------


def _defeat_the_strong(g: Sector, me: int, moment: Moment) -> bool:
    return moment.kind == HERO_FELL and moment.other >= 4


def _clear_the_field(g: Sector, me: int, moment: Moment) -> bool:
    return moment.kind == TURN_ENDS and not heroes(g, me)


@ventress.mission(
    "Hunt the Brothers",
    reset=1,
    needs=to_find(obi_wan.number),
    tasks=(
        Task("defeat-the-strong", "Defeat a Hero with Strength 4 or more.", _defeat_the_strong),
        Task(
            "clear-the-field",
            "Have no Hero in your Sector at the end of your turn, before drawing.",
            _clear_the_field,
        ),
    ),
)
def hunt_the_brothers(g: Sector, me: int, card: int) -> Asking:
    """Ambition Reset for 1: find Obi-Wan Kenobi and place him at one of your locations."""
    yield from find_apart(g, me, obi_wan.number)


# -- The Padawan's Bounty ------------------------------------------------------------------------


def _uneasy_truce(g: Sector, me: int, moment: Moment) -> bool:
    here = mover_place(g, me)
    if moment.kind != TURN_ENDS or here < 0:
        return False
    return bool(allies_at(g, here, me)) and bool(heroes_at(g, here))


@ventress.mission(
    "The Padawan's Bounty",
    reset=1,
    needs=to_find(ahsoka.number),
    tasks=(
        defeat_with_team,
        work_with_an_item,
        Task(
            "uneasy-truce",
            "Have an Ally and a Hero at your mover's location at the end of your turn, before"
            " drawing.",
            _uneasy_truce,
        ),
    ),
)
def padawans_bounty(g: Sector, me: int, card: int) -> Asking:
    """Ambition Reset for 1: find Ahsoka Tano and place her at one of your locations."""
    yield from find_apart(g, me, ahsoka.number)
