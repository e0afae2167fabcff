"""Moff Gideon's Fate deck; Grogu himself is with the cards of his captor."""

from __future__ import annotations

from fiendish.games.star_wars_villainous.cards.moff_gideon import (
    beskar,
    dark_troopers,
    darksaber,
    fate,
    free,
    is_grogu,
    place_of_grogu,
    the_grogu,
)
from fiendish.games.star_wars_villainous.rules.verbs import (
    DECLINE,
    Asking,
    Sector,
    ask,
    choose_place,
    defeat_all,
    discard_from_deck,
    exposed,
    in_sector,
    lose_ambition,
    lose_power,
    move_one,
    play_fate,
    relocate,
    remove,
    remove_one,
    strengthen_all,
    weaken_all,
)
from fiendish.games.villainous.book import Act
from fiendish.games.villainous.rules.board import (
    allies,
    allies_at,
    heroes,
    is_ally,
    is_hero,
    own_locations,
)
from fiendish.games.villainous.state import NOBODY
from fiendish.games.villainous.symbols import Symbol

SOURCED = "sourced"


# -- Heroes --------------------------------------------------------------------------------------

mandalorian = fate.hero("The Mandalorian", strength=4, provenance=SOURCED)


@mandalorian.own
def mandalorian_own(g: Sector, card: int) -> int:
    """He has 2 more Strength while Grogu is at his location, on either side."""
    return 2 * any(is_grogu(g, other) for other in g.places[g.at[card]])


def _is_darksaber_in_play(g: Sector, seat: int) -> bool:
    return any(g.identity[card] == darksaber.number for card in in_sector(g, seat, fate=False))


@fate.hero("Bo-Katan Kryze", strength=3, provenance=SOURCED)
def bo_katan(g: Sector, me: int, target: int, card: int) -> None:
    """When played, Moff Gideon loses up to 2 Ambition if the Darksaber is in play."""
    if _is_darksaber_in_play(g, target):
        lose_ambition(g, target, 2)


@fate.hero("Koska Reeves", strength=2, provenance=SOURCED)
def koska_reeves(g: Sector, me: int, target: int, card: int) -> None:
    """When played, Moff Gideon loses up to 1 Credit if the Darksaber is in play."""
    if _is_darksaber_in_play(g, target):
        lose_power(g, target, 1)


fennec_shand = fate.hero("Fennec Shand", strength=3, provenance=SOURCED)


@fennec_shand.demands
def fennec_shand_demands(g: Sector, card: int, target: int) -> tuple[int, int]:
    """It takes at least two Allies to vanquish Fennec Shand."""
    return 0, 2 if target == card else 1


# -- Effects -------------------------------------------------------------------------------------


@fate.effect("I Am Programmed to Protect", count=2, provenance=SOURCED)
def programmed_to_protect(g: Sector, me: int, target: int, card: int) -> Asking:
    """Each Hero in Moff Gideon's Sector gets a +1 Strength token."""
    yield from strengthen_all(g, heroes(g, target))


@fate.effect("May the Force Be With You", provenance=SOURCED)
def may_the_force(g: Sector, me: int, target: int, card: int) -> None:
    """Each of Moff Gideon's Allies gets a -1 Strength token."""
    weaken_all(g, allies(g, target))


@fate.effect("Self-Protection", provenance=SOURCED)
def self_protection(g: Sector, me: int, target: int, card: int) -> Asking:
    """Move Grogu to a location without Allies; he stays on his side."""
    here = place_of_grogu(g, target)
    safe = [p for p in own_locations(g, target) if p != here and not allies_at(g, p, target)]
    if here >= 0 and safe:
        yield from relocate(g, the_grogu(g, here), (yield from choose_place(g, me, safe)))


@fate.effect("The Bounty", provenance=SOURCED)
def the_bounty(g: Sector, me: int, target: int, card: int) -> Asking:
    """Remove a Beskar from Moff Gideon's Sector."""
    worn = [one for one in in_sector(g, target, fate=False) if g.identity[one] == beskar.number]
    yield from remove_one(g, me, worn, NOBODY)


@fate.effect("The Jedi", provenance=SOURCED)
def the_jedi(g: Sector, me: int, target: int, card: int) -> Asking:
    """Remove all Dark Troopers at Grogu's location. Then move Grogu to the Hero side of a
    location."""
    here = place_of_grogu(g, target)
    if here < 0:
        return
    for ally in allies_at(g, here, target):
        if g.identity[ally] == dark_troopers.number:
            yield from remove(g, ally, NOBODY)
    place = yield from choose_place(g, me, own_locations(g, target))
    yield from free(g, the_grogu(g, here), place)


@fate.effect("The Return of Fett", provenance=SOURCED)
def return_of_fett(g: Sector, me: int, target: int, card: int) -> Asking:
    """Play one or two Heroes of Moff Gideon's Fate discard pile to his locations."""
    pile = g.fate_piles[target]
    for is_second in (False, True):
        found = [one for one in pile if is_hero(g, one)]
        hero = yield from ask(g, me, g.book.words.FOUND, found, may=is_second)
        if hero == DECLINE:
            return
        pile.remove(hero)
        g.aside.append(hero)
        yield from play_fate(g, me, target, hero)


# -- Restriction and Vehicles --------------------------------------------------------------------


@fate.restriction("Unexpected Help", provenance=SOURCED)
def unexpected_help(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, every Ally at Grogu's location is defeated and Grogu goes to the Hero side there."""
    here = place_of_grogu(g, target)
    if here >= 0:
        there = allies_at(g, here, target)
        yield from defeat_all(g, [ally for ally in exposed(g, target) if ally in there], NOBODY)
        yield from free(g, the_grogu(g, here), here)


def _to_grogu(g: Sector, card: int, me: int, ally: int, where: int) -> bool:
    return is_ally(g, ally) and where >= 0 and where == place_of_grogu(g, me)


@unexpected_help.forbids(Act.PLAY_AT)
def unexpected_help_forbids(g: Sector, card: int, me: int, ally: int, where: int) -> bool:
    """No Ally can be played or Maneuvered to Grogu's location."""
    return _to_grogu(g, card, me, ally, where)


unexpected_help.forbids(Act.RELOCATE)(_to_grogu)


@unexpected_help.lifts
def unexpected_help_lifts(g: Sector, me: int, card: int, symbol: Symbol, thing: int) -> bool:
    """It leaves when Moff Gideon performs a Vanquish action."""
    return symbol is Symbol.VANQUISH


@fate.vehicle("Razor Crest", provenance=SOURCED)
def razor_crest(g: Sector, me: int, target: int, card: int) -> Asking:
    """When played, the Fate player may move a Hero of Moff Gideon's Sector to another location."""
    yield from move_one(g, me, heroes(g, target), own_locations(g, target), may=True)


@fate.vehicle("Captured Imperial Shuttle", provenance=SOURCED)
def captured_shuttle(g: Sector, me: int, target: int, card: int) -> None:
    """When played, the top four cards of Moff Gideon's deck are discarded."""
    discard_from_deck(g, target, 4)
