"""The minions of the Samurai and Sakura Garden. A has Samurai and Vikings unless a test says otherwise."""

from __future__ import annotations

from functools import partial

import pytest

from fiendish.games.smash_up.faces import FACES
from tests.games.smash_up.playing import Play, at

table = partial(at, factions="samurai+vikings,cowboys+ancient_egyptians")


def any_order(play: Play) -> None:
    """Abilities that come at the same moment, in whichever order."""
    while play.asked.endswith(" trigger"):
        play.choose("trigger")


# -- Shogun --------------------------------------------------------------------------------------


@pytest.mark.rule("SU-152")
def test_shogun_gets_a_counter_when_another_minion_of_yours_is_destroyed() -> None:
    play = table("""
        pyramids:
          A: shogun
        longhouse:
          A: ronin
        A:
          hand: yokai_attack
        """)
    play.play("yokai_attack")
    play.choose("ronin")
    assert play.minions("pyramids") == ["A shogun 6"]
    assert play.counters("shogun") == 1
    play.done()


@pytest.mark.rule("SU-152", "SU-132")
def test_shogun_gets_a_counter_for_each_minion_of_yours_discarded_by_a_scoring() -> None:
    play = table("""
        pyramids:
          A: ronin +10, bushi
          B: gunfighter +10
        longhouse:
          A: shogun
        """)
    play.end()
    assert play.counters("shogun") == 2  # none for the Gunfighter
    play.done("B")


def test_shogun_gets_nothing_for_minions_of_others_nor_for_itself() -> None:
    play = table("""
        active: B
        pyramids:
          A: shogun
          B: deputy
        longhouse:
          A: ronin
          B: mummy
        B:
          hand: high_noon
        """)
    play.play("high_noon")
    play.choose("mummy")  # 2 against 3
    play.no_duel_cards()
    assert play.pile("B") == ["high_noon", "mummy"]
    assert play.counters("shogun") == 0
    play.done("B")


@pytest.mark.rule("SU-R26")
def test_a_counter_for_a_shogun_that_left_too_is_lost() -> None:
    play = table("""
        pyramids:
          A: shogun +10, samurai_chan, ronin
          B: deputy +4
        """)
    play.end()
    any_order(play)
    assert play.pile("A") == ["ronin", "samurai_chan", "shogun"]
    assert sum(play.g.counters) == 0
    play.done("B")


@pytest.mark.rule("SU-R27", "SU-74")
def test_shogun_counts_the_minions_you_control_whoever_owns_them() -> None:
    play = table("""
        pyramids:
          A: shogun
        longhouse:
          A: deputy of B
          B: ronin of A
        A:
          hand: yokai_attack
        """)
    play.play("yokai_attack")
    assert play.options() == ["deputy", "shogun"]
    play.choose("deputy")
    assert play.counters("shogun") == 1
    assert play.pile("B") == ["deputy"]
    play.done()


@pytest.mark.rule("SU-148")
def test_shogun_gets_nothing_for_a_minion_that_is_buried_instead() -> None:
    play = at(
        """
        pyramids:
          A: mummy +20, ronin
        longhouse:
          A: shogun
        star_portal:
        """,
        factions="samurai+ancient_egyptians,cowboys+vikings",
    )
    play.end()
    play.choose("star_portal")
    assert play.buried("star_portal") == ["A mummy"]
    assert play.counters("shogun") == 1  # for the Ronin alone


@pytest.mark.rule("SU-R49", "SU-H24")
def test_a_buried_samurai_chan_gives_neither_a_counter_nor_a_card() -> None:
    play = at(
        """
        sakura_garden:
          B: deputy +20
          buried A: samurai_chan
          actions: honor_the_fallen by A
        longhouse:
          A: shogun
        """,
        factions="samurai+ancient_egyptians,cowboys+vikings",
    )
    play.end()
    assert play.pile("A") == ["honor_the_fallen", "samurai_chan"]
    assert play.counters("shogun") == 0
    assert len(play.hand("A")) == 2  # just those of the Draw phase
    play.done("B")


# -- Bushi ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-R27", "SU-152")
@pytest.mark.parametrize(
    ("bushi", "vp"),
    [
        ("bushi", 0),
        ("bushi +1", 1),
        ("bushi (+1)", 1),
        ("bushi +3", 1),
        ("bushi +2 [ancient_curse by B]", 0),
        ("bushi +3 [ancient_curse by B]", 1),
    ],
)
def test_bushi_gives_a_vp_when_destroyed_with_power_5_or_more(bushi: str, vp: int) -> None:
    play = table(f"""
        pyramids:
          A: {bushi}
        A:
          hand: yokai_attack
        """)
    play.play("yokai_attack")
    assert "bushi" in play.pile("A")
    assert (play.vp("A"), play.vp("B")) == (vp, 0)
    play.done()


