"""Actions of the Vikings that take cards: Pillage, Raiding Party, Ransack."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.smash_up.playing import at

table = partial(at, factions="vikings+samurai,cowboys+ancient_egyptians")
of_three = partial(at, seats=3, factions="vikings+samurai,cowboys+ancient_egyptians,aliens+robots")

# -- Pillage -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-153", "SU-71")
def test_pillage_takes_a_random_card_that_only_the_two_players_know() -> None:
    taken = set()
    for seed in range(12):
        play = of_three(
            """
            A:
              hand: pillage, ronin
            B:
              hand: deputy, sheriff, quick_draw
            C:
              hand: scout
            """,
            seed=seed,
        )
        play.play("pillage")
        play.choose("B")
        (card,) = {"deputy", "sheriff", "quick_draw"} - set(play.hand("B"))
        assert play.hand("A") == sorted(["ronin", card])
        assert [seen.card for seen in play.view("B").players[0].seen_hand] == [card]
        assert play.view("C").players[0].seen_hand == []
        assert "A takes a card from B." in play.log("C")
        assert play.hand("C") == ["scout"]
        play.done()  # nobody may answer: the card was not looked at (SU-R30)
        taken.add(card)
    assert len(taken) > 1


def test_pillage_needs_a_hand_with_cards() -> None:
    play = of_three("""
        A:
          hand: pillage
        C:
          hand: scout
        """)
    play.play("pillage")  # B has none: no choice
    assert play.hand("A") == ["scout"]
    play.done()
    empty = table("""
        A:
          hand: pillage, ronin
        """)
    empty.play("pillage")
    assert empty.hand("A") == ["ronin"]
    empty.done()


@pytest.mark.rule("SU-R30", "SU-144")
def test_pillage_cannot_be_answered_with_dynamite_surprise() -> None:
    play = table("""
        pyramids:
          A: huscarl
        A:
          hand: pillage
        B:
          hand: dynamite_surprise, deputy
        """)
    play.play("pillage")
    assert play.asked == "A play"
    assert len(play.hand("A")) == 1
    play.done()


@pytest.mark.rule("SU-153", "SU-64")
def test_a_pillaged_action_is_played_as_yours_and_goes_to_its_owner() -> None:
    play = table("""
        pyramids:
          A: ronin
        A:
          hand: pillage
        B:
          hand: quick_draw
        extra: action
        """)
    play.play("pillage")
    play.play("quick_draw")
    assert play.power("ronin") == 5
    assert play.pile("B") == ["quick_draw"]
    assert play.pile("A") == ["pillage"]
    play.done()


# -- Raiding Party -------------------------------------------------------------------------------

RAID = """
    played: minion
    pyramids:
      A: huscarl
    A:
      hand: raiding_party
    B:
      deck: pinkerton, sheriff, quick_draw, mummy, rest
    """


@pytest.mark.rule("SU-153", "SU-79", "SU-67")
def test_raiding_party_plays_a_minion_of_power_4_out_of_another_deck() -> None:
    play = table(RAID)
    play.play("raiding_party")
    assert play.asked == "A play-one"
    assert play.options() == ["decline", "pinkerton", "quick_draw"]  # the Sheriff has 5
    play.choose("pinkerton", "pyramids")
    assert play.minions("pyramids") == ["A huscarl 2", "A pinkerton 4"]
    assert play.asked == "A put-back"
    play.choose("sheriff")
    play.pass_all()
    assert play.deck("B", 3) == ["quick_draw", "sheriff", "mummy"]
    assert "A reveals the top of B's deck: Pinkerton, Sheriff and Quick Draw." in play.log()
    assert play.pile("A") == ["raiding_party"]
    play.done()


@pytest.mark.rule("SU-64")
def test_raiding_party_plays_an_action_which_goes_to_its_owner() -> None:
    play = table(RAID)
    play.play("raiding_party")
    play.choose("quick_draw")
    play.choose("sheriff")
    play.pass_all()
    assert play.power("huscarl") == 4
    assert play.pile("B") == ["quick_draw"]
    assert play.deck("B", 3) == ["pinkerton", "sheriff", "mummy"]
    play.done()


@pytest.mark.rule("SU-R55", "SU-71")
def test_raiding_party_may_play_nothing_and_the_order_is_its_players_secret() -> None:
    play = table(RAID)
    play.play("raiding_party")
    play.decline()
    play.choose("quick_draw", "pinkerton")
    play.pass_all()
    assert play.deck("B", 4) == ["sheriff", "pinkerton", "quick_draw", "mummy"]
    assert play.view("A").players[1].deck_known == ["sheriff", "pinkerton", "quick_draw"]
    assert play.view("B").players[1].deck_known == []
    assert play.view(None).players[1].deck_known == []
    play.done()


@pytest.mark.rule("SU-R55")
def test_raiding_party_with_one_card_to_put_back_keeps_no_secret() -> None:
    play = table("""
        pyramids:
        A:
          hand: raiding_party
        B:
          deck: deputy, sheriff
        """)
    play.play("raiding_party")
    play.choose("deputy", "pyramids")
    play.pass_all()
    assert play.view("B").players[1].deck_known == ["sheriff"]
    play.done()


@pytest.mark.rule("SU-R8", "SU-25", "SU-H16")
def test_raiding_party_shuffles_the_discard_pile_in_the_middle() -> None:
    play = table("""
        pyramids:
        A:
          hand: raiding_party
        B:
          deck: sheriff
          pile: deputy, deputy, deputy
        """)
    play.play("raiding_party")
    play.choose("deputy", "pyramids")
    assert play.options() == ["deputy", "sheriff"]
    play.choose("sheriff")
    play.pass_all()
    assert play.deck("B") == ["deputy", "sheriff", "deputy"]
    assert play.pile("B") == []
    play.done()


def test_raiding_party_finds_nothing_where_there_are_no_cards() -> None:
    play = table("""
        A:
          hand: raiding_party
        B:
          deck:
        """)
    play.play("raiding_party")
    assert play.pile("A") == ["raiding_party"]
    play.done()


@pytest.mark.rule("SU-R14", "SU-R29")
def test_raiding_party_cannot_play_a_card_with_only_specials_but_it_can_be_answered() -> None:
    play = table("""
        pyramids:
          A: huscarl
        A:
          hand: raiding_party
        B:
          deck: dynamite_surprise, sheriff, rest
        """)
    play.play("raiding_party")
    assert "dynamite_surprise" not in play.options()
    if play.asked == "A play-one":
        play.decline()
    while play.asked == "A put-back":
        play.choose("put-back")
    assert play.asked == "B answer-spy"
    play.choose("dynamite_surprise")
    assert play.minions("pyramids") == []
    assert play.pile("B") == ["dynamite_surprise"]
    play.done()


@pytest.mark.rule("SU-R14")
def test_raiding_party_cannot_play_such_a_card_even_before_a_scoring() -> None:
    play = table("""
        pyramids:
          A: huscarl
          B: sheriff +20
        A:
          hand: raiding_party
        B:
          deck: dynamite_surprise, deputy, mummy, rest
        """)
    play.end()
    play.choose("huscarl")  # the Sheriff's duel
    play.choose("raiding_party")
    assert play.options() == ["decline", "deputy", "mummy"]
    play.decline()


@pytest.mark.rule("SU-R13")
def test_raiding_party_cannot_play_an_action_that_has_no_place() -> None:
    play = table("""
        A:
          hand: raiding_party
        B:
          deck: ancient_curse, sheriff
        """)
    play.play("raiding_party")
    assert play.asked == "A put-back"  # no minion for the Curse, and the Sheriff is too strong
    play.choose("sheriff")
    play.pass_all()
    play.done()


@pytest.mark.rule("SU-34", "SU-35")
def test_raiding_party_puts_the_rest_back_when_the_played_card_is_resolved() -> None:
    play = table("""
        pyramids:
          B: mummy
        A:
          hand: raiding_party
        B:
          deck: gunfighter, deputy, sheriff, rest
        """)
    play.play("raiding_party")
    play.choose("gunfighter", "pyramids")
    assert play.asked == "A duel"  # A's Gunfighter now
    play.choose("mummy")
    play.no_duel_cards()
    assert play.pile("B") == ["mummy"]
    assert play.asked == "A put-back"
    play.choose("deputy")
    play.pass_all()
    assert play.minions("pyramids") == ["A gunfighter 3"]
    play.done()


@pytest.mark.rule("SU-R25")
def test_raiding_party_plays_a_card_of_your_own_out_of_another_deck() -> None:
    play = table("""
        pyramids:
        A:
          hand: raiding_party
        B:
          deck: bushi of A
        """)
    play.play("raiding_party")
    play.choose("bushi", "pyramids")
    assert play.minions("pyramids") == ["A bushi 4"]
    play.pass_all()
    play.done()


def test_raiding_party_chooses_whose_deck() -> None:
    play = of_three("""
        pyramids:
        A:
          hand: raiding_party
        B:
          deck: deputy
        C:
          deck: scout
        """)
    play.play("raiding_party")
    assert play.options() == ["B", "C"]
    play.choose("C")
    assert play.options() == ["decline", "scout"]
    play.decline()
    play.pass_all()
    assert play.deck("B") == ["deputy"]
    play.done()


@pytest.mark.rule("SU-115", "SU-H21")
def test_raiding_party_as_dueling_card_brings_a_minion_that_gets_no_duel() -> None:
    play = table("""
        so_so_corral:
          B: sheriff, deputy
        A:
          hand: bushi, raiding_party
        B:
          deck: gunfighter, pinkerton, mummy, rest
        """)
    play.play("bushi", "so_so_corral")
    play.choose("deputy")
    play.choose("raiding_party")
    play.choose("gunfighter", "so_so_corral")
    assert play.asked == "A put-back"  # no duel of the Gunfighter's own
    play.choose("mummy")
    play.pass_all()
    assert play.minions("so_so_corral") == ["A bushi 4", "A gunfighter 3", "B sheriff 5"]
    play.done()  # and none from the Corral, now or later


# -- Ransack -------------------------------------------------------------------------------------

HOARD = """
    pyramids:
      A: ronin [ancient_curse by B], raider [final_haiku]
      B: deputy
      actions: gold_strike by B
      buried B: mummy
    A:
      hand: ransack, tribute
    """


@pytest.mark.rule("SU-153")
def test_ransack_takes_an_action_off_a_minion() -> None:
    play = table(HOARD)
    assert play.power("ronin") == 1
    play.play("ransack")
    assert play.asked == "A take"
    assert play.options() == ["ancient_curse", "final_haiku", "gold_strike", "take"]
    play.choose("ancient_curse")
    assert play.hand("A") == ["ancient_curse", "tribute"]
    assert play.power("ronin") == 3
    assert play.pile("B") == []
    assert play.actions("pyramids") == ["A final_haiku on raider", "B gold_strike"]
    assert [card.card for card in play.view("B").players[0].seen_hand] == ["ancient_curse"]
    play.done()


@pytest.mark.rule("SU-153", "SU-64")
def test_ransack_takes_an_action_off_a_base_and_it_keeps_its_owner() -> None:
    play = table(HOARD + "extra: action, action\n    ")
    play.play("ransack")
    play.choose("gold_strike")
    assert play.actions("pyramids") == ["A final_haiku on raider", "B ancient_curse on ronin"]
    play.play("gold_strike", "pyramids")
    assert "A gold_strike" in play.actions("pyramids")
    assert play.g.owner(play.handle("gold_strike")) == 1
    play.done()


@pytest.mark.rule("SU-R32")
def test_ransack_may_take_a_card_of_your_own() -> None:
    play = table(HOARD)
    play.play("ransack")
    play.choose("final_haiku")
    assert play.hand("A") == ["final_haiku", "tribute"]
    play.done()


@pytest.mark.rule("SU-R32", "SU-95", "SU-71")
def test_ransack_takes_a_buried_card_unseen_by_the_others() -> None:
    play = of_three("""
        pyramids:
          B: deputy
          buried B: mummy, tomb_trap
        A:
          hand: ransack, tribute, bushi
        """)
    lying = play.g.buried[play.place("pyramids")].copy()
    view = play.view("A")
    assert [card.card for card in view.bases[play.place("pyramids")].buried] == ["", ""]
    play.play("ransack")
    play.take(handle=lying[0])
    assert play.hand("A") == ["bushi", "mummy", "tribute"]
    assert play.buried("pyramids") == ["B tomb_trap"]
    assert [card.card for card in play.view("B").players[0].seen_hand] == ["mummy"]  # its burier
    for bystander in ("C", None):
        assert play.view(bystander).players[0].seen_hand == []
    assert "A takes a card from Pyramids to hand." in play.log("C")
    assert play.pile("B") == []
    play.done()  # nobody may answer: nothing was revealed (SU-R30)


@pytest.mark.rule("SU-71")
def test_a_ransacked_card_cannot_be_followed_in_the_hand() -> None:
    sleeves = set()
    for seed in range(8):
        play = of_three(
            """
            pyramids:
              buried B: mummy
            A:
              hand: ransack, tribute, bushi
            """,
            seed=seed,
        )
        lying = play.g.buried[play.place("pyramids")][0]
        play.play("ransack")
        sleeves.add(play.g.face(lying))
        assert play.g.mixed == 1
    assert len(sleeves) > 1  # what is in that sleeve now is one of the three cards


@pytest.mark.rule("SU-95")
def test_ransack_cannot_take_minions_and_does_nothing_without_a_target() -> None:
    play = table("""
        pyramids:
          A: ronin
          B: deputy
        A:
          hand: ransack
        """)
    play.play("ransack")
    assert play.hand("A") == []
    assert play.minions("pyramids") == ["A ronin 3", "B deputy 2"]
    play.done()


@pytest.mark.rule("SU-R32")
def test_a_ransacked_viking_funeral_is_neither_destroyed_nor_discarded() -> None:
    play = table("""
        pyramids:
          B: sheriff [viking_funeral of A]
        A:
          hand: ransack, ronin
        """)
    play.play("ransack")
    assert play.hand("A") == ["ronin", "viking_funeral"]
    assert (play.vp("A"), play.vp("B")) == (0, 0)
    assert play.minions("pyramids") == ["B sheriff 5"]
    play.done()
