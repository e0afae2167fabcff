"""Teleport Hub: swaps any two Mobs when complete; as a Facility an own Mob with a rival's."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at

# -- Project: when complete, may swap ------------------------------------------------------------


def completing(*lines: str, seats: int = 2) -> Play:
    """A is about to complete the Hub with Encore!."""
    mine = ["A:", "  hand: encore", "  project: teleport_hub [plasma_stuffing]"]
    return at("\n".join([*mine, *lines]), seats=seats)


@pytest.mark.rule("SV-51", "SV-20")
def test_swaps_two_mobs_on_different_projects_whoever_owns_them() -> None:
    play = completing(
        "  project: mirror_moon [pickpockets]",
        "B:",
        "  project: wormhole [night_shift, interns_of_doom]",
        "C:",
        "  project: chronosphere [slingshot_crew]",
        seats=3,
    )
    play.mob("encore", "teleport_hub")
    assert play.asked == "A swap-first"
    assert play.options() == ["decline", "interns_of_doom", "night_shift", "pickpockets", "slingshot_crew"]  # fmt: skip
    assert play.facilities("A") == []  # step 2
    play.choose("night_shift")
    assert play.options() == ["pickpockets", "slingshot_crew"]  # not its neighbour
    play.choose("slingshot_crew")
    assert play.mobs("A") == ["pickpockets"]
    assert play.mobs("B") == ["interns_of_doom", "slingshot_crew"]
    assert play.mobs("C") == ["night_shift"]
    assert play.facilities("A") == ["teleport_hub"]
    assert play.points("A") == 1
    assert play.minion_pile() == ["plasma_stuffing", "encore"]
    play.done()


def test_two_own_mobs_can_be_swapped() -> None:
    play = completing("  project: mirror_moon [pickpockets]", "  project: wormhole [night_shift]")
    play.mob("encore", "teleport_hub")
    play.choose("pickpockets")
    assert play.mobs("A", "mirror_moon") == ["night_shift"]
    assert play.mobs("A", "wormhole") == ["pickpockets"]
    play.done()


def test_the_swap_may_be_declined() -> None:
    play = completing("  project: mirror_moon [pickpockets]", "B:", "  project: wormhole [encore]")
    play.mob("encore", "teleport_hub")
    play.decline()
    assert play.mobs("A") == ["pickpockets"]
    assert play.mobs("B") == ["encore"]
    assert play.facilities("A") == ["teleport_hub"]
    play.done()


@pytest.mark.rule("SV-20")
def test_mobs_of_one_project_alone_cannot_be_swapped() -> None:
    play = completing("B:", "  project: wormhole [pickpockets, interns_of_doom]")
    play.mob("encore", "teleport_hub")
    assert play.facilities("A") == ["teleport_hub"]
    assert play.mobs("B") == ["interns_of_doom", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-R26")
def test_each_mob_keeps_its_token_or_lack_of_one() -> None:
    play = completing(
        "  project: mirror_moon [pickpockets +token]", "B:", "  project: wormhole [flak_jockeys]"
    )
    play.mob("encore", "teleport_hub")
    play.choose("flak_jockeys")
    assert play.mobs("A") == ["flak_jockeys"]
    assert play.mobs("B") == ["pickpockets+"]
    play.done()


@pytest.mark.rule("SV-R12", "SV-R17")
def test_a_project_the_swap_finishes_is_completed_before_the_hub_itself() -> None:
    play = completing(
        "  project: spy_satellite_swarm [interns_of_doom]",
        "  facility: reinforced_bunker +token",
        "B:",
        "  project: wormhole [recruitment_drive]",
    )
    play.mob("encore", "teleport_hub")
    play.choose("interns_of_doom")
    assert play.tokens("A") == ["reinforced_bunker", "spy_satellite_swarm", "teleport_hub"]
    assert play.mobs("B") == ["interns_of_doom"]
    opened = [line.cards for line in play.table.log() if line.kind == "facility"]
    assert opened == [("spy_satellite_swarm",), ("teleport_hub",)]
    play.done()


@pytest.mark.rule("SV-H9", "SV-49", "SV-R19")
def test_the_swap_can_make_an_opponent_win() -> None:
    play = completing(
        "  project: mirror_moon [recruitment_drive]",
        "B:",
        "  project: spy_satellite_swarm [interns_of_doom]",
        "  facility: mirror_moon",
        "  facility: star_of_death",
    )
    play.mob("encore", "teleport_hub")
    play.choose("recruitment_drive")
    assert play.winners == "B"
    assert play.facilities("A") == []  # the Hub did not get to step 3


@pytest.mark.rule("SV-49")
def test_one_step_short_of_700_nothing_is_swapped() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
          project: teleport_hub [plasma_stuffing]
          project: mirror_moon [pickpockets]
        """
    )
    play.mob("interns_of_doom", "teleport_hub")
    assert play.projects("A") == ["mirror_moon", "teleport_hub"]
    play.done()


