"""The three ways to win, and that they end the game at once."""

from __future__ import annotations

import pytest

from tests.games.master_of_the_galaxy.playing import at


@pytest.mark.rule("MG-33", "MG-82")
def test_the_ninth_base_wins_before_a_card_is_drawn() -> None:
    play = at(
        """
        phase: rewards
        A:
          species: humans +base
          systems: home-nw 3, march-nw 3, edge-n 2
          route: march-nw>march-ne white white white white
        """
    )
    assert play.winner == ""
    play.place("humans", "march-ne")
    assert play.winner == "A"
    assert play.table.result is not None
    assert play.table.result.rule == "MG-33"


@pytest.mark.rule("MG-34", "MG-R52", "MG-H21")
def test_five_equal_symbols_win_when_the_agenda_is_rewarded_not_when_it_is_filled() -> None:
    text = """
        drawn: red {other}
        A:
          species: roc [agenda red red red blue white]
          card: singularity-bomb [red red red red blue black*]
          card: warlord-krag [red]
        B:
          card: space-exchange [yellow]
        """
    play = at(text.format(other="black"))
    assert play.symbols("A") == {"military": 3}
    play.put("red", "roc", "agenda")
    assert (play.winner, play.symbols("A")) == ("", {"military": 3})
    play.cancel("roc", "agenda")
    assert play.winner == ""  # no reward for what was cancelled (MG-R35)
    play = at(text.format(other=""))
    play.put("red", "roc", "agenda")
    assert play.winner == "A"


@pytest.mark.rule("MG-35", "MG-R29")
def test_a_base_on_a_second_starting_system_wins() -> None:
    play = at(
        """
        drawn: red
        A:
          systems: home-nw, march-se
        B:
          systems: home-se, reach-se
        conflicts:
          border-war: march-se [red red white white*] against home-se
        """
    )
    play.put("red", "border-war", "red")
    assert play.systems("B") == {"reach-se": 1}
    play.choose("home-se")
    assert play.winner == "A"


@pytest.mark.rule("MG-36", "MG-38", "MG-H6")
def test_a_loser_may_win_by_a_red_line_before_the_winner_places_a_base() -> None:
    play = at(
        """
        active: B
        drawn: red
        A:
          home: home-nw
          species: humans [agenda red blue]
          systems: home-nw, reach-nw, shoal-ne
          card: merchant-oligarchy [agenda yellow yellow yellow blue]
          card: trade-fleet [yellow yellow yellow red blue white]
        B:
          home: home-ne
          systems: home-ne
        conflicts:
          border-war: home-ne [red red white white*] against shoal-ne
        """,
    )
    assert play.symbols("A") == {"military": 1, "economic": 4}
    play.put("red", "border-war", "red")
    play.cube("humans", "agenda")
    assert play.winner == ""
    play.cube("humans", "agenda")  # the last spoils: now the system is captured
    assert play.winner == "A"
    assert play.table.result is not None
    assert play.table.result.rule == "MG-34"


@pytest.mark.rule("MG-R46")
def test_a_game_that_does_not_end_is_a_draw() -> None:
    play = at("phase: use\nturn: 200\nA:\n  card: oracle-zhen", turn_limit="100")
    play.end()
    assert play.winner == "-"
