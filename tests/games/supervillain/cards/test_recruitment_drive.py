"""Recruitment Drive: draw two Minion cards."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


@pytest.mark.rule("SV-29")
def test_draws_two_cards_that_only_you_get_to_see() -> None:
    play = at(
        """
        A:
          hand: recruitment_drive
        B:
          hand: slingshot_crew
        minion deck: encore, pickpockets, rest
        """
    )
    play.ops("recruitment_drive")
    assert play.hand("A") == ["encore", "pickpockets"]
    assert play.hand("B") == ["slingshot_crew"]
    assert play.view("B").villains[0].hand_size == 2
    assert play.view("B").villains[0].seen_hand == []
    assert "Encore!" in play.log("A")[-1]
    assert "Encore!" not in play.log("B")[-1]
    play.done()


@pytest.mark.rule("SV-57", "SV-116", "SV-R7", "SV-H8")
def test_with_an_empty_deck_it_may_draw_itself() -> None:
    play = at(
        """
        A:
          hand: recruitment_drive
        minion deck:
        minion pile: encore
        """
    )
    play.ops("recruitment_drive")
    assert play.hand("A") == ["encore", "recruitment_drive"]
    assert play.minion_pile() == []
    play.done()


@pytest.mark.rule("SV-R8")
def test_reshuffles_between_the_two_draws() -> None:
    play = at(
        """
        A:
          hand: recruitment_drive
        minion deck: encore
        """
    )
    play.ops("recruitment_drive")
    assert play.hand("A") == ["encore", "recruitment_drive"]
    play.done()


@pytest.mark.rule("SV-R6")
def test_taking_the_last_card_of_the_deck_reshuffles_nothing() -> None:
    play = at(
        """
        A:
          hand: recruitment_drive
        minion deck: encore, pickpockets
        """
    )
    play.ops("recruitment_drive")
    assert play.hand("A") == ["encore", "pickpockets"]
    assert play.minion_pile() == ["recruitment_drive"]
    play.done()


@pytest.mark.rule("SV-117", "SV-R8", "SV-R10")
def test_draws_what_there_is() -> None:
    play = at(
        """
        A:
          hand: recruitment_drive
        minion deck:
        """
    )
    play.ops("recruitment_drive")
    assert play.hand("A") == ["recruitment_drive"]  # itself, and no second card
    play.done()


@pytest.mark.rule("SV-56")
def test_its_ops_uses_up_the_ops_of_the_turn_even_when_it_draws_itself() -> None:
    play = at(
        """
        A:
          hand: recruitment_drive
        minion deck:
        minion pile: encore
        """
    )
    play.ops("recruitment_drive")
    assert play.why_not("ops", "recruitment_drive") == "SV-56"
    play.done()


@pytest.mark.rule("SV-37")
def test_the_hand_may_grow_beyond_seven_until_the_evening() -> None:
    play = at("A:\n  hand: recruitment_drive, 7 random")
    play.ops("recruitment_drive")
    assert len(play.hand("A")) == 9
    play.done()


@pytest.mark.rule("SV-10", "SV-40")
def test_its_mob_is_an_ordinary_one_and_draws_nothing() -> None:
    play = at("A:\n  hand: recruitment_drive, pickpockets\n  project: mirror_moon")
    play.mob("recruitment_drive", "mirror_moon")
    assert play.mobs("A") == ["recruitment_drive"]
    assert play.hand("A") == ["pickpockets"]
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.done()
