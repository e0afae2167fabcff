"""Why something cannot be done: the true reason, with its rule."""

from __future__ import annotations

import pytest

import fiendish
from tests.games.star_wars_villainous.playing import at
from tests.games.villainous.refusals import checks_agree

READY = (
    "mover: emperors_throne_room\n  conflicted: 1\n  piece: emperors_throne_room\n"
    "  emperors_throne_room: emperor_palpatine"
)
CASES = {
    # actions of the guide
    "Vader cannot pay": (
        "darth_vader", "deed", "", "", f"ambition: 5\n  {READY}", "SW-39",
        "it costs 6 Ambition, and you have 5",
    ),
    "Vader's symbol is covered": (
        "darth_vader", "deed", "", "", f"ambition: 6\n  {READY}, yoda", "SW-27", "covered by Yoda",
    ),
    "Vader is not allowed to": (
        "darth_vader", "deed", "", "",
        f"ambition: 6\n  {READY}\n  restrictions: more_powerful_than_you_can_imagine", "SW-32",
        "More Powerful Than You Can Imagine",
    ),
    "Palpatine is not there": (
        "darth_vader", "deed", "", "",
        "ambition: 6\n  mover: emperors_throne_room\n  conflicted: 1\n"
        "  piece: emperors_throne_room", "SW-158", "with Emperor Palpatine",
    ),
    "a Reset unpaid": (
        "asajj_ventress", "deed", "assault_on_kamino", "",
        "mover: dathomir\n  briefs: assault_on_kamino", "SW-39",
        "it costs 1 Ambition, and you have 0",
    ),
    "a Reset bought already": (
        "asajj_ventress", "deed", "assault_on_kamino", "",
        "mover: dathomir\n  ambition: 3\n  briefs: assault_on_kamino +reset", "SW-R54", "once",
    ),
    "a Reset without what it asks for": (
        "asajj_ventress", "deed", "vengeance_against_dooku", "",
        "mover: dathomir\n  ambition: 3\n  briefs: vengeance_against_dooku", "SW-86",
        "it needs what its Ambition Reset asks for",
    ),
    "one more Mission unpaid": (
        "asajj_ventress", "deed", "", "1",
        "mover: dathomir\n  briefs: assault_on_kamino, hunt_the_brothers\n  ambition: 1", "SW-39",
        "it costs 2 Ambition, and you have 1",
    ),
    "no Mission left": (
        "asajj_ventress", "deed", "", "1",
        "mover: dathomir\n  ambition: 9\n  missions:\n  briefs: assault_on_kamino,"
        " hunt_the_brothers, kidnap_the_huttlet, the_padawans_bounty, cargo_on_the_subtram,"
        " vengeance_against_dooku", "SW-111", "no further Mission",
    ),
    "a task unpaid": (
        "asajj_ventress", "deed", "", "2",
        "mover: dathomir\n  ambition: 3\n  briefs: vengeance_against_dooku", "SW-39",
        "it costs 4 Ambition, and you have 3",
    ),
    "a task of no Mission": (
        "asajj_ventress", "deed", "", "2",
        "mover: dathomir\n  ambition: 9\n  briefs: assault_on_kamino", "SW-107", "no Mission",
    ),
    "a task without the symbol": (
        "asajj_ventress", "deed", "", "3",
        "mover: dathomir\n  credits: 9\n  briefs: cargo_on_the_subtram", "SW-21", "no such symbol",
    ),
    "a guide without actions": (
        "general_grievous", "deed", "", "", "ambition: 9", "SW-37", "no such action",
    ),
    # Vanquish
    "Grogu": (
        "moff_gideon", "vanquish", "grogu", "",
        "mover: nevarro_city\n  tython: grogu, dark_troopers", "SW-166", "Grogu",
    ),
    "captured Grogu": (
        "moff_gideon", "vanquish", "captured_grogu", "",
        "mover: nevarro_city\n  tython: captured_grogu, dark_troopers", "SW-166", "Grogu",
    ),
    "Fennec Shand": (
        "moff_gideon", "vanquish", "fennec_shand", "",
        "mover: nevarro_city\n  tython: fennec_shand, dark_troopers +9", "SW-31",
        "Fennec Shand asks for 2 Allies, you have 1 there",
    ),
    "Chewbacca": (
        "darth_vader", "vanquish", "chewbacca", "",
        "mover: cloud_city\n  mustafar: chewbacca, stormtroopers +9", "SW-31",
        "Chewbacca asks for 2 Allies, you have 1 there",
    ),
    "an unengaged Hero Vehicle": (
        "darth_vader", "vanquish", "x_wing_starfighter", "",
        "mover: cloud_city\n  deep_space: x_wing_starfighter", "SW-136", "not engaged",
    ),
    "the Luke tile": (
        "darth_vader", "vanquish", "luke_skywalker_tile", "",
        "mover: cloud_city\n  death_star: stormtroopers", "SW-156", "tile",
    ),
    "too weak": (
        "darth_vader", "vanquish", "yoda", "", "mover: cloud_city\n  mustafar: yoda, stormtroopers",
        "SW-60", "your Allies there have 2",
    ),
    "an Ally": (
        "darth_vader", "vanquish", "stormtroopers", "",
        "mover: cloud_city\n  mustafar: yoda, stormtroopers", "SW-58", "only Heroes",
    ),
    # Restrictions
    "Torn Apart": (
        "kylo_ren", "free", "torn_apart", "", "ambition: 1\n  restrictions: torn_apart", "SW-39",
        "it costs 3 Ambition, and you have 1",
    ),
    "Torn Apart before moving": (
        "kylo_ren", "free", "torn_apart", "", "ambition: 1\n  restrictions: torn_apart", "SW-39",
        "it costs 3 Ambition, and you have 1",
    ),
    "Strange Alliances": (
        "asajj_ventress", "free", "strange_alliances", "",
        "restrictions: strange_alliances\n  dathomir: nightsisters", "SW-121",
        "it needs two Allies in your Sector",
    ),
    "Under Repair": (
        "general_grievous", "free", "under_repair", "", "credits: 5\n  restrictions: under_repair",
        "SW-45", "it costs 6 Credits, and you have 5",
    ),
    # Ambition Abilities
    "the second ability of Beskar": (
        "moff_gideon", "use", "beskar", "1",
        "mover: nevarro_city\n  ambition: 3\n  tython: dark_troopers [beskar]", "SW-39",
        "it costs 4 Ambition, and you have 3",
    ),
    "the first ability of Beskar": (
        "moff_gideon", "use", "beskar", "0",
        "mover: nevarro_city\n  ambition: 4\n  tython: dark_troopers [beskar]", "SW-86",
        "it needs a card in your hand that has a place to go",
    ),
    # Maneuver
    "into a Vehicle": (
        "moff_gideon", "maneuver", "dark_troopers", "mg_outland_tie_fighter",
        "mover: old_imperial_base\n  tython: dark_troopers\n  deep_space: outland_tie_fighter",
        "SW-R46", "into a Vehicle",
    ),
    "an unengaged Vehicle": (
        "moff_gideon", "maneuver", "outland_tie_fighter", "",
        "mover: old_imperial_base\n  deep_space: outland_tie_fighter", "SW-137", "engaged with no",
    ),
    "a Vehicle to a location": (
        "moff_gideon", "maneuver", "outland_tie_fighter", "mg_tython",
        "mover: old_imperial_base\n  deep_space: outland_tie_fighter", "SW-122", "Deep Space only",
    ),
    "into another Sector": (
        "moff_gideon", "maneuver", "dark_troopers", "dv_mustafar",
        "mover: old_imperial_base\n  tython: dark_troopers", "SW-49", "your own Sector",
    ),
    "a Hero": (
        "moff_gideon", "maneuver", "koska_reeves", "mg_tython",
        "mover: old_imperial_base\n  the_bridge: koska_reeves", "SW-50",
        "only your own cards can be maneuvered",
    ),
    "where Grogu is": (
        "moff_gideon", "maneuver", "dark_troopers", "mg_tython",
        "mover: old_imperial_base\n  tython: grogu\n  the_bridge: dark_troopers\n"
        "  restrictions: unexpected_help", "SW-32", "Unexpected Help",
    ),
    "an attached Item": (
        "moff_gideon", "maneuver", "beskar", "mg_the_bridge",
        "mover: old_imperial_base\n  tython: dark_troopers [beskar]", "SW-51", "goes only along",
    ),
    "no such act": ("darth_vader", "step", "", "", "credits: 1", "SW-21", "free, use, deed"),
}  # fmt: skip


