"""The Wizards' actions, card by card."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.smash_up.playing import at

TWO = "wizards+cowboys,tricksters+ancient_egyptians"
THREE = "wizards+cowboys,tricksters+ancient_egyptians,samurai+pirates"
two = partial(at, factions=TWO)
three = partial(at, factions=THREE, seats=3)


# -- Mass Enchantment ----------------------------------------------------------------------------


@pytest.mark.rule("SU-67", "SU-74")
def test_mass_enchantment_plays_an_action_off_another_players_deck() -> None:
    play = three("""
        pyramids:
          A: neophyte
        A:
          hand: mass_enchantment
          deck: form_a_posse, rest
        B:
          deck: enshrouding_mist, mummy, rest
        C:
          deck: yokai_attack, rest
        """)
    play.play("mass_enchantment")
    assert play.options() == ["decline", "enshrouding_mist", "yokai_attack"]
    play.choose("enshrouding_mist")
    play.choose("pyramids")
    assert play.actions("pyramids") == ["A enshrouding_mist"]  # under A's control
    assert (play.deck("A", 1), play.deck("B", 1)) == (["form_a_posse"], ["mummy"])
    assert play.deck("C", 1) == ["yokai_attack"]
    assert play.view("B").players[2].deck_known == ["yokai_attack"]
    assert play.view("B").players[0].deck_known == []
    assert play.g.free_action == 0
    play.done()


@pytest.mark.rule("SU-64")
def test_an_action_played_by_mass_enchantment_goes_to_its_owners_discard_pile() -> None:
    play = three("""
        A:
          hand: mass_enchantment, gunfighter, gunfighter, gunfighter
        B:
          hand: mummy, mummy, mummy
          deck: take_the_shinies, rest
        C:
          hand: ronin
          deck: bushi, rest
        """)
    play.play("mass_enchantment")
    assert play.options() == ["decline", "take_the_shinies"]
    play.choose("take_the_shinies")
    assert "take_the_shinies" in play.pile("B")
    assert (len(play.hand("A")), len(play.hand("B")), len(play.hand("C"))) == (3, 1, 0)
    assert play.deck("C", 1) == ["bushi"]
    play.done()


def test_mass_enchantment_may_play_none() -> None:
    play = two("""
        A:
          hand: mass_enchantment
        B:
          deck: disenchant, mummy, rest
        """)
    play.play("mass_enchantment")
    play.decline()
    assert play.deck("B", 2) == ["disenchant", "mummy"]
    assert play.pile("A") == ["mass_enchantment"]
    play.done()


@pytest.mark.rule("SU-R14", "SU-R13")
def test_mass_enchantment_offers_only_actions_that_can_be_played_now() -> None:
    play = three("""
        A:
          hand: mass_enchantment
        B:
          deck: ancient_curse, rest
        C:
          deck: heart_of_the_battle, rest
        """)
    play.play("mass_enchantment")  # no minion for the one, no scoring for the other
    assert play.deck("B", 1) + play.deck("C", 1) == ["ancient_curse", "heart_of_the_battle"]
    play.done()


@pytest.mark.rule("SU-25")
def test_mass_enchantment_finds_minions_or_no_deck_at_all() -> None:
    play = three("""
        A:
          hand: mass_enchantment
        B:
          deck: mummy, rest
        C:
          deck:
        """)
    play.play("mass_enchantment")
    assert (play.deck("B", 1), play.deck("C")) == (["mummy"], [])
    play.done()


@pytest.mark.rule("SU-R30", "SU-144")
def test_mass_enchantment_can_be_answered_with_dynamite() -> None:
    play = two("""
        active: B
        pyramids:
          B: gnome
        A:
          hand: dynamite_surprise
          deck: deputy, rest
        B:
          hand: mass_enchantment of A
        """)
    play.play("mass_enchantment")
    assert play.asked == "A answer-spy"
    play.choose("dynamite_surprise")
    assert play.pile("B") == ["gnome"]
    play.done("B")


@pytest.mark.rule("SU-R25")
def test_mass_enchantment_may_play_a_card_whoever_owns_it() -> None:
    play = two("""
        A:
          hand: mass_enchantment
          deck: deputy, deputy, rest
        B:
          deck: mystic_studies of A, rest
        """)
    play.play("mass_enchantment")
    play.choose("mystic_studies")
    assert play.hand("A") == ["deputy", "deputy"]
    assert play.pile("A") == ["mass_enchantment", "mystic_studies"]
    play.done()


# -- Mystic Studies ------------------------------------------------------------------------------


def test_mystic_studies_draws_two_cards() -> None:
    play = two("""
        A:
          hand: mystic_studies
          deck: deputy, gunfighter, sheriff, rest
        """)
    play.play("mystic_studies")
    assert play.hand("A") == ["deputy", "gunfighter"]
    play.done()


@pytest.mark.rule("SU-R8")
def test_mystic_studies_draws_what_there_is_and_not_itself() -> None:
    play = two("""
        A:
          hand: mystic_studies
          deck: deputy
        """)
    play.play("mystic_studies")
    assert play.hand("A") == ["deputy"]
    assert play.pile("A") == ["mystic_studies"]
    play.done()


# -- Portal --------------------------------------------------------------------------------------


@pytest.mark.rule("SU-R55", "SU-47")
def test_portal_takes_minions_among_five_cards_and_puts_the_others_back() -> None:
    play = two("""
        A:
          hand: portal
          deck: deputy, scry, sheriff, summon, gunfighter, neophyte, rest
        """)
    play.play("portal")
    assert play.options() == ["decline", "deputy", "gunfighter", "sheriff"]
    play.choose("sheriff", "deputy")
    play.decline()
    assert play.asked == "A put-back"
    assert play.options() == ["gunfighter", "scry", "summon"]
    play.choose("summon", "gunfighter")
    assert play.hand("A") == ["deputy", "sheriff"]
    assert play.deck("A", 4) == ["scry", "gunfighter", "summon", "neophyte"]
    seen = play.view("B").players[0]
    assert sorted(card.card for card in seen.seen_hand) == ["deputy", "sheriff"]
    assert seen.deck_known == []  # the order is A's secret
    assert play.view("A").players[0].deck_known == ["scry", "gunfighter", "summon"]
    play.done()


def test_portal_may_take_no_minion_or_find_none() -> None:
    play = two("""
        A:
          hand: portal
          deck: deputy
        """)
    play.play("portal")
    play.decline()
    assert (play.hand("A"), play.deck("A")) == ([], ["deputy"])
    play.done()
    none = two("""
        A:
          hand: portal
          deck: scry
        """)
    none.play("portal")
    assert none.deck("A") == ["scry"]
    none.done()


@pytest.mark.rule("SU-R8")
def test_portal_shuffles_the_discard_pile_in_between() -> None:
    play = two("""
        A:
          hand: portal
          deck: deputy, deputy
          pile: sheriff, scry
        """)
    play.play("portal")
    assert play.options() == ["decline", "deputy", "deputy", "sheriff"]
    play.choose("sheriff", "deputy", "deputy")
    assert play.hand("A") == ["deputy", "deputy", "sheriff"]
    assert (play.deck("A"), play.pile("A")) == (["scry"], ["portal"])
    play.done()


@pytest.mark.rule("SU-R25")
def test_portal_sends_a_minion_you_do_not_own_to_its_owners_hand() -> None:
    play = two("""
        A:
          hand: portal
          deck: mummy of B, disenchant of B
        """)
    play.play("portal")
    play.choose("mummy")
    assert (play.hand("A"), play.hand("B")) == ([], ["mummy"])
    assert play.deck("A") == ["disenchant"]  # put back it stays where it was
    play.done()


# -- Sacrifice -----------------------------------------------------------------------------------


def test_sacrifice_draws_by_current_power_and_destroys_the_minion() -> None:
    play = two("""
        pyramids:
          A: neophyte +1, deputy
          B: gremlin
        A:
          hand: sacrifice
          deck: gunfighter, gunfighter, sheriff, scry, rest
        """)
    play.play("sacrifice")
    assert play.options() == ["deputy", "neophyte"]  # your own, and it is a duty
    play.choose("neophyte")
    assert play.hand("A") == ["gunfighter", "gunfighter", "sheriff"]
    assert play.minions("pyramids") == ["A deputy 2", "B gremlin 2"]
    assert play.pile("A") == ["neophyte", "sacrifice"]
    play.done()


def test_sacrifice_without_a_minion_or_power_draws_nothing() -> None:
    play = two("""
        pyramids:
          B: gremlin
        A:
          hand: sacrifice
        """)
    play.play("sacrifice")
    assert (play.hand("A"), play.minions("pyramids")) == ([], ["B gremlin 2"])
    play.done()
    weak = two("""
        pyramids:
          A: deputy (-3)
        A:
          hand: sacrifice
        """)
    weak.play("sacrifice")
    assert (weak.hand("A"), weak.pile("A")) == ([], ["deputy", "sacrifice"])
    weak.done()


@pytest.mark.rule("SU-R23", "SU-45")
def test_sacrifice_of_a_minion_that_cannot_be_destroyed_draws_all_the_same() -> None:
    play = two("""
        pyramids:
          A: deputy
        A:
          hand: form_a_posse, sacrifice
          deck: gunfighter, sheriff, scry, rest
        extra: action
        """)
    play.play("form_a_posse")
    play.play("sacrifice")
    assert play.hand("A") == ["gunfighter", "scry", "sheriff"]
    assert play.minions("pyramids") == ["A deputy 3"]
    play.done()


# -- Scry ----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-68")
def test_scry_finds_an_action_shows_it_and_shuffles_the_deck() -> None:
    play = two("""
        A:
          hand: scry
          deck: deputy, summon, sheriff, portal, gunfighter
        """)
    play.play("scry")
    assert play.options() == ["portal", "summon"]
    play.choose("portal")
    assert play.hand("A") == ["portal"]
    assert [card.card for card in play.view("B").players[0].seen_hand] == ["portal"]
    assert sorted(play.deck("A")) == ["deputy", "gunfighter", "sheriff", "summon"]
    assert play.view("A").players[0].deck_known == []  # shuffled
    play.done()


@pytest.mark.rule("SU-68")
def test_scry_shuffles_a_deck_without_actions_too() -> None:
    play = two("""
        A:
          hand: scry
          deck: deputy, sheriff
        """)
    play.play("scry")
    assert (play.hand("A"), sorted(play.deck("A"))) == ([], ["deputy", "sheriff"])
    assert "You shuffle the deck." in play.log("A")
    play.done()


@pytest.mark.rule("SU-71")
def test_scry_asks_even_if_there_is_only_one_action() -> None:
    play = two("""
        A:
          hand: scry
          deck: deputy, summon
        """)
    play.play("scry")
    assert play.asked == "A take"
    play.choose("summon")
    assert play.hand("A") == ["summon"]
    play.done()


@pytest.mark.rule("SU-25")
def test_scry_looks_through_the_shuffled_discard_pile_if_the_deck_is_empty() -> None:
    play = two("""
        A:
          hand: scry
          deck:
          pile: summon, deputy
        """)
    play.play("scry")
    play.choose("summon")
    assert (play.hand("A"), play.deck("A"), play.pile("A")) == (["summon"], ["deputy"], ["scry"])
    play.done()


@pytest.mark.rule("SU-R25")
def test_scry_sends_an_action_you_do_not_own_to_its_owners_hand() -> None:
    play = two("""
        A:
          hand: scry
          deck: deputy, disenchant of B
        """)
    play.play("scry")
    play.choose("disenchant")
    assert (play.hand("A"), play.hand("B"), play.deck("A")) == ([], ["disenchant"], ["deputy"])
    play.done()


# -- Summon and Time Loop ------------------------------------------------------------------------


def test_summon_gives_an_extra_minion() -> None:
    play = two("""
        pyramids:
        rhodes_plaza_mall:
        tortuga:
        A:
          hand: summon, deputy, sheriff, gunfighter, scry
        """)
    play.play("summon")
    assert play.asked == "A extra"
    assert len(play.options()) == 10  # three minions, three bases, or none now
    play.take(kind="play", card="sheriff", place="pyramids")
    play.play("deputy", "tortuga")
    assert not play.can("play", "gunfighter")
    assert not play.can("play", "scry")
    play.done()


@pytest.mark.rule("SU-80")
def test_summons_extra_minion_may_be_kept_but_not_beyond_the_phase() -> None:
    play = two("""
        pyramids:
        rhodes_plaza_mall:
        tortuga:
        A:
          hand: summon, deputy, deputy, deputy, deputy
        """)
    play.play("summon")
    play.decline()
    play.play("deputy", "pyramids")
    play.play("deputy", "pyramids")
    assert not play.can("play", "deputy")
    play.next_turn("A")
    play.play("deputy", "pyramids")
    assert not play.can("play", "deputy")
    play.done()


def test_time_loop_gives_two_extra_actions() -> None:
    play = two("""
        A:
          hand: time_loop, mystic_studies, mystic_studies, scry, deputy
          deck: sheriff, deputy, gunfighter, gunfighter, rest
        """)
    play.play("time_loop")
    assert play.options() == [
        "decline",
        "play mystic_studies",
        "play mystic_studies",
        "play scry",
    ]
    play.take(kind="play", card="mystic_studies")
    assert play.asked == "A extra"
    play.decline()
    play.play("mystic_studies")
    assert play.why_not("play", "scry") == "SU-18"
    play.done()


def test_time_loop_without_actions_in_hand_keeps_both_plays() -> None:
    play = two("""
        pyramids:
        A:
          hand: time_loop
        """)
    play.play("time_loop")
    assert len(play.g.extras) == 2
    play.done()


# -- Winds of Change -----------------------------------------------------------------------------


def test_winds_of_change_shuffles_the_hand_in_draws_five_and_gives_an_action() -> None:
    play = two("""
        A:
          hand: winds_of_change, deputy, deputy, sheriff
          deck: mystic_studies, scry
        """)
    play.play("winds_of_change")
    assert play.asked == "A extra"
    assert len(play.hand("A")) == 5
    assert len(play.deck("A")) == 0
    play.decline()
    assert sorted(play.hand("A")) == ["deputy", "deputy", "mystic_studies", "scry", "sheriff"]
    assert play.pile("A") == ["winds_of_change"]
    play.done()


@pytest.mark.rule("SU-71")
def test_after_winds_of_change_nobody_knows_the_old_hand_any_more() -> None:
    play = two("""
        A:
          hand: winds_of_change, deputy +seen, sheriff +seen
        """)
    assert len(play.view("B").players[0].seen_hand) == 2
    play.play("winds_of_change")
    while play.asked == "A extra":
        play.decline()
    assert play.view("B").players[0].seen_hand == []
    assert play.view("A").players[0].deck_known == []
    play.done()


@pytest.mark.rule("SU-147")
def test_winds_of_change_puts_cards_of_others_into_your_own_deck_unseen() -> None:
    play = two("""
        A:
          hand: winds_of_change, mummy of B
          deck: deputy
        """)
    play.play("winds_of_change")
    while play.asked == "A extra":
        play.decline()
    assert play.hand("A") == ["deputy", "mummy"]
    assert play.hand("B") == []
    play.done()


def test_winds_of_change_with_an_empty_hand_still_draws() -> None:
    play = two("""
        A:
          hand: winds_of_change
          deck: deputy, sheriff
          pile: gunfighter
        """)
    play.play("winds_of_change")
    while play.asked == "A extra":
        play.decline()
    assert play.hand("A") == ["deputy", "gunfighter", "sheriff"]
    play.done()
