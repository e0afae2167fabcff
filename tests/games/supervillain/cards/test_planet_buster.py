"""Planet Buster: blow it up against a Mob, or as a Facility against a Facility."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Project: destroy a Mob ---------------------------------------------------------------------


@pytest.mark.rule("SV-62", "SV-R24", "SV-15")
def test_the_project_destroys_one_mob_of_another_villain_token_or_not() -> None:
    play = at(
        """
        A:
          project: planet_buster
          project: wormhole [encore]
        B:
          project: chronosphere [flak_jockeys +token, pickpockets]
          facility: force_dome
        """
    )
    play.use("planet_buster")
    assert play.options() == ["flak_jockeys", "pickpockets"]  # no own Mob, no Facility
    play.choose("flak_jockeys")
    assert play.mobs("B") == ["pickpockets"]
    assert play.mobs("A") == ["encore"]
    assert play.facilities("B") == ["force_dome"]
    assert play.minion_pile() == ["flak_jockeys"]
    assert play.domination_pile() == ["planet_buster"]
    play.done()


@pytest.mark.rule("SV-R10")
def test_the_project_needs_a_mob_of_another_villain() -> None:
    play = at(
        """
        A:
          project: planet_buster [cloning_vat]
          project: wormhole [encore]
        B:
          project: chronosphere
          facility: force_dome
        """
    )
    assert play.why_not("use", "planet_buster") == "SV-R10"


@pytest.mark.rule("SV-63", "SV-R45", "SV-H15", "SV-H22")
def test_its_own_mobs_go_first_and_reactions_follow_the_ability() -> None:
    play = at(
        """
        minion deck: night_shift, shift_change, interns_of_doom
        A:
          project: planet_buster [cloning_vat]
          facility: orbital_junkyard
        B:
          project: chronosphere [pickpockets, encore]
          facility: orbital_junkyard
        """
    )
    play.use("planet_buster")
    assert play.minion_pile() == ["cloning_vat"]
    assert play.hand("A") == []
    play.choose("encore")
    assert play.hand("A") == ["night_shift"]  # for the Mob, not for the own Project
    assert play.hand("B") == ["shift_change"]
    play.done()


def test_any_other_villain_can_lose_the_mob() -> None:
    play = at(
        """
        A:
          project: planet_buster
        B:
          project: chronosphere [encore]
        C:
          project: wormhole [pickpockets]
        """,
        seats=3,
    )
    play.use("planet_buster")
    play.choose("pickpockets")
    assert play.mobs("B") == ["encore"]
    assert play.mobs("C") == []
    play.done()


# -- Facility: destroy a Facility ---------------------------------------------------------------


@pytest.mark.rule("SV-68", "SV-110", "SV-16")
def test_the_facility_destroys_one_unprotected_facility_of_another_villain() -> None:
    play = at(
        """
        A:
          facility: planet_buster
          facility: dna_splitter
        B:
          project: mirror_moon [encore]
          facility: force_dome
          facility: wormhole +token
        C:
          facility: transgalactic_bank
        """,
        seats=3,
    )
    play.use("planet_buster")
    assert play.options() == ["force_dome", "transgalactic_bank"]
    play.choose("transgalactic_bank")
    assert play.facilities("C") == []
    assert play.points("C") == 0
    assert play.facilities("B") == ["force_dome", "wormhole"]
    assert play.facilities("A") == ["dna_splitter"]
    assert play.mobs("B") == ["encore"]
    assert play.domination_pile() == ["planet_buster", "transgalactic_bank"]
    play.done()


@pytest.mark.rule("SV-R10")
def test_the_facility_needs_an_unprotected_facility_of_another_villain() -> None:
    play = at(
        """
        A:
          facility: planet_buster
          facility: dna_splitter
        B:
          project: mirror_moon [encore]
          facility: wormhole +token
        """
    )
    assert play.why_not("use", "planet_buster") == "SV-R10"


@pytest.mark.rule("SV-R29")
def test_the_partners_cards_are_those_of_another_villain() -> None:
    play = at(
        """
        A:
          facility: planet_buster
        B:
          facility: force_dome
        C:
          facility: wormhole
        """,
        seats=4,
        mode="team",
    )
    play.use("planet_buster")
    assert play.options() == ["force_dome", "wormhole"]
    play.choose("wormhole")
    assert play.facilities("C") == []
    assert play.facilities("B") == ["force_dome"]
    play.done()


@pytest.mark.rule("SV-69", "SV-R17", "SV-H20")
def test_a_ministry_of_malice_draws_for_both_facilities() -> None:
    play = at(
        """
        minion deck: night_shift, shift_change, encore, pickpockets, interns_of_doom
        A:
          facility: planet_buster
        B:
          facility: wormhole
        C:
          facility: ministry_of_malice
        """,
        seats=3,
    )
    play.use("planet_buster")
    assert play.hand("C") == []  # not before the ability is over
    play.choose("wormhole")
    assert play.hand("C") == ["encore", "night_shift", "pickpockets", "shift_change"]
    play.done()


@pytest.mark.rule("SV-R17")
def test_a_ministry_that_is_the_victim_still_draws_for_the_buster() -> None:
    play = at(
        """
        minion deck: night_shift, shift_change, interns_of_doom
        A:
          facility: planet_buster
        B:
          facility: ministry_of_malice
        """
    )
    play.use("planet_buster")
    assert play.facilities("B") == []
    assert play.hand("B") == ["night_shift", "shift_change"]
    play.done()


@pytest.mark.rule("SV-69")
def test_ones_own_ministry_draws_for_the_victim_alone() -> None:
    play = at(
        """
        minion deck: night_shift, shift_change, interns_of_doom
        A:
          facility: planet_buster
          facility: ministry_of_malice
        B:
          facility: wormhole
        """
    )
    play.use("planet_buster")
    assert play.hand("A") == ["night_shift", "shift_change"]
    play.done()


@pytest.mark.rule("SV-H12", "SV-R19")
def test_destroying_the_emitter_makes_the_blocked_villain_win() -> None:
    play = at(
        """
        A:
          facility: planet_buster
        B:
          facility: bad_luck_emitter
        C:
          facility: transgalactic_bank
          facility: senate_in_chains
          facility: wormhole
        asteroids:
          force_dome: B at C +charged
        """,
        seats=3,
    )
    play.use("planet_buster")
    play.choose("bad_luck_emitter")
    assert play.winners == "C"


@pytest.mark.rule("SV-49", "SV-65")
def test_completed_at_eight_hundred_it_destroys_nothing_by_itself() -> None:
    play = at(
        """
        A:
          hand: encore
          project: planet_buster [pickpockets]
        B:
          project: chronosphere [cloning_vat]
        """
    )
    play.mob("encore", "planet_buster")
    assert play.facilities("A") == ["planet_buster"]
    assert play.points("A") == 0
    assert play.mobs("B") == ["cloning_vat"]
    assert play.why_not("use", "planet_buster") == "SV-R10"  # Mobs are out of reach now
    play.done()


@pytest.mark.rule("SV-49")
def test_seven_hundred_do_not_complete_it() -> None:
    play = at("A:\n  hand: doomsday_delivery\n  project: planet_buster [pickpockets]")
    play.mob("doomsday_delivery", "planet_buster")
    assert play.projects("A") == ["planet_buster"]
    assert play.facilities("A") == []
    play.done()
