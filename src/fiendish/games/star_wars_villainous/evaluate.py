"""How good a table looks to a Villain, with what only this game has."""

from __future__ import annotations

from fiendish.games.star_wars_villainous.rules.sector import ally_vehicles, hand_size, unengaged
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous import evaluate as shared
from fiendish.games.villainous.rules.board import (
    allies_at,
    heroes_at,
    own_locations,
    strength,
    sum_of_strength,
)
from fiendish.games.villainous.state import ACT


def evaluate(g: Sector, me: int) -> float:
    return shared.evaluate(g, me, _further)


def _further(g: Sector, seat: int) -> float:
    value = 5.0 * min(g.second[seat], 8) - 6.0 * len(g.restrictions[seat])
    if g.active == seat and g.phase == ACT:  # a card that is gone makes room for a new one
        value += 2.1 * max(0, hand_size(g, seat) - len(g.hands[seat]))
    value += 5.0 * len(ally_vehicles(g, seat)) - 5.0 * len(unengaged(g, seat))
    return value + 8.0 * sum([_readiness(g, seat, place) for place in own_locations(g, seat)])


def _readiness(g: Sector, seat: int, place: int) -> float:
    """How much of the Strength for a Vanquish action is there already, against the weakest Hero."""
    foes = heroes_at(g, place)
    if not foes:
        return 0.0
    need = min([strength(g, foe) for foe in foes])
    have = sum_of_strength(g, allies_at(g, place, seat))
    return min(1.0, have / need) if need else float(have > 0)
