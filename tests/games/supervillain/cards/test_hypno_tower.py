"""Hypno-Tower: takes a small Mob of another Villain when complete, and as a Facility for two cards."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at

# -- Project: when complete ----------------------------------------------------------------------


def completing(*lines: str, seats: int = 2) -> Play:
    """A is about to complete the Tower with Encore!."""
    mine = ["A:", "  hand: encore", "  project: hypno_tower [heavy_lifters]"]
    return at("\n".join([*mine, *lines]), seats=seats)


@pytest.mark.rule("SV-51", "SV-R14", "SV-R23")
def test_takes_a_mob_of_300_or_less_for_another_own_project() -> None:
    play = completing(
        "  project: mirror_moon [interns_of_doom]",
        "  project: wormhole",
        "B:",
        "  project: chronosphere [slingshot_crew, plasma_stuffing]",
        "  project: senate_in_chains",
        "C:",
        "  project: star_of_death [doomsday_delivery]",
        seats=3,
    )
    play.mob("encore", "hypno_tower")
    assert play.asked == "A steal"
    # 300 fits, 400 does not; an own Mob cannot be taken; there is no way to decline
    assert play.options() == ["doomsday_delivery", "slingshot_crew"]
    play.choose("slingshot_crew")
    assert play.options() == ["mirror_moon", "wormhole"]  # not the Tower
    play.choose("wormhole")
    assert play.mobs("A", "wormhole") == ["slingshot_crew"]
    assert play.mobs("A", "mirror_moon") == ["interns_of_doom"]
    assert play.mobs("B") == ["plasma_stuffing"]
    assert play.mobs("C") == ["doomsday_delivery"]
    assert play.facilities("A") == ["hypno_tower"]
    assert play.points("A") == 1
    assert play.minion_pile() == ["heavy_lifters", "encore"]
    play.done()


@pytest.mark.rule("SV-106")
@pytest.mark.parametrize(
    ("before", "after"),
    [("flak_jockeys", "flak_jockeys"), ("flak_jockeys +token", "flak_jockeys+")],
)
def test_the_taken_mob_keeps_its_token_or_lack_of_one(before: str, after: str) -> None:
    play = completing("  project: mirror_moon", "B:", f"  project: chronosphere [{before}]")
    play.mob("encore", "hypno_tower")
    assert play.mobs("A") == [after]
    assert play.mobs("B") == []
    play.done()


@pytest.mark.rule("SV-R14")
def test_without_another_project_nothing_is_taken() -> None:
    play = completing("B:", "  project: chronosphere [slingshot_crew]")
    play.mob("encore", "hypno_tower")
    assert play.facilities("A") == ["hypno_tower"]
    assert play.mobs("B") == ["slingshot_crew"]
    play.done()


def test_greater_mobs_are_out_of_its_reach() -> None:
    play = completing("  project: mirror_moon", "B:", "  project: chronosphere [plasma_stuffing]")
    play.mob("encore", "hypno_tower")
    assert play.facilities("A") == ["hypno_tower"]
    assert play.mobs("A") == []
    assert play.mobs("B") == ["plasma_stuffing"]
    play.done()


@pytest.mark.rule("SV-49")
def test_one_step_short_of_1000_nothing_is_taken() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
          project: hypno_tower [heavy_lifters]
          project: mirror_moon
        B:
          project: chronosphere [slingshot_crew]
        """
    )
    play.mob("interns_of_doom", "hypno_tower")
    assert play.projects("A") == ["hypno_tower", "mirror_moon"]
    assert play.mobs("B") == ["slingshot_crew"]
    play.done()


@pytest.mark.rule("SV-H21", "SV-54", "SV-R12", "SV-R17")
def test_a_project_finished_by_the_taken_mob_comes_first_and_whole() -> None:
    play = completing(
        "  project: reinforced_bunker [pickpockets]",
        "  facility: dna_splitter",
        "B:",
        "  project: chronosphere [slingshot_crew]",
    )
    play.mob("encore", "hypno_tower")
    assert play.facilities("A") == ["dna_splitter", "reinforced_bunker"]
    assert play.options() == ["dna_splitter", "reinforced_bunker"]  # the Tower is no Facility yet
    play.choose("dna_splitter")
    assert play.facilities("A") == ["dna_splitter", "hypno_tower", "reinforced_bunker"]
    assert play.options() == ["hypno_tower", "reinforced_bunker"]
    play.choose("hypno_tower")
    assert play.tokens("A") == ["dna_splitter", "hypno_tower"]
    play.done()


