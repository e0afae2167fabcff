"""What must hold of every state: each card in one place, limits kept, knowledge in order."""

from __future__ import annotations

from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.games.star_wars_villainous.rules.conditions import guide
from fiendish.games.star_wars_villainous.rules.missions import GOAL
from fiendish.games.star_wars_villainous.rules.sector import ally_vehicles, mover_vehicle
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous.book import (
    ALLY,
    FATE_VEHICLE,
    HERO,
    MISSION,
    RESTRICTION,
    VEHICLE,
)
from fiendish.games.villainous.invariants import (
    check_attached,
    check_knowledge,
    check_places,
    check_shape,
)
from fiendish.games.villainous.rules.board import place_of
from fiendish.games.villainous.state import IMPOSED, LOCATIONS, RUNNING


def broken_invariants(g: Sector) -> list[str]:
    """A sentence for each thing that is wrong with the state."""
    briefs = [brief[0] for brief in g.briefs]
    open_places = [*g.restrictions, g.held, briefs, g.completed]
    shape = check_shape(g, (2, 3, 4)) or _check_shape(g)
    return shape or [
        *check_places(g, [*open_places, g.missions]),
        *check_attached(g, (ALLY, HERO, VEHICLE)),
        *check_knowledge(g, open_places),
        *_check_movers(g),
        *_check_space(g),
        *_check_captives(g),
        *_check_missions(g),
        *_check_marks(g),
    ]


def _check_shape(g: Sector) -> list[str]:
    per_seat = (g.restrictions, g.fate_decks, g.fate_piles)
    if any(len(values) != g.seats for values in per_seat):
        return ["a list with an entry per player has the wrong length"]
    if any(len(brief) != 4 for brief in g.briefs) or any(len(one) != 4 for one in g.moments):
        return ["a Mission or a moment is not well-formed"]
    return []


def _check_movers(g: Sector) -> list[str]:
    for seat, here in enumerate(g.mover):
        if here < -1 or (
            here >= LOCATIONS and mover_vehicle(g, seat) not in ally_vehicles(g, seat)
        ):
            return ["a mover stands nowhere (SW-20, SW-135)"]
    return []


def _check_space(g: Sector) -> list[str]:
    kind, identity, wrong = BOOK.kind, g.identity, []
    for seat in range(g.seats):
        lying = g.places[g.area(seat)]
        if any(kind[identity[card]] not in (VEHICLE, FATE_VEHICLE) for card in lying):
            wrong.append("something else than a Vehicle is in Deep Space (SW-122)")
        if any(kind[identity[card]] is not RESTRICTION for card in g.restrictions[seat]):
            wrong.append("something else than a Restriction is under a mover (SW-119)")
        if any(g.at[card] != IMPOSED for card in g.restrictions[seat]):
            wrong.append("a Restriction does not know where it is")
    if len({*g.engaged}) != len(g.engaged):
        wrong.append("a Hero Vehicle is engaged twice")
    for hero in g.engaged:
        if kind[identity[hero]] is not FATE_VEHICLE or kind[identity[g.on[hero]]] is not VEHICLE:
            wrong.append("something else than Vehicles is engaged (SW-128)")
        elif g.at[hero] != g.at[g.on[hero]]:
            wrong.append("engaged Vehicles are not in the same Sector")
    if any(kind[identity[hero]] is not HERO for hero in g.held):
        wrong.append("something else than a Hero is under a Vehicle")
    return wrong


def _check_marks(g: Sector) -> list[str]:
    wrong = []
    for seat, marks in enumerate(g.marks):
        made = guide(g, seat)
        if not made.possible(marks):
            wrong.append(f"{made.name} has not so many tokens (SW-170)")
        elif g.ended == RUNNING and made.won(marks):
            wrong.append(f"{made.name} has won: the game should be over (SW-30)")
    return wrong


def _check_captives(g: Sector) -> list[str]:
    captives = [card for card, face in enumerate(g.identity) if face in BOOK.captives]
    if any(place_of(g, card) < 0 for card in captives):
        return ["somebody is captured without being at a location (SW-166)"]
    return []


def _check_missions(g: Sector) -> list[str]:
    cards = [*g.missions, *(brief[0] for brief in g.briefs), *g.completed]
    if any(BOOK.kind[g.identity[card]] is not MISSION for card in cards):
        return ["something else than a Mission is among the Missions (SW-102)"]
    if g.ended == RUNNING and len(g.completed) >= GOAL:
        return ["three Missions are completed: the game should be over (SW-163)"]
    return []
