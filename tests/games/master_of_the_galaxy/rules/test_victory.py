"""The three ways to win, and that they end the game at once."""

from __future__ import annotations

import pytest

import fiendish
from fiendish.engine.effects import GameOver
from fiendish.games import find
from fiendish.games.master_of_the_galaxy.rules.victory import check_victory
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
    assert play.table.result is not None
    assert play.table.result.ranks == (1, 1)  # the draw is everybody's


@pytest.mark.rule("MG-R46")
def test_without_such_an_agreement_there_is_no_limit_but_programs_stop() -> None:
    assert fiendish.new("master_of_the_galaxy").settings["turn_limit"] == 0
    play = at("phase: use\nturn: 100000\nA:\n  card: oracle-zhen")
    play.end()
    assert play.winner == ""
    play.done("B")
    assert find("master_of_the_galaxy").alone == {"turn_limit": 500}


@pytest.mark.rule("MG-33")
def test_bases_that_wait_on_cards_do_not_count() -> None:
    play = at(
        """
        phase: use
        A:
          species: humans +base
          systems: home-nw 3, march-nw 3, edge-n 2
          card: oracle-zhen
        """
    )
    assert (play.winner, play.unused("A")) == ("", 0)


@pytest.mark.rule("MG-34", "MG-36", "MG-105")
def test_an_advantage_may_be_the_fifth_symbol_in_the_middle_of_a_phase() -> None:
    play = at(
        """
        drawn: red red
        A:
          species: roc [agenda red red red red blue white]
          systems: home-nw, march-nw
          card: defence-grid [red red white]
        conflicts:
          border-war: march-nw against march-ne
        """
    )
    assert play.symbols("A")["military"] == 4
    play.put("red", "border-war", "red")
    assert play.winner == "A"


@pytest.mark.rule("MG-R29")
def test_another_starting_system_alone_is_not_a_second_one() -> None:
    play = at(
        """
        phase: rewards
        A:
          species: humans +base
          systems: reach-sw
          route: reach-sw>home-sw red red red
        D:
          systems: march-sw
        """,
        seats=4,
    )
    play.place("humans", "home-sw")  # his own home is lost
    assert play.winner == ""
    play.keep()


@pytest.mark.rule("MG-R29", "MG-35")
def test_a_second_starting_system_counts_however_it_came() -> None:
    play = at(
        """
        phase: rewards
        A:
          species: humans +base
          systems: home-nw, reach-se
          route: reach-se>home-se white white white
        B:
          systems: march-se
        """
    )
    play.place("humans", "home-se")
    assert play.winner == "A"
    assert play.table.result is not None
    assert play.table.result.rule == "MG-35"


@pytest.mark.rule("MG-R30")
@pytest.mark.parametrize(("active", "winner"), [("A", "A"), ("B", "B"), ("C", "A")])
def test_of_two_who_meet_a_condition_at_once_the_active_player_wins_or_the_next(
    active: str, winner: str
) -> None:
    """No card of today makes two players win at once, so it is asked of the check itself."""
    play = at(f"active: {active}\ndrawn: red", seats=3)
    g = play.g
    g.holder[:4] = bytes([1, 2, 2, 1])  # A and B have two starting systems each
    with pytest.raises(GameOver):
        check_victory(g)
    assert "ABC"[g.winner] == winner
