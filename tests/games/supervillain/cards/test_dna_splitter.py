"""DNA Splitter: draws when complete; as a Facility allows one more small Mob."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at


def lab(hand: str, *more: str) -> Play:
    """A has a DNA Splitter in work and a Project far from done."""
    lines = ["A:", f"  hand: {hand}", "  project: star_of_death", "  facility: dna_splitter"]
    return at("\n".join([*lines, *more]))


# -- Project: when complete ----------------------------------------------------------------------


@pytest.mark.rule("SV-51", "SV-29")
def test_draws_one_card_when_complete() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
          project: dna_splitter [pickpockets]
        B:
          hand: encore
        minion deck: gravity_billiards, night_shift
        """
    )
    play.mob("interns_of_doom", "dna_splitter")
    assert play.facilities("A") == ["dna_splitter"]
    assert play.points("A") == 1
    assert play.hand("A") == ["gravity_billiards"]
    assert play.hand("B") == ["encore"]
    told = {reader: "Gravity Billiards" in "".join(play.log(reader)) for reader in "AB"}
    assert told == {"A": True, "B": False}
    play.done()


@pytest.mark.rule("SV-49")
def test_one_step_short_of_700_draws_nothing() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
          project: dna_splitter [plasma_stuffing]
        """
    )
    play.mob("interns_of_doom", "dna_splitter")
    assert play.projects("A") == ["dna_splitter"]
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SV-50", "SV-51", "SV-116")
def test_the_mobs_are_in_the_pile_before_the_draw() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: dna_splitter
        minion deck:
        """
    )
    play.mob("heavy_lifters", "dna_splitter")
    assert play.hand("A") == ["heavy_lifters"]  # shuffled in and drawn again
    assert play.minion_pile() == []
    play.done()


@pytest.mark.rule("SV-R12")
def test_its_owner_draws_also_on_another_villains_turn() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: star_of_death [heavy_lifters]
        B:
          project: dna_splitter [interns_of_doom]
        minion deck: gravity_billiards, night_shift
        """
    )
    play.ops("shift_change")
    play.choose("heavy_lifters")
    assert play.hand("A") == []
    assert play.hand("B") == ["gravity_billiards"]
    play.done()


@pytest.mark.rule("SV-15", "SV-61")
def test_the_project_gives_no_additional_mob() -> None:
    play = at(
        """
        A:
          hand: encore
          project: dna_splitter
        """
    )
    assert play.why_not("use", "dna_splitter") == "SV-61"


# -- Facility: once per turn, one more Mob of 300 or less ----------------------------------------


@pytest.mark.rule("SV-48")
def test_allows_one_more_mob_of_300_but_not_of_400() -> None:
    play = lab("heavy_lifters, cloning_vat, slingshot_crew, plasma_stuffing")
    play.mob("heavy_lifters", "star_of_death")
    assert play.why_not("mob", "cloning_vat") == "SV-40"  # not before it is used
    play.use("dna_splitter")
    assert play.why_not("mob", "plasma_stuffing") == "SV-40"
    play.mob("cloning_vat", "star_of_death")
    assert play.why_not("mob", "slingshot_crew") == "SV-40"  # one, not any number
    assert play.mobs("A") == ["cloning_vat+", "heavy_lifters"]
    play.done()


@pytest.mark.rule("SV-R11")
def test_a_small_mob_uses_the_small_right_and_leaves_the_ordinary_one() -> None:
    play = lab("cloning_vat, slingshot_crew, plasma_stuffing")
    play.use("dna_splitter")
    play.mob("cloning_vat", "star_of_death")
    play.mob("plasma_stuffing", "star_of_death")
    assert play.why_not("mob", "slingshot_crew") == "SV-40"
    play.done()


@pytest.mark.rule("SV-R11")
def test_rights_add_up_and_the_narrowest_goes_first() -> None:
    play = lab("adrenaline_shot, slingshot_crew, pickpockets, plasma_stuffing, flak_jockeys")
    play.ops("adrenaline_shot")
    play.use("dna_splitter")
    play.mob("slingshot_crew", "star_of_death")
    play.mob("pickpockets", "star_of_death")
    play.mob("plasma_stuffing", "star_of_death")
    assert play.mobs("A") == ["pickpockets", "plasma_stuffing", "slingshot_crew"]
    assert play.why_not("mob", "flak_jockeys") == "SV-40"
    play.done()


@pytest.mark.rule("SV-45", "SV-R11")
def test_a_boosted_mob_does_not_use_the_small_right_up() -> None:
    play = lab("encore, heavy_lifters, slingshot_crew")
    play.use("dna_splitter")
    play.mob("encore", "star_of_death")
    play.mob("heavy_lifters", "star_of_death")
    play.mob("slingshot_crew", "star_of_death")
    assert play.mobs("A") == ["encore", "heavy_lifters", "slingshot_crew"]
    play.done()


@pytest.mark.rule("SV-39")
def test_an_unused_right_lapses_with_the_turn() -> None:
    play = lab("slingshot_crew, pickpockets", "B:", "  hand: night_shift, flak_jockeys")
    play.use("dna_splitter")
    play.next_day("B")
    project = play.projects("B")[0]
    play.mob("night_shift", project)
    assert play.why_not("mob", "flak_jockeys") == "SV-40"  # it was never a right of B's
    play.next_day("A")
    play.mob("pickpockets", "star_of_death")
    assert play.why_not("mob", "slingshot_crew") == "SV-40"
    play.use("dna_splitter")
    assert play.can("mob", "slingshot_crew")
    play.done()


@pytest.mark.rule("SV-67")
def test_works_once_per_turn_and_again_in_the_next() -> None:
    play = lab("slingshot_crew")
    play.use("dna_splitter")
    assert play.why_not("use", "dna_splitter") == "SV-67"
    play.next_day()
    assert play.can("use", "dna_splitter")
    play.done()


@pytest.mark.rule("SV-R53")
def test_two_splitters_allow_a_small_mob_each() -> None:
    play = lab("slingshot_crew, cloning_vat, flak_jockeys", "  facility: dna_splitter")
    play.use("dna_splitter")
    play.use("dna_splitter")
    play.mob("slingshot_crew", "star_of_death")
    play.mob("cloning_vat", "star_of_death")
    play.mob("flak_jockeys", "star_of_death")  # as the ordinary Mob
    assert len(play.mobs("A")) == 3
    play.done()


@pytest.mark.rule("SV-67")
def test_can_be_used_in_the_turn_it_was_completed() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters, slingshot_crew
          project: dna_splitter
          project: star_of_death
        minion deck: pickpockets
        """
    )
    play.mob("heavy_lifters", "dna_splitter")
    play.use("dna_splitter")
    assert play.why_not("mob", "pickpockets") == "SV-40"
    play.mob("slingshot_crew", "star_of_death")
    assert play.mobs("A") == ["slingshot_crew"]
    play.done()