@pytest.mark.rule("SV-R12")
def test_its_owner_takes_a_mob_also_on_another_villains_turn() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: star_of_death [heavy_lifters, slingshot_crew]
        B:
          project: hypno_tower [interns_of_doom, plasma_stuffing]
          project: mirror_moon
        """
    )
    play.ops("shift_change")
    play.choose("heavy_lifters", "interns_of_doom")
    assert play.asked == "B steal"
    assert play.options() == ["interns_of_doom", "slingshot_crew"]
    play.choose("slingshot_crew")
    assert play.mobs("A") == ["interns_of_doom"]
    assert play.mobs("B", "mirror_moon") == ["slingshot_crew"]
    assert play.facilities("B") == ["hypno_tower"]
    play.done()


@pytest.mark.rule("SV-R29")
def test_the_partners_mob_may_be_taken_in_a_team_battle() -> None:
    play = at(
        """
        A:
          hand: encore
          project: hypno_tower [heavy_lifters]
          project: mirror_moon
        C:
          project: wormhole [slingshot_crew]
        """,
        seats=4,
        mode="team",
    )
    play.mob("encore", "hypno_tower")
    assert play.mobs("A") == ["slingshot_crew"]
    play.done()


@pytest.mark.rule("SV-15", "SV-61")
def test_the_project_cannot_be_used_at_will() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
          project: hypno_tower
        B:
          project: chronosphere [slingshot_crew]
        """
    )
    assert play.why_not("use", "hypno_tower") == "SV-61"


# -- Facility: once per turn, discard two and take a Mob -----------------------------------------


def tower(*lines: str, hand: str = "encore, pickpockets", seats: int = 2) -> Play:
    """A has the Tower in work."""
    mine = ["A:", f"  hand: {hand}", "  facility: hypno_tower"]
    return at("\n".join([*mine, *lines]), seats=seats)


@pytest.mark.rule("SV-67", "SV-106")
def test_two_discarded_cards_buy_a_mob_of_300_or_less() -> None:
    play = tower(
        "  project: mirror_moon [interns_of_doom]",
        "  project: wormhole",
        "B:",
        "  project: chronosphere [flak_jockeys +token, plasma_stuffing]",
        "C:",
        "  project: star_of_death [doomsday_delivery]",
        hand="encore, pickpockets, night_shift",
        seats=3,
    )
    play.use("hypno_tower")
    assert play.asked == "A pay"
    play.choose("night_shift", "encore")
    assert play.minion_pile() == ["night_shift", "encore"]
    assert play.asked == "A steal"
    assert play.options() == ["doomsday_delivery", "flak_jockeys"]
    play.choose("flak_jockeys")
    assert play.options() == ["mirror_moon", "wormhole"]
    play.choose("mirror_moon")
    assert play.mobs("A") == ["flak_jockeys+", "interns_of_doom"]
    assert play.mobs("B") == ["plasma_stuffing"]
    assert play.mobs("C") == ["doomsday_delivery"]
    assert play.hand("A") == ["pickpockets"]
    play.done()


@pytest.mark.parametrize(("hand", "payable"), [("encore", False), ("encore, pickpockets", True)])
def test_one_card_is_not_enough(hand: str, payable: bool) -> None:
    play = tower(
        "  project: mirror_moon", "B:", "  project: chronosphere [slingshot_crew]", hand=hand
    )
    assert play.why_not("use", "hypno_tower") == ("" if payable else "SV-35")


@pytest.mark.rule("SV-R10")
@pytest.mark.parametrize(
    "lines",
    [
        ["B:", "  project: chronosphere [slingshot_crew]"],
        ["  project: mirror_moon", "B:", "  project: chronosphere [plasma_stuffing]"],
        ["  project: mirror_moon [slingshot_crew]", "B:", "  project: chronosphere"],
    ],
    ids=["no own Project", "no Mob small enough", "only own Mobs"],
)
def test_needs_an_own_project_and_a_small_rival_mob(lines: list[str]) -> None:
    assert tower(*lines).why_not("use", "hypno_tower") == "SV-R10"


@pytest.mark.rule("SV-49", "SV-19")
def test_the_taken_mob_can_complete_a_project_and_is_no_mob_play() -> None:
    play = tower(
        "  project: spy_satellite_swarm [adrenaline_shot]",
        "  project: mirror_moon",
        "B:",
        "  project: chronosphere [slingshot_crew]",
        hand="encore, pickpockets, night_shift",
    )
    play.use("hypno_tower")
    play.choose("encore", "pickpockets", "spy_satellite_swarm")
    assert play.facilities("A") == ["hypno_tower", "spy_satellite_swarm"]
    assert play.can("mob", "night_shift")
    play.done()


@pytest.mark.rule("SV-67")
def test_takes_once_per_turn_and_again_in_the_next() -> None:
    play = tower(
        "  project: star_of_death",
        "B:",
        "  project: chronosphere [slingshot_crew, doomsday_delivery]",
        hand="encore, pickpockets, night_shift, shift_change",
    )
    play.use("hypno_tower")
    play.choose("encore", "pickpockets", "slingshot_crew")
    assert play.why_not("use", "hypno_tower") == "SV-67"
    play.next_day()
    assert play.can("use", "hypno_tower")
    play.done()


@pytest.mark.rule("SV-16", "SV-65")
def test_a_facility_takes_nothing_when_another_project_is_completed() -> None:
    play = tower(
        "  project: flak_belt",
        "  project: mirror_moon",
        "B:",
        "  project: chronosphere [slingshot_crew]",
        hand="heavy_lifters",
    )
    play.mob("heavy_lifters", "flak_belt")
    assert play.mobs("B") == ["slingshot_crew"]
    play.done()
