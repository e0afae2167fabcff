"""The actions of the Zombies."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import Play
from tests.games.smash_up.quiet_bases import quiet

FACTIONS = "zombies+cowboys,robots+ancient_egyptians"


def table(text: str, factions: str = FACTIONS) -> Play:
    return quiet(text, factions=factions)


# -- Grave Robbing -------------------------------------------------------------------------------


@pytest.mark.rule("SU-38", "SU-46")
def test_grave_robbing_takes_any_card_of_your_pile_but_itself() -> None:
    play = table("""
        A:
          hand: grave_robbing
          pile: sheriff, quick_draw
        B:
          pile: nukebot
        """)
    play.play("grave_robbing")
    assert play.asked == "A take"
    assert play.options() == ["quick_draw", "sheriff"]  # and no way to decline
    play.choose("quick_draw")
    assert play.hand("A") == ["quick_draw"]
    assert play.pile("A") == ["grave_robbing", "sheriff"]
    assert play.pile("B") == ["nukebot"]
    play.done()


@pytest.mark.rule("SU-45")
def test_grave_robbing_can_be_played_on_an_empty_pile() -> None:
    play = table("""
        A:
          hand: grave_robbing
        """)
    play.play("grave_robbing")
    assert play.hand("A") == []
    assert play.pile("A") == ["grave_robbing"]
    play.done()


# -- Lend a Hand ---------------------------------------------------------------------------------


@pytest.mark.rule("SU-47")
def test_lend_a_hand_shuffles_any_number_of_cards_into_the_deck_but_itself() -> None:
    play = table("""
        A:
          hand: lend_a_hand
          deck: walker
          pile: sheriff, quick_draw, deputy
        """)
    play.play("lend_a_hand")
    assert play.options() == ["decline", "deputy", "quick_draw", "sheriff"]
    play.choose("deputy", "quick_draw")
    play.decline()
    assert sorted(play.deck("A")) == ["deputy", "quick_draw", "walker"]
    assert play.pile("A") == ["lend_a_hand", "sheriff"]
    assert play.view("A").players[0].deck_known == []
    play.done()


@pytest.mark.rule("SU-47")
def test_lend_a_hand_may_take_nothing_and_then_nothing_is_shuffled() -> None:
    play = table("""
        A:
          hand: lend_a_hand
          deck: walker, deputy, sheriff
          pile: quick_draw
        """)
    play.play("lend_a_hand")
    play.decline()
    assert play.deck("A") == ["walker", "deputy", "sheriff"]
    assert play.pile("A") == ["lend_a_hand", "quick_draw"]
    play.done()


def test_lend_a_hand_may_take_all() -> None:
    play = table("""
        A:
          hand: lend_a_hand
          deck:
          pile: sheriff, quick_draw
        """)
    play.play("lend_a_hand")
    play.choose("sheriff", "quick_draw")
    assert sorted(play.deck("A")) == ["quick_draw", "sheriff"]
    assert play.pile("A") == ["lend_a_hand"]
    play.done()


@pytest.mark.rule("SU-45")
def test_lend_a_hand_can_be_played_on_an_empty_pile() -> None:
    play = table("""
        A:
          hand: lend_a_hand
          deck: walker, deputy, sheriff
        """)
    play.play("lend_a_hand")
    assert play.deck("A") == ["walker", "deputy", "sheriff"]
    assert play.pile("A") == ["lend_a_hand"]
    play.done()


# -- Mall Crawl ----------------------------------------------------------------------------------


@pytest.mark.rule("SU-68")
def test_mall_crawl_discards_cards_of_one_name_out_of_your_deck() -> None:
    play = table("""
        A:
          hand: mall_crawl
          deck: walker, sheriff, walker, quick_draw, walker, deputy
          pile: gunfighter
        """)
    play.play("mall_crawl")
    assert play.asked == "A name"
    assert play.options() == [
        "decline",
        "deputy",
        "quick_draw",
        "sheriff",
        "walker",
        "walker",
        "walker",
    ]
    play.choose("walker")
    assert play.options() == ["decline", "walker", "walker"]
    play.choose("walker")
    play.decline()
    assert play.pile("A") == ["gunfighter", "mall_crawl", "walker", "walker"]
    assert sorted(play.deck("A")) == ["deputy", "quick_draw", "sheriff", "walker"]
    assert play.view("A").players[0].deck_known == []  # it is shuffled
    play.done()


@pytest.mark.rule("SU-47", "SU-68")
def test_mall_crawl_may_discard_nothing_and_the_deck_is_shuffled() -> None:
    order = ["walker", "sheriff", "deputy", "quick_draw", "gunfighter", "pinkerton", "overrun"]
    play = table(f"""
        A:
          hand: mall_crawl
          deck: {", ".join(order)}
        """)
    play.play("mall_crawl")
    assert not any("Sheriff" in line for line in play.log("B"))
    play.decline()
    assert play.pile("A") == ["mall_crawl"]
    assert sorted(play.deck("A")) == sorted(order)
    assert play.deck("A") != order
    assert play.view("A").players[0].deck_known == []
    play.done()


@pytest.mark.rule("SU-71")
def test_mall_crawl_asks_on_after_the_last_copy_so_that_nobody_can_count_the_deck() -> None:
    play = table("""
        A:
          hand: mall_crawl
          deck: sheriff, walker
        """)
    before = len(play.table.moves)
    play.play("mall_crawl")
    play.choose("sheriff")
    idle = [move.idle for move in play.table.moves[before:]]
    assert idle == [False, False, True]  # played, named, and asked for another one
    assert play.pile("A") == ["mall_crawl", "sheriff"]
    play.done()


@pytest.mark.rule("SU-25")
def test_mall_crawl_searches_the_reshuffled_pile_of_an_empty_deck() -> None:
    play = table("""
        A:
          hand: mall_crawl
          deck:
          pile: walker, sheriff
        """)
    play.play("mall_crawl")
    assert play.options() == ["decline", "sheriff", "walker"]
    play.choose("walker")
    assert play.pile("A") == ["mall_crawl", "walker"]
    assert play.deck("A") == ["sheriff"]
    play.done()


@pytest.mark.rule("SU-45")
def test_mall_crawl_without_any_card_does_nothing() -> None:
    play = table("""
        A:
          hand: mall_crawl
          deck:
        """)
    play.play("mall_crawl")
    assert play.pile("A") == ["mall_crawl"]
    play.done()


@pytest.mark.rule("SU-64")
def test_mall_crawl_discards_a_card_of_another_owner_to_that_owner() -> None:
    play = table("""
        A:
          hand: mall_crawl
          deck: nukebot of B, walker
        """)
    play.play("mall_crawl")
    play.choose("nukebot")
    assert play.pile("A") == ["mall_crawl"]
    assert play.pile("B") == ["nukebot"]
    play.done()


# -- Not Enough Bullets --------------------------------------------------------------------------


@pytest.mark.rule("SU-47")
def test_not_enough_bullets_takes_minions_of_one_name_back() -> None:
    play = table("""
        A:
          hand: not_enough_bullets
          pile: walker, deputy, walker, quick_draw, walker
        """)
    play.play("not_enough_bullets")
    assert play.asked == "A name"
    assert play.options() == ["decline", "deputy", "walker", "walker", "walker"]
    play.choose("walker")
    assert play.options() == ["decline", "walker", "walker"]
    play.choose("walker")
    play.decline()
    assert play.hand("A") == ["walker", "walker"]
    assert play.pile("A") == ["deputy", "not_enough_bullets", "quick_draw", "walker"]
    play.done()


@pytest.mark.rule("SU-47")
def test_not_enough_bullets_may_take_none() -> None:
    play = table("""
        A:
          hand: not_enough_bullets
          pile: walker
        """)
    play.play("not_enough_bullets")
    play.decline()
    assert play.hand("A") == []
    assert play.pile("A") == ["not_enough_bullets", "walker"]
    play.done()


def test_not_enough_bullets_finds_no_actions() -> None:
    play = table("""
        A:
          hand: not_enough_bullets
          pile: quick_draw, quick_draw
        """)
    play.play("not_enough_bullets")
    assert play.pile("A") == ["not_enough_bullets", "quick_draw", "quick_draw"]
    play.done()


# -- Outbreak ------------------------------------------------------------------------------------


@pytest.mark.rule("SU-79")
def test_outbreak_gives_an_extra_minion_on_a_base_without_one_of_yours() -> None:
    play = table("""
        pyramids:
          A: deputy
        star_portal:
          B: warbot
        rhodes_plaza_mall:
        A:
          hand: outbreak, sheriff, pinkerton
        """)
    play.play("outbreak")
    assert play.asked == "A extra"
    assert play.options() == [
        "decline",
        "play pinkerton rhodes_plaza_mall",
        "play pinkerton star_portal",
        "play sheriff rhodes_plaza_mall",
        "play sheriff star_portal",
    ]
    play.play("sheriff", "star_portal")
    play.play("pinkerton", "star_portal")  # the free minion
    assert play.minions("star_portal") == ["A pinkerton 4", "A sheriff 5", "B warbot 4"]
    play.done()


@pytest.mark.rule("SU-80")
def test_outbreak_can_be_kept_but_stays_bound_to_such_a_base() -> None:
    play = table("""
        pyramids:
        star_portal:
        rhodes_plaza_mall:
          A: deputy
        A:
          hand: outbreak, sheriff, pinkerton
        played: minion
        """)
    play.play("outbreak")
    play.decline()
    assert play.why_not("play", "sheriff", "rhodes_plaza_mall") == "SU-18"
    play.play("sheriff", "pyramids")
    assert play.why_not("play", "pinkerton", "star_portal") == "SU-18"
    play.done()


def test_outbreak_finds_no_base_where_you_have_minions_everywhere() -> None:
    play = table("""
        pyramids:
          A: deputy
        star_portal:
          A: deputy
        rhodes_plaza_mall:
          A: deputy
        A:
          hand: outbreak, sheriff
        played: minion
        """)
    play.play("outbreak")
    assert play.why_not("play", "sheriff", "pyramids") == "SU-18"
    assert play.hand("A") == ["sheriff"]
    play.done()


# -- Overrun -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-51")
def test_overrun_keeps_the_others_from_playing_minions_there_until_your_turn() -> None:
    play = table("""
        pyramids:
        star_portal:
        rhodes_plaza_mall:
        A:
          hand: overrun, sheriff
        B:
          hand: warbot, warbot
        """)
    play.play("overrun", "pyramids")
    play.play("sheriff", "pyramids")  # you may
    play.next_turn()
    assert play.actions("pyramids") == ["A overrun"]
    assert play.why_not("play", "warbot", "pyramids") == "SU-51"
    play.play("warbot", "star_portal")
    play.next_turn()
    assert play.actions("pyramids") == []
    assert play.pile("A") == ["overrun"]
    play.next_turn()
    play.play("warbot", "pyramids")
    assert play.minions("pyramids") == ["A sheriff 5", "B warbot 4"]
    play.done("B")


def test_overrun_binds_every_other_player_and_only_there() -> None:
    play = quiet(
        """
        active: C
        pyramids:
          actions: overrun by A
        star_portal:
        rhodes_plaza_mall:
        evans_city_cemetery:
        C:
          hand: bushi
        """,
        factions=f"{FACTIONS},samurai+vikings",
    )
    assert play.why_not("play", "bushi", "pyramids") == "SU-51"
    play.play("bushi", "star_portal")
    assert play.minions("star_portal") == ["C bushi 4"]
    play.done("C")


def test_overrun_stays_at_the_start_of_the_turns_of_others() -> None:
    play = quiet(
        """
        pyramids:
        star_portal:
        rhodes_plaza_mall:
        evans_city_cemetery:
        A:
          hand: overrun
        """,
        factions=f"{FACTIONS},samurai+vikings",
    )
    play.play("overrun", "pyramids")
    play.next_turn("C")
    assert play.actions("pyramids") == ["A overrun"]
    play.next_turn("A")
    assert play.actions("pyramids") == []


@pytest.mark.rule("SU-60")
def test_overrun_does_not_keep_minions_from_moving_there() -> None:
    play = table(
        """
        active: B
        pyramids:
          actions: overrun by A
        star_portal:
          B: deputy
        rhodes_plaza_mall:
        B:
          hand: stagecoach
        """,
        factions="zombies+robots,cowboys+ancient_egyptians",
    )
    play.play("stagecoach")
    play.choose("deputy", "pyramids")
    assert play.minions("pyramids") == ["B deputy 2"]
    play.done("B")


@pytest.mark.rule("SU-102")
def test_overrun_keeps_a_buried_minion_from_being_played() -> None:
    play = table("""
        active: B
        phase: start
        pyramids:
          actions: overrun by A
          buried B: mummy
        """)
    play.uncover("mummy")
    assert play.minions("pyramids") == []
    assert play.pile("B") == ["mummy"]
    play.done("B")


# -- They Keep Coming ----------------------------------------------------------------------------


@pytest.mark.rule("SU-79")
def test_they_keep_coming_plays_a_minion_of_any_power_from_the_pile() -> None:
    play = table("""
        pyramids:
        star_portal:
        rhodes_plaza_mall:
        A:
          hand: they_keep_coming, deputy
          pile: sheriff, quick_draw, grave_robbing
        B:
          pile: nukebot
        """)
    play.play("they_keep_coming")
    assert play.asked == "A extra"
    assert play.options() == [
        "decline",
        "play sheriff pyramids",
        "play sheriff rhodes_plaza_mall",
        "play sheriff star_portal",
    ]
    play.play("sheriff", "pyramids")
    play.play("deputy", "pyramids")  # the free minion is still there
    assert play.minions("pyramids") == ["A deputy 2", "A sheriff 5"]
    assert play.pile("A") == ["grave_robbing", "quick_draw", "they_keep_coming"]
    play.done()


@pytest.mark.rule("SU-80")
def test_they_keep_coming_can_be_kept_for_a_minion_that_dies_later_but_not_for_the_hand() -> None:
    play = table("""
        pyramids:
          B: pharaoh
        A:
          hand: they_keep_coming, gunfighter, deputy
        """)
    play.play("they_keep_coming")  # nothing there yet, so it is kept
    play.play("gunfighter", "pyramids")
    play.choose("pharaoh")
    play.no_duel_cards()
    assert play.why_not("play", "deputy", "pyramids") == "SU-18"
    play.play("gunfighter", "pyramids")
    play.decline()
    assert play.minions("pyramids") == ["A gunfighter 3", "B pharaoh 5"]
    assert play.pile("A") == ["they_keep_coming"]
    play.done()


def test_they_keep_coming_is_good_for_one_minion() -> None:
    play = table("""
        pyramids:
        A:
          hand: they_keep_coming
          pile: deputy, deputy
        """)
    play.play("they_keep_coming")
    play.decline()
    play.play("deputy", "pyramids")
    assert play.why_not("play", "deputy", "pyramids") == "SU-59"
    play.done()


@pytest.mark.rule("SU-R36")
def test_tenacious_z_uses_its_own_ability_before_they_keep_coming() -> None:
    play = table("""
        pyramids:
        A:
          pile: tenacious_z, sheriff
        extra: minion pile
        """)
    play.play("tenacious_z", "pyramids")
    play.play("sheriff", "pyramids")
    assert play.minions("pyramids") == ["A sheriff 5", "A tenacious_z 2"]
    play.done()
