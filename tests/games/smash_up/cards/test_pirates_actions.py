"""The Pirates, card by card: actions. Their minions and bases are in test_pirates_minions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.smash_up.playing import Play, at

FACTIONS = ("pirates+samurai", "aliens+cowboys", "ancient_egyptians+vikings")


def table(text: str, seats: int = 2, **settings: Any) -> Play:
    return at(text, seats=seats, factions=",".join(FACTIONS[:seats]), **settings)


# -- destroying ----------------------------------------------------------------------------------


def test_broadside_destroys_small_minions_of_one_player_at_a_base_where_you_have_one() -> None:
    play = table(
        """
        the_mothership:
          A: first_mate
          B: collector, scout (-1), invader, deputy +1
          C: mummy
        pyramids:
          B: collector
        tortuga:
          A: buccaneer
        saloon:
        A:
          hand: broadside
        """,
        seats=3,
    )
    play.play("broadside")
    assert play.options() == ["the_mothership", "tortuga"]
    play.choose("the_mothership")
    assert play.options() == ["A", "B", "C"]
    play.choose("B")
    assert play.pile("B") == ["collector", "scout"]
    assert play.minions("the_mothership") == [
        "A first_mate 2",
        "B deputy 3",
        "B invader 3",
        "C mummy 2",
    ]
    assert play.minions("pyramids") == ["B collector 2"]
    play.done()


@pytest.mark.rule("SU-47")
def test_broadside_may_hit_yourself_or_nobody() -> None:
    for victim, pile in (("A", ["broadside", "first_mate"]), ("B", ["broadside"])):
        play = table("""
            the_mothership:
              A: first_mate, buccaneer
              B: invader
            tortuga:
            pyramids:
            A:
              hand: broadside
            """)
        play.play("broadside")
        play.choose(victim)
        assert play.pile("A") == pile
        assert "B invader 3" in play.minions("the_mothership")
        play.done()


def test_broadside_without_a_minion_of_yours_does_nothing() -> None:
    play = table("""
        the_mothership:
          B: collector
        tortuga:
        pyramids:
        A:
          hand: broadside
        """)
    play.play("broadside")
    assert play.minions("the_mothership") == ["B collector 2"]
    assert play.pile("A") == ["broadside"]
    play.done()


def test_cannon_destroys_up_to_two_minions_of_power_two_or_less() -> None:
    play = table("""
        the_mothership:
          A: first_mate
          B: collector, invader
        pyramids:
          B: scout (-1), deputy +1
        tortuga:
        A:
          hand: cannon
        """)
    play.play("cannon")
    assert play.options() == ["collector", "decline", "first_mate", "scout"]
    play.choose("scout")
    assert play.options() == ["collector", "decline", "first_mate"]
    play.choose("collector")
    assert play.pile("B") == ["collector", "scout"]
    assert play.minions("the_mothership") == ["A first_mate 2", "B invader 3"]
    assert play.minions("pyramids") == ["B deputy 3"]
    play.done()


@pytest.mark.rule("SU-47")
@pytest.mark.parametrize("shots", [0, 1])
def test_cannon_may_destroy_fewer(shots: int) -> None:
    play = table("""
        the_mothership:
          B: collector, collector
        pyramids:
        tortuga:
        A:
          hand: cannon
        """)
    play.play("cannon")
    play.choose(*["collector"] * shots)
    play.decline()
    assert len(play.minions("the_mothership")) == 2 - shots
    assert len(play.pile("B")) == shots
    play.done()


def test_cannon_finds_nobody_among_strong_minions() -> None:
    play = table("""
        the_mothership:
          B: invader
        pyramids:
        tortuga:
        A:
          hand: cannon
        """)
    play.play("cannon")
    assert play.minions("the_mothership") == ["B invader 3"]
    play.done()


@pytest.mark.rule("SU-R24")
def test_minions_that_cannon_destroys_die_together() -> None:
    play = table("""
        saloon:
          A: first_mate
          B: collector
        pyramids:
        tortuga:
        A:
          hand: cannon
        """)
    play.play("cannon")
    play.choose("collector", "first_mate")
    assert play.minions("saloon") == []
    assert play.asked == "A play"  # nobody is left there to draw a card for the first one
    play.done()


def test_powderkeg_destroys_your_minion_and_all_that_are_not_stronger_at_its_base() -> None:
    play = table("""
        the_mothership:
          A: saucy_wench +1, pirate_king, first_mate
          B: invader +1, collector, supreme_overlord
        pyramids:
          B: collector
        tortuga:
        A:
          hand: powderkeg
        """)
    play.play("powderkeg")
    assert play.options() == ["first_mate", "pirate_king", "saucy_wench"]
    play.choose("saucy_wench")
    assert play.minions("the_mothership") == ["A pirate_king 5", "B supreme_overlord 5"]
    assert play.pile("A") == ["first_mate", "powderkeg", "saucy_wench"]
    assert play.pile("B") == ["collector", "invader"]
    assert play.minions("pyramids") == ["B collector 2"]
    play.done()


def test_powderkeg_needs_a_minion_of_yours() -> None:
    play = table("""
        the_mothership:
          B: collector
        pyramids:
        tortuga:
        A:
          hand: powderkeg
        """)
    play.play("powderkeg")
    assert play.minions("the_mothership") == ["B collector 2"]
    play.done()


@pytest.mark.rule("SU-R23")
def test_powderkeg_destroys_the_others_even_if_the_chosen_minion_stands() -> None:
    play = table("""
        the_mothership:
          A: collector of B
          B: pirate_king of A
        pyramids:
        tortuga:
        active: B
        extra: action
        B:
          hand: form_a_posse, powderkeg of A
        """)
    play.play("form_a_posse")
    play.play("powderkeg")
    assert play.minions("the_mothership") == ["B pirate_king 6"]
    assert play.pile("B") == ["collector", "form_a_posse"]
    play.done("B")


# -- moving --------------------------------------------------------------------------------------


def test_dinghy_moves_up_to_two_of_your_minions_each_where_you_like() -> None:
    play = table("""
        the_mothership:
          A: buccaneer, first_mate +1
          B: invader
        pyramids:
          A: pirate_king
        tortuga:
        A:
          hand: dinghy
        """)
    play.play("dinghy")
    assert play.options() == ["buccaneer", "decline", "first_mate", "pirate_king"]
    play.choose("buccaneer")
    assert play.options() == ["pyramids", "tortuga"]
    play.choose("tortuga")
    assert play.options() == ["decline", "first_mate", "pirate_king"]  # not the same one again
    play.choose("first_mate", "pyramids")
    assert play.minions("tortuga") == ["A buccaneer 4"]
    assert play.minions("pyramids") == ["A first_mate 3", "A pirate_king 5"]
    assert play.minions("the_mothership") == ["B invader 3"]
    play.done()


@pytest.mark.rule("SU-47")
def test_dinghy_may_move_one_minion_or_none() -> None:
    play = table("""
        the_mothership:
          A: buccaneer, first_mate
        pyramids:
        tortuga:
        extra: action
        A:
          hand: dinghy, dinghy
        """)
    play.play("dinghy")
    play.decline()
    assert play.minions("the_mothership") == ["A buccaneer 4", "A first_mate 2"]
    play.play("dinghy")
    play.choose("buccaneer", "tortuga")
    play.decline()
    assert play.minions("the_mothership") == ["A first_mate 2"]
    assert play.minions("tortuga") == ["A buccaneer 4"]
    play.done()


def test_dinghy_without_minions_of_yours_does_nothing() -> None:
    play = table("""
        the_mothership:
          B: invader
        pyramids:
        tortuga:
        A:
          hand: dinghy
        """)
    play.play("dinghy")
    assert play.minions("the_mothership") == ["B invader 3"]
    play.done()


def test_full_sail_moves_any_number_of_your_minions() -> None:
    play = table("""
        the_mothership:
          A: buccaneer, first_mate, saucy_wench
          B: invader
        pyramids:
          A: pirate_king
        tortuga:
        A:
          hand: full_sail
        """)
    play.play("full_sail")
    play.choose("buccaneer", "tortuga", "first_mate", "tortuga", "saucy_wench", "pyramids")
    assert play.options() == ["decline", "pirate_king"]
    play.choose("pirate_king", "tortuga")
    assert play.minions("tortuga") == ["A buccaneer 4", "A first_mate 2", "A pirate_king 5"]
    assert play.minions("pyramids") == ["A saucy_wench 3"]
    assert play.minions("the_mothership") == ["B invader 3"]
    play.done()


@pytest.mark.rule("SU-47")
def test_full_sail_may_stop_at_any_time() -> None:
    play = table("""
        the_mothership:
          A: buccaneer, first_mate, saucy_wench
        pyramids:
        tortuga:
        A:
          hand: full_sail
        """)
    play.play("full_sail")
    play.choose("buccaneer", "tortuga")
    play.decline()
    assert play.minions("the_mothership") == ["A first_mate 2", "A saucy_wench 3"]
    play.done()


@pytest.mark.rule("SU-43", "SU-123")
def test_full_sail_can_be_played_before_a_base_scores_even_to_leave_it() -> None:
    play = table("""
        pyramids:
          A: buccaneer +17
          B: invader
        the_homeworld:
        saloon:
        active: B
        A:
          hand: full_sail
        """)
    play.end()
    assert play.asked == "A special"
    assert play.options() == ["decline", "full_sail"]
    play.choose("full_sail", "buccaneer", "the_homeworld")
    assert (play.vp("A"), play.vp("B")) == (0, 4)  # it scores all the same
    assert play.minions("the_homeworld") == ["A buccaneer 21"]
    assert play.pile("A") == ["full_sail"]
    play.done()


def test_full_sail_need_not_be_played_before_a_base_scores() -> None:
    play = table("""
        pyramids:
          A: buccaneer +17
        tortuga:
        saloon:
        A:
          hand: full_sail
        """)
    play.end()
    play.decline()
    assert "full_sail" in play.hand("A")
    assert play.pile("A") == ["buccaneer"]
    play.done("B")


def test_sea_dogs_moves_other_players_minions_of_one_faction_from_base_to_base() -> None:
    play = table(
        """
        the_mothership:
          A: first_mate, scout of B
          B: invader, collector +1, deputy
          C: scout of B, mummy
        pyramids:
          B: scout
        tortuga:
        saloon:
        A:
          hand: sea_dogs
        """,
        seats=3,
    )
    play.play("sea_dogs")
    assert play.asked == "A name-faction"
    assert play.options() == [
        "aliens",
        "ancient_egyptians",
        "cowboys",
        "pirates",
        "samurai",
        "vikings",
    ]
    play.choose("aliens")
    assert play.options() == ["pyramids", "saloon", "the_mothership", "tortuga"]
    play.choose("the_mothership")
    assert play.options() == ["pyramids", "saloon", "tortuga"]
    play.choose("tortuga")
    assert play.minions("tortuga") == ["B collector 3", "B invader 3", "C scout 3"]
    assert play.minions("the_mothership") == [
        "A first_mate 2",
        "A scout 3",
        "B deputy 2",
        "C mummy 2",
    ]
    assert play.minions("pyramids") == ["B scout 3"]
    assert "A names the Aliens." in play.log("B")
    play.done()


@pytest.mark.rule("SU-45")
def test_sea_dogs_may_name_a_faction_that_is_not_there() -> None:
    play = table("""
        the_mothership:
          A: first_mate
          B: invader
        pyramids:
        tortuga:
        A:
          hand: sea_dogs
        """)
    play.play("sea_dogs")
    play.choose("pirates", "the_mothership", "tortuga")
    assert play.minions("the_mothership") == ["A first_mate 2", "B invader 3"]
    assert play.minions("tortuga") == []
    play.done()


def test_shanghai_moves_a_minion_of_another_player() -> None:
    play = table("""
        the_mothership:
          A: first_mate, sheriff of B
          B: invader +1
        pyramids:
          B: collector, buccaneer of A
        tortuga:
        A:
          hand: shanghai
        """)
    play.play("shanghai")
    assert play.options() == ["buccaneer", "collector", "invader"]  # must be one of B's
    play.choose("invader")
    assert play.options() == ["pyramids", "tortuga"]
    play.choose("tortuga")
    assert play.minions("tortuga") == ["B invader 4"]
    assert play.minions("the_mothership") == ["A first_mate 2", "A sheriff 5"]
    assert play.minions("pyramids") == ["B buccaneer 4", "B collector 2"]
    assert play.vp("B") == 0  # being moved is not being played (SU-60)
    play.done()


def test_shanghai_finds_nobody_among_your_own_minions() -> None:
    play = table("""
        the_mothership:
          A: first_mate
        pyramids:
        tortuga:
        A:
          hand: shanghai
        """)
    play.play("shanghai")
    assert play.minions("the_mothership") == ["A first_mate 2"]
    play.done()


@pytest.mark.rule("SU-54", "SU-R9", "SU-28")
def test_swashbuckling_strengthens_the_minions_you_have_now_until_the_end_of_the_turn() -> None:
    play = table("""
        the_mothership:
          A: buccaneer, scout of B
          B: invader
        pyramids:
          A: first_mate
          B: pirate_king of A
        tortuga:
        A:
          hand: swashbuckling, saucy_wench
        """)
    play.play("swashbuckling")
    play.play("saucy_wench", "tortuga")
    assert play.minions("the_mothership") == ["A buccaneer 5", "A scout 4", "B invader 3"]
    assert play.minions("pyramids") == ["A first_mate 3", "B pirate_king 5"]
    assert play.minions("tortuga") == ["A saucy_wench 3"]
    play.next_turn("B")
    assert play.minions("the_mothership") == ["A buccaneer 4", "A scout 3", "B invader 3"]
    assert play.minions("pyramids") == ["A first_mate 2", "B pirate_king 5"]


def test_swashbuckling_without_minions_does_nothing() -> None:
    play = table("""
        the_mothership:
          B: invader
        pyramids:
        tortuga:
        A:
          hand: swashbuckling
        """)
    play.play("swashbuckling")
    assert play.minions("the_mothership") == ["B invader 3"]
    assert play.pile("A") == ["swashbuckling"]
    play.done()
