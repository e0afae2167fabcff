"""Rulings SV-R1 to SV-R13: beginning, Act I, draws, targets, rights, completion."""

from __future__ import annotations

import pytest

import fiendish
from tests.games.supervillain.playing import Play, at


@pytest.mark.rule("SV-R1")
def test_whoever_is_named_takes_the_first_turn_and_the_others_follow_clockwise() -> None:
    play = Play(fiendish.new("supervillain", seats=3, first=2))
    assert play.asked == "C turned-up"
    play.keep()
    play.end_day()
    assert play.asked == "A turned-up"


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


# -- drawing -------------------------------------------------------------------------------------


@pytest.mark.rule("SV-R6")
def test_a_pile_is_reshuffled_when_a_card_is_needed_not_when_the_last_is_taken() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom, slingshot_crew, interns_of_doom
        minion deck: encore
        minion pile: pickpockets, night_shift
        domination deck: wormhole
        domination pile: flak_belt
        """
    )
    play.ops("interns_of_doom")
    play.ops("slingshot_crew")
    view = play.view()
    assert (view.minion_deck, view.domination_deck) == (0, 0)
    assert play.minion_pile()[:2] == ["pickpockets", "night_shift"]
    assert play.domination_pile() == ["flak_belt"]
    play.ops("interns_of_doom")
    assert play.minion_pile() == []
    assert play.view().minion_deck == 4
    play.done()


@pytest.mark.rule("SV-R7", "SV-57")
def test_an_ops_shuffled_in_by_its_own_draw_may_be_drawn_at_once() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
        minion deck:
        """
    )
    play.ops("interns_of_doom")
    assert play.hand("A") == ["interns_of_doom"]
    assert play.minion_pile() == []
    play.done()


@pytest.mark.rule("SV-R7", "SV-11")
@pytest.mark.parametrize("card", ["night_shift", "cloning_vat"])
def test_an_ops_cannot_choose_itself_in_the_pile_but_another_copy(card: str) -> None:
    text = f"""
        A:
          hand: {card}
          project: star_of_death
        minion pile: """
    assert at(text).why_not("ops", card) == "SV-R10"
    play = at(f"{text} {card}, slingshot_crew")
    play.ops(card)
    assert play.options() == sorted([card, "slingshot_crew"])  # one of the two copies
    play.choose(card)
    assert play.minion_pile() == ["slingshot_crew", card]
    play.done()


@pytest.mark.rule("SV-R8", "SV-116")
def test_several_cards_are_drawn_one_by_one_with_a_reshuffle_in_between() -> None:
    play = at(
        """
        A:
          hand: recruitment_drive
        minion deck: encore
        minion pile: pickpockets, night_shift
        """
    )
    play.ops("recruitment_drive")
    drawn = play.hand("A")
    assert len(drawn) == 2
    assert "encore" in drawn
    assert (play.minion_pile(), play.view().minion_deck) == ([], 2)
    play.done()


@pytest.mark.rule("SV-R8", "SV-114")
def test_projects_already_taken_stay_when_the_galaxy_is_exhausted() -> None:
    play = at(
        """
        A:
          hand: mental_restart
          project: wormhole
        B:
          facility: dna_splitter
        domination deck:
        """
    )
    play.ops("mental_restart")  # the Project destroyed comes back, and there is no second card
    assert play.projects("A") == ["wormhole"]
    assert play.winners == "B"


