"""Rulings on completing Projects and on the order of triggers.

SV-R16 is tested with completion (test_building) and as hard interaction 7.
"""

from __future__ import annotations

import pytest

from fiendish.games.supervillain.rules.destruction import destroy_facility, destroy_project
from tests.games.supervillain.playing import Play, at

# -- completion ----------------------------------------------------------------------------------


@pytest.mark.rule("SV-R12", "SV-51")
def test_a_swap_completes_an_opponents_project_at_once_and_its_owner_chooses() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: star_of_death [heavy_lifters]
        B:
          project: asteroid_foundry [encore, slingshot_crew]
        """,
        seats=3,
    )
    play.ops("shift_change")
    play.choose("heavy_lifters", "encore")
    assert (play.asked, play.options()) == ("B target", ["A", "C"])
    play.choose("C")
    assert play.facilities("B") == ["asteroid_foundry"]
    assert play.asteroids()[0].endswith("B>C")
    assert play.mobs("A") == ["encore"]
    play.done()


def overfill(play: Play, villain: str, mob: str, project: str) -> None:
    """Lay a Mob on another Project of its owner without looking whether that completes it.

    No base card completes two Projects at one moment: what one side of a swap gains, the other
    loses. So the tests of SV-R13 begin with Projects that are overfull.
    """
    g, seat = play.g, "ABCD".index(villain)

    def named(cards: list[int], name: str) -> int:
        return next(card for card in cards if g.game.faces[g.identity[card]].id == name)

    g.on[named(g.mobs[seat], mob)] = named(g.projects[seat], project)


@pytest.mark.rule("SV-R13")
def test_one_villains_projects_are_completed_in_the_order_he_or_she_picks() -> None:
    play = at(
        """
        active: B
        A:
          project: recruiting_megaphone [encore]
          project: minion_academy [mental_restart]
          project: star_of_death [heavy_lifters, recruitment_drive]
        B:
          hand: shift_change
        """
    )
    overfill(play, "A", "heavy_lifters", "recruiting_megaphone")
    overfill(play, "A", "recruitment_drive", "minion_academy")
    play.ops("shift_change")
    play.choose("encore", "mental_restart")
    assert play.asked == "A next-completed"
    assert play.options() == ["minion_academy", "recruiting_megaphone"]
    play.choose("minion_academy")
    steps = [line for line in play.table.log() if line.kind in ("complete", "draw", "facility")]
    assert [line.kind for line in steps] == ["complete", "draw", "facility"] * 2
    assert steps[0].cards == ("minion_academy",)
    assert steps[3].cards == ("recruiting_megaphone",)
    assert len(play.hand("A")) == 3
    play.done("B")


@pytest.mark.rule("SV-R13", "SV-131")
def test_several_villains_complete_clockwise_from_the_active_one() -> None:
    play = at(
        """
        active: B
        A:
          project: recruiting_megaphone [encore]
          project: star_of_death [heavy_lifters]
        B:
          hand: shift_change
        C:
          project: dna_splitter [slingshot_crew]
          project: chronosphere [heavy_lifters]
        minion deck: pickpockets, night_shift, rest
        """,
        seats=3,
    )
    overfill(play, "A", "heavy_lifters", "recruiting_megaphone")
    overfill(play, "C", "heavy_lifters", "dna_splitter")
    play.ops("shift_change")
    play.choose("encore", "slingshot_crew")
    assert (play.hand("C"), play.hand("A")) == (["pickpockets"], ["night_shift"])
    play.done("B")


@pytest.mark.rule("SV-R14", "SV-R17")
def test_a_completion_within_step_two_comes_first_and_brings_the_outer_one_no_mob() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: hypno_tower [pickpockets]
          project: flak_belt [interns_of_doom]
          facility: wormhole +token
          facility: reinforced_bunker
        B:
          project: star_of_death [encore]
        """
    )
    play.mob("heavy_lifters", "hypno_tower")  # takes Encore! to the Belt, and that is complete
    assert play.projects("A") == ["hypno_tower"]
    play.choose("reinforced_bunker")  # comes first, and cannot reach the Tower yet
    assert (play.asked, play.options()) == ("A protect", ["flak_belt", "reinforced_bunker"])
    play.choose("flak_belt")  # then Wormhole finds no Project: the Tower takes no Mobs
    assert play.facilities("A") == ["flak_belt", "hypno_tower", "reinforced_bunker", "wormhole"]
    play.choose("reinforced_bunker", "hypno_tower")  # the Tower's own step 4
    assert play.mobs("A") == []
    assert len(play.minion_pile()) == 4
    play.done()


def handle(play: Play, card: str) -> int:
    """The handle of the only Project or Facility of that name."""
    g = play.g
    table = [one for zone in (g.projects, g.facilities) for own in zone for one in own]
    (found,) = [one for one in table if g.game.faces[g.identity[one]].id == card]
    return found


