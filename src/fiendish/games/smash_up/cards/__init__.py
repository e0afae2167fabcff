"""The cards, a module for each faction with its two bases.

Which number a face has stands in `numbers.py`; the order of these imports is for the reader.
"""

# ruff: noqa: I001  (the order of the factions is that of the rulebooks)
from fiendish.games.smash_up.cards import ancient_egyptians
from fiendish.games.smash_up.cards import cowboys
from fiendish.games.smash_up.cards import samurai
from fiendish.games.smash_up.cards import vikings
from fiendish.games.smash_up.cards import aliens
from fiendish.games.smash_up.cards import dinosaurs
from fiendish.games.smash_up.cards import ninjas
from fiendish.games.smash_up.cards import pirates
from fiendish.games.smash_up.cards import robots
from fiendish.games.smash_up.cards import tricksters
from fiendish.games.smash_up.cards import wizards
from fiendish.games.smash_up.cards import zombies
from fiendish.games.smash_up.faces import FACTIONS, complete
from fiendish.games.smash_up.numbers import FACE_NUMBERS, FACTION_NUMBERS

__all__ = [
    "aliens",
    "ancient_egyptians",
    "cowboys",
    "dinosaurs",
    "ninjas",
    "pirates",
    "robots",
    "samurai",
    "tricksters",
    "vikings",
    "wizards",
    "zombies",
]

FACTION_NUMBERS.complete()
FACE_NUMBERS.complete()
complete(FACTIONS)
