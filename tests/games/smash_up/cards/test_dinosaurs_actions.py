"""The Dinosaurs' actions, one by one."""

from __future__ import annotations

from functools import partial

import pytest

from fiendish.games.smash_up.faces import FACES
from fiendish.games.smash_up.rules.board import breakpoint_at
from tests.games.smash_up.playing import Play, at

FACTIONS = "dinosaurs+ancient_egyptians,ninjas+cowboys"
dinos = partial(at, factions=FACTIONS)


# -- more power ----------------------------------------------------------------------------------


def test_augmentation_gives_any_minion_4_power_until_the_end_of_the_turn() -> None:
    play = dinos("""
        jungle_oasis:
          A: armor_stego
          B: shinobi
        factory_436_1337:
        tar_pits:
          B: deputy
        A:
          hand: augmentation
        """)
    play.play("augmentation")
    assert play.options() == ["armor_stego", "deputy", "shinobi"]  # anybody's, anywhere
    play.choose("shinobi")
    assert play.minions("jungle_oasis") == ["A armor_stego 3", "B shinobi 7"]
    assert play.minions("tar_pits") == ["B deputy 2"]
    assert play.pile("A") == ["augmentation"]
    play.done()
    play.next_turn()
    assert play.power("shinobi") == 3


@pytest.mark.rule("SU-45")
def test_augmentation_can_be_played_without_any_minion() -> None:
    play = dinos("""
        A:
          hand: augmentation
        """)
    play.play("augmentation")
    assert play.pile("A") == ["augmentation"]
    play.done()


DUEL_ON_THE_TURN_OF_B = """
    active: B
    pyramids:
      A: laseratops, mummy
    factory_436_1337:
    the_central_brain:
    A:
      hand: {}
    B:
      hand: gunfighter
    """


def dueling(card: str) -> Play:
    """On B's turn a Gunfighter duels A's Laseratops, and A's dueling card is this one."""
    play = dinos(DUEL_ON_THE_TURN_OF_B.format(card))
    play.play("gunfighter", "pyramids")
    play.choose("laseratops")
    play.choose(card)
    return play


@pytest.mark.rule("SU-R45", "SU-52")
def test_augmentation_on_another_players_turn_lasts_until_your_own_turn_ends() -> None:
    play = dueling("augmentation")
    play.choose("mummy")
    play.no_duel_cards()
    assert play.minions("pyramids") == ["A laseratops 4", "A mummy 6"]
    play.next_turn()
    assert play.power("mummy") == 6  # on A's turn
    play.next_turn()
    assert play.power("mummy") == 2


@pytest.mark.rule("SU-R45", "SU-52")
def test_howl_on_another_players_turn_lasts_until_your_own_turn_ends() -> None:
    play = dueling("howl")
    play.no_duel_cards()
    assert play.minions("pyramids") == ["A laseratops 5", "A mummy 3"]
    play.next_turn()
    assert play.minions("pyramids") == ["A laseratops 5", "A mummy 3"]
    play.next_turn()
    assert play.minions("pyramids") == ["A laseratops 4", "A mummy 2"]


@pytest.mark.rule("SU-54", "SU-53")
def test_howl_strengthens_your_minions_of_this_moment_until_the_end_of_the_turn() -> None:
    play = dinos("""
        jungle_oasis:
          A: laseratops
          B: shinobi
        factory_436_1337:
          A: mummy
        the_central_brain:
        A:
          hand: howl, king_rex
        """)
    play.play("howl")
    play.play("king_rex", "factory_436_1337")
    assert play.minions("jungle_oasis") == ["A laseratops 5", "B shinobi 3"]
    assert play.minions("factory_436_1337") == ["A king_rex 7", "A mummy 3"]
    play.next_turn()
    assert play.total("jungle_oasis") == 7
    assert play.power("mummy") == 2


@pytest.mark.rule("SU-47")
def test_howl_can_be_played_without_a_minion_of_yours() -> None:
    play = dinos("""
        jungle_oasis:
          B: shinobi
        A:
          hand: howl
        """)
    play.play("howl")
    assert play.power("shinobi") == 3
    play.done()


def test_upgrade_gives_the_minion_it_is_on_2_power_for_as_long_as_it_is_there() -> None:
    play = dinos("""
        jungle_oasis:
          A: mummy
          B: shinobi
        factory_436_1337:
        tar_pits:
        A:
          hand: upgrade
        """)
    play.play("upgrade", "shinobi")  # on any minion
    assert play.minions("jungle_oasis") == ["A mummy 2", "B shinobi 5"]
    play.next_turn()
    assert play.power("shinobi") == 5


@pytest.mark.rule("SU-R13")
def test_upgrade_needs_a_minion() -> None:
    play = dinos("""
        A:
          hand: upgrade
        """)
    assert play.why_not("play", "upgrade") == "SU-R13"


# -- Natural Selection, Rampage, Survival of the Fittest -----------------------------------------


def test_natural_selection_destroys_a_weaker_minion_at_the_base_of_yours() -> None:
    play = dinos("""
        pyramids:
          A: laseratops, mummy
          B: shinobi, tiger_assassin, ninja_master
        saloon:
          B: deputy
        A:
          hand: natural_selection
        """)
    play.play("natural_selection")
    assert play.options() == ["laseratops", "mummy"]
    play.choose("laseratops")
    assert play.options() == ["mummy", "shinobi"]  # less than 4, here, of anybody
    play.choose("shinobi")
    assert play.pile("B") == ["shinobi"]
    assert len(play.minions("pyramids")) == 4
    play.done()


