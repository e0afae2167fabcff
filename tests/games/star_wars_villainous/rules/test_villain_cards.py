"""Section G: what may be played, where, and Conditions."""

from __future__ import annotations

import pytest

from fiendish.games.villainous.rules.changes import remove
from tests.games.star_wars_villainous.playing import Play, at

GRIEVOUS = "general_grievous,darth_vader"
GIDEON = "moff_gideon,darth_vader"


@pytest.mark.rule("SW-86", "SW-R8")
@pytest.mark.parametrize(("card", "text"), [
    ("force_choke", "mustafar: chewbacca"),  # too strong
    ("lack_of_faith", ""),  # no Ally
    ("i_am_your_father", ""),  # Luke is elsewhere
    ("i_am_your_father", "piece: dv_cloud_city\n  conflicted: 1"),
])  # fmt: skip
def test_what_cannot_be_carried_out_cannot_be_played(card: str, text: str):
    play = at(f"A:\n  mover: cloud_city\n  ambition: 9\n  hand: {card}\n  {text}")
    assert not play.can("play", card)
    assert play.why_not("play", card) == "SW-86"
    assert play.second("A") == 9


@pytest.mark.rule("SW-R8")
def test_one_possible_option_of_several_is_enough():
    play = at("A:\n  credits: 2\n  hand: it_is_your_destiny")
    play.play("it_is_your_destiny")
    assert len(play.hand("A")) == 2  # nobody escorts Luke, so two cards are drawn
    play.done()


@pytest.mark.rule("SW-R8")
def test_drawing_counts_as_possible_even_with_nothing_to_draw():
    play = at("A:\n  credits: 2\n  hand: it_is_your_destiny\n  deck:")
    play.play("it_is_your_destiny")
    assert play.hand("A") == []
    play.done()


@pytest.mark.rule("SW-R8")
def test_abilities_are_all_or_nothing_as_well():
    play = at("A:\n  mover: cloud_city\n  ambition: 9\n  mustafar: emperor_palpatine")
    assert not play.can("use")  # Luke is not there
    assert play.why_not("use", "emperor_palpatine") == "SW-86"
    play = at("A:\n  mover: death_star\n  credits: 9\n  mustafar: boba_fett")
    assert play.why_not("activate", "boba_fett") == "SW-86"  # no Hero


@pytest.mark.rule("SW-R8", "SW-144")
def test_what_is_free_may_be_played_anyway_and_does_what_it_can():
    play = at("""
        A:
          mover: nevarro_city
          tython: stormtroopers [beskar]
          hand: me_and_the_kid_will_survive
    """, villains=GIDEON)  # fmt: skip
    play.use("beskar", "0")
    play.choose("me_and_the_kid_will_survive")
    assert play.pile("A") == ["beskar", "me_and_the_kid_will_survive"]  # there was no Hero
    assert play.second("A") == 0
    play.done()


@pytest.mark.rule("SW-87", "SW-88", "SW-123", "SW-R46")
def test_allies_go_to_the_four_locations_and_never_on_board():
    play = at("""
        A:
          mover: death_star
          credits: 1
          deep_space: executor
          hand: stormtroopers
    """)
    assert play.options("play") == [
        f"play stormtroopers {place}"
        for place in ("cloud_city", "death_star", "emperors_throne_room", "mustafar")
    ]
    assert play.why_not("play", "stormtroopers", "dv_executor") != ""


@pytest.mark.rule("SW-R46")
def test_nothing_is_maneuvered_on_board():
    play = at("""
        A:
          mover: emperors_throne_room
          deep_space: executor
          mustafar: stormtroopers
    """)
    assert not play.can("maneuver", "stormtroopers", "executor")
    assert len(play.options("maneuver")) == 3


@pytest.mark.rule("SW-89")
def test_allies_serve_as_their_owner_decides():
    play = at("""
        A:
          mover: cloud_city
          mustafar: boba_fett, yoda
          hand: lack_of_faith
    """)
    assert play.can("vanquish", "yoda")
    assert play.can("play", "lack_of_faith")


