"""Vanquish actions and Strength: SW-58 to SW-63, section F, and their rulings."""

from __future__ import annotations

import pytest

from fiendish.games.villainous.rules.changes import weaken
from tests.games.star_wars_villainous.playing import at

GRIEVOUS = "general_grievous,darth_vader"
GIDEON = "moff_gideon,darth_vader"


@pytest.mark.rule("SW-58", "SW-59", "SW-62", "SW-153")
def test_hero_and_allies_go_to_their_own_piles():
    play = at("""
        A:
          mover: cloud_city
          death_star: stormtroopers
          mustafar: yoda, boba_fett, admiral_piett
    """)
    play.take(kind="vanquish", card="dv_yoda")
    assert play.options() == ["admiral_piett", "boba_fett"]  # not the Stormtroopers elsewhere
    play.choose("boba_fett")
    play.decline()
    assert (play.pile("A"), play.fate_pile("A")) == (["boba_fett"], ["yoda"])
    assert play.at("A", "mustafar") == ["A admiral_piett 1"]
    play.done()


@pytest.mark.rule("SW-59")
def test_allies_elsewhere_do_not_help():
    play = at("A:\n  mover: cloud_city\n  mustafar: yoda\n  death_star: boba_fett")
    assert not play.can("vanquish")
    assert play.why_not("vanquish", "yoda") == "SW-59"


@pytest.mark.rule("SW-60")
@pytest.mark.parametrize(("allies", "possible"), [
    ("stormtroopers", False),
    ("stormtroopers, admiral_piett", True),
    ("stormtroopers -1, admiral_piett", False),
    ("stormtroopers -1, admiral_piett +1", True),
])  # fmt: skip
def test_the_strength_must_be_reached_after_all_changes(allies: str, possible: bool):
    play = at(f"A:\n  mover: cloud_city\n  mustafar: yoda, {allies}")
    assert play.can("vanquish", "yoda") is possible


@pytest.mark.rule("SW-61", "SW-R27")
def test_the_player_says_who_is_used_and_may_use_more_than_needed():
    play = at("A:\n  mover: cloud_city\n  mustafar: yoda, boba_fett, admiral_piett, stormtroopers")
    play.vanquish("yoda", "stormtroopers", "admiral_piett")
    assert play.at("A", "mustafar") == ["A boba_fett 4"]
    more = at("A:\n  mover: cloud_city\n  mustafar: yoda, boba_fett, admiral_piett, stormtroopers")
    more.vanquish("yoda", "boba_fett", "admiral_piett", "stormtroopers")
    assert more.pile("A") == ["boba_fett", "admiral_piett", "stormtroopers"]
    more.done()


@pytest.mark.rule("SW-61")
def test_those_named_must_be_enough():
    play = at("A:\n  mover: cloud_city\n  mustafar: yoda, boba_fett, admiral_piett")
    play.take(kind="vanquish", card="dv_yoda")
    play.choose("admiral_piett")
    assert play.pile("A") == ["admiral_piett", "boba_fett"]  # only Boba Fett was left to name
    play.done()


@pytest.mark.rule("SW-63", "SW-134", "SW-136")
def test_vehicles_are_vanquished_without_strength_and_only_engaged_ones():
    play = at("""
        A:
          mover: cloud_city
          deep_space: executor [x_wing_starfighter], millennium_falcon
    """)
    assert play.options("vanquish") == ["vanquish x_wing_starfighter"]


@pytest.mark.rule("SW-79", "SW-R26")
def test_an_ally_at_nothing_stays_in_play_and_adds_nothing():
    play = at("A:\n  mover: cloud_city\n  mustafar: yoda, admiral_piett -1, stormtroopers")
    assert play.strength("admiral_piett") == 0
    assert not play.can("vanquish")  # 2 against 3
    weak = at("A:\n  mover: cloud_city\n  mustafar: yoda -3, admiral_piett -1")
    weak.vanquish("yoda")
    assert weak.fate_pile("A") == ["yoda"]


