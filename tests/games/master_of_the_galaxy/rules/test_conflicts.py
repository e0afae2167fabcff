"""Conflicts: advantage, winning, what is captured and what ends with it."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import at


@pytest.mark.rule("MG-105", "MG-R18", "MG-H17")
def test_a_tie_leaves_the_advantage_where_it_is() -> None:
    play = at(
        """
        drawn: red white black
        A:
          systems: home-nw, march-nw
        B:
          systems: home-se, march-ne
        conflicts:
          border-war: march-nw [red] against march-ne [red white]
        """
    )
    assert play.symbols("B")["military"] == 1
    assert play.symbols("A") == {"military": 1}  # the home alone
    play.put("red", "border-war", "red")
    assert play.ahead("border-war") == "B"  # 2:2
    play.put("white", "border-war", "red")
    assert play.ahead("border-war") == "A"  # 3:2
    assert play.symbols("A") == {"military": 2}
    play.cancel("border-war", "red")
    assert play.ahead("border-war") == "B"
    play.end()
    play.done()


@pytest.mark.rule("MG-106", "MG-107", "MG-108", "MG-109", "MG-111", "MG-143")
def test_the_winner_gets_card_spoils_and_system() -> None:
    play = at(
        """
        drawn: red
        leader deck: oracle-zhen, saboteur-rix
        A:
          systems: home-nw, march-nw
        B:
          bag: 2 black
          species: humans [agenda red blue black]
          systems: home-se, march-ne 2
          route: march-ne>march-se red red
        conflicts:
          border-war: march-nw [red red white white*] against march-ne [red white*]
        """
    )
    white = play.reserve("white")
    play.put("red", "border-war", "red")
    # Two marked white cubes are lost for good, the others go home.
    assert play.reserve("white") == white + 2
    assert play.asked == "A spoils"
    assert play.options() == ["humans agenda B", "humans agenda B", "march-ne>march-se B"]
    play.cube("", "march-ne>march-se")  # the farthest cube
    play.take(card="humans", text="The red cube of B on Humans, agenda")
    assert play.on("humans") == ["blue", "black"]
    assert play.systems("B") == {"home-se": 1}
    assert (play.unused("B"), play.route("march-ne>march-se")) == (8, [])
    play.choose("march-ne")
    play.choose("oracle-zhen")
    assert play.systems("A") == {"home-nw": 1, "march-nw": 1, "march-ne": 1}
    assert "border-war" in play.cards("A")
    assert play.conflicts() == []
    play.done()


@pytest.mark.rule("MG-111", "MG-119", "MG-122", "MG-123", "MG-H7")
def test_a_capture_cancels_other_conflicts_about_the_system() -> None:
    play = at(
        """
        drawn: red
        A:
          systems: home-nw, march-nw
        B:
          systems: home-se, march-ne
        C:
          bag: 1 red
          systems: home-ne, edge-e
        conflicts:
          border-war: march-nw [red red white white*] against march-ne
          trade-war: march-ne against edge-e [yellow yellow]
          spy-scandal: edge-e [blue] against march-se
        """,
        seats=3,
    )
    play.put("red", "border-war", "red")
    play.decline()  # no base: the system is neutral now (MG-112)
    assert play.conflicts() == ["spy-scandal edge-e/march-se"]
    assert "trade-war" in play.cards("B")  # the red side
    assert play.bag("C", "yellow") == 2
    assert play.systems("B") == {"home-se": 1}
    play.done()


@pytest.mark.rule("MG-115", "MG-R57")
def test_against_a_neutral_system_the_attacker_gets_base_and_cubes() -> None:
    play = at(
        """
        drawn: blue
        A:
          systems: home-nw, march-nw
        conflicts:
          technology-race: march-ne against march-nw [blue red*]
        """
    )
    play.put("blue", "technology-race", "blue")
    play.choose("red", "white")
    assert play.asked == "A occupy"
    play.choose("march-ne")
    assert play.asked == "A draw"
    play.keep()
    assert play.systems("A")["march-ne"] == 1
    assert "technology-race" in play.cards("A")
    play.done()


@pytest.mark.rule("MG-103", "MG-104", "MG-117")
def test_each_player_fills_an_own_side_in_any_number_of_conflicts() -> None:
    play = at(
        """
        drawn: red red white
        A:
          systems: home-nw, march-nw
        B:
          systems: home-se, march-ne, edge-n
        conflicts:
          border-war: march-nw against march-ne
          total-war: edge-n against march-nw
          orbital-invasion: march-ne against march-se
        """
    )
    assert play.can("red", card="border-war", place="red")
    assert play.can("red", card="total-war", place="blue")
    assert play.why_not("red", card="border-war", place="blue") == "MG-52"
    assert play.why_not("red", card="orbital-invasion", place="red") == "MG-52"
    play.put("red", "border-war", "red")
    play.put("red", "total-war", "blue")
    assert (play.on("border-war"), play.on("total-war")) == (["red"], ["red"])


@pytest.mark.rule("MG-104")
def test_a_conflict_is_filled_from_the_next_turn_on() -> None:
    play = at(
        """
        phase: use
        A:
          systems: home-nw, march-nw
          card: border-war
          card: oracle-zhen
        B:
          bag: 3 red
          systems: home-se, march-ne
        """
    )
    assert play.why_not("red", card="border-war", place="red") == "MG-43"
    play.conflict("border-war", "march-nw>march-ne", "red")
    assert play.asked == "A use"  # there is no going back to Phase 2
    play.end()
    play.decline()  # A proposes no peace
    assert play.asked == "B allocate"
    play.put("red", "border-war", "blue")
    assert play.symbols("B")["military"] == 1


@pytest.mark.rule("MG-103")
def test_a_conflict_card_before_its_player_takes_no_cubes() -> None:
    play = at("drawn: red\nA:\n  card: border-war")
    assert play.why_not("red", card="border-war", place="red") == "MG-103"
    assert play.why_not("red", card="border-war", place="blue") == "MG-103"


@pytest.mark.rule("MG-110", "MG-113", "MG-R27", "MG-H9", "MG-R26")
def test_a_development_taken_as_objective_arrives_empty() -> None:
    play = at(
        """
        drawn: blue
        A:
          bag: 1 black
          systems: home-nw, march-nw
        B:
          bag: 1 black
          species: humans
          systems: home-se, march-ne
          card: stasis-field [blue blue red black*]
          card: oracle-zhen
          card: luxury-goods
        conflicts:
          technology-race: march-ne against march-nw [blue red*]
        """
    )
    black = play.reserve("black")
    assert play.symbols("B") == {"economic": 1, "military": 1}
    play.put("blue", "technology-race", "blue")
    play.cube("stasis-field", "development")
    play.cube("stasis-field", "development")
    assert (play.asked, play.options()) == ("A take-card", ["luxury-goods", "stasis-field"])
    left = play.on("stasis-field")
    play.choose("stasis-field")
    assert (play.on("stasis-field"), "stasis-field" in play.cards("A")) == ([], True)
    assert play.reserve("black") == black + 1  # the marked slot
    assert play.bag("B") == 1 + len(left) - 1
    assert play.symbols("B") == {"economic": 1}
    assert play.symbols("A") == {"military": 1}  # the home's
    assert play.systems("B") == {"home-se": 1, "march-ne": 1}  # this one captures nothing
    play.done()


@pytest.mark.rule("MG-114", "MG-92", "MG-109", "MG-130", "MG-H8")
def test_marked_cubes_are_spoils_but_lost_when_the_card_is_discarded() -> None:
    play = at(
        """
        drawn: blue
        A:
          bag: 1 black
          systems: home-nw, march-nw
        B:
          bag: 1 black
          species: humans
          systems: home-se, march-ne
          card: singularity-bomb [red red red red blue black*]
          card: time-dilation [black*]
        conflicts:
          industrial-sabotage: march-nw [blue yellow black*] against march-ne
        """
    )
    play.put("blue", "industrial-sabotage", "red")
    black = play.reserve("black")
    assert play.asked == "A spoils"
    assert {*play.options()} == {"singularity-bomb development B"}  # black is not to be had
    play.cube("singularity-bomb", "development")
    play.cube("singularity-bomb", "development")
    assert play.asked == "A discard-card"
    neutral = [play.hole("march-nw"), sum(play.g.holes)]
    play.choose("singularity-bomb")
    assert play.reserve("black") == black + 1
    assert play.deck("expansion")[-1] == "singularity-bomb"
    assert [play.hole("march-nw"), sum(play.g.holes)] == neutral  # its ability does not trigger
    assert (play.g.discarded, play.bag("B", "red") + play.bag("A", "red")) == (0, 4)
    play.done()


@pytest.mark.rule("MG-R19")
def test_spoils_are_never_black_and_as_many_as_there_are() -> None:
    play = at(
        """
        drawn: red
        A:
          bag: 1 black
          systems: home-nw, march-nw
        B:
          bag: 1 black
          species: humans [agenda black red]
          systems: home-se, march-ne
        conflicts:
          border-war: march-nw [red red white white*] against march-ne
        """
    )
    play.put("red", "border-war", "red")
    assert play.on("humans") == ["black"]  # one of two, without a choice
    assert play.asked == "A occupy"


@pytest.mark.rule("MG-109")
def test_spoils_do_not_come_from_conflicts() -> None:
    play = at(
        """
        drawn: red
        A:
          systems: home-nw, march-nw
        B:
          species: humans
          systems: home-se, march-ne, edge-e
        conflicts:
          border-war: march-nw [red red white white*] against march-ne
          total-war: edge-e [red red] against march-se
        """
    )
    play.put("red", "border-war", "red")
    assert play.asked == "A occupy"
    assert play.on("total-war") == ["red", "red"]


@pytest.mark.rule("MG-R21")
def test_card_spoils_objective_come_in_this_order() -> None:
    play = at(
        """
        drawn: red
        A:
          bag: 1 black
          systems: home-nw, march-nw
          card: warlord-krag
        B:
          species: humans [base red blue yellow]
          systems: home-se, march-ne
          card: defence-grid
          card: terraforming
        conflicts:
          total-war: march-nw [red red red* white white*] against march-ne
        """
    )
    play.put("red", "total-war", "red")
    # The cubes are back and the card is gained before spoils are chosen.
    assert (play.asked, play.bag("A", "red")) == ("A spoils", 3 + 2)
    assert "total-war" in play.cards("A")
    assert play.systems("B") == {"home-se": 1, "march-ne": 1}
    for _ in range(2):
        play.cube("humans", "base")
    assert play.systems("B") == {"home-se": 1}
    assert play.on("humans") == []  # all three, fewer than four
    play.decline()
    assert play.options() == ["defence-grid", "terraforming"]  # after the capture
    play.choose("terraforming")
    assert play.cards("B") == ["defence-grid", "humans"]
    play.done()


@pytest.mark.rule("MG-112")
def test_a_captured_system_without_a_new_base_is_neutral() -> None:
    play = at(
        """
        drawn: red
        A:
          systems: home-nw, march-nw
          species: roc +base
        B:
          species: humans
          systems: home-se, march-ne
        conflicts:
          border-war: march-nw [red red white white*] against march-ne
        """
    )
    play.put("red", "border-war", "red")
    play.decline()
    assert "march-ne" not in {**play.systems("A"), **play.systems("B")}
    assert play.asked == "A use"  # no route leads there, so the constructed base must wait
    assert play.built("roc") == 1
    play.done()


@pytest.mark.rule("MG-111", "MG-33", "MG-H16")
def test_without_an_unused_base_a_constructed_one_may_win() -> None:
    play = at(
        """
        drawn: red
        A:
          species: roc +base
          systems: home-nw 3, march-nw 3, edge-n 2
        B:
          species: humans
          systems: home-se, march-ne
        conflicts:
          border-war: march-nw [red red white white*] against march-ne
        """
    )
    assert play.unused("A") == 0
    play.put("red", "border-war", "red")
    play.choose("march-ne")
    assert (play.winner, play.built("roc")) == ("A", 0)


@pytest.mark.rule("MG-111")
def test_an_unused_base_goes_before_a_constructed_one() -> None:
    play = at(
        """
        drawn: red
        A:
          species: roc +base
          systems: home-nw, march-nw
        B:
          species: humans
          systems: home-se, march-ne
        conflicts:
          border-war: march-nw [red red white white*] against march-ne
        """
    )
    play.put("red", "border-war", "red")
    unused = play.unused("A")
    play.choose("march-ne")
    assert (play.built("roc"), play.unused("A")) == (1, unused - 1)


@pytest.mark.rule("MG-115", "MG-R22", "MG-133")
def test_objectives_on_cards_do_nothing_against_a_neutral_system() -> None:
    play = at(
        """
        drawn: black
        A:
          systems: home-nw, march-nw
        B:
          card: oracle-zhen
        conflicts:
          spy-scandal: march-nw [blue yellow yellow*] against march-ne
        """
    )
    black = play.reserve("black")
    play.put("black", "spy-scandal", "red")
    assert (play.asked, play.options()) == ("A take-cube", ["blue", "red", "white", "yellow"])
    play.choose("white")
    assert play.asked == "A occupy"  # though this side gives no system
    play.decline()
    assert (play.cards("B"), play.reserve("black")) == (["oracle-zhen", "shabazi"], black)
    play.done()


@pytest.mark.rule("MG-R22")
def test_the_base_for_a_neutral_system_is_optional_and_may_be_a_constructed_one() -> None:
    play = at(
        """
        drawn: black
        A:
          species: roc +base
          systems: home-nw 3, march-nw 3, edge-n
          card: star-empire +base
        conflicts:
          spy-scandal: march-nw [blue yellow yellow*] against march-ne
        """
    )
    assert play.unused("A") == 0
    play.put("black", "spy-scandal", "red")
    play.choose("white", "march-ne")
    assert play.options() == ["roc", "star-empire"]
    play.choose("star-empire")
    assert (play.built("star-empire"), play.systems("A")["march-ne"]) == (0, 1)


@pytest.mark.rule("MG-R26", "MG-121", "MG-122", "MG-123")
def test_a_conflict_on_the_board_may_be_taken_as_objective() -> None:
    play = at(
        """
        drawn: red
        A:
          bag: 1 black
          systems: home-nw, march-nw
        B:
          bag: 1 black
          species: humans
          systems: home-ne, march-ne
          card: spy-scandal
        C:
          bag: 1 black
          systems: home-se, march-se
        conflicts:
          orbital-invasion: march-ne against march-nw [red blue white white*]
          border-war: march-se [red] against march-ne [red white*]
          total-war: march-se against edge-s
        """,
        seats=3,
    )
    play.put("red", "orbital-invasion", "blue")
    # Not the card just won, nor one in which the loser has no side.
    assert (play.asked, play.options()) == ("A take-card", ["border-war", "spy-scandal"])
    white = play.reserve("white")
    play.choose("border-war")
    assert play.conflicts() == ["total-war march-se/edge-s"]
    assert {"border-war", "orbital-invasion"} <= {*play.cards("A")}
    assert (play.bag("B", "red"), play.bag("C", "red"), play.reserve("white")) == (1, 1, white + 1)
    play.done()


@pytest.mark.rule("MG-R26", "MG-R53")
def test_a_conflict_completed_in_the_same_phase_is_no_objective() -> None:
    play = at(
        """
        drawn: red red
        A:
          systems: home-nw, march-nw, edge-n
        B:
          species: humans
          systems: home-se, march-ne
          card: spy-scandal
          card: trade-war
        conflicts:
          orbital-invasion: march-ne against march-nw [red blue white white*]
          border-war: march-ne against edge-n [red white white*]
        """
    )
    play.put("red", "orbital-invasion", "blue")
    play.put("red", "border-war", "blue")
    play.reward("orbital-invasion")
    assert play.options() == ["spy-scandal", "trade-war"]
    play.choose("trade-war")
    assert play.cards("A") == ["border-war", "orbital-invasion", "shabazi", "trade-war"]
    play.done()


@pytest.mark.rule("MG-121", "MG-122", "MG-R26")
def test_a_conflict_on_the_board_may_be_discarded_as_objective() -> None:
    play = at(
        """
        drawn: blue
        A:
          systems: home-nw, march-nw
        B:
          species: humans
          systems: home-se, march-ne
        conflicts:
          industrial-sabotage: march-ne against march-nw [white white yellow*]
          border-war: march-ne against edge-n
        """
    )
    play.put("blue", "industrial-sabotage", "blue")
    assert play.conflicts() == []
    assert play.deck("conflict")[-1] == "border-war"
    assert (play.cards("A"), play.cards("B")) == (["industrial-sabotage", "shabazi"], ["humans"])
    play.done()


@pytest.mark.rule("MG-R27")
def test_a_base_on_a_taken_government_is_unused_again() -> None:
    play = at(
        """
        drawn: red
        A:
          systems: home-nw, march-nw
        B:
          species: humans
          systems: home-se, march-ne
          card: hive-mandate +base +base
        conflicts:
          palace-coup: march-nw [yellow white black blue*] against march-ne
        """
    )
    assert play.unused("B") == 5
    play.put("red", "palace-coup", "red")
    assert ("hive-mandate" in play.cards("A"), play.built("hive-mandate")) == (True, 0)
    assert play.unused("B") == 7
    play.done()


@pytest.mark.rule("MG-R53")
def test_a_completed_conflict_cannot_be_stopped() -> None:
    play = at(
        """
        drawn: red blue
        A:
          systems: home-nw, march-nw
        B:
          systems: home-se, march-ne
        conflicts:
          border-war: march-nw [red red white white*] against march-ne
        """
    )
    assert play.can("peace", card="border-war")
    play.put("red", "border-war", "red")
    assert play.why_not("peace", card="border-war") == "MG-R53"


@pytest.mark.rule("MG-R53")
def test_if_the_system_is_not_neutral_any_more_only_card_and_cubes_are_won() -> None:
    play = at(
        """
        drawn: black
        A:
          species: humans +base
          systems: home-nw, edge-n
          route: home-nw>march-nw red red red red
        conflicts:
          spy-scandal: edge-n [blue yellow yellow*] against march-nw
        """
    )
    play.put("black", "spy-scandal", "red")
    play.place("humans", "march-nw")
    play.keep()
    assert play.asked == "A take-cube"
    play.choose("red")
    assert "spy-scandal" in play.cards("A")
    assert play.systems("A") == {"home-nw": 1, "edge-n": 1, "march-nw": 1}
    play.done()
