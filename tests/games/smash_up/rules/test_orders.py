"""The order of simultaneous abilities is asked only where it can matter (SU-36, SU-50)."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator

import pytest

import fiendish
from fiendish.engine.question import Question
from fiendish.games.smash_up.rules import resolution
from fiendish.games.smash_up.state import Brawl
from tests.games.smash_up.playing import at

Picked = Generator[Question, int, list[int]]

GARDEN = """
    sakura_garden:
      A: gunfighter +14
      B: samurai_chan, samurai_chan
    pyramids:
      B: shogun
    saloon:
    """

FULL = """
    sakura_garden:
      A: gunfighter +5
      B: shogun, bushi +1, bushi (+2), ronin, ronin, samurai_chan [final_haiku], samurai_chan
      actions: honor_the_fallen by B
    pyramids:
      B: raider, huscarl
    saloon:
    """


# -- asked or not --------------------------------------------------------------------------------


@pytest.mark.rule("SU-50", "SU-36")
@pytest.mark.parametrize("position", [GARDEN, FULL])
def test_nobody_orders_cards_drawn_vp_and_power(position: str) -> None:
    play = at(position)
    play.end()
    play.done("B")


def test_what_the_garden_has_given_this_turn_does_not_wait_any_more() -> None:
    play = at(
        """
        active: B
        sakura_garden:
          A: gremlin of B
          B: gremlin, gremlin
        saloon:
        pyramids:
        B:
          hand: powderkeg
        """,
        factions="samurai+vikings,tricksters+pirates",
    )
    play.play("powderkeg")
    play.choose("gremlin")
    assert play.options() == ["gremlin", "gremlin", "sakura_garden"]  # A's, B's, the base's
    play.choose("sakura_garden")  # for A
    play.choose("sakura_garden")  # for B, who lost two
    assert play.options() == ["gremlin", "gremlin"]
    play.choose("A")
    play.done("B")


def test_equal_abilities_of_cards_that_left_stand_in_the_question_once() -> None:
    play = at(
        """
        sakura_garden:
          A: gremlin, gremlin
        saloon:
        pyramids:
        A:
          hand: powderkeg
        """,
        factions="tricksters+pirates,samurai+vikings",
    )
    play.play("powderkeg")
    play.choose("gremlin")
    assert play.options() == ["gremlin", "sakura_garden"]
    play.choose("sakura_garden")
    assert len(play.hand("A")) == 3
    play.done()


@pytest.mark.rule("SU-50", "SU-156", "SU-25")
@pytest.mark.parametrize("first", ["samurai_chan", "viking_funeral"])
def test_a_card_drawn_and_a_card_out_of_the_discard_pile_are_ordered(first: str) -> None:
    """Without a deck the draw would shuffle the minion away that goes back to the box."""
    play = at("""
        pyramids:
          A: gunfighter +12
          B: raider +1 [viking_funeral], samurai_chan
        saloon:
        star_portal:
        B:
          deck:
        """)
    play.end()
    assert play.asked == "A trigger"
    assert play.options() == ["samurai_chan", "viking_funeral"]
    play.choose(first)
    assert play.box().count("raider") == (2 if first == "viking_funeral" else 1)
    play.done("B")


@pytest.mark.rule("SU-50", "SU-51")
def test_a_garden_that_may_be_ignored_is_ordered() -> None:
    play = at(
        """
        sakura_garden:
          A: samurai_chan
          actions: infiltrate by A = 1
        saloon:
        pyramids:
        A:
          hand: yokai_attack
        """,
        factions="samurai+ninjas,cowboys+vikings",
    )
    play.play("yokai_attack")
    assert play.asked == "A trigger"
    assert play.options() == ["sakura_garden", "samurai_chan"]
    play.choose("samurai_chan")
    assert play.asked == "A ignore"
    play.decline()
    play.done()


@pytest.mark.rule("SU-R46")
def test_abilities_of_one_text_are_used_or_declined_one_by_one_without_an_order() -> None:
    play = at(
        """
        saloon:
          A: first_mate +18, first_mate
        pyramids:
        star_portal:
        """,
        factions="pirates+zombies,samurai+vikings",
    )
    play.end()
    assert play.asked == "A move-where"
    play.choose("pyramids")
    assert play.asked == "A move-where"
    play.choose("star_portal")
    assert play.minions("pyramids") == ["A first_mate 20"]
    assert play.minions("star_portal") == ["A first_mate 2"]
    play.done("B")


# -- all orders come to the same -----------------------------------------------------------------

_NEXT = resolution._next


def _in_order(order: list[int]) -> Callable[[Brawl, list[list[int]]], Picked]:
    """Puts plain abilities in that order instead of the order in which they were triggered."""
    met: list[list[int]] = []

    def choose(g: Brawl, group: list[list[int]]) -> Picked:
        if not all(resolution._is_plain(g, trigger) for trigger in group):
            return (yield from _NEXT(g, group))
        met.extend(one for one in group if one not in met)
        return min(group, key=lambda one: order[met.index(one) % len(order)])

    return choose


@pytest.mark.parametrize("position", [GARDEN, FULL])
def test_forty_orders_come_to_the_same(monkeypatch: pytest.MonkeyPatch, position: str) -> None:
    dice = random.Random(0)
    ended, told = set(), set()
    for _ in range(40):
        play = at(position)
        with monkeypatch.context() as patch:
            patch.setattr(resolution, "_next", _in_order(dice.sample(range(30), 30)))
            play.end()
        play.done("B")
        ended.add(play.table.digest())
        told.add("\n".join(play.log("B")))
    assert len(ended) == 1
    assert len(told) > 10


def test_games_go_on_alike_whichever_plain_ability_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    factions = ["samurai", "cowboys", "ancient_egyptians", "robots", "tricksters", "vikings"]
    turned = 0
    for seed in range(5):
        dice = random.Random(seed)
        dice.shuffle(factions)
        dealt = [factions[:2], factions[2:4], factions[4:]]
        one = fiendish.new("smash_up", seats=3, seed=seed, factions=dealt)
        other = one.copy()
        while (question := one.question) is not None:
            option = dice.randrange(len(question.options))
            one.answer(option)
            with monkeypatch.context() as patch:
                patch.setattr(resolution, "_next", _in_order([*range(99, -1, -1)]))
                other.answer(option)
            assert one.digest() == other.digest()
        turned += one.log(None) != other.log(None)
    assert turned
