"""General Grievous's Fate deck."""

from __future__ import annotations

from fiendish.engine.effects import note
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.cards.general_grievous import (
    SABERS,
    collect_lightsaber,
    gor,
    grievous,
)
from fiendish.games.star_wars_villainous.rules.verbs import (
    BOOK,
    Asking,
    Sector,
    defeat_all,
    discard_one,
    exposed,
    fate_deck,
    lift_restriction,
    lose_ambition,
    lose_power,
    move_each,
    removable_vehicles,
    remove_one_vehicle,
    remove_up_to,
    show_hand,
    strengthen,
    strengthen_all,
    weaken_all,
)
from fiendish.games.villainous.rules.board import allies, allies_at, heroes, own_locations
from fiendish.games.villainous.state import NOBODY

SOURCED = "sourced"

fate = fate_deck(grievous)


@fate.hero("Anakin Skywalker", strength=4, provenance=SOURCED)
def anakin(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, every Ally at his location is defeated."""
    here = allies_at(g, g.at[card], target)
    yield from defeat_all(g, [ally for ally in exposed(g, target) if ally in here], NOBODY)


def collects_another(g: Sector, me: int, card: int) -> None:
    """When this Hero is defeated, General Grievous collects one more Lightsaber."""
    collect_lightsaber(g, me)


@fate.hero("Kit Fisto", strength=3, provenance=SOURCED)
def kit_fisto(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may move any Heroes of General Grievous's Sector, each to a
    location of that player's choice."""
    yield from move_each(g, me, heroes(g, target), own_locations(g, target))


kit_fisto.falls(collects_another)

ahsoka = fate.hero("Ahsoka Tano", strength=2, provenance=SOURCED)


@ahsoka.watches
def ahsoka_watches(g: Sector, card: int, hero: int) -> Asking:
    """Each time another Hero is played, Ahsoka gets a +1 Strength token."""
    yield from strengthen(g, card)


ahsoka.falls(collects_another)


@fate.hero("Plo Koon", strength=3, provenance=SOURCED)
def plo_koon(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may move all Allies at his location, each to another location of
    that player's choice."""
    here = allies_at(g, g.at[card], target)
    yield from move_each(g, me, here, own_locations(g, target), all_or_none=True)


@fate.hero("Obi-Wan Kenobi", strength=4, provenance=SOURCED)
def obi_wan(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, an Ally Vehicle is removed, but not the one where General Grievous is."""
    yield from remove_one_vehicle(g, me, removable_vehicles(g, target), NOBODY)


@fate.hero("Mace Windu", strength=4, provenance=SOURCED)
def mace_windu(g: Sector, me: int, target: int, card: int) -> None:
    """When played, each of General Grievous's Allies gets a -1 Strength token."""
    weaken_all(g, allies(g, target))


@fate.effect("Retreat", count=2, provenance=SOURCED)
def retreat(g: Sector, me: int, target: int, card: int) -> Asking:
    """Remove any number of General Grievous's Allies whose Strengths add up to 4 or less. Gor cannot
    be chosen."""
    prey = [ally for ally in exposed(g, target) if g.identity[ally] != gor.number]
    yield from remove_up_to(g, me, prey, 4, NOBODY)


@fate.effect("May the Force Be With You", count=2, provenance=SOURCED)
def may_the_force(g: Sector, me: int, target: int, card: int) -> Asking:
    """Each Hero in General Grievous's Sector gets a +1 Strength token."""
    yield from strengthen_all(g, heroes(g, target))


@fate.effect("Captured", provenance=SOURCED)
def captured(g: Sector, me: int, target: int, card: int) -> None:
    """General Grievous returns a Lightsaber, if he has one."""
    if g.marks[target][SABERS]:
        g.marks[target][SABERS] -= 1
        note(g, words.SABER_LOST, target)


@fate.effect("Exposed", provenance=SOURCED)
def exposed_general(g: Sector, me: int, target: int, card: int) -> None:
    """General Grievous loses up to 1 Ambition and up to 2 Credits."""
    lose_ambition(g, target, 1)
    lose_power(g, target, 2)


@fate.restriction("Under Repair", provenance=SOURCED)
def under_repair(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, General Grievous discards cards until he has two."""
    while len(g.hands[target]) > 2:
        yield from discard_one(g, target)


@under_repair.sets_hand
def under_repair_hand(g: Sector, card: int, me: int) -> int:
    """He draws up to two cards only."""
    return 2


@under_repair.free("Lift Under Repair for 6 Credits", power=6)
def under_repair_ends(g: Sector, me: int, card: int) -> None:
    """In his turn he may pay 6 Credits to be rid of it."""
    lift_restriction(g, me, card)


@fate.vehicle("Delta-7 Jedi Starfighter", provenance=SOURCED)
def delta_7(g: Sector, me: int, target: int, card: int) -> None:
    """General Grievous's hand is open to everybody."""
    show_hand(g, target)


@delta_7.opens_hand
def delta_7_opens(g: Sector, me: int, card: int) -> bool:
    return True


negotiator = fate.vehicle("The Negotiator", provenance=SOURCED)
negotiator.texts.append("The Ability of the Vehicle it is engaged with does not work.")
BOOK.stills.add(negotiator.number)
