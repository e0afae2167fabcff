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


@pytest.mark.rule("SV-R42")
def test_own_discards_and_the_open_pile_do_not_close_the_window() -> None:
    play = at(
        """
        A:
          hand: encore, cloning_vat
          facility: chronosphere
        minion pile: heavy_lifters, pickpockets
        """
    )
    play.use("chronosphere")
    play.choose("encore", "pickpockets")
    assert play.hand("A") == ["cloning_vat", "pickpockets"]
    play.table.undo(0)  # one at a time, latest first
    assert play.asked == "A take"
    play.table.undo(0)
    assert play.asked == "A pay"
    assert play.hand("A") == ["cloning_vat", "encore"]
    play.table.undo(0)
    play.done()
    assert play.minion_pile() == ["heavy_lifters", "pickpockets"]
    assert play.can("use", "chronosphere")
    assert not play.table.can_undo(0)  # nothing is left to take back


@pytest.mark.rule("SV-R42")
@pytest.mark.parametrize(
    ("card", "piles"),
    [
        ("interns_of_doom", "minion deck: encore"),
        ("interns_of_doom", "minion deck:\n        minion pile: encore, encore"),
        ("slingshot_crew", "domination deck: wormhole"),
        ("pickpockets", "minion deck:"),
    ],
    ids=["a draw", "a reshuffle", "a Domination card", "a random card"],
)
def test_what_was_not_known_before_closes_the_window(card: str, piles: str) -> None:
    play = at(
        f"""
        A:
          hand: {card}, body_snatchers
          project: mirror_moon
        B:
          hand: night_shift
        {piles}
        """
    )
    play.mob("body_snatchers", "mirror_moon")
    play.ops(card)
    assert not play.table.can_undo(0)  # nor the Mob before it
    play.done()


@pytest.mark.rule("SV-R42")
def test_taking_back_reaches_no_further_than_another_villains_decision() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters, encore
          project: mirror_moon
        B:
          hand: night_shift, pickpockets
        """
    )
    play.ops("heavy_lifters")
    assert play.table.can_undo(0)  # B has only been asked
    play.choose("night_shift")
    assert not play.table.can_undo(0)
    play.mob("encore", "mirror_moon")
    assert play.table.can_undo(0)
    play.table.undo(0)
    assert not play.table.can_undo(0)  # not past B's decision
    play.done()


@pytest.mark.rule("SV-R42")
def test_the_window_ends_when_the_turn_is_passed() -> None:
    play = at(
        """
        A:
          hand: encore
          project: mirror_moon
        minion deck:
        """
    )
    play.mob("encore", "mirror_moon")
    play.end_day()  # B draws nothing, yet A cannot come back
    assert play.asked == "B turned-up"
    assert not play.table.can_undo(0)
    assert not play.table.can_undo(1)  # nor can B take back A's turn
    play.keep()
    assert play.table.can_undo(1)
    play.table.undo(1)
    assert not play.table.can_undo(1)  # not past the start of the turn


@pytest.mark.rule("SV-R43")
def test_a_launch_by_option_b_goes_back_to_the_choice() -> None:
    play = at(
        """
        phase: act3
        turned up: flak_belt
        """,
        seats=3,
    )
    play.launch("B")
    play.table.undo(0)
    assert play.asteroids() == []
    assert play.options() == ["keep flak_belt", "launch flak_belt B", "launch flak_belt C"]
    play.keep()
    assert play.projects("A") == ["flak_belt"]
    play.done()


@pytest.mark.rule("SV-R43")
def test_of_a_launch_by_effect_only_the_target_can_be_taken_back() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew, interns_of_doom
        domination deck: wormhole, rest
        """,
        seats=3,
    )
    play.ops("slingshot_crew")
    assert not play.table.can_undo(0)
    play.choose("B")
    play.table.undo(0)
    assert play.asked == "A target"
    assert not play.table.can_undo(0)
    play.choose("C")
    assert play.asteroids() == ["wormhole A>C"]
    play.ops("interns_of_doom")  # a closing event
    assert not play.table.can_undo(0)
    play.done()
