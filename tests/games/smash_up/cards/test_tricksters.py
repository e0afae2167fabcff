"""The Tricksters' standard actions and bases; more in the other two files."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.smash_up.playing import at

TWO = "tricksters+cowboys,aliens+ancient_egyptians"
THREE = "tricksters+cowboys,aliens+ancient_egyptians,pirates+samurai"
two = partial(at, factions=TWO)
three = partial(at, factions=THREE, seats=3)


# -- Disenchant ----------------------------------------------------------------------------------


def test_disenchant_destroys_an_action_on_a_base_or_on_a_minion() -> None:
    play = two("""
        pyramids:
          A: gremlin
          B: scout [ancient_curse by B]
          actions: gold_strike by A, jammed_signal by B
        A:
          hand: disenchant, disenchant
        extra: action
        """)
    play.play("disenchant")
    assert play.options() == ["ancient_curse", "gold_strike", "jammed_signal"]  # a duty
    play.choose("ancient_curse")
    assert play.power("scout") == 3
    play.play("disenchant")
    play.choose("jammed_signal")
    assert play.actions("pyramids") == ["A gold_strike"]
    assert play.pile("B") == ["ancient_curse", "jammed_signal"]
    play.done()


@pytest.mark.rule("SU-45", "SU-46")
def test_disenchant_must_take_an_own_action_and_may_find_none() -> None:
    play = two("""
        pyramids:
          actions: gold_strike by A
        A:
          hand: disenchant, disenchant
        extra: action
        """)
    play.play("disenchant")
    assert play.actions("pyramids") == []
    play.play("disenchant")
    assert play.pile("A") == ["disenchant", "disenchant", "gold_strike"]
    play.done()


# -- Mark of Sleep -------------------------------------------------------------------------------

BASES = """
        pyramids:
          B: scout
        the_great_library:
        rhodes_plaza_mall:
        the_mothership:
