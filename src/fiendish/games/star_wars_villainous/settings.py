"""The settings of Star Wars Villainous."""

from __future__ import annotations

from fiendish.engine.game import Setting
from fiendish.games.star_wars_villainous import cards as _cards  # noqa: F401  (defines the faces)
from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.games.villainous.settings import VillainsSetting

VILLAINS = tuple(villain.id for villain in BOOK.villains)

SETTINGS = (
    VillainsSetting("villains", VILLAINS, None, "a Villain for each seat, such as darth_vader,…"),
    Setting("first", (None, 0, 1, 2, 3), None, "the seat that begins; else drawn by lot"),
    Setting("turn_limit", (0, 100), 0, "nobody wins after this many turns each; 0 for no limit"),
)
