"""Rulings SV-R14 to SV-R27: step 2, triggers, victory, Mobs, tokens, uses.

SV-R16 is tested with completion (test_building) and as hard interaction 7.
"""

from __future__ import annotations

import pytest

from fiendish.games.supervillain.rules.destruction import destroy_facility, destroy_project
from tests.games.supervillain.playing import Play, at


def handle(play: Play, card: str) -> int:
    """The handle of the only Project or Facility of that name."""
    g = play.g
    table = [one for zone in (g.projects, g.facilities) for own in zone for one in own]
    (found,) = [one for one in table if g.game.faces[g.identity[one]].id == card]
    return found


def kinds(play: Play, *wanted: str) -> list[str]:
    """What happened, by kind of fact, only these kinds."""
    return [line.kind for line in play.table.log() if line.kind in wanted]


# -- completion ----------------------------------------------------------------------------------


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


# -- victory -------------------------------------------------------------------------------------

BLOCKED = """
    A:
      facility: flak_belt
      facility: mirror_moon
      facility: star_of_death
    B:
      facility: bad_luck_emitter
    asteroids:
"""


@pytest.mark.rule("SV-R19")
@pytest.mark.parametrize(
    ("flights", "left"),
    [
        (("hypno_tower: B at A +charged", "dna_splitter: B at A"), ["dna_splitter B>A"]),
        (("dna_splitter: B at A", "hypno_tower: B at A +charged"), []),
    ],
)
def test_victory_is_checked_after_every_single_change_and_stops_everything(
    flights: tuple[str, str], left: list[str]
) -> None:
    play = at(BLOCKED + "".join(f"      {flight}\n" for flight in flights), mode="blitz")
    play.use("flak_belt")  # shoots down all incoming Asteroids, one by one
    assert play.winners == "A"
    assert play.asteroids() == left


@pytest.mark.rule("SV-R20", "SV-131", "SV-H12")
@pytest.mark.parametrize(("active", "emitter", "winner"), [("B", "D", "C"), ("D", "B", "A")])
def test_of_two_who_qualify_at_once_the_first_clockwise_wins(
    active: str, emitter: str, winner: str
) -> None:
    play = at(
        f"""
        active: {active}
        A:
          facility: mirror_moon
          facility: senate_in_chains
        {active}:
          facility: planet_buster
        C:
          facility: mirror_moon
          facility: senate_in_chains
        {emitter}:
          facility: bad_luck_emitter
        asteroids:
          dna_splitter: {active} at A +charged
          hypno_tower: {active} at C +charged
        """,
        seats=4,
        mode="blitz",
    )
    play.use("planet_buster")
    play.choose("bad_luck_emitter")
    assert play.winners == winner


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


@pytest.mark.rule("SV-R22", "SV-115")
@pytest.mark.parametrize(
    ("facility", "charge", "winners"),
    [
        ("mirror_moon", "", "A"),
        ("mirror_moon", "+charged", "-"),  # A leads alone, and is blocked: B does not inherit
        ("dna_splitter", "+charged", "-"),  # A is blocked, but shares the lead
        ("flak_belt", "+charged", "B"),
    ],
)
def test_a_blocked_villain_counts_at_exhaustion_but_cannot_win(
    facility: str, charge: str, winners: str
) -> None:
    play = at(
        f"""
        A:
          hand: slingshot_crew
          facility: {facility}
        B:
          facility: bad_luck_emitter
        asteroids:
          wormhole: B at A {charge}
        domination deck:
        """
    )
    play.ops("slingshot_crew")
    assert play.winners == winners


# -- Mobs and tokens -----------------------------------------------------------------------------


@pytest.mark.rule("SV-R23")
def test_a_mob_belongs_to_whoever_owns_the_project_it_lies_on() -> None:
    play = at(
        """
        A:
          hand: body_snatchers
          project: propaganda_studio
          facility: orbital_junkyard
        B:
          project: star_of_death [encore]
          facility: orbital_junkyard
        """
    )
    play.ops("body_snatchers")
    play.use("propaganda_studio")  # goes to the pile with the stolen Mob
    assert len(play.hand("A")) == 1
    assert play.hand("B") == []
    play.done()


@pytest.mark.rule("SV-R24")
def test_a_token_does_not_save_a_mob_from_an_ability_and_is_lost_with_it() -> None:
    play = at(
        """
        A:
          hand: night_shift
          project: planet_buster
          project: wormhole
        B:
          project: star_of_death [encore +token]
        """
    )
    play.use("planet_buster")
    assert play.mobs("B") == []
    play.ops("night_shift")
    play.mob("encore", "wormhole")
    assert play.mobs("A") == ["encore"]
    play.done()


