"""The actions of the Moon Circus, card by card."""

from __future__ import annotations

from functools import partial

import pytest
from tests.games.smash_up.playing import at

TWO = "moon_circus+cowboys,vikings+robots"
THREE = "moon_circus+cowboys,vikings+robots,samurai+pirates"
two = partial(at, factions=TWO)
three = partial(at, factions=THREE, seats=3)


# -- Box Office ----------------------------------------------------------------------------------

BOX_OFFICE = """
    pyramids:
      actions: box_office by A
    rhodes_plaza_mall:
    star_portal:
    active: B
    A:
      deck: deputy, gunfighter, rest
    B:
      hand: huscarl, raider
    """


def test_box_office_sells_a_ticket_to_another_player() -> None:
    play = two(BOX_OFFICE)
    play.play("huscarl", "pyramids")
    assert play.hand("A") == ["deputy"]
    assert play.hand("B") == ["raider"]
    assert play.actions("pyramids") == ["A box_office"]  # it stays for the next guest
    play.done("B")


def test_box_office_sells_no_ticket_at_another_base() -> None:
    play = two(BOX_OFFICE)
    play.play("raider", "star_portal")
    assert play.hand("A") == []
    play.done("B")


def test_box_office_sells_no_ticket_to_its_own_player() -> None:
    play = two("""
        pyramids:
        rhodes_plaza_mall:
        star_portal:
        A:
          hand: box_office, ringmaster
        """)
    play.play("box_office", "pyramids")
    play.play("ringmaster", "pyramids")
    assert play.hand("A") == []
    play.done()


# -- Clown Shuttle -------------------------------------------------------------------------------

SHUTTLE = """
    pyramids:
    rhodes_plaza_mall:
    star_portal:
    A:
      hand: clown_shuttle, deputy, deputy, gunfighter
    """


def test_clown_shuttle_brings_two_minions_of_power_2_or_less() -> None:
    play = two(SHUTTLE)
    play.play("clown_shuttle")
    assert "play gunfighter pyramids" not in play.options()  # its power is 3
    play.choose("deputy", place="pyramids")
    play.choose("deputy", place="star_portal")
    assert play.minions("pyramids") == ["A deputy 2"]
    assert play.minions("star_portal") == ["A deputy 2"]
    play.play("gunfighter", "rhodes_plaza_mall")  # the minion of the turn is still to come
    assert play.pile("A") == ["clown_shuttle"]
    play.done()


def test_clown_shuttle_may_wait_until_later_in_the_phase() -> None:
    play = two(SHUTTLE)
    play.play("clown_shuttle")
    play.decline(2)
    play.play("gunfighter", "rhodes_plaza_mall")
    play.play("deputy", "rhodes_plaza_mall")
    play.play("deputy", "rhodes_plaza_mall")
    assert play.hand("A") == []
    play.done()


def test_clown_shuttle_is_empty_without_small_minions() -> None:
    play = two("""
        pyramids:
        rhodes_plaza_mall:
        star_portal:
        A:
          hand: clown_shuttle, gunfighter, ringmaster
        """)
    play.play("clown_shuttle")
    play.play("gunfighter", "rhodes_plaza_mall")
    assert not play.can("play", "ringmaster")
    play.done()


# -- Custard Barrage -----------------------------------------------------------------------------


def test_custard_barrage_weakens_the_others_at_one_base_for_this_turn() -> None:
    play = three("""
        pyramids:
          A: clone_clown
          B: huscarl, raider
          C: first_mate
        rhodes_plaza_mall:
          B: huscarl
        star_portal:
        tortuga:
        A:
          hand: custard_barrage
        """)
    play.play("custard_barrage")
    play.choose("pyramids")
    assert play.minions("pyramids") == [
        "A clone_clown 2",
        "B huscarl 1",
        "B raider 3",
        "C first_mate 1",
    ]
    assert play.minions("rhodes_plaza_mall") == ["B huscarl 2"]
    play.next_turn()
    assert play.minions("pyramids") == [
        "A clone_clown 2",
        "B huscarl 2",
        "B raider 4",
        "C first_mate 2",
    ]
    play.done("B")


def test_custard_barrage_may_hit_a_base_where_nobody_is() -> None:
    play = two("""
        pyramids:
          A: clone_clown
        rhodes_plaza_mall:
          B: huscarl
        star_portal:
        A:
          hand: custard_barrage
        """)
    play.play("custard_barrage")
    assert play.options() == ["pyramids", "rhodes_plaza_mall", "star_portal"]
    play.choose("pyramids")
    assert play.minions("pyramids") == ["A clone_clown 2"]
    assert play.minions("rhodes_plaza_mall") == ["B huscarl 2"]
    assert play.pile("A") == ["custard_barrage"]
    play.done()


