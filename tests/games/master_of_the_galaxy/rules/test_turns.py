"""Extra and skipped turns (chapter 11)."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import at

DILATION = "time-dilation [blue blue blue white white black*]"


@pytest.mark.rule("MG-135")
def test_an_extra_turn_follows_the_present_one() -> None:
    play = at(f"phase: use\nturn: 3\nA:\n  card: {DILATION}\n  card: oracle-zhen")
    play.discard("time-dilation")
    play.end()
    play.choose("red")
    assert (play.asked, play.g.turn) == ("A allocate", 4)
    play.end()
    play.end()
    assert play.asked == "B allocate"
    play.done("B")


@pytest.mark.rule("MG-136", "MG-R32")
def test_two_cards_in_one_turn_give_two_extra_turns_and_a_third_none() -> None:
    play = at(
        f"""
        phase: use
        A:
          home: home-ne
          systems: home-ne, march-nw, edge-n
          card: {DILATION}
          card: chronarch-ilo
          card: oracle-zhen
        """
    )
    play.discard("chronarch-ilo")
    play.discard("time-dilation")
    assert play.g.extra == 2
    play = at(
        f"""
        phase: use
        extra turns: 1
        extra turns taken: 1
        A:
          card: {DILATION}
          card: oracle-zhen
        """
    )
    play.discard("time-dilation")  # a third card in the first of them
    assert play.g.extra == 1
    play.end()
    play.choose("red")
    assert play.asked == "A allocate"  # the second extra turn
    play.end()
    play.end()
    assert play.asked == "B allocate"
    play.done("B")


@pytest.mark.rule("MG-R31", "MG-H14")
def test_a_skip_marker_is_used_up_by_the_extra_turn() -> None:
    play = at(
        f"""
        phase: use
        A:
          skips: 1
          card: {DILATION}
          card: oracle-zhen
        """
    )
    tokens = play.g.tokens
    play.discard("time-dilation")
    play.end()
    play.choose("red")
    assert play.asked == "B allocate"
    assert (play.view().players[0].skips, play.g.tokens) == (0, tokens + 1)
    play.done("B")


@pytest.mark.rule("MG-R32")
def test_a_turn_that_follows_because_the_other_skips_is_not_an_extra_turn() -> None:
    play = at(
        f"""
        phase: use
        extra turns taken: 2
        A:
          card: {DILATION}
          card: oracle-zhen
        B:
          skips: 1
        """
    )
    play.end()
    assert play.asked == "A allocate"
    play.end()
    play.discard("time-dilation")  # the run was broken
    assert play.g.extra == 1
    play.done()


@pytest.mark.rule("MG-137", "MG-138")
def test_several_turns_may_have_to_be_skipped() -> None:
    play = at(
        """
        phase: use
        A:
          card: stasis-field [blue blue red black*]
          card: oracle-zhen
        B:
          bag: 4 red
          skips: 1
        """
    )
    tokens = play.g.tokens
    play.discard("stasis-field")
    assert (play.view().players[1].skips, play.g.tokens) == (2, tokens - 1)
    play.end()
    play.choose("red")
    for skips in (1, 0):
        assert (play.asked, play.view().players[1].skips) == ("A allocate", skips)
        assert play.bag("B") == 4  # nothing else of the turn happens
        play.end()
        play.end()
    assert (play.asked, play.g.tokens) == ("B allocate", tokens + 1)
    play.done("B")


@pytest.mark.rule("MG-137")
def test_the_one_who_skips_is_chosen_among_all_opponents() -> None:
    play = at("phase: use\nA:\n  card: stasis-field [blue blue red black*]", seats=4)
    play.discard("stasis-field")
    assert play.options() == ["B", "C", "D"]
