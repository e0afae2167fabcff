"""The Tricksters' minions, card by card."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.smash_up.playing import at

TWO = "tricksters+cowboys,aliens+ancient_egyptians"
THREE = "tricksters+cowboys,aliens+ancient_egyptians,pirates+samurai"
two = partial(at, factions=TWO)
three = partial(at, factions=THREE, seats=3)


# -- Leprechaun ----------------------------------------------------------------------------------


def test_leprechaun_destroys_a_weaker_minion_that_another_player_plays_here() -> None:
    play = two("""
        active: B
        pyramids:
          A: leprechaun
          B: collector
        B:
          hand: scout
        """)
    play.play("scout", "pyramids")
    assert play.minions("pyramids") == ["A leprechaun 5", "B collector 2"]
    assert play.pile("B") == ["scout"]
    play.done("B")


def test_leprechaun_leaves_an_equally_strong_minion_alone() -> None:
    play = two("""
        active: B
        pyramids:
          A: leprechaun
        B:
          hand: pharaoh
        """)
    play.play("pharaoh", "pyramids")
    assert play.minions("pyramids") == ["A leprechaun 5", "B pharaoh 5"]
    play.done("B")


def test_leprechaun_goes_by_its_own_power_of_the_moment() -> None:
    weak = two("""
        active: B
        pyramids:
          A: leprechaun (-2)
        B:
          hand: scout
        """)
    weak.play("scout", "pyramids")
    assert weak.minions("pyramids") == ["A leprechaun 3", "B scout 3"]
    strong = two("""
        active: B
        pyramids:
          A: leprechaun +1
        B:
          hand: pharaoh
        """)
    strong.play("pharaoh", "pyramids")
    assert strong.minions("pyramids") == ["A leprechaun 6"]


@pytest.mark.rule("SU-36", "SU-49")
def test_leprechaun_waits_for_the_minions_own_ability_and_compares_then() -> None:
    play = two("""
        active: B
        pyramids:
          A: leprechaun
          buried B: blessing_of_anubis
        B:
          hand: pyramid_engineer
        """)
    play.play("pyramid_engineer", "pyramids")
    play.choose("blessing_of_anubis")  # 3 + 2 are not less than 5
    assert play.minions("pyramids") == ["A leprechaun 5", "B pyramid_engineer 5"]
    play.done("B")


def test_a_minion_does_what_it_says_before_leprechaun_destroys_it() -> None:
    play = two("""
        active: B
        pyramids:
          A: leprechaun
        B:
          hand: invader
        """)
    play.play("invader", "pyramids")
    assert play.vp("B") == 1
    assert play.pile("B") == ["invader"]
    play.done("B")


@pytest.mark.rule("SU-R51")
def test_leprechaun_that_was_sent_away_by_the_minion_destroys_nothing() -> None:
    play = two("""
        active: B
        pyramids:
          A: leprechaun (-2)
        B:
          hand: collector
        """)
    play.play("collector", "pyramids")
    play.choose("leprechaun")
    assert play.hand("A") == ["leprechaun"]
    assert play.minions("pyramids") == ["B collector 2"]
    play.done("B")


@pytest.mark.rule("SU-60")
def test_leprechaun_ignores_your_own_minions_other_bases_and_moved_minions() -> None:
    play = two("""
        pyramids:
          A: leprechaun
        the_great_library:
          B: collector
        rhodes_plaza_mall:
        A:
          hand: gremlin
        B:
          hand: scout, invasion
        """)
    play.play("gremlin", "pyramids")
    play.next_turn()
    play.play("scout", "the_great_library")
    play.play("invasion")
    play.choose("collector", "pyramids")
    assert play.minions("pyramids") == ["A gremlin 2", "A leprechaun 5", "B collector 2"]
    assert play.minions("the_great_library") == ["B scout 3"]
    play.done("B")


# -- Brownie -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-72")
@pytest.mark.parametrize(
    ("card", "target", "choices"),
    [
        ("invasion", "", ["brownie", "pyramids"]),
        ("ancient_curse", "brownie", []),
        ("plague_of_locusts", "", ["the_great_library"]),
        ("beam_up", "", ["brownie"]),
        ("disintegrator", "", ["brownie"]),
    ],
)
def test_brownie_costs_another_player_two_random_cards_however_it_is_affected(
    card: str, target: str, choices: list[str]
) -> None:
    play = two(f"""
        active: B
        the_great_library:
          A: brownie (-1), gnome
        pyramids:
        A:
          hand: gnome, gremlin
        B:
          hand: {card}, mummy, mummy, mummy, mummy
        """)
    play.play(card, target)
    play.choose(*choices)
    assert play.hand("B") == ["mummy", "mummy"]
    assert play.pile("B").count("mummy") == 2
    assert play.hand("A")[-2:] == ["gnome", "gremlin"]
    play.done("B")


def test_brownie_is_affected_by_minions_and_by_being_destroyed_too() -> None:
    play = three("""
        active: C
        pyramids:
          A: brownie (-2)
        C:
          hand: saucy_wench, ronin, ronin, ronin
        B:
          hand: mummy, mummy
        """)
    play.play("saucy_wench", "pyramids")
    play.choose("brownie")
    assert play.pile("A") == ["brownie"]
    assert play.hand("C") == ["ronin"]
    assert play.hand("B") == ["mummy", "mummy"]
    play.done("C")


def test_a_card_that_affects_brownie_twice_costs_two_cards_only() -> None:
    play = two("""
        active: B
        pyramids:
          A: brownie +1
        B:
          hand: ancient_curse, mummy, mummy, mummy, mummy
        """)
    play.play("ancient_curse", "brownie")
    play.choose("brownie")  # takes the counter off as well
    assert play.power("brownie") == 2
    assert play.hand("B") == ["mummy", "mummy"]
    play.done("B")


def test_each_brownie_counts() -> None:
    play = two("""
        active: B
        pyramids:
          A: brownie, brownie
        B:
          hand: plague_of_locusts, mummy, mummy, mummy, mummy, pharaoh
        """)
    play.play("plague_of_locusts")
    play.choose("pyramids")
    assert play.minions("pyramids") == ["A brownie 3", "A brownie 3"]
    assert len(play.hand("B")) == 1
    play.done("B")


@pytest.mark.rule("SU-R31")
def test_brownie_works_again_for_the_next_card() -> None:
    play = three("""
        active: B
        pyramids:
          A: brownie
        the_great_library:
        rhodes_plaza_mall:
        the_mothership:
        B:
          hand: ancient_curse, mummy, mummy
        C:
          hand: shanghai, ronin, ronin
        """)
    play.play("ancient_curse", "brownie")
    assert (len(play.hand("B")), len(play.hand("C"))) == (0, 3)
    play.next_turn("C")
    play.play("shanghai")
    play.choose("the_great_library")
    assert (len(play.hand("B")), len(play.hand("C"))) == (2, 0)
    play.done("C")


def test_brownie_takes_what_there_is() -> None:
    one = two("""
        active: B
        pyramids:
          A: brownie
        B:
          hand: ancient_curse, mummy
        """)
    one.play("ancient_curse", "brownie")
    assert one.hand("B") == []
    assert one.pile("B") == ["mummy"]
    none = two("""
        active: B
        pyramids:
          A: brownie
        B:
          hand: ancient_curse
        """)
    none.play("ancient_curse", "brownie")
    assert none.actions("pyramids") == ["B ancient_curse on brownie"]
    assert none.pile("B") == []


def test_brownie_does_not_mind_your_own_cards_nor_what_happens_to_others() -> None:
    play = two("""
        pyramids:
          A: brownie, gnome
        the_great_library:
        rhodes_plaza_mall:
        A:
          hand: quick_draw, gremlin, gremlin
        B:
          hand: ancient_curse, mummy, mummy
        """)
    play.play("quick_draw")
    play.choose("brownie")
    assert play.hand("A") == ["gremlin", "gremlin"]
    play.next_turn()
    play.play("ancient_curse", "gnome")
    assert play.hand("B").count("mummy") == 2
    assert "mummy" not in play.pile("B")
    play.done("B")


def test_brownie_does_not_answer_what_a_base_does_to_it() -> None:
    play = two("""
        active: B
        phase: start
        mushroom_kingdom:
        pyramids:
          A: brownie
        B:
          hand: mummy, mummy
        """)
    play.choose("brownie")
    assert play.minions("mushroom_kingdom") == ["A brownie 4"]
    assert play.hand("B") == ["mummy", "mummy"]
    play.done("B")


@pytest.mark.rule("SU-117")
def test_brownie_is_not_affected_by_a_duel_as_such() -> None:
    play = three("""
        active: C
        pyramids:
          A: brownie, gnome
          C: ronin +3
        C:
          hand: honorable_combat, samurai_chan, samurai_chan
        """)
    play.play("honorable_combat")
    play.choose("brownie")
    play.no_duel_cards()
    assert play.vp("C") == 1
    assert play.hand("C") == ["samurai_chan", "samurai_chan"]
    play.done("C")


# -- Gnome ---------------------------------------------------------------------------------------


def test_gnome_may_destroy_a_minion_weaker_than_the_number_of_yours_here() -> None:
    play = two("""
        pyramids:
          A: deputy, gunfighter
          B: collector, scout
        the_great_library:
          A: gremlin
          B: mummy
        A:
          hand: gnome
        """)
    play.play("gnome", "pyramids")  # with itself there are three: power 2 or less
    assert play.options() == ["collector", "decline", "deputy"]
    play.choose("collector")
    assert play.minions("pyramids") == ["A deputy 2", "A gnome 3", "A gunfighter 3", "B scout 3"]
    assert play.pile("B") == ["collector"]
    play.done()


def test_gnome_goes_by_current_power() -> None:
    play = two("""
        pyramids:
          A: deputy
          B: scout (-2), collector +1, mummy (-1)
        A:
          hand: gnome
        """)
    play.play("gnome", "pyramids")  # two: power 1 or less
    assert play.options() == ["decline", "mummy", "scout"]
    play.choose("scout")
    assert play.pile("B") == ["scout"]
    play.done()


def test_gnome_may_decline() -> None:
    play = two("""
        pyramids:
          A: deputy, deputy
          B: collector
        A:
          hand: gnome
        """)
    play.play("gnome", "pyramids")
    play.decline()
    assert len(play.minions("pyramids")) == 4
    play.done()


def test_gnome_alone_reaches_only_minions_without_power() -> None:
    nobody = two("""
        pyramids:
          B: mummy (-1)
        A:
          hand: gnome
        """)
    nobody.play("gnome", "pyramids")
    nobody.done()  # nothing was asked
    somebody = two("""
        pyramids:
          B: mummy (-2)
        A:
          hand: gnome
        """)
    somebody.play("gnome", "pyramids")
    assert somebody.options() == ["decline", "mummy"]


# -- Gremlin -------------------------------------------------------------------------------------


def test_gremlin_destroyed_draws_a_card_and_costs_each_other_player_one() -> None:
    play = three("""
        active: B
        pyramids:
          A: gremlin, gremlin
        A:
          hand: gnome
          deck: brownie, rest
        B:
          hand: pharaoh, mummy, mummy
        C:
          hand: ronin, ronin, cannon
        """)
    play.next_turn("C")
    play.play("cannon")
    play.choose("gremlin")
    play.decline()
    assert play.hand("A") == ["brownie", "gnome"]
    assert len(play.hand("B")) == 4  # three, two drawn, one lost
    assert len(play.hand("C")) == 1
    assert play.minions("pyramids") == ["A gremlin 2"]
    play.done("C")


def test_gremlins_destroyed_together_work_each() -> None:
    play = three("""
        active: C
        pyramids:
          A: gremlin, gremlin
        A:
          deck: brownie, gnome, rest
        B:
          hand: mummy, mummy, mummy
        C:
          hand: cannon
        """)
    play.play("cannon")
    play.choose("gremlin", "gremlin")
    assert play.hand("A") == ["brownie", "gnome"]
    assert play.hand("B") == ["mummy"]
    play.done("C")


@pytest.mark.rule("SU-77", "SU-132")
def test_gremlin_returned_or_cleared_away_does_nothing() -> None:
    returned = two("""
        active: B
        pyramids:
          A: gremlin
        B:
          hand: beam_up, mummy
        """)
    returned.play("beam_up")
    assert returned.hand("A") == ["gremlin"]
    assert returned.hand("B") == ["mummy"]
    scored = two("""
        active: B
        pyramids:
          A: gremlin +19
        rhodes_plaza_mall:
        the_mothership:
        B:
          hand: mummy
        """)
    scored.next_turn()
    assert scored.vp("A") == 4
    assert scored.pile("A") == ["gremlin"]
    assert scored.hand("A") == []
    assert len(scored.hand("B")) == 3


@pytest.mark.rule("SU-R27", "SU-64")
def test_gremlin_works_for_its_controller_and_goes_to_its_owner() -> None:
    play = two("""
        pyramids:
          A: gunfighter
          B: gremlin of A
        A:
          hand: high_noon, gnome
        """)
    play.play("high_noon")
    play.decline()  # no dueling card
    play.no_duel_cards()
    while play.asked == "A extra":
        play.decline()
    assert play.pile("A") == ["gnome", "gremlin", "high_noon"]
    assert len(play.hand("B")) == 1
    play.done()
