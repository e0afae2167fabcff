"""Construct and place bases (MG-71 to MG-82, MG-143)."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import at


@pytest.mark.rule("MG-71")
def test_a_completed_base_project_puts_an_unused_base_on_the_card() -> None:
    play = at(
        """
        drawn: white
        A:
          bag: 1 black
          species: humans [base red blue yellow]
          card: oracle-zhen
        """
    )
    play.put("white", "humans", "base")
    assert (play.built("humans"), play.unused("A")) == (1, 7)
    assert (play.on("humans"), play.bag("A")) == ([], 5)
    play.done()


@pytest.mark.rule("MG-72", "MG-91")
def test_a_full_base_slot_builds_nothing_but_the_cubes_come_back() -> None:
    play = at(
        """
        drawn: white
        A:
          bag: 1 black
          species: humans [base red blue yellow] +base
          card: oracle-zhen
        """
    )
    play.put("white", "humans", "base")
    assert (play.built("humans"), play.unused("A"), play.bag("A")) == (1, 7, 5)
    play.done()


@pytest.mark.rule("MG-73")
def test_a_government_builds_beside_the_species() -> None:
    play = at(
        """
        drawn: white white
        A:
          species: humans [base red blue yellow]
          card: star-empire [base red blue yellow]
        """
    )
    play.put("white", "humans", "base")
    assert play.on("star-empire") == ["red", "yellow", "blue"]
    play.put("white", "star-empire", "base")
    play.reward("humans", "base")
    assert (play.built("humans"), play.built("star-empire")) == (1, 1)
    play.done()


@pytest.mark.rule("MG-74", "MG-77")
def test_a_base_may_be_placed_at_the_end_of_phase_2_or_kept() -> None:
    text = """
        drawn: red red
        leader deck: oracle-zhen, saboteur-rix
        A:
          species: humans +base
          route: home-nw>shoal-nw red red
          card: border-war
        """
    play = at(text)
    assert play.why_not("place", card="humans", place="shoal-nw") == "MG-43"  # not yet
    play.put("red", "humans", "base")
    play.end()
    assert play.options() == ["end", "place humans home-nw", "place humans shoal-nw"]
    play.end()
    assert (play.asked, play.built("humans")) == ("A use", 1)
    assert play.why_not("place", card="humans", place="shoal-nw") == "MG-43"  # not in Phase 3
    play = at(text)
    play.end()
    play.place("humans", "shoal-nw")
    assert play.systems("A") == {"home-nw": 1, "shoal-nw": 1}
    assert play.built("humans") == 0
    play.choose("oracle-zhen")
    play.done()


@pytest.mark.rule("MG-74", "MG-R12")
def test_a_base_may_be_placed_between_other_rewards_also_one_just_built() -> None:
    play = at(
        """
        drawn: white white
        leader deck: oracle-zhen, saboteur-rix
        A:
          species: humans [base red blue yellow | r2 yellow]
          route: home-nw>shoal-nw red red
        """
    )
    play.put("white", "humans", "base")
    play.put("white", "humans", "r2")
    play.reward("humans", "base")
    assert play.why_not("end") == "MG-R51"
    play.place("humans", "shoal-nw")
    play.keep()
    play.keep()  # the other reward came by itself
    assert (play.systems("A")["shoal-nw"], play.built("humans")) == (1, 0)
    assert len(play.cards("A")) == 3
    play.done()


@pytest.mark.rule("MG-75", "MG-R12")
def test_the_base_slot_can_be_filled_again_in_the_next_turn() -> None:
    play = at(
        """
        phase: use
        active: B
        A:
          bag: 3 white
          species: humans [base red blue yellow]
        B:
          card: oracle-zhen
        """
    )
    play.g.room[0] = 0  # as after a turn in which the slot was full and its base placed
    play.end()
    play.put("white", "humans", "base")
    play.end()
    assert play.built("humans") == 1


@pytest.mark.rule("MG-76")
def test_a_neutral_system_wants_a_completed_route_from_an_own_system() -> None:
    play = at(
        """
        phase: rewards
        A:
          species: humans +base
          route: home-nw>shoal-nw red red
          route: home-nw>reach-nw red red
        """
    )
    assert play.can("place", card="humans", place="shoal-nw")
    assert play.why_not("place", card="humans", place="reach-nw") == "MG-76"
    assert play.why_not("place", card="humans", place="march-nw") == "MG-76"
    assert play.why_not("place", card="humans", place="home-se") == "MG-63"
    assert play.why_not("place", card="roc", place="shoal-nw") == "MG-74"


@pytest.mark.rule("MG-77")
def test_a_route_completed_earlier_serves_a_base_that_comes_late() -> None:
    play = at(
        """
        drawn: white
        A:
          species: humans [base red blue yellow]
          route: home-nw>shoal-nw red red
        """
    )
    play.put("white", "humans", "base")
    play.place("humans", "shoal-nw")
    play.keep()
    assert play.systems("A") == {"home-nw": 1, "shoal-nw": 1}


@pytest.mark.rule("MG-78", "MG-R44")
def test_a_player_without_systems_may_place_a_base_anywhere_neutral() -> None:
    play = at(
        """
        drawn: red
        leader deck: oracle-zhen, saboteur-rix
        A:
          species: humans +base
          systems: none
          card: border-war
        B:
          systems: home-se, march-ne
        black holes: march-sw, home-ne, home-sw
        """
    )
    assert play.symbols("A") == {}
    assert not any(">" in word for word in play.options())  # nowhere to depart from
    play.end()
    places = {word.split()[-1] for word in play.options() if word.startswith("place")}
    assert {"march-nw", "home-nw", "shoal-nw"} <= places
    assert places.isdisjoint({"home-se", "march-ne", "march-sw", "home-ne"})
    play.place("humans", "march-nw")
    play.choose("oracle-zhen")
    assert play.systems("A") == {"march-nw": 1}
    assert play.can("conflict", card="border-war", place="march-nw>march-ne")
    play.done()


@pytest.mark.rule("MG-R44")
def test_without_a_system_no_conflict_can_be_placed() -> None:
    play = at("phase: use\nA:\n  systems: none\n  card: border-war")
    assert play.options() == ["discard border-war", "end"]


@pytest.mark.rule("MG-79", "MG-R11")
def test_another_base_wants_a_completed_route_at_the_system() -> None:
    play = at(
        """
        phase: rewards
        A:
          species: humans +base
          systems: home-nw, march-nw, edge-n
          route: home-nw>shoal-nw red red
          route: march-nw>edge-n white
        """
    )
    assert play.can("place", card="humans", place="home-nw")  # to a neutral system will do
    assert play.why_not("place", card="humans", place="march-nw") == "MG-79"  # only begun
    assert play.why_not("place", card="humans", place="edge-n") == "MG-79"


@pytest.mark.rule("MG-79")
def test_a_route_between_own_systems_serves_both_ends() -> None:
    play = at(
        """
        phase: rewards
        A:
          species: humans +base
          systems: march-nw, edge-n
          route: march-nw>edge-n white white
        """
    )
    assert play.can("place", card="humans", place="march-nw")
    assert play.can("place", card="humans", place="edge-n")


@pytest.mark.rule("MG-80")
def test_no_more_bases_than_planets_settled_or_not() -> None:
    play = at(
        """
        phase: rewards
        A:
          species: humans +base
          systems: home-nw 2, shoal-nw, reach-nw
          route: home-nw>shoal-nw red red
          route: home-nw>reach-nw red red red
        planets:
          reach-nw: red, red
        """
    )
    assert play.why_not("place", card="humans", place="shoal-nw") == "MG-80"
    assert play.can("place", card="humans", place="reach-nw")
    assert play.can("place", card="humans", place="home-nw")


@pytest.mark.rule("MG-81", "MG-R13")
@pytest.mark.parametrize(("bases", "deck"), [(0, "leader"), (1, "conflict"), (2, "government")])
def test_the_card_for_a_base_goes_by_its_number_in_the_system(bases: int, deck: str) -> None:
    march = f", march-nw {bases}" if bases else ""
    play = at(
        f"""
        phase: rewards
        A:
          species: humans +base
          systems: home-nw{march}
          route: home-nw>march-nw red red red red
        """
    )
    top = play.deck(deck)[:2]
    play.place("humans", "march-nw")
    assert play.options() == sorted([*top, "decline"])
    assert play.systems("A")["march-nw"] == bases + 1


@pytest.mark.rule("MG-R13")
def test_a_base_placed_by_a_card_brings_a_card_too() -> None:
    play = at(
        """
        phase: use
        A:
          route: home-nw>shoal-nw red red
          card: colony-ships [white white white yellow red]
        """
    )
    play.discard("colony-ships")
    play.choose("shoal-nw")
    assert play.asked == "A draw"


@pytest.mark.rule("MG-R49")
def test_several_bases_may_be_placed_one_after_the_other() -> None:
    play = at(
        """
        phase: rewards
        leader deck: oracle-zhen, saboteur-rix
        A:
          species: humans +base
          card: hive-mandate +base +base
          route: home-nw>march-nw red red red red
        """
    )
    play.place("humans", "march-nw")
    play.choose("oracle-zhen")  # worked out before the next
    play.place("hive-mandate", "march-nw")
    assert play.options() == sorted([*play.deck("conflict")[:2], "decline"])
    play.keep()
    play.place("hive-mandate", "march-nw")
    assert play.options() == sorted([*play.deck("government")[:2], "decline"])
    play.keep()
    assert play.systems("A") == {"home-nw": 1, "march-nw": 3}
    play.done()


@pytest.mark.rule("MG-143", "MG-4")
def test_a_base_taken_off_the_board_is_unused_again() -> None:
    play = at(
        """
        phase: use
        A:
          systems: home-nw, march-nw
          card: saboteur-rix
          card: border-war
        B:
          systems: home-se, march-ne 3
        """
    )
    assert play.unused("B") == 5
    play.discard("saboteur-rix")
    assert (play.systems("B")["march-ne"], play.unused("B")) == (2, 6)
    play.done()
