"""Terraforming of the Aliens: one base takes the place of another."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.smash_up.playing import Play, at

FACTIONS = "aliens+ancient_egyptians,pirates+cowboys"


def table(text: str, **settings: Any) -> Play:
    return at(text, factions=FACTIONS, **settings)


@pytest.mark.rule("SU-R53", "SU-105", "SU-68")
def test_terraforming_puts_a_base_of_the_base_deck_under_the_minions() -> None:
    play = table("""
        pyramids:
          A: invader +2 [ancient_curse by A]
          B: buccaneer +20
          actions: gold_strike by B
          buried A: mummy
          buried B: deputy
        tortuga:
          A: collector
        the_grey_opal:
        base deck: saloon, the_homeworld, star_portal
        played: minion
        A:
          hand: terraforming, scout
        """)
    play.play("terraforming")
    assert play.asked == "A replace"
    assert play.options() == ["saloon", "star_portal", "the_homeworld"]
    play.choose("the_homeworld")
    assert play.options() == ["pyramids", "the_grey_opal", "tortuga"]
    play.choose("pyramids")
    assert play.bases() == ["the_homeworld", "tortuga", "the_grey_opal"]
    assert play.minions("the_homeworld") == ["A invader 3", "B buccaneer 24"]
    assert play.actions("the_homeworld") == ["A ancient_curse on invader"]
    assert play.buried("the_homeworld") == []
    assert play.pile("A") == ["mummy"]
    assert play.pile("B") == ["deputy", "gold_strike"]
    assert sorted(play._id(base) for base in play.g.base_deck) == [
        "pyramids",
        "saloon",
        "star_portal",
    ]
    assert not any(play.g.known[base] for base in play.g.base_deck)  # it was shuffled
    assert (play.vp("A"), play.vp("B")) == (0, 0)  # nothing has scored
    assert play.minions("tortuga") == ["A collector 2"]
    assert play.options() == ["decline", "play scout the_homeworld"]
    play.play("scout", "the_homeworld")
    assert play.minions("the_homeworld") == ["A invader 3", "A scout 3", "B buccaneer 24"]
    play.done()


@pytest.mark.rule("SU-66", "SU-68")
def test_only_who_searches_the_base_deck_sees_it_and_all_see_what_was_found() -> None:
    play = table("""
        pyramids:
        tortuga:
        the_grey_opal:
        base deck: saloon, the_homeworld, star_portal
        A:
          hand: terraforming
        """)
    play.play("terraforming")
    assert all(play.g.known[base] == 0b001 for base in play.g.base_deck)
    play.choose("saloon", "tortuga")
    assert play.log("B")[-3:-1] == [
        "Tortuga goes back into the base deck.",
        "Saloon comes into play.",
    ]
    play.done()


def test_with_the_errata_terraforming_lets_actions_on_the_base_stay() -> None:
    play = table(
        """
        pyramids:
          A: invader
          actions: gold_strike by B, jammed_signal by A
          buried A: mummy
        tortuga:
        the_grey_opal:
        base deck: saloon, the_homeworld
        A:
          hand: terraforming, scout
        """,
        texts="errata",
    )
    play.play("terraforming")
    play.choose("the_homeworld", "pyramids")
    assert play.actions("the_homeworld") == ["A jammed_signal", "B gold_strike"]
    assert play.pile("A") == ["mummy"]
    assert play.pile("B") == []
    play.play("scout", "the_homeworld")
    assert play.asked == "A play"  # the new base is jammed now
    play.done()


@pytest.mark.rule("SU-80")
def test_the_extra_minion_of_terraforming_can_be_kept_but_only_for_the_new_base() -> None:
    play = table("""
        pyramids:
        tortuga:
        the_grey_opal:
        base deck: saloon, drakkar
        played: minion
        A:
          hand: terraforming, scout
        """)
    play.play("terraforming")
    play.choose("saloon", "tortuga")
    play.decline()
    assert not play.can("play", "scout", "pyramids")
    play.play("scout", "saloon")
    assert play.minions("saloon") == ["A scout 3"]
    play.done()


@pytest.mark.rule("SU-134")
def test_terraforming_shuffles_the_discarded_bases_if_the_base_deck_is_empty() -> None:
    play = table("""
        pyramids:
        tortuga:
        the_grey_opal:
        base deck:
        base pile: saloon, star_portal
        A:
          hand: terraforming
        """)
    play.play("terraforming")
    assert play.options() == ["saloon", "star_portal"]
    play.choose("star_portal", "tortuga")
    assert "star_portal" in play.bases()
    assert play.g.base_pile == []
    play.done()


def test_terraforming_without_any_other_base_does_nothing() -> None:
    play = table("""
        pyramids:
        tortuga:
        the_grey_opal:
        base deck:
        played: minion
        A:
          hand: terraforming, scout
        """)
    play.play("terraforming")
    assert play.bases() == ["pyramids", "tortuga", "the_grey_opal"]
    assert not play.g.extras
    play.done()


def test_an_extra_minion_for_a_base_is_lost_when_terraforming_takes_it_away() -> None:
    play = table("""
        pyramids:
        tortuga:
        the_grey_opal:
        base deck: saloon
        played: minion
        extra: minion at pyramids, minion at tortuga
        A:
          hand: terraforming, scout, scout
        """)
    play.play("terraforming")
    play.choose("pyramids")
    play.play("scout", "saloon")
    assert not play.can("play", "scout", "saloon")
    assert play.can("play", "scout", "tortuga")
    play.done()


def test_a_base_that_terraforming_took_away_and_brought_back_can_be_used_again() -> None:
    play = at(
        """
        pyramids:
        tortuga:
        the_grey_opal:
        base deck: saloon
        extra: action
        A:
          hand: terraforming, terraforming of B, scout, mummy
        """,
        factions="aliens+ancient_egyptians,aliens+cowboys",
        copies=2,
    )
    play.talent("pyramids")
    play.choose("mummy")
    assert not play.can("talent", "pyramids")
    play.play("terraforming")
    play.choose("pyramids")
    play.decline()
    play.play("terraforming")
    play.choose("saloon")
    play.decline()
    assert play.bases() == ["pyramids", "tortuga", "the_grey_opal"]
    assert play.can("talent", "pyramids")
    play.done()


@pytest.mark.rule("SU-R53")
def test_a_base_that_leaves_before_it_scores_does_not_score() -> None:
    play = table("""
        pyramids:
          A: pharaoh +16
          buried A: terraforming
        tortuga:
        the_grey_opal:
        base deck: the_homeworld, saloon
        """)
    play.end()
    assert play.asked == "A uncover"
    play.choose("terraforming", "the_homeworld", "pyramids")
    play.pass_all()
    assert play.vp("A") == 0
    assert play.minions("the_homeworld") == ["A pharaoh 21"]
    assert play.g.scoring == -1
    play.done("B")


@pytest.mark.rule("SU-R53", "SU-135")
def test_the_base_that_came_instead_scores_if_it_is_ready() -> None:
    play = table("""
        pyramids:
          A: pharaoh +16
          buried A: terraforming
        tortuga:
        the_grey_opal:
        base deck: the_homeworld, saloon
        """)
    play.end()
    play.choose("terraforming", "saloon", "pyramids")
    play.pass_all()
    assert play.vp("A") == 3  # of Saloon; Pyramids would give 4
    assert play.pile("A") == ["pharaoh", "terraforming"]
    play.done("B")
