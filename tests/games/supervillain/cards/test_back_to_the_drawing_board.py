"""Back to the Drawing Board: a Facility of 0 or 1 points becomes a Project again."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


@pytest.mark.rule("SV-73", "SV-99", "SV-110", "SV-R44")
def test_turns_back_the_chosen_facility_of_any_villain_and_its_owner_draws_two() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board
          facility: flak_belt
          facility: mirror_moon
        B:
          facility: hypno_tower +token
          facility: wormhole +token
          facility: star_of_death
        C:
          facility: dna_splitter
          project: chronosphere
        minion deck: encore, pickpockets, rest
        """,
        seats=3,
    )
    assert play.points("B") == 4
    play.ops("back_to_the_drawing_board")
    assert play.options() == ["dna_splitter", "flak_belt", "hypno_tower", "wormhole"]  # no 2 points
    play.choose("hypno_tower")
    assert play.projects("B") == ["hypno_tower"]
    assert play.facilities("B") == ["star_of_death", "wormhole"]
    assert play.tokens("B") == ["wormhole"]
    assert play.points("B") == 3
    assert play.hand("B") == ["encore", "pickpockets"]
    assert (play.hand("A"), play.hand("C")) == ([], [])
    assert (play.points("A"), play.points("C")) == (2, 1)
    play.done()


def test_your_own_facility_may_be_the_one_and_you_draw() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board
          facility: flak_belt
        minion deck: encore, pickpockets, rest
        """
    )
    play.ops("back_to_the_drawing_board")
    assert play.projects("A") == ["flak_belt"]
    assert play.hand("A") == ["encore", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-R10")
def test_not_playable_without_a_facility_of_0_or_1_points() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board
          facility: mirror_moon
          project: wormhole
        B:
          facility: star_of_death
        """
    )
    assert play.why_not("ops", "back_to_the_drawing_board") == "SV-R10"
    play.done()


@pytest.mark.rule("SV-R44")
def test_turning_back_is_not_a_destruction() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board, slingshot_crew
        B:
          facility: spy_satellite_swarm
        C:
          facility: mirror_moon
        D:
          facility: ministry_of_malice
        minion deck: encore, pickpockets, rest
        """,
        seats=4,
    )
    play.ops("back_to_the_drawing_board")
    play.choose("spy_satellite_swarm")
    assert play.hand("A") == ["slingshot_crew"]  # nothing stolen by the Satellites
    assert play.hand("B") == ["encore", "pickpockets"]
    assert play.hand("D") == []  # nothing drawn by the Ministry
    assert play.domination_pile() == []
    play.done()


@pytest.mark.rule("SV-73", "SV-R27", "SV-R44", "SV-H11")
def test_completed_again_it_works_anew_but_its_use_is_not_refreshed() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board, heavy_lifters
          facility: dna_splitter +token +used
        minion deck: encore, pickpockets, night_shift, rest
        """
    )
    play.ops("back_to_the_drawing_board")
    assert play.points("A") == 0
    assert play.hand("A") == ["encore", "heavy_lifters", "pickpockets"]
    play.mob("heavy_lifters", "dna_splitter")
    assert play.hand("A") == ["encore", "night_shift", "pickpockets"]  # when complete: draw
    assert play.facilities("A") == ["dna_splitter"]
    assert play.tokens("A") == []
    assert play.points("A") == 1
    assert play.why_not("use", "dna_splitter") == "SV-67"
    play.done()


@pytest.mark.rule("SV-R27")
def test_completed_again_an_unused_facility_can_be_used() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board, heavy_lifters
          facility: dna_splitter
        """
    )
    play.ops("back_to_the_drawing_board")
    play.mob("heavy_lifters", "dna_splitter")
    assert play.can("use", "dna_splitter")
    play.done()


@pytest.mark.rule("SV-73", "SV-R27")
def test_the_project_ability_is_active_again_though_the_facility_was_used() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board, encore
          facility: dyson_sweatshop
          facility: propaganda_studio +used
        """
    )
    assert play.why_not("use", "propaganda_studio") == "SV-67"
    play.ops("back_to_the_drawing_board")
    assert play.projects("A") == ["propaganda_studio"]
    play.use("propaganda_studio")  # destroy this Project: one more Ops
    assert play.domination_pile() == ["propaganda_studio"]
    play.done()


@pytest.mark.rule("SV-R19", "SV-H12")
def test_turning_back_the_emitter_lets_a_blocked_villain_win_before_anybody_draws() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board
        B:
          facility: mirror_moon
          facility: mirror_moon
          facility: hypno_tower
        C:
          facility: bad_luck_emitter
        asteroids:
          flak_belt: A at B +charged
        """,
        seats=3,
    )
    play.ops("back_to_the_drawing_board")
    play.choose("bad_luck_emitter")
    assert play.winners == "B"
    assert play.hand("C") == []


@pytest.mark.rule("SV-R8", "SV-R7")
def test_the_owner_may_draw_the_very_card_when_little_else_is_left() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board
        B:
          facility: wormhole
        minion deck: encore
        """
    )
    play.ops("back_to_the_drawing_board")
    assert play.hand("B") == ["back_to_the_drawing_board", "encore"]
    play.done()


@pytest.mark.rule("SV-56")
def test_its_ops_uses_up_the_ops_of_the_turn() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board, back_to_the_drawing_board
        B:
          facility: wormhole
          facility: hypno_tower
        """
    )
    play.ops("back_to_the_drawing_board")
    play.choose("wormhole")
    assert play.why_not("ops", "back_to_the_drawing_board") == "SV-56"
    play.done()


@pytest.mark.rule("SV-10", "SV-40")
def test_its_mob_is_an_ordinary_one_and_turns_nothing_back() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board, pickpockets
          project: mirror_moon
          facility: wormhole
        """
    )
    play.mob("back_to_the_drawing_board", "mirror_moon")
    assert play.mobs("A") == ["back_to_the_drawing_board"]
    assert play.facilities("A") == ["wormhole"]
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.done()
