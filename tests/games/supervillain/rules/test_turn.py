"""Chapter 3: Morning, Day and Evening."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at

SEVEN = "night_shift, pickpockets, encore, encore, heavy_lifters, cloning_vat, cloning_vat"


def kinds(play: Play) -> list[str]:
    """What happened, by kind of fact."""
    return [line.kind for line in play.table.log()]


# -- Morning -------------------------------------------------------------------------------------


@pytest.mark.rule("SV-25", "SV-37", "SV-38")
def test_a_turn_is_morning_day_and_evening() -> None:
    play = at(
        f"""
        phase: act1
        A:
          hand: {SEVEN}
        B:
          project: wormhole [interns_of_doom, body_snatchers]
        asteroids:
          flak_belt: A at B
        """
    )
    assert (play.view().phase, play.asked) == ("Act I", "A hit")
    play.choose("body_snatchers")
    assert (play.view().phase, play.asked) == ("Act III", "A turned-up")
    play.keep()
    assert (play.view().phase, play.asked) == ("Day", "A day")
    play.end_day()
    assert (play.view().phase, play.asked) == ("Evening", "A evening")
    play.choose("encore", "encore")
    assert (play.view().phase, play.asked) == ("Act III", "B turned-up")


@pytest.mark.rule("SV-26", "SV-97")
def test_the_acts_of_the_morning_come_in_order() -> None:
    play = at(
        """
        phase: act1
        B:
          project: wormhole [encore]
        asteroids:
          flak_belt: A at B
        minion deck: pickpockets, night_shift, rest
        """
    )
    assert play.asked == "A turned-up"
    morning = [kind for kind in kinds(play) if kind in ("hit", "draw", "burn-out", "turn-up")]
    assert morning == ["hit", "draw", "burn-out", "draw", "turn-up"]
    play.keep()
    play.done()


@pytest.mark.rule("SV-26")
def test_no_act_of_the_morning_may_be_skipped() -> None:
    play = at(
        """
        phase: act1
        B:
          project: wormhole [encore, pickpockets]
        asteroids:
          flak_belt: A at B
        """
    )
    assert play.options() == ["encore", "pickpockets"]  # Act I: no way to pass
    play.choose("encore")
    assert len(play.hand("A")) == 2  # Act II: drawn without being asked
    assert [option.split()[0] for option in play.options()] == ["keep", "launch"]  # Act III
    play.keep()
    play.done()


@pytest.mark.rule("SV-27")
def test_in_act_one_every_own_asteroid_hits_and_no_other() -> None:
    play = at(
        """
        phase: act1
        A:
          project: hypno_tower [night_shift]
        B:
          project: wormhole [encore]
        C:
          project: chronosphere [pickpockets]
        asteroids:
          flak_belt: A at B
          force_dome: B at A
          dna_splitter: A at C
        """,
        seats=3,
    )
    play.choose("dna_splitter")  # the other one follows by itself
    assert (play.mobs("B"), play.mobs("C")) == ([], [])
    assert play.mobs("A") == ["night_shift"]
    assert play.asteroids() == ["force_dome B>A"]
    play.keep()
    play.done()


@pytest.mark.rule("SV-28")
def test_in_act_two_the_active_villain_draws_one_minion_card() -> None:
    play = at(
        """
        phase: act2
        A:
          hand: encore
        B:
          hand: pickpockets
        minion deck: night_shift, heavy_lifters, rest
        """
    )
    assert play.hand("A") == ["encore", "night_shift"]
    assert play.hand("B") == ["pickpockets"]
    play.keep()
    play.done()


@pytest.mark.rule("SV-29")
def test_a_card_drawn_is_never_shown_to_the_others() -> None:
    play = at(
        """
        phase: act2
        minion deck: night_shift, rest
        """,
        seats=3,
    )
    assert [card.card for card in play.view("A").hand] == ["night_shift"]
    assert any("Night Shift" in text for text in play.log("A"))
    for reader in ("B", "C", None):
        drawer = play.view(reader).villains[0]
        assert (drawer.hand_size, drawer.seen_hand) == (1, [])
        assert not any("Night Shift" in text for text in play.log(reader))
        assert any("draws a Minion card" in text for text in play.log(reader))


@pytest.mark.rule("SV-30", "SV-31", "SV-32")
def test_the_card_turned_up_is_the_top_one_and_has_to_be_kept_or_launched() -> None:
    play = at(
        """
        phase: act2
        active: B
        domination deck: wormhole, hypno_tower, rest
        """,
        seats=3,
    )
    assert play.asked == "B turned-up"
    assert play.options() == ["keep wormhole", "launch wormhole A", "launch wormhole C"]
    assert {play.view(reader).turned_up.card for reader in "ABC"} == {"wormhole"}  # type: ignore[union-attr]
    play.keep()
    play.done("B")


@pytest.mark.rule("SV-31")
def test_a_card_kept_is_a_project_without_mobs_of_the_active_villain() -> None:
    play = at(
        """
        phase: act3
        turned up: wormhole
        active: B
        A:
          project: hypno_tower [encore]
        """
    )
    play.keep()
    assert play.projects("B") == ["wormhole"]
    assert play.mobs("B") == []
    assert play.projects("A") == ["hypno_tower"]
    assert play.asteroids() == []
    play.done("B")


@pytest.mark.rule("SV-32", "SV-77")
@pytest.mark.parametrize("target", ["A", "C"])
def test_a_card_launched_flies_at_another_villain_of_choice(target: str) -> None:
    play = at(
        """
        phase: act3
        turned up: wormhole
        active: B
        """,
        seats=3,
    )
    assert "launch wormhole B" not in play.options()
    play.launch(at=target)
    assert play.asteroids() == [f"wormhole B>{target}"]
    assert play.projects("B") == []
    play.done("B")


@pytest.mark.rule("SV-33", "SV-75", "SV-79")
def test_an_effect_that_launches_leaves_no_choice_but_the_target() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew
        domination deck: wormhole, rest
        """,
        seats=3,
    )
    play.ops("slingshot_crew")
    assert (play.asked, play.options()) == ("A target", ["B", "C"])
    play.choose("C")
    assert play.asteroids() == ["wormhole A>C"]
    assert play.projects("A") == []
    play.done()


