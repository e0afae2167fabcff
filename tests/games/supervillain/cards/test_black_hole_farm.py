"""Black Hole Farm: swallow one or two Asteroids; a card for an incoming one."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

SKY = """
asteroids:
  wormhole: B at A
  force_dome: B at C +charged
  chronosphere: C at B
  mirror_moon: A at C
"""

# -- Project: destroy this, shoot down one or two -----------------------------------------------


@pytest.mark.rule("SV-62", "SV-87", "SV-88", "SV-89")
def test_the_project_shoots_down_two_asteroids_of_others_wherever_they_go() -> None:
    play = at("A:\n  project: black_hole_farm" + SKY, seats=3)
    play.use("black_hole_farm")
    assert play.options() == ["chronosphere", "force_dome", "wormhole"]  # the own one is safe
    play.choose("force_dome")
    assert play.options() == ["chronosphere", "decline", "wormhole"]
    play.choose("chronosphere")
    assert play.asteroids() == ["wormhole B>A", "mirror_moon A>C"]
    assert play.domination_pile() == ["black_hole_farm", "force_dome", "chronosphere"]
    assert play.projects("A") == []
    assert play.hand("B") == play.hand("C") == []  # nothing drawn for lost Asteroids
    play.done()


def test_one_asteroid_can_be_enough() -> None:
    play = at("A:\n  project: black_hole_farm" + SKY, seats=3)
    play.use("black_hole_farm")
    play.choose("wormhole")
    play.decline()
    assert play.asteroids() == ["force_dome B>C!", "chronosphere C>B", "mirror_moon A>C"]
    play.done()


def test_the_first_shot_cannot_be_declined_and_a_single_asteroid_ends_it() -> None:
    play = at(
        """
        A:
          project: black_hole_farm
        asteroids:
          wormhole: B at A
          mirror_moon: A at B
        """
    )
    play.use("black_hole_farm")
    assert play.asteroids() == ["mirror_moon A>B"]
    play.done()


@pytest.mark.rule("SV-R10", "SV-88", "SV-15")
def test_not_usable_against_own_asteroids_alone() -> None:
    play = at(
        """
        A:
          hand: encore
          project: black_hole_farm
        asteroids:
          mirror_moon: A at B
        """
    )
    assert play.why_not("use", "black_hole_farm") == "SV-R10"


@pytest.mark.rule("SV-63")
def test_its_mobs_go_with_it() -> None:
    play = at(
        """
        A:
          project: black_hole_farm [encore, flak_jockeys +token]
          project: wormhole [cloning_vat]
        asteroids:
          force_dome: B at A
        """
    )
    play.use("black_hole_farm")
    assert play.mobs("A") == ["cloning_vat"]
    assert play.minion_pile() == ["encore", "flak_jockeys"]
    play.done()


@pytest.mark.rule("SV-R29")
def test_the_partners_asteroid_can_be_shot_down() -> None:
    play = at(
        """
        A:
          project: black_hole_farm
        asteroids:
          wormhole: C at B
          force_dome: A at B
        """,
        seats=4,
        mode="team",
    )
    play.use("black_hole_farm")
    assert play.asteroids() == ["force_dome A>B"]
    play.done()


@pytest.mark.rule("SV-H12", "SV-R19")
def test_the_shot_that_lifts_the_emitters_block_ends_the_game() -> None:
    play = at(
        """
        A:
          project: black_hole_farm
        B:
          facility: bad_luck_emitter
        C:
          facility: transgalactic_bank
          facility: senate_in_chains
          facility: wormhole
        asteroids:
          force_dome: B at C +charged
          chronosphere: B at A
        """,
        seats=3,
    )
    play.use("black_hole_farm")
    play.choose("force_dome")
    assert play.winners == "C"
    assert play.asteroids() == ["chronosphere B>A"]


# -- Facility: a card for an incoming Asteroid --------------------------------------------------


@pytest.mark.rule("SV-67", "SV-23", "SV-87", "SV-16")
def test_the_facility_pays_a_card_of_choice_to_shoot_down_an_incoming_asteroid() -> None:
    play = at(
        "A:\n  hand: encore, pickpockets\n  facility: black_hole_farm" + SKY,
        seats=3,
    )
    play.use("black_hole_farm")
    assert play.asked == "A pay"
    play.choose("pickpockets")
    assert play.asteroids() == ["force_dome B>C!", "chronosphere C>B", "mirror_moon A>C"]
    assert play.hand("A") == ["encore"]
    assert play.minion_pile() == ["pickpockets"]
    assert play.facilities("A") == ["black_hole_farm"]
    play.done()


@pytest.mark.rule("SV-89")
def test_one_card_is_enough_against_a_charged_one() -> None:
    play = at(
        """
        A:
          hand: encore
          facility: black_hole_farm
        asteroids:
          wormhole: B at A +charged
          force_dome: B at A
          chronosphere: C at A
        """,
        seats=3,
    )
    assert not play.can("shoot", "wormhole")  # without the Farm three cards are needed
    play.use("black_hole_farm")
    assert play.minion_pile() == ["encore"]  # paid before the choice
    assert play.options() == ["chronosphere", "force_dome", "wormhole"]
    play.choose("wormhole")
    assert play.asteroids() == ["force_dome B>A", "chronosphere C>A"]
    assert play.hand("B") == []
    play.done()


def test_the_facility_is_of_no_use_to_an_empty_hand() -> None:
    play = at(
        """
        A:
          facility: black_hole_farm
        asteroids:
          wormhole: B at A
        """
    )
    assert play.why_not("use", "black_hole_farm") == "SV-35"


@pytest.mark.rule("SV-67")
def test_once_per_turn_and_again_in_the_next() -> None:
    play = at(
        """
        domination deck: wormhole, dna_splitter, rest
        A:
          hand: encore, pickpockets
          facility: black_hole_farm
        asteroids:
          force_dome: C at A
          force_dome: C at A
        """,
        seats=3,
    )
    play.use("black_hole_farm")
    play.choose("encore", "force_dome")
    assert play.asteroids() == ["force_dome C>A"]
    assert play.why_not("use", "black_hole_farm") == "SV-67"
    play.end_day()
    play.launch("A")  # B's turn
    play.next_day("A")
    assert play.asteroids() == ["wormhole B>A"]
    play.use("black_hole_farm")
    play.choose("pickpockets")
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-49")
@pytest.mark.parametrize(("mob", "points"), [("blueprint_arson", 2), ("pickpockets", 0)])
def test_thirteen_hundred_complete_it_and_a_hundred_less_do_not(mob: str, points: int) -> None:
    play = at(f"A:\n  hand: {mob}\n  project: black_hole_farm [heavy_lifters]")
    play.mob(mob, "black_hole_farm")
    assert play.facilities("A") == (["black_hole_farm"] if points else [])
    assert play.points("A") == points
    play.done()
