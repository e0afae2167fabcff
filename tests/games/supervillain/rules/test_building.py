"""Chapter 4: Mobs, and Projects that get completed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.supervillain.playing import Play, at

# -- playing Mobs --------------------------------------------------------------------------------


@pytest.mark.rule("SV-40")
def test_one_mob_may_be_played_in_each_own_turn() -> None:
    play = at(
        """
        A:
          hand: pickpockets, night_shift, mental_restart
          project: star_of_death
        """
    )
    play.mob("pickpockets", "star_of_death")
    assert play.why_not("mob", "night_shift", place="star_of_death") == "SV-40"
    play.next_day()
    play.mob("night_shift", "star_of_death")
    assert play.why_not("mob", "mental_restart", place="star_of_death") == "SV-40"
    assert play.mobs("A") == ["night_shift", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-41")
def test_a_mob_goes_on_any_own_project_and_on_nothing_else() -> None:
    play = at(
        """
        A:
          hand: pickpockets
          project: star_of_death
          project: hypno_tower
          facility: flak_belt
        B:
          project: wormhole
        """
    )
    mobs = [option for option in play.options() if option.startswith("mob")]
    assert mobs == ["mob pickpockets hypno_tower", "mob pickpockets star_of_death"]
    assert play.why_not("mob", "pickpockets", place="wormhole") == "SV-41"
    assert play.why_not("mob", "pickpockets", place="flak_belt") == "SV-41"
    play.mob("pickpockets", "hypno_tower")
    assert play.mobs("A", "hypno_tower") == ["pickpockets"]
    assert play.mobs("A", "star_of_death") == play.mobs("B") == []
    play.done()


@pytest.mark.rule("SV-41", "SV-47")
@pytest.mark.parametrize("card", ["pickpockets", "encore"])
def test_without_a_project_no_mob_can_be_played_boosted_or_not(card: str) -> None:
    play = at(
        f"""
        A:
          hand: {card}
          facility: flak_belt
        B:
          project: wormhole
        """
    )
    assert play.why_not("mob", card) == "SV-41"


@pytest.mark.rule("SV-42")
def test_projects_facilities_asteroids_and_mobs_are_not_counted() -> None:
    many = ["wormhole", "hypno_tower", "doomsday_clock", "chronosphere", "mirror_moon"]
    brown = ["asteroid_catapult", "flak_belt", "recruiting_megaphone"] * 2
    flights = ["dna_splitter", "teleport_hub", "minion_academy", "spy_satellite_swarm"]
    play = at(
        "phase: act3\nturned up: overtime_factory\nA:\n"
        "  hand: slingshot_crew, doomsday_delivery, heavy_lifters\n"
        "  project: star_of_death [interns_of_doom, interns_of_doom, body_snatchers,"
        " body_snatchers, doomsday_delivery]\n"
        + "".join(f"  project: {card}\n" for card in many)
        + "".join(f"  facility: {card}\n" for card in brown)
        + "asteroids:\n"
        + "".join(f"  {card}: A at B\n" for card in flights)
    )
    play.keep()
    assert len(play.projects("A")) == 7
    play.mob("doomsday_delivery", "star_of_death")
    assert len(play.mobs("A", "star_of_death")) == 6
    play.ops("slingshot_crew")
    assert len(play.asteroids()) == 5
    play.mob("heavy_lifters", "overtime_factory")
    assert len(play.facilities("A")) == 7
    play.done()


@pytest.mark.rule("SV-43")
def test_a_mob_stays_where_it_lies_from_turn_to_turn() -> None:
    play = at(
        """
        A:
          hand: pickpockets
          project: star_of_death
        """,
        seats=3,
    )
    play.mob("pickpockets", "star_of_death")
    for villain in "BCA":
        play.next_day(villain)
        assert play.mobs("A", "star_of_death") == ["pickpockets"]
    play.done()


@pytest.mark.rule("SV-43")
@pytest.mark.parametrize("removal", ["completed", "destroyed"])
def test_a_mob_stays_until_its_project_is_completed_or_something_removes_it(removal: str) -> None:
    play = at(
        """
        active: B
        A:
          project: dna_splitter [pickpockets]
        B:
          hand: strike_agitators, shift_change
          project: star_of_death [heavy_lifters]
        """
    )
    if removal == "completed":
        play.ops("shift_change")
        play.choose("heavy_lifters")
        assert play.facilities("A") == ["dna_splitter"]
    else:
        play.ops("strike_agitators")
        assert play.projects("A") == ["dna_splitter"]
    assert play.mobs("A") == []
    play.done("B")


@pytest.mark.rule("SV-44")
def test_a_mob_with_the_symbol_gets_a_token_when_it_is_played() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
          project: star_of_death [cloning_vat, encore]
        """
    )
    play.mob("strike_agitators", "star_of_death")
    assert play.mobs("A") == ["cloning_vat", "encore", "strike_agitators+"]  # none for the others
    play.done()


