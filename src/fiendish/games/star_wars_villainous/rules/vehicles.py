"""Vehicles: coming to Deep Space, engaging, leaving (section J)."""

from __future__ import annotations

from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, Question, Reason
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.rules.sector import (
    ally_vehicles,
    engaged_with,
    is_still,
    mover_vehicle,
    unengaged,
)
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous.book import ALLY, ITEM, VEHICLE
from fiendish.games.villainous.rules.board import own_locations, realm_of, working
from fiendish.games.villainous.rules.changes import leave, lift, put, remove, to_pile
from fiendish.games.villainous.rules.plays import CARD, NO_PLACE, carry_out, note_played
from fiendish.games.villainous.state import UNDER


def engage(g: Sector, hero: int, vehicle: int) -> None:
    """A Hero Vehicle and an Ally Vehicle are engaged from now on."""
    g.engaged.append(hero)
    g.on[hero] = vehicle
    note(g, words.ENGAGED, realm_of(g, vehicle), [hero, vehicle])


def disengage(g: Sector, vehicle: int) -> None:
    """An Ally Vehicle parts from all Hero Vehicles on it (SW-R41)."""
    for hero in engaged_with(g, vehicle):
        g.engaged.remove(hero)
    note(g, words.DISENGAGED, realm_of(g, vehicle), [vehicle])


def deploy(g: Sector, me: int, card: int, to: int, played: bool) -> Asking:
    """A new Ally Vehicle comes to Deep Space and may engage a Hero Vehicle (SW-127, SW-R40)."""
    put(g, card, g.area(me))
    note_played(g, g.book.words.PLAYED, me, [card])
    foes = unengaged(g, me)
    if foes:
        hero = yield Question(g, me, words.ENGAGE, [*foes, DECLINE])
        if hero != DECLINE:
            engage(g, hero, card)


def pairs(g: Sector, seat: int) -> list[tuple[int, int]]:
    """The Ally Vehicles and Hero Vehicles that could be engaged (SW-R42)."""
    foes = unengaged(g, seat)
    return [(vehicle, hero) for vehicle in ally_vehicles(g, seat) for hero in foes] if foes else []


def maneuvers(g: Sector, me: int) -> list[tuple[int, int]]:
    """What a Maneuver action can do with Vehicles (SW-137, SW-138)."""
    if not g.places[g.area(me)]:
        return []
    parting = [(v, NO_PLACE) for v in ally_vehicles(g, me) if engaged_with(g, v)]
    return parting + [(vehicle, CARD + hero) for vehicle, hero in pairs(g, me)]


def against_goal(g: Sector, me: int, card: int, where: int) -> Reason | None:
    """Why an own card cannot go there by a Maneuver action, whatever forbids it besides."""
    kind = g.book.kind[g.identity[card]]
    if kind is VEHICLE:
        if where == NO_PLACE:
            return None if engaged_with(g, card) else words.NOT_ENGAGED
        if where < CARD:
            return words.VEHICLES_STAY
        return None if where - CARD in unengaged(g, me) else words.ENGAGED_ALREADY
    if kind is not ALLY and kind is not ITEM:
        return g.book.words.NOT_MOVABLE
    if where >= CARD:
        return words.NOTHING_ABOARD
    return None if where in own_locations(g, me) else words.OTHER_SECTOR


def maneuver(g: Sector, me: int, card: int, where: int) -> Asking:
    """Engage or disengage an Ally Vehicle, or bring over who has changed sides."""
    if where == NO_PLACE:
        disengage(g, card)
    elif where >= CARD:
        engage(g, where - CARD, card)
    else:
        lift(g, card)
        put(g, card, where)
        note(g, g.book.words.RELOCATED, me, [card], amount=where)
    yield from g.book.fights.strength_changed(g)


def release(g: Sector, card: int) -> None:
    """A Vehicle is about to leave: partners are free, a Hero under it is discarded (SW-R44)."""
    if card in g.engaged:
        g.engaged.remove(card)
    for hero in engaged_with(g, card):
        g.engaged.remove(hero)
    for hero in [one for one in g.held if g.on[one] == card]:
        lift(g, hero)
        g.pile_of(hero).append(hero)
        note(g, words.NO_LONGER_HELD, realm_of(g, card), [hero])


def remove_vehicle(g: Sector, card: int, by: int) -> Asking:
    """Remove a Vehicle of either kind; its partner stays."""
    release(g, card)
    yield from remove(g, card, by)


def foes(g: Sector, me: int) -> list[int]:
    """The Hero Vehicles that a Vanquish action can be used on (SW-134 to SW-136)."""
    return [
        hero for hero in g.engaged if realm_of(g, hero) == me and g.on[hero] != mover_vehicle(g, me)
    ]


def vanquish(g: Sector, me: int, hero: int) -> Asking:
    """Both Vehicles are discarded; others on the same Ally Vehicle stay (SW-R43)."""
    vehicle = g.on[hero]
    note(g, g.book.words.VANQUISHED, me, [hero])
    note(g, g.book.words.USED, me, [vehicle])
    for card in (hero, vehicle):
        release(g, card)
        to_pile(g, card)
    yield from g.book.fights.strength_changed(g)


def hold(g: Sector, hero: int, vehicle: int) -> None:
    """A Hero goes under a Vehicle, where it does nothing."""
    seat = realm_of(g, vehicle)
    note(g, words.HELD, seat, [hero, vehicle])
    leave(g, hero)
    g.held.append(hero)
    g.at[hero] = UNDER
    g.on[hero] = vehicle


def arrive(g: Sector, me: int, vehicle: int) -> Asking:
    """The mover has arrived at a Vehicle, whose Ability works now (SW-125)."""
    for source, effect in working(g, me, g.book.boards):
        yield from carry_out(g, me, source, effect(g, me, source))
    landing = g.book.landings.get(g.identity[vehicle])
    if landing is not None and not is_still(g, vehicle):
        yield from carry_out(g, me, vehicle, landing(g, me, vehicle))
