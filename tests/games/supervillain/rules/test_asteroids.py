"""Asteroids from launch to shot (SV-74 to SV-81, SV-85 to SV-89)."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at

# -- launching -----------------------------------------------------------------------------------


def _in_act_three(hand: str = "") -> Play:
    return at(
        f"""
        phase: act3
        turned up: flak_belt
        A:
          hand: {hand}
        """,
        seats=3,
    )


def _do(play: Play, kind: str, card: str) -> None:
    if kind == "ops":
        play.ops(card)
    else:
        play.use(card)


@pytest.mark.rule("SV-74", "SV-76")
def test_option_b_launches_the_card_turned_up_at_any_other_villain() -> None:
    play = _in_act_three()
    assert play.options() == ["keep flak_belt", "launch flak_belt B", "launch flak_belt C"]
    play.launch("C")
    assert play.asteroids() == ["flak_belt A>C"]
    assert play.projects("A") == []
    play.done()


@pytest.mark.rule("SV-74", "SV-77")
@pytest.mark.parametrize(
    ("have", "kind", "card"),
    [
        ("hand: slingshot_crew", "ops", "slingshot_crew"),
        ("project: asteroid_catapult", "use", "asteroid_catapult"),
        ("facility: asteroid_catapult", "use", "asteroid_catapult"),
    ],
)
def test_ops_projects_and_facilities_launch(have: str, kind: str, card: str) -> None:
    play = at(
        f"""
        A:
          {have}
        domination deck: flak_belt, rest
        """
    )
    _do(play, kind, card)
    assert play.asteroids() == ["flak_belt A>B"]  # uncharged
    play.done()


@pytest.mark.rule("SV-75", "SV-76")
def test_a_card_launched_by_an_effect_cannot_be_kept() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew
        domination deck: wormhole, chronosphere, rest
        """,
        seats=4,
    )
    play.ops("slingshot_crew")
    assert play.asked == "A target"
    assert play.options() == ["B", "C", "D"]  # no Project instead, and never at oneself
    play.choose("D")
    assert play.asteroids() == ["wormhole A>D"]  # the top card
    assert play.projects("A") == []
    play.done()


@pytest.mark.rule("SV-76")
def test_the_target_stays_what_it_was() -> None:
    play = at(
        """
        phase: act3
        turned up: flak_belt
        B:
          project: wormhole [pickpockets]
        C:
          project: chronosphere [heavy_lifters]
        """,
        seats=3,
    )
    play.launch("B")
    assert play.options() == ["end"]  # nothing to turn it with
    play.end_day()
    for _ in "BC":
        play.keep()
        play.end_day()
    assert play.asked == "A turned-up"  # it has hit in Act I
    assert play.mobs("B") == []
    assert play.mobs("C") == ["heavy_lifters"]


@pytest.mark.rule("SV-77", "SV-89")
def test_a_card_that_flew_charged_before_is_launched_uncharged() -> None:
    play = at(
        """
        A:
          hand: flak_jockeys, slingshot_crew
        asteroids:
          wormhole: B at A +charged
        domination deck:
        """
    )
    play.ops("flak_jockeys")
    assert play.domination_pile() == ["wormhole"]
    play.ops("slingshot_crew")
    assert play.asteroids() == ["wormhole A>B"]
    play.done()