@pytest.mark.rule("SU-R40")
def test_bushi_gives_a_vp_when_discarded_after_scoring_and_does_not_change_the_places() -> None:
    play = table("""
        pyramids:
          A: bushi +1, bushi
          B: gunfighter +20
        """)
    play.end()
    assert (play.vp("A"), play.vp("B")) == (2 + 1, 4)
    play.done("B")


@pytest.mark.rule("SU-R27")
def test_bushi_gives_its_vp_to_its_controller_not_its_owner() -> None:
    play = table("""
        active: B
        pyramids:
          A: shogun +1
          B: bushi of A +1, deputy
        B:
          hand: high_noon
        """)
    play.play("high_noon")
    play.choose("bushi")
    play.no_duel_cards()
    assert play.pile("A") == ["bushi"]
    assert (play.vp("A"), play.vp("B")) == (0, 1)
    assert play.counters("shogun") == 1  # none is added: A only owned it
    play.done("B")


# -- Ronin ---------------------------------------------------------------------------------------


def test_ronin_gets_a_counter_where_you_have_no_other_minion() -> None:
    play = table("""
        pyramids:
          B: deputy
        longhouse:
          A: bushi
        A:
          hand: ronin
        """)
    play.play("ronin", "pyramids")
    assert play.minions("pyramids") == ["A ronin 4", "B deputy 2"]
    assert play.counters("ronin") == 1
    play.done()


def test_ronin_gets_no_counter_beside_another_minion_of_yours() -> None:
    play = table("""
        pyramids:
          A: huscarl
        A:
          hand: ronin
        """)
    play.play("ronin", "pyramids")
    assert play.minions("pyramids") == ["A huscarl 2", "A ronin 3"]
    play.done()


@pytest.mark.rule("SU-R2")
def test_ronin_with_the_errata_may_get_two_counters() -> None:
    play = table(
        """
        pyramids:
        longhouse:
        star_portal:
          A: huscarl
        A:
          hand: ronin, ronin, ronin
        extra: minion, minion
        """,
        texts="errata",
    )
    play.play("ronin", "pyramids")
    assert play.asked == "A counter"
    assert play.options() == ["decline", "ronin"]
    play.choose("ronin")
    assert play.minions("pyramids") == ["A ronin 5"]
    play.play("ronin", "longhouse")
    play.decline()
    assert play.minions("longhouse") == ["A ronin 3"]
    play.play("ronin", "star_portal")  # not alone: not even asked
    assert play.minions("star_portal") == ["A huscarl 2", "A ronin 3"]
    play.done()


# -- Samurai-Chan --------------------------------------------------------------------------------


@pytest.mark.rule("SU-152")
def test_samurai_chan_draws_a_card_when_destroyed() -> None:
    play = table("""
        pyramids:
          A: samurai_chan, samurai_chan
        A:
          hand: yokai_attack
          deck: tribute, rest
        """)
    play.play("yokai_attack")
    play.choose("samurai_chan")
    assert play.hand("A") == ["tribute"]  # one card: the other Samurai-Chan is still there
    play.done()


@pytest.mark.rule("SU-152", "SU-132")
def test_samurai_chan_draws_a_card_when_discarded_after_scoring() -> None:
    play = table("""
        pyramids:
          A: samurai_chan, samurai_chan, ronin
          B: gunfighter +20
        """)
    play.end()
    assert len(play.hand("A")) == 2 + 2
    play.done("B")


@pytest.mark.rule("SU-R27")
def test_samurai_chan_draws_for_the_player_who_controlled_it() -> None:
    play = table("""
        active: B
        pyramids:
          A: shogun
          B: samurai_chan of A
        B:
          hand: high_noon
        """)
    play.play("high_noon")
    play.no_duel_cards()
    assert play.pile("A") == ["samurai_chan"]
    assert play.hand("A") == []
    assert len(play.hand("B")) == 1
    play.done("B")


@pytest.mark.rule("SU-25", "SU-71")
def test_a_card_shuffled_away_still_has_its_say_but_cannot_be_followed() -> None:
    play = table("""
        pyramids:
          A: samurai_chan +20 [viking_funeral], samurai_chan
          actions: honor_the_fallen by A
        longhouse:
          A: shogun
        A:
          deck: tribute
        """)
    play.end()
    assert play.options() == ["honor_the_fallen", "samurai_chan", "shogun", "viking_funeral"]
    play.choose("samurai_chan")
    assert play.hand("A") == ["tribute"]
    assert play.deck("A") == []
    play.choose("samurai_chan")  # now the discard pile becomes the deck
    assert len(play.deck("A")) == 3
    assert play.pile("A") == []
    decision = play.view("A").decision
    assert decision is not None
    handles = {option.card: option.handle for option in decision.options}
    assert handles == {
        "honor_the_fallen": -1,
        "shogun": play.handle("shogun"),
        "viking_funeral": -1,
    }
    any_order(play)
    assert play.deck("A") == []
    assert len(play.hand("A")) == 5
    assert play.counters("shogun") == 2
    play.done("B")


