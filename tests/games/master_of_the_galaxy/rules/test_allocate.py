"""Phase 2 (chapter 9): cubes are spread over projects, cancelled, rewarded."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import at


@pytest.mark.rule("MG-47", "MG-49")
def test_cubes_are_spread_over_any_projects_slots_in_any_order() -> None:
    play = at(
        """
        drawn: white red yellow
        A:
          species: humans
          card: oracle-zhen
          card: defence-grid
        """
    )
    play.put("white", "defence-grid", "development")  # the last slot first
    play.put("yellow", "humans", "base")
    play.go("red", "home-nw>shoal-nw")
    assert play.on("defence-grid") == ["white"]
    assert play.on("humans", "base") == ["yellow"]
    assert play.route("home-nw>shoal-nw") == ["red"]
    play.done()


@pytest.mark.rule("MG-48")
def test_a_slot_takes_one_cube_of_its_own_colour() -> None:
    play = at(
        """
        drawn: red black white
        A:
          species: humans [r3 red]
        """
    )
    assert play.why_not("red", card="humans", place="r3") == "MG-48"  # filled already
    assert play.why_not("black", card="humans", place="r3") == "MG-48"
    assert play.can("black", card="humans", place="agenda")
    assert play.why_not("red", card="humans", place="r2") == "MG-48"  # has no red slot


@pytest.mark.rule("MG-50")
def test_only_cubes_drawn_in_this_turn_are_allocated() -> None:
    play = at(
        """
        drawn: red red
        A:
          bag: 5 blue
        """
    )
    assert play.why_not("blue", card="humans", place="base") == "MG-50"
    play.put("red", "humans", "base")
    assert play.can("red", card="humans", place="r1")


@pytest.mark.rule("MG-51")
def test_cubes_that_are_not_wanted_go_back_to_the_bag() -> None:
    play = at(
        """
        drawn: red black white
        A:
          bag: 1 blue
          card: oracle-zhen
        """
    )
    play.put("red", "humans", "base")
    play.end()
    assert play.bag("A") == 3
    assert (play.drawn(), play.bag("A", "black"), play.bag("A", "white")) == ([], 1, 1)
    play.done()


@pytest.mark.rule("MG-52")
def test_no_cube_goes_on_an_opponents_project() -> None:
    play = at(
        """
        drawn: red yellow
        A:
          systems: home-nw, march-nw
        B:
          species: shabazi
          systems: home-se, march-ne
          route: march-ne>edge-n red
        conflicts:
          border-war: march-ne against march-nw
        """
    )
    assert play.why_not("yellow", card="shabazi", place="r2") == "MG-52"
    assert play.why_not("red", card="border-war", place="red") == "MG-52"
    assert play.why_not("red", place="march-ne>edge-n") == "MG-63"
    assert play.can("red", card="border-war", place="blue")


@pytest.mark.rule("MG-53", "MG-R52")
def test_rewards_wait_for_the_end_of_the_phase() -> None:
    play = at(
        """
        drawn: white blue
        A:
          bag: 1 black
          species: humans [r2 yellow]
          card: technocracy [agenda blue blue yellow]
        """
    )
    play.put("white", "humans", "r2")
    assert (play.asked, play.on("humans")) == ("A allocate", ["yellow", "white"])
    play.put("blue", "technocracy", "agenda")
    assert play.asked == "A rewards"
    assert play.symbols("A") == {"military": 1}
    play.reward("technocracy", "agenda")
    assert play.symbols("A") == {"military": 1, "scientific": 2}


@pytest.mark.rule("MG-53", "MG-105")
def test_the_advantage_in_a_conflict_does_not_wait() -> None:
    play = at(
        """
        drawn: red blue
        A:
          systems: home-nw, march-nw
        conflicts:
          border-war: march-nw against march-ne
        """
    )
    play.put("red", "border-war", "red")
    assert (play.asked, play.symbols("A")) == ("A allocate", {"military": 2})


@pytest.mark.rule("MG-54", "MG-R37", "MG-R51")
def test_rewards_are_taken_in_any_order_and_all_of_them() -> None:
    play = at(
        """
        drawn: white white
        leader deck: oracle-zhen, saboteur-rix
        conflict deck: border-war, total-war
        A:
          species: humans [r2 yellow]
          card: defence-grid [red red]
        """
    )
    play.put("white", "humans", "r2")
    play.put("white", "defence-grid", "development")
    assert play.options() == ["reward defence-grid development", "reward humans r2"]
    assert play.why_not("end") == "MG-R51"
    play.reward("defence-grid")
    play.choose("oracle-zhen")  # worked out fully, then the other one
    assert play.asked == "A draw"
    play.keep()
    assert len(play.cards("A")) == 4
    play.done()


@pytest.mark.rule("MG-55")
def test_cubes_of_base_and_receive_projects_go_back_those_of_developments_stay() -> None:
    play = at(
        """
        drawn: white white white
        A:
          bag: 1 blue
          species: humans [base red blue yellow | r2 yellow]
          card: defence-grid [red red]
        """
    )
    play.put("white", "humans", "base")
    play.put("white", "humans", "r2")
    play.put("white", "defence-grid", "development")
    play.reward("humans", "base")
    assert (play.on("humans", "base"), play.bag("A")) == ([], 5)
    play.reward("humans", "r2")
    play.keep()
    assert (play.on("humans"), play.bag("A")) == ([], 7)
    assert play.on("defence-grid") == ["red", "red", "white"]
    play.keep()
    assert play.on("defence-grid") == ["red", "red", "white"]
    play.done()


@pytest.mark.rule("MG-56", "MG-R34")
def test_one_black_cube_cancels_one_project() -> None:
    play = at(
        """
        drawn: black black
        A:
          bag: 1 blue
          species: omok [agenda blue white black* | base blue]
          card: oracle-zhen
        """
    )
    black = play.reserve("black")
    play.cancel("omok", "agenda")
    assert (play.on("omok", "agenda"), play.on("omok", "base")) == ([], ["blue"])
    assert (play.bag("A", "blue"), play.bag("A", "white"), play.bag("A", "black")) == (2, 1, 1)
    assert play.reserve("black") == black + 1  # the marked slot
    assert play.drawn() == ["black"]
    play.cancel("omok", "base")
    assert play.bag("A", "blue") == 3
    play.done()


@pytest.mark.rule("MG-57", "MG-61")
def test_everything_with_cubes_can_be_cancelled_but_planets() -> None:
    play = at(
        """
        drawn: black
        A:
          species: humans [agenda red blue yellow white black | base red]
          systems: home-nw, march-nw
          route: home-nw>shoal-nw red red
          card: defence-grid [red red white]
          card: oracle-zhen
        planets:
          home-nw: red
        conflicts:
          border-war: march-nw [red] against march-ne
        """
    )
    assert [word for word in play.options() if word.startswith("cancel")] == [
        "cancel border-war red",
        "cancel defence-grid development",
        "cancel home-nw>shoal-nw",
        "cancel humans agenda",
        "cancel humans base",
    ]


@pytest.mark.rule("MG-57", "MG-116", "MG-123")
def test_a_cancelled_side_leaves_the_conflict_on_the_board() -> None:
    play = at(
        """
        drawn: black
        A:
          bag: 1 blue
          systems: home-nw, march-nw
          card: oracle-zhen
        conflicts:
          border-war: march-nw [red white*] against march-ne
        """
    )
    play.cancel("border-war", "red")
    assert play.conflicts() == ["border-war march-nw/march-ne"]
    assert (play.bag("A", "red"), play.bag("A", "white")) == (1, 0)
    play.done()


@pytest.mark.rule("MG-58")
def test_without_a_black_cube_nothing_is_taken_back() -> None:
    play = at(
        """
        drawn: red
        A:
          species: humans [base white]
        """
    )
    assert play.why_not("cancel", card="humans", place="base") == "MG-56"
    assert not any(word.startswith("cancel") for word in play.options())


@pytest.mark.rule("MG-R34")
def test_a_black_cube_fills_cancels_or_goes_back() -> None:
    play = at(
        """
        drawn: black
        A:
          species: humans [base white]
          card: oracle-zhen
        """
    )
    assert play.options() == [
        "black humans agenda", "black humans r1", "cancel humans base", "end",
    ]  # fmt: skip


@pytest.mark.rule("MG-R35")
def test_what_is_cancelled_before_the_end_of_the_phase_gives_no_reward() -> None:
    play = at(
        """
        drawn: white black
        A:
          bag: 1 blue
          species: humans [r2 yellow]
          card: oracle-zhen
        """
    )
    assert play.why_not("cancel", card="humans", place="base") == "MG-R35"  # it is empty
    play.put("white", "humans", "r2")
    play.cancel("humans", "r2")
    assert play.cards("A") == ["humans", "oracle-zhen"]
    assert (play.bag("A"), play.drawn()) == (4, [])  # in the bag, not in the hand
    play.done()


@pytest.mark.rule("MG-R6")
def test_allocations_can_be_taken_back_until_something_is_revealed() -> None:
    play = at(
        """
        drawn: white white red
        A:
          species: humans [r2 yellow]
          card: oracle-zhen
        """
    )
    play.put("white", "humans", "base")
    play.put("white", "humans", "r2")
    play.table.undo(0)
    play.table.undo(0)
    assert (play.on("humans", "base"), play.drawn()) == ([], ["red", "white", "white"])
    play.put("white", "humans", "r2")
    play.end()
    assert play.asked == "A draw"  # two cards are seen
    assert not play.table.can_undo(0)


@pytest.mark.rule("MG-R50")
def test_a_route_and_a_base_of_the_same_phase_may_be_combined() -> None:
    play = at(
        """
        drawn: red white
        A:
          species: humans [base red blue yellow]
          route: home-nw>shoal-nw red
        """
    )
    play.go("red", "home-nw>shoal-nw")
    play.put("white", "humans", "base")
    play.place("humans", "shoal-nw")
    play.keep()
    assert play.systems("A") == {"home-nw": 1, "shoal-nw": 1}


@pytest.mark.rule("MG-R52")
def test_a_new_ability_serves_rewards_taken_after_it() -> None:
    text = """
        drawn: blue white
        A:
          bag: 1 black
          card: terraforming [white white]
          card: oracle-zhen
        """
    for first, whites in (("terraforming", 3), ("home-nw", 2)):
        play = at(text)
        play.put("blue", "terraforming", "development")
        play.settle("white", "home-nw")
        if first == "terraforming":
            play.reward("terraforming")
            play.keep()
        else:
            play.reward(place="home-nw")
            play.keep()
        assert play.bag("A", "white") == whites
        play.done()


@pytest.mark.rule("MG-R54")
def test_a_cube_in_a_slot_of_another_colour_stays_and_keeps_its_colour() -> None:
    play = at(
        """
        drawn: red
        A:
          bag: 1 black
          card: warlord-krag [red]
        B:
          bag: 1 black
          systems: home-se, march-ne
          card: military-junta
        conflicts:
          trade-war: march-ne [red@yellow red@white*] against edge-n
        """
    )
    play.put("red", "warlord-krag", "covert")
    assert play.asked == "A steal"  # red cubes, whatever the colour of their slots
    assert len(play.options()) == 2
    play.table.answer(1)  # from the marked slot, and yet
    assert play.bag("A", "red") == 3
    assert play.on("trade-war", "red") == ["red"]
    play.done()


@pytest.mark.rule("MG-R58")
def test_a_project_with_a_gap_counts_as_filled_at_the_end_of_the_phase() -> None:
    play = at(
        """
        drawn: black
        A:
          bag: 1 black
          species: humans [base red blue yellow]
          card: orbital-shipyards [white white red red yellow]
        """
    )
    play.end()
    assert "gap humans base" in play.options()
    play.take(kind="gap", card="humans")
    assert (play.built("humans"), play.on("humans")) == (1, [])
    assert (play.bag("A"), play.bag("A", "white")) == (5, 0)  # the empty slot gives none back
    play.done()


@pytest.mark.rule("MG-R58")
def test_two_gaps_are_too_many() -> None:
    play = at(
        """
        drawn: black
        A:
          species: humans [base red blue]
          card: orbital-shipyards [white white red red yellow]
        """
    )
    play.end()
    assert play.asked == "A use"
    assert play.on("humans") == ["red", "blue"]
    play.done()
