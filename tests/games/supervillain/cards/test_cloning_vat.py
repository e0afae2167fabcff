"""Cloning Vat: a Minion card of 300 or less from the discard pile becomes a Mob."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


def test_puts_a_card_of_300_or_less_on_the_chosen_project() -> None:
    play = at(
        """
        A:
          hand: cloning_vat
          project: wormhole [pickpockets]
          project: hypno_tower
          facility: dna_splitter
        B:
          project: mirror_moon
        minion pile: encore, plasma_stuffing, interns_of_doom, heavy_lifters
        """
    )
    play.ops("cloning_vat")
    assert play.options() == ["encore", "interns_of_doom"]  # 400 is too much
    play.choose("encore")
    assert play.options() == ["hypno_tower", "wormhole"]
    play.choose("hypno_tower")
    assert play.mobs("A", "hypno_tower") == ["encore"]
    assert play.mobs("A", "wormhole") == ["pickpockets"]
    assert play.minion_pile() == [
        "plasma_stuffing",
        "interns_of_doom",
        "heavy_lifters",
        "cloning_vat",
    ]
    play.done()


@pytest.mark.rule("SV-44", "SV-R26")
@pytest.mark.parametrize(
    ("card", "mob"), [("flak_jockeys", "flak_jockeys+"), ("slingshot_crew", "slingshot_crew")]
)
def test_the_symbol_gives_the_new_mob_a_token(card: str, mob: str) -> None:
    play = at(f"A:\n  hand: cloning_vat\n  project: wormhole\nminion pile: {card}")
    play.ops("cloning_vat")
    assert play.mobs("A") == [mob]
    play.done()


@pytest.mark.rule("SV-R7")
def test_another_copy_of_itself_can_be_put() -> None:
    play = at("A:\n  hand: cloning_vat\n  project: wormhole\nminion pile: cloning_vat")
    play.ops("cloning_vat")
    assert play.mobs("A") == ["cloning_vat+"]
    assert play.minion_pile() == ["cloning_vat"]
    play.done()


@pytest.mark.rule("SV-R10")
@pytest.mark.parametrize(
    ("mine", "pile"),
    [
        ("facility: wormhole", "encore"),
        ("project: wormhole [encore]", "plasma_stuffing"),
        ("project: wormhole [encore]", ""),  # the card just played does not count
    ],
    ids=["no Project", "no card of 300 or less", "empty pile"],
)
def test_not_playable_without_a_project_and_a_fitting_card(mine: str, pile: str) -> None:
    play = at(
        f"""
        A:
          hand: cloning_vat
          {mine}
        B:
          project: mirror_moon
        minion pile: {pile}
        """
    )
    assert play.why_not("ops", "cloning_vat") == "SV-R10"
    play.done()


@pytest.mark.rule("SV-49")
@pytest.mark.parametrize(("card", "completed"), [("slingshot_crew", True), ("body_snatchers", False)])  # fmt: skip
def test_completes_the_project_only_if_it_brings_enough(card: str, completed: bool) -> None:
    play = at(
        f"""
        A:
          hand: cloning_vat
          project: spy_satellite_swarm [encore]
        minion pile: {card}
        """
    )
    play.ops("cloning_vat")
    assert play.facilities("A") == (["spy_satellite_swarm"] if completed else [])
    assert play.mobs("A") == ([] if completed else ["body_snatchers", "encore"])
    play.done()


@pytest.mark.rule("SV-11", "SV-R7", "SV-R17", "SV-H23")
def test_while_it_is_carried_out_wormhole_cannot_choose_it_and_afterwards_can() -> None:
    play = at(
        """
        A:
          hand: cloning_vat, plasma_stuffing
          project: spy_satellite_swarm [encore]
          project: flak_belt
          project: chronosphere
          facility: wormhole
        minion pile: slingshot_crew, heavy_lifters
        """
    )
    play.ops("cloning_vat")
    play.choose("spy_satellite_swarm")
    assert play.asked == "A put"  # the Project is finished, Wormhole takes effect inside the Ops
    assert play.options() == ["encore", "slingshot_crew"]
    play.choose("encore", "chronosphere")
    play.mob("plasma_stuffing", "flak_belt")
    assert play.options() == ["cloning_vat", "plasma_stuffing", "slingshot_crew"]
    play.choose("cloning_vat")
    assert play.mobs("A") == ["cloning_vat+", "encore"]
    play.done()


@pytest.mark.rule("SV-19", "SV-56")
def test_its_ops_uses_up_the_ops_of_the_turn_but_no_mob_play() -> None:
    play = at(
        """
        A:
          hand: cloning_vat, cloning_vat, pickpockets
          project: mirror_moon
        minion pile: encore, interns_of_doom
        """
    )
    play.ops("cloning_vat")
    play.choose("encore")
    assert play.why_not("ops", "cloning_vat") == "SV-56"
    play.mob("pickpockets", "mirror_moon")
    assert play.mobs("A") == ["encore", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-10", "SV-40", "SV-44")
def test_its_mob_is_an_ordinary_one_with_a_token_and_clones_nothing() -> None:
    play = at(
        """
        A:
          hand: cloning_vat, pickpockets
          project: mirror_moon
        minion pile: encore
        """
    )
    play.mob("cloning_vat", "mirror_moon")
    assert play.mobs("A") == ["cloning_vat+"]
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.done()
