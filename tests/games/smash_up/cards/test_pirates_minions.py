"""The Pirates, card by card: minions and bases. Their actions are in test_pirates_actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.smash_up.playing import Play, at

FACTIONS = ("pirates+samurai", "aliens+cowboys", "ancient_egyptians+vikings")


def table(text: str, seats: int = 2, **settings: Any) -> Play:
    return at(text, seats=seats, factions=",".join(FACTIONS[:seats]), **settings)


# -- minions -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-122", "SU-124")
def test_pirate_king_moves_to_a_base_before_it_scores_and_counts_there() -> None:
    play = table("""
        the_mothership:
          A: buccaneer +4
          B: supreme_overlord +7
        tortuga:
          A: pirate_king, first_mate
        pyramids:
        """)
    play.end()
    assert play.asked == "A move"
    assert play.options() == ["decline", "pirate_king"]
    play.choose("pirate_king")
    assert (play.vp("A"), play.vp("B")) == (4, 2)  # 13 against 12
    assert play.pile("A") == ["buccaneer", "pirate_king"]
    assert play.minions("tortuga") == ["A first_mate 2"]
    play.done("B")


def test_pirate_king_may_stay_where_it_is() -> None:
    play = table("""
        the_mothership:
          A: buccaneer +4
          B: supreme_overlord +7
        tortuga:
          A: pirate_king
        pyramids:
        """)
    play.end()
    play.decline()
    assert (play.vp("A"), play.vp("B")) == (2, 4)
    assert play.minions("tortuga") == ["A pirate_king 5"]
    play.done("B")


@pytest.mark.rule("SU-43")
def test_pirate_king_is_asked_on_the_turn_of_another_player_too() -> None:
    play = table("""
        the_mothership:
          B: supreme_overlord +15
        tortuga:
          A: pirate_king
        pyramids:
        active: B
        """)
    play.end()
    assert play.asked == "A move"
    play.choose("pirate_king")
    assert (play.vp("A"), play.vp("B")) == (2, 4)
    play.done()


def test_pirate_king_at_the_base_that_scores_has_nowhere_to_go() -> None:
    play = table("""
        the_mothership:
          A: pirate_king
          B: supreme_overlord +10
        tortuga:
        pyramids:
        """)
    play.end()
    assert (play.vp("A"), play.vp("B")) == (2, 4)
    assert play.pile("A") == ["pirate_king"]
    play.done("B")


@pytest.mark.rule("SU-R46")
def test_pirate_king_may_refuse_one_base_and_sail_to_the_next() -> None:
    play = table("""
        tortuga:
          A: pirate_king
        the_grey_opal:
          B: invader +17
        the_mothership:
          B: supreme_overlord +18
        """)
    play.end()
    play.choose("the_grey_opal")
    play.decline()
    assert play.asked == "A move"
    play.choose("pirate_king")
    assert play.vp("A") == 2  # runner-up at The Mothership
    play.done("B")


def test_pirate_king_stays_while_form_a_posse_holds_it() -> None:
    play = table("""
        tortuga:
          B: pirate_king of A
        the_mothership:
          B: supreme_overlord +15
        pyramids:
        active: B
        B:
          hand: form_a_posse
        """)
    play.play("form_a_posse")
    play.end()
    play.choose("pirate_king")
    assert play.minions("tortuga") == ["B pirate_king 5"]
    play.done()


def test_buccaneer_moves_instead_of_being_destroyed_and_cannot_do_otherwise() -> None:
    play = table("""
        the_mothership:
          A: pirate_king
          B: buccaneer of A +1, invader
        pyramids:
        tortuga:
        A:
          hand: powderkeg
        """)
    play.play("powderkeg")
    assert play.asked == "B escape"  # whoever controls it
    assert play.options() == ["pyramids", "tortuga"]
    play.choose("tortuga")
    assert play.minions("tortuga") == ["B buccaneer 5"]
    assert play.minions("the_mothership") == []
    assert play.pile("A") == ["pirate_king", "powderkeg"]
    assert play.pile("B") == ["invader"]
    play.done()


@pytest.mark.rule("SU-82")
def test_buccaneer_takes_along_what_is_on_it_and_escapes_again_and_again() -> None:
    play = table(
        """
        the_mothership:
          A: buccaneer [ancient_curse by C]
        tortuga:
        pyramids:
        the_grey_opal:
        extra: action
        A:
          hand: cannon, broadside
        """,
        seats=3,
    )
    play.play("cannon")
    play.choose("buccaneer", "tortuga")
    assert play.actions("tortuga") == ["C ancient_curse on buccaneer"]
    play.play("broadside")
    play.choose("A", "pyramids")
    assert play.minions("pyramids") == ["A buccaneer 2"]
    play.done()


@pytest.mark.rule("SU-132")
def test_buccaneer_does_not_escape_from_a_base_that_has_scored() -> None:
    play = table("""
        the_mothership:
          A: buccaneer +16
        tortuga:
        pyramids:
        """)
    play.end()
    assert play.pile("A") == ["buccaneer"]
    play.done("B")


@pytest.mark.rule("SU-R35")
def test_a_buccaneer_that_escapes_has_not_been_destroyed() -> None:
    play = table("""
        saloon:
          A: buccaneer
          B: invader
        tortuga:
        pyramids:
        played: minion
        A:
          hand: yokai_attack, first_mate
        """)
    play.play("yokai_attack")
    play.choose("tortuga")
    assert play.minions("tortuga") == ["A buccaneer 4"]
    assert play.asked == "A play"  # no extra plays, and no card for anybody at the Saloon
    assert not play.g.extras
    assert not play.can("play", "first_mate", "pyramids")
    play.done()


def test_with_the_errata_buccaneer_may_be_destroyed() -> None:
    play = table(
        """
        the_mothership:
          A: buccaneer, pirate_king
        tortuga:
        pyramids:
        A:
          hand: powderkeg
        """,
        texts="errata",
    )
    play.play("powderkeg")
    play.choose("pirate_king")
    assert play.options() == ["decline", "pyramids", "tortuga"]
    play.decline()
    assert play.pile("A") == ["buccaneer", "pirate_king", "powderkeg"]
    play.done()


def test_with_the_errata_buccaneer_escapes_only_once_in_a_turn() -> None:
    play = table(
        """
        the_mothership:
          A: buccaneer (-2), buccaneer (-2)
        tortuga:
        pyramids:
        extra: action
        A:
          hand: broadside, broadside
        """,
        texts="errata",
    )
    play.play("broadside")
    play.choose("A")
    play.decline()  # the first one dies
    play.choose("tortuga")
    assert play.minions("tortuga") == ["A buccaneer 2"]
    play.play("broadside")
    play.choose("A")
    assert play.pile("A") == ["broadside", "broadside", "buccaneer", "buccaneer"]
    play.done()


def test_with_the_errata_buccaneer_can_escape_again_next_turn() -> None:
    play = table(
        """
        the_mothership:
          A: buccaneer
        tortuga:
          B: supreme_overlord
        pyramids:
        A:
          hand: powderkeg
        B:
          hand: high_noon
        """,
        texts="errata",
    )
    play.play("powderkeg")
    play.choose("tortuga")
    play.next_turn("B")
    play.play("high_noon")
    play.no_duel_cards()
    assert play.asked == "A escape"
    play.choose("pyramids")
    assert play.minions("pyramids") == ["A buccaneer 4"]
    play.done("B")


def test_saucy_wench_destroys_a_minion_of_power_two_or_less_here() -> None:
    play = table("""
        the_mothership:
          A: first_mate
          B: collector, invader, scout (-1), deputy +1
        pyramids:
          B: collector
        tortuga:
        A:
          hand: saucy_wench
        """)
    play.play("saucy_wench", "the_mothership")
    assert play.options() == ["collector", "decline", "first_mate", "scout"]
    play.choose("scout")
    assert play.pile("B") == ["scout"]
    assert play.minions("the_mothership") == [
        "A first_mate 2",
        "A saucy_wench 3",
        "B collector 2",
        "B deputy 3",
        "B invader 3",
    ]
    assert play.minions("pyramids") == ["B collector 2"]
    play.done()


def test_saucy_wench_may_decline() -> None:
    play = table("""
        the_mothership:
          B: collector
        pyramids:
        tortuga:
        A:
          hand: saucy_wench
        """)
    play.play("saucy_wench", "the_mothership")
    play.decline()
    assert play.minions("the_mothership") == ["A saucy_wench 3", "B collector 2"]
    play.done()


def test_saucy_wench_finds_nobody_among_strong_minions_or_elsewhere() -> None:
    play = table("""
        the_mothership:
          B: invader
        pyramids:
          B: collector
        tortuga:
        A:
          hand: saucy_wench
        """)
    play.play("saucy_wench", "the_mothership")
    assert play.minions("pyramids") == ["B collector 2"]
    play.done()


@pytest.mark.rule("SU-130", "SU-82")
def test_first_mate_moves_on_after_its_base_has_scored() -> None:
    play = table("""
        pyramids:
          A: first_mate +3, bushi +12
        tortuga:
          A: first_mate
        the_mothership:
        """)
    play.end()
    assert play.asked == "A move-where"
    assert play.options() == ["decline", "the_mothership", "tortuga"]
    assert play.vp("A") == 4
    play.choose("tortuga")
    assert play.minions("tortuga") == ["A first_mate 2", "A first_mate 5"]
    assert play.pile("A") == ["bushi"]
    play.done("B")


def test_first_mate_may_be_discarded_and_does_not_move_from_other_bases() -> None:
    play = table("""
        pyramids:
          A: first_mate +19
        tortuga:
          A: first_mate
        the_mothership:
        """)
    play.end()
    play.decline()
    assert play.pile("A") == ["first_mate"]
    assert play.minions("tortuga") == ["A first_mate 2"]
    play.done("B")


@pytest.mark.rule("SU-135")
def test_first_mate_can_make_the_next_base_ready() -> None:
    play = table("""
        pyramids:
          A: first_mate +19
        saloon:
          B: invader +4
        the_mothership:
        """)
    play.end()
    play.choose("saloon")
    assert (play.vp("A"), play.vp("B")) == (4 + 3, 2)
    assert play.asked == "A move-where"  # and on it goes
    play.choose("the_mothership")
    assert play.minions("the_mothership") == ["A first_mate 21"]


# -- bases ---------------------------------------------------------------------------------------


def test_the_grey_opal_lets_everybody_but_the_winner_save_a_minion() -> None:
    play = table(
        """
        the_grey_opal:
          A: pirate_king +5
          B: invader, supreme_overlord
          C: priest_of_anubis, pharaoh
        pyramids:
        tortuga:
          C: pyramid_engineer
        saloon:
        """,
        seats=3,
    )
    play.end()
    assert play.asked == "B move"
    assert play.options() == ["decline", "invader", "supreme_overlord"]
    play.choose("supreme_overlord")
    assert play.options() == ["pyramids", "saloon", "tortuga"]
    play.choose("tortuga")
    assert play.asked == "C move"
    assert play.options() == ["decline", "pharaoh", "priest_of_anubis"]
    play.decline()
    assert play.minions("tortuga") == ["B supreme_overlord 5", "C pyramid_engineer 3"]
    assert play.pile("A") == ["pirate_king"]
    assert play.pile("B") == ["invader"]
    assert play.pile("C") == ["pharaoh", "priest_of_anubis"]
    play.done("B")


@pytest.mark.rule("SU-R12", "SU-128")
def test_the_grey_opal_gives_nothing_to_tied_winners_or_absent_players() -> None:
    play = table(
        """
        the_grey_opal:
          A: pirate_king +5
          B: supreme_overlord +5
        pyramids:
          C: priest_of_anubis
        tortuga:
        saloon:
        """,
        seats=3,
    )
    play.end()
    assert [play.vp(player) for player in "ABC"] == [3, 3, 0]
    assert play.pile("A") == ["pirate_king"]
    assert play.pile("B") == ["supreme_overlord"]
    assert play.minions("pyramids") == ["C priest_of_anubis 4"]
    play.done("B")


@pytest.mark.rule("SU-134")
def test_tortuga_lets_the_runner_up_move_a_minion_to_the_base_that_replaces_it() -> None:
    play = table("""
        tortuga:
          A: pirate_king +10
          B: supreme_overlord +1
        pyramids:
          A: bushi
          B: invader +1
        saloon:
          B: collector
        base deck: drakkar, rest
        """)
    play.end()
    assert play.asked == "B move"
    assert play.bases() == ["drakkar", "pyramids", "saloon"]  # it comes after the new base
    assert play.pile("B") == ["supreme_overlord"]
    assert play.options() == ["collector", "decline", "invader"]
    play.choose("invader")
    assert play.minions("drakkar") == ["B invader 4"]
    assert play.minions("pyramids") == ["A bushi 4"]
    assert (play.vp("A"), play.vp("B")) == (4, 3)
    play.done("B")


def test_tortuga_may_be_declined_and_finds_nobody_without_minions_elsewhere() -> None:
    for elsewhere in ("B: invader", "A: bushi"):
        play = table(f"""
            tortuga:
              A: pirate_king +10
              B: supreme_overlord +1
            pyramids:
              {elsewhere}
            saloon:
            """)
        play.end()
        if elsewhere.startswith("B"):
            play.decline()
        assert len(play.minions("pyramids")) == 1
        assert not play.g.minions[0]
        play.done("B")


@pytest.mark.rule("SU-129", "SU-128")
def test_tied_runners_up_at_tortuga_may_both_move_a_minion() -> None:
    play = table(
        """
        tortuga:
          A: pirate_king +10
          B: supreme_overlord
          C: pharaoh
        pyramids:
          B: invader
        saloon:
          C: priest_of_anubis
        the_mothership:
        active: C
        base deck: drakkar, rest
        """,
        seats=3,
    )
    play.end()
    assert play.asked == "C move"  # the current player first
    play.choose("priest_of_anubis")
    assert play.asked == "B move"
    play.choose("invader")
    assert play.minions("drakkar") == ["B invader 3", "C priest_of_anubis 4"]
    play.done()


@pytest.mark.rule("SU-128")
def test_two_tied_winners_leave_no_runner_up_at_tortuga() -> None:
    play = table(
        """
        tortuga:
          A: pirate_king +5
          B: supreme_overlord +5
          C: pharaoh
        pyramids:
          C: priest_of_anubis
        saloon:
        the_mothership:
        """,
        seats=3,
    )
    play.end()
    assert [play.vp(player) for player in "ABC"] == [4, 4, 2]
    assert play.minions("pyramids") == ["C priest_of_anubis 4"]
    play.done("B")


@pytest.mark.rule("SU-134")
def test_tortuga_is_named_even_if_it_was_shuffled_into_the_base_deck() -> None:
    for seed in range(4):
        play = table(
            """
            tortuga:
              A: pirate_king +10
              B: supreme_overlord +1
            pyramids:
              B: invader
            saloon:
            base deck:
            base pile: drakkar, the_homeworld
            """,
            seed=seed,
        )
        play.end()
        assert play.asked == "B move"
        assert play.table.question is not None
        assert play.table.question.source == "tortuga"
        play.choose("invader")
        assert play.minions(play.bases()[0]) == ["B invader 3"]
        play.done("B")
