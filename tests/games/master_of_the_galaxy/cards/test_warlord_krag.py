"""Warlord Krag: two red cubes for each conflict card gained."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import at


def table(needs: str = "home-nw", owner: str = "A"):
    """The home in the north-west gives the military symbol that he needs."""
    return at(
        f"""
        drawn: white
        conflict deck: border-war, total-war
        A:
          home: {needs}
          bag: 1 blue
          species: humans [r3 red blue]
          systems: {needs}
          {"card: warlord-krag" if owner == "A" else ""}
        B:
          home: home-se
          bag: 1 blue
          {"card: warlord-krag" if owner == "B" else ""}
        """
    )


def test_takes_two_red_cubes_when_a_conflict_is_drawn() -> None:
    play = table()
    play.put("white", "humans", "r3")
    play.choose("border-war")
    assert play.bag("A", "red") == 3  # two, and one back from the project
    play.done()


@pytest.mark.rule("MG-101")
def test_does_nothing_without_the_symbol_he_needs() -> None:
    play = table(needs="home-sw")
    play.put("white", "humans", "r3")
    play.choose("border-war")
    assert play.bag("A", "red") == 1
    play.done()


def test_does_nothing_for_an_opponents_conflict() -> None:
    play = table(owner="B")
    play.put("white", "humans", "r3")
    play.choose("border-war")
    assert (play.bag("A", "red"), play.bag("B", "red")) == (1, 0)
    play.done()


def test_other_cards_bring_nothing() -> None:
    play = at(
        """
        drawn: white
        A:
          bag: 1 blue
          species: humans [r2 yellow]
          card: warlord-krag
        """
    )
    play.put("white", "humans", "r2")
    play.keep()
    assert play.bag("A", "red") == 0
    play.done()


@pytest.mark.rule("MG-32")
def test_a_conflict_that_comes_back_counts_too() -> None:
    play = at(
        """
        phase: use
        A:
          bag: 1 blue
          systems: home-nw, march-nw
          card: warlord-krag
          card: embassy-network [yellow yellow white black]
        conflicts:
          border-war: march-nw against march-ne
        """
    )
    play.discard("embassy-network")
    assert play.bag("A", "red") == 2
    assert "border-war" in play.cards("A")
    play.done()
