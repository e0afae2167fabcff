"""Plasma Stuffing: charge any Asteroid."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


@pytest.mark.rule("SV-23", "SV-80", "SV-R33")
def test_charges_any_uncharged_asteroid_whoever_owns_it() -> None:
    play = at(
        """
        A:
          hand: plasma_stuffing
        asteroids:
          flak_belt: A at B
          hypno_tower: B at A
          wormhole: B at C
          mirror_moon: C at A +charged
        """,
        seats=3,
    )
    play.ops("plasma_stuffing")
    assert play.options() == ["flak_belt", "hypno_tower", "wormhole"]  # one is charged already
    play.choose("wormhole")
    assert play.asteroids() == ["flak_belt A>B", "hypno_tower B>A", "wormhole B>C!", "mirror_moon C>A!"]  # fmt: skip
    play.done()


def test_may_charge_an_asteroid_pointed_at_yourself() -> None:
    play = at(
        """
        A:
          hand: plasma_stuffing
        asteroids:
          flak_belt: A at B
          hypno_tower: B at A
        """
    )
    play.ops("plasma_stuffing")
    play.choose("hypno_tower")
    assert play.asteroids() == ["flak_belt A>B", "hypno_tower B>A!"]
    play.done()


def test_a_single_uncharged_asteroid_is_charged_without_asking() -> None:
    play = at(
        """
        A:
          hand: plasma_stuffing
        asteroids:
          flak_belt: A at B
          hypno_tower: A at B +charged
        """
    )
    play.ops("plasma_stuffing")
    assert play.asteroids() == ["flak_belt A>B!", "hypno_tower A>B!"]
    play.done()


@pytest.mark.rule("SV-80", "SV-R10")
@pytest.mark.parametrize("flying", ["", "asteroids:\n  flak_belt: A at B +charged"])
def test_not_playable_without_an_uncharged_asteroid(flying: str) -> None:
    play = at(f"A:\n  hand: plasma_stuffing\n{flying}")
    assert play.why_not("ops", "plasma_stuffing") == "SV-R10"
    play.done()


@pytest.mark.rule("SV-R29")
def test_a_partners_asteroid_can_be_charged() -> None:
    play = at(
        """
        A:
          hand: plasma_stuffing
        asteroids:
          flak_belt: C at B
          wormhole: D at C
        """,
        seats=4,
        mode="team",
    )
    play.ops("plasma_stuffing")
    assert play.options() == ["flak_belt", "wormhole"]
    play.choose("flak_belt")
    assert play.asteroids() == ["flak_belt C>B!", "wormhole D>C"]
    play.done()


@pytest.mark.rule("SV-56")
def test_its_ops_uses_up_the_ops_of_the_turn() -> None:
    play = at(
        """
        A:
          hand: plasma_stuffing, plasma_stuffing
        asteroids:
          flak_belt: A at B
          wormhole: A at B
        """
    )
    play.ops("plasma_stuffing")
    play.choose("wormhole")
    assert play.why_not("ops", "plasma_stuffing") == "SV-56"
    play.done()


@pytest.mark.rule("SV-10", "SV-40")
def test_its_mob_is_an_ordinary_one_and_charges_nothing() -> None:
    play = at(
        """
        A:
          hand: plasma_stuffing, pickpockets
          project: mirror_moon
        asteroids:
          flak_belt: A at B
        """
    )
    play.mob("plasma_stuffing", "mirror_moon")
    assert play.mobs("A") == ["plasma_stuffing"]
    assert play.asteroids() == ["flak_belt A>B"]
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.done()
