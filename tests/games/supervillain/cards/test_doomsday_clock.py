"""Doomsday Clock: charges own Asteroids as a Project; the Facility goes up with a rival's Project."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Project: once per turn, discard two and charge an own Asteroid ------------------------------


@pytest.mark.rule("SV-64", "SV-80", "SV-81")
def test_two_cards_charge_an_own_asteroid() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets, night_shift
          project: doomsday_clock [heavy_lifters]
        asteroids:
          flak_belt: A at B
          wormhole: A at C
          dna_splitter: A at B +charged
          force_dome: B at A
        """,
        seats=3,
    )
    play.use("doomsday_clock")
    assert play.asked == "A pay"
    play.choose("night_shift")
    assert play.options() == ["encore", "pickpockets"]
    play.choose("encore")
    assert play.minion_pile() == ["night_shift", "encore"]  # paid before the choice
    assert play.asked == "A charge"
    assert play.options() == ["flak_belt", "wormhole"]  # own and not charged yet
    play.choose("wormhole")
    assert play.asteroids() == ["flak_belt A>B", "wormhole A>C!", "dna_splitter A>B!", "force_dome B>A"]  # fmt: skip
    assert play.hand("A") == ["pickpockets"]
    assert play.projects("A") == ["doomsday_clock"]
    assert play.mobs("A") == ["heavy_lifters"]
    play.done()


@pytest.mark.parametrize(("hand", "payable"), [("encore", False), ("encore, pickpockets", True)])
def test_one_card_is_not_enough(hand: str, payable: bool) -> None:
    play = at(
        f"""
        A:
          hand: {hand}
          project: doomsday_clock
        asteroids:
          flak_belt: A at B
        """
    )
    assert play.why_not("use", "doomsday_clock") == ("" if payable else "SV-35")


@pytest.mark.rule("SV-R10")
@pytest.mark.parametrize("asteroid", ["flak_belt: A at B +charged", "flak_belt: B at A"])
def test_needs_an_own_uncharged_asteroid(asteroid: str) -> None:
    play = at(
        f"""
        A:
          hand: encore, pickpockets
          project: doomsday_clock
        B:
          project: wormhole
        asteroids:
          {asteroid}
        """
    )
    assert play.why_not("use", "doomsday_clock") == "SV-R10"


def test_the_partners_asteroid_is_not_an_own_one() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
          project: doomsday_clock
        asteroids:
          flak_belt: C at B
        """,
        seats=4,
        mode="team",
    )
    assert play.why_not("use", "doomsday_clock") == "SV-R10"


@pytest.mark.rule("SV-64")
def test_charges_once_per_turn_and_again_in_the_next() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets, night_shift, heavy_lifters
          project: doomsday_clock
        asteroids:
          flak_belt: A at B
          wormhole: A at B
        """
    )
    play.use("doomsday_clock")
    play.choose("encore", "pickpockets", "flak_belt")
    assert play.why_not("use", "doomsday_clock") == "SV-67"
    play.end_day()
    play.keep()
    play.end_day()
    assert play.asked == "A next-hit"
    play.choose("wormhole")  # finds nothing; the other one then takes the new Project of B
    play.launch("B")
    assert play.can("use", "doomsday_clock")
    play.done()


# -- Facility: destroy this, destroy a Project of another Villain --------------------------------


@pytest.mark.rule("SV-68")
def test_destroys_a_project_of_another_villain_mobs_and_all() -> None:
    play = at(
        """
        A:
          project: mirror_moon
          facility: doomsday_clock
          facility: dna_splitter
        B:
          project: wormhole [encore, flak_jockeys +token]
          project: chronosphere
          facility: force_dome
        C:
          project: flak_belt [interns_of_doom]
        """,
        seats=3,
    )
    play.use("doomsday_clock")
    assert play.points("A") == 1  # its point is gone first
    assert play.domination_pile() == ["doomsday_clock"]
    assert play.options() == ["chronosphere", "flak_belt", "wormhole"]  # no own one, no Facility
    play.choose("wormhole")
    assert play.domination_pile() == ["doomsday_clock", "wormhole"]
    assert play.minion_pile() == ["encore", "flak_jockeys"]
    assert play.projects("A") == ["mirror_moon"]
    assert play.projects("B") == ["chronosphere"]
    assert play.mobs("C") == ["interns_of_doom"]
    assert play.facilities("A") == ["dna_splitter"]
    play.done()


@pytest.mark.rule("SV-R54", "SV-69")
def test_the_destroyed_project_is_a_loss_to_another_villains_junkyard() -> None:
    play = at(
        """
        A:
          facility: doomsday_clock
          facility: orbital_junkyard
        B:
          project: wormhole [encore]
          facility: orbital_junkyard
        """
    )
    play.use("doomsday_clock")
    assert len(play.hand("B")) == 2  # one for the Mob, one for the Project
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SV-R29")
def test_the_partners_project_may_be_destroyed_in_a_team_battle() -> None:
    play = at(
        """
        A:
          facility: doomsday_clock
        C:
          project: wormhole
        """,
        seats=4,
        mode="team",
    )
    play.use("doomsday_clock")
    assert play.projects("C") == []
    play.done()


@pytest.mark.rule("SV-R10", "SV-16")
def test_the_facility_needs_a_rivals_project_and_charges_nothing() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
          project: mirror_moon
          facility: doomsday_clock
        B:
          facility: wormhole
        asteroids:
          flak_belt: A at B
        """
    )
    assert play.why_not("use", "doomsday_clock") == "SV-R10"


@pytest.mark.rule("SV-15", "SV-49", "SV-66")
@pytest.mark.parametrize(("mob", "built"), [("interns_of_doom", False), ("encore", True)])
def test_completed_at_1000_it_can_go_off_in_the_same_day(mob: str, built: bool) -> None:
    play = at(
        f"""
        A:
          hand: {mob}
          project: doomsday_clock [heavy_lifters]
        B:
          project: wormhole
        """
    )
    play.mob(mob, "doomsday_clock")
    assert play.points("A") == built
    assert play.projects("B") == ["wormhole"]
    assert play.can("use", "doomsday_clock") is built  # a Project destroys nothing
    play.done()
