"""The settings of Star Wars Villainous."""

from __future__ import annotations

from fiendish.engine.game import Setting
from fiendish.games.star_wars_villainous import cards as _cards  # noqa: F401  (defines the faces)
from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.games.villainous.settings import TURN_LIMIT, villains_setting

VILLAINS = tuple(villain.id for villain in BOOK.villains)

SETTINGS = (
    villains_setting(VILLAINS, [villain.name for villain in BOOK.villains]),
    Setting(
        "first", (None, 0, 1, 2, 3), None, "the seat that begins; else drawn by lot", "Who begins"
    ),
    TURN_LIMIT,
    Setting(
        "strict_supply",
        (False, True),
        False,
        "there are 25 Credits and 25 Ambition, and no more",
        "Tokens",
        ("as many as needed", "25 of each kind"),
    ),
)
