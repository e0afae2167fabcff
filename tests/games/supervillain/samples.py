"""Sample games of Supervillain, for tests that are the same for every game."""

from __future__ import annotations

from typing import Any

# Recorded games: one per mode and number of Villains.
RECORDED: dict[str, dict[str, Any]] = {
    "basic-2": {"seats": 2},
    "basic-3": {"seats": 3},
    "basic-4": {"seats": 4},
    "blitz-4": {"seats": 4, "mode": "blitz"},
    "slow-2": {"seats": 2, "mode": "slow"},
    "team-4": {"seats": 4, "mode": "team"},
    "annihilation-3": {"seats": 3, "total_annihilation": True},
    "team-annihilation-4": {"seats": 4, "mode": "team", "total_annihilation": True},
}  # fmt: skip

# Settings of a game that ends soon.
SHORT: dict[str, Any] = {"mode": "blitz"}
HASTY = 24  # a seed with which somebody who plays at random happens to be done soon

RULE = "SV-40"  # any rule of the ledger
