"""Asteroid-proof tokens (SV-99 to SV-108)."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at

# -- where they lie ------------------------------------------------------------------------------


@pytest.mark.rule("SV-99", "SV-100")
def test_tokens_go_on_mobs_and_facilities_without_one_never_on_projects() -> None:
    play = at(
        """
        A:
          hand: shield_polishers
          project: transgalactic_bank [encore, pickpockets +token]
          project: mirror_moon
          facility: wormhole
          facility: hypno_tower +token
        B:
          project: flak_belt [encore]
          facility: force_dome
        """
    )
    play.ops("shield_polishers")
    assert play.options() == ["encore", "wormhole"]
    play.choose("wormhole")
    assert play.options() == ["decline", "encore"]
    play.choose("encore")
    assert play.mobs("A") == ["encore+", "pickpockets+"]
    assert play.tokens("A") == ["hypno_tower", "wormhole"]
    assert play.mobs("B") == ["encore"]
    assert play.tokens("B") == []
    play.done()


@pytest.mark.rule("SV-99")
def test_a_facility_turned_back_loses_its_token() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board, doomsday_delivery, body_snatchers
          facility: flak_belt +token
        """
    )
    play.ops("back_to_the_drawing_board")
    assert play.projects("A") == ["flak_belt"]
    play.mob("doomsday_delivery", "flak_belt")
    play.mob("body_snatchers", "flak_belt")
    assert play.facilities("A") == ["flak_belt"]
    assert play.tokens("A") == []  # it has not come back with the Facility
    play.done()


@pytest.mark.rule("SV-100", "SV-105")
def test_symbol_and_force_dome_together_give_one_token() -> None:
    play = at(
        """
        A:
          hand: flak_jockeys
          project: force_dome
        asteroids:
          wormhole: B at A
          chronosphere: B at A
        """
    )
    play.mob("flak_jockeys", "force_dome")
    assert play.mobs("A") == ["flak_jockeys+"]
    play.end_day()
    play.choose("wormhole")  # the first takes the token, the second the Mob
    assert play.mobs("A") == []
    assert play.minion_pile() == ["flak_jockeys"]
    assert play.asked == "B turned-up"


@pytest.mark.rule("SV-100")
def test_nothing_bare_nothing_to_protect() -> None:
    play = at(
        """
        A:
          hand: shield_polishers
          project: chronosphere [pickpockets +token]
          facility: force_dome +token
        B:
          facility: wormhole
        """
    )
    assert play.why_not("ops", "shield_polishers") == "SV-R10"
    assert play.why_not("use", "force_dome") == "SV-R10"


# -- where they come from ------------------------------------------------------------------------


@pytest.mark.rule("SV-101")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("flak_jockeys", "flak_jockeys+"),
        ("shield_polishers", "shield_polishers+"),
        ("strike_agitators", "strike_agitators+"),
        ("cloning_vat", "cloning_vat+"),
        ("slingshot_crew", "slingshot_crew"),
        ("plasma_stuffing", "plasma_stuffing"),
    ],
)
def test_the_printed_symbol_gives_a_token(card: str, expected: str) -> None:
    play = at(
        f"""
        A:
          hand: {card}
          project: chronosphere
        """
    )
    play.mob(card, "chronosphere")
    assert play.mobs("A") == [expected]
    play.done()


@pytest.mark.rule("SV-101")
def test_ops_give_tokens() -> None:
    play = at(
        """
        A:
          hand: shield_polishers
          facility: wormhole
        """
    )
    play.ops("shield_polishers")
    assert play.tokens("A") == ["wormhole"]
    play.done()


@pytest.mark.rule("SV-101")
def test_projects_give_tokens() -> None:
    play = at(
        """
        A:
          project: reinforced_bunker
          facility: wormhole
        """
    )
    play.use("reinforced_bunker")
    assert play.tokens("A") == ["wormhole"]
    play.done()


@pytest.mark.rule("SV-101")
def test_facilities_give_tokens() -> None:
    play = at(
        """
        A:
          project: chronosphere [encore]
          facility: force_dome
        """
    )
    play.use("force_dome")
    assert play.mobs("A") == ["encore+"]
    play.done()


# -- what they stop ------------------------------------------------------------------------------


def _one_hit(have: str, charged: bool) -> Play:
    return at(
        f"""
        phase: act1
        B:
          {have}
        asteroids:
          flak_belt: A at B{" +charged" if charged else ""}
        """
    )


@pytest.mark.rule("SV-102")
def test_a_token_saves_a_mob_from_an_uncharged_asteroid() -> None:
    play = _one_hit("project: chronosphere [heavy_lifters +token]", charged=False)
    assert play.mobs("B") == ["heavy_lifters"]  # without the token
    assert play.minion_pile() == []
    play.keep()
    play.done()


@pytest.mark.rule("SV-102")
def test_a_bare_mob_is_destroyed() -> None:
    play = _one_hit("project: chronosphere [heavy_lifters]", charged=False)
    assert play.mobs("B") == []
    assert play.minion_pile() == ["heavy_lifters"]


