"""Sections B and C: the steps of a turn, blocked symbols, what stands above all actions."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import at, new

TWO = ["darth_vader", "general_grievous"]


@pytest.mark.rule("SW-17", "SW-18", "SW-23")
def test_ambition_then_move_then_act_then_draw_then_the_next():
    play = new(villains=TWO, first=0, seed=3)
    assert (play.asked, play.second("A"), play.second("B")) == ("A move", 1, 0)
    play.move("mustafar")
    assert play.asked == "A act"
    play.discard(play.hand("A")[0])
    assert len(play.hand("A")) == 3
    play.end()
    assert len(play.hand("A")) == 4
    assert (play.asked, play.second("A"), play.second("B")) == ("B move", 1, 1)


@pytest.mark.rule("SW-17")
def test_play_goes_clockwise():
    play = new(seats=3, first=1)
    seen = []
    for _ in range(4):
        seen.append(play.asked)
        play.table.answer(0)
        play.end()
    assert seen == ["B move", "C move", "A move", "B move"]


@pytest.mark.rule("SW-19")
def test_the_mover_cannot_stay():
    play = at("phase: move\nA:\n  mover: cloud_city")
    assert "move cloud_city" not in play.options()
    assert play.why_not("move", place="dv_cloud_city") == "SW-19"
    assert len(play.options("move")) == 3


@pytest.mark.rule("SW-20", "SW-124", "SW-130")
def test_the_mover_may_go_to_ally_vehicles_engaged_or_not_but_to_no_hero_vehicle():
    play = at("""
        phase: move
        A:
          mover: cloud_city
          deep_space: executor [x_wing_starfighter], tie_advanced_x1, millennium_falcon
    """)
    assert play.options("move") == [
        "move death_star", "move emperors_throne_room", "move executor", "move mustafar",
        "move tie_advanced_x1",
    ]  # fmt: skip


@pytest.mark.rule("SW-19", "SW-20")
def test_from_a_vehicle_to_anywhere_else():
    play = at("""
        phase: move
        A:
          mover: executor
          deep_space: executor, tie_advanced_x1
    """)
    assert play.options("move") == [
        "move cloud_city", "move death_star", "move emperors_throne_room", "move mustafar",
        "move tie_advanced_x1",
    ]  # fmt: skip


@pytest.mark.rule("SW-21", "SW-22")
def test_each_symbol_gives_its_action_once():
    play = at("A:\n  hand: stormtroopers, executor\n  credits: 9")
    assert play.options("collect") == ["collect"]
    play.collect()
    assert play.power("A") == 11
    assert play.why_not("collect") == "SW-22"
    play.play("executor")
    assert play.why_not("play", "stormtroopers") == "SW-22"
    assert play.options() == ["discard", "end"]
    play.done()


@pytest.mark.rule("SW-22")
def test_two_equal_symbols_give_the_action_twice():
    play = at("""
        A:
          mover: dathomir
          ambition: 9
          hand: shadow_infiltration, shadow_infiltration, twin_lightsabers
    """, villains="asajj_ventress,darth_vader")  # fmt: skip
    play.play("shadow_infiltration")
    play.play("shadow_infiltration")
    assert play.why_not("play", "twin_lightsabers") == "SW-22"


@pytest.mark.rule("SW-21", "SW-33")
def test_nothing_has_to_be_done():
    play = at("A:\n  mover: death_star\n  credits: 2\n  hand: boba_fett")
    play.end()
    assert play.asked == "B move"
    assert play.power("A") == 2


@pytest.mark.rule("SW-33", "SW-47")
def test_what_an_action_does_may_happen_anywhere_in_the_own_sector():
    play = at("""
        A:
          mover: cloud_city
          credits: 1
          hand: stormtroopers
          mustafar: r2_d2, boba_fett
    """)
    assert play.options("play") == [
        "play stormtroopers cloud_city", "play stormtroopers death_star",
        "play stormtroopers emperors_throne_room", "play stormtroopers mustafar",
    ]  # fmt: skip
    play.vanquish("r2_d2")
    assert play.at("A", "mustafar") == []
    play.done()


@pytest.mark.rule("SW-33", "SW-34")
def test_the_movers_location_decides_what_can_be_done():
    play = at("A:\n  mover: mustafar\n  death_star: boba_fett, r2_d2")
    for act in ("vanquish", "activate", "fate"):
        assert play.why_not(act) == "SW-21"


@pytest.mark.rule("SW-23", "SW-24", "SW-25")
def test_the_discard_pile_becomes_the_deck_when_a_draw_is_due():
    play = at("""
        A:
          hand: stormtroopers
          deck: executor
          pile: boba_fett, admiral_piett
    """)
    play.end()
    assert play.hand("A") == ["admiral_piett", "boba_fett", "executor", "stormtroopers"]
    assert (play.deck("A"), play.pile("A")) == ([], [])


@pytest.mark.rule("SW-24")
def test_an_empty_deck_alone_shuffles_nothing():
    play = at("""
        A:
          hand: stormtroopers, stormtroopers, stormtroopers
          deck: executor
          pile: boba_fett
    """)
    play.end()
    assert (play.deck("A"), play.pile("A")) == ([], ["boba_fett"])


@pytest.mark.rule("SW-R15")
def test_with_nothing_left_the_draw_stops():
    play = at("A:\n  hand: stormtroopers\n  deck: executor")
    play.end()
    assert play.hand("A") == ["executor", "stormtroopers"]
    assert play.asked == "B move"
    assert not [line for line in play.log() if "new deck" in line]


@pytest.mark.rule("SW-25", "SW-55")
def test_hands_are_filled_up_at_the_end_only():
    play = at("A:\n  hand: stormtroopers, executor, boba_fett")
    play.discard("stormtroopers", "executor", "boba_fett")
    assert play.hand("A") == []
    play.collect()
    assert play.hand("A") == []
    play.end()
    assert len(play.hand("A")) == 4


@pytest.mark.rule("SW-26", "SW-77")
def test_there_is_no_upper_limit_to_a_hand():
    play = at("""
        A:
          credits: 2
          hand: it_is_your_destiny, stormtroopers, executor, boba_fett, admiral_piett
    """)
    play.play("it_is_your_destiny")
    assert len(play.hand("A")) == 6
    play.end()
    assert len(play.hand("A")) == 6


@pytest.mark.rule("SW-27", "SW-114", "SW-R5")
def test_a_hero_blocks_both_upper_symbols_and_no_lower_one():
    play = at("A:\n  hand: stormtroopers\n  credits: 9\n  ambition: 9\n  mustafar: r2_d2, yoda")
    assert [word.split()[0] for word in play.options()].count("collect") == 0
    assert play.why_not("collect") == "SW-27"
    assert play.can("play", "stormtroopers", "mustafar")
    assert play.can("discard")
    symbols = play.view("A").realms[0].locations[0]
    assert [one.covered for one in symbols.top + symbols.bottom] == [True, True, False, False]


@pytest.mark.rule("SW-R5", "SW-120", "SW-156")
def test_restrictions_attached_items_and_lukes_tile_block_nothing():
    play = at("A:\n  mover: death_star\n  restrictions: more_powerful_than_you_can_imagine")
    assert play.can("fate")  # an upper symbol, with Luke's tile right there
    assert play.can("collect")


@pytest.mark.rule("SW-28", "SW-117")
def test_it_stays_blocked_until_the_last_covering_card_is_gone():
    play = at("""
        A:
          mover: mustafar
          ambition: 9
          mustafar: r2_d2, death_star_plans
          hand: force_choke
    """)
    assert play.why_not("collect") == "SW-27"
    play = at("""
        A:
          mover: cloud_city
          ambition: 4
          cloud_city: r2_d2, yoda
          hand: force_choke, stormtroopers
    """)
    play.play("force_choke")
    play.choose("r2_d2")
    assert play.why_not("collect") == "SW-27"
    play.done()


@pytest.mark.rule("SW-29")
def test_an_uncovered_symbol_can_be_used_at_once():
    play = at("""
        A:
          mover: cloud_city
          ambition: 2
          cloud_city: r2_d2
          hand: force_choke
    """)
    assert not play.can("collect")
    play.play("force_choke")
    play.collect()
    assert play.power("A") == 2
    play.done()


@pytest.mark.rule("SW-R6")
def test_a_used_symbol_stays_used_under_and_after_a_cover():
    play = at("""
        A:
          mover: starkiller_base
          ambition: 4
          credits: 9
          hand: mind_probe, let_the_past_die, first_order_stormtroopers, flametroopers
          fate deck: finn, rest
    """, villains="kylo_ren,darth_vader")  # fmt: skip
    play.play("first_order_stormtroopers", "jakku")
    assert play.why_not("play", "flametroopers") == "SW-22"
    play.play("mind_probe")
    play.choose("starkiller_base")
    assert play.pile("A")[-1] == "mind_probe"
    assert play.why_not("play", "flametroopers") in ("SW-22", "SW-27")
    assert not play.can("play", "flametroopers")


@pytest.mark.rule("SW-30", "SW-155", "SW-158")
def test_the_game_ends_the_moment_an_objective_is_fulfilled():
    play = at("""
        turn: 5
        A:
          mover: emperors_throne_room
          ambition: 6
          conflicted: 1
          piece: dv_emperors_throne_room
          emperors_throne_room: emperor_palpatine
    """)
    play.deed()
    assert (play.winner, play.asked) == ("A", "")
    assert play.table.result is not None
    assert play.table.result.ranks == (1, 2)


@pytest.mark.rule("SW-31", "SW-130")
def test_a_card_goes_before_the_rules():
    play = at("""
        phase: move
        A:
          deep_space: soulless_one [the_negotiator]
    """, villains="general_grievous,darth_vader")  # fmt: skip
    play.move("soulless_one")
    assert play.hand("A") == []  # SW-130 would let the Ability work; the card does not


@pytest.mark.rule("SW-32", "SW-120")
def test_a_ban_goes_before_a_permission():
    play = at("""
        A:
          mover: mustafar
          ambition: 9
          restrictions: more_powerful_than_you_can_imagine
          mustafar: boba_fett
          hand: lack_of_faith
    """)
    assert not play.can("play", "lack_of_faith")
    assert play.why_not("play", "lack_of_faith") == "SW-32"
    play.done()


@pytest.mark.rule("SW-R11")
def test_the_turn_limit_ends_a_game_without_a_winner():
    play = new(villains=TWO, seed=3, first=0, turn_limit=100)
    while play.table.question is not None:
        play.end() if play.asked[2:] == "act" else play.table.answer(0)
    assert (play.winner, play.g.turn) == ("-", 200)


@pytest.mark.rule("SW-R11")
def test_without_a_limit_play_goes_on():
    play = new(villains=TWO, seed=3, first=0)
    while play.g.turn < 220:
        play.end() if play.asked[2:] == "act" else play.table.answer(0)
    assert play.winner == ""
