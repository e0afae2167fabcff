"""Rulings on buried and uncovered cards: SU-R33, SU-R34, SU-R49, SU-R50, and SU-R53 in play."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import at

EGYPTIAN_SAMURAI = "samurai+ancient_egyptians,cowboys+vikings"

# -- Pharaoh (SU-R33) ----------------------------------------------------------------------------


@pytest.mark.rule("SU-R33")
def test_pharaoh_draws_for_cards_of_any_player_at_any_base() -> None:
    play = at("""
        pyramids:
          A: pharaoh
        saloon:
          buried B: ronin
        star_portal:
        phase: start
        active: B
        """)
    play.uncover("ronin")
    assert len(play.hand("A")) == 1
    assert play.hand("B") == []
    play.done("B")


@pytest.mark.rule("SU-R33", "SU-102")
def test_pharaoh_draws_for_a_card_that_was_discarded_because_it_could_not_be_played() -> None:
    play = at("""
        pyramids:
          A: pharaoh
        saloon:
          buried A: ancient_curse
        star_portal:
        phase: start
        """)
    play.uncover("ancient_curse")
    assert play.pile("A") == ["ancient_curse"]
    assert len(play.hand("A")) == 1
    play.done()


@pytest.mark.rule("SU-R33")
def test_pharaoh_does_not_draw_for_its_own_uncovering() -> None:
    play = at("""
        saloon:
          buried A: pharaoh
        pyramids:
        star_portal:
        phase: start
        """)
    play.uncover("pharaoh")
    assert play.minions("saloon") == ["A pharaoh 5"]
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SU-R33", "SU-R34", "SU-34", "SU-35")
def test_pharaoh_draws_when_the_uncovered_card_and_the_one_that_uncovered_it_are_finished() -> None:
    play = at("""
        saloon:
          A: pharaoh
          B: samurai_chan
          buried A: gunfighter, tomb_trap
        pyramids:
        star_portal:
        A:
          hand: seal_the_tomb
        """)
    play.play("seal_the_tomb")
    play.choose("gunfighter")
    assert play.asked == "A duel"
    assert play.hand("A") == []
    play.decline()
    assert play.asked == "A uncover"  # Seal the Tomb goes on
    assert play.hand("A") == []
    play.choose("tomb_trap")
    assert play.hand("A") == []
    play.decline()
    assert len(play.hand("A")) == 2
    play.done()


@pytest.mark.rule("SU-R51", "SU-R33")
def test_a_pharaoh_destroyed_by_the_tomb_trap_it_uncovered_draws_nothing() -> None:
    play = at("""
        saloon:
          A: pharaoh (-1), gunfighter +14
          buried A: tomb_trap
        pyramids:
        star_portal:
        """)
    play.end()
    play.choose("tomb_trap")
    play.choose("pharaoh")
    while play.asked.endswith("draw"):
        play.decline()  # of the Saloon
    assert "pharaoh" in play.pile("A")
    assert len(play.hand("A")) == 2  # the two of phase 4
    play.done("B")


# -- several cards (SU-R34) ----------------------------------------------------------------------


@pytest.mark.rule("SU-R34", "SU-39", "SU-154")
def test_cards_uncovered_together_come_one_by_one_and_the_later_ones_triggers_first() -> None:
    play = at("""
        so_so_corral:
          B: ronin
          buried A: sheriff, pinkerton
        pyramids:
        star_portal:
        A:
          hand: seal_the_tomb
        """)
    play.play("seal_the_tomb")
    play.choose("sheriff")
    assert play.asked == "A uncover"  # no duel of the Corral before Seal the Tomb is finished
    assert play.minions("so_so_corral") == ["A sheriff 5", "B ronin 3"]
    play.choose("pinkerton")
    assert play.asked == "A duel"
    play.choose("ronin")
    assert play.counters("pinkerton") == 1  # it was the Pinkerton's duel, the later one
    assert play.minions("so_so_corral") == ["A pinkerton 5", "A sheriff 5"]
    play.done()


@pytest.mark.rule("SU-R34")
def test_an_uncovered_card_must_be_played() -> None:
    play = at("""
        phase: start
        saloon:
          A: sheriff
          buried A: ancient_curse
        pyramids:
        star_portal:
        """)
    play.uncover("ancient_curse")
    assert play.power("sheriff") == 3  # there was no other minion to put it on
    play.done()


@pytest.mark.rule("SU-R34")
def test_the_second_card_is_skipped_when_the_first_one_has_taken_it() -> None:
    play = at(
        """
        saloon:
          buried A: ransack, mummy
        pyramids:
          buried A: pharaoh
        star_portal:
        A:
          hand: seal_the_tomb
        """,
        factions="vikings+ancient_egyptians,cowboys+samurai",
    )
    play.play("seal_the_tomb")
    play.choose("ransack")
    play.choose("mummy")  # into A's hand
    assert play.hand("A") == ["mummy"]
    assert play.buried("pyramids") == ["A pharaoh"]
    play.done()


@pytest.mark.rule("SU-R34", "SU-105")
def test_the_second_card_is_skipped_when_its_base_has_left() -> None:
    play = at(
        """
        saloon:
          buried A: terraforming, mummy
        pyramids:
          buried A: pharaoh
        star_portal:
        A:
          hand: seal_the_tomb
        """,
        factions="aliens+ancient_egyptians,cowboys+samurai",
    )
    play.play("seal_the_tomb")
    play.choose("terraforming")
    play.choose("tar_pits", "saloon")
    assert play.minions("tar_pits") == []
    assert play.pile("A") == ["mummy", "seal_the_tomb", "terraforming"]
    assert play.buried("pyramids") == ["A pharaoh"]
    play.done()


# -- buried minions are no minions (SU-R49) ------------------------------------------------------


@pytest.mark.rule("SU-R49", "SU-H24", "SU-95")
def test_buried_samurai_of_a_scored_base_are_no_minions_that_go_to_the_discard_pile() -> None:
    play = at(
        """
        sakura_garden:
          B: sheriff +13
          actions: honor_the_fallen by A
          buried A: samurai_chan, bushi
        pyramids:
          A: shogun
        star_portal:
        """,
        factions=EGYPTIAN_SAMURAI,
    )
    play.end()
    assert play.pile("A") == ["bushi", "honor_the_fallen", "samurai_chan"]
    assert play.counters("shogun") == 0
    assert len(play.hand("A")) == 2  # phase 4 only
    assert play.vp("A") == 0
    play.done("B")


# -- cards with only Specials (SU-R50) -----------------------------------------------------------


@pytest.mark.rule("SU-R50")
def test_heart_of_the_battle_uncovered_in_its_time_is_played_for_the_scoring_base() -> None:
    play = at(
        """
        saloon:
          A: bushi +10
          B: valkyrie +3
        pyramids:
          A: ronin
          B: huscarl
          buried A: heart_of_the_battle
        star_portal:
        A:
          hand: lost_knowledge
        """,
        factions=EGYPTIAN_SAMURAI,
    )
    play.end()
    play.choose("lost_knowledge")  # it uncovers Heart of the Battle, which lies elsewhere
    assert "A plays Heart of the Battle." in play.log()
    play.pass_all()
    assert play.pile("B") == ["valkyrie"]
    assert play.minions("pyramids") == ["A ronin 3", "B huscarl 2"]


@pytest.mark.rule("SU-R50", "SU-R12")
def test_dynamite_surprise_uncovered_in_its_time_needs_its_condition() -> None:
    for behind in (True, False):
        play = at(f"""
            pyramids:
              A: gunfighter {"+7" if behind else "+11"}
              B: bushi +7, ronin
            saloon:
              buried A: dynamite_surprise
            star_portal:
            A:
              hand: lost_knowledge
            """)
        play.end()
        play.choose("lost_knowledge")
        assert ("A plays Dynamite Surprise." in play.log()) is behind
        assert ("Ronin destroyed." in play.log()) is behind
        discarded = "Dynamite Surprise cannot be played and is discarded."
        assert (discarded in play.log()) is not behind
        assert play.pile("A") == ["dynamite_surprise", "gunfighter", "lost_knowledge"]
        play.done("B")


@pytest.mark.rule("SU-R50", "SU-115")
def test_heart_of_the_battle_uncovered_inside_a_duel_has_no_effect() -> None:
    play = at(
        """
        pyramids:
          A: shogun +6
          B: sheriff +6
          buried A: heart_of_the_battle
        saloon:
        star_portal:
        A:
          hand: lost_knowledge
        """,
        factions=EGYPTIAN_SAMURAI,
    )
    play.end()
    play.choose("shogun")  # Sheriff duels before the base scores
    play.choose("lost_knowledge")  # as A's dueling card
    assert play.pile("A") == ["heart_of_the_battle", "lost_knowledge", "shogun"]
    assert "A plays Heart of the Battle." in play.log()
    assert play.log().count("B challenges A to a duel: Sheriff and Shogun.") == 1
    assert not any(line.startswith("A challenges") for line in play.log())


@pytest.mark.rule("SU-R50")
def test_lost_knowledge_and_plague_of_locusts_can_be_uncovered_at_any_time() -> None:
    play = at("""
        phase: start
        saloon:
          B: shogun
          buried A: lost_knowledge, plague_of_locusts
        pyramids:
        star_portal:
        """)
    play.uncover("lost_knowledge")
    assert play.asked == "A place"  # nothing in hand to bury: it has uncovered the other one
    play.choose("saloon")
    assert play.power("shogun") == 4
    assert play.pile("A") == ["lost_knowledge", "plague_of_locusts"]
    play.done()


# -- hard interactions ---------------------------------------------------------------------------


@pytest.mark.rule("SU-H8", "SU-148", "SU-104", "SU-R33")
def test_a_mummy_uncovered_before_scoring_counts_and_is_buried_again_after_it() -> None:
    play = at(
        """
        saloon:
          A: pharaoh +5
          B: valkyrie +6
          buried A: mummy
        star_portal:
          A: shogun
        pyramids:
        """,
        factions=EGYPTIAN_SAMURAI,
    )
    play.end()
    assert play.asked == "A uncover"
    play.choose("mummy")
    assert len(play.hand("A")) == 1  # for Pharaoh
    assert play.asked == "A place"
    assert (play.vp("A"), play.vp("B")) == (3, 2)  # 10 + 2 against 11
    play.choose("star_portal")
    assert play.buried("star_portal") == ["A mummy"]
    assert len(play.hand("A")) == 4  # one for Star Portal, two in phase 4
    assert play.counters("shogun") == 1  # for Pharaoh, not for the Mummy
    assert play.pile("A") == ["pharaoh"]
    play.done("B")


@pytest.mark.rule("SU-H25", "SU-R53")
def test_terraforming_leaves_minions_and_discards_the_rest_without_scoring() -> None:
    play = at(
        """
        saloon:
          A: gunfighter +1 [ancient_curse], mummy
          B: scout
          actions: gold_strike by A
          buried A: tomb_trap
          buried B: invader
        so_so_corral:
          B: collector
        star_portal:
        active: B
        A:
          vp: 3
        B:
          hand: terraforming
        """,
        factions="cowboys+ancient_egyptians,aliens+robots",
    )
    play.play("terraforming")
    play.choose("the_central_brain", "saloon")
    assert play.minions("the_central_brain") == ["A gunfighter 3", "A mummy 3", "B scout 4"]
    assert play.actions("the_central_brain") == ["A ancient_curse on gunfighter"]
    assert play.pile("A") == ["gold_strike", "tomb_trap"]
    assert play.pile("B") == ["invader", "terraforming"]
    assert (play.vp("A"), play.vp("B")) == (3, 0)
    assert play.minions("so_so_corral") == ["B collector 2"]
    assert "saloon" not in play.bases()
    assert play.g.base_pile == []  # it went into the base deck
    play.done("B")


@pytest.mark.rule("SU-H25", "SU-R53")
def test_minions_that_terraforming_puts_at_a_new_base_are_neither_played_nor_moved() -> None:
    play = at(
        """
        saloon:
          A: gunfighter, mummy
          B: scout
        pyramids:
        star_portal:
        active: B
        B:
          hand: terraforming
        """,
        factions="cowboys+ancient_egyptians,aliens+robots",
    )
    play.play("terraforming")
    play.choose("so_so_corral", "saloon")
    assert play.asked == "B play"  # nobody duels
    assert play.minions("so_so_corral") == ["A gunfighter 3", "A mummy 2", "B scout 3"]
    play.done("B")
