"""How good a table looks to a Villain, with what only this game has."""

from __future__ import annotations

from fiendish.games.marvel_villainous.state import Mayhem
from fiendish.games.villainous import evaluate as shared


def evaluate(g: Mayhem, me: int) -> float:
    return shared.evaluate(g, me, _further)


def _further(g: Mayhem, seat: int) -> float:
    return 5.0 * len(g.places[g.area(seat)]) + 3.0 * len(g.attached)
