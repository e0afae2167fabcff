"""What the five Villains have to reach, as a view tells it."""

from __future__ import annotations

from functools import partial

from fiendish.games.star_wars_villainous.cards import (
    darth_vader,
    general_grievous,
    kylo_ren,
    moff_gideon,
)
from fiendish.games.star_wars_villainous.rules import missions
from fiendish.games.star_wars_villainous.view import View
from fiendish.games.villainous.outside.aims import deed, sides
from fiendish.prose.aims import Aim, Aims, Stand, counted


def dark(view: View, seat: int) -> Stand:
    return counted(view.spaces[seat].kept["dark"], kylo_ren.TOKENS)


def lightsabers(view: View, seat: int) -> Stand:
    return counted(view.spaces[seat].kept["lightsabers"], general_grievous.ALL)


def completed(view: View, seat: int) -> Stand:
    return counted(len(view.completed), missions.GOAL)


def luke_defeated(view: View, seat: int) -> Stand:
    return deed(view, seat, view.realms[seat].second, darth_vader.PRICE, "Ambition")


def samples_used(view: View, seat: int) -> Stand:
    return deed(view, seat, view.realms[seat].second, moff_gideon.PRICE, "Ambition")


def _step(view: View, seat: int, *, number: int) -> Stand:
    """A condition of an objective that has several: the view has them in order, what they cost last."""
    return Stand(view.spaces[seat].steps[number].met)


def _steps(*names: str) -> dict[str, Aim]:
    return {name: partial(_step, number=number) for number, name in enumerate(names)}


AIMS = Aims(
    sides=sides,
    aims={
        "dark": dark,
        "lightsabers": lightsabers,
        "completed": completed,
        **_steps("luke_conflicted", "luke_there", "palpatine_there", "vader_there"),
        "luke_defeated": luke_defeated,
        **_steps("samples_in_play", "grogu_captured_there", "pershing_there", "gideon_there"),
        "samples_used": samples_used,
    },
)
