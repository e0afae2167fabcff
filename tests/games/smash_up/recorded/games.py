"""Which games are recorded."""

from __future__ import annotations

from pathlib import Path

from tests.games.recording import Variants

FOLDER = Path(__file__).parent

VARIANTS: Variants = {
    "oops-2": {
        "seats": 2,
        "factions": [["cowboys", "vikings"], ["samurai", "ancient_egyptians"]],
    },
    "random-3": {"seats": 3},
    "draft-errata-4": {"seats": 4, "choose": "draft", "texts": "errata"},
    "free-copies-3": {"seats": 3, "choose": "free", "sets": "oops", "copies": 2},
    "core-errata-2": {
        "seats": 2,
        "factions": [["ninjas", "tricksters"], ["dinosaurs", "wizards"]],
        "texts": "errata",
    },
}
