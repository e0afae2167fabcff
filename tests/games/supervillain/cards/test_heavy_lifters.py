"""Heavy Lifters: each other Villain discards a card of own choice."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


@pytest.mark.rule("SV-131", "SV-R37")
def test_each_other_villain_discards_one_clockwise_from_your_left() -> None:
    play = at(
        """
        active: B
        A:
          hand: encore, slingshot_crew
        B:
          hand: heavy_lifters, interns_of_doom
        C:
          hand: pickpockets, night_shift, plasma_stuffing
        D:
          hand: cloning_vat, flak_jockeys
        """,
        seats=4,
    )
    play.ops("heavy_lifters")
    assert play.asked == "C discard"
    assert play.options() == ["night_shift", "pickpockets", "plasma_stuffing"]
    play.choose("night_shift")
    assert play.asked == "D discard"
    assert play.minion_pile() == ["heavy_lifters", "night_shift"]  # D sees what C discarded
    play.choose("cloning_vat")
    assert play.asked == "A discard"
    play.choose("slingshot_crew")
    assert play.hand("A") == ["encore"]
    assert play.hand("B") == ["interns_of_doom"]
    assert play.hand("C") == ["pickpockets", "plasma_stuffing"]
    assert play.hand("D") == ["flak_jockeys"]
    assert play.minion_pile() == ["heavy_lifters", "night_shift", "cloning_vat", "slingshot_crew"]
    play.done("B")


@pytest.mark.rule("SV-R37")
def test_villains_without_cards_are_skipped() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
        C:
          hand: pickpockets
        """,
        seats=3,
    )
    play.ops("heavy_lifters")
    assert play.hand("C") == []  # the last card goes without asking
    assert play.minion_pile() == ["heavy_lifters", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-R10")
def test_not_playable_when_nobody_else_holds_a_card() -> None:
    play = at("A:\n  hand: heavy_lifters, encore\nB:\n  project: wormhole [pickpockets]", seats=3)
    assert play.why_not("ops", "heavy_lifters") == "SV-R10"
    play.done()


@pytest.mark.rule("SV-11")
def test_mobs_on_the_table_are_no_minion_cards_to_discard() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
        B:
          hand: encore, night_shift
          project: wormhole [pickpockets]
        """
    )
    play.ops("heavy_lifters")
    assert play.options() == ["encore", "night_shift"]
    play.choose("encore")
    assert play.mobs("B") == ["pickpockets"]
    play.done()


@pytest.mark.rule("SV-21")
def test_a_discarded_card_is_not_destroyed() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
        B:
          hand: encore
          facility: orbital_junkyard
        """
    )
    play.ops("heavy_lifters")
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SV-R29")
def test_a_partner_discards_too() -> None:
    play = at("A:\n  hand: heavy_lifters\nC:\n  hand: encore", seats=4, mode="team")
    play.ops("heavy_lifters")
    assert play.hand("C") == []
    play.done()


@pytest.mark.rule("SV-56")
def test_its_ops_uses_up_the_ops_of_the_turn() -> None:
    play = at("A:\n  hand: heavy_lifters, heavy_lifters\nB:\n  hand: encore, encore")
    play.ops("heavy_lifters")
    play.choose("encore")
    assert play.why_not("ops", "heavy_lifters") == "SV-56"
    play.done()


@pytest.mark.rule("SV-10", "SV-40")
def test_its_mob_is_an_ordinary_one_and_nobody_discards() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters, pickpockets
          project: mirror_moon
        B:
          hand: encore
        """
    )
    play.mob("heavy_lifters", "mirror_moon")
    assert play.mobs("A") == ["heavy_lifters"]
    assert play.hand("B") == ["encore"]
    assert play.why_not("mob", "pickpockets", place="mirror_moon") == "SV-40"
    play.done()
