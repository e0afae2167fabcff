"""Reinforced Bunker: tokens for its destruction, and as a Facility one for every completion."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Project: destroy this, one or two tokens ----------------------------------------------------

STOCK = """
    A:
      project: reinforced_bunker [night_shift]
      project: mirror_moon [encore, flak_jockeys +token]
      facility: dna_splitter
      facility: force_dome +token
    B:
      project: wormhole [pickpockets]
      facility: chronosphere
"""


@pytest.mark.rule("SV-62", "SV-63", "SV-101", "SV-R25")
def test_protects_two_own_mobs_or_facilities_that_stay() -> None:
    play = at(STOCK)
    play.use("reinforced_bunker")
    assert play.domination_pile() == ["reinforced_bunker"]
    assert play.minion_pile() == ["night_shift"]  # its own Mob is gone already
    assert play.options() == ["dna_splitter", "encore"]  # bare, own, and one is a must
    play.choose("dna_splitter")
    assert play.options() == ["decline", "encore"]
    play.choose("encore")
    assert play.mobs("A") == ["encore+", "flak_jockeys+"]
    assert play.tokens("A") == ["dna_splitter", "force_dome"]
    assert play.mobs("B") == ["pickpockets"]
    assert play.tokens("B") == []
    play.done()


def test_the_second_token_may_be_declined() -> None:
    play = at(STOCK)
    play.use("reinforced_bunker")
    play.choose("encore")
    play.decline()
    assert play.mobs("A") == ["encore+", "flak_jockeys+"]
    assert play.tokens("A") == ["force_dome"]
    play.done()


def test_with_one_candidate_there_is_no_question() -> None:
    play = at(
        """
        A:
          project: reinforced_bunker
          facility: dna_splitter
        """
    )
    play.use("reinforced_bunker")
    assert play.tokens("A") == ["dna_splitter"]
    play.done()


def test_two_tokens_are_all_even_if_more_stand_bare() -> None:
    play = at(
        """
        A:
          project: reinforced_bunker
          project: mirror_moon [encore, pickpockets]
          facility: dna_splitter
        """
    )
    play.use("reinforced_bunker")
    play.choose("encore", "pickpockets")
    assert play.mobs("A") == ["encore+", "pickpockets+"]
    assert play.tokens("A") == []
    play.done()


@pytest.mark.rule("SV-H24", "SV-R10", "SV-63")
def test_not_usable_if_the_only_bare_mob_would_burn_with_it() -> None:
    play = at(
        """
        A:
          project: reinforced_bunker [encore]
          project: mirror_moon [flak_jockeys +token]
          facility: dna_splitter +token
        B:
          project: wormhole [pickpockets]
        """
    )
    assert play.why_not("use", "reinforced_bunker") == "SV-R10"


@pytest.mark.rule("SV-H24", "SV-R10")
def test_usable_as_soon_as_one_bare_thing_would_stay() -> None:
    play = at(
        """
        A:
          project: reinforced_bunker [encore]
          project: mirror_moon [pickpockets]
        """
    )
    play.use("reinforced_bunker")
    assert play.mobs("A") == ["pickpockets+"]
    play.done()


@pytest.mark.rule("SV-15")
def test_a_project_protects_nothing_when_another_is_completed() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: flak_belt
          project: reinforced_bunker
        """
    )
    play.mob("heavy_lifters", "flak_belt")
    assert play.tokens("A") == []
    play.done()


# -- Facility: whenever a Project is completed ---------------------------------------------------


