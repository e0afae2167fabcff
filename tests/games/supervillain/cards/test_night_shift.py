"""Night Shift: take a Minion card from the discard pile."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at


def with_pile(*pile: str, hand: str = "night_shift") -> Play:
    return at(f"A:\n  hand: {hand}\nminion pile: {', '.join(pile)}")


@pytest.mark.rule("SV-135")
def test_takes_the_chosen_card_from_the_pile_whatever_its_power() -> None:
    play = with_pile("encore", "heavy_lifters", "pickpockets")
    play.ops("night_shift")
    assert play.options() == ["encore", "heavy_lifters", "pickpockets"]  # not the card just played
    play.choose("heavy_lifters")
    assert play.hand("A") == ["heavy_lifters"]
    assert play.minion_pile() == ["encore", "pickpockets", "night_shift"]  # in the old order
    play.done()


@pytest.mark.rule("SV-R7")
def test_another_copy_can_be_chosen() -> None:
    play = with_pile("night_shift", "encore")
    play.ops("night_shift")
    assert play.options() == ["encore", "night_shift"]
    play.choose("night_shift")
    assert play.hand("A") == ["night_shift"]
    assert play.minion_pile() == ["encore", "night_shift"]
    assert play.why_not("ops", "night_shift") == "SV-56"
    play.done()


def test_a_single_card_is_taken_without_asking() -> None:
    play = with_pile("encore")
    play.ops("night_shift")
    assert play.hand("A") == ["encore"]
    play.done()


@pytest.mark.rule("SV-11", "SV-R7", "SV-R10")
def test_not_playable_with_an_empty_pile() -> None:
    play = with_pile(hand="night_shift, encore")
    assert play.why_not("ops", "night_shift") == "SV-R10"
    play.done()


def test_mobs_and_cards_in_hands_are_out_of_reach() -> None:
    play = at(
        """
        A:
          hand: night_shift, slingshot_crew
          project: wormhole [encore]
        B:
          hand: heavy_lifters
        minion pile: pickpockets, cloning_vat
        """
    )
    play.ops("night_shift")
    assert play.options() == ["cloning_vat", "pickpockets"]
    play.choose("cloning_vat")
    play.done()


@pytest.mark.rule("SV-137")
def test_everybody_knows_the_card_that_was_taken() -> None:
    play = with_pile("encore", "pickpockets", hand="night_shift, heavy_lifters")
    play.ops("night_shift")
    play.choose("encore")
    for reader in ("B", None):
        assert [card.card for card in play.view(reader).villains[0].seen_hand] == ["encore"]
    play.done()


@pytest.mark.rule("SV-130", "SV-R42", "SV-H18")
def test_the_choice_and_the_ops_can_be_taken_back() -> None:
    play = with_pile("encore", "pickpockets")
    play.ops("night_shift")
    play.choose("encore")
    play.table.undo(0)
    assert play.options() == ["encore", "pickpockets"]
    play.table.undo(0)
    assert play.hand("A") == ["night_shift"]
    assert play.minion_pile() == ["encore", "pickpockets"]
    assert play.can("ops", "night_shift")
    play.done()


@pytest.mark.rule("SV-56")
def test_its_ops_uses_up_the_ops_of_the_turn() -> None:
    play = with_pile("encore", "recruitment_drive")
    play.ops("night_shift")
    play.choose("recruitment_drive")
    assert play.why_not("ops", "recruitment_drive") == "SV-56"
    play.done()


@pytest.mark.rule("SV-10", "SV-40")
def test_its_mob_is_an_ordinary_one_and_takes_nothing() -> None:
    play = at(
        """
        A:
          hand: night_shift, pickpockets
          project: mirror_moon
        minion pile: encore
        """
    )
    play.mob("night_shift", "mirror_moon")
    assert play.mobs("A") == ["night_shift"]
    assert play.minion_pile() == ["encore"]
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.done()