@pytest.mark.rule("SV-R12")
def test_its_owner_may_swap_also_on_another_villains_turn() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: star_of_death [heavy_lifters, encore]
        B:
          project: teleport_hub [interns_of_doom]
          project: wormhole [night_shift]
        """
    )
    play.ops("shift_change")
    play.choose("heavy_lifters", "interns_of_doom")
    assert play.asked == "B swap-first"
    assert play.options() == ["decline", "encore", "interns_of_doom", "night_shift"]
    play.choose("encore")
    assert play.mobs("A") == ["interns_of_doom", "night_shift"]
    assert play.mobs("B") == ["encore"]
    assert play.facilities("B") == ["teleport_hub"]
    play.done()


@pytest.mark.rule("SV-15", "SV-61")
def test_the_project_cannot_be_used_at_will() -> None:
    play = completing("  project: mirror_moon [pickpockets]", "B:", "  project: wormhole [encore]")
    assert play.why_not("use", "teleport_hub") == "SV-61"


# -- Facility: once per turn, discard one and swap an own Mob with a rival's ---------------------


def hub(*lines: str, hand: str = "night_shift", seats: int = 2) -> Play:
    """A has the Hub in work."""
    mine = ["A:", f"  hand: {hand}", "  facility: teleport_hub"]
    return at("\n".join([*mine, *lines]), seats=seats)


@pytest.mark.rule("SV-67", "SV-20")
def test_a_discarded_card_buys_a_swap_with_another_villain() -> None:
    play = hub(
        "  project: mirror_moon [pickpockets, encore]",
        "B:",
        "  project: wormhole [flak_jockeys +token]",
        "C:",
        "  project: chronosphere [slingshot_crew]",
        hand="night_shift, heavy_lifters",
        seats=3,
    )
    play.use("teleport_hub")
    assert play.asked == "A pay"
    play.choose("night_shift")
    assert play.minion_pile() == ["night_shift"]
    assert play.options() == ["encore", "pickpockets"]  # an own Mob, and no way back
    play.choose("encore")
    assert play.options() == ["flak_jockeys", "slingshot_crew"]  # then a rival's
    play.choose("flak_jockeys")
    assert play.mobs("A") == ["flak_jockeys+", "pickpockets"]
    assert play.mobs("B") == ["encore"]
    assert play.mobs("C") == ["slingshot_crew"]
    assert play.hand("A") == ["heavy_lifters"]
    play.done()


@pytest.mark.rule("SV-R10")
@pytest.mark.parametrize(
    "lines",
    [
        ["  project: mirror_moon [encore]", "B:", "  project: wormhole"],
        ["  project: mirror_moon", "B:", "  project: wormhole [encore]"],
        ["  project: mirror_moon [encore]", "  project: chronosphere [pickpockets]"],
    ],
    ids=["no rival Mob", "no own Mob", "own Mobs only"],
)
def test_needs_an_own_mob_and_a_rivals(lines: list[str]) -> None:
    assert hub(*lines).why_not("use", "teleport_hub") == "SV-R10"


def test_without_a_card_to_discard_it_cannot_be_used() -> None:
    play = hub("  project: mirror_moon [encore]", "B:", "  project: wormhole [encore]", hand="")
    assert play.why_not("use", "teleport_hub") == "SV-35"


@pytest.mark.rule("SV-67")
def test_swaps_once_per_turn_and_again_in_the_next() -> None:
    play = hub(
        "  project: mirror_moon [encore]",
        "B:",
        "  project: wormhole [pickpockets]",
        hand="night_shift, heavy_lifters",
    )
    play.use("teleport_hub")
    play.choose("night_shift")
    assert play.mobs("A") == ["pickpockets"]
    assert play.why_not("use", "teleport_hub") == "SV-67"
    play.next_day()
    assert play.can("use", "teleport_hub")
    play.done()


@pytest.mark.rule("SV-49", "SV-R12")
@pytest.mark.parametrize(
    ("mine", "theirs", "builder"),
    [
        ("flak_belt [interns_of_doom]", "mirror_moon [pickpockets]", "A"),
        ("mirror_moon [pickpockets]", "flak_belt [interns_of_doom]", "B"),
    ],
)
def test_the_swap_completes_the_project_that_gains_enough(
    mine: str, theirs: str, builder: str
) -> None:
    play = hub(f"  project: {mine}", "B:", f"  project: {theirs}")
    play.use("teleport_hub")
    assert "flak_belt" in play.facilities(builder)
    assert play.mobs({"A": "B", "B": "A"}[builder]) == ["interns_of_doom"]
    assert play.minion_pile() == ["night_shift", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-16", "SV-65")
def test_a_facility_swaps_nothing_when_another_project_is_completed() -> None:
    play = hub(
        "  project: flak_belt",
        "  project: mirror_moon [encore]",
        "B:",
        "  project: wormhole [pickpockets]",
        hand="heavy_lifters",
    )
    play.mob("heavy_lifters", "flak_belt")
    assert play.mobs("A") == ["encore"]
    play.done()
