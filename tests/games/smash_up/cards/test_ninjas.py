"""The Ninjas' minions and bases, one by one."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.smash_up.playing import at

FACTIONS = "ninjas+cowboys,dinosaurs+vikings"
ninjas = partial(at, factions=FACTIONS)


# -- Ninja Master, Tiger Assassin ----------------------------------------------------------------


def test_ninja_master_may_destroy_any_minion_here() -> None:
    play = ninjas("""
        pyramids:
          A: deputy
          B: king_rex +3
        star_portal:
          B: raider
        A:
          hand: ninja_master
        """)
    play.play("ninja_master", "pyramids")
    assert play.options() == ["decline", "deputy", "king_rex", "ninja_master"]
    play.choose("king_rex")
    assert play.pile("B") == ["king_rex"]
    assert play.minions("pyramids") == ["A deputy 2", "A ninja_master 5"]
    play.done()


def test_ninja_master_may_decline() -> None:
    play = ninjas("""
        pyramids:
          B: king_rex
        A:
          hand: ninja_master
        """)
    play.play("ninja_master", "pyramids")
    play.decline()
    assert play.minions("pyramids") == ["A ninja_master 5", "B king_rex 7"]
    play.done()


TIGER = """
    pyramids:
      A: deputy
      B: laseratops, laseratops (-1), huscarl +2
    star_portal:
      B: huscarl
    A:
      hand: tiger_assassin
    """


@pytest.mark.rule("SU-61")
def test_tiger_assassin_may_destroy_a_minion_of_current_power_3_or_less_here() -> None:
    play = ninjas(TIGER)
    play.play("tiger_assassin", "pyramids")
    assert play.options() == ["decline", "deputy", "laseratops"]
    play.choose("laseratops")
    assert play.pile("B") == ["laseratops"]
    assert play.minions("pyramids") == [
        "A deputy 2", "A tiger_assassin 4", "B huscarl 4", "B laseratops 4",
    ]  # fmt: skip
    play.done()


def test_tiger_assassin_may_decline_and_is_not_asked_without_a_target() -> None:
    play = ninjas(TIGER)
    play.play("tiger_assassin", "pyramids")
    play.decline()
    assert (play.pile("A"), play.pile("B")) == ([], [])
    play.done()
    alone = ninjas("""
        pyramids:
          B: laseratops
        A:
          hand: tiger_assassin
        """)
    alone.play("tiger_assassin", "pyramids")
    alone.done()


# -- Shinobi -------------------------------------------------------------------------------------

SHINOBI = """
    active: {}
    jungle_oasis:
      A: deputy
      B: king_rex +3
    pyramids:
    the_central_brain:
    A:
      hand: shinobi, shinobi
    """


@pytest.mark.rule("SU-89", "SU-43")
def test_shinobi_joins_a_base_that_is_about_to_score_even_on_another_players_turn() -> None:
    play = ninjas(SHINOBI.format("B"))
    play.end()
    assert play.asked == "A special"
    play.choose("shinobi")
    play.pass_all()
    assert "A plays Shinobi at Jungle Oasis." in play.log()
    assert play.pile("A") == ["deputy", "shinobi"]


def test_only_one_shinobi_is_used_for_a_base_that_scores() -> None:
    play = ninjas(SHINOBI.format("A"))
    play.end()
    play.choose("shinobi")
    play.pass_all()
    assert play.hand("A").count("shinobi") == 1
    assert "A special" not in play.asked


def test_a_shinobi_that_is_not_played_stays_in_hand() -> None:
    play = ninjas(SHINOBI.format("A"))
    play.end()
    play.pass_all()
    assert play.hand("A").count("shinobi") == 2


@pytest.mark.rule("SU-44")
def test_a_shinobi_is_not_the_minion_of_the_turn_and_one_played_earlier_does_not_count() -> None:
    play = ninjas(SHINOBI.format("A"))
    play.play("shinobi", "jungle_oasis")
    play.end()
    assert play.asked == "A special"
    play.choose("shinobi")
    play.pass_all()
    assert play.pile("A") == ["deputy", "shinobi", "shinobi"]


@pytest.mark.rule("SU-135")
def test_for_each_base_that_scores_another_shinobi_can_be_used() -> None:
    play = ninjas("""
        jungle_oasis:
          A: deputy
          B: king_rex +3
        pyramids:
          B: laseratops +20
        A:
          hand: shinobi, shinobi, shinobi
        """)
    play.end()
    play.choose("jungle_oasis")
    play.choose("shinobi")
    assert play.asked == "A special"  # before the Pyramids score
    play.choose("shinobi")
    play.pass_all()
    assert play.pile("A") == ["deputy", "shinobi", "shinobi"]
    assert play.hand("A").count("shinobi") == 1
    assert play.vp("A") == 2  # the runner-up at the Pyramids


def test_each_player_may_use_a_shinobi_for_the_same_base() -> None:
    play = at(
        """
        jungle_oasis:
          A: deputy +10
        A:
          hand: shinobi, shinobi
        B:
          hand: shinobi, shinobi
        """,
        factions="ninjas+cowboys,ninjas+vikings",
        copies=2,
    )
    play.end()
    play.choose("shinobi")
    assert play.asked == "B special"
    play.choose("shinobi")
    play.pass_all()
    assert (play.pile("A"), play.pile("B")) == (["deputy", "shinobi"], ["shinobi"])


def test_a_shinobi_cannot_join_where_minions_of_others_are_barred() -> None:
    play = at(
        """
        jungle_oasis:
          B: walker +10
          actions: overrun by B
        A:
          hand: shinobi
        """,
        factions="ninjas+cowboys,zombies+vikings",
    )
    play.end()
    play.pass_all()
    assert "shinobi" in play.hand("A")


def test_a_shinobi_brought_by_a_hidden_ninja_has_not_used_its_own_ability() -> None:
    play = ninjas("""
        jungle_oasis:
          B: king_rex +5
        A:
          hand: shinobi, shinobi, hidden_ninja
        """)
    play.end()
    play.choose("hidden_ninja", "shinobi", "shinobi")
    play.pass_all()
    assert play.pile("A") == ["hidden_ninja", "shinobi", "shinobi"]


# -- Ninja Acolyte -------------------------------------------------------------------------------

ACOLYTE = """
    pyramids:
      A: ninja_acolyte [upgrade by B]
      B: raider
    star_portal:
      A: ninja_acolyte
    A:
      hand: {}
    """


@pytest.mark.parametrize("texts", ["2018", "errata"])
@pytest.mark.rule("SU-79", "SU-63")
def test_ninja_acolyte_is_swapped_for_an_extra_minion_here(texts: str) -> None:
    play = ninjas(ACOLYTE.format("sheriff, high_noon"), texts=texts)
    play.talent("ninja_acolyte", "pyramids")
    assert play.options() == ["ninja_acolyte", "sheriff"]  # it must be one of them, and now
    play.choose("sheriff")
    assert play.minions("pyramids") == ["A sheriff 5", "B raider 4"]
    assert play.hand("A") == ["high_noon", "ninja_acolyte"]
    assert play.pile("B") == ["upgrade"]
    play.play("ninja_acolyte", "pyramids")  # the minion of the turn is still there
    play.done()


@pytest.mark.parametrize("texts", ["2018", "errata"])
def test_ninja_acolyte_cannot_be_swapped_after_the_first_minion_of_the_turn(texts: str) -> None:
    play = ninjas(ACOLYTE.format("sheriff, gunfighter"), texts=texts)
    play.talent("ninja_acolyte", "pyramids")
    play.choose("gunfighter")
    play.decline()  # no duel
    assert play.why_not("talent", "ninja_acolyte", "star_portal") == "SU-48"
    later = ninjas(ACOLYTE.format("sheriff, gunfighter"), texts=texts)
    later.play("sheriff", "star_portal")
    assert later.why_not("talent", "ninja_acolyte") == "SU-48"


@pytest.mark.rule("SU-R39")
def test_a_minion_uncovered_at_the_start_of_the_turn_is_the_first_one() -> None:
    play = at(
        """
        phase: start
        jungle_oasis:
          A: ninja_acolyte
          buried A: mummy
        """,
        factions="ninjas+ancient_egyptians,dinosaurs+vikings",
    )
    play.uncover("mummy")
    assert play.why_not("talent", "ninja_acolyte") == "SU-48"


def test_a_ninja_acolyte_can_be_swapped_for_itself() -> None:
    play = ninjas(ACOLYTE.format("high_noon"))
    play.talent("ninja_acolyte", "pyramids")
    play.choose("ninja_acolyte")
    assert play.minions("pyramids") == ["A ninja_acolyte 2", "B raider 4"]
    assert play.pile("B") == ["upgrade"]
    assert play.hand("A") == ["high_noon"]
    play.done()


def test_an_acolyte_of_another_owner_needs_a_minion_in_hand() -> None:
    position = """
        pyramids:
          B: ninja_acolyte of A
        active: B
        B:
          hand: {}
        """
    without = ninjas(position.format("howl"))
    assert without.why_not("talent", "ninja_acolyte") == "SU-48"
    play = ninjas(position.format("king_rex, howl"))
    play.talent("ninja_acolyte")
    play.choose("king_rex")
    assert play.minions("pyramids") == ["B king_rex 7"]
    assert play.hand("A") == ["ninja_acolyte"]  # seen to go to a hand, so its owner's (SU-64)
    play.done("B")


@pytest.mark.rule("SU-48")
def test_an_acolyte_that_cannot_be_returned_is_not_swapped() -> None:
    held = ninjas(ACOLYTE.format("form_a_posse, sheriff"))
    held.play("form_a_posse")
    assert held.why_not("talent", "ninja_acolyte") == "SU-48"
    shielded = ninjas("""
        pyramids:
          A: ninja_acolyte [tooth_and_claw_and_guns by B]
        A:
          hand: sheriff
        """)
    shielded.talent("ninja_acolyte")
    assert shielded.minions("pyramids") == ["A ninja_acolyte 2"]
    assert shielded.pile("B") == ["tooth_and_claw_and_guns"]
    assert shielded.hand("A") == ["sheriff"]
    shielded.done()


@pytest.mark.rule("SU-51")
def test_an_acolyte_is_not_swapped_where_no_minion_may_be_played() -> None:
    play = at(
        """
        jungle_oasis:
          A: ninja_acolyte
          actions: overrun by B
        A:
          hand: sheriff
        """,
        factions="ninjas+cowboys,zombies+vikings",
    )
    assert play.why_not("talent", "ninja_acolyte") == "SU-48"


@pytest.mark.rule("SU-21")
def test_an_acolyte_is_not_swapped_on_another_players_turn() -> None:
    play = ninjas("""
        active: B
        jungle_oasis:
          A: ninja_acolyte
        """)
    assert not play.can("talent", "ninja_acolyte")


# -- bases ---------------------------------------------------------------------------------------

DOJO = """
    ninja_dojo:
      A: deputy +{}
      B: king_rex
    jungle_oasis:
      A: sheriff
      B: raider
    the_central_brain:
    """


@pytest.mark.rule("SU-130", "SU-125")
def test_the_winner_of_the_ninja_dojo_may_destroy_any_minion() -> None:
    play = ninjas(DOJO.format(9))
    play.end()
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (2, 3)  # the runner-up gets more
    assert play.asked == "A destroy"
    assert play.options() == ["decline", "deputy", "king_rex", "raider", "sheriff"]
    play.choose("raider")
    assert play.pile("B") == ["king_rex", "raider"]
    assert play.minions("jungle_oasis") == ["A sheriff 5"]


def test_the_winner_of_the_ninja_dojo_may_decline() -> None:
    play = ninjas(DOJO.format(9))
    play.end()
    play.pass_all()
    play.decline()
    assert play.minions("jungle_oasis") == ["A sheriff 5", "B raider 4"]
    assert "ninja_dojo" not in play.bases()


def test_the_ninja_dojo_serves_a_winner_whose_turn_it_is_not() -> None:
    play = ninjas("""
        ninja_dojo:
          A: deputy +2
          B: king_rex +7
        jungle_oasis:
          A: sheriff
        """)
    play.end()
    play.pass_all()
    assert play.asked == "B destroy"
    play.choose("sheriff")
    assert play.minions("jungle_oasis") == []


@pytest.mark.rule("SU-129")
def test_tied_winners_of_the_ninja_dojo_both_destroy_a_minion() -> None:
    play = ninjas("""
        ninja_dojo:
          A: deputy +8
          B: king_rex +3
        jungle_oasis:
          A: sheriff
          B: raider
        """)
    play.end()
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (2, 2)
    assert play.asked == "A destroy"
    play.choose("raider")
    assert play.asked == "B destroy"
    assert "raider" not in play.options()
    play.choose("sheriff")
    assert play.minions("jungle_oasis") == []


GOJU = """
    temple_of_goju:
      A: deputy +5, gunfighter, pinkerton +3
      B: raider, huscarl +1 [upgrade]
    jungle_oasis:
      A: ninja_master
      B: raider
    """


@pytest.mark.rule("SU-130")
def test_temple_of_goju_takes_the_strongest_minion_of_each_player() -> None:
    play = ninjas(GOJU)
    play.end()
    play.pass_all()
    assert play.asked == "A sink"
    assert play.options() == ["deputy", "pinkerton"]  # 7 each
    play.choose("pinkerton")
    assert play.deck("A")[-1] == "pinkerton"
    assert play.deck("B")[-1] == "huscarl"  # 2 + 1 + 2
    assert play.pile("A") == ["deputy", "gunfighter"]
    assert play.pile("B") == ["raider", "upgrade"]
    assert play.minions("jungle_oasis") == ["A ninja_master 5", "B raider 4"]
    assert (play.vp("A"), play.vp("B")) == (2, 3)


def test_temple_of_goju_asks_each_player_about_their_own_minions() -> None:
    play = ninjas("""
        temple_of_goju:
          A: gunfighter +8
          B: raider, huscarl +2, laseratops (-1)
        """)
    play.end()
    play.pass_all()
    assert play.asked == "B sink"
    assert play.options() == ["huscarl", "raider"]
    play.choose("raider")
    assert play.deck("A")[-1] == "gunfighter"
    assert play.deck("B")[-1] == "raider"


def test_temple_of_goju_sends_a_minion_under_its_owners_deck() -> None:
    play = ninjas("""
        temple_of_goju:
          A: gunfighter +8
          B: deputy of A +5
        """)
    play.end()
    play.pass_all()
    assert play.deck("A")[-2:] == ["gunfighter", "deputy"]


def test_tooth_and_claw_of_2018_is_used_up_at_the_temple_of_goju() -> None:
    play = ninjas("""
        temple_of_goju:
          A: gunfighter +7
          B: king_rex +1 [tooth_and_claw_and_guns]
        """)
    play.end()
    play.pass_all()
    assert play.pile("B") == ["king_rex", "tooth_and_claw_and_guns"]
    assert play.deck("A")[-1] == "gunfighter"
