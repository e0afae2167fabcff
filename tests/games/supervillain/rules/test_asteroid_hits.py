"""What an Asteroid reaches, the four steps of a hit, and retargeting (SV-82 to SV-84, SV-90 to
SV-98)."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at

# -- reach ---------------------------------------------------------------------------------------


def _everything_to_hit(charged: bool) -> Play:
    """B has one of everything; A and C are bystanders with one of everything, too."""
    return at(
        f"""
        phase: act1
        A:
          project: dyson_sweatshop [encore]
          project: mirror_moon
          facility: hypno_tower
        B:
          project: big_bang_generator [heavy_lifters, pickpockets]
          project: wormhole
          facility: force_dome
        C:
          project: star_of_death [interns_of_doom]
          project: planet_buster
          facility: doomsday_clock
        asteroids:
          flak_belt: A at B{" +charged" if charged else ""}
        """,
        seats=3,
    )


@pytest.mark.rule("SV-82")
def test_an_uncharged_asteroid_reaches_mobs_of_its_target_and_nothing_else() -> None:
    play = _everything_to_hit(charged=False)
    assert play.asked == "A hit"
    assert play.options() == ["heavy_lifters", "pickpockets"]


@pytest.mark.rule("SV-83", "SV-84")
def test_a_charged_asteroid_also_reaches_empty_projects_and_facilities() -> None:
    play = _everything_to_hit(charged=True)
    assert play.options() == ["force_dome", "heavy_lifters", "pickpockets", "wormhole"]


@pytest.mark.rule("SV-83", "SV-91")
@pytest.mark.parametrize("thing", ["pickpockets", "wormhole", "force_dome"])
def test_a_charged_hit_destroys_the_one_thing_chosen(thing: str) -> None:
    play = _everything_to_hit(charged=True)
    play.choose(thing)
    gone = {thing}
    assert {*play.mobs("B")} == {"heavy_lifters", "pickpockets"} - gone
    assert {*play.projects("B")} == {"big_bang_generator", "wormhole"} - gone
    assert {*play.facilities("B")} == {"force_dome"} - gone
    assert thing in play.minion_pile() + play.domination_pile()
    assert play.mobs("A") == ["encore"]
    assert play.mobs("C") == ["interns_of_doom"]
    play.keep()
    play.done()


@pytest.mark.rule("SV-84")
def test_the_last_mob_gone_a_project_can_be_hit() -> None:
    play = at(
        """
        phase: act1
        B:
          project: chronosphere [heavy_lifters]
        asteroids:
          flak_belt: A at B
          mirror_moon: A at B +charged
        """
    )
    play.choose("flak_belt")  # takes the Mob, which was all there was
    assert play.asked == "A turned-up"
    assert play.projects("B") == []
    assert play.domination_pile() == ["flak_belt", "chronosphere", "mirror_moon"]


@pytest.mark.rule("SV-84")
def test_a_project_is_not_hit_beside_its_mob() -> None:
    play = at(
        """
        phase: act1
        B:
          project: chronosphere [heavy_lifters]
        asteroids:
          mirror_moon: A at B +charged
        """
    )
    assert play.asked == "A turned-up"
    assert play.projects("B") == ["chronosphere"]
    assert play.mobs("B") == []


# -- the steps -----------------------------------------------------------------------------------


@pytest.mark.rule("SV-90", "SV-96")
@pytest.mark.parametrize("charge", ["", " +charged"])
def test_the_owner_draws_even_if_there_is_nothing_to_hit(charge: str) -> None:
    play = at(
        f"""
        phase: act1
        B:
          hand: night_shift
        asteroids:
          flak_belt: A at B{charge}
        minion deck: encore, pickpockets, rest
        """
    )
    assert play.hand("A") == ["encore", "pickpockets"]  # for the hit and for Act II
    assert play.hand("B") == ["night_shift"]
    assert play.domination_pile() == ["flak_belt"]
    assert play.asteroids() == []
    play.keep()
    play.done()


@pytest.mark.rule("SV-82")
def test_an_uncharged_asteroid_finds_nothing_among_empty_projects_and_facilities() -> None:
    play = at(
        """
        phase: act1
        B:
          project: chronosphere
          facility: force_dome
        asteroids:
          flak_belt: A at B
        """
    )
    assert play.asked == "A turned-up"
    assert play.projects("B") == ["chronosphere"]
    assert play.facilities("B") == ["force_dome"]


@pytest.mark.rule("SV-90", "SV-91")
def test_the_draw_comes_before_the_choice() -> None:
    play = at(
        """
        phase: act1
        B:
          project: big_bang_generator [heavy_lifters, pickpockets]
        asteroids:
          flak_belt: A at B
        minion deck: encore, night_shift, rest
        """
    )
    assert play.asked == "A hit"
    assert play.hand("A") == ["encore"]  # Act II has not come yet


@pytest.mark.rule("SV-92")
def test_the_attacker_alone_decides_and_the_target_cannot_react() -> None:
    play = at(
        """
        phase: act1
        B:
          hand: flak_jockeys, shield_polishers, 4 random
          project: big_bang_generator [heavy_lifters, pickpockets]
          project: flak_belt
        asteroids:
          mirror_moon: A at B
        """
    )
    assert play.asked == "A hit"
    assert play.table.why_not(1, kind="hit", card="heavy_lifters") is not None
    assert play.table.why_not(1, kind="ops", card="flak_jockeys") is not None
    play.choose("heavy_lifters")
    assert play.asked == "A turned-up"  # B was not asked
    assert play.mobs("B") == ["pickpockets"]
    assert len(play.hand("B")) == 6


@pytest.mark.rule("SV-93")
def test_there_is_no_mercy() -> None:
    play = at(
        """
        phase: act1
        B:
          project: big_bang_generator [heavy_lifters, pickpockets]
        asteroids:
          mirror_moon: A at B
          flak_belt: A at B
        """
    )
    play.choose("flak_belt")
    question = play.table.question
    assert question is not None
    assert play.asked == "A hit"
    assert not question.may_decline
    play.choose("pickpockets")
    assert play.mobs("B") == []  # the single Mob left is hit without asking
    assert play.asked == "A turned-up"


@pytest.mark.rule("SV-94", "SV-102")
def test_the_attacker_may_prefer_to_remove_a_token() -> None:
    play = at(
        """
        phase: act1
        B:
          project: big_bang_generator [heavy_lifters +token, pickpockets]
        asteroids:
          flak_belt: A at B
        """
    )
    assert play.options() == ["heavy_lifters", "pickpockets"]
    play.choose("heavy_lifters")
    assert play.mobs("B") == ["heavy_lifters", "pickpockets"]


@pytest.mark.rule("SV-94", "SV-104")
def test_a_facilitys_token_may_be_the_victim_too() -> None:
    play = at(
        """
        phase: act1
        B:
          facility: wormhole +token
          facility: force_dome
        asteroids:
          flak_belt: A at B +charged
        """
    )
    assert play.options() == ["force_dome", "wormhole"]
    play.choose("wormhole")
    assert play.facilities("B") == ["force_dome", "wormhole"]
    assert play.tokens("B") == []


# -- step 3: what the destruction sets off -------------------------------------------------------


def _junkyard_and_senate() -> Play:
    return at(
        """
        phase: act1
        B:
          project: chronosphere [heavy_lifters]
          facility: orbital_junkyard
          facility: senate_in_chains
        asteroids:
          flak_belt: A at B
        minion deck: encore, pickpockets, rest
        """
    )


@pytest.mark.rule("SV-95")
def test_the_attacker_sets_the_order_of_the_targets_abilities() -> None:
    play = _junkyard_and_senate()
    assert play.asked == "A hit-trigger"
    assert play.options() == ["orbital_junkyard", "senate_in_chains"]
    play.choose("orbital_junkyard")  # B draws, then has to discard it
    assert play.hand("B") == []
    assert play.minion_pile() == ["heavy_lifters", "pickpockets"]

    play = _junkyard_and_senate()
    play.choose("senate_in_chains")  # nothing to discard, then B draws
    assert play.hand("B") == ["pickpockets"]
    assert play.minion_pile() == ["heavy_lifters"]


@pytest.mark.rule("SV-95")
def test_the_attacker_orders_abilities_of_several_villains() -> None:
    text = """
        phase: act1
        B:
          facility: spy_satellite_swarm
        C:
          facility: ministry_of_malice
        asteroids:
          flak_belt: A at B +charged
        minion deck: encore, heavy_lifters, heavy_lifters, rest
        """
    play = at(text, seats=3)
    assert play.asked == "A hit-trigger"
    assert play.options() == ["ministry_of_malice", "spy_satellite_swarm"]
    play.choose("spy_satellite_swarm")  # from A only; C has no cards yet
    assert play.hand("B") == ["encore"]
    assert play.hand("C") == ["heavy_lifters", "heavy_lifters"]

    play = at(text, seats=3)
    play.choose("ministry_of_malice")
    assert play.hand("B") == ["encore", "heavy_lifters"]
    assert play.hand("C") == ["heavy_lifters"]


@pytest.mark.rule("SV-95")
def test_the_owner_of_an_ability_makes_its_choices() -> None:
    play = at(
        """
        phase: act1
        B:
          hand: night_shift, encore
          project: chronosphere [heavy_lifters]
          facility: senate_in_chains
        asteroids:
          flak_belt: A at B
        """
    )
    assert play.asked == "B discard"
    play.choose("encore")
    assert play.hand("B") == ["night_shift"]
    assert play.asked == "A turned-up"


@pytest.mark.rule("SV-95")
@pytest.mark.parametrize(
    ("hit", "facility", "cards"),
    [
        ("project: chronosphere [heavy_lifters]", "orbital_junkyard +token", 1),
        ("project: chronosphere", "orbital_junkyard +token", 1),
        ("", "planet_sized_statue", 3),
    ],
)
def test_facilities_react_to_a_mob_a_project_or_a_facility_destroyed(
    hit: str, facility: str, cards: int
) -> None:
    play = at(
        f"""
        phase: act1
        B:
          facility: {facility}
          {hit}
        asteroids:
          flak_belt: A at B +charged
        """
    )
    if hit:
        play.choose("heavy_lifters" if "heavy" in hit else "chronosphere")
    assert len(play.hand("B")) == cards
    assert play.asked == "A turned-up"


@pytest.mark.rule("SV-96", "SV-97")
def test_the_asteroid_goes_to_the_pile_after_step_three() -> None:
    play = _junkyard_and_senate()
    assert play.asked == "A hit-trigger"
    assert play.asteroids() == ["flak_belt A>B"]
    assert play.domination_pile() == []
    play.choose("senate_in_chains")
    assert play.asteroids() == []
    assert play.domination_pile() == ["flak_belt"]
    play.keep()
    play.done()


@pytest.mark.rule("SV-96")
def test_the_charge_goes_back_after_a_hit() -> None:
    play = at(
        """
        phase: act1
        A:
          hand: slingshot_crew
        asteroids:
          wormhole: A at B +charged
        domination deck: flak_belt
        """
    )
    play.keep()
    play.ops("slingshot_crew")  # the pile becomes the deck
    assert play.asteroids() == ["wormhole A>B"]
    play.done()


@pytest.mark.rule("SV-97")
def test_all_own_asteroids_hit_before_the_next_act() -> None:
    play = at(
        """
        phase: act1
        B:
          project: big_bang_generator [heavy_lifters, pickpockets]
        C:
          project: wormhole [encore]
        asteroids:
          flak_belt: A at B
          force_dome: C at B
          mirror_moon: A at C
        minion deck: plasma_stuffing, shift_change, slingshot_crew, rest
        domination deck: planet_buster, rest
        """,
        seats=3,
    )
    assert play.asked == "A next-hit"
    assert play.options() == ["flak_belt", "mirror_moon"]
    play.choose("mirror_moon")
    assert play.mobs("C") == []
    assert play.asked == "A hit"  # no Act II in between
    assert play.hand("A") == ["plasma_stuffing", "shift_change"]
    play.choose("pickpockets")
    assert play.asked == "A turned-up"
    assert play.hand("A") == ["plasma_stuffing", "shift_change", "slingshot_crew"]
    assert play.asteroids() == ["force_dome C>B"]
    play.keep()
    assert play.projects("A") == ["planet_buster"]
    play.done()


# -- retargeting ---------------------------------------------------------------------------------


@pytest.mark.rule("SV-98")
def test_whoever_retargets_an_asteroid_owns_it_and_points_it_anew() -> None:
    play = at(
        """
        A:
          hand: gravity_billiards
        asteroids:
          wormhole: B at C
          flak_belt: A at C
        """,
        seats=3,
    )
    play.ops("gravity_billiards")  # the own Asteroid cannot be chosen
    assert play.asked == "A target"
    assert play.options() == ["B", "C"]
    play.choose("B")
    assert play.asteroids() == ["wormhole A>B", "flak_belt A>C"]
    play.done()


@pytest.mark.rule("SV-98")
def test_an_incoming_asteroid_can_be_sent_back() -> None:
    play = at(
        """
        A:
          hand: encore, encore
          facility: mirror_moon
        asteroids:
          wormhole: B at A
          flak_belt: B at C
        """,
        seats=3,
    )
    play.use("mirror_moon")
    play.choose("encore")
    assert play.asked == "A target"  # the one pointed at C is not incoming
    play.choose("B")
    assert play.asteroids() == ["wormhole A>B", "flak_belt B>C"]
    play.done()
