"""Doomsday Delivery: launch an Asteroid and charge it."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


@pytest.mark.rule("SV-75", "SV-79")
def test_launches_the_top_card_and_charges_that_asteroid_only() -> None:
    play = at(
        """
        A:
          hand: doomsday_delivery
        asteroids:
          wormhole: A at B
          mirror_moon: B at A
        domination deck: flak_belt, rest
        """
    )
    play.ops("doomsday_delivery")
    assert play.asteroids() == ["wormhole A>B", "mirror_moon B>A", "flak_belt A>B!"]
    assert play.projects("A") == []
    play.done()


@pytest.mark.rule("SV-76", "SV-R36")
def test_the_front_is_seen_before_one_of_the_others_is_chosen() -> None:
    play = at("A:\n  hand: doomsday_delivery\ndomination deck: flak_belt, rest", seats=4)
    play.ops("doomsday_delivery")
    turned_up = play.view("A").turned_up
    assert turned_up is not None
    assert turned_up.card == "flak_belt"
    assert play.options() == ["B", "C", "D"]
    play.choose("C")
    assert play.asteroids() == ["flak_belt A>C!"]
    play.done()


@pytest.mark.rule("SV-125")
def test_never_at_a_partner() -> None:
    play = at("A:\n  hand: doomsday_delivery", seats=4, mode="team")
    play.ops("doomsday_delivery")
    assert play.options() == ["B", "D"]
    play.choose("D")
    play.done()


@pytest.mark.rule("SV-114", "SV-115", "SV-R10")
def test_with_nothing_left_to_launch_it_ends_the_game() -> None:
    play = at(
        """
        A:
          hand: doomsday_delivery
          facility: hypno_tower
        B:
          facility: flak_belt
        asteroids:
          wormhole: A at B
        domination deck:
        """
    )
    play.ops("doomsday_delivery")
    assert play.winners == "A"
    assert play.asteroids() == ["wormhole A>B"]  # nothing was charged instead


@pytest.mark.rule("SV-83")
def test_the_asteroid_hits_charged_in_your_next_turn() -> None:
    play = at(
        """
        A:
          hand: doomsday_delivery
        B:
          facility: hypno_tower
        domination deck: flak_belt, rest
        """
    )
    play.ops("doomsday_delivery")
    play.end_day()
    play.launch(at="A")  # B, so that no Project stands in the way
    play.end_day()
    assert play.facilities("B") == []
    assert play.domination_pile() == ["hypno_tower", "flak_belt"]
    assert play.asked == "A turned-up"


@pytest.mark.rule("SV-56")
def test_its_ops_uses_up_the_ops_of_the_turn() -> None:
    play = at("A:\n  hand: doomsday_delivery, doomsday_delivery")
    play.ops("doomsday_delivery")
    assert play.why_not("ops", "doomsday_delivery") == "SV-56"
    play.done()


@pytest.mark.rule("SV-45", "SV-46")
def test_its_mob_is_boosted() -> None:
    play = at(
        """
        A:
          hand: doomsday_delivery, doomsday_delivery, pickpockets, night_shift
          project: mirror_moon
        """
    )
    play.mob("doomsday_delivery", "mirror_moon")
    play.mob("pickpockets", "mirror_moon")
    play.mob("doomsday_delivery", "mirror_moon")
    assert play.mobs("A") == ["doomsday_delivery", "doomsday_delivery", "pickpockets"]
    assert play.why_not("mob", "night_shift", place="mirror_moon") == "SV-40"
    assert play.asteroids() == []
    play.done()
