"""Rulings on Asteroids: Act I, hits, retargeting, launches and shots."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.supervillain.playing import at

# -- Act I ---------------------------------------------------------------------------------------


FLIGHTS = """
    phase: act1
    B:
      project: star_of_death [encore, pickpockets, night_shift]
    asteroids:
      flak_belt: A at B
      dna_splitter: A at B
      wormhole: B at A
      hypno_tower: A at B
"""


@pytest.mark.rule("SV-R2", "SV-97")
def test_the_owner_picks_the_next_asteroid_after_the_last_is_dealt_with() -> None:
    play = at(FLIGHTS)
    assert play.asked == "A next-hit"
    assert play.options() == ["dna_splitter", "flak_belt", "hypno_tower"]
    play.choose("dna_splitter", "encore")
    assert play.asked == "A next-hit"
    assert play.options() == ["flak_belt", "hypno_tower"]
    assert play.domination_pile() == ["dna_splitter"]
    assert play.mobs("B") == ["night_shift", "pickpockets"]
    play.choose("hypno_tower", "pickpockets")
    assert play.domination_pile() == ["dna_splitter", "hypno_tower", "flak_belt"]
    play.keep()
    play.done()


@pytest.mark.rule("SV-R3", "SV-34")
def test_an_asteroid_gained_during_act_one_flies_until_the_next_turn() -> None:
    play = at(FLIGHTS)
    assert play.asked == "A next-hit"
    g = play.g  # no base card gives away an Asteroid in the Morning, so it is done by hand
    gained = next(a for a in g.asteroids if g.owner[a] == 1)
    g.owner[gained], g.target[gained] = 0, 1
    play.choose("dna_splitter", "encore", "flak_belt", "pickpockets")
    assert play.asked == "A turned-up"
    assert play.asteroids() == ["wormhole A>B"]
    play.keep()
    play.next_day("B")
    assert play.asteroids() == ["wormhole A>B"]
    play.next_day("A")
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-R4", "SV-90")
def test_the_owner_knows_the_new_card_when_picking_what_is_hit() -> None:
    play = at(FLIGHTS + "\n    minion deck: heavy_lifters, rest")
    play.choose("flak_belt")
    assert play.asked == "A hit"
    assert play.hand("A") == ["heavy_lifters"]
    assert play.mobs("B") == ["encore", "night_shift", "pickpockets"]


@pytest.mark.rule("SV-R5", "SV-93")
@pytest.mark.parametrize(("charge", "facility"), [("", ""), ("+charged", "flak_belt")])
def test_a_thing_with_a_token_must_be_hit_if_there_is_no_other(charge: str, facility: str) -> None:
    thing = f"facility: {facility} +token" if facility else "project: wormhole [encore +token]"
    play = at(
        f"""
        phase: act1
        B:
          {thing}
        asteroids:
          dna_splitter: A at B {charge}
        """
    )
    assert play.tokens("B") == []
    assert play.facilities("B") == ([facility] if facility else [])
    assert play.mobs("B") == ([] if facility else ["encore"])
    play.keep()
    play.done()


@pytest.mark.rule("SV-R5")
def test_nobody_passes_on_a_hit_because_of_tokens() -> None:
    play = at(
        """
        phase: act1
        B:
          project: wormhole [encore +token, flak_jockeys +token]
        asteroids:
          dna_splitter: A at B
        """
    )
    assert play.options() == ["encore", "flak_jockeys"]
    play.choose("encore")
    assert play.mobs("B") == ["encore", "flak_jockeys+"]
    play.keep()
    play.done()


# -- hits ----------------------------------------------------------------------------------------


@pytest.mark.rule("SV-R21", "SV-96")
def test_an_asteroid_is_not_in_the_pile_before_its_hit_is_over() -> None:
    play = at(
        """
        phase: act1
        B:
          project: wormhole [encore]
          facility: orbital_junkyard
          facility: senate_in_chains
        asteroids:
          flak_belt: A at B
        domination pile: hypno_tower
        """
    )
    assert play.asked == "A hit-trigger"  # step 3
    assert play.domination_pile() == ["hypno_tower"]
    play.choose("senate_in_chains")
    assert play.domination_pile() == ["hypno_tower", "flak_belt"]
    play.keep()
    play.done()


# -- retargeting ---------------------------------------------------------------------------------


@pytest.mark.rule("SV-R28")
@pytest.mark.parametrize("target", ["B", "C"])  # the old owner, the old target
def test_a_retargeted_asteroid_keeps_its_charge_and_goes_by_its_new_owners_clock(
    target: str,
) -> None:
    play = at(
        """
        A:
          hand: gravity_billiards
        B:
          facility: wormhole
        C:
          facility: force_dome
        asteroids:
          hypno_tower: B at C +charged
          flak_belt: A at B
        """,
        seats=3,
    )
    play.ops("gravity_billiards")
    play.choose(target)
    assert play.asteroids() == [f"hypno_tower A>{target}!", "flak_belt A>B"]
    play.end_day()
    for villain in "BC":  # it hits on neither of their turns
        assert play.asked == f"{villain} turned-up"
        play.keep()
        play.end_day()
    assert play.asked == "A next-hit"
    play.choose("hypno_tower")
    play.choose("wormhole" if target == "B" else "force_dome")  # within reach of a charged one
    assert play.facilities(target) == []


# -- paying and launching ------------------------------------------------------------------------


@pytest.mark.rule("SV-R35")
def test_the_cards_for_a_shot_are_chosen_freely_and_discarded_together() -> None:
    play = at(
        """
        A:
          hand: encore, heavy_lifters, pickpockets, night_shift
        asteroids:
          wormhole: B at A
          flak_belt: B at A
        """
    )
    play.shoot("wormhole")
    assert play.asked == "A pay-shot"
    assert play.options() == ["encore", "heavy_lifters", "night_shift", "pickpockets"]
    play.choose("pickpockets")
    assert play.minion_pile() == []
    assert play.options() == ["encore", "heavy_lifters", "night_shift"]
    play.choose("encore")
    assert play.minion_pile() == ["pickpockets", "encore"]
    assert play.asteroids() == ["flak_belt B>A"]  # which has to be paid for separately
    play.shoot("flak_belt")
    play.choose("heavy_lifters")
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SV-R35", "SV-85")
def test_the_price_is_that_of_the_moment() -> None:
    text = """
        A:
          hand: plasma_stuffing, encore, encore
        asteroids:
          wormhole: B at A
        """
    play = at(text)
    assert play.can("shoot", "wormhole")
    play.ops("plasma_stuffing")
    assert play.asteroids() == ["wormhole B>A!"]
    assert play.why_not("shoot", "wormhole") == "SV-85"  # two cards no longer do
    play.done()


@pytest.mark.rule("SV-R36")
def test_the_front_of_a_launched_card_is_seen_before_its_target_is_chosen() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
          project: big_bang_generator [heavy_lifters, pickpockets]
        domination deck: wormhole, flak_belt, rest
        """,
        seats=3,
    )
    play.mob("interns_of_doom", "big_bang_generator")
    assert play.asked == "A target"
    for reader in ("A", "B", None):
        turned_up = play.view(reader).turned_up
        assert turned_up is not None
        assert turned_up.card == "wormhole"
    assert "flak_belt" not in msgspec.json.encode(play.view("A")).decode()  # not turned up yet
    play.choose("B")
    assert play.asteroids() == ["wormhole A>B"]
    second = play.view("A").turned_up
    assert second is not None
    assert second.card == "flak_belt"
    play.choose("C")
    assert play.asteroids() == ["wormhole A>B", "flak_belt A>C"]
    play.done()
