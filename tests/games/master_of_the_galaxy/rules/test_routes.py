"""Routes: ends, colours, order, and what happens to them when systems change hands."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import at


@pytest.mark.rule("MG-62", "MG-63", "MG-65")
def test_a_route_has_the_colour_of_the_departure_or_of_the_destination() -> None:
    play = at("drawn: red yellow blue")
    ways = [word for word in play.options() if ">" in word]
    assert "red home-nw>shoal-nw" in ways  # Vermilion Crown is red
    assert "yellow home-nw>shoal-nw" in ways  # and Saffron Shoal yellow
    assert play.why_not("blue", place="home-nw>shoal-nw") == "MG-65"
    play.go("red", "home-nw>shoal-nw")
    assert play.route("home-nw>shoal-nw") == ["red"]
    assert play.why_not("yellow", place="home-nw>shoal-nw") == "MG-65"  # the first cube decides
    play.done()


@pytest.mark.rule("MG-63")
def test_no_route_leads_to_an_opponents_system() -> None:
    play = at(
        """
        drawn: red
        B:
          systems: home-se, shoal-nw
        """
    )
    assert play.why_not("red", place="home-nw>shoal-nw") == "MG-63"
    assert play.can("red", place="home-nw>reach-nw")


@pytest.mark.rule("MG-22")
def test_a_black_hole_closes_its_tracks() -> None:
    play = at("drawn: red\nblack holes: shoal-nw")
    assert play.why_not("red", place="home-nw>shoal-nw") == "MG-22"


@pytest.mark.rule("MG-69", "MG-R41", "MG-H1")
def test_who_places_first_keeps_the_route_and_the_others_take_theirs_back() -> None:
    play = at(
        """
        phase: rewards
        A:
          species: humans +base
          systems: home-nw, reach-nw
          route: home-nw>march-nw red red red red
        B:
          bag: 1 white
          systems: home-se, edge-n
          route: edge-n>march-nw yellow yellow
          route: edge-n>march-ne yellow
        """
    )
    play.place("humans", "march-nw")
    assert play.route("home-nw>march-nw") == ["red"] * 4
    assert play.route("edge-n>march-nw") == []
    assert play.route("edge-n>march-ne") == ["yellow"]  # leads elsewhere
    assert play.bag("B", "yellow") == 2
    assert play.asked == "A draw"  # a leader for the first base (MG-81)
    play.keep()
    play.done()


@pytest.mark.rule("MG-56", "MG-68", "MG-91")
def test_a_black_cube_takes_a_completed_route_back() -> None:
    play = at(
        """
        drawn: black black
        A:
          bag: 1 blue
          route: home-nw>shoal-nw red red
        """
    )
    play.cancel("", "home-nw>shoal-nw")
    assert play.route("home-nw>shoal-nw") == []
    assert (play.bag("A", "red"), play.bag("A", "black")) == (2, 1)
    assert play.drawn() == ["black"]
    play.done()
