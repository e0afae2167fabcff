"""How Smash Up's cards are drawn, besides what its art.toml says."""

from __future__ import annotations

from fiendish.games.smash_up.faces import Kind
from fiendish.web.art.cards import Manner

MANNER = Manner(
    strength=lambda face: face.power,
    hangs=lambda face: face.kind not in (Kind.MINION, Kind.BASE),
)
