"""Chapter 4: cards, zones, information (SU-55 to SU-71)."""

from __future__ import annotations

import msgspec
import pytest

from fiendish.games.smash_up.view import View
from tests.games.smash_up.playing import at


def _text(view: View) -> str:
    return msgspec.json.encode(view).decode()


# -- kinds of cards ------------------------------------------------------------------------------


@pytest.mark.rule("SU-55")
def test_a_minion_has_its_printed_power_and_stays_until_something_removes_it() -> None:
    play = at("""
        saloon:
        pyramids:
        star_portal:
        A:
          hand: sheriff
        """)
    play.play("sheriff", "saloon")
    assert play.power("sheriff") == 5
    play.next_turn("A")
    assert play.minions("saloon") == ["A sheriff 5"]
    assert play.minions("pyramids") == play.minions("star_portal") == []
    play.done()


@pytest.mark.rule("SU-56", "SU-90", "SU-32", "SU-33")
def test_actions_are_standard_or_on_a_base_or_on_a_minion_and_have_no_power() -> None:
    play = at("""
        saloon:
          A: sheriff
        extra: action, action
        A:
          hand: mummy_strength, gold_strike, ancient_curse
        """)
    play.play("mummy_strength")
    assert play.pile("A") == ["mummy_strength"]  # does its job and leaves
    play.play("gold_strike", "saloon")
    play.play("ancient_curse", "sheriff")
    assert play.actions("saloon") == ["A ancient_curse on sheriff", "A gold_strike"]
    assert play.pile("A") == ["mummy_strength"]
    assert play.total("saloon") == play.power("sheriff") == 5
    play.done()


@pytest.mark.rule("SU-57")
def test_a_base_works_from_the_moment_it_is_turned_up_until_it_leaves() -> None:
    play = at(
        """
        the_central_brain:
          B: deputy
        pyramids:
        star_portal:
        A:
          hand: terraforming
        """,
        factions="aliens+robots,cowboys+vikings",
    )
    assert play.power("deputy") == 3
    play.play("terraforming")
    play.choose("tar_pits", "the_central_brain")
    assert play.power("deputy") == 2
    play.done()


@pytest.mark.rule("SU-57")
def test_a_base_turned_up_by_a_scoring_works_at_once() -> None:
    play = at(
        """
        saloon:
          A: gunfighter +17
        pyramids:
        star_portal:
        base deck: the_central_brain, rest
        B:
          hand: bushi
        """,
        factions="cowboys+robots,samurai+vikings",
    )
    play.end()
    base = play.view().bases[play.place("the_central_brain")]
    assert (base.breakpoint, base.vp, base.works) == (19, [4, 2, 1], True)
    play.play("bushi", "the_central_brain")
    assert play.power("bushi") == 5
    play.done("B")


# -- in play and not -----------------------------------------------------------------------------


@pytest.mark.rule("SU-58", "SU-59")
def test_a_minion_means_one_in_play_of_anybody_but_none_in_hand_pile_deck_or_buried() -> None:
    play = at("""
        saloon:
          A: sheriff
          B: ronin
          buried A: mummy
        A:
          hand: deputy, pinkerton
          pile: gunfighter
        """)
    play.discard("deputy")
    assert play.options() == ["ronin", "sheriff"]
    play.choose("ronin")
    play.done()


@pytest.mark.rule("SU-58")
def test_an_action_on_a_minion_is_in_play_and_one_buried_or_discarded_is_not() -> None:
    play = at(
        """
        saloon:
          A: sheriff [ancient_curse]
          actions: gold_strike by A
          buried A: ancient_curse
        active: B
        A:
          pile: quick_draw
        B:
          hand: disenchant
        """,
        factions="cowboys+ancient_egyptians,tricksters+vikings",
    )
    play.play("disenchant")
    assert play.options() == ["ancient_curse", "gold_strike"]  # one Ancient Curse only
    question = play.table.question
    assert question is not None
    assert len(question.options) == 2
    play.choose("ancient_curse")
    assert play.actions("saloon") == ["A gold_strike"]
    assert play.buried("saloon") == ["A ancient_curse"]
    play.done("B")