@pytest.mark.rule("SW-91", "SW-R8")
def test_an_item_to_attach_needs_an_ally():
    none = at("A:\n  mover: tython\n  credits: 9\n  hand: beskar", villains=GIDEON)
    assert not none.can("play", "beskar")
    play = at(
        "A:\n  mover: tython\n  credits: 2\n  hand: beskar\n  the_bridge: stormtroopers\n"
        "  tython: koska_reeves\n  nevarro_city: doctor_pershing",
        villains=GIDEON,
    )
    assert not play.can("play", "beskar")  # covered
    play = at(
        "A:\n  mover: nevarro_city\n  credits: 2\n  hand: beskar\n  the_bridge: stormtroopers\n"
        "  tython: koska_reeves, doctor_pershing",
        villains=GIDEON,
    )
    assert play.options("play") == ["play beskar doctor_pershing", "play beskar stormtroopers"]
    play.play("beskar", "stormtroopers")
    assert play.at("A", "the_bridge") == ["A stormtroopers 1 [beskar]"]
    play.done()


@pytest.mark.rule("SW-94", "SW-143")
def test_items_leave_with_an_ally_that_is_removed():
    play = at("""
        A:
          mover: nevarro_city
          tython: stormtroopers [beskar], doctor_pershing
    """, villains=GIDEON)  # fmt: skip
    for _ in remove(play.g, play.handle("stormtroopers")):
        pass
    assert sorted(play.pile("A")) == ["beskar", "stormtroopers"]
    assert play.at("A", "tython") == ["A doctor_pershing 0"]


@pytest.mark.rule("SW-95")
def test_an_effect_is_paid_carried_out_and_discarded():
    play = at("A:\n  mover: cloud_city\n  ambition: 3\n  mustafar: yoda\n  hand: force_choke")
    play.play("force_choke")
    assert (play.second("A"), play.pile("A")) == (1, ["force_choke"])
    assert play.fate_pile("A") == ["yoda"]
    play.done()


@pytest.mark.rule("SW-99", "SW-127", "SW-R40")
def test_a_new_vehicle_may_engage_one_hero_vehicle_or_none():
    text = """
        A:
          credits: 3
          deep_space: x_wing_starfighter, millennium_falcon
          hand: executor
    """
    play = at(text)
    play.play("executor")
    assert play.options() == ["decline", "millennium_falcon", "x_wing_starfighter"]
    play.choose("millennium_falcon")
    assert play.space("A") == ["executor < millennium_falcon", "x_wing_starfighter"]
    play.done()
    none = at(text)
    none.play("executor")
    none.decline()
    assert none.space("A") == ["executor", "millennium_falcon", "x_wing_starfighter"]


@pytest.mark.rule("SW-100")
def test_a_villain_may_have_cards_of_its_own_kind():
    play = at("", villains="asajj_ventress,darth_vader")
    kinds = [
        [face.kind.name for face in play.g.book.faces if face.deck == villain.id]
        for villain in play.g.book.villains
    ]
    assert [kind.count("MISSION") for kind in kinds].count(6) == 1
    assert [kind.count("MISSION") for kind in kinds].count(0) == 4


# -- Conditions ------------------------------------------------------------------------------------


def plays_a_card(hands: dict[str, str], seats: int = 3) -> Play:
    """B (Moff Gideon) plays a card for Credits; the others hold these cards."""
    blocks = "\n".join(f"{player}:\n  hand: {hand}" for player, hand in hands.items())
    play = at(
        f"active: B\nB:\n  mover: tython\n  credits: 9\n  hand: stormtroopers\n{blocks}",
        seats=seats,
        villains="general_grievous,moff_gideon,darth_vader",
    )
    play.play("stormtroopers", "tython")
    return play


