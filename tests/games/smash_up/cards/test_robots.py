"""The Robots, card by card, but for their Microbots."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import Play
from tests.games.smash_up.quiet_bases import quiet

FACTIONS = "robots+cowboys,zombies+ancient_egyptians"


def table(text: str, *, factions: str = FACTIONS, copies: int = 1) -> Play:
    return quiet(text, factions=factions, copies=copies)


# -- minions -------------------------------------------------------------------------------------


def test_nukebot_takes_the_other_players_minions_here_with_it() -> None:
    play = table(
        """
        pyramids:
          A: nukebot, zapbot
          B: pharaoh +1, walker
          C: shogun
        evans_city_cemetery:
          B: mummy
          C: ronin
        A:
          hand: high_noon
        """,
        factions=f"{FACTIONS},samurai+vikings",
    )
    play.play("high_noon")
    play.choose("nukebot", "pharaoh")
    play.no_duel_cards()
    assert play.minions("pyramids") == ["A zapbot 2"]
    assert play.minions("evans_city_cemetery") == ["B mummy 2", "C ronin 3"]
    assert play.pile("A") == ["high_noon", "nukebot"]
    assert play.pile("B") == ["pharaoh", "walker"]
    assert play.pile("C") == ["shogun"]
    play.done()


@pytest.mark.rule("SU-R27")
def test_nukebot_spares_the_minions_of_whoever_controlled_it_not_of_its_owner() -> None:
    play = table("""
        pyramids:
          A: sheriff +1, zapbot
          B: nukebot of A, walker
        A:
          hand: high_noon
        """)
    play.play("high_noon")
    play.choose("sheriff", "nukebot")
    play.no_duel_cards()
    assert play.minions("pyramids") == ["B walker 2"]
    assert play.pile("A") == ["high_noon", "nukebot", "sheriff", "zapbot"]
    play.done()


def test_nukebot_destroyed_by_a_nukebot_answers_in_turn() -> None:
    play = table(
        """
        pyramids:
          A: nukebot, zapbot
          B: nukebot, walker
          C: shogun +1
        A:
          hand: high_noon
        """,
        factions="robots+cowboys,robots+zombies,samurai+vikings",
        copies=2,
    )
    play.play("high_noon")
    play.choose("nukebot", "shogun")
    play.no_duel_cards()
    assert play.minions("pyramids") == []
    assert play.pile("A") == ["high_noon", "nukebot", "zapbot"]
    assert play.pile("B") == ["nukebot", "walker"]
    play.done()


@pytest.mark.rule("SU-R51")
@pytest.mark.parametrize("seed", range(4))
def test_nukebot_is_a_minion_even_after_it_was_shuffled_into_the_deck(seed: int) -> None:
    """The Archive that dies with it draws first, from the reshuffled discard pile."""
    play = quiet(
        """
        pyramids:
          A: nukebot, microbot_archive, sheriff (+1)
          B: nukebot, ninja_acolyte [smoke_bomb]
        A:
          hand: high_noon
          deck:
          pile: quick_draw, tech_center, high_noon, quick_draw, tech_center, stagecoach
        """,
        factions="robots+cowboys,robots+ninjas",
        copies=2,
        seed=seed,
    )
    play.play("high_noon")
    play.choose("sheriff", "nukebot")
    play.no_duel_cards()
    play.choose("microbot_archive")
    assert play.minions("pyramids") == []  # Smoke Bomb is good against actions only
    play.done()


def test_nukebot_that_wins_destroys_nobody_else() -> None:
    play = table("""
        pyramids:
          A: nukebot
          B: priest_of_anubis, walker
        A:
          hand: high_noon
        """)
    play.play("high_noon")
    play.choose("priest_of_anubis")
    play.no_duel_cards()
    assert play.minions("pyramids") == ["A nukebot 5", "B walker 2"]
    play.done()


def test_nukebot_stands_by_while_another_minion_of_yours_dies() -> None:
    play = table("""
        pyramids:
          A: nukebot, zapbot
          B: priest_of_anubis
        A:
          hand: high_noon
        """)
    play.play("high_noon")
    play.choose("zapbot")
    play.no_duel_cards()
    assert play.minions("pyramids") == ["A nukebot 5", "B priest_of_anubis 4"]
    assert play.pile("A") == ["high_noon", "zapbot"]
    play.done()


@pytest.mark.rule("SU-87")
def test_nukebot_returned_to_the_hand_destroys_nobody() -> None:
    play = table(
        """
        active: B
        pyramids:
          A: nukebot
          B: walker
        B:
          hand: supreme_overlord
        """,
        factions="robots+cowboys,zombies+aliens",
    )
    play.play("supreme_overlord", "pyramids")
    play.choose("nukebot")
    assert play.hand("A") == ["nukebot"]
    assert play.minions("pyramids") == ["B supreme_overlord 5", "B walker 2"]
    play.done("B")


@pytest.mark.rule("SU-45")
def test_warbot_can_be_chosen_but_not_destroyed() -> None:
    play = table("""
        pyramids:
          A: sheriff
          B: warbot of A, walker
        A:
          hand: high_noon, high_noon
        extra: action
        """)
    play.play("high_noon")
    play.choose("warbot")
    play.no_duel_cards()
    assert play.minions("pyramids") == ["A sheriff 5", "B walker 2", "B warbot 4"]
    play.play("high_noon")
    play.choose("walker")
    play.no_duel_cards()
    assert play.minions("pyramids") == ["A sheriff 5", "B warbot 4"]
    play.done()


def test_warbot_stands_while_a_nukebot_blows_up() -> None:
    play = table("""
        pyramids:
          A: nukebot
          B: warbot of A, pharaoh +1
        A:
          hand: high_noon
        """)
    play.play("high_noon")
    play.choose("pharaoh")
    play.no_duel_cards()
    assert play.minions("pyramids") == ["B warbot 4"]
    play.done()


@pytest.mark.rule("SU-132")
def test_warbot_is_discarded_after_scoring_all_the_same() -> None:
    play = table("""
        pyramids:
          A: warbot +20
        """)
    play.end()
    play.pass_all()
    assert play.vp("A") == 4
    assert play.pile("A") == ["warbot"]
    play.done("B")


@pytest.mark.rule("SU-67")
def test_hoverbot_plays_the_minion_it_reveals() -> None:
    play = table("""
        pyramids:
          B: pharaoh
        evans_city_cemetery:
          B: walker
        A:
          hand: hoverbot, zapbot
          deck: warbot, tech_center, rest
        """)
    play.play("hoverbot", "pyramids")
    assert play.asked == "A may-play"
    assert play.options() == ["decline", "warbot"]
    assert play.view("B").players[0].deck_known == []  # taken off for the moment
    assert any("Warbot" in line for line in play.log("B"))
    play.choose("warbot")
    play.choose("evans_city_cemetery")
    assert play.minions("pyramids") == ["A hoverbot 3", "B pharaoh 5"]
    assert play.minions("evans_city_cemetery") == ["A warbot 4", "B walker 2"]
    assert play.deck("A", 1) == ["tech_center"]
    assert play.why_not("play", "zapbot", "pyramids") == "SU-18"
    play.done()


@pytest.mark.rule("SU-80")
def test_hoverbot_plays_it_now_or_never_and_all_know_what_stays_on_top() -> None:
    play = table("""
        A:
          hand: hoverbot, zapbot
          deck: warbot, rest
        """)
    play.play("hoverbot", "pyramids")
    play.decline()
    assert play.deck("A", 1) == ["warbot"]
    assert play.view("B").players[0].deck_known == ["warbot"]
    assert play.hand("A") == ["zapbot"]
    assert play.why_not("play", "zapbot", "pyramids") == "SU-18"
    play.done()


def test_hoverbot_leaves_an_action_on_top_without_asking() -> None:
    play = table("""
        A:
          hand: hoverbot
          deck: tech_center, rest
        """)
    play.play("hoverbot", "pyramids")
    assert play.deck("A", 1) == ["tech_center"]
    assert play.hand("A") == []
    assert play.view("B").players[0].deck_known == ["tech_center"]
    play.done()


@pytest.mark.rule("SU-25")
def test_hoverbot_shuffles_the_discard_pile_for_an_empty_deck() -> None:
    play = table("""
        A:
          hand: hoverbot
          deck:
          pile: warbot
        """)
    play.play("hoverbot", "pyramids")
    assert play.options() == ["decline", "warbot"]
    play.decline()
    assert play.deck("A") == ["warbot"]
    assert play.pile("A") == []
    play.done()


@pytest.mark.rule("SU-R8")
def test_hoverbot_without_any_card_reveals_nothing() -> None:
    play = table("""
        A:
          hand: hoverbot
          deck:
        """)
    play.play("hoverbot", "pyramids")
    assert play.deck("A") == []
    play.done()


@pytest.mark.rule("SU-R25")
def test_hoverbot_may_play_a_card_of_another_owner() -> None:
    play = table("""
        pyramids:
        A:
          hand: hoverbot
          deck: pharaoh of B, rest
        """)
    play.play("hoverbot", "pyramids")
    play.choose("pharaoh", "pyramids")
    assert play.minions("pyramids") == ["A hoverbot 3", "A pharaoh 5"]
    assert play.g.owner(play.handle("pharaoh")) == 1
    play.done()


@pytest.mark.rule("SU-R25", "SU-153")
def test_hoverbot_leaves_a_card_of_another_owner_on_the_deck() -> None:
    play = table("""
        A:
          hand: hoverbot
          deck: pharaoh of B, rest
        """)
    play.play("hoverbot", "pyramids")
    play.decline()
    assert play.deck("A", 1) == ["pharaoh"]
    assert play.hand("B") == []
    assert play.pile("B") == []
    play.done()


def test_hoverbot_cannot_play_it_where_others_are_barred() -> None:
    play = table("""
        pyramids:
        evans_city_cemetery:
          actions: overrun by B
        star_portal:
        A:
          hand: hoverbot
          deck: warbot, rest
        """)
    play.play("hoverbot", "pyramids")
    play.choose("warbot")
    assert play.options() == ["pyramids", "star_portal"]
    play.choose("star_portal")
    play.done()


@pytest.mark.rule("SU-61", "SU-79")
def test_zapbot_lets_you_play_a_minion_of_printed_power_two_or_less() -> None:
    play = table("""
        pyramids:
        the_central_brain:
        star_portal:
        A:
          hand: zapbot, deputy, hoverbot, microbot_archive, tech_center
        """)
    play.play("zapbot", "the_central_brain")
    assert play.asked == "A extra"
    small = ("deputy", "microbot_archive")
    bases = ("pyramids", "star_portal", "the_central_brain")
    assert play.options() == ["decline"] + [f"play {one} {base}" for one in small for base in bases]
    play.play("deputy", "the_central_brain")
    assert play.minions("the_central_brain") == ["A deputy 3", "A zapbot 3"]
    assert play.why_not("play", "microbot_archive", "pyramids") == "SU-18"
    play.done()


@pytest.mark.rule("SU-80")
def test_zapbot_extra_play_can_be_kept_for_a_small_minion() -> None:
    play = table("""
        pyramids:
        A:
          hand: zapbot, deputy, hoverbot
        """)
    play.play("zapbot", "pyramids")
    play.decline()
    assert play.why_not("play", "hoverbot", "pyramids") == "SU-18"
    play.play("deputy", "pyramids")
    assert play.minions("pyramids") == ["A deputy 2", "A zapbot 2"]
    play.done()


@pytest.mark.rule("SU-R36")
def test_zapbot_extra_play_is_used_up_before_the_free_one() -> None:
    play = table("""
        pyramids:
        A:
          hand: deputy, hoverbot
          deck: tech_center, rest
        extra: minion small
        """)
    play.play("deputy", "pyramids")
    play.play("hoverbot", "pyramids")
    assert play.minions("pyramids") == ["A deputy 2", "A hoverbot 3"]
    play.done()


def test_zapbots_follow_each_other() -> None:
    play = table("""
        pyramids:
        A:
          hand: zapbot, zapbot, zapbot
        """)
    play.play("zapbot", "pyramids")
    play.play("zapbot", "pyramids")
    play.play("zapbot", "pyramids")
    assert play.minions("pyramids") == ["A zapbot 2"] * 3
    play.done()


# -- actions -------------------------------------------------------------------------------------


def test_tech_center_draws_a_card_for_each_of_your_minions_at_one_base() -> None:
    play = table("""
        pyramids:
          A: zapbot, warbot
          B: pharaoh
        evans_city_cemetery:
          A: sheriff
        star_portal:
          B: walker
        A:
          hand: tech_center
          deck: hoverbot, nukebot, quick_draw, rest
        """)
    play.play("tech_center")
    assert play.options() == ["evans_city_cemetery", "pyramids", "star_portal"]
    play.choose("pyramids")
    assert play.hand("A") == ["hoverbot", "nukebot"]
    assert play.hand("B") == []
    assert play.pile("A") == ["tech_center"]
    play.done()


@pytest.mark.rule("SU-45")
def test_tech_center_can_be_played_for_a_base_without_minions_of_yours() -> None:
    play = table("""
        pyramids:
          B: pharaoh
        A:
          hand: tech_center
        """)
    play.play("tech_center")
    play.choose("pyramids")
    assert play.hand("A") == []
    assert play.pile("A") == ["tech_center"]
    play.done()


# -- bases ---------------------------------------------------------------------------------------


def scored_factory(a: int, b: int) -> tuple[int, int]:
    """The VP of A and B after Factory 436-1337 has scored with that much power of theirs."""
    play = table(f"""
        factory_436_1337:
          A: warbot +{a - 4}
          B: walker +{b - 2}
        pyramids:
        star_portal:
        """)
    play.end()
    play.pass_all()
    play.done("B")
    return play.vp("A"), play.vp("B")


@pytest.mark.rule("SU-124")
@pytest.mark.parametrize(("a", "b", "vp"), [(14, 11, (4, 2)), (15, 10, (5, 2)), (10, 19, (2, 5))])
def test_factory_gives_the_winner_a_vp_more_for_each_full_five_power(
    a: int, b: int, vp: tuple[int, int]
) -> None:
    assert scored_factory(a, b) == vp


@pytest.mark.rule("SU-129")
def test_factory_gives_both_winners_of_a_tie_their_share() -> None:
    assert scored_factory(13, 13) == (4, 4)


def test_factory_forecast_counts_the_power_there() -> None:
    play = table("""
        factory_436_1337:
          A: warbot +6
          B: walker
        """)
    assert play.view("A").bases[play.place("factory_436_1337")].forecast == [4, 2]


def test_the_central_brain_makes_each_minion_there_stronger() -> None:
    play = table("""
        the_central_brain:
          A: warbot, zapbot
          B: walker
        pyramids:
          A: hoverbot
        star_portal:
        """)
    assert play.minions("the_central_brain") == ["A warbot 5", "A zapbot 3", "B walker 3"]
    assert play.power("hoverbot") == 3
    assert play.total("the_central_brain") == 11


def test_the_central_brain_counts_its_power_for_the_breakpoint() -> None:
    play = table("""
        the_central_brain:
          A: warbot +8, zapbot
          B: walker
        pyramids:
        star_portal:
        """)
    assert play.total("the_central_brain") == play.breakpoint("the_central_brain") == 19
    play.end()
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (4, 2)
    play.done("B")