@pytest.mark.rule("SU-59")
def test_playing_a_minion_means_from_the_hand() -> None:
    play = at("""
        active: B
        pyramids:
          B: samurai_chan
        B:
          hand: yokai_attack, bushi
          pile: ronin, shogun
        """)
    play.play("yokai_attack")
    assert play.asked == "B extra"
    assert {option.split()[1] for option in play.options() if option != "decline"} == {"bushi"}
    play.decline()
    assert play.g.extras  # kept for later, and still for the hand only
    assert not play.can("play", "ronin")
    play.done("B")


@pytest.mark.rule("SU-60", "SU-82", "SU-86")
def test_a_moved_minion_is_not_played() -> None:
    play = at("""
        saloon:
          A: gunfighter
        so_so_corral:
          B: samurai_chan
          actions: gold_strike by A
        pyramids:
        A:
          hand: stagecoach
        """)
    play.play("stagecoach")
    play.choose("saloon", "gunfighter", "so_so_corral")
    assert play.minions("so_so_corral") == ["A gunfighter 3", "B samurai_chan 2"]
    assert play.hand("A") == []  # no duel of its own, none of the base's, no card for Gold Strike
    play.done()


@pytest.mark.rule("SU-60", "SU-87")
def test_a_returned_minion_is_not_played() -> None:
    play = at(
        """
        saloon:
          A: invader
        pyramids:
        star_portal:
        A:
          hand: beam_up
        """,
        factions="aliens+cowboys,samurai+vikings",
    )
    play.play("beam_up")
    assert play.hand("A") == ["invader"]
    assert play.vp("A") == 0
    play.play("invader", "saloon")
    assert play.vp("A") == 1
    play.done()


@pytest.mark.rule("SU-61")
def test_a_card_outside_play_has_only_its_printed_power() -> None:
    play = at("""
        saloon:
          B: shogun
        pyramids:
          B: bushi
        active: B
        A:
          deck: priest_of_anubis, gunfighter, rest
        B:
          hand: shield_maiden, raiding_party
        """)
    play.play("shield_maiden", "saloon")
    assert play.deck("A", 1) == ["priest_of_anubis"]  # printed 4: too strong for her
    play.play("raiding_party")
    play.choose("priest_of_anubis")  # printed 4: just right, even where it would be stronger
    play.choose("saloon")
    assert play.power("priest_of_anubis") == 4
    while play.asked.endswith("put-back"):
        play.choose(play.options()[0])
    play.done("B")


@pytest.mark.rule("SU-61")
def test_in_play_all_that_changes_the_power_counts() -> None:
    play = at("""
        saloon:
          A: mummy +3, priest_of_anubis [ancient_curse by A]
          B: shogun (-1)
          buried A: tomb_trap
        phase: start
        """)
    play.uncover("tomb_trap")  # a minion of power 4 or less
    assert play.options() == ["decline", "priest_of_anubis", "shogun"]
    play.decline()
    assert play.minions("saloon") == ["A mummy 5", "A priest_of_anubis 2", "B shogun 4"]
    play.done()


# -- counters, leaving play ----------------------------------------------------------------------


@pytest.mark.rule("SU-62")
def test_each_counter_adds_one_power_for_as_long_as_it_is_there() -> None:
    play = at("""
        saloon:
          A: sheriff +2
          B: ronin +1
        pyramids:
        star_portal:
        A:
          hand: ancient_curse
        """)
    assert play.minions("saloon") == ["A sheriff 7", "B ronin 4"]
    play.play("ancient_curse", "sheriff")
    play.choose("sheriff")  # a counter goes
    assert (play.counters("sheriff"), play.power("sheriff")) == (1, 4)
    play.next_turn("A")
    assert play.counters("sheriff") == 1
    play.done()


