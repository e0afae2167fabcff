"""The nine expansion developments."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import Play, at

# -- Hyperlanes ----------------------------------------------------------------------------------


def travelling(cubes: str, route: str = "home-nw>shoal-nw red") -> Play:
    """A has a base that waits for a completed route to the Shoal (two slots)."""
    return at(
        f"""
        drawn: blue
        leader deck: oracle-zhen, saboteur-rix, rest
        A:
          bag: 1 black
          species: humans +base
          route: {route}
          card: hyperlanes [{cubes}]
        """
    )


HYPERLANES = "white white blue blue yellow"


def test_hyperlanes_reach_a_system_with_the_last_slot_empty() -> None:
    play = travelling(HYPERLANES)
    play.end()
    play.place("humans", "shoal-nw")
    play.choose("oracle-zhen")
    assert play.systems("A") == {"home-nw": 1, "shoal-nw": 1}


@pytest.mark.parametrize(
    ("cubes", "route"),
    [("white white blue blue", "home-nw>shoal-nw red"), (HYPERLANES, "home-nw>reach-nw red")],
    ids=["not implemented", "two slots empty"],
)
def test_hyperlanes_do_not_reach(cubes: str, route: str) -> None:
    play = travelling(cubes, route)
    play.end()
    assert not [option for option in play.options() if option.startswith("place")]
    assert play.systems("A") == {"home-nw": 1}


def test_hyperlanes_leave_the_last_slot_to_be_filled() -> None:
    play = at(
        f"""
        drawn: red
        A:
          bag: 1 black
          species: humans
          route: home-nw>shoal-nw red
          card: hyperlanes [{HYPERLANES}]
        """
    )
    play.go("red", "home-nw>shoal-nw")
    assert play.route("home-nw>shoal-nw") == ["red", "red"]


# -- Terraforming --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cubes", "colour", "reward"),
    [
        ("white white blue", "blue", 3),
        ("white white blue", "red", 3),
        ("white white", "blue", 2),
        ("white white", "red", 3),
    ],
)
def test_terraforming_rewards_every_colour_alike(cubes: str, colour: str, reward: int) -> None:
    play = at(
        f"""
        drawn: {colour}
        A:
          bag: 1 black
          card: terraforming [{cubes}]
        """
    )
    play.settle(colour, "home-nw")
    assert play.bag("A", colour) == reward


def test_terraforming_and_the_surveyor_add_up() -> None:
    play = at(
        """
        drawn: blue
        A:
          bag: 1 black
          card: terraforming [white white blue]
          card: surveyor-halcyon
          card: free-trade-zone [yellow yellow white]
        """
    )
    play.settle("blue", "home-nw")
    assert play.bag("A", "blue") == 4


# -- Orbital Shipyards ---------------------------------------------------------------------------

SHIPYARDS = "white white red red yellow"


def building(cubes: str, project: str) -> Play:
    return at(
        f"""
        drawn: black
        A:
          bag: 1 black
          species: humans [{project}]
          card: orbital-shipyards [{cubes}]
        """
    )


def test_the_shipyards_may_build_with_one_slot_empty() -> None:
    play = building(SHIPYARDS, "base red blue yellow")
    play.end()
    play.take(kind="gap", card="humans")
    assert play.built("humans") == 1
    assert play.on("humans") == []
    assert play.bag("A", "red") == 1
    play.done()


def test_the_shipyards_count_a_project_once() -> None:
    play = at(
        f"""
        drawn: black
        A:
          bag: 1 black
          card: hive-mandate [white white red*]
          card: orbital-shipyards [{SHIPYARDS}]
        """
    )
    play.end()
    play.take(kind="gap", card="hive-mandate")
    assert play.built("hive-mandate") == 1  # of the two for which there is room
    play.done()


def test_the_shipyards_need_not_build() -> None:
    play = building(SHIPYARDS, "base red blue yellow")
    play.end()
    play.end()
    assert play.built("humans") == 0
    assert len(play.on("humans")) == 3


@pytest.mark.parametrize(
    ("cubes", "project"),
    [
        (SHIPYARDS, "base red blue"),
        ("white white red red", "base red blue yellow"),
        (SHIPYARDS, "agenda red blue yellow white"),
    ],
    ids=["two slots empty", "not implemented", "no base"],
)
def test_the_shipyards_have_nothing_to_build(cubes: str, project: str) -> None:
    play = building(cubes, project)
    play.end()
    assert not [option for option in play.options() if option.startswith("gap")]


# -- Jump Gates ----------------------------------------------------------------------------------


@pytest.mark.rule("MG-63")
@pytest.mark.parametrize(
    ("cubes", "colours"),
    [("blue white white yellow", {"blue", "white"}), ("blue white white", set())],
)
def test_jump_gates_begin_routes_in_any_colour(cubes: str, colours: set[str]) -> None:
    play = at(
        f"""
        drawn: blue white black
        A:
          species: humans
          card: jump-gates [{cubes}]
        """
    )
    begun = {one.split()[0] for one in play.options() if one.endswith(" home-nw>march-nw")}
    # The home is red, the Marches are white: without gates only these two begin a route there.
    assert begun == colours | {"white"}
    assert "black" not in begun


def test_a_route_through_jump_gates_goes_on_without_them() -> None:
    play = at(
        """
        drawn: yellow red
        A:
          species: humans
          route: home-nw>march-nw yellow
          card: jump-gates [blue white]
        """
    )
    assert "yellow home-nw>march-nw" in play.options()
    assert "red home-nw>march-nw" not in play.options()


# -- discarded for what they do ------------------------------------------------------------------


def discarding(card: str, mine: str = "species: humans", more: str = "") -> Play:
    return at(
        f"""
        phase: use
        leader deck: oracle-zhen, saboteur-rix, rest
        {more}
        A:
          bag: 1 black
          systems: home-nw, edge-n
          {mine}
          card: {card}
          card: reformer-juno
        """
    )


@pytest.mark.parametrize("card", ["singularity-bomb", "wormhole-stabilizer", "colony-ships"])
def test_what_is_not_implemented_is_discarded_for_nothing(card: str) -> None:
    play = discarding(card)
    before = play.view().systems
    play.discard(card)
    assert play.view().systems == before
    play.done()


def test_the_singularity_bomb_makes_a_black_hole() -> None:
    play = discarding("singularity-bomb [red red red red blue black*]")
    play.discard("singularity-bomb")
    assert "edge-n" not in play.options()
    play.choose("march-ne")
    assert play.hole("march-ne")
    play.done()


STABILIZER = "wormhole-stabilizer [blue blue white]"


def test_the_stabilizer_opens_a_system_for_a_base() -> None:
    play = discarding(STABILIZER, "species: humans +base")
    play.discard("wormhole-stabilizer")
    play.choose("shoal-ne")  # joined to edge-n
    assert not play.hole("shoal-ne")
    play.choose("shoal-ne")
    play.choose("oracle-zhen")
    assert play.systems("A") == {"home-nw": 1, "edge-n": 1, "shoal-ne": 1}
    assert play.built("humans") == 0
    play.done()


def test_the_base_for_the_stabilizer_may_wait() -> None:
    play = discarding(STABILIZER, "species: humans +base")
    play.discard("wormhole-stabilizer")
    play.choose("shoal-ne")
    play.decline()
    assert play.built("humans") == 1
    assert not play.hole("shoal-ne")
    play.done()


@pytest.mark.parametrize(
    ("mine", "system"),
    [("species: humans", "shoal-ne"), ("species: humans +base", "reach-sw")],
    ids=["no base", "not joined"],
)
def test_the_stabilizer_only_opens_the_system(mine: str, system: str) -> None:
    play = discarding(STABILIZER, mine)
    play.discard("wormhole-stabilizer")
    assert "home-ne" not in play.options()
    play.choose(system)
    assert not play.hole(system)
    assert system not in play.systems("A")
    play.done()


SHIPS = "colony-ships [white white white yellow red]"


def test_colony_ships_place_an_unused_base_by_the_rules() -> None:
    play = discarding(SHIPS, "species: humans\n          route: home-nw>shoal-nw red red")
    play.discard("colony-ships")
    # home-nw has a completed route: a second base could go there too
    assert "march-nw" not in play.options()
    play.choose("shoal-nw")
    play.choose("oracle-zhen")
    assert play.systems("A") == {"home-nw": 1, "edge-n": 1, "shoal-nw": 1}
    assert play.unused("A") == 6
    play.done()


def test_colony_ships_find_no_place() -> None:
    play = discarding(SHIPS)
    play.discard("colony-ships")
    assert play.unused("A") == 7
    play.done()


# -- Defence Grid --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cubes", "chooser"), [("red red white", "B"), ("red red", "A")], ids=["at work", "not yet"]
)
def test_the_defence_grid_chooses_the_side(cubes: str, chooser: str) -> None:
    play = at(
        f"""
        phase: use
        A:
          systems: home-nw, march-nw
          card: border-war
        B:
          systems: home-se, march-ne
          card: defence-grid [{cubes}]
        """
    )
    play.conflict("border-war", "march-nw>march-ne")
    assert play.asked == f"{chooser} side"
    play.take(kind="side", place="blue")
    mine, theirs = "march-nw", "march-ne"
    expected = f"{theirs}/{mine}" if chooser == "A" else f"{mine}/{theirs}"
    assert play.conflicts() == [f"border-war {expected}"]


def test_the_defence_grid_is_not_asked_about_neutral_systems() -> None:
    play = at(
        """
        phase: use
        A:
          systems: home-nw, march-nw
          card: border-war
        B:
          systems: home-se, march-se
          card: defence-grid [red red white]
        """
    )
    play.conflict("border-war", "march-nw>march-ne")
    assert play.asked.startswith("A ")


# -- Generation Arks -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cubes", "system", "taken"),
    [
        ("white white white yellow yellow black", "shoal-nw", 2),
        ("white white white yellow yellow", "shoal-nw", 0),
        ("white white white yellow yellow black", "home-nw", 0),
    ],
    ids=["a first base", "not implemented", "a second base"],
)
def test_generation_arks_take_two_cubes_for_a_first_base(
    cubes: str, system: str, taken: int
) -> None:
    play = at(
        f"""
        phase: rewards
        A:
          bag: 1 black
          species: humans +base
          route: home-nw>shoal-nw red red
          card: generation-arks [{cubes}]
        """
    )
    play.place("humans", system)
    play.keep()
    colour = "yellow" if system == "shoal-nw" else "red"
    assert play.bag("A", colour) == taken
