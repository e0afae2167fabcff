"""Hard interactions of the ledger: hits, shots and the moment of victory."""

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


# -- 12: Bad Luck Emitter lifted (two freed at once: SV-R20, test_victory_rulings) ---------------


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


# -- 13: the Emitter and teams -------------------------------------------------------------------


@pytest.mark.rule("SV-H13", "SV-127", "SV-R46")
@pytest.mark.parametrize(
    ("flight", "won"),
    [
        ("A at B +charged", ""),  # the Emitter is D's: its partner B is threatened
        ("A at D +charged", "BD"),  # the owner of the Emitter is never blocked
        ("A at B", "BD"),  # uncharged
        ("B at A +charged", "BD"),  # somebody else is blocked
    ],
)
def test_an_emitter_may_block_the_team_of_its_own_owner(flight: str, won: str) -> None:
    play = at(
        f"""
        active: B
        B:
          hand: encore
          facility: mirror_moon
          facility: dyson_sweatshop
          project: force_dome [pickpockets]
        D:
          facility: star_of_death
          facility: bad_luck_emitter
        asteroids:
          flak_belt: {flight}
        """,
        seats=4,
        mode="team",
    )
    play.mob("encore", "force_dome")
    assert play.winners == won


@pytest.mark.rule("SV-H13", "SV-127")
def test_a_team_wins_the_moment_the_asteroid_at_the_partner_is_gone() -> None:
    play = at(
        """
        A:
          hand: flak_jockeys
          facility: mirror_moon
          facility: dyson_sweatshop
        B:
          facility: bad_luck_emitter
        C:
          facility: star_of_death
          facility: planet_sized_statue
        asteroids:
          flak_belt: D at C +charged
        """,
        seats=4,
        mode="team",
    )
    assert play.asked == "A day"  # eight points, but blocked
    play.ops("flak_jockeys")
    assert play.winners == "AC"


# -- 14: a retargeted charged Asteroid -----------------------------------------------------------


def _retargeted() -> Play:
    play = at(
        """
        A:
          hand: gravity_billiards, flak_jockeys, 3 random
          project: flak_belt
          project: black_hole_farm
        B:
          hand: flak_jockeys, encore, encore, pickpockets
          project: flak_belt
        C:
          hand: night_shift, night_shift, heavy_lifters
        asteroids:
          wormhole: B at A +charged
        """,
        seats=3,
    )
    assert play.can("shoot", "wormhole")
    play.ops("gravity_billiards")
    play.choose("C")
    assert play.asteroids() == ["wormhole A>C!"]
    return play


@pytest.mark.rule("SV-H14", "SV-88", "SV-R28")
def test_the_new_owner_cannot_shoot_down_what_was_pointed_at_him() -> None:
    play = _retargeted()
    assert play.why_not("shoot", "wormhole") == "SV-86"
    assert play.why_not("ops", "flak_jockeys") == "SV-R10"
    assert play.why_not("use", "flak_belt") == "SV-R10"
    assert play.why_not("use", "black_hole_farm") == "SV-R10"


@pytest.mark.rule("SV-H14", "SV-86", "SV-R28")
def test_the_old_owner_reaches_it_by_an_effect_on_any_asteroid_only() -> None:
    play = _retargeted()
    play.end_day()
    assert play.asked == "B turned-up"  # it does not hit by the old clock
    play.keep()
    assert play.why_not("shoot", "wormhole") == "SV-86"
    assert play.why_not("use", "flak_belt") == "SV-R10"
    play.ops("flak_jockeys")
    assert play.asteroids() == []
    play.done("B")


@pytest.mark.rule("SV-H14", "SV-86")
def test_the_new_target_pays_three_cards() -> None:
    play = _retargeted()
    play.next_day("C")
    play.shoot("wormhole")
    play.choose("night_shift", "night_shift", "heavy_lifters")
    assert play.asteroids() == []
    play.done("C")