@pytest.mark.rule("SU-62")
def test_counters_on_actions_bases_and_buried_cards_do_nothing() -> None:
    play = at("""
        saloon:
          A: sheriff [ancient_curse]
          actions: gold_strike by A
          buried A: mummy
        """)
    g, place = play.g, play.place("saloon")
    for card in (*g.actions[place], *g.buried[place], g.bases[place]):
        g.counters[card] = 3
    assert play.power("sheriff") == 3
    assert play.total("saloon") == 3
    assert play.breakpoint("saloon") == 20


@pytest.mark.rule("SU-63", "SU-64", "SU-77")
def test_what_is_on_a_card_that_leaves_play_is_discarded_to_the_owners() -> None:
    play = at("""
        pyramids:
          A: gunfighter +2 [ancient_curse by A, final_haiku by B]
          B: bushi
        A:
          hand: high_noon
        """)
    gunfighter = play.handle("gunfighter")
    play.play("high_noon")  # 3 against 4
    assert play.pile("A") == ["ancient_curse", "gunfighter", "high_noon"]
    assert play.pile("B") == ["final_haiku"]
    assert play.g.counters[gunfighter] == 0
    assert play.actions("pyramids") == []
    play.done()


@pytest.mark.rule("SU-64", "SU-75", "SU-77")
def test_a_card_goes_to_its_owners_pile_whoever_controlled_it() -> None:
    play = at("""
        pyramids:
          A: sheriff
          B: deputy of A
        A:
          hand: high_noon
        """)
    play.play("high_noon")
    assert play.pile("A") == ["deputy", "high_noon"]
    assert play.pile("B") == []
    play.done()


@pytest.mark.rule("SU-64")
def test_all_cards_of_a_scored_base_go_to_their_owners() -> None:
    play = at("""
        saloon:
          A: sheriff, shogun of B +9
          B: deputy of A [ancient_curse of A by B]
          actions: gold_strike of A by B
          buried B: mummy of A
        pyramids:
        star_portal:
        """)
    play.g.boost[play.handle("sheriff")] = 9
    play.end()
    play.decline()  # Sheriff's duel
    assert play.pile("A") == ["ancient_curse", "deputy", "gold_strike", "mummy", "sheriff"]
    assert play.pile("B") == ["shogun"]
    play.done("B")


# -- information ---------------------------------------------------------------------------------


@pytest.mark.rule("SU-65")
def test_every_discard_pile_may_be_read_by_everybody() -> None:
    play = at("""
        A:
          pile: mummy, sheriff
        B:
          pile: ronin
        """)
    for reader in ("A", "B", None):
        piles = [[card.card for card in player.pile] for player in play.view(reader).players]
        assert piles == [["mummy", "sheriff"], ["ronin"]]
    play.done()


@pytest.mark.rule("SU-66")
def test_cards_looked_at_are_seen_by_nobody_else() -> None:
    play = at(
        """
        A:
          hand: cast_the_runes
        B:
          hand: mummy, ancient_curse
          deck: tomb_trap, pharaoh, rest
        """,
        seats=3,
        factions="samurai+vikings,cowboys+ancient_egyptians,aliens+robots",
    )
    play.play("cast_the_runes")
    play.choose("B")
    while play.asked.endswith("put-back"):
        play.choose("tomb_trap")  # goes lower
    assert {card.card for card in play.view("A").players[1].seen_hand} == {"mummy", "ancient_curse"}
    assert play.view("A").players[1].deck_known == ["pharaoh", "tomb_trap"]
    for reader in ("C", None):
        text = _text(play.view(reader)) + " ".join(play.log(reader))
        for name in ("mummy", "ancient_curse", "tomb_trap", "pharaoh"):
            assert name not in text.lower().replace(" ", "_")
    assert play.view("B").players[1].deck_known == []  # their own player does not see them either
    play.pass_all()
    play.done()


@pytest.mark.rule("SU-67")
def test_a_revealed_card_is_seen_by_everybody() -> None:
    play = at("""
        saloon:
        pyramids:
        star_portal:
        active: B
        A:
          deck: pharaoh, rest
        B:
          hand: shield_maiden
        """)
    play.play("shield_maiden", "saloon")
    assert play.deck("A", 1) == ["pharaoh"]
    for reader in ("A", "B", None):
        assert any("Pharaoh" in line for line in play.log(reader))
        assert play.view(reader).players[0].deck_known == ["pharaoh"]
    play.done("B")