@pytest.mark.rule("SV-44")
def test_a_mob_with_the_symbol_gets_a_token_when_it_is_put_on_a_project() -> None:
    play = at(
        """
        A:
          hand: cloning_vat, shield_polishers
          project: star_of_death
          facility: dyson_sweatshop
        minion pile: flak_jockeys
        """
    )
    play.ops("cloning_vat")  # from the pile
    play.use("dyson_sweatshop")  # from the hand
    assert play.mobs("A") == ["flak_jockeys+", "shield_polishers+"]
    play.done()


@pytest.mark.rule("SV-44", "SV-106")
def test_a_mob_with_the_symbol_that_moves_gets_no_token() -> None:
    play = at(
        """
        A:
          project: wormhole
          project: star_of_death [flak_jockeys]
        """
    )
    play.use("wormhole")
    assert play.mobs("A", "wormhole") == ["flak_jockeys"]
    play.done()


# -- Boosted and more ----------------------------------------------------------------------------


@pytest.mark.rule("SV-45", "SV-46")
@pytest.mark.parametrize("position", [0, 1, 3])
def test_any_number_of_boosted_mobs_before_and_after_the_ordinary_one(position: int) -> None:
    play = at(
        """
        A:
          hand: body_snatchers, doomsday_delivery, interns_of_doom, pickpockets, night_shift
          project: star_of_death
        """
    )
    order = ["body_snatchers", "doomsday_delivery", "interns_of_doom"]
    order.insert(position, "pickpockets")
    for card in order:
        play.mob(card, "star_of_death")
    assert len(play.mobs("A")) == 4
    assert play.why_not("mob", "night_shift", place="star_of_death") == "SV-40"
    play.done()


@pytest.mark.rule("SV-47", "SV-82")
def test_a_boosted_mob_is_hit_like_any_other() -> None:
    play = at(
        """
        phase: act1
        B:
          project: flak_belt [encore]
        asteroids:
          hypno_tower: A at B
        """
    )
    assert play.mobs("B") == []
    play.keep()
    play.done()


@pytest.mark.rule("SV-47", "SV-49")
def test_a_boosted_mob_builds_like_any_other() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom, doomsday_delivery
          project: flak_belt
        """
    )
    play.mob("interns_of_doom", "flak_belt")
    assert play.mobs("A") == ["interns_of_doom"]  # no token, no effect of its own
    play.mob("doomsday_delivery", "flak_belt")
    assert play.facilities("A") == ["flak_belt"]
    play.done()


@pytest.mark.rule("SV-48")
def test_an_effect_may_allow_one_more_mob() -> None:
    play = at(
        """
        mob: played
        A:
          hand: adrenaline_shot, pickpockets, night_shift
          project: star_of_death
        """
    )
    assert play.why_not("mob", "pickpockets", place="star_of_death") == "SV-40"
    play.ops("adrenaline_shot")
    play.mob("pickpockets", "star_of_death")
    assert play.why_not("mob", "night_shift", place="star_of_death") == "SV-40"
    play.done()


# -- completion ----------------------------------------------------------------------------------


@pytest.mark.rule("SV-49")
@pytest.mark.parametrize(
    ("card", "done"), [("strike_agitators", False), ("pickpockets", True), ("heavy_lifters", True)]
)
def test_a_project_is_completed_by_its_cost_in_power_but_not_by_less(card: str, done: bool) -> None:
    play = at(
        f"""
        A:
          hand: {card}
          project: ministry_of_malice [strike_agitators]
          project: hypno_tower
        """
    )
    play.mob(card, "ministry_of_malice")  # 400 + 400, 500 or 700 of 900
    assert play.facilities("A") == (["ministry_of_malice"] if done else [])
    assert ("ministry_of_malice" in play.projects("A")) != done
    assert "hypno_tower" in play.projects("A")
    play.done()


LAST_MOB = """
    A:
      hand: cloning_vat, body_snatchers, shift_change, encore
      project: dna_splitter [strike_agitators]
      project: wormhole [blueprint_arson]
      facility: dyson_sweatshop
    B:
      project: star_of_death [slingshot_crew]
    minion pile: slingshot_crew
    minion deck: pickpockets, rest
