"""Rulings on teams and modes."""

from __future__ import annotations

import msgspec
import pytest

import fiendish
from tests.games.supervillain.playing import Play, at

# -- teams ---------------------------------------------------------------------------------------


def _team(text: str) -> Play:
    return at(text, seats=4, mode="team")


@pytest.mark.rule("SV-R29")
def test_the_partner_is_another_villain_for_thefts_swaps_and_robberies() -> None:
    play = _team(
        """
        more ops: 3
        A:
          hand: body_snatchers, shift_change, pickpockets
          project: mirror_moon [encore]
        C:
          hand: night_shift
          project: chronosphere [adrenaline_shot, gravity_billiards]
        """
    )
    play.ops("body_snatchers")
    assert play.mobs("A") == ["adrenaline_shot", "encore"]
    play.ops("shift_change")
    play.choose("gravity_billiards", "encore")
    assert play.mobs("C") == ["encore"]
    play.ops("pickpockets")
    assert play.hand("A") == ["night_shift"]
    play.done()


@pytest.mark.rule("SV-R29")
def test_the_partner_is_not_spared_by_forced_discards() -> None:
    play = _team(
        """
        A:
          hand: heavy_lifters
        C:
          hand: night_shift, encore
        """
    )
    play.ops("heavy_lifters")
    assert play.asked == "C discard"
    play.choose("encore")
    assert play.hand("C") == ["night_shift"]
    play.done()


@pytest.mark.rule("SV-R29", "SV-125")
def test_a_partners_asteroid_cannot_be_retargeted_but_charged_and_shot_down() -> None:
    play = _team(
        """
        more ops: 1
        A:
          hand: gravity_billiards, plasma_stuffing, flak_jockeys
          project: mirror_moon
        asteroids:
          wormhole: C at B
        """
    )
    assert play.why_not("ops", "gravity_billiards") == "SV-R10"
    assert play.why_not("use", "mirror_moon") == "SV-R10"
    play.ops("plasma_stuffing")
    assert play.asteroids() == ["wormhole C>B!"]
    play.ops("flak_jockeys")
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-R29", "SV-R28")
def test_an_asteroid_is_not_retargeted_at_the_partner() -> None:
    play = _team(
        """
        A:
          hand: gravity_billiards
        asteroids:
          wormhole: B at C
          flak_belt: C at D
          force_dome: D at A
        """
    )
    play.ops("gravity_billiards")
    assert play.options() == ["force_dome", "wormhole"]
    play.choose("wormhole")
    assert play.options() == ["B", "D"]
    play.choose("D")
    assert play.asteroids() == ["wormhole A>D", "flak_belt C>D", "force_dome D>A"]
    play.done()


@pytest.mark.rule("SV-R30")
def test_partners_do_not_see_each_others_hands() -> None:
    play = _team(
        """
        A:
          hand: gravity_billiards
        C:
          hand: mental_restart
        """
    )
    text = msgspec.json.encode(play.view("C")).decode()
    assert "gravity_billiards" not in text
    assert "mental_restart" in text
    assert play.view("C").villains[0].seen_hand == []


@pytest.mark.rule("SV-R31")
@pytest.mark.parametrize(
    ("own", "won"),
    [
        (("mirror_moon", "wormhole", "", "force_dome"), "-"),
        (("mirror_moon", "wormhole", "", "transgalactic_bank"), "BD"),
        (("wormhole", "mirror_moon", "dyson_sweatshop", ""), "AC"),
        (("", "", "", ""), "-"),
    ],
)
def test_at_exhaustion_the_teams_totals_count(own: tuple[str, ...], won: str) -> None:
    have = "".join(
        f"\n        {seat}:\n          facility: {card}"
        for seat, card in zip("ABCD", own, strict=True)
        if card
    )
    play = _team(
        f"""
        phase: act2{have}
        domination deck:
        """
    )
    assert play.winners == won


@pytest.mark.rule("SV-R32")
def test_the_second_and_the_fourth_seat_win_together() -> None:
    play = _team(
        """
        active: D
        B:
          facility: mirror_moon
          facility: dyson_sweatshop
        D:
          hand: encore
          facility: star_of_death
          facility: wormhole
          project: force_dome [pickpockets]
        """
    )
    play.mob("encore", "force_dome")
    assert play.winners == "BD"
    assert play.table.result is not None
    assert play.table.result.ranks == (3, 1, 3, 1)


# -- charging and modes --------------------------------------------------------------------------


@pytest.mark.rule("SV-R33", "SV-128")
def test_total_annihilation_charges_any_asteroid_any_number_of_times() -> None:
    play = at(
        """
        A:
          hand: encore, encore, pickpockets, pickpockets, night_shift, night_shift, heavy_lifters
        asteroids:
          wormhole: B at C
          flak_belt: A at B
          force_dome: C at A
        """,
        seats=3,
        total_annihilation="yes",
    )
    play.pay_charge("wormhole")
    play.choose("encore", "encore")
    assert play.minion_pile() == []  # paid together, when all three are chosen
    assert play.asteroids() == ["wormhole B>C", "flak_belt A>B", "force_dome C>A"]
    play.choose("pickpockets")
    assert play.minion_pile() == ["encore", "encore", "pickpockets"]
    play.pay_charge("force_dome")
    play.choose("pickpockets", "night_shift", "night_shift")
    assert play.asteroids() == ["wormhole B>C!", "flak_belt A>B", "force_dome C>A!"]
    assert play.why_not("charge", "flak_belt") == "SV-128"  # one card is left
    play.done()


@pytest.mark.rule("SV-R33")
def test_paid_charges_belong_to_the_own_day() -> None:
    play = at(
        """
        phase: act3
        turned up: flak_belt
        A:
          hand: 4 random
        B:
          hand: 4 random
        asteroids:
          wormhole: B at A
        """,
        total_annihilation="yes",
    )
    assert not play.can("charge", "wormhole")  # the Morning
    play.keep()
    assert play.can("charge", "wormhole")
    assert play.table.why_not(1, kind="charge", card="wormhole") is not None


@pytest.mark.rule("SV-R33")
def test_your_asteroid_means_an_own_one() -> None:
    play = at(
        """
        A:
          hand: encore, encore
          project: doomsday_clock
          facility: big_bang_generator
        asteroids:
          wormhole: B at A
        """
    )
    assert play.why_not("use", "doomsday_clock") == "SV-R10"
    assert play.why_not("use", "big_bang_generator") == "SV-R10"


@pytest.mark.rule("SV-R34")
@pytest.mark.parametrize(("mode", "goal"), [("basic", 5), ("blitz", 4), ("slow", 7), ("team", 8)])
def test_total_annihilation_is_added_to_any_mode(mode: str, goal: int) -> None:
    play = at(
        """
        A:
          hand: 3 random
        asteroids:
          wormhole: B at A
        """,
        seats=4,
        mode=mode,
        total_annihilation="yes",
    )
    assert play.view().goal == goal
    assert play.can("charge", "wormhole")


@pytest.mark.rule("SV-R34")
def test_two_modes_with_goals_cannot_be_combined() -> None:
    with pytest.raises(fiendish.BadPosition, match="second time"):
        fiendish.Position.parse("game: supervillain\nseats: 4\nmode: blitz\nmode: team\n")
    with pytest.raises(ValueError, match="allowed"):
        fiendish.new("supervillain", seats=4, mode=("blitz", "team"))
