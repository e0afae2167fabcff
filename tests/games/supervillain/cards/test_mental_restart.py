"""Mental Restart: an own Project for two new ones."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


@pytest.mark.rule("SV-79")
def test_destroys_the_chosen_own_project_and_takes_two_new_ones() -> None:
    play = at(
        """
        A:
          hand: mental_restart
          project: wormhole
          project: chronosphere
          facility: dna_splitter
        B:
          project: mirror_moon
        domination deck: flak_belt, hypno_tower, rest
        """
    )
    play.ops("mental_restart")
    assert play.options() == ["chronosphere", "wormhole"]  # no Facility, nothing of B
    play.choose("chronosphere")
    assert play.projects("A") == ["flak_belt", "hypno_tower", "wormhole"]
    assert play.facilities("A") == ["dna_splitter"]
    assert play.projects("B") == ["mirror_moon"]
    assert play.domination_pile() == ["chronosphere"]
    assert play.asteroids() == []  # neither card was launched, nobody was asked
    play.done()


@pytest.mark.rule("SV-21")
def test_mobs_on_the_project_are_destroyed_and_other_mobs_are_not() -> None:
    play = at(
        """
        A:
          hand: mental_restart
          project: wormhole [flak_jockeys +token, encore]
          project: chronosphere [pickpockets +token]
        """
    )
    play.ops("mental_restart")
    play.choose("wormhole")
    assert play.mobs("A") == ["pickpockets+"]
    assert play.minion_pile() == ["mental_restart", "flak_jockeys", "encore"]
    play.done()


@pytest.mark.rule("SV-R17", "SV-R54")
def test_orbital_junkyard_draws_for_the_mobs_only_and_after_the_new_projects() -> None:
    play = at(
        """
        A:
          hand: mental_restart
          project: wormhole [interns_of_doom, encore]
          facility: orbital_junkyard
        minion deck: pickpockets, heavy_lifters, night_shift
        """
    )
    play.ops("mental_restart")
    assert play.hand("A") == ["heavy_lifters", "pickpockets"]
    kinds = [line.kind for line in play.table.log()]
    assert kinds.count("project") == kinds.count("draw") == 2
    assert max(i for i, kind in enumerate(kinds) if kind == "project") < kinds.index("draw")
    play.done()


@pytest.mark.rule("SV-118", "SV-R8", "SV-R9", "SV-H16")
def test_with_one_domination_card_left_the_destroyed_project_comes_back() -> None:
    play = at(
        """
        A:
          hand: mental_restart
          project: wormhole [encore]
        domination deck: flak_belt
        """
    )
    play.ops("mental_restart")
    assert play.projects("A") == ["flak_belt", "wormhole"]
    assert play.mobs("A") == []
    assert play.domination_pile() == []
    play.done()


@pytest.mark.rule("SV-114", "SV-R8", "SV-R10")
def test_with_no_domination_card_left_the_second_one_ends_the_game() -> None:
    play = at(
        """
        A:
          hand: mental_restart
          project: wormhole
        B:
          facility: dna_splitter
        domination deck:
        """
    )
    play.ops("mental_restart")
    assert play.projects("A") == ["wormhole"]  # the first card stays where it came
    assert play.winners == "B"


@pytest.mark.rule("SV-R27")
def test_a_project_that_comes_back_is_a_new_one() -> None:
    play = at(
        """
        A:
          hand: mental_restart
          project: wormhole +used
          project: chronosphere [pickpockets]
        domination deck: flak_belt
        """
    )
    assert play.why_not("use", "wormhole") == "SV-67"
    play.ops("mental_restart")
    play.choose("wormhole")
    assert play.projects("A") == ["chronosphere", "flak_belt", "wormhole"]
    assert play.can("use", "wormhole")
    play.done()


@pytest.mark.rule("SV-R10")
def test_not_playable_without_a_project_of_your_own() -> None:
    play = at(
        """
        A:
          hand: mental_restart
          facility: wormhole
        B:
          project: chronosphere
        """
    )
    assert play.why_not("ops", "mental_restart") == "SV-R10"
    play.done()


@pytest.mark.rule("SV-R49")
def test_a_project_taken_with_it_can_be_used_at_once() -> None:
    play = at(
        """
        A:
          hand: mental_restart
          project: wormhole
        domination deck: transgalactic_bank, rest
        """
    )
    play.ops("mental_restart")
    assert play.can("use", "transgalactic_bank")
    play.done()


@pytest.mark.rule("SV-56")
def test_its_ops_uses_up_the_ops_of_the_turn() -> None:
    play = at("A:\n  hand: mental_restart, mental_restart\n  project: wormhole")
    play.ops("mental_restart")
    assert play.why_not("ops", "mental_restart") == "SV-56"
    play.done()


@pytest.mark.rule("SV-10", "SV-40")
def test_its_mob_is_an_ordinary_one() -> None:
    play = at("A:\n  hand: mental_restart, pickpockets\n  project: mirror_moon")
    play.mob("mental_restart", "mirror_moon")
    assert play.mobs("A") == ["mental_restart"]
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.done()
