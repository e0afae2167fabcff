"""Bad Luck Emitter: charges an Asteroid as a Project; as a Facility keeps the threatened from winning."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at

# -- Project: destroy this, charge an Asteroid ---------------------------------------------------


@pytest.mark.rule("SV-62", "SV-R33")
@pytest.mark.parametrize("chosen", ["flak_belt", "dna_splitter", "wormhole"])
def test_charges_any_uncharged_asteroid(chosen: str) -> None:
    play = at(
        """
        A:
          project: bad_luck_emitter
          project: mirror_moon
        asteroids:
          flak_belt: A at B
          dna_splitter: B at A
          wormhole: B at C
          chronosphere: C at A +charged
        """,
        seats=3,
    )
    play.use("bad_luck_emitter")
    assert play.options() == ["dna_splitter", "flak_belt", "wormhole"]
    play.choose(chosen)
    charged = [flight.split()[0] for flight in play.asteroids() if flight.endswith("!")]
    assert sorted(charged) == sorted([chosen, "chronosphere"])
    assert play.projects("A") == ["mirror_moon"]
    assert play.domination_pile() == ["bad_luck_emitter"]
    play.done()


@pytest.mark.rule("SV-R10", "SV-80")
def test_not_usable_when_every_asteroid_is_charged() -> None:
    play = at(
        """
        A:
          project: bad_luck_emitter
        asteroids:
          dna_splitter: B at A +charged
        """
    )
    assert play.why_not("use", "bad_luck_emitter") == "SV-R10"


@pytest.mark.rule("SV-63")
def test_mobs_on_the_destroyed_emitter_are_destroyed_with_it() -> None:
    play = at(
        """
        A:
          project: bad_luck_emitter [encore, flak_jockeys +token]
          project: mirror_moon [pickpockets]
        asteroids:
          dna_splitter: A at B
        """
    )
    play.use("bad_luck_emitter")
    assert play.asteroids() == ["dna_splitter A>B!"]
    assert play.mobs("A") == ["pickpockets"]
    assert play.minion_pile() == ["encore", "flak_jockeys"]
    play.done()


@pytest.mark.rule("SV-16", "SV-69")
def test_a_facility_charges_nothing() -> None:
    play = at(
        """
        A:
          facility: bad_luck_emitter
        asteroids:
          dna_splitter: A at B
        """
    )
    assert play.why_not("use", "bad_luck_emitter") == "SV-69"


@pytest.mark.rule("SV-49", "SV-109")
@pytest.mark.parametrize(("mob", "points"), [("interns_of_doom", 0), ("encore", 1)])
def test_800_complete_it_for_one_point(mob: str, points: int) -> None:
    play = at(f"A:\n  hand: {mob}\n  project: bad_luck_emitter [pickpockets]")
    play.mob(mob, "bad_luck_emitter")
    assert play.points("A") == points
    assert play.hand("A") == []
    play.done()


# -- Facility: the threatened cannot win ---------------------------------------------------------

FOUR_POINTS = "facility: mirror_moon", "facility: black_hole_farm"
LAST_MOB = "hand: encore", "project: spy_satellite_swarm [adrenaline_shot]"
THREAT = "flak_belt: C at B +charged"


def galaxy(
    *asteroids: str,
    active: str = "B",
    phase: str = "day",
    emitter: str = "facility: bad_luck_emitter",
    a: tuple[str, ...] = (),
    b: tuple[str, ...] = (),
    c: tuple[str, ...] = (),
) -> Play:
    """Three Villains; A has the Emitter, B four points besides what is given."""
    lines = [f"active: {active}", f"phase: {phase}"]
    for villain, things in (("A", (emitter, *a)), ("B", (*FOUR_POINTS, *b)), ("C", c)):
        lines += [f"{villain}:", *("  " + thing for thing in things)]
    return at("\n".join([*lines, "asteroids:", *("  " + a for a in asteroids)]), seats=3)


@pytest.mark.rule("SV-69", "SV-113")
def test_the_fifth_point_does_not_win_under_a_charged_asteroid() -> None:
    play = galaxy(THREAT, b=LAST_MOB)
    play.mob("encore", "spy_satellite_swarm")
    assert play.points("B") == 5
    assert play.winners == ""
    play.done("B")


@pytest.mark.rule("SV-113", "SV-R46")
@pytest.mark.parametrize(
    "asteroids",
    [
        [],
        ["flak_belt: C at B"],  # not charged
        ["flak_belt: B at C +charged"],  # not at B
        ["flak_belt: B at A +charged"],
    ],
)
def test_only_a_charged_asteroid_at_the_villain_prevents_the_victory(asteroids: list[str]) -> None:
    play = galaxy(*asteroids, b=LAST_MOB)
    play.mob("encore", "spy_satellite_swarm")
    assert play.winners == "B"


@pytest.mark.rule("SV-15")
def test_a_project_prevents_nothing() -> None:
    play = galaxy(THREAT, b=LAST_MOB, emitter="project: bad_luck_emitter")
    play.mob("encore", "spy_satellite_swarm")
    assert play.winners == "B"


@pytest.mark.rule("SV-14")
def test_the_emitter_flying_as_an_asteroid_prevents_nothing() -> None:
    play = galaxy("bad_luck_emitter: C at B +charged", b=LAST_MOB, emitter="project: mirror_moon")
    play.mob("encore", "spy_satellite_swarm")
    assert play.winners == "B"


@pytest.mark.rule("SV-R46")
def test_its_owner_is_never_prevented() -> None:
    play = at(
        """
        A:
          hand: encore
          project: spy_satellite_swarm [adrenaline_shot]
          facility: bad_luck_emitter
          facility: mirror_moon
          facility: dna_splitter
        asteroids:
          flak_belt: B at A +charged
        """
    )
    play.mob("encore", "spy_satellite_swarm")
    assert play.winners == "A"


# -- the block is lifted -------------------------------------------------------------------------

FIFTH_POINT = "facility: teleport_hub +token"


@pytest.mark.rule("SV-H12", "SV-R19")
def test_b_wins_the_moment_the_asteroid_is_shot_down_for_cards() -> None:
    play = galaxy(THREAT, b=(FIFTH_POINT, "hand: encore, pickpockets, night_shift"))
    play.shoot("flak_belt")
    play.choose("encore", "pickpockets")
    assert play.winners == "B"


@pytest.mark.rule("SV-H12", "SV-R19")
def test_b_wins_the_moment_somebody_else_shoots_it_down() -> None:
    play = galaxy(THREAT, active="A", a=("hand: flak_jockeys",), b=(FIFTH_POINT,))
    play.ops("flak_jockeys")
    assert play.winners == "B"


@pytest.mark.rule("SV-H12", "SV-R19")
def test_a_second_charged_asteroid_goes_on_preventing() -> None:
    second = "dna_splitter: A at B +charged"
    play = galaxy(THREAT, second, b=(FIFTH_POINT, "hand: flak_jockeys, flak_jockeys"))
    play.ops("flak_jockeys")
    play.choose("flak_belt")
    assert play.winners == ""
    play.ops("flak_jockeys")
    assert play.winners == "B"


@pytest.mark.rule("SV-H12", "SV-96")
def test_b_wins_once_the_asteroid_has_hit_without_harm() -> None:
    play = galaxy(THREAT, active="C", phase="act1", b=(FIFTH_POINT,))
    play.choose("teleport_hub")  # only its token is lost
    assert play.points("B") == 5
    assert play.winners == "B"


@pytest.mark.rule("SV-H12", "SV-110")
def test_b_does_not_win_if_the_hit_took_a_point() -> None:
    play = galaxy(THREAT, active="C", phase="act1", b=(FIFTH_POINT,))
    play.choose("mirror_moon")
    play.keep()
    assert play.points("B") == 3
    assert play.winners == ""
    play.done("C")


@pytest.mark.rule("SV-H12", "SV-98")
@pytest.mark.parametrize(("target", "winner"), [("C", "B"), ("B", "")])
def test_retargeting_lifts_the_block_if_it_points_elsewhere(target: str, winner: str) -> None:
    play = galaxy(THREAT, active="A", a=("hand: gravity_billiards",), b=(FIFTH_POINT,))
    play.ops("gravity_billiards")
    play.choose(target)
    assert play.asteroids() == [f"flak_belt A>{target}!"]
    assert play.winners == winner


@pytest.mark.rule("SV-H12", "SV-R19")
def test_b_wins_the_moment_the_emitter_is_destroyed() -> None:
    play = galaxy(THREAT, active="C", b=(FIFTH_POINT,), c=("facility: planet_buster",))
    play.use("planet_buster")
    play.choose("bad_luck_emitter")
    assert play.winners == "B"


@pytest.mark.rule("SV-H12", "SV-73")
def test_b_wins_the_moment_the_emitter_is_turned_back() -> None:
    play = galaxy(THREAT, b=(FIFTH_POINT, "hand: back_to_the_drawing_board"))
    play.ops("back_to_the_drawing_board")
    play.choose("bad_luck_emitter")
    assert play.winners == "B"
    assert play.hand("A") == []  # the victory comes before the draw


@pytest.mark.rule("SV-H12", "SV-R20")
@pytest.mark.parametrize(("active", "winner"), [("A", "B"), ("B", "B"), ("C", "C")])
def test_of_two_freed_at_once_the_first_clockwise_wins(active: str, winner: str) -> None:
    hand = {active.lower(): ("hand: back_to_the_drawing_board",)}
    play = galaxy(
        THREAT,
        "dna_splitter: B at C +charged",
        active=active,
        a=hand.get("a", ()),
        b=(FIFTH_POINT, *hand.get("b", ())),
        c=(
            "facility: star_of_death",
            "facility: dyson_sweatshop",
            "facility: wormhole",
            *hand.get("c", ()),
        ),
    )
    play.ops("back_to_the_drawing_board")
    play.choose("bad_luck_emitter")
    assert play.winners == winner


# -- Galaxy exhausted ----------------------------------------------------------------------------


def exhausted(asteroid: str, *a_more: str) -> Play:
    """B has to turn up a card and there is none."""
    lines = ["active: B", "phase: act2", "A:", "  facility: bad_luck_emitter", *a_more]
    lines += ["B:", "  facility: mirror_moon", "asteroids:", f"  {asteroid}", "domination deck:"]
    return at("\n".join(lines))


@pytest.mark.rule("SV-R22", "SV-115")
@pytest.mark.parametrize(
    ("asteroid", "winners"),
    [("flak_belt: A at B +charged", "-"), ("flak_belt: A at B", "B")],
)
def test_a_blocked_leader_does_not_win_an_exhausted_galaxy(asteroid: str, winners: str) -> None:
    assert exhausted(asteroid).winners == winners


@pytest.mark.rule("SV-R22")
def test_a_blocked_villain_still_shares_the_lead() -> None:
    play = exhausted("flak_belt: A at B +charged", "  facility: dna_splitter")
    assert play.points("A") == play.points("B") == 2
    assert play.winners == "-"


# -- Team Battle: A and C against B and D --------------------------------------------------------


def team_battle(active: str, asteroid: str) -> Play:
    """The active Villain's team is one Mob short of its eighth point; A owns the Emitter."""
    partner = {"A": "C", "B": "D"}[active]
    lines = [f"active: {active}", "A:", "  facility: bad_luck_emitter"]
    lines += [] if active == "A" else [f"{active}:", "  facility: force_dome"]
    lines += ["  hand: encore, flak_jockeys", "  project: spy_satellite_swarm [adrenaline_shot]"]
    lines += [f"  {facility}" for facility in FOUR_POINTS]
    lines += [f"{partner}:", "  facility: star_of_death", "asteroids:", f"  {asteroid}"]
    return at("\n".join(lines), seats=4, mode="team")


