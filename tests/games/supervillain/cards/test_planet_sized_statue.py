"""Planet-Sized Statue of Me: tokens for all Facilities when complete; three cards as a ruin."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Project: tokens when complete --------------------------------------------------------------


@pytest.mark.rule("SV-61", "SV-101", "SV-R25", "SV-54")
def test_completion_protects_each_own_facility_but_not_the_statue() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: planet_sized_statue [heavy_lifters]
          project: force_dome [encore]
          facility: dna_splitter
          facility: flak_belt +token
          facility: flak_belt
        B:
          facility: chronosphere
        """
    )
    play.mob("heavy_lifters", "planet_sized_statue")  # 1400 of 1400
    assert play.facilities("A") == ["dna_splitter", "flak_belt", "flak_belt", "planet_sized_statue"]
    assert play.tokens("A") == ["dna_splitter", "flak_belt", "flak_belt"]
    assert play.tokens("B") == []
    assert play.mobs("A") == ["encore"]  # Mobs get none
    play.done()


@pytest.mark.rule("SV-49")
def test_thirteen_hundred_protect_nothing() -> None:
    play = at(
        """
        A:
          hand: blueprint_arson
          project: planet_sized_statue [heavy_lifters]
          facility: flak_belt
        """
    )
    play.mob("blueprint_arson", "planet_sized_statue")
    assert play.projects("A") == ["planet_sized_statue"]
    assert play.tokens("A") == []
    play.done()


def test_without_any_facility_it_is_simply_completed() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: planet_sized_statue [heavy_lifters]
        """
    )
    play.mob("heavy_lifters", "planet_sized_statue")
    assert play.facilities("A") == ["planet_sized_statue"]
    assert play.tokens("A") == []
    assert play.points("A") == 2
    play.done()


@pytest.mark.rule("SV-R16", "SV-H7")
def test_a_bunker_can_protect_the_statue_in_the_last_step() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: planet_sized_statue [heavy_lifters]
          facility: reinforced_bunker
        """
    )
    play.mob("heavy_lifters", "planet_sized_statue")
    assert play.tokens("A") == ["planet_sized_statue", "reinforced_bunker"]
    play.done()


@pytest.mark.rule("SV-R12", "SV-R23")
def test_off_turn_the_facilities_of_its_owner_are_protected() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: mirror_moon [heavy_lifters]
          facility: dna_splitter
        B:
          project: planet_sized_statue [heavy_lifters, encore]
          facility: chronosphere
        """
    )
    play.ops("shift_change")
    play.choose("encore")  # against the only Mob elsewhere: 1400 of 1400 for B
    assert play.facilities("B") == ["chronosphere", "planet_sized_statue"]
    assert play.tokens("B") == ["chronosphere"]
    assert play.tokens("A") == []
    play.done()


# -- Facility: three cards if destroyed ---------------------------------------------------------


@pytest.mark.rule("SV-70", "SV-95", "SV-110")
def test_its_owner_draws_three_cards_when_an_asteroid_destroys_it() -> None:
    play = at(
        """
        phase: act1
        minion deck: encore, pickpockets, night_shift, shift_change, cloning_vat, heavy_lifters
        domination deck: force_dome, rest
        B:
          facility: planet_sized_statue
          facility: wormhole
        asteroids:
          flak_belt: A at B +charged
        """
    )
    play.choose("planet_sized_statue")
    assert play.hand("B") == ["night_shift", "pickpockets", "shift_change"]
    assert play.hand("A") == ["cloning_vat", "encore"]  # for the hit, and of Act II
    assert play.points("B") == 1
    assert play.domination_pile() == ["planet_sized_statue", "flak_belt"]
    play.keep()
    play.done()


@pytest.mark.rule("SV-104", "SV-108")
def test_a_token_saves_it_and_then_nothing_is_drawn() -> None:
    play = at(
        """
        phase: act1
        B:
          facility: planet_sized_statue +token
        asteroids:
          flak_belt: A at B +charged
        """
    )
    play.keep()
    assert play.facilities("B") == ["planet_sized_statue"]
    assert play.tokens("B") == []
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SV-70", "SV-R17")
def test_it_draws_whatever_destroys_it_after_that_effect() -> None:
    play = at(
        """
        minion deck: encore, pickpockets, night_shift, shift_change
        A:
          facility: planet_buster
        B:
          facility: planet_sized_statue
        """
    )
    play.use("planet_buster")
    assert play.facilities("B") == []
    assert play.hand("B") == ["encore", "night_shift", "pickpockets"]
    assert play.hand("A") == []
    assert play.domination_pile() == ["planet_buster", "planet_sized_statue"]
    play.done()


@pytest.mark.rule("SV-70")
def test_the_destruction_of_another_facility_draws_nothing() -> None:
    play = at(
        """
        A:
          facility: planet_buster
        B:
          facility: planet_sized_statue
          facility: wormhole
        """
    )
    play.use("planet_buster")
    play.choose("wormhole")
    assert play.facilities("B") == ["planet_sized_statue"]
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SV-15")
def test_destroyed_as_a_project_it_draws_nothing() -> None:
    play = at(
        """
        A:
          hand: blueprint_arson
        B:
          project: planet_sized_statue
        """
    )
    play.ops("blueprint_arson")
    assert play.projects("B") == []
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SV-116", "SV-117", "SV-R8")
def test_it_draws_as_many_as_there_are() -> None:
    play = at(
        """
        minion deck: encore
        minion pile: pickpockets
        A:
          facility: planet_buster
        B:
          facility: planet_sized_statue
        """
    )
    play.use("planet_buster")
    assert play.hand("B") == ["encore", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-72", "SV-61")
@pytest.mark.parametrize(("side", "rule"), [("facility", "SV-69"), ("project", "SV-61")])
def test_neither_side_can_be_used_at_will(side: str, rule: str) -> None:
    play = at(f"A:\n  {side}: planet_sized_statue")
    assert play.why_not("use", "planet_sized_statue") == rule
