"""Asteroid Foundry: launches an Asteroid when complete, and as a Facility for a card."""

from __future__ import annotations

import pytest

from fiendish.games.supervillain.view import View
from tests.games.supervillain.playing import Play, at


def foundry(side: str, *more: str, seats: int = 2, mode: str = "basic") -> Play:
    """A holds Encore! and a Foundry, as a Project one Mob short of its cost or as a Facility."""
    built = "project: asteroid_foundry [recruitment_drive]"
    lines = ["A:", "  hand: encore", f"  {built}" if side == "project" else f"  facility: {side}"]
    return at("\n".join([*lines, *more]), seats=seats, mode=mode)


def turned_up(play: Play, seat: int) -> str:
    """The Domination card that lies open for all to see."""
    view = play.table.view(seat)
    assert isinstance(view, View)
    return view.turned_up.card if view.turned_up else ""


# -- Project: when complete ----------------------------------------------------------------------


@pytest.mark.rule("SV-75", "SV-76", "SV-77", "SV-R36")
def test_launches_the_top_card_at_any_other_villain_when_complete() -> None:
    play = foundry("project", "domination deck: wormhole, flak_belt", seats=3)
    play.mob("encore", "asteroid_foundry")
    assert play.asked == "A target"
    assert turned_up(play, 0) == turned_up(play, 2) == "wormhole"  # seen before it is pointed
    assert play.options() == ["B", "C"]  # not A, and it cannot be kept
    assert play.facilities("A") == []  # step 2
    play.choose("C")
    assert play.asteroids() == ["wormhole A>C"]
    assert play.facilities("A") == ["asteroid_foundry"]
    assert play.points("A") == 1
    assert play.projects("A") == []
    play.done()


@pytest.mark.rule("SV-49")
def test_one_step_short_of_900_launches_nothing() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
          project: asteroid_foundry [recruitment_drive]
        """
    )
    play.mob("interns_of_doom", "asteroid_foundry")
    assert play.asteroids() == []
    assert play.projects("A") == ["asteroid_foundry"]
    play.done()


@pytest.mark.rule("SV-R12", "SV-76")
def test_its_owner_launches_also_on_another_villains_turn() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: star_of_death [heavy_lifters]
        B:
          project: asteroid_foundry [interns_of_doom, plasma_stuffing]
        domination deck: wormhole, flak_belt
        """,
        seats=3,
    )
    play.ops("shift_change")
    play.choose("heavy_lifters", "interns_of_doom")
    assert play.asked == "B target"
    assert play.options() == ["A", "C"]
    play.choose("A")
    assert play.asteroids() == ["wormhole B>A"]
    play.done()


@pytest.mark.rule("SV-125")
@pytest.mark.parametrize("side", ["project", "asteroid_foundry"])
def test_not_at_the_partner_in_a_team_battle(side: str) -> None:
    play = foundry(side, "domination deck: wormhole", seats=4, mode="team")
    if side == "project":
        play.mob("encore", "asteroid_foundry")
    else:
        play.use("asteroid_foundry")
    assert play.options() == ["B", "D"]
    play.choose("D")
    assert play.asteroids() == ["wormhole A>D"]
    play.done()


@pytest.mark.rule("SV-118")
def test_the_pile_is_shuffled_if_the_deck_is_empty() -> None:
    play = foundry("project", "domination deck:", "domination pile: wormhole")
    play.mob("encore", "asteroid_foundry")
    assert play.asteroids() == ["wormhole A>B"]
    assert play.domination_pile() == []
    play.done()


@pytest.mark.rule("SV-114", "SV-54", "SV-R21")
def test_with_no_card_left_the_game_ends_before_the_foundry_scores() -> None:
    play = foundry("project", "B:", "  facility: dna_splitter", "domination deck:")
    play.mob("encore", "asteroid_foundry")
    assert play.winners == "B"  # with the Foundry's point it would be a draw
    assert play.points("A") == 0


@pytest.mark.rule("SV-16", "SV-65")
def test_a_facility_launches_nothing_when_another_project_is_completed() -> None:
    play = foundry("asteroid_foundry", "  project: flak_belt [interns_of_doom]")
    play.mob("encore", "flak_belt")
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-15", "SV-61")
def test_the_project_cannot_be_used_at_will() -> None:
    assert foundry("project").why_not("use", "asteroid_foundry") == "SV-61"


# -- Facility: once per turn, discard one and launch ---------------------------------------------


@pytest.mark.rule("SV-67", "SV-75")
def test_a_discarded_card_buys_a_launch() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
          facility: asteroid_foundry
        asteroids:
          dna_splitter: A at C +charged
        domination deck: wormhole, flak_belt
        """,
        seats=3,
    )
    play.use("asteroid_foundry")
    assert play.asked == "A pay"
    play.choose("pickpockets")
    assert play.minion_pile() == ["pickpockets"]  # paid before the card is turned up
    assert play.asked == "A target"
    assert turned_up(play, 1) == "wormhole"
    play.choose("B")
    assert play.asteroids() == ["dna_splitter A>C!", "wormhole A>B"]
    assert play.hand("A") == ["encore"]
    play.done()


def test_without_a_card_to_discard_it_cannot_be_used() -> None:
    play = at("A:\n  facility: asteroid_foundry\nB:\n  hand: encore")
    assert play.why_not("use", "asteroid_foundry") == "SV-35"


@pytest.mark.rule("SV-67")
def test_launches_once_per_turn_and_again_in_the_next() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
          facility: asteroid_foundry
        """
    )
    play.use("asteroid_foundry")
    play.choose("encore")
    assert play.why_not("use", "asteroid_foundry") == "SV-67"
    play.next_day()
    assert play.can("use", "asteroid_foundry")
    play.done()


@pytest.mark.rule("SV-R10", "SV-114", "SV-115")
def test_a_launch_without_cards_is_allowed_and_ends_the_game() -> None:
    play = foundry("asteroid_foundry", "domination deck:")
    play.use("asteroid_foundry")
    assert play.winners == "A"
