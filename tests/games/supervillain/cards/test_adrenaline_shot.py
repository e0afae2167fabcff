"""Adrenaline Shot: one more Mob this turn."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at


def with_shots(shots: int) -> Play:
    """A holds that many Shots and enough Mobs; two Projects can take them all."""
    return at(
        f"""
        A:
          hand: {"adrenaline_shot, " * shots}pickpockets, night_shift, heavy_lifters, encore
          project: star_of_death
          project: planet_sized_statue
        """
    )


def can_play_a_mob(play: Play, card: str) -> bool:
    reason = play.why_not("mob", card, place="star_of_death")
    assert reason in ("", "SV-40")
    return not reason


@pytest.mark.rule("SV-40")
def test_without_it_a_second_mob_is_one_too_many() -> None:
    play = with_shots(1)
    play.mob("pickpockets", "star_of_death")
    assert not can_play_a_mob(play, "night_shift")
    play.done()


@pytest.mark.rule("SV-48")
def test_lets_you_play_exactly_one_additional_mob() -> None:
    play = with_shots(1)
    play.ops("adrenaline_shot")
    play.mob("pickpockets", "star_of_death")
    play.mob("heavy_lifters", "planet_sized_statue")  # of any power
    assert not can_play_a_mob(play, "night_shift")
    assert play.mobs("A", "star_of_death") == ["pickpockets"]
    assert play.mobs("A", "planet_sized_statue") == ["heavy_lifters"]
    assert play.minion_pile() == ["adrenaline_shot"]
    play.done()


def test_works_after_the_mob_of_the_turn_too() -> None:
    play = with_shots(1)
    play.mob("pickpockets", "star_of_death")
    play.ops("adrenaline_shot")
    play.mob("night_shift", "star_of_death")
    assert not can_play_a_mob(play, "heavy_lifters")
    play.done()


@pytest.mark.rule("SV-R11")
def test_two_shots_and_the_normal_right_allow_three_mobs() -> None:
    play = with_shots(2)
    play.ops("adrenaline_shot")
    play.ops("adrenaline_shot")
    play.mob("pickpockets", "star_of_death")
    play.mob("night_shift", "star_of_death")
    play.mob("heavy_lifters", "planet_sized_statue")
    assert play.hand("A") == ["encore"]
    play.done()


@pytest.mark.rule("SV-R11")
def test_a_boosted_mob_does_not_use_up_the_additional_right() -> None:
    play = with_shots(1)
    play.ops("adrenaline_shot")
    play.mob("pickpockets", "star_of_death")
    play.mob("encore", "star_of_death")
    assert can_play_a_mob(play, "night_shift")
    play.mob("night_shift", "planet_sized_statue")
    assert not can_play_a_mob(play, "heavy_lifters")
    play.done()


@pytest.mark.rule("SV-39", "SV-48")
def test_the_right_cannot_be_saved_for_the_next_turn() -> None:
    play = with_shots(1)
    play.ops("adrenaline_shot")
    play.next_day("A")
    play.mob("pickpockets", "star_of_death")
    assert not can_play_a_mob(play, "night_shift")
    play.done()


def test_the_right_is_not_another_villains() -> None:
    play = at(
        """
        A:
          hand: adrenaline_shot
        B:
          hand: pickpockets, night_shift
          project: star_of_death
        """
    )
    play.ops("adrenaline_shot")
    play.next_day("B")
    play.mob("pickpockets", "star_of_death")
    assert not can_play_a_mob(play, "night_shift")
    play.done("B")


def test_can_be_played_before_there_is_a_project() -> None:
    play = at("A:\n  hand: adrenaline_shot, pickpockets")
    play.ops("adrenaline_shot")
    assert play.why_not("mob", "pickpockets") == "SV-41"  # the right alone places nothing
    play.done()


@pytest.mark.rule("SV-58")
def test_its_ops_is_swift() -> None:
    play = at("A:\n  hand: 2 random, adrenaline_shot, adrenaline_shot, recruitment_drive")
    play.ops("adrenaline_shot")
    play.ops("recruitment_drive")
    play.ops("adrenaline_shot")
    assert play.minion_pile() == ["adrenaline_shot", "recruitment_drive", "adrenaline_shot"]
    play.done()


@pytest.mark.rule("SV-10")
def test_its_mob_is_an_ordinary_one_and_gives_no_additional_mob() -> None:
    play = with_shots(1)
    play.mob("adrenaline_shot", "star_of_death")
    assert play.mobs("A") == ["adrenaline_shot"]
    assert not can_play_a_mob(play, "pickpockets")
    play.done()
