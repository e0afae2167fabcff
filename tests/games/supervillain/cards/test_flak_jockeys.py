"""Flak Jockeys: shoot down any Asteroid but an own one."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


@pytest.mark.rule("SV-87", "SV-88")
def test_shoots_down_any_asteroid_that_is_not_yours() -> None:
    play = at(
        """
        A:
          hand: flak_jockeys
        asteroids:
          flak_belt: A at B
          hypno_tower: B at A
          wormhole: B at C +charged
          mirror_moon: C at B
        """,
        seats=3,
    )
    play.ops("flak_jockeys")
    assert play.options() == ["hypno_tower", "mirror_moon", "wormhole"]
    play.choose("wormhole")
    assert play.asteroids() == ["flak_belt A>B", "hypno_tower B>A", "mirror_moon C>B"]
    assert play.domination_pile() == ["wormhole"]
    play.done()


@pytest.mark.rule("SV-89")
def test_the_owner_draws_nothing_and_nothing_is_hit() -> None:
    play = at(
        """
        A:
          hand: flak_jockeys
          project: wormhole [encore]
        asteroids:
          hypno_tower: B at A
        """
    )
    play.ops("flak_jockeys")
    assert play.asteroids() == []
    assert (play.hand("A"), play.hand("B")) == ([], [])
    assert play.mobs("A") == ["encore"]
    play.done()


@pytest.mark.rule("SV-88", "SV-R10")
@pytest.mark.parametrize("flying", ["", "asteroids:\n  flak_belt: A at B +charged"])
def test_not_playable_without_an_asteroid_of_another_villain(flying: str) -> None:
    play = at(f"A:\n  hand: flak_jockeys\n{flying}")
    assert play.why_not("ops", "flak_jockeys") == "SV-R10"
    play.done()


@pytest.mark.rule("SV-R29")
def test_a_partners_asteroid_can_be_shot_down() -> None:
    play = at(
        """
        A:
          hand: flak_jockeys
        asteroids:
          flak_belt: C at B
        """,
        seats=4,
        mode="team",
    )
    play.ops("flak_jockeys")
    assert play.domination_pile() == ["flak_belt"]
    play.done()


@pytest.mark.rule("SV-R19", "SV-H12")
def test_a_villain_whom_it_rids_of_bad_luck_wins_at_once() -> None:
    play = at(
        """
        A:
          hand: flak_jockeys
        B:
          facility: mirror_moon
          facility: mirror_moon
          facility: hypno_tower
        C:
          facility: bad_luck_emitter
        asteroids:
          wormhole: A at C +charged
          flak_belt: C at B +charged
        """,
        seats=3,
    )
    assert play.winners == ""
    play.ops("flak_jockeys")
    assert play.winners == "B"


@pytest.mark.rule("SV-58", "SV-59")
def test_its_ops_is_swift() -> None:
    play = at(
        """
        A:
          hand: flak_jockeys, flak_jockeys, recruitment_drive
        asteroids:
          hypno_tower: B at A
          wormhole: B at A +charged
        """
    )
    play.ops("flak_jockeys")
    play.choose("hypno_tower")
    play.ops("recruitment_drive")
    play.ops("flak_jockeys")
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-10", "SV-40", "SV-44")
def test_its_mob_is_an_ordinary_one_with_a_token() -> None:
    play = at(
        """
        A:
          hand: flak_jockeys, pickpockets
          project: mirror_moon [encore]
        asteroids:
          hypno_tower: B at A
        """
    )
    play.mob("flak_jockeys", "mirror_moon")
    assert play.mobs("A") == ["encore", "flak_jockeys+"]
    assert play.asteroids() == ["hypno_tower B>A"]
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.done()