@pytest.mark.rule("SU-71")
def test_what_a_shuffled_card_did_is_told_of_that_card_not_of_what_its_sleeve_holds() -> None:
    for seed in range(4):
        play = table(
            """
            pyramids:
              A: samurai_chan +20, samurai_chan, ronin, bushi
              actions: honor_the_fallen by A
            A:
              deck: tribute
            """,
            seed=seed,
        )
        play.end()
        facts = [fact for fact in play.g.journal or [] if fact.happening.id == "draw"]
        causes = [FACES[play.g.face_of[fact.cause]].id for fact in facts if fact.cause >= 0]
        assert sorted(causes) == ["honor_the_fallen"] * 4 + ["samurai_chan"] * 2
        play.done("B")


# -- Sakura Garden -------------------------------------------------------------------------------


def test_sakura_garden_draws_for_the_first_loss_of_a_turn_only() -> None:
    play = table("""
        sakura_garden:
          A: ronin, ronin
        A:
          hand: yokai_attack, yokai_attack
          deck: huscarl, raider, rest
        """)
    play.play("yokai_attack")
    play.choose("ronin")
    play.decline()  # keep the extra action
    assert play.hand("A") == ["huscarl", "yokai_attack"]
    play.play("yokai_attack")
    while play.asked == "A extra":
        play.decline()
    assert play.pile("A") == ["ronin", "ronin", "yokai_attack", "yokai_attack"]
    assert play.hand("A") == ["huscarl"]
    play.done()


def test_sakura_garden_draws_again_on_the_next_turn() -> None:
    play = table("""
        sakura_garden:
          A: ronin, ronin
          B: gunfighter
        A:
          hand: yokai_attack
        B:
          hand: high_noon
          deck: ancient_curse, ancient_curse, rest
        """)
    play.play("yokai_attack")
    play.choose("ronin")
    assert len(play.hand("A")) == 1
    play.next_turn()
    held = len(play.hand("A"))
    play.play("high_noon")
    play.no_duel_cards()  # 3 against 3
    assert len(play.hand("A")) == held + 1
    play.done("B")


def test_sakura_garden_draws_for_each_player_separately() -> None:
    play = table("""
        sakura_garden:
          A: ronin
          B: gunfighter
        A:
          deck: tribute, rest
        B:
          hand: high_noon
          deck: ancient_curse, rest
        active: B
        """)
    play.play("high_noon")
    play.no_duel_cards()  # a tie: both die
    any_order(play)
    assert play.hand("A") == ["tribute"]
    assert play.hand("B") == ["ancient_curse"]
    play.done("B")


def test_sakura_garden_is_for_losses_there_only() -> None:
    play = table("""
        sakura_garden:
          A: ronin
        pyramids:
          A: bushi
        A:
          hand: yokai_attack
        """)
    play.play("yokai_attack")
    play.choose("bushi")
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SU-151", "SU-R26")
def test_sakura_garden_draws_one_card_each_when_it_scores_itself() -> None:
    play = table("""
        sakura_garden:
          A: ronin +5, ronin, bushi
          B: gunfighter +5, deputy
        """)
    play.end()
    any_order(play)
    assert len(play.hand("A")) == 2 + 1
    assert len(play.hand("B")) == 1
    play.done("B")


@pytest.mark.rule("SU-R26", "SU-135", "SU-152", "SU-H9")
def test_all_that_leaves_sakura_garden_together_has_its_say() -> None:
    play = table("""
        sakura_garden:
          A: samurai_chan [final_haiku], bushi +1, ronin +6
          B: deputy
          actions: honor_the_fallen by A
        star_portal:
          A: huscarl, raider +7
        A:
          deck: tribute, pillage, ransack, huscarl, huscarl, huscarl, rest
        """)
    assert play.total("star_portal") == 13  # of 17
    play.end()
    any_order(play)
    # 1 Samurai-Chan, 3 Honor the Fallen, 1 Sakura Garden, 2 Draw phase
    assert len(play.hand("A")) == 7
    # 3 Sakura Garden, 1 Bushi, 3 Star Portal, which +2 for both made ready
    assert play.vp("A") == 7
    assert "star_portal" not in play.bases()
    play.done("B")
