"""The Aliens, card by card: minions and bases. Their actions are in test_aliens_actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.smash_up.playing import Play, at

FACTIONS = ("aliens+ancient_egyptians", "pirates+cowboys", "samurai+vikings")


def table(text: str, seats: int = 2, **settings: Any) -> Play:
    return at(text, seats=seats, factions=",".join(FACTIONS[:seats]), **settings)


# -- minions -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-87", "SU-63")
def test_supreme_overlord_returns_any_minion_and_what_lay_on_it_is_discarded() -> None:
    play = table("""
        tortuga:
          B: buccaneer +2 [ancient_curse by A], first_mate
        pyramids:
          A: invader
        the_grey_opal:
        A:
          hand: supreme_overlord
        """)
    play.play("supreme_overlord", "pyramids")
    assert play.options() == ["buccaneer", "decline", "first_mate", "invader", "supreme_overlord"]
    play.choose("buccaneer")
    assert play.hand("B") == ["buccaneer"]
    assert play.pile("A") == ["ancient_curse"]
    assert play.minions("tortuga") == ["B first_mate 2"]
    assert play.minions("pyramids") == ["A invader 3", "A supreme_overlord 5"]
    play.done()


def test_supreme_overlord_need_not_return_anything() -> None:
    play = table("""
        tortuga:
          B: buccaneer
        pyramids:
        the_grey_opal:
        A:
          hand: supreme_overlord
        """)
    play.play("supreme_overlord", "tortuga")
    play.decline()
    assert play.minions("tortuga") == ["A supreme_overlord 5", "B buccaneer 4"]
    play.done()


def test_supreme_overlord_alone_may_return_itself() -> None:
    play = table("""
        tortuga:
        pyramids:
        the_grey_opal:
        A:
          hand: supreme_overlord
        """)
    play.play("supreme_overlord", "tortuga")
    assert play.options() == ["decline", "supreme_overlord"]
    play.choose("supreme_overlord")
    assert play.hand("A") == ["supreme_overlord"]
    play.done()


@pytest.mark.rule("SU-64")
def test_supreme_overlord_returns_a_stolen_minion_to_its_owner() -> None:
    play = table("""
        tortuga:
          A: sheriff of B
        pyramids:
        the_grey_opal:
        A:
          hand: supreme_overlord
        """)
    play.play("supreme_overlord", "pyramids")
    play.choose("sheriff")
    assert play.hand("B") == ["sheriff"]
    assert play.hand("A") == []
    play.done()


def test_invader_gives_one_vp_at_once_to_whoever_plays_it() -> None:
    play = table("""
        tortuga:
        pyramids:
        the_grey_opal:
        active: B
        B:
          hand: invader of A
        """)
    play.play("invader", "tortuga")
    assert (play.vp("A"), play.vp("B")) == (0, 1)
    assert play.minions("tortuga") == ["B invader 3"]
    play.done("B")


@pytest.mark.rule("SU-60")
def test_invader_gives_nothing_for_being_moved_and_its_vp_is_kept_when_it_leaves() -> None:
    play = table("""
        tortuga:
        pyramids:
        the_grey_opal:
        A:
          hand: invader, invasion, beam_up
        extra: action
        """)
    play.play("invader", "tortuga")
    play.play("invasion")
    play.choose("pyramids")
    assert play.minions("pyramids") == ["A invader 3"]
    assert play.vp("A") == 1
    play.play("beam_up")
    assert play.hand("A") == ["invader"]
    assert play.vp("A") == 1
    play.done()


@pytest.mark.rule("SU-130")
def test_scout_returns_to_hand_after_its_base_has_scored() -> None:
    play = table("""
        tortuga:
          A: scout +18, invader
        pyramids:
          A: scout
        the_grey_opal:
        """)
    play.end()
    assert play.asked == "A return"
    assert play.options() == ["decline", "scout"]
    assert play.vp("A") == 4  # the base has scored, with the Scout
    play.choose("scout")
    assert "scout" in play.hand("A")
    assert "Scout returns to A's hand." in play.log("B")
    assert play.pile("A") == ["invader"]
    assert play.minions("pyramids") == ["A scout 3"]
    play.done("B")


def test_scout_may_be_discarded_like_the_others() -> None:
    play = table("""
        tortuga:
          A: scout +18
        pyramids:
        the_grey_opal:
        """)
    play.end()
    play.decline()
    assert play.pile("A") == ["scout"]
    play.done("B")


@pytest.mark.rule("SU-74", "SU-64")
def test_a_stolen_scout_asks_its_controller_and_returns_to_its_owner() -> None:
    play = table("""
        tortuga:
          B: scout of A +18
        pyramids:
        the_grey_opal:
        """)
    play.end()
    assert play.asked == "B return"
    play.choose("scout")
    assert play.hand("B") == []
    assert "Scout returns to your hand." in play.log("A")
    play.done("B")


@pytest.mark.rule("SU-R23")
def test_scout_cannot_return_while_form_a_posse_holds_it() -> None:
    play = table("""
        tortuga:
          B: scout of A +18
        pyramids:
        the_grey_opal:
        active: B
        B:
          hand: form_a_posse
        """)
    play.play("form_a_posse")
    play.end()
    play.choose("scout")
    assert play.pile("A") == ["scout"]
    assert play.hand("A") == []
    play.done()


def test_collector_returns_a_minion_of_power_three_or_less_here() -> None:
    play = table("""
        tortuga:
          A: invader, scout +1
          B: saucy_wench, buccaneer, pinkerton (-1)
        pyramids:
          B: first_mate
        the_grey_opal:
        A:
          hand: collector
        """)
    play.play("collector", "tortuga")
    assert play.options() == ["collector", "decline", "invader", "pinkerton", "saucy_wench"]
    play.choose("pinkerton")
    assert play.hand("B") == ["pinkerton"]
    assert play.minions("tortuga") == [
        "A collector 2",
        "A invader 3",
        "A scout 4",
        "B buccaneer 4",
        "B saucy_wench 3",
    ]
    assert play.minions("pyramids") == ["B first_mate 2"]
    play.done()


def test_collector_may_decline_and_finds_only_itself_among_strong_minions() -> None:
    play = table("""
        tortuga:
          B: buccaneer
        pyramids:
          B: first_mate
        the_grey_opal:
        A:
          hand: collector
        """)
    play.play("collector", "tortuga")
    assert play.options() == ["collector", "decline"]
    play.decline()
    assert play.minions("tortuga") == ["A collector 2", "B buccaneer 4"]
    play.done()


# -- bases ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-R54")
def test_a_collector_that_returns_itself_to_the_homeworld_stops_after_200_plays() -> None:
    play = table("""
        the_homeworld:
        tortuga:
        pyramids:
        A:
          hand: collector
        """)
    play.g.acts = 197
    play.play("collector", "the_homeworld")
    for _ in range(2):
        play.choose("collector")
        assert play.asked == "A extra"
        play.play("collector", "the_homeworld")
    assert play.g.acts == 200
    play.choose("collector")
    assert play.hand("A") == ["collector"]
    assert play.options() == ["end"]


@pytest.mark.rule("SU-80")
def test_the_homeworld_gives_an_extra_minion_of_power_two_or_less() -> None:
    play = table("""
        the_homeworld:
        tortuga:
        pyramids:
        A:
          hand: scout, collector, invader, mummy
        """)
    play.play("scout", "the_homeworld")
    assert play.asked == "A extra"
    assert play.options() == [
        "decline",
        *(
            f"play {card} {base}"
            for card in ("collector", "mummy")
            for base in sorted(play.bases())
        ),
    ]
    play.play("mummy", "tortuga")
    assert play.minions("tortuga") == ["A mummy 2"]
    assert play.asked == "A play"  # the second minion was played elsewhere
    assert play.hand("A") == ["collector", "invader"]
    assert play.why_not("play", "collector", "tortuga") == "SU-18"
    play.done()


@pytest.mark.rule("SU-39")
def test_the_homeworld_works_again_for_the_extra_minion_played_there() -> None:
    play = table("""
        the_homeworld:
        tortuga:
        pyramids:
        A:
          hand: scout, mummy, mummy
        """)
    play.play("scout", "the_homeworld")
    play.play("mummy", "the_homeworld")
    play.play("mummy", "the_homeworld")
    assert play.minions("the_homeworld") == ["A mummy 2", "A mummy 2", "A scout 3"]
    assert play.g.extras == [[0, 1, -1]]  # for the last Mummy; the hand is empty
    play.done()


@pytest.mark.rule("SU-80")
def test_the_extra_minion_of_the_homeworld_can_be_kept_for_later() -> None:
    play = table("""
        the_homeworld:
        tortuga:
        pyramids:
        A:
          hand: scout, invader, mummy
        """)
    play.play("scout", "the_homeworld")
    play.decline()
    assert not play.can("play", "invader", "tortuga")
    play.play("mummy", "pyramids")
    assert play.minions("pyramids") == ["A mummy 2"]
    play.done()


@pytest.mark.rule("SU-60")
def test_the_homeworld_does_not_care_for_minions_played_elsewhere_or_moved_there() -> None:
    play = table("""
        the_homeworld:
        tortuga:
        pyramids:
        A:
          hand: scout, mummy, invasion
        """)
    play.play("scout", "tortuga")
    assert play.asked == "A play"
    play.play("invasion")
    play.choose("the_homeworld")
    assert play.minions("the_homeworld") == ["A scout 3"]
    assert not play.g.extras
    play.done()


@pytest.mark.rule("SU-81")
def test_the_homeworld_asks_the_owner_of_a_stolen_minion_who_must_play_at_once() -> None:
    play = table("""
        the_homeworld:
        tortuga:
        pyramids:
        active: B
        A:
          hand: mummy, invader
        B:
          hand: scout of A, first_mate
        """)
    play.play("scout", "the_homeworld")
    assert play.asked == "A extra"
    assert play.table.question is not None
    assert play.table.question.rule == "SU-81"
    play.play("mummy", "pyramids")
    assert play.minions("pyramids") == ["A mummy 2"]
    assert not play.g.extras
    assert not play.can("play", "first_mate", "tortuga")
    play.done("B")


@pytest.mark.rule("SU-81")
def test_the_owner_of_a_stolen_minion_may_let_the_homeworld_be() -> None:
    play = table("""
        the_homeworld:
        tortuga:
        pyramids:
        active: B
        A:
          hand: mummy
        B:
          hand: scout of A
        """)
    play.play("scout", "the_homeworld")
    play.decline()
    assert play.hand("A") == ["mummy"]
    assert not play.g.extras
    play.done("B")


def test_with_the_errata_the_homeworld_works_once_per_turn_for_each_player() -> None:
    play = table(
        """
        the_homeworld:
        tortuga:
        pyramids:
        A:
          hand: scout, mummy, mummy, first_mate of B
        B:
          hand: deputy
        extra: minion
        """,
        texts="errata",
    )
    play.play("scout", "the_homeworld")
    play.play("mummy", "the_homeworld")
    assert play.asked == "A play"  # no second extra minion for A
    play.play("first_mate", "the_homeworld")
    assert play.asked == "B extra"  # but B's first one
    play.play("deputy", "tortuga")
    assert play.asked == "A play"
    assert not play.can("play", "mummy", "tortuga")
    play.next_turn("B")
    play.next_turn("A")
    play.play("mummy", "the_homeworld")
    assert play.asked == "A extra"  # a new turn
    play.decline()
    play.done()


def test_with_the_errata_an_extra_minion_kept_uses_the_homeworld_up() -> None:
    play = table(
        """
        the_homeworld:
        tortuga:
        pyramids:
        A:
          hand: scout, mummy, mummy
        """,
        texts="errata",
    )
    play.play("scout", "the_homeworld")
    play.decline()
    play.play("mummy", "the_homeworld")
    assert play.asked == "A play"
    assert not play.g.extras
    assert not play.can("play", "mummy", "tortuga")
    play.done()


@pytest.mark.rule("SU-R21")
def test_with_the_errata_a_chance_of_the_homeworld_let_pass_is_not_used_up() -> None:
    play = table(
        """
        the_homeworld:
        tortuga:
        pyramids:
        active: B
        A:
          hand: mummy, mummy
        B:
          hand: scout of A, invader of A, collector of A
        extra: minion, minion
        """,
        texts="errata",
    )
    play.play("scout", "the_homeworld")
    play.decline()
    play.play("invader", "the_homeworld")
    assert play.asked == "A extra"
    play.play("mummy", "tortuga")
    play.play("collector", "the_homeworld")
    play.decline()  # Collector returns nothing
    assert play.asked == "B play"
    assert play.hand("A") == ["mummy"]
    play.done("B")


def test_the_mothership_lets_the_winner_return_a_minion_of_power_three_or_less() -> None:
    play = table("""
        the_mothership:
          A: invader, scout +1, mummy (+1), supreme_overlord +5
          B: first_mate
        tortuga:
          A: collector
        pyramids:
        """)
    play.end()
    play.choose("the_mothership")  # before the Specials of Scout, Mummy and First Mate
    assert play.asked == "A return"
    assert play.options() == ["decline", "invader", "mummy"]
    play.choose("invader")
    assert "Invader returns to A's hand." in play.log("B")
    assert (play.vp("A"), play.vp("B")) == (4, 2)
    play.choose("scout")
    play.decline()
    play.choose("mummy")
    play.decline()
    play.decline()  # First Mate
    assert play.pile("A") == ["mummy", "scout", "supreme_overlord"]
    assert play.pile("B") == ["first_mate"]
    assert play.minions("tortuga") == ["A collector 2"]
    play.done("B")


def test_the_mothership_may_be_declined() -> None:
    play = table("""
        the_mothership:
          A: invader +17
          A: collector
        tortuga:
        pyramids:
        """)
    play.end()
    assert play.options() == ["collector", "decline"]
    play.decline()
    assert play.pile("A") == ["collector", "invader"]
    play.done("B")


def test_the_mothership_finds_nothing_among_strong_minions() -> None:
    play = table("""
        the_mothership:
          A: supreme_overlord +15
          B: sheriff
        tortuga:
        pyramids:
        """)
    play.end()
    play.decline()  # Sheriff's duel
    assert play.pile("A") == ["supreme_overlord"]
    assert play.pile("B") == ["sheriff"]
    play.done("B")


@pytest.mark.rule("SU-129", "SU-64")
def test_tied_winners_at_the_mothership_may_both_return_a_minion() -> None:
    play = table(
        """
        the_mothership:
          A: invader, supreme_overlord +5
          B: gunfighter, pirate_king +5
          C: scout of A, bushi
        tortuga:
        pyramids:
        the_grey_opal:
        active: B
        """,
        seats=3,
    )
    play.end()
    play.choose("the_mothership")
    assert play.asked == "B return"  # the current player first
    play.choose("gunfighter")
    assert play.asked == "A return"
    play.choose("invader")
    play.decline()  # Scout of C, who is third
    assert [play.vp(player) for player in "ABC"] == [4, 4, 1]
    assert play.pile("A") == ["scout", "supreme_overlord"]
    assert play.pile("B") == ["pirate_king"]
    assert play.pile("C") == ["bushi"]
    play.done("C")
