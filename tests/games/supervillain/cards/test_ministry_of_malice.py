"""Ministry of Malice: all others discard when complete; as a Facility draws for lost Facilities."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at

# -- Project: when complete ----------------------------------------------------------------------


@pytest.mark.rule("SV-51", "SV-R37")
def test_each_other_villain_discards_a_card_of_own_choice() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
          project: ministry_of_malice [recruitment_drive]
        B:
          hand: heavy_lifters, night_shift
        C:
        D:
          hand: shift_change, flak_jockeys
        """,
        seats=4,
    )
    play.mob("encore", "ministry_of_malice")
    assert play.asked == "B discard"
    assert play.options() == ["heavy_lifters", "night_shift"]  # no way to decline
    play.choose("night_shift")
    assert play.asked == "D discard"  # C holds nothing and is passed over
    assert any("Night Shift" in line for line in play.log("D"))  # D knows what B gave up
    play.choose("flak_jockeys")
    assert play.hand("A") == ["pickpockets"]
    assert play.hand("B") == ["heavy_lifters"]
    assert play.hand("D") == ["shift_change"]
    assert play.facilities("A") == ["ministry_of_malice"]
    assert play.points("A") == 1
    play.done()


@pytest.mark.rule("SV-R29")
def test_the_partner_discards_too_in_a_team_battle() -> None:
    play = at(
        """
        A:
          hand: encore
          project: ministry_of_malice [recruitment_drive]
        C:
          hand: heavy_lifters
        """,
        seats=4,
        mode="team",
    )
    play.mob("encore", "ministry_of_malice")
    assert play.hand("C") == []
    play.done()


def test_does_nothing_if_no_other_villain_holds_a_card() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
          project: ministry_of_malice [recruitment_drive]
        """
    )
    play.mob("encore", "ministry_of_malice")
    assert play.hand("A") == ["pickpockets"]
    assert play.facilities("A") == ["ministry_of_malice"]
    play.done()


@pytest.mark.rule("SV-49")
def test_one_step_short_of_900_nobody_discards() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
          project: ministry_of_malice [recruitment_drive]
        B:
          hand: encore
        """
    )
    play.mob("interns_of_doom", "ministry_of_malice")
    assert play.projects("A") == ["ministry_of_malice"]
    assert play.hand("B") == ["encore"]
    play.done()


@pytest.mark.rule("SV-R37", "SV-R12", "SV-131")
def test_on_another_villains_turn_the_active_one_discards_first() -> None:
    play = at(
        """
        A:
          hand: shift_change, encore, night_shift
          project: star_of_death [heavy_lifters]
        B:
          hand: pickpockets
          project: ministry_of_malice [interns_of_doom, plasma_stuffing]
        C:
          hand: flak_jockeys, cloning_vat
        """,
        seats=3,
    )
    play.ops("shift_change")
    play.choose("heavy_lifters", "interns_of_doom")
    assert play.asked == "A discard"  # from the owner it would be C
    play.choose("encore")
    assert play.asked == "C discard"
    play.choose("cloning_vat")
    assert play.hand("B") == ["pickpockets"]
    play.done()