@pytest.mark.rule("SW-96", "SW-97")
def test_a_condition_costs_nothing_and_nothing_is_drawn_for_it():
    play = plays_a_card({"A": "hunting_jedi, gor"})
    play.choose("hunting_jedi", "utapau")
    assert (play.power("A"), play.second("A"), play.hand("A")) == (0, 0, ["gor"])
    assert play.pile("A") == ["hunting_jedi"]


@pytest.mark.rule("SW-97")
def test_afterwards_the_turn_goes_on():
    play = plays_a_card({"A": "hunting_jedi, gor"})
    while play.asked[2:] != "act":
        play.decline() if "decline" in play.options() else play.table.answer(0)
    play.done("B")
    assert play.can("collect")


@pytest.mark.rule("SW-98", "SW-R34", "SW-R38")
def test_any_number_by_anybody_clockwise_each_until_passing():
    play = plays_a_card({
        "A": "hunting_jedi, hunting_jedi", "C": "you_underestimate_the_dark_side",
    })  # fmt: skip
    assert play.asked == "C condition"  # clockwise from B, who has 8 Credits
    play.choose("you_underestimate_the_dark_side")
    assert play.power("C") == 2
    assert play.asked == "C condition"  # and may go on, for all the others know
    play.decline()
    assert play.asked == "A condition"
    play.choose("hunting_jedi", "utapau")
    while play.asked == "A fate-place" or play.asked[2:] == "where":
        play.table.answer(0)
    assert play.asked == "A condition"
    assert "hunting_jedi" in play.options()


@pytest.mark.rule("SW-R34")
def test_the_round_is_repeated_until_all_have_passed():
    play = plays_a_card({
        "A": "hunting_jedi, gor", "C": "you_underestimate_the_dark_side, executor",
    })  # fmt: skip
    play.decline()
    assert play.asked == "A condition"
    play.choose("hunting_jedi", "utapau")
    while play.asked[2:] != "condition":
        play.table.answer(0)
    play.decline()
    assert play.asked == "C condition"  # once more
    play.choose("you_underestimate_the_dark_side")
    assert play.power("C") == 2


@pytest.mark.rule("SW-96", "SW-R35")
def test_a_condition_is_never_played_by_an_action_or_effect():
    play = at("""
        A:
          mover: nevarro_city
          credits: 9
          ambition: 9
          tython: stormtroopers [beskar]
          hand: experimentation
    """, villains=GIDEON)  # fmt: skip
    assert not play.can("play")
    assert play.why_not("play", "experimentation") == "SW-96"
    assert not play.can("use", "beskar", "0")  # nothing else to play for free


@pytest.mark.rule("SW-96", "SW-R33")
def test_the_window_comes_after_the_action_that_opens_it():
    play = plays_a_card({"A": "hunting_jedi"})
    assert play.asked == "A condition"
    assert play.at("B", "tython") == ["B stormtroopers 1"]


@pytest.mark.rule("SW-R36")
@pytest.mark.parametrize(("act", "asked"), [("play", True), ("free", False)])
def test_spending_is_paying_ambition(act: str, asked: bool):
    play = at("""
        active: B
        A:
          hand: experimentation
          tython: dark_troopers
        B:
          mover: cloud_city
          ambition: 3
          mustafar: yoda, stormtroopers
          hand: force_choke, lack_of_faith
    """, villains="moff_gideon,darth_vader")  # fmt: skip
    play.play("force_choke" if asked else "lack_of_faith")
    assert (play.asked == "A condition") is asked
    if asked:
        play.choose("experimentation")
        assert play.at("A", "tython") == ["A dark_troopers 6"]


@pytest.mark.rule("SW-R38")
def test_an_event_lets_each_copy_be_played_once():
    play = at("""
        active: B
        A:
          hand: long_live_the_empire, long_live_the_empire, long_live_the_empire
        B:
          mover: mustafar
          hand: stormtroopers
    """, villains="moff_gideon,darth_vader")  # fmt: skip
    play.take(kind="discard")
    play.choose(*["long_live_the_empire"] * 3)
    assert play.second("A") == 3
    play.done("B")
