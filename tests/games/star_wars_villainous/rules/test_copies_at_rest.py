"""Inside a Fate action and before the effect of a card played the game rests, though nobody is asked
there: copies begin with that step, not with the action."""

from __future__ import annotations

from fiendish.games.star_wars_villainous.state import CHOSEN, SHOWN, Sector
from tests.games.playing import copies_follow
from tests.games.star_wars_villainous.playing import Play, at, fated


def checkpoint(play: Play) -> Sector:
    """Where a copy begins; it has no answers to repeat."""
    assert play.table._since == []
    state = play.table._checkpoint
    assert isinstance(state, Sector)
    return state


def targeted(hand: str) -> Play:
    """B, Darth Vader, targets A, Asajj Ventress, with a Fate action."""
    play = at(
        f"""
        active: B
        phase: move
        A:
          hand: {hand}
          fate deck: captain_rex, quinlan_vos, rest
        """,
        villains="asajj_ventress,darth_vader",
    )
    play.move("death_star")
    play.fate()
    return play


def test_a_copy_begins_before_the_condition_of_the_targeted_player() -> None:
    play = targeted("slip_away")
    assert play.asked == "A condition"
    assert checkpoint(play).reveals == 2
    assert copies_follow(play.table) > 1


def test_a_condition_that_was_played_need_not_be_played_again() -> None:
    play = targeted("slip_away")
    play.choose("slip_away")
    assert play.asked == "B fate-place"  # one card, without a choice
    assert checkpoint(play).reveals == CHOSEN
    play.choose("kamino")
    assert play.at("A", "kamino") == ["captain_rex 2"]
    assert play.fate_deck("A", 1) == ["quinlan_vos"]
    play.done("B")


def test_a_copy_begins_with_the_cards_revealed() -> None:
    play = fated("credits: 1", "yoda", "han_solo")
    assert play.asked == "B fate-which"
    before = checkpoint(play)
    assert before.reveals == SHOWN
    assert before.aside == play.g.aside
    copies_follow(play.table)
    assert play.g.reveals == 0
    play.done("B")


def test_a_copy_begins_with_the_card_to_be_played() -> None:
    play = fated("credits: 1", "yoda", "han_solo")
    play.choose("yoda")
    assert play.asked == "B fate-place"
    before = checkpoint(play)
    assert before.reveals == CHOSEN
    assert len(before.aside) == 1
    assert copies_follow(play.table) > 0
    assert play.fate_pile("A") == ["han_solo"]
    play.done("B")


def test_a_copy_of_such_a_moment_ends_the_action_like_the_table() -> None:
    """The Fate symbol is used up, and the others may answer what has happened."""
    play = fated("credits: 1", "yoda", "han_solo")
    copy = play.table.copy()
    for table in (copy, play.table):
        copies_follow(table)
    assert copy.digest() == play.table.digest()
    assert copy.save() == play.table.save()
    assert not Play(copy).can("fate")


def test_each_step_can_be_taken_back_by_itself() -> None:
    play = fated("credits: 1", "yoda", "han_solo")
    moment = play.table.digest()
    play.choose("yoda")
    play.table.undo(1)
    assert play.table.digest() == moment
    assert not play.table.can_undo(1)  # cards were revealed


def test_a_hero_of_the_pile_is_chosen_in_the_midst_of_the_action() -> None:
    play = at(
        """
        active: B
        phase: move
        A:
          hand: trained_in_the_jedi_arts
          fate pile: plo_koon, retreat, mace_windu
        """,
        villains="general_grievous,darth_vader",
    )
    play.move("death_star")
    play.fate()
    assert checkpoint(play).reveals == 2
    play.choose("trained_in_the_jedi_arts")
    assert play.asked == "B fate-card"
    play.choose("plo_koon")
    assert play.asked == "B fate-place"
    assert checkpoint(play).reveals == CHOSEN
    copies_follow(play.table)
    assert play.fate_pile("A") == ["retreat", "mace_windu"]


# -- playing a card ------------------------------------------------------------------------------


def test_a_copy_begins_with_the_effect_of_the_card_played() -> None:
    play = at(
        """
        A:
          mover: mustafar
          hand: lack_of_faith, lack_of_faith
          mustafar: stormtroopers, boba_fett
        """
    )
    play.play("lack_of_faith")
    assert play.asked == "A remove"
    assert checkpoint(play).aside == play.g.aside  # the card has left the hand already
    assert copies_follow(play.table) == 1
    assert play.pile("A") == ["stormtroopers", "lack_of_faith"]
    assert play.second("A") == 2
    assert play.g.due == play.g.aside == []
    assert play.g.cause == -1
    play.done()


def test_the_action_of_such_a_copy_counts_like_any_other() -> None:
    """It is over with the same things having happened: the symbol is used, Conditions are asked."""
    play = at(
        """
        A:
          mover: death_star
          credits: 3
          hand: it_is_your_destiny, stormtroopers
          mustafar: stormtroopers, boba_fett
        B:
          hand: hunting_jedi
        """
    )
    play.play("it_is_your_destiny")
    assert play.asked == "A mode"
    assert checkpoint(play).power == play.g.power  # it has been paid for
    copy = play.table.copy()
    for table in (copy, play.table):
        copies_follow(table)
    assert play.asked == "B condition"  # a Play a Card action was performed
    assert copy.save() == play.table.save()
    play.decline()
    assert not play.can("play")
