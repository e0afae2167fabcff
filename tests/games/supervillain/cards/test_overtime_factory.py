"""Overtime Factory: one more Mob, once when complete and then every turn."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Project: one more Mob when complete --------------------------------------------------------


@pytest.mark.rule("SV-61", "SV-48")
def test_completion_allows_one_more_mob_this_turn() -> None:
    play = at(
        """
        A:
          hand: recruitment_drive, pickpockets, night_shift
          project: overtime_factory
          project: mirror_moon
        """
    )
    play.mob("recruitment_drive", "overtime_factory")  # 600 of 600, the Mob of the turn
    assert play.facilities("A") == ["overtime_factory"]
    assert play.points("A") == 0
    play.mob("pickpockets", "mirror_moon")
    assert play.mobs("A") == ["pickpockets"]
    assert play.why_not("mob", "night_shift", place="mirror_moon") == "SV-40"
    play.done()


@pytest.mark.rule("SV-49", "SV-61")
def test_five_hundred_allow_nothing() -> None:
    play = at(
        """
        A:
          hand: pickpockets, night_shift
          project: overtime_factory
        """
    )
    play.mob("pickpockets", "overtime_factory")
    assert play.why_not("mob", "night_shift", place="overtime_factory") == "SV-40"
    assert play.why_not("use", "overtime_factory") == "SV-61"
    play.done()


@pytest.mark.rule("SV-R11", "SV-45")
def test_completed_by_a_boosted_mob_two_ordinary_ones_may_follow() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets, night_shift, shift_change
          project: overtime_factory [cloning_vat]
          project: star_of_death
        """
    )
    play.mob("encore", "overtime_factory")
    play.mob("pickpockets", "star_of_death")
    play.mob("night_shift", "star_of_death")
    assert play.mobs("A") == ["night_shift", "pickpockets"]
    assert play.why_not("mob", "shift_change", place="star_of_death") == "SV-40"
    play.done()


@pytest.mark.rule("SV-39")
def test_the_right_lapses_with_the_turn() -> None:
    play = at(
        """
        domination deck: force_dome, force_dome, rest
        A:
          hand: recruitment_drive, pickpockets, night_shift
          project: overtime_factory
          project: star_of_death
        """
    )
    play.mob("recruitment_drive", "overtime_factory")
    play.next_day("A")
    play.mob("pickpockets", "star_of_death")
    assert play.why_not("mob", "night_shift", place="star_of_death") == "SV-40"
    play.done()


@pytest.mark.rule("SV-R47", "SV-R12")
def test_completed_on_anothers_turn_it_gives_no_right_to_anybody() -> None:
    play = at(
        """
        domination deck: force_dome, rest
        mob: played
        A:
          hand: shift_change, pickpockets
          project: mirror_moon [heavy_lifters]
        B:
          hand: night_shift, gravity_billiards
          project: overtime_factory [pickpockets]
          project: star_of_death
        """
    )
    play.ops("shift_change")
    play.choose("heavy_lifters")
    assert play.facilities("B") == ["overtime_factory"]
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.end_day()
    play.keep()
    play.mob("night_shift", "star_of_death")
    assert play.why_not("mob", "gravity_billiards", place="star_of_death") == "SV-40"
    play.done("B")


# -- Facility: one more Mob every turn ----------------------------------------------------------


@pytest.mark.rule("SV-67", "SV-48", "SV-40")
@pytest.mark.parametrize("early", [True, False])
def test_the_facility_allows_one_more_mob_before_or_after_the_first(early: bool) -> None:
    play = at(
        """
        A:
          hand: heavy_lifters, night_shift, shift_change
          project: star_of_death
          facility: overtime_factory
        """
    )
    if early:
        play.use("overtime_factory")
    play.mob("night_shift", "star_of_death")
    if not early:
        assert play.why_not("mob", "heavy_lifters", place="star_of_death") == "SV-40"
        play.use("overtime_factory")
    play.mob("heavy_lifters", "star_of_death")
    assert play.mobs("A") == ["heavy_lifters", "night_shift"]
    assert play.why_not("mob", "shift_change", place="star_of_death") == "SV-40"
    assert play.facilities("A") == ["overtime_factory"]
    play.done()


