"""Rulings on Mobs, Asteroid-proof tokens, and what counts as destroyed."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Mobs and tokens -----------------------------------------------------------------------------


@pytest.mark.rule("SV-R23")
def test_a_mob_belongs_to_whoever_owns_the_project_it_lies_on() -> None:
    play = at(
        """
        A:
          hand: body_snatchers
          project: propaganda_studio
          facility: orbital_junkyard
        B:
          project: star_of_death [encore]
          facility: orbital_junkyard
        """
    )
    play.ops("body_snatchers")
    play.use("propaganda_studio")  # goes to the pile with the stolen Mob
    assert len(play.hand("A")) == 1
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SV-R24")
def test_a_token_does_not_save_a_mob_from_an_ability_and_is_lost_with_it() -> None:
    play = at(
        """
        A:
          hand: night_shift
          project: planet_buster
          project: wormhole
        B:
          project: star_of_death [encore +token]
        """
    )
    play.use("planet_buster")
    assert play.mobs("B") == []
    play.ops("night_shift")
    play.mob("encore", "wormhole")
    assert play.mobs("A") == ["encore"]
    play.done()


@pytest.mark.rule("SV-R25", "SV-100")
def test_a_bearer_of_a_token_cannot_be_chosen_for_another() -> None:
    play = at(
        """
        A:
          hand: shield_polishers
          project: star_of_death [encore +token, pickpockets]
          facility: flak_belt +token
          facility: wormhole
        """
    )
    play.ops("shield_polishers")
    assert play.options() == ["pickpockets", "wormhole"]
    play.choose("wormhole")
    assert play.options() == ["decline", "pickpockets"]
    play.decline()
    assert play.tokens("A") == ["flak_belt", "wormhole"]
    play.done()


@pytest.mark.rule("SV-R25", "SV-100")
def test_each_effects_skip_a_bearer_of_a_token() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: planet_sized_statue [mental_restart, encore]
          facility: flak_belt +token
          facility: wormhole
        """
    )
    play.mob("heavy_lifters", "planet_sized_statue")
    assert play.tokens("A") == ["flak_belt", "wormhole"]
    protected = [line for line in play.table.log() if line.kind == "protect"]
    assert [line.cards for line in protected] == [("wormhole",)]
    play.done()


@pytest.mark.rule("SV-R26", "SV-106")
def test_a_mob_keeps_what_it_has_in_a_swap() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: star_of_death [flak_jockeys]
        B:
          project: hypno_tower [encore +token]
        """
    )
    play.ops("shift_change")
    play.choose("flak_jockeys")
    assert (play.mobs("A"), play.mobs("B")) == (["encore+"], ["flak_jockeys"])
    play.done()


@pytest.mark.rule("SV-R26")
def test_a_card_that_left_the_table_gets_a_new_token_when_it_comes_back() -> None:
    play = at(
        """
        A:
          hand: cloning_vat
          project: propaganda_studio [flak_jockeys]
          project: star_of_death
        """
    )
    play.use("propaganda_studio")
    play.ops("cloning_vat")
    assert play.mobs("A") == ["flak_jockeys+"]
    play.done()


# -- Facilities turned back, destroy-this --------------------------------------------------------


@pytest.mark.rule("SV-R44")
def test_turning_a_facility_back_is_no_destruction_and_it_can_be_completed_again() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board, pickpockets
          facility: recruiting_megaphone +token
        B:
          facility: ministry_of_malice +token
          facility: mirror_moon
        minion deck: encore, night_shift, heavy_lifters, rest
        """
    )
    play.ops("back_to_the_drawing_board")
    play.choose("recruiting_megaphone")
    assert play.projects("A") == ["recruiting_megaphone"]
    assert play.mobs("A") == []
    assert play.domination_pile() == []
    assert play.hand("A") == ["encore", "night_shift", "pickpockets"]  # for the Ops
    assert play.hand("B") == []  # the Ministry has seen no destruction
    play.mob("pickpockets", "recruiting_megaphone")
    assert play.hand("A") == ["encore", "heavy_lifters", "night_shift"]  # when complete, again
    assert play.facilities("A") == ["recruiting_megaphone"]
    assert play.tokens("A") == []
    play.done()


@pytest.mark.rule("SV-R44", "SV-70")
def test_turning_a_facility_back_sets_off_no_if_destroyed_ability() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board, heavy_lifters
        B:
          facility: spy_satellite_swarm
        minion deck: encore, night_shift, rest
        """
    )
    play.ops("back_to_the_drawing_board")
    assert play.hand("A") == ["heavy_lifters"]  # not robbed
    assert play.hand("B") == ["encore", "night_shift"]
    play.done()


@pytest.mark.rule("SV-R45")
def test_a_destroyed_project_may_be_drawn_by_its_own_ability() -> None:
    play = at(
        """
        A:
          project: asteroid_catapult
        domination deck:
        """
    )
    play.use("asteroid_catapult")
    assert play.asteroids() == ["asteroid_catapult A>B"]
    play.done()


@pytest.mark.rule("SV-R45")
def test_mobs_destroyed_with_a_project_may_be_drawn_by_its_ability() -> None:
    play = at(
        """
        A:
          project: transgalactic_bank [encore, pickpockets]
        minion deck:
        """
    )
    play.use("transgalactic_bank")
    assert play.hand("A") == ["encore", "pickpockets"]
    play.done()


# -- Mobs that move ------------------------------------------------------------------------------


@pytest.mark.rule("SV-R50")
def test_a_mob_moved_between_own_projects_is_put_not_destroyed_or_discarded() -> None:
    play = at(
        """
        A:
          hand: night_shift
          project: wormhole [heavy_lifters +token]
          project: star_of_death
          facility: orbital_junkyard
          facility: senate_in_chains
        """
    )
    play.use("wormhole")
    assert play.mobs("A", "star_of_death") == ["heavy_lifters+"]
    assert play.minion_pile() == []
    assert play.hand("A") == ["night_shift"]  # nothing drawn, nothing discarded
    assert play.can("mob", "night_shift")  # the Mob of the turn is not used up
    play.done()


# -- several at once -----------------------------------------------------------------------------


@pytest.mark.rule("SV-R54")
def test_a_project_destroyed_with_mobs_is_one_destruction_per_card() -> None:
    play = at(
        """
        A:
          facility: doomsday_clock
        B:
          project: mirror_moon [heavy_lifters, pickpockets]
          facility: orbital_junkyard
        """
    )
    play.use("doomsday_clock")
    assert play.projects("B") == []
    assert len(play.hand("B")) == 3  # two Mobs and the Project
    play.done()


@pytest.mark.rule("SV-R54")
def test_mobs_destroyed_together_cost_a_card_each() -> None:
    play = at(
        """
        A:
          project: star_of_death
        B:
          hand: encore, night_shift, shift_change
          project: mirror_moon [heavy_lifters, pickpockets]
          facility: senate_in_chains
        """
    )
    play.use("star_of_death")
    play.choose("encore", "night_shift")
    assert play.hand("B") == ["shift_change"]
    play.done()
