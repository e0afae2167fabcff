"""Senate in Chains: the others discard when complete; its owner discards for every Mob lost."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Project: the others discard when complete --------------------------------------------------


@pytest.mark.rule("SV-61", "SV-51", "SV-54")
def test_completion_makes_the_other_villain_discard_a_card_of_own_choice() -> None:
    play = at(
        """
        A:
          hand: encore, night_shift
          project: senate_in_chains [heavy_lifters]
        B:
          hand: pickpockets, cloning_vat
        """
    )
    play.mob("encore", "senate_in_chains")  # 1000 of 1000
    assert play.asked == "B discard"
    assert play.options() == ["cloning_vat", "pickpockets"]
    assert play.points("A") == 0  # still a Project
    play.choose("cloning_vat")
    assert play.hand("B") == ["pickpockets"]
    assert play.hand("A") == ["night_shift"]
    assert play.minion_pile() == ["heavy_lifters", "encore", "cloning_vat"]
    assert play.points("A") == 2
    play.done()


@pytest.mark.rule("SV-49")
def test_nine_hundred_do_not_complete_it() -> None:
    play = at(
        """
        A:
          hand: doomsday_delivery
          project: senate_in_chains [heavy_lifters]
        B:
          hand: pickpockets, cloning_vat
        """
    )
    play.mob("doomsday_delivery", "senate_in_chains")
    assert play.projects("A") == ["senate_in_chains"]
    assert play.hand("B") == ["cloning_vat", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-R37")
def test_the_others_discard_clockwise_and_see_what_went_before() -> None:
    play = at(
        """
        A:
          hand: encore
          project: senate_in_chains [heavy_lifters]
        B:
          hand: pickpockets, cloning_vat
        C:
        D:
          hand: night_shift, shift_change
        """,
        seats=4,
    )
    play.mob("encore", "senate_in_chains")
    assert play.asked == "B discard"
    play.choose("pickpockets")
    assert play.asked == "D discard"  # C holds nothing and is skipped
    assert play.minion_pile()[-1] == "pickpockets"
    play.choose("shift_change")
    assert play.hand("B") == ["cloning_vat"]
    assert play.hand("D") == ["night_shift"]
    assert play.facilities("A") == ["senate_in_chains"]
    play.done()


@pytest.mark.rule("SV-R37", "SV-131", "SV-R12")
def test_off_turn_the_active_villain_discards_first() -> None:
    play = at(
        """
        active: C
        A:
          hand: pickpockets, cloning_vat
        B:
          hand: night_shift, shift_change
          project: senate_in_chains [blueprint_arson, encore]
        C:
          hand: shift_change, doomsday_delivery, interns_of_doom
          project: mirror_moon [heavy_lifters]
        D:
          hand: gravity_billiards, plasma_stuffing
        """,
        seats=4,
    )
    play.ops("shift_change")
    play.choose("heavy_lifters", "encore")  # 1300 of 1000 for B
    assert play.asked == "C discard"
    play.choose("doomsday_delivery")
    assert play.asked == "D discard"
    play.choose("plasma_stuffing")
    assert play.asked == "A discard"
    play.choose("cloning_vat")
    assert play.hand("B") == ["night_shift", "shift_change"]
    assert play.hand("C") == ["interns_of_doom"]
    assert play.facilities("B") == ["senate_in_chains"]
    play.done("C")


def test_with_empty_hands_all_around_it_is_simply_completed() -> None:
    play = at(
        """
        A:
          hand: encore, night_shift
          project: senate_in_chains [heavy_lifters]
        """,
        seats=3,
    )
    play.mob("encore", "senate_in_chains")
    assert play.facilities("A") == ["senate_in_chains"]
    assert play.hand("A") == ["night_shift"]
    play.done()


@pytest.mark.rule("SV-R29")
def test_the_partner_discards_too() -> None:
    play = at(
        """
        A:
          hand: encore
          project: senate_in_chains [heavy_lifters]
        C:
          hand: pickpockets, cloning_vat
        """,
        seats=4,
        mode="team",
    )
    play.mob("encore", "senate_in_chains")
    assert play.asked == "C discard"
    play.choose("pickpockets")
    assert play.hand("C") == ["cloning_vat"]
    play.done()


@pytest.mark.rule("SV-15", "SV-61")
def test_as_a_project_it_neither_works_at_will_nor_minds_lost_mobs() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        B:
          hand: pickpockets, cloning_vat
          project: senate_in_chains
          project: wormhole [encore]
        """
    )
    play.ops("strike_agitators")
    assert play.mobs("B") == []
    assert play.hand("B") == ["cloning_vat", "pickpockets"]
    play.next_day("B")
    assert play.why_not("use", "senate_in_chains") == "SV-61"


# -- Facility: discard for every own Mob destroyed ----------------------------------------------


