"""Cancelled conflicts (MG-118 to MG-123): by ability, by change of a system, by agreement."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import at


@pytest.mark.rule("MG-120", "MG-R42", "MG-H20")
def test_both_sides_may_agree_to_stop() -> None:
    play = at(
        """
        phase: use
        A:
          card: border-war
          systems: home-nw, march-nw
        B:
          systems: home-se, march-ne
        """
    )
    play.conflict("border-war", "march-nw>march-ne", "red")
    play.take(kind="peace", card="border-war")
    assert play.asked == "B peace"
    play.take(kind="agree")
    assert play.cards("A") == ["border-war", "humans"]
    assert play.why_not("conflict", card="border-war", place="march-nw>march-ne") == "MG-R42"
    play.done()


@pytest.mark.rule("MG-R25", "MG-119", "MG-122")
def test_a_neutral_system_claimed_by_another_ends_the_conflict_and_the_card_is_discarded() -> None:
    play = at(
        """
        phase: rewards
        A:
          species: humans +base
          route: home-nw>march-nw red red red red
        B:
          bag: 1 black
          systems: home-se, march-ne
        conflicts:
          border-war: march-ne [red white*] against march-nw
        """
    )
    white = play.reserve("white")
    play.place("humans", "march-nw")
    assert (play.conflicts(), play.deck("conflict")[-1]) == ([], "border-war")
    assert (play.cards("B"), play.bag("B", "red"), play.reserve("white")) == (
        ["shabazi"], 1, white + 1,
    )  # fmt: skip
    play.keep()


@pytest.mark.rule("MG-R24", "MG-119", "MG-122", "MG-H18")
def test_a_base_by_another_route_ends_ones_own_conflict() -> None:
    play = at(
        """
        phase: rewards
        A:
          species: humans +base
          systems: home-nw, edge-n
          route: home-nw>march-nw red red red red
        conflicts:
          border-war: edge-n [red] against march-nw
        """
    )
    play.place("humans", "march-nw")
    assert (play.conflicts(), play.deck("conflict")[-1]) == ([], "border-war")
    assert play.cards("A") == ["humans"]  # discarded, not returned
    play.keep()
    assert play.route("home-nw>march-nw") == ["red"] * 4


@pytest.mark.rule("MG-118", "MG-122", "MG-123")
def test_an_ability_cancels_a_conflict_and_the_red_side_gets_the_card() -> None:
    play = at(
        """
        phase: use
        A:
          systems: home-nw, march-nw, march-se
          card: arbiter-selvaan
          card: oracle-zhen
        B:
          bag: 1 black
          systems: home-ne, march-ne
        C:
          bag: 1 black
          systems: home-se, edge-e
        conflicts:
          border-war: edge-e [red white*] against march-ne [red]
          total-war: march-nw against edge-n
        """,
        seats=3,
    )
    white = play.reserve("white")
    play.discard("arbiter-selvaan")
    assert play.options() == ["border-war", "total-war"]
    play.choose("border-war")
    assert "border-war" in play.cards("C")
    assert (play.bag("B"), play.bag("C"), play.reserve("white")) == (2, 2, white + 1)
    play.done()


@pytest.mark.rule("MG-119")
def test_a_system_that_becomes_neutral_ends_its_conflicts() -> None:
    play = at(
        """
        phase: use
        A:
          systems: home-nw, march-nw
          card: saboteur-rix
          card: oracle-zhen
        B:
          systems: home-se, march-ne
        conflicts:
          border-war: march-ne against march-nw
        """
    )
    play.discard("saboteur-rix")
    assert play.conflicts() == []
    assert "border-war" in play.cards("B")  # the red side had it
    play.done()


@pytest.mark.rule("MG-120", "MG-R42")
def test_a_refused_proposal_is_not_repeated_in_the_turn() -> None:
    play = at(
        """
        drawn: red blue
        A:
          systems: home-nw, march-nw
          card: oracle-zhen
        B:
          systems: home-se, march-ne, edge-n
        conflicts:
          border-war: march-nw against march-ne
          total-war: march-nw against edge-n
          spy-scandal: march-nw against march-sw
        """
    )
    assert play.why_not("peace", card="spy-scandal") == "MG-R42"  # a neutral system
    play.take(kind="peace", card="border-war")
    play.decline()
    assert play.conflicts()[0] == "border-war march-nw/march-ne"
    assert play.why_not("peace", card="border-war") == "MG-R42"
    assert play.can("peace", card="total-war")  # another conflict
    play.end()
    assert play.asked == "A rewards"
    assert play.why_not("peace", card="border-war") == "MG-R42"  # the same turn still
    play.done()


@pytest.mark.rule("MG-120", "MG-R42", "MG-43")
def test_the_other_owner_may_propose_in_a_players_turn() -> None:
    text = """
        phase: use
        active: C
        A:
          systems: home-nw, march-nw
        B:
          bag: 1 black
          systems: home-ne, march-ne, edge-n
        C:
          systems: home-se, march-se
          card: oracle-zhen
        conflicts:
          border-war: march-ne [red] against march-nw
          total-war: march-nw against edge-n
          spy-scandal: march-se against march-ne
          trade-war: march-nw against march-sw
        """
    play = at(text, seats=3)
    play.end()
    assert (play.asked, len(play.drawn())) == ("B offer", 3)  # the cubes of A lie open
    assert play.options() == ["border-war", "decline", "total-war"]  # those with A, who is on turn
    play.choose("border-war")
    assert play.asked == "A peace"
    assert play.table.question is not None
    assert play.table.question.text == "Border War: shall this conflict stop?"
    play.take(kind="agree")
    assert ("border-war" in play.cards("B"), play.bag("B", "red")) == (True, 1)
    assert (play.asked, play.options()) == ("B offer", ["decline", "total-war"])
    play.choose("total-war")
    play.decline()
    assert len(play.conflicts()) == 3
    assert play.asked == "A allocate"  # B is not asked again
    assert play.why_not("peace", card="total-war") == "MG-R42"
    play.done()


@pytest.mark.rule("MG-120")
def test_a_third_player_has_no_say_in_peace() -> None:
    play = at(
        """
        drawn: red
        A:
          systems: home-nw
        B:
          systems: home-ne, march-ne
        C:
          systems: home-se, edge-e
        conflicts:
          border-war: march-ne against edge-e
        """,
        seats=3,
    )
    assert play.why_not("peace", card="border-war") == "MG-120"
