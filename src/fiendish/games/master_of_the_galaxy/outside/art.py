"""How the cards of Master of the Galaxy are drawn, besides what its art.toml says."""

from __future__ import annotations

from fiendish.games.master_of_the_galaxy.faces import START, STOP, Card
from fiendish.games.master_of_the_galaxy.state import CONFLICT
from fiendish.web.art.cards import Manner


def _slots(face: Card) -> int:
    return sum(STOP[project] - START[project] for project in face.projects)


MANNER = Manner(strength=_slots, hangs=lambda face: face.deck == CONFLICT)
