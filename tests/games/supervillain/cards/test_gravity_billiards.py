"""Gravity Billiards: take over an opponent's Asteroid and point it anew."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at


def four_asteroids() -> Play:
    return at(
        """
        A:
          hand: gravity_billiards
        asteroids:
          flak_belt: A at B
          hypno_tower: B at A
          wormhole: B at C +charged
          mirror_moon: C at B
        """,
        seats=3,
    )


@pytest.mark.rule("SV-98", "SV-R28")
@pytest.mark.parametrize("target", ["B", "C"])
def test_takes_over_an_opponents_asteroid_for_any_other_villain(target: str) -> None:
    play = four_asteroids()
    play.ops("gravity_billiards")
    assert play.options() == ["hypno_tower", "mirror_moon", "wormhole"]  # not the own one
    play.choose("wormhole")
    assert play.options() == ["B", "C"]  # the old owner and the old target, not oneself
    play.choose(target)
    assert play.asteroids() == [
        "flak_belt A>B",
        "hypno_tower B>A",
        f"wormhole A>{target}!",  # the charge stays
        "mirror_moon C>B",
    ]
    assert play.domination_pile() == []
    play.done()


def test_an_uncharged_asteroid_stays_uncharged() -> None:
    play = four_asteroids()
    play.ops("gravity_billiards")
    play.choose("hypno_tower", "C")
    assert "hypno_tower A>C" in play.asteroids()
    play.done()


@pytest.mark.rule("SV-34", "SV-R28")
def test_it_hits_in_the_new_owners_next_turn_and_not_in_the_old_owners() -> None:
    play = at(
        """
        A:
          hand: gravity_billiards
          project: wormhole [encore]
        B:
          project: chronosphere [pickpockets]
        asteroids:
          hypno_tower: B at A
        """
    )
    play.ops("gravity_billiards")
    assert play.asteroids() == ["hypno_tower A>B"]
    play.end_day()
    assert play.asked == "B turned-up"  # past Act I of the old owner
    assert play.mobs("A") == ["encore"]
    play.keep()
    play.end_day()
    assert play.mobs("B") == []
    assert play.domination_pile() == ["hypno_tower"]
    assert play.asked == "A turned-up"


@pytest.mark.rule("SV-86", "SV-88", "SV-H14")
def test_the_new_owner_cannot_shoot_it_down_any_more() -> None:
    play = at(
        """
        A:
          hand: gravity_billiards, flak_jockeys, encore, encore
        asteroids:
          hypno_tower: B at A +charged
        """
    )
    assert play.can("shoot", "hypno_tower")
    play.ops("gravity_billiards")
    assert play.why_not("shoot", "hypno_tower") == "SV-86"
    assert play.why_not("ops", "flak_jockeys") == "SV-R10"
    play.done()


@pytest.mark.rule("SV-86", "SV-H14")
def test_the_new_target_can_pay_to_shoot_it_down() -> None:
    play = at(
        """
        A:
          hand: gravity_billiards
        B:
          hand: pickpockets, night_shift, encore
        asteroids:
          hypno_tower: B at A +charged
        """
    )
    play.ops("gravity_billiards")
    play.next_day("B")
    play.shoot("hypno_tower")
    play.choose("pickpockets", "night_shift", "encore")
    assert play.asteroids() == []
    play.done("B")


@pytest.mark.rule("SV-R10")
@pytest.mark.parametrize("flying", ["", "asteroids:\n  flak_belt: A at B"])
def test_not_playable_without_an_asteroid_of_an_opponent(flying: str) -> None:
    play = at(f"A:\n  hand: gravity_billiards\n{flying}")
    assert play.why_not("ops", "gravity_billiards") == "SV-R10"
    play.done()


@pytest.mark.rule("SV-125", "SV-R29")
def test_a_partner_is_neither_robbed_of_an_asteroid_nor_a_target() -> None:
    play = at(
        """
        A:
          hand: gravity_billiards
        asteroids:
          flak_belt: C at B
          wormhole: B at C
          mirror_moon: D at A
        """,
        seats=4,
        mode="team",
    )
    play.ops("gravity_billiards")
    assert play.options() == ["mirror_moon", "wormhole"]
    play.choose("wormhole")
    assert play.options() == ["B", "D"]
    play.choose("D")
    assert play.asteroids() == ["flak_belt C>B", "wormhole A>D", "mirror_moon D>A"]
    play.done()


@pytest.mark.rule("SV-R29")
def test_a_partners_asteroid_alone_is_nothing_to_retarget() -> None:
    play = at(
        "A:\n  hand: gravity_billiards\nasteroids:\n  flak_belt: C at B", seats=4, mode="team"
    )
    assert play.why_not("ops", "gravity_billiards") == "SV-R10"
    play.done()


@pytest.mark.rule("SV-R19", "SV-H12")
def test_a_villain_whose_bad_luck_is_turned_away_wins_at_once() -> None:
    play = at(
        """
        A:
          hand: gravity_billiards
        B:
          facility: mirror_moon
          facility: mirror_moon
          facility: hypno_tower
        C:
          facility: bad_luck_emitter
        asteroids:
          flak_belt: C at B +charged
        """,
        seats=3,
    )
    play.ops("gravity_billiards")
    play.choose("C")
    assert play.winners == "B"


@pytest.mark.rule("SV-56")
def test_its_ops_uses_up_the_ops_of_the_turn() -> None:
    play = at(
        """
        A:
          hand: gravity_billiards, gravity_billiards
        asteroids:
          hypno_tower: B at A
          wormhole: B at A
        """
    )
    play.ops("gravity_billiards")
    play.choose("wormhole")
    assert play.why_not("ops", "gravity_billiards") == "SV-56"
    play.done()


@pytest.mark.rule("SV-10", "SV-40")
def test_its_mob_is_an_ordinary_one_and_moves_no_asteroid() -> None:
    play = at(
        """
        A:
          hand: gravity_billiards, pickpockets
          project: mirror_moon
        asteroids:
          hypno_tower: B at A
        """
    )
    play.mob("gravity_billiards", "mirror_moon")
    assert play.mobs("A") == ["gravity_billiards"]
    assert play.asteroids() == ["hypno_tower B>A"]
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.done()
