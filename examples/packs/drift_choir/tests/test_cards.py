"""The cards of the Drift Choir, one by one."""

from __future__ import annotations

import pytest
from tests.games.master_of_the_galaxy.playing import Play, at

# -- Drift Choir ---------------------------------------------------------------------------------


def choir(placed: str, drawn: str, more: str = "") -> str:
    return f"""
        drawn: {drawn}
        A:
          bag: 1 black
          species: drift-choir [{placed}]
          card: oracle-zhen
        {more}
        """


def test_the_base_project_builds_a_base_and_gives_its_cubes_back() -> None:
    play = at(choir("base yellow white white", "blue"))
    play.put("blue", "drift-choir", "base")
    assert play.built("drift-choir") == 1
    assert play.on("drift-choir") == []
    assert [play.bag("A", colour) for colour in ("yellow", "white", "blue")] == [1, 2, 1]
    play.done()


def test_one_cube_less_builds_no_base() -> None:
    play = at(choir("base yellow white", "blue"))
    play.put("blue", "drift-choir", "base")
    assert play.built("drift-choir") == 0
    assert play.on("drift-choir", "base") == ["yellow", "white", "blue"]
    play.done()


@pytest.mark.parametrize(
    ("project", "placed", "last", "deck"),
    [
        ("r2", "yellow", "white", "expansion"),
        ("r3", "white blue", "black", "leader"),
    ],
)
def test_receive_projects_draw_their_card(project: str, placed: str, last: str, deck: str) -> None:
    play = at(choir(f"{project} {placed}", last, f"{deck} deck: rest"))
    before = len(play.deck(deck))
    play.put(last, "drift-choir", project)
    play.keep()
    assert len(play.deck(deck)) == before - 1
    assert len(play.cards("A")) == 3
    play.done()


def test_the_first_receive_project_draws_a_development_of_ones_choice() -> None:
    play = at(choir("r1 yellow yellow white", "white", "progress deck: stasis-field, rest"))
    play.put("white", "drift-choir", "r1")
    assert play.options() == ["commerce", "expansion", "progress"]
    play.choose("progress", "stasis-field")
    assert play.cards("A") == ["drift-choir", "oracle-zhen", "stasis-field"]
    play.done()


def test_the_agenda_gives_two_cultural_symbols_and_an_economic_one_and_stays() -> None:
    play = at(choir("agenda yellow white white white blue", "black"))
    play.put("black", "drift-choir", "agenda")
    assert play.symbols("A") == {"military": 1, "cultural": 2, "economic": 1}  # one of the home
    assert len(play.on("drift-choir", "agenda")) == 6
    play.done()


# -- Cantor Ulume --------------------------------------------------------------------------------

CANTOR = """
    phase: rewards
    A:
      bag: 1 black
      species: drift-choir [agenda yellow white white white blue black] +base
      card: cantor-ulume
      card: star-empire [base red yellow white]
      systems: home-nw 1
      route: home-nw>shoal-nw red red
    """
COLOURS = ("red", "blue", "yellow", "white", "black")


def cubes(play: Play) -> dict[str, int]:
    return {colour: play.bag("A", colour) for colour in COLOURS}


def colour_of(play: Play, system: str) -> str:
    return next(one.colour for one in play.view("A").systems if one.id == system)


def test_cantor_ulume_collects_a_cube_of_the_colour_of_a_new_system() -> None:
    play = at(CANTOR)
    before, colour = cubes(play), colour_of(play, "shoal-nw")
    play.place("drift-choir", "shoal-nw")
    assert cubes(play) == before | {colour: before[colour] + 1}
    play.keep()  # the card for the base
    play.done()


def test_cantor_ulume_collects_nothing_where_a_base_stands_already() -> None:
    play = at(CANTOR)
    before = cubes(play)
    play.place("drift-choir", "home-nw")
    assert cubes(play) == before


def test_cantor_ulume_needs_a_cultural_symbol() -> None:
    play = at(CANTOR.replace(" [agenda yellow white white white blue black]", ""))
    assert "cultural" not in play.symbols("A")
    before = cubes(play)
    play.place("drift-choir", "shoal-nw")
    assert cubes(play) == before


# -- Solar Wind ----------------------------------------------------------------------------------

WIND = """
    phase: use
    active: B
    A:
      bag: 1 black
      species: drift-choir
      card: solar-wind [{slots}]
      {route}
    B:
      card: oracle-zhen
    """
FULL = "yellow yellow white white"
ROUTE = "route: home-nw>shoal-nw red red"


def start_of_turn(slots: str, route: str) -> Play:
    play = at(WIND.format(slots=slots, route=route))
    assert play.asked == "B use"
    play.end()
    return play


def test_solar_wind_brings_a_cube_to_whoever_has_a_route() -> None:
    play = start_of_turn(FULL, ROUTE)
    assert play.asked == "A may-take"
    assert play.options() == ["decline", "white", "yellow"]
    before = play.reserve("yellow")
    play.choose("yellow")
    assert play.reserve("yellow") == before - 1
    assert sorted(play.drawn()) == ["black", "yellow"]  # all that the bag has


def test_solar_wind_may_be_declined() -> None:
    play = start_of_turn(FULL, ROUTE)
    play.decline()
    assert play.drawn() == ["black"]


@pytest.mark.parametrize(
    ("slots", "route"),
    [(FULL, ROUTE.removesuffix(" red")), (FULL, ""), ("yellow yellow white", ROUTE)],
    ids=["half a route", "no route", "not implemented"],
)
def test_solar_wind_does_not_blow(slots: str, route: str) -> None:
    play = start_of_turn(slots, route)
    assert play.asked == "A allocate"
    assert play.drawn() == ["black"]
