"""Hard interactions of the ledger: completion, destruction, rights, draws, taking back."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- 6: Wormhole chain ---------------------------------------------------------------------------


@pytest.mark.rule("SV-H6", "SV-53", "SV-49", "SV-R12", "SV-R17")
def test_one_wormhole_completes_a_row_of_projects() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
          project: flak_belt
          project: recruiting_megaphone [encore]
          project: propaganda_studio [interns_of_doom]
          project: star_of_death
          facility: wormhole
        minion deck: heavy_lifters, rest
        """
    )
    play.mob("strike_agitators", "flak_belt")
    assert play.asked == "A place"  # the Agitators again: the only card of 400 or less
    assert play.options() == ["propaganda_studio", "recruiting_megaphone", "star_of_death"]
    play.choose("recruiting_megaphone")
    assert play.facilities("A") == ["flak_belt", "recruiting_megaphone", "wormhole"]
    assert play.hand("A") == ["heavy_lifters"]  # the Megaphone's, when complete
    assert (play.asked, play.options()) == ("A put", ["encore", "strike_agitators"])
    play.choose("encore", "propaganda_studio")
    assert "propaganda_studio" in play.facilities("A")
    assert play.options() == ["encore", "interns_of_doom", "strike_agitators"]
    play.choose("strike_agitators")
    assert play.mobs("A") == ["strike_agitators+"]  # on the Star of Death: no completion, no more
    play.done()


# -- 7: own-completion triggers ------------------------------------------------------------------


@pytest.mark.rule("SV-H7", "SV-R16")
def test_the_bank_draws_for_its_own_completion() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: transgalactic_bank [pickpockets]
        minion deck: encore, night_shift, rest
        """
    )
    play.mob("heavy_lifters", "transgalactic_bank")
    assert play.hand("A") == ["encore"]
    play.done()


@pytest.mark.rule("SV-H7", "SV-R16")
def test_the_bunker_protects_itself() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: reinforced_bunker [pickpockets]
          facility: flak_belt
        """
    )
    play.mob("heavy_lifters", "reinforced_bunker")
    assert play.options() == ["flak_belt", "reinforced_bunker"]
    play.choose("reinforced_bunker")
    assert play.tokens("A") == ["reinforced_bunker"]
    play.done()


@pytest.mark.rule("SV-H7", "SV-54")
def test_the_statue_cannot_protect_itself() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: planet_sized_statue [pickpockets, encore]
          facility: flak_belt
        """
    )
    play.mob("heavy_lifters", "planet_sized_statue")
    assert play.facilities("A") == ["flak_belt", "planet_sized_statue"]
    assert play.tokens("A") == ["flak_belt"]
    play.done()


# -- 8: Ops already in the pile ------------------------------------------------------------------


@pytest.mark.rule("SV-H8", "SV-57", "SV-R7")
@pytest.mark.parametrize(("deck", "hand"), [("", 1), ("encore", 2)])
def test_recruitment_drive_may_draw_itself(deck: str, hand: int) -> None:
    play = at(
        f"""
        A:
          hand: recruitment_drive
        minion deck: {deck}
        """
    )
    play.ops("recruitment_drive")
    assert len(play.hand("A")) == hand
    assert "recruitment_drive" in play.hand("A")
    assert play.why_not("ops", "recruitment_drive") == "SV-56"  # drawn again, but the Ops is gone
    play.done()


# -- 10: tokens on the move ----------------------------------------------------------------------


@pytest.mark.rule("SV-H10", "SV-106", "SV-R26")
@pytest.mark.parametrize(
    ("mob", "place", "result"),
    [
        ("flak_jockeys", "star_of_death", "flak_jockeys"),
        ("flak_jockeys +token", "star_of_death", "flak_jockeys+"),
        ("flak_jockeys", "force_dome", "flak_jockeys+"),
        ("encore +token", "star_of_death", "encore+"),
        ("encore", "force_dome", "encore+"),
    ],
)
def test_body_snatchers_bring_a_mob_as_it_is_but_a_force_dome_protects_it(
    mob: str, place: str, result: str
) -> None:
    play = at(
        f"""
        A:
          hand: body_snatchers
          project: {place}
        B:
          project: hypno_tower [{mob}, pickpockets]
        """
    )
    play.ops("body_snatchers")
    assert play.mobs("A", place) == [result]
    assert play.mobs("B") == ["pickpockets"]
    play.done()


# -- 11: a Facility turned back ------------------------------------------------------------------


@pytest.mark.rule("SV-H11", "SV-73", "SV-99", "SV-R27", "SV-R44")
def test_a_facility_turned_back_loses_token_and_points_and_can_be_completed_anew() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board, heavy_lifters
          facility: dna_splitter +token
          facility: transgalactic_bank
        minion deck: encore, pickpockets, night_shift, cloning_vat, rest
        """
    )
    play.use("dna_splitter")
    play.ops("back_to_the_drawing_board")
    assert (play.points("A"), play.tokens("A")) == (2, [])
    assert play.projects("A") == ["dna_splitter"]
    assert play.hand("A") == ["encore", "heavy_lifters", "pickpockets"]
    play.mob("heavy_lifters", "dna_splitter")
    assert play.hand("A") == ["cloning_vat", "encore", "night_shift", "pickpockets"]  # both again
    assert (play.points("A"), play.tokens("A")) == (3, [])
    assert play.why_not("use", "dna_splitter") == "SV-67"  # used this turn, before it was turned
    play.next_day()
    assert play.can("use", "dna_splitter")
    play.done()


