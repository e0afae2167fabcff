"""Which games are recorded."""

from __future__ import annotations

from pathlib import Path

from tests.games.recording import Variants

FOLDER = Path(__file__).parent

VARIANTS: Variants = {
    "basic-2": {"seats": 2},
    "basic-3": {"seats": 3},
    "basic-4": {"seats": 4},
    "blitz-4": {"seats": 4, "mode": "blitz"},
    "slow-2": {"seats": 2, "mode": "slow"},
    "team-4": {"seats": 4, "mode": "team"},
    "annihilation-3": {"seats": 3, "total_annihilation": True},
    "team-annihilation-4": {"seats": 4, "mode": "team", "total_annihilation": True},
}
