"""Wormhole: moves a Mob as a Project; as a Facility it brings a small Mob back after completions."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Project: once per turn, move a Mob between own Projects -------------------------------------


@pytest.mark.rule("SV-R50")
def test_moves_a_mob_to_another_own_project() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: wormhole [encore]
          project: chronosphere [pickpockets]
          project: mirror_moon
          facility: orbital_junkyard
        B:
          project: senate_in_chains [night_shift]
        """
    )
    play.use("wormhole")
    assert play.options() == ["encore", "pickpockets"]  # the rival's Mob stays where it is
    play.choose("pickpockets")
    assert play.options() == ["mirror_moon", "wormhole"]  # another Project, this one included
    play.choose("mirror_moon")
    assert play.mobs("A", "mirror_moon") == ["pickpockets"]
    assert play.mobs("A", "chronosphere") == []
    assert play.mobs("A", "wormhole") == ["encore"]
    assert play.mobs("B") == ["night_shift"]
    assert play.minion_pile() == []
    assert play.hand("A") == ["heavy_lifters"]  # nothing was destroyed: no card for it
    assert play.can("mob", "heavy_lifters")  # nor was a Mob played
    play.done()


@pytest.mark.rule("SV-R26")
@pytest.mark.parametrize(
    ("before", "after"),
    [("flak_jockeys", "flak_jockeys"), ("flak_jockeys +token", "flak_jockeys+")],
)
def test_the_moved_mob_keeps_its_token_or_lack_of_one(before: str, after: str) -> None:
    play = at(
        f"""
        A:
          project: wormhole [{before}]
          project: chronosphere
        """
    )
    play.use("wormhole")
    assert play.mobs("A", "chronosphere") == [after]
    play.done()


@pytest.mark.rule("SV-49")
def test_the_moved_mob_can_complete_the_project_it_comes_to() -> None:
    play = at(
        """
        A:
          project: wormhole [interns_of_doom]
          project: spy_satellite_swarm [plasma_stuffing]
        """
    )
    play.use("wormhole")
    play.choose("interns_of_doom")
    assert play.facilities("A") == ["spy_satellite_swarm"]
    assert play.minion_pile() == ["plasma_stuffing", "interns_of_doom"]
    play.done()


@pytest.mark.rule("SV-R10")
@pytest.mark.parametrize(
    "projects",
    [
        ["wormhole [encore]"],  # nowhere to go
        ["wormhole", "chronosphere"],  # nothing to move
    ],
)
def test_needs_an_own_mob_and_a_second_project(projects: list[str]) -> None:
    lines = ["A:", *(f"  project: {project}" for project in projects)]
    play = at("\n".join([*lines, "B:", "  project: mirror_moon [pickpockets]"]))
    assert play.why_not("use", "wormhole") == "SV-R10"


@pytest.mark.rule("SV-64")
def test_moves_once_per_turn_and_again_in_the_next() -> None:
    play = at(
        """
        A:
          project: wormhole [encore]
          project: chronosphere
        """
    )
    play.use("wormhole")
    assert play.why_not("use", "wormhole") == "SV-67"
    play.next_day()
    assert play.can("use", "wormhole")
    play.done()


@pytest.mark.rule("SV-R53")
def test_two_wormholes_move_a_mob_each() -> None:
    play = at(
        """
        A:
          project: wormhole [encore]
          project: wormhole
        """
    )
    play.use("wormhole")
    play.use("wormhole")
    assert not play.can("use", "wormhole")
    play.done()


@pytest.mark.rule("SV-16", "SV-65")
def test_a_facility_moves_nothing() -> None:
    play = at(
        """
        A:
          facility: wormhole
          project: chronosphere [encore]
          project: mirror_moon
        """
    )
    assert play.why_not("use", "wormhole") == "SV-69"


@pytest.mark.rule("SV-R27", "SV-73")
def test_turned_back_in_the_same_turn_it_does_not_move_again() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board
          project: wormhole [recruitment_drive]
          project: star_of_death [heavy_lifters, encore]
        """
    )
    play.use("wormhole")
    play.choose("encore")  # completes the Wormhole, which brings the Mob back
    assert play.facilities("A") == ["wormhole"]
    assert play.mobs("A", "star_of_death") == ["encore", "heavy_lifters"]
    play.ops("back_to_the_drawing_board")
    assert play.projects("A") == ["star_of_death", "wormhole"]
    assert play.why_not("use", "wormhole") == "SV-67"
    play.next_day()
    assert play.can("use", "wormhole")
    play.done()


# -- Facility: whenever a Project is completed ---------------------------------------------------


@pytest.mark.rule("SV-53", "SV-44")
def test_puts_a_card_of_400_or_less_from_the_pile_on_an_own_project() -> None:
    play = at(
        """
        A:
          hand: pickpockets
          project: spy_satellite_swarm [doomsday_delivery]
          project: chronosphere [heavy_lifters]
          project: mirror_moon
          facility: wormhole
        B:
          project: senate_in_chains
        minion pile: strike_agitators, night_shift, encore
        """
    )
    play.mob("pickpockets", "spy_satellite_swarm")
    assert play.facilities("A") == ["spy_satellite_swarm", "wormhole"]
    # 400 fits, 500 does not; a Mob just discarded counts; there is no way to decline
    assert play.options() == ["doomsday_delivery", "encore", "strike_agitators"]
    play.choose("strike_agitators")
    assert play.options() == ["chronosphere", "mirror_moon"]
    play.choose("mirror_moon")
    assert play.mobs("A", "mirror_moon") == ["strike_agitators+"]
    assert play.mobs("A", "chronosphere") == ["heavy_lifters"]
    assert play.mobs("B") == []
    assert play.minion_pile() == ["night_shift", "encore", "doomsday_delivery", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-19")
def test_the_mob_it_puts_is_not_the_mob_of_the_turn() -> None:
    play = at(
        """
        A:
          hand: encore, heavy_lifters
          project: flak_belt [interns_of_doom]
          project: mirror_moon
          facility: wormhole
        """
    )
    play.mob("encore", "flak_belt")  # Boosted
    play.choose("interns_of_doom")
    play.mob("heavy_lifters", "mirror_moon")
    assert play.mobs("A") == ["heavy_lifters", "interns_of_doom"]
    play.done()


@pytest.mark.rule("SV-R16")
def test_reacts_to_its_own_completion() -> None:
    play = at(
        """
        A:
          hand: encore
          project: wormhole [recruitment_drive]
          project: mirror_moon
        """
    )
    play.mob("encore", "wormhole")
    assert play.points("A") == 1
    assert play.mobs("A", "mirror_moon") == ["encore"]
    assert play.minion_pile() == ["recruitment_drive"]
    play.done()


@pytest.mark.rule("SV-49")
def test_one_step_short_of_900_the_wormhole_stays_a_project() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
          project: wormhole [recruitment_drive]
          project: mirror_moon
        """
    )
    play.mob("interns_of_doom", "wormhole")
    assert play.projects("A") == ["mirror_moon", "wormhole"]
    assert play.mobs("A", "mirror_moon") == []
    play.done()