# -- 15 to 17 ------------------------------------------------------------------------------------


@pytest.mark.rule("SV-H15", "SV-63", "SV-R45", "SV-R17")
def test_mobs_destroyed_by_destroy_this_set_off_abilities_after_the_ability() -> None:
    play = at(
        """
        A:
          project: transgalactic_bank [heavy_lifters]
          facility: senate_in_chains
        minion deck: encore, night_shift, rest
        """
    )
    play.use("transgalactic_bank")
    assert play.asked == "A discard"  # before the draw the hand was empty
    assert play.options() == ["encore", "night_shift"]
    play.choose("encore")
    assert play.hand("A") == ["night_shift"]
    assert play.minion_pile() == ["heavy_lifters", "encore"]
    assert play.domination_pile() == ["transgalactic_bank"]
    play.done()


@pytest.mark.rule("SV-H16", "SV-118", "SV-R8", "SV-R9")
def test_mental_restart_may_bring_the_destroyed_project_back() -> None:
    play = at(
        """
        A:
          hand: mental_restart
          project: flak_belt [encore]
        domination deck: wormhole
        """
    )
    play.ops("mental_restart")
    assert play.projects("A") == ["flak_belt", "wormhole"]
    assert play.mobs("A") == []  # without its Mobs
    assert play.minion_pile() == ["mental_restart", "encore"]
    play.done()


@pytest.mark.rule("SV-H16", "SV-R8", "SV-114")
def test_mental_restart_with_no_domination_card_left_ends_the_game_at_the_second() -> None:
    play = at(
        """
        A:
          hand: mental_restart
          project: flak_belt
          facility: wormhole
        domination deck:
        """
    )
    play.ops("mental_restart")
    assert play.projects("A") == ["flak_belt"]  # the first one stays
    assert play.winners == "A"


@pytest.mark.rule("SV-H17", "SV-45", "SV-48", "SV-R11")
def test_all_rights_to_play_mobs_add_up_in_one_day() -> None:
    play = at(
        """
        A:
          hand: adrenaline_shot, encore, slingshot_crew, slingshot_crew, heavy_lifters, pickpockets, night_shift, gravity_billiards, interns_of_doom
          project: star_of_death
          project: mirror_moon
          project: dyson_sweatshop
          facility: dna_splitter
          facility: overtime_factory
        """
    )
    play.ops("adrenaline_shot")
    play.use("dna_splitter")
    play.use("overtime_factory")
    assert play.why_not("use", "overtime_factory") == "SV-67"
    play.ops("encore")
    play.choose("overtime_factory")
    play.use("overtime_factory")
    play.mob("slingshot_crew", "star_of_death")  # DNA Splitter's right
    play.mob("slingshot_crew", "star_of_death")  # from here on the general ones: four
    play.mob("interns_of_doom", "star_of_death")  # Boosted, uses none
    play.mob("heavy_lifters", "mirror_moon")
    play.mob("pickpockets", "mirror_moon")
    play.mob("night_shift", "dyson_sweatshop")
    assert play.why_not("mob", "gravity_billiards") == "SV-40"
    play.done()


