"""The Zombies: minions and bases."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import Play
from tests.games.smash_up.quiet_bases import quiet

FACTIONS = "zombies+cowboys,robots+ancient_egyptians"


def table(text: str, factions: str = FACTIONS) -> Play:
    return quiet(text, factions=factions)


# -- Zombie Lord ---------------------------------------------------------------------------------


def test_zombie_lord_raises_a_small_minion_on_each_base_without_one_of_yours() -> None:
    play = table("""
        pyramids:
        star_portal:
          B: pharaoh
        rhodes_plaza_mall:
        A:
          hand: zombie_lord, gunfighter
          pile: deputy, tenacious_z, grave_digger, gunfighter, deputy, quick_draw
        """)
    play.play("zombie_lord", "pyramids")
    assert play.asked == "A extra"
    assert play.options() == [
        "decline",
        "play deputy rhodes_plaza_mall",
        "play deputy rhodes_plaza_mall",
        "play deputy star_portal",
        "play deputy star_portal",
        "play tenacious_z rhodes_plaza_mall",
        "play tenacious_z star_portal",
    ]
    play.play("deputy", "star_portal")
    play.play("tenacious_z", "rhodes_plaza_mall")
    assert play.minions("pyramids") == ["A zombie_lord 5"]
    assert play.minions("star_portal") == ["A deputy 2", "B pharaoh 5"]
    assert play.minions("rhodes_plaza_mall") == ["A tenacious_z 2"]
    assert play.pile("A") == ["deputy", "grave_digger", "gunfighter", "quick_draw"]
    assert play.why_not("play", "gunfighter", "pyramids") == "SU-18"
    play.done()


def test_zombie_lord_raises_one_minion_for_each_base() -> None:
    play = table("""
        pyramids:
        star_portal:
          A: sheriff
        rhodes_plaza_mall:
        A:
          hand: zombie_lord
          pile: deputy, deputy
        """)
    play.play("zombie_lord", "pyramids")
    play.play("deputy", "rhodes_plaza_mall")
    assert play.minions("rhodes_plaza_mall") == ["A deputy 2"]
    assert play.pile("A") == ["deputy"]
    play.done()


@pytest.mark.rule("SU-79")
def test_zombie_lord_may_raise_fewer_minions_but_not_later() -> None:
    play = table("""
        pyramids:
        star_portal:
        rhodes_plaza_mall:
        A:
          hand: zombie_lord
          pile: deputy, deputy
        """)
    play.play("zombie_lord", "pyramids")
    play.play("deputy", "star_portal")
    play.decline()
    assert play.minions("rhodes_plaza_mall") == []
    assert play.why_not("play", "deputy", "rhodes_plaza_mall") == "SU-59"
    play.done()


def test_zombie_lord_notes_the_empty_bases_before_the_first_minion_rises() -> None:
    """What a raised minion brings to another noted base does not take that base away."""
    play = table(
        """
        pyramids:
        star_portal:
        rhodes_plaza_mall:
        A:
          hand: zombie_lord, microbot_archive
          pile: zapbot, zapbot
        """,
        factions="zombies+robots,cowboys+ancient_egyptians",
    )
    play.play("zombie_lord", "pyramids")
    play.play("zapbot", "star_portal")
    play.play("microbot_archive", "rhodes_plaza_mall")  # the extra minion of the Zapbot
    assert play.options() == ["decline", "play zapbot rhodes_plaza_mall"]
    play.play("zapbot", "rhodes_plaza_mall")
    assert play.minions("rhodes_plaza_mall") == ["A microbot_archive 1", "A zapbot 2"]
    play.done()


def test_zombie_lord_does_nothing_without_small_minions_in_the_pile() -> None:
    play = table("""
        pyramids:
        A:
          hand: zombie_lord
          pile: gunfighter, quick_draw
        B:
          pile: zapbot
        """)
    play.play("zombie_lord", "pyramids")
    assert play.pile("A") == ["gunfighter", "quick_draw"]
    assert play.pile("B") == ["zapbot"]
    play.done()


@pytest.mark.rule("SU-51")
def test_zombie_lord_raises_nobody_where_others_are_barred() -> None:
    play = table(
        """
        pyramids:
        star_portal:
          actions: overrun by B
        rhodes_plaza_mall:
        A:
          hand: zombie_lord of B
          pile: deputy
        """,
        factions="cowboys+robots,zombies+ancient_egyptians",
    )
    play.play("zombie_lord", "pyramids")
    assert play.options() == ["decline", "play deputy rhodes_plaza_mall"]
    play.decline()
    play.done()


# -- Grave Digger --------------------------------------------------------------------------------


def test_grave_digger_takes_a_minion_back_to_hand() -> None:
    play = table("""
        A:
          hand: grave_digger
          pile: sheriff, quick_draw, walker
        B:
          pile: nukebot
        """)
    play.play("grave_digger", "pyramids")
    assert play.asked == "A take"
    assert play.options() == ["decline", "sheriff", "walker"]
    play.choose("sheriff")
    assert play.hand("A") == ["sheriff"]
    assert play.pile("A") == ["quick_draw", "walker"]
    play.done()


def test_grave_digger_may_decline() -> None:
    play = table("""
        A:
          hand: grave_digger
          pile: sheriff
        """)
    play.play("grave_digger", "pyramids")
    play.decline()
    assert play.hand("A") == []
    assert play.pile("A") == ["sheriff"]
    play.done()


def test_grave_digger_takes_no_action() -> None:
    play = table("""
        A:
          hand: grave_digger
          pile: quick_draw
        """)
    play.play("grave_digger", "pyramids")
    assert play.pile("A") == ["quick_draw"]
    play.done()


# -- Tenacious Z ---------------------------------------------------------------------------------


@pytest.mark.rule("SU-89")
def test_tenacious_z_rises_as_an_extra_minion_once_per_turn() -> None:
    play = table("""
        pyramids:
        A:
          hand: sheriff
          pile: tenacious_z, tenacious_z, walker
        """)
    play.play("tenacious_z", "pyramids")
    assert play.why_not("play", "tenacious_z", "pyramids") == "SU-59"
    assert play.why_not("play", "walker", "pyramids") == "SU-59"
    play.play("sheriff", "pyramids")  # the free minion is still there
    assert play.minions("pyramids") == ["A sheriff 5", "A tenacious_z 2"]
    assert play.pile("A") == ["tenacious_z", "walker"]
    play.done()


def test_tenacious_z_rises_again_on_your_next_turn_not_on_theirs() -> None:
    play = table("""
        pyramids:
        A:
          pile: tenacious_z, tenacious_z
        """)
    play.play("tenacious_z", "pyramids")
    play.next_turn("B")
    assert play.why_not("play", "tenacious_z", "pyramids") == "SU-59"
    play.next_turn("A")
    play.play("tenacious_z", "pyramids")
    assert play.minions("pyramids") == ["A tenacious_z 2"] * 2
    play.done()


def test_tenacious_z_from_hand_is_the_minion_of_the_turn() -> None:
    play = table("""
        pyramids:
        A:
          hand: tenacious_z, tenacious_z
          pile: tenacious_z
        """)
    play.play("tenacious_z", "pyramids")
    play.play("tenacious_z", "pyramids")  # the one of the discard pile
    assert play.hand("A") == ["tenacious_z"]
    assert play.pile("A") == []
    assert play.why_not("play", "tenacious_z", "pyramids") == "SU-18"
    play.done()


@pytest.mark.rule("SU-51")
def test_tenacious_z_cannot_rise_where_others_are_barred() -> None:
    play = quiet(
        """
        pyramids:
          actions: overrun by B
        star_portal:
        rhodes_plaza_mall:
        A:
          pile: tenacious_z
        """,
        factions="zombies+cowboys,zombies+ancient_egyptians",
        copies=2,
    )
    assert play.options() == [
        "end",
        "play tenacious_z rhodes_plaza_mall",
        "play tenacious_z star_portal",
    ]


# -- Walker --------------------------------------------------------------------------------------


@pytest.mark.rule("SU-66")
def test_walker_may_discard_the_top_card_of_your_deck() -> None:
    play = table("""
        A:
          hand: walker
          deck: sheriff, quick_draw, rest
        """)
    play.play("walker", "pyramids")
    assert play.asked == "A discard-top"
    assert play.options() == ["decline", "sheriff"]
    assert not any("Sheriff" in line for line in play.log("B"))
    play.choose("sheriff")
    assert play.pile("A") == ["sheriff"]
    assert play.deck("A", 1) == ["quick_draw"]
    play.done()


@pytest.mark.rule("SU-66")
def test_walker_may_leave_it_there_and_only_you_know_it() -> None:
    play = table("""
        A:
          hand: walker
          deck: sheriff, rest
        """)
    play.play("walker", "pyramids")
    play.decline()
    assert play.deck("A", 1) == ["sheriff"]
    assert play.pile("A") == []
    assert play.view("A").players[0].deck_known == ["sheriff"]
    assert play.view("B").players[0].deck_known == []
    assert not any("Sheriff" in line for line in play.log("B"))
    play.done()


@pytest.mark.rule("SU-64")
def test_walker_discards_a_card_of_another_owner_to_that_owner() -> None:
    play = table("""
        A:
          hand: walker
          deck: nukebot of B, rest
        """)
    play.play("walker", "pyramids")
    play.choose("nukebot")
    assert play.pile("A") == []
    assert play.pile("B") == ["nukebot"]
    play.done()


@pytest.mark.rule("SU-25")
def test_walker_shuffles_the_discard_pile_for_an_empty_deck() -> None:
    play = table("""
        A:
          hand: walker
          deck:
          pile: sheriff
        """)
    play.play("walker", "pyramids")
    play.choose("sheriff")
    assert play.pile("A") == ["sheriff"]
    assert play.deck("A") == []
    play.done()


@pytest.mark.rule("SU-R8")
def test_walker_without_any_card_does_nothing() -> None:
    play = table("""
        A:
          hand: walker
          deck:
        """)
    play.play("walker", "pyramids")
    assert play.minions("pyramids") == ["A walker 2"]
    play.done()


# -- bases ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-130")
def test_evans_city_cemetery_gives_the_winner_a_new_hand_of_five() -> None:
    play = table("""
        evans_city_cemetery:
          A: gunfighter
          B: warbot +14, zapbot
        A:
          hand: sheriff
        B:
          hand: nukebot, tech_center
        """)
    play.end()
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (3, 5)
    assert play.pile("B") == ["nukebot", "tech_center", "warbot", "zapbot"]
    assert len(play.hand("B")) == 5
    assert "sheriff" in play.hand("A")
    assert len(play.hand("A")) == 3  # with those of the Draw phase
    play.done("B")


@pytest.mark.rule("SU-130", "SU-25")
def test_evans_city_cemetery_draws_again_what_was_discarded_but_nothing_still_there() -> None:
    play = table("""
        evans_city_cemetery:
          B: warbot +16
        B:
          hand: nukebot, tech_center
          deck: zapbot
        """)
    play.end()
    play.pass_all()
    assert play.hand("B") == ["nukebot", "tech_center", "zapbot"]
    assert play.deck("B") == []
    assert play.pile("B") == ["warbot"]
    play.done("B")


@pytest.mark.rule("SU-129")
def test_evans_city_cemetery_works_for_both_winners_of_a_tie() -> None:
    play = table("""
        evans_city_cemetery:
          A: gunfighter +7
          B: warbot +6
        A:
          hand: sheriff
        B:
          hand: nukebot
        """)
    play.end()
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (5, 5)
    assert "sheriff" in play.pile("A")
    assert "nukebot" in play.pile("B")
    assert (len(play.hand("A")), len(play.hand("B"))) == (7, 5)
    play.done("B")


def test_evans_city_cemetery_does_nothing_when_another_base_scores() -> None:
    play = table("""
        pyramids:
          A: gunfighter +18
        evans_city_cemetery:
          A: sheriff
        A:
          hand: stagecoach
        """)
    play.end()
    play.pass_all()
    assert play.vp("A") == 4
    assert "stagecoach" in play.hand("A")
    play.done("B")


@pytest.mark.rule("SU-R11")
def test_evans_city_cemetery_without_a_winner_gives_no_cards() -> None:
    play = table("""
        evans_city_cemetery:
          A: sheriff +8
          B: priest_of_anubis +9
        A:
          hand: stagecoach
        B:
          hand: nukebot
        """)
    play.end()
    play.choose("priest_of_anubis")  # a tie: both are destroyed before the base scores
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (0, 0)
    assert "stagecoach" in play.hand("A")
    assert len(play.hand("A")) == 3
    assert play.hand("B") == ["nukebot"]
    play.done("B")


@pytest.mark.rule("SU-51")
@pytest.mark.parametrize("ignored", [True, False])
def test_evans_city_cemetery_can_be_ignored_by_a_winner_who_infiltrates(ignored: bool) -> None:
    play = table(
        """
        evans_city_cemetery:
          A: gunfighter +17
          actions: infiltrate by A = 1
        A:
          hand: stagecoach
        """,
        factions="ninjas+cowboys,robots+ancient_egyptians",
    )
    play.end()
    play.pass_all()
    assert play.asked == "A ignore"
    play.choose("evans_city_cemetery" if ignored else "decline")
    assert ("stagecoach" in play.hand("A")) is ignored
    assert len(play.hand("A")) == (3 if ignored else 7)
    play.done("B")


@pytest.mark.rule("SU-124")
def test_rhodes_plaza_mall_gives_a_vp_for_each_minion_there() -> None:
    play = table("""
        rhodes_plaza_mall:
          A: gunfighter +18
          B: warbot, zapbot (-2), microbot_guard
        pyramids:
          A: sheriff
        """)
    assert play.view("A").bases[play.place("rhodes_plaza_mall")].forecast == [1, 3]
    assert play.total("rhodes_plaza_mall") == 26
    play.end()
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (1, 3)
    assert play.minions("pyramids") == ["A sheriff 5"]
    play.done("B")


@pytest.mark.rule("SU-118")
def test_rhodes_plaza_mall_does_not_score_below_its_breakpoint() -> None:
    play = table("""
        rhodes_plaza_mall:
          A: gunfighter +18
          B: zapbot
        """)
    play.end()
    assert "rhodes_plaza_mall" in play.bases()
    assert (play.vp("A"), play.vp("B")) == (0, 0)
    play.done("B")