@pytest.mark.rule("SV-33", "SV-79")
def test_an_effect_that_brings_projects_does_not_let_them_fly() -> None:
    play = at(
        """
        A:
          hand: mental_restart
          project: flak_belt
        domination deck: wormhole, hypno_tower, rest
        """
    )
    play.ops("mental_restart")
    assert play.projects("A") == ["hypno_tower", "wormhole"]
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-34")
def test_an_asteroid_flies_until_act_one_of_its_owners_next_turn() -> None:
    play = at(
        """
        phase: act3
        turned up: flak_belt
        B:
          project: star_of_death [encore]
        """,
        seats=3,
    )
    play.launch(at="B")
    play.end_day()
    for villain in "BC":  # the target's own turn, and a bystander's
        play.keep()
        assert play.asteroids() == ["flak_belt A>B"]
        assert play.mobs("B") == ["encore"]
        play.done(villain)
        play.end_day()
    assert play.asked == "A turned-up"
    assert play.asteroids() == []
    assert play.mobs("B") == []


@pytest.mark.rule("SV-34", "SV-89")
def test_an_asteroid_removed_earlier_does_not_hit() -> None:
    play = at(
        """
        active: B
        B:
          hand: flak_jockeys
          project: star_of_death [encore]
        asteroids:
          flak_belt: A at B
        """
    )
    play.ops("flak_jockeys")
    play.end_day()
    assert play.asked == "A turned-up"
    assert play.mobs("B") == ["encore"]
    assert len(play.hand("A")) == 1  # the card of Act II, none for a hit


# -- Day -----------------------------------------------------------------------------------------

BUSY = """
    A:
      hand: pickpockets, recruitment_drive, encore, interns_of_doom, night_shift, cloning_vat
      project: star_of_death
      project: propaganda_studio
      facility: overtime_factory
    asteroids:
      wormhole: B at A
    minion deck: body_snatchers, rest
"""


@pytest.mark.rule("SV-35")
def test_day_actions_come_in_any_order_and_mix() -> None:
    play = at(BUSY)
    play.mob("encore", "star_of_death")  # Boosted
    play.use("overtime_factory")  # an own Facility
    play.ops("interns_of_doom")  # Swift
    play.mob("pickpockets", "star_of_death")  # ordinary
    play.shoot("wormhole")
    play.choose("night_shift", "cloning_vat")
    play.ops("recruitment_drive")  # ordinary
    play.mob("body_snatchers", "star_of_death")  # Boosted, drawn meanwhile
    play.use("propaganda_studio")  # an own Project
    assert play.mobs("A") == ["body_snatchers", "encore", "pickpockets"]
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-35", "SV-40", "SV-56")
@pytest.mark.parametrize("mob_first", [True, False])
def test_one_mob_and_one_ops_not_one_in_all(mob_first: bool) -> None:
    play = at(
        """
        A:
          hand: pickpockets, recruitment_drive, heavy_lifters
          project: star_of_death
        B:
          hand: encore, encore
        minion deck: mental_restart, rest
        """
    )
    if mob_first:
        play.mob("pickpockets", "star_of_death")
        play.ops("recruitment_drive")
    else:
        play.ops("recruitment_drive")
        play.mob("pickpockets", "star_of_death")
    assert play.why_not("mob", "heavy_lifters", place="star_of_death") == "SV-40"
    assert play.why_not("ops", "heavy_lifters") == "SV-56"
    play.done()


