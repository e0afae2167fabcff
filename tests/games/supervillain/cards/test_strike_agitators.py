"""Strike Agitators: destroy a Mob of another Villain, token or not."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


def test_destroys_the_chosen_mob_of_another_villain() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
          project: wormhole [encore]
        B:
          project: star_of_death [heavy_lifters, pickpockets]
        """
    )
    play.ops("strike_agitators")
    assert play.options() == ["heavy_lifters", "pickpockets"]  # the own Mob is safe
    play.choose("pickpockets")
    assert play.mobs("B") == ["heavy_lifters"]
    assert play.mobs("A") == ["encore"]
    assert play.minion_pile() == ["strike_agitators", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-R24")
def test_a_token_does_not_protect() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        B:
          project: chronosphere [flak_jockeys +token]
        """
    )
    play.ops("strike_agitators")
    assert play.mobs("B") == []
    play.done()


@pytest.mark.rule("SV-R10")
def test_not_playable_without_a_mob_of_another_villain() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
          project: wormhole [encore]
        B:
          project: chronosphere
        """
    )
    assert play.why_not("ops", "strike_agitators") == "SV-R10"
    assert play.can("mob", "strike_agitators", place="wormhole")


def test_any_other_villain_can_be_hit() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        B:
          project: chronosphere [encore]
        C:
          project: wormhole [pickpockets]
        """,
        seats=3,
    )
    play.ops("strike_agitators")
    play.choose("pickpockets")
    assert play.mobs("B") == ["encore"]
    assert play.mobs("C") == []
    play.done()


def test_destroys_one_mob_and_not_the_project() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        B:
          project: chronosphere [encore, interns_of_doom +token]
          facility: mirror_moon
        """
    )
    play.ops("strike_agitators")
    assert play.options() == ["encore", "interns_of_doom"]
    play.choose("encore")
    assert play.mobs("B") == ["interns_of_doom+"]
    assert (play.projects("B"), play.facilities("B")) == (["chronosphere"], ["mirror_moon"])
    play.done()


@pytest.mark.rule("SV-R17", "SV-R18")
def test_the_owner_of_the_mob_orders_the_abilities_that_watch_for_it() -> None:
    play = at(
        """
        A:
          hand: strike_agitators, pickpockets
          facility: orbital_junkyard
        B:
          project: chronosphere [encore]
          facility: orbital_junkyard
          facility: senate_in_chains
        minion deck: night_shift, rest
        """
    )
    play.ops("strike_agitators")
    assert play.asked == "B own-trigger"
    assert play.options() == ["orbital_junkyard", "senate_in_chains"]
    play.choose("senate_in_chains")  # with nothing to discard yet
    assert play.hand("B") == ["night_shift"]
    assert play.hand("A") == ["pickpockets"]  # it was not A's Mob
    play.done()


@pytest.mark.rule("SV-R29")
def test_a_partners_mob_can_be_hit() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        C:
          project: chronosphere [encore]
        """,
        seats=4,
        mode="team",
    )
    play.ops("strike_agitators")
    assert play.mobs("C") == []
    play.done()


@pytest.mark.rule("SV-56")
def test_its_ops_uses_up_the_ops_of_the_turn() -> None:
    play = at(
        """
        A:
          hand: strike_agitators, strike_agitators
        B:
          project: chronosphere [encore, pickpockets]
        """
    )
    play.ops("strike_agitators")
    play.choose("encore")
    assert play.why_not("ops", "strike_agitators") == "SV-56"
    play.done()


@pytest.mark.rule("SV-10", "SV-40", "SV-44")
def test_its_mob_is_an_ordinary_one_with_a_token_and_destroys_nothing() -> None:
    play = at(
        """
        A:
          hand: strike_agitators, pickpockets
          project: mirror_moon
        B:
          project: chronosphere [encore]
        """
    )
    play.mob("strike_agitators", "mirror_moon")
    assert (play.mobs("A"), play.mobs("B")) == (["strike_agitators+"], ["encore"])
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.done()
