"""Star of Death: wipe a Project of its Mobs; launch charged Asteroids."""

from __future__ import annotations

import pytest

from fiendish.games.supervillain.view import View
from tests.games.supervillain.playing import at

# -- Project: destroy this, wipe a Project ------------------------------------------------------


@pytest.mark.rule("SV-62", "SV-R24", "SV-107", "SV-R40")
def test_all_mobs_of_the_chosen_project_are_destroyed_tokens_or_not() -> None:
    play = at(
        """
        A:
          project: star_of_death
          project: wormhole [encore]
        B:
          project: chronosphere [flak_jockeys +token, slingshot_crew, cloning_vat]
          project: force_dome [plasma_stuffing +token]
          project: mirror_moon
        """
    )
    play.use("star_of_death")
    assert play.options() == ["chronosphere", "force_dome"]  # neither empty nor own ones
    play.choose("chronosphere")
    assert play.mobs("B") == ["plasma_stuffing+"]
    assert play.mobs("A") == ["encore"]
    assert play.projects("B") == ["chronosphere", "force_dome", "mirror_moon"]
    assert play.projects("A") == ["wormhole"]
    assert play.minion_pile() == ["flak_jockeys", "slingshot_crew", "cloning_vat"]
    assert play.domination_pile() == ["star_of_death"]
    play.done()


