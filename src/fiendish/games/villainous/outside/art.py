"""How the cards of a Villainous game are drawn."""

from __future__ import annotations

from fiendish.games.villainous.book import EFFECT, EVENT, FATE_EFFECT
from fiendish.web.art.cards import Manner

MANNER = Manner(
    strength=lambda face: face.strength,
    hangs=lambda face: face.kind in (EFFECT, FATE_EFFECT),
    is_torn=lambda face: face.kind is EVENT,
)
