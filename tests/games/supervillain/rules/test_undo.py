"""Where taking back ends: at anything drawn by anybody, and at decisions of others."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at


@pytest.mark.rule("SV-130", "SV-R42")
def test_a_draw_by_another_villain_closes_the_window() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board
        B:
          facility: wormhole
        """
    )
    play.ops("back_to_the_drawing_board")
    assert len(play.hand("B")) == 2
    assert not play.table.can_undo(0)
    play.done()


@pytest.mark.rule("SV-130", "SV-R42")
def test_a_triggered_draw_closes_the_window_for_whoever_caused_it() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        B:
          project: chronosphere [encore]
          facility: orbital_junkyard
        """
    )
    play.ops("strike_agitators")
    assert len(play.hand("B")) == 1
    assert not play.table.can_undo(0)
    play.done()


def robbed_of_a_choice() -> Play:
    """A's Heavy Lifters make B choose a discard."""
    play = at(
        """
        A:
          hand: heavy_lifters
        B:
          hand: encore, pickpockets
        """
    )
    play.ops("heavy_lifters")
    play.choose("encore")
    return play


@pytest.mark.rule("SV-R42")
def test_a_decision_of_another_villain_closes_the_window() -> None:
    assert not robbed_of_a_choice().table.can_undo(0)


@pytest.mark.rule("SV-R42")
def test_it_stays_closed_when_the_other_takes_the_decision_back() -> None:
    play = robbed_of_a_choice()
    play.table.undo(1)
    assert play.asked == "B discard"
    assert play.hand("B") == ["encore", "pickpockets"]
    assert not play.table.can_undo(0)  # A has seen what B would have discarded


@pytest.mark.rule("SV-R42")
def test_discarding_own_cards_does_not_close_the_window() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
        asteroids:
          flak_belt: B at A
        """
    )
    play.shoot("flak_belt")
    play.choose("encore")
    assert play.asteroids() == []
    assert play.table.can_undo(0)
    play.table.undo(0)
    play.table.undo(0)
    assert play.asteroids() == ["flak_belt B>A"]
    assert play.hand("A") == ["encore", "pickpockets"]
    play.done()
