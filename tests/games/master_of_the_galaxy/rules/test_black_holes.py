"""Black holes (chapter 3): what they close, what they devour, and what comes back."""

from __future__ import annotations

from textwrap import dedent

import pytest

from tests.games.master_of_the_galaxy.playing import Play, at

BOMB = "singularity-bomb [red red red red blue black*]"


def bomb(rest: str, seats: int = 2, strict_lines: str = "no") -> Play:
    """A may devour a neutral system; the other lines stand for themselves."""
    play = at(f"phase: use\n{dedent(rest)}", seats=seats, strict_lines=strict_lines)
    play.discard("singularity-bomb")
    return play


@pytest.mark.rule("MG-21", "MG-22")
def test_nothing_can_be_done_in_a_covered_system() -> None:
    play = at(
        """
        drawn: red
        black holes: march-nw
        A:
          species: humans +base
          card: border-war
        """
    )
    assert play.why_not("red", place="home-nw>march-nw") == "MG-22"
    assert play.why_not("red", place="march-nw") == "MG-59"
    play.end()
    assert play.asked == "A use"
    assert play.why_not("conflict", card="border-war", place="home-nw>march-nw") == "MG-22"
    assert play.can("conflict", card="border-war", place="home-nw>shoal-nw")


@pytest.mark.rule("MG-21")
def test_not_even_a_player_without_a_system_places_a_base_in_a_black_hole() -> None:
    play = at(
        """
        phase: rewards
        black holes: march-nw
        A:
          systems: none
          species: humans +base
        """
    )
    assert play.can("place", card="humans", place="march-ne")
    assert play.why_not("place", card="humans", place="march-nw") == "MG-21"


@pytest.mark.rule("MG-22", "MG-38", "MG-R8")
def test_a_red_line_to_a_black_hole_still_gives_its_symbol() -> None:
    text = """
        black holes: shoal-ne, march-nw
        A:
          systems: home-nw, reach-nw, edge-n
        """
    play = at(text)
    assert play.symbols("A") == {"military": 1, "economic": 1}  # and none by the green line
    play = at(text, strict_lines="yes")
    assert play.symbols("A") == {"military": 1}


@pytest.mark.rule("MG-23", "MG-R15", "MG-H12")
def test_a_devoured_system_sends_cubes_and_conflicts_home() -> None:
    play = bomb(
        f"""
        A:
          bag: 1 black
          species: humans
          card: {BOMB}
          card: oracle-zhen
          systems: home-nw, edge-n
          route: home-nw>march-nw red red
          route: edge-n>march-nw yellow yellow
          route: home-nw>shoal-nw red
        B:
          bag: 1 black
          systems: home-se, march-ne
        planets:
          march-nw: red, white
        conflicts:
          border-war: march-ne [red red white*] against march-nw
        """
    )
    white, red = play.reserve("white"), play.reserve("red")
    play.choose("march-nw")
    assert play.hole("march-nw")
    assert play.planets("march-nw") == []
    assert play.reserve("white") == white + 2  # the planet and the marked slot
    assert play.reserve("red") == red + 1
    assert (play.bag("A", "red"), play.bag("A", "yellow")) == (2 + 4, 2)  # and the bomb's own
    assert play.route("home-nw>shoal-nw") == ["red"]  # leads elsewhere
    assert (play.cards("B"), play.bag("B", "red")) == (["border-war", "shabazi"], 2)
    assert play.conflicts() == []
    play.done()


@pytest.mark.rule("MG-24")
def test_the_advantage_over_a_devoured_system_is_lost() -> None:
    play = bomb(
        f"""
        A:
          card: {BOMB}
          card: oracle-zhen
          systems: home-nw, reach-nw
        conflicts:
          trade-war: reach-nw [yellow] against march-nw
        """
    )
    assert play.symbols("A") == {"military": 1, "economic": 2}
    play.choose("march-nw")
    assert play.symbols("A") == {"military": 1, "economic": 1}  # the red line stays
    play.done()


@pytest.mark.rule("MG-24", "MG-R8")
def test_devouring_the_far_end_of_a_red_line_takes_no_symbol_unless_agreed() -> None:
    text = f"""
        A:
          card: {BOMB}
          card: oracle-zhen
          systems: home-nw, reach-nw
        """
    # With four players no corner is covered.
    for strict, symbols in (("no", {"military": 1, "economic": 1}), ("yes", {"military": 1})):
        play = bomb(text, seats=4, strict_lines=strict)
        play.choose("shoal-ne")
        assert play.symbols("A") == symbols
        play.done()


@pytest.mark.rule("MG-25", "MG-R10")
def test_a_system_without_its_token_is_neutral_again_with_empty_planets() -> None:
    play = at(
        """
        phase: use
        black holes: march-nw, march-ne, home-sw
        A:
          systems: home-nw, edge-n
          card: wormhole-stabilizer [blue blue white]
          card: border-war
        """
    )
    tokens = play.g.tokens
    assert play.why_not("conflict", card="border-war", place="home-nw>march-nw") == "MG-22"
    play.discard("wormhole-stabilizer")
    assert play.options() == ["march-ne", "march-nw"]  # no starting system
    play.choose("march-nw")
    assert (play.hole("march-nw"), play.g.tokens) == (False, tokens + 1)
    assert play.can("conflict", card="border-war", place="home-nw>march-nw")
    assert play.planets("march-nw") == []
    play.done()


@pytest.mark.rule("MG-26", "MG-R9", "MG-R29")
def test_only_neutral_systems_can_be_devoured_starting_systems_too() -> None:
    play = bomb(
        f"""
        black holes: home-ne
        A:
          card: {BOMB}
          systems: home-nw, march-nw
        B:
          systems: home-se, march-se
        """
    )
    assert "home-sw" in play.options()
    assert {"home-nw", "march-nw", "home-se", "march-se", "home-ne"}.isdisjoint(play.options())