# -- Drum Roll -----------------------------------------------------------------------------------

DRUM_ROLL = """
    the_big_top:
      A: ringmaster +1, clone_clown, clone_clown
      B: raider +8
    rhodes_plaza_mall:
      A: deputy
    star_portal:
    base deck: evans_city_cemetery, rest
    A:
      hand: drum_roll
    """


def test_drum_roll_before_a_base_scores_strengthens_all_of_yours_there() -> None:
    play = two(DRUM_ROLL)
    play.end()
    assert play.asked == "A special"
    play.choose("drum_roll")
    assert (play.vp("A"), play.vp("B")) == (4, 2)  # 13 against 12, instead of 10
    assert play.minions("rhodes_plaza_mall") == ["A deputy 2"]
    assert "drum_roll" in play.pile("A")
    play.done("B")


def test_drum_roll_adds_one_for_each_minion_and_no_more() -> None:
    play = two(DRUM_ROLL.replace("+8", "+9"))
    play.end()
    play.choose("drum_roll")
    assert (play.vp("A"), play.vp("B")) == (4, 4)  # 13 against 13
    play.done("B")


def test_drum_roll_may_be_kept() -> None:
    play = two(DRUM_ROLL)
    play.end()
    play.decline()
    assert (play.vp("A"), play.vp("B")) == (2, 4)
    assert "drum_roll" in play.hand("A")
    play.done("B")


def test_drum_roll_is_no_action_of_the_turn() -> None:
    play = two(DRUM_ROLL)
    assert play.why_not("play", "drum_roll") == "SU-R14"
    play.done()


def test_drum_roll_needs_a_minion_at_the_base_that_scores() -> None:
    play = two("""
        the_big_top:
          B: raider +17
        rhodes_plaza_mall:
          A: deputy
        star_portal:
        base deck: evans_city_cemetery, rest
        A:
          hand: drum_roll
        """)
    play.end()
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (0, 4)
    assert "drum_roll" in play.hand("A")
    play.done("B")


# -- Encore --------------------------------------------------------------------------------------

ENCORE = """
    pyramids:
      A: gravity_juggler
      B: huscarl
    rhodes_plaza_mall:
      A: deputy
    star_portal:
    A:
      hand: encore, ringmaster
    """


def test_encore_takes_a_minion_back_and_lets_it_play_again() -> None:
    play = two(ENCORE)
    play.play("encore")
    assert play.options() == ["decline", "deputy", "gravity_juggler"]
    play.choose("gravity_juggler")
    play.choose("gravity_juggler", place="pyramids")
    play.choose("huscarl", "star_portal")
    assert play.minions("pyramids") == ["A gravity_juggler 4"]
    assert play.minions("star_portal") == ["B huscarl 2"]
    play.play("ringmaster", "rhodes_plaza_mall")
    play.done()


def test_encore_may_leave_everybody_on_the_stage() -> None:
    play = two(ENCORE)
    play.play("encore")
    play.decline()
    play.choose("ringmaster", place="rhodes_plaza_mall")
    assert play.minions("rhodes_plaza_mall") == ["A deputy 2", "A ringmaster 5"]
    assert play.minions("pyramids") == ["A gravity_juggler 4", "B huscarl 2"]
    play.done()


def test_encore_with_nobody_on_the_stage_still_gives_the_extra_minion() -> None:
    play = two("""
        pyramids:
          B: huscarl
        rhodes_plaza_mall:
        star_portal:
        A:
          hand: encore, ringmaster, gunfighter
        """)
    play.play("encore")
    play.choose("ringmaster", place="rhodes_plaza_mall")
    play.play("gunfighter", "rhodes_plaza_mall")
    assert play.minions("pyramids") == ["B huscarl 2"]
    play.done()


# -- Lights Out ----------------------------------------------------------------------------------


def test_lights_out_destroys_a_minion_of_power_3_or_less_where_you_have_two() -> None:
    play = two("""
        pyramids:
          A: deputy, ringmaster
          B: shield_maiden, raider
        rhodes_plaza_mall:
          A: deputy
          B: huscarl
        star_portal:
          B: huscarl
        A:
          hand: lights_out
        """)
    play.play("lights_out")
    assert play.options() == [
        "deputy",
        "shield_maiden",
    ]  # no Raider (4), no Huscarl (one minion, none)
    play.choose("shield_maiden")
    assert play.pile("B") == ["shield_maiden"]
    assert play.minions("pyramids") == ["A deputy 2", "A ringmaster 5", "B raider 4"]
    play.done()


