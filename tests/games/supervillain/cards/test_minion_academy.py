"""Minion Academy: draws two when complete; as a Facility draws one and discards one."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Project: when complete ----------------------------------------------------------------------


@pytest.mark.rule("SV-51", "SV-29")
def test_draws_two_cards_when_complete() -> None:
    play = at(
        """
        A:
          hand: encore
          project: minion_academy [pickpockets]
        B:
          hand: heavy_lifters
        minion deck: gravity_billiards, night_shift, mental_restart
        """
    )
    play.mob("encore", "minion_academy")
    assert play.facilities("A") == ["minion_academy"]
    assert play.points("A") == 1
    assert play.hand("A") == ["gravity_billiards", "night_shift"]
    assert play.hand("B") == ["heavy_lifters"]
    told = {reader: "Night Shift" in "".join(play.log(reader)) for reader in "AB"}
    assert told == {"A": True, "B": False}
    play.done()


@pytest.mark.rule("SV-49")
def test_one_step_short_of_800_draws_nothing() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
          project: minion_academy [pickpockets]
        """
    )
    play.mob("interns_of_doom", "minion_academy")
    assert play.projects("A") == ["minion_academy"]
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SV-R8", "SV-116")
def test_the_second_card_may_need_a_reshuffle() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
          project: minion_academy [strike_agitators]
        minion deck: gravity_billiards
        """
    )
    play.mob("strike_agitators", "minion_academy")
    assert play.hand("A") == ["gravity_billiards", "strike_agitators"]
    assert play.minion_pile() == []
    play.done()


@pytest.mark.rule("SV-R12")
def test_its_owner_draws_also_on_another_villains_turn() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: star_of_death [heavy_lifters]
        B:
          project: minion_academy [interns_of_doom, doomsday_delivery]
        minion deck: gravity_billiards, night_shift, rest
        """
    )
    play.ops("shift_change")
    play.choose("heavy_lifters", "interns_of_doom")
    assert play.hand("A") == []
    assert play.hand("B") == ["gravity_billiards", "night_shift"]
    play.done()


@pytest.mark.rule("SV-15", "SV-61")
def test_the_project_cannot_be_used_at_will() -> None:
    play = at("A:\n  hand: encore\n  project: minion_academy")
    assert play.why_not("use", "minion_academy") == "SV-61"


# -- Facility: once per turn, draw one, then discard one -----------------------------------------


@pytest.mark.rule("SV-67")
@pytest.mark.parametrize(
    ("gone", "left"),
    [
        ("encore", ["gravity_billiards", "heavy_lifters"]),
        ("gravity_billiards", ["encore", "heavy_lifters"]),  # the drawn card itself
    ],
)
def test_draws_a_card_and_then_discards_any_card(gone: str, left: list[str]) -> None:
    play = at(
        """
        A:
          hand: encore, heavy_lifters
          facility: minion_academy
        B:
          hand: pickpockets
        minion deck: gravity_billiards, night_shift
        """
    )
    play.use("minion_academy")
    assert play.asked == "A discard"
    assert play.options() == ["encore", "gravity_billiards", "heavy_lifters"]  # no way to decline
    play.choose(gone)
    assert play.hand("A") == left
    assert play.minion_pile() == [gone]
    assert play.hand("B") == ["pickpockets"]
    play.done()


def test_with_an_empty_hand_the_drawn_card_goes() -> None:
    play = at(
        """
        A:
          facility: minion_academy
        minion deck: gravity_billiards, night_shift
        """
    )
    play.use("minion_academy")
    assert play.hand("A") == []
    assert play.minion_pile() == ["gravity_billiards"]
    play.done()


@pytest.mark.rule("SV-R10", "SV-116")
def test_an_empty_deck_is_no_hindrance_while_the_pile_holds_a_card() -> None:
    play = at(
        """
        A:
          facility: minion_academy
        minion deck:
        minion pile: night_shift
        """
    )
    play.use("minion_academy")
    assert play.hand("A") == []
    assert play.minion_pile() == ["night_shift"]
    play.done()


@pytest.mark.rule("SV-R10")
def test_without_a_card_to_draw_it_cannot_be_used() -> None:
    play = at(
        """
        A:
          hand: encore
          facility: minion_academy
        minion deck:
        """
    )
    assert play.why_not("use", "minion_academy") == "SV-R10"


@pytest.mark.rule("SV-67")
def test_works_once_per_turn_and_again_in_the_next() -> None:
    play = at("A:\n  facility: minion_academy")
    play.use("minion_academy")
    assert play.why_not("use", "minion_academy") == "SV-67"
    play.next_day()
    assert play.can("use", "minion_academy")
    play.done()


@pytest.mark.rule("SV-R53")
def test_two_academies_give_one_use_each() -> None:
    play = at("A:\n  facility: minion_academy\n  facility: minion_academy")
    play.use("minion_academy")
    play.use("minion_academy")
    assert not play.can("use", "minion_academy")
    assert len(play.minion_pile()) == 2
    play.done()
