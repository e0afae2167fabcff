"""Chapter 9: the end of the game."""

from __future__ import annotations

import pytest

from fiendish.games.marvel_villainous.book import BOOK
from tests.games.marvel_villainous.playing import at


@pytest.mark.rule("MV-120")
def test_the_game_is_over_the_moment_an_objective_is_fulfilled():
    """Loki spends his tenth Mischief at the throne: no Power for it, no Draw step."""
    play = at("""
        A:
          spent: 9
          mischief: 1
          hand: kid_loki
    """)
    play.step(1)
    assert play.winner == "A"
    assert (play.power("A"), play.hand("A")) == (0, ["kid_loki"])
    assert play.table.question is None
    result = play.table.result
    assert result is not None
    assert result.rule == "MV-120"


@pytest.mark.rule("MV-120")
def test_not_a_moment_sooner():
    play = at("""
        A:
          spent: 8
          mischief: 1
    """)
    play.step(1)
    assert play.winner == ""
    play.done()


@pytest.mark.rule("MV-120", "MV-144")
def test_an_objective_fulfilled_in_the_middle_of_a_turn():
    play = at("""
        active: B
        B:
          mover: black_market
          power: 2
          loyalty: 5
          aim_laboratory: cosmic_cube
    """)
    play.activate("cosmic_cube")
    assert play.winner == "B"


@pytest.mark.rule("MV-121")
def test_each_villain_has_an_objective_of_its_own():
    """What wins for one is nothing for another."""
    assert len({villain.objective for villain in BOOK.villains}) == 3
    play = at("""
        active: B
        A:
          spent: 9
        B:
          mover: doomsday_hangar
          loyalty: 5
          doomsday_hangar: aim_shock_trooper, sif
    """)
    play.vanquish("sif")
    assert play.winner == ""
    play.done("B")


@pytest.mark.rule("MV-121")
def test_there_is_one_winner_and_no_second_place():
    play = at(
        """
        A:
          spent: 9
          mischief: 1
        B:
          loyalty: 5
        """,
        seats=3,
    )
    play.step(1)
    result = play.table.result
    assert result is not None
    assert (result.winners, result.ranks) == ((0,), (1, 2, 2))
