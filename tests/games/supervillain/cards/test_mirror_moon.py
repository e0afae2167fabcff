"""Mirror Moon: take over Asteroids of opponents and point them anew."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

SKY = """
asteroids:
  wormhole: B at A
  force_dome: B at C +charged
  chronosphere: C at B
  flak_belt: A at C
"""

# -- Project: destroy this, retarget any Asteroid of an opponent --------------------------------


@pytest.mark.rule("SV-62", "SV-98", "SV-R28")
@pytest.mark.parametrize("target", ["B", "C"])
def test_the_project_takes_over_any_asteroid_of_an_opponent_charge_and_all(target: str) -> None:
    play = at("A:\n  project: mirror_moon" + SKY, seats=3)
    play.use("mirror_moon")
    assert play.options() == ["chronosphere", "force_dome", "wormhole"]  # not the own one
    play.choose("force_dome")
    assert play.asked == "A target"
    assert play.options() == ["B", "C"]  # old owner, old target, never oneself
    play.choose(target)
    assert play.asteroids() == [
        "wormhole B>A",
        f"force_dome A>{target}!",
        "chronosphere C>B",
        "flak_belt A>C",
    ]
    assert play.projects("A") == []
    assert play.domination_pile() == ["mirror_moon"]
    play.done()


@pytest.mark.rule("SV-R10", "SV-R28", "SV-15")
def test_not_usable_on_own_asteroids() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
          project: mirror_moon
        asteroids:
          wormhole: A at B
        """
    )
    assert play.why_not("use", "mirror_moon") == "SV-R10"


@pytest.mark.rule("SV-98", "SV-77")
def test_between_two_villains_it_flies_back_uncharged_as_it_was() -> None:
    play = at(
        """
        A:
          project: mirror_moon
        asteroids:
          wormhole: B at A
        """
    )
    play.use("mirror_moon")
    assert play.asteroids() == ["wormhole A>B"]
    play.done()


@pytest.mark.rule("SV-63")
def test_its_mobs_go_with_it() -> None:
    play = at(
        """
        A:
          project: mirror_moon [encore, flak_jockeys +token]
          project: force_dome [cloning_vat]
        asteroids:
          wormhole: B at A
        """
    )
    play.use("mirror_moon")
    assert play.mobs("A") == ["cloning_vat"]
    assert play.minion_pile() == ["encore", "flak_jockeys"]
    play.done()


@pytest.mark.rule("SV-R29", "SV-125")
def test_in_a_team_battle_neither_asteroid_nor_target_may_be_the_partners() -> None:
    play = at(
        """
        A:
          project: mirror_moon
        asteroids:
          wormhole: C at B
          force_dome: B at C
          chronosphere: D at A
        """,
        seats=4,
        mode="team",
    )
    play.use("mirror_moon")
    assert play.options() == ["chronosphere", "force_dome"]
    play.choose("force_dome")
    assert play.options() == ["B", "D"]
    play.choose("D")
    assert play.asteroids() == ["wormhole C>B", "force_dome A>D", "chronosphere D>A"]
    play.done()


@pytest.mark.rule("SV-R29", "SV-R10")
def test_a_partners_asteroid_alone_is_no_target() -> None:
    play = at(
        """
        A:
          project: mirror_moon
        asteroids:
          wormhole: C at B
        """,
        seats=4,
        mode="team",
    )
    assert play.why_not("use", "mirror_moon") == "SV-R10"


BLOCKED = """
B:
  facility: bad_luck_emitter
C:
  facility: transgalactic_bank
  facility: senate_in_chains
  facility: wormhole
asteroids:
  force_dome: B at C +charged
"""


@pytest.mark.rule("SV-H12", "SV-R19")
def test_turning_a_charged_asteroid_away_lifts_the_emitters_block() -> None:
    play = at("A:\n  project: mirror_moon" + BLOCKED, seats=3)
    play.use("mirror_moon")
    play.choose("B")
    assert play.winners == "C"


@pytest.mark.rule("SV-R28")
def test_pointed_at_the_same_villain_again_it_blocks_as_before() -> None:
    play = at("A:\n  project: mirror_moon" + BLOCKED, seats=3)
    play.use("mirror_moon")
    play.choose("C")
    assert play.winners == ""
    assert play.asteroids() == ["force_dome A>C!"]
    play.done()


