"""Body Snatchers: take a Mob of 400 or less from another Villain."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at


def snatch(mob: str, place: str, *, mine: str = "") -> Play:
    """A snatches B's one Mob for an own Project, written as in a position file."""
    play = at(
        f"""
        A:
          hand: body_snatchers
          project: {place} {f"[{mine}]" if mine else ""}
        B:
          project: mirror_moon [{mob}]
        """
    )
    play.ops("body_snatchers")
    return play


def test_takes_a_mob_of_400_or_less_from_any_other_villain() -> None:
    play = at(
        """
        A:
          hand: body_snatchers
          project: wormhole [interns_of_doom]
        B:
          project: chronosphere [plasma_stuffing, pickpockets]
        C:
          project: mirror_moon [doomsday_delivery, blueprint_arson]
        """,
        seats=3,
    )
    play.ops("body_snatchers")
    assert play.options() == ["doomsday_delivery", "plasma_stuffing"]  # 500 is too much
    play.choose("plasma_stuffing")
    assert play.mobs("A", "wormhole") == ["interns_of_doom", "plasma_stuffing"]
    assert play.mobs("B") == ["pickpockets"]
    assert play.mobs("C") == ["blueprint_arson", "doomsday_delivery"]
    assert play.minion_pile() == ["body_snatchers"]
    play.done()


def test_you_choose_the_project_it_goes_to() -> None:
    play = at(
        """
        A:
          hand: body_snatchers
          project: wormhole [interns_of_doom]
          project: hypno_tower
          facility: force_dome
        B:
          project: mirror_moon [plasma_stuffing]
        """
    )
    play.ops("body_snatchers")
    assert play.options() == ["hypno_tower", "wormhole"]
    play.choose("hypno_tower")
    assert play.mobs("A", "hypno_tower") == ["plasma_stuffing"]
    assert play.mobs("A", "wormhole") == ["interns_of_doom"]
    assert play.projects("B") == ["mirror_moon"]
    play.done()


@pytest.mark.rule("SV-106", "SV-R26", "SV-H10")
@pytest.mark.parametrize(
    ("mob", "place", "taken"),
    [
        ("flak_jockeys", "wormhole", "flak_jockeys"),  # the symbol gives none again
        ("flak_jockeys +token", "wormhole", "flak_jockeys+"),
        ("encore +token", "wormhole", "encore+"),
        ("encore", "wormhole", "encore"),
        ("encore", "force_dome", "encore+"),  # the Dome gives one
        ("flak_jockeys", "force_dome", "flak_jockeys+"),
        ("flak_jockeys +token", "force_dome", "flak_jockeys+"),
    ],
)
def test_the_mob_keeps_its_token_or_lack_of_one(mob: str, place: str, taken: str) -> None:
    play = snatch(mob, place, mine="interns_of_doom")
    assert play.mobs("A") == sorted(["interns_of_doom", taken])
    assert play.mobs("B") == []
    play.done()


@pytest.mark.rule("SV-49", "SV-50")
def test_completes_your_project_when_it_brings_enough() -> None:
    play = snatch("slingshot_crew +token", "spy_satellite_swarm", mine="encore")
    assert play.facilities("A") == ["spy_satellite_swarm"]
    assert play.mobs("A") == play.mobs("B") == []
    assert play.minion_pile() == ["body_snatchers", "encore", "slingshot_crew"]
    play.done()


@pytest.mark.rule("SV-49")
def test_does_not_complete_your_project_when_100_are_missing() -> None:
    play = snatch("interns_of_doom", "spy_satellite_swarm", mine="encore")
    assert play.projects("A") == ["spy_satellite_swarm"]
    assert play.mobs("A") == ["encore", "interns_of_doom"]
    play.done()


@pytest.mark.rule("SV-21")
def test_a_taken_mob_is_not_destroyed() -> None:
    play = at(
        """
        A:
          hand: body_snatchers
          project: wormhole
        B:
          hand: pickpockets
          project: mirror_moon [encore]
          facility: orbital_junkyard
          facility: senate_in_chains
        """
    )
    play.ops("body_snatchers")
    assert play.mobs("A") == ["encore"]
    assert play.hand("B") == ["pickpockets"]  # neither drawn nor discarded
    play.done()


@pytest.mark.rule("SV-R23")
def test_a_taken_mob_is_yours_and_can_be_taken_back() -> None:
    play = at(
        """
        A:
          hand: body_snatchers
          project: wormhole
        B:
          hand: body_snatchers
          project: mirror_moon [encore]
        """
    )
    play.ops("body_snatchers")
    play.end_day()
    play.launch(at="A")
    assert play.can("ops", "body_snatchers")
    play.ops("body_snatchers")
    assert play.mobs("B") == ["encore"]
    play.done("B")


@pytest.mark.rule("SV-19")
def test_is_not_a_mob_play() -> None:
    play = at(
        """
        A:
          hand: body_snatchers, pickpockets, night_shift
          project: mirror_moon
        B:
          project: wormhole [plasma_stuffing]
        """
    )
    play.ops("body_snatchers")
    play.mob("pickpockets", "mirror_moon")
    assert play.why_not("mob", "night_shift", place="mirror_moon") == "SV-40"
    play.done()


@pytest.mark.rule("SV-R10")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("facility: wormhole", "project: mirror_moon [encore]"),
        ("project: wormhole [encore]", "project: mirror_moon [pickpockets]"),
        ("project: wormhole [encore]", "project: mirror_moon"),
    ],
    ids=["no Project", "no Mob of 400 or less", "no Mob"],
)
def test_not_playable_without_a_project_and_a_fitting_mob(mine: str, theirs: str) -> None:
    play = at(f"A:\n  hand: body_snatchers\n  {mine}\nB:\n  {theirs}")
    assert play.why_not("ops", "body_snatchers") == "SV-R10"
    play.done()


@pytest.mark.rule("SV-R29")
def test_a_partner_can_be_robbed_too() -> None:
    play = at(
        """
        A:
          hand: body_snatchers
          project: wormhole
        C:
          project: mirror_moon [encore]
        """,
        seats=4,
        mode="team",
    )
    play.ops("body_snatchers")
    assert play.mobs("A") == ["encore"]
    play.done()


@pytest.mark.rule("SV-56")
def test_its_ops_uses_up_the_ops_of_the_turn() -> None:
    play = at(
        """
        A:
          hand: body_snatchers, body_snatchers
          project: wormhole
        B:
          project: mirror_moon [encore, interns_of_doom]
        """
    )
    play.ops("body_snatchers")
    play.choose("encore")
    assert play.why_not("ops", "body_snatchers") == "SV-56"
    play.done()


@pytest.mark.rule("SV-10", "SV-45", "SV-46")
def test_its_mob_is_boosted_and_takes_nothing() -> None:
    play = at(
        """
        A:
          hand: body_snatchers, body_snatchers, pickpockets, night_shift
          project: mirror_moon
        B:
          project: wormhole [encore]
        """
    )
    play.mob("body_snatchers", "mirror_moon")
    play.mob("pickpockets", "mirror_moon")
    play.mob("body_snatchers", "mirror_moon")
    assert play.mobs("A") == ["body_snatchers", "body_snatchers", "pickpockets"]
    assert play.mobs("B") == ["encore"]
    assert play.why_not("mob", "night_shift", place="mirror_moon") == "SV-40"
    play.done()
