"""Hard interactions 1 to 12 of the ledger."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at

# -- 1: charged hit menu -------------------------------------------------------------------------

MENU = """
    phase: act1
    A:
      project: chronosphere [night_shift]
      facility: orbital_junkyard
    B:
      project: wormhole [encore +token]
      project: hypno_tower
      facility: flak_belt +token
      facility: dna_splitter
    C:
      facility: force_dome
    asteroids:
      teleport_hub: A at B {}
"""


@pytest.mark.rule("SV-H1", "SV-83", "SV-84", "SV-94")
def test_a_charged_asteroid_reaches_all_but_the_project_with_a_mob() -> None:
    play = at(MENU.format("+charged"), seats=3)
    assert play.asked == "A hit"
    assert play.options() == ["dna_splitter", "encore", "flak_belt", "hypno_tower"]
    play.choose("hypno_tower")
    assert play.projects("B") == ["wormhole"]
    play.keep()
    play.done()


@pytest.mark.rule("SV-H1", "SV-103", "SV-104")
@pytest.mark.parametrize(
    ("pick", "mobs", "facilities", "tokens"),
    [
        ("encore", [], ["dna_splitter", "flak_belt"], ["flak_belt"]),  # the token does not help
        ("flak_belt", ["encore+"], ["dna_splitter", "flak_belt"], []),  # the token is the victim
        ("dna_splitter", ["encore+"], ["flak_belt"], ["flak_belt"]),
    ],
)
def test_what_a_charged_hit_does(
    pick: str, mobs: list[str], facilities: list[str], tokens: list[str]
) -> None:
    play = at(MENU.format("+charged"), seats=3)
    play.choose(pick)
    assert play.mobs("B") == mobs
    assert play.facilities("B") == facilities
    assert play.tokens("B") == tokens
    assert play.projects("B") == ["hypno_tower", "wormhole"]
    play.keep()
    play.done()


@pytest.mark.rule("SV-H1", "SV-82", "SV-102")
def test_uncharged_the_same_asteroid_reaches_the_mob_only() -> None:
    play = at(MENU.format(""), seats=3)
    assert play.mobs("B") == ["encore"]  # hit without a question, and saved by its token
    assert play.tokens("B") == ["flak_belt"]
    play.keep()
    play.done()


# -- 2: nothing within reach ---------------------------------------------------------------------


@pytest.mark.rule("SV-H2", "SV-82", "SV-90", "SV-96")
def test_a_hit_on_nothing_still_brings_a_card_and_burns_the_asteroid() -> None:
    play = at(
        """
        phase: act1
        A:
          project: chronosphere [encore]
        B:
          project: wormhole
          facility: dna_splitter
        asteroids:
          flak_belt: A at B
        minion deck: pickpockets, night_shift, rest
        """
    )
    assert play.asked == "A turned-up"
    assert play.hand("A") == ["night_shift", "pickpockets"]  # for the hit, and of Act II
    assert play.domination_pile() == ["flak_belt"]
    assert (play.projects("B"), play.facilities("B")) == (["wormhole"], ["dna_splitter"])
    assert play.mobs("A") == ["encore"]
    play.keep()
    play.done()


# -- 3: the attacker orders the defender's triggers ----------------------------------------------


@pytest.mark.rule("SV-H3", "SV-95")
@pytest.mark.parametrize(
    ("first", "hand", "pile"),
    [
        ("orbital_junkyard", [], ["encore", "night_shift"]),  # draws, and has to discard it
        ("senate_in_chains", ["night_shift"], ["encore"]),  # nothing to discard, then draws
    ],
)
def test_the_attacker_orders_the_defenders_triggers(
    first: str, hand: list[str], pile: list[str]
) -> None:
    play = at(
        """
        phase: act1
        B:
          project: wormhole [encore]
          facility: orbital_junkyard
          facility: senate_in_chains
        asteroids:
          flak_belt: A at B
        minion deck: pickpockets, night_shift, rest
        """
    )
    assert (play.asked, play.options()) == (
        "A hit-trigger",
        ["orbital_junkyard", "senate_in_chains"],
    )
    play.choose(first)
    assert play.hand("B") == hand
    assert play.minion_pile() == pile
    play.keep()
    play.done()


# -- 4: victory before step 4 --------------------------------------------------------------------


@pytest.mark.rule("SV-H4", "SV-113", "SV-R19")
@pytest.mark.parametrize(("more", "winners", "drawn"), [("wormhole", "A", 0), ("flak_belt", "", 1)])
def test_the_fifth_point_wins_before_the_bank_pays(more: str, winners: str, drawn: int) -> None:
    play = at(
        f"""
        A:
          hand: heavy_lifters
          project: force_dome
          facility: transgalactic_bank
          facility: {more}
          facility: dna_splitter
        B:
          facility: mirror_moon
        """
    )
    play.mob("heavy_lifters", "force_dome")
    assert play.points("A") == (5 if more == "wormhole" else 4)
    assert play.winners == winners
    assert len(play.hand("A")) == drawn


# -- 5: exhaustion inside step 2 -----------------------------------------------------------------

BIG_BANG = """
    A:
      hand: heavy_lifters
      project: big_bang_generator [blueprint_arson]
      facility: wormhole
    B:
      facility: mirror_moon
    domination deck:
    domination pile: """


@pytest.mark.rule("SV-H5", "SV-114", "SV-54", "SV-R21")
def test_a_big_bang_into_an_empty_galaxy_does_not_count_its_own_points() -> None:
    play = at(BIG_BANG)
    play.mob("heavy_lifters", "big_bang_generator")
    assert play.points("A") == 1  # it would be 3 one step later
    assert play.winners == "B"
    assert play.projects("A") == ["big_bang_generator"]


@pytest.mark.rule("SV-H5", "SV-R8")
def test_the_first_asteroid_of_a_big_bang_flies_though_there_is_no_second() -> None:
    play = at(f"{BIG_BANG} flak_belt")
    play.mob("heavy_lifters", "big_bang_generator")
    assert play.asteroids() == ["flak_belt A>B"]
    assert play.winners == "B"


@pytest.mark.rule("SV-H5")
def test_with_two_cards_left_the_generator_is_completed() -> None:
    play = at(f"{BIG_BANG} flak_belt, hypno_tower")
    play.mob("heavy_lifters", "big_bang_generator")
    assert play.points("A") == 3
    assert len(play.asteroids()) == 2
    play.done()


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


# -- 9: a swap finishing an opponent's Project ---------------------------------------------------


@pytest.mark.rule("SV-H9", "SV-49", "SV-R12", "SV-R19")
@pytest.mark.parametrize(("facility", "winners"), [("mirror_moon", "B"), ("wormhole", "")])
def test_a_swap_may_finish_an_opponents_project_and_make_the_opponent_win(
    facility: str, winners: str
) -> None:
    play = at(
        f"""
        A:
          hand: shift_change
          project: star_of_death [heavy_lifters]
        B:
          project: force_dome [encore]
          facility: senate_in_chains
          facility: {facility}
        """
    )
    play.ops("shift_change")
    play.choose("encore")
    assert "force_dome" in play.facilities("B")
    assert play.mobs("A") == ["encore"]
    assert play.winners == winners


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


# -- 12: Bad Luck Emitter lifted (two freed at once: SV-R20, test_rulings_first_part_two) --------

JINXED = """
    A:
      hand: flak_jockeys, gravity_billiards, back_to_the_drawing_board, encore
      facility: planet_buster
    B:
      hand: heavy_lifters, pickpockets, night_shift
      facility: mirror_moon
      facility: black_hole_farm
      facility: wormhole
      project: star_of_death [interns_of_doom]
    C:
      facility: bad_luck_emitter
    asteroids:
      dna_splitter: C at B +charged
