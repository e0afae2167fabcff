"""Chapter 3: the order in which cards and what they trigger are carried out."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import Play, at


def told(play: Play, *kinds: str) -> list[str]:
    """What happened of these kinds, in order."""
    return [
        f"{line.kind} {' '.join(line.cards)}" for line in play.table.log() if line.kind in kinds
    ]


# -- steps 1 and 3: the card, then what it triggers ----------------------------------------------


@pytest.mark.rule("SU-34", "SU-49")
def test_a_card_is_carried_out_completely_before_what_comes_after_it() -> None:
    play = at("""
        pyramids:
          actions: gold_strike by A
          buried A: deputy
        saloon:
        star_portal:
        A:
          hand: pyramid_engineer
          deck: sheriff, mummy, rest
        """)
    play.play("pyramid_engineer", "pyramids")
    assert play.asked == "A uncover"
    assert play.hand("A") == []  # "after you play a minion here" has to wait
    play.choose("deputy")
    assert play.hand("A") == ["mummy", "sheriff"]  # for both minions
    assert told(play, "play", "uncover", "draw") == [
        "play pyramid_engineer pyramids",
        "uncover deputy pyramids",
        "play deputy pyramids",
        "draw ",
        "draw ",
    ]
    play.done()


CORRAL = """
    so_so_corral:
      B: shogun
      actions: gold_strike by A
    pyramids:
    star_portal:
    A:
      hand: sheriff
      deck: quick_draw, mummy, rest
    """


@pytest.mark.rule("SU-36", "SU-50")
def test_of_several_triggers_the_current_player_chooses_the_order() -> None:
    play = at(CORRAL)
    play.play("sheriff", "so_so_corral")
    assert play.asked == "A trigger"
    assert play.options() == ["gold_strike", "so_so_corral"]
    play.choose("gold_strike")
    assert play.hand("A") == ["quick_draw"]
    assert play.asked == "A duel"
    play.choose("shogun", "quick_draw")  # the card just drawn decides the duel
    assert play.minions("so_so_corral") == ["A sheriff 9"]
    play.done()
    play = at(CORRAL)
    play.play("sheriff", "so_so_corral")
    play.choose("so_so_corral")
    assert play.hand("A") == []
    play.choose("shogun")
    assert play.minions("so_so_corral") == []  # a tie, without the card
    assert play.hand("A") == ["quick_draw"]
    play.done()


@pytest.mark.rule("SU-36")
def test_the_current_player_orders_the_triggers_of_others_too() -> None:
    play = at(
        """
        so_so_corral:
          B: leprechaun
          actions: pay_the_piper by B
        pyramids:
        star_portal:
        A:
          hand: gunfighter, deputy, mummy
        """,
        factions="cowboys+ancient_egyptians,tricksters+zombies",
    )
    play.play("gunfighter", "so_so_corral")
    assert play.asked == "A duel"  # its own ability first
    play.decline()
    assert play.asked == "A trigger"
    assert play.options() == ["leprechaun", "pay_the_piper", "so_so_corral"]
    play.choose("leprechaun")
    assert play.pile("A") == ["gunfighter"]
    assert play.asked == "A discard"  # there is nobody left to duel for So-So Corral
    play.choose("mummy")
    play.done()


# -- step 2: cards that were interrupted ---------------------------------------------------------


@pytest.mark.rule("SU-35", "SU-39")
def test_an_interrupted_card_is_finished_before_any_trigger_and_later_triggers_come_first() -> None:
    play = at(
        """
        so_so_corral:
          B: mummy
        pyramids:
          A: samurai_chan
        star_portal:
        A:
          hand: yokai_attack, bushi, way_of_the_warrior
          deck: ronin, rest
        """,
        factions="samurai+vikings,cowboys+ancient_egyptians",
    )
    play.play("yokai_attack")  # destroys Samurai-Chan, who draws a card: that has to wait
    assert play.asked == "A extra"
    play.play("bushi", "so_so_corral")
    assert play.asked == "A extra"  # the rest of Yokai Attack!, an extra action
    play.play("way_of_the_warrior")  # for Bushi, the only one
    assert play.power("bushi") == 7
    assert play.asked == "A duel"  # what Bushi triggered
    assert play.hand("A") == []
    play.choose("mummy")
    assert play.pile("B") == ["mummy"]
    assert play.hand("A") == ["ronin"]  # what Yokai Attack! triggered comes last
    play.done()


@pytest.mark.rule("SU-H15", "SU-39", "SU-154")
def test_a_minion_that_plays_another_at_the_corral_duels_after_it() -> None:
    play = at(
        """
        so_so_corral:
          B: mummy, pharaoh
        tortuga:
        pyramids:
        A:
          hand: zapbot, microbot_fixer
        """,
        factions="robots+pirates,cowboys+ancient_egyptians",
    )
    play.play("zapbot", "so_so_corral")
    assert play.asked == "A extra"
    play.play("microbot_fixer", "so_so_corral")
    assert told(play, "duel") == []
    assert play.asked == "A duel"
    play.choose("mummy")  # the Fixer's duel comes first; a tie
    assert told(play, "duel") == ["duel microbot_fixer mummy"]
    assert play.minions("so_so_corral") == ["A zapbot 2", "B pharaoh 5"]
    assert play.asked == "A duel"
    play.choose("pharaoh")
    assert told(play, "duel") == ["duel microbot_fixer mummy", "duel zapbot pharaoh"]
    assert play.minions("so_so_corral") == ["B pharaoh 5"]
    play.done()


@pytest.mark.rule("SU-H15", "SU-35")
def test_the_first_minions_own_ability_is_finished_before_the_later_ones_duel() -> None:
    play = at(
        """
        so_so_corral:
          B: pharaoh
        tortuga:
        pyramids:
        A:
          hand: microbot_reclaimer, zapbot
          deck: warbot
          pile: microbot_guard
        """,
        factions="robots+pirates,cowboys+ancient_egyptians",
    )
    play.play("microbot_reclaimer", "so_so_corral")
    play.play("zapbot", "so_so_corral")  # the extra minion
    assert play.asked == "A shuffle-in"  # the rest of what the Reclaimer says
    play.decline()
    assert play.asked == "A duel"
    play.choose("pharaoh")
    assert told(play, "duel") == ["duel zapbot pharaoh"]
    assert play.asked == "A duel"
    play.decline()
    play.done()


# -- step 4: cards in hands ----------------------------------------------------------------------


@pytest.mark.rule("SU-37", "SU-36")
def test_cards_in_hand_come_after_the_triggers_of_cards_in_play() -> None:
    play = at("""
        active: B
        so_so_corral:
          A: deputy
        pyramids:
          B: huscarl
        star_portal:
        A:
          hand: dynamite_surprise
          deck: sheriff, rest
        B:
          hand: shield_maiden
        """)
    play.play("shield_maiden", "so_so_corral")  # she reveals A's Sheriff
    assert play.asked == "B duel"  # step 3: the base
    play.decline()
    assert play.asked == "A answer-spy"  # step 4: the hand
    play.choose("dynamite_surprise", "shield_maiden")
    assert play.pile("B") == ["shield_maiden"]
    play.done("B")


SPIED = """
    tortuga:
      A: neophyte, enchantress
      B: gunfighter
      C: gunfighter
    A:
      hand: mass_enchantment
    B:
      hand: dynamite_surprise
      deck: deputy, rest
    C:
      hand: dynamite_surprise
      deck: deputy, rest
    """


def spied() -> Play:
    """A has revealed the top cards of B and C, who both hold an answer."""
    factions = "wizards+pirates,cowboys+samurai,cowboys+vikings"
    play = at(SPIED, seats=3, factions=factions, copies=2)
    play.play("mass_enchantment")
    return play


@pytest.mark.rule("SU-37", "SU-41", "SU-42")
def test_answers_by_hand_go_round_clockwise_and_passing_is_not_final() -> None:
    play = spied()
    assert play.asked == "B answer-spy"
    play.decline()
    assert play.asked == "C answer-spy"
    play.choose("dynamite_surprise", "neophyte")
    assert play.asked == "B answer-spy"  # once more, since C did not pass
    play.choose("dynamite_surprise")  # for the only one left
    assert play.minions("tortuga") == ["B gunfighter 3", "C gunfighter 3"]
    play.done()


@pytest.mark.rule("SU-37", "SU-42")
def test_the_round_ends_when_all_have_passed_in_a_row() -> None:
    play = spied()
    play.decline(2)
    assert play.minions("tortuga")[:2] == ["A enchantress 2", "A neophyte 2"]
    play.done()


# -- step 5: the discard -------------------------------------------------------------------------


@pytest.mark.rule("SU-38")
def test_the_card_is_discarded_after_all_it_triggered() -> None:
    play = spied()
    assert (play.pile("A"), [card.card for card in play.view("B").playing]) == (
        [],
        ["mass_enchantment"],
    )
    play.choose("dynamite_surprise", "neophyte")
    assert play.pile("A") == ["neophyte"]
    play.decline()
    assert play.pile("A") == ["mass_enchantment", "neophyte"]
    play.done()


@pytest.mark.rule("SU-38", "SU-R8")
def test_what_a_card_triggers_cannot_draw_that_card_itself() -> None:
    play = at("""
        active: B
        saloon:
        pyramids:
          B: samurai_chan
        star_portal:
        B:
          hand: yokai_attack
          deck:
        """)
    play.play("yokai_attack")  # Samurai-Chan's draw needs a new deck, made of herself alone
    assert play.hand("B") == ["samurai_chan"]
    assert (play.deck("B"), play.pile("B")) == ([], ["yokai_attack"])
    play.done("B")


@pytest.mark.rule("SU-38")
def test_a_card_placed_by_its_own_effect_is_not_discarded() -> None:
    play = at("""
        pyramids:
          A: mummy
        saloon:
        star_portal:
        A:
          hand: tomb_trap, ancient_curse, gold_strike
        extra: action, action
        """)
    play.play("tomb_trap")
    play.choose("saloon")
    play.play("ancient_curse", "mummy")
    play.play("gold_strike", "star_portal")
    assert play.pile("A") == []
    assert play.buried("saloon") == ["A tomb_trap"]
    play.done()


# -- triggers whose card has gone ----------------------------------------------------------------

PHARAOH = """
    pyramids:
      A: pharaoh [ancient_curse by A], gunfighter +18
      buried A: tomb_trap
    saloon:
    star_portal:
    """


@pytest.mark.rule("SU-R51")
@pytest.mark.parametrize(("victim", "drawn"), [("pharaoh", 0), ("", 1)])
def test_a_pharaoh_destroyed_by_what_it_uncovered_draws_nothing(victim: str, drawn: int) -> None:
    play = at(PHARAOH)
    play.end()
    play.choose("tomb_trap")
    assert play.asked == "A destroy"
    play.choose(victim) if victim else play.decline()
    play.pass_all()
    assert play.vp("A") == 4
    assert len(play.hand("A")) == drawn + 2  # two of the Draw phase
    play.done("B")


@pytest.mark.rule("SU-R51")
def test_gold_strike_draws_for_a_minion_that_has_died_but_the_corral_has_no_duel_for_it() -> None:
    play = at("""
        so_so_corral:
          B: shogun, ronin
          actions: gold_strike by A
        pyramids:
        star_portal:
        A:
          hand: gunfighter
        """)
    play.play("gunfighter", "so_so_corral")
    play.choose("shogun")
    assert play.pile("A") == ["gunfighter"]
    assert len(play.hand("A")) == 1
    assert play.minions("so_so_corral") == ["B ronin 3", "B shogun 5"]
    play.done()


@pytest.mark.rule("SU-R51", "SU-76")
def test_the_trigger_of_a_base_that_was_cancelled_meanwhile_is_lost() -> None:
    text = """
        so_so_corral:
          B: mummy
        pyramids:
        tortuga:
        A:
          hand: chronomage, jammed_signal
        """
    factions = "wizards+aliens,cowboys+ancient_egyptians"
    play = at(text.replace("tortuga", "saloon"), factions=factions)
    play.play("chronomage", "so_so_corral")
    play.play("jammed_signal", "so_so_corral")  # the extra action of the Chronomage
    play.done()  # no duel
    play = at(text.replace("tortuga", "saloon"), factions=factions)
    play.play("chronomage", "so_so_corral")
    play.play("jammed_signal", "saloon")
    assert play.asked == "A duel"


@pytest.mark.rule("SU-R51", "SU-R53")
def test_the_trigger_of_a_base_that_has_left_is_lost() -> None:
    play = at(
        """
        so_so_corral:
          B: mummy
        pyramids:
        saloon:
        base deck: longhouse, star_portal
        A:
          hand: chronomage, terraforming
        """,
        factions="wizards+aliens,cowboys+ancient_egyptians",
    )
    play.play("chronomage", "so_so_corral")
    play.take(kind="play", card="terraforming")
    play.choose("longhouse", "so_so_corral")
    assert play.minions("longhouse") == ["A chronomage 3", "B mummy 2"]
    play.done()  # no duel


@pytest.mark.rule("SU-R51")
@pytest.mark.parametrize(("target", "drawn"), [("gold_strike", 0), ("overrun", 1)])
def test_the_trigger_of_an_action_that_has_left_is_lost(target: str, drawn: int) -> None:
    play = at(
        """
        pyramids:
          actions: gold_strike of B by A, overrun of B by A
        saloon:
        star_portal:
        A:
          hand: chronomage, disenchant
        """,
        factions="wizards+tricksters,cowboys+zombies",
    )
    play.play("chronomage", "pyramids")
    play.take(kind="play", card="disenchant")
    play.choose(target)
    assert len(play.hand("A")) == drawn
    play.done()


@pytest.mark.rule("SU-R51")
def test_a_lasting_effect_of_a_standard_action_needs_no_card_in_play() -> None:
    play = at("""
        active: B
        pyramids:
          B: ronin
        saloon:
        star_portal:
        B:
          hand: way_of_the_warrior, yokai_attack
        extra: action
        """)
    play.play("way_of_the_warrior")
    assert play.pile("B") == ["way_of_the_warrior"]
    play.play("yokai_attack")
    assert play.pile("B") == ["ronin", "way_of_the_warrior", "yokai_attack"]
    assert len(play.hand("B")) == 1
    play.done("B")


@pytest.mark.rule("SU-R51", "SU-132")
def test_abilities_about_going_to_the_discard_pile_work_though_the_card_has_gone() -> None:
    play = at("""
        active: B
        pyramids:
          B: samurai_chan [final_haiku by B]
        saloon:
          B: ronin
        star_portal:
        B:
          hand: yokai_attack
        """)
    play.play("yokai_attack")
    play.choose("samurai_chan")
    assert len(play.hand("B")) == 1
    assert play.power("ronin") == 5
    play.done("B")