@pytest.mark.rule("SV-H17", "SV-R11")
def test_dna_splitters_right_does_not_fit_a_big_mob() -> None:
    play = at(
        """
        mob: played
        A:
          hand: slingshot_crew, plasma_stuffing
          project: star_of_death
          facility: dna_splitter
        """
    )
    play.use("dna_splitter")
    assert play.why_not("mob", "plasma_stuffing") == "SV-40"
    play.mob("slingshot_crew", "star_of_death")
    play.done()


# -- 18 to 20 ------------------------------------------------------------------------------------


@pytest.mark.rule("SV-H18", "SV-130", "SV-R42", "SV-R43")
def test_undo_reaches_across_an_open_pile_pick_but_not_across_a_draw() -> None:
    play = at(
        """
        phase: act3
        turned up: flak_belt
        A:
          hand: night_shift, interns_of_doom
        minion pile: encore, heavy_lifters
        """
    )
    play.launch("B")
    play.ops("night_shift")
    play.choose("heavy_lifters")
    for _ in range(3):
        play.table.undo(0)
    assert play.asked == "A turned-up"
    play.keep()
    play.ops("night_shift")
    play.choose("encore")
    play.ops("interns_of_doom")
    assert not play.table.can_undo(0)
    play.done()


@pytest.mark.rule("SV-H19", "SV-22")
def test_completing_a_project_is_no_destruction() -> None:
    play = at(
        """
        A:
          hand: encore, night_shift
          project: force_dome [pickpockets]
          facility: orbital_junkyard
          facility: senate_in_chains
        """
    )
    play.mob("encore", "force_dome")
    assert play.facilities("A") == ["force_dome", "orbital_junkyard", "senate_in_chains"]
    assert play.hand("A") == ["night_shift"]  # nothing drawn, nothing discarded
    assert play.minion_pile() == ["pickpockets", "encore"]
    play.done()


@pytest.mark.rule("SV-H20", "SV-68", "SV-69")
def test_the_ministry_draws_when_another_villain_blows_up_an_own_facility() -> None:
    play = at(
        """
        A:
          facility: flak_belt
        B:
          facility: ministry_of_malice
        asteroids:
          wormhole: C at A
        """,
        seats=3,
    )
    play.use("flak_belt")
    assert len(play.hand("B")) == 2
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SV-H20", "SV-R17")
def test_the_ministry_draws_for_what_it_saw_although_it_is_gone_by_then() -> None:
    play = at(
        """
        A:
          facility: planet_buster
        B:
          facility: ministry_of_malice
        """
    )
    play.use("planet_buster")
    assert play.facilities("B") == []
    assert len(play.hand("B")) == 2  # for the Planet Buster, not for itself
    play.done()


@pytest.mark.rule("SV-H20", "SV-69")
def test_the_ministry_does_not_draw_for_its_owners_facilities() -> None:
    play = at(
        """
        A:
          facility: flak_belt
          facility: ministry_of_malice
        asteroids:
          wormhole: B at A
        """
    )
    play.use("flak_belt")
    assert play.hand("A") == []
    play.done()


# -- 21 to 24 ------------------------------------------------------------------------------------


