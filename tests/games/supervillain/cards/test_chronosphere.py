"""Chronosphere: recalls a Domination card when complete; as a Facility trades cards with the pile."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at


def completing(pile: str, *more: str) -> Play:
    """A is about to complete a Chronosphere with Encore!."""
    lines = ["A:", "  hand: encore", "  project: chronosphere [heavy_lifters]", *more]
    return at("\n".join([*lines, f"domination pile: {pile}"]))


# -- Project: when complete ----------------------------------------------------------------------


@pytest.mark.rule("SV-51", "SV-79")
def test_takes_any_card_of_the_domination_pile_as_a_project() -> None:
    play = completing("mirror_moon, flak_belt, dna_splitter")
    play.mob("encore", "chronosphere")
    assert play.asked == "A recall"
    assert play.options() == ["dna_splitter", "flak_belt", "mirror_moon"]  # no way to decline
    assert play.facilities("A") == []  # step 2: still a Project (SV-54)
    play.choose("flak_belt")
    assert play.projects("A") == ["flak_belt"]
    assert play.mobs("A") == []
    assert play.facilities("A") == ["chronosphere"]
    assert play.points("A") == 1
    assert play.asteroids() == []
    assert play.domination_pile() == ["mirror_moon", "dna_splitter"]
    play.done()


def test_the_only_card_is_taken_without_a_question() -> None:
    play = completing("star_of_death")
    play.mob("encore", "chronosphere")
    assert play.projects("A") == ["star_of_death"]
    assert play.domination_pile() == []
    play.done()


@pytest.mark.rule("SV-60", "SV-R49")
def test_the_recalled_project_works_at_once() -> None:
    play = completing("transgalactic_bank", "minion deck: night_shift, pickpockets")
    play.mob("encore", "chronosphere")
    play.use("transgalactic_bank")
    assert play.hand("A") == ["night_shift", "pickpockets"]
    assert play.domination_pile() == ["transgalactic_bank"]
    play.done()


@pytest.mark.rule("SV-114")
def test_an_empty_pile_does_not_end_the_game_even_with_an_empty_deck() -> None:
    play = completing("", "domination deck:")
    play.mob("encore", "chronosphere")
    assert play.winners == ""
    assert play.projects("A") == []
    assert play.facilities("A") == ["chronosphere"]
    play.done()


@pytest.mark.rule("SV-49")
def test_one_step_short_of_1000_recalls_nothing() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
          project: chronosphere [heavy_lifters]
        domination pile: flak_belt
        """
    )
    play.mob("interns_of_doom", "chronosphere")
    assert play.projects("A") == ["chronosphere"]
    assert play.domination_pile() == ["flak_belt"]
    play.done()


@pytest.mark.rule("SV-R12")
def test_its_owner_recalls_also_on_another_villains_turn() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: star_of_death [heavy_lifters]
        B:
          project: chronosphere [plasma_stuffing, strike_agitators]
        domination pile: flak_belt, dna_splitter
        """
    )
    play.ops("shift_change")
    play.choose("heavy_lifters", "plasma_stuffing")
    assert play.asked == "B recall"
    play.choose("dna_splitter")
    assert play.projects("A") == ["star_of_death"]
    assert play.projects("B") == ["dna_splitter"]
    assert play.facilities("B") == ["chronosphere"]
    play.done()


@pytest.mark.rule("SV-51", "SV-53")
def test_the_recalled_project_is_there_for_abilities_of_step_4() -> None:
    play = completing("star_of_death", "  facility: wormhole")
    play.mob("encore", "chronosphere")
    assert play.mobs("A", "star_of_death") == ["encore"]
    play.done()


@pytest.mark.rule("SV-61")
def test_the_project_cannot_be_used_at_will() -> None:
    play = at(
        """
        A:
          hand: encore
          project: chronosphere
        minion pile: pickpockets
        domination pile: flak_belt
        """
    )
    assert play.why_not("use", "chronosphere") == "SV-61"


@pytest.mark.rule("SV-16", "SV-65")
def test_a_facility_recalls_nothing_when_another_project_is_completed() -> None:
    play = at(
        """
        A:
          hand: encore
          project: flak_belt [interns_of_doom]
          facility: chronosphere
        domination pile: star_of_death, mirror_moon
        """
    )
    play.mob("encore", "flak_belt")
    assert play.projects("A") == []
    assert play.domination_pile() == ["star_of_death", "mirror_moon"]
    play.done()


# -- Facility: once per turn, discard one and take another ---------------------------------------


@pytest.mark.rule("SV-67")
def test_a_discarded_card_buys_another_from_the_pile() -> None:
    play = at(
        """
        A:
          hand: encore, heavy_lifters
          facility: chronosphere
        minion pile: pickpockets, night_shift
        """
    )
    play.use("chronosphere")
    assert play.asked == "A pay"
    assert play.options() == ["encore", "heavy_lifters"]
    play.choose("encore")
    assert play.minion_pile() == ["pickpockets", "night_shift", "encore"]  # paid first
    assert play.options() == ["night_shift", "pickpockets"]  # not the card just paid
    play.choose("pickpockets")
    assert play.hand("A") == ["heavy_lifters", "pickpockets"]
    assert play.minion_pile() == ["night_shift", "encore"]
    play.done()


def test_another_copy_of_the_discarded_card_can_be_taken() -> None:
    play = at(
        """
        A:
          hand: encore
          facility: chronosphere
        minion pile: encore
        """
    )
    play.use("chronosphere")
    assert play.hand("A") == ["encore"]
    assert play.minion_pile() == ["encore"]
    play.done()


@pytest.mark.rule("SV-R10")
def test_the_card_to_be_discarded_does_not_count_as_a_card_in_the_pile() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
          facility: chronosphere
        """
    )
    assert play.why_not("use", "chronosphere") == "SV-R10"


def test_without_a_card_to_discard_it_cannot_be_used() -> None:
    play = at(
        """
        A:
          facility: chronosphere
        B:
          hand: encore
        minion pile: pickpockets
        """
    )
    assert play.why_not("use", "chronosphere") == "SV-35"


@pytest.mark.rule("SV-67")
def test_trades_once_per_turn_and_again_in_the_next() -> None:
    play = at(
        """
        A:
          hand: encore
          facility: chronosphere
        minion pile: pickpockets, night_shift
        """
    )
    play.use("chronosphere")
    play.choose("night_shift")
    assert play.why_not("use", "chronosphere") == "SV-67"
    play.next_day()
    assert play.can("use", "chronosphere")
    play.done()
