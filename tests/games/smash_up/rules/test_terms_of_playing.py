"""Extra plays, moving, talents, specials, returning (chapter 5, SU-79 to SU-92)."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import Play, at

# -- extra plays ---------------------------------------------------------------------------------


def _yokai(hand: str, active: str = "B") -> Play:
    """B has played Yokai Attack! and is asked for the extra minion."""
    play = at(f"""
        active: {active}
        pyramids:
          B: ronin
        saloon:
        star_portal:
        B:
          hand: yokai_attack, {hand}
        """)
    play.play("yokai_attack")
    return play


@pytest.mark.rule("SU-79")
def test_an_extra_play_may_be_used_at_once_and_leaves_the_free_plays() -> None:
    play = _yokai("bushi, shogun, tribute, combat_training")
    play.take(kind="play", card="bushi", place="saloon")
    play.take(kind="play", card="tribute")
    assert play.minions("saloon") == ["B bushi 4"]
    assert play.can("play", "shogun", "saloon")
    play.play("shogun", "saloon")
    assert play.why_not("play", "combat_training") == "SU-18"  # Yokai Attack! was the free action
    play.done("B")


@pytest.mark.rule("SU-79", "SU-46")
def test_extra_plays_are_optional() -> None:
    play = _yokai("bushi, tribute")
    play.decline(2)
    play.end()
    play.pass_all()
    assert "bushi" in play.hand("B")
    assert "tribute" in play.hand("B")
    play.done("A")


@pytest.mark.rule("SU-80")
def test_an_extra_play_of_the_phase_may_be_used_later_in_it() -> None:
    play = _yokai("bushi, shogun, samurai_chan, tribute, combat_training")
    play.decline(2)
    play.play("bushi", "saloon")
    play.play("shogun", "saloon")
    assert play.why_not("play", "samurai_chan", "saloon") == "SU-18"
    play.play("tribute")
    assert play.why_not("play", "combat_training") == "SU-18"
    play.done("B")


@pytest.mark.rule("SU-80")
def test_a_kept_extra_play_does_not_last_beyond_the_phase() -> None:
    play = _yokai("bushi, shogun, tribute")
    play.decline(2)
    assert len(play.view("B").extra_plays) == 2
    play.next_turn("B")
    assert play.view("B").extra_plays == []
    play.play("bushi", "saloon")
    assert play.why_not("play", "shogun", "saloon") == "SU-18"
    play.done("B")


@pytest.mark.rule("SU-80")
def test_an_extra_play_for_a_specific_card_is_now_or_never() -> None:
    play = at("""
        saloon:
        pyramids:
        star_portal:
        A:
          hand: gold_in_them_thar_hills
          deck: deputy, gunfighter, sheriff, rest
        """)
    play.play("gold_in_them_thar_hills")
    play.choose("deputy")
    play.decline()
    play.choose("sheriff")
    assert play.g.extras == []
    play.play("deputy", "saloon")  # the free minion
    assert play.g.free_minion == 0
    play.done()


@pytest.mark.rule("SU-80")
def test_an_extra_play_given_by_a_special_is_now_or_never() -> None:
    play = at(
        """
        saloon:
          A: ninja_acolyte
        pyramids:
        star_portal:
        A:
          hand: tiger_assassin, shinobi
        """,
        factions="ninjas+cowboys,samurai+vikings",
    )
    play.talent("ninja_acolyte")
    assert play.options() == ["ninja_acolyte", "shinobi", "tiger_assassin"]  # no keeping
    play.choose("shinobi")
    assert play.g.extras == []
    assert play.can("play", "tiger_assassin", "pyramids")  # the free minion
    play.done()


@pytest.mark.rule("SU-81")
def test_an_extra_play_on_another_players_turn_is_used_at_once_or_lost() -> None:
    for use in (True, False):
        play = at("""
            pyramids:
              A: sheriff
              B: bushi +5
            saloon:
              B: ronin
            star_portal:
            A:
              hand: high_noon
            B:
              hand: yokai_attack, samurai_chan
            """)
        play.play("high_noon")
        play.choose("yokai_attack")
        play.choose("ronin")
        assert play.asked == "B extra"
        assert "samurai_chan" in " ".join(play.options())
        if use:
            play.take(kind="play", card="samurai_chan", place="star_portal")
        else:
            play.decline()
        play.no_duel_cards()
        assert play.g.extras == []
        assert play.minions("star_portal") == (["B samurai_chan 2"] if use else [])
        play.next_turn("B")
        play.done("B")


@pytest.mark.rule("SU-81")
def test_an_extra_play_gained_at_the_start_of_the_turn_cannot_be_kept() -> None:
    play = at(
        """
        phase: start
        pyramids:
          A: bushi
          buried A: yokai_attack
        saloon:
        star_portal:
        A:
          hand: bushi, ronin
        """,
        factions="samurai+ancient_egyptians,cowboys+vikings",
    )
    play.uncover("yokai_attack")
    play.decline()  # the extra minion
    assert play.g.extras == []
    play.play("bushi", "pyramids")
    assert play.why_not("play", "ronin", "pyramids") == "SU-18"
    play.done()


@pytest.mark.rule("SU-81")
def test_an_extra_play_in_the_score_bases_phase_cannot_be_kept() -> None:
    play = at("""
        active: B
        pyramids:
          A: sheriff
          B: bushi +16, samurai_chan
        saloon:
          A: deputy
          B: ronin
        star_portal:
        B:
          hand: yokai_attack, heart_of_the_battle, ronin
        """)
    play.end()
    play.decline()  # Sheriff's duel
    play.choose("heart_of_the_battle")
    play.choose("bushi")
    play.choose("yokai_attack")  # as dueling card
    play.choose("samurai_chan")
    assert play.asked == "B extra"
    play.decline()
    play.pass_all()
    assert play.g.extras == []


# -- moving, placing, returning, transferring ----------------------------------------------------


@pytest.mark.rule("SU-82")
def test_a_moved_minion_takes_its_cards_and_counters_along_and_works_at_the_new_base() -> None:
    play = at("""
        saloon:
          A: pyramid_engineer +2 [ancient_curse], sheriff
        star_portal:
          B: ronin
        pyramids:
        A:
          hand: stagecoach, mummy
        """)
    play.play("stagecoach")
    play.choose("pyramid_engineer")
    play.decline()
    play.choose("star_portal")
    assert play.minions("star_portal") == ["A pyramid_engineer 3", "B ronin 3"]
    assert play.actions("star_portal") == ["A ancient_curse on pyramid_engineer"]
    assert play.counters("pyramid_engineer") == 2
    assert play.minions("saloon") == ["A sheriff 5"]
    play.talent("pyramid_engineer")
    assert play.buried("star_portal") == ["A mummy"]
    play.done()


@pytest.mark.rule("SU-82")
def test_the_special_of_a_moved_minion_works_at_its_new_base() -> None:
    play = at("""
        saloon:
          A: sheriff
        pyramids:
          A: gunfighter +12
          B: ronin
        star_portal:
        A:
          hand: stagecoach
        """)
    play.play("stagecoach")
    play.choose("saloon", "sheriff", "pyramids")
    play.end()
    assert play.asked == "A duel"
    play.choose("ronin")
    play.pass_all()
    assert play.pile("B") == ["ronin"]
    play.done("B")


@pytest.mark.rule("SU-85")
def test_placing_a_card_is_neither_destroying_nor_discarding_nor_returning() -> None:
    play = at(
        """
        saloon:
          A: shogun
          B: samurai_chan of A +1
        pyramids:
        star_portal:
        B:
          hand: disintegrator
        A:
          deck: ronin, bushi
        active: B
        """,
        factions="samurai+vikings,aliens+cowboys",
    )
    play.play("disintegrator")
    assert play.deck("A") == ["ronin", "bushi", "samurai_chan"]
    assert play.hand("A") == play.pile("A") == []
    assert play.hand("B") == []  # nothing drawn: it did not go to the discard pile
    assert play.minions("saloon") == ["A shogun 5"]
    play.done("B")


@pytest.mark.rule("SU-86")
def test_the_ability_of_a_card_happens_only_when_it_is_played() -> None:
    play = at("""
        saloon:
          buried A: pyramid_engineer, mummy
        pyramids:
        star_portal:
        phase: start
        A:
          hand: gunfighter
        """)
    play.uncover("pyramid_engineer")  # that is playing it: it may uncover the other one
    assert play.asked == "A uncover"
    play.choose("mummy")
    play.talent("pyramid_engineer")  # burying is not: nothing is asked of the Gunfighter
    assert play.buried("saloon") == ["A gunfighter"]
    play.done()


@pytest.mark.rule("SU-87", "SU-63")
def test_a_returned_minion_goes_to_its_owners_hand_without_what_is_on_it() -> None:
    play = at(
        """
        saloon:
          B: deputy of A +2 [ancient_curse of A by B]
        pyramids:
        star_portal:
        active: B
        B:
          hand: beam_up
        """,
        factions="cowboys+ancient_egyptians,aliens+vikings",
    )
    deputy = play.handle("deputy")
    play.play("beam_up")
    assert play.hand("A") == ["deputy"]
    assert play.hand("B") == []
    assert play.pile("A") == ["ancient_curse"]
    assert play.g.counters[deputy] == 0
    play.done("B")


@pytest.mark.rule("SU-91")
def test_a_transferred_action_stays_its_controllers_and_is_not_played() -> None:
    play = at("""
        saloon:
          actions: gold_strike by A
        star_portal:
        pyramids:
        A:
          hand: stagecoach, sheriff
        """)
    play.play("stagecoach")
    play.choose("gold_strike", "star_portal")
    assert play.actions("star_portal") == ["A gold_strike"]
    assert play.actions("saloon") == []
    assert play.hand("A") == ["sheriff"]  # Star Portal draws for actions played there only
    play.play("sheriff", "star_portal")
    assert len(play.hand("A")) == 1  # and Gold Strike works there now
    play.done()


# -- talents, specials, "on your turn", ongoing --------------------------------------------------


@pytest.mark.rule("SU-88")
def test_a_talent_is_used_once_per_turn_also_on_the_turn_the_card_is_played() -> None:
    play = at("""
        pyramids:
        saloon:
        star_portal:
        A:
          hand: pyramid_engineer, mummy, deputy, tomb_trap, sheriff
        """)
    play.play("pyramid_engineer", "saloon")
    play.talent("pyramid_engineer")
    play.choose("mummy")
    assert play.why_not("talent", "pyramid_engineer") == "SU-88"
    play.next_turn("A")
    play.talent("pyramid_engineer")
    play.choose("deputy")
    assert play.buried("saloon") == ["A deputy", "A mummy"]
    play.done()


@pytest.mark.rule("SU-88")
def test_each_card_has_its_own_talent_and_none_must_be_used() -> None:
    play = at("""
        active: B
        saloon:
          B: huscarl, huscarl
        B:
          hand: bushi, shogun, ronin
        """)
    play.talent("huscarl")
    play.choose("bushi")
    play.talent("huscarl")
    play.choose("shogun")
    assert play.minions("saloon") == ["B huscarl 4", "B huscarl 4"]
    assert play.why_not("talent", "huscarl") == "SU-88"
    play.next_turn("B")
    play.next_turn("B")  # without using one
    assert play.minions("saloon") == ["B huscarl 2", "B huscarl 2"]
    play.done("B")


@pytest.mark.rule("SU-88", "SU-21")
def test_a_talent_is_for_the_own_play_cards_phase_only() -> None:
    play = at("""
        saloon:
          A: pyramid_engineer
          buried B: ronin
        pyramids:
        star_portal:
        A:
          hand: mummy
        B:
          hand: huscarl
        """)
    play.end()
    assert play.asked == "B start"
    assert play.table.why_not(0, kind="talent", card="pyramid_engineer") is not None
    play.end()
    assert play.why_not("talent", "pyramid_engineer") == "SU-74"  # it is not B's
    play.done("B")


@pytest.mark.rule("SU-83")
def test_on_your_turn_is_once_in_your_own_play_cards_phase() -> None:
    play = at("""
        pyramids:
        saloon:
        star_portal:
        A:
          hand: mummy, deputy
        B:
          hand: ronin, bushi
        """)
    play.talent("pyramids")
    play.choose("mummy")
    assert play.why_not("talent", "pyramids") == "SU-88"
    play.end()
    play.pass_all()
    assert play.asked == "B play"
    play.talent("pyramids")  # each player in the own turn
    play.choose("ronin")
    assert play.why_not("talent", "pyramids") == "SU-88"
    assert play.buried("pyramids") == ["A mummy", "B ronin"]
    play.next_turn("A")
    assert play.can("talent", "pyramids")
    play.done()


@pytest.mark.rule("SU-84")
def test_an_ongoing_ability_works_for_as_long_as_the_card_is_around() -> None:
    play = at(
        """
        saloon:
          B: shogun [ancient_curse of A by A]
        pyramids:
        star_portal:
        active: B
        B:
          hand: disenchant, ronin
        """,
        factions="cowboys+ancient_egyptians,tricksters+samurai",
    )
    assert play.power("shogun") == 3
    play.next_turn("B")
    assert play.power("shogun") == 3
    play.play("disenchant")
    assert play.power("shogun") == 5
    play.done("B")


@pytest.mark.rule("SU-89", "SU-43", "SU-44")
def test_specials_in_play_in_the_hand_and_in_the_discard_pile_work_where_they_say() -> None:
    play = at(
        """
        saloon:
          A: sheriff, tenacious_z +15
          B: ronin
        pyramids:
        star_portal:
        A:
          hand: deputy
          pile: tenacious_z
        """,
        factions="cowboys+zombies,samurai+vikings",
    )
    play.discard("deputy")  # in the hand
    play.choose("sheriff")
    play.take(kind="play", card="tenacious_z", place="pyramids")  # in the discard pile
    assert play.minions("pyramids") == ["A tenacious_z 2"]
    assert (play.g.free_minion, play.g.free_action) == (1, 1)
    play.end()
    assert play.asked == "A duel"  # in play
    play.decline()
    play.pass_all()
    play.done("B")


@pytest.mark.rule("SU-92")
def test_the_starting_value_is_the_printed_number_whatever_has_changed_it() -> None:
    play = at(
        """
        jungle_oasis:
          A: king_rex (-6), war_raptor +5
          B: gunfighter (-3)
        saloon:
        pyramids:
        A:
          hand: laseratops
        """,
        factions="dinosaurs+vikings,cowboys+samurai",
        texts="errata",
    )
    play.play("laseratops", "jungle_oasis")  # a minion of printed power 2 or less here
    assert play.options() == ["decline", "war_raptor"]
    play.decline()
    views = {m.card: m for m in play.view().bases[play.place("jungle_oasis")].minions}
    assert (views["king_rex"].power, views["king_rex"].printed) == (1, 7)
    play.done()
