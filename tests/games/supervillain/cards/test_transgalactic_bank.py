"""Transgalactic Bank: a Project to cash in, a Facility that pays for every completion."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Project: destroy this, draw two ------------------------------------------------------------


@pytest.mark.rule("SV-62", "SV-60")
def test_the_project_is_destroyed_and_its_owner_draws_two_cards() -> None:
    play = at(
        """
        minion deck: encore, pickpockets, heavy_lifters
        A:
          project: transgalactic_bank
          project: wormhole
        B:
          hand: night_shift
          project: transgalactic_bank
        """
    )
    play.use("transgalactic_bank")
    assert play.hand("A") == ["encore", "pickpockets"]
    assert play.hand("B") == ["night_shift"]
    assert play.projects("A") == ["wormhole"]
    assert play.projects("B") == ["transgalactic_bank"]
    assert play.domination_pile() == ["transgalactic_bank"]
    play.done()


@pytest.mark.rule("SV-63")
def test_mobs_on_the_project_are_destroyed_with_it() -> None:
    play = at(
        """
        A:
          project: transgalactic_bank [flak_jockeys +token, plasma_stuffing]
          project: wormhole [cloning_vat]
        """
    )
    play.use("transgalactic_bank")
    assert play.mobs("A") == ["cloning_vat"]
    assert play.minion_pile() == ["flak_jockeys", "plasma_stuffing"]
    assert len(play.hand("A")) == 2
    play.done()


@pytest.mark.rule("SV-R10", "SV-R45")
def test_the_mobs_destroyed_with_it_are_there_to_be_drawn() -> None:
    play = at(
        """
        minion deck:
        A:
          project: transgalactic_bank [encore]
        """
    )
    play.use("transgalactic_bank")
    assert play.hand("A") == ["encore"]  # there is no second card
    assert play.minion_pile() == []
    play.done()


@pytest.mark.rule("SV-R10")
def test_not_usable_when_no_card_can_be_drawn() -> None:
    play = at(
        """
        minion deck:
        A:
          project: transgalactic_bank
          project: wormhole [encore]
        """
    )
    assert play.why_not("use", "transgalactic_bank") == "SV-R10"


@pytest.mark.rule("SV-117", "SV-R8")
def test_one_card_is_drawn_if_there_is_only_one() -> None:
    play = at(
        """
        minion deck: encore
        A:
          project: transgalactic_bank
        """
    )
    play.use("transgalactic_bank")
    assert play.hand("A") == ["encore"]
    play.done()


@pytest.mark.rule("SV-116", "SV-R8")
def test_the_pile_is_shuffled_for_the_second_card() -> None:
    play = at(
        """
        minion deck: encore
        minion pile: pickpockets
        A:
          project: transgalactic_bank
        """
    )
    play.use("transgalactic_bank")
    assert play.hand("A") == ["encore", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-15")
def test_as_a_project_it_does_not_pay_for_completions() -> None:
    play = at(
        """
        A:
          hand: encore
          project: transgalactic_bank
          project: flak_belt [doomsday_delivery]
        """
    )
    play.mob("encore", "flak_belt")
    assert play.facilities("A") == ["flak_belt"]
    assert play.hand("A") == []
    play.done()


# -- Facility: draw for every completion --------------------------------------------------------


@pytest.mark.rule("SV-R16", "SV-H7")
def test_its_own_completion_draws_a_card() -> None:
    play = at(
        """
        minion deck: encore, interns_of_doom
        A:
          hand: pickpockets
          project: transgalactic_bank [heavy_lifters]
        """
    )
    play.mob("pickpockets", "transgalactic_bank")  # 1200 of 1200
    assert play.facilities("A") == ["transgalactic_bank"]
    assert play.points("A") == 2
    assert play.hand("A") == ["encore"]
    play.done()


@pytest.mark.rule("SV-49")
def test_eleven_hundred_do_not_complete_it() -> None:
    play = at(
        """
        A:
          hand: plasma_stuffing
          project: transgalactic_bank [heavy_lifters]
        """
    )
    play.mob("plasma_stuffing", "transgalactic_bank")
    assert play.facilities("A") == []
    assert play.points("A") == 0
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SV-53", "SV-69")
def test_completing_another_project_draws_a_card_each_time() -> None:
    play = at(
        """
        minion deck: night_shift, pickpockets, interns_of_doom
        A:
          hand: encore, encore
          project: flak_belt [doomsday_delivery]
          project: propaganda_studio [doomsday_delivery]
          facility: transgalactic_bank
        """
    )
    play.mob("encore", "flak_belt")
    assert play.hand("A") == ["encore", "night_shift"]
    play.mob("encore", "propaganda_studio")
    assert play.hand("A") == ["night_shift", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-R53")
def test_two_banks_draw_a_card_each() -> None:
    play = at(
        """
        minion deck: night_shift, pickpockets, interns_of_doom
        A:
          hand: encore
          project: flak_belt [doomsday_delivery]
          facility: transgalactic_bank
          facility: transgalactic_bank
        """
    )
    play.mob("encore", "flak_belt")
    assert play.hand("A") == ["night_shift", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-53")
def test_it_does_not_care_for_completions_of_others() -> None:
    play = at(
        """
        A:
          hand: encore
          project: flak_belt [doomsday_delivery]
        B:
          facility: transgalactic_bank
        """
    )
    play.mob("encore", "flak_belt")
    assert play.facilities("A") == ["flak_belt"]
    assert play.hand("A") == play.hand("B") == []
    play.done()


@pytest.mark.rule("SV-69", "SV-R12", "SV-H9")
def test_it_pays_when_another_villains_swap_completes_a_project() -> None:
    play = at(
        """
        minion deck: night_shift, interns_of_doom
        A:
          hand: shift_change
          project: mirror_moon [heavy_lifters]
        B:
          project: orbital_junkyard [encore, doomsday_delivery]
          facility: transgalactic_bank
        """
    )
    play.ops("shift_change")
    play.choose("heavy_lifters", "doomsday_delivery")  # 1000 of 800 for B
    assert play.facilities("B") == ["orbital_junkyard", "transgalactic_bank"]
    assert play.hand("B") == ["night_shift"]
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SV-116", "SV-50")
def test_the_mobs_of_the_completed_project_can_be_drawn() -> None:
    play = at(
        """
        minion deck:
        A:
          hand: heavy_lifters
          project: flak_belt
          facility: transgalactic_bank
        """
    )
    play.mob("heavy_lifters", "flak_belt")
    assert play.hand("A") == ["heavy_lifters"]
    play.done()


@pytest.mark.rule("SV-R18")
def test_its_owner_orders_it_among_what_a_completion_sets_off() -> None:
    play = at(
        """
        minion deck: night_shift, interns_of_doom
        A:
          hand: encore
          project: flak_belt [doomsday_delivery]
          facility: transgalactic_bank
          facility: reinforced_bunker
        """
    )
    play.mob("encore", "flak_belt")
    assert play.asked == "A own-trigger"
    assert play.options() == ["reinforced_bunker", "transgalactic_bank"]
    play.choose("reinforced_bunker")
    assert play.hand("A") == []  # the Bank waits
    play.choose("flak_belt")
    assert play.hand("A") == ["night_shift"]
    play.done()


@pytest.mark.rule("SV-113", "SV-R19", "SV-H4")
def test_no_card_is_drawn_for_the_winning_completion() -> None:
    play = at(
        """
        A:
          hand: doomsday_delivery
          project: wormhole [heavy_lifters]
          facility: transgalactic_bank
          facility: mirror_moon
        """
    )
    play.mob("doomsday_delivery", "wormhole")
    assert play.winners == "A"
    assert play.points("A") == 5
    assert play.hand("A") == []


@pytest.mark.rule("SV-16", "SV-65")
def test_the_facility_cannot_be_cashed_in() -> None:
    play = at(
        """
        A:
          facility: transgalactic_bank
        """
    )
    assert play.why_not("use", "transgalactic_bank") == "SV-69"
