"""The actions of the Samurai. A has Samurai and Vikings unless a test says otherwise."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.smash_up.playing import at

table = partial(at, factions="samurai+vikings,cowboys+ancient_egyptians")

# -- Code of Bushido -----------------------------------------------------------------------------


def test_code_of_bushido_puts_a_counter_on_each_of_three_different_minions() -> None:
    play = table("""
        pyramids:
          A: shogun, ronin
          B: deputy
        longhouse:
          A: bushi, huscarl
        A:
          hand: code_of_bushido
        """)
    play.play("code_of_bushido")
    assert play.options() == ["bushi", "huscarl", "ronin", "shogun"]
    play.choose("ronin", "huscarl")
    assert play.options() == ["bushi", "shogun"]
    play.choose("bushi")
    assert play.minions("pyramids") == ["A ronin 4", "A shogun 5", "B deputy 2"]
    assert play.minions("longhouse") == ["A bushi 5", "A huscarl 3"]
    play.done()


@pytest.mark.rule("SU-46")
def test_code_of_bushido_with_three_minions_or_fewer_takes_all_of_them() -> None:
    play = table("""
        pyramids:
          A: shogun, ronin
          B: deputy
        longhouse:
          A: bushi
        A:
          hand: code_of_bushido
        """)
    play.play("code_of_bushido")
    assert play.minions("pyramids") == ["A ronin 4", "A shogun 6", "B deputy 2"]
    assert play.minions("longhouse") == ["A bushi 5"]
    play.done()
    two = table("""
        pyramids:
          A: shogun, ronin
        A:
          hand: code_of_bushido
        """)
    two.play("code_of_bushido")
    assert two.minions("pyramids") == ["A ronin 4", "A shogun 6"]
    two.done()


@pytest.mark.rule("SU-45")
def test_code_of_bushido_without_minions_does_nothing() -> None:
    for texts in ("2018", "errata"):
        play = table(
            """
            pyramids:
              B: deputy
            A:
              hand: code_of_bushido
            """,
            texts=texts,
        )
        play.play("code_of_bushido")
        assert play.pile("A") == ["code_of_bushido"]
        assert play.counters("deputy") == 0
        play.done()


@pytest.mark.rule("SU-R2")
def test_code_of_bushido_with_the_errata_shares_three_counters_out_as_you_like() -> None:
    play = table(
        """
        pyramids:
          A: shogun, ronin
        longhouse:
          A: bushi
          B: deputy
        A:
          hand: code_of_bushido
        """,
        texts="errata",
    )
    play.play("code_of_bushido")
    assert play.options() == ["bushi", "ronin", "shogun"]
    play.choose("ronin", "bushi", "ronin")
    assert play.minions("pyramids") == ["A ronin 5", "A shogun 5"]
    assert play.minions("longhouse") == ["A bushi 5", "B deputy 2"]
    play.done()


# -- Final Haiku ---------------------------------------------------------------------------------


@pytest.mark.rule("SU-R26", "SU-R9", "SU-152")
def test_final_haiku_strengthens_all_your_minions_when_its_minion_is_destroyed() -> None:
    play = table("""
        pyramids:
          A: ronin, bushi
          B: deputy
        longhouse:
          A: raider
        A:
          hand: final_haiku, yokai_attack, huscarl
        extra: action
        """)
    play.play("final_haiku", "ronin")
    assert play.actions("pyramids") == ["A final_haiku on ronin"]
    play.play("yokai_attack")
    play.choose("ronin")
    play.decline()  # keep the extra minion
    assert play.pile("A") == ["final_haiku", "ronin", "yokai_attack"]
    assert play.minions("pyramids") == ["A bushi 6", "B deputy 2"]
    assert play.minions("longhouse") == ["A raider 6"]
    play.play("huscarl", "pyramids")
    assert play.power("huscarl") == 2  # it came later
    play.next_turn()
    assert play.power("bushi") == 4
    assert play.power("raider") == 4


def test_final_haiku_is_silent_while_its_minion_lives() -> None:
    play = table("""
        pyramids:
          A: ronin [final_haiku], bushi
        A:
          hand: yokai_attack
        """)
    play.play("yokai_attack")
    play.choose("bushi")
    assert play.minions("pyramids") == ["A ronin 3"]
    play.done()


@pytest.mark.rule("SU-R13")
def test_final_haiku_needs_a_minion_of_yours() -> None:
    play = table("""
        pyramids:
          B: deputy
        A:
          hand: final_haiku, ronin
        """)
    assert play.why_not("play", "final_haiku") == "SU-R13"
    play.play("ronin", "pyramids")
    assert play.can("play", "final_haiku", "ronin")
    assert not play.can("play", "final_haiku", "deputy")
    play.done()


@pytest.mark.rule("SU-33", "SU-74")
def test_final_haiku_works_for_its_own_controller() -> None:
    play = table("""
        pyramids:
          A: ronin [final_haiku of A by B], bushi
          B: deputy
        A:
          hand: yokai_attack
        """)
    play.play("yokai_attack")
    play.choose("ronin")
    assert play.minions("pyramids") == ["A bushi 4", "B deputy 4"]
    play.done()


# -- Honor the Ancestors -------------------------------------------------------------------------


@pytest.mark.rule("SU-146")
def test_honor_the_ancestors_with_two_players_brings_back_one_minion() -> None:
    play = table("""
        pyramids:
          A: ronin, huscarl
          B: deputy
        A:
          hand: honor_the_ancestors
          pile: tribute, bushi, raider
          deck: pillage
        """)
    play.play("honor_the_ancestors")
    assert play.asked == "A counter"
    assert play.options() == ["huscarl", "ronin"]
    play.choose("ronin")
    assert play.asked == "A shuffle-in"
    assert play.options() == ["bushi", "decline", "raider"]
    play.choose("bushi")
    assert play.counters("ronin") == 1
    assert sorted(play.deck("A")) == ["bushi", "pillage"]
    assert play.pile("A") == ["honor_the_ancestors", "raider", "tribute"]
    play.done()


@pytest.mark.rule("SU-146", "SU-47")
def test_honor_the_ancestors_with_three_players_brings_back_up_to_two() -> None:
    position = """
        A:
          hand: honor_the_ancestors
          pile: bushi, raider, ronin
          deck: pillage
        """
    factions = "samurai+vikings,cowboys+ancient_egyptians,aliens+robots"
    play = at(position, seats=3, factions=factions)
    play.play("honor_the_ancestors")
    play.choose("bushi", "ronin")
    assert sorted(play.deck("A")) == ["bushi", "pillage", "ronin"]
    play.done()
    fewer = at(position, seats=3, factions=factions)
    fewer.play("honor_the_ancestors")
    fewer.choose("raider")
    fewer.decline()
    assert sorted(fewer.deck("A")) == ["pillage", "raider"]
    fewer.done()


def test_honor_the_ancestors_without_a_choice_does_not_shuffle() -> None:
    play = table("""
        pyramids:
          A: ronin
        A:
          hand: honor_the_ancestors
          pile: bushi
        """)
    before, dice = play.deck("A"), play.g.counter
    play.play("honor_the_ancestors")
    play.decline()
    assert play.counters("ronin") == 1  # that part is no choice
    assert play.deck("A") == before
    assert play.g.counter == dice
    assert play.pile("A") == ["bushi", "honor_the_ancestors"]
    play.done()


def test_honor_the_ancestors_without_any_minion_does_nothing() -> None:
    play = table("""
        pyramids:
          B: deputy
        A:
          hand: honor_the_ancestors
          pile: tribute
        B:
          pile: gunfighter
        """)
    play.play("honor_the_ancestors")
    assert play.pile("A") == ["honor_the_ancestors", "tribute"]
    assert play.counters("deputy") == 0
    assert play.pile("B") == ["gunfighter"]
    play.done()


# -- Honor the Fallen ----------------------------------------------------------------------------


@pytest.mark.rule("SU-152")
def test_honor_the_fallen_draws_for_each_minion_of_yours_that_falls_there() -> None:
    play = table("""
        pyramids:
          A: ronin
        longhouse:
          A: bushi
        A:
          hand: honor_the_fallen, yokai_attack, yokai_attack
          deck: tribute, raider, rest
        extra: action
        """)
    play.play("honor_the_fallen", "pyramids")
    assert play.actions("pyramids") == ["A honor_the_fallen"]
    play.play("yokai_attack")
    play.choose("bushi")  # at the other base
    play.decline()
    assert play.hand("A") == ["yokai_attack"]
    play.play("yokai_attack")
    assert play.hand("A") == ["tribute"]
    play.done()


@pytest.mark.rule("SU-R26", "SU-132")
def test_honor_the_fallen_draws_for_all_your_minions_when_its_base_scores() -> None:
    play = table("""
        pyramids:
          A: ronin, bushi
          B: deputy +20
          actions: honor_the_fallen by A
        """)
    play.end()
    assert len(play.hand("A")) == 2 + 2
    assert play.pile("A") == ["bushi", "honor_the_fallen", "ronin"]
    play.done("B")


def test_honor_the_fallen_draws_only_for_its_controller() -> None:
    play = table("""
        active: B
        pyramids:
          A: bushi
          B: deputy
          actions: honor_the_fallen by A
        B:
          hand: high_noon
        """)
    play.play("high_noon")
    play.no_duel_cards()
    assert "deputy" in play.pile("B")
    assert play.hand("A") == []
    assert play.hand("B") == []
    play.done("B")


# -- Way of the Warrior --------------------------------------------------------------------------


@pytest.mark.rule("SU-152")
def test_way_of_the_warrior_gives_3_power_and_a_card_if_the_minion_falls() -> None:
    play = table("""
        pyramids:
          A: ronin, huscarl
          B: deputy
        A:
          hand: way_of_the_warrior, yokai_attack
          deck: tribute, rest
        extra: action
        """)
    play.play("way_of_the_warrior")
    assert play.options() == ["huscarl", "ronin"]
    play.choose("ronin")
    assert play.minions("pyramids") == ["A huscarl 2", "A ronin 6", "B deputy 2"]
    assert play.hand("A") == ["yokai_attack"]
    play.play("yokai_attack")
    play.choose("ronin")
    assert play.hand("A") == ["tribute"]
    play.done()


def test_way_of_the_warrior_is_about_its_own_minion() -> None:
    play = table("""
        pyramids:
          A: ronin, huscarl
        A:
          hand: way_of_the_warrior, yokai_attack
        extra: action
        """)
    play.play("way_of_the_warrior")
    play.choose("ronin")
    play.play("yokai_attack")
    play.choose("huscarl")
    assert play.hand("A") == []
    assert play.power("ronin") == 6
    play.done()


def test_way_of_the_warrior_twice_on_one_minion_counts_twice() -> None:
    play = table("""
        pyramids:
          A: ronin
        A:
          hand: way_of_the_warrior, way_of_the_warrior, yokai_attack
          deck: tribute, raider, rest
        extra: action, action
        """)
    play.play("way_of_the_warrior")
    play.play("way_of_the_warrior")
    assert play.power("ronin") == 9
    play.play("yokai_attack")
    assert play.hand("A") == ["raider", "tribute"]
    play.done()


@pytest.mark.rule("SU-28")
def test_way_of_the_warrior_ends_with_the_turn() -> None:
    play = table("""
        pyramids:
          A: ronin
          B: sheriff
        A:
          hand: way_of_the_warrior
        B:
          hand: high_noon
        """)
    play.play("way_of_the_warrior")
    play.next_turn("B")
    assert play.power("ronin") == 3
    held = len(play.hand("A"))
    play.play("high_noon")
    play.no_duel_cards()
    assert "ronin" in play.pile("A")
    assert len(play.hand("A")) == held


def test_way_of_the_warrior_also_draws_when_the_base_scores() -> None:
    play = table("""
        pyramids:
          A: ronin +20
        A:
          hand: way_of_the_warrior
        """)
    play.play("way_of_the_warrior")
    play.end()
    assert len(play.hand("A")) == 2 + 1
    play.done("B")


@pytest.mark.rule("SU-R45")
def test_way_of_the_warrior_in_a_duel_on_another_turn_lasts_until_its_end() -> None:
    play = table("""
        active: B
        pyramids:
          A: huscarl, ronin
          B: sheriff
        A:
          hand: way_of_the_warrior
          deck: tribute, rest
        B:
          hand: high_noon
        """)
    play.play("high_noon")
    play.choose("huscarl")
    play.choose("way_of_the_warrior")
    play.choose("huscarl")  # 5 against 5
    play.no_duel_cards()
    assert play.minions("pyramids") == ["A ronin 3"]
    assert play.hand("A") == ["tribute"]
    assert play.hand("B") == []
    play.done("B")


def test_way_of_the_warrior_without_a_minion_does_nothing() -> None:
    play = table("""
        pyramids:
          B: deputy
        A:
          hand: way_of_the_warrior
        """)
    play.play("way_of_the_warrior")
    assert play.pile("A") == ["way_of_the_warrior"]
    assert play.power("deputy") == 2
    play.done()


# -- Yokai Attack! -------------------------------------------------------------------------------


@pytest.mark.rule("SU-48", "SU-79", "SU-80")
def test_yokai_attack_destroys_a_minion_of_yours_for_an_extra_minion_and_action() -> None:
    play = table("""
        played: minion
        pyramids:
          A: ronin, bushi
          B: deputy
        A:
          hand: yokai_attack, huscarl, raider, tribute, pillage
        """)
    assert not play.can("play", "huscarl")
    play.play("yokai_attack")
    assert play.options() == ["bushi", "ronin"]
    play.choose("ronin")
    assert play.asked == "A extra"
    play.take(kind="play", card="huscarl", place="pyramids")
    assert play.asked == "A extra"
    play.decline()  # the action is kept
    assert not play.can("play", "raider")
    play.play("pillage")
    assert not play.can("play", "tribute")
    assert play.pile("A") == ["pillage", "ronin", "yokai_attack"]
    play.done()


@pytest.mark.rule("SU-80", "SU-R48")
def test_yokai_attack_extra_plays_may_both_be_kept_until_the_end_of_the_phase() -> None:
    play = table("""
        played: minion
        pyramids:
          A: ronin
        A:
          hand: yokai_attack, huscarl, tribute
        """)
    play.play("yokai_attack")
    play.decline(2)
    assert play.can("play", "huscarl")
    assert play.can("play", "tribute")
    play.next_turn()
    assert play.g.extras == []


@pytest.mark.rule("SU-48")
def test_yokai_attack_without_a_minion_of_yours_gives_nothing() -> None:
    play = table("""
        pyramids:
          B: deputy
        A:
          hand: yokai_attack, huscarl, tribute
        """)
    play.play("yokai_attack")
    assert play.minions("pyramids") == ["B deputy 2"]
    assert play.g.extras == []
    assert not play.can("play", "tribute")
    play.done()


@pytest.mark.rule("SU-R35", "SU-R23")
def test_yokai_attack_on_a_protected_minion_gives_nothing() -> None:
    play = at(
        """
        pyramids:
          A: ronin
        A:
          hand: form_a_posse, yokai_attack, deputy
        extra: action
        """,
        factions="samurai+cowboys,vikings+ancient_egyptians",
    )
    play.play("form_a_posse")
    play.play("yokai_attack")
    assert play.minions("pyramids") == ["A ronin 4"]
    assert play.g.extras == []
    play.done()


@pytest.mark.rule("SU-R27", "SU-R35", "SU-H10")
def test_yokai_attack_on_a_bushi_of_power_5_under_way_of_the_warrior() -> None:
    play = table("""
        pyramids:
          A: bushi +1
        A:
          hand: way_of_the_warrior, yokai_attack
          deck: tribute, rest
        extra: action
        """)
    play.play("way_of_the_warrior")
    play.play("yokai_attack")
    while play.asked == "A trigger":
        play.choose("trigger")
    assert play.vp("A") == 1
    assert play.hand("A") == ["tribute"]
    assert play.can("play", "tribute")
    play.done()
