"""Shield Polishers: tokens for one or two of your Mobs and Facilities."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at


def three_bearers() -> Play:
    """A has two Mobs and a Facility without token, and others that cannot take one."""
    return at(
        """
        A:
          hand: shield_polishers
          project: star_of_death [encore, pickpockets, flak_jockeys +token]
          project: chronosphere
          facility: hypno_tower
          facility: dna_splitter +token
        B:
          project: mirror_moon [night_shift]
          facility: dna_splitter
        """
    )


@pytest.mark.rule("SV-99", "SV-100", "SV-R25")
def test_protects_two_of_your_mobs_and_facilities() -> None:
    play = three_bearers()
    play.ops("shield_polishers")
    assert play.options() == ["encore", "hypno_tower", "pickpockets"]  # and the first is a must
    play.choose("encore")
    assert play.options() == ["decline", "hypno_tower", "pickpockets"]  # no second one on a bearer
    play.choose("hypno_tower")
    assert play.mobs("A") == ["encore+", "flak_jockeys+", "pickpockets"]
    assert play.tokens("A") == ["dna_splitter", "hypno_tower"]
    assert (play.mobs("B"), play.tokens("B")) == (["night_shift"], [])
    play.done()


def test_one_is_enough() -> None:
    play = three_bearers()
    play.ops("shield_polishers")
    play.choose("pickpockets")
    play.decline()
    assert play.mobs("A") == ["encore", "flak_jockeys+", "pickpockets+"]
    assert play.tokens("A") == ["dna_splitter"]
    play.done()


def test_a_single_mob_is_protected_without_asking() -> None:
    play = at("A:\n  hand: shield_polishers\n  project: wormhole [encore]")
    play.ops("shield_polishers")
    assert play.mobs("A") == ["encore+"]
    play.done()


def test_a_single_facility_is_protected_without_asking() -> None:
    play = at("A:\n  hand: shield_polishers\n  facility: wormhole")
    play.ops("shield_polishers")
    assert play.tokens("A") == ["wormhole"]
    play.done()


@pytest.mark.rule("SV-99", "SV-R10", "SV-R25")
def test_not_playable_without_something_of_yours_that_lacks_a_token() -> None:
    play = at(
        """
        A:
          hand: shield_polishers
          project: wormhole [flak_jockeys +token]
          project: chronosphere
          facility: dna_splitter +token
        B:
          project: mirror_moon [night_shift]
          facility: dna_splitter
        """
    )
    assert play.why_not("ops", "shield_polishers") == "SV-R10"
    play.done()


@pytest.mark.rule("SV-102")
def test_the_token_it_gave_saves_the_mob_from_an_uncharged_asteroid() -> None:
    play = at(
        """
        A:
          hand: shield_polishers
          project: wormhole [encore]
        asteroids:
          flak_belt: B at A
        """
    )
    play.ops("shield_polishers")
    play.end_day()
    assert play.asked == "B turned-up"  # the Asteroid has hit
    assert play.mobs("A") == ["encore"]


@pytest.mark.rule("SV-58", "SV-59")
def test_its_ops_is_swift() -> None:
    play = at(
        """
        A:
          hand: shield_polishers, shield_polishers, recruitment_drive
          facility: dna_splitter
          facility: hypno_tower
        """
    )
    play.ops("shield_polishers")
    play.choose("hypno_tower")
    play.decline()
    play.ops("recruitment_drive")
    play.ops("shield_polishers")
    assert play.tokens("A") == ["dna_splitter", "hypno_tower"]
    play.done()


@pytest.mark.rule("SV-10", "SV-40", "SV-44")
def test_its_mob_is_an_ordinary_one_with_a_token_for_itself_only() -> None:
    play = at(
        """
        A:
          hand: shield_polishers, pickpockets
          project: mirror_moon [encore]
        """
    )
    play.mob("shield_polishers", "mirror_moon")
    assert play.mobs("A") == ["encore", "shield_polishers+"]
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.done()
