"""Hard interactions 12, 13, 14 and 16 of the ledger: stolen, revealed, buried and raided cards."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import at

# -- 12: a card of another owner on one's deck ---------------------------------------------------

STOLEN = """
    saloon:
      A: huscarl
    pyramids:
    star_portal:
    A:
      hand: bushi of B{}
      deck: raider, tribute, shield_maiden, rest
    """
VIKINGS = "vikings+cowboys,samurai+ancient_egyptians"


@pytest.mark.rule("SU-H12", "SU-147", "SU-R25")
def test_a_foreign_card_on_your_deck_goes_to_its_owner_when_you_show_and_draw_it() -> None:
    play = at(STOLEN.format(", gold_in_them_thar_hills"), factions=VIKINGS)
    play.talent("huscarl")
    play.choose("bushi")
    assert play.deck("A", 2) == ["bushi", "raider"]  # nobody sees what it is, so it stays
    play.play("gold_in_them_thar_hills")
    assert play.options() == ["bushi", "raider", "tribute"]
    play.choose("bushi")
    assert play.hand("B") == ["bushi"]
    assert play.hand("A") == []
    assert play.asked == "A put-back"  # and not whether to play it
    play.choose("raider")
    assert play.deck("A", 3) == ["tribute", "raider", "shield_maiden"]
    assert [card.card for card in play.view("A").players[1].seen_hand] == ["bushi"]
    play.done()


@pytest.mark.rule("SU-H12", "SU-147", "SU-153")
def test_drawn_unseen_the_same_card_is_yours_to_play() -> None:
    play = at(STOLEN.format(""), factions=VIKINGS)
    play.talent("huscarl")
    assert play.deck("A", 1) == ["bushi"]
    play.next_turn()
    assert play.hand("A") == ["bushi", "raider"]
    assert play.hand("B") == []
    assert play.view("B").players[0].seen_hand == []
    play.next_turn("A")
    play.play("bushi", "saloon")
    assert play.minions("saloon") == ["A bushi 4", "A huscarl 2"]
    assert play.g.owner(play.handle("bushi")) == 1
    play.done()


# -- 13: Dynamite Surprise -----------------------------------------------------------------------

DYNAMITE = """
    active: B
    saloon:
    pyramids:
      A: deputy
      B: bushi, shogun
    star_portal:
    A:
      hand: {}
      deck: dynamite_surprise, mummy, rest
    B:
      hand: {}
    """


@pytest.mark.rule("SU-H13", "SU-R29", "SU-144")
@pytest.mark.parametrize("hand", ["mummy", ""])
def test_the_raided_player_may_set_off_the_dynamite_that_shield_maiden_took(hand: str) -> None:
    text = DYNAMITE.format(hand, "shield_maiden")
    play = at(text if hand else text.replace("      hand: \n", ""))
    play.play("shield_maiden", "saloon")
    assert play.hand("B") == ["dynamite_surprise"]  # she is done: she has taken it
    assert play.asked == "A answer-spy"
    assert play.options() == ["decline", "dynamite_surprise"]
    play.choose("dynamite_surprise", "bushi")
    assert play.pile("B") == ["bushi"]
    assert play.hand("B") == []
    assert play.pile("A") == ["dynamite_surprise"]
    play.done("B")


@pytest.mark.rule("SU-H13", "SU-R29")
def test_the_raided_player_may_also_leave_the_dynamite_with_the_raider() -> None:
    play = at(DYNAMITE.format("mummy", "shield_maiden"))
    play.play("shield_maiden", "saloon")
    play.decline()
    assert play.hand("B") == ["dynamite_surprise"]
    assert play.minions("pyramids") == ["A deputy 2", "B bushi 4", "B shogun 5"]
    play.done("B")


@pytest.mark.rule("SU-H13", "SU-144")
def test_cast_the_runes_looking_at_it_in_the_deck_does_not_set_it_off() -> None:
    play = at(DYNAMITE.format("quick_draw", "cast_the_runes"))
    play.play("cast_the_runes")
    assert play.asked == "B put-back"
    assert play.options() == ["dynamite_surprise", "mummy"]
    play.choose("mummy")
    play.done("B")  # A was asked nothing that could be answered
    assert play.deck("A", 2) == ["dynamite_surprise", "mummy"]
    assert play.pile("B") == ["cast_the_runes"]


# -- 14: Seal the Tomb ---------------------------------------------------------------------------


@pytest.mark.rule("SU-H14", "SU-102", "SU-R34")
def test_an_uncovered_curse_without_a_minion_there_is_discarded() -> None:
    play = at("""
        saloon:
          buried A: ancient_curse, deputy
        pyramids:
          A: mummy
          B: bushi
        star_portal:
        A:
          hand: seal_the_tomb
        """)
    play.play("seal_the_tomb")
    play.choose("ancient_curse")
    assert play.pile("A") == ["ancient_curse"]  # Seal the Tomb itself is not finished
    assert play.asked == "A uncover"
    play.choose("deputy")
    assert play.minions("saloon") == ["A deputy 2"]
    assert play.minions("pyramids") == ["A mummy 2", "B bushi 4"]  # no curse elsewhere
    assert play.pile("A") == ["ancient_curse", "seal_the_tomb"]
    play.done()


@pytest.mark.rule("SU-H14", "SU-102", "SU-100")
def test_a_minion_uncovered_first_is_there_for_the_curse() -> None:
    play = at("""
        saloon:
          buried A: ancient_curse, deputy
        A:
          hand: seal_the_tomb
        """)
    play.play("seal_the_tomb")
    play.choose("deputy", "ancient_curse")
    assert play.minions("saloon") == ["A deputy 0"]
    assert play.actions("saloon") == ["A ancient_curse on deputy"]
    play.done()


@pytest.mark.rule("SU-H14", "SU-142", "SU-104")
def test_an_uncovered_tomb_trap_does_not_bury_itself_again() -> None:
    play = at("""
        saloon:
          B: bushi
          buried A: tomb_trap
        pyramids:
        star_portal:
        A:
          hand: seal_the_tomb
        """)
    play.play("seal_the_tomb")
    play.choose("tomb_trap")
    assert play.asked == "A destroy"  # not where to bury it
    play.decline()
    assert play.pile("A") == ["seal_the_tomb", "tomb_trap"]
    assert [play.buried(base) for base in play.bases()] == [[], [], []]
    assert play.minions("saloon") == ["B bushi 4"]
    play.done()


# -- 16: Raiding Party ---------------------------------------------------------------------------

RAID = """
    active: B
    saloon:
    pyramids:
    star_portal:
    A:
      deck: quick_draw
      pile: deputy, mummy{}
    B:
      hand: raiding_party
    """


@pytest.mark.rule("SU-H16", "SU-R8", "SU-R55")
def test_a_deck_that_runs_out_is_renewed_in_the_middle_of_a_raid() -> None:
    play = at(RAID.format(""))
    play.play("raiding_party")
    assert play.options() == ["decline", "deputy", "mummy", "quick_draw"]
    play.decline()
    play.choose("mummy", "quick_draw")  # the first lies lowest; the last follows by itself
    assert play.deck("A") == ["deputy", "quick_draw", "mummy"]
    assert play.pile("A") == []
    play.done("B")


@pytest.mark.rule("SU-H16", "SU-R8")
@pytest.mark.parametrize("seed", range(6))
def test_cards_taken_before_the_deck_ran_out_are_not_shuffled_in(seed: int) -> None:
    play = at(RAID.format(", sheriff, tomb_trap, high_noon"), seed=seed)
    play.play("raiding_party")
    shown = next(line for line in play.table.log() if line.kind == "reveal").cards
    assert shown[0] == "quick_draw"  # it was on the deck, the other two come out of the pile
    assert len({*shown}) == 3
    play.choose("quick_draw")
    first = play.options()[0]
    play.choose(first)
    other = next(card for card in shown[1:] if card != first)
    assert play.deck("A", 2) == [other, first]
    assert len(play.deck("A")) == 5
    play.done("B")


@pytest.mark.rule("SU-R8")
def test_with_too_few_cards_in_deck_and_pile_the_raid_shows_what_there_is() -> None:
    play = at(RAID.replace("      pile: deputy, mummy{}\n", ""))
    play.play("raiding_party")
    assert play.options() == ["decline", "quick_draw"]
    play.decline()
    assert play.deck("A") == ["quick_draw"]
    play.done("B")


@pytest.mark.rule("SU-R8")
def test_with_no_cards_at_all_there_is_nothing_to_raid() -> None:
    play = at(RAID.replace("      pile: deputy, mummy{}\n", "").replace("quick_draw", ""))
    play.play("raiding_party")
    assert play.pile("B") == ["raiding_party"]
    play.done("B")
