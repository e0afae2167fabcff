"""The Cowboys' actions and bases, one by one; more about duels is in the rulings on them."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import at

# -- actions -------------------------------------------------------------------------------------

SCORING = """
    pyramids:
      A: gunfighter +1
      B: shogun +11, samurai_chan
    A:
      hand: dynamite_surprise
    """


@pytest.mark.rule("SU-R12", "SU-R14", "SU-43")
def test_dynamite_surprise_before_scoring_where_you_are_not_winning() -> None:
    play = at(SCORING)
    assert play.why_not("play", "dynamite_surprise") == "SU-R14"
    play.end()
    assert play.asked == "A special"
    play.choose("dynamite_surprise")
    assert play.options() == ["gunfighter", "samurai_chan"]  # power 4 or less, here, of anybody
    play.choose("samurai_chan")
    assert "Samurai-Chan destroyed." in play.log()


@pytest.mark.rule("SU-R12")
def test_dynamite_surprise_needs_a_minion_there_and_somebody_with_more_power() -> None:
    tied = at("""
        saloon:
          A: gunfighter +7
          B: bushi +6
        A:
          hand: dynamite_surprise
        """)
    tied.end()  # 10 against 10
    assert tied.asked != "A special"
    absent = at("""
        saloon:
          B: bushi +16
        A:
          hand: dynamite_surprise
        """)
    absent.end()
    assert absent.asked != "A special"


@pytest.mark.rule("SU-144", "SU-R30", "SU-37")
def test_dynamite_surprise_answers_a_look_into_your_hand() -> None:
    play = at("""
        active: B
        pyramids:
          A: deputy
          B: ronin +2, bushi
        A:
          hand: dynamite_surprise, quick_draw
        B:
          hand: cast_the_runes
        """)
    play.play("cast_the_runes")
    play.choose(play.options()[0])  # the order of the two top cards
    assert play.asked == "A answer-spy"
    play.choose("dynamite_surprise")
    assert play.pile("B") == ["bushi", "cast_the_runes"]  # the only one of 4 or less of B's
    play.done("B")


@pytest.mark.rule("SU-R9", "SU-R23", "SU-53")
def test_form_a_posse_strengthens_and_holds_the_minions_of_this_moment() -> None:
    play = at("""
        saloon:
          A: gunfighter
          B: shogun
        A:
          hand: form_a_posse, deputy
        """)
    play.play("form_a_posse")
    play.play("deputy", "saloon")
    assert play.minions("saloon") == ["A deputy 2", "A gunfighter 4", "B shogun 5"]
    play.next_turn()
    assert play.power("gunfighter") == 3


def test_gold_in_them_thar_hills_shows_draws_and_may_play_one_of_three() -> None:
    play = at("""
        A:
          hand: gold_in_them_thar_hills
          deck: sheriff, deputy, tomb_trap, mummy, rest
        """)
    play.play("gold_in_them_thar_hills")
    assert play.options() == ["deputy", "sheriff", "tomb_trap"]
    play.choose("deputy")
    play.choose("deputy")  # play it at once
    play.choose(play.bases()[0])
    play.choose("sheriff")  # goes back first, so it lies lower
    assert play.deck("A", 3) == ["tomb_trap", "sheriff", "mummy"]
    assert play.minions(play.bases()[0]) == ["A deputy 2"]
    assert play.can("play", "deputy") is False
    assert play.g.free_minion == 1
    play.done()


def test_gold_in_them_thar_hills_may_keep_what_it_drew() -> None:
    play = at("""
        A:
          hand: gold_in_them_thar_hills
          deck: sheriff, dynamite_surprise, tomb_trap, rest
        """)
    play.play("gold_in_them_thar_hills")
    play.choose("sheriff")
    play.decline()
    play.choose("tomb_trap")
    assert play.hand("A") == ["sheriff"]
    assert "sheriff" in [card.card for card in play.view("B").players[0].seen_hand]  # it was shown
    assert play.view("B").players[0].deck_known == []
    play.done()


@pytest.mark.rule("SU-R14")
def test_gold_in_them_thar_hills_cannot_play_a_card_with_only_specials() -> None:
    play = at("""
        A:
          hand: gold_in_them_thar_hills
          deck: dynamite_surprise
        """)
    play.play("gold_in_them_thar_hills")
    assert play.hand("A") == ["dynamite_surprise"]
    play.done()


@pytest.mark.rule("SU-60", "SU-R51")
def test_gold_strike_draws_for_your_minions_played_there() -> None:
    play = at("""
        saloon:
          actions: gold_strike by A
        pyramids:
          A: mummy
        A:
          hand: deputy, gunfighter, stagecoach
        extra: minion
        """)
    play.play("deputy", "pyramids")
    assert len(play.hand("A")) == 2
    play.play("gunfighter", "saloon")
    assert len(play.hand("A")) == 2  # one played, one drawn
    play.play("stagecoach")
    play.choose("pyramids")
    play.choose("mummy")
    play.decline()
    play.choose("saloon")
    assert len(play.minions("saloon")) == 2
    assert len(play.hand("A")) == 1
    play.done()


def test_gold_strike_does_not_draw_for_others() -> None:
    play = at("""
        active: B
        saloon:
          actions: gold_strike by A
        B:
          hand: ronin
        """)
    play.play("ronin", "saloon")
    assert play.hand("A") == []
    assert play.hand("B") == []
    play.done("B")


@pytest.mark.rule("SU-145", "SU-80")
def test_high_noon_gives_an_extra_minion_there_to_a_winner() -> None:
    play = at("""
        pyramids:
          A: sheriff
          B: bushi
        A:
          hand: high_noon, deputy, gunfighter
        """)
    play.play("high_noon")
    play.no_duel_cards()
    assert play.pile("B") == ["bushi"]
    assert play.asked == "A extra"
    assert play.options() == ["decline", "play deputy pyramids", "play gunfighter pyramids"]
    play.decline()  # keep it for later
    play.play("deputy", play.bases()[1])
    assert play.can("play", "gunfighter", "pyramids")  # the kept one
    assert not play.can("play", "gunfighter", play.bases()[1])
    play.done()


def test_high_noon_without_a_pair_does_nothing() -> None:
    play = at("""
        pyramids:
          A: sheriff
        saloon:
          B: bushi
        A:
          hand: high_noon, deputy
        """)
    play.play("high_noon")
    assert play.pile("A") == ["high_noon"]
    assert play.g.extras == []
    play.done()


@pytest.mark.rule("SU-145")
def test_high_noon_lost_gives_nobody_an_extra_minion() -> None:
    play = at("""
        pyramids:
          A: deputy
          B: bushi
        A:
          hand: high_noon, gunfighter
        B:
          hand: ronin
        """)
    play.play("high_noon")
    play.no_duel_cards()
    assert play.pile("A") == ["deputy", "high_noon"]
    play.done()


@pytest.mark.rule("SU-150")
def test_quick_draw_is_fixed_when_it_is_played() -> None:
    play = at("""
        pyramids:
          A: gunfighter
          B: shogun +1
        A:
          hand: quick_draw, quick_draw, high_noon
        extra: action
        """)
    play.play("quick_draw")
    assert play.power("gunfighter") == 5
    play.play("high_noon")
    play.choose("quick_draw")
    assert play.minions("pyramids") == ["A gunfighter 9"]  # +4 in the duel, the first stays +2
    play.done()


def test_quick_draw_strengthens_only_your_own_minions() -> None:
    play = at("""
        pyramids:
          B: shogun
        A:
          hand: quick_draw
        """)
    play.play("quick_draw")
    assert play.power("shogun") == 5
    play.done()


@pytest.mark.rule("SU-R20", "SU-112")
def test_run_em_off_in_a_tie_moves_both_the_challenger_choosing_first() -> None:
    play = at("""
        pyramids:
          A: gunfighter
          B: ronin
        saloon:
        star_portal:
        A:
          hand: run_em_off
        """)
    play.play("run_em_off")
    play.no_duel_cards()
    assert play.asked == "A move-where"
    play.choose("saloon")
    assert play.asked == "B move-where"
    play.choose("star_portal")
    assert play.minions("saloon") == ["B ronin 6"]
    assert play.minions("star_portal") == ["A gunfighter 6"]
    play.done()


@pytest.mark.rule("SU-R22", "SU-91")
def test_stagecoach_carries_up_to_two_cards_of_yours_from_one_base_to_another() -> None:
    play = at("""
        pyramids:
          A: deputy [ancient_curse]
          B: bushi
          actions: gold_strike by A, honor_the_fallen by B
          buried A: mummy
        star_portal:
        saloon:
        A:
          hand: stagecoach
        """)
    play.play("stagecoach")
    assert play.options() == ["decline", "deputy", "gold_strike", "mummy"]
    play.choose("deputy")
    assert play.options() == ["decline", "gold_strike", "mummy"]
    play.choose("mummy")
    play.choose("star_portal")
    assert play.minions("star_portal") == ["A deputy 0"]
    assert play.actions("star_portal") == ["A ancient_curse on deputy"]
    assert play.buried("star_portal") == ["A mummy"]
    assert play.buried("pyramids") == []
    assert play.hand("A") == []  # no draw from Star Portal: it was not buried there
    play.done()


# -- bases ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-R24", "SU-112", "SU-H1")
def test_saloon_after_a_tie_asks_only_those_still_there_once_for_each_death() -> None:
    play = at("""
        saloon:
          A: deputy
          B: ronin
        A:
          hand: gunfighter
        """)
    play.play("gunfighter", "saloon")
    play.choose("ronin")
    play.no_duel_cards()
    assert play.asked == "A draw"
    play.choose("draw")
    assert play.asked == "A draw"
    play.decline()
    assert len(play.hand("A")) == 1
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SU-154", "SU-155")
def test_so_so_corral_lets_a_minion_played_there_duel() -> None:
    play = at("""
        so_so_corral:
          B: ronin
        A:
          hand: sheriff
        """)
    play.play("sheriff", "so_so_corral")
    assert play.asked == "A duel"
    play.choose("ronin")
    play.no_duel_cards()
    assert play.minions("so_so_corral") == ["A sheriff 5"]
    play.done()


def test_so_so_corral_may_be_declined_and_needs_an_opponent() -> None:
    play = at("""
        so_so_corral:
          B: ronin
        pyramids:
        A:
          hand: sheriff, deputy
        extra: minion
        """)
    play.play("sheriff", "so_so_corral")
    play.decline()
    play.play("deputy", "pyramids")
    assert play.minions("so_so_corral") == ["A sheriff 5", "B ronin 3"]
    play.done()


@pytest.mark.rule("SU-R51")
def test_so_so_corral_has_no_duel_for_a_minion_that_is_gone() -> None:
    play = at("""
        so_so_corral:
          B: bushi, ronin
        A:
          hand: gunfighter
        """)
    play.play("gunfighter", "so_so_corral")
    play.choose("bushi")
    play.no_duel_cards()
    assert play.pile("A") == ["gunfighter"]
    play.done()