def test_does_nothing_without_a_project_to_put_the_mob_on() -> None:
    play = at(
        """
        A:
          hand: encore
          project: flak_belt [interns_of_doom]
          facility: wormhole
        B:
          project: mirror_moon
        """
    )
    play.mob("encore", "flak_belt")
    assert play.minion_pile() == ["interns_of_doom", "encore"]
    assert play.mobs("B") == []
    play.done()


def test_does_nothing_while_the_pile_holds_only_greater_cards() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: flak_belt
          project: mirror_moon
          facility: wormhole
        minion pile: pickpockets
        """
    )
    play.mob("heavy_lifters", "flak_belt")
    assert play.mobs("A") == []
    assert play.minion_pile() == ["pickpockets", "heavy_lifters"]
    play.done()


@pytest.mark.rule("SV-15", "SV-53")
def test_neither_a_project_nor_another_villains_facility_reacts() -> None:
    play = at(
        """
        A:
          hand: encore
          project: flak_belt [interns_of_doom]
          project: wormhole
        B:
          project: mirror_moon
          facility: wormhole
        """
    )
    play.mob("encore", "flak_belt")
    assert play.mobs("A") == play.mobs("B") == []
    assert play.minion_pile() == ["interns_of_doom", "encore"]
    play.done()


@pytest.mark.rule("SV-R53")
def test_two_wormholes_put_a_mob_each() -> None:
    play = at(
        """
        A:
          hand: encore
          project: flak_belt [interns_of_doom]
          project: mirror_moon
          facility: wormhole
          facility: wormhole
        """
    )
    play.mob("encore", "flak_belt")
    play.choose("interns_of_doom")
    assert play.mobs("A") == ["encore", "interns_of_doom"]
    play.done()


@pytest.mark.rule("SV-H6", "SV-R17")
def test_a_mob_it_puts_can_complete_the_next_project_and_so_set_it_off_again() -> None:
    play = at(
        """
        A:
          hand: encore
          project: spy_satellite_swarm [adrenaline_shot]
          project: propaganda_studio
          project: star_of_death
          facility: wormhole
        minion pile: strike_agitators
        """
    )
    play.mob("encore", "spy_satellite_swarm")
    play.choose("strike_agitators", "propaganda_studio")
    assert play.facilities("A") == ["propaganda_studio", "spy_satellite_swarm", "wormhole"]
    assert play.options() == ["adrenaline_shot", "encore", "strike_agitators"]
    play.choose("strike_agitators")
    assert play.mobs("A") == ["strike_agitators+"]
    assert play.projects("A") == ["star_of_death"]
    play.done()


@pytest.mark.rule("SV-69", "SV-R12")
def test_its_owner_chooses_also_on_another_villains_turn() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: star_of_death [heavy_lifters]
        B:
          project: spy_satellite_swarm [interns_of_doom]
          project: senate_in_chains
          project: mirror_moon
          facility: wormhole
        minion pile: encore, plasma_stuffing
        """
    )
    play.ops("shift_change")
    play.choose("heavy_lifters")  # completes the Swarm of B
    assert play.asked == "B put"
    assert play.options() == ["encore", "plasma_stuffing"]
    play.choose("plasma_stuffing", "mirror_moon")
    assert play.mobs("B") == ["plasma_stuffing"]
    assert play.mobs("A") == ["interns_of_doom"]
    play.done()


@pytest.mark.rule("SV-H23", "SV-R7", "SV-11")
def test_an_ops_in_the_air_cannot_be_put_but_can_once_it_is_over() -> None:
    play = at(
        """
        A:
          hand: cloning_vat, heavy_lifters
          project: flak_belt [interns_of_doom]
          project: spy_satellite_swarm
          project: star_of_death
          facility: wormhole
        minion pile: encore
        """
    )
    play.ops("cloning_vat")
    play.choose("flak_belt")  # the Encore! put there completes it
    assert "cloning_vat" in play.minion_pile()
    assert play.options() == ["encore", "interns_of_doom"]
    play.choose("encore", "star_of_death")
    play.mob("heavy_lifters", "spy_satellite_swarm")
    assert play.options() == ["cloning_vat", "interns_of_doom"]
    play.choose("cloning_vat")
    assert play.mobs("A", "star_of_death") == ["cloning_vat+", "encore"]
    play.done()
