"""The Tricksters' actions on bases, card by card."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.smash_up.playing import at

TWO = "tricksters+cowboys,aliens+ancient_egyptians"
THREE = "tricksters+cowboys,aliens+ancient_egyptians,pirates+samurai"
two = partial(at, factions=TWO)
three = partial(at, factions=THREE, seats=3)


# -- Block the Path ------------------------------------------------------------------------------


@pytest.mark.rule("SU-51")
def test_block_the_path_bars_the_minions_of_a_faction_from_its_base() -> None:
    play = two("""
        pyramids:
          B: scout
        the_great_library:
        rhodes_plaza_mall:
        A:
          hand: block_the_path, gremlin
        B:
          hand: collector, mummy
        """)
    play.play("block_the_path", "pyramids")
    assert play.options() == ["aliens", "ancient_egyptians", "cowboys", "tricksters"]
    play.choose("aliens")
    assert play.actions("pyramids") == ["A block_the_path"]
    assert play.can("play", "gremlin", "pyramids")
    play.next_turn()
    assert play.why_not("play", "collector", "pyramids") == "SU-51"
    assert play.can("play", "collector", "the_great_library")
    assert play.can("play", "mummy", "pyramids")
    assert play.minions("pyramids") == ["B scout 3"]
    play.done("B")


def test_block_the_path_holds_for_its_own_player_too() -> None:
    play = two("""
        pyramids:
        A:
          hand: block_the_path, gremlin, deputy
        """)
    play.play("block_the_path", "pyramids")
    play.choose("tricksters")
    assert not play.can("play", "gremlin", "pyramids")
    assert play.can("play", "deputy", "pyramids")
    play.done()


def test_block_the_path_does_not_keep_a_minion_from_moving_there() -> None:
    play = two("""
        active: B
        pyramids:
          actions: block_the_path by A = aliens
        the_great_library:
          B: scout
        rhodes_plaza_mall:
        B:
          hand: invasion
        """)
    play.play("invasion")
    play.choose("pyramids")
    assert play.minions("pyramids") == ["B scout 3"]
    play.done("B")


@pytest.mark.rule("SU-102", "SU-51")
def test_a_barred_minion_that_is_uncovered_there_is_discarded() -> None:
    play = two("""
        active: B
        phase: start
        pyramids:
          buried B: mummy
          actions: block_the_path by A = ancient_egyptians
        the_great_library:
        rhodes_plaza_mall:
        """)
    play.uncover("mummy")
    assert play.pile("B") == ["mummy"]
    assert play.minions("pyramids") == []


# -- Enshrouding Mist ----------------------------------------------------------------------------


@pytest.mark.rule("SU-R36", "SU-R48")
def test_enshrouding_mist_gives_an_extra_minion_there_each_turn() -> None:
    play = two("""
        pyramids:
        the_great_library:
        rhodes_plaza_mall:
        A:
          hand: enshrouding_mist, gremlin, gremlin, deputy, deputy
        """)
    play.play("enshrouding_mist", "pyramids")
    play.play("gremlin", "pyramids")  # counts against the Mist, not against the free play
    play.play("gremlin", "the_great_library")
    assert not play.can("play", "deputy", "pyramids")
    play.next_turn("A")
    play.play("deputy", "the_great_library")
    assert not play.can("play", "deputy", "the_great_library")
    play.play("deputy", "pyramids")
    assert play.minions("pyramids") == ["A deputy 2", "A gremlin 2"]
    play.done()


def test_enshrouding_mist_is_for_its_controller_only() -> None:
    play = two("""
        active: B
        pyramids:
          actions: enshrouding_mist by A
        the_great_library:
        B:
          hand: scout, mummy
        """)
    play.play("scout", "pyramids")
    assert play.why_not("play", "mummy", "pyramids") == "SU-18"
    play.done("B")


def test_two_mists_give_two_extra_minions() -> None:
    play = two("""
        pyramids:
          actions: enshrouding_mist by A, enshrouding_mist by A
        A:
          hand: gremlin, gremlin, gremlin, deputy
        """)
    for _ in range(3):
        play.play("gremlin", "pyramids")
    assert not play.can("play", "deputy", "pyramids")
    play.done()


@pytest.mark.rule("SU-R48")
def test_enshrouding_mist_that_is_gone_gives_nothing() -> None:
    play = two("""
        pyramids:
          actions: enshrouding_mist by A
        A:
          hand: gremlin, gremlin, disenchant
        """)
    play.play("disenchant")
    play.play("gremlin", "pyramids")
    assert not play.can("play", "gremlin", "pyramids")
    play.done()


# -- Flame Trap ----------------------------------------------------------------------------------


@pytest.mark.rule("SU-36")
def test_flame_trap_destroys_the_next_minion_of_another_player_and_itself() -> None:
    play = two("""
        active: B
        pyramids:
          B: scout
          actions: flame_trap by A
        B:
          hand: invader, pharaoh
        extra: minion
        """)
    play.play("invader", "pyramids")
    assert play.vp("B") == 1  # its ability first
    assert play.pile("B") == ["invader"]
    assert play.pile("A") == ["flame_trap"]
    play.play("pharaoh", "pyramids")
    assert play.minions("pyramids") == ["B pharaoh 5", "B scout 3"]
    play.done("B")


def test_flame_trap_waits_through_your_own_minions_and_those_played_elsewhere() -> None:
    play = two("""
        pyramids:
          actions: flame_trap by A
        the_great_library:
        rhodes_plaza_mall:
        A:
          hand: gremlin
        B:
          hand: scout
        """)
    play.play("gremlin", "pyramids")
    play.next_turn()
    play.play("scout", "the_great_library")
    assert play.actions("pyramids") == ["A flame_trap"]
    assert play.minions("pyramids") == ["A gremlin 2"]
    assert play.minions("the_great_library") == ["B scout 3"]
    play.done("B")


@pytest.mark.rule("SU-46", "SU-50")
def test_flame_trap_goes_even_if_its_minion_is_gone_already() -> None:
    play = two("""
        active: B
        pyramids:
          A: leprechaun
          actions: flame_trap by A
        B:
          hand: scout
        """)
    play.play("scout", "pyramids")
    assert play.asked == "B trigger"  # the current player orders them
    play.choose("leprechaun")
    assert play.pile("B") == ["scout"]
    assert play.pile("A") == ["flame_trap"]
    play.done("B")


@pytest.mark.rule("SU-R51")
def test_flame_trap_leaves_a_minion_alone_that_has_left_and_been_played_elsewhere() -> None:
    play = at(
        """
        active: B
        the_homeworld:
          actions: flame_trap by A
        jungle_oasis:
        rhodes_plaza_mall:
        B:
          hand: collector
        """,
        factions="tricksters+ninjas,aliens+robots",
    )
    play.play("collector", "the_homeworld")
    play.choose("collector")  # returns itself
    play.choose("the_homeworld")  # before the trap: an extra minion
    play.take(kind="play", card="collector", place="jungle_oasis")
    play.decline()
    assert play.minions("jungle_oasis") == ["B collector 2"]
    assert play.pile("A") == ["flame_trap"]
    assert play.pile("B") == []
    play.done("B")


# -- Hideout -------------------------------------------------------------------------------------


def test_hideout_takes_the_place_of_all_your_minions_there() -> None:
    play = three("""
        active: B
        pyramids:
          A: gremlin, gnome
          C: ronin
          actions: hideout by A
        the_great_library:
        B:
          hand: plague_of_locusts, ancient_curse
        extra: action
        """)
    play.play("plague_of_locusts")
    play.choose("pyramids")
    assert play.minions("pyramids") == ["A gnome 3", "A gremlin 2", "C ronin 2"]
    assert play.pile("A") == ["hideout"]
    play.play("ancient_curse", "gnome")  # nothing is there any more to stop it
    assert play.power("gnome") == 1
    play.done("B")


def test_hideout_stops_an_action_on_a_minion_which_is_then_discarded() -> None:
    play = two("""
        active: B
        pyramids:
          A: gremlin +1
          actions: hideout by A
        B:
          hand: ancient_curse
        """)
    play.play("ancient_curse", "gremlin")
    assert play.power("gremlin") == 3
    assert play.actions("pyramids") == []
    assert play.pile("B") == ["ancient_curse"]
    assert play.pile("A") == ["hideout"]
    play.done("B")


@pytest.mark.parametrize("first", ["pyramids", "the_great_library"])
def test_an_action_stopped_by_hideout_affects_your_minions_nowhere(first: str) -> None:
    play = three("""
        active: C
        pyramids:
          A: gremlin
          actions: hideout by A
        the_great_library:
          A: gremlin
        C:
          hand: cannon
        """)
    play.play("cannon")
    play.choose("gremlin", place=first)
    play.choose("gremlin")
    assert play.minions("pyramids") == ["A gremlin 2"]
    assert play.minions("the_great_library") == ["A gremlin 2"]
    assert play.pile("A") == ["hideout"]
    play.done("C")


def test_an_action_stopped_by_hideout_works_when_it_is_played_again() -> None:
    play = two("""
        active: B
        pyramids:
          A: gremlin
          actions: hideout by A
        star_portal:
        B:
          hand: plague_of_locusts, pyramid_engineer, mummy
          deck:
        extra: action
        """)
    play.play("plague_of_locusts")
    play.choose("pyramids")
    assert play.power("gremlin") == 2
    play.play("pyramid_engineer", "star_portal")
    play.talent("pyramid_engineer")  # Star Portal draws the card out of the discard pile
    play.play("plague_of_locusts")
    play.choose("pyramids")
    assert play.power("gremlin") == 1
    play.done("B")


def test_hideout_does_not_care_for_minions_elsewhere_or_of_others() -> None:
    play = three("""
        active: C
        pyramids:
          B: mummy
          actions: hideout by A
        the_great_library:
          A: gremlin
        C:
          hand: cannon
        """)
    play.play("cannon")
    play.choose("gremlin", "mummy")
    assert play.pile("A") == ["gremlin"]
    assert play.pile("B") == ["mummy"]
    assert play.actions("pyramids") == ["A hideout"]
    play.done("C")


def test_hideout_does_not_stop_minions_bases_or_your_own_actions() -> None:
    play = two("""
        pyramids:
          A: gnome, gunfighter
          actions: hideout by A
        mushroom_kingdom:
        rhodes_plaza_mall:
        A:
          hand: quick_draw
        B:
          hand: collector
        """)
    play.play("quick_draw")
    play.choose("gnome")
    assert play.power("gnome") == 5
    play.next_turn()
    play.choose("gunfighter")  # Mushroom Kingdom
    assert play.minions("mushroom_kingdom") == ["A gunfighter 3"]
    play.play("collector", "pyramids")
    play.choose("gnome")
    assert play.minions("pyramids") == ["B collector 2"]
    assert play.actions("pyramids") == ["A hideout"]
    play.done("B")


def test_hideout_keeps_brownie_and_its_victim_apart() -> None:
    play = two("""
        active: B
        pyramids:
          A: brownie
          actions: hideout by A
        B:
          hand: beam_up, mummy, mummy
        """)
    play.play("beam_up")
    assert play.minions("pyramids") == ["A brownie 4"]
    assert play.hand("B") == ["mummy", "mummy"]
    play.done("B")


@pytest.mark.rule("SU-32")
def test_hideout_stops_an_ongoing_action_as_well() -> None:
    play = at(
        """
        pyramids:
          actions: hideout by A, flame_trap of B by B
        A:
          hand: gremlin
        """,
        factions="tricksters+cowboys,tricksters+aliens",
        copies=2,
    )
    play.play("gremlin", "pyramids")
    assert play.minions("pyramids") == ["A gremlin 2"]
    assert play.actions("pyramids") == []
    assert (play.pile("A"), play.pile("B")) == (["hideout"], ["flame_trap"])
    play.done()


# -- Pay the Piper -------------------------------------------------------------------------------


def test_pay_the_piper_costs_others_a_card_of_their_choice_for_each_minion() -> None:
    play = two("""
        active: B
        pyramids:
          actions: pay_the_piper by A
        A:
          hand: gremlin
        B:
          hand: scout, mummy, beam_up, pharaoh
        extra: minion
        """)
    play.play("scout", "pyramids")
    assert play.asked == "B discard"
    assert play.options() == ["beam_up", "mummy", "pharaoh"]
    play.choose("beam_up")
    play.play("mummy", "pyramids")  # then there is but one card left to discard
    assert play.pile("B") == ["beam_up", "pharaoh"]
    assert play.minions("pyramids") == ["B mummy 2", "B scout 3"]
    assert play.hand("A") == ["gremlin"]
    play.done("B")


def test_pay_the_piper_asks_nothing_of_an_empty_hand() -> None:
    play = two("""
        active: B
        pyramids:
          actions: pay_the_piper by A
        B:
          hand: scout
        """)
    play.play("scout", "pyramids")
    assert play.pile("B") == []
    play.done("B")


def test_pay_the_piper_does_not_charge_you_nor_for_other_bases() -> None:
    play = two("""
        pyramids:
          actions: pay_the_piper by A
        the_great_library:
        rhodes_plaza_mall:
        A:
          hand: gremlin, gnome
        B:
          hand: scout, mummy
        """)
    play.play("gremlin", "pyramids")
    play.next_turn()
    play.play("scout", "the_great_library")
    assert (play.pile("A"), play.pile("B")) == ([], [])
    play.done("B")


@pytest.mark.rule("SU-71")
def test_all_see_the_faction_that_was_named_and_who_is_asleep() -> None:
    play = at(
        """
        saloon:
          actions: block_the_path by A = robots
        effects:
          asleep: B 2
        """,
        factions="tricksters+cowboys,robots+samurai",
    )
    for reader in ("A", "B", None):
        view = play.view(reader)
        assert [action.named for action in view.bases[0].actions] == ["robots"]
        assert [player.asleep for player in view.players] == [False, True]
