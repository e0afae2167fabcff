"""Dyson Sweatshop: trade a card in; put a hand card on a Project."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Project: a card for a card -----------------------------------------------------------------


@pytest.mark.rule("SV-64", "SV-60")
def test_the_project_trades_a_card_of_choice_for_a_drawn_one() -> None:
    play = at(
        """
        minion deck: heavy_lifters, interns_of_doom
        A:
          hand: encore, pickpockets
          project: dyson_sweatshop [cloning_vat]
        B:
          hand: night_shift
        """
    )
    play.use("dyson_sweatshop")
    assert play.asked == "A pay"
    play.choose("pickpockets")
    assert play.hand("A") == ["encore", "heavy_lifters"]
    assert play.hand("B") == ["night_shift"]
    assert play.minion_pile() == ["pickpockets"]
    assert play.mobs("A") == ["cloning_vat"]  # nothing was put
    assert play.projects("A") == ["dyson_sweatshop"]
    play.done()


def test_the_project_is_of_no_use_to_an_empty_hand() -> None:
    play = at(
        """
        A:
          project: dyson_sweatshop
        """
    )
    assert play.why_not("use", "dyson_sweatshop") == "SV-35"


@pytest.mark.rule("SV-R10", "SV-116")
def test_the_card_paid_can_be_the_card_drawn() -> None:
    play = at(
        """
        minion deck:
        A:
          hand: encore
          project: dyson_sweatshop
        """
    )
    play.use("dyson_sweatshop")
    assert play.hand("A") == ["encore"]
    assert play.minion_pile() == []
    play.done()


@pytest.mark.rule("SV-67", "SV-64")
def test_the_project_trades_once_per_turn_and_again_in_the_next() -> None:
    play = at(
        """
        domination deck: force_dome, force_dome, rest
        A:
          hand: encore
          project: dyson_sweatshop
        """
    )
    play.use("dyson_sweatshop")
    assert play.why_not("use", "dyson_sweatshop") == "SV-67"
    play.next_day("A")
    assert play.can("use", "dyson_sweatshop")
    play.done()


@pytest.mark.rule("SV-R53")
def test_a_second_copy_has_a_use_of_its_own() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
          project: dyson_sweatshop
          project: dyson_sweatshop +used
        """
    )
    play.use("dyson_sweatshop")
    play.choose("encore")
    assert play.why_not("use", "dyson_sweatshop") == "SV-67"
    play.done()


@pytest.mark.rule("SV-R27", "SV-H16", "SV-118")
def test_taken_anew_from_the_discard_pile_it_is_unused() -> None:
    play = at(
        """
        domination deck: flak_belt
        A:
          hand: mental_restart, encore
          project: dyson_sweatshop +used
        """
    )
    assert play.why_not("use", "dyson_sweatshop") == "SV-67"
    play.ops("mental_restart")
    assert play.projects("A") == ["dyson_sweatshop", "flak_belt"]
    assert play.can("use", "dyson_sweatshop")
    play.done()


# -- Facility: put a hand card on a Project -----------------------------------------------------


@pytest.mark.rule("SV-67", "SV-19", "SV-16")
def test_the_facility_puts_a_hand_card_of_any_power_on_an_own_project() -> None:
    play = at(
        """
        minion deck: interns_of_doom
        A:
          hand: heavy_lifters, pickpockets
          project: wormhole
          project: chronosphere [encore]
          facility: dyson_sweatshop
        B:
          hand: night_shift
          project: mirror_moon
        """
    )
    play.use("dyson_sweatshop")
    assert play.asked == "A put"
    assert play.options() == ["heavy_lifters", "pickpockets"]
    play.choose("heavy_lifters")
    assert play.options() == ["chronosphere", "wormhole"]  # own Projects only
    play.choose("wormhole")
    assert play.mobs("A", "wormhole") == ["heavy_lifters"]
    assert play.mobs("A", "chronosphere") == ["encore"]
    assert play.hand("A") == ["pickpockets"]  # nothing discarded, nothing drawn
    assert play.minion_pile() == []
    play.done()


