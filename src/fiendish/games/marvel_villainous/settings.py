"""The settings of Marvel Villainous, and the one that lists Villains."""

from __future__ import annotations

from fiendish.engine.game import Setting
from fiendish.games.marvel_villainous.state import MODES
from fiendish.games.villainous.settings import VillainsSetting

VILLAINS = ("loki", "modok", "masque")

SETTINGS = (
    VillainsSetting(
        "villains",
        VILLAINS,
        None,
        "a Villain for each seat, such as loki,modok",
        labels=("Loki", "M.O.D.O.K.", "Madame Masque"),
    ),
    Setting("mode", MODES, "inevitable", "without Events, with them, or with any number at once"),
    Setting("mixing", (False, True), False, "mix in the Common Fate deck of another set"),
    Setting("first", (None, 0, 1, 2), None, "the seat that begins; else drawn by lot"),
    Setting("turn_limit", (0, 100), 0, "nobody wins after this many turns each; 0 for no limit"),
)