@pytest.mark.rule("SV-H13", "SV-127")
@pytest.mark.parametrize(
    ("active", "asteroid"),
    [
        ("B", "flak_belt: A at B +charged"),
        ("B", "flak_belt: A at D +charged"),  # the partner is threatened
        ("A", "flak_belt: B at C +charged"),  # the partner of the Emitter's owner
    ],
)
def test_a_threatened_member_keeps_the_whole_team_from_winning(active: str, asteroid: str) -> None:
    play = team_battle(active, asteroid)
    play.mob("encore", "spy_satellite_swarm")
    assert play.winners == ""
    play.ops("flak_jockeys")  # shoots the threat down
    assert play.winners == {"A": "AC", "B": "BD"}[active]


@pytest.mark.rule("SV-H13", "SV-R46", "SV-124")
@pytest.mark.parametrize(
    ("active", "asteroid"),
    [
        ("A", "flak_belt: B at A +charged"),  # the Emitter spares its owner
        ("A", "flak_belt: A at B +charged"),
        ("B", "flak_belt: B at C +charged"),
        ("B", "flak_belt: A at D"),
    ],
)
def test_a_team_without_a_blocked_member_wins(active: str, asteroid: str) -> None:
    play = team_battle(active, asteroid)
    play.mob("encore", "spy_satellite_swarm")
    assert play.winners == {"A": "AC", "B": "BD"}[active]
