"""Where an effect begins, between its last steps and between two triggers the game rests, though
nobody is asked there: copies begin there, not with the card that was played."""

from __future__ import annotations

import pytest

from fiendish.games.smash_up.rules import duels
from fiendish.games.smash_up.state import Brawl
from tests.games.playing import copies_follow
from tests.games.smash_up.playing import Play, at


class Broken(Exception):
    pass


def corral() -> Play:
    return at(
        """
        so_so_corral:
          B: ronin, gunfighter
        A:
          hand: sheriff
        """
    )


def test_a_trigger_is_copied_without_the_card_that_caused_it() -> None:
    play = corral()
    play.play("sheriff", "so_so_corral")
    table = play.table
    assert table.question is not None
    assert table.question.source == "so_so_corral"
    assert not table.question.rest
    assert table._since == []
    copy = table.copy()
    assert copy.digest() == table.digest()
    for one in (copy, table):
        one.answer(0)
    assert copy.digest() == table.digest()
    assert play.minions("so_so_corral") == ["A sheriff 5", "B gunfighter 3"]


def test_in_a_world_a_trigger_goes_on() -> None:
    play = corral()
    play.play("sheriff", "so_so_corral")
    world = play.table.sample(0, 1, keep=True)
    assert world.question is not None
    assert world.question.source == "so_so_corral"
    world.answer(0)
    assert world.question.rest
    assert isinstance(world.state, Brawl)
    assert len(world.state.minions[0]) == 2  # he has won


def test_the_card_that_caused_a_trigger_can_be_taken_back() -> None:
    play = corral()
    before = play.table.digest()
    play.play("sheriff", "so_so_corral")
    assert play.table.can_undo(0)
    play.table.undo(0)
    assert play.table.digest() == before


def test_a_trigger_that_breaks_down_undoes_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    play = corral()
    before = play.table.digest()

    def broken(*_: object) -> None:
        raise Broken

    with monkeypatch.context() as patch:
        patch.setattr(duels, "rivals_at", broken)
        with pytest.raises(Broken):
            play.play("sheriff", "so_so_corral")
    assert play.table.digest() == before
    play.play("sheriff", "so_so_corral")
    assert play.table.question is not None
    assert play.table.question.source == "so_so_corral"


def test_in_a_duel_a_copy_begins_with_its_last_step() -> None:
    play = at(
        """
        pyramids:
          A: sheriff
          B: bushi
        A:
          hand: high_noon, deputy, gunfighter, quick_draw
        B:
          hand: ronin, samurai_chan
        """
    )
    play.play("high_noon")
    assert play.asked == "A dueling-card"
    play.choose("quick_draw")
    assert play.asked == "B dueling-card"
    assert play.table._since == []
    assert copies_follow(play.table) > 1
    assert play.pile("B") == ["bushi"]
    assert len(play.minions("pyramids")) == 2  # the winner's extra minion


def test_a_duel_that_follows_from_another_one_has_its_rests_too() -> None:
    play = at(
        """
        pyramids:
          A: sheriff
          B: bushi, ronin
        A:
          hand: high_noon, gunfighter
        """
    )
    play.play("high_noon")
    play.choose("bushi")
    play.no_duel_cards()
    play.choose("gunfighter")  # the extra minion, which may duel
    assert play.asked == "A duel"
    assert play.table._since == []
    copies_follow(play.table)
    assert play.minions("pyramids") == ["A sheriff 5"]  # he and the Ronin were equal


def test_in_a_scoring_a_duel_has_its_rests_too() -> None:
    play = at(
        """
        pyramids:
          A: sheriff, gunfighter +9
          B: ronin +1
        B:
          hand: samurai_chan
        """
    )
    play.end()
    play.choose("ronin")
    assert play.asked == "B dueling-card"
    assert play.table._since == []
    copies_follow(play.table)
    play.pass_all()
    assert "ronin" in play.pile("B")
    assert play.vp("A") == 4


def test_a_copy_begins_with_the_effect_of_the_card_played() -> None:
    play = at(
        """
        pyramids:
          A: sheriff
          B: bushi
        A:
          hand: high_noon, deputy
        """
    )
    play.play("high_noon")
    assert play.table._since == []
    checkpoint = play.table._checkpoint
    assert isinstance(checkpoint, Brawl)
    assert checkpoint.hands[0] == play.g.hands[0]  # the card has left the hand already
    copies_follow(play.table)


def test_a_copy_begins_with_the_effect_of_a_talent() -> None:
    play = at(
        """
        pyramids:
          A: pharaoh
        A:
          hand: deputy, mummy
        """
    )
    play.talent("pyramids")
    assert play.asked == "A bury"
    assert play.table._since == []
    assert copies_follow(play.table) == 1
    assert len(play.hand("A")) == 1


def test_a_copy_begins_when_the_cards_of_a_base_have_left() -> None:
    play = at(
        """
        pyramids:
          A: gunfighter +20
          B: samurai_chan, raider +3 [viking_funeral]
        saloon:
          B: ronin
        """
    )
    play.end()
    assert play.asked == "A trigger"
    assert play.minions("pyramids") == []
    checkpoint = play.table._checkpoint
    assert isinstance(checkpoint, Brawl)
    assert not any(checkpoint.minions[0])
    assert play.table._since == []
    copies_follow(play.table)
    assert play.bases()[0] != "pyramids"


