"""Rulings SV-R39 to SV-R47: Evening and piles, taking back, destroy-this, the Emitter."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at

# -- Evening and piles ---------------------------------------------------------------------------


@pytest.mark.rule("SV-R39")
def test_nothing_but_discarding_is_done_in_the_evening_and_all_at_once() -> None:
    hand = "interns_of_doom, encore, encore, pickpockets, pickpockets, night_shift, night_shift"
    play = at(
        f"""
        phase: evening
        A:
          hand: {hand}, heavy_lifters, heavy_lifters
          facility: minion_academy
        asteroids:
          wormhole: B at A
        """
    )
    assert play.asked == "A evening"
    for kind, card in [
        ("use", "minion_academy"),
        ("ops", "interns_of_doom"),
        ("shoot", "wormhole"),
    ]:
        assert not play.can(kind, card)
    play.choose("encore")
    assert play.minion_pile() == []  # both go together
    play.choose("pickpockets")
    assert play.minion_pile()[:2] == ["encore", "pickpockets"]
    assert len(play.hand("A")) == 7
    assert play.asked == "B turned-up"


@pytest.mark.rule("SV-R40", "SV-134")
def test_mobs_of_a_completed_project_keep_the_order_in_which_they_lay() -> None:
    play = at(
        """
        A:
          hand: encore
          project: mirror_moon [pickpockets, heavy_lifters]
        minion pile: night_shift
        """
    )
    play.mob("encore", "mirror_moon")
    assert play.minion_pile() == ["night_shift", "pickpockets", "heavy_lifters", "encore"]
    play.done()  # nobody was asked for an order


@pytest.mark.rule("SV-R40", "SV-134")
def test_mobs_destroyed_together_keep_the_order_in_which_they_lay() -> None:
    play = at(
        """
        A:
          project: star_of_death
        B:
          project: mirror_moon [pickpockets, encore +token, plasma_stuffing]
        """
    )
    play.use("star_of_death")
    assert play.minion_pile() == ["pickpockets", "encore", "plasma_stuffing"]
    play.done()


@pytest.mark.rule("SV-R41")
@pytest.mark.parametrize("reader", ["A", "B", None])
def test_the_sizes_of_the_decks_are_public(reader: str | None) -> None:
    play = at(
        """
        A:
          hand: interns_of_doom, slingshot_crew
        minion deck: encore, encore, pickpockets
        domination deck: wormhole, flak_belt
        """
    )
    assert play.view(reader).minion_deck == 3
    assert play.view(reader).domination_deck == 2
    play.ops("interns_of_doom")
    play.ops("slingshot_crew")
    assert play.view(reader).minion_deck == 2
    assert play.view(reader).domination_deck == 1


# -- taking back ---------------------------------------------------------------------------------


@pytest.mark.rule("SV-R42")
def test_own_discards_and_the_open_pile_do_not_close_the_window() -> None:
    play = at(
        """
        A:
          hand: encore, cloning_vat
          facility: chronosphere
        minion pile: heavy_lifters, pickpockets
        """
    )
    play.use("chronosphere")
    play.choose("encore", "pickpockets")
    assert play.hand("A") == ["cloning_vat", "pickpockets"]
    play.table.undo(0)  # one at a time, latest first
    assert play.asked == "A take"
    play.table.undo(0)
    assert play.asked == "A pay"
    assert play.hand("A") == ["cloning_vat", "encore"]
    play.table.undo(0)
    play.done()
    assert play.minion_pile() == ["heavy_lifters", "pickpockets"]
    assert play.can("use", "chronosphere")
    assert not play.table.can_undo(0)  # nothing is left to take back


@pytest.mark.rule("SV-R42")
@pytest.mark.parametrize(
    ("card", "piles"),
    [
        ("interns_of_doom", "minion deck: encore"),
        ("interns_of_doom", "minion deck:\n        minion pile: encore, encore"),
        ("slingshot_crew", "domination deck: wormhole"),
        ("pickpockets", "minion deck:"),
    ],
    ids=["a draw", "a reshuffle", "a Domination card", "a random card"],
)
def test_what_was_not_known_before_closes_the_window(card: str, piles: str) -> None:
    play = at(
        f"""
        A:
          hand: {card}, body_snatchers
          project: mirror_moon
        B:
          hand: night_shift
        {piles}
        """
    )
    play.mob("body_snatchers", "mirror_moon")
    play.ops(card)
    assert not play.table.can_undo(0)  # nor the Mob before it
    play.done()


@pytest.mark.rule("SV-R42")
def test_a_decision_of_another_villain_closes_the_window() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters, encore
          project: mirror_moon
        B:
          hand: night_shift, pickpockets
        """
    )
    play.ops("heavy_lifters")
    assert play.table.can_undo(0)  # B has only been asked
    play.choose("night_shift")
    assert not play.table.can_undo(0)
    play.mob("encore", "mirror_moon")
    assert play.table.can_undo(0)
    play.table.undo(0)
    assert not play.table.can_undo(0)  # not past B's decision
    play.done()


@pytest.mark.rule("SV-R42")
def test_the_window_ends_when_the_turn_is_passed() -> None:
    play = at(
        """
        A:
          hand: encore
          project: mirror_moon
        minion deck:
        """
    )
    play.mob("encore", "mirror_moon")
    play.end_day()  # B draws nothing, yet A cannot come back
    assert play.asked == "B turned-up"
    assert not play.table.can_undo(0)
    assert not play.table.can_undo(1)  # nor can B take back A's turn
    play.keep()
    assert play.table.can_undo(1)
    play.table.undo(1)
    assert not play.table.can_undo(1)  # not past the start of the turn