@pytest.mark.rule("SV-H21", "SV-54", "SV-R12", "SV-R14", "SV-R17")
def test_a_completion_inside_a_completion_runs_through_first() -> None:
    play = at(
        """
        A:
          hand: encore
          project: hypno_tower [heavy_lifters]
          project: reinforced_bunker [pickpockets, body_snatchers]
          facility: flak_belt
        B:
          project: mirror_moon [interns_of_doom, plasma_stuffing]
        """
    )
    play.mob("encore", "hypno_tower")  # takes B's small Mob; only the Bunker can receive it
    assert play.facilities("A") == ["flak_belt", "reinforced_bunker"]
    assert play.projects("A") == ["hypno_tower"]
    assert play.asked == "A protect"
    assert play.options() == ["flak_belt", "reinforced_bunker"]  # not yet the Tower
    play.choose("flak_belt")
    assert play.facilities("A") == ["flak_belt", "hypno_tower", "reinforced_bunker"]
    assert play.options() == ["hypno_tower", "reinforced_bunker"]
    play.choose("hypno_tower")
    assert play.tokens("A") == ["flak_belt", "hypno_tower"]
    assert play.mobs("B") == ["plasma_stuffing"]
    play.done()


@pytest.mark.rule("SV-H22", "SV-95")
def test_the_junkyard_draws_in_step_three_for_a_project_hit_by_an_asteroid() -> None:
    play = at(
        """
        phase: act1
        B:
          project: mirror_moon
          facility: orbital_junkyard
        asteroids:
          flak_belt: A at B +charged
        minion deck: encore, night_shift, pickpockets, rest
        """
    )
    play.choose("mirror_moon")
    assert play.hand("B") == ["night_shift"]  # after A's draw for the hit, before Act II
    assert play.hand("A") == ["encore", "pickpockets"]
    play.keep()
    play.done()


@pytest.mark.rule("SV-H22", "SV-R54")
@pytest.mark.parametrize(
    ("mobs", "cards"), [("", 0), ("encore", 1), ("encore, plasma_stuffing", 2)]
)
def test_the_junkyard_draws_nothing_for_a_project_its_owner_destroys(mobs: str, cards: int) -> None:
    play = at(
        f"""
        A:
          project: black_hole_farm [{mobs}]
          facility: orbital_junkyard
        asteroids:
          wormhole: B at A
        """
    )
    play.use("black_hole_farm")
    assert len(play.hand("A")) == cards  # one for each Mob
    play.done()


@pytest.mark.rule("SV-H23", "SV-11", "SV-R7", "SV-R17")
def test_an_ops_being_carried_out_cannot_be_put_on_a_project() -> None:
    play = at(
        """
        A:
          hand: cloning_vat, adrenaline_shot
          project: flak_belt [interns_of_doom]
          project: propaganda_studio [body_snatchers]
          project: mirror_moon
          facility: wormhole
        minion pile: doomsday_delivery
        """
    )
    play.ops("cloning_vat")
    play.choose("flak_belt")  # finishes it; Wormhole follows at once
    assert play.asked == "A put"
    assert "cloning_vat" in play.minion_pile()
    assert play.options() == ["doomsday_delivery", "interns_of_doom"]
    play.choose("doomsday_delivery", "mirror_moon")
    play.mob("adrenaline_shot", "propaganda_studio")  # finishes that; the Ops is over
    assert play.options() == [
        "adrenaline_shot",
        "body_snatchers",
        "cloning_vat",
        "interns_of_doom",
    ]
    play.choose("cloning_vat")
    assert play.mobs("A", "mirror_moon") == ["cloning_vat+", "doomsday_delivery"]
    play.done()


@pytest.mark.rule("SV-H24", "SV-63", "SV-R10")
@pytest.mark.parametrize(
    ("more", "usable"),
    [
        ("facility: wormhole +token", False),
        ("project: mirror_moon [encore +token]", False),
        ("facility: wormhole", True),
        ("project: mirror_moon [encore]", True),
    ],
)
def test_targets_that_would_burn_with_the_project_do_not_make_it_usable(
    more: str, usable: bool
) -> None:
    play = at(
        f"""
        A:
          project: reinforced_bunker [heavy_lifters]
          {more}
        """
    )
    assert play.can("use", "reinforced_bunker") == usable
    if usable:
        play.use("reinforced_bunker")
        assert play.minion_pile() == ["heavy_lifters"]
        assert play.tokens("A") + play.mobs("A") in (["wormhole"], ["encore+"])
        play.done()
    else:
        assert play.why_not("use", "reinforced_bunker") == "SV-R10"
