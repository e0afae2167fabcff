"""Agendas, covert operations, abilities of governments and leaders (MG-93 to MG-102)."""

from __future__ import annotations

import pytest

from fiendish.games.master_of_the_galaxy.faces import FACES
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.state import GOVERNMENT, LEADER
from tests.games.master_of_the_galaxy.playing import at


@pytest.mark.rule("MG-93", "MG-94")
def test_an_agenda_gives_its_symbols_while_all_its_slots_are_filled() -> None:
    play = at(
        """
        drawn: black black
        A:
          bag: 1 white
          species: humans [agenda red blue yellow white]
          card: theocracy [agenda white white white]
        """
    )
    play.put("black", "humans", "agenda")
    assert play.symbols("A") == {"military": 1}
    play.end()
    assert play.symbols("A") == {"military": 1, "diplomatic": 1, "economic": 1, "cultural": 1}
    assert len(play.on("humans", "agenda")) == 5
    play.done()


@pytest.mark.rule("MG-94")
def test_a_broken_agenda_gives_nothing_until_it_is_filled_again() -> None:
    play = at(
        """
        drawn: red
        A:
          bag: 1 black
          card: warlord-krag [red]
        B:
          bag: 3 red
          species: humans [agenda red blue yellow white black]
        """
    )
    assert len(play.symbols("B")) == 3  # economic twice, with the home
    play.put("red", "warlord-krag", "covert")
    assert play.symbols("B") == {"economic": 1}
    play.end()
    play.put("red", "humans", "agenda")
    play.end()
    assert play.symbols("B")["economic"] == 2


@pytest.mark.rule("MG-95", "MG-96", "MG-97")
def test_a_covert_operation_takes_one_cube_of_its_colour_from_any_project() -> None:
    play = at(
        """
        drawn: white
        A:
          bag: 1 black
          systems: home-nw, march-nw
          card: spymaster-nul [black]
        B:
          bag: 1 black
          species: humans [base red | agenda red black]
          systems: home-ne, march-ne
          card: defence-grid [red red white]
        C:
          bag: 1 black
          systems: home-se, edge-n
          route: home-se>march-se blue
          route: edge-n>shoal-ne white white
          card: warlord-krag [red]
        planets:
          home-ne: red
        conflicts:
          border-war: march-ne [red red] against march-nw
        """,
        seats=3,
    )
    assert not play.works("spymaster-nul")  # MG-98: the operation works all the same
    play.put("white", "spymaster-nul", "covert")
    play.reward("spymaster-nul")
    assert play.options() == [
        "border-war red B", "defence-grid development B", "humans agenda B", "humans base B",
        "warlord-krag covert C",
    ]  # fmt: skip
    play.cube("border-war", "red")
    assert (play.bag("A"), play.bag("A", "red")) == (4, 1)  # the operation's own cubes are back
    assert play.on("spymaster-nul") == []
    assert (play.on("border-war", "red"), play.planets("home-ne")) == (["red"], ["red"])
    play.done()


@pytest.mark.rule("MG-96", "MG-66")
def test_of_a_route_only_the_farthest_cube_is_a_target() -> None:
    play = at(
        """
        drawn: red
        A:
          card: warlord-krag [red]
        B:
          species: humans [base red]
          systems: home-se, march-ne
          route: march-ne>edge-n red red
        """
    )
    play.put("red", "warlord-krag", "covert")
    assert play.options() == ["humans base B", "march-ne>edge-n B"]
    play.cube("", "march-ne>edge-n")
    assert play.route("march-ne>edge-n") == ["red"]
    play.done()


@pytest.mark.rule("MG-97")
def test_black_cubes_are_never_stolen() -> None:
    play = at(
        """
        phase: use
        A:
          card: deep-surveillance [blue blue yellow black]
          card: oracle-zhen
        B:
          species: zong [r2 black | agenda black black]
        """
    )
    play.discard("deep-surveillance")
    assert play.on("zong") == ["black"] * 3
    play.done()


@pytest.mark.rule("MG-98")
def test_an_operation_needs_no_symbols() -> None:
    play = at(
        """
        drawn: blue
        A:
          home: home-nw
          card: gate-warden-oru [white]
        B:
          species: humans [base blue]
        """
    )
    assert not play.works("gate-warden-oru")
    play.put("blue", "gate-warden-oru", "covert")
    assert play.on("humans") == []
    play.done()


