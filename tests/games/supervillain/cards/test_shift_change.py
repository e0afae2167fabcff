"""Shift Change: swap two Mobs on different Projects."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


@pytest.mark.rule("SV-20")
def test_swaps_two_mobs_of_different_projects_whoever_owns_them() -> None:
    play = at(
        """
        A:
          hand: shift_change, heavy_lifters
          project: wormhole [encore, interns_of_doom]
        B:
          project: chronosphere [pickpockets]
        C:
          project: mirror_moon [night_shift]
          project: hypno_tower
        """,
        seats=3,
    )
    play.ops("shift_change")
    assert play.options() == ["encore", "interns_of_doom", "night_shift", "pickpockets"]
    play.choose("encore")
    assert play.options() == ["night_shift", "pickpockets"]  # not from the same Project
    play.choose("night_shift")
    assert play.mobs("A") == ["interns_of_doom", "night_shift"]
    assert play.mobs("B") == ["pickpockets"]
    assert play.mobs("C", "mirror_moon") == ["encore"]
    assert play.minion_pile() == ["shift_change"]
    play.done()


def test_swaps_between_two_projects_of_one_villain() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: wormhole [encore]
          project: hypno_tower [plasma_stuffing]
        """
    )
    play.ops("shift_change")
    play.choose("encore")
    assert play.mobs("A", "wormhole") == ["plasma_stuffing"]
    assert play.mobs("A", "hypno_tower") == ["encore"]
    play.done()


def test_swaps_between_two_other_villains() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: wormhole [encore]
        B:
          project: chronosphere [pickpockets]
        C:
          project: mirror_moon [plasma_stuffing]
        """,
        seats=3,
    )
    play.ops("shift_change")
    play.choose("pickpockets", "plasma_stuffing")
    assert play.mobs("A") == ["encore"]
    assert play.mobs("B") == ["plasma_stuffing"]
    assert play.mobs("C") == ["pickpockets"]
    play.done()


@pytest.mark.rule("SV-106", "SV-R26")
def test_each_mob_keeps_its_token_or_lack_of_one() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: wormhole [encore +token]
        B:
          project: chronosphere [flak_jockeys]
        """
    )
    play.ops("shift_change")
    play.choose("encore")
    assert play.mobs("A") == ["flak_jockeys"]  # the symbol gives it none again
    assert play.mobs("B") == ["encore+"]
    play.done()


@pytest.mark.rule("SV-101")
def test_a_mob_swapped_onto_force_dome_gets_a_token() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: force_dome [encore]
        B:
          project: chronosphere [plasma_stuffing, interns_of_doom]
        """
    )
    play.ops("shift_change")
    play.choose("encore", "plasma_stuffing")
    assert play.mobs("A") == ["plasma_stuffing+"]
    assert play.mobs("B") == ["encore", "interns_of_doom"]
    play.done()


@pytest.mark.rule("SV-49")
@pytest.mark.parametrize(
    ("brought", "completed"), [("pickpockets", True), ("strike_agitators", False)]
)
def test_completes_your_project_only_if_the_swap_brings_enough(
    brought: str, completed: bool
) -> None:
    play = at(
        f"""
        A:
          hand: shift_change
          project: wormhole [plasma_stuffing, encore]
        B:
          project: mirror_moon [{brought}]
        """
    )
    play.ops("shift_change")
    play.choose("encore")  # of 900: with 500 just reached, with 400 one step short
    assert play.facilities("A") == (["wormhole"] if completed else [])
    assert play.mobs("B") == ["encore"]
    play.done()


@pytest.mark.rule("SV-49", "SV-R12", "SV-H9")
def test_finishing_another_villains_project_lets_its_owner_choose() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: wormhole [heavy_lifters]
        B:
          project: teleport_hub [encore]
          project: chronosphere [pickpockets]
        """
    )
    play.ops("shift_change")
    play.choose("heavy_lifters", "encore")
    assert play.asked == "B swap-first"
    assert play.options() == ["decline", "encore", "pickpockets"]
    play.decline()
    assert play.facilities("B") == ["teleport_hub"]
    assert play.mobs("A") == ["encore"]
    play.done()


@pytest.mark.rule("SV-R12", "SV-R19", "SV-H9")
def test_may_even_make_another_villain_win() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: wormhole [heavy_lifters]
        B:
          project: force_dome [encore]
          facility: mirror_moon
          facility: mirror_moon
        """
    )
    play.ops("shift_change")
    play.choose("heavy_lifters")
    assert play.winners == "B"


@pytest.mark.rule("SV-21")
def test_swapped_mobs_are_not_destroyed() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: wormhole [encore]
          facility: orbital_junkyard
        B:
          project: mirror_moon [pickpockets]
          facility: orbital_junkyard
        """
    )
    play.ops("shift_change")
    play.choose("encore")
    assert (play.hand("A"), play.hand("B")) == ([], [])
    play.done()


@pytest.mark.rule("SV-R10")
@pytest.mark.parametrize("mobs", ["", "encore, pickpockets"])
def test_not_playable_without_mobs_on_two_projects(mobs: str) -> None:
    play = at(
        f"""
        A:
          hand: shift_change
          project: mirror_moon [{mobs}]
        B:
          project: wormhole
        """
    )
    assert play.why_not("ops", "shift_change") == "SV-R10"
    play.done()


@pytest.mark.rule("SV-19", "SV-58", "SV-59")
def test_its_ops_is_swift_and_no_mob_play() -> None:
    play = at(
        """
        A:
          hand: shift_change, shift_change, recruitment_drive, pickpockets
          project: mirror_moon [encore]
        B:
          project: star_of_death [interns_of_doom]
        """
    )
    play.ops("shift_change")
    play.choose("encore")
    play.ops("recruitment_drive")
    play.ops("shift_change")
    play.choose("encore")
    assert play.mobs("A") == ["encore"]  # there and back again
    play.mob("pickpockets", "mirror_moon")
    play.done()


@pytest.mark.rule("SV-10", "SV-40")
def test_its_mob_is_an_ordinary_one_and_swaps_nothing() -> None:
    play = at(
        """
        A:
          hand: shift_change, pickpockets
          project: mirror_moon
        B:
          project: wormhole [encore]
        """
    )
    play.mob("shift_change", "mirror_moon")
    assert (play.mobs("A"), play.mobs("B")) == (["shift_change"], ["encore"])
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.done()