@pytest.mark.rule("SV-103")
def test_a_token_does_not_save_a_mob_from_a_charged_asteroid() -> None:
    play = _one_hit("project: chronosphere [heavy_lifters +token]", charged=True)
    assert play.mobs("B") == []
    assert play.minion_pile() == ["heavy_lifters"]
    play.keep()
    play.done()  # the check of the table includes stray tokens


@pytest.mark.rule("SV-104")
def test_a_token_saves_a_facility_from_a_charged_asteroid() -> None:
    play = _one_hit("facility: wormhole +token", charged=True)
    assert play.facilities("B") == ["wormhole"]
    assert play.tokens("B") == []
    assert play.points("B") == 1
    play.keep()
    play.done()


@pytest.mark.rule("SV-104")
def test_a_bare_facility_is_destroyed() -> None:
    play = _one_hit("facility: wormhole", charged=True)
    assert play.facilities("B") == []
    assert play.domination_pile() == ["wormhole", "flak_belt"]


@pytest.mark.rule("SV-105")
@pytest.mark.parametrize(
    ("have", "charge"),
    [
        ("project: star_of_death [heavy_lifters +token, encore +token]", ""),
        ("facility: wormhole +token\n          facility: force_dome +token", " +charged"),
    ],
)
def test_a_used_token_does_not_come_back(have: str, charge: str) -> None:
    play = at(
        f"""
        phase: act1
        B:
          {have}
        asteroids:
          flak_belt: A at B{charge}
          mirror_moon: A at B{charge}
        """
    )
    play.choose("flak_belt")
    thing = play.options()[0]
    play.choose(thing)  # its token
    assert thing in play.mobs("B") + play.facilities("B")
    play.choose(thing)  # itself
    assert thing not in play.mobs("B") + play.facilities("B")
    assert play.asked == "A turned-up"


# -- on the move ---------------------------------------------------------------------------------


@pytest.mark.rule("SV-106")
@pytest.mark.parametrize(
    ("mob", "kept"),
    [
        ("shield_polishers", ["shield_polishers"]),  # a symbol, but no token left
        ("shield_polishers +token", ["shield_polishers+"]),
        ("encore", ["encore"]),
        ("encore +token", ["encore+"]),
    ],
)
def test_a_stolen_mob_keeps_its_token_or_its_lack_of_one(mob: str, kept: list[str]) -> None:
    play = at(
        f"""
        A:
          hand: body_snatchers
          project: chronosphere
        B:
          project: wormhole [{mob}]
        """
    )
    play.ops("body_snatchers")
    assert play.mobs("A") == kept
    assert play.mobs("B") == []
    play.done()


@pytest.mark.rule("SV-106")
def test_force_dome_may_protect_a_stolen_mob() -> None:
    play = at(
        """
        A:
          hand: body_snatchers
          project: force_dome
        B:
          project: wormhole [encore]
        """
    )
    play.ops("body_snatchers")
    assert play.mobs("A") == ["encore+"]
    play.done()


@pytest.mark.rule("SV-107")
def test_a_mobs_token_stays_behind_when_it_leaves_the_table() -> None:
    play = at(
        """
        more ops: 1
        A:
          hand: strike_agitators, cloning_vat
          project: chronosphere
        B:
          project: wormhole [encore +token]
        """
    )
    play.ops("strike_agitators")
    play.ops("cloning_vat")  # brings the same card back; it has no symbol
    assert play.mobs("A") == ["encore"]
    play.done()


@pytest.mark.rule("SV-107")
def test_a_facilitys_token_stays_behind_when_it_leaves_the_table() -> None:
    play = at(
        """
        A:
          hand: adrenaline_shot, doomsday_delivery, body_snatchers
          facility: flak_belt +token
          project: chronosphere [heavy_lifters, interns_of_doom]
        asteroids:
          wormhole: B at A
        """
    )
    play.use("flak_belt")  # gone, with the Asteroid
    assert play.domination_pile() == ["flak_belt", "wormhole"]
    play.mob("adrenaline_shot", "chronosphere")
    play.choose("flak_belt")  # back as a Project
    play.mob("doomsday_delivery", "flak_belt")
    play.mob("body_snatchers", "flak_belt")
    assert play.facilities("A") == ["chronosphere", "flak_belt"]
    assert play.tokens("A") == []
    play.done()


@pytest.mark.rule("SV-108")
def test_a_lost_token_of_a_mob_sets_off_nothing() -> None:
    play = at(
        """
        phase: act1
        B:
          hand: night_shift
          project: chronosphere [heavy_lifters +token]
          facility: orbital_junkyard
          facility: senate_in_chains
        asteroids:
          flak_belt: A at B
        """
    )
    assert play.asked == "A turned-up"
    assert play.mobs("B") == ["heavy_lifters"]
    assert play.hand("B") == ["night_shift"]


@pytest.mark.rule("SV-108")
def test_a_lost_token_of_a_facility_sets_off_nothing() -> None:
    play = at(
        """
        phase: act1
        B:
          facility: planet_sized_statue +token
        C:
          facility: ministry_of_malice
        asteroids:
          flak_belt: A at B +charged
        """,
        seats=3,
    )
    assert play.asked == "A turned-up"
    assert play.facilities("B") == ["planet_sized_statue"]
    assert play.tokens("B") == []
    assert play.hand("B") == []
    assert play.hand("C") == []