def test_natural_selection_by_current_power() -> None:
    play = dinos("""
        pyramids:
          A: mummy +3
          B: ninja_master (-1)
        A:
          hand: natural_selection
        """)
    play.play("natural_selection")
    assert play.pile("B") == ["ninja_master"]
    play.done()


@pytest.mark.rule("SU-45")
def test_natural_selection_without_a_weaker_minion_there_does_nothing() -> None:
    play = dinos("""
        pyramids:
          A: laseratops
          B: tiger_assassin
        saloon:
          B: deputy
        A:
          hand: natural_selection
        """)
    play.play("natural_selection")
    assert play.minions("pyramids") == ["A laseratops 4", "B tiger_assassin 4"]
    assert play.minions("saloon") == ["B deputy 2"]
    play.done()
    alone = dinos("""
        pyramids:
          B: deputy
        A:
          hand: natural_selection
        """)
    alone.play("natural_selection")
    assert alone.minions("pyramids") == ["B deputy 2"]
    alone.done()


@pytest.mark.rule("SU-92", "SU-118")
def test_rampage_lowers_the_breakpoint_by_the_power_of_your_minion() -> None:
    play = dinos("""
        pyramids:
          A: laseratops +4
          B: ninja_master
        saloon:
          A: mummy
        A:
          hand: rampage, augmentation
        extra: action
        """)
    play.play("rampage")
    assert play.options() == ["laseratops", "mummy"]
    play.choose("laseratops")
    assert (play.breakpoint("pyramids"), play.breakpoint("saloon")) == (21 - 8, 20)
    play.play("augmentation")
    play.choose("laseratops")
    assert play.breakpoint("pyramids") == 21 - 8  # fixed when it was played
    assert play.power("laseratops") == 12  # which is not changed by it
    play.done()


def test_rampage_makes_a_base_score_exactly_at_the_lower_breakpoint() -> None:
    def score(counters: int) -> int:
        play = dinos(f"""
            pyramids:
              A: laseratops +{counters}
              B: ninja_master
            A:
              hand: rampage
            """)
        play.play("rampage")
        play.end()
        play.pass_all()
        return play.vp("A")

    assert score(4) == 4  # 8 and 5 of 21 - 8
    assert score(3) == 0  # 7 and 5 of 21 - 7


@pytest.mark.rule("SU-92", "SU-134")
def test_rampage_ends_with_the_base() -> None:
    play = dinos("""
        pyramids:
          A: laseratops +4
          B: ninja_master
        saloon:
          A: mummy +18
        A:
          hand: rampage
        """)
    play.play("rampage")
    play.choose("laseratops")
    play.end()
    assert play.asked == "A score"
    play.choose("pyramids")
    while play.asked.endswith("special"):
        play.decline()
    place = play.g.bases[0]
    assert breakpoint_at(play.g, 0) == FACES[play.g.face(place)].breakpoint


def test_rampage_ends_with_the_turn() -> None:
    play = dinos("""
        jungle_oasis:
          A: mummy
        factory_436_1337:
        tar_pits:
        A:
          hand: rampage
        """)
    play.play("rampage")
    assert play.breakpoint("jungle_oasis") == 10
    play.next_turn()
    assert play.breakpoint("jungle_oasis") == 12


@pytest.mark.rule("SU-52")
def test_a_breakpoint_is_never_below_zero() -> None:
    play = dinos("""
        jungle_oasis:
          A: king_rex (+20)
        A:
          hand: rampage
        """)
    play.play("rampage")
    assert play.breakpoint("jungle_oasis") == 0
    play.done()


def test_rampage_without_a_minion_of_yours_does_nothing() -> None:
    play = dinos("""
        jungle_oasis:
          B: shinobi
        A:
          hand: rampage
        """)
    play.play("rampage")
    assert play.breakpoint("jungle_oasis") == 12
    play.done()


def test_survival_of_the_fittest_takes_one_of_the_weakest_at_each_base() -> None:
    play = dinos("""
        pyramids:
          A: mummy, laseratops
          B: deputy
        star_portal:
          A: mummy
          B: shinobi, ninja_acolyte
        jungle_oasis:
          A: war_raptor, armor_stego
        A:
          hand: survival_of_the_fittest
        """)
    assert play.minions("jungle_oasis") == ["A armor_stego 3", "A war_raptor 3"]
    play.play("survival_of_the_fittest")
    assert play.options() == ["deputy", "mummy"]
    play.choose("deputy")
    assert len(play.minions("pyramids")) == 3  # all are chosen before any dies
    assert play.options() == ["mummy", "ninja_acolyte"]
    play.choose("ninja_acolyte")
    assert play.pile("B") == ["deputy", "ninja_acolyte"]
    assert play.minions("pyramids") == ["A laseratops 4", "A mummy 2"]
    assert play.minions("star_portal") == ["A mummy 2", "B shinobi 3"]
    assert len(play.minions("jungle_oasis")) == 2  # equal powers
    play.done()


@pytest.mark.rule("SU-46")
def test_survival_of_the_fittest_spares_nobody_and_leaves_single_minions_alone() -> None:
    play = dinos("""
        pyramids:
          A: mummy
          B: shinobi
        star_portal:
          B: deputy
        A:
          hand: survival_of_the_fittest
        """)
    play.play("survival_of_the_fittest")
    assert play.pile("A") == ["mummy", "survival_of_the_fittest"]
    assert play.minions("star_portal") == ["B deputy 2"]
    play.done()
