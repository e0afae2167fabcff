"""The Ancient Egyptians' tombs: Seal the Tomb, Tomb Trap, You Can Take It With You."""

from __future__ import annotations

import pytest

from tests.games.smash_up.playing import at

# -- Seal the Tomb -------------------------------------------------------------------------------


@pytest.mark.rule("SU-47", "SU-93")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_seal_the_tomb_buries_up_to_two_cards_at_one_base(count: int) -> None:
    play = at("""
        saloon:
        pyramids:
        star_portal:
        A:
          hand: seal_the_tomb, mummy, deputy, sheriff
        """)
    play.play("seal_the_tomb")
    play.choose("saloon")
    play.choose(*["mummy", "deputy"][:count])
    if count < 2:
        play.decline()
    assert play.buried("saloon") == ["A deputy", "A mummy"][2 - count :]
    assert len(play.hand("A")) == 3 - count
    assert [c.card for c in play.view("B").bases[0].buried] == [""] * count
    play.done()


@pytest.mark.rule("SU-R34")
def test_seal_the_tomb_uncovers_up_to_two_cards_of_yours_at_one_base() -> None:
    play = at("""
        saloon:
          buried A: mummy, deputy, sheriff
          buried B: ronin
        pyramids:
          buried A: pharaoh
        A:
          hand: seal_the_tomb
        """)
    play.play("seal_the_tomb")
    assert play.options() == ["decline", "deputy", "mummy", "pharaoh", "sheriff"]
    play.choose("deputy")
    assert play.options() == ["decline", "mummy", "sheriff"]  # the same base only
    play.choose("sheriff")
    assert play.minions("saloon") == ["A deputy 2", "A sheriff 5"]
    assert play.buried("saloon") == ["A mummy", "B ronin"]
    assert play.buried("pyramids") == ["A pharaoh"]
    play.done()


def test_seal_the_tomb_may_uncover_one_or_none() -> None:
    for count in (0, 1):
        play = at("""
            saloon:
              buried A: mummy, deputy
            A:
              hand: seal_the_tomb
            """)
        play.play("seal_the_tomb")
        play.choose(*["mummy"][:count])
        play.decline()
        assert play.minions("saloon") == ["A mummy 2"][:count]
        assert len(play.buried("saloon")) == 2 - count
        play.done()


def test_seal_the_tomb_is_one_or_the_other() -> None:
    play = at("""
        saloon:
          buried A: mummy
        A:
          hand: seal_the_tomb, deputy
        """)
    play.play("seal_the_tomb")
    assert play.options() == ["bury", "uncover"]
    play.choose("uncover")
    play.choose("mummy")
    assert play.hand("A") == ["deputy"]
    assert play.minions("saloon") == ["A mummy 2"]
    play.done()


@pytest.mark.rule("SU-45")
def test_seal_the_tomb_with_nothing_to_bury_or_uncover_asks_for_no_base() -> None:
    play = at("""
        saloon:
        pyramids:
          buried B: raider
        star_portal:
        A:
          hand: seal_the_tomb
        """)
    play.play("seal_the_tomb")
    assert play.pile("A") == ["seal_the_tomb"]
    play.done()


# -- Tomb Trap, You Can Take It With You ---------------------------------------------------------


@pytest.mark.rule("SU-142", "SU-61")
def test_tomb_trap_uncovered_may_destroy_a_minion_of_power_four_or_less_there() -> None:
    play = at("""
        phase: start
        saloon:
          A: gunfighter
          B: raider, ronin +2
          buried A: tomb_trap
        pyramids:
          B: samurai_chan
        star_portal:
        """)
    play.uncover("tomb_trap")
    assert play.options() == ["decline", "gunfighter", "raider"]  # 4 is the limit; one's own too
    play.choose("raider")
    while play.asked.endswith("draw"):
        play.decline()  # of the Saloon
    assert play.minions("saloon") == ["A gunfighter 3", "B ronin 5"]
    assert play.pile("A") == ["tomb_trap"]
    assert play.pile("B") == ["raider"]
    play.done()


def test_tomb_trap_may_decline_and_needs_a_target() -> None:
    play = at("""
        phase: start
        pyramids:
          B: ronin
          buried A: tomb_trap
        """)
    play.uncover("tomb_trap")
    play.decline()
    assert play.minions("pyramids") == ["B ronin 3"]
    assert play.pile("A") == ["tomb_trap"]
    play.done()
    strong = at("""
        phase: start
        pyramids:
          B: shogun
          buried A: tomb_trap
        """)
    strong.uncover("tomb_trap")
    assert strong.minions("pyramids") == ["B shogun 5"]
    assert strong.pile("A") == ["tomb_trap"]
    strong.done()


@pytest.mark.rule("SU-142")
def test_tomb_trap_played_from_the_hand_only_buries_itself() -> None:
    play = at("""
        pyramids:
          B: ronin
        saloon:
        star_portal:
        A:
          hand: tomb_trap
        """)
    play.play("tomb_trap")
    play.choose("pyramids")
    assert play.asked == "A play"
    assert play.buried("pyramids") == ["A tomb_trap"]
    assert play.minions("pyramids") == ["B ronin 3"]
    play.done()


@pytest.mark.rule("SU-142")
def test_you_can_take_it_with_you_buries_itself_and_draws_three_when_uncovered() -> None:
    play = at("""
        pyramids:
        saloon:
        star_portal:
        A:
          hand: you_can_take_it_with_you
        """)
    play.play("you_can_take_it_with_you")
    play.choose("pyramids")
    assert play.hand("A") == []
    play.end()  # A draws two
    play.end()
    assert play.asked == "A start"
    play.uncover("you_can_take_it_with_you")
    assert len(play.hand("A")) == 2 + 3
    assert play.pile("A") == ["you_can_take_it_with_you"]
    assert len(play.hand("B")) == 2
    play.done()


@pytest.mark.rule("SU-25", "SU-R8")
def test_you_can_take_it_with_you_draws_what_there_is() -> None:
    play = at("""
        phase: start
        pyramids:
          buried A: you_can_take_it_with_you
        A:
          deck: mummy
          pile: deputy
        """)
    play.uncover("you_can_take_it_with_you")
    assert play.hand("A") == ["deputy", "mummy"]  # the card itself is not shuffled in
    assert play.pile("A") == ["you_can_take_it_with_you"]
    play.done()
