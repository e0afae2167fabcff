"""The minions of the Moon Circus, card by card."""

from __future__ import annotations

from functools import partial

import pytest
from tests.games.smash_up.playing import at

TWO = "moon_circus+cowboys,vikings+robots"
two = partial(at, factions=TWO)


# -- Ringmaster ----------------------------------------------------------------------------------


def test_ringmaster_calls_a_minion_from_another_base() -> None:
    play = two("""
        pyramids:
          A: ringmaster, deputy
          B: shield_maiden
        star_portal:
          A: gunfighter
          B: raider
        rhodes_plaza_mall:
          A: clone_clown
        """)
    play.talent("ringmaster")
    assert play.options() == ["clone_clown", "gunfighter"]
    play.choose("gunfighter")
    assert play.minions("pyramids") == [
        "A deputy 2",
        "A gunfighter 3",
        "A ringmaster 5",
        "B shield_maiden 3",
    ]
    assert play.minions("star_portal") == ["B raider 4"]
    assert play.minions("rhodes_plaza_mall") == ["A clone_clown 2"]
    assert not play.can("talent", "ringmaster")  # once per turn
    play.done()


def test_ringmaster_has_nobody_to_call() -> None:
    play = two("""
        pyramids:
          A: ringmaster, deputy
        star_portal:
          B: raider
        rhodes_plaza_mall:
        """)
    assert not play.can("talent", "ringmaster")
    play.done()


def test_ringmaster_need_not_call_anybody() -> None:
    play = two("""
        pyramids:
          A: ringmaster
        star_portal:
          A: deputy
        rhodes_plaza_mall:
        """)
    assert play.can("talent", "ringmaster")
    play.end()
    assert play.minions("star_portal") == ["A deputy 2"]
    play.done("B")


def test_ringmaster_of_another_player_calls_for_that_player_only() -> None:
    play = two("""
        pyramids:
          A: ringmaster
        star_portal:
          A: deputy
          B: raider
        rhodes_plaza_mall:
        active: B
        """)
    assert not play.can("talent", "ringmaster")
    play.done("B")


# -- Gravity Juggler -----------------------------------------------------------------------------

JUGGLER = """
    pyramids:
      A: clone_clown
      B: huscarl, shield_maiden
    star_portal:
      B: huscarl
    rhodes_plaza_mall:
    A:
      hand: gravity_juggler
    """


def test_gravity_juggler_throws_a_minion_of_power_2_or_less_to_another_base() -> None:
    play = two(JUGGLER)
    play.play("gravity_juggler", "pyramids")
    assert play.options() == [
        "clone_clown",
        "decline",
        "huscarl",
    ]  # no Shield Maiden: it has power 3
    play.choose("huscarl")
    assert play.options() == ["rhodes_plaza_mall", "star_portal"]
    play.choose("rhodes_plaza_mall")
    assert play.minions("rhodes_plaza_mall") == ["B huscarl 2"]
    assert play.minions("pyramids") == [
        "A clone_clown 2",
        "A gravity_juggler 4",
        "B shield_maiden 3",
    ]
    assert play.minions("star_portal") == ["B huscarl 2"]
    play.done()


def test_gravity_juggler_may_throw_nobody() -> None:
    play = two(JUGGLER)
    play.play("gravity_juggler", "pyramids")
    play.decline()
    assert len(play.minions("pyramids")) == 4
    play.done()


@pytest.mark.parametrize(("counters", "asked"), [("", True), (" +1", False)])
def test_gravity_juggler_looks_at_the_power_of_the_moment(counters: str, asked: bool) -> None:
    play = two(f"""
        pyramids:
          B: huscarl{counters}
        star_portal:
        rhodes_plaza_mall:
        A:
          hand: gravity_juggler
        """)
    play.play("gravity_juggler", "pyramids")
    assert (play.asked == "A move") is asked
    if asked:
        play.decline()
    play.done()


# -- Crater Acrobat ------------------------------------------------------------------------------


