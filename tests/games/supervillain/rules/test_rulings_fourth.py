"""Rulings SV-R48 to SV-R54: limits, when abilities are used, several copies."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at

# -- limits --------------------------------------------------------------------------------------


def _after(decisions: int) -> Play:
    return at(
        f"""
        decisions: {decisions}
        A:
          hand: encore, interns_of_doom, heavy_lifters
          project: star_of_death
        B:
          hand: night_shift, pickpockets
        C:
          hand: night_shift, pickpockets
        """,
        seats=3,
    )


@pytest.mark.rule("SV-R48")
def test_after_two_hundred_decisions_only_the_end_of_the_day_is_left() -> None:
    play = _after(199)
    assert play.can("mob", "encore")
    play.mob("encore", "star_of_death")
    assert play.options() == ["end"]
    assert play.why_not("mob", "interns_of_doom") == "SV-R48"
    play.end_day()
    play.keep()
    assert play.can("mob", "night_shift")  # B starts afresh


@pytest.mark.rule("SV-R48")
def test_decisions_of_others_count_and_a_begun_action_is_finished() -> None:
    play = _after(198)
    play.ops("heavy_lifters")
    play.choose("night_shift")  # B's is the 200th
    assert play.asked == "C discard"
    play.choose("night_shift")
    assert play.options() == ["end"]


@pytest.mark.rule("SV-R48")
def test_decisions_taken_back_do_not_count() -> None:
    play = _after(198)
    for _ in range(3):
        play.mob("encore", "star_of_death")
        play.table.undo(0)
    play.mob("encore", "star_of_death")
    assert play.can("mob", "interns_of_doom")


@pytest.mark.rule("SV-R48")
def test_the_evening_is_held_as_usual() -> None:
    play = at(
        """
        decisions: 200
        A:
          hand: 8 random
        """
    )
    assert play.options() == ["end"]
    play.end_day()
    assert play.asked == "A evening"


@pytest.mark.rule("SV-R52")
@pytest.mark.parametrize(("seats", "last"), [(2, 400), (3, 600), (4, 800)])
def test_after_two_hundred_rounds_the_game_is_decided_as_at_exhaustion(
    seats: int, last: int
) -> None:
    text = """
        A:
          facility: wormhole
        active: B
        turn: {}
        """
    play = at(text.format(last - 1), seats=seats)
    play.end_day()
    assert play.asked.endswith("turned-up")  # the last turn
    play = at(text.format(last), seats=seats)
    play.end_day()
    assert play.winners == "A"
    assert play.table.result is not None
    assert play.table.result.rule == "SV-R52"


@pytest.mark.rule("SV-R52")
def test_a_long_game_with_a_shared_lead_has_no_winner() -> None:
    play = at("active: B\nturn: 400")
    play.end_day()
    assert play.winners == "-"


# -- abilities -----------------------------------------------------------------------------------


@pytest.mark.rule("SV-R49")
def test_a_project_taken_this_turn_can_be_used_at_once() -> None:
    play = at(
        """
        phase: act3
        turned up: flak_belt
        asteroids:
          wormhole: B at A
        """
    )
    play.keep()
    play.use("flak_belt")
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-R50")
def test_a_mob_moved_between_own_projects_is_put_not_destroyed_or_discarded() -> None:
    play = at(
        """
        A:
          hand: night_shift
          project: wormhole [heavy_lifters +token]
          project: star_of_death
          facility: orbital_junkyard
          facility: senate_in_chains
        """
    )
    play.use("wormhole")
    assert play.mobs("A", "star_of_death") == ["heavy_lifters+"]
    assert play.minion_pile() == []
    assert play.hand("A") == ["night_shift"]  # nothing drawn, nothing discarded
    assert play.can("mob", "night_shift")  # the Mob of the turn is not used up
    play.done()


@pytest.mark.rule("SV-R51")
@pytest.mark.parametrize("phase", ["phase: act3\n        turned up: force_dome", "phase: evening"])
def test_no_ability_and_no_action_outside_the_day(phase: str) -> None:
    play = at(
        f"""
        {phase}
        A:
          hand: interns_of_doom, 8 random
          project: transgalactic_bank
          facility: minion_academy
        asteroids:
          wormhole: B at A
        """,
        total_annihilation="yes",
    )
    for kind, card in [
        ("use", "transgalactic_bank"),
        ("use", "minion_academy"),
        ("mob", "interns_of_doom"),
        ("ops", "interns_of_doom"),
        ("shoot", "wormhole"),
        ("charge", "wormhole"),
    ]:
        assert play.why_not(kind, card) == "SV-R51"


@pytest.mark.rule("SV-R51")
def test_no_ability_before_or_between_hits_or_within_another_action() -> None:
    play = at(
        """
        phase: act1
        A:
          hand: slingshot_crew
          facility: minion_academy
        B:
          facility: minion_academy
        asteroids:
          wormhole: A at B
          flak_belt: A at C
        """,
        seats=3,
    )
    assert play.asked == "A next-hit"
    assert play.why_not("use", "minion_academy") == "SV-R51"
    play.choose("wormhole")
    play.keep()
    assert play.table.why_not(1, kind="use", card="minion_academy") is not None  # not B's turn
    play.ops("slingshot_crew")
    assert play.asked == "A target"
    assert play.why_not("use", "minion_academy") == "SV-R51"
    play.choose("B")
    assert play.can("use", "minion_academy")


# -- several copies ------------------------------------------------------------------------------


@pytest.mark.rule("SV-R53")
def test_two_banks_draw_a_card_each() -> None:
    play = at(
        """
        A:
          hand: encore
          project: flak_belt [interns_of_doom]
          facility: transgalactic_bank
          facility: transgalactic_bank
        """
    )
    play.mob("encore", "flak_belt")
    assert len(play.hand("A")) == 2
    play.done()


@pytest.mark.rule("SV-R53")
def test_two_facilities_of_one_name_give_one_use_each() -> None:
    play = at(
        """
        A:
          project: star_of_death [encore, pickpockets, night_shift]
          facility: force_dome
          facility: force_dome
        """
    )
    play.use("force_dome")
    play.choose("encore")
    play.use("force_dome")
    play.choose("pickpockets")
    assert play.mobs("A") == ["encore+", "night_shift", "pickpockets+"]
    assert play.why_not("use", "force_dome") == "SV-67"
    play.done()


@pytest.mark.rule("SV-R53")
def test_two_senates_take_two_cards() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        B:
          hand: encore, pickpockets, night_shift
          project: mirror_moon [heavy_lifters]
          facility: senate_in_chains
          facility: senate_in_chains
        """
    )
    play.ops("strike_agitators")
    play.choose("encore", "pickpockets")
    assert play.hand("B") == ["night_shift"]
    play.done()


@pytest.mark.rule("SV-R54")
def test_a_project_destroyed_with_mobs_is_one_destruction_per_card() -> None:
    play = at(
        """
        A:
          facility: doomsday_clock
        B:
          project: mirror_moon [heavy_lifters, pickpockets]
          facility: orbital_junkyard
        """
    )
    play.use("doomsday_clock")
    assert play.projects("B") == []
    assert len(play.hand("B")) == 3  # two Mobs and the Project
    play.done()


@pytest.mark.rule("SV-R54")
def test_mobs_destroyed_together_cost_a_card_each() -> None:
    play = at(
        """
        A:
          project: star_of_death
        B:
          hand: encore, night_shift, shift_change
          project: mirror_moon [heavy_lifters, pickpockets]
          facility: senate_in_chains
        """
    )
    play.use("star_of_death")
    play.choose("encore", "night_shift")
    assert play.hand("B") == ["shift_change"]
    play.done()
