"""Domination points, victory and the exhausted galaxy (SV-109 to SV-115)."""

from __future__ import annotations

import pytest

from fiendish.games.supervillain.faces import FACES, DominationCard
from tests.games.supervillain.playing import Play, at

# -- points --------------------------------------------------------------------------------------


@pytest.mark.rule("SV-109")
def test_points_are_the_sum_over_the_facilities_and_projects_give_none() -> None:
    play = at(
        """
        A:
          facility: transgalactic_bank
          facility: wormhole
          facility: flak_belt
          project: star_of_death [heavy_lifters, heavy_lifters]
        B:
          project: mirror_moon
        asteroids:
          black_hole_farm: B at A
        """
    )
    assert play.points("A") == 3
    assert play.points("B") == 0


@pytest.mark.rule("SV-110")
def test_points_come_with_completion() -> None:
    play = at(
        """
        A:
          hand: encore
          project: mirror_moon [heavy_lifters, pickpockets]
        """
    )
    assert play.points("A") == 0
    play.mob("encore", "mirror_moon")
    assert play.points("A") == 2
    play.done()


@pytest.mark.rule("SV-110")
def test_points_go_with_a_facility_that_is_destroyed() -> None:
    play = at(
        """
        A:
          facility: planet_buster
        B:
          facility: wormhole
          facility: mirror_moon
        """
    )
    play.use("planet_buster")
    play.choose("mirror_moon")
    assert play.points("B") == 1
    play.done()


@pytest.mark.rule("SV-110")
def test_points_go_with_a_facility_that_is_turned_back() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board
        B:
          facility: wormhole
          facility: mirror_moon
        """
    )
    play.ops("back_to_the_drawing_board")
    assert play.projects("B") == ["wormhole"]
    assert play.points("B") == 2
    play.done()


@pytest.mark.rule("SV-111")
@pytest.mark.parametrize(
    ("facility", "points"), [("flak_belt", 0), ("wormhole", 1), ("transgalactic_bank", 2)]
)
def test_a_facility_is_worth_nothing_one_or_two(facility: str, points: int) -> None:
    play = at(
        f"""
        A:
          facility: {facility}
        """
    )
    assert play.points("A") == points


@pytest.mark.rule("SV-111")
def test_no_card_is_worth_anything_else() -> None:
    cards = [face for face in FACES if isinstance(face, DominationCard)]
    assert sum(face.count for face in cards) == 48
    assert {face.points for face in cards} == {0, 1, 2}


@pytest.mark.rule("SV-112")
def test_everybody_sees_everybodys_points() -> None:
    play = at(
        """
        A:
          facility: transgalactic_bank
        B:
          facility: wormhole
        C:
          facility: mirror_moon
          facility: force_dome
        """,
        seats=3,
    )
    for reader in ("A", "B", "C", None):
        assert [villain.points for villain in play.view(reader).villains] == [2, 1, 3]


# -- victory -------------------------------------------------------------------------------------


def _about_to_complete(project: str, *facilities: str) -> Play:
    """One Encore! short of a Project of 1000 or less."""
    have = "\n          ".join(f"facility: {card}" for card in facilities)
    return at(
        f"""
        A:
          hand: encore
          {have}
          project: {project} [heavy_lifters]
        """
    )


@pytest.mark.rule("SV-113")
def test_the_fifth_point_wins_at_that_very_moment() -> None:
    play = _about_to_complete("reinforced_bunker", "mirror_moon", "star_of_death")
    play.mob("encore", "reinforced_bunker")
    assert play.winners == "A"
    assert play.asked == ""  # the bunker's own ability did not come any more
    assert play.points("A") == 5
    assert play.table.result is not None
    assert play.table.result.rule == "SV-113"


@pytest.mark.rule("SV-113")
def test_more_than_five_points_win_too() -> None:
    play = _about_to_complete("senate_in_chains", "mirror_moon", "dyson_sweatshop")
    play.mob("encore", "senate_in_chains")
    assert play.points("A") == 6
    assert play.winners == "A"


@pytest.mark.rule("SV-113")
def test_the_fourth_point_does_not_win() -> None:
    play = _about_to_complete("asteroid_foundry", "mirror_moon", "wormhole")
    play.mob("encore", "asteroid_foundry")
    assert play.points("A") == 4
    assert play.winners == ""
    play.done()


@pytest.mark.rule("SV-113")
def test_one_can_win_on_another_villains_turn() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: mirror_moon [heavy_lifters]
        B:
          facility: star_of_death
          facility: dyson_sweatshop
          project: wormhole [pickpockets, encore]
        """
    )
    play.ops("shift_change")
    play.choose("heavy_lifters", "encore")
    assert play.winners == "B"


# -- the exhausted galaxy ------------------------------------------------------------------------


def _exhausted(*facilities: str) -> Play:
    """No Domination card in deck and pile when A's Act II is over; facilities by seat."""
    blocks = "\n".join(
        f"        {seat}:\n" + "\n".join(f"          facility: {card}" for card in cards.split())
        for seat, cards in zip("ABC", facilities, strict=False)
    )
    return at(
        f"""
        phase: act2
{blocks}
        domination deck:
        """,
        seats=3,
    )


@pytest.mark.rule("SV-114", "SV-115")
def test_a_domination_draw_from_nothing_ends_the_game_and_the_leader_wins() -> None:
    play = _exhausted("wormhole", "mirror_moon", "force_dome")
    assert play.asked == ""
    assert play.winners == "B"
    assert play.table.result is not None
    assert play.table.result.rule == "SV-115"


@pytest.mark.rule("SV-115")
@pytest.mark.parametrize(
    "facilities",
    [
        ("wormhole", "force_dome", ""),
        ("mirror_moon", "wormhole hypno_tower", "force_dome"),
        ("wormhole", "force_dome", "hypno_tower"),
        ("", "flak_belt", ""),  # all with nothing
    ],
)
def test_a_shared_lead_means_that_nobody_wins(facilities: tuple[str, ...]) -> None:
    play = _exhausted(*facilities)
    assert play.winners == "-"


@pytest.mark.rule("SV-115")
def test_a_tie_below_the_lead_does_not_matter() -> None:
    play = _exhausted("wormhole", "force_dome", "mirror_moon")
    assert play.winners == "C"


@pytest.mark.rule("SV-114")
def test_taking_the_last_domination_card_does_not_end_the_game() -> None:
    play = at(
        """
        phase: act2
        A:
          hand: slingshot_crew
          facility: wormhole
        domination deck: flak_belt
        """
    )
    assert play.asked == "A turned-up"
    play.keep()
    play.done()  # deck and pile are empty, but nobody has to draw
    play.ops("slingshot_crew")
    assert play.winners == "A"  # now somebody had to


@pytest.mark.rule("SV-114")
def test_a_card_in_the_pile_keeps_the_galaxy_alive() -> None:
    play = at(
        """
        phase: act2
        domination deck:
        domination pile: flak_belt
        """
    )
    assert play.options() == ["keep flak_belt", "launch flak_belt B"]
