"""The Microbots of the Robots, card by card."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import Play
from tests.games.smash_up.quiet_bases import quiet

FACTIONS = "robots+cowboys,zombies+ancient_egyptians"


def table(text: str, *, factions: str = FACTIONS, copies: int = 1) -> Play:
    return quiet(text, factions=factions, copies=copies)


def trap(play: Play, victim: str) -> None:
    """B uncovers the Tomb Trap at the start of the turn and destroys that minion with it."""
    play.uncover("tomb_trap")
    play.choose(victim)


# -- Alpha ---------------------------------------------------------------------------------------


def test_alpha_has_a_power_more_for_each_other_minion_of_yours_anywhere() -> None:
    play = table("""
        pyramids:
          A: microbot_alpha, sheriff
          B: walker
        evans_city_cemetery:
          A: microbot_guard
        star_portal:
          B: pharaoh
        """)
    assert play.power("microbot_alpha") == 3
    assert play.minions("pyramids") == ["A microbot_alpha 3", "A sheriff 5", "B walker 2"]


def test_alpha_alone_has_its_printed_power() -> None:
    play = table("""
        pyramids:
          A: microbot_alpha
          B: walker
        star_portal:
        evans_city_cemetery:
        """)
    assert play.power("microbot_alpha") == 1


@pytest.mark.rule("SU-74")
def test_alpha_counts_the_minions_of_its_controller() -> None:
    play = table("""
        pyramids:
          A: sheriff, deputy, zapbot
          B: microbot_alpha of A, walker
        star_portal:
        evans_city_cemetery:
        """)
    assert play.power("microbot_alpha") == 2


def test_alpha_makes_all_minions_of_yours_microbots_for_a_fixer() -> None:
    play = table("""
        pyramids:
          A: microbot_alpha, microbot_fixer, sheriff
          B: walker
        star_portal:
          A: zapbot
        evans_city_cemetery:
        """)
    assert play.minions("pyramids") == [
        "A microbot_alpha 5",
        "A microbot_fixer 2",
        "A sheriff 6",
        "B walker 2",
    ]
    assert play.power("zapbot") == 3


def test_alpha_of_another_player_makes_no_microbots_of_your_minions() -> None:
    play = table("""
        pyramids:
          A: microbot_fixer, sheriff
          B: microbot_alpha of A, walker
        star_portal:
        evans_city_cemetery:
        """)
    assert play.minions("pyramids") == [
        "A microbot_fixer 2",
        "A sheriff 5",
        "B microbot_alpha 2",
        "B walker 2",
    ]


# -- Archive -------------------------------------------------------------------------------------

TRAP = """
    active: B
    phase: start
    pyramids:
      A: {mine}
      buried B: tomb_trap
    star_portal:
      A: {elsewhere}
    evans_city_cemetery:
