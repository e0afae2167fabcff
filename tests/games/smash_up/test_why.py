"""The reasons that a hint gives in Smash Up."""

from __future__ import annotations

from fiendish.prose.why import NOTHING
from tests.games.reasons import reason
from tests.games.smash_up.playing import at


def test_power_that_takes_the_lead() -> None:
    play = at("saloon:\n  A: deputy\n  B: ronin\nA:\n  hand: sheriff\n")
    assert (
        reason(play, kind="play", card="sheriff", place="saloon")
        == "+5 power, takes the lead at Saloon."
    )


def test_power_of_one_who_leads_already() -> None:
    play = at("saloon:\n  A: sheriff\n  B: ronin\nA:\n  hand: deputy\n")
    assert reason(play, kind="play", card="deputy", place="saloon") == "+2 power at Saloon."


def test_a_base_that_would_score() -> None:
    play = at("saloon:\n  A: sheriff +6, pinkerton +1\n  B: ronin\nA:\n  hand: deputy\n")
    assert (
        reason(play, kind="play", card="deputy", place="saloon")
        == "+2 power at Saloon; the base would score, +3 VP."
    )


def test_a_base_that_goes_without_points_has_not_scored() -> None:
    play = at(
        """
        saloon:
          A: scout
        A:
          hand: terraforming
        """,
        factions="aliens+cowboys,samurai+vikings",
    )
    said = reason(play, kind="play", card="terraforming")
    assert "is replaced" in said
    assert "scores" not in said


def test_what_is_drawn_is_counted_and_never_named() -> None:
    play = at("saloon:\n  A: sheriff\nA:\n  hand: deputy\n")
    assert reason(play, kind="end") == "2 more cards in hand."


def test_a_difference_that_is_not_so_in_every_world_is_not_told() -> None:
    play = at("saloon:\n  A: sheriff\nA:\n  hand: high_noon, deputy\nB:\n  hand: 3 random\n")
    assert reason(play, kind="play", card="high_noon") == NOTHING
