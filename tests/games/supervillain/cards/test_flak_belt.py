"""Flak Belt: blow it up to shoot down incoming Asteroids, one as a Project, all as a Facility."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

SKY = """
asteroids:
  wormhole: B at A
  force_dome: C at A +charged
  chronosphere: B at C
  mirror_moon: A at C
"""

# -- Project: one incoming Asteroid -------------------------------------------------------------


@pytest.mark.rule("SV-62", "SV-23", "SV-87", "SV-89")
def test_the_project_shoots_down_one_incoming_asteroid() -> None:
    play = at("A:\n  project: flak_belt\n  project: dna_splitter" + SKY, seats=3)
    play.use("flak_belt")
    assert play.options() == ["force_dome", "wormhole"]  # only those pointed at A
    play.choose("force_dome")
    assert play.asteroids() == ["wormhole B>A", "chronosphere B>C", "mirror_moon A>C"]
    assert play.domination_pile() == ["flak_belt", "force_dome"]
    assert play.projects("A") == ["dna_splitter"]
    assert play.hand("B") == play.hand("C") == []
    play.done()


@pytest.mark.rule("SV-63")
def test_its_mobs_go_with_it() -> None:
    play = at(
        """
        A:
          project: flak_belt [flak_jockeys +token]
          project: wormhole [cloning_vat]
        asteroids:
          force_dome: B at A
        """
    )
    play.use("flak_belt")
    assert play.asteroids() == []
    assert play.mobs("A") == ["cloning_vat"]
    assert play.minion_pile() == ["flak_jockeys"]
    play.done()


@pytest.mark.rule("SV-R10", "SV-23")
@pytest.mark.parametrize("side", ["project", "facility"])
def test_neither_side_is_usable_when_nothing_is_incoming(side: str) -> None:
    sky = "asteroids:\n  wormhole: B at C\n  mirror_moon: A at C"
    play = at(f"A:\n  {side}: flak_belt\n{sky}", seats=3)
    assert play.why_not("use", "flak_belt") == "SV-R10"


# -- Facility: all incoming Asteroids -----------------------------------------------------------


@pytest.mark.rule("SV-68", "SV-87", "SV-89", "SV-16")
def test_the_facility_shoots_down_all_incoming_asteroids_and_no_others() -> None:
    play = at("A:\n  facility: flak_belt\n  facility: dna_splitter" + SKY, seats=3)
    play.use("flak_belt")
    assert play.asteroids() == ["chronosphere B>C", "mirror_moon A>C"]
    assert sorted(play.domination_pile()) == ["flak_belt", "force_dome", "wormhole"]
    assert play.facilities("A") == ["dna_splitter"]
    assert play.hand("B") == play.hand("C") == []
    play.done()


@pytest.mark.rule("SV-89")
def test_an_asteroid_shot_down_does_not_hit() -> None:
    play = at(
        """
        minion deck: encore, interns_of_doom
        domination deck: dna_splitter, rest
        A:
          project: chronosphere [cloning_vat]
          facility: flak_belt
        asteroids:
          wormhole: B at A
        """
    )
    play.use("flak_belt")
    play.end_day()
    play.keep()
    assert play.mobs("A") == ["cloning_vat"]
    assert play.hand("B") == ["encore"]  # of Act II alone
    play.done("B")


@pytest.mark.rule("SV-69", "SV-H20")
def test_blowing_up_the_facility_is_a_destruction() -> None:
    play = at(
        """
        minion deck: encore, night_shift, rest
        A:
          facility: flak_belt
        B:
          facility: ministry_of_malice
        asteroids:
          wormhole: B at A
        """
    )
    play.use("flak_belt")
    assert play.hand("B") == ["encore", "night_shift"]
    play.done()


def test_blowing_up_the_project_is_none_of_a_facility() -> None:
    play = at(
        """
        A:
          project: flak_belt
        B:
          facility: ministry_of_malice
        asteroids:
          wormhole: B at A
        """
    )
    play.use("flak_belt")
    assert play.hand("B") == []
    play.done()


THREATENED = """
  facility: transgalactic_bank
  facility: senate_in_chains
  facility: chronosphere
B:
  facility: bad_luck_emitter
asteroids:
  wormhole: B at A +charged
  force_dome: B at A +charged
"""


@pytest.mark.rule("SV-H12", "SV-R19")
def test_the_facility_lifts_the_emitters_block_and_its_owner_wins() -> None:
    play = at("A:\n  facility: flak_belt" + THREATENED)
    play.use("flak_belt")
    assert play.winners == "A"
    assert play.asteroids() == []


@pytest.mark.rule("SV-H12", "SV-R46")
def test_the_project_leaves_one_charged_asteroid_and_the_block_with_it() -> None:
    play = at("A:\n  project: flak_belt" + THREATENED)
    play.use("flak_belt")
    play.choose("wormhole")
    assert play.winners == ""
    assert play.asteroids() == ["force_dome B>A!"]
    play.done()


@pytest.mark.rule("SV-49", "SV-65")
def test_completed_at_four_hundred_it_shoots_nothing_by_itself() -> None:
    play = at(
        """
        A:
          hand: plasma_stuffing
          project: flak_belt
        asteroids:
          wormhole: B at A
          force_dome: B at A
        """
    )
    play.mob("plasma_stuffing", "flak_belt")
    assert play.facilities("A") == ["flak_belt"]
    assert play.points("A") == 0
    assert play.asteroids() == ["wormhole B>A", "force_dome B>A"]
    play.use("flak_belt")  # the Facility's ability now: both of them
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-49")
def test_three_hundred_do_not_complete_it() -> None:
    play = at("A:\n  hand: encore\n  project: flak_belt")
    play.mob("encore", "flak_belt")
    assert play.projects("A") == ["flak_belt"]
    assert play.facilities("A") == []
    play.done()
