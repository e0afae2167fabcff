"""Chapters 6 and 7: abilities of Projects and of Facilities."""

from __future__ import annotations

import pytest

from fiendish.games.supervillain import GAME
from fiendish.games.supervillain.faces import DominationCard, Kind
from tests.games.supervillain.playing import at

DOMINATION = [face for face in GAME.faces if isinstance(face, DominationCard)]

# -- Projects ------------------------------------------------------------------------------------


@pytest.mark.rule("SV-60")
def test_every_project_has_one_ability_of_a_kind_that_projects_have() -> None:
    kinds = {Kind.WHEN_COMPLETE, Kind.DESTROY_THIS, Kind.ONCE_PER_TURN, Kind.WHENEVER}
    for face in DOMINATION:
        assert face.project.text, face.id
        assert face.project.kind in kinds, face.id


@pytest.mark.rule("SV-60", "SV-R49")
def test_a_project_ability_works_from_the_moment_the_card_is_taken() -> None:
    play = at(
        """
        phase: act3
        turned up: dyson_sweatshop
        A:
          hand: encore
        B:
          project: wormhole
        minion deck: pickpockets, rest
        """
    )
    play.keep()
    play.use("dyson_sweatshop")
    assert play.hand("A") == ["pickpockets"]
    play.done()


@pytest.mark.rule("SV-60")
def test_a_project_ability_works_for_its_owner_and_while_it_is_a_project_only() -> None:
    play = at(
        """
        A:
          hand: encore
          facility: dyson_sweatshop
        B:
          project: dyson_sweatshop
        minion deck: pickpockets, rest
        asteroids:
          propaganda_studio: A at B
        """
    )
    assert not play.can("use", "dyson_sweatshop")  # as a Facility it needs a Project to put on
    assert not play.can("use", "propaganda_studio")
    play.done()


@pytest.mark.rule("SV-61")
def test_a_when_complete_ability_is_not_used_at_will() -> None:
    play = at(
        """
        A:
          project: minion_academy [encore]
        """
    )
    assert play.why_not("use", "minion_academy") == "SV-61"
    play.done()


@pytest.mark.rule("SV-61")
def test_a_when_complete_ability_triggers_once() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters, strike_agitators, adrenaline_shot
          project: recruiting_megaphone
          project: flak_belt
        minion deck: pickpockets, night_shift, rest
        """
    )
    play.mob("heavy_lifters", "recruiting_megaphone")
    assert play.hand("A") == ["adrenaline_shot", "pickpockets", "strike_agitators"]
    play.ops("adrenaline_shot")
    play.mob("strike_agitators", "flak_belt")  # another completion: the Megaphone is silent
    assert play.hand("A") == ["pickpockets"]
    play.done()


@pytest.mark.rule("SV-62", "SV-R45")
def test_a_destroy_this_project_is_in_the_pile_before_its_ability_is_used() -> None:
    play = at(
        """
        A:
          project: asteroid_catapult
          project: wormhole
        domination deck:
        """,
        seats=3,
    )
    play.use("asteroid_catapult")
    assert play.projects("A") == ["wormhole"]
    play.choose("C")
    assert play.asteroids() == ["asteroid_catapult A>C"]  # the only card there was to launch
    play.done()


@pytest.mark.rule("SV-62")
def test_a_destroy_this_ability_may_be_left_alone_and_waits_for_the_own_turn() -> None:
    play = at(
        """
        A:
          project: propaganda_studio
        B:
          project: asteroid_catapult
        """
    )
    assert play.can("use", "propaganda_studio")
    assert not play.can("use", "asteroid_catapult")
    play.next_day("B")
    assert "propaganda_studio" in play.projects("A")
    assert not play.can("use", "propaganda_studio")
    play.use("asteroid_catapult")
    assert "asteroid_catapult" not in play.projects("B")
    play.done("B")


@pytest.mark.rule("SV-63", "SV-R54")
def test_mobs_on_a_destroy_this_project_are_destroyed_with_it() -> None:
    play = at(
        """
        A:
          project: asteroid_catapult [encore, flak_jockeys +token]
          project: wormhole [pickpockets]
          facility: orbital_junkyard
        minion deck: night_shift, heavy_lifters, cloning_vat, rest
        """
    )
    play.use("asteroid_catapult")
    assert play.minion_pile() == ["encore", "flak_jockeys"]
    assert play.mobs("A") == ["pickpockets"]
    assert play.hand("A") == ["heavy_lifters", "night_shift"]  # destroyed: one card for each
    play.done()


@pytest.mark.rule("SV-64")
def test_a_once_per_turn_project_works_like_such_a_facility() -> None:
    play = at(
        """
        A:
          project: wormhole [encore]
          project: star_of_death
        """
    )
    play.use("wormhole")
    assert play.mobs("A", "star_of_death") == ["encore"]
    assert play.projects("A") == ["star_of_death", "wormhole"]
    assert play.why_not("use", "wormhole") == "SV-67"
    play.next_day()
    assert play.can("use", "wormhole")
    play.done()


@pytest.mark.rule("SV-64")
def test_a_whenever_project_works_each_time_and_is_not_used_at_will() -> None:
    play = at(
        """
        A:
          hand: encore, interns_of_doom
          project: force_dome
          project: star_of_death
        """
    )
    assert play.why_not("use", "force_dome") == "SV-69"
    play.mob("encore", "force_dome")
    play.mob("interns_of_doom", "force_dome")
    assert play.mobs("A") == ["encore+", "interns_of_doom+"]
    play.done()


@pytest.mark.rule("SV-65")
def test_a_project_ability_is_gone_after_completion() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: propaganda_studio
        """
    )
    play.mob("heavy_lifters", "propaganda_studio")
    play.use("propaganda_studio")  # the Facility's ability: nothing is destroyed
    assert play.facilities("A") == ["propaganda_studio"]
    assert play.domination_pile() == []
    assert play.why_not("use", "propaganda_studio") == "SV-67"
    play.done()


