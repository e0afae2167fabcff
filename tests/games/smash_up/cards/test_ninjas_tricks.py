"""Disguise, Hidden Ninja and Infiltrate."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.smash_up.playing import Play, at

FACTIONS = "ninjas+cowboys,dinosaurs+vikings"
ninjas = partial(at, factions=FACTIONS)


# -- Disguise ------------------------------------------------------------------------------------

DISGUISE = """
    pyramids:
      A: deputy [upgrade by B], deputy, shinobi
      B: raider
    star_portal:
      A: ninja_acolyte
    A:
      hand: {}
    """


@pytest.mark.rule("SU-79", "SU-87")
def test_disguise_swaps_a_minion_for_one_of_the_hand() -> None:
    play = ninjas(DISGUISE.format("disguise, sheriff, high_noon"))
    play.play("disguise")
    assert play.options() == ["decline", "deputy", "deputy", "ninja_acolyte", "shinobi"]
    play.choose("shinobi")
    assert play.asked == "A play-one"  # one minion in hand: no second swap
    play.choose("sheriff")
    assert play.minions("pyramids") == [
        "A deputy 2", "A deputy 4", "A sheriff 5", "B raider 4",
    ]  # fmt: skip
    assert play.hand("A") == ["high_noon", "shinobi"]
    play.play("shinobi", "star_portal")  # the minion of the turn is still there
    play.done()


@pytest.mark.rule("SU-63")
def test_disguise_swaps_two_minions_of_one_base() -> None:
    play = ninjas(DISGUISE.format("disguise, sheriff, tiger_assassin, pinkerton"))
    play.play("disguise")
    play.choose("deputy")
    assert play.options() == ["decline", "deputy", "shinobi"]  # none at another base
    play.choose("deputy")
    assert play.options() == ["pinkerton", "sheriff", "tiger_assassin"]
    play.choose("tiger_assassin")
    assert "deputy" in play.options()  # the swapped ones are still there
    play.decline()  # the Tiger Assassin's ability
    assert play.options() == ["pinkerton", "sheriff"]  # the second must be played as well
    play.choose("sheriff")
    assert play.minions("pyramids") == [
        "A sheriff 5", "A shinobi 3", "A tiger_assassin 4", "B raider 4",
    ]  # fmt: skip
    assert play.hand("A") == ["deputy", "deputy", "pinkerton"]
    assert play.pile("B") == ["upgrade"]
    play.done()


def test_disguise_may_stop_after_one_minion() -> None:
    play = ninjas(DISGUISE.format("disguise, sheriff, pinkerton"))
    play.play("disguise")
    play.choose("shinobi")
    play.decline()
    play.choose("pinkerton")
    assert play.hand("A") == ["sheriff", "shinobi"]
    play.done()


@pytest.mark.rule("SU-46", "SU-79")
def test_disguise_may_swap_nothing() -> None:
    play = ninjas(DISGUISE.format("disguise, sheriff"))
    play.play("disguise")
    play.decline()
    assert play.hand("A") == ["sheriff"]
    assert play.pile("A") == ["disguise"]
    assert len(play.minions("pyramids")) == 4
    play.done()


@pytest.mark.rule("SU-48")
def test_disguise_without_a_minion_in_hand_returns_nothing() -> None:
    play = ninjas(DISGUISE.format("disguise, high_noon"))
    play.play("disguise")
    assert play.hand("A") == ["high_noon"]
    assert len(play.minions("pyramids")) == 4
    play.done()


@pytest.mark.rule("SU-71")
def test_disguise_asks_even_if_there_is_no_minion_in_hand() -> None:
    play = ninjas(DISGUISE.format("disguise, high_noon"))
    table = play.table
    assert table.question is not None
    table.answer(table.question.find(card="disguise")[0])
    assert table.question.prompt.id == "swap"
    assert table.question.idle


@pytest.mark.rule("SU-48")
def test_disguise_swaps_no_minion_that_cannot_be_returned() -> None:
    held = ninjas(DISGUISE.format("disguise, sheriff, form_a_posse") + "\n    extra: action")
    held.play("form_a_posse")
    held.play("disguise")
    assert held.hand("A") == ["sheriff"]
    held.done()
    shielded = ninjas("""
        pyramids:
          A: deputy, shinobi [tooth_and_claw_and_guns by B]
        A:
          hand: disguise, sheriff, pinkerton
        """)
    shielded.play("disguise")
    shielded.choose("deputy", "shinobi")
    assert shielded.minions("pyramids") == ["A deputy 2", "A shinobi 3"]  # all or nothing
    assert shielded.hand("A") == ["pinkerton", "sheriff"]
    assert shielded.pile("B") == ["tooth_and_claw_and_guns"]
    shielded.done()


@pytest.mark.rule("SU-64")
def test_disguise_returns_a_minion_to_its_owner() -> None:
    play = ninjas("""
        pyramids:
          A: raider
        A:
          hand: disguise, pinkerton
        """)
    play.play("disguise")
    play.choose("raider", "pinkerton")
    assert play.hand("B") == ["raider"]
    assert play.minions("pyramids") == ["A pinkerton 4"]
    play.done()


@pytest.mark.rule("SU-R51")
def test_a_minion_swapped_by_disguise_that_left_and_was_played_anew_stays() -> None:
    play = at(
        """
        jungle_oasis:
          A: invader, ninja_acolyte
        A:
          hand: disguise, collector, scout
        """,
        factions="aliens+ninjas,tricksters+robots",
    )
    play.play("disguise")
    play.choose("invader", "ninja_acolyte")
    play.choose("collector", "invader")  # returns it before Disguise does
    play.choose("invader")  # and it is one of the two that are played
    assert play.minions("jungle_oasis") == ["A collector 2", "A invader 3"]
    assert play.hand("A") == ["ninja_acolyte", "scout"]
    play.done()


# -- Hidden Ninja --------------------------------------------------------------------------------

HIDDEN = """
    active: {}
    jungle_oasis:
      A: deputy
      B: king_rex +3, huscarl
    pyramids:
    the_central_brain:
    A:
      hand: {}
    """


@pytest.mark.rule("SU-R14")
def test_hidden_ninja_is_not_played_as_the_action_of_the_turn() -> None:
    play = ninjas(HIDDEN.format("A", "hidden_ninja, sheriff"))
    assert play.why_not("play", "hidden_ninja") == "SU-R14"


@pytest.mark.rule("SU-43", "SU-44")
def test_hidden_ninja_brings_a_minion_of_the_hand_before_a_base_scores() -> None:
    play = ninjas(HIDDEN.format("B", "hidden_ninja, tiger_assassin, high_noon, ninja_master"))
    play.end()
    play.choose("hidden_ninja")
    assert play.options() == ["ninja_master", "tiger_assassin"]  # it has to be one
    play.choose("tiger_assassin")
    play.choose("huscarl")  # its own ability works
    play.pass_all()
    assert play.pile("A") == ["deputy", "hidden_ninja", "tiger_assassin"]
    assert play.pile("B") == ["huscarl", "king_rex"]
    assert play.hand("A") == ["high_noon", "ninja_master"]
    assert "A plays Tiger Assassin at Jungle Oasis." in play.log()


def test_hidden_ninja_without_a_minion_has_no_effect() -> None:
    play = ninjas(HIDDEN.format("B", "hidden_ninja, high_noon"))
    play.end()
    play.choose("hidden_ninja")
    play.pass_all()
    assert play.pile("A") == ["deputy", "hidden_ninja"]
    assert play.hand("A") == ["high_noon"]


@pytest.mark.rule("SU-71")
def test_hidden_ninja_asks_even_if_there_is_no_minion_in_hand() -> None:
    play = ninjas(HIDDEN.format("B", "hidden_ninja, high_noon"))
    play.end()
    table = play.table
    assert table.question is not None
    table.answer(table.question.find(card="hidden_ninja")[0])
    assert table.question.prompt.id == "play-one"
    assert table.question.idle


@pytest.mark.rule("SU-102")
def test_a_hidden_ninja_uncovered_in_the_play_cards_phase_is_discarded() -> None:
    play = at(
        """
        jungle_oasis:
          buried A: hidden_ninja
        A:
          hand: lost_knowledge, shinobi
        """,
        factions="ninjas+ancient_egyptians,dinosaurs+vikings",
    )
    play.play("lost_knowledge")
    play.choose("uncover")
    assert play.pile("A") == ["hidden_ninja", "lost_knowledge"]
    assert play.hand("A") == ["shinobi"]
    play.done()


@pytest.mark.rule("SU-R50")
def test_a_hidden_ninja_uncovered_before_a_scoring_works_at_the_base_that_scores() -> None:
    play = at(
        """
        jungle_oasis:
          B: king_rex +5
        pyramids:
          buried A: hidden_ninja
        A:
          hand: lost_knowledge, ninja_acolyte
        """,
        factions="ninjas+ancient_egyptians,dinosaurs+vikings",
    )
    play.end()
    play.choose("lost_knowledge", "uncover", "ninja_acolyte")
    play.pass_all()
    assert "A plays Ninja Acolyte at Jungle Oasis." in play.log()
    assert play.pile("A") == ["hidden_ninja", "lost_knowledge", "ninja_acolyte"]


# -- Infiltrate ----------------------------------------------------------------------------------

BASE_ACTIONS = """
    temple_of_goju:
      A: gunfighter [upgrade by B]
      actions: wildlife_preserve by B, gold_strike by A
    pyramids:
    A:
      hand: infiltrate
    """


def test_infiltrate_destroys_another_action_on_its_base() -> None:
    play = ninjas(BASE_ACTIONS)
    play.play("infiltrate", "temple_of_goju")
    assert play.options() == ["gold_strike", "wildlife_preserve"]  # neither itself nor Upgrade
    play.choose("wildlife_preserve")
    assert play.pile("B") == ["wildlife_preserve"]
    assert play.actions("temple_of_goju") == [
        "A gold_strike", "A infiltrate", "B upgrade on gunfighter",
    ]  # fmt: skip
    play.done()


@pytest.mark.rule("SU-46")
def test_infiltrate_must_destroy_the_only_other_action_there() -> None:
    play = ninjas("""
        temple_of_goju:
          actions: gold_strike by A
        pyramids:
          actions: wildlife_preserve by B
        A:
          hand: infiltrate
        """)
    play.play("infiltrate", "temple_of_goju")
    assert play.pile("A") == ["gold_strike"]
    assert play.actions("pyramids") == ["B wildlife_preserve"]
    play.done()


def test_infiltrate_on_a_base_without_actions_just_stays_there() -> None:
    play = ninjas("""
        temple_of_goju:
        A:
          hand: infiltrate
        """)
    play.play("infiltrate", "temple_of_goju")
    assert play.actions("temple_of_goju") == ["A infiltrate"]
    play.done()


def infiltrated(active: str = "A") -> Play:
    """A has infiltrated the Temple of Goju, which is about to score on that player's turn."""
    play = ninjas(f"""
        temple_of_goju:
          A: gunfighter +8{" (+4)" if active == "A" else ""}
          B: raider +2
        jungle_oasis:
        the_central_brain:
        A:
          hand: infiltrate
        B:
          hand: augmentation
        """)
    play.play("infiltrate", "temple_of_goju")
    if active == "B":
        play.next_turn()
        play.play("augmentation")
        play.choose("gunfighter")
    play.end()
    play.pass_all()
    return play


