"""Sample games of Marvel Villainous, for tests that are the same for every game."""

from __future__ import annotations

from typing import Any

# Recorded games: every Villain, every mode, mixed decks too.
RECORDED: dict[str, dict[str, Any]] = {
    "loki-modok-2": {"seats": 2, "villains": ["loki", "modok"], "turn_limit": 100},
    "masque-loki-2": {"seats": 2, "villains": ["masque", "loki"], "turn_limit": 100},
    "undying-3": {"seats": 3, "mode": "undying", "turn_limit": 100},
    "mixed-undying-3": {"seats": 3, "mode": "undying", "mixing": True, "turn_limit": 100},
    "omnipotent-2": {
        "seats": 2, "villains": ["modok", "masque"], "mode": "omnipotent", "turn_limit": 100,
    },
}  # fmt: skip

# Settings of a game that ends soon: these Villains are fast.
SHORT: dict[str, Any] = {"villains": ["masque", "loki"]}
HASTY = 7  # a seed with which somebody who plays at random happens to be done soon

RULE = "MV-30"  # any rule of the ledger
