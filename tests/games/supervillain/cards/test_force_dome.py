"""Force Dome: every Mob that comes onto the Project gets a token; as a Facility one per turn."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Project: whenever a Mob comes onto it -------------------------------------------------------


@pytest.mark.rule("SV-101", "SV-64")
def test_a_mob_played_on_it_gets_a_token_and_no_other_does() -> None:
    play = at(
        """
        A:
          hand: encore, doomsday_delivery
          project: force_dome [interns_of_doom]
          project: mirror_moon
        """
    )
    play.mob("encore", "force_dome")
    assert play.mobs("A", "force_dome") == ["encore+", "interns_of_doom"]
    play.mob("doomsday_delivery", "mirror_moon")
    assert play.mobs("A", "mirror_moon") == ["doomsday_delivery"]
    play.done()


@pytest.mark.rule("SV-100")
def test_a_mob_with_the_symbol_gets_one_token_not_two() -> None:
    play = at(
        """
        A:
          hand: flak_jockeys
          project: force_dome
        """
    )
    play.mob("flak_jockeys", "force_dome")
    assert play.mobs("A") == ["flak_jockeys+"]
    play.done()


def test_a_mob_put_on_it_from_the_pile_gets_a_token() -> None:
    play = at(
        """
        A:
          hand: cloning_vat
          project: force_dome
          project: mirror_moon
        minion pile: encore
        """
    )
    play.ops("cloning_vat")
    play.choose("force_dome")
    assert play.mobs("A") == ["encore+"]
    play.done()


def test_a_mob_moved_onto_it_gets_a_token_and_keeps_it_when_moved_away() -> None:
    play = at(
        """
        A:
          project: wormhole [encore]
          project: wormhole
          project: force_dome
        """
    )
    play.use("wormhole")
    play.choose("force_dome")
    assert play.mobs("A", "force_dome") == ["encore+"]
    play.use("wormhole")
    play.choose("wormhole")
    assert play.mobs("A", "wormhole") == ["encore+"]
    play.done()


@pytest.mark.rule("SV-H10", "SV-106")
@pytest.mark.parametrize(
    ("mob", "place", "after"),
    [
        ("flak_jockeys", "mirror_moon", "flak_jockeys"),
        ("flak_jockeys +token", "mirror_moon", "flak_jockeys+"),
        ("flak_jockeys", "force_dome", "flak_jockeys+"),
        ("encore", "force_dome", "encore+"),
        ("encore", "mirror_moon", "encore"),
    ],
)
def test_a_stolen_mob_gets_a_token_from_the_dome_only(mob: str, place: str, after: str) -> None:
    play = at(
        f"""
        A:
          hand: body_snatchers
          project: force_dome
          project: mirror_moon
        B:
          project: wormhole [{mob}]
        """
    )
    play.ops("body_snatchers")
    play.choose(place)
    assert play.mobs("A", place) == [after]
    play.done()


def test_a_mob_swapped_onto_it_gets_a_token_whoever_swaps() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: mirror_moon [encore]
        B:
          project: force_dome [interns_of_doom]
        """
    )
    play.ops("shift_change")
    play.choose("encore")
    assert play.mobs("B") == ["encore+"]
    assert play.mobs("A") == ["interns_of_doom"]  # what leaves the Dome gets nothing
    play.done()


@pytest.mark.rule("SV-49")
def test_the_token_comes_before_the_completion_and_goes_with_the_mob() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: force_dome
        """
    )
    play.mob("heavy_lifters", "force_dome")
    assert play.facilities("A") == ["force_dome"]
    assert play.points("A") == 1
    assert play.tokens("A") == []
    kinds = [line.kind for line in play.table.log()]
    assert kinds.index("protect") < kinds.index("complete")
    assert play.minion_pile() == ["heavy_lifters"]
    play.done()


@pytest.mark.rule("SV-49")
def test_one_step_short_of_700_the_protected_mobs_stay() -> None:
    play = at(
        """
        A:
          hand: recruitment_drive
          project: force_dome
        """
    )
    play.mob("recruitment_drive", "force_dome")
    assert play.mobs("A") == ["recruitment_drive+"]
    play.done()


@pytest.mark.rule("SV-16", "SV-65")
def test_a_facility_does_not_protect_mobs_that_arrive() -> None:
    play = at(
        """
        A:
          hand: encore
          project: mirror_moon
          facility: force_dome
        """
    )
    play.mob("encore", "mirror_moon")
    assert play.mobs("A") == ["encore"]
    play.done()


@pytest.mark.rule("SV-15", "SV-69")
def test_the_project_cannot_be_used_at_will() -> None:
    play = at("A:\n  project: force_dome [encore]")
    assert play.why_not("use", "force_dome") == "SV-69"


# -- Facility: once per turn, a token for an own Mob ---------------------------------------------


@pytest.mark.rule("SV-67", "SV-R25")
def test_puts_a_token_on_an_own_mob_without_one() -> None:
    play = at(
        """
        A:
          project: mirror_moon [encore, flak_jockeys +token]
          project: wormhole [pickpockets]
          facility: force_dome
          facility: dna_splitter
        B:
          project: chronosphere [interns_of_doom]
        """
    )
    play.use("force_dome")
    assert play.options() == ["encore", "pickpockets"]  # no Facility, nothing of B's
    play.choose("pickpockets")
    assert play.mobs("A") == ["encore", "flak_jockeys+", "pickpockets+"]
    assert play.mobs("B") == ["interns_of_doom"]
    assert play.tokens("A") == []
    play.done()


@pytest.mark.rule("SV-R10", "SV-R25")
def test_not_usable_without_an_own_bare_mob() -> None:
    play = at(
        """
        A:
          project: mirror_moon [encore +token]
          facility: force_dome
        B:
          project: chronosphere [interns_of_doom]
        """
    )
    assert play.why_not("use", "force_dome") == "SV-R10"


@pytest.mark.rule("SV-67")
def test_protects_once_per_turn_and_again_in_the_next() -> None:
    play = at(
        """
        A:
          project: mirror_moon [encore, pickpockets]
          facility: force_dome
        """
    )
    play.use("force_dome")
    play.choose("encore")
    assert play.why_not("use", "force_dome") == "SV-67"
    play.next_day()
    play.use("force_dome")
    assert play.mobs("A") == ["encore+", "pickpockets+"]
    play.done()
