"""The Dinosaurs' minions and bases, one by one."""

from __future__ import annotations

from functools import partial

import pytest

from tests.games.smash_up.playing import Play, at

FACTIONS = "dinosaurs+ancient_egyptians,ninjas+cowboys"
dinos = partial(at, factions=FACTIONS)


# -- minions -------------------------------------------------------------------------------------


def test_king_rex_is_just_strong() -> None:
    play = dinos("""
        pyramids:
          B: ninja_acolyte
        A:
          hand: king_rex
        """)
    play.play("king_rex", "pyramids")
    assert play.minions("pyramids") == ["A king_rex 7", "B ninja_acolyte 2"]
    play.done()


LASERATOPS = """
    pyramids:
      A: mummy
      B: ninja_acolyte, deputy +1, shinobi (-1), shinobi
    saloon:
      B: ninja_acolyte
    A:
      hand: laseratops
    """


@pytest.mark.rule("SU-59", "SU-61")
def test_laseratops_destroys_a_minion_of_current_power_2_or_less_here() -> None:
    play = dinos(LASERATOPS)
    play.play("laseratops", "pyramids")
    assert play.options() == ["mummy", "ninja_acolyte", "shinobi"]  # no way to decline
    play.choose("shinobi")
    assert play.pile("B") == ["shinobi"]
    assert play.minions("pyramids") == [
        "A laseratops 4", "A mummy 2", "B deputy 3", "B ninja_acolyte 2", "B shinobi 3",
    ]  # fmt: skip
    assert play.minions("saloon") == ["B ninja_acolyte 2"]
    play.done()


@pytest.mark.rule("SU-46")
def test_laseratops_must_destroy_your_own_minion_if_no_other_is_weak_enough() -> None:
    play = dinos("""
        pyramids:
          A: mummy
          B: shinobi
        A:
          hand: laseratops
        """)
    play.play("laseratops", "pyramids")
    assert play.pile("A") == ["mummy"]
    assert play.minions("pyramids") == ["A laseratops 4", "B shinobi 3"]
    play.done()


@pytest.mark.rule("SU-45")
def test_laseratops_without_anything_weak_here_does_nothing() -> None:
    play = dinos("""
        pyramids:
          B: shinobi
        saloon:
          B: ninja_acolyte
        A:
          hand: laseratops
        """)
    play.play("laseratops", "pyramids")
    assert play.minions("pyramids") == ["A laseratops 4", "B shinobi 3"]
    play.done()


def test_laseratops_with_the_errata_looks_at_printed_power_and_may_decline() -> None:
    play = dinos(LASERATOPS, texts="errata")
    play.play("laseratops", "pyramids")
    assert play.options() == ["decline", "deputy", "mummy", "ninja_acolyte"]
    play.choose("deputy")  # 2 printed, with its counter 3
    assert play.pile("B") == ["deputy"]
    play.done()
    declining = dinos(LASERATOPS, texts="errata")
    declining.play("laseratops", "pyramids")
    declining.decline()
    assert declining.pile("B") == []
    declining.done()


QUIET = """
    jungle_oasis:
      A: {}
    factory_436_1337:
    the_central_brain:
    """


def test_armor_stego_is_stronger_on_the_turns_of_others() -> None:
    play = dinos(QUIET.format("armor_stego"))
    assert play.power("armor_stego") == 3
    play.next_turn()
    assert play.power("armor_stego") == 5
    play.next_turn()
    assert play.power("armor_stego") == 3


@pytest.mark.rule("SU-70")
def test_armor_stego_of_another_controller_is_stronger_on_its_owners_turn() -> None:
    play = dinos("""
        jungle_oasis:
          B: armor_stego
        """)
    assert play.power("armor_stego") == 5


def test_armor_stego_with_the_errata_needs_its_talent() -> None:
    play = dinos(QUIET.format("armor_stego, armor_stego"), texts="errata")
    play.talent("armor_stego")
    assert play.minions("jungle_oasis") == ["A armor_stego 3", "A armor_stego 3"]
    play.next_turn()
    assert play.minions("jungle_oasis") == ["A armor_stego 3", "A armor_stego 5"]
    play.next_turn()
    assert play.minions("jungle_oasis") == ["A armor_stego 3", "A armor_stego 3"]
    play.next_turn()  # not used again
    assert play.minions("jungle_oasis") == ["A armor_stego 3", "A armor_stego 3"]


@pytest.mark.rule("SU-88")
def test_armor_stegos_talent_works_once_per_turn() -> None:
    play = dinos(QUIET.format("armor_stego"), texts="errata")
    play.talent("armor_stego")
    assert play.why_not("talent", "armor_stego") == "SU-88"
    play.next_turn()
    assert play.power("armor_stego") == 5
    assert not play.can("talent", "armor_stego")  # it is B's turn
    play.next_turn()
    assert play.can("talent", "armor_stego")


