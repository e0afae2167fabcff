"""Kylo Ren's Fate deck."""

from __future__ import annotations

from fiendish.games.star_wars_villainous.cards.kylo_ren import (
    LIGHT,
    darken,
    flametroopers,
    kylo,
    lighten,
    phasma,
    stormtroopers,
)
from fiendish.games.star_wars_villainous.rules.verbs import (
    Asking,
    Sector,
    choose_place,
    exposed,
    fate_deck,
    find,
    find_and_place,
    lift_restriction,
    play_hero,
    relocate,
    removable_vehicles,
    remove_one,
    remove_one_vehicle,
    strengthen,
    strengthen_all,
    weaken_all,
    where,
)
from fiendish.games.villainous.book import Act
from fiendish.games.villainous.rules.board import allies_at, heroes, own_locations, realm_of
from fiendish.games.villainous.state import NOBODY

PRICE = 3  # Ambition that lifts the Restriction

fate = fate_deck(kylo)


# -- Heroes --------------------------------------------------------------------------------------

rey = fate.hero("Rey", strength=4)


@rey.own
def rey_strength(g: Sector, card: int) -> int:
    """Rey has 1 more Strength for each Destiny token in the Light zone."""
    return g.marks[realm_of(g, card)][LIGHT]


@fate.hero("Han Solo", strength=3, provenance="partial")
def han_solo(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player moves a Destiny token one step toward the light."""
    yield from lighten(g, me, target)


@han_solo.falls
def han_solo_falls(g: Sector, me: int, card: int) -> Asking:
    """When Han Solo is defeated, Kylo Ren moves one Destiny token more toward the dark."""
    yield from darken(g, me)


@fate.hero("Finn", strength=2)
def finn(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player removes First Order Stormtroopers, Flametroopers or Captain
    Phasma, if there are any."""
    old = (stormtroopers.number, flametroopers.number, phasma.number)
    friends = [ally for ally in exposed(g, target) if g.identity[ally] in old]
    yield from remove_one(g, me, friends, NOBODY)


@fate.hero("Poe Dameron", strength=3)
def poe(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may remove one of Kylo Ren's Vehicles, but not the one where his
    mover is."""
    yield from remove_one_vehicle(g, me, removable_vehicles(g, target), NOBODY, may=True)


leia = fate.hero("General Leia Organa", id="leia_organa", strength=2)


@leia.watches
def leia_watches(g: Sector, card: int, hero: int) -> Asking:
    """Each time another Hero is played to Kylo Ren's Sector, Leia gets a +1 Strength token."""
    yield from strengthen(g, card)


chewbacca = fate.hero("Chewbacca", strength=5)


@chewbacca.own
def chewbacca_strength(g: Sector, card: int) -> int:
    """Chewbacca has 1 more Strength while Han Solo is in Kylo Ren's Sector or Fate discard pile."""
    seat = realm_of(g, card)
    around = heroes(g, seat) + g.fate_piles[seat]
    return int(any(g.identity[one] == han_solo.number for one in around))


@fate.hero("Luke Skywalker", strength=6)
def luke(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, all of Kylo Ren's Allies at his location go to one other location, which the Fate
    player chooses."""
    here = g.at[card]
    thrown = [ally for ally in exposed(g, target) if g.at[ally] == here]
    if thrown:
        far = [place for place in own_locations(g, target) if place != here]
        place = yield from choose_place(g, me, far)
        for ally in thrown:
            yield from relocate(g, ally, place)


# -- Effects, Item, Restriction ------------------------------------------------------------------


@fate.effect("Ben!", count=2)
def ben(g: Sector, me: int, target: int, card: int) -> Asking:
    """Move a Destiny token one step toward the light."""
    yield from lighten(g, me, target)


@fate.effect("Force Projection")
def force_projection(g: Sector, me: int, target: int, card: int) -> Asking:
    """Find Luke Skywalker and place him at one of Kylo Ren's locations."""
    yield from find_and_place(g, me, target, luke.number, own_locations(g, target))


@fate.effect("May the Force Be With You")
def may_the_force(g: Sector, me: int, target: int, card: int) -> Asking:
    """Put a +1 Strength token on each Hero in Kylo Ren's Sector."""
    yield from strengthen_all(g, heroes(g, target))


def heirs(g: Sector, seat: int) -> list[int]:
    """Who can have the Lightsaber: Rey if she is there, else any Hero."""
    there = heroes(g, seat)
    return [hero for hero in there if g.identity[hero] == rey.number] or there


fate.item("Skywalker Lightsaber", bonus=2, attaches=True, text=(
    "Attach to Rey or, if she is not in Kylo Ren's Sector, to another Hero there, who has 2 more"
    " Strength."
)).attaches_to(heirs)  # fmt: skip

torn_apart = fate.restriction("Torn Apart")


@torn_apart.forbids(Act.RAISE)
def torn_apart_forbids(g: Sector, card: int, me: int, other: int, place: int) -> bool:
    """Kylo Ren cannot move Destiny tokens into the Dark zone."""
    return True


@torn_apart.free(f"Pay {PRICE} Ambition to lift Torn Apart", second=PRICE)
def torn_apart_lifted(g: Sector, me: int, card: int) -> None:
    """In his turn he may pay 3 Ambition to lift it."""
    lift_restriction(g, me, card)


# -- Vehicles ------------------------------------------------------------------------------------


@fate.vehicle("Millennium Falcon", provenance="sourced")
def falcon(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, find Han Solo and play him to one of Kylo Ren's locations."""

    def play(han: int) -> Asking:
        place = yield from where(g, me, han, own_locations(g, target))
        yield from play_hero(g, me, target, han, place)

    yield from find(g, me, target, lambda one: g.identity[one] == han_solo.number, play)


@fate.vehicle("Black One")
def black_one(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, choose one of Kylo Ren's locations and put a -1 Strength token on each of his
    Allies there."""
    place = yield from choose_place(g, me, own_locations(g, target))
    weaken_all(g, allies_at(g, place, target))
