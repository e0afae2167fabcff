"""Rulings on minions that leave play: SU-R26 to SU-R28, SU-R35, SU-R45."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import Play, at


def _triggers(play: Play, *first: str) -> None:
    """The waiting triggers in this order, the rest as they come."""
    order = [*first]
    while play.asked.endswith("trigger"):
        play.choose(order.pop(0) if order else play.options()[0])


# -- cards that leave together (SU-R26) ----------------------------------------------------------


@pytest.mark.rule("SU-R26", "SU-H9", "SU-135", "SU-151", "SU-152")
def test_at_a_scored_garden_all_triggers_happen_although_everything_left_together() -> None:
    play = at("""
        sakura_garden:
          A: gunfighter +8
          B: samurai_chan [final_haiku], bushi +1
          actions: honor_the_fallen by B
        pyramids:
          A: deputy +10
          B: raider, huscarl
        saloon:
        """)
    play.end()  # 11 + 2 + 5 = 18; the Pyramids stand at 18 of 21
    assert "pyramids" not in play.bases()  # +2 for Raider and Huscarl: 22
    assert len(play.hand("A")) == 1 + 2  # Sakura Garden, phase 4
    assert len(play.hand("B")) == 1 + 1 + 2  # the Garden, Samurai-Chan, twice Honor the Fallen
    assert play.vp("B") == 2 + 1 + 2  # runner-up twice, and Bushi
    assert play.vp("A") == 3 + 4
    play.done("B")


@pytest.mark.rule("SU-R26", "SU-152")
def test_a_counter_for_a_shogun_that_left_at_the_same_moment_is_lost() -> None:
    play = at("""
        pyramids:
          A: gunfighter +13
          B: shogun, samurai_chan
        saloon:
        star_portal:
        """)
    shogun = play.handle("shogun")
    play.end()
    assert play.g.counters[shogun] == 0
    assert play.pile("B") == ["samurai_chan", "shogun"]
    play.done("B")


@pytest.mark.rule("SU-R26", "SU-R28", "SU-156")
def test_actions_on_a_destroyed_minion_leave_with_it_and_work() -> None:
    play = at("""
        active: B
        pyramids:
          B: raider +1 [final_haiku, viking_funeral], ronin
        saloon:
        star_portal:
        B:
          hand: yokai_attack
        """)
    play.play("yokai_attack")
    play.choose("raider")
    _triggers(play)
    assert play.power("ronin") == 5
    assert play.vp("B") == 1
    assert play.box() == ["raider"]
    assert play.pile("B") == ["final_haiku", "viking_funeral", "yokai_attack"]
    play.done("B")


@pytest.mark.rule("SU-R26", "SU-50")
def test_the_current_player_orders_what_cards_that_left_together_trigger() -> None:
    play = at("""
        pyramids:
          A: gunfighter +12
          B: raider +1 [viking_funeral], samurai_chan
        saloon:
        star_portal:
        """)
    play.end()
    assert play.asked == "A trigger"
    assert play.options() == ["samurai_chan", "viking_funeral"]
    assert "pyramids" in play.bases()  # after step 6 and before step 7
    assert play.minions("pyramids") == []
    play.choose("samurai_chan")
    assert len(play.hand("B")) == 1
    assert play.vp("B") == 2 + 1
    play.done("B")


# -- last known values (SU-R27) ------------------------------------------------------------------


@pytest.mark.rule("SU-R27", "SU-H10", "SU-R35")
@pytest.mark.parametrize(("mark", "vp"), [("", 0), ("+1", 1), ("(+1)", 1), ("+1 (-1)", 0)])
def test_a_bushi_destroyed_by_yokai_attack_is_judged_by_its_last_power(mark: str, vp: int) -> None:
    play = at(f"""
        active: B
        pyramids:
          B: bushi {mark}
        saloon:
        star_portal:
        B:
          hand: yokai_attack, ronin, samurai_chan, combat_training
        """)
    play.play("yokai_attack")
    assert play.asked == "B extra"
    play.decline(2)
    assert play.vp("B") == vp
    play.play("ronin", "pyramids")
    play.play("samurai_chan", "pyramids")
    play.play("combat_training")
    play.done("B")


@pytest.mark.rule("SU-H10", "SU-R27")
def test_way_of_the_warrior_on_that_bushi_counts_for_its_power_and_draws_a_card() -> None:
    play = at("""
        active: B
        pyramids:
          B: bushi
        saloon:
        star_portal:
        extra: action
        B:
          hand: way_of_the_warrior, yokai_attack
        """)
    play.play("way_of_the_warrior")
    play.play("yokai_attack")
    _triggers(play)
    assert play.vp("B") == 1
    assert len(play.hand("B")) == 1
    play.done("B")


@pytest.mark.rule("SU-R27")
def test_the_controller_of_the_last_moment_profits_and_not_the_owner() -> None:
    play = at("""
        pyramids:
          A: samurai_chan of B, bushi of B +1
          B: raider +1
        saloon:
        star_portal:
        extra: action
        A:
          hand: high_noon, high_noon
        """)
    play.play("high_noon")
    play.choose("samurai_chan")
    play.no_duel_cards()
    assert len(play.hand("A")) == 1 + 1  # the other High Noon and the card drawn
    play.play("high_noon")  # 5 against 5
    play.no_duel_cards()
    assert (play.vp("A"), play.vp("B")) == (1, 0)
    assert play.hand("B") == []
    assert play.pile("B") == ["bushi", "raider", "samurai_chan"]
    play.done()


# -- Viking Funeral (SU-R28) ---------------------------------------------------------------------


@pytest.mark.rule("SU-R28", "SU-H11")
def test_viking_funeral_on_a_stolen_minion_gives_the_point_but_no_place_in_the_box() -> None:
    play = at("""
        active: B
        pyramids:
          B: sheriff of A [viking_funeral]
        saloon:
        star_portal:
        B:
          hand: yokai_attack
        """)
    play.play("yokai_attack")
    assert (play.vp("A"), play.vp("B")) == (0, 1)
    assert play.pile("A") == ["sheriff"]
    assert play.box() == []
    assert play.pile("B") == ["viking_funeral", "yokai_attack"]
    play.done("B")


@pytest.mark.rule("SU-R28")
def test_viking_funerals_controller_gets_the_point_whoever_controls_the_minion() -> None:
    play = at("""
        pyramids:
          A: raider of B +1 [viking_funeral by B]
          B: shogun +3
        saloon:
        star_portal:
        A:
          hand: high_noon
        """)
    play.play("high_noon")
    assert (play.vp("A"), play.vp("B")) == (0, 1)
    assert play.box() == ["raider"]  # B owns it, and controls the action
    play.done()


@pytest.mark.rule("SU-R28")
def test_viking_funeral_gives_nothing_for_a_minion_that_is_returned_or_buried() -> None:
    returned = at(
        """
        pyramids:
          B: raider +1 [viking_funeral]
        saloon:
        star_portal:
        A:
          hand: beam_up
        """,
        factions="aliens+cowboys,samurai+vikings",
    )
    returned.play("beam_up")
    assert returned.vp("B") == 0
    assert returned.hand("B") == ["raider"]
    assert returned.pile("B") == ["viking_funeral"]
    buried = at(
        """
        pyramids:
          A: mummy +19 [viking_funeral]
        saloon:
        star_portal:
        """,
        factions="vikings+ancient_egyptians,samurai+cowboys",
    )
    buried.end()
    buried.choose("saloon")
    assert buried.vp("A") == 4
    assert buried.buried("saloon") == ["A mummy"]
    assert buried.pile("A") == ["viking_funeral"]
    assert buried.box() == []


# -- Yokai Attack! (SU-R35) ----------------------------------------------------------------------


@pytest.mark.rule("SU-R35", "SU-48")
def test_a_destruction_that_is_prevented_gives_yokai_attacks_player_nothing() -> None:
    play = at(
        """
        pyramids:
          A: warbot
        saloon:
        star_portal:
        A:
          hand: yokai_attack, ronin, tech_center
        """,
        factions="samurai+robots,cowboys+vikings",
    )
    play.play("yokai_attack")
    assert play.minions("pyramids") == ["A warbot 4"]
    assert play.g.extras == []
    assert play.asked == "A play"
    play.done()


@pytest.mark.rule("SU-R35", "SU-48")
def test_a_destruction_that_is_replaced_gives_yokai_attacks_player_nothing() -> None:
    play = at(
        """
        pyramids:
          A: buccaneer
        saloon:
        star_portal:
        A:
          hand: yokai_attack, ronin, dinghy
        """,
        factions="samurai+pirates,cowboys+vikings",
    )
    play.play("yokai_attack")
    play.choose("saloon")  # the Buccaneer moves away instead
    assert play.minions("saloon") == ["A buccaneer 4"]
    assert play.g.extras == []
    play.done()


# -- effects on another player's turn (SU-R45) ---------------------------------------------------


@pytest.mark.rule("SU-R45")
def test_way_of_the_warrior_on_another_turn_ends_with_that_turn() -> None:
    play = at("""
        pyramids:
          A: deputy
          B: ronin
        saloon:
        star_portal:
        A:
          hand: high_noon
        B:
          hand: way_of_the_warrior, yokai_attack
        """)
    play.play("high_noon")
    play.choose("way_of_the_warrior")
    assert play.power("ronin") == 6
    play.next_turn("B")
    assert play.power("ronin") == 3
    play.play("yokai_attack")
    assert play.hand("B") == []  # it goes to the discard pile in a later turn: no card
    play.done("B")


@pytest.mark.rule("SU-R45")
def test_way_of_the_warrior_on_another_turn_draws_for_its_player() -> None:
    play = at("""
        pyramids:
          A: sheriff +9
          B: ronin
        A:
          hand: high_noon
        B:
          hand: way_of_the_warrior
        """)
    play.play("high_noon")
    play.choose("way_of_the_warrior")
    assert play.pile("B") == ["ronin", "way_of_the_warrior"]
    assert len(play.hand("B")) == 1
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SU-R45", "SU-52")
@pytest.mark.parametrize(("card", "more"), [("augmentation", 4), ("howl", 1)])
def test_until_the_end_of_your_turn_lasts_to_the_end_of_your_next_one(card: str, more: int) -> None:
    play = at(
        f"""
        pyramids:
          A: deputy
          B: king_rex
        saloon:
        star_portal:
        A:
          hand: high_noon
        B:
          hand: {card}
        """,
        factions="cowboys+ancient_egyptians,dinosaurs+vikings",
    )
    play.play("high_noon")
    play.choose(card)
    if card == "augmentation":
        play.choose("king_rex")
    assert play.power("king_rex") == 7 + more
    play.next_turn("B")
    assert play.power("king_rex") == 7 + more  # B's own turn
    play.next_turn("A")
    assert play.power("king_rex") == 7
    play.done()
