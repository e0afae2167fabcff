"""All cards: each Villain's deck and Fate deck."""

from fiendish.games.star_wars_villainous.cards import (
    asajj_ventress,
    asajj_ventress_fate,
    asajj_ventress_missions,
    darth_vader,
    darth_vader_fate,
    general_grievous,
    general_grievous_fate,
    kylo_ren,
    kylo_ren_fate,
    moff_gideon,
    moff_gideon_fate,
)

__all__ = [
    "asajj_ventress",
    "asajj_ventress_fate",
    "asajj_ventress_missions",
    "darth_vader",
    "darth_vader_fate",
    "general_grievous",
    "general_grievous_fate",
    "kylo_ren",
    "kylo_ren_fate",
    "moff_gideon",
    "moff_gideon_fate",
]