@pytest.mark.rule("SV-78")
def test_everybody_may_look_at_the_front_of_a_flying_asteroid() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew
        domination deck: mirror_moon, rest
        """,
        seats=3,
    )
    play.ops("slingshot_crew")
    play.choose("B")
    for reader in ("A", "B", "C", None):
        seen = play.view(reader).asteroids
        assert [(a.card, a.owner, a.target) for a in seen] == [("mirror_moon", 0, 1)]
    play.done()


@pytest.mark.rule("SV-79")
def test_mental_restart_takes_projects_and_launches_nothing() -> None:
    play = at(
        """
        A:
          hand: mental_restart
          project: flak_belt
        domination deck: wormhole, chronosphere, rest
        """
    )
    play.ops("mental_restart")
    assert play.projects("A") == ["chronosphere", "wormhole"]
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-79")
def test_big_bang_generator_launches_and_takes_no_project() -> None:
    play = at(
        """
        A:
          hand: interns_of_doom
          project: big_bang_generator [heavy_lifters, pickpockets]
        domination deck: wormhole, chronosphere, rest
        """,
        seats=3,
    )
    play.mob("interns_of_doom", "big_bang_generator")
    play.choose("C", "B")
    assert play.asteroids() == ["wormhole A>C", "chronosphere A>B"]
    assert play.projects("A") == []
    play.done()


# -- charging ------------------------------------------------------------------------------------


@pytest.mark.rule("SV-80")
def test_a_charged_asteroid_cannot_be_charged_again() -> None:
    play = at(
        """
        A:
          hand: plasma_stuffing, plasma_stuffing
        asteroids:
          wormhole: B at A +charged
          flak_belt: A at B
          mirror_moon: B at A
        """
    )
    play.ops("plasma_stuffing")
    assert play.options() == ["flak_belt", "mirror_moon"]
    play.choose("flak_belt")
    assert play.asteroids() == ["wormhole B>A!", "flak_belt A>B!", "mirror_moon B>A"]
    play.done()


@pytest.mark.rule("SV-80")
def test_with_all_asteroids_charged_nothing_can_be_charged() -> None:
    play = at(
        """
        A:
          hand: plasma_stuffing, 3 random
          project: bad_luck_emitter
        asteroids:
          wormhole: B at A +charged
        """,
        total_annihilation="yes",
    )
    assert play.why_not("ops", "plasma_stuffing") == "SV-R10"
    assert play.why_not("use", "bad_luck_emitter") == "SV-R10"
    assert play.why_not("charge", "wormhole") == "SV-80"


@pytest.mark.rule("SV-81")
@pytest.mark.parametrize(
    ("have", "kind", "card", "pays"),
    [
        ("hand: plasma_stuffing", "ops", "plasma_stuffing", False),
        ("project: bad_luck_emitter", "use", "bad_luck_emitter", False),
        ("hand: encore, encore\n          project: doomsday_clock", "use", "doomsday_clock", True),
        ("facility: big_bang_generator", "use", "big_bang_generator", False),
    ],
)
def test_ops_and_other_effects_charge(have: str, kind: str, card: str, pays: bool) -> None:
    play = at(
        f"""
        A:
          {have}
        asteroids:
          flak_belt: A at B
        """
    )
    _do(play, kind, card)
    if pays:
        play.choose("encore")
    assert play.asteroids() == ["flak_belt A>B!"]
    play.done()


@pytest.mark.rule("SV-81", "SV-128")
def test_outside_total_annihilation_nobody_pays_for_a_charge() -> None:
    play = at(
        """
        A:
          hand: 7 random
        asteroids:
          flak_belt: A at B
        """
    )
    assert not play.can("charge", "flak_belt")
    assert play.why_not("charge", "flak_belt") == "SV-128"


# -- shooting down -------------------------------------------------------------------------------


def _under_fire(hand: str, charged: bool) -> Play:
    return at(
        f"""
        A:
          hand: {hand}
        asteroids:
          wormhole: B at A{" +charged" if charged else ""}
        """
    )


@pytest.mark.rule("SV-85")
@pytest.mark.parametrize(("charged", "price"), [(False, 2), (True, 3)])
def test_the_price_is_two_cards_and_three_if_charged(charged: bool, price: int) -> None:
    cards = ["heavy_lifters", "pickpockets", "night_shift"]
    too_few = _under_fire(", ".join(cards[: price - 1]), charged)
    assert too_few.why_not("shoot", "wormhole") == "SV-85"

    play = _under_fire(", ".join([*cards[:price], "encore"]), charged)
    play.shoot("wormhole")
    play.choose(*cards[:price])
    assert play.hand("A") == ["encore"]
    assert play.minion_pile() == cards[:price]
    assert play.domination_pile() == ["wormhole"]
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-86")
def test_only_incoming_asteroids_are_shot_down_for_cards() -> None:
    play = at(
        """
        A:
          hand: 6 random
        asteroids:
          wormhole: B at C
          chronosphere: A at B
          mirror_moon: C at A
        """,
        seats=3,
    )
    assert play.why_not("shoot", "wormhole") == "SV-86"
    assert play.why_not("shoot", "chronosphere") == "SV-86"
    assert play.can("shoot", "mirror_moon")


@pytest.mark.rule("SV-85", "SV-128")
def test_a_refusal_is_about_the_copy_that_could_be_meant() -> None:
    play = at(
        """
        A:
          hand: encore
        asteroids:
          wormhole: A at B +charged
          wormhole: B at A
        """,
        total_annihilation="yes",
    )
    assert play.why_not("shoot", "wormhole") == "SV-85"  # one is incoming: it is the price
    assert play.why_not("charge", "wormhole") == "SV-128"  # one is uncharged


@pytest.mark.rule("SV-86")
def test_as_many_are_shot_down_as_can_be_paid() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters, heavy_lifters, pickpockets, pickpockets, night_shift, night_shift
        asteroids:
          wormhole: B at A
          mirror_moon: B at A +charged
          flak_belt: B at A
        """
    )
    play.shoot("wormhole")
    play.choose("heavy_lifters", "heavy_lifters")
    play.shoot("mirror_moon")
    play.choose("pickpockets", "pickpockets", "night_shift")
    assert play.asteroids() == ["flak_belt B>A"]
    assert play.why_not("shoot", "flak_belt") == "SV-85"  # one card is left
    play.done()