@pytest.mark.rule("SV-R10", "SV-15")
def test_not_usable_without_a_manned_project_of_another_villain() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
          project: star_of_death [cloning_vat]
          project: wormhole [plasma_stuffing]
        B:
          project: chronosphere
          facility: force_dome
        """
    )
    assert play.why_not("use", "star_of_death") == "SV-R10"


@pytest.mark.rule("SV-63", "SV-R45", "SV-H15")
def test_its_own_mobs_go_first_and_what_reacts_to_them_comes_last() -> None:
    play = at(
        """
        minion deck: night_shift, interns_of_doom
        A:
          project: star_of_death [pickpockets]
          facility: orbital_junkyard
        B:
          project: chronosphere [encore]
          project: wormhole [cloning_vat]
        """
    )
    play.use("star_of_death")
    assert play.minion_pile() == ["pickpockets"]
    assert play.hand("A") == []  # the Junkyard waits for the Star
    play.choose("chronosphere")
    assert play.minion_pile() == ["pickpockets", "encore"]
    assert play.hand("A") == ["night_shift"]
    play.done()


@pytest.mark.rule("SV-R54", "SV-R17")
def test_what_reacts_to_destroyed_mobs_reacts_to_each() -> None:
    play = at(
        """
        minion deck: night_shift, shift_change, heavy_lifters
        A:
          project: star_of_death
        B:
          project: chronosphere [encore, cloning_vat]
          facility: orbital_junkyard
        """
    )
    play.use("star_of_death")
    assert play.hand("B") == ["night_shift", "shift_change"]
    assert play.hand("A") == []
    play.done()


def test_any_other_villain_can_be_struck() -> None:
    play = at(
        """
        A:
          project: star_of_death
        B:
          project: chronosphere [encore]
        C:
          project: wormhole [pickpockets]
        """,
        seats=3,
    )
    play.use("star_of_death")
    play.choose("wormhole")
    assert play.mobs("B") == ["encore"]
    assert play.mobs("C") == []
    play.done()


@pytest.mark.rule("SV-R29")
def test_the_partner_is_another_villain_too() -> None:
    play = at(
        """
        A:
          project: star_of_death
        B:
          project: chronosphere [encore]
        C:
          project: wormhole [pickpockets]
        """,
        seats=4,
        mode="team",
    )
    play.use("star_of_death")
    assert play.options() == ["chronosphere", "wormhole"]
    play.choose("wormhole")
    assert play.mobs("C") == []
    assert play.mobs("B") == ["encore"]
    play.done()


# -- Facility: two cards for a charged Asteroid -------------------------------------------------


@pytest.mark.rule("SV-67", "SV-75", "SV-81", "SV-R40")
def test_two_cards_of_choice_buy_a_charged_asteroid() -> None:
    play = at(
        """
        domination deck: wormhole, rest
        A:
          hand: encore, pickpockets, night_shift
          facility: star_of_death
        B:
          project: chronosphere [cloning_vat]
        asteroids:
          flak_belt: A at B
          mirror_moon: B at A
        """
    )
    play.use("star_of_death")
    assert play.asked == "A pay"
    play.choose("pickpockets", "encore")
    assert play.minion_pile() == ["pickpockets", "encore"]  # in the order picked
    assert play.hand("A") == ["night_shift"]
    assert play.asteroids() == ["flak_belt A>B", "mirror_moon B>A", "wormhole A>B!"]
    assert play.facilities("A") == ["star_of_death"]
    assert play.mobs("B") == ["cloning_vat"]
    play.done()


def test_the_last_two_cards_are_enough_but_one_is_not() -> None:
    play = at(
        """
        domination deck: wormhole, rest
        A:
          hand: encore, pickpockets
          facility: star_of_death
        """
    )
    play.use("star_of_death")
    play.choose("encore")
    assert play.hand("A") == []
    assert play.asteroids() == ["wormhole A>B!"]
    play.done()

    play = at(
        """
        A:
          hand: encore
          facility: star_of_death
        """
    )
    assert play.why_not("use", "star_of_death") == "SV-35"


@pytest.mark.rule("SV-R36", "SV-76", "SV-78")
def test_the_price_is_paid_and_the_card_seen_before_the_target_is_chosen() -> None:
    play = at(
        """
        domination deck: wormhole, rest
        A:
          hand: encore, pickpockets
          facility: star_of_death
        """,
        seats=3,
    )
    play.use("star_of_death")
    play.choose("encore")
    assert play.asked == "A target"
    assert play.options() == ["B", "C"]
    view = play.table.view(2)
    assert isinstance(view, View)
    assert view.turned_up is not None
    assert view.turned_up.card == "wormhole"
    assert play.minion_pile() == ["encore", "pickpockets"]
    play.choose("C")
    assert play.asteroids() == ["wormhole A>C!"]
    play.done()


@pytest.mark.rule("SV-125", "SV-R29")
def test_the_partner_is_no_target() -> None:
    play = at(
        """
        domination deck: wormhole, rest
        A:
          hand: encore, pickpockets
          facility: star_of_death
        """,
        seats=4,
        mode="team",
    )
    play.use("star_of_death")
    play.choose("encore")
    assert play.options() == ["B", "D"]
    play.choose("D")
    assert play.asteroids() == ["wormhole A>D!"]
    play.done()


@pytest.mark.rule("SV-67")
def test_once_per_turn_and_again_in_the_next() -> None:
    play = at(
        """
        domination deck: wormhole, force_dome, force_dome, rest
        A:
          hand: encore, pickpockets, night_shift, heavy_lifters
          facility: star_of_death
        """
    )
    play.use("star_of_death")
    play.choose("encore", "pickpockets")
    assert play.why_not("use", "star_of_death") == "SV-67"
    play.next_day("A")
    assert play.can("use", "star_of_death")
    play.done()


@pytest.mark.rule("SV-114", "SV-115", "SV-R10")
def test_with_no_domination_card_left_the_launch_ends_the_game() -> None:
    play = at(
        """
        domination deck:
        A:
          hand: encore, pickpockets
          facility: star_of_death
        B:
          facility: wormhole
        """
    )
    play.use("star_of_death")
    play.choose("encore")
    assert play.winners == "A"
    assert play.minion_pile() == ["encore", "pickpockets"]
    assert play.asteroids() == []


@pytest.mark.rule("SV-49")
@pytest.mark.parametrize(("mob", "points"), [("pickpockets", 2), ("plasma_stuffing", 0)])
def test_fifteen_hundred_complete_it_and_a_hundred_less_do_not(mob: str, points: int) -> None:
    play = at(f"A:\n  hand: {mob}\n  project: star_of_death [heavy_lifters, cloning_vat]")
    play.mob(mob, "star_of_death")
    assert play.facilities("A") == (["star_of_death"] if points else [])
    assert play.points("A") == points
    play.done()