@pytest.mark.rule("SW-79")
def test_an_ally_at_nothing_keeps_its_ability():
    play = at("A:\n  credits: 2\n  mustafar: admiral_piett -1\n  hand: executor")
    play.play("executor")
    assert play.space("A") == ["executor"]


@pytest.mark.rule("SW-80", "SW-82", "SW-R29")
def test_against_nothing_those_used_stay_but_for_those_at_nothing_themselves():
    play = at("A:\n  mover: cloud_city\n  mustafar: yoda -3, admiral_piett -1, boba_fett")
    play.vanquish("yoda", "admiral_piett", "boba_fett")
    assert play.at("A", "mustafar") == ["A boba_fett 4"]
    assert play.pile("A") == ["admiral_piett"]
    play.done()


@pytest.mark.rule("SW-80")
def test_an_ally_at_nothing_leaves_after_any_vanquish_action():
    play = at("A:\n  mover: cloud_city\n  mustafar: yoda, admiral_piett -1, boba_fett")
    play.vanquish("yoda", "admiral_piett")  # and Boba Fett, who is needed
    assert play.at("A", "mustafar") == []
    assert any("removed" in line and "Piett" in line for line in play.log(None))
    play.done()


@pytest.mark.rule("SW-81")
def test_a_hero_at_nothing_stays_and_blocks_and_keeps_the_ability():
    play = at("A:\n  mover: death_star\n  credits: 9\n  death_star: r2_d2 -2, boba_fett")
    assert play.strength("r2_d2") == 0
    assert play.why_not("fate") == "SW-27"
    assert play.why_not("activate", "boba_fett") == "SW-32"


@pytest.mark.rule("SW-82", "SW-R26")
def test_a_hero_at_nothing_takes_an_action_and_an_ally():
    alone = at("A:\n  mover: cloud_city\n  mustafar: yoda -3\n  death_star: boba_fett")
    assert not alone.can("vanquish")
    play = at("A:\n  mover: cloud_city\n  mustafar: yoda -3, boba_fett")
    play.vanquish("yoda")
    assert play.at("A", "mustafar") == ["A boba_fett 4"]
    assert play.why_not("vanquish") == "SW-22"


@pytest.mark.rule("SW-78", "SW-83")
def test_tokens_count_as_long_as_they_lie_there():
    play = at("A:\n  mover: emperors_throne_room\n  mustafar: boba_fett -1, stormtroopers +2")
    assert play.at("A", "mustafar") == ["A boba_fett 3", "A stormtroopers 4"]
    play.maneuver("stormtroopers", "cloud_city")
    assert play.at("A", "cloud_city") == ["A stormtroopers 4"]


@pytest.mark.rule("SW-83", "SW-R22")
def test_tokens_are_gone_with_the_card():
    play = at("A:\n  mover: cloud_city\n  mustafar: yoda, boba_fett -1")
    boba = play.handle("boba_fett")
    play.vanquish("yoda")
    assert (play.g.plus[boba], play.g.minus[boba]) == (0, 0)


@pytest.mark.rule("SW-R25")
def test_strength_is_never_below_nothing_but_tokens_are_all_kept():
    play = at("A:\n  mustafar: admiral_piett -2")
    piett = play.handle("admiral_piett")
    assert (play.strength("admiral_piett"), play.g.minus[piett]) == (0, 2)
    weaken(play.g, piett, -1)
    assert (play.strength("admiral_piett"), play.g.minus[piett]) == (0, 1)


@pytest.mark.rule("SW-R25", "SW-R24")
def test_opposite_tokens_leave_in_pairs():
    play = at("""
        A:
          mover: nevarro_city
          ambition: 2
          hand: me_and_the_kid_will_survive
          tython: fennec_shand +1
    """, villains=GIDEON)  # fmt: skip
    fennec = play.handle("fennec_shand")
    play.play("me_and_the_kid_will_survive")
    assert (play.g.plus[fennec], play.g.minus[fennec]) == (0, 0)
    play.done()