"""


def jinxed(active: str, phase: str = "day") -> Play:
    """B has five points and is kept from winning by the Emitter of C."""
    play = at(f"    active: {active}\n    phase: {phase}\n{JINXED}", seats=3)
    if phase == "day":
        assert (play.points("B"), play.winners) == (5, "")
    return play


@pytest.mark.rule("SV-H12", "SV-R19")
def test_b_wins_when_the_asteroid_is_shot_down_on_bs_own_turn() -> None:
    play = jinxed(active="B")
    play.shoot("dna_splitter")
    play.choose("pickpockets", "night_shift")
    assert play.winners == "B"


@pytest.mark.rule("SV-H12", "SV-R19")
def test_b_wins_when_somebody_else_shoots_it_down() -> None:
    play = jinxed(active="A")
    play.ops("flak_jockeys")
    assert play.winners == "B"


@pytest.mark.rule("SV-H12", "SV-R19", "SV-96")
@pytest.mark.parametrize(("pick", "winners"), [("interns_of_doom", "B"), ("wormhole", "")])
def test_b_wins_when_the_asteroid_has_hit_if_the_points_are_still_there(
    pick: str, winners: str
) -> None:
    play = jinxed(active="C", phase="act1")
    assert play.asked == "C hit"
    play.choose(pick)
    assert play.winners == winners
    assert play.asteroids() == []


@pytest.mark.rule("SV-H12", "SV-R19", "SV-R28")
@pytest.mark.parametrize(("target", "winners"), [("C", "B"), ("B", "")])
def test_b_wins_when_the_asteroid_is_retargeted_at_somebody_else(target: str, winners: str) -> None:
    play = jinxed(active="A")
    play.ops("gravity_billiards")
    play.choose(target)
    assert play.asteroids() == [f"dna_splitter A>{target}!"]
    assert play.winners == winners


@pytest.mark.rule("SV-H12", "SV-R19")
def test_b_wins_when_the_emitter_is_destroyed() -> None:
    play = jinxed(active="A")
    play.use("planet_buster")
    play.choose("bad_luck_emitter")
    assert play.winners == "B"


@pytest.mark.rule("SV-H12", "SV-R19", "SV-73")
@pytest.mark.parametrize(("facility", "winners"), [("bad_luck_emitter", "B"), ("wormhole", "")])
def test_b_wins_when_the_emitter_is_turned_back(facility: str, winners: str) -> None:
    play = jinxed(active="A")
    play.ops("back_to_the_drawing_board")
    play.choose(facility)
    assert play.winners == winners


@pytest.mark.rule("SV-H12", "SV-R46")
def test_the_owner_of_the_emitter_is_never_kept_from_winning() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: force_dome
          facility: mirror_moon
          facility: bad_luck_emitter
          facility: wormhole
        asteroids:
          dna_splitter: B at A +charged
        """
    )
    play.mob("heavy_lifters", "force_dome")
    assert play.winners == "A"
