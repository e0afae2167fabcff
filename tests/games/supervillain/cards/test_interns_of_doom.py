"""Interns of Doom: draw a Minion card, swiftly."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


@pytest.mark.rule("SV-29")
def test_draws_one_card_that_only_you_get_to_see() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
        B:
          hand: slingshot_crew
        minion deck: pickpockets, night_shift, rest
        """
    )
    play.ops("interns_of_doom")
    assert play.hand("A") == ["pickpockets"]
    assert play.hand("B") == ["slingshot_crew"]
    assert play.view("B").villains[0].hand_size == 1
    assert play.view("B").villains[0].seen_hand == []
    play.done()


@pytest.mark.rule("SV-58", "SV-59")
def test_its_ops_is_swift() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom, interns_of_doom, recruitment_drive
        minion deck: pickpockets, night_shift, recruitment_drive, heavy_lifters, rest
        """
    )
    play.ops("interns_of_doom")
    play.ops("recruitment_drive")
    play.ops("interns_of_doom")
    assert play.hand("A") == ["heavy_lifters", "night_shift", "pickpockets", "recruitment_drive"]
    assert play.why_not("ops", "recruitment_drive") == "SV-56"
    play.done()


@pytest.mark.rule("SV-57", "SV-116", "SV-R7", "SV-R10")
def test_from_an_otherwise_empty_deck_and_pile_it_draws_itself_again_and_again() -> None:
    play = at("A:\n  hand: interns_of_doom\nminion deck:")
    for _ in range(3):
        play.ops("interns_of_doom")
        assert play.hand("A") == ["interns_of_doom"]
    assert play.minion_pile() == []
    play.done()


@pytest.mark.rule("SV-R48")
def test_after_200_decisions_the_interns_are_exhausted() -> None:
    play = at("decisions: 199\nA:\n  hand: interns_of_doom\n  project: mirror_moon\nminion deck:")
    play.ops("interns_of_doom")  # the 200th decision
    assert play.options() == ["end"]
    assert play.why_not("ops", "interns_of_doom") == "SV-R48"
    play.done()


@pytest.mark.rule("SV-130", "SV-R42", "SV-H18")
def test_it_cannot_be_taken_back() -> None:
    play = at("A:\n  hand: interns_of_doom")
    play.ops("interns_of_doom")
    assert not play.table.can_undo(0)
    play.done()


@pytest.mark.rule("SV-10", "SV-45", "SV-46")
def test_its_mob_is_boosted_and_draws_nothing() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom, interns_of_doom, pickpockets, night_shift
          project: mirror_moon
        """
    )
    play.mob("interns_of_doom", "mirror_moon")
    play.mob("pickpockets", "mirror_moon")
    play.mob("interns_of_doom", "mirror_moon")
    assert play.mobs("A") == ["interns_of_doom", "interns_of_doom", "pickpockets"]
    assert play.hand("A") == ["night_shift"]
    assert play.why_not("mob", "night_shift", place="mirror_moon") == "SV-40"
    play.done()