@pytest.mark.rule("SV-69", "SV-71")
def test_its_owner_discards_when_an_own_mob_is_destroyed() -> None:
    play = at(
        """
        A:
          hand: strike_agitators, night_shift
        B:
          hand: pickpockets, cloning_vat
          project: wormhole [encore]
          facility: senate_in_chains
        """
    )
    play.ops("strike_agitators")
    assert play.asked == "B discard"
    assert play.options() == ["cloning_vat", "pickpockets"]  # no way around it
    play.choose("pickpockets")
    assert play.hand("B") == ["cloning_vat"]
    assert play.hand("A") == ["night_shift"]
    assert play.minion_pile() == ["strike_agitators", "encore", "pickpockets"]
    play.done()


def test_an_empty_hand_has_nothing_to_lose() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        B:
          project: wormhole [encore]
          facility: senate_in_chains
        """
    )
    play.ops("strike_agitators")
    assert play.mobs("B") == []
    assert play.minion_pile() == ["strike_agitators", "encore"]
    play.done()


def test_mobs_of_others_do_not_matter() -> None:
    play = at(
        """
        A:
          hand: strike_agitators, night_shift, shift_change
          facility: senate_in_chains
        B:
          hand: pickpockets, cloning_vat
          project: wormhole [encore]
        C:
          hand: gravity_billiards
          facility: senate_in_chains
        """,
        seats=3,
    )
    play.ops("strike_agitators")
    assert play.hand("A") == ["night_shift", "shift_change"]
    assert play.hand("B") == ["cloning_vat", "pickpockets"]
    assert play.hand("C") == ["gravity_billiards"]
    play.done()


@pytest.mark.rule("SV-R54", "SV-R17")
def test_every_destroyed_mob_costs_a_card_while_there_are_any() -> None:
    play = at(
        """
        A:
          project: star_of_death
        B:
          hand: pickpockets, cloning_vat
          project: wormhole [encore, doomsday_delivery, body_snatchers]
          facility: senate_in_chains
        """
    )
    play.use("star_of_death")
    assert play.mobs("B") == []
    play.choose("cloning_vat")
    assert play.hand("B") == []  # the second went by itself, for the third there is none
    assert play.minion_pile()[-2:] == ["cloning_vat", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-R53")
def test_two_senates_take_two_cards() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        B:
          hand: pickpockets, cloning_vat, night_shift
          project: wormhole [encore]
          facility: senate_in_chains
          facility: senate_in_chains
        """
    )
    play.ops("strike_agitators")
    play.choose("pickpockets", "night_shift")
    assert play.hand("B") == ["cloning_vat"]
    play.done()


@pytest.mark.rule("SV-R45", "SV-63")
def test_mobs_blown_up_with_an_own_project_count_after_its_ability() -> None:
    play = at(
        """
        minion deck: night_shift, pickpockets, rest
        A:
          project: transgalactic_bank [encore]
          facility: senate_in_chains
        """
    )
    play.use("transgalactic_bank")
    assert play.asked == "A discard"
    assert play.options() == ["night_shift", "pickpockets"]
    play.choose("night_shift")
    assert play.hand("A") == ["pickpockets"]
    play.done()


@pytest.mark.rule("SV-22", "SV-H19")
def test_mobs_of_a_completed_project_are_not_destroyed() -> None:
    play = at(
        """
        A:
          hand: encore, night_shift
          project: flak_belt [doomsday_delivery]
          facility: senate_in_chains
        """
    )
    play.mob("encore", "flak_belt")
    assert play.facilities("A") == ["flak_belt", "senate_in_chains"]
    assert play.hand("A") == ["night_shift"]
    play.done()


@pytest.mark.rule("SV-108", "SV-102")
def test_a_lost_token_is_no_lost_mob() -> None:
    play = at(
        """
        phase: act1
        A:
        B:
          hand: pickpockets, cloning_vat
          project: wormhole [encore +token]
          facility: senate_in_chains
        asteroids:
          flak_belt: A at B
        """
    )
    play.keep()
    assert play.mobs("B") == ["encore"]
    assert play.hand("B") == ["cloning_vat", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-95", "SV-H3")
@pytest.mark.parametrize(
    ("first", "hand"), [("senate_in_chains", ["night_shift"]), ("orbital_junkyard", [])]
)
def test_the_attacker_decides_whether_the_junkyard_pays_for_it(first: str, hand: list[str]) -> None:
    play = at(
        """
        phase: act1
        minion deck: pickpockets, night_shift, rest
        B:
          project: wormhole [encore]
          facility: senate_in_chains
          facility: orbital_junkyard
        asteroids:
          flak_belt: A at B
        """
    )
    assert play.asked == "A hit-trigger"
    play.choose(first)
    assert play.hand("B") == hand
    play.keep()
    play.done()


@pytest.mark.rule("SV-69")
def test_the_facility_cannot_be_used_at_will() -> None:
    play = at(
        """
        A:
          facility: senate_in_chains
        B:
          hand: encore
        """
    )
    assert play.why_not("use", "senate_in_chains") == "SV-69"
