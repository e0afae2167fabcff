"""Supremacy symbols (chapter 6)."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import at


def symbols(systems: str, home: str = "home-nw", **others: str) -> dict[str, int]:
    """What A holds with these systems."""
    text = f"A:\n  home: {home}\n  systems: {systems}"
    for letter, theirs in others.items():
        text += f"\n{letter}:\n  systems: {theirs}"
    return at(text, seats=2).symbols("A")


@pytest.mark.rule("MG-37")
def test_a_green_line_wants_bases_in_both_systems() -> None:
    assert symbols("home-nw, march-nw") == {"military": 1}
    assert symbols("home-nw, edge-n") == {"military": 1}
    assert symbols("home-nw, march-nw, edge-n") == {"military": 1, "scientific": 1}
    assert symbols("home-nw, march-nw", B="home-se, edge-n") == {"military": 1}


@pytest.mark.rule("MG-38")
def test_a_red_line_wants_bases_in_exactly_one() -> None:
    assert symbols("home-nw, reach-nw") == {"military": 1, "economic": 1}
    assert symbols("home-nw, reach-nw, shoal-ne") == {"military": 1}
    play = at("A:\n  systems: home-nw, reach-nw\nB:\n  systems: home-se, shoal-ne")
    assert play.symbols("A") == {"military": 1, "economic": 1}
    assert play.symbols("B") == {"economic": 2}  # both hold it; the other one is the home's


@pytest.mark.rule("MG-38", "MG-111", "MG-H2")
def test_taking_the_other_end_of_a_red_line_costs_both_the_symbol() -> None:
    play = at(
        """
        drawn: red
        A:
          systems: home-nw, reach-nw, edge-n
        B:
          bag: 1 black
          species: humans
          systems: home-se, shoal-ne
        conflicts:
          border-war: edge-n [red red white white*] against shoal-ne
        """
    )
    assert (play.symbols("A")["economic"], play.symbols("B")["economic"]) == (1, 2)
    play.put("red", "border-war", "red")
    play.choose("shoal-ne")
    assert "economic" not in play.symbols("A")
    assert play.symbols("B") == {"economic": 1}
    play.keep()
    play.done()


@pytest.mark.rule("MG-39", "MG-R7")
def test_the_blue_line_is_for_whoever_began_there_and_has_a_base_there() -> None:
    assert symbols("home-nw") == {"military": 1}
    assert symbols("march-nw") == {}  # the home is lost
    taken = at("A:\n  systems: march-nw\nB:\n  systems: home-nw")
    assert taken.symbols("B") == {}  # it is not his line


@pytest.mark.rule("MG-39", "MG-R7")
def test_the_blue_line_comes_back_with_the_home() -> None:
    play = at(
        """
        phase: rewards
        A:
          species: humans +base
          systems: reach-nw
          route: reach-nw>home-nw blue blue blue
        """
    )
    assert play.symbols("A") == {"economic": 1}
    play.place("humans", "home-nw")
    assert play.symbols("A") == {"economic": 1, "military": 1}
    play.keep()
    play.done()


@pytest.mark.rule("MG-40", "MG-41")
def test_agendas_developments_and_advantage_count_leaders_do_not() -> None:
    play = at(
        """
        A:
          species: humans [agenda red blue yellow white black]
          systems: home-nw, march-nw
          card: trade-fleet [yellow yellow yellow red blue white]
          card: terraforming [white white]
          card: technocracy [agenda blue blue blue yellow]
          card: oracle-zhen
          card: kingmaker-dressa
        conflicts:
          spy-scandal: march-nw [blue] against march-ne
        """
    )
    assert play.symbols("A") == {
        "military": 1,  # home
        "diplomatic": 1 + 1,  # agenda, advantage
        "economic": 1 + 2,  # agenda, development
        "cultural": 1,  # agenda; the development is not implemented
        "scientific": 2,  # the government's agenda
    }


@pytest.mark.rule("MG-42", "MG-101")
def test_symbols_are_not_spent_by_those_who_need_them() -> None:
    play = at(
        """
        phase: use
        A:
          home: home-se
          card: gate-warden-oru
          card: quartermaster-bol
          card: border-war
        B:
          home: home-nw
        """
    )
    assert play.works("gate-warden-oru")
    assert play.works("quartermaster-bol")
    bag = play.bag("A")
    play.discard("quartermaster-bol")
    assert play.bag("A") == bag + 4
    assert play.symbols("A") == {"economic": 1}
    assert play.works("gate-warden-oru")
    play.done()