@pytest.mark.rule("SV-R9", "SV-R8", "SV-117")
def test_as_much_as_possible_is_done() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board
        B:
          facility: wormhole
        minion deck:
        """
    )
    play.ops("back_to_the_drawing_board")  # two cards for B, and there is only this one
    assert play.projects("B") == ["wormhole"]
    assert play.hand("B") == ["back_to_the_drawing_board"]
    play.done()


@pytest.mark.rule("SV-R9", "SV-R10")
def test_what_follows_a_then_does_not_happen_without_what_goes_before() -> None:
    play = at(
        """
        A:
          hand: encore, mental_restart
          facility: minion_academy
        minion deck:
        """
    )
    assert play.why_not("use", "minion_academy") == "SV-R10"  # no draw, so no discard
    assert play.why_not("ops", "mental_restart") == "SV-R10"  # no Project destroyed, none taken
    play.done()


# -- targets -------------------------------------------------------------------------------------


@pytest.mark.rule("SV-R10")
@pytest.mark.parametrize(
    ("act", "own"),
    [
        ("ops plasma_stuffing", "hand: plasma_stuffing"),
        ("ops shield_polishers", "hand: shield_polishers"),
        ("ops blueprint_arson", "hand: blueprint_arson"),
        ("use doomsday_clock", "facility: doomsday_clock"),
        ("use asteroid_catapult", "facility: asteroid_catapult"),
        ("use planet_buster", "project: planet_buster [encore]"),
        ("use reinforced_bunker", "project: reinforced_bunker [encore]"),  # the Mob would burn too
    ],
)
def test_nothing_is_played_or_used_without_a_target(act: str, own: str) -> None:
    play = at(
        f"""
        A:
          {own}
        B:
          facility: wormhole
        asteroids:
          flak_belt: A at B +charged
        """
    )
    assert play.why_not(*act.split()) == "SV-R10"
    assert act not in play.options()
    play.done()


@pytest.mark.rule("SV-R10", "SV-114")
def test_a_domination_draw_counts_as_possible_even_if_it_ends_the_game() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew
          facility: wormhole
        domination deck:
        """
    )
    play.ops("slingshot_crew")
    assert play.winners == "A"


@pytest.mark.rule("SV-R10")
@pytest.mark.parametrize(("mob", "usable"), [("", False), ("encore", True)])
def test_cards_that_go_as_the_price_count_for_a_draw(mob: str, usable: bool) -> None:
    play = at(
        f"""
        A:
          hand: pickpockets
          project: transgalactic_bank [{mob}]
          project: dyson_sweatshop
        minion deck:
        """
    )
    assert play.can("use", "transgalactic_bank") == usable
    play.use("dyson_sweatshop")  # draws the very card that was paid
    assert play.hand("A") == ["pickpockets"]
    play.done()


# -- rights --------------------------------------------------------------------------------------


@pytest.mark.rule("SV-R11")
def test_a_small_mob_uses_the_right_for_small_mobs_first() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew, heavy_lifters, cloning_vat
          project: star_of_death
          facility: dna_splitter
        """
    )
    play.use("dna_splitter")
    play.mob("slingshot_crew", "star_of_death")
    play.mob("heavy_lifters", "star_of_death")  # the ordinary Mob is still there
    assert not play.can("mob", "cloning_vat", place="star_of_death")
    play.done()


@pytest.mark.rule("SV-R11")
def test_a_big_mob_leaves_the_right_for_small_ones() -> None:
    play = at(
        """
        A:
          hand: strike_agitators, pickpockets, cloning_vat, encore
          project: star_of_death
          facility: dna_splitter
        """
    )
    play.use("dna_splitter")
    play.mob("pickpockets", "star_of_death")
    assert not play.can("mob", "strike_agitators", place="star_of_death")  # 400: too big
    play.mob("encore", "star_of_death")  # Boosted: uses no right
    play.mob("cloning_vat", "star_of_death")
    play.done()


@pytest.mark.rule("SV-R11", "SV-48")
def test_rights_add_up() -> None:
    play = at(
        """
        A:
          hand: adrenaline_shot, pickpockets, night_shift, slingshot_crew, slingshot_crew
          project: star_of_death
          project: transgalactic_bank
          facility: overtime_factory
        """
    )
    play.ops("adrenaline_shot")
    play.use("overtime_factory")
    for card in ("slingshot_crew", "pickpockets", "night_shift"):
        play.mob(card, "star_of_death")
    assert not play.can("mob", "slingshot_crew", place="star_of_death")
    play.done()


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