@pytest.mark.rule("SV-R43")
def test_a_launch_by_option_b_goes_back_to_the_choice() -> None:
    play = at(
        """
        phase: act3
        turned up: flak_belt
        """,
        seats=3,
    )
    play.launch("B")
    play.table.undo(0)
    assert play.asteroids() == []
    assert play.options() == ["keep flak_belt", "launch flak_belt B", "launch flak_belt C"]
    play.keep()
    assert play.projects("A") == ["flak_belt"]
    play.done()


@pytest.mark.rule("SV-R43")
def test_of_a_launch_by_effect_only_the_target_can_be_taken_back() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew, interns_of_doom
        domination deck: wormhole, rest
        """,
        seats=3,
    )
    play.ops("slingshot_crew")
    assert not play.table.can_undo(0)
    play.choose("B")
    play.table.undo(0)
    assert play.asked == "A target"
    assert not play.table.can_undo(0)
    play.choose("C")
    assert play.asteroids() == ["wormhole A>C"]
    play.ops("interns_of_doom")  # a closing event
    assert not play.table.can_undo(0)
    play.done()


# -- Facilities turned back, destroy-this --------------------------------------------------------


@pytest.mark.rule("SV-R44")
def test_turning_a_facility_back_is_no_destruction_and_it_can_be_completed_again() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board, pickpockets
          facility: recruiting_megaphone +token
        B:
          facility: ministry_of_malice +token
          facility: mirror_moon
        minion deck: encore, night_shift, heavy_lifters, rest
        """
    )
    play.ops("back_to_the_drawing_board")
    play.choose("recruiting_megaphone")
    assert play.projects("A") == ["recruiting_megaphone"]
    assert play.mobs("A") == []
    assert play.domination_pile() == []
    assert play.hand("A") == ["encore", "night_shift", "pickpockets"]  # for the Ops
    assert play.hand("B") == []  # the Ministry has seen no destruction
    play.mob("pickpockets", "recruiting_megaphone")
    assert play.hand("A") == ["encore", "heavy_lifters", "night_shift"]  # when complete, again
    assert play.facilities("A") == ["recruiting_megaphone"]
    assert play.tokens("A") == []
    play.done()


@pytest.mark.rule("SV-R44", "SV-70")
def test_turning_a_facility_back_sets_off_no_if_destroyed_ability() -> None:
    play = at(
        """
        A:
          hand: back_to_the_drawing_board, heavy_lifters
        B:
          facility: spy_satellite_swarm
        minion deck: encore, night_shift, rest
        """
    )
    play.ops("back_to_the_drawing_board")
    assert play.hand("A") == ["heavy_lifters"]  # not robbed
    assert play.hand("B") == ["encore", "night_shift"]
    play.done()


@pytest.mark.rule("SV-R45")
def test_a_destroyed_project_may_be_drawn_by_its_own_ability() -> None:
    play = at(
        """
        A:
          project: asteroid_catapult
        domination deck:
        """
    )
    play.use("asteroid_catapult")
    assert play.asteroids() == ["asteroid_catapult A>B"]
    play.done()


@pytest.mark.rule("SV-R45")
def test_mobs_destroyed_with_a_project_may_be_drawn_by_its_ability() -> None:
    play = at(
        """
        A:
          project: transgalactic_bank [encore, pickpockets]
        minion deck:
        """
    )
    play.use("transgalactic_bank")
    assert play.hand("A") == ["encore", "pickpockets"]
    play.done()


# -- Bad Luck Emitter ----------------------------------------------------------------------------


@pytest.mark.rule("SV-R46")
@pytest.mark.parametrize(("owner", "won"), [("A", "A"), ("B", ""), ("C", "")])
def test_the_emitter_blocks_everybody_but_its_owner(owner: str, won: str) -> None:
    play = at(
        f"""
        A:
          hand: encore
          facility: mirror_moon
          facility: wormhole
          facility: {"bad_luck_emitter" if owner == "A" else "hypno_tower"}
          project: force_dome [pickpockets]
        B:
          facility: {"bad_luck_emitter" if owner == "B" else "flak_belt"}
        C:
          facility: {"bad_luck_emitter" if owner == "C" else "flak_belt"}
        asteroids:
          asteroid_catapult: B at A +charged
        """,
        seats=3,
    )
    play.mob("encore", "force_dome")
    assert play.points("A") == 5
    assert play.winners == won


@pytest.mark.rule("SV-R46")
@pytest.mark.parametrize(("flight", "won"), [("A at B", "A"), ("B at A", ""), ("A at C", "A")])
def test_only_the_villain_a_charged_asteroid_is_pointed_at_is_blocked(
    flight: str, won: str
) -> None:
    play = at(
        f"""
        A:
          hand: encore
          facility: mirror_moon
          facility: dyson_sweatshop
          project: force_dome [pickpockets]
        B:
          facility: bad_luck_emitter
        asteroids:
          flak_belt: {flight} +charged
        """,
        seats=3,
    )
    play.mob("encore", "force_dome")
    assert play.winners == won


@pytest.mark.rule("SV-R47")
def test_a_right_gained_on_another_villains_turn_is_void() -> None:
    play = at(
        """
        A:
          hand: shift_change, night_shift
          project: mirror_moon [heavy_lifters]
        B:
          hand: night_shift, gravity_billiards
          project: overtime_factory [plasma_stuffing]
          project: star_of_death
        mob: played
        """
    )
    play.ops("shift_change")
    play.choose("heavy_lifters")  # finishes B's Factory
    assert play.facilities("B") == ["overtime_factory"]
    assert play.why_not("mob", "night_shift") == "SV-40"  # A gets nothing
    play.end_day()
    play.keep()
    play.mob("night_shift", "star_of_death")
    assert play.why_not("mob", "gravity_billiards") == "SV-40"  # B has nothing left of it
    play.done("B")