def test_lights_out_finds_nobody() -> None:
    play = two("""
        pyramids:
          A: ringmaster
          B: shield_maiden
        rhodes_plaza_mall:
          B: huscarl, huscarl
        star_portal:
        A:
          hand: lights_out
        """)
    play.play("lights_out")
    assert play.pile("A") == ["lights_out"]
    assert play.pile("B") == []
    play.done()


# -- Moon Boots ----------------------------------------------------------------------------------


def test_moon_boots_strengthen_a_minion_of_yours() -> None:
    play = two("""
        pyramids:
          A: deputy, gunfighter
          B: huscarl
        rhodes_plaza_mall:
        star_portal:
        A:
          hand: moon_boots
        """)
    assert not play.can("play", "moon_boots", "huscarl")
    play.play("moon_boots", "deputy")
    assert play.minions("pyramids") == ["A deputy 3", "A gunfighter 3", "B huscarl 2"]
    assert play.actions("pyramids") == ["A moon_boots on deputy"]
    play.done()


def test_moon_boots_leap_to_another_base_once_per_turn() -> None:
    play = two("""
        pyramids:
          A: deputy [moon_boots], gunfighter
        rhodes_plaza_mall:
        star_portal:
        """)
    play.talent("moon_boots")
    assert play.options() == ["rhodes_plaza_mall", "star_portal"]
    play.choose("star_portal")
    assert play.minions("star_portal") == ["A deputy 3"]
    assert play.actions("star_portal") == ["A moon_boots on deputy"]
    assert play.minions("pyramids") == ["A gunfighter 3"]
    assert not play.can("talent", "moon_boots")
    play.done()


def test_moon_boots_need_not_leap_and_do_not_for_another_player() -> None:
    play = two("""
        pyramids:
          A: deputy [moon_boots]
        rhodes_plaza_mall:
        star_portal:
        """)
    assert play.can("talent", "moon_boots")
    play.end()
    assert not play.can("talent", "moon_boots")
    assert play.minions("pyramids") == ["A deputy 3"]
    play.done("B")


def test_moon_boots_need_a_minion_to_wear_them() -> None:
    play = two("""
        pyramids:
          B: huscarl
        rhodes_plaza_mall:
        star_portal:
        A:
          hand: moon_boots
        """)
    assert not play.can("play", "moon_boots")
    play.done()


# -- Trapeze -------------------------------------------------------------------------------------


def test_trapeze_lets_two_minions_change_places() -> None:
    play = two("""
        pyramids:
          A: ringmaster, deputy
          B: shield_maiden
        rhodes_plaza_mall:
          B: huscarl, raider
        star_portal:
        A:
          hand: trapeze
        """)
    play.play("trapeze")
    assert play.options() == ["deputy", "ringmaster"]
    play.choose("ringmaster")
    assert play.options() == ["huscarl", "raider"]  # the Shield Maiden is at the same base
    play.choose("huscarl")
    assert play.minions("pyramids") == ["A deputy 2", "B huscarl 2", "B shield_maiden 3"]
    assert play.minions("rhodes_plaza_mall") == ["A ringmaster 5", "B raider 4"]
    play.done()


def test_trapeze_asks_only_for_minions_that_have_a_partner() -> None:
    play = two("""
        pyramids:
          A: ringmaster
          B: shield_maiden
        rhodes_plaza_mall:
          A: deputy, gunfighter
        star_portal:
        A:
          hand: trapeze
        """)
    play.play("trapeze")
    assert play.options() == ["deputy", "gunfighter"]
    play.choose("deputy")
    assert play.minions("pyramids") == ["A deputy 2", "A ringmaster 5"]
    assert play.minions("rhodes_plaza_mall") == ["A gunfighter 3", "B shield_maiden 3"]
    play.done()


@pytest.mark.parametrize(
    "text", ["A: ringmaster", "B: shield_maiden", "A: ringmaster\n  B: shield_maiden"]
)
def test_trapeze_without_two_minions_at_two_bases_does_nothing(text: str) -> None:
    play = two(f"pyramids:\n  {text}\nrhodes_plaza_mall:\nstar_portal:\nA:\n  hand: trapeze")
    before = play.minions("pyramids")
    play.play("trapeze")
    assert play.minions("pyramids") == before
    assert play.pile("A") == ["trapeze"]
    play.done()
