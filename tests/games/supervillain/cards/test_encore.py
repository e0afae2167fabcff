"""Encore!: one more use of an own once-per-turn Facility."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


def test_only_your_facilities_with_a_once_per_turn_ability_can_be_chosen() -> None:
    play = at(
        """
        A:
          hand: encore
          project: force_dome [pickpockets]
          project: wormhole
          facility: overtime_factory
          facility: minion_academy +used
          facility: transgalactic_bank
          facility: flak_belt
          facility: spy_satellite_swarm
        B:
          facility: dna_splitter
        """
    )
    play.ops("encore")
    assert play.options() == ["minion_academy", "overtime_factory"]  # used or not
    play.choose("overtime_factory")
    assert play.why_not("use", "minion_academy") == "SV-67"
    play.done()


@pytest.mark.rule("SV-67")
def test_without_it_once_per_turn_means_once() -> None:
    play = at("A:\n  hand: encore\n  facility: overtime_factory")
    play.use("overtime_factory")
    assert play.why_not("use", "overtime_factory") == "SV-67"
    play.done()


@pytest.mark.rule("SV-67")
@pytest.mark.parametrize("before", [True, False], ids=["before its use", "after its use"])
def test_gives_one_more_use_before_or_after_the_usual_one(before: bool) -> None:
    play = at("A:\n  hand: encore\n  facility: overtime_factory")
    if before:
        play.ops("encore")
    play.use("overtime_factory")
    if not before:
        play.ops("encore")
    play.use("overtime_factory")
    assert play.why_not("use", "overtime_factory") == "SV-67"
    play.done()


def test_the_second_use_does_the_same_again() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets, night_shift, heavy_lifters, gravity_billiards
          project: star_of_death
          project: planet_sized_statue
          facility: overtime_factory
        """
    )
    play.ops("encore")
    play.use("overtime_factory")
    play.use("overtime_factory")
    play.mob("pickpockets", "star_of_death")
    play.mob("night_shift", "star_of_death")
    play.mob("heavy_lifters", "planet_sized_statue")
    assert play.why_not("mob", "gravity_billiards", place="star_of_death") == "SV-40"
    play.done()


def test_the_price_is_paid_each_time() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets, night_shift
          facility: asteroid_foundry
        domination deck: flak_belt, wormhole, rest
        """
    )
    play.ops("encore")
    play.use("asteroid_foundry")
    play.choose("pickpockets")
    play.use("asteroid_foundry")
    assert play.minion_pile() == ["encore", "pickpockets", "night_shift"]
    assert play.asteroids() == ["flak_belt A>B", "wormhole A>B"]
    play.done()


def test_the_second_use_fails_without_the_price() -> None:
    play = at("A:\n  hand: encore, pickpockets\n  facility: asteroid_foundry")
    play.ops("encore")
    play.use("asteroid_foundry")
    assert not play.can("use", "asteroid_foundry")
    play.done()


@pytest.mark.rule("SV-59")
def test_two_on_the_same_facility_add_up() -> None:
    play = at("A:\n  hand: encore, encore\n  facility: overtime_factory")
    play.ops("encore")
    play.ops("encore")
    for _ in range(3):
        play.use("overtime_factory")
    assert play.why_not("use", "overtime_factory") == "SV-67"
    play.done()


@pytest.mark.rule("SV-R53")
def test_another_copy_of_the_facility_gets_nothing() -> None:
    play = at(
        """
        A:
          hand: encore
          facility: dna_splitter
          facility: dna_splitter
        """
    )
    play.ops("encore")
    play.choose("dna_splitter")
    for _ in range(3):  # twice the one, once the other
        play.use("dna_splitter")
    assert play.why_not("use", "dna_splitter") == "SV-67"
    play.done()


@pytest.mark.rule("SV-39")
def test_the_right_ends_with_the_turn() -> None:
    play = at("A:\n  hand: encore\n  facility: overtime_factory")
    play.ops("encore")
    play.next_day("A")
    play.use("overtime_factory")
    assert play.why_not("use", "overtime_factory") == "SV-67"
    play.done()


@pytest.mark.rule("SV-R27")
@pytest.mark.parametrize(
    ("left_the_table", "uses"), [(False, 2), (True, 1)], ids=["turned back", "destroyed"]
)
def test_the_right_stays_with_a_card_until_it_leaves_the_table(
    left_the_table: bool, uses: int
) -> None:
    play = at(
        """
        more ops: 1
        A:
          hand: encore, back_to_the_drawing_board, mental_restart, heavy_lifters
          facility: dna_splitter
        domination deck: flak_belt
        """
    )
    play.ops("encore")
    play.ops("back_to_the_drawing_board")
    if left_the_table:
        play.ops("mental_restart")  # destroys it and turns it up again
    play.mob("heavy_lifters", "dna_splitter")
    for _ in range(uses):
        play.use("dna_splitter")
    assert play.why_not("use", "dna_splitter") == "SV-67"
    play.done()


@pytest.mark.rule("SV-R10")
def test_not_playable_without_a_once_per_turn_facility_of_your_own() -> None:
    play = at(
        """
        A:
          hand: encore
          project: wormhole
          facility: transgalactic_bank
          facility: flak_belt
        B:
          facility: dna_splitter
        """
    )
    assert play.why_not("ops", "encore") == "SV-R10"
    play.done()


@pytest.mark.rule("SV-58")
def test_its_ops_is_swift() -> None:
    play = at(
        """
        A:
          hand: encore, encore, recruitment_drive
          facility: overtime_factory
        """
    )
    play.ops("encore")
    play.ops("recruitment_drive")
    play.ops("encore")
    play.done()


@pytest.mark.rule("SV-10", "SV-45", "SV-46")
def test_its_mob_is_boosted_and_gives_no_more_use() -> None:
    play = at(
        """
        A:
          hand: encore, encore, pickpockets, night_shift
          project: mirror_moon
          facility: hypno_tower
          facility: overtime_factory +used
        """
    )
    play.mob("encore", "mirror_moon")
    play.mob("pickpockets", "mirror_moon")
    play.mob("encore", "mirror_moon")
    assert play.mobs("A") == ["encore", "encore", "pickpockets"]
    assert play.why_not("mob", "night_shift", place="mirror_moon") == "SV-40"
    assert play.why_not("use", "overtime_factory") == "SV-67"
    play.done()
