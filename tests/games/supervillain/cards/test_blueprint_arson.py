"""Blueprint Arson: destroy a Project without Mobs of another Villain."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


def test_destroys_the_chosen_project_without_mobs_of_another_villain() -> None:
    play = at(
        """
        A:
          hand: blueprint_arson
          project: flak_belt
        B:
          project: wormhole
          project: chronosphere [encore]
          facility: dna_splitter
        C:
          project: mirror_moon
        asteroids:
          hypno_tower: C at B
        """,
        seats=3,
    )
    play.ops("blueprint_arson")
    assert play.options() == ["mirror_moon", "wormhole"]
    play.choose("wormhole")
    assert play.projects("B") == ["chronosphere"]
    assert play.mobs("B") == ["encore"]
    assert play.facilities("B") == ["dna_splitter"]
    assert (play.projects("A"), play.projects("C")) == (["flak_belt"], ["mirror_moon"])
    assert play.domination_pile() == ["wormhole"]
    play.done()


def test_a_single_project_burns_without_asking() -> None:
    play = at("A:\n  hand: blueprint_arson\nB:\n  project: wormhole")
    play.ops("blueprint_arson")
    assert play.projects("B") == []
    play.done()


@pytest.mark.rule("SV-R10")
@pytest.mark.parametrize(
    "theirs",
    ["project: wormhole [interns_of_doom]", "facility: wormhole", "hand: encore"],
    ids=["with Mobs", "a Facility", "nothing"],
)
def test_not_playable_without_a_project_without_mobs_of_another_villain(theirs: str) -> None:
    play = at(f"A:\n  hand: blueprint_arson\n  project: flak_belt\nB:\n  {theirs}")
    assert play.why_not("ops", "blueprint_arson") == "SV-R10"
    play.done()


@pytest.mark.rule("SV-R54")
def test_orbital_junkyard_draws_for_its_owners_burnt_project() -> None:
    play = at(
        """
        A:
          hand: blueprint_arson
          facility: orbital_junkyard
        B:
          project: wormhole
          facility: orbital_junkyard
        C:
          facility: ministry_of_malice
        """,
        seats=3,
    )
    play.ops("blueprint_arson")
    assert len(play.hand("B")) == 1
    assert (play.hand("A"), play.hand("C")) == ([], [])  # not theirs; not a Facility
    play.done()


@pytest.mark.rule("SV-56")
def test_its_ops_uses_up_the_ops_of_the_turn() -> None:
    play = at(
        """
        A:
          hand: blueprint_arson, blueprint_arson
        B:
          project: wormhole
          project: chronosphere
        """
    )
    play.ops("blueprint_arson")
    play.choose("wormhole")
    assert play.why_not("ops", "blueprint_arson") == "SV-56"
    play.done()


@pytest.mark.rule("SV-10", "SV-40")
def test_its_mob_is_an_ordinary_one_and_burns_nothing() -> None:
    play = at(
        """
        A:
          hand: blueprint_arson, pickpockets
          project: mirror_moon
        B:
          project: wormhole
        """
    )
    play.mob("blueprint_arson", "mirror_moon")
    assert play.mobs("A") == ["blueprint_arson"]
    assert play.projects("B") == ["wormhole"]
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.done()