@pytest.mark.rule("SV-R15")
def test_a_card_gone_in_step_two_becomes_no_facility_and_nothing_reacts() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: big_bang_generator [blueprint_arson]
          facility: transgalactic_bank
        """,
        seats=3,
    )
    play.mob("heavy_lifters", "big_bang_generator")
    assert play.asked == "A target"  # step 2
    destroy_project(play.g, handle(play, "big_bang_generator"), by=0)  # no base card does this
    play.choose("B", "C")  # the ability itself is finished
    assert play.facilities("A") == ["transgalactic_bank"]
    assert (play.projects("A"), play.hand("A"), play.points("A")) == ([], [], 2)
    assert play.domination_pile() == ["big_bang_generator"]
    play.done()


# -- triggers ------------------------------------------------------------------------------------


def kinds(play: Play, *wanted: str) -> list[str]:
    """What happened, by kind of fact, only these kinds."""
    return [line.kind for line in play.table.log() if line.kind in wanted]


@pytest.mark.rule("SV-R17", "SV-R45")
def test_triggers_wait_until_the_whole_ops_is_over() -> None:
    play = at(
        """
        A:
          hand: mental_restart
          project: flak_belt [encore]
          facility: orbital_junkyard
        """
    )
    play.ops("mental_restart")
    happened = kinds(play, "destroy", "project", "trigger")
    assert happened == ["destroy", "destroy", "project", "project", "trigger"]
    assert len(play.hand("A")) == 1
    play.done()


@pytest.mark.rule("SV-R17")
def test_a_card_reacts_only_to_what_happens_while_it_is_a_facility() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
          project: flak_belt
          project: transgalactic_bank [heavy_lifters, encore]
          facility: wormhole
        """
    )
    play.mob("strike_agitators", "flak_belt")  # Wormhole puts it on the Bank and finishes it
    assert play.asked == "A own-trigger"
    play.choose("transgalactic_bank")
    assert play.facilities("A") == ["flak_belt", "transgalactic_bank", "wormhole"]
    assert len(play.hand("A")) == 1  # for its own completion, not for the Belt's before it
    play.done()


TWO_MINDS = """
    A:
      hand: strike_agitators
    B:
      project: wormhole [encore]
      facility: orbital_junkyard
      facility: senate_in_chains
    minion deck: pickpockets, rest
"""


@pytest.mark.rule("SV-R17")
def test_an_ability_once_triggered_happens_though_its_card_is_gone() -> None:
    play = at(TWO_MINDS)
    play.ops("strike_agitators")
    assert play.asked == "B own-trigger"
    destroy_facility(play.g, handle(play, "orbital_junkyard"))  # no base card does it now
    play.choose("senate_in_chains")
    assert play.hand("B") == ["pickpockets"]
    play.done()


@pytest.mark.rule("SV-R18")
@pytest.mark.parametrize(
    ("first", "hand"), [("orbital_junkyard", []), ("senate_in_chains", ["pickpockets"])]
)
def test_after_an_ops_everybody_orders_the_own_triggers(first: str, hand: list[str]) -> None:
    play = at(TWO_MINDS)
    play.ops("strike_agitators")
    assert play.asked == "B own-trigger"  # not the Villain whose Ops it was
    play.choose(first)
    assert play.hand("B") == hand
    play.done()


@pytest.mark.rule("SV-R18", "SV-131")
@pytest.mark.parametrize(
    ("owner", "ministry", "order"), [("B", "C", ["rob", "draw"]), ("C", "B", ["draw", "rob"])]
)
def test_triggers_of_one_moment_go_clockwise(owner: str, ministry: str, order: list[str]) -> None:
    play = at(
        f"""
        A:
          facility: planet_buster
        {owner}:
          facility: spy_satellite_swarm
        {ministry}:
          facility: ministry_of_malice
        """,
        seats=3,
    )
    play.use("planet_buster")
    play.choose("spy_satellite_swarm")
    # the Ministry draws for the Buster first, an earlier moment, and so has a card to lose
    assert kinds(play, "rob", "draw") == ["draw", *order]
    assert (len(play.hand(ministry)), len(play.hand(owner))) == (3, 1)
    play.done()


@pytest.mark.rule("SV-R18", "SV-53")
def test_after_a_completion_the_completing_villain_picks_the_order() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: star_of_death [heavy_lifters]
        B:
          project: force_dome [encore +token]
          facility: transgalactic_bank
          facility: reinforced_bunker
        """
    )
    play.ops("shift_change")
    play.choose("encore")
    assert play.asked == "B own-trigger"
    assert play.options() == ["reinforced_bunker", "transgalactic_bank"]
    play.choose("reinforced_bunker", "force_dome")
    assert play.tokens("B") == ["force_dome"]
    assert len(play.hand("B")) == 1
    play.done()
