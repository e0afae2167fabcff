"""What everybody may know (SU-R6), and what can be taken back (SU-R7)."""

from __future__ import annotations

import pytest

import fiendish
from tests.games.smash_up.playing import Play, at

# -- public --------------------------------------------------------------------------------------

READERS = ("A", "B", "C", None)


@pytest.mark.rule("SU-R6", "SU-71")
def test_vp_hand_sizes_and_deck_sizes_are_public() -> None:
    play = at(
        """
        pyramids:
          buried A: mummy, deputy
          buried B: ronin
        A:
          hand: 4 random
          vp: 7
        B:
          hand: 12 random
          deck: bushi, ronin
        """,
        seats=3,
    )
    for reader in READERS:
        view = play.view(reader)
        assert [player.vp for player in view.players] == [7, 0, 0]
        assert [player.hand_size for player in view.players] == [4, 12, 0]
        assert [player.deck_size for player in view.players] == [34, 2, 40]
        buried = view.bases[play.place("pyramids")].buried
        assert [card.controller for card in buried] == [0, 0, 1]


@pytest.mark.rule("SU-R6", "SU-93")
def test_a_card_that_buried_itself_is_known_and_one_buried_from_the_hand_is_not() -> None:
    play = at(
        """
        pyramids:
        A:
          hand: tomb_trap, mummy, deputy
        """,
        seats=3,
    )
    play.play("tomb_trap")
    play.choose("pyramids")
    play.talent("pyramids")
    play.choose("mummy")
    for reader in READERS:
        buried = play.view(reader).bases[play.place("pyramids")].buried
        assert [card.card for card in buried] == ["tomb_trap", "mummy" if reader == "A" else ""]
    play.done()


@pytest.mark.rule("SU-R6", "SU-148")
def test_a_mummy_that_buried_itself_is_known_to_all() -> None:
    play = at("""
        pyramids:
          A: mummy +19
        saloon:
        star_portal:
        """)
    play.end()
    play.choose("saloon")
    for reader in ("A", "B", None):
        buried = play.view(reader).bases[play.place("saloon")].buried
        assert [card.card for card in buried] == ["mummy"]
    play.done("B")


@pytest.mark.rule("SU-R6", "SU-97")
def test_each_buried_card_keeps_its_public_position() -> None:
    play = at("""
        phase: start
        pyramids:
          buried A: deputy, gunfighter, mummy, sheriff
        """)
    before = [card.handle for card in play.view("B").bases[play.place("pyramids")].buried]
    play.uncover("gunfighter")
    after = [card.handle for card in play.view("B").bases[play.place("pyramids")].buried]
    assert len(before) == 4
    assert after == [before[0], before[2], before[3]]
    play.done()


@pytest.mark.rule("SU-R6", "SU-109")
def test_a_bluff_that_was_revealed_is_known_in_the_hand() -> None:
    play = at("""
        pyramids:
          A: sheriff
          B: ronin
        saloon:
        star_portal:
        A:
          hand: high_noon
        B:
          hand: raider, bushi
        """)
    play.play("high_noon")
    play.choose("raider")
    play.no_duel_cards()
    assert play.hand("B") == ["bushi", "raider"]
    for reader in ("A", None):
        assert [card.card for card in play.view(reader).players[1].seen_hand] == ["raider"]
    play.done()


# -- taking back ---------------------------------------------------------------------------------


def ready() -> Play:
    return at("""
        saloon:
          A: gunfighter
          B: ronin
        pyramids:
          actions: gold_strike by A
        star_portal:
        A:
          hand: sheriff, quick_draw, deputy, you_can_take_it_with_you
        B:
          hand: tribute, bushi
        """)


@pytest.mark.rule("SU-R7")
def test_a_move_that_showed_nothing_new_can_be_taken_back_by_its_player() -> None:
    play = ready()
    play.play("sheriff", "saloon")
    assert play.minions("saloon") == ["A gunfighter 3", "A sheriff 5", "B ronin 3"]
    play.table.undo(0)
    assert play.hand("A") == ["deputy", "quick_draw", "sheriff", "you_can_take_it_with_you"]
    assert play.minions("saloon") == ["A gunfighter 3", "B ronin 3"]
    play.done()


@pytest.mark.rule("SU-R7")
def test_nobody_takes_back_the_move_of_another_player() -> None:
    play = ready()
    play.play("sheriff", "saloon")
    assert not play.table.can_undo(1)
    with pytest.raises(fiendish.IllegalAnswer, match="SU-R7"):
        play.table.undo(1)


@pytest.mark.rule("SU-R7")
def test_a_draw_cannot_be_taken_back() -> None:
    play = ready()
    play.play("sheriff", "pyramids")  # Gold Strike draws
    assert not play.table.can_undo(0)
    with pytest.raises(fiendish.IllegalAnswer, match="SU-R7"):
        play.table.undo(0)
    assert play.minions("pyramids") == ["A sheriff 5"]


@pytest.mark.rule("SU-R7")
def test_a_reveal_cannot_be_taken_back() -> None:
    play = at("""
        active: B
        saloon:
        B:
          hand: shield_maiden
        """)
    play.play("shield_maiden", "saloon")
    assert not play.table.can_undo(1)


@pytest.mark.rule("SU-R7")
def test_the_end_of_a_turn_cannot_be_taken_back() -> None:
    play = ready()
    play.end()
    play.done("B")
    assert not play.table.can_undo(0)


@pytest.mark.rule("SU-R7")
def test_a_decision_of_another_player_closes_the_way_back() -> None:
    play = at("""
        pyramids:
          A: sheriff
          B: ronin
        A:
          hand: high_noon
        B:
          hand: raider, bushi
        """)
    play.play("high_noon")
    assert play.asked == "B dueling-card"
    play.decline()
    assert not play.table.can_undo(0)
