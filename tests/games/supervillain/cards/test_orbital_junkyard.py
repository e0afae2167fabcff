"""Orbital Junkyard: shoots down any Asteroid as a Project; as a Facility draws for what is lost."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at

DECK = "minion deck: gravity_billiards, mental_restart, recruitment_drive, night_shift, rest"

# -- Project: destroy this, shoot down an Asteroid -----------------------------------------------


@pytest.mark.rule("SV-62", "SV-87", "SV-88", "SV-89")
@pytest.mark.parametrize("chosen", ["dna_splitter", "wormhole"])
def test_shoots_down_any_asteroid_but_an_own_one(chosen: str) -> None:
    play = at(
        """
        A:
          project: orbital_junkyard
        asteroids:
          flak_belt: A at B
          dna_splitter: B at A
          wormhole: B at C +charged
        """,
        seats=3,
    )
    play.use("orbital_junkyard")
    assert play.options() == ["dna_splitter", "wormhole"]
    play.choose(chosen)
    assert play.domination_pile() == ["orbital_junkyard", chosen]
    assert "flak_belt A>B" in play.asteroids()
    assert len(play.asteroids()) == 2
    assert play.hand("B") == []  # nothing drawn for a downed Asteroid
    play.done()


@pytest.mark.rule("SV-R10", "SV-88")
def test_not_usable_against_own_asteroids_only() -> None:
    play = at(
        """
        A:
          project: orbital_junkyard
        asteroids:
          flak_belt: A at B
        """
    )
    assert play.why_not("use", "orbital_junkyard") == "SV-R10"


@pytest.mark.rule("SV-R29")
def test_the_partners_asteroid_may_be_shot_down_in_a_team_battle() -> None:
    play = at(
        """
        A:
          project: orbital_junkyard
        asteroids:
          flak_belt: C at B
          wormhole: D at A
        """,
        seats=4,
        mode="team",
    )
    play.use("orbital_junkyard")
    play.choose("flak_belt")
    assert play.asteroids() == ["wormhole D>A"]
    play.done()


@pytest.mark.rule("SV-H15", "SV-63", "SV-R45")
def test_mobs_burn_with_it_and_their_triggers_follow_the_shot() -> None:
    play = at(
        f"""
        A:
          project: orbital_junkyard [encore, flak_jockeys +token]
          facility: orbital_junkyard
        asteroids:
          dna_splitter: B at A
          wormhole: B at A
        {DECK}
        """
    )
    play.use("orbital_junkyard")
    assert play.mobs("A") == []
    assert play.minion_pile() == ["encore", "flak_jockeys"]
    assert play.domination_pile() == ["orbital_junkyard"]
    assert play.hand("A") == []  # not before the Asteroid is down
    play.choose("wormhole")
    assert play.hand("A") == ["gravity_billiards", "mental_restart"]
    play.done()


@pytest.mark.rule("SV-16", "SV-69")
def test_a_facility_shoots_nothing_down() -> None:
    play = at(
        """
        A:
          facility: orbital_junkyard
        asteroids:
          dna_splitter: B at A
        """
    )
    assert play.why_not("use", "orbital_junkyard") == "SV-69"


@pytest.mark.rule("SV-49", "SV-109")
@pytest.mark.parametrize(("mob", "points"), [("interns_of_doom", 0), ("encore", 1)])
def test_800_complete_it_for_one_point(mob: str, points: int) -> None:
    play = at(f"A:\n  hand: {mob}\n  project: orbital_junkyard [pickpockets]")
    play.mob(mob, "orbital_junkyard")
    assert play.points("A") == points
    assert play.hand("A") == []
    play.done()


# -- Facility: whenever an own Mob or Project is destroyed ---------------------------------------


def junkyard(*lines: str, side: str = "facility", a: tuple[str, ...] = ()) -> Play:
    """A owns the Junkyard and holds no cards; the lines are about B and the rest."""
    mine = ["A:", f"  {side}: orbital_junkyard", *("  " + line for line in a)]
    return at("\n".join([*mine, *lines, DECK]))


@pytest.mark.rule("SV-69")
def test_draws_for_an_own_mob_destroyed_by_an_ops() -> None:
    play = junkyard(
        "B:", "  hand: strike_agitators", "active: B", a=("project: mirror_moon [encore]",)
    )
    play.ops("strike_agitators")
    assert play.hand("A") == ["gravity_billiards"]
    play.done("B")


@pytest.mark.rule("SV-95")
def test_draws_for_an_own_mob_hit_by_an_asteroid() -> None:
    play = junkyard(
        "active: B",
        "phase: act1",
        "asteroids:",
        "  flak_belt: B at A",
        a=("project: mirror_moon [encore]",),
    )
    assert play.mobs("A") == []
    assert play.hand("A") == ["mental_restart"]  # the attacker drew the first card
    play.keep()
    play.done("B")


@pytest.mark.rule("SV-108", "SV-102")
def test_a_token_lost_is_no_mob_lost() -> None:
    play = junkyard(
        "active: B",
        "phase: act1",
        "asteroids:",
        "  flak_belt: B at A",
        a=("project: mirror_moon [encore +token]",),
    )
    assert play.mobs("A") == ["encore"]
    assert play.hand("A") == []
    play.keep()
    play.done("B")


@pytest.mark.rule("SV-H22", "SV-95")
def test_draws_for_an_empty_project_hit_by_a_charged_asteroid() -> None:
    play = junkyard(
        "active: B",
        "phase: act1",
        "asteroids:",
        "  flak_belt: B at A +charged",
        a=("project: mirror_moon",),
    )
    play.choose("mirror_moon")
    assert play.hand("A") == ["mental_restart"]
    play.keep()
    play.done("B")


@pytest.mark.rule("SV-83")
def test_draws_nothing_for_a_facility_not_even_itself() -> None:
    play = junkyard(
        "active: B",
        "phase: act1",
        "asteroids:",
        "  flak_belt: B at A +charged",
        "  wormhole: B at A +charged",
        a=("facility: dna_splitter",),
    )
    play.choose("flak_belt", "dna_splitter")
    assert play.facilities("A") == []  # the second Asteroid took the Junkyard
    assert play.hand("A") == []
    play.keep()
    play.done("B")


@pytest.mark.rule("SV-69")
def test_draws_for_an_empty_project_burnt_by_another_villain() -> None:
    play = junkyard("active: B", "B:", "  hand: blueprint_arson", a=("project: mirror_moon",))
    play.ops("blueprint_arson")
    assert play.projects("A") == []
    assert play.hand("A") == ["gravity_billiards"]
    play.done("B")


@pytest.mark.rule("SV-R54")
def test_draws_once_per_card_for_a_project_destroyed_with_its_mobs() -> None:
    play = junkyard(
        "active: B",
        "B:",
        "  facility: doomsday_clock",
        a=("project: mirror_moon [encore, flak_jockeys +token]",),
    )
    play.use("doomsday_clock")
    assert play.hand("A") == ["gravity_billiards", "mental_restart", "recruitment_drive"]
    play.done("B")


@pytest.mark.rule("SV-R54")
def test_draws_once_per_mob_wiped_off_a_project() -> None:
    play = junkyard(
        "active: B",
        "B:",
        "  project: star_of_death [heavy_lifters]",
        a=("project: mirror_moon [encore, flak_jockeys +token]",),
    )
    play.use("star_of_death")
    assert play.projects("A") == ["mirror_moon"]
    assert play.hand("A") == ["gravity_billiards", "mental_restart"]
    play.done("B")


@pytest.mark.rule("SV-H22", "SV-R54")
@pytest.mark.parametrize(
    ("mobs", "drawn"), [("", 0), ("[encore]", 1), ("[encore, flak_jockeys]", 2)]
)
def test_an_own_project_destroyed_by_its_owner_counts_for_its_mobs_only(
    mobs: str, drawn: int
) -> None:
    play = junkyard(a=(f"project: asteroid_catapult {mobs}",))
    play.use("asteroid_catapult")
    assert play.projects("A") == []
    assert len(play.hand("A")) == drawn
    play.done()


@pytest.mark.rule("SV-H19", "SV-22")
def test_mobs_discarded_by_a_completion_do_not_count() -> None:
    play = junkyard(
        a=("hand: encore", "project: flak_belt [interns_of_doom]", "facility: senate_in_chains")
    )
    play.mob("encore", "flak_belt")
    assert play.facilities("A") == ["flak_belt", "orbital_junkyard", "senate_in_chains"]
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SV-21")
def test_cards_discarded_from_the_hand_do_not_count() -> None:
    play = junkyard("active: B", "B:", "  hand: heavy_lifters", a=("hand: encore",))
    play.ops("heavy_lifters")
    assert play.hand("A") == []
    play.done("B")


def test_losses_of_another_villain_do_not_count() -> None:
    play = junkyard(
        "B:",
        "  project: mirror_moon [pickpockets]",
        "  project: wormhole",
        a=("project: planet_buster", "hand: blueprint_arson"),
    )
    play.use("planet_buster")
    play.ops("blueprint_arson")
    play.choose("wormhole")
    assert play.mobs("B") == []
    assert play.projects("B") == ["mirror_moon"]
    assert play.hand("A") == play.hand("B") == []
    play.done()


def test_a_mob_that_changes_hands_is_not_destroyed() -> None:
    play = junkyard(
        "active: B",
        "B:",
        "  hand: body_snatchers",
        "  project: wormhole",
        a=("project: mirror_moon [encore]",),
    )
    play.ops("body_snatchers")
    assert play.mobs("A") == []
    assert play.hand("A") == []
    play.done("B")


@pytest.mark.rule("SV-15")
def test_a_project_draws_nothing() -> None:
    play = junkyard(
        "active: B",
        "B:",
        "  hand: strike_agitators",
        side="project",
        a=("project: mirror_moon [encore]",),
    )
    play.ops("strike_agitators")
    assert play.mobs("A") == []
    assert play.hand("A") == []
    play.done("B")


@pytest.mark.rule("SV-R53")
def test_two_junkyards_draw_a_card_each() -> None:
    play = junkyard(
        "active: B",
        "B:",
        "  hand: strike_agitators",
        a=("project: mirror_moon [encore]", "facility: orbital_junkyard"),
    )
    play.ops("strike_agitators")
    assert play.hand("A") == ["gravity_billiards", "mental_restart"]
    play.done("B")


@pytest.mark.rule("SV-H3", "SV-95")
@pytest.mark.parametrize(
    ("first", "hand"),
    [("orbital_junkyard", []), ("senate_in_chains", ["mental_restart"])],
)
def test_the_attacker_orders_the_defenders_junkyard_and_senate(first: str, hand: list[str]) -> None:
    play = junkyard(
        "active: B",
        "phase: act1",
        "asteroids:",
        "  flak_belt: B at A",
        a=("project: mirror_moon [encore]", "facility: senate_in_chains"),
    )
    assert play.asked == "B hit-trigger"
    play.choose(first)
    assert play.hand("A") == hand
    play.keep()
    play.done("B")
