"""Sample games of Master of the Galaxy, for tests that are the same for every game."""

from __future__ import annotations

from typing import Any

# Recorded games: every number of players, both ways of drafting.
RECORDED: dict[str, dict[str, Any]] = {
    "standard-2": {"seats": 2, "turn_limit": 100},
    "strict-3": {"seats": 3, "strict_lines": True, "turn_limit": 100},
    "advanced-4": {"seats": 4, "drafting": "advanced", "turn_limit": 100},
}  # fmt: skip

# Settings of a game that ends for certain.
SHORT: dict[str, Any] = {"turn_limit": 100}
HASTY = 11  # a seed with which somebody who plays at random happens to be done soon

RULE = "MG-47"  # any rule of the ledger