@pytest.mark.rule("SV-86")
def test_nobody_shoots_on_another_villains_turn() -> None:
    play = at(
        """
        B:
          hand: 4 random
        asteroids:
          wormhole: A at B
        """
    )
    assert play.asked == "A day"
    assert play.table.why_not(1, kind="shoot", card="wormhole") is not None
    play.end_day()  # A passes; B's Morning
    assert play.asked == "B turned-up"
    assert not play.can("shoot", "wormhole")
    play.keep()
    assert play.can("shoot", "wormhole")  # B's Day


@pytest.mark.rule("SV-86")
def test_nobody_shoots_in_the_evening() -> None:
    play = at(
        """
        phase: evening
        A:
          hand: 8 random
        asteroids:
          wormhole: B at A
        """
    )
    assert play.asked == "A evening"
    assert not play.can("shoot", "wormhole")


@pytest.mark.rule("SV-87")
def test_effects_reach_incoming_asteroids_or_any_as_they_say() -> None:
    play = at(
        """
        A:
          hand: flak_jockeys, night_shift
          facility: black_hole_farm
          project: orbital_junkyard
          project: flak_belt
        asteroids:
          wormhole: B at C +charged
          chronosphere: C at A
          mirror_moon: B at A
        """,
        seats=3,
    )
    play.ops("flak_jockeys")
    assert play.options() == ["chronosphere", "mirror_moon", "wormhole"]
    play.choose("wormhole")
    play.use("black_hole_farm")
    assert play.options() == ["chronosphere", "mirror_moon"]
    play.choose("mirror_moon")
    play.use("flak_belt")
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-87")
def test_an_effect_on_incoming_asteroids_does_not_reach_others() -> None:
    play = at(
        """
        A:
          hand: night_shift
          facility: black_hole_farm
          project: flak_belt
          project: orbital_junkyard
        asteroids:
          wormhole: B at C
        """,
        seats=3,
    )
    assert play.why_not("use", "flak_belt") == "SV-R10"
    assert play.why_not("use", "black_hole_farm") == "SV-R10"
    play.use("orbital_junkyard")
    assert play.asteroids() == []
    play.done()


@pytest.mark.rule("SV-88")
def test_nobody_shoots_down_an_own_asteroid_by_any_means() -> None:
    play = at(
        """
        A:
          hand: flak_jockeys, 4 random
          project: orbital_junkyard
          project: black_hole_farm
        asteroids:
          wormhole: A at B
        """
    )
    assert play.why_not("ops", "flak_jockeys") == "SV-R10"
    assert play.why_not("use", "orbital_junkyard") == "SV-R10"
    assert play.why_not("use", "black_hole_farm") == "SV-R10"
    assert play.why_not("shoot", "wormhole") == "SV-86"


@pytest.mark.rule("SV-88")
def test_beside_a_foreign_asteroid_the_own_one_is_no_choice() -> None:
    play = at(
        """
        A:
          project: black_hole_farm
        asteroids:
          wormhole: A at B
          mirror_moon: B at C
          flak_belt: C at A
        """,
        seats=3,
    )
    play.use("black_hole_farm")
    assert play.options() == ["flak_belt", "mirror_moon"]
    play.choose("flak_belt")
    assert play.options() == ["decline", "mirror_moon"]
    play.choose("mirror_moon")
    assert play.asteroids() == ["wormhole A>B"]
    play.done()


@pytest.mark.rule("SV-89")
def test_a_downed_asteroid_hits_nothing_and_gives_its_owner_no_card() -> None:
    play = at(
        """
        A:
          hand: night_shift, pickpockets
          project: chronosphere [heavy_lifters]
        asteroids:
          wormhole: B at A +charged
          flak_belt: B at A
        minion deck: encore, recruitment_drive, blueprint_arson, rest
        """
    )
    play.shoot("flak_belt")
    play.choose("night_shift")
    assert play.domination_pile() == ["flak_belt"]
    assert play.hand("B") == []
    play.end_day()
    assert play.asked == "B turned-up"  # the Mob was the only thing within reach of the other one
    assert play.hand("B") == ["encore", "recruitment_drive"]  # one hit and Act II, no more
    assert play.domination_pile() == ["flak_belt", "wormhole"]
    assert play.mobs("A") == []