@pytest.mark.rule("SV-53", "SV-71")
def test_a_completion_gives_one_of_the_own_bare_facilities_a_token() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: flak_belt
          project: mirror_moon [encore]
          facility: reinforced_bunker
          facility: dna_splitter
          facility: force_dome +token
        B:
          facility: chronosphere
        """
    )
    play.mob("heavy_lifters", "flak_belt")
    assert play.asked == "A protect"
    assert play.options() == ["dna_splitter", "flak_belt", "reinforced_bunker"]  # and no way out
    play.choose("flak_belt")
    assert play.tokens("A") == ["flak_belt", "force_dome"]
    assert play.mobs("A") == ["encore"]
    assert play.tokens("B") == []
    play.done()


@pytest.mark.rule("SV-H7", "SV-R16")
def test_protects_itself_on_its_own_completion() -> None:
    play = at(
        """
        A:
          hand: encore
          project: reinforced_bunker [pickpockets]
        """
    )
    play.mob("encore", "reinforced_bunker")
    assert play.tokens("A") == ["reinforced_bunker"]
    assert play.points("A") == 1
    play.done()


@pytest.mark.rule("SV-H7", "SV-R16")
def test_on_its_own_completion_another_facility_may_be_chosen() -> None:
    play = at(
        """
        A:
          hand: encore
          project: reinforced_bunker [pickpockets]
          facility: dna_splitter
        """
    )
    play.mob("encore", "reinforced_bunker")
    assert play.options() == ["dna_splitter", "reinforced_bunker"]
    play.choose("dna_splitter")
    assert play.tokens("A") == ["dna_splitter"]
    play.done()


@pytest.mark.rule("SV-49")
def test_one_step_short_of_800_it_protects_nothing() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
          project: reinforced_bunker [pickpockets]
          facility: dna_splitter
        """
    )
    play.mob("interns_of_doom", "reinforced_bunker")
    assert play.projects("A") == ["reinforced_bunker"]
    assert play.tokens("A") == []
    play.done()


@pytest.mark.rule("SV-53")
def test_the_completion_of_another_villain_does_not_count() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: flak_belt
        B:
          facility: reinforced_bunker
        """
    )
    play.mob("heavy_lifters", "flak_belt")
    assert play.tokens("A") == play.tokens("B") == []
    play.done()


@pytest.mark.rule("SV-69", "SV-R12")
def test_its_owner_chooses_also_on_another_villains_turn() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: star_of_death [heavy_lifters]
          facility: chronosphere
        B:
          project: spy_satellite_swarm [interns_of_doom]
          facility: reinforced_bunker
        """
    )
    play.ops("shift_change")
    play.choose("heavy_lifters")
    assert play.asked == "B protect"
    assert play.options() == ["reinforced_bunker", "spy_satellite_swarm"]
    play.choose("spy_satellite_swarm")
    assert play.tokens("B") == ["spy_satellite_swarm"]
    assert play.tokens("A") == []
    play.done()


@pytest.mark.rule("SV-R53", "SV-R25")
def test_two_bunkers_protect_one_facility_each() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: flak_belt
          facility: reinforced_bunker
          facility: reinforced_bunker
        """
    )
    play.mob("heavy_lifters", "flak_belt")
    play.choose("flak_belt")
    assert play.options() == ["reinforced_bunker", "reinforced_bunker"]
    play.choose("reinforced_bunker")
    assert play.tokens("A") == ["flak_belt", "reinforced_bunker"]
    play.done()


@pytest.mark.rule("SV-R18", "SV-53")
@pytest.mark.parametrize("first", ["reinforced_bunker", "wormhole"])
def test_the_owner_orders_it_among_other_abilities_of_step_4(first: str) -> None:
    play = at(
        """
        A:
          hand: plasma_stuffing
          project: flak_belt
          project: propaganda_studio
          facility: reinforced_bunker +token
          facility: wormhole +token
        """
    )
    play.mob("plasma_stuffing", "flak_belt")
    assert play.asked == "A own-trigger"
    assert play.options() == ["reinforced_bunker", "wormhole"]
    play.choose(first)
    if first == "wormhole":  # finishes the Studio first; the Bunker can then protect either
        assert play.asked == "A own-trigger"
        play.choose("reinforced_bunker")
        assert play.options() == ["flak_belt", "propaganda_studio"]
        play.choose("propaganda_studio")
    else:  # the Belt is the only bare Facility, then the Studio
        assert play.tokens("A") == ["flak_belt", "reinforced_bunker", "wormhole"]
        assert play.asked == "A own-trigger"
        play.choose("reinforced_bunker")
    assert "propaganda_studio" in play.tokens("A")
    assert "flak_belt" in play.tokens("A")
    play.done()


@pytest.mark.rule("SV-16", "SV-69")
def test_the_facility_cannot_be_destroyed_at_will() -> None:
    play = at("A:\n  facility: reinforced_bunker\n  facility: dna_splitter")
    assert play.why_not("use", "reinforced_bunker") == "SV-69"