@pytest.mark.rule(
    "SW-21", "SW-27", "SW-31", "SW-32", "SW-37", "SW-39", "SW-45", "SW-49", "SW-50", "SW-51", "SW-58",
    "SW-60", "SW-86", "SW-107", "SW-111", "SW-121", "SW-122", "SW-136", "SW-137", "SW-156", "SW-158",
    "SW-166", "SW-R46", "SW-R54",
)  # fmt: skip
@pytest.mark.parametrize("case", CASES)
def test_the_reason_is_the_true_one(case: str):
    villain, kind, card, place, text, rule, words = CASES[case]
    phase = "phase: move\n" if "before moving" in case else ""
    play = at(f"{phase}A:\n  {text}\n", villains=villain)
    wanted = {"kind": kind, "card": card and play._full(card), "place": place}
    reason = play.table.why_not(0, **{key: value for key, value in wanted.items() if value})
    assert reason is not None
    assert (reason.rule, words in reason.text) == (rule, True), str(reason)
    assert "relocate" not in reason.text


@pytest.mark.rule("SW-135")
def test_a_pair_with_the_mover_aboard():
    play = at("""
        A:
          mover: tie_advanced_x1
          deep_space: tie_advanced_x1 [x_wing_starfighter]
    """)
    assert play.why_not("vanquish", "x_wing_starfighter") == "SW-27"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_act_is_listed_or_has_a_reason(seats: int):
    found = 0
    for seed in range(3):
        game = fiendish.new("star_wars_villainous", seats=seats, seed=seed, turn_limit=100)
        found += checks_agree(game, seed)
    assert found > 1000