def test_an_extra_play_is_copied_without_the_card_that_gave_it() -> None:
    play = at(
        """
        pyramids:
          A: ronin
          B: huscarl
        saloon:
          A: deputy
        A:
          hand: yokai_attack, gunfighter, quick_draw
        """,
        factions="cowboys+samurai,robots+vikings",
    )
    play.play("yokai_attack")
    play.choose("deputy")
    assert play.asked == "A extra"
    assert play.table._since == []
    play.choose("gunfighter")
    assert play.asked == "A duel"  # inside Yokai Attack!, of which an extra action is left
    assert play.table._since == []
    assert len(play.g.steps) == 1
    assert copies_follow(play.table) > 2
    assert play.g.steps == []


def test_a_duel_in_a_window_of_hand_cards_has_none() -> None:
    play = at(
        """
        pyramids:
          A: sheriff
          B: bushi
        A:
          hand: high_noon, deputy, gunfighter
        B:
          hand: ronin
        """
    )
    play.play("high_noon")
    play.decline()
    play.decline()
    assert play.asked == "A in-duel"
    play.choose("deputy")
    assert play.table._since != []  # who has passed is known only to the effect under way
    copies_follow(play.table)


def test_a_copy_begins_with_a_question_at_rest_that_had_one_answer() -> None:
    play = at(
        """
        pyramids:
          A: sheriff, gunfighter +9
          B: ronin +1, huscarl
        A:
          hand: quick_draw
        """
    )
    begun = play.table.digest()
    play.end()
    assert play.asked == "A duel"  # the Sheriff's ability was the only one to use
    checkpoint = play.table._checkpoint
    assert isinstance(checkpoint, Brawl)
    assert checkpoint.scoring == 0
    moment = play.table.digest()
    assert play.table.copy().digest() == moment
    play.choose("ronin")
    play.table.undo(0)
    assert play.table.digest() == moment
    play.table.undo(0)
    assert play.table.digest() == begun


def test_a_copy_begins_with_the_last_word_of_a_base() -> None:
    play = at(
        """
        tortuga:
          A: gunfighter +20
          B: ronin
        saloon:
          B: bushi, samurai_chan
        """,
        factions="cowboys+pirates,samurai+vikings",
    )
    play.end()
    assert play.asked == "B move"
    assert play.bases()[0] != "tortuga"
    assert play.table._since == []
    checkpoint = play.table._checkpoint
    assert isinstance(checkpoint, Brawl)
    assert checkpoint.bases == play.g.bases  # the new one lies already
    assert copies_follow(play.table) == 1
    assert len(play.minions(play.bases()[0])) == 1
    assert play.g.scoring < 0


def test_everybody_who_may_answer_a_spy_is_copied_without_those_before() -> None:
    play = at(
        """
        the_great_library:
          A: neophyte, archmage
        A:
          hand: mass_enchantment
        B:
          hand: dynamite_surprise
          deck: deputy, rest
        C:
          hand: dynamite_surprise
          deck: deputy, rest
        """,
        seats=3,
        factions="wizards+pirates,cowboys+samurai,cowboys+vikings",
        copies=2,
    )
    play.play("mass_enchantment")
    for asked in ("B answer-spy", "C answer-spy"):
        assert play.asked == asked
        assert play.table._since == []
        copy = play.table.copy()
        assert copies_follow(copy) > 1
        play.decline()
    assert play.g.frames == []
    assert play.table.question is not None
    assert play.table.question.rest


def test_what_follows_a_card_played_out_of_a_deck_is_copied_without_it() -> None:
    play = at(
        """
        pyramids:
          A: huscarl
          B: ronin
        A:
          hand: raiding_party, pillage
        B:
          deck: gunfighter, sheriff, quick_draw, rest
        """,
        factions="vikings+pirates,cowboys+samurai",
    )
    play.play("raiding_party")
    play.choose("gunfighter", "pyramids")
    assert play.asked == "A duel"
    assert play.table._since == []
    play.decline()
    assert play.asked == "A put-back"
    assert play.table._since == []
    assert copies_follow(play.table) > 0
    assert play.deck("B", 2) == ["quick_draw", "sheriff"]


def test_each_minion_that_sails_is_a_step() -> None:
    play = at(
        """
        tortuga:
          A: first_mate, saucy_wench, buccaneer
        saloon:
        A:
          hand: full_sail
        """,
        factions="pirates+vikings,cowboys+samurai",
    )
    play.play("full_sail")
    play.choose("saucy_wench")
    assert play.asked == "A move-where"
    play.choose("saloon")
    assert play.asked == "A move"
    assert play.options() == ["buccaneer", "decline", "first_mate"]
    assert play.table._since == []
    copies_follow(play.table)


def test_the_minions_of_a_disguise_come_one_by_one() -> None:
    play = at(
        """
        tortuga:
          A: ninja_acolyte, shinobi
        A:
          hand: disguise, first_mate, saucy_wench, pirate_king
        """,
        factions="ninjas+pirates,cowboys+samurai",
    )
    play.play("disguise")
    play.choose("ninja_acolyte")
    play.choose("shinobi")
    assert play.asked == "A play-one"
    play.choose("first_mate")
    assert play.asked == "A play-one"
    assert play.table._since == []
    play.choose("pirate_king")
    assert play.minions("tortuga") == ["A first_mate 2", "A pirate_king 5"]
    assert play.hand("A") == ["ninja_acolyte", "saucy_wench", "shinobi"]
