"""Chapter 8: scoring bases (SU-118 to SU-135), with SU-R10 to SU-R12 and SU-R40."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import at

# -- which base ----------------------------------------------------------------------------------


@pytest.mark.rule("SU-118")
@pytest.mark.parametrize(("counters", "scores"), [(11, False), (12, True), (13, True)])
def test_a_base_is_ready_when_all_power_there_equals_or_exceeds_its_breakpoint(
    counters: int, scores: bool
) -> None:
    play = at(f"""
        saloon:
          A: gunfighter +{counters}
          B: shogun
        pyramids:
        star_portal:
        """)
    play.end()
    assert ("saloon" not in play.bases()) is scores
    assert (play.vp("A"), play.vp("B")) == ((3, 2) if scores else (0, 0))
    play.done("B")


@pytest.mark.rule("SU-118", "SU-22")
def test_a_base_filled_in_the_play_cards_phase_scores_only_in_the_score_bases_phase() -> None:
    play = at("""
        saloon:
          A: gunfighter +12
        pyramids:
        star_portal:
        A:
          hand: sheriff
        """)
    play.play("sheriff", "saloon")
    assert play.vp("A") == 0
    assert play.asked == "A play"
    play.end()
    assert play.vp("A") == 3
    play.done("B")


@pytest.mark.rule("SU-119", "SU-121", "SU-135")
def test_of_several_ready_bases_the_current_player_chooses_the_first() -> None:
    play = at("""
        saloon:
          B: raider +16
        pyramids:
          A: gunfighter +18
        star_portal:
          B: ronin
        base deck: longhouse, drakkar, rest
        """)
    play.end()
    assert play.asked == "A score"
    assert play.options() == ["pyramids", "saloon"]
    play.choose("pyramids")
    assert (play.vp("A"), play.vp("B")) == (4, 3)  # the other one is scored as well
    scored = [line for line in play.log() if line.endswith("scores.")]
    assert scored == ["Pyramids scores.", "Saloon scores."]
    assert play.bases() == ["drakkar", "longhouse", "star_portal"]
    play.done("B")


@pytest.mark.rule("SU-120", "SU-R1")
def test_without_a_ready_base_the_phase_is_over_and_two_cards_are_drawn() -> None:
    play = at("""
        saloon:
          A: sheriff
        pyramids:
        star_portal:
        """)
    play.end()
    assert play.bases() == ["saloon", "pyramids", "star_portal"]
    assert len(play.hand("A")) == 2
    play.done("B")


# -- before scoring ------------------------------------------------------------------------------


@pytest.mark.rule("SU-122", "SU-40", "SU-41")
def test_before_scoring_come_abilities_in_play_and_then_specials_by_hand_in_turn() -> None:
    play = at(
        """
        saloon:
          A: sheriff +6, pharaoh
          B: shogun +2
          buried A: deputy
        pyramids:
        star_portal:
        A:
          hand: plague_of_locusts, mummy
        B:
          hand: heart_of_the_battle, ronin
        """,
    )
    play.end()
    assert play.asked == "A ability"  # the current player orders the abilities in play
    assert play.options() == ["pharaoh", "sheriff"]
    play.choose("pharaoh")
    play.choose("deputy")
    play.decline()  # Sheriff
    assert play.asked == "A special"
    play.choose("plague_of_locusts", "saloon")
    assert play.asked == "B special"
    assert play.options() == ["decline", "heart_of_the_battle"]
    play.decline()
    assert play.vp("A") == 3
    play.done("B")


@pytest.mark.rule("SU-123", "SU-H7")
def test_a_base_scores_even_if_its_power_has_fallen_below_the_breakpoint() -> None:
    play = at("""
        pyramids:
          A: sheriff
          B: ronin +1, raider +8
        saloon:
        star_portal:
        """)
    play.end()  # 5 + 4 + 12 = 21
    play.choose("ronin")
    assert "Ronin destroyed." in play.log()
    assert (play.vp("A"), play.vp("B")) == (2, 4)  # with 5 against 12, 17 in all
    assert "pyramids" not in play.bases()
    play.done("B")


@pytest.mark.rule("SU-124")
def test_points_are_given_by_the_power_after_the_before_abilities() -> None:
    play = at("""
        pyramids:
          A: sheriff +5
          B: shogun +6
        saloon:
        star_portal:
        A:
          hand: plague_of_locusts
        """)
    play.end()  # 10 against 11
    play.decline()  # Sheriff
    play.choose("plague_of_locusts", "pyramids")  # 10 against 10
    assert (play.vp("A"), play.vp("B")) == (4, 4)
    play.done("B")


@pytest.mark.rule("SU-124")
def test_when_scoring_abilities_change_how_points_are_given() -> None:
    play = at(
        """
        factory_436_1337:
          A: gunfighter +11
          B: zapbot +10
        saloon:
        star_portal:
        """,
        factions="cowboys+ancient_egyptians,robots+vikings",
    )
    play.end()  # 14 against 12: two times 5 power for the winner
    assert (play.vp("A"), play.vp("B")) == (2 + 2, 2)
    play.done("B")


# -- places --------------------------------------------------------------------------------------


def scored(a: str, b: str, c: str = "", d: str = "", base: str = "saloon") -> list[int]:
    """VP of all players after a base has scored with these minions of A, B, C and D."""
    minions = [("A", a), ("B", b), ("C", c), ("D", d)]
    lines = "".join(f"\n          {letter}: {what}" for letter, what in minions if what)
    seats = 4 if d else 3
    play = at(f"        {base}:{lines}", seats=seats)
    play.end()
    play.pass_all()
    return [player.vp for player in play.view().players]


@pytest.mark.rule("SU-125")
def test_winner_runner_up_and_third_get_the_three_numbers_and_a_fourth_nothing() -> None:
    points = scored("gunfighter +2", "ronin +5", "collector +4", "walker +1")
    assert points == [1, 3, 2, 0]  # 5, 8, 6, 3


@pytest.mark.rule("SU-126")
def test_numbers_of_empty_places_are_given_to_nobody() -> None:
    assert scored("gunfighter +17", "") == [3, 0, 0]
    assert scored("gunfighter +10", "ronin +9") == [3, 2, 0]


@pytest.mark.rule("SU-127", "SU-R11", "SU-H6")
def test_a_minion_without_power_is_enough_to_be_ranked_and_no_minion_is_not() -> None:
    assert scored("gunfighter +14", "ronin", "collector (-2)") == [3, 2, 1]
    assert scored("gunfighter +14", "ronin", "") == [3, 2, 0]


@pytest.mark.rule("SU-128", "SU-H6")
def test_tied_players_get_the_best_place_they_tie_for_and_use_up_the_places() -> None:
    assert scored("gunfighter +7", "ronin +7", "collector +3") == [3, 3, 1]  # 10, 10, 5
    assert scored("gunfighter +5", "ronin +3", "collector +4") == [3, 2, 2]  # 8, 6, 6


@pytest.mark.rule("SU-128")
def test_three_winners_leave_no_place_and_tied_thirds_both_get_the_third_number() -> None:
    assert scored("gunfighter +4", "ronin +4", "collector +5") == [3, 3, 3]
    points = scored("gunfighter +5", "ronin +4", "collector +1", "walker +1")
    assert points == [3, 2, 1, 1]  # 8, 7, 3, 3


@pytest.mark.rule("SU-128")
def test_two_winners_and_two_others_tied_for_third() -> None:
    points = scored("gunfighter +4", "ronin +4", "collector +1", "walker +1")
    assert points == [3, 3, 1, 1]  # 7, 7, 3, 3


@pytest.mark.rule("SU-R11", "SU-123")
def test_if_nobody_is_left_nobody_scores_and_the_base_is_replaced_all_the_same() -> None:
    play = at("""
        pyramids:
          A: sheriff +6
          B: bushi +7
          actions: gold_strike by A
        saloon:
        star_portal:
        base deck: longhouse, rest
        """)
    play.end()
    play.choose("bushi")  # 11 against 11: both are destroyed
    assert (play.vp("A"), play.vp("B")) == (0, 1)  # Bushi's own VP
    assert play.bases() == ["longhouse", "saloon", "star_portal"]
    assert play.pile("A") == ["gold_strike", "sheriff"]
    play.done("B")


@pytest.mark.rule("SU-R10", "SU-52")
def test_the_floor_of_zero_is_applied_to_the_sum() -> None:
    play = at("""
        saloon:
          A: deputy [ancient_curse, ancient_curse]
          B: ronin
        extra: action
        A:
          hand: form_a_posse, mummy_strength
        """)
    assert play.power("deputy") == 0  # 2 - 4
    play.play("form_a_posse")
    assert play.power("deputy") == 0  # 2 - 4 + 1
    play.play("mummy_strength")
    assert play.power("deputy") == 1  # 2 - 4 + 1 + 2
    assert play.total("saloon") == 4
    play.done()


@pytest.mark.rule("SU-R12")
@pytest.mark.parametrize(("counters", "behind"), [(9, True), (10, False), (11, False)])
def test_who_is_tied_for_the_highest_power_is_winning(counters: int, behind: bool) -> None:
    play = at(f"""
        pyramids:
          A: deputy +{counters}
          B: ronin +9
        saloon:
        star_portal:
        A:
          hand: dynamite_surprise
        """)
    play.end()  # 11, 12 or 13 against 12
    assert (play.asked == "A special") is behind
    play.pass_all()
    play.done("B")


@pytest.mark.rule("SU-R12")
def test_not_winning_is_about_any_other_player_with_more_power_there() -> None:
    play = at(
        """
        pyramids:
          A: deputy +6
          B: ronin +2
          C: collector +8
        A:
          hand: dynamite_surprise
        """,
        seats=3,
    )
    play.end()  # 8, 5, 10
    assert play.asked == "A special"
    play.pass_all()
    assert [player.vp for player in play.view().players] == [2, 1, 4]
    play.done("B")


@pytest.mark.rule("SU-R40")
def test_vp_gained_from_cards_come_at_once_and_do_not_change_the_places() -> None:
    play = at("""
        pyramids:
          A: sheriff +4, deputy
          B: raider +4, bushi +1
        saloon:
        star_portal:
        B:
          vp: 9
        """)
    play.end()  # 11 against 13
    play.choose("bushi")  # Sheriff destroys a Bushi of power 5
    assert play.vp("B") == 9 + 1 + 2
    assert play.vp("A") == 4
    play.done("B")


# -- after scoring -------------------------------------------------------------------------------


@pytest.mark.rule("SU-129")
def test_players_who_tie_for_a_bases_ability_each_use_it_the_current_one_first() -> None:
    play = at(
        """
        the_mothership:
          A: gunfighter, pinkerton +6
          B: ronin, bushi +6
        saloon:
        pyramids:
        active: B
        """,
        factions="cowboys+aliens,samurai+vikings",
    )
    play.end()  # 13 against 13
    assert (play.vp("A"), play.vp("B")) == (4, 4)
    assert play.asked == "B return"
    play.choose("ronin")
    assert play.asked == "A return"
    play.choose("gunfighter")
    assert "ronin" in play.hand("B")
    assert play.hand("A") == ["gunfighter"]
    play.done("A")


@pytest.mark.rule("SU-129")
def test_where_only_one_use_makes_sense_only_the_first_of_the_tied_players_has_it() -> None:
    play = at(
        """
        school_of_wizardry:
          A: gunfighter +7
          B: ronin +7
        saloon:
        pyramids:
        active: B
        base deck: longhouse, drakkar, star_portal, rest
        """,
        factions="cowboys+wizards,samurai+vikings",
    )
    play.end()
    assert play.asked == "B replace"
    assert play.options() == ["drakkar", "longhouse", "star_portal"]
    play.choose("drakkar")
    assert play.asked == "B put-back"
    play.choose("longhouse")
    assert play.bases() == ["drakkar", "saloon", "pyramids"]
    play.done("A")


@pytest.mark.rule("SU-130", "SU-131")
def test_after_abilities_come_before_the_minions_are_discarded_and_can_save_them() -> None:
    play = at(
        """
        the_mothership:
          A: gunfighter +20, scout
          B: samurai_chan
        saloon:
        pyramids:
        """,
        factions="cowboys+aliens,samurai+vikings",
    )
    play.end()
    assert play.vp("A") == 4
    assert play.asked == "A ability"  # Scout and the base itself, in A's order
    assert play.options() == ["scout", "the_mothership"]
    assert len(play.minions("the_mothership")) == 3
    play.choose("the_mothership", "scout")
    assert "scout" in play.hand("A")
    assert play.pile("A") == ["gunfighter"]
    assert play.pile("B") == ["samurai_chan"]
    play.done("B")


@pytest.mark.rule("SU-131", "SU-R26")
def test_all_cards_of_the_base_leave_together() -> None:
    play = at("""
        pyramids:
          A: gunfighter +17 [ancient_curse]
          B: samurai_chan, shogun +2 [viking_funeral]
          actions: gold_strike by A, honor_the_fallen by B
          buried A: mummy
        saloon:
        star_portal:
        """)
    play.end()
    assert play.asked == "A trigger"
    assert play.table.game.broken_invariants(play.g) == []
    for base in range(3):
        assert play.g.minions[base] == play.g.actions[base] == play.g.buried[base] == []
    while play.asked == "A trigger":
        play.choose(play.options()[0])
    assert play.pile("A") == ["ancient_curse", "gold_strike", "gunfighter", "mummy"]
    assert play.pile("B") == ["honor_the_fallen", "samurai_chan", "viking_funeral"]
    assert play.box() == ["shogun"]
    assert len(play.hand("B")) == 3  # one for Samurai-Chan, two of Honor the Fallen
    play.done("B")


@pytest.mark.rule("SU-132", "SU-152")
def test_the_clean_up_destroys_nothing_but_cards_do_go_to_the_discard_pile() -> None:
    play = at("""
        saloon:
          A: gunfighter +15
          B: samurai_chan
        pyramids:
        star_portal:
        """)
    play.end()
    assert play.asked == "B play"  # the Saloon, which waits for destruction, asked nobody
    assert len(play.hand("B")) == 1  # Samurai-Chan did
    assert not any("destroyed" in line for line in play.log())
    play.done("B")


# -- the next base -------------------------------------------------------------------------------


@pytest.mark.rule("SU-133", "SU-134")
def test_a_scored_base_is_discarded_and_the_top_of_the_base_deck_replaces_it() -> None:
    play = at("""
        saloon:
          A: gunfighter +17
        pyramids:
        star_portal:
        base deck: longhouse, drakkar
        base pile: sakura_garden
        """)
    play.end()
    assert play.bases() == ["longhouse", "pyramids", "star_portal"]
    assert [base.card for base in play.view().base_pile] == ["sakura_garden", "saloon"]
    assert play.view().base_deck == 1
    play.done("B")


@pytest.mark.rule("SU-134")
def test_an_empty_base_deck_is_made_anew_of_the_discarded_bases() -> None:
    play = at("""
        saloon:
          A: gunfighter +17
        pyramids:
        star_portal:
        base deck: longhouse
        """)
    play.g.box.append(play.g.base_deck.pop())  # now there is none
    play.end()
    assert play.bases() == ["saloon", "pyramids", "star_portal"]  # the only base there is
    assert play.g.base_pile == []
    assert play.minions("saloon") == []
    assert "The discarded bases become the new base deck." in play.log()
    play.done("B")


@pytest.mark.rule("SU-134")
def test_the_base_deck_is_made_anew_for_other_abilities_too() -> None:
    play = at(
        """
        saloon:
        pyramids:
        star_portal:
        base deck: tar_pits
        base pile: longhouse, drakkar
        A:
          hand: terraforming
        """,
        factions="cowboys+aliens,samurai+vikings",
    )
    play.g.box.append(play.g.base_deck.pop())
    play.play("terraforming")
    assert play.options() == ["drakkar", "longhouse"]
    play.choose("drakkar", "saloon")
    assert play.bases() == ["drakkar", "pyramids", "star_portal"]
    play.done()


@pytest.mark.rule("SU-135")
def test_a_base_may_become_ready_by_an_earlier_scoring_of_the_same_phase() -> None:
    play = at("""
        saloon:
          B: ronin +17 [final_haiku]
        pyramids:
          B: bushi +14
          A: deputy
        star_portal:
        """)
    play.end()  # the Pyramids stand at 20 of 21
    assert (play.vp("A"), play.vp("B")) == (2, 3 + 4 + 1)  # both bases, and Bushi's VP
    assert "pyramids" not in play.bases()
    play.done("B")


@pytest.mark.rule("SU-135")
def test_a_base_may_stop_being_ready_by_an_earlier_scoring_of_the_same_phase() -> None:
    play = at(
        """
        saloon:
          A: gunfighter +17
        ninja_dojo:
          B: ronin +15
          A: deputy
        pyramids:
        base deck: longhouse, rest
        """,
        factions="cowboys+ninjas,samurai+vikings",
    )
    play.end()
    play.choose("ninja_dojo")
    assert play.asked == "B destroy"  # the winner may destroy any minion in play
    play.choose("gunfighter")
    assert "saloon" in play.bases()
    assert play.vp("A") == 3  # second at the Dojo; the Saloon does not score any more
    assert play.vp("B") == 2
