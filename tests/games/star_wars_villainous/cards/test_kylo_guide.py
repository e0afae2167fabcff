"""Kylo Ren's guide: the Destiny Tracker and the objective."""

from __future__ import annotations

import pytest

from fiendish.games.villainous.rules.changes import remove
from tests.games.star_wars_villainous.playing import Play, at, fated, new

FIGHT = """
    A:
      mover: snokes_throne_room
      light: {}
      conflict: {}
      dark: {}
      jakku: finn, flametroopers
"""


def fight(light: int, conflict: int, dark: int) -> Play:
    """Finn can be vanquished; the tokens are in these zones."""
    return at(FIGHT.format(light, conflict, dark), villains="kylo_ren")


@pytest.mark.rule("SW-159", "SW-170")
def test_all_six_tokens_start_in_conflict():
    play = new(villains=["kylo_ren", "darth_vader"], first=0)
    assert play.destiny() == (0, 6, 0)
    assert play.view("B").realms[0].marks == [0, 6, 0]


@pytest.mark.rule("SW-159", "SW-160")
def test_a_vanquished_hero_moves_a_token_one_step():
    play = fight(0, 6, 0)
    play.vanquish("finn")
    assert play.destiny() == (0, 5, 1)
    assert "A Destiny token goes from Conflict to Dark." in play.log("B")
    play.done()


@pytest.mark.rule("SW-160")
def test_his_player_chooses_which_token():
    play = fight(1, 5, 0)
    play.vanquish("finn")
    assert (play.asked, play.options()) == ("A darker", ["conflict", "light"])
    play.choose("light")
    assert play.destiny() == (0, 6, 0)
    play.done()


@pytest.mark.rule("SW-160")
def test_a_hero_defeated_by_a_card_counts_too():
    play = at(
        """
        A:
          mover: snokes_throne_room
          ambition: 2
          hand: let_the_past_die
          snokes_throne_room: finn
    """,
        villains="kylo_ren",
    )
    play.play("let_the_past_die")
    assert play.destiny() == (0, 5, 1)
    play.done()


@pytest.mark.rule("SW-160", "SW-143", "SW-R31")
def test_a_removed_hero_moves_no_token():
    play = fight(0, 6, 0)
    assert [*remove(play.g, play.handle("finn"))] == []
    assert play.destiny() == (0, 6, 0)
    assert play.fate_pile("A") == ["finn"]


@pytest.mark.rule("SW-160", "SW-75")
def test_a_hero_in_another_sector_moves_no_token():
    play = at("""
        A:
          mover: cloud_city
          mustafar: han_solo, boba_fett
    """, villains="darth_vader,kylo_ren")  # fmt: skip
    play.vanquish("han_solo")
    assert play.destiny("B") == (0, 6, 0)
    play.done()


@pytest.mark.rule("SW-162", "SW-30", "SW-155")
def test_the_sixth_token_in_dark_wins_at_once():
    play = fight(0, 1, 5)
    play.vanquish("finn")
    assert play.winner == "A"
    assert play.destiny() == (0, 0, 6)


@pytest.mark.rule("SW-162")
@pytest.mark.parametrize(("tokens", "left"), [((0, 2, 4), (0, 1, 5)), ((1, 0, 5), (0, 1, 5))])
def test_five_are_not_enough(tokens: tuple[int, int, int], left: tuple[int, int, int]):
    play = fight(*tokens)
    play.vanquish("finn")
    assert play.destiny() == left
    assert play.winner == ""
    play.done()


@pytest.mark.rule("SW-161")
def test_the_fating_player_chooses_which_token_goes_to_the_light():
    play = fated("conflict: 5\ndark: 1", "ben", "finn", villains="kylo_ren")
    play.choose("ben")
    assert (play.asked, play.options()) == ("B lighter", ["conflict", "dark"])
    play.choose("dark")
    assert play.destiny() == (0, 6, 0)
    play.done("B")


@pytest.mark.rule("SW-159", "SW-R63")
def test_tokens_in_light_go_no_further():
    play = fated("light: 6\nconflict: 0", "ben", "finn", villains="kylo_ren")
    play.choose("ben")
    assert play.destiny() == (6, 0, 0)
    play.done("B")


@pytest.mark.rule("SW-170")
@pytest.mark.parametrize("tokens", [(1, 6, 0), (0, 5, 0)])
def test_there_are_always_six(tokens: tuple[int, int, int]):
    with pytest.raises(ValueError, match="SW-170"):
        fight(*tokens)


def test_progress_says_where_the_tokens_are():
    realm = fight(1, 2, 3).view().realms[0]
    assert realm.progress == "3 of 6 Destiny tokens in Dark, 2 in Conflict, 1 in Light"
    far, near = (fight(*zones).view().realms[0].nearness for zones in ((1, 5, 0), (0, 5, 1)))
    assert 0 <= far < near <= 1


def test_a_token_in_the_dark_is_worth_four_in_conflict_and_all_in_the_dark_the_whole():
    """Two Heroes to be defeated count as much as two tokens in Conflict."""
    zones = {
        "": 6,
        "light: 6\n  conflict: 0": 0,
        "conflict: 3\n  dark: 3": 15,
        "conflict: 1\n  dark: 5": 21,
    }
    for tokens, points in zones.items():
        play = at(f"A:\n  credits: 0\n  {tokens}\n", villains="kylo_ren")
        assert play.view().realms[0].nearness == pytest.approx(points / 26)
    play = at("A:\n  conflict: 1\n  dark: 5\n  jakku: finn, rey\n", villains="kylo_ren")
    assert play.view().realms[0].nearness == pytest.approx(23 / 26)
