"""The settings of Master of the Galaxy."""

from __future__ import annotations

from fiendish.engine.game import Setting, turn_limit

SETTINGS = (
    Setting(
        "drafting",
        ("standard", "advanced"),
        "standard",
        "how species and homes are given out",
        "Drafting",
        ("standard", "Advanced Drafting"),
    ),
    Setting(
        "strict_lines",
        (False, True),
        False,
        "red lines to black holes give no symbol (MG-R8)",
        "Red lines to black holes",
        ("give their symbol", "give nothing"),
    ),
    Setting(
        "first", (None, 0, 1, 2, 3), None, "the seat that begins; else drawn by lot", "Who begins"
    ),
    turn_limit("a draw", 100, 500),
)
ALONE = {"turn_limit": 500}
"""For programs: they do not stop when the cubes that they need are gone for good."""
