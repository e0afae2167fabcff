"""Rulings on targets, rights to play, and when and how often an ability is used."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- targets -------------------------------------------------------------------------------------


@pytest.mark.rule("SV-R10")
@pytest.mark.parametrize(
    ("act", "own"),
    [
        ("ops plasma_stuffing", "hand: plasma_stuffing"),
        ("ops shield_polishers", "hand: shield_polishers"),
        ("ops blueprint_arson", "hand: blueprint_arson"),
        ("use doomsday_clock", "facility: doomsday_clock"),
        ("use asteroid_catapult", "facility: asteroid_catapult"),
        ("use planet_buster", "project: planet_buster [encore]"),
        ("use reinforced_bunker", "project: reinforced_bunker [encore]"),  # the Mob would burn too
    ],
)
def test_nothing_is_played_or_used_without_a_target(act: str, own: str) -> None:
    play = at(
        f"""
        A:
          {own}
        B:
          facility: wormhole
        asteroids:
          flak_belt: A at B +charged
        """
    )
    assert play.why_not(*act.split()) == "SV-R10"
    assert act not in play.options()
    play.done()


@pytest.mark.rule("SV-R10", "SV-114")
def test_a_domination_draw_counts_as_possible_even_if_it_ends_the_game() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew
          facility: wormhole
        domination deck:
        """
    )
    play.ops("slingshot_crew")
    assert play.winners == "A"


@pytest.mark.rule("SV-R10")
@pytest.mark.parametrize(("mob", "usable"), [("", False), ("encore", True)])
def test_cards_that_go_as_the_price_count_for_a_draw(mob: str, usable: bool) -> None:
    play = at(
        f"""
        A:
          hand: pickpockets
          project: transgalactic_bank [{mob}]
          project: dyson_sweatshop
        minion deck:
        """
    )
    assert play.can("use", "transgalactic_bank") == usable
    play.use("dyson_sweatshop")  # draws the very card that was paid
    assert play.hand("A") == ["pickpockets"]
    play.done()


# -- rights --------------------------------------------------------------------------------------


