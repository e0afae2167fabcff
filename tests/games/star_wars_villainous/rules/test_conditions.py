"""Conditions: played in windows that tell nothing about a hand."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at


def rich(hand: str, credits: int = 4) -> Play:
    """B collects two Credits; A holds these cards."""
    play = at(f"""
        active: B
        phase: move
        A:
          hand: {hand}
        B:
          mover: utapau
          credits: {credits}
    """)
    play.move("saleucami")
    return play


@pytest.mark.rule("SW-96", "SW-97")
def test_it_is_played_when_its_requirement_is_met():
    play = rich("you_underestimate_the_dark_side, stormtroopers")
    play.collect()
    assert (play.asked, play.options()) == (
        "A condition", ["decline", "you_underestimate_the_dark_side"],
    )  # fmt: skip
    play.choose("you_underestimate_the_dark_side")
    assert play.power("A") == 2
    assert play.pile("A") == ["you_underestimate_the_dark_side"]
    assert len(play.hand("A")) == 2


@pytest.mark.rule("SW-96", "SW-R3")
def test_a_player_without_one_is_asked_as_well():
    play = rich("stormtroopers")
    play.collect()
    assert (play.asked, play.options()) == ("A condition", ["decline"])
    play.decline()
    play.done("B")


def test_nobody_is_asked_below_the_requirement():
    play = rich("you_underestimate_the_dark_side", credits=3)
    play.collect()
    play.done("B")


@pytest.mark.rule("SW-R38")
def test_at_most_twice_in_a_turn():
    play = rich("you_underestimate_the_dark_side, you_underestimate_the_dark_side")
    play.collect()
    play.choose("you_underestimate_the_dark_side", "you_underestimate_the_dark_side")
    assert play.power("A") == 4
    play.done("B")


@pytest.mark.rule("SW-R35")
def test_not_in_the_own_turn():
    play = at("""
        A:
          credits: 9
          hand: you_underestimate_the_dark_side
    """)
    assert play.why_not("play", "you_underestimate_the_dark_side") == "SW-96"
    play.done()