@pytest.mark.rule("SV-R25", "SV-100")
def test_a_bearer_of_a_token_cannot_be_chosen_for_another() -> None:
    play = at(
        """
        A:
          hand: shield_polishers
          project: star_of_death [encore +token, pickpockets]
          facility: flak_belt +token
          facility: wormhole
        """
    )
    play.ops("shield_polishers")
    assert play.options() == ["pickpockets", "wormhole"]
    play.choose("wormhole")
    assert play.options() == ["decline", "pickpockets"]
    play.decline()
    assert play.tokens("A") == ["flak_belt", "wormhole"]
    play.done()


@pytest.mark.rule("SV-R25", "SV-100")
def test_each_effects_skip_a_bearer_of_a_token() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: planet_sized_statue [mental_restart, encore]
          facility: flak_belt +token
          facility: wormhole
        """
    )
    play.mob("heavy_lifters", "planet_sized_statue")
    assert play.tokens("A") == ["flak_belt", "wormhole"]
    protected = [line for line in play.table.log() if line.kind == "protect"]
    assert [line.cards for line in protected] == [("wormhole",)]
    play.done()


@pytest.mark.rule("SV-R26", "SV-106")
def test_a_mob_keeps_what_it_has_in_a_swap() -> None:
    play = at(
        """
        A:
          hand: shift_change
          project: star_of_death [flak_jockeys]
        B:
          project: hypno_tower [encore +token]
        """
    )
    play.ops("shift_change")
    play.choose("flak_jockeys")
    assert (play.mobs("A"), play.mobs("B")) == (["encore+"], ["flak_jockeys"])
    play.done()


@pytest.mark.rule("SV-R26")
def test_a_card_that_left_the_table_gets_a_new_token_when_it_comes_back() -> None:
    play = at(
        """
        A:
          hand: cloning_vat
          project: propaganda_studio [flak_jockeys]
          project: star_of_death
        """
    )
    play.use("propaganda_studio")
    play.ops("cloning_vat")
    assert play.mobs("A") == ["flak_jockeys+"]
    play.done()


# -- uses ----------------------------------------------------------------------------------------


@pytest.mark.rule("SV-R27", "SV-67")
def test_project_and_facility_ability_are_used_separately() -> None:
    play = at(
        """
        A:
          hand: encore, heavy_lifters, pickpockets
          project: dyson_sweatshop [blueprint_arson]
          project: star_of_death
        """
    )
    play.use("dyson_sweatshop")
    play.choose("encore")
    assert play.why_not("use", "dyson_sweatshop") == "SV-67"
    play.mob("heavy_lifters", "dyson_sweatshop")
    play.use("dyson_sweatshop")  # as a Facility, in the same turn
    play.choose("pickpockets")
    assert play.mobs("A") == ["pickpockets"]
    assert play.why_not("use", "dyson_sweatshop") == "SV-67"
    play.done()


@pytest.mark.rule("SV-R27")
@pytest.mark.parametrize("marks", ["+used", "+used +used +encore"])
def test_a_card_that_left_the_table_comes_back_unused_and_without_an_extra_use(marks: str) -> None:
    play = at(
        f"""
        more ops: 1
        A:
          hand: back_to_the_drawing_board, mental_restart, heavy_lifters
          facility: overtime_factory {marks}
        domination deck: wormhole
        """
    )
    play.ops("back_to_the_drawing_board")
    play.ops("mental_restart")  # destroyed, and taken again as the second card
    assert play.projects("A") == ["overtime_factory", "wormhole"]
    play.mob("heavy_lifters", "overtime_factory")
    play.use("overtime_factory")
    assert play.why_not("use", "overtime_factory") == "SV-67"
    play.done()


@pytest.mark.rule("SV-R27")
def test_a_project_that_left_the_table_comes_back_unused() -> None:
    play = at(
        """
        A:
          hand: mental_restart, encore, pickpockets
          project: dyson_sweatshop
        domination deck: flak_belt
        """
    )
    play.use("dyson_sweatshop")
    play.choose("encore")
    assert play.why_not("use", "dyson_sweatshop") == "SV-67"
    play.ops("mental_restart")
    assert play.projects("A") == ["dyson_sweatshop", "flak_belt"]
    assert play.can("use", "dyson_sweatshop")
    play.done()
