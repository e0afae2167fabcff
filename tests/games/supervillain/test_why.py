"""The reasons that a hint gives in Supervillain."""

from __future__ import annotations

from tests.games.reasons import reason
from tests.games.supervillain.playing import at


def test_power_on_a_project() -> None:
    play = at("A:\n  hand: heavy_lifters\n  project: star_of_death\n")
    assert reason(play, kind="mob", card="heavy_lifters") == "+700m on Star of Death, 700 of 1,500."


def test_a_facility() -> None:
    play = at("A:\n  hand: heavy_lifters\n  project: wormhole [strike_agitators]\n")
    said = reason(play, kind="mob", card="heavy_lifters")
    assert said.startswith("Completes Wormhole, worth 1")


def test_what_wins_the_game_needs_no_other_reason() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: wormhole [strike_agitators]
          facility: senate_in_chains
          facility: black_hole_farm
        """
    )
    assert reason(play, kind="mob", card="heavy_lifters") == "Wins the game."


def test_what_others_lose() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        B:
          project: star_of_death [heavy_lifters]
        """
    )
    assert reason(play, kind="ops", card="strike_agitators").startswith(
        "\N{MINUS SIGN}700m on B's Star of Death"
    )
