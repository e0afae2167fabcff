"""Slingshot Crew: launch an Asteroid, swiftly."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


@pytest.mark.rule("SV-75", "SV-77", "SV-79")
def test_launches_the_top_card_uncharged() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew
          project: wormhole [encore]
        domination deck: flak_belt, rest
        """
    )
    play.ops("slingshot_crew")
    assert play.asteroids() == ["flak_belt A>B"]
    assert play.projects("A") == ["wormhole"]  # it may not be kept
    assert play.domination_pile() == []
    play.done()


@pytest.mark.rule("SV-58", "SV-59", "SV-76")
def test_its_ops_is_swift_and_each_launch_has_its_own_target() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew, slingshot_crew, recruitment_drive
        domination deck: flak_belt, hypno_tower, rest
        """,
        seats=3,
    )
    play.ops("slingshot_crew")
    assert play.options() == ["B", "C"]
    play.choose("C")
    play.ops("recruitment_drive")
    play.ops("slingshot_crew")
    play.choose("B")
    assert play.asteroids() == ["flak_belt A>C", "hypno_tower A>B"]
    play.done()


@pytest.mark.rule("SV-125")
def test_never_at_a_partner() -> None:
    play = at("A:\n  hand: slingshot_crew", seats=4, mode="team")
    play.ops("slingshot_crew")
    assert play.options() == ["B", "D"]
    play.choose("B")
    play.done()


@pytest.mark.rule("SV-118")
def test_an_empty_deck_is_made_anew_from_the_pile() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew
        domination deck:
        domination pile: flak_belt
        """
    )
    play.ops("slingshot_crew")
    assert play.asteroids() == ["flak_belt A>B"]
    assert play.domination_pile() == []
    play.done()


@pytest.mark.rule("SV-114", "SV-115", "SV-119")
def test_with_nothing_left_to_launch_the_game_ends_and_a_shared_lead_wins_nothing() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew
          facility: hypno_tower
        B:
          facility: wormhole
        domination deck:
        """
    )
    play.ops("slingshot_crew")
    assert play.winners == "-"


@pytest.mark.rule("SV-10", "SV-40")
def test_its_mob_is_an_ordinary_one_and_launches_nothing() -> None:
    play = at("A:\n  hand: slingshot_crew, pickpockets\n  project: mirror_moon")
    play.mob("slingshot_crew", "mirror_moon")
    assert play.mobs("A") == ["slingshot_crew"]
    assert play.asteroids() == []
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.done()
