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


@pytest.mark.rule("MG-64", "MG-R24")
def test_no_route_is_made_or_continued_to_a_system_one_is_in_conflict_with() -> None:
    play = at(
        """
        drawn: red yellow white
        A:
          systems: home-nw, edge-n, reach-nw
          route: edge-n>march-nw yellow
        conflicts:
          border-war: home-nw against march-nw
        """
    )
    assert play.why_not("yellow", place="edge-n>march-nw") == "MG-64"
    assert play.why_not("white", place="reach-nw>march-nw") == "MG-64"
    assert play.can("red", place="edge-n>march-ne")


@pytest.mark.rule("MG-64")
def test_anothers_conflict_with_the_system_closes_no_route() -> None:
    play = at(
        """
        drawn: red
        B:
          systems: home-se, march-ne
        conflicts:
          border-war: march-ne against march-nw
        """
    )
    assert play.can("red", place="home-nw>march-nw")


@pytest.mark.rule("MG-65")
def test_a_route_that_was_taken_back_may_begin_in_another_colour() -> None:
    play = at(
        """
        drawn: black yellow
        A:
          route: home-nw>shoal-nw red
        """
    )
    assert play.why_not("yellow", place="home-nw>shoal-nw") == "MG-65"
    play.cancel("", "home-nw>shoal-nw")
    play.go("yellow", "home-nw>shoal-nw")
    assert play.route("home-nw>shoal-nw") == ["yellow"]


@pytest.mark.rule("MG-66", "MG-R20", "MG-H4", "MG-79", "MG-96")
def test_theft_takes_the_farthest_cube_and_the_route_is_incomplete_again() -> None:
    play = at(
        """
        drawn: red
        A:
          bag: 1 black
          card: warlord-krag [red]
        B:
          bag: 1 black
          species: humans +base
          systems: home-se, shoal-se
          route: home-se>shoal-se red red
        """
    )
    play.put("red", "warlord-krag", "covert")
    assert play.route("home-se>shoal-se") == ["red"]
    assert play.systems("B") == {"home-se": 1, "shoal-se": 1}
    play.end()
    play.end()
    assert play.built("humans") == 1  # B could not reinforce: no route is complete
    assert play.asked == "A allocate"


@pytest.mark.rule("MG-66")
def test_a_route_is_continued_from_its_own_departure() -> None:
    play = at(
        """
        drawn: red
        A:
          systems: home-nw, shoal-nw
          route: home-nw>shoal-nw red
        """
    )
    assert play.why_not("red", place="shoal-nw>home-nw") == "MG-66"
    assert play.can("red", place="home-nw>shoal-nw")


@pytest.mark.rule("MG-67")
def test_a_track_is_a_route_from_its_first_cube_and_completed_with_its_last() -> None:
    play = at("drawn: red red")

    def shown():
        return next(one for one in play.view().tracks if one.ends == ["home-nw", "shoal-nw"])

    assert (shown().seat, shown().completed) == (-1, False)
    play.go("red", "home-nw>shoal-nw")
    assert (shown().seat, shown().completed) == (0, False)
    play.go("red", "home-nw>shoal-nw")
    assert (shown().seat, shown().completed) == (0, True)
    assert shown().cubes == ["red", "red"]  # they stay (MG-68)


@pytest.mark.rule("MG-68")
def test_own_systems_keep_without_their_routes() -> None:
    play = at(
        """
        drawn: black
        A:
          systems: home-nw, shoal-nw
          route: home-nw>shoal-nw red red
          card: oracle-zhen
        """
    )
    play.cancel("", "home-nw>shoal-nw")
    assert play.systems("A") == {"home-nw": 1, "shoal-nw": 1}
    play.done()


@pytest.mark.rule("MG-70", "MG-143")
def test_whoever_loses_a_system_takes_all_routes_from_and_to_it_back() -> None:
    play = at(
        """
        phase: use
        A:
          systems: home-nw, reach-nw
          card: saboteur-rix
          card: border-war
        B:
          bag: 1 black
          species: humans
          systems: home-se, edge-n, march-ne
          route: edge-n>march-nw yellow
          route: march-ne>edge-n yellow yellow yellow
          route: march-ne>march-se red
        """
    )
    play.discard("saboteur-rix")
    assert play.systems("B") == {"home-se": 1, "march-ne": 1}
    assert (play.bag("B", "yellow"), play.unused("B")) == (4, 7)
    assert play.route("march-ne>march-se") == ["red"]
    play.done()


@pytest.mark.rule("MG-70")
def test_a_base_that_is_not_the_last_one_costs_no_route() -> None:
    play = at(
        """
        phase: use
        A:
          systems: home-nw, reach-nw
          card: saboteur-rix
          card: border-war
        B:
          systems: home-se, edge-n 2
          route: edge-n>march-nw yellow
        """
    )
    play.discard("saboteur-rix")
    assert play.systems("B")["edge-n"] == 1
    assert play.route("edge-n>march-nw") == ["yellow"]
    play.done()


@pytest.mark.rule("MG-R40", "MG-63")
def test_between_two_own_systems_either_end_may_be_the_departure() -> None:
    play = at(
        """
        drawn: red yellow
        A:
          systems: home-nw, shoal-nw
        """
    )
    for way in ("home-nw>shoal-nw", "shoal-nw>home-nw"):
        assert play.can("red", place=way)
        assert play.can("yellow", place=way)
    play.go("red", "shoal-nw>home-nw")
    assert play.why_not("red", place="home-nw>shoal-nw") == "MG-50"  # no red cube is left
    assert play.why_not("yellow", place="home-nw>shoal-nw") == "MG-66"


@pytest.mark.rule("MG-R41")
def test_routes_of_the_claimer_to_the_same_system_stay() -> None:
    play = at(
        """
        phase: rewards
        A:
          species: humans +base
          systems: home-nw, reach-nw
          route: home-nw>march-nw red red red red
          route: reach-nw>march-nw blue
        """
    )
    play.place("humans", "march-nw")
    play.keep()
    assert play.route("reach-nw>march-nw") == ["blue"]
