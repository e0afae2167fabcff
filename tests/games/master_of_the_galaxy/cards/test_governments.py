"""The nine governments; they need no symbols."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import Play, at


def at_war(mine: str = "", *, drawn: str = "red", cubes: str = "", facing: str = "") -> Play:
    """A on the red side of Border War (red red red white white*)."""
    return at(
        f"""
        drawn: {drawn}
        leader deck: oracle-zhen, saboteur-rix, rest
        A:
          bag: 1 black
          systems: home-nw, march-nw
          {mine}
        B:
          bag: 1 black
          systems: home-se, march-ne
        conflicts:
          border-war: march-nw [{cubes}] against march-ne [{facing}]
        """
    )


# -- Military Junta ------------------------------------------------------------------------------


def test_the_junta_puts_red_cubes_into_slots_of_other_colours() -> None:
    play = at_war("card: military-junta", drawn="red red", cubes="red red red")
    play.put("red", "border-war", "red white")
    play.put("red", "border-war", "red white*")
    assert play.conflicts() == []  # won
    assert "border-war" in play.cards("A")


def test_without_the_junta_red_stays_red() -> None:
    play = at_war(cubes="red red red")
    assert play.conflicts()
    assert not [option for option in play.options() if option.startswith("red border-war")]


def test_the_junta_takes_no_other_colour_and_works_in_conflicts_alone() -> None:
    play = at_war("card: military-junta", drawn="red blue", cubes="red red red")
    into = [option for option in play.options() if option.startswith("blue border-war")]
    assert into == []
    assert not [one for one in play.options() if one.startswith("red ") and "agenda blue" in one]


def test_the_junta_leaves_black_slots_alone() -> None:
    play = at(
        """
        drawn: red
        A:
          systems: home-nw, march-nw
          card: military-junta
        B:
          systems: home-se, march-ne
        conflicts:
          spy-scandal: march-nw against march-ne
        """
    )
    into = [option for option in play.options() if option.startswith("red spy-scandal")]
    assert into
    assert not any("black" in option for option in into)


# -- Merchant Oligarchy --------------------------------------------------------------------------


@pytest.mark.rule("MG-132")
@pytest.mark.parametrize(("cards", "reward"), [(1, 2), (2, 4), (3, 6), (4, 6)])
def test_the_oligarchy_gives_one_cube_more_for_discarding(cards: int, reward: int) -> None:
    leaders = ["oracle-zhen", "spymaster-nul", "admiral-yx", "reformer-juno"][:cards]
    lines = "\n          ".join(f"card: {leader}" for leader in leaders)
    play = at(
        f"""
        phase: use
        A:
          bag: 1 black
          card: merchant-oligarchy
          {lines}
        """
    )
    for leader in leaders:
        play.discard(leader)
    play.end()
    for _ in range(reward):
        assert play.asked == "A harvest"
        play.choose("red")
    assert play.asked != "A harvest"


def test_the_oligarchy_gives_nothing_for_nothing() -> None:
    play = at(
        """
        phase: use
        A:
          bag: 3 black
          card: merchant-oligarchy
          card: oracle-zhen
        """
    )
    play.end()
    assert play.g.active == 1


def test_an_oligarchy_that_is_discarded_itself_gives_nothing_more() -> None:
    play = at(
        """
        phase: use
        A:
          bag: 1 black
          card: merchant-oligarchy
          card: oracle-zhen
        """
    )
    play.discard("merchant-oligarchy")
    play.end()
    play.choose("red")
    assert play.asked != "A harvest"


# -- Technocracy ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "blue"), [("technocracy", 2), ("theocracy", 0)])
def test_technocracy_takes_two_blue_cubes_for_a_development(card: str, blue: int) -> None:
    play = at(
        f"""
        drawn: white
        A:
          bag: 1 black
          card: {card}
          card: gene-engineering [blue white]
        """
    )
    play.put("white", "gene-engineering", "development")
    play.keep()
    assert play.bag("A", "blue") == blue
    play.done()


def test_technocracy_takes_nothing_for_an_agenda() -> None:
    play = at(
        """
        drawn: yellow
        A:
          bag: 1 black
          card: technocracy [agenda blue blue blue]
        """
    )
    play.put("yellow", "technocracy", "agenda")
    assert play.bag("A", "blue") == 0
    assert play.symbols("A") == {"military": 1, "scientific": 2}


# -- Theocracy -----------------------------------------------------------------------------------


def robbing(theirs: str) -> Play:
    """A completes a covert operation that takes a red cube."""
    return at(
        f"""
        drawn: red
        A:
          bag: 1 black
          card: warlord-krag [red]
        B:
          bag: 1 black
          {theirs}
        """
    )


def test_theocracy_keeps_the_cubes_on_agendas() -> None:
    play = robbing("species: humans [agenda red | base red]\n          card: theocracy")
    play.put("red", "warlord-krag", "covert")
    assert play.on("humans", "agenda") == ["red"]
    assert play.on("humans", "base") == []
    play.done()


def test_without_theocracy_agendas_are_robbed() -> None:
    play = robbing("species: humans [agenda red]")
    play.put("red", "warlord-krag", "covert")
    assert play.on("humans", "agenda") == []


def test_theocracy_keeps_agendas_from_being_spoils() -> None:
    play = at(
        """
        drawn: red
        leader deck: oracle-zhen, saboteur-rix
        A:
          bag: 1 black
          systems: home-nw, march-nw
        B:
          systems: home-se, march-ne
          species: humans [agenda red blue | base red]
          card: theocracy [agenda white]
        conflicts:
          border-war: march-nw [red red white white*] against march-ne
        """
    )
    play.put("red", "border-war", "red")
    # the cube on the base project was the only one to be had
    assert play.on("humans") == ["red", "blue"]
    assert play.on("theocracy") == ["white"]


# -- Galactic Senate -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bases", "card", "allowed"),
    [(2, "galactic-senate", False), (1, "galactic-senate", True), (2, "theocracy", True)],
)
def test_the_senate_forbids_conflicts_against_two_bases(
    bases: int, card: str, allowed: bool
) -> None:
    play = at(
        f"""
        phase: use
        A:
          systems: home-nw, march-nw
          card: border-war
        B:
          systems: home-se, march-ne {bases}
          card: {card}
        """
    )
    ways = [option for option in play.options() if option.startswith("conflict border-war")]
    assert ("conflict border-war march-nw>march-ne" in ways) is allowed
    assert "conflict border-war march-nw>edge-n" in ways  # a neutral one, at any time


def test_the_senate_leaves_conflicts_on_the_board() -> None:
    play = at(
        """
        drawn: red
        A:
          systems: home-nw, march-nw
        B:
          systems: home-se, march-ne 2
          card: galactic-senate
        conflicts:
          border-war: march-nw against march-ne
        """
    )
    play.put("red", "border-war", "red")
    assert play.on("border-war") == ["red"]
    play.done()


# -- Colonial Federation -------------------------------------------------------------------------


@pytest.mark.rule("MG-77")
def test_the_federation_places_further_bases_without_a_route() -> None:
    play = at(
        """
        phase: rewards
        drawn:
        A:
          systems: home-nw, march-nw
          species: humans +base
          card: colonial-federation
        """
    )
    assert "place humans march-nw" in play.options()
    assert "place humans march-ne" not in play.options()
    play.place("humans", "march-nw")
    play.keep()
    assert play.systems("A") == {"home-nw": 1, "march-nw": 2}


def test_without_the_federation_a_lonely_system_gets_no_second_base() -> None:
    play = at(
        """
        phase: rewards
        drawn:
        A:
          systems: home-nw, march-nw
          species: humans +base
          route: home-nw>shoal-nw red red
        """
    )
    assert "place humans march-nw" not in play.options()


# -- Hive Mandate --------------------------------------------------------------------------------


@pytest.mark.parametrize(("waiting", "built"), [("", 1), ("+base", 2), ("+base +base", 2)])
def test_the_hive_mandate_holds_two_bases(waiting: str, built: int) -> None:
    play = at(
        f"""
        drawn: white
        A:
          bag: 1 black
          card: hive-mandate [white white red*] {waiting}
        """
    )
    play.put("white", "hive-mandate", "base")
    assert play.built("hive-mandate") == built
    assert play.on("hive-mandate") == []


# -- Star Empire ---------------------------------------------------------------------------------


def won_against_nobody(card: str) -> Play:
    """A wins a conflict against a neutral system and declines to go there."""
    play = at(
        f"""
        drawn: red
        leader deck: oracle-zhen, saboteur-rix, admiral-yx, reformer-juno, rest
        A:
          bag: 1 black
          systems: home-nw, march-nw
          card: {card}
        conflicts:
          border-war: march-nw [red red white white*] against edge-w
        """
    )
    play.put("red", "border-war", "red")
    play.choose("red", "red")
    play.decline()
    return play


def test_the_star_empire_draws_a_leader_for_a_conflict_won() -> None:
    play = won_against_nobody("star-empire")
    assert play.asked == "A draw"
    play.choose("saboteur-rix")
    assert "saboteur-rix" in play.cards("A")
    play.done()


def test_another_government_draws_no_leader() -> None:
    play = won_against_nobody("hive-mandate")
    assert play.deck("leader")[:2] == ["oracle-zhen", "saboteur-rix"]
    play.done()


def test_a_star_empire_taken_by_a_conflict_draws_no_leader_for_it() -> None:
    play = at(
        """
        drawn: red
        leader deck: oracle-zhen, saboteur-rix, rest
        A:
          systems: home-nw, march-nw
        B:
          systems: home-se, march-ne
          card: star-empire
        conflicts:
          palace-coup: march-nw [yellow white black blue*] against march-ne
        """
    )
    play.put("red", "palace-coup", "red")
    assert "star-empire" in play.cards("A")
    assert play.deck("leader")[:2] == ["oracle-zhen", "saboteur-rix"]
    play.done()


# -- Shadow Cabinet ------------------------------------------------------------------------------


def test_the_shadow_cabinet_takes_back_only_some_cubes() -> None:
    play = at(
        """
        drawn: black
        A:
          bag: 1 black
          species: humans [agenda red blue yellow]
          card: shadow-cabinet
        """
    )
    play.cancel("humans", "agenda")
    assert "decline" not in play.options()  # at least one
    play.take(text="The red cube of A on Humans, agenda")
    assert play.on("humans") == ["blue", "yellow"]
    play.decline()
    assert play.on("humans") == ["blue", "yellow"]
    assert [play.bag("A", colour) for colour in ("red", "black")] == [1, 2]
    play.done()


def test_the_shadow_cabinet_takes_a_route_back_from_its_far_end() -> None:
    play = at(
        """
        drawn: black
        A:
          bag: 1 black
          species: humans
          card: shadow-cabinet
          route: home-nw>march-nw red red red
        """
    )
    play.cancel("", "home-nw>march-nw")
    play.decline()
    assert play.route("home-nw>march-nw") == ["red", "red"]
    play.done()


def test_the_shadow_cabinet_loses_cubes_from_marked_slots() -> None:
    play = at(
        """
        drawn: black
        A:
          bag: 1 black
          species: yclopes [agenda black*]
          card: shadow-cabinet
        """
    )
    black = play.reserve("black")
    play.cancel("yclopes", "agenda")
    assert play.on("yclopes") == []
    assert (play.reserve("black"), play.bag("A", "black")) == (black + 1, 2)


def test_without_the_shadow_cabinet_all_come_back() -> None:
    play = at(
        """
        drawn: black
        A:
          bag: 1 black
          species: humans [agenda red blue yellow]
        """
    )
    play.cancel("humans", "agenda")
    assert play.on("humans") == []
    assert [play.bag("A", colour) for colour in ("red", "blue", "yellow", "black")] == [1, 1, 1, 2]
