"""How good a table looks to a Villain, with what only this game has."""

from __future__ import annotations

from fiendish.games.star_wars_villainous.rules.sector import ally_vehicles, unengaged
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous import evaluate as shared


def evaluate(g: Sector, me: int) -> float:
    return shared.evaluate(g, me, _further)


def _further(g: Sector, seat: int) -> float:
    value = 5.0 * min(g.second[seat], 8) - 6.0 * len(g.restrictions[seat])
    return value + 5.0 * len(ally_vehicles(g, seat)) - 5.0 * len(unengaged(g, seat))
