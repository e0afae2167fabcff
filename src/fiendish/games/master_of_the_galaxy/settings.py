"""The settings of Master of the Galaxy."""

from __future__ import annotations

from fiendish.engine.game import Setting

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
    Setting(
        "turn_limit",
        (0, 100, 500),
        0,
        "a draw after this many turns each; 0 for no limit (MG-R46)",
        "Limit of turns",
        ("none", "100 turns each", "500 turns each"),
    ),
)
ALONE = {"turn_limit": 500}
"""For programs: they do not stop when the cubes that they need are gone for good."""
