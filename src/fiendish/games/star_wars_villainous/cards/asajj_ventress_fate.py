"""Asajj Ventress's Fate deck."""

from __future__ import annotations

from fiendish.engine.question import parts
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.cards.asajj_ventress import ventress
from fiendish.games.star_wars_villainous.rules import missions
from fiendish.games.star_wars_villainous.rules.verbs import (
    BOOK,
    DECLINE,
    Asking,
    Sector,
    ally_vehicles,
    ask,
    discard_one,
    exposed,
    fate_deck,
    lift_restriction,
    lose_ambition,
    move_one,
    play_fate,
    remove,
    remove_one,
    strengthen_all,
    strengthen_one,
    take_from_pile,
)
from fiendish.games.villainous.book import EFFECT, Act
from fiendish.games.villainous.rules.board import allies, heroes, heroes_at, is_hero, own_locations
from fiendish.games.villainous.state import NOBODY

fate = fate_deck(ventress)


# -- Heroes --------------------------------------------------------------------------------------


@fate.hero("Obi-Wan Kenobi", strength=4)
def obi_wan(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may move one of Ventress's Allies to another location."""
    yield from move_one(g, me, exposed(g, target), own_locations(g, target), may=True)


@fate.hero("Anakin Skywalker", strength=5)
def anakin(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player removes one of Ventress's Allies at his location, if there is
    one."""
    here = [ally for ally in exposed(g, target) if g.at[ally] == g.at[card]]
    yield from remove_one(g, me, here, NOBODY)


ahsoka = fate.hero("Ahsoka Tano", strength=3)


@ahsoka.own
def ahsoka_strength(g: Sector, card: int) -> int:
    """Ahsoka has 1 more Strength for each other Hero at her location."""
    return len(heroes_at(g, g.at[card])) - 1


quinlan = fate.hero("Quinlan Vos", strength=4)


@quinlan.forbids(Act.VANQUISH)
def quinlan_forbids(g: Sector, card: int, me: int, foe: int, where: int) -> bool:
    """Ventress cannot use a Vanquish action against another Hero at his location."""
    return foe != card and foe >= 0 and is_hero(g, foe) and g.at[foe] == g.at[card]


@fate.hero("Captain Rex", strength=2)
def rex(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may put a +1 Strength token on another Hero in Ventress's
    Sector."""
    others = [hero for hero in heroes(g, target) if hero != card]
    yield from strengthen_one(g, me, others, may=True)


luminara = fate.hero("Luminara Unduli", strength=3)


@luminara.price
def luminara_price(g: Sector, card: int, me: int, played: int, where: int) -> int:
    """Ventress's Effects cost 1 Credit or Ambition more."""
    return int(g.book.kind[g.identity[played]] is EFFECT)


# -- Effects -------------------------------------------------------------------------------------


@fate.effect("Mission Compromised", count=2)
def mission_compromised(g: Sector, me: int, target: int, card: int) -> Asking:
    """Take the token of a task off a Mission that lies face up; it can be done again from the start
    of Ventress's next turn. If there is none, Ventress loses up to 1 Ambition."""
    chosen = yield from ask(g, me, words.TASK_OF, missions.marked(g))
    if chosen == DECLINE:
        lose_ambition(g, target, 1)
    else:
        _, mission, n = parts(chosen)
        missions.unmark(g, target, missions.brief_of(g, mission), 1 << n)


@fate.effect("Betrayed by Dooku")
def betrayed_by_dooku(g: Sector, me: int, target: int, card: int) -> Asking:
    """Ventress discards two cards of her own choice."""
    for _ in range(2):
        yield from discard_one(g, target)


@fate.effect("Clone Reinforcements")
def clone_reinforcements(g: Sector, me: int, target: int, card: int) -> Asking:
    """Choose a Hero in Ventress's Fate discard pile and play that Hero to one of her locations."""
    fallen = [one for one in g.fate_piles[target] if is_hero(g, one)]
    if fallen:
        hero = yield from take_from_pile(g, me, g.fate_piles[target], fallen)
        yield from play_fate(g, me, target, hero)


@fate.effect("May the Force Be With You")
def may_the_force(g: Sector, me: int, target: int, card: int) -> Asking:
    """Put a +1 Strength token on each Hero in Ventress's Sector."""
    yield from strengthen_all(g, heroes(g, target))


# -- Item, Restriction ---------------------------------------------------------------------------

beacon = fate.item("Tracking Beacon", attaches=True, text=(
    "Attach to one of Ventress's Vehicles, whose Ability on arrival does not work then. If she has"
    " none, play it to one of her locations."
)).attaches_to(ally_vehicles)  # fmt: skip
BOOK.loose.add(beacon.number)
BOOK.stills.add(beacon.number)


@beacon.activate(power=2)
def beacon_activate(g: Sector, me: int, card: int) -> Asking:
    """Ventress may activate it for 2 Credits: remove Tracking Beacon."""
    yield from remove(g, card, me)


alliances = fate.restriction("Strange Alliances", provenance="sourced")


@alliances.forbids(Act.VANQUISH)
def alliances_forbid(g: Sector, card: int, me: int, foe: int, where: int) -> bool:
    """Ventress cannot perform Vanquish actions."""
    return True


def two_allies(g: Sector, me: int, card: int) -> object:
    """two Allies in your Sector"""
    return len(allies(g, me)) >= 2


@alliances.free("Remove two Allies to lift Strange Alliances", needs=two_allies)
def alliances_lifted(g: Sector, me: int, card: int) -> Asking:
    """In her turn she may remove two of her Allies to lift it."""
    for _ in range(2):
        yield from remove_one(g, me, allies(g, me), me)
    lift_restriction(g, me, card)


# -- Vehicles ------------------------------------------------------------------------------------


@fate.vehicle("Twilight")
def twilight(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may move a Hero in Ventress's Sector to another location."""
    yield from move_one(g, me, heroes(g, target), own_locations(g, target), may=True)


interceptor = fate.vehicle("Jedi Interceptor")
interceptor.texts.append("While it is not engaged, Ventress draws up to two cards less, not one.")
BOOK.weights[interceptor.number] = 2
