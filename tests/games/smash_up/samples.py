"""Sample games of Smash Up, for tests that are the same for every game."""

from __future__ import annotations

from typing import Any

# Recorded games: both texts, every way to choose factions, every number of players.
RECORDED: dict[str, dict[str, Any]] = {
    "oops-2": {
        "seats": 2, "factions": [["cowboys", "vikings"], ["samurai", "ancient_egyptians"]],
    },
    "random-3": {"seats": 3},
    "draft-errata-4": {"seats": 4, "choose": "draft", "texts": "errata"},
    "free-copies-3": {"seats": 3, "choose": "free", "sets": "oops", "copies": 2},
    "core-errata-2": {
        "seats": 2, "factions": [["ninjas", "tricksters"], ["dinosaurs", "wizards"]],
        "texts": "errata",
    },
}  # fmt: skip

# Settings of a game that ends soon: these factions ask little.
SHORT: dict[str, Any] = {"copies": 2, "factions": [["dinosaurs", "robots"]] * 2}
HASTY = 5  # a seed with which somebody who plays at random happens to be done soon

RULE = "SU-30"  # any rule of the ledger