"""


def by_dyson(play: Play) -> None:
    play.use("dyson_sweatshop")
    play.choose("encore", "dna_splitter")


def by_wormhole(play: Play) -> None:
    play.use("wormhole")
    play.choose("blueprint_arson")


def by_cloning_vat(play: Play) -> None:
    play.ops("cloning_vat")
    play.choose("dna_splitter")


def by_body_snatchers(play: Play) -> None:
    play.ops("body_snatchers")
    play.choose("dna_splitter")


@pytest.mark.rule("SV-49")
@pytest.mark.parametrize("way", [by_dyson, by_wormhole, by_cloning_vat, by_body_snatchers])
def test_it_does_not_matter_how_the_last_mob_got_there(way: Callable[[Play], None]) -> None:
    play = at(LAST_MOB)
    way(play)
    assert play.facilities("A") == ["dna_splitter", "dyson_sweatshop"]
    assert play.projects("A") == ["wormhole"]
    assert "strike_agitators" in play.minion_pile()
    assert "pickpockets" in play.hand("A")  # DNA Splitter, when complete
    play.done()


@pytest.mark.rule("SV-49")
def test_completion_is_not_optional() -> None:
    play = at(
        """
        A:
          hand: pickpockets
          project: senate_in_chains [mental_restart]
        B:
          hand: encore
        """
    )
    play.mob("pickpockets", "senate_in_chains")  # nobody is asked
    assert play.facilities("A") == ["senate_in_chains"]
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SV-50", "SV-107")
def test_the_mobs_are_discarded_and_their_tokens_are_gone() -> None:
    play = at(
        """
        A:
          hand: pickpockets, night_shift
          project: dna_splitter [encore +token]
          project: star_of_death [interns_of_doom +token]
        """
    )
    play.mob("pickpockets", "dna_splitter")
    assert play.minion_pile() == ["encore", "pickpockets"]
    assert play.mobs("A") == ["interns_of_doom+"]  # another Project's Mob
    play.ops("night_shift")
    play.choose("encore")
    play.mob("encore", "star_of_death")
    assert play.mobs("A") == ["encore", "interns_of_doom+"]  # it comes back without its token
    play.done()


@pytest.mark.rule("SV-51", "SV-61")
def test_the_owner_carries_out_the_when_complete_ability() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: minion_academy [encore]
        minion deck: pickpockets, night_shift, rest
        """
    )
    play.mob("heavy_lifters", "minion_academy")
    assert play.hand("A") == ["night_shift", "pickpockets"]
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SV-52", "SV-66", "SV-110")
def test_a_completed_project_is_a_facility_with_points_and_ability() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters, interns_of_doom
          project: asteroid_foundry [encore]
        """
    )
    play.mob("heavy_lifters", "asteroid_foundry")
    assert (play.projects("A"), play.facilities("A")) == ([], ["asteroid_foundry"])
    assert play.points("A") == 1
    assert len(play.asteroids()) == 1  # when complete
    play.use("asteroid_foundry")
    assert len(play.asteroids()) == 2
    play.done()


@pytest.mark.rule("SV-53")
def test_own_facilities_react_to_a_completion_and_those_of_others_do_not() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: force_dome
          facility: transgalactic_bank
        B:
          facility: transgalactic_bank
        minion deck: pickpockets, night_shift, rest
        """
    )
    play.mob("heavy_lifters", "force_dome")
    assert play.hand("A") == ["pickpockets"]
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SV-53")
def test_a_facility_that_reacts_is_dealt_with_before_anything_else() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters, encore
          project: force_dome
          facility: reinforced_bunker
          facility: flak_belt
        """
    )
    play.mob("heavy_lifters", "force_dome")
    assert play.asked == "A protect"  # not the Day
    assert play.options() == ["flak_belt", "force_dome", "reinforced_bunker"]
    play.choose("flak_belt")
    assert play.tokens("A") == ["flak_belt"]
    play.done()


@pytest.mark.rule("SV-R16", "SV-53")
def test_wormhole_and_bank_react_to_a_wormholes_own_completion() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
          project: wormhole [pickpockets]
          project: star_of_death
          facility: transgalactic_bank
        minion deck: cloning_vat, rest
        """
    )
    play.mob("strike_agitators", "wormhole")
    assert play.asked == "A own-trigger"
    play.choose("wormhole")  # the Bank follows
    assert play.mobs("A", "star_of_death") == ["strike_agitators+"]
    assert play.hand("A") == ["cloning_vat"]
    play.done()


@pytest.mark.rule("SV-54")
def test_in_step_two_the_card_is_still_a_project_without_points() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: big_bang_generator [blueprint_arson]
        """,
        seats=3,
    )
    play.mob("heavy_lifters", "big_bang_generator")
    assert play.asked == "A target"  # the first of two Asteroids
    assert (play.projects("A"), play.facilities("A")) == (["big_bang_generator"], [])
    assert (play.mobs("A"), play.points("A")) == ([], 0)
    play.choose("B", "C")
    assert (play.projects("A"), play.facilities("A")) == ([], ["big_bang_generator"])
    assert play.points("A") == 2
    play.done()


@pytest.mark.rule("SV-54")
def test_in_step_two_effects_on_facilities_do_not_reach_the_card() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: planet_sized_statue [recruitment_drive, encore]
          facility: flak_belt
        """
    )
    play.mob("heavy_lifters", "planet_sized_statue")
    assert play.tokens("A") == ["flak_belt"]
    play.done()


@pytest.mark.rule("SV-55")
def test_power_above_the_cost_is_lost() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: flak_belt [cloning_vat]
          project: propaganda_studio
        """
    )
    play.mob("heavy_lifters", "flak_belt")  # 1000 of 400
    assert play.facilities("A") == ["flak_belt"]
    assert play.projects("A") == ["propaganda_studio"]
    assert play.minion_pile() == ["cloning_vat", "heavy_lifters"]
    play.done()
