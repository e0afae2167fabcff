"""The bases of the Moon Circus."""

from __future__ import annotations

from functools import partial

import pytest
from tests.games.smash_up.playing import at

TWO = "moon_circus+cowboys,vikings+robots"
two = partial(at, factions=TWO)


# -- The Big Top ---------------------------------------------------------------------------------

BIG_TOP = """
    the_big_top:
      A: gunfighter
    rhodes_plaza_mall:
    star_portal:
    A:
      hand: clown_shuttle, deputy, deputy, ringmaster
    """


def test_the_big_top_pays_for_the_second_minion_of_a_turn() -> None:
    play = two(BIG_TOP)
    play.play("ringmaster", "the_big_top")
    assert play.vp("A") == 0  # the Gunfighter came in another turn
    play.play("clown_shuttle")
    play.choose("deputy", place="the_big_top")
    play.choose("deputy", place="the_big_top")
    assert play.vp("A") == 1  # for the second of three
    assert play.vp("B") == 0
    play.done()


def test_the_big_top_pays_nothing_for_minions_at_different_bases() -> None:
    play = two(BIG_TOP)
    play.play("clown_shuttle")
    play.choose("deputy", place="the_big_top")
    play.choose("deputy", place="star_portal")
    assert play.vp("A") == 0
    play.done()


def test_the_big_top_pays_again_in_the_next_turn() -> None:
    play = two("""
        the_big_top:
        rhodes_plaza_mall:
        star_portal:
        A:
          hand: clone_clown, clone_clown
          deck: clone_clown, gunfighter, gunfighter, clone_clown, rest
        """)
    play.play("clone_clown", "the_big_top")
    play.choose("clone_clown", "the_big_top")
    assert play.vp("A") == 1
    play.next_turn("A")
    play.play("clone_clown", "the_big_top")
    play.choose("clone_clown", "the_big_top")
    assert play.vp("A") == 2
    play.done()


def test_the_big_top_pays_even_if_the_second_minion_has_left() -> None:
    play = at(
        """
        the_big_top:
          actions: box_office by B
        rhodes_plaza_mall:
        evans_city_cemetery:
        A:
          hand: encore, invader, supreme_overlord
        """,
        factions="moon_circus+aliens,moon_circus+robots",
        copies=2,
    )
    play.play("invader", "the_big_top")
    play.play("encore")
    play.decline()
    play.choose("supreme_overlord", place="the_big_top")
    play.choose("supreme_overlord")  # which returns itself
    assert play.hand("A") == ["supreme_overlord"]
    assert play.vp("A") == 2  # one of them for the Invader
    assert len(play.hand("B")) == 2  # the Box Office saw both
    play.done()


# -- Crater Arena --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "vp"),
    [
        ("deputy, deputy, ringmaster +6", "raider +6", (5, 3)),
        ("deputy, ringmaster +8", "raider +6", (4, 3)),
        ("ringmaster +9", "huscarl, huscarl, huscarl +4", (4, 4)),
        ("deputy, deputy, ringmaster +5, deputy", "huscarl, huscarl, huscarl +4", (5, 4)),
    ],
)
def test_crater_arena_pays_a_crowd_of_three(mine: str, theirs: str, vp: tuple[int, int]) -> None:
    play = two(f"""
        crater_arena:
          A: {mine}
          B: {theirs}
        rhodes_plaza_mall:
        star_portal:
        base deck: evans_city_cemetery, rest
        """)
    play.end()
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == vp
    play.done("B")


def test_crater_arena_pays_nobody_for_a_crowd_elsewhere() -> None:
    play = two("""
        crater_arena:
          A: ringmaster +19
        rhodes_plaza_mall:
          B: huscarl, huscarl, huscarl
        star_portal:
        base deck: evans_city_cemetery, rest
        """)
    play.end()
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (4, 0)
    play.done("B")