def test_armor_stego_of_2018_has_no_talent() -> None:
    play = dinos(QUIET.format("armor_stego"))
    assert play.why_not("talent", "armor_stego") == "SU-88"


def test_war_raptors_count_all_war_raptors_at_their_base() -> None:
    play = dinos("""
        pyramids:
          A: war_raptor, king_rex
          B: war_raptor
        jungle_oasis:
          A: war_raptor
        A:
          hand: war_raptor
        """)
    assert play.minions("pyramids") == ["A king_rex 7", "A war_raptor 4", "B war_raptor 4"]
    assert play.minions("jungle_oasis") == ["A war_raptor 3"]  # itself
    play.play("war_raptor", "pyramids")
    assert play.total("pyramids") == 7 + 3 * 5
    assert play.power("war_raptor", "jungle_oasis") == 3
    play.done()


@pytest.mark.rule("SU-61")
def test_a_war_raptor_in_hand_has_its_printed_power() -> None:
    play = dinos("""
        played: minion
        extra: minion small
        jungle_oasis:
          A: war_raptor
        A:
          hand: war_raptor, armor_stego
        """)
    assert play.can("play", "war_raptor", "jungle_oasis")
    assert not play.can("play", "armor_stego", "jungle_oasis")


# -- bases ---------------------------------------------------------------------------------------


@pytest.mark.rule("SU-118", "SU-125")
def test_jungle_oasis_breaks_at_12_and_rewards_the_winner_only() -> None:
    play = dinos("""
        jungle_oasis:
          A: king_rex
          B: ninja_master
        """)
    play.end()
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (2, 0)
    almost = dinos("""
        jungle_oasis:
          A: king_rex
          B: tiger_assassin
        """)
    almost.end()
    assert almost.vp("A") == 0
    assert "jungle_oasis" in almost.bases()


def tar_pits(minion: str, hand: str = "seeing_stars", texts: str = "2018") -> Play:
    """B has one minion at the Tar Pits and one at the Pyramids; A can destroy them."""
    return at(
        f"""
        extra: action
        tar_pits:
          A: ninja_acolyte
          B: {minion}
        pyramids:
          B: ronin
        A:
          hand: {hand}
        """,
        factions="ninjas+cowboys,samurai+dinosaurs",
        texts=texts,
    )


@pytest.mark.rule("SU-77", "SU-64")
def test_tar_pits_put_a_destroyed_minion_under_its_owners_deck() -> None:
    play = tar_pits("armor_stego (-4) [upgrade, assassination by A]")
    play.play("seeing_stars")
    play.choose("armor_stego")
    assert play.deck("B")[-1] == "armor_stego"
    assert play.pile("B") == ["upgrade"]  # what lay on it is not destroyed here
    assert play.pile("A") == ["assassination", "seeing_stars"]
    play.done()


def test_tar_pits_do_nothing_for_minions_destroyed_elsewhere() -> None:
    play = tar_pits("armor_stego")
    play.play("seeing_stars")
    play.choose("ronin")
    assert play.pile("B") == ["ronin"]
    assert play.deck("B")[-1] != "ronin"
    play.done()


def test_tar_pits_take_every_minion_of_a_turn() -> None:
    play = tar_pits("armor_stego (-2), samurai_chan", hand="seeing_stars, seeing_stars")
    play.play("seeing_stars")
    play.choose("armor_stego")
    play.play("seeing_stars")
    play.choose("samurai_chan")
    play.choose("samurai_chan")  # draws before the Tar Pits take it
    assert play.deck("B")[-2:] == ["armor_stego", "samurai_chan"]
    assert play.pile("B") == []
    play.done()


@pytest.mark.rule("SU-36", "SU-50")
@pytest.mark.parametrize(("first", "last"), [("raider", "huscarl"), ("huscarl", "raider")])
def test_of_minions_destroyed_together_the_current_player_picks_which_sinks_first(
    first: str, last: str
) -> None:
    play = at(
        """
        tar_pits:
          A: king_rex
          B: huscarl, raider
        A:
          hand: powderkeg
        """,
        factions="dinosaurs+pirates,samurai+vikings",
    )
    play.play("powderkeg")
    assert play.asked == "A about"
    assert play.options() == ["huscarl", "king_rex", "raider"]
    play.choose(first, last)
    assert play.deck("B")[-2:] == [first, last]
    assert play.deck("A")[-1] == "king_rex"
    play.done()


