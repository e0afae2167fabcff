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


@pytest.mark.rule("SW-122")
def test_vehicles_of_both_kinds_lie_in_deep_space_only():
    play = at("""
        A:
          credits: 9
          mover: cloud_city
          hand: executor, tie_advanced_x1
    """)
    assert play.options("play") == ["play executor", "play tie_advanced_x1"]  # no place to choose
    play.play("executor")
    assert play.space("A") == ["executor"]
    assert all(not play.at("A", place) for place in ("mustafar", "cloud_city"))


@pytest.mark.rule("SW-125", "SW-R47")
def test_the_ability_comes_on_arrival_before_any_action_and_is_no_choice():
    play = at("""
        phase: move
        A:
          deep_space: executor
          hand: stormtroopers
    """)
    play.move("executor")
    assert play.asked == "A discard"  # two drawn, one to discard
    assert "decline" not in play.options()
    play.choose("stormtroopers")
    assert len(play.hand("A")) == 2
    play.done()


@pytest.mark.rule("SW-125")
def test_staying_away_gives_no_ability():
    play = at("phase: move\nA:\n  deep_space: executor")
    play.move("cloud_city")
    assert play.hand("A") == []


@pytest.mark.rule("SW-126", "SW-172")
def test_vehicles_are_in_the_sector_but_adjacent_to_nothing():
    play = at("""
        A:
          mover: executor
          ambition: 9
          deep_space: executor
          hand: search_your_feelings
    """)
    play.play("search_your_feelings")
    assert play.options() == ["dv_cloud_city", "dv_mustafar"]  # beside the Death Star


@pytest.mark.rule("SW-132", "SW-133", "SW-R48")
@pytest.mark.parametrize(("space", "size"), [
    ("", 4),
    ("x_wing_starfighter", 3),
    ("x_wing_starfighter, millennium_falcon", 2),
    ("executor [x_wing_starfighter], millennium_falcon", 3),
])  # fmt: skip
def test_unengaged_hero_vehicles_shrink_the_draw(space: str, size: int):
    play = at(f"A:\n  deep_space: {space}")
    play.end()
    assert len(play.hand("A")) == size


@pytest.mark.rule("SW-133")
def test_nothing_is_discarded_for_it():
    play = at("""
        A:
          deep_space: x_wing_starfighter, millennium_falcon
          hand: stormtroopers, boba_fett, admiral_piett
    """)
    play.end()
    assert len(play.hand("A")) == 3


@pytest.mark.rule("SW-134")
def test_what_is_attached_to_a_vanquished_vehicle_goes_too():
    play = at("""
        A:
          mover: serenno
          deep_space: fanblade_starfighter [twilight, tracking_beacon]
    """, villains="asajj_ventress,darth_vader")  # fmt: skip
    play.vanquish("twilight")
    assert play.pile("A") == ["fanblade_starfighter"]
    assert sorted(play.fate_pile("A")) == ["tracking_beacon", "twilight"]
    assert play.space("A") == []
    play.done()


@pytest.mark.rule("SW-136")
def test_an_unengaged_hero_vehicle_is_safe_from_vanquish_actions():
    play = at("A:\n  mover: cloud_city\n  deep_space: executor, x_wing_starfighter")
    assert not play.can("vanquish")


@pytest.mark.rule("SW-136", "SW-143")
def test_but_not_from_cards_that_say_so():
    play = at("phase: move\nA:\n  deep_space: tie_advanced_x1, x_wing_starfighter")
    play.move("tie_advanced_x1")
    play.choose("Remove a Hero Vehicle")
    assert play.space("A") == ["tie_advanced_x1"]
    assert play.fate_pile("A") == ["x_wing_starfighter"]
    play.done()


@pytest.mark.rule("SW-53", "SW-138", "SW-R42")
def test_a_maneuver_may_engage_any_pair():
    play = at("""
        A:
          mover: emperors_throne_room
          deep_space: executor, tie_advanced_x1 [millennium_falcon], x_wing_starfighter
    """)
    assert play.options("maneuver") == [
        "maneuver executor x_wing_starfighter",
        "maneuver tie_advanced_x1",
        "maneuver tie_advanced_x1 x_wing_starfighter",
    ]
    play.maneuver("executor", "x_wing_starfighter")
    assert play.space("A") == [
        "executor < x_wing_starfighter", "tie_advanced_x1 < millennium_falcon",
    ]  # fmt: skip
    play.done()