@pytest.mark.rule("SV-R11")
def test_a_small_mob_uses_the_right_for_small_mobs_first() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew, heavy_lifters, cloning_vat
          project: star_of_death
          facility: dna_splitter
        """
    )
    play.use("dna_splitter")
    play.mob("slingshot_crew", "star_of_death")
    play.mob("heavy_lifters", "star_of_death")  # the ordinary Mob is still there
    assert not play.can("mob", "cloning_vat", place="star_of_death")
    play.done()


@pytest.mark.rule("SV-R11")
def test_a_big_mob_leaves_the_right_for_small_ones() -> None:
    play = at(
        """
        A:
          hand: strike_agitators, pickpockets, cloning_vat, encore
          project: star_of_death
          facility: dna_splitter
        """
    )
    play.use("dna_splitter")
    play.mob("pickpockets", "star_of_death")
    assert not play.can("mob", "strike_agitators", place="star_of_death")  # 400: too big
    play.mob("encore", "star_of_death")  # Boosted: uses no right
    play.mob("cloning_vat", "star_of_death")
    play.done()


@pytest.mark.rule("SV-R11", "SV-48")
def test_rights_add_up() -> None:
    play = at(
        """
        A:
          hand: adrenaline_shot, pickpockets, night_shift, slingshot_crew, slingshot_crew
          project: star_of_death
          project: transgalactic_bank
          facility: overtime_factory
        """
    )
    play.ops("adrenaline_shot")
    play.use("overtime_factory")
    for card in ("slingshot_crew", "pickpockets", "night_shift"):
        play.mob(card, "star_of_death")
    assert not play.can("mob", "slingshot_crew", place="star_of_death")
    play.done()


@pytest.mark.rule("SV-R47")
def test_a_right_gained_on_another_villains_turn_is_void() -> None:
    play = at(
        """
        A:
          hand: shift_change, night_shift
          project: mirror_moon [heavy_lifters]
        B:
          hand: night_shift, gravity_billiards
          project: overtime_factory [plasma_stuffing]
          project: star_of_death
        mob: played
        """
    )
    play.ops("shift_change")
    play.choose("heavy_lifters")  # finishes B's Factory
    assert play.facilities("B") == ["overtime_factory"]
    assert play.why_not("mob", "night_shift") == "SV-40"  # A gets nothing
    play.end_day()
    play.keep()
    play.mob("night_shift", "star_of_death")
    assert play.why_not("mob", "gravity_billiards") == "SV-40"  # B has nothing left of it
    play.done("B")


# -- uses ----------------------------------------------------------------------------------------


@pytest.mark.rule("SV-R27", "SV-67")
def test_project_and_facility_ability_are_used_separately() -> None:
    play = at(
        """
        A:
          hand: encore, heavy_lifters, pickpockets
          project: dyson_sweatshop [blueprint_arson]
          project: star_of_death
        """
    )
    play.use("dyson_sweatshop")
    play.choose("encore")
    assert play.why_not("use", "dyson_sweatshop") == "SV-67"
    play.mob("heavy_lifters", "dyson_sweatshop")
    play.use("dyson_sweatshop")  # as a Facility, in the same turn
    play.choose("pickpockets")
    assert play.mobs("A") == ["pickpockets"]
    assert play.why_not("use", "dyson_sweatshop") == "SV-67"
    play.done()


@pytest.mark.rule("SV-R27")
@pytest.mark.parametrize("marks", ["+used", "+used +used +encore"])
def test_a_card_that_left_the_table_comes_back_unused_and_without_an_extra_use(marks: str) -> None:
    play = at(
        f"""
        more ops: 1
        A:
          hand: back_to_the_drawing_board, mental_restart, heavy_lifters
          facility: overtime_factory {marks}
        domination deck: wormhole
        """
    )
    play.ops("back_to_the_drawing_board")
    play.ops("mental_restart")  # destroyed, and taken again as the second card
    assert play.projects("A") == ["overtime_factory", "wormhole"]
    play.mob("heavy_lifters", "overtime_factory")
    play.use("overtime_factory")
    assert play.why_not("use", "overtime_factory") == "SV-67"
    play.done()


@pytest.mark.rule("SV-R27")
def test_a_project_that_left_the_table_comes_back_unused() -> None:
    play = at(
        """
        A:
          hand: mental_restart, encore, pickpockets
          project: dyson_sweatshop
        domination deck: flak_belt
        """
    )
    play.use("dyson_sweatshop")
    play.choose("encore")
    assert play.why_not("use", "dyson_sweatshop") == "SV-67"
    play.ops("mental_restart")
    assert play.projects("A") == ["dyson_sweatshop", "flak_belt"]
    assert play.can("use", "dyson_sweatshop")
    play.done()


# -- abilities -----------------------------------------------------------------------------------


@pytest.mark.rule("SV-R49")
def test_a_project_taken_this_turn_can_be_used_at_once() -> None:
    play = at(
        """
        phase: act3
        turned up: flak_belt
        asteroids:
          wormhole: B at A
        """
    )
    play.keep()
    play.use("flak_belt")
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-R51")
@pytest.mark.parametrize("phase", ["phase: act3\n        turned up: force_dome", "phase: evening"])
def test_no_ability_and_no_action_outside_the_day(phase: str) -> None:
    play = at(
        f"""
        {phase}
        A:
          hand: interns_of_doom, 8 random
          project: transgalactic_bank
          facility: minion_academy
        asteroids:
          wormhole: B at A
        """,
        total_annihilation="yes",
    )
    for kind, card in [
        ("use", "transgalactic_bank"),
        ("use", "minion_academy"),
        ("mob", "interns_of_doom"),
        ("ops", "interns_of_doom"),
        ("shoot", "wormhole"),
        ("charge", "wormhole"),
    ]:
        assert play.why_not(kind, card) == "SV-R51"


@pytest.mark.rule("SV-R51")
def test_no_ability_before_or_between_hits_or_within_another_action() -> None:
    play = at(
        """
        phase: act1
        A:
          hand: slingshot_crew
          facility: minion_academy
        B:
          facility: minion_academy
        asteroids:
          wormhole: A at B
          flak_belt: A at C
        """,
        seats=3,
    )
    assert play.asked == "A next-hit"
    assert play.why_not("use", "minion_academy") == "SV-R51"
    play.choose("wormhole")
    play.keep()
    assert play.table.why_not(1, kind="use", card="minion_academy") is not None  # not B's turn
    play.ops("slingshot_crew")
    assert play.asked == "A target"
    assert play.why_not("use", "minion_academy") == "SV-R51"
    play.choose("B")
    assert play.can("use", "minion_academy")


# -- several copies ------------------------------------------------------------------------------


@pytest.mark.rule("SV-R53")
def test_two_banks_draw_a_card_each() -> None:
    play = at(
        """
        A:
          hand: encore
          project: flak_belt [interns_of_doom]
          facility: transgalactic_bank
          facility: transgalactic_bank
        """
    )
    play.mob("encore", "flak_belt")
    assert len(play.hand("A")) == 2
    play.done()


@pytest.mark.rule("SV-R53")
def test_two_facilities_of_one_name_give_one_use_each() -> None:
    play = at(
        """
        A:
          project: star_of_death [encore, pickpockets, night_shift]
          facility: force_dome
          facility: force_dome
        """
    )
    play.use("force_dome")
    play.choose("encore")
    play.use("force_dome")
    play.choose("pickpockets")
    assert play.mobs("A") == ["encore+", "night_shift", "pickpockets+"]
    assert play.why_not("use", "force_dome") == "SV-67"
    play.done()


@pytest.mark.rule("SV-R53")
def test_two_senates_take_two_cards() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        B:
          hand: encore, pickpockets, night_shift
          project: mirror_moon [heavy_lifters]
          facility: senate_in_chains
          facility: senate_in_chains
        """
    )
    play.ops("strike_agitators")
    play.choose("encore", "pickpockets")
    assert play.hand("B") == ["night_shift"]
    play.done()
