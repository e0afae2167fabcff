"""Which games are recorded."""

from __future__ import annotations

from pathlib import Path

from tests.games.recording import Variants

FOLDER = Path(__file__).parent

VARIANTS: Variants = {
    "loki-modok-2": {"seats": 2, "villains": ["loki", "modok"], "turn_limit": 100},
    "masque-loki-2": {"seats": 2, "villains": ["masque", "loki"], "turn_limit": 100},
    "undying-3": {"seats": 3, "mode": "undying", "turn_limit": 100},
    "mixed-undying-3": {"seats": 3, "mode": "undying", "mixing": True, "turn_limit": 100},
    "omnipotent-2": {
        "seats": 2, "villains": ["modok", "masque"], "mode": "omnipotent", "turn_limit": 100,
    },
}  # fmt: skip