def test_crater_acrobat_is_stronger_in_company() -> None:
    play = two("""
        pyramids:
          A: crater_acrobat
          B: shield_maiden
        star_portal:
        rhodes_plaza_mall:
        A:
          hand: deputy
        """)
    assert play.power("crater_acrobat") == 3  # a minion of B is no company
    play.play("deputy", "pyramids")
    assert play.minions("pyramids") == ["A crater_acrobat 4", "A deputy 2", "B shield_maiden 3"]
    play.done()


def test_two_crater_acrobats_hold_each_other_and_a_third_adds_nothing() -> None:
    play = two("""
        pyramids:
          A: crater_acrobat, crater_acrobat
        star_portal:
          A: deputy
        rhodes_plaza_mall:
        A:
          hand: crater_acrobat
        """)
    assert play.minions("pyramids") == ["A crater_acrobat 4", "A crater_acrobat 4"]
    play.play("crater_acrobat", "pyramids")
    assert play.minions("pyramids") == ["A crater_acrobat 4"] * 3
    play.done()


def test_crater_acrobat_is_not_helped_by_a_minion_at_another_base() -> None:
    play = two("""
        pyramids:
          A: crater_acrobat
        star_portal:
          A: deputy, deputy
        rhodes_plaza_mall:
        """)
    assert play.power("crater_acrobat") == 3
    play.done()


# -- Clone Clown ---------------------------------------------------------------------------------


def test_clone_clown_brings_the_next_clown_along_and_that_one_the_next() -> None:
    play = two("""
        pyramids:
        star_portal:
        rhodes_plaza_mall:
        A:
          hand: clone_clown
          deck: clone_clown, deputy, gunfighter, rest
        """)
    play.play("clone_clown", "pyramids")
    play.choose("clone_clown", "star_portal", "deputy", "rhodes_plaza_mall")
    assert play.minions("pyramids") == ["A clone_clown 2"]
    assert play.minions("star_portal") == ["A clone_clown 2"]
    assert play.minions("rhodes_plaza_mall") == ["A deputy 2"]  # which is no clown: the row ends
    assert play.deck("A", 1) == ["gunfighter"]
    play.done()


@pytest.mark.parametrize("top", ["gunfighter", "stagecoach"])
def test_clone_clown_leaves_other_cards_on_the_deck_for_all_to_see(top: str) -> None:
    play = two(f"""
        pyramids:
        star_portal:
        rhodes_plaza_mall:
        A:
          hand: clone_clown
          deck: {top}, rest
        """)
    play.play("clone_clown", "pyramids")
    assert play.deck("A", 1) == [top]
    assert play.minions("pyramids") == ["A clone_clown 2"]
    assert any("reveals the top" in line for line in play.log("B"))
    play.done()


def test_clone_clown_may_leave_the_next_one_on_the_deck() -> None:
    play = two("""
        pyramids:
        star_portal:
        rhodes_plaza_mall:
        A:
          hand: clone_clown
          deck: deputy, rest
        """)
    play.play("clone_clown", "pyramids")
    assert play.asked == "A may-play"
    play.decline()
    assert play.deck("A", 1) == ["deputy"]
    play.done()


def test_clone_clown_brings_any_small_minion_of_the_own_deck_only() -> None:
    play = two("""
        pyramids:
        star_portal:
        rhodes_plaza_mall:
        A:
          hand: clone_clown, ringmaster
          deck: deputy, rest
        B:
          deck: huscarl, rest
        """)
    play.play("clone_clown", "pyramids")
    play.choose("deputy", "pyramids")
    assert play.minions("pyramids") == ["A clone_clown 2", "A deputy 2"]
    assert play.deck("B", 1) == ["huscarl"]
    assert not play.can("play", "ringmaster")  # the minion of the turn was the clown
    play.done()


def test_clone_clown_has_nothing_to_reveal() -> None:
    play = two("""
        pyramids:
        star_portal:
        rhodes_plaza_mall:
        A:
          hand: clone_clown
          deck:
        """)
    play.play("clone_clown", "pyramids")
    assert play.minions("pyramids") == ["A clone_clown 2"]
    play.done()
