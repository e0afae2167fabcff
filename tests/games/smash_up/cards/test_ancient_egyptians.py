"""The Ancient Egyptians' minions and bases, one by one."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import at

# -- Pharaoh -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-R33")
def test_pharaoh_draws_when_a_card_of_yours_or_of_another_player_is_uncovered() -> None:
    play = at("""
        phase: start
        pyramids:
          A: pharaoh
          buried A: mummy
        saloon:
          buried B: ronin
        star_portal:
        """)
    play.uncover("mummy")
    assert len(play.hand("A")) == 1
    play.end()
    assert len(play.hand("A")) == 3
    play.uncover("ronin")  # by B, elsewhere
    assert len(play.hand("A")) == 4
    assert play.hand("B") == []
    play.done("B")


def test_pharaoh_does_not_draw_for_burying_moving_or_discarding_buried_cards() -> None:
    play = at("""
        pyramids:
          A: pharaoh
          buried A: deputy
        saloon:
          A: gunfighter +17
          buried A: sheriff
        drakkar:
        A:
          hand: stagecoach, mummy
        """)
    play.talent("pyramids")  # bury the Mummy
    play.choose("mummy")
    play.play("stagecoach")
    play.choose("pyramids", "deputy")
    play.decline()
    play.choose("drakkar")
    assert play.hand("A") == []
    play.end()
    assert len(play.hand("A")) == 2  # the two of phase 4
    play.done("B")


@pytest.mark.rule("SU-122", "SU-101")
def test_pharaoh_may_uncover_one_card_here_before_this_base_scores() -> None:
    play = at("""
        pyramids:
          A: pharaoh +15
          B: raider
          buried A: tomb_trap, mummy
          buried B: ronin
        saloon:
          buried A: sheriff
        star_portal:
        """)
    play.end()
    assert play.asked == "A uncover"
    assert play.options() == ["decline", "mummy", "tomb_trap"]  # one's own, here
    play.choose("tomb_trap")
    play.choose("raider")
    assert (play.vp("A"), play.vp("B")) == (4, 0)
    assert len(play.hand("A")) == 1 + 2  # for the uncovering, and phase 4
    assert play.pile("A") == ["mummy", "pharaoh", "tomb_trap"]
    assert play.buried("saloon") == ["A sheriff"]
    play.done("B")


def test_pharaoh_works_before_scoring_on_other_players_turns_too() -> None:
    play = at("""
        active: B
        pyramids:
          A: pharaoh +16
          buried A: mummy
        saloon:
        star_portal:
        """)
    play.end()
    assert play.asked == "A uncover"
    play.choose("mummy")
    play.choose("saloon")
    assert play.buried("saloon") == ["A mummy"]
    assert len(play.hand("A")) == 1
    assert play.vp("A") == 4
    play.end()  # A's next turn has started; the Mummy stays buried
    play.done("A")


def test_pharaoh_may_decline_before_scoring() -> None:
    play = at("""
        pyramids:
          A: pharaoh +16
          buried A: mummy
        saloon:
        star_portal:
        """)
    play.end()
    play.decline()
    assert play.pile("A") == ["mummy", "pharaoh"]
    assert len(play.hand("A")) == 2
    play.done("B")


def test_pharaoh_elsewhere_or_without_buried_cards_of_yours_asks_nothing_before_scoring() -> None:
    play = at("""
        pyramids:
          A: gunfighter +18
          buried A: mummy
        saloon:
          A: pharaoh +15
          buried B: ronin
        star_portal:
        """)
    play.end()
    play.choose("saloon")
    assert play.vp("A") == 3 + 4  # both scored, nobody was asked
    assert play.pile("A") == ["gunfighter", "mummy", "pharaoh"]
    play.done("B")


# -- Priest of Anubis ----------------------------------------------------------------------------


def test_priest_of_anubis_has_two_more_power_while_you_have_a_card_buried_here() -> None:
    play = at("""
        pyramids:
          A: priest_of_anubis
        saloon:
        star_portal:
        A:
          hand: mummy, deputy
        """)
    assert play.power("priest_of_anubis") == 4
    play.talent("pyramids")
    play.choose("mummy")
    assert play.power("priest_of_anubis") == 6
    play.done()


def test_priest_of_anubis_gains_no_more_from_several_cards() -> None:
    play = at("""
        pyramids:
          A: priest_of_anubis, priest_of_anubis
          buried A: mummy, deputy, sheriff
        """)
    assert play.minions("pyramids") == ["A priest_of_anubis 6", "A priest_of_anubis 6"]
    play.done()


def test_priest_of_anubis_gains_nothing_from_other_players_or_other_bases() -> None:
    play = at("""
        pyramids:
          A: priest_of_anubis
          buried B: ronin
        saloon:
          buried A: mummy
        """)
    assert play.power("priest_of_anubis") == 4
    play.done()


def test_priest_of_anubis_loses_the_power_when_the_last_buried_card_is_gone() -> None:
    play = at("""
        phase: start
        pyramids:
          A: priest_of_anubis
          buried A: mummy
        """)
    assert play.power("priest_of_anubis") == 6
    play.uncover("mummy")
    assert play.minions("pyramids") == ["A mummy 2", "A priest_of_anubis 4"]
    play.done()


# -- Pyramid Engineer ----------------------------------------------------------------------------


def test_pyramid_engineer_may_uncover_a_card_of_yours_here() -> None:
    play = at("""
        pyramids:
          buried A: mummy, deputy
          buried B: ronin
        saloon:
          buried A: sheriff
        A:
          hand: pyramid_engineer
        """)
    play.play("pyramid_engineer", "pyramids")
    assert play.options() == ["decline", "deputy", "mummy"]
    play.choose("mummy")
    assert play.minions("pyramids") == ["A mummy 2", "A pyramid_engineer 3"]
    assert play.buried("pyramids") == ["A deputy", "B ronin"]
    play.done()


def test_pyramid_engineer_may_decline_and_asks_nothing_where_you_have_no_buried_card() -> None:
    play = at("""
        pyramids:
          buried A: mummy
        saloon:
          buried B: ronin
        extra: minion
        A:
          hand: pyramid_engineer, pyramid_engineer
        """)
    play.play("pyramid_engineer", "pyramids")
    play.decline()
    assert play.buried("pyramids") == ["A mummy"]
    play.play("pyramid_engineer", "saloon")
    play.done()


@pytest.mark.rule("SU-88", "SU-93")
def test_pyramid_engineer_buries_a_card_of_the_hand_here_unseen_once_per_turn() -> None:
    play = at("""
        saloon:
          A: pyramid_engineer
        pyramids:
        star_portal:
        A:
          hand: mummy, deputy, tomb_trap
        """)
    play.talent("pyramid_engineer")
    assert play.options() == ["deputy", "mummy", "tomb_trap"]  # any card
    play.choose("tomb_trap")
    assert play.buried("saloon") == ["A tomb_trap"]
    assert play.hand("A") == ["deputy", "mummy"]
    assert [card.card for card in play.view("B").bases[0].buried] == [""]
    assert play.why_not("talent", "pyramid_engineer") == "SU-88"
    play.done()


def test_pyramid_engineer_has_no_talent_with_an_empty_hand_or_for_others() -> None:
    play = at("""
        saloon:
          A: pyramid_engineer
        B:
          hand: ronin
        """)
    assert play.why_not("talent", "pyramid_engineer") == "SU-48"
    play.next_turn("B")
    assert play.why_not("talent", "pyramid_engineer") == "SU-74"
    play.done("B")


# -- Mummy ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-148", "SU-R37")
def test_mummy_may_be_buried_at_another_base_after_its_base_has_scored() -> None:
    play = at("""
        saloon:
          A: mummy +10, gunfighter
          B: raider +1
        pyramids:
        star_portal:
        """)
    play.end()
    assert play.vp("A") == 3  # it counted for the places
    assert play.asked == "A place"
    assert play.options() == ["decline", "pyramids", "star_portal"]
    play.choose("pyramids")
    assert play.buried("pyramids") == ["A mummy"]
    assert play.pile("A") == ["gunfighter"]
    play.done("B")


def test_mummy_may_decline_and_is_discarded() -> None:
    play = at("""
        saloon:
          A: mummy +18
        """)
    play.end()
    play.decline()
    assert play.pile("A") == ["mummy"]
    play.done("B")


def test_mummies_are_asked_one_by_one_and_only_at_the_base_that_scores() -> None:
    play = at("""
        saloon:
          A: mummy +15, mummy
          B: mummy of A
        pyramids:
          A: mummy
        star_portal:
        """)
    play.end()
    assert play.asked == "A ability"  # whose Mummy comes first
    play.take(seat=1)
    assert play.asked == "B place"
    play.choose("pyramids")  # under B's control
    play.choose("pyramids")  # A's are equal: nobody says which of them comes first
    play.decline()
    assert play.buried("pyramids") == ["A mummy", "B mummy"]
    assert play.minions("pyramids") == ["A mummy 2"]
    play.end()  # B does not uncover it
    play.done("B")


@pytest.mark.rule("SU-R6", "SU-93")
def test_everybody_knows_a_mummy_that_buried_itself() -> None:
    play = at("""
        saloon:
          A: mummy +18
        pyramids:
        star_portal:
        """)
    play.end()
    play.choose("pyramids")
    for reader in ("A", "B", None):
        assert [c.card for c in play.view(reader).bases[play.place("pyramids")].buried] == ["mummy"]
    play.done("B")


# -- bases ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-83")
def test_pyramids_let_you_bury_a_card_here_without_a_minion_there() -> None:
    play = at("""
        pyramids:
          B: shogun
        saloon:
        A:
          hand: sheriff, tomb_trap
        """)
    play.talent("pyramids")
    assert play.options() == ["sheriff", "tomb_trap"]
    play.choose("sheriff")
    assert play.buried("pyramids") == ["A sheriff"]
    assert [c.card for c in play.view("B").bases[0].buried] == [""]
    assert play.why_not("talent", "pyramids") == "SU-88"  # once per turn
    assert (play.g.free_minion, play.g.free_action) == (1, 1)
    play.done()


def test_pyramids_need_a_card_in_hand_and_are_never_a_duty() -> None:
    play = at("""
        pyramids:
        B:
          hand: ronin
        """)
    assert play.why_not("talent", "pyramids") == "SU-48"
    play.next_turn("B")
    assert play.can("talent", "pyramids")
    play.next_turn("A")
    assert play.buried("pyramids") == []
    play.done()


def test_star_portal_draws_for_whoever_buries_a_card_here() -> None:
    play = at("""
        star_portal:
          A: pyramid_engineer
        saloon:
          A: pyramid_engineer
        pyramids:
        A:
          hand: mummy, deputy, sheriff
        """)
    play.talent("pyramid_engineer", "saloon")
    play.choose("mummy")
    assert len(play.hand("A")) == 2  # at the Saloon: no card
    play.talent("pyramid_engineer", "star_portal")
    play.choose("deputy")
    assert len(play.hand("A")) == 2  # one buried, one drawn
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SU-142")
def test_star_portal_draws_one_card_for_an_action_that_buries_itself_here() -> None:
    play = at("""
        star_portal:
        A:
          hand: tomb_trap
        """)
    play.play("tomb_trap")
    play.choose("star_portal")
    assert len(play.hand("A")) == 1
    play.done()


def test_star_portal_draws_for_whoever_plays_an_action_on_it_but_not_on_a_minion_here() -> None:
    play = at("""
        star_portal:
          A: sheriff
        saloon:
        extra: action, action
        A:
          hand: ancient_curse, gold_strike, quick_draw
        """)
    play.play("ancient_curse", "sheriff")
    play.play("quick_draw")
    assert play.hand("A") == ["gold_strike"]
    play.play("gold_strike", "star_portal")
    assert len(play.hand("A")) == 1
    play.done()


def test_star_portal_draws_for_an_opponent_who_plays_an_action_on_it() -> None:
    play = at("""
        active: B
        star_portal:
        saloon:
        B:
          hand: honor_the_fallen
        """)
    play.play("honor_the_fallen", "star_portal")
    assert len(play.hand("B")) == 1
    assert play.hand("A") == []
    play.done("B")


def test_star_portal_does_not_draw_for_actions_elsewhere() -> None:
    play = at("""
        star_portal:
        saloon:
        A:
          hand: gold_strike
        """)
    play.play("gold_strike", "saloon")
    assert play.hand("A") == []
    play.done()


def test_star_portal_draws_for_an_action_on_a_base_that_is_uncovered_here() -> None:
    play = at("""
        phase: start
        star_portal:
          buried A: gold_strike
        """)
    play.uncover("gold_strike")
    assert play.actions("star_portal") == ["A gold_strike"]
    assert len(play.hand("A")) == 1
    play.done()
