"""Chapter 6: burying and uncovering (SU-93 to SU-105), with SU-R37 and SU-R38."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.smash_up.playing import at

# -- burying -------------------------------------------------------------------------------------


@pytest.mark.rule("SU-93")
def test_a_buried_card_is_seen_by_its_player_only() -> None:
    play = at("""
        saloon:
          A: pyramid_engineer
        pyramids:
        star_portal:
        A:
          hand: mummy, pharaoh
        """)
    play.talent("pyramid_engineer")
    play.choose("mummy")
    for reader in ("B", None):
        buried = play.view(reader).bases[play.place("saloon")].buried
        assert [(card.card, card.controller) for card in buried] == [("", 0)]
        assert "A buries a card at Saloon." in play.log(reader)
        assert "mummy" not in msgspec.json.encode(play.view(reader)).decode()
    assert "You bury Mummy at Saloon." in play.log("A")
    play.done()


@pytest.mark.rule("SU-93", "SU-142", "SU-R6")
def test_a_card_that_says_to_bury_itself_is_shown_first() -> None:
    play = at("""
        saloon:
        pyramids:
        star_portal:
        A:
          hand: tomb_trap
        """)
    play.play("tomb_trap")
    assert play.options() == ["pyramids", "saloon", "star_portal"]
    play.choose("saloon")
    assert play.buried("saloon") == ["A tomb_trap"]
    for reader in ("B", None):
        assert [c.card for c in play.view(reader).bases[0].buried] == ["tomb_trap"]
    assert play.g.free_action == 0
    play.done()


@pytest.mark.rule("SU-94")
def test_cards_are_buried_only_by_an_ability_and_that_is_not_playing_them() -> None:
    play = at("""
        so_so_corral:
          A: pyramid_engineer
          B: samurai_chan
          actions: gold_strike by A
        saloon:
        star_portal:
        A:
          hand: gunfighter
        """)
    assert play.options() == [
        "end",
        "play gunfighter saloon",
        "play gunfighter so_so_corral",
        "play gunfighter star_portal",
        "talent pyramid_engineer so_so_corral",
    ]
    play.talent("pyramid_engineer")
    assert play.buried("so_so_corral") == ["A gunfighter"]
    assert play.minions("so_so_corral") == ["A pyramid_engineer 3", "B samurai_chan 2"]
    assert play.hand("A") == []  # no duel, no card from Gold Strike
    assert play.g.free_minion == 1
    play.done()


@pytest.mark.rule("SU-95")
def test_what_is_done_to_minions_and_actions_does_not_reach_buried_cards() -> None:
    play = at(
        """
        saloon:
          A: sheriff
          buried A: mummy, gold_strike
        pyramids:
        star_portal:
        active: B
        extra: action
        B:
          hand: seeing_stars, disenchant
        """,
        factions="cowboys+ancient_egyptians,ninjas+tricksters",
    )
    play.play("seeing_stars")  # a minion of power 3 or less: there is none
    play.play("disenchant")  # an action on a base or minion: there is none
    assert play.buried("saloon") == ["A gold_strike", "A mummy"]
    assert play.pile("A") == []
    play.done("B")


@pytest.mark.rule("SU-95", "SU-R22")
def test_what_is_done_to_cards_reaches_buried_cards() -> None:
    play = at("""
        saloon:
          buried A: mummy, tomb_trap
        pyramids:
          buried B: ronin
        star_portal:
        A:
          hand: stagecoach
        """)
    play.play("stagecoach")  # up to two cards you control
    assert play.options() == ["decline", "mummy", "tomb_trap"]
    play.choose("mummy", "tomb_trap", "star_portal")
    assert play.buried("star_portal") == ["A mummy", "A tomb_trap"]
    assert play.hand("A") == []  # relocating is not burying: no draw at Star Portal
    play.done()


@pytest.mark.rule("SU-96", "SU-R38", "SU-64")
def test_a_card_buried_by_another_player_is_that_players_until_it_is_discarded() -> None:
    play = at(
        """
        saloon:
          A: sheriff +14
          B: pyramid_engineer
        pyramids:
        star_portal:
        active: B
        B:
          hand: deputy of A
        """,
        factions="cowboys+samurai,vikings+ancient_egyptians",
    )
    play.talent("pyramid_engineer")
    assert play.buried("saloon") == ["B deputy"]
    buried = play.view("A").bases[play.place("saloon")].buried
    assert [(card.card, card.controller) for card in buried] == [("", 1)]
    play.end()
    play.decline()  # Sheriff
    assert sorted(play.pile("A")) == ["deputy", "sheriff"]  # its real owner
    assert play.pile("B") == ["pyramid_engineer"]
    play.done("A")


@pytest.mark.rule("SU-96", "SU-R38", "SU-100")
def test_a_card_of_another_owner_is_uncovered_and_played_by_its_controller() -> None:
    play = at(
        """
        phase: start
        pyramids:
          A: pinkerton
          buried B: gunfighter of A
        saloon:
        star_portal:
        active: B
        """,
        factions="cowboys+samurai,vikings+ancient_egyptians",
    )
    play.uncover("gunfighter")
    play.choose("pinkerton")  # B's duel: 3 against 4
    assert play.minions("pyramids") == ["A pinkerton 5"]
    assert play.pile("A") == ["gunfighter"]
    play.done("B")


@pytest.mark.rule("SU-97")
def test_a_player_may_always_look_at_own_buried_cards_which_keep_their_places() -> None:
    play = at("""
        saloon:
          buried A: mummy, sheriff, tomb_trap
        pyramids:
        star_portal:
        phase: start
        """)
    before = play.view("A").bases[0].buried
    assert [card.card for card in before] == ["mummy", "sheriff", "tomb_trap"]
    spectator = [card.handle for card in play.view().bases[0].buried]
    assert spectator == [card.handle for card in before]
    play.uncover("sheriff")
    after = play.view().bases[0].buried  # everybody can follow which card is which
    assert [card.handle for card in after] == [spectator[0], spectator[2]]
    assert [card.card for card in play.view("A").bases[0].buried] == ["mummy", "tomb_trap"]
    play.done()


@pytest.mark.rule("SU-98")
def test_a_buried_card_has_no_working_ability() -> None:
    play = at("""
        saloon:
          A: gunfighter +16
          B: ronin
          buried A: sheriff, mummy, mummy
        star_portal:
          buried A: pharaoh, gold_strike
        pyramids:
        phase: start
        A:
          hand: deputy
        """)
    play.uncover("mummy")
    assert play.hand("A") == ["deputy"]  # a buried Pharaoh draws nothing
    play.end()
    assert play.asked == "A place"  # no duel of the Sheriff: the face-up Mummy is asked next
    play.decline()
    assert play.buried("star_portal") == ["A gold_strike", "A pharaoh"]  # nor the other Mummy
    assert play.pile("A") == ["gunfighter", "mummy", "mummy", "sheriff"]
    play.done("B")


@pytest.mark.rule("SU-99")
def test_buried_cards_do_not_help_to_reach_the_breakpoint() -> None:
    play = at("""
        saloon:
          A: gunfighter +16
          buried A: pharaoh, sheriff
        pyramids:
        star_portal:
        """)
    assert play.total("saloon") == 19  # one short
    play.end()
    assert "saloon" in play.bases()
    assert play.vp("A") == 0
    play.done("B")


@pytest.mark.rule("SU-99", "SU-127")
def test_buried_cards_give_no_place_and_no_presence() -> None:
    play = at("""
        saloon:
          A: gunfighter +17
          buried A: pharaoh
          buried B: shogun
        pyramids:
        star_portal:
        """)
    assert play.view().bases[0].forecast == [3, 0]
    play.end()
    assert (play.vp("A"), play.vp("B")) == (3, 0)
    play.done("B")


# -- uncovering ----------------------------------------------------------------------------------


@pytest.mark.rule("SU-100")
def test_an_uncovered_minion_is_played_on_that_base_as_an_extra_card() -> None:
    play = at("""
        phase: start
        pyramids:
          buried A: gunfighter
          B: samurai_chan
          actions: gold_strike by A
        saloon:
        star_portal:
        A:
          hand: deputy
        """)
    play.uncover("gunfighter")
    assert play.asked == "A duel"  # as if from the hand, and nowhere else
    play.decline()
    assert play.minions("pyramids") == ["A gunfighter 3", "B samurai_chan 2"]
    assert len(play.hand("A")) == 2  # it was played: Gold Strike draws
    assert play.can("play", "deputy", "pyramids")
    assert play.g.free_minion == 1
    play.done()


@pytest.mark.rule("SU-100", "SU-102")
def test_an_uncovered_action_goes_on_that_base_or_on_a_minion_there() -> None:
    play = at("""
        star_portal:
          A: sheriff
          B: ronin
          buried A: gold_strike, ancient_curse
        saloon:
          B: shogun
        pyramids:
        A:
          hand: seal_the_tomb
        """)
    play.play("seal_the_tomb")
    play.choose("gold_strike")
    play.choose("ancient_curse")
    assert play.options() == ["ronin", "sheriff"]  # not the Shogun elsewhere
    play.choose("ronin")
    assert play.actions("star_portal") == ["A ancient_curse on ronin", "A gold_strike"]
    assert len(play.hand("A")) == 1  # Star Portal: an action was played on it
    play.done()


@pytest.mark.rule("SU-100")
def test_an_uncovered_standard_action_is_resolved_and_discarded() -> None:
    play = at("""
        phase: start
        saloon:
          A: sheriff
          buried A: quick_draw
        pyramids:
        star_portal:
        A:
          hand: mummy_strength
        """)
    play.uncover("quick_draw")
    assert play.power("sheriff") == 7
    assert play.pile("A") == ["quick_draw"]
    play.play("mummy_strength")  # the free action is still there
    assert play.power("sheriff") == 9
    play.done()


@pytest.mark.rule("SU-101", "SU-17")
def test_one_card_may_be_uncovered_at_the_start_of_the_own_turn() -> None:
    play = at("""
        saloon:
          buried A: mummy, deputy
          buried B: ronin
        pyramids:
          buried A: sheriff
        star_portal:
        phase: start
        """)
    assert play.options() == [
        "done",
        "uncover deputy saloon",
        "uncover mummy saloon",
        "uncover sheriff pyramids",
    ]
    play.uncover("sheriff")
    assert play.asked == "A play"  # only one
    assert play.minions("pyramids") == ["A sheriff 5"]
    assert not any(option.startswith("uncover") for option in play.options())
    play.end()
    assert play.asked == "B start"
    assert play.options() == ["done", "uncover ronin saloon"]
    play.end()
    assert play.buried("saloon") == ["A deputy", "A mummy", "B ronin"]
    play.done("B")


@pytest.mark.rule("SU-102")
def test_an_uncovered_card_that_cannot_be_played_is_discarded() -> None:
    play = at("""
        phase: start
        saloon:
          buried A: ancient_curse
        pyramids:
          A: sheriff
        star_portal:
        """)
    play.uncover("ancient_curse")  # no minion there
    assert play.pile("A") == ["ancient_curse"]
    assert play.power("sheriff") == 5
    play.done()


@pytest.mark.rule("SU-102", "SU-51")
def test_an_uncovered_minion_that_is_barred_from_the_base_is_discarded() -> None:
    play = at(
        """
        phase: start
        saloon:
          buried A: mummy
          actions: overrun by B
        pyramids:
        star_portal:
        """,
        factions="cowboys+ancient_egyptians,zombies+vikings",
    )
    play.uncover("mummy")
    assert play.minions("saloon") == []
    assert play.pile("A") == ["mummy"]
    play.done()


@pytest.mark.rule("SU-102", "SU-R50", "SU-R14")
def test_cards_with_only_specials_are_discarded_when_uncovered_out_of_their_time() -> None:
    play = at(
        """
        phase: start
        saloon:
          A: samurai_chan
          B: valkyrie
          buried A: heart_of_the_battle
        pyramids:
        star_portal:
        """,
        factions="samurai+ancient_egyptians,cowboys+vikings",
    )
    play.uncover("heart_of_the_battle")
    assert play.pile("A") == ["heart_of_the_battle"]
    assert play.minions("saloon") == ["A samurai_chan 2", "B valkyrie 5"]
    play.done()


@pytest.mark.rule("SU-103", "SU-148")
def test_what_is_on_a_minion_is_discarded_before_it_is_buried() -> None:
    play = at("""
        saloon:
          A: mummy +20 [ancient_curse, final_haiku by B]
          B: ronin
        pyramids:
        star_portal:
        """)
    mummy = play.handle("mummy")
    play.end()
    play.choose("pyramids")
    assert play.buried("pyramids") == ["A mummy"]
    assert play.g.counters[mummy] == 0
    assert play.pile("A") == ["ancient_curse"]
    assert play.pile("B") == ["final_haiku", "ronin"]
    play.done("B")


@pytest.mark.rule("SU-104", "SU-142")
@pytest.mark.parametrize("card", ["blessing_of_anubis", "tomb_trap", "you_can_take_it_with_you"])
def test_an_uncovered_card_is_not_buried_again(card: str) -> None:
    play = at(f"""
        phase: start
        saloon:
          A: sheriff
          buried A: {card}
        pyramids:
        star_portal:
        """)
    play.uncover(card)
    if card == "tomb_trap":
        assert play.asked == "A play"  # a Sheriff is too strong for it
    assert play.buried("saloon") == []
    assert play.pile("A") == [card]
    assert play.power("sheriff") == (7 if card == "blessing_of_anubis" else 5)
    assert len(play.hand("A")) == (3 if card == "you_can_take_it_with_you" else 0)
    play.done()


@pytest.mark.rule("SU-105", "SU-131")
def test_cards_buried_at_a_scored_base_are_discarded_face_up_to_their_owners() -> None:
    play = at("""
        saloon:
          A: gunfighter +17
          buried A: sheriff, ronin of B
          buried B: bushi
        pyramids:
          buried A: mummy
        star_portal:
        """)
    play.end()
    assert play.pile("A") == ["gunfighter", "sheriff"]
    assert play.pile("B") == ["bushi", "ronin"]
    assert play.buried("pyramids") == ["A mummy"]
    assert "Buried cards are discarded: Sheriff, Ronin and Bushi." in play.log()
    play.done("B")


@pytest.mark.rule("SU-105")
def test_cards_buried_at_a_base_that_leaves_otherwise_are_discarded_too() -> None:
    play = at(
        """
        saloon:
          buried A: mummy
          buried B: ronin
        pyramids:
          buried B: shogun
        star_portal:
        A:
          hand: terraforming
        """,
        factions="aliens+ancient_egyptians,samurai+vikings",
    )
    play.play("terraforming")
    play.choose("tar_pits", "saloon")
    assert play.pile("A") == ["mummy", "terraforming"]
    assert play.pile("B") == ["ronin"]
    assert play.buried("pyramids") == ["B shogun"]
    play.done()


@pytest.mark.rule("SU-R37")
def test_any_base_may_be_chosen_where_the_text_names_none() -> None:
    play = at("""
        saloon:
          B: shogun
        pyramids:
          A: sheriff
        star_portal:
        extra: action
        A:
          hand: blessing_of_anubis, lost_knowledge, deputy
        """)
    play.play("blessing_of_anubis")
    assert play.options() == ["pyramids", "saloon", "star_portal"]
    play.choose("saloon")
    play.play("lost_knowledge")
    play.choose("bury")
    assert play.options() == ["pyramids", "saloon", "star_portal"]
    play.choose("pyramids")
    assert play.buried("pyramids") == ["A deputy"]
    assert play.buried("saloon") == ["A blessing_of_anubis"]
    play.done()


@pytest.mark.rule("SU-R37", "SU-148")
def test_a_mummy_is_buried_at_a_base_other_than_its_own() -> None:
    play = at("""
        saloon:
          A: mummy +18
        pyramids:
        star_portal:
        """)
    play.end()
    assert play.options() == ["decline", "pyramids", "star_portal"]
    play.choose("pyramids")
    assert play.buried("pyramids") == ["A mummy"]
    play.done("B")
