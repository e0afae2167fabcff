"""The Ninjas' actions that destroy, protect and move, one by one."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.smash_up.playing import at

FACTIONS = "ninjas+cowboys,dinosaurs+vikings"
ninjas = partial(at, factions=FACTIONS)


# -- Assassination -------------------------------------------------------------------------------

ASSASSINATION = """
    jungle_oasis:
      A: deputy
      B: king_rex
    the_central_brain:
    factory_436_1337:
    A:
      hand: assassination, form_a_posse
    extra: action
    """


@pytest.mark.rule("SU-27")
def test_assassination_destroys_its_minion_at_the_end_of_the_turn() -> None:
    play = ninjas(ASSASSINATION)
    play.play("assassination", "king_rex")
    assert play.minions("jungle_oasis") == ["A deputy 2", "B king_rex 7"]
    play.next_turn()
    assert play.minions("jungle_oasis") == ["A deputy 2"]
    assert (play.pile("A"), play.pile("B")) == (["assassination"], ["king_rex"])
    play.done("B")


@pytest.mark.rule("SU-27", "SU-28")
def test_an_assassination_that_fails_comes_again_at_the_end_of_the_next_turn() -> None:
    play = ninjas(ASSASSINATION)
    play.play("form_a_posse")
    play.play("assassination", "deputy")
    play.next_turn()
    assert play.minions("jungle_oasis") == ["A deputy 2", "B king_rex 7"]
    play.next_turn()  # Form a Posse was for one turn
    assert play.minions("jungle_oasis") == ["B king_rex 7"]


# -- Poison, Seeing Stars, Smoke Bomb, Way of Deception ------------------------------------------


@pytest.mark.rule("SU-R10", "SU-52")
def test_poison_takes_4_power_but_never_below_zero() -> None:
    play = ninjas("""
        pyramids:
          B: king_rex, huscarl +1
        A:
          hand: poison
        """)
    play.play("poison", "huscarl")
    assert play.minions("pyramids") == ["B huscarl 0", "B king_rex 7"]
    play.done()


@pytest.mark.rule("SU-47")
def test_poison_destroys_any_number_of_other_actions_on_the_minion() -> None:
    position = """
        pyramids:
          B: king_rex [upgrade, viking_funeral], raider [tooth_and_claw_and_guns]
          actions: gold_strike by A
        A:
          hand: poison
        """
    play = ninjas(position)
    play.play("poison", "king_rex")
    assert play.options() == ["decline", "upgrade", "viking_funeral"]
    play.choose("upgrade", "viking_funeral")
    assert play.pile("B") == ["upgrade", "viking_funeral"]
    assert play.power("king_rex") == 3
    play.done()
    one = ninjas(position)
    one.play("poison", "king_rex")
    one.choose("upgrade", "decline")
    assert one.pile("B") == ["upgrade"]
    one.done()
    none = ninjas(position)
    none.play("poison", "king_rex")
    none.decline()
    assert none.power("king_rex") == 7 + 2 - 4
    none.done()


def test_seeing_stars_destroys_a_minion_of_power_3_or_less_anywhere() -> None:
    play = ninjas("""
        pyramids:
          A: deputy
          B: laseratops, laseratops (-1)
        star_portal:
          B: huscarl, raider
        A:
          hand: seeing_stars
        """)
    play.play("seeing_stars")
    assert play.options() == ["deputy", "huscarl", "laseratops"]
    play.choose("huscarl")
    assert play.pile("B") == ["huscarl"]
    assert play.minions("star_portal") == ["B raider 4"]
    play.done()


@pytest.mark.rule("SU-46", "SU-45")
def test_seeing_stars_must_hit_your_own_minion_and_may_be_played_without_any() -> None:
    play = ninjas("""
        pyramids:
          A: deputy
          B: raider
        A:
          hand: seeing_stars, seeing_stars
        extra: action
        """)
    play.play("seeing_stars")
    assert play.pile("A") == ["deputy", "seeing_stars"]
    play.play("seeing_stars")
    assert play.minions("pyramids") == ["B raider 4"]
    play.done()


SMOKE = """
    jungle_oasis:
      A: deputy
      B: raider
    the_central_brain:
      A: shinobi
    factory_436_1337:
    A:
      hand: smoke_bomb
    B:
      hand: augmentation, upgrade, laseratops, natural_selection
    """


@pytest.mark.rule("SU-51", "SU-45")
def test_a_smoke_bomb_keeps_actions_of_other_players_from_your_minion() -> None:
    play = ninjas(SMOKE)
    assert not play.can("play", "smoke_bomb", "raider")  # only on a minion of yours
    play.play("smoke_bomb", "deputy")
    play.next_turn()
    play.play("natural_selection")  # the Raider's victim is the Deputy
    assert play.minions("jungle_oasis") == ["A deputy 2", "B raider 4"]
    play.play("laseratops", "jungle_oasis")  # a minion is no action
    assert play.pile("A") == ["deputy", "smoke_bomb"]
    play.done("B")


def test_a_smoke_bomb_guards_only_its_minion_and_lets_your_own_actions_work() -> None:
    play = ninjas("""
        jungle_oasis:
          A: deputy [smoke_bomb], shinobi
        A:
          hand: poison
        """)
    play.play("poison", "deputy")
    play.choose("smoke_bomb")
    assert play.minions("jungle_oasis") == ["A deputy 0", "A shinobi 3"]
    play.done()
    other = ninjas("""
        active: B
        jungle_oasis:
          A: deputy [smoke_bomb], shinobi
        B:
          hand: upgrade
        """)
    other.play("upgrade", "shinobi")
    assert other.minions("jungle_oasis") == ["A deputy 2", "A shinobi 5"]
    other.done("B")


@pytest.mark.rule("SU-15")
def test_a_smoke_bomb_is_destroyed_at_the_start_of_your_next_turn() -> None:
    play = ninjas(SMOKE)
    play.play("smoke_bomb", "deputy")
    play.next_turn()
    assert play.actions("jungle_oasis") == ["A smoke_bomb on deputy"]
    play.next_turn()
    assert play.actions("jungle_oasis") == []
    assert play.pile("A") == ["smoke_bomb"]
    play.done()


def test_a_smoke_bomb_with_the_errata_stays() -> None:
    play = ninjas(SMOKE, texts="errata")
    play.play("smoke_bomb", "deputy")
    play.next_turn()
    play.next_turn()
    assert play.actions("jungle_oasis") == ["A smoke_bomb on deputy"]
    play.next_turn()
    play.play("upgrade", "deputy")
    assert play.pile("B") == ["upgrade"]
    assert play.power("deputy") == 2
    play.done("B")


@pytest.mark.rule("SU-72")
def test_in_the_smoke_an_action_already_there_does_not_affect_the_minion() -> None:
    play = ninjas("""
        jungle_oasis:
          A: deputy [upgrade by B]
        A:
          hand: smoke_bomb
        """)
    play.play("smoke_bomb", "deputy")
    assert play.power("deputy") == 2
    play.done()


@pytest.mark.rule("SU-82", "SU-60")
def test_way_of_deception_moves_one_of_your_minions() -> None:
    play = ninjas("""
        pyramids:
          A: gunfighter +1 [upgrade by B], deputy
          B: raider
        star_portal:
          B: huscarl
        jungle_oasis:
        A:
          hand: way_of_deception
        """)
    play.play("way_of_deception")
    assert play.options() == ["deputy", "gunfighter"]
    play.choose("gunfighter")
    assert play.options() == ["jungle_oasis", "star_portal"]
    play.choose("star_portal")  # and there is no duel
    assert play.minions("star_portal") == ["A gunfighter 6", "B huscarl 2"]
    assert play.minions("pyramids") == ["A deputy 2", "B raider 4"]
    play.done()


@pytest.mark.rule("SU-45")
def test_way_of_deception_without_a_minion_of_yours_does_nothing() -> None:
    play = ninjas("""
        pyramids:
          B: raider
        A:
          hand: way_of_deception
        """)
    play.play("way_of_deception")
    assert play.minions("pyramids") == ["B raider 4"]
    assert play.pile("A") == ["way_of_deception"]
    play.done()
