"""Settle a planet (MG-59 to MG-61)."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import at


@pytest.mark.rule("MG-59")
def test_planets_are_settled_in_own_systems_with_any_cube_but_black() -> None:
    play = at(
        """
        drawn: red blue black
        A:
          systems: home-nw, shoal-nw
        """
    )
    assert play.can("red", place="home-nw")
    assert play.can("blue", place="shoal-nw")
    assert play.why_not("black", place="home-nw") == "MG-59"
    assert play.why_not("red", place="march-nw") == "MG-59"
    assert play.why_not("red", place="home-se") == "MG-59"
    play.settle("red", "shoal-nw")
    assert play.planets("shoal-nw") == ["red"]
    assert play.why_not("blue", place="shoal-nw") == "MG-61"  # it has one planet only
    play.done()


@pytest.mark.rule("MG-60")
@pytest.mark.parametrize(("colour", "reward"), [("red", 3), ("blue", 2)])
def test_three_cubes_in_the_colour_of_the_system_two_in_another(colour: str, reward: int) -> None:
    play = at(f"drawn: {colour}\nA:\n  bag: 1 black\n  card: oracle-zhen")
    reserve = play.reserve(colour)
    play.settle(colour, "home-nw")
    assert (play.bag("A", colour), play.reserve(colour)) == (reward, reserve - reward)
    assert play.planets("home-nw") == [colour]
    play.done()


@pytest.mark.rule("MG-60")
def test_the_settlers_reward_waits_for_the_end_of_the_phase() -> None:
    play = at("drawn: red blue\nA:\n  bag: 1 black\n  card: oracle-zhen")
    play.settle("red", "home-nw")
    assert play.bag("A", "red") == 0
    play.end()
    assert play.bag("A", "red") == 3
    play.done()


@pytest.mark.rule("MG-61", "MG-109", "MG-R48")
def test_settlers_stay_when_the_system_is_taken() -> None:
    play = at(
        """
        drawn: red blue
        A:
          systems: home-nw, march-nw
        B:
          bag: 1 black
          species: humans
          systems: home-se, shoal-ne, march-ne
        planets:
          march-ne: white
          shoal-ne: blue
        conflicts:
          border-war: march-nw [red red white white*] against march-ne
        """
    )
    play.put("red", "border-war", "red")
    play.end()
    assert play.asked == "A occupy"  # no cube could be taken as spoils
    play.choose("march-ne")
    play.keep()
    assert (play.planets("march-ne"), play.planets("shoal-ne")) == (["white"], ["blue"])
    play.done()


@pytest.mark.rule("MG-R48")
def test_a_new_owner_cannot_settle_them_again() -> None:
    play = at(
        """
        drawn: red
        A:
          systems: home-nw, shoal-nw
        planets:
          shoal-nw: blue
        """
    )
    assert play.why_not("red", place="shoal-nw") == "MG-61"


@pytest.mark.rule("MG-R56")
def test_the_settler_takes_first_when_the_reserve_is_short() -> None:
    play = at(
        """
        drawn: red
        A:
          bag: 20 red
          systems: home-nw
          card: oracle-zhen
        B:
          bag: 18 red
          systems: home-se, shoal-nw
          card: free-trade-zone [yellow yellow white]
        C:
          bag: 3 red
        """,
        seats=3,
    )
    assert play.reserve("red") == 3
    play.settle("red", "home-nw")
    assert (play.bag("A", "red"), play.bag("B", "red")) == (23, 18)
    play.done()