@pytest.mark.rule("SV-16", "SV-65")
@pytest.mark.parametrize("card", ["dna_splitter", "minion_academy"])
def test_a_facility_draws_nothing_when_another_project_is_completed(card: str) -> None:
    play = at(
        f"""
        A:
          hand: heavy_lifters
          project: flak_belt
          facility: {card}
        """
    )
    play.mob("heavy_lifters", "flak_belt")
    assert play.hand("A") == []
    play.done()


# -- Facilities ----------------------------------------------------------------------------------


@pytest.mark.rule("SV-R10", "SV-23")
@pytest.mark.parametrize("card", ["black_hole_farm", "mirror_moon"])
def test_a_facility_against_incoming_asteroids_waits_for_one(card: str) -> None:
    play = at(
        f"""
        A:
          hand: encore, pickpockets
          facility: {card}
        asteroids:
          force_dome: B at C
          flak_belt: A at C
        """,
        seats=3,
    )
    assert play.why_not("use", card) == "SV-R10"


@pytest.mark.rule("SV-66")
def test_every_facility_has_one_ability_of_a_kind_that_facilities_have() -> None:
    kinds = {Kind.ONCE_PER_TURN, Kind.DESTROY_THIS, Kind.WHENEVER, Kind.IF_DESTROYED}
    for face in DOMINATION:
        assert face.facility.text, face.id
        assert face.facility.kind in kinds, face.id


@pytest.mark.rule("SV-66", "SV-67")
def test_a_facility_ability_is_active_from_completion_on() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters, pickpockets
          project: overtime_factory
          project: star_of_death
          facility: transgalactic_bank
        """
    )
    assert play.why_not("use", "overtime_factory") == "SV-61"
    play.mob("heavy_lifters", "overtime_factory")
    play.use("overtime_factory")  # in the very turn of its completion
    assert play.why_not("use", "overtime_factory") == "SV-67"
    play.done()


@pytest.mark.rule("SV-67")
def test_a_facility_is_used_once_in_each_own_turn() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets, night_shift
          facility: asteroid_foundry
        B:
          facility: overtime_factory
        """
    )
    play.use("asteroid_foundry")
    play.choose("encore")
    assert play.why_not("use", "asteroid_foundry") == "SV-67"
    play.next_day("B")
    assert not play.can("use", "asteroid_foundry")  # it is not A's turn
    assert play.can("use", "overtime_factory")
    play.next_day("A")
    assert play.can("use", "asteroid_foundry")
    play.done()


