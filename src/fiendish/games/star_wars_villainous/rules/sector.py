"""Where things are in a Sector: questions to the table that change nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from fiendish.engine.effects import lasting
from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous.book import FATE_VEHICLE, VEHICLE, Act, Kind
from fiendish.games.villainous.rules.allowed import MOST_SYMBOLS
from fiendish.games.villainous.rules.board import (
    allies,
    covering,
    forbidding,
    heroes,
    items_on,
    own_locations,
    printed_location,
    realm_of,
    working,
)
from fiendish.games.villainous.rules.piles import HAND
from fiendish.games.villainous.rules.plays import CARD
from fiendish.games.villainous.state import LOCATIONS, UNBLOCKED, WIDER
from fiendish.games.villainous.symbols import Location, location

# -- the mover -----------------------------------------------------------------------------------


def is_aboard(g: Sector, seat: int) -> bool:
    """Whether a mover is at a Vehicle."""
    return g.mover[seat] >= LOCATIONS


def mover_vehicle(g: Sector, seat: int) -> int:
    """The Vehicle where a mover is; -1 if it is at none."""
    return g.mover[seat] - LOCATIONS if is_aboard(g, seat) else -1


def mover_place(g: Sector, seat: int) -> int:
    """The location where a mover is; -1 if it is on the portrait or at a Vehicle."""
    here = g.mover[seat]
    return LOCATIONS * seat + here if 0 <= here < LOCATIONS else -1


def stand(g: Sector, seat: int) -> Location:
    """What the mover's location or Vehicle offers."""
    book, identity, here = g.book, g.identity, g.mover[seat]
    if here >= LOCATIONS:
        return book.vehicles[identity[here - LOCATIONS]]
    villain = g.villains[seat]
    if villain in book.granted:
        for card in g.places[LOCATIONS * seat + here]:
            if identity[card] in book.grants:
                return offered(g, LOCATIONS * seat + here)
    return book.villains[villain].locations[here]


def offered(g: Sector, place: int) -> Location:
    """What is printed at a location, with the symbols that cards there add (SW-169)."""
    printed = printed_location(g, place)
    granting = [g.identity[card] for card in g.places[place] if g.identity[card] in g.book.grants]
    return _extended(printed, tuple(sorted(granting))) if granting else printed


@cache
def _extended(printed: Location, granting: tuple[int, ...]) -> Location:
    """With the symbols that these faces add, which have the same bits whatever else is there
    (SW-R60)."""
    return location(
        printed.name,
        top=printed.top,
        bottom=printed.bottom + tuple(BOOK.grants[face] for face in granting),
        id=printed.id,
        added=[len(printed.icons) + BOOK.ranks[face] for face in granting],
    )


def blocking(g: Sector, seat: int) -> Sequence[int]:
    """The cards that cover symbols where the mover is."""
    here = g.mover[seat]
    if g.lasting and seat == g.active and lasting(g, UNBLOCKED, here):
        return ()
    if here >= LOCATIONS:
        return engaged_with(g, here - LOCATIONS)
    return covering(g, LOCATIONS * seat + here)


def shift(g: Sector, seat: int) -> int:
    """The bit where those of the symbols where the mover is begin, once they are used."""
    here = g.mover[seat]
    if here >= LOCATIONS:
        here = LOCATIONS + g.book.ranks[g.identity[here - LOCATIONS]]
    return MOST_SYMBOLS * here


def destinations(g: Sector, seat: int) -> list[int]:
    """Where the mover can go: other locations, and Ally Vehicles (SW-20)."""
    here = g.mover[seat]
    found = [*own_locations(g, seat)]
    if 0 <= here < LOCATIONS:
        del found[here]
    kind, identity = g.book.kind, g.identity
    for card in g.places[LOCATIONS * g.seats + seat]:
        if kind[identity[card]] is VEHICLE and LOCATIONS + card != here:
            found.append(CARD + card)
    return found


def adjacent(g: Sector, place: int) -> list[int]:
    """The locations beside this one (SW-172)."""
    seat = place // LOCATIONS
    return [near for near in (place - 1, place + 1) if near in own_locations(g, seat)]


# -- Vehicles ------------------------------------------------------------------------------------


def in_space(g: Sector, seat: int, what: Kind) -> list[int]:
    """The cards of a kind in a player's Deep Space."""
    there = g.places[LOCATIONS * g.seats + seat]
    if not there:
        return []
    kind, identity = g.book.kind, g.identity
    found = []
    for card in there:
        if kind[identity[card]] is what:
            found.append(card)
    return found


def ally_vehicles(g: Sector, seat: int) -> list[int]:
    return in_space(g, seat, VEHICLE)


def hero_vehicles(g: Sector, seat: int) -> list[int]:
    return in_space(g, seat, FATE_VEHICLE)


def unengaged(g: Sector, seat: int) -> list[int]:
    """The Hero Vehicles of a Sector that are not engaged."""
    return [card for card in in_space(g, seat, FATE_VEHICLE) if card not in g.engaged]


def engaged_with(g: Sector, vehicle: int) -> list[int]:
    """The Hero Vehicles that are engaged with an Ally Vehicle."""
    return [hero for hero in g.engaged if g.on[hero] == vehicle]


def removable_vehicles(g: Sector, seat: int) -> list[int]:
    """Ally Vehicles but for the one where the mover is (SW-135)."""
    return [card for card in ally_vehicles(g, seat) if card != mover_vehicle(g, seat)]


def is_still(g: Sector, vehicle: int) -> bool:
    """Whether something keeps the Ability of an Ally Vehicle from working."""
    near = [*engaged_with(g, vehicle), *items_on(g, vehicle)]
    return any(g.identity[card] in g.book.stills for card in near)


def hand_size(g: Sector, seat: int) -> int:
    """Up to how many cards a player draws (SW-R48)."""
    size = HAND
    if g.lasting or g.at_work[seat] & g.book.hand_sizes.bit:
        size = _changed_size(g, seat)
    kind, identity = g.book.kind, g.identity
    for card in g.places[LOCATIONS * g.seats + seat]:
        if kind[identity[card]] is FATE_VEHICLE and card not in g.engaged:
            size -= g.book.weights.get(identity[card], 1)
    return max(0, size)


def _changed_size(g: Sector, seat: int) -> int:
    sizes = [size(g, card, seat) for card, size in working(g, seat, g.book.hand_sizes)]
    if wider := lasting(g, WIDER, seat):
        sizes.append(wider)
    return min(sizes, default=HAND)


# -- what cards can do to others -----------------------------------------------------------------


def movable(g: Sector, cards: Sequence[int]) -> list[int]:
    """Those of the characters that a card can move."""
    bars = g.book.bars[Act.MOVE]
    if not bars:
        return [*cards]
    return [card for card in cards if forbidding(g, realm_of(g, card), Act.MOVE, card) < 0]


def exposed(g: Sector, seat: int) -> list[int]:
    """The Allies of a Sector that a Fate card can move, remove or defeat."""
    guards = working(g, seat, g.book.guards)
    return [
        ally
        for ally in allies(g, seat)
        if not any(guard(g, source, ally) for source, guard in guards)
    ]


def removable_heroes(g: Sector, seat: int) -> list[int]:
    """The Heroes of a Sector that can be defeated or removed."""
    return [hero for hero in heroes(g, seat) if g.identity[hero] not in g.book.immune]
