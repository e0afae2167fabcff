"""The end of the game: 15 VP at the end of a turn, ties, and what does not end it."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import Play, at


def with_vp(*vp: int, active: str = "A", more: str = "") -> Play:
    lines = [f"active: {active}"]
    for player, points in zip("ABCD", vp, strict=False):
        lines += [f"{player}:", f"  vp: {points}"]
    return at("\n".join(lines) + "\n" + more, seats=len(vp))


@pytest.mark.rule("SU-136", "SU-29")
@pytest.mark.parametrize(
    ("vp", "winner"),
    [
        ((14, 0), ""),
        ((14, 14), ""),
        ((15, 0), "A"),
        ((0, 15), "B"),  # also on another player's turn
        ((15, 17), "B"),  # the most, whoever was first to have 15
        ((21, 20), "A"),
        ((3, 15, 16), "C"),
        ((15, 14, 14, 13), "A"),
    ],
)
def test_at_the_end_of_a_turn_with_15_vp_the_one_with_the_most_wins(
    vp: tuple[int, ...], winner: str
) -> None:
    play = with_vp(*vp)
    assert play.winners == ""
    play.end()
    assert play.winners == winner
    if not winner:
        play.done("B")


@pytest.mark.rule("SU-3", "SU-136")
def test_reaching_15_in_the_middle_of_a_turn_ends_nothing_yet() -> None:
    play = at(
        """
        saloon:
        pyramids:
        star_portal:
        A:
          hand: invader, collector
          vp: 14
        extra: minion
        """,
        factions="aliens+cowboys,samurai+vikings",
    )
    play.play("invader", "saloon")
    assert play.vp("A") == 15
    play.play("collector", "saloon")  # the turn goes on
    play.decline()
    play.done()
    play.end()
    assert play.winners == "A"
    assert len(play.hand("A")) == 2  # after the Draw phase
    assert play.table.result is not None
    assert play.table.result.rule == "SU-136"


@pytest.mark.rule("SU-3", "SU-136")
def test_another_player_may_overtake_before_the_turn_is_over() -> None:
    play = at("""
        pyramids:
          A: gunfighter +5
          B: raider +9
        longhouse:
          B: raider +21
        saloon:
        A:
          vp: 13
        B:
          vp: 8
        """)
    play.end()
    play.choose("pyramids")
    assert play.winners == "B"  # A had 15 first, then the second base gave B 17
    assert (play.vp("A"), play.vp("B")) == (15, 17)


@pytest.mark.rule("SU-137", "SU-H19", "SU-158")
def test_two_players_with_16_each_have_not_won_and_the_next_turn_is_played() -> None:
    play = with_vp(16, 16)
    play.end()
    assert play.winners == ""
    play.done("B")
    play.end()
    assert play.winners == ""
    play.done("A")


@pytest.mark.rule("SU-137", "SU-R42")
def test_after_a_tie_the_check_is_made_at_the_end_of_each_turn() -> None:
    play = at(
        """
        saloon:
        pyramids:
        star_portal:
        A:
          hand: invader
          vp: 16
        B:
          vp: 16
        C:
          vp: 3
        """,
        seats=3,
        factions="aliens+cowboys,samurai+vikings,robots+zombies",
    )
    assert play.hand("A") == ["invader"]
    play.next_turn()
    assert play.winners == ""
    play.done("B")  # a normal turn
    play.next_turn()
    play.done("C")
    play.next_turn()
    play.done("A")
    play.play("invader", "saloon")
    play.end()
    assert (play.vp("A"), play.winners) == (17, "A")


@pytest.mark.rule("SU-137")
def test_a_tie_below_the_top_does_not_matter() -> None:
    play = with_vp(16, 15, 15)
    play.end()
    assert play.winners == "A"


@pytest.mark.rule("SU-137", "SU-158")
def test_three_tied_for_the_most_go_on_too() -> None:
    play = with_vp(18, 18, 18, 17)
    play.end()
    assert play.winners == ""
    play.done("B")


@pytest.mark.rule("SU-163")
def test_nobody_is_eliminated_and_there_are_no_teams() -> None:
    play = at("B:\n  deck:\nD:\n  deck:", seats=4)  # B and D have no cards at all
    for player in "BCDA":
        play.next_turn()
        play.done(player)
    result = with_vp(15, 15, 14, 20)
    result.end()
    assert result.winners == "D"
    assert result.table.result is not None
    assert result.table.result.ranks == (2, 2, 4, 1)


@pytest.mark.rule("SU-136")
def test_the_place_of_everybody_is_by_vp() -> None:
    play = with_vp(9, 15, 12)
    play.end()
    assert play.table.result is not None
    assert play.table.result.winners == (1,)
    assert play.table.result.ranks == (3, 1, 2)
