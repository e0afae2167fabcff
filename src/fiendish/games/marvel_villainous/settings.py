"""The settings of Marvel Villainous, and the one that lists Villains."""

from __future__ import annotations

from fiendish.engine.game import Setting
from fiendish.games.marvel_villainous.state import MODES
from fiendish.games.villainous.settings import TURN_LIMIT, villains_setting

VILLAINS = ("loki", "modok", "masque")

SETTINGS = (
    villains_setting(VILLAINS, ("Loki", "M.O.D.O.K.", "Madame Masque")),
    Setting(
        "mode",
        MODES,
        "inevitable",
        "without Events, with them, or with any number at once",
        "Mode",
        ("Omnipotent", "Inevitable", "Undying"),
    ),
    Setting(
        "mixing",
        (False, True),
        False,
        "mix in the Common Fate deck of another set",
        "Fate cards",
        ("of this set", "mixed with those of another"),
    ),
    Setting(
        "first", (None, 0, 1, 2), None, "the seat that begins; else drawn by lot", "Who begins"
    ),
    TURN_LIMIT,
)