@pytest.mark.parametrize("active", ["A", "B"])
def test_the_infiltrator_may_ignore_the_base_until_the_next_own_turn(active: str) -> None:
    play = infiltrated(active)
    assert play.asked == "A ignore"
    play.choose("temple_of_goju")
    assert play.pile("A") == ["gunfighter", "infiltrate"]
    assert play.deck("B")[-1] == "raider"  # for B the base works


def test_the_infiltrator_may_let_the_base_work() -> None:
    play = infiltrated()
    play.decline()
    assert play.deck("A")[-1] == "gunfighter"
    assert play.pile("A") == ["infiltrate"]


@pytest.mark.rule("SU-16")
def test_from_the_infiltrators_next_turn_on_the_base_works_again() -> None:
    play = ninjas("""
        temple_of_goju:
          A: gunfighter +8
          B: raider +2
        jungle_oasis:
        the_central_brain:
        A:
          hand: infiltrate, pinkerton
        """)
    play.play("infiltrate", "temple_of_goju")
    play.next_turn()
    play.next_turn()
    play.play("pinkerton", "temple_of_goju")
    play.end()
    play.pass_all()
    assert play.asked != "A ignore"
    assert play.deck("A")[-1] == "gunfighter"


def test_who_has_infiltrated_the_tar_pits_may_keep_a_minion_out_of_them() -> None:
    play = ninjas("""
        tar_pits:
          A: deputy
          B: huscarl
          actions: infiltrate by A = 1
        A:
          hand: seeing_stars, seeing_stars
        extra: action
        """)
    play.play("seeing_stars")
    play.choose("deputy")
    assert play.asked == "A ignore"
    play.choose("tar_pits")
    assert play.pile("A") == ["deputy", "seeing_stars"]
    play.play("seeing_stars")  # on the Huscarl, whose controller ignores nothing
    assert play.deck("B")[-1] == "huscarl"
    play.done()


