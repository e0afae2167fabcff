"""The reasons that a hint gives in Marvel Villainous."""

from __future__ import annotations

from tests.games.marvel_villainous.playing import at
from tests.games.reasons import reason


def test_a_card_that_is_played() -> None:
    play = at("A:\n  power: 3\n  hand: frost_giant\n")
    said = reason(play, kind="play", place="bifrost")
    assert said == "Frost Giant, Strength 4, at Bifrost."


def test_power() -> None:
    play = at("A:\n  power: 3\n  hand: frost_giant\n")
    assert reason(play, kind="gain") == "+2 Power."


def test_a_hero_that_goes() -> None:
    play = at(
        """
        A:
          mover: sanctum_sanctorum
          sanctum_sanctorum: frost_giant, sif
        """
    )
    said = reason(play, kind="vanquish", card="fate_sif")
    assert "Sif is gone from your board" in said
