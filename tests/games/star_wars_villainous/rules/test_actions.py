"""Section D: collecting, playing, Ambition, Maneuver, discarding, activating."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import at

GRIEVOUS = "general_grievous,darth_vader"
GIDEON = "moff_gideon,darth_vader"


@pytest.mark.rule("SW-35")
@pytest.mark.parametrize(("place", "amount"), [("mustafar", 2), ("death_star", 3)])
def test_collecting_takes_what_the_symbol_says(place: str, amount: int):
    play = at(f"A:\n  mover: {place}\n  credits: 1")
    play.collect()
    assert (play.power("A"), play.second("A"), play.power("B")) == (1 + amount, 0, 0)
    play.done()


@pytest.mark.rule("SW-36", "SW-45", "SW-56")
def test_credits_pay_for_cards_and_activated_abilities():
    play = at("""
        A:
          mover: death_star
          credits: 3
          hand: admiral_piett
          death_star: interrogation_droid
    """)
    play.play("admiral_piett", "mustafar")
    assert play.power("A") == 1
    play.activate("interrogation_droid")
    assert play.power("A") == 0


@pytest.mark.rule("SW-37", "SW-38")
def test_an_ambition_action_plays_one_card_or_uses_one_ability():
    play = at("""
        A:
          mover: mustafar
          ambition: 9
          mustafar: stormtroopers, stormtroopers
          death_star: emperor_palpatine
          hand: lack_of_faith, search_your_feelings
    """)
    assert play.can("use", "emperor_palpatine")
    assert play.can("play", "lack_of_faith")
    play.play("search_your_feelings")
    play.choose("mustafar")
    assert play.second("A") == 8
    assert not play.can("use", "emperor_palpatine")
    assert play.why_not("play", "lack_of_faith") == "SW-22"
    assert play.pile("A") == ["search_your_feelings"]
    play.done()


@pytest.mark.rule("SW-37", "SW-41", "SW-43")
def test_an_ability_uses_up_the_action_and_is_paid_in_ambition():
    play = at("""
        A:
          mover: mustafar
          credits: 9
          ambition: 2
          death_star: emperor_palpatine
          hand: search_your_feelings
    """)
    play.use("emperor_palpatine")
    assert (play.second("A"), play.power("A"), play.mark("A")) == (1, 9, 1)
    assert play.why_not("play", "search_your_feelings") == "SW-22"
    play.done()


@pytest.mark.rule("SW-41")
def test_each_use_needs_an_action_of_its_own():
    play = at("""
        A:
          mover: nevarro_city
          nevarro_city: the_client, death_troopers
    """, villains=GIDEON)  # fmt: skip
    play.use("death_troopers")
    play.choose("tython")
    play.use("death_troopers")  # by the symbol of The Client
    play.choose("the_bridge")
    assert play.at("A", "the_bridge") == ["A death_troopers 2"]
    assert play.why_not("use", "death_troopers") == "SW-22"
    play.done()


@pytest.mark.rule("SW-39", "SW-43")
def test_without_enough_ambition_there_is_no_card_and_no_ability():
    play = at("""
        A:
          mover: cloud_city
          credits: 9
          death_star: emperor_palpatine
          mustafar: stormtroopers
          hand: search_your_feelings, lack_of_faith
    """)
    assert play.why_not("play", "search_your_feelings") == "SW-39"
    assert play.why_not("use", "emperor_palpatine") != ""
    assert play.can("play", "lack_of_faith")


@pytest.mark.rule("SW-40")
def test_a_cost_of_no_ambition_still_needs_the_action():
    play = at("A:\n  mover: death_star\n  mustafar: stormtroopers\n  hand: lack_of_faith")
    assert play.why_not("play", "lack_of_faith") == "SW-21"
    play = at("A:\n  mover: cloud_city\n  mustafar: stormtroopers\n  hand: lack_of_faith")
    play.play("lack_of_faith")
    assert play.second("A") == 2
    play.done()


@pytest.mark.rule("SW-42")
def test_ambition_abilities_stand_on_items_as_well():
    play = at("""
        A:
          mover: nevarro_city
          nevarro_city: stormtroopers [beskar]
          hand: dark_troopers
    """, villains=GIDEON)  # fmt: skip
    assert play.can("use", "beskar", "0")
    play = at("""
        A:
          mover: tython
          nevarro_city: stormtroopers [beskar]
          hand: dark_troopers
    """, villains=GIDEON)  # fmt: skip
    assert play.why_not("use", "beskar") == "SW-21"


@pytest.mark.rule("SW-44", "SW-46", "SW-48")
def test_play_a_card_is_for_credit_costs_alone():
    play = at("""
        A:
          mover: death_star
          credits: 9
          ambition: 9
          mustafar: stormtroopers
          hand: admiral_piett, search_your_feelings, vaders_lightsaber
    """)
    assert {word.split()[1] for word in play.options("play")} == {"admiral_piett"}
    assert play.why_not("play", "vaders_lightsaber") == "SW-21"


@pytest.mark.rule("SW-46")
def test_a_cost_of_no_credits_still_needs_play_a_card():
    play = at("""
        A:
          mover: level_1313
          kamino: nightsisters, ahsoka_tano
          hand: double_cross
    """, villains="asajj_ventress,darth_vader")  # fmt: skip
    assert play.can("play", "double_cross")
    play = at("""
        A:
          mover: level_1313
          level_1313: captain_rex
          kamino: nightsisters, ahsoka_tano
          hand: double_cross
    """, villains="asajj_ventress,darth_vader")  # fmt: skip
    assert play.why_not("play", "double_cross") == "SW-27"


@pytest.mark.rule("SW-45")
def test_a_card_that_cannot_be_paid_cannot_be_played():
    play = at("A:\n  credits: 2\n  hand: boba_fett, admiral_piett")
    assert play.why_not("play", "boba_fett") == "SW-45"
    play.play("admiral_piett", "mustafar")
    assert play.power("A") == 0
    play.done()


@pytest.mark.rule("SW-47", "SW-87", "SW-90", "SW-99")
def test_allies_and_items_go_to_any_location_and_vehicles_to_deep_space():
    play = at("A:\n  credits: 9\n  hand: stormtroopers, interrogation_droid, executor")
    places = ["cloud_city", "death_star", "emperors_throne_room", "mustafar"]
    assert play.options("play") == sorted([
        "play executor",
        *(f"play {card} {place}" for card in ("stormtroopers", "interrogation_droid")
          for place in places),
    ])  # fmt: skip
    play.play("executor")
    assert play.space("A") == ["executor"]
    play.done()


@pytest.mark.rule("SW-49", "SW-50", "SW-92")
def test_maneuver_takes_a_card_of_the_villain_side_to_any_other_location():
    play = at("""
        A:
          mover: emperors_throne_room
          mustafar: stormtroopers, interrogation_droid, yoda, death_star_plans
    """)
    places = ["cloud_city", "death_star", "emperors_throne_room"]
    assert play.options("maneuver") == sorted(
        f"maneuver {card} {place}"
        for card in ("stormtroopers", "interrogation_droid")
        for place in places
    )
    play.maneuver("interrogation_droid", "emperors_throne_room")
    assert play.at("A", "emperors_throne_room") == ["A interrogation_droid"]
    assert play.why_not("maneuver", "stormtroopers") == "SW-22"
    play.done()


@pytest.mark.rule("SW-51", "SW-93")
def test_an_attached_item_goes_along_and_never_alone():
    play = at("""
        A:
          mover: old_imperial_base
          tython: stormtroopers [beskar]
    """, villains=GIDEON)  # fmt: skip
    assert not play.can("maneuver", "beskar")
    play.maneuver("stormtroopers", "the_bridge")
    assert play.at("A", "the_bridge") == ["A stormtroopers 1 [beskar]"]
    assert play.at("A", "tython") == []
    play.done()


@pytest.mark.rule("SW-52")
def test_maneuvering_is_no_playing():
    play = at("""
        A:
          mover: utapau
          utapau: gor
    """, villains=GRIEVOUS)  # fmt: skip
    play.maneuver("gor", "florrum")
    assert play.second("A") == 0  # Gor gives Ambition when he is played
    play.done()


@pytest.mark.rule("SW-54", "SW-55", "SW-R69")
def test_any_number_of_cards_is_discarded_face_up_in_the_order_of_the_owner():
    play = at("A:\n  hand: stormtroopers, executor, boba_fett, admiral_piett")
    play.discard("boba_fett", "executor", "stormtroopers")
    assert play.pile("A") == ["boba_fett", "executor", "stormtroopers"]
    assert play.hand("A") == ["admiral_piett"]
    assert len(play.view("B").realms[0].pile) == 3
    play.done()


@pytest.mark.rule("SW-54", "SW-R7")
def test_a_discard_action_takes_at_least_one_card():
    play = at("A:\n  hand: stormtroopers, executor")
    play.take(kind="discard")
    assert play.options() == ["executor", "stormtroopers"]
    play.choose("executor")
    assert play.options() == ["decline", "stormtroopers"]
    empty = at("")
    assert not empty.can("discard")
    assert empty.why_not("discard") == "SW-54"


@pytest.mark.rule("SW-56", "SW-57")
def test_an_activated_ability_works_only_when_activated_and_paid_each_time():
    play = at("""
        A:
          mover: death_star
          credits: 4
          death_star: boba_fett
          mustafar: yoda
    """)
    assert play.strength("yoda") == 3
    play.activate("boba_fett")
    assert (play.strength("yoda"), play.power("A")) == (2, 3)
    assert play.why_not("activate", "boba_fett") == "SW-22"
    play.done()


@pytest.mark.rule("SW-56", "SW-R71")
def test_fate_cards_in_the_own_sector_can_be_activated_as_well():
    play = at("A:\n  mover: death_star\n  credits: 2\n  mustafar: death_star_plans")
    play.activate("death_star_plans")
    assert (play.fate_pile("A"), play.power("A")) == (["death_star_plans"], 0)
    play.done()


@pytest.mark.rule("SW-56")
def test_the_cost_of_an_activated_ability_must_be_there():
    play = at("A:\n  mover: death_star\n  credits: 1\n  mustafar: death_star_plans")
    assert play.why_not("activate", "death_star_plans") == "SW-45"


@pytest.mark.rule("SW-57")
def test_playing_such_a_card_does_not_activate_it():
    play = at("A:\n  credits: 9\n  hand: boba_fett\n  mustafar: yoda")
    play.play("boba_fett", "mustafar")
    assert play.strength("yoda") == 3
    play.done()


@pytest.mark.rule("SW-R7")
def test_an_action_needs_something_to_be_done_to():
    play = at("A:\n  mover: emperors_throne_room\n  ambition: 9")
    assert play.options() == ["end", "fate"]  # no card to play, none to maneuver, nothing to use
    play = at("A:\n  mover: cloud_city\n  cloud_city: yoda")
    assert not play.can("vanquish")


@pytest.mark.rule("SW-R14")
def test_a_cost_never_falls_below_nothing():
    play = at("""
        A:
          mover: old_imperial_base
          old_imperial_base: doctor_pershing
          credits: 2
          hand: dark_troopers
    """, villains=GIDEON)  # fmt: skip
    play.play("dark_troopers", "tython")
    assert play.power("A") == 0
    play.done()