"""


def test_archive_draws_after_a_microbot_of_yours_is_destroyed_anywhere() -> None:
    play = table(TRAP.format(mine="microbot_guard", elsewhere="microbot_archive"))
    trap(play, "microbot_guard")
    assert play.pile("A") == ["microbot_guard"]
    assert len(play.hand("A")) == 1
    assert play.hand("B") == []
    play.done("B")


def test_archive_draws_for_itself() -> None:
    play = table(TRAP.format(mine="microbot_archive", elsewhere="sheriff"))
    trap(play, "microbot_archive")
    assert play.pile("A") == ["microbot_archive"]
    assert len(play.hand("A")) == 1
    play.done("B")


def test_archive_does_not_draw_for_another_minion() -> None:
    play = table(TRAP.format(mine="zapbot", elsewhere="microbot_archive"))
    trap(play, "zapbot")
    assert play.pile("A") == ["zapbot"]
    assert play.hand("A") == []
    play.done("B")


def test_archive_draws_for_any_minion_of_yours_beside_an_alpha() -> None:
    play = table(TRAP.format(mine="zapbot", elsewhere="microbot_archive, microbot_alpha"))
    trap(play, "zapbot")
    assert play.pile("A") == ["zapbot"]
    assert len(play.hand("A")) == 1
    play.done("B")


def test_archive_does_not_draw_for_a_microbot_of_another_player() -> None:
    play = table("""
        active: B
        phase: start
        pyramids:
          B: microbot_guard of A
          buried B: tomb_trap
        star_portal:
          A: microbot_archive
        """)
    trap(play, "microbot_guard")
    assert play.pile("A") == ["microbot_guard"]
    assert play.hand("A") == []
    assert play.hand("B") == []
    play.done("B")


@pytest.mark.rule("SU-132")
def test_archive_does_not_draw_for_microbots_discarded_after_scoring() -> None:
    play = table("""
        pyramids:
          A: microbot_archive, microbot_guard +30
        """)
    play.end()
    play.pass_all()
    assert play.pile("A") == ["microbot_archive", "microbot_guard"]
    assert len(play.hand("A")) == 2  # those of the Draw phase
    play.done("B")


@pytest.mark.rule("SU-R26", "SU-R27")
def test_archive_draws_for_all_that_die_with_it_even_if_their_alpha_dies_too() -> None:
    play = table(
        """
        pyramids:
          A: microbot_archive, microbot_alpha, hoverbot, warbot, sheriff (+2)
          B: nukebot
        A:
          hand: high_noon
        """,
        factions="robots+cowboys,robots+zombies",
        copies=2,
    )
    play.play("high_noon")
    play.choose("sheriff")
    play.no_duel_cards()
    assert play.minions("pyramids") == ["A warbot 4"]
    assert len(play.hand("A")) == 4  # Archive, Alpha, Hoverbot, Sheriff
    play.done()


# -- Fixer ---------------------------------------------------------------------------------------


def test_fixer_strengthens_your_microbots_everywhere_itself_included() -> None:
    play = table("""
        pyramids:
          A: microbot_fixer, zapbot
          B: microbot_guard of A, walker
        star_portal:
          A: microbot_archive
        evans_city_cemetery:
        """)
    assert play.minions("pyramids") == [
        "A microbot_fixer 2",
        "A zapbot 2",
        "B microbot_guard 1",
        "B walker 2",
    ]
    assert play.power("microbot_archive") == 2


def test_two_fixers_add_up() -> None:
    play = table("""
        pyramids:
          A: microbot_fixer, microbot_fixer
        star_portal:
          A: microbot_guard, sheriff
        evans_city_cemetery:
        """)
    assert play.minions("pyramids") == ["A microbot_fixer 3"] * 2
    assert play.minions("star_portal") == ["A microbot_guard 3", "A sheriff 5"]


@pytest.mark.rule("SU-79")
@pytest.mark.parametrize("card", ["microbot_fixer", "microbot_reclaimer"])
def test_fixer_and_reclaimer_as_first_minion_of_the_turn_give_an_extra_minion(card: str) -> None:
    play = table(f"""
        pyramids:
        star_portal:
        evans_city_cemetery:
        A:
          hand: {card}, nukebot, warbot
        """)
    play.play(card, "pyramids")
    assert play.asked == "A extra"
    play.play("nukebot", "star_portal")
    assert play.minions("star_portal") == ["A nukebot 5"]
    assert play.why_not("play", "warbot", "pyramids") == "SU-18"
    play.done()


@pytest.mark.rule("SU-80")
@pytest.mark.parametrize("card", ["microbot_fixer", "microbot_reclaimer"])
def test_fixer_and_reclaimer_extra_minion_can_be_kept(card: str) -> None:
    play = table(f"""
        pyramids:
        A:
          hand: {card}, nukebot, quick_draw
        """)
    play.play(card, "pyramids")
    play.decline()
    play.play("quick_draw")
    play.play("nukebot", "pyramids")
    assert play.power("nukebot") == 5
    play.done()


@pytest.mark.parametrize("card", ["microbot_fixer", "microbot_reclaimer"])
def test_fixer_and_reclaimer_as_second_minion_give_none(card: str) -> None:
    play = table(f"""
        pyramids:
        A:
          hand: microbot_archive, {card}, nukebot
        extra: minion
        """)
    play.play("microbot_archive", "pyramids")
    play.play(card, "pyramids")
    assert play.why_not("play", "nukebot", "pyramids") == "SU-18"
    play.done()


@pytest.mark.rule("SU-81", "SU-R39")
def test_fixer_uncovered_at_the_start_of_the_turn_gives_its_extra_minion_at_once() -> None:
    play = table("""
        phase: start
        pyramids:
          buried A: microbot_fixer of A
        A:
          hand: nukebot, warbot
        """)
    play.uncover("microbot_fixer")
    assert play.asked == "A extra"
    play.decline()
    play.play("nukebot", "pyramids")
    assert play.why_not("play", "warbot", "pyramids") == "SU-18"
    play.done()


# -- Guard ---------------------------------------------------------------------------------------


def test_guard_destroys_a_minion_here_weaker_than_the_number_of_yours() -> None:
    play = table("""
        pyramids:
          A: sheriff, pinkerton
          B: walker, pyramid_engineer, mummy
        star_portal:
          A: zapbot, zapbot
          B: tenacious_z
        evans_city_cemetery:
        A:
          hand: microbot_guard
        """)
    play.play("microbot_guard", "pyramids")
    assert play.asked == "A destroy"
    assert play.options() == ["microbot_guard", "mummy", "walker"]  # not the 3 of the Engineer
    play.choose("walker")
    assert play.minions("pyramids") == [
        "A microbot_guard 1",
        "A pinkerton 4",
        "A sheriff 5",
        "B mummy 2",
        "B pyramid_engineer 3",
    ]
    assert play.minions("star_portal") == ["A zapbot 2", "A zapbot 2", "B tenacious_z 2"]
    assert play.pile("B") == ["walker"]
    play.done()


def test_guard_looks_at_the_current_power() -> None:
    play = table("""
        pyramids:
          A: sheriff, microbot_fixer
          B: walker +1, pharaoh (-3)
        A:
          hand: microbot_guard
        """)
    play.play("microbot_guard", "pyramids")
    assert play.options() == ["microbot_fixer", "microbot_guard", "pharaoh"]
    play.choose("pharaoh")
    assert play.pile("B") == ["pharaoh"]
    play.done()


@pytest.mark.rule("SU-46")
def test_guard_must_destroy_even_itself() -> None:
    play = table("""
        pyramids:
          A: sheriff
          B: walker
        A:
          hand: microbot_guard
        """)
    play.play("microbot_guard", "pyramids")
    assert play.minions("pyramids") == ["A sheriff 5", "B walker 2"]
    assert play.pile("A") == ["microbot_guard"]
    play.done()


@pytest.mark.rule("SU-45")
def test_guard_alone_finds_nobody_weak_enough() -> None:
    play = table("""
        pyramids:
          B: walker, mummy, pyramid_engineer (-2)
        A:
          hand: microbot_guard
        """)
    play.play("microbot_guard", "pyramids")
    assert play.minions("pyramids") == [
        "A microbot_guard 1",
        "B mummy 2",
        "B pyramid_engineer 1",
        "B walker 2",
    ]
    play.done()


# -- Reclaimer -----------------------------------------------------------------------------------


@pytest.mark.rule("SU-47")
def test_reclaimer_shuffles_any_number_of_microbots_into_the_deck() -> None:
    play = table("""
        pyramids:
          A: sheriff
        A:
          hand: microbot_reclaimer
          deck: quick_draw, tech_center
          pile: microbot_fixer, microbot_guard, zapbot, microbot_archive, high_noon
        """)
    play.play("microbot_reclaimer", "pyramids")
    assert play.asked == "A shuffle-in"
    assert play.options() == ["decline", "microbot_archive", "microbot_fixer", "microbot_guard"]
    play.choose("microbot_guard", "microbot_archive")
    play.decline()
    assert sorted(play.deck("A")) == [
        "microbot_archive",
        "microbot_guard",
        "quick_draw",
        "tech_center",
    ]
    assert play.pile("A") == ["high_noon", "microbot_fixer", "zapbot"]
    assert play.view("A").players[0].deck_known == []
    play.done()


def test_reclaimer_takes_no_other_minions_even_beside_an_alpha() -> None:
    play = table("""
        pyramids:
          A: microbot_alpha
        A:
          hand: microbot_reclaimer
          deck: quick_draw
          pile: zapbot, sheriff, microbot_guard
        """)
    play.play("microbot_reclaimer", "pyramids")
    assert play.options() == ["decline", "microbot_guard"]
    play.choose("microbot_guard")
    assert play.pile("A") == ["sheriff", "zapbot"]
    play.done()


@pytest.mark.rule("SU-47")
def test_reclaimer_may_leave_all_microbots_where_they_are() -> None:
    play = table("""
        pyramids:
        A:
          hand: microbot_reclaimer
          deck: quick_draw, tech_center, zapbot
          pile: microbot_guard
        """)
    play.play("microbot_reclaimer", "pyramids")
    play.decline()
    assert play.pile("A") == ["microbot_guard"]
    assert play.deck("A") == ["quick_draw", "tech_center", "zapbot"]  # not shuffled
    play.done()


def test_reclaimer_works_as_second_minion_too_and_asks_nothing_without_microbots() -> None:
    play = table("""
        pyramids:
        A:
          hand: microbot_archive, microbot_reclaimer, microbot_reclaimer
          deck: tech_center
          pile: microbot_guard, zapbot
        extra: minion, minion
        """)
    play.play("microbot_archive", "pyramids")
    play.play("microbot_reclaimer", "pyramids")
    assert play.asked == "A shuffle-in"
    play.choose("microbot_guard")
    assert sorted(play.deck("A")) == ["microbot_guard", "tech_center"]
    play.play("microbot_reclaimer", "pyramids")
    assert play.pile("A") == ["zapbot"]
    play.done()


def test_reclaimer_plays_the_extra_minion_first_and_can_take_what_that_destroys() -> None:
    play = table("""
        pyramids:
        A:
          hand: microbot_reclaimer, microbot_guard
          deck: tech_center
        """)
    play.play("microbot_reclaimer", "pyramids")
    assert play.asked == "A extra"
    play.play("microbot_guard", "pyramids")
    play.choose("microbot_guard")  # destroys itself
    assert play.asked == "A shuffle-in"
    play.choose("microbot_guard")
    assert sorted(play.deck("A")) == ["microbot_guard", "tech_center"]
    assert play.minions("pyramids") == ["A microbot_reclaimer 1"]
    play.done()