@pytest.mark.rule("MG-R39", "MG-R51")
def test_an_operation_without_a_target_gives_the_cubes_back_and_no_more() -> None:
    play = at(
        """
        drawn: red
        A:
          bag: 1 black
          card: warlord-krag [red]
        B:
          species: humans [base blue]
        """
    )
    play.put("red", "warlord-krag", "covert")
    assert (play.bag("A"), play.on("warlord-krag")) == (3, [])
    play.done()


@pytest.mark.rule("MG-R39")
def test_the_target_is_chosen_when_the_reward_is_taken() -> None:
    """The first operation takes the only red cube, so the second finds none."""
    play = at(
        """
        drawn: red white
        A:
          bag: 1 black
          card: warlord-krag [red]
          card: admiral-yx [red]
        B:
          species: humans [base red]
        """
    )
    play.put("red", "warlord-krag", "covert")
    assert play.on("humans") == ["red"]
    play.put("white", "admiral-yx", "covert")
    play.reward("admiral-yx")
    assert (play.on("humans"), play.bag("A", "red")) == ([], 4)
    play.done()


@pytest.mark.rule("MG-99", "MG-100")
def test_any_number_of_leaders_and_governments_may_be_owned() -> None:
    play = at(
        """
        phase: use
        discarded: 1
        A:
          card: merchant-oligarchy
          card: galactic-senate
          card: theocracy
          card: oracle-zhen
          card: chronarch-ilo
          card: spymaster-nul
        """
    )
    assert all(play.works(card) for card in ("merchant-oligarchy", "galactic-senate", "theocracy"))
    assert play.can("end")


@pytest.mark.rule("MG-100")
def test_a_government_works_as_long_as_it_is_owned() -> None:
    text = """
        phase: use
        A:
          bag: 1 black
          card: merchant-oligarchy
          card: oracle-zhen
          card: border-war
        """
    play = at(text)
    play.discard("oracle-zhen")
    play.end()
    assert play.g.owed == 2
    play = at(text)
    play.discard("oracle-zhen")
    play.discard("merchant-oligarchy")
    play.end()
    assert play.g.owed == 3  # as for anybody


@pytest.mark.rule("MG-101")
def test_a_leader_needs_all_symbols_counted_with_repetition() -> None:
    text = "A:\n  home: home-ne\n  systems: {}\n  card: chronarch-ilo"
    assert not at(text.format("home-ne")).works("chronarch-ilo")
    assert at(text.format("home-ne, march-nw, edge-n")).works("chronarch-ilo")
    text = "A:\n  home: home-nw\n  systems: {}\n  card: inquisitor-thessk"
    assert not at(text.format("home-nw")).works("inquisitor-thessk")
    assert at(text.format("home-nw, march-nw, march-se")).works("inquisitor-thessk")


@pytest.mark.rule("MG-102")
def test_leaders_either_last_or_are_used_by_discarding() -> None:
    leaders = [face for face in FACES if face.deck == LEADER]
    assert sum(face.when is When.DISCARD for face in leaders) == 11
    assert all(face.text.startswith("Discard: ") == (face.when is When.DISCARD) for face in leaders)
    assert all(face.needs for face in leaders)
    assert not any(face.when is When.DISCARD for face in FACES if face.deck == GOVERNMENT)


@pytest.mark.rule("MG-R38", "MG-H15", "MG-132")
@pytest.mark.parametrize("development_first", [False, True])
def test_the_order_of_discards_decides_whether_a_leader_works(development_first: bool) -> None:
    play = at(
        """
        phase: use
        A:
          bag: 1 black
          card: jump-gates [blue white white yellow]
          card: quartermaster-bol
          card: border-war
        """
    )
    if development_first:
        play.discard("jump-gates")
        assert not play.works("quartermaster-bol")
        play.discard("quartermaster-bol")
        assert play.bag("A", "red") == 0
    else:
        play.discard("quartermaster-bol")
        play.discard("jump-gates")
        assert play.bag("A", "red") == 1
    assert play.g.discarded == 2  # both count for the reward
    play.done()
