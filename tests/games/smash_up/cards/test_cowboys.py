"""The Cowboys' minions, one by one."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import at


@pytest.mark.rule("SU-122")
def test_sheriff_duels_before_its_base_scores() -> None:
    play = at("""
        pyramids:
          A: sheriff, gunfighter +9
          B: ronin +1
        """)
    play.end()
    assert play.asked == "A duel"
    assert play.options() == ["decline", "ronin"]
    play.choose("ronin")
    play.pass_all()
    assert play.pile("B") == ["ronin"]
    assert play.vp("A") == 4
    assert play.vp("B") == 0


def test_sheriff_may_decline_and_is_not_asked_again() -> None:
    play = at("""
        saloon:
          A: sheriff, gunfighter +9
          B: ronin +1
        """)
    play.end()
    play.decline()
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (3, 2)


def test_sheriff_elsewhere_or_alone_does_nothing() -> None:
    play = at("""
        saloon:
          A: gunfighter +20
          B: ronin
        pyramids:
          A: sheriff
          B: bushi
        """)
    play.end()
    assert play.asked != "A duel"
    play.pass_all()
    assert play.minions("pyramids") == ["A sheriff 5", "B bushi 4"]


@pytest.mark.rule("SU-149")
def test_pinkerton_puts_a_counter_on_a_dueling_minion_of_yours_here() -> None:
    play = at("""
        pyramids:
          A: pinkerton
          B: bushi
        A:
          hand: gunfighter, tomb_trap
        """)
    play.play("gunfighter", "pyramids")
    play.choose("bushi")
    assert play.counters("gunfighter") == 1  # before any dueling card (SU-R15)
    assert play.counters("pinkerton") == 0
    play.no_duel_cards()
    assert play.pile("A") == ["gunfighter"]
    assert play.pile("B") == ["bushi"]
    play.done()


@pytest.mark.rule("SU-149")
def test_two_pinkertons_give_a_counter_each_and_one_may_be_the_duelist() -> None:
    play = at("""
        pyramids:
          A: pinkerton, pinkerton
          B: ronin
        A:
          hand: high_noon, tomb_trap
        """)
    play.play("high_noon")
    play.choose("pinkerton")
    assert play.asked == "A dueling-card"
    assert play.minions("pyramids") == ["A pinkerton 4", "A pinkerton 6", "B ronin 3"]
    play.no_duel_cards()
    play.done()


def test_pinkerton_elsewhere_or_of_the_opponent_does_not_count() -> None:
    play = at(
        """
        pyramids:
          B: ronin, pinkerton of A
        star_portal:
          A: pinkerton
        A:
          hand: gunfighter, tomb_trap
        """
    )
    play.play("gunfighter", "pyramids")
    play.choose("ronin")
    assert play.counters("gunfighter") == 0
    assert play.counters("ronin") == 1  # B controls the other Pinkerton here
    play.no_duel_cards()
    play.done()


@pytest.mark.rule("SU-R2")
def test_pinkerton_with_the_errata_works_from_any_base_and_may_decline() -> None:
    play = at(
        """
        pyramids:
          B: ronin
        star_portal:
          A: pinkerton
        A:
          hand: gunfighter, tomb_trap
        """,
        texts="errata",
    )
    play.play("gunfighter", "pyramids")
    play.choose("ronin")
    assert play.asked == "A counter"
    play.choose("gunfighter")
    assert play.counters("gunfighter") == 1
    play.no_duel_cards()
    assert play.pile("B") == ["ronin"]
    play.done()


@pytest.mark.rule("SU-106", "SU-111")
def test_gunfighter_duels_and_the_weaker_minion_dies() -> None:
    play = at("""
        pyramids:
          B: samurai_chan, bushi
        A:
          hand: gunfighter
        """)
    play.play("gunfighter", "pyramids")
    assert play.options() == ["bushi", "decline", "samurai_chan"]
    play.choose("samurai_chan")
    play.no_duel_cards()
    assert play.minions("pyramids") == ["A gunfighter 3", "B bushi 4"]
    play.done()


@pytest.mark.rule("SU-111")
def test_gunfighter_loses_against_a_stronger_minion() -> None:
    play = at("""
        pyramids:
          B: bushi
        A:
          hand: gunfighter
        """)
    play.play("gunfighter", "pyramids")
    play.choose("bushi")
    play.no_duel_cards()
    assert play.pile("A") == ["gunfighter"]
    assert play.minions("pyramids") == ["B bushi 4"]
    play.done()


def test_gunfighter_need_not_duel_and_finds_nobody_at_other_bases() -> None:
    play = at("""
        pyramids:
          B: bushi
        saloon:
          A: sheriff
        A:
          hand: gunfighter, gunfighter
        extra: minion
        """)
    play.play("gunfighter", "saloon")
    assert play.asked == "A play"  # only own minions there
    play.play("gunfighter", "pyramids")
    play.decline()
    play.done()


@pytest.mark.rule("SU-143", "SU-R47")
def test_deputies_are_discarded_one_after_the_other_in_your_phase() -> None:
    play = at("""
        saloon:
          A: sheriff
          B: ronin
        A:
          hand: deputy, deputy
        """)
    play.discard("deputy")
    assert play.options() == ["ronin", "sheriff"]  # any minion in play
    play.choose("sheriff")
    play.discard("deputy")
    play.choose("ronin")
    assert play.minions("saloon") == ["A sheriff 7", "B ronin 5"]
    assert play.pile("A") == ["deputy", "deputy"]
    assert play.can("end")
    play.next_turn()
    assert play.minions("saloon") == ["A sheriff 5", "B ronin 3"]


@pytest.mark.rule("SU-143", "SU-R15")
def test_a_deputy_may_wait_for_the_dueling_card_of_the_opponent() -> None:
    play = at("""
        pyramids:
          A: sheriff
          B: bushi
        A:
          hand: high_noon, deputy
        B:
          hand: way_of_the_warrior
        """)
    play.play("high_noon")
    play.decline()  # no dueling card of A's
    play.choose("way_of_the_warrior")
    assert play.asked == "A in-duel"  # the window before the cards are turned up
    play.decline()
    assert play.power("bushi") == 7
    assert play.asked == "A in-duel"  # and the one after
    play.choose("deputy", "sheriff")  # now 7 against 7: both are destroyed
    assert play.pile("A") == ["deputy", "high_noon", "sheriff"]
    assert play.pile("B") == ["bushi", "way_of_the_warrior"]
    play.done()


@pytest.mark.rule("SU-110")
def test_a_deputy_on_the_table_comes_back_and_can_be_used_in_the_second_window() -> None:
    play = at("""
        pyramids:
          A: sheriff
          B: bushi +2
        A:
          hand: high_noon, deputy
        """)
    play.play("high_noon")
    play.choose("deputy")  # as a bluff: in the first window it is in no hand
    assert "A turns up Deputy." in play.log()
    assert play.asked == "A in-duel"
    assert play.hand("A") == ["deputy"]
    play.choose("deputy", "sheriff")
    assert play.pile("B") == ["bushi"]
    play.done()


@pytest.mark.rule("SU-116")
def test_a_deputy_cannot_be_used_in_a_duel_of_others() -> None:
    play = at(
        """
        pyramids:
          A: gunfighter +2
          B: bushi
          C: collector
        active: B
        B:
          hand: honorable_combat
        C:
          hand: deputy of A, scout
        """,
        seats=3,
    )
    play.play("honorable_combat")
    assert play.vp("A") == 1  # the duel is over, and C was never asked
    play.done("B")
