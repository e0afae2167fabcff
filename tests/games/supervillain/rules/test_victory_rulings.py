"""Rulings on victory: who wins and when, the Emitter, and limits of long games."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at

# -- victory -------------------------------------------------------------------------------------


BLOCKED = """
    A:
      facility: flak_belt
      facility: mirror_moon
      facility: star_of_death
    B:
      facility: bad_luck_emitter
    asteroids:
"""


@pytest.mark.rule("SV-R19")
@pytest.mark.parametrize(
    ("flights", "left"),
    [
        (("hypno_tower: B at A +charged", "dna_splitter: B at A"), ["dna_splitter B>A"]),
        (("dna_splitter: B at A", "hypno_tower: B at A +charged"), []),
    ],
)
def test_victory_is_checked_after_every_single_change_and_stops_everything(
    flights: tuple[str, str], left: list[str]
) -> None:
    play = at(BLOCKED + "".join(f"      {flight}\n" for flight in flights), mode="blitz")
    play.use("flak_belt")  # shoots down all incoming Asteroids, one by one
    assert play.winners == "A"
    assert play.asteroids() == left


@pytest.mark.rule("SV-R20", "SV-131", "SV-H12")
@pytest.mark.parametrize(("active", "emitter", "winner"), [("B", "D", "C"), ("D", "B", "A")])
def test_of_two_who_qualify_at_once_the_first_clockwise_wins(
    active: str, emitter: str, winner: str
) -> None:
    play = at(
        f"""
        active: {active}
        A:
          facility: mirror_moon
          facility: senate_in_chains
        {active}:
          facility: planet_buster
        C:
          facility: mirror_moon
          facility: senate_in_chains
        {emitter}:
          facility: bad_luck_emitter
        asteroids:
          dna_splitter: {active} at A +charged
          hypno_tower: {active} at C +charged
        """,
        seats=4,
        mode="blitz",
    )
    play.use("planet_buster")
    play.choose("bad_luck_emitter")
    assert play.winners == winner


@pytest.mark.rule("SV-R22", "SV-115")
@pytest.mark.parametrize(
    ("facility", "charge", "winners"),
    [
        ("mirror_moon", "", "A"),
        ("mirror_moon", "+charged", "-"),  # A leads alone, and is blocked: B does not inherit
        ("dna_splitter", "+charged", "-"),  # A is blocked, but shares the lead
        ("flak_belt", "+charged", "B"),
    ],
)
def test_a_blocked_villain_counts_at_exhaustion_but_cannot_win(
    facility: str, charge: str, winners: str
) -> None:
    play = at(
        f"""
        A:
          hand: slingshot_crew
          facility: {facility}
        B:
          facility: bad_luck_emitter
        asteroids:
          wormhole: B at A {charge}
        domination deck:
        """
    )
    play.ops("slingshot_crew")
    assert play.winners == winners


# -- Bad Luck Emitter ----------------------------------------------------------------------------


@pytest.mark.rule("SV-R46")
@pytest.mark.parametrize(("owner", "won"), [("A", "A"), ("B", ""), ("C", "")])
def test_the_emitter_blocks_everybody_but_its_owner(owner: str, won: str) -> None:
    play = at(
        f"""
        A:
          hand: encore
          facility: mirror_moon
          facility: wormhole
          facility: {"bad_luck_emitter" if owner == "A" else "hypno_tower"}
          project: force_dome [pickpockets]
        B:
          facility: {"bad_luck_emitter" if owner == "B" else "flak_belt"}
        C:
          facility: {"bad_luck_emitter" if owner == "C" else "flak_belt"}
        asteroids:
          asteroid_catapult: B at A +charged
        """,
        seats=3,
    )
    play.mob("encore", "force_dome")
    assert play.points("A") == 5
    assert play.winners == won


@pytest.mark.rule("SV-R46")
@pytest.mark.parametrize(("flight", "won"), [("A at B", "A"), ("B at A", ""), ("A at C", "A")])
def test_only_the_villain_a_charged_asteroid_is_pointed_at_is_blocked(
    flight: str, won: str
) -> None:
    play = at(
        f"""
        A:
          hand: encore
          facility: mirror_moon
          facility: dyson_sweatshop
          project: force_dome [pickpockets]
        B:
          facility: bad_luck_emitter
        asteroids:
          flak_belt: {flight} +charged
        """,
        seats=3,
    )
    play.mob("encore", "force_dome")
    assert play.winners == won


# -- limits --------------------------------------------------------------------------------------


def _after(decisions: int) -> Play:
    return at(
        f"""
        decisions: {decisions}
        A:
          hand: encore, interns_of_doom, heavy_lifters
          project: star_of_death
        B:
          hand: night_shift, pickpockets
        C:
          hand: night_shift, pickpockets
        """,
        seats=3,
    )


@pytest.mark.rule("SV-R48")
def test_after_two_hundred_decisions_only_the_end_of_the_day_is_left() -> None:
    play = _after(199)
    assert play.can("mob", "encore")
    play.mob("encore", "star_of_death")
    assert play.options() == ["end"]
    assert play.why_not("mob", "interns_of_doom") == "SV-R48"
    play.end_day()
    play.keep()
    assert play.can("mob", "night_shift")  # B starts afresh


@pytest.mark.rule("SV-R48")
def test_decisions_of_others_count_and_a_begun_action_is_finished() -> None:
    play = _after(198)
    play.ops("heavy_lifters")
    play.choose("night_shift")  # B's is the 200th
    assert play.asked == "C discard"
    play.choose("night_shift")
    assert play.options() == ["end"]


@pytest.mark.rule("SV-R48")
def test_decisions_taken_back_do_not_count() -> None:
    play = _after(198)
    for _ in range(3):
        play.mob("encore", "star_of_death")
        play.table.undo(0)
    play.mob("encore", "star_of_death")
    assert play.can("mob", "interns_of_doom")


@pytest.mark.rule("SV-R48")
def test_the_evening_is_held_as_usual() -> None:
    play = at(
        """
        decisions: 200
        A:
          hand: 8 random
        """
    )
    assert play.options() == ["end"]
    play.end_day()
    assert play.asked == "A evening"


@pytest.mark.rule("SV-R52")
@pytest.mark.parametrize(("seats", "last"), [(2, 400), (3, 600), (4, 800)])
def test_after_two_hundred_rounds_the_game_is_decided_as_at_exhaustion(
    seats: int, last: int
) -> None:
    text = """
        A:
          facility: wormhole
        active: B
        turn: {}
        """
    play = at(text.format(last - 1), seats=seats)
    play.end_day()
    assert play.asked.endswith("turned-up")  # the last turn
    play = at(text.format(last), seats=seats)
    play.end_day()
    assert play.winners == "A"
    assert play.table.result is not None
    assert play.table.result.rule == "SV-R52"


@pytest.mark.rule("SV-R52")
def test_a_long_game_with_a_shared_lead_has_no_winner() -> None:
    play = at("active: B\nturn: 400")
    play.end_day()
    assert play.winners == "-"