"""


@pytest.mark.rule("SU-51")
def test_mark_of_sleep_stops_actions_on_that_players_next_turn_only() -> None:
    play = three(f"""
        {BASES}
        A:
          hand: mark_of_sleep, disenchant
        B:
          hand: beam_up, mummy
        C:
          hand: cannon
        """)
    play.play("mark_of_sleep")
    assert play.options() == ["A", "B", "C"]
    play.choose("B")
    play.next_turn()
    assert play.why_not("play", "beam_up") == "SU-51"
    assert play.can("play", "mummy", "pyramids")
    play.next_turn()
    assert play.can("play", "cannon")
    play.next_turn("B")
    assert play.can("play", "beam_up")
    play.done("B")


def test_mark_of_sleep_on_yourself_begins_next_turn() -> None:
    play = three(f"""
        {BASES}
        A:
          hand: mark_of_sleep, disenchant
        extra: action
        """)
    play.play("mark_of_sleep")
    play.choose("A")
    assert play.can("play", "disenchant")
    play.next_turn("A")
    assert play.why_not("play", "disenchant") == "SU-51"
    play.next_turn("A")
    assert play.can("play", "disenchant")
    play.done()


@pytest.mark.rule("SU-102")
def test_mark_of_sleep_is_about_the_play_cards_phase() -> None:
    play = two("""
        pyramids:
          B: scout +15
          buried B: you_can_take_it_with_you
        the_great_library:
        rhodes_plaza_mall:
        A:
          hand: mark_of_sleep
        B:
          hand: plague_of_locusts, pyramid_engineer
        """)
    play.play("mark_of_sleep")
    play.choose("B")
    play.end()
    play.pass_all()
    assert play.asked == "B start"
    play.end()
    play.play("pyramid_engineer", "pyramids")
    play.choose("you_can_take_it_with_you")  # an action uncovered now cannot be played
    assert "you_can_take_it_with_you" in play.pile("B")
    assert play.hand("B") == ["plague_of_locusts"]
    play.end()
    assert play.asked == "B special"  # 21 power: the base scores, outside that phase
    play.choose("plague_of_locusts", "rhodes_plaza_mall")
    assert "plague_of_locusts" in play.pile("B")


@pytest.mark.rule("SU-R17")
def test_a_sleeping_player_gets_a_dueling_action_back() -> None:
    play = three("""
        pyramids:
          A: gremlin
          C: ronin
        the_great_library:
        rhodes_plaza_mall:
        so_so_corral:
          A: gnome
        A:
          hand: mark_of_sleep
        C:
          hand: bushi, way_of_the_warrior
        """)
    play.play("mark_of_sleep")
    play.choose("C")
    play.next_turn("C")
    play.play("bushi", "so_so_corral")
    play.choose("gnome")
    play.choose("way_of_the_warrior")
    play.no_duel_cards()
    assert "way_of_the_warrior" in play.hand("C")
    assert play.minions("so_so_corral") == ["C bushi 4"]


# -- Take the Shinies ----------------------------------------------------------------------------


def test_take_the_shinies_costs_each_other_player_two_random_cards() -> None:
    play = three("""
        A:
          hand: take_the_shinies, gremlin, gnome
        B:
          hand: mummy, mummy, mummy
        C:
          hand: ronin
        """)
    play.play("take_the_shinies")
    assert play.hand("A") == ["gnome", "gremlin"]
    assert (play.hand("B"), play.pile("B")) == (["mummy"], ["mummy", "mummy"])
    assert (play.hand("C"), play.pile("C")) == ([], ["ronin"])  # all there is
    play.done()


@pytest.mark.rule("SU-78")
def test_take_the_shinies_picks_at_random() -> None:
    lost = set()
    for seed in range(12):
        play = two(
            """
            A:
              hand: take_the_shinies
            B:
              hand: mummy, pharaoh, scout
            """,
            seed=seed,
        )
        play.play("take_the_shinies")
        lost.add(tuple(play.hand("B")))
    assert lost == {("mummy",), ("pharaoh",), ("scout",)}


# -- Cave of Shinies -----------------------------------------------------------------------------


def test_cave_of_shinies_gives_the_owner_of_a_destroyed_minion_a_vp() -> None:
    play = three("""
        active: C
        cave_of_shinies:
          A: gremlin
          B: mummy
        C:
          hand: cannon
        """)
    play.play("cannon")
    play.choose("gremlin", "mummy")
    while play.asked == "C trigger":
        play.choose("cave_of_shinies")
    assert (play.vp("A"), play.vp("B"), play.vp("C")) == (1, 1, 0)
    play.done("C")


def test_cave_of_shinies_pays_for_each_minion() -> None:
    play = three("""
        active: C
        cave_of_shinies:
          B: mummy, collector
        C:
          hand: cannon
        """)
    play.play("cannon")
    play.choose("collector", "mummy")
    assert play.vp("B") == 2
    play.done("C")


@pytest.mark.rule("SU-75")
def test_cave_of_shinies_pays_the_owner_not_the_controller() -> None:
    play = three("""
        active: C
        cave_of_shinies:
          B: deputy of A
        C:
          hand: cannon
        """)
    play.play("cannon")
    play.choose("deputy")
    assert (play.vp("A"), play.vp("B")) == (1, 0)
    play.done("C")


@pytest.mark.rule("SU-132")
def test_cave_of_shinies_pays_for_destroyed_minions_here_only() -> None:
    play = three("""
        active: C
        cave_of_shinies:
          A: gnome +20
          B: scout
        pyramids:
          B: mummy
        rhodes_plaza_mall:
        the_mothership:
        C:
          hand: cannon
        """)
    play.play("cannon")
    play.choose("mummy")
    assert play.vp("B") == 0
    play.end()
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (4, 2)  # the places, and nothing for the clean-up


@pytest.mark.rule("SU-R2")
def test_cave_of_shinies_with_the_errata_pays_an_owner_once_per_turn() -> None:
    play = three(
        """
        active: C
        cave_of_shinies:
          A: deputy, gunfighter
          B: mummy, mummy, collector
        pyramids:
        rhodes_plaza_mall:
        the_mothership:
        A:
          hand: gnome
        C:
          hand: cannon
        """,
        texts="errata",
    )
    play.play("cannon")
    play.choose("collector", "mummy")
    assert play.vp("B") == 1
    play.next_turn()
    play.play("gnome", "cave_of_shinies")
    play.choose("mummy")
    assert play.vp("B") == 2  # another turn
    play.done()


def test_cave_of_shinies_with_the_errata_counts_each_owner_apart() -> None:
    play = three(
        """
        active: C
        cave_of_shinies:
          A: deputy
          B: mummy, collector of B
        C:
          hand: cannon
        """,
        texts="errata",
    )
    play.play("cannon")
    play.choose("deputy", "mummy")
    assert (play.vp("A"), play.vp("B"), play.vp("C")) == (1, 1, 0)
    play.done("C")


# -- Mushroom Kingdom ----------------------------------------------------------------------------

START = """
        phase: start
        mushroom_kingdom:
          A: gnome
          B: scout
        pyramids:
          A: gremlin
          B: mummy
        rhodes_plaza_mall:
          B: collector [ancient_curse by B]
"""


@pytest.mark.rule("SU-15", "SU-82")
def test_mushroom_kingdom_brings_another_players_minion_here_at_the_start_of_a_turn() -> None:
    play = two(START)
    assert play.asked == "A move"
    assert play.options() == ["collector", "decline", "mummy"]
    play.choose("collector")
    assert play.minions("mushroom_kingdom") == ["A gnome 3", "B collector 0", "B scout 3"]
    assert play.actions("mushroom_kingdom") == ["B ancient_curse on collector"]
    play.done()


def test_mushroom_kingdom_may_be_declined_and_is_for_every_player() -> None:
    play = two(START)
    play.decline()
    play.done()
    play.end()
    assert play.asked == "B move"
    assert play.options() == ["decline", "gremlin"]
    play.choose("gremlin")
    assert play.minions("pyramids") == ["B mummy 2"]
    play.done("B")


def test_mushroom_kingdom_finds_nobody() -> None:
    play = two("""
        phase: start
        mushroom_kingdom:
          B: scout
        pyramids:
          A: gremlin
        rhodes_plaza_mall:
        """)
    play.done()
