"""Vehicles: locations in Deep Space, engagement, hand size."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import at, fated


@pytest.mark.rule("SW-99", "SW-124")
def test_an_ally_vehicle_is_a_location_with_symbols():
    play = at("""
        phase: move
        A:
          deep_space: tie_advanced_x1
          hand: stormtroopers
    """)
    play.move("tie_advanced_x1")
    assert play.second("A") == 1  # no Hero Vehicle to remove
    assert play.options() == ["collect", "end", "fate"]
    play.done()


@pytest.mark.rule("SW-129", "SW-130")
def test_engaged_its_symbols_are_covered_but_its_ability_works():
    play = at("""
        phase: move
        A:
          deep_space: tie_advanced_x1 [millennium_falcon]
    """)
    play.move("tie_advanced_x1")
    assert play.second("A") == 1
    assert play.options() == ["end"]
    assert play.why_not("collect") == "SW-27"
    play.done()


@pytest.mark.rule("SW-128", "SW-131", "SW-132", "SW-R39")
def test_a_hero_vehicle_engages_if_it_can():
    alone = fated("hand: stormtroopers", "millennium_falcon", "yoda")
    alone.choose("millennium_falcon")
    assert alone.space("A") == ["millennium_falcon"]
    assert alone.view().spaces[0].draws_to == 3
    met = fated("deep_space: executor [x_wing_starfighter]", "millennium_falcon", "yoda")
    met.choose("millennium_falcon")
    assert met.space("A") == ["executor < x_wing_starfighter < millennium_falcon"]
    assert met.view().spaces[0].draws_to == 4
    met.done("B")


@pytest.mark.rule("SW-137", "SW-R41")
def test_a_maneuver_parts_a_vehicle_from_all_on_it():
    play = at("""
        A:
          mover: emperors_throne_room
          deep_space: executor [x_wing_starfighter, millennium_falcon]
    """)
    play.maneuver("executor")
    assert play.space("A") == ["executor", "millennium_falcon", "x_wing_starfighter"]
    assert play.view().spaces[0].draws_to == 2
    play.done()


@pytest.mark.rule("SW-134", "SW-R43")
def test_both_vehicles_are_vanquished_and_a_third_is_free():
    play = at("""
        A:
          mover: cloud_city
          deep_space: executor [x_wing_starfighter, millennium_falcon]
    """)
    play.vanquish("x_wing_starfighter")
    assert play.space("A") == ["millennium_falcon"]
    assert (play.pile("A"), play.fate_pile("A")) == (["executor"], ["x_wing_starfighter"])
    play.done()


@pytest.mark.rule("SW-135")
def test_with_the_mover_on_board_it_cannot_be_vanquished():
    play = at("""
        A:
          mover: tie_advanced_x1
          deep_space: tie_advanced_x1 [x_wing_starfighter], executor [millennium_falcon]
    """)
    assert play.options() == ["end"]
    play.done()


@pytest.mark.rule("SW-72", "SW-139")
def test_fate_can_make_vehicles_engage_again():
    play = at("""
        active: B
        phase: move
        A:
          deep_space: executor, x_wing_starfighter
    """)
    play.move("saleucami")
    play.fate()
    play.take(kind="engage")
    assert play.space("A") == ["executor < x_wing_starfighter"]
    assert play.fate_pile("A") == []
    play.done("B")
