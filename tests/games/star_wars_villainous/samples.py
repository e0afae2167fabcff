"""Sample games of Star Wars Villainous, for tests that are the same for every game."""

from __future__ import annotations

from typing import Any

# Recorded games: every Villain, every number of players.
RECORDED: dict[str, dict[str, Any]] = {
    "vader-kylo-2": {"seats": 2, "villains": ["darth_vader", "kylo_ren"], "turn_limit": 100},
    "grievous-gideon-2": {
        "seats": 2, "villains": ["general_grievous", "moff_gideon"], "turn_limit": 100,
    },
    "ventress-vader-gideon-3": {
        "seats": 3, "villains": ["asajj_ventress", "darth_vader", "moff_gideon"],
        "turn_limit": 100, "strict_supply": True,
    },
    "lot-4": {"seats": 4, "turn_limit": 100},
}  # fmt: skip

# Settings of a game that ends soon: these Villains are fast.
SHORT: dict[str, Any] = {"villains": ["darth_vader", "kylo_ren"]}
HASTY = 9  # a seed with which somebody who plays at random happens to be done soon

RULE = "SW-30"  # any rule of the ledger