@pytest.mark.rule("SV-19", "SV-40")
def test_putting_is_not_a_mob_play() -> None:
    play = at(
        """
        A:
          hand: pickpockets, night_shift, shift_change
          project: mirror_moon
          project: planet_sized_statue
          facility: dyson_sweatshop
        """
    )
    play.use("dyson_sweatshop")
    play.choose("pickpockets", "mirror_moon")
    play.mob("night_shift", "mirror_moon")  # the Mob of the turn is still there
    assert play.mobs("A") == ["night_shift", "pickpockets"]
    assert play.why_not("mob", "shift_change", place="mirror_moon") == "SV-40"
    play.done()


@pytest.mark.rule("SV-19")
def test_it_works_after_the_mob_of_the_turn() -> None:
    play = at(
        """
        mob: played
        A:
          hand: pickpockets
          project: mirror_moon
          facility: dyson_sweatshop
        """
    )
    play.use("dyson_sweatshop")
    assert play.mobs("A") == ["pickpockets"]
    play.done()


@pytest.mark.rule("SV-44", "SV-R26")
def test_the_printed_symbol_gives_a_token() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
          project: mirror_moon [cloning_vat]
          facility: dyson_sweatshop
        """
    )
    play.use("dyson_sweatshop")
    assert play.mobs("A") == ["cloning_vat", "strike_agitators+"]
    play.done()


@pytest.mark.rule("SV-49", "SV-51")
def test_the_mob_put_can_complete_the_project() -> None:
    play = at(
        """
        minion deck: night_shift, interns_of_doom
        A:
          hand: pickpockets
          project: recruiting_megaphone
          facility: dyson_sweatshop
        """
    )
    play.use("dyson_sweatshop")
    assert play.facilities("A") == ["dyson_sweatshop", "recruiting_megaphone"]
    assert play.hand("A") == ["night_shift"]
    assert play.minion_pile() == ["pickpockets"]
    play.done()


@pytest.mark.rule("SV-R10")
@pytest.mark.parametrize("there", ["hand: encore", "project: wormhole [encore]"])
def test_not_usable_without_both_a_card_and_a_project(there: str) -> None:
    play = at(f"A:\n  {there}\n  facility: dyson_sweatshop\nB:\n  project: mirror_moon")
    assert play.why_not("use", "dyson_sweatshop") == "SV-R10"


@pytest.mark.rule("SV-67")
def test_the_facility_puts_once_per_turn_and_again_in_the_next() -> None:
    play = at(
        """
        domination deck: force_dome, force_dome, rest
        A:
          hand: pickpockets, night_shift
          project: mirror_moon
          facility: dyson_sweatshop
        """
    )
    play.use("dyson_sweatshop")
    play.choose("pickpockets")
    assert play.why_not("use", "dyson_sweatshop") == "SV-67"
    play.next_day("A")
    assert play.can("use", "dyson_sweatshop")
    play.done()


def test_an_encore_allows_a_second_put() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets, night_shift, shift_change
          project: planet_sized_statue
          project: star_of_death
          facility: dyson_sweatshop
        """
    )
    play.ops("encore")
    play.use("dyson_sweatshop")
    play.choose("pickpockets", "star_of_death")
    play.use("dyson_sweatshop")
    play.choose("night_shift", "star_of_death")
    assert play.mobs("A") == ["night_shift", "pickpockets"]
    assert play.why_not("use", "dyson_sweatshop") == "SV-67"
    play.done()


@pytest.mark.rule("SV-R27", "SV-67", "SV-65")
def test_both_sides_can_be_used_in_the_turn_of_its_completion() -> None:
    play = at(
        """
        minion deck: night_shift, rest
        A:
          hand: encore, encore
          project: dyson_sweatshop [heavy_lifters, cloning_vat]
          project: mirror_moon
        """
    )
    play.use("dyson_sweatshop")
    play.choose("encore")
    play.mob("encore", "dyson_sweatshop")  # 1300 of 1300
    assert play.facilities("A") == ["dyson_sweatshop"]
    play.use("dyson_sweatshop")
    assert play.mobs("A") == ["night_shift"]
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SV-49")
@pytest.mark.parametrize(("mob", "points"), [("blueprint_arson", 2), ("pickpockets", 0)])
def test_thirteen_hundred_complete_it_and_a_hundred_less_do_not(mob: str, points: int) -> None:
    play = at(f"A:\n  hand: {mob}\n  project: dyson_sweatshop [heavy_lifters]")
    play.mob(mob, "dyson_sweatshop")
    assert play.facilities("A") == (["dyson_sweatshop"] if points else [])
    assert play.points("A") == points
    play.done()