@pytest.mark.rule("SW-137")
def test_parted_the_symbols_are_free_at_once():
    play = at("""
        A:
          mover: soulless_one
          deep_space: soulless_one [delta_7_jedi_starfighter], malevolence [the_negotiator]
    """, villains="general_grievous,darth_vader")  # fmt: skip
    assert play.options() == ["end"]
    play = at("""
        A:
          mover: utapau
          deep_space: malevolence [the_negotiator]
    """, villains="general_grievous,darth_vader")  # fmt: skip
    play.maneuver("malevolence")
    assert not any(one.covered for one in play.view().spaces[0].vehicles[0].top)
    assert play.view().spaces[0].draws_to == 3


@pytest.mark.rule("SW-135", "SW-R45")
def test_the_vehicle_of_the_mover_is_no_choice_for_cards_that_remove_one():
    one = fated(
        "mover: soulless_one\ndeep_space: soulless_one", "obi_wan_kenobi", "exposed",
        villains="general_grievous,moff_gideon",
    )  # fmt: skip
    one.choose("obi_wan_kenobi", "florrum")
    assert one.space("A") == ["soulless_one"]
    one.done("B")
    two = fated(
        "mover: soulless_one\ndeep_space: soulless_one, malevolence", "obi_wan_kenobi", "exposed",
        villains="general_grievous,moff_gideon",
    )  # fmt: skip
    two.choose("obi_wan_kenobi", "florrum")
    assert two.space("A") == ["soulless_one"]
    two.done("B")


@pytest.mark.rule("SW-R44")
def test_the_partner_of_a_removed_vehicle_stays_unengaged():
    play = fated(
        "deep_space: malevolence [the_negotiator, delta_7_jedi_starfighter]", "obi_wan_kenobi",
        "exposed", villains="general_grievous,moff_gideon",
    )  # fmt: skip
    play.choose("obi_wan_kenobi", "florrum")
    assert play.space("A") == ["delta_7_jedi_starfighter", "the_negotiator"]
    assert play.view().spaces[0].draws_to == 2
    play.done("B")


@pytest.mark.rule("SW-R44", "SW-R67")
def test_a_hero_held_under_a_vehicle_is_discarded_with_it():
    play = at("""
        phase: move
        A:
          deep_space: tie_advanced_x1, millennium_falcon [yoda]
    """)
    play.move("tie_advanced_x1")
    play.choose("Remove a Hero Vehicle")
    assert sorted(play.fate_pile("A")) == ["millennium_falcon", "yoda"]
    play.done()


@pytest.mark.rule("SW-R49")
def test_an_engaged_vehicle_blocks_no_printed_location():
    play = at("A:\n  deep_space: executor [x_wing_starfighter]")
    locations = play.view().realms[0].locations
    assert not any(one.covered for place in locations for one in place.top)
    assert all(one.covered for one in play.view().spaces[0].vehicles[0].top)
    assert play.can("collect")


@pytest.mark.rule("SW-R48")
@pytest.mark.parametrize(("text", "size"), [
    ("restrictions: under_repair", 2),
    ("restrictions: under_repair\n  deep_space: the_negotiator", 1),
    ("restrictions: under_repair\n  deep_space: the_negotiator, delta_7_jedi_starfighter", 0),
])  # fmt: skip
def test_the_base_is_set_first_and_then_lowered_but_not_below_nothing(text: str, size: int):
    play = at(f"A:\n  {text}", villains="general_grievous,darth_vader")
    assert play.view().spaces[0].draws_to == size
    play.end()
    assert len(play.hand("A")) == size


@pytest.mark.rule("SW-R48")
def test_five_cards_on_the_cruiser_in_that_turn_alone():
    play = at(
        "phase: move\nA:\n  deep_space: imperial_light_cruiser", villains="moff_gideon,darth_vader"
    )
    play.move("imperial_light_cruiser")
    play.choose("Draw up to five cards at the end of this turn")
    assert play.view().spaces[0].draws_to == 5
    play.end()
    assert len(play.hand("A")) == 5
    assert play.view().spaces[0].draws_to == 4