@pytest.mark.rule("SW-84", "SW-85")
@pytest.mark.parametrize(("here", "there", "strength"), [
    ("the_mandalorian, grogu", "", 6),
    ("the_mandalorian", "grogu", 4),
    ("the_mandalorian, captured_grogu", "", 6),
])  # fmt: skip
def test_the_mandalorian_is_stronger_beside_grogu(here: str, there: str, strength: int):
    play = at(f"A:\n  tython: {here}\n  the_bridge: {there}", villains=GIDEON)
    assert play.strength("the_mandalorian") == strength


@pytest.mark.rule("SW-84", "SW-R24")
def test_what_depends_on_something_comes_and_goes_with_it():
    play = at("""
        A:
          mover: utapau
          florrum: b1_battle_droids, b1_battle_droids
    """, villains=GRIEVOUS)  # fmt: skip
    assert play.at("A", "florrum") == ["A b1_battle_droids 1"] * 2
    play.maneuver("b1_battle_droids", "utapau")
    assert play.at("A", "florrum") == ["A b1_battle_droids 0"]
    assert play.at("A", "utapau") == ["A b1_battle_droids 0"]


@pytest.mark.rule("SW-R28")
def test_strengths_are_compared_while_all_are_in_place():
    play = at("""
        A:
          mover: florrum
          florrum: b1_battle_droids, b1_battle_droids, b1_battle_droids, kit_fisto
    """, villains=GRIEVOUS)  # fmt: skip
    play.vanquish("kit_fisto", "b1_battle_droids", "b1_battle_droids")
    assert play.at("A", "florrum") == ["A b1_battle_droids 0"]
    assert play.fate_pile("A") == ["kit_fisto"]


@pytest.mark.rule("SW-R30", "SW-143")
def test_an_ally_at_nothing_is_removed_so_that_nothing_saves_it():
    play = at("""
        A:
          mover: florrum
          ambition: 3
          florrum: b2_super_battle_droids -1, gor, kit_fisto
    """, villains=GRIEVOUS)  # fmt: skip
    play.vanquish("kit_fisto", "b2_super_battle_droids")  # and Gor, who is needed
    assert play.pile("A") == ["b2_super_battle_droids", "gor"]
    assert play.second("A") == 4  # Gor's; nothing was paid for the droids
    play.done()


@pytest.mark.rule("SW-R31")
def test_the_allies_used_are_discarded_neither_defeated_nor_removed():
    play = at("""
        A:
          mover: florrum
          florrum: bx_droid_commandos, bx_droid_commandos, kit_fisto
    """, villains=GRIEVOUS)  # fmt: skip
    play.vanquish("kit_fisto", "bx_droid_commandos")  # and the others, who are needed
    play.choose("bx_droid_commandos")
    play.decline()
    assert (play.hand("A"), play.pile("A")) == (["bx_droid_commandos"], ["bx_droid_commandos"])
    play.done()


@pytest.mark.rule("SW-R31", "SW-164")
def test_a_vanquished_vehicle_is_no_defeated_hero():
    play = at("""
        A:
          mover: florrum
          deep_space: malevolence [the_negotiator]
    """, villains=GRIEVOUS)  # fmt: skip
    before = play.view().realms[0].progress
    play.vanquish("the_negotiator")
    assert play.view().realms[0].progress == before
    assert play.space("A") == []


@pytest.mark.rule("SW-R32", "SW-94")
def test_items_leave_with_their_character_to_their_own_pile():
    play = at("""
        A:
          mover: tython
          nevarro_city: death_troopers [beskar], stormtroopers, koska_reeves
    """, villains=GIDEON)  # fmt: skip
    play.vanquish("koska_reeves", "death_troopers")
    assert sorted(play.pile("A")) == ["beskar", "death_troopers"]
    assert play.fate_pile("A") == ["koska_reeves"]
    play.done()
