"""Hard interactions: several rules at once."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import at


@pytest.mark.rule("MG-72", "MG-75", "MG-91", "MG-R12", "MG-H5")
def test_a_slot_that_was_full_builds_nothing_even_if_the_old_base_goes_first() -> None:
    play = at(
        """
        drawn: white
        A:
          bag: 1 blue
          species: roc
          card: colonial-federation
          card: hive-mandate [white white red*] +base +base
        """
    )
    red = play.reserve("red")
    play.put("white", "hive-mandate", "base")
    play.place("hive-mandate", "home-nw")
    play.keep()
    play.reward("hive-mandate", "base")
    assert play.built("hive-mandate") == 1
    assert play.reserve("red") == red + 1  # the marked slot
    assert play.bag("A", "white") == 3
    play.done()


@pytest.mark.rule("MG-46", "MG-R16", "MG-H13")
def test_an_empty_bag_brings_a_leader_and_the_black_cubes() -> None:
    play = at(
        """
        active: B
        phase: use
        turn: 5
        A:
          bag: empty
          species: omok [agenda blue blue blue blue white black*]
          card: shadow-cabinet [r2 black]
          card: theocracy [agenda white white white black]
        B:
          card: chronarch-ilo
        """
    )
    assert play.symbols("A") == {"military": 1, "scientific": 2, "cultural": 3}
    play.end()
    # One black cube was on a marked slot and is lost; the two others are drawn at once.
    assert play.drawn() == ["black", "black"]
    assert play.symbols("A") == {"military": 1}
    assert len(play.cards("A")) == 4
    play.done()


@pytest.mark.rule("MG-R53", "MG-H19")
def test_two_completed_conflicts_about_one_system() -> None:
    play = at(
        """
        drawn: red red
        A:
          systems: home-nw, march-nw, edge-n
        B:
          bag: 1 black
          species: humans [agenda red blue yellow white | base red blue yellow]
          systems: home-se, march-ne
        conflicts:
          border-war: march-nw [red red white white*] against march-ne
          orbital-invasion: edge-n [red red red* white blue] against march-ne
          spy-scandal: march-ne against march-se
        """
    )
    play.put("red", "border-war", "red")
    play.put("red", "orbital-invasion", "red")
    play.reward("border-war")
    for _ in range(2):
        play.cube("humans", "agenda")
    play.decline()
    assert play.asked == "A spoils"  # the second one is won, too
    assert play.conflicts() == []  # and the third is gone
    for _ in range(3):
        play.cube("humans", "base")
    assert play.cards("A") == ["border-war", "orbital-invasion", "shabazi"]
    assert play.systems("B") == {"home-se": 1}
    play.done()


@pytest.mark.rule("MG-R53", "MG-105")
def test_the_advantage_of_a_lost_system_does_not_pass_to_its_new_owner() -> None:
    play = at(
        """
        drawn: red red
        A:
          systems: home-nw, march-nw, edge-n
        B:
          species: humans
          systems: home-se, march-ne
        conflicts:
          total-war: march-nw [red red red* white white*] against march-ne
          border-war: march-ne [red red red white] against edge-n [red white white*]
        """
    )
    play.put("red", "total-war", "red")
    play.put("red", "border-war", "blue")  # 4:4, so the advantage stays with B
    assert play.symbols("B") == {"economic": 1, "military": 1}
    play.reward("total-war")
    play.choose("march-ne")
    assert play.asked == "A draw"  # the other conflict still lies on the board
    assert play.conflicts() == ["border-war march-ne/edge-n"]
    assert play.symbols("A") == {"military": 1, "scientific": 1}  # the home, a green line
    assert play.symbols("B") == {"economic": 1}
    play.keep()
    assert "border-war" in play.cards("A")
    play.done()


@pytest.mark.rule("MG-136", "MG-R32", "MG-H14")
def test_a_third_extra_turn_in_a_row_is_lost() -> None:
    play = at(
        """
        phase: use
        extra turns taken: 1
        extra turns: 1
        A:
          card: time-dilation [blue blue blue white white black*]
          card: oracle-zhen
        """
    )
    play.discard("time-dilation")
    assert play.g.extra == 1
    play.done()
