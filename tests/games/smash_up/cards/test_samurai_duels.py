"""The duels of the Samurai: Heart of the Battle, Honorable Combat, Shogun's Palace."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.smash_up.playing import at

table = partial(at, factions="samurai+vikings,cowboys+ancient_egyptians")

# -- Heart of the Battle -------------------------------------------------------------------------


@pytest.mark.rule("SU-R14")
def test_heart_of_the_battle_is_a_duel_to_the_death_before_a_base_scores() -> None:
    play = table("""
        pyramids:
          A: ronin +2, huscarl
          B: deputy +12, mummy
        longhouse:
          A: valkyrie
          B: sheriff
        A:
          hand: heart_of_the_battle
        """)
    assert play.why_not("play", "heart_of_the_battle") == "SU-R14"
    play.end()
    assert play.asked == "A special"
    play.choose("heart_of_the_battle")
    assert play.options() == ["huscarl", "ronin"]  # at that base only
    play.choose("ronin")
    assert play.options() == ["deputy", "mummy"]
    play.choose("mummy")
    play.pass_all()
    assert play.pile("B") == ["deputy", "mummy"]
    assert "heart_of_the_battle" in play.pile("A")
    assert [line for line in play.log() if "destroyed" in line] == ["Mummy destroyed."]
    assert play.minions("longhouse") == ["A valkyrie 5", "B sheriff 5"]


def test_heart_of_the_battle_may_be_passed() -> None:
    play = table("""
        pyramids:
          A: ronin
          B: deputy +20
        A:
          hand: heart_of_the_battle
        """)
    play.end()
    play.decline()
    assert "heart_of_the_battle" in play.hand("A")
    assert not any("duel" in line for line in play.log())
    play.done("B")


@pytest.mark.rule("SU-43", "SU-123")
def test_heart_of_the_battle_on_another_players_turn_lost_by_its_player() -> None:
    play = table("""
        active: B
        pyramids:
          A: ronin, bushi
          B: deputy +20
        A:
          hand: heart_of_the_battle
        """)
    play.end()
    assert play.asked == "A special"
    play.choose("heart_of_the_battle")
    play.choose("ronin")
    play.pass_all()
    assert "Ronin destroyed." in play.log()
    assert (play.vp("A"), play.vp("B")) == (2, 4)


@pytest.mark.rule("SU-112")
def test_heart_of_the_battle_in_a_tie_destroys_both() -> None:
    play = table("""
        pyramids:
          A: ronin +8
          B: deputy +9
        A:
          hand: heart_of_the_battle
        """)
    play.end()
    play.choose("heart_of_the_battle")
    assert (play.vp("A"), play.vp("B")) == (0, 0)  # nobody is left to be ranked
    assert "ronin" in play.pile("A")
    assert play.pile("B") == ["deputy"]


@pytest.mark.rule("SU-45")
def test_heart_of_the_battle_without_a_pair_at_that_base_does_nothing() -> None:
    play = table("""
        pyramids:
          B: deputy +20
        longhouse:
          A: shogun
          B: mummy
        A:
          hand: heart_of_the_battle
        """)
    play.end()
    play.choose("heart_of_the_battle")
    assert play.pile("A") == ["heart_of_the_battle"]
    assert play.minions("longhouse") == ["A shogun 5", "B mummy 2"]
    play.done("B")
    alone = table("""
        pyramids:
          A: ronin +20, bushi
        A:
          hand: heart_of_the_battle
        """)
    alone.end()
    alone.choose("heart_of_the_battle")
    assert alone.vp("A") == 4
    alone.done("B")


HEART_BURIED = """
    pyramids:
      A: ronin +20
      B: deputy, huscarl
    longhouse:
      buried A: heart_of_the_battle
    A:
      hand: lost_knowledge
    """


@pytest.mark.rule("SU-R50")
def test_heart_of_the_battle_uncovered_in_its_time_is_played_for_the_scoring_base() -> None:
    play = at(HEART_BURIED, factions="samurai+ancient_egyptians,cowboys+vikings")
    play.end()
    play.choose("lost_knowledge")
    assert play.asked == "A duel"
    assert play.options() == ["deputy", "huscarl"]
    play.choose("huscarl")
    play.pass_all()
    assert "Huscarl destroyed." in play.log()
    assert "Deputy destroyed." not in play.log()


@pytest.mark.rule("SU-R50", "SU-102")
def test_heart_of_the_battle_uncovered_at_another_time_is_discarded() -> None:
    play = at(HEART_BURIED, factions="samurai+ancient_egyptians,cowboys+vikings")
    play.play("lost_knowledge")
    assert play.pile("A") == ["heart_of_the_battle", "lost_knowledge"]
    assert len(play.minions("pyramids")) == 3
    play.done()


@pytest.mark.rule("SU-115", "SU-R16")
def test_heart_of_the_battle_as_dueling_card_before_a_scoring_is_used_up_without_effect() -> None:
    play = table("""
        pyramids:
          A: ronin +20, huscarl
          B: sheriff
        A:
          hand: heart_of_the_battle
        """)
    play.end()
    assert play.asked == "B duel"
    play.choose("ronin")
    play.choose("heart_of_the_battle")
    play.pass_all()
    assert "heart_of_the_battle" in play.pile("A")
    assert sum("challenges" in line for line in play.log()) == 1


@pytest.mark.rule("SU-R17", "SU-R14")
def test_heart_of_the_battle_as_dueling_card_at_another_time_goes_back_to_the_hand() -> None:
    play = table("""
        active: B
        pyramids:
          A: ronin
        A:
          hand: heart_of_the_battle
        B:
          hand: gunfighter
        """)
    play.play("gunfighter", "pyramids")
    play.choose("ronin")
    play.choose("heart_of_the_battle")
    assert play.hand("A") == ["heart_of_the_battle"]
    play.done("B")


# -- Honorable Combat ----------------------------------------------------------------------------


def test_honorable_combat_gives_a_vp_for_a_duel_where_another_has_more_power() -> None:
    play = table("""
        pyramids:
          A: bushi, huscarl
          B: deputy, sheriff
        longhouse:
          A: raider
          B: gunfighter
        A:
          hand: honorable_combat
        """)
    play.play("honorable_combat")
    assert play.asked == "A duelist"
    assert play.options() == ["bushi", "huscarl"]  # 6 against 7; at the Longhouse A is ahead
    play.choose("bushi")
    assert play.options() == ["deputy", "sheriff"]
    play.choose("deputy")
    play.no_duel_cards()
    assert (play.vp("A"), play.vp("B")) == (1, 0)
    assert len(play.minions("pyramids")) == 4  # nobody dies
    play.done()


def test_honorable_combat_gives_the_vp_to_whoever_controls_the_winner() -> None:
    play = table("""
        pyramids:
          A: bushi
          B: sheriff
        A:
          hand: honorable_combat
        """)
    play.play("honorable_combat")
    play.no_duel_cards()
    assert (play.vp("A"), play.vp("B")) == (0, 1)
    assert play.minions("pyramids") == ["A bushi 4", "B sheriff 5"]
    play.done()


@pytest.mark.rule("SU-112")
def test_honorable_combat_in_a_tie_gives_both_a_vp() -> None:
    play = table("""
        pyramids:
          A: ronin
          B: gunfighter, deputy
        A:
          hand: honorable_combat
        """)
    play.play("honorable_combat")
    play.choose("gunfighter")
    play.no_duel_cards()
    assert (play.vp("A"), play.vp("B")) == (1, 1)
    assert len(play.minions("pyramids")) == 3
    play.done()


def test_honorable_combat_needs_strictly_more_power_of_the_other_and_a_minion_of_yours() -> None:
    play = table("""
        pyramids:
          A: ronin
          B: gunfighter
        longhouse:
          B: sheriff
        A:
          hand: honorable_combat
        """)
    play.play("honorable_combat")
    assert (play.vp("A"), play.vp("B")) == (0, 0)
    assert play.pile("A") == ["honorable_combat"]
    play.done()


def test_honorable_combat_is_against_a_player_with_more_power_only() -> None:
    play = at(
        """
        pyramids:
          A: bushi
          B: gunfighter
          C: scout, scout, collector
        A:
          hand: honorable_combat
        """,
        seats=3,
        factions="samurai+vikings,cowboys+ancient_egyptians,aliens+robots",
    )
    play.play("honorable_combat")
    assert play.asked == "A duel"
    assert play.options() == ["collector", "scout", "scout"]
    play.choose("collector")
    play.no_duel_cards()
    assert play.vp("A") == 1
    play.done()


# -- Shogun's Palace -----------------------------------------------------------------------------


def test_shoguns_palace_lets_a_minion_duel_for_two_cards() -> None:
    play = table("""
        shoguns_palace:
          B: deputy, mummy
        A:
          hand: ronin
          deck: tribute, raider, rest
        """)
    play.play("ronin", "shoguns_palace")
    assert play.asked == "A duel"
    assert play.options() == ["decline", "deputy", "mummy"]
    play.choose("deputy")
    play.no_duel_cards()
    assert play.hand("A") == ["raider", "tribute"]
    assert play.hand("B") == []
    assert play.minions("shoguns_palace") == ["A ronin 4", "B deputy 2", "B mummy 2"]
    play.done()


def test_shoguns_palace_gives_the_cards_to_whoever_controls_the_winner() -> None:
    play = table("""
        shoguns_palace:
          B: sheriff
        A:
          hand: huscarl
        """)
    play.play("huscarl", "shoguns_palace")
    play.choose("sheriff")
    play.no_duel_cards()
    assert play.hand("A") == []
    assert len(play.hand("B")) == 2
    assert play.minions("shoguns_palace") == ["A huscarl 2", "B sheriff 5"]
    play.done()


@pytest.mark.rule("SU-112")
def test_shoguns_palace_in_a_tie_gives_both_two_cards() -> None:
    play = table("""
        shoguns_palace:
          B: deputy
        A:
          hand: huscarl
        """)
    play.play("huscarl", "shoguns_palace")
    play.choose("deputy")
    play.no_duel_cards()
    assert len(play.hand("A")) == 2
    assert len(play.hand("B")) == 2
    play.done()


@pytest.mark.rule("SU-R21")
def test_shoguns_palace_once_per_turn_and_a_chance_may_be_skipped() -> None:
    play = table("""
        shoguns_palace:
          B: deputy
        A:
          hand: huscarl, raider, bushi
        extra: minion, minion
        """)
    play.play("huscarl", "shoguns_palace")
    play.decline()
    play.play("raider", "shoguns_palace")
    play.choose("deputy")
    play.no_duel_cards()
    assert len(play.hand("A")) == 3
    play.play("bushi", "shoguns_palace")
    assert len(play.hand("A")) == 2
    play.done()


@pytest.mark.rule("SU-R21")
def test_shoguns_palace_once_per_turn_for_the_other_player_as_well() -> None:
    play = table("""
        active: B
        shoguns_palace:
          A: bushi
        B:
          hand: sheriff, deputy
        extra: minion
        """)
    play.play("sheriff", "shoguns_palace")
    play.choose("bushi")
    play.no_duel_cards()
    assert len(play.hand("B")) == 1 + 2
    play.play("deputy", "shoguns_palace")
    assert len(play.hand("B")) == 2
    play.done("B")


@pytest.mark.rule("SU-R21")
def test_shoguns_palace_counts_for_each_player_and_anew_each_turn() -> None:
    play = table("""
        shoguns_palace:
          B: sheriff
        A:
          hand: raider
        B:
          hand: gunfighter
          deck: ancient_curse, ancient_curse, rest
        """)
    play.play("raider", "shoguns_palace")
    play.choose("sheriff")
    play.no_duel_cards()
    assert play.hand("B") == ["ancient_curse", "ancient_curse", "gunfighter"]
    play.next_turn("B")
    held = len(play.hand("A"))
    play.play("gunfighter", "shoguns_palace")
    play.decline()  # its own duel
    assert play.asked == "B duel"
    play.choose("raider")
    play.no_duel_cards()
    assert len(play.hand("A")) == held + 2
    play.done("B")


def test_shoguns_palace_needs_a_minion_of_another_player_there() -> None:
    play = table("""
        shoguns_palace:
          A: bushi
        pyramids:
          B: deputy
        A:
          hand: huscarl, raider
        extra: minion
        """)
    play.play("huscarl", "shoguns_palace")
    play.play("raider", "pyramids")
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SU-115", "SU-H21")
def test_a_minion_played_in_a_duel_gets_no_duel_and_does_not_spend_the_palace() -> None:
    play = table("""
        shoguns_palace:
          A: raider
          B: sheriff
        A:
          hand: honorable_combat, raiding_party, huscarl
        B:
          deck: gunfighter, deputy, mummy, rest
        """)
    play.play("honorable_combat")
    play.choose("raiding_party")  # A's dueling card
    play.choose("gunfighter")
    play.choose("shoguns_palace")
    assert play.asked == "A put-back"  # neither Gunfighter's own duel nor the Palace's
    play.choose("deputy")
    assert play.asked == "A play"  # and none of them later
    assert play.minions("shoguns_palace") == ["A gunfighter 3", "A raider 4", "B sheriff 5"]
    play.play("huscarl", "shoguns_palace")
    assert play.asked == "A duel"
    play.decline()
    play.done()
