"""Spy Satellite Swarm: robs one hand as a Project, every other hand when the Facility is destroyed."""

from __future__ import annotations

import pytest

from fiendish.engine.game import LETTERS
from tests.games.supervillain.playing import Play, at

# -- Project: destroy this, take a random card ---------------------------------------------------


@pytest.mark.rule("SV-62", "SV-R38")
def test_takes_a_card_from_the_hand_of_another_villain_who_holds_one() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: spy_satellite_swarm
        B:
          hand: encore
        C:
        D:
          hand: pickpockets
        """,
        seats=4,
    )
    play.use("spy_satellite_swarm")
    assert play.asked == "A victim"
    assert play.options() == ["B", "D"]  # neither A nor C, who holds nothing
    play.choose("D")
    assert play.hand("A") == ["heavy_lifters", "pickpockets"]
    assert play.hand("B") == ["encore"]
    assert play.hand("D") == []
    assert play.domination_pile() == ["spy_satellite_swarm"]
    assert play.minion_pile() == []
    play.done()


@pytest.mark.rule("SV-R38")
def test_only_the_two_concerned_learn_which_card_it_is() -> None:
    play = at(
        """
        A:
          project: spy_satellite_swarm
        B:
          hand: encore
        """,
        seats=3,
    )
    play.use("spy_satellite_swarm")
    readers = {reader: "Encore!" in "".join(play.log(reader)) for reader in ("A", "B", "C", None)}
    assert readers == {"A": True, "B": True, "C": False, None: False}
    play.done()


@pytest.mark.rule("SV-R38")
def test_chance_decides_which_card() -> None:
    taken = set()
    for seed in range(20):
        play = at(
            """
            A:
              project: spy_satellite_swarm
            B:
              hand: encore, pickpockets
            """,
            seed=seed,
        )
        play.use("spy_satellite_swarm")
        taken |= {*play.hand("A")}
        assert sorted(play.hand("A") + play.hand("B")) == ["encore", "pickpockets"]
        play.done()
    assert taken == {"encore", "pickpockets"}


@pytest.mark.rule("SV-R10")
def test_not_usable_if_nobody_else_holds_a_card() -> None:
    play = at("A:\n  hand: encore\n  project: spy_satellite_swarm")
    assert play.why_not("use", "spy_satellite_swarm") == "SV-R10"


@pytest.mark.rule("SV-63")
def test_mobs_on_the_swarm_are_destroyed_with_it() -> None:
    play = at(
        """
        A:
          project: spy_satellite_swarm [pickpockets]
          project: mirror_moon [night_shift]
        B:
          hand: encore
        """
    )
    play.use("spy_satellite_swarm")
    assert play.hand("A") == ["encore"]
    assert play.mobs("A") == ["night_shift"]
    assert play.minion_pile() == ["pickpockets"]
    play.done()


@pytest.mark.rule("SV-R29")
def test_the_partner_may_be_robbed_in_a_team_battle() -> None:
    play = at(
        """
        A:
          project: spy_satellite_swarm
        B:
          hand: encore
        C:
          hand: pickpockets
        """,
        seats=4,
        mode="team",
    )
    play.use("spy_satellite_swarm")
    play.choose("C")
    assert play.hand("A") == ["pickpockets"]
    play.done()


@pytest.mark.rule("SV-49")
@pytest.mark.parametrize(("mob", "built"), [("pickpockets", False), ("recruitment_drive", True)])
def test_completing_it_at_600_robs_nobody(mob: str, built: bool) -> None:
    play = at(f"A:\n  hand: {mob}\n  project: spy_satellite_swarm\nB:\n  hand: encore")
    play.mob(mob, "spy_satellite_swarm")
    assert play.facilities("A") == (["spy_satellite_swarm"] if built else [])
    assert play.points("A") == built
    assert play.hand("B") == ["encore"]
    play.done()


# -- Facility: if destroyed ----------------------------------------------------------------------


def swarm(*lines: str, side: str = "facility", seats: int = 2, mode: str = "basic") -> Play:
    """A owns the Swarm and holds no cards; B is active."""
    mine = ["A:", f"  {side}: spy_satellite_swarm"]
    return at("\n".join(["active: B", *lines, *mine]), seats=seats, mode=mode)


def robbed(play: Play) -> list[str]:
    """Whose hands were robbed, in order."""
    facts = play.g.journal or []
    return [LETTERS[fact.other] for fact in facts if fact.happening.id == "rob"]


@pytest.mark.rule("SV-70", "SV-71")
def test_destroyed_by_another_villain_it_robs_each_other_hand() -> None:
    play = swarm(
        "B:",
        "  hand: encore",
        "  facility: planet_buster",
        "C:",
        "D:",
        "  hand: pickpockets, pickpockets",
        seats=4,
    )
    play.use("planet_buster")
    assert play.hand("A") == ["encore", "pickpockets"]
    assert play.hand("B") == play.hand("C") == []
    assert play.hand("D") == ["pickpockets"]
    assert play.points("A") == 0
    play.done("B")


@pytest.mark.rule("SV-70", "SV-95", "SV-131")
def test_robs_clockwise_from_the_villain_whose_turn_it_is() -> None:
    play = at(
        """
        active: C
        phase: act1
        A:
          hand: encore
        B:
          facility: spy_satellite_swarm
        C:
          hand: pickpockets
        D:
          hand: night_shift
        asteroids:
          wormhole: C at B +charged
        """,
        seats=4,
    )
    assert robbed(play) == ["C", "D", "A"]
    assert len(play.hand("B")) == 3
    assert len(play.hand("C")) == 2  # two cards drawn and held, one lost; then Act II
    play.keep()
    play.done("C")


@pytest.mark.rule("SV-R29")
def test_robs_the_partner_too_in_a_team_battle() -> None:
    play = swarm("B:", "  facility: planet_buster", "C:", "  hand: encore", seats=4, mode="team")
    play.use("planet_buster")
    assert play.hand("A") == ["encore"]
    play.done("B")


def test_finds_nothing_in_empty_hands() -> None:
    play = swarm("B:", "  facility: planet_buster")
    play.use("planet_buster")
    assert play.facilities("A") == play.hand("A") == []
    play.done("B")


@pytest.mark.rule("SV-104", "SV-108")
def test_a_token_saves_it_and_nobody_is_robbed() -> None:
    play = at(
        """
        active: B
        phase: act1
        A:
          facility: spy_satellite_swarm +token
        B:
          hand: encore
        asteroids:
          wormhole: B at A +charged
        """
    )
    assert play.facilities("A") == ["spy_satellite_swarm"]
    assert play.tokens("A") == play.hand("A") == []
    play.keep()
    play.done("B")


@pytest.mark.rule("SV-15")
def test_a_project_destroyed_by_another_villain_robs_nobody() -> None:
    play = swarm("B:", "  hand: blueprint_arson, encore", side="project")
    play.ops("blueprint_arson")
    assert play.projects("A") == play.hand("A") == []
    assert play.hand("B") == ["encore"]
    play.done("B")


@pytest.mark.rule("SV-R44", "SV-73")
def test_turned_back_it_robs_nobody_and_can_be_used_as_a_project_again() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board
          facility: spy_satellite_swarm
        B:
          hand: encore
        minion deck: pickpockets, night_shift
        """
    )
    play.ops("back_to_the_drawing_board")
    assert play.hand("A") == ["night_shift", "pickpockets"]
    assert play.hand("B") == ["encore"]
    play.use("spy_satellite_swarm")
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SV-72", "SV-16")
def test_its_owner_cannot_destroy_the_facility_at_will() -> None:
    play = at("A:\n  facility: spy_satellite_swarm\nB:\n  hand: encore")
    assert play.why_not("use", "spy_satellite_swarm") == "SV-69"