@pytest.mark.rule("SV-35")
def test_what_others_own_is_not_yours_to_use() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
        B:
          project: propaganda_studio
          facility: overtime_factory
        C:
          hand: night_shift
        asteroids:
          wormhole: B at C
        """,
        seats=3,
    )
    assert play.options() == ["end", "ops pickpockets"]


@pytest.mark.rule("SV-36")
def test_a_day_may_pass_without_any_action() -> None:
    play = at(BUSY)
    hand = play.hand("A")
    play.end_day()
    assert play.asked.startswith("B ")
    assert play.hand("A") == hand
    assert (play.mobs("A"), play.minion_pile()) == ([], [])
    assert play.projects("A") == ["propaganda_studio", "star_of_death"]


# -- Evening -------------------------------------------------------------------------------------


@pytest.mark.rule("SV-37", "SV-R39")
def test_in_the_evening_a_hand_of_nine_is_brought_down_to_seven_of_own_choice() -> None:
    play = at(
        f"""
        A:
          hand: {SEVEN}, mental_restart, adrenaline_shot
        """
    )
    play.end_day()
    assert play.asked == "A evening"
    assert "decline" not in play.options()
    play.choose("heavy_lifters", "pickpockets")
    assert play.asked == "B turned-up"
    assert len(play.hand("A")) == 7
    assert play.minion_pile() == ["heavy_lifters", "pickpockets"]


@pytest.mark.rule("SV-37")
def test_seven_cards_are_not_too_many() -> None:
    play = at(f"A:\n  hand: {SEVEN}")
    play.end_day()
    assert play.asked == "B turned-up"
    assert len(play.hand("A")) == 7
    assert play.minion_pile() == []


@pytest.mark.rule("SV-37")
def test_the_limit_is_for_the_active_villain_in_the_evening_only() -> None:
    play = at(
        f"""
        A:
          hand: {SEVEN}, interns_of_doom
        B:
          hand: 9 random
        """
    )
    play.ops("interns_of_doom")
    assert len(play.hand("A")) == 8
    play.done()  # nobody is asked to discard in the Day
    play.end_day()
    assert play.asked == "A evening"
    play.choose("encore")
    assert play.asked == "B turned-up"  # nor is B, in A's Evening or in B's Morning
    play.keep()
    assert len(play.hand("B")) == 10
    play.done("B")


@pytest.mark.rule("SV-38")
@pytest.mark.parametrize(("active", "following"), [("A", "B"), ("B", "C"), ("C", "A")])
def test_the_turn_passes_clockwise(active: str, following: str) -> None:
    play = at(f"active: {active}", seats=3)
    play.end_day()
    assert play.asked == f"{following} turned-up"


@pytest.mark.rule("SV-39", "SV-48")
def test_a_right_not_used_is_lost_at_the_end_of_the_turn() -> None:
    play = at(
        """
        A:
          hand: adrenaline_shot, pickpockets, night_shift, recruitment_drive, mental_restart
          project: star_of_death
          facility: propaganda_studio
        """
    )
    play.ops("adrenaline_shot")
    play.use("propaganda_studio")
    play.next_day()
    play.mob("pickpockets", "star_of_death")
    assert play.why_not("mob", "night_shift", place="star_of_death") == "SV-40"
    play.ops("recruitment_drive")
    assert play.why_not("ops", "mental_restart") == "SV-56"
    play.done()


@pytest.mark.rule("SV-39")
def test_a_right_is_good_until_the_end_of_the_turn_in_which_it_was_gained() -> None:
    play = at(
        """
        A:
          hand: adrenaline_shot, pickpockets, night_shift, mental_restart
          project: star_of_death
        """
    )
    play.ops("adrenaline_shot")
    play.mob("pickpockets", "star_of_death")
    play.mob("night_shift", "star_of_death")
    assert not play.can("mob", "mental_restart", place="star_of_death")
    assert play.mobs("A") == ["night_shift", "pickpockets"]
    play.done()