@pytest.mark.rule("SV-67", "SV-R53")
def test_two_facilities_of_the_same_name_give_a_use_each() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets, night_shift
          facility: asteroid_foundry
          facility: asteroid_foundry
        """
    )
    play.use("asteroid_foundry")
    play.choose("encore")
    play.use("asteroid_foundry")
    play.choose("pickpockets")
    assert play.hand("A") == ["night_shift"]
    assert not play.can("use", "asteroid_foundry")
    play.done()


@pytest.mark.rule("SV-68", "SV-110")
def test_a_badaboom_destroys_the_facility_and_its_points_are_lost() -> None:
    play = at(
        """
        A:
          facility: doomsday_clock
          facility: wormhole
        B:
          project: star_of_death [encore]
          project: hypno_tower
        """
    )
    assert play.points("A") == 2
    play.use("doomsday_clock")
    assert play.points("A") == 1
    assert play.facilities("A") == ["wormhole"]
    play.choose("star_of_death")
    assert play.projects("B") == ["hypno_tower"]
    assert play.domination_pile() == ["doomsday_clock", "star_of_death"]
    play.done()


@pytest.mark.rule("SV-68", "SV-71")
def test_a_badaboom_is_left_to_its_owner_on_the_own_turn() -> None:
    play = at(
        """
        A:
          facility: doomsday_clock
        B:
          project: star_of_death
        """
    )
    assert play.can("use", "doomsday_clock")
    play.next_day("B")
    assert not play.can("use", "doomsday_clock")
    assert play.facilities("A") == ["doomsday_clock"]
    play.done("B")


@pytest.mark.rule("SV-69")
def test_a_whenever_ability_triggers_each_time_on_anyones_turn() -> None:
    play = at(
        """
        more ops: 1
        A:
          hand: strike_agitators, strike_agitators
          project: propaganda_studio [interns_of_doom]
          facility: orbital_junkyard
        B:
          project: wormhole [encore, pickpockets]
          facility: orbital_junkyard
        minion deck: night_shift, heavy_lifters, cloning_vat, rest
        """
    )
    play.ops("strike_agitators")
    play.choose("encore")
    assert play.hand("B") == ["night_shift"]
    play.ops("strike_agitators")
    assert play.hand("B") == ["heavy_lifters", "night_shift"]
    assert play.hand("A") == []  # not A's Mobs
    play.use("propaganda_studio")
    assert play.hand("A") == ["cloning_vat"]
    play.done()


STATUE = """
    A:
      facility: planet_buster
      facility: planet_sized_statue
    B:
      facility: planet_sized_statue
      facility: spy_satellite_swarm
    minion deck: encore, pickpockets, night_shift, heavy_lifters, rest
"""


@pytest.mark.rule("SV-70")
def test_an_if_destroyed_ability_triggers_when_that_facility_is_destroyed() -> None:
    play = at(STATUE)
    play.use("planet_buster")
    play.choose("planet_sized_statue")
    assert play.hand("B") == ["encore", "night_shift", "pickpockets"]
    assert play.hand("A") == []  # A's own Statue stands
    play.done()


@pytest.mark.rule("SV-70")
def test_another_facility_destroyed_is_not_this_one() -> None:
    play = at(STATUE)
    play.use("planet_buster")
    play.choose("spy_satellite_swarm")
    assert play.facilities("B") == ["planet_sized_statue"]
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SV-70", "SV-R44")
def test_turning_a_facility_back_is_no_destruction() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board, encore
        B:
          facility: spy_satellite_swarm
        minion deck: pickpockets, night_shift, rest
        """
    )
    play.ops("back_to_the_drawing_board")
    assert play.hand("A") == ["encore"]  # nothing is taken from A
    assert play.hand("B") == ["night_shift", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-71")
def test_whenever_abilities_happen_even_if_they_hurt() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        B:
          hand: encore, pickpockets
          project: wormhole [night_shift]
          facility: senate_in_chains
        """
    )
    play.ops("strike_agitators")
    assert play.asked == "B discard"
    assert play.options() == ["encore", "pickpockets"]  # no way to decline
    play.choose("encore")
    play.done()


@pytest.mark.rule("SV-71")
def test_once_per_turn_abilities_are_used_only_if_the_owner_wants() -> None:
    play = at(
        """
        A:
          hand: encore
          project: dyson_sweatshop
          facility: minion_academy
          facility: asteroid_catapult
        """
    )
    assert play.can("use", "asteroid_catapult")
    play.end_day()
    assert play.hand("A") == ["encore"]
    assert play.asteroids() == []
    assert play.minion_pile() == []


@pytest.mark.rule("SV-67")
def test_a_used_facility_is_refused_as_such_beside_a_project_of_its_name() -> None:
    play = at(
        """
        A:
          project: dna_splitter
          facility: dna_splitter +used
        """
    )
    assert play.why_not("use", "dna_splitter") == "SV-67"


@pytest.mark.rule("SV-72")
@pytest.mark.parametrize("card", ["planet_sized_statue", "spy_satellite_swarm"])
def test_nobody_destroys_an_own_facility_for_its_last_gift(card: str) -> None:
    play = at(
        f"""
        A:
          facility: {card}
        B:
          hand: encore
        """
    )
    assert play.why_not("use", card) == "SV-69"
    assert play.options() == ["end"]


@pytest.mark.rule("SV-73", "SV-110")
def test_a_facility_turned_back_has_its_project_ability_and_no_points() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board, heavy_lifters
          project: star_of_death [encore]
          facility: wormhole
          project: flak_belt
        """
    )
    assert play.points("A") == 1
    assert play.why_not("use", "wormhole") == "SV-69"
    play.ops("back_to_the_drawing_board")
    assert play.points("A") == 0
    assert (play.facilities("A"), "wormhole" in play.projects("A")) == ([], True)
    play.mob("heavy_lifters", "flak_belt")  # completed: no Wormhole Facility puts a Mob now
    assert play.mobs("A") == ["encore"]
    play.use("wormhole")
    assert play.mobs("A", "wormhole") == ["encore"]
    play.done()