@pytest.mark.rule("SU-152")
def test_a_minion_destroyed_at_the_tar_pits_has_been_in_the_discard_pile() -> None:
    play = tar_pits("samurai_chan")
    play.play("seeing_stars")
    play.choose("samurai_chan", "samurai_chan")
    assert len(play.hand("B")) == 1  # Samurai-Chan has drawn
    assert play.deck("B")[-1] == "samurai_chan"
    play.done()


def test_a_minion_that_has_left_the_discard_pile_is_left_alone_by_the_tar_pits() -> None:
    play = at(
        """
        tar_pits:
          A: ninja_acolyte
          B: bushi (-2) [viking_funeral]
        A:
          hand: seeing_stars
        """,
        factions="ninjas+cowboys,samurai+vikings",
    )
    play.play("seeing_stars")
    play.choose("bushi")
    play.choose("viking_funeral")  # first: it goes back to the box
    assert play.box() == ["bushi"]
    assert play.deck("B")[-1] != "bushi"
    play.done()


@pytest.mark.rule("SU-25")
def test_a_minion_shuffled_into_the_deck_and_discarded_again_is_no_more_for_the_tar_pits() -> None:
    play = at(
        """
        tar_pits:
          A: gremlin of A
          B: gremlin of B
        A:
          hand: cannon
        B:
          deck:
        """,
        factions="tricksters+pirates,tricksters+robots",
        copies=2,
    )
    play.play("cannon")
    play.choose("gremlin", "gremlin")
    play.take(card="gremlin", seat=1)  # B draws it out of the new deck
    assert play.hand("B") == ["gremlin"]
    play.take(card="gremlin", seat=0)  # and has to discard it
    assert play.pile("B") == ["gremlin"]
    assert play.deck("B") == []
    assert play.deck("A")[-1] == "gremlin"  # never left A's discard pile
    play.done()


@pytest.mark.rule("SU-132")
def test_minions_discarded_when_the_tar_pits_score_are_not_destroyed() -> None:
    play = tar_pits("king_rex +7")
    play.end()
    play.pass_all()
    assert (play.vp("A"), play.vp("B")) == (3, 4)
    assert play.pile("B") == ["king_rex"]


def test_tar_pits_with_the_errata_save_the_first_minion_of_a_turn_from_being_destroyed() -> None:
    play = tar_pits("samurai_chan, samurai_chan", hand="seeing_stars, seeing_stars", texts="errata")
    play.play("seeing_stars")
    play.choose("samurai_chan")
    assert play.deck("B")[-1] == "samurai_chan"
    assert play.hand("B") == []  # it never went to the discard pile
    play.play("seeing_stars")
    play.choose("samurai_chan")
    assert play.pile("B") == ["samurai_chan"]  # the second one is destroyed
    assert len(play.hand("B")) == 1
    play.done()


@pytest.mark.rule("SU-R35")
def test_a_destruction_replaced_by_the_tar_pits_pays_for_nothing() -> None:
    play = at(
        """
        tar_pits:
          A: bushi
        A:
          hand: yokai_attack, ronin, ronin
        """,
        factions="samurai+dinosaurs,ninjas+cowboys",
        texts="errata",
    )
    play.play("yokai_attack")
    assert play.deck("A")[-1] == "bushi"
    assert play.asked == "A play"  # and not whether to play an extra card
    assert play.view("A").extra_plays == []
    play.done()


@pytest.mark.rule("SU-50")
def test_of_minions_destroyed_together_the_current_player_picks_the_one_for_the_tar_pits() -> None:
    play = at(
        """
        active: B
        tar_pits:
          A: sheriff
          B: ninja_master, shinobi +3
        """,
        factions="cowboys+dinosaurs,ninjas+samurai",
        texts="errata",
    )
    play.end()
    play.choose("ninja_master")  # A's Sheriff duels it: 5 against 5
    play.no_duel_cards()
    assert play.asked == "B sink"
    assert play.options() == ["ninja_master", "sheriff"]
    play.choose("sheriff")
    play.pass_all()
    assert play.deck("A")[-1] == "sheriff"
    assert play.pile("B") == ["ninja_master", "shinobi"]


def test_the_tar_pits_save_one_minion_again_on_the_next_turn() -> None:
    play = at(
        """
        tar_pits:
          A: ninja_acolyte
          B: ronin
        jungle_oasis:
        the_central_brain:
        A:
          hand: seeing_stars
        B:
          hand: natural_selection, king_rex
        """,
        factions="ninjas+cowboys,samurai+dinosaurs",
        texts="errata",
    )
    play.play("seeing_stars")
    play.choose("ronin")
    assert play.deck("B")[-1] == "ronin"
    play.next_turn()
    play.play("king_rex", "tar_pits")
    play.play("natural_selection")
    assert play.deck("A")[-1] == "ninja_acolyte"
    assert play.pile("A") == ["seeing_stars"]
    play.done("B")
