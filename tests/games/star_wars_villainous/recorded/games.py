"""Which games are recorded."""

from __future__ import annotations

from pathlib import Path

from tests.games.recording import Variants

FOLDER = Path(__file__).parent

VARIANTS: Variants = {
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