@pytest.mark.rule("SU-68")
def test_a_card_found_in_a_deck_is_shown_and_the_deck_is_shuffled() -> None:
    play = at(
        """
        A:
          hand: scry
          deck: tribute, berserk, huscarl
        """,
        factions="wizards+vikings,samurai+cowboys",
    )
    before = play.g.counter
    play.play("scry")
    assert play.options() == ["berserk", "tribute"]
    play.choose("berserk")
    for reader in ("B", None):
        assert [card.card for card in play.view(reader).players[0].seen_hand] == ["berserk"]
        text = _text(play.view(reader)) + " ".join(play.log(reader)).lower()
        assert "tribute" not in text
    assert play.g.counter > before  # shuffled ...
    assert play.view("A").players[0].deck_known == []  # ... so that nobody knows it any more
    play.done()


@pytest.mark.rule("SU-68")
def test_a_deck_searched_in_vain_is_shuffled_too() -> None:
    play = at(
        """
        A:
          hand: scry
          deck: huscarl, raider, valkyrie
        """,
        factions="wizards+vikings,samurai+cowboys",
    )
    before = play.g.counter
    play.play("scry")
    assert play.hand("A") == []
    assert play.g.counter > before
    assert play.view("A").players[0].deck_known == []
    play.done()


@pytest.mark.rule("SU-69")
def test_here_is_the_base_the_card_is_at_even_after_a_move() -> None:
    play = at("""
        saloon:
          A: pyramid_engineer
        pyramids:
        star_portal:
        A:
          hand: stagecoach, mummy
        """)
    play.play("stagecoach")
    play.choose("pyramid_engineer", "star_portal")
    play.talent("pyramid_engineer")
    assert play.buried("star_portal") == ["A mummy"]
    assert play.buried("saloon") == []
    play.done()


@pytest.mark.rule("SU-70")
def test_your_minions_are_those_you_control_owned_or_not() -> None:
    play = at("""
        active: B
        saloon:
          A: ronin of B
          B: deputy of A, shogun
        B:
          hand: combat_training
        """)
    play.play("combat_training")
    assert play.minions("saloon") == ["A ronin 3", "B deputy 3", "B shogun 6"]
    play.done("B")


@pytest.mark.rule("SU-70")
def test_you_on_an_action_is_its_controller_and_on_a_base_whoever_is_described() -> None:
    play = at("""
        star_portal:
          actions: gold_strike of A by B
        saloon:
        pyramids:
        A:
          hand: sheriff, tomb_trap
        """)
    play.play("sheriff", "star_portal")
    assert play.hand("A") == ["tomb_trap"]  # Gold Strike is B's now, though A owns it
    assert play.hand("B") == []
    play.play("tomb_trap")
    play.choose("star_portal")
    assert len(play.hand("A")) == 1  # "you" of Star Portal is who buried the card
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SU-71", "SU-R6")
def test_hands_decks_buried_and_dueling_cards_are_secret_and_their_numbers_public() -> None:
    play = at("""
        star_portal:
          A: sheriff
          B: shogun
          buried A: mummy, tomb_trap +seen
        A:
          hand: high_noon, pinkerton, quick_draw
          deck: pharaoh, rest
        B:
          hand: ronin
        """)
    play.play("high_noon")
    play.choose("quick_draw")
    view = play.view("B")
    assert view.duel is not None
    assert [card.card for card in view.duel.cards] == [""]
    mine = view.players[0]
    assert (mine.hand_size, mine.deck_size) == (1, len(play.g.decks[0]))
    assert mine.seen_hand == []
    assert mine.deck_known == []
    buried = view.bases[play.place("star_portal")].buried
    assert [card.card for card in buried] == ["", "tomb_trap"]
    assert [card.controller for card in buried] == [0, 0]
    text = _text(view)
    for name in ("pinkerton", "quick_draw", "pharaoh", "mummy"):
        assert name not in text
    play.no_duel_cards()
    play.decline()
    play.done()