def test_infiltrate_with_the_errata_may_destroy_another_action() -> None:
    play = ninjas(BASE_ACTIONS, texts="errata")
    play.play("infiltrate", "temple_of_goju")
    assert play.options() == ["decline", "gold_strike", "wildlife_preserve"]
    play.choose("gold_strike")
    assert play.pile("A") == ["gold_strike"]
    play.done()
    declining = ninjas(BASE_ACTIONS, texts="errata")
    declining.play("infiltrate", "temple_of_goju")
    declining.decline()
    assert (declining.pile("A"), declining.pile("B")) == ([], [])
    declining.done()


@pytest.mark.rule("SU-76", "SU-16")
def test_infiltrate_with_the_errata_is_given_up_to_cancel_the_base_for_all() -> None:
    play = ninjas(
        """
        the_central_brain:
          A: gunfighter
          B: raider
          actions: infiltrate by A
        jungle_oasis:
        ninja_dojo:
        """,
        texts="errata",
    )
    assert play.minions("the_central_brain") == ["A gunfighter 4", "B raider 5"]
    play.talent("infiltrate")
    assert play.minions("the_central_brain") == ["A gunfighter 3", "B raider 4"]
    assert play.pile("A") == ["infiltrate"]
    play.next_turn()
    assert play.minions("the_central_brain") == ["A gunfighter 3", "B raider 4"]
    play.next_turn()
    assert play.minions("the_central_brain") == ["A gunfighter 4", "B raider 5"]


def test_infiltrate_with_the_errata_does_not_by_itself_let_you_ignore_the_base() -> None:
    play = ninjas(
        """
        temple_of_goju:
          A: gunfighter +12
          B: raider
        A:
          hand: infiltrate
        """,
        texts="errata",
    )
    play.play("infiltrate", "temple_of_goju")
    play.end()
    play.pass_all()
    assert play.deck("A")[-1] == "gunfighter"
