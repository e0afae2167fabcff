"""Recruiting Megaphone: a card when complete; a card for whoever holds fewer than another."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Project: draw when complete ----------------------------------------------------------------


@pytest.mark.rule("SV-61", "SV-55")
@pytest.mark.parametrize("mob", ["pickpockets", "heavy_lifters"])
def test_completion_draws_one_card_even_with_power_to_spare(mob: str) -> None:
    play = at(
        f"""
        minion deck: encore, interns_of_doom
        A:
          hand: {mob}
          project: recruiting_megaphone
        """
    )
    play.mob(mob, "recruiting_megaphone")
    assert play.facilities("A") == ["recruiting_megaphone"]
    assert play.points("A") == 0
    assert play.hand("A") == ["encore"]
    assert play.hand("B") == []
    assert play.minion_pile() == [mob]
    play.done()


@pytest.mark.rule("SV-49", "SV-61")
def test_four_hundred_draw_nothing() -> None:
    play = at(
        """
        A:
          hand: plasma_stuffing
          project: recruiting_megaphone
        B:
          hand: encore
        """
    )
    play.mob("plasma_stuffing", "recruiting_megaphone")
    assert play.projects("A") == ["recruiting_megaphone"]
    assert play.hand("A") == []
    assert play.why_not("use", "recruiting_megaphone") == "SV-61"
    play.done()


@pytest.mark.rule("SV-50", "SV-116")
def test_its_own_mobs_are_already_there_to_be_drawn() -> None:
    play = at(
        """
        minion deck:
        A:
          hand: pickpockets
          project: recruiting_megaphone
        """
    )
    play.mob("pickpockets", "recruiting_megaphone")
    assert play.hand("A") == ["pickpockets"]
    assert play.minion_pile() == []
    play.done()


@pytest.mark.rule("SV-R12", "SV-H9")
def test_completed_on_anothers_turn_its_owner_draws() -> None:
    play = at(
        """
        minion deck: night_shift, interns_of_doom
        A:
          hand: shift_change
          project: mirror_moon [pickpockets]
        B:
          project: recruiting_megaphone [encore]
        """
    )
    play.ops("shift_change")
    play.choose("encore")  # against the only Mob elsewhere
    assert play.facilities("B") == ["recruiting_megaphone"]
    assert play.hand("B") == ["night_shift"]
    assert play.hand("A") == []
    assert play.mobs("A") == ["encore"]
    play.done()


# -- Facility: draw when another Villain holds more ---------------------------------------------


@pytest.mark.rule("SV-67")
def test_it_draws_when_another_villain_holds_one_card_more() -> None:
    play = at(
        """
        minion deck: encore, interns_of_doom
        A:
          hand: pickpockets
          facility: recruiting_megaphone
        B:
          hand: night_shift, cloning_vat
        """
    )
    play.use("recruiting_megaphone")
    assert play.hand("A") == ["encore", "pickpockets"]
    assert play.hand("B") == ["cloning_vat", "night_shift"]
    assert play.facilities("A") == ["recruiting_megaphone"]
    play.done()


@pytest.mark.rule("SV-R10")
def test_not_usable_when_nobody_holds_more() -> None:
    play = at(
        """
        A:
          hand: pickpockets
          facility: recruiting_megaphone
        B:
          hand: night_shift
        C:
        """,
        seats=3,
    )
    assert play.why_not("use", "recruiting_megaphone") == "SV-R10"


def test_one_of_the_others_is_enough() -> None:
    play = at(
        """
        minion deck: encore, interns_of_doom
        A:
          hand: pickpockets
          facility: recruiting_megaphone
        B:
        C:
          hand: night_shift, cloning_vat
        """,
        seats=3,
    )
    play.use("recruiting_megaphone")
    assert play.hand("A") == ["encore", "pickpockets"]
    assert len(play.hand("C")) == 2
    play.done()


@pytest.mark.rule("SV-R29")
def test_the_partners_hand_counts() -> None:
    play = at(
        """
        minion deck: encore, interns_of_doom
        A:
          facility: recruiting_megaphone
        C:
          hand: night_shift
        """,
        seats=4,
        mode="team",
    )
    play.use("recruiting_megaphone")
    assert play.hand("A") == ["encore"]
    assert play.hand("C") == ["night_shift"]
    play.done()


def test_playing_a_card_can_make_it_usable() -> None:
    play = at(
        """
        A:
          hand: encore
          project: mirror_moon
          facility: recruiting_megaphone
        B:
          hand: night_shift
        """
    )
    assert not play.can("use", "recruiting_megaphone")
    play.mob("encore", "mirror_moon")
    assert play.can("use", "recruiting_megaphone")
    play.done()


@pytest.mark.rule("SV-R10")
def test_not_usable_when_no_card_can_be_drawn() -> None:
    play = at(
        """
        minion deck:
        A:
          facility: recruiting_megaphone
        B:
          hand: night_shift
          project: wormhole [encore]
        """
    )
    assert play.why_not("use", "recruiting_megaphone") == "SV-R10"


@pytest.mark.rule("SV-116")
def test_the_pile_is_shuffled_if_need_be() -> None:
    play = at(
        """
        minion deck:
        minion pile: encore
        A:
          facility: recruiting_megaphone
        B:
          hand: night_shift
        """
    )
    play.use("recruiting_megaphone")
    assert play.hand("A") == ["encore"]
    play.done()


@pytest.mark.rule("SV-67")
def test_once_per_turn_and_again_in_the_next() -> None:
    play = at(
        """
        domination deck: force_dome, force_dome, rest
        A:
          facility: recruiting_megaphone
        B:
          hand: night_shift, cloning_vat, pickpockets, encore
        """
    )
    play.use("recruiting_megaphone")
    assert play.why_not("use", "recruiting_megaphone") == "SV-67"
    play.next_day("A")
    assert play.can("use", "recruiting_megaphone")
    play.done()


@pytest.mark.rule("SV-67", "SV-66")
def test_it_can_be_used_in_the_turn_of_its_completion() -> None:
    play = at(
        """
        minion deck: encore, shift_change, rest
        A:
          hand: heavy_lifters
          project: recruiting_megaphone
        B:
          hand: night_shift, cloning_vat
        """
    )
    play.mob("heavy_lifters", "recruiting_megaphone")
    play.use("recruiting_megaphone")
    assert play.hand("A") == ["encore", "shift_change"]
    play.done()