def test_the_right_is_for_mobs_and_not_for_ops() -> None:
    play = at(
        """
        ops: played
        A:
          hand: recruitment_drive
          facility: overtime_factory
        """
    )
    play.use("overtime_factory")
    assert play.why_not("ops", "recruitment_drive") == "SV-56"
    play.done()


@pytest.mark.rule("SV-45", "SV-R11")
def test_boosted_mobs_leave_the_right_alone() -> None:
    play = at(
        """
        mob: played
        A:
          hand: encore, night_shift
          project: star_of_death
          facility: overtime_factory
        """
    )
    play.use("overtime_factory")
    play.mob("encore", "star_of_death")
    play.mob("night_shift", "star_of_death")
    assert play.mobs("A") == ["encore", "night_shift"]
    play.done()


@pytest.mark.rule("SV-67", "SV-39")
def test_once_per_turn_and_again_in_the_next_but_nothing_is_saved() -> None:
    play = at(
        """
        domination deck: force_dome, force_dome, rest
        A:
          hand: heavy_lifters, night_shift, pickpockets
          project: star_of_death
          facility: overtime_factory
        """
    )
    play.use("overtime_factory")
    assert play.why_not("use", "overtime_factory") == "SV-67"
    play.next_day("A")
    play.mob("night_shift", "star_of_death")
    assert play.why_not("mob", "pickpockets", place="star_of_death") == "SV-40"
    play.use("overtime_factory")
    play.mob("pickpockets", "star_of_death")
    assert play.why_not("mob", "heavy_lifters", place="star_of_death") == "SV-40"
    play.done()


@pytest.mark.rule("SV-R11", "SV-66", "SV-R27")
def test_both_sides_in_the_turn_of_completion_add_up_to_three_mobs() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters, night_shift, pickpockets, shift_change
          project: overtime_factory
          project: star_of_death
        """
    )
    play.mob("heavy_lifters", "overtime_factory")
    play.use("overtime_factory")
    play.mob("night_shift", "star_of_death")
    play.mob("pickpockets", "star_of_death")
    assert play.why_not("mob", "shift_change", place="star_of_death") == "SV-40"
    play.done()


@pytest.mark.rule("SV-73", "SV-R27", "SV-R44", "SV-H11")
def test_turned_back_and_completed_again_it_gives_one_right_but_no_second_use() -> None:
    play = at(
        """
        mob: played
        minion deck: night_shift, shift_change, rest
        A:
          hand: back_to_the_drawing_board, encore, encore, pickpockets
          project: star_of_death
          facility: overtime_factory +token +used
        """
    )
    play.ops("back_to_the_drawing_board")
    assert play.projects("A") == ["overtime_factory", "star_of_death"]
    assert play.why_not("use", "overtime_factory") == "SV-61"
    play.mob("encore", "overtime_factory")
    play.mob("encore", "overtime_factory")
    assert play.facilities("A") == ["overtime_factory"]
    assert play.tokens("A") == []
    play.mob("pickpockets", "star_of_death")
    assert play.why_not("mob", "night_shift", place="star_of_death") == "SV-40"
    assert play.why_not("use", "overtime_factory") == "SV-67"
    play.done()


def test_the_right_belongs_to_its_owner_alone() -> None:
    play = at(
        """
        mob: played
        A:
          hand: night_shift
          project: star_of_death
        B:
          facility: overtime_factory
        """
    )
    assert play.why_not("use", "overtime_factory") == "SV-35"
    assert play.why_not("mob", "night_shift", place="star_of_death") == "SV-40"
    play.done()
