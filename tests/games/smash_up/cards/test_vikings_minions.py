"""The minions and bases of the Vikings. A has Vikings and Samurai unless a test says otherwise."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.smash_up.playing import at

table = partial(at, factions="vikings+samurai,cowboys+ancient_egyptians")
of_three = partial(at, seats=3, factions="vikings+samurai,cowboys+ancient_egyptians,aliens+robots")

# -- Valkyrie ------------------------------------------------------------------------------------


@pytest.mark.rule("SU-153")
def test_valkyrie_takes_a_minion_out_of_another_discard_pile() -> None:
    play = table("""
        pyramids:
        A:
          hand: valkyrie
          pile: ronin
        B:
          pile: deputy, quick_draw, sheriff
        """)
    play.play("valkyrie", "pyramids")
    assert play.options() == ["deputy", "sheriff"]
    play.choose("sheriff")
    assert play.hand("A") == ["sheriff"]
    assert play.pile("B") == ["deputy", "quick_draw"]
    assert play.pile("A") == ["ronin"]
    assert [card.card for card in play.view("B").players[0].seen_hand] == ["sheriff"]
    play.done()


@pytest.mark.rule("SU-153", "SU-64", "SU-74")
def test_a_stolen_minion_is_yours_to_play_and_goes_to_its_owner_when_it_leaves() -> None:
    play = table("""
        pyramids:
        A:
          hand: valkyrie, yokai_attack
        B:
          pile: sheriff
        extra: minion
        """)
    play.play("valkyrie", "pyramids")
    play.play("sheriff", "pyramids")
    assert play.minions("pyramids") == ["A sheriff 5", "A valkyrie 5"]
    play.play("yokai_attack")
    play.choose("sheriff")
    assert play.pile("B") == ["sheriff"]
    play.done()


def test_valkyrie_without_a_minion_in_another_pile_takes_nothing() -> None:
    play = table("""
        pyramids:
        A:
          hand: valkyrie
          pile: ronin
        B:
          pile: quick_draw
        """)
    play.play("valkyrie", "pyramids")
    assert play.hand("A") == []
    assert play.pile("B") == ["quick_draw"]
    play.done()


def test_valkyrie_chooses_among_all_other_players() -> None:
    play = of_three("""
        pyramids:
        A:
          hand: valkyrie
        B:
          pile: deputy
        C:
          pile: scout, zapbot
        """)
    play.play("valkyrie", "pyramids")
    assert play.options() == ["deputy", "scout", "zapbot"]
    play.choose("zapbot")
    assert play.hand("A") == ["zapbot"]
    assert play.pile("C") == ["scout"]
    play.done()


# -- Raider --------------------------------------------------------------------------------------


@pytest.mark.rule("SU-R55", "SU-71", "SU-28")
def test_raider_puts_up_to_three_cards_on_the_deck_for_1_power_each() -> None:
    play = table("""
        pyramids:
          A: raider, huscarl
        A:
          hand: ronin, bushi, tribute, pillage
        """)
    play.talent("raider")
    play.choose("ronin", "tribute", "bushi")
    assert play.deck("A", 3) == ["bushi", "tribute", "ronin"]  # the last one on top
    assert play.hand("A") == ["pillage"]
    assert play.minions("pyramids") == ["A huscarl 2", "A raider 7"]
    assert play.view("B").players[0].deck_known == []
    assert "A puts 3 cards on top of the deck." in play.log("B")
    assert play.why_not("talent", "raider") == "SU-88"  # once per turn
    play.next_turn("B")
    assert play.power("raider") == 4


@pytest.mark.rule("SU-47")
def test_raider_may_put_back_fewer_cards_or_none() -> None:
    play = table("""
        pyramids:
          A: raider
        longhouse:
          A: raider
        A:
          hand: ronin, bushi, tribute
        """)
    play.talent("raider", "pyramids")
    play.choose("ronin")
    play.decline()
    assert play.power("raider", "pyramids") == 5
    play.talent("raider", "longhouse")
    play.decline()
    assert play.power("raider", "longhouse") == 4
    assert play.hand("A") == ["bushi", "tribute"]
    play.done()


@pytest.mark.rule("SU-147")
def test_a_card_of_another_owner_put_on_your_deck_stays_there() -> None:
    play = table("""
        pyramids:
          A: raider, huscarl
        A:
          hand: deputy, sheriff of B
        """)
    play.talent("raider")
    play.choose("sheriff")
    play.decline()
    play.talent("huscarl")
    assert play.deck("A", 2) == ["deputy", "sheriff"]
    play.done()


# -- Shield Maiden -------------------------------------------------------------------------------


@pytest.mark.rule("SU-67", "SU-153", "SU-61")
@pytest.mark.parametrize(
    ("top", "taken"),
    [("gunfighter", True), ("deputy", True), ("pinkerton", False), ("high_noon", True)],
)
def test_shield_maiden_takes_an_action_or_a_minion_of_power_3_or_less(
    top: str, taken: bool
) -> None:
    play = table(f"""
        pyramids:
        A:
          hand: shield_maiden
        B:
          deck: {top}, mummy, rest
        """)
    play.play("shield_maiden", "pyramids")
    play.pass_all()
    assert play.hand("A") == ([top] if taken else [])
    assert play.deck("B", 1) == (["mummy"] if taken else [top])
    assert f"A reveals the top of B's deck: {_name(top)}." in play.log()
    assert play.view("B").players[1].deck_known == ([] if taken else [top])
    play.done()


def _name(card: str) -> str:
    return card.replace("_", " ").title()


@pytest.mark.rule("SU-25")
def test_shield_maiden_shuffles_the_discard_pile_of_an_empty_deck() -> None:
    play = table("""
        pyramids:
        A:
          hand: shield_maiden
        B:
          deck:
          pile: deputy, deputy
        """)
    play.play("shield_maiden", "pyramids")
    assert play.hand("A") == ["deputy"]
    assert play.deck("B") == ["deputy"]
    assert play.pile("B") == []
    play.done()


def test_shield_maiden_finds_nothing_where_there_are_no_cards() -> None:
    play = table("""
        pyramids:
        A:
          hand: shield_maiden
        B:
          deck:
        """)
    play.play("shield_maiden", "pyramids")
    assert play.hand("A") == []
    play.done()


def test_shield_maiden_chooses_whose_deck() -> None:
    play = of_three("""
        pyramids:
        A:
          hand: shield_maiden
        B:
          deck: deputy, rest
        C:
          deck: scout, rest
        """)
    play.play("shield_maiden", "pyramids")
    assert play.options() == ["B", "C"]
    play.choose("C")
    assert play.hand("A") == ["scout"]
    assert play.deck("B", 1) == ["deputy"]
    play.pass_all()
    play.done()


@pytest.mark.rule("SU-R25")
def test_shield_maiden_takes_back_a_card_of_your_own_out_of_another_deck() -> None:
    play = table("""
        pyramids:
        A:
          hand: shield_maiden
        B:
          deck: tribute of A, rest
        """)
    play.play("shield_maiden", "pyramids")
    play.pass_all()
    assert play.hand("A") == ["tribute"]
    play.done()


DYNAMITE = """
    pyramids:
      A: huscarl, raider +1
    drakkar:
    A:
      hand: shield_maiden, ronin
    B:
      deck: dynamite_surprise, rest
    """


@pytest.mark.rule("SU-R29", "SU-144", "SU-H13")
def test_dynamite_surprise_taken_by_shield_maiden_can_still_be_set_off() -> None:
    play = table(DYNAMITE)
    play.play("shield_maiden", "pyramids")
    assert play.hand("A") == ["dynamite_surprise", "ronin"]
    assert play.asked == "B answer-spy"
    play.choose("dynamite_surprise")
    assert play.options() == ["huscarl", "shield_maiden"]  # 4 or less, of the raider
    play.choose("shield_maiden")
    assert play.hand("A") == ["ronin"]
    assert play.pile("B") == ["dynamite_surprise"]
    play.done()


@pytest.mark.rule("SU-R29")
def test_dynamite_surprise_taken_need_not_be_set_off() -> None:
    play = table(DYNAMITE)
    play.play("shield_maiden", "pyramids")
    play.decline()
    assert play.hand("A") == ["dynamite_surprise", "ronin"]
    assert len(play.minions("pyramids")) == 3
    play.done()


# -- Huscarl -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-147", "SU-71")
def test_huscarl_pays_a_card_for_2_power() -> None:
    play = table("""
        pyramids:
          A: huscarl, ronin
        A:
          hand: tribute, bushi
        """)
    play.talent("huscarl")
    assert play.asked == "A top"
    assert play.options() == ["bushi", "tribute"]  # no way to decline once used
    play.choose("bushi")
    assert play.minions("pyramids") == ["A huscarl 4", "A ronin 3"]
    assert play.deck("A", 1) == ["bushi"]
    assert play.hand("A") == ["tribute"]
    assert play.view("B").players[0].deck_known == []
    assert play.why_not("talent", "huscarl") == "SU-88"
    play.next_turn("B")
    assert play.power("huscarl") == 2


@pytest.mark.rule("SU-48")
def test_huscarl_cannot_be_used_with_an_empty_hand() -> None:
    play = table("""
        pyramids:
          A: huscarl
        """)
    assert play.why_not("talent", "huscarl") == "SU-48"
    play.done()


FOREIGN = """
    pyramids:
      A: huscarl
    A:
      hand: gold_in_them_thar_hills, ronin of B
      deck: deputy, sheriff, rest
    """


@pytest.mark.rule("SU-147", "SU-R25", "SU-H12")
def test_a_foreign_card_put_back_and_shown_goes_to_its_owner() -> None:
    play = at(FOREIGN, factions="vikings+cowboys,samurai+ancient_egyptians")
    play.talent("huscarl")
    play.choose("ronin")
    play.play("gold_in_them_thar_hills")
    assert play.options() == ["deputy", "ronin", "sheriff"]
    play.choose("ronin")
    assert play.asked == "A put-back"  # it cannot be played
    play.choose("deputy")
    assert play.hand("B") == ["ronin"]
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SU-147", "SU-H12")
def test_a_foreign_card_put_back_and_drawn_unseen_is_yours() -> None:
    play = at(FOREIGN, factions="vikings+cowboys,samurai+ancient_egyptians")
    play.talent("huscarl")
    play.choose("ronin")
    play.next_turn("B")
    assert play.hand("A") == ["deputy", "gold_in_them_thar_hills", "ronin"]
    play.next_turn("A")
    play.play("ronin", "pyramids")
    assert play.minions("pyramids") == ["A huscarl 2", "A ronin 3"]
    play.done()


# -- Drakkar -------------------------------------------------------------------------------------


def test_drakkar_raids_a_deck_after_the_first_minion_of_a_turn() -> None:
    play = table("""
        drakkar:
          A: bushi
        pyramids:
        A:
          hand: ronin, huscarl, raider
        B:
          deck: gunfighter, deputy, rest
        extra: minion, minion
        """)
    play.play("raider", "pyramids")  # elsewhere: that does not count
    play.play("ronin", "drakkar")
    assert play.asked == "A whom"
    assert play.options() == ["B", "decline"]
    play.choose("B")
    assert play.asked == "A take"
    assert play.options() == ["decline", "gunfighter"]
    play.choose("gunfighter")
    play.pass_all()
    assert play.hand("A") == ["gunfighter", "huscarl"]
    play.play("huscarl", "drakkar")  # the second one
    assert play.deck("B", 1) == ["deputy"]
    play.done()


def test_drakkar_may_be_declined_and_the_next_minion_is_not_the_first() -> None:
    play = table("""
        drakkar:
        A:
          hand: bushi, huscarl
        B:
          deck: gunfighter, rest
        extra: minion
        """)
    play.play("bushi", "drakkar")
    play.decline()
    play.play("huscarl", "drakkar")
    assert play.hand("A") == []
    assert play.view("A").players[1].deck_known == []  # nothing was revealed
    play.done()


@pytest.mark.rule("SU-67")
def test_drakkar_may_leave_what_it_revealed() -> None:
    play = table("""
        drakkar:
        A:
          hand: bushi
        B:
          deck: gunfighter, rest
        """)
    play.play("bushi", "drakkar")
    play.choose("B")
    play.decline()
    play.pass_all()
    assert play.hand("A") == []
    assert play.deck("B", 1) == ["gunfighter"]
    assert play.view("B").players[1].deck_known == ["gunfighter"]
    play.done()


def test_drakkar_cannot_take_a_minion_of_power_4() -> None:
    play = table("""
        drakkar:
        A:
          hand: bushi
        B:
          deck: pinkerton, rest
        """)
    play.play("bushi", "drakkar")
    play.choose("B")
    play.pass_all()
    assert play.hand("A") == []
    assert play.deck("B", 1) == ["pinkerton"]
    play.done()


def test_drakkar_serves_each_player_and_works_anew_each_turn() -> None:
    play = table("""
        drakkar:
        A:
          hand: bushi
          deck: tribute, pillage, shield_maiden, rest
        B:
          hand: sheriff
          deck: gunfighter, high_noon, rest
        """)
    play.play("bushi", "drakkar")
    play.choose("B", "gunfighter")
    play.pass_all()
    play.next_turn("B")
    play.play("sheriff", "drakkar")
    assert play.asked == "B whom"
    play.choose("A", "shield_maiden")
    assert play.hand("B") == ["shield_maiden"]
    play.done("B")


@pytest.mark.rule("SU-R29", "SU-R30")
def test_drakkar_counts_as_a_card_of_the_player_using_it() -> None:
    play = table(DYNAMITE)
    play.play("ronin", "drakkar")
    play.choose("B", "dynamite_surprise")
    assert play.asked == "B answer-spy"
    play.choose("dynamite_surprise")
    assert play.options() == ["huscarl", "ronin"]
    play.choose("huscarl")
    assert play.pile("A") == ["huscarl"]
    play.done()


@pytest.mark.rule("SU-R39")
def test_drakkar_counts_a_minion_uncovered_at_the_start_of_the_turn() -> None:
    play = at(
        """
        phase: start
        drakkar:
          buried A: huscarl
        A:
          hand: raider
        B:
          deck: gunfighter, rest
        """,
        factions="vikings+ancient_egyptians,cowboys+samurai",
    )
    play.uncover("huscarl")
    assert play.asked == "A whom"
    play.choose("B", "gunfighter")
    play.pass_all()
    assert play.asked == "A play"
    play.play("raider", "drakkar")
    assert play.hand("A") == ["gunfighter"]
    play.done()


# -- Longhouse -----------------------------------------------------------------------------------


@pytest.mark.rule("SU-83", "SU-147")
def test_longhouse_gives_a_minion_there_2_power_for_a_card() -> None:
    play = table("""
        longhouse:
          A: bushi, ronin
          B: deputy
        pyramids:
          A: raider
        A:
          hand: tribute, pillage
        """)
    play.talent("longhouse")
    assert play.options() == ["pillage", "tribute"]
    play.choose("tribute")
    assert play.options() == ["bushi", "ronin"]
    play.choose("ronin")
    assert play.minions("longhouse") == ["A bushi 4", "A ronin 5", "B deputy 2"]
    assert play.deck("A", 1) == ["tribute"]
    assert play.why_not("talent", "longhouse") == "SU-88"  # once per turn
    play.next_turn("B")
    assert play.power("ronin") == 3


@pytest.mark.rule("SU-R52", "SU-48")
def test_longhouse_needs_a_card_and_a_minion_of_yours_there() -> None:
    no_card = table("""
        longhouse:
          A: bushi
        """)
    assert no_card.why_not("talent", "longhouse") == "SU-48"
    no_minion = table("""
        longhouse:
          B: deputy
        pyramids:
          A: bushi
        A:
          hand: tribute
        """)
    assert no_minion.why_not("talent", "longhouse") == "SU-48"
    no_minion.done()


@pytest.mark.rule("SU-70", "SU-83")
def test_longhouse_serves_whoever_is_on_turn() -> None:
    play = table("""
        longhouse:
          A: bushi
          B: deputy
        A:
          hand: tribute, pillage
        B:
          hand: quick_draw
          deck: ancient_curse, ancient_curse, rest
        """)
    play.talent("longhouse")
    play.choose("tribute")
    play.next_turn("B")
    play.talent("longhouse")
    assert play.minions("longhouse") == ["A bushi 4", "B deputy 4"]
    assert play.deck("B", 1) == ["quick_draw"]
    play.done("B")
