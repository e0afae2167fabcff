"""Conflicts: advantage, winning, what is captured and what ends with it."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import at


@pytest.mark.rule("MG-105", "MG-R18", "MG-H17")
def test_a_tie_leaves_the_advantage_where_it_is() -> None:
    play = at(
        """
        drawn: red white black
        A:
          systems: home-nw, march-nw
        B:
          systems: home-se, march-ne
        conflicts:
          border-war: march-nw [red] against march-ne [red white]
        """
    )
    assert play.symbols("B")["military"] == 1
    assert play.symbols("A") == {"military": 1}  # the home alone
    play.put("red", "border-war", "red")
    assert play.ahead("border-war") == "B"  # 2:2
    play.put("white", "border-war", "red")
    assert play.ahead("border-war") == "A"  # 3:2
    assert play.symbols("A") == {"military": 2}
    play.cancel("border-war", "red")
    assert play.ahead("border-war") == "B"
    play.end()
    play.done()


@pytest.mark.rule("MG-106", "MG-107", "MG-108", "MG-109", "MG-111", "MG-143")
def test_the_winner_gets_card_spoils_and_system() -> None:
    play = at(
        """
        drawn: red
        leader deck: oracle-zhen, saboteur-rix
        A:
          systems: home-nw, march-nw
        B:
          bag: 2 black
          species: humans [agenda red blue black]
          systems: home-se, march-ne 2
          route: march-ne>march-se red red
        conflicts:
          border-war: march-nw [red red white white*] against march-ne [red white*]
        """
    )
    white = play.reserve("white")
    play.put("red", "border-war", "red")
    # Two marked white cubes are lost for good, the others go home.
    assert play.reserve("white") == white + 2
    assert play.asked == "A spoils"
    assert play.options() == ["humans agenda B", "humans agenda B", "march-ne>march-se B"]
    play.cube("", "march-ne>march-se")  # the farthest cube
    play.take(card="humans", text="The red cube of B on Humans, agenda")
    assert play.on("humans") == ["blue", "black"]
    assert play.systems("B") == {"home-se": 1}
    assert (play.unused("B"), play.route("march-ne>march-se")) == (8, [])
    play.choose("march-ne")
    play.choose("oracle-zhen")
    assert play.systems("A") == {"home-nw": 1, "march-nw": 1, "march-ne": 1}
    assert "border-war" in play.cards("A")
    assert play.conflicts() == []
    play.done()


@pytest.mark.rule("MG-111", "MG-119", "MG-122", "MG-123", "MG-H7")
def test_a_capture_cancels_other_conflicts_about_the_system() -> None:
    play = at(
        """
        drawn: red
        A:
          systems: home-nw, march-nw
        B:
          systems: home-se, march-ne
        C:
          bag: 1 red
          systems: home-ne, edge-e
        conflicts:
          border-war: march-nw [red red white white*] against march-ne
          trade-war: march-ne against edge-e [yellow yellow]
          spy-scandal: edge-e [blue] against march-se
        """,
        seats=3,
    )
    play.put("red", "border-war", "red")
    play.decline()  # no base: the system is neutral now (MG-112)
    assert play.conflicts() == ["spy-scandal edge-e/march-se"]
    assert "trade-war" in play.cards("B")  # the red side
    assert play.bag("C", "yellow") == 2
    assert play.systems("B") == {"home-se": 1}
    play.done()


@pytest.mark.rule("MG-115", "MG-R57")
def test_against_a_neutral_system_the_attacker_gets_base_and_cubes() -> None:
    play = at(
        """
        drawn: blue
        A:
          systems: home-nw, march-nw
        conflicts:
          technology-race: march-ne against march-nw [blue red*]
        """
    )
    play.put("blue", "technology-race", "blue")
    play.choose("red", "white")
    assert play.asked == "A occupy"
    play.choose("march-ne")
    assert play.asked == "A draw"
    play.keep()
    assert play.systems("A")["march-ne"] == 1
    assert "technology-race" in play.cards("A")
    play.done()


@pytest.mark.rule("MG-120", "MG-R42", "MG-H20")
def test_both_sides_may_agree_to_stop() -> None:
    play = at(
        """
        phase: use
        A:
          card: border-war
          systems: home-nw, march-nw
        B:
          systems: home-se, march-ne
        """
    )
    play.conflict("border-war", "march-nw>march-ne", "red")
    play.take(kind="peace", card="border-war")
    assert play.asked == "B peace"
    play.take(kind="agree")
    assert play.cards("A") == ["border-war", "humans"]
    assert play.why_not("conflict", card="border-war", place="march-nw>march-ne") == "MG-R42"
    play.done()