@pytest.mark.rule("SV-16", "SV-65")
def test_a_facility_makes_nobody_discard_when_another_project_is_completed() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: flak_belt
          facility: ministry_of_malice
        B:
          hand: encore
        """
    )
    play.mob("heavy_lifters", "flak_belt")
    assert play.hand("B") == ["encore"]
    play.done()


@pytest.mark.rule("SV-61", "SV-69")
@pytest.mark.parametrize(("side", "rule"), [("project", "SV-61"), ("facility", "SV-69")])
def test_neither_side_can_be_used_at_will(side: str, rule: str) -> None:
    play = at(f"A:\n  {side}: ministry_of_malice\nB:\n  hand: encore")
    assert play.why_not("use", "ministry_of_malice") == rule


# -- Facility: whenever a Facility of another Villain is destroyed -------------------------------

DECK = "minion deck: gravity_billiards, mental_restart, recruitment_drive, night_shift"
DRAWN = ["gravity_billiards", "mental_restart"]


def ministry(*lines: str, side: str = "facility", a: tuple[str, ...] = ()) -> Play:
    """Three Villains; A owns the Ministry and holds no cards."""
    mine = ["A:", f"  {side}: ministry_of_malice", *("  " + line for line in a)]
    return at("\n".join([*mine, *lines, DECK]), seats=3)


@pytest.mark.rule("SV-69")
def test_draws_two_when_its_owner_destroys_a_rivals_facility() -> None:
    play = ministry("B:", "  facility: dna_splitter", a=("facility: planet_buster",))
    play.use("planet_buster")
    assert play.facilities("B") == []
    assert play.hand("A") == DRAWN
    play.done()


@pytest.mark.rule("SV-69")
def test_draws_two_when_villains_fight_among_themselves() -> None:
    play = ministry(
        "active: B", "B:", "  project: wormhole", "  facility: planet_buster", "C:",
        "  facility: dna_splitter +token", "  facility: force_dome",
    )  # fmt: skip
    play.use("planet_buster")  # which is itself a Facility lost, then the other one
    play.choose("force_dome")
    assert play.hand("A") == sorted([*DRAWN, "night_shift", "recruitment_drive"])
    assert play.hand("B") == play.hand("C") == []
    play.done("B")


@pytest.mark.rule("SV-95")
def test_draws_two_when_an_asteroid_destroys_a_rivals_facility() -> None:
    play = ministry(
        "active: B",
        "phase: act1",
        "C:",
        "  facility: dna_splitter",
        "asteroids:",
        "  wormhole: B at C +charged",
    )
    assert play.facilities("C") == []
    assert play.hand("B")[0] == "gravity_billiards"  # the attacker draws first
    assert play.hand("A") == ["mental_restart", "recruitment_drive"]
    play.keep()
    play.done("B")


@pytest.mark.rule("SV-104", "SV-108")
def test_a_token_lost_is_no_facility_lost() -> None:
    play = ministry(
        "active: B",
        "phase: act1",
        "C:",
        "  facility: dna_splitter +token",
        "asteroids:",
        "  wormhole: B at C +charged",
    )
    assert play.facilities("C") == ["dna_splitter"]
    assert play.hand("A") == []
    play.keep()
    play.done("B")


@pytest.mark.rule("SV-H20", "SV-68", "SV-R17")
def test_draws_two_after_another_villain_has_blown_up_an_own_facility() -> None:
    play = ministry(
        "active: B",
        "B:",
        "  facility: doomsday_clock",
        "C:",
        "  project: wormhole",
        "  project: chronosphere",
    )
    play.use("doomsday_clock")
    assert play.domination_pile() == ["doomsday_clock"]
    assert play.hand("A") == []  # the ability is finished first
    play.choose("wormhole")
    assert play.hand("A") == DRAWN
    play.done("B")


def test_an_own_facility_does_not_count() -> None:
    play = ministry("asteroids:", "  wormhole: B at A", a=("facility: flak_belt",))
    play.use("flak_belt")
    assert play.hand("A") == []
    play.done()


def test_the_ministry_does_not_draw_for_its_own_destruction() -> None:
    play = ministry("active: B", "phase: act1", "asteroids:", "  wormhole: B at A +charged")
    assert play.facilities("A") == []
    assert play.hand("A") == []
    play.keep()
    play.done("B")


@pytest.mark.rule("SV-R44")
def test_a_facility_turned_back_is_not_destroyed() -> None:
    play = ministry(
        "active: B", "B:", "  hand: back_to_the_drawing_board", "  facility: dna_splitter"
    )
    play.ops("back_to_the_drawing_board")
    play.choose("dna_splitter")
    assert play.hand("A") == []
    assert play.hand("B") == DRAWN  # what the Ops gives
    play.done("B")


def test_projects_and_mobs_of_rivals_do_not_count() -> None:
    play = ministry(
        "B:",
        "  project: wormhole",
        "  project: mirror_moon [encore]",
        a=("hand: blueprint_arson", "project: planet_buster"),
    )
    play.ops("blueprint_arson")
    play.use("planet_buster")
    assert play.projects("B") == ["mirror_moon"]
    assert play.mobs("B") == []
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SV-15")
def test_a_project_draws_nothing() -> None:
    play = ministry(
        "B:", "  facility: dna_splitter", side="project", a=("facility: planet_buster",)
    )
    play.use("planet_buster")
    assert play.facilities("B") == []
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SV-117", "SV-R8")
def test_draws_as_many_as_there_are() -> None:
    play = at(
        """
        A:
          facility: ministry_of_malice
          facility: planet_buster
        B:
          facility: dna_splitter
        minion deck: encore
        """
    )
    play.use("planet_buster")
    assert play.hand("A") == ["encore"]
    play.done()
