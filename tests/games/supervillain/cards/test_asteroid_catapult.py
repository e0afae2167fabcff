"""Asteroid Catapult: launch an Asteroid for the Project, or one at a time from the Facility."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Project: destroy this, launch --------------------------------------------------------------


@pytest.mark.rule("SV-62", "SV-75", "SV-77", "SV-15")
def test_the_project_is_destroyed_and_an_asteroid_launched() -> None:
    play = at(
        """
        domination deck: wormhole, force_dome, rest
        A:
          project: asteroid_catapult
        asteroids:
          flak_belt: A at B
        """
    )
    play.use("asteroid_catapult")  # own Asteroids in flight do not matter
    assert play.asteroids() == ["flak_belt A>B", "wormhole A>B"]
    assert play.projects("A") == []
    assert play.domination_pile() == ["asteroid_catapult"]
    play.done()


@pytest.mark.rule("SV-63", "SV-107")
def test_its_mobs_go_with_it() -> None:
    play = at(
        """
        A:
          project: asteroid_catapult [encore, cloning_vat +token]
          project: wormhole [flak_jockeys]
        """
    )
    play.use("asteroid_catapult")
    assert play.mobs("A") == ["flak_jockeys"]
    assert play.minion_pile() == ["encore", "cloning_vat"]
    assert len(play.asteroids()) == 1
    play.done()


@pytest.mark.rule("SV-R45", "SV-118")
def test_it_may_fly_itself_when_no_other_card_is_left() -> None:
    play = at(
        """
        domination deck:
        A:
          project: asteroid_catapult
        """
    )
    play.use("asteroid_catapult")
    assert play.asteroids() == ["asteroid_catapult A>B"]
    assert play.domination_pile() == []
    play.done()


@pytest.mark.rule("SV-76")
@pytest.mark.parametrize("side", ["project", "facility"])
def test_any_other_villain_can_be_the_target(side: str) -> None:
    play = at(f"domination deck: wormhole, rest\nA:\n  {side}: asteroid_catapult", seats=4)
    play.use("asteroid_catapult")
    assert play.asked == "A target"
    assert play.options() == ["B", "C", "D"]
    play.choose("C")
    assert play.asteroids() == ["wormhole A>C"]
    play.done()


@pytest.mark.rule("SV-125")
@pytest.mark.parametrize("side", ["project", "facility"])
def test_the_partner_is_no_target(side: str) -> None:
    play = at(
        f"domination deck: wormhole, rest\nA:\n  {side}: asteroid_catapult", seats=4, mode="team"
    )
    play.use("asteroid_catapult")
    assert play.options() == ["B", "D"]
    play.choose("B")
    assert play.asteroids() == ["wormhole A>B"]
    play.done()


# -- Facility: launch if none of ones own is in flight ------------------------------------------


@pytest.mark.rule("SV-67", "SV-75", "SV-16")
def test_the_facility_launches_while_only_others_have_asteroids() -> None:
    play = at(
        """
        domination deck: wormhole, rest
        A:
          facility: asteroid_catapult
        asteroids:
          flak_belt: B at A
        """
    )
    play.use("asteroid_catapult")
    assert play.asteroids() == ["flak_belt B>A", "wormhole A>B"]
    assert play.facilities("A") == ["asteroid_catapult"]
    play.done()


@pytest.mark.rule("SV-R10")
def test_not_usable_with_an_own_asteroid_in_flight() -> None:
    play = at(
        """
        A:
          facility: asteroid_catapult
        asteroids:
          flak_belt: A at B
        """
    )
    assert play.why_not("use", "asteroid_catapult") == "SV-R10"


@pytest.mark.rule("SV-98")
def test_an_asteroid_taken_over_is_an_own_one() -> None:
    play = at(
        """
        A:
          hand: gravity_billiards
          facility: asteroid_catapult
        asteroids:
          flak_belt: B at A
        """
    )
    assert play.can("use", "asteroid_catapult")
    play.ops("gravity_billiards")
    assert play.why_not("use", "asteroid_catapult") == "SV-R10"
    play.done()


def test_a_second_catapult_is_blocked_by_the_asteroid_of_the_first() -> None:
    play = at(
        """
        A:
          facility: asteroid_catapult
          facility: asteroid_catapult
        """
    )
    play.use("asteroid_catapult")
    assert len(play.asteroids()) == 1
    assert not play.can("use", "asteroid_catapult")
    play.done()


@pytest.mark.rule("SV-67")
def test_used_once_it_has_to_wait_for_the_next_turn_and_the_hit() -> None:
    play = at(
        """
        domination deck: dna_splitter, force_dome, force_dome, wormhole, rest
        A:
          facility: asteroid_catapult
        """
    )
    play.use("asteroid_catapult")
    assert play.why_not("use", "asteroid_catapult") == "SV-67"
    play.next_day("A")
    assert play.asteroids() == []
    play.use("asteroid_catapult")
    assert play.asteroids() == ["wormhole A>B"]
    play.done()


@pytest.mark.rule("SV-67")
def test_without_asteroids_it_still_works_only_once() -> None:
    play = at(
        """
        A:
          facility: asteroid_catapult +used
        """
    )
    assert play.why_not("use", "asteroid_catapult") == "SV-67"


@pytest.mark.rule("SV-114", "SV-R10")
def test_with_no_domination_card_left_the_facility_ends_the_game() -> None:
    play = at(
        """
        domination deck:
        A:
          facility: asteroid_catapult
        B:
          facility: wormhole
        """
    )
    play.use("asteroid_catapult")
    assert play.winners == "B"


@pytest.mark.rule("SV-R51")
@pytest.mark.parametrize("side", ["project", "facility"])
def test_neither_side_works_in_the_morning(side: str) -> None:
    play = at(f"phase: act3\nturned up: wormhole\nA:\n  {side}: asteroid_catapult")
    assert play.why_not("use", "asteroid_catapult") == "SV-R51"
    play.keep()
    assert play.can("use", "asteroid_catapult")
    play.done()


@pytest.mark.rule("SV-R51", "SV-35")
@pytest.mark.parametrize("side", ["project", "facility"])
def test_neither_side_works_on_anothers_turn(side: str) -> None:
    play = at(f"active: B\nA:\n  {side}: asteroid_catapult")
    assert play.table.why_not(0, kind="use", card="asteroid_catapult") is not None
    assert play.options() == ["end"]  # nor is it B's to use
    play.done("B")


@pytest.mark.rule("SV-49", "SV-65")
def test_completed_at_seven_hundred_it_launches_nothing_by_itself() -> None:
    play = at(
        """
        domination deck: wormhole, rest
        A:
          hand: heavy_lifters
          project: asteroid_catapult
        """
    )
    play.mob("heavy_lifters", "asteroid_catapult")
    assert play.facilities("A") == ["asteroid_catapult"]
    assert play.points("A") == 0
    assert play.asteroids() == []
    play.use("asteroid_catapult")  # at once, but as a Facility
    assert play.facilities("A") == ["asteroid_catapult"]
    assert play.asteroids() == ["wormhole A>B"]
    play.done()


@pytest.mark.rule("SV-49")
def test_six_hundred_do_not_complete_it() -> None:
    play = at("A:\n  hand: cloning_vat\n  project: asteroid_catapult [encore]")
    play.mob("cloning_vat", "asteroid_catapult")
    assert play.projects("A") == ["asteroid_catapult"]
    assert play.facilities("A") == []
    play.done()