# -- Facility: two cards to retarget an incoming Asteroid ---------------------------------------


@pytest.mark.rule("SV-67", "SV-98", "SV-23", "SV-16")
def test_the_facility_pays_two_cards_to_retarget_an_incoming_asteroid() -> None:
    play = at(
        "A:\n  hand: encore, pickpockets, night_shift\n  facility: mirror_moon" + SKY,
        seats=3,
    )
    play.use("mirror_moon")
    assert play.asked == "A pay"
    play.choose("night_shift", "encore")
    assert play.asked == "A target"  # only one is incoming
    assert play.options() == ["B", "C"]
    assert play.minion_pile() == ["night_shift", "encore"]
    play.choose("C")
    assert play.asteroids() == [
        "wormhole A>C",
        "force_dome B>C!",
        "chronosphere C>B",
        "flak_belt A>C",
    ]
    assert play.hand("A") == ["pickpockets"]
    assert play.facilities("A") == ["mirror_moon"]
    play.done()


def test_one_of_several_incoming_asteroids_is_chosen() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
          facility: mirror_moon
        asteroids:
          wormhole: B at A
          force_dome: B at A +charged
        """
    )
    play.use("mirror_moon")
    play.choose("encore")  # the other one is all that is left to pay
    assert play.options() == ["force_dome", "wormhole"]
    play.choose("force_dome")
    assert play.asteroids() == ["wormhole B>A", "force_dome A>B!"]
    play.done()


def test_one_card_does_not_pay_for_it() -> None:
    play = at(
        """
        A:
          hand: encore
          facility: mirror_moon
        asteroids:
          wormhole: B at A
        """
    )
    assert play.why_not("use", "mirror_moon") == "SV-35"


@pytest.mark.rule("SV-67")
def test_once_per_turn_and_again_in_the_next() -> None:
    play = at(
        """
        domination deck: wormhole, dna_splitter, asteroid_foundry, rest
        A:
          hand: encore, pickpockets, night_shift, shift_change
          facility: mirror_moon
        asteroids:
          force_dome: C at A
          force_dome: C at A
        """,
        seats=3,
    )
    play.use("mirror_moon")
    play.choose("encore", "pickpockets", "force_dome", "B")
    assert play.asteroids() == ["force_dome A>B", "force_dome C>A"]
    assert play.why_not("use", "mirror_moon") == "SV-67"
    play.end_day()
    play.launch("A")  # B's turn
    play.next_day("A")
    assert play.asteroids() == ["wormhole B>A"]
    assert play.can("use", "mirror_moon")
    play.done()


@pytest.mark.rule("SV-R28", "SV-H14", "SV-88", "SV-86")
def test_the_asteroid_now_hits_for_its_new_owner_on_the_new_owners_clock() -> None:
    play = at(
        """
        minion deck: night_shift, rest
        domination deck: dna_splitter, asteroid_foundry, rest
        A:
          hand: encore, pickpockets, flak_jockeys
          facility: mirror_moon
        B:
          hand: adrenaline_shot, adrenaline_shot, slingshot_crew
          project: chronosphere [cloning_vat]
        asteroids:
          wormhole: B at A +charged
        """
    )
    play.use("mirror_moon")
    play.choose("encore", "pickpockets")
    assert play.asteroids() == ["wormhole A>B!"]
    assert play.why_not("shoot", "wormhole") == "SV-86"
    assert play.why_not("ops", "flak_jockeys") == "SV-R10"  # never ones own
    play.end_day()
    play.keep()
    assert play.can("shoot", "wormhole")  # it did not hit in B's Morning, and B may pay now
    play.end_day()
    assert play.asked == "A hit"
    assert play.options() == ["cloning_vat", "dna_splitter"]
    play.choose("dna_splitter")
    play.keep()
    assert play.projects("B") == ["chronosphere"]
    play.done()


@pytest.mark.rule("SV-49")
@pytest.mark.parametrize(("mob", "points"), [("blueprint_arson", 2), ("pickpockets", 0)])
def test_thirteen_hundred_complete_it_and_a_hundred_less_do_not(mob: str, points: int) -> None:
    play = at(f"A:\n  hand: {mob}\n  project: mirror_moon [heavy_lifters]")
    play.mob(mob, "mirror_moon")
    assert play.facilities("A") == (["mirror_moon"] if points else [])
    assert play.points("A") == points
    play.done()
