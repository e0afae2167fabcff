"""How Supervillain's cards are drawn, besides what its art.toml says."""

from __future__ import annotations

from fiendish.games.supervillain.faces import DominationCard, MinionCard
from fiendish.web.art.cards import Manner


def _strength(face: MinionCard | DominationCard) -> int:
    return face.power if isinstance(face, MinionCard) else face.cost


MANNER = Manner(strength=_strength, hangs=lambda face: False)
