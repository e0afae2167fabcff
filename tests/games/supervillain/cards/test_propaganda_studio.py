"""Propaganda Studio: one more Ops this turn, from either side."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Project: destroy this, one more Ops --------------------------------------------------------


@pytest.mark.rule("SV-62", "SV-56")
def test_the_project_is_destroyed_for_one_more_ops() -> None:
    play = at(
        """
        ops: played
        A:
          hand: recruitment_drive, heavy_lifters
          project: propaganda_studio
          project: wormhole
        B:
          hand: encore, pickpockets
        """
    )
    assert play.why_not("ops", "recruitment_drive") == "SV-56"
    play.use("propaganda_studio")
    assert play.projects("A") == ["wormhole"]
    assert play.domination_pile() == ["propaganda_studio"]
    play.ops("recruitment_drive")
    assert play.why_not("ops", "heavy_lifters") == "SV-56"
    play.done()


@pytest.mark.rule("SV-R11")
def test_used_before_the_first_ops_it_leaves_two() -> None:
    play = at(
        """
        A:
          hand: recruitment_drive, plasma_stuffing, heavy_lifters
          project: propaganda_studio
        B:
          hand: encore, pickpockets
        asteroids:
          wormhole: A at B
        """
    )
    play.use("propaganda_studio")
    play.ops("plasma_stuffing")
    play.ops("recruitment_drive")
    assert play.why_not("ops", "heavy_lifters") == "SV-56"
    play.done()


@pytest.mark.rule("SV-63", "SV-R10")
def test_its_mobs_go_with_it() -> None:
    play = at(
        """
        A:
          project: propaganda_studio [encore]
          project: wormhole [cloning_vat]
        """
    )
    play.use("propaganda_studio")  # an Ops in hand is not needed
    assert play.mobs("A") == ["cloning_vat"]
    assert play.minion_pile() == ["encore"]
    play.done()


@pytest.mark.rule("SV-R49", "SV-60")
def test_it_can_be_used_in_the_turn_it_was_taken() -> None:
    play = at(
        """
        phase: act3
        turned up: propaganda_studio
        ops: played
        A:
          hand: recruitment_drive
        """
    )
    play.keep()
    play.use("propaganda_studio")
    assert play.can("ops", "recruitment_drive")
    play.done()


@pytest.mark.rule("SV-49", "SV-65")
def test_completed_at_four_hundred_it_gives_nothing_by_itself() -> None:
    play = at(
        """
        ops: played
        A:
          hand: plasma_stuffing, recruitment_drive
          project: propaganda_studio
        """
    )
    play.mob("plasma_stuffing", "propaganda_studio")
    assert play.facilities("A") == ["propaganda_studio"]
    assert play.points("A") == 0
    assert play.why_not("ops", "recruitment_drive") == "SV-56"
    play.use("propaganda_studio")
    assert play.facilities("A") == ["propaganda_studio"]  # used as a Facility: it stays
    assert play.can("ops", "recruitment_drive")
    play.done()


def test_three_hundred_do_not_complete_it() -> None:
    play = at(
        """
        A:
          hand: encore
          project: propaganda_studio
        """
    )
    play.mob("encore", "propaganda_studio")
    assert play.projects("A") == ["propaganda_studio"]
    play.done()


# -- Facility: one more Ops every turn ----------------------------------------------------------


@pytest.mark.rule("SV-67", "SV-56")
def test_the_facility_allows_one_more_ops_and_stays() -> None:
    play = at(
        """
        ops: played
        A:
          hand: recruitment_drive, heavy_lifters
          facility: propaganda_studio
        B:
          hand: encore, pickpockets
        """
    )
    play.use("propaganda_studio")
    play.ops("recruitment_drive")
    assert play.facilities("A") == ["propaganda_studio"]
    assert play.why_not("ops", "heavy_lifters") == "SV-56"
    play.done()


@pytest.mark.rule("SV-58")
def test_swift_ops_leave_the_right_alone() -> None:
    play = at(
        """
        ops: played
        A:
          hand: interns_of_doom, recruitment_drive
          facility: propaganda_studio
        """
    )
    play.use("propaganda_studio")
    play.ops("interns_of_doom")
    assert play.can("ops", "recruitment_drive")
    play.done()


def test_the_right_is_for_ops_and_not_for_mobs() -> None:
    play = at(
        """
        mob: played
        A:
          hand: recruitment_drive
          project: star_of_death
          facility: propaganda_studio
        """
    )
    play.use("propaganda_studio")
    assert play.why_not("mob", "recruitment_drive", place="star_of_death") == "SV-40"
    play.done()


@pytest.mark.rule("SV-67", "SV-39")
def test_once_per_turn_and_again_in_the_next_but_nothing_is_saved() -> None:
    play = at(
        """
        domination deck: force_dome, force_dome, rest
        A:
          hand: recruitment_drive, heavy_lifters
          facility: propaganda_studio
        B:
          hand: encore, pickpockets
        """
    )
    play.use("propaganda_studio")
    assert play.why_not("use", "propaganda_studio") == "SV-67"
    play.next_day("A")
    play.ops("recruitment_drive")
    assert play.why_not("ops", "heavy_lifters") == "SV-56"
    play.use("propaganda_studio")
    assert play.can("ops", "heavy_lifters")
    play.done()


def test_an_encore_adds_a_third_ops() -> None:
    play = at(
        """
        A:
          hand: encore, recruitment_drive, plasma_stuffing, doomsday_delivery, heavy_lifters
          facility: propaganda_studio
        B:
          hand: interns_of_doom, pickpockets
        asteroids:
          wormhole: A at B
        """
    )
    play.ops("encore")
    play.use("propaganda_studio")
    play.use("propaganda_studio")
    assert play.why_not("use", "propaganda_studio") == "SV-67"
    play.ops("plasma_stuffing")
    play.ops("recruitment_drive")
    play.ops("doomsday_delivery")
    assert play.why_not("ops", "heavy_lifters") == "SV-56"
    play.done()
