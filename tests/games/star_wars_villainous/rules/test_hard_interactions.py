"""Hard interactions of the ledger that no single Villain's tests hold; the others are with the cards."""

from __future__ import annotations

import pytest

from fiendish.games.star_wars_villainous.rules.verbs import remove
from tests.games.star_wars_villainous.playing import at, fated

GRIEVOUS = "general_grievous,darth_vader"
GIDEON = "moff_gideon,darth_vader"


@pytest.mark.rule("SW-H1", "SW-29")
def test_1_symbols_are_free_as_soon_as_the_hero_is_vanquished():
    play = at("""
        A:
          mover: nevarro_city
          nevarro_city: koska_reeves, death_troopers
          credits: 0
    """, villains=GIDEON)  # fmt: skip
    assert not play.can("collect")
    play.vanquish("koska_reeves")  # by a lower symbol
    play.collect()
    assert play.power("A") == 2
    play.done()


@pytest.mark.rule("SW-H1", "SW-R6")
def test_1_but_a_symbol_used_before_the_hero_came_stays_used():
    play = at("""
        A:
          mover: nevarro_city
          ambition: 1
          nevarro_city: the_client, dark_troopers
          hand: you_have_something_i_want
          fate deck: koska_reeves, rest
    """, villains=GIDEON)  # fmt: skip
    play.collect()
    play.play("you_have_something_i_want")
    play.choose("nevarro_city")
    assert play.why_not("collect") != ""
    play.vanquish("koska_reeves", "dark_troopers")
    assert play.why_not("collect") == "SW-22"
    play.done()


@pytest.mark.rule("SW-H2", "SW-R28", "SW-R29")
def test_2_battle_droids_count_the_others_and_all_leave_together():
    play = at("""
        A:
          mover: florrum
          florrum: anakin_skywalker, b1_battle_droids, bx_droid_commandos, b2_super_battle_droids
    """, villains=GRIEVOUS)  # fmt: skip
    assert play.strength("b1_battle_droids") == 2
    play.vanquish("anakin_skywalker", "b1_battle_droids", "bx_droid_commandos")
    play.decline()  # the commandos could come back to the hand
    assert play.at("A", "florrum") == ["A b2_super_battle_droids 1"]
    assert play.mark("A") == 1
    play.done()


@pytest.mark.rule("SW-H2", "SW-R29")
def test_2_a_lone_battle_droid_against_nothing_is_removed():
    play = at("""
        A:
          mover: florrum
          florrum: anakin_skywalker -4, b1_battle_droids
    """, villains=GRIEVOUS)  # fmt: skip
    play.vanquish("anakin_skywalker")
    assert play.pile("A") == ["b1_battle_droids"]
    play.done()


@pytest.mark.rule("SW-H3", "SW-R30")
def test_3_commandos_at_nothing_cannot_come_back_to_the_hand():
    play = fated(
        "florrum: bx_droid_commandos -1, gor", "mace_windu", "retreat",
        villains="general_grievous,moff_gideon",
    )  # fmt: skip
    play.choose("mace_windu", "florrum")
    assert play.at("A", "florrum") == ["A bx_droid_commandos 0", "A gor 2", "mace_windu 4"]
    fight = at("""
        A:
          mover: florrum
          florrum: bx_droid_commandos -2, magna_guard, mace_windu
    """, villains=GRIEVOUS)  # fmt: skip
    fight.vanquish("mace_windu", "bx_droid_commandos")  # and the Magna Guard, who is needed
    assert fight.hand("A") == []
    assert fight.pile("A") == ["bx_droid_commandos", "magna_guard"]
    fight.done()


@pytest.mark.rule("SW-H4", "SW-R36", "SW-R73")
def test_4_droidekas_join_for_ambition_and_gideon_answers():
    play = at("""
        A:
          mover: florrum
          ambition: 1
          florrum: kit_fisto, b2_super_battle_droids
          utapau: droidekas
        B:
          hand: experimentation
          tython: dark_troopers
    """, villains="general_grievous,moff_gideon")  # fmt: skip
    play.take(kind="vanquish", card="gg_kit_fisto")
    play.choose("b2_super_battle_droids")  # and the Droidekas, who are needed
    assert (play.second("A"), play.fate_pile("A")) == (0, ["kit_fisto"])
    assert play.asked == "B condition"
    play.choose("experimentation")
    assert play.at("B", "tython") == ["B dark_troopers 6"]
    assert play.at("A", "utapau") == []
    play.done()


@pytest.mark.rule("SW-H5", "SW-143", "SW-164")
def test_5_kit_fisto_gives_two_lightsabers_defeated_and_none_removed():
    play = at("""
        phase: move
        A:
          deep_space: malevolence
          florrum: kit_fisto, gor, magna_guard
    """, villains=GRIEVOUS)  # fmt: skip
    play.move("malevolence")
    play.choose("gor")
    assert (play.mark("A"), play.fate_pile("A")) == (2, ["kit_fisto"])
    play.done()
    removed = at("A:\n  florrum: kit_fisto", villains=GRIEVOUS)
    for _ in remove(removed.g, removed.handle("kit_fisto"), 0):
        pass
    assert (removed.mark("A"), removed.fate_pile("A")) == (0, ["kit_fisto"])


@pytest.mark.rule("SW-H6", "SW-R39", "SW-R41", "SW-132")
def test_6_a_second_hero_vehicle_joins_and_both_are_left_behind():
    play = fated(
        "deep_space: executor [x_wing_starfighter]", "millennium_falcon", "yoda",
    )  # fmt: skip
    play.choose("millennium_falcon")
    assert play.space("A") == ["executor < x_wing_starfighter < millennium_falcon"]
    away = at("""
        A:
          mover: emperors_throne_room
          deep_space: executor [x_wing_starfighter, millennium_falcon]
    """)
    away.maneuver("executor")
    away.end()
    assert len(away.hand("A")) == 2


@pytest.mark.rule("SW-H7", "SW-135", "SW-130")
def test_7_nothing_works_on_soulless_one_under_the_negotiator():
    play = at("""
        phase: move
        A:
          deep_space: soulless_one [the_negotiator], malevolence
    """, villains=GRIEVOUS)  # fmt: skip
    play.move("soulless_one")
    assert (play.hand("A"), play.options()) == ([], ["end"])
    safe = at("""
        A:
          mover: malevolence
          deep_space: malevolence, soulless_one [the_negotiator]
    """, villains=GRIEVOUS)  # fmt: skip
    assert safe.can("vanquish", "the_negotiator")
    aboard = at("""
        A:
          mover: soulless_one
          deep_space: soulless_one [the_negotiator]
          lair_of_grievous: gor
    """, villains=GRIEVOUS)  # fmt: skip
    assert not aboard.can("vanquish")


@pytest.mark.rule("SW-H9", "SW-167", "SW-R61")
def test_9_grogu_goes_to_another_hero_or_both_cards_are_discarded():
    other = fated(
        "tython: koska_reeves\nthe_bridge: fennec_shand", "grogu", "the_bounty", villains=GIDEON
    )
    assert (other.asked, other.options()) == ("B fate-place", ["mg_the_bridge", "mg_tython"])
    other.choose("tython")
    assert other.at("A", "tython") == ["grogu 0", "koska_reeves 2"]
    assert other.fate_pile("A") == ["the_bounty"]
    other.done("B")
    alone = fated("credits: 1", "the_bounty", "grogu", villains=GIDEON)
    assert sorted(alone.fate_pile("A")) == ["grogu", "the_bounty"]
    alone.done("B")
    own = at("""
        A:
          mover: old_imperial_base
          ambition: 1
          hand: you_have_something_i_want
          fate deck: grogu, rest
    """, villains=GIDEON)  # fmt: skip
    own.play("you_have_something_i_want")
    assert len(own.options()) == 4
    own.choose("the_bridge")
    assert own.at("A", "the_bridge") == ["grogu 0"]
    own.done()


@pytest.mark.rule("SW-H10", "SW-144", "SW-R35")
def test_10_beskar_plays_an_ambition_card_without_another_action():
    play = at("""
        A:
          mover: nevarro_city
          ambition: 0
          tython: dark_troopers [beskar]
          hand: laboratory_samples, experimentation
    """, villains=GIDEON)  # fmt: skip
    play.use("beskar", "0")
    assert {option.split()[1] for option in play.options()} == {"laboratory_samples"}
    play.choose("laboratory_samples")
    assert play.hand("A") == ["experimentation"]
    assert play.pile("A") == ["beskar"]


@pytest.mark.rule("SW-H11", "SW-R59")
def test_11_the_darksaber_goes_from_hand_to_hand_and_grows():
    play = at("""
        A:
          mover: nevarro_city
          tython: dark_troopers [darksaber], koska_reeves
          ambition: 1
          hand: you_have_something_i_want, death_troopers
          credits: 2
          fate deck: bo_katan_kryze, rest
    """, villains=GIDEON)  # fmt: skip
    assert play.strength("dark_troopers") == 6  # bonus 1
    play.vanquish("koska_reeves")
    assert play.at("A", "tython") == ["A darksaber"]
    play.play("you_have_something_i_want")
    play.choose("tython")
    assert play.at("A", "tython") == ["bo_katan_kryze 5 [darksaber]"]  # 3, and bonus 2
    assert play.second("A") == 0  # the Darksaber was in play: up to 2 Ambition lost
    later = at("""
        A:
          mover: nevarro_city
          credits: 2
          hand: death_troopers
          tython: bo_katan_kryze [darksaber +1], dark_troopers
    """, villains=GIDEON)  # fmt: skip
    later.vanquish("bo_katan_kryze")
    assert later.at("A", "tython") == ["A darksaber"]
    later.play("death_troopers", "tython")
    assert later.at("A", "tython") == ["A death_troopers 5 [darksaber]"]  # 2, and bonus 3
    later.done()


@pytest.mark.rule("SW-H12", "SW-32", "SW-121", "SW-147")
def test_12_obi_wan_leaves_vader_without_ambition_actions_until_the_hand_is_empty():
    play = at("""
        A:
          mover: mustafar
          ambition: 9
          cloud_city: obi_wan_kenobi
          hand: force_choke, search_your_feelings
          fate deck: yoda, more_powerful_than_you_can_imagine, r2_d2
    """)
    play.play("force_choke")
    assert play.restrictions("A") == ["more_powerful_than_you_can_imagine"]
    assert play.fate_pile("A") == []
    assert sorted(play.fate_deck("A")) == ["obi_wan_kenobi", "r2_d2", "yoda"]
    assert play.why_not("play", "search_your_feelings") == "SW-22"
    play.take(kind="discard")
    assert play.restrictions("A") == []  # the whole hand went, in the same turn
    play.done()


@pytest.mark.rule("SW-H17", "SW-R8", "SW-R21")
def test_17_palpatine_in_the_hand_cannot_be_found():
    play = at("""
        A:
          credits: 9
          ambition: 9
          hand: what_is_thy_bidding, emperor_palpatine
    """)
    assert not play.can("play", "what_is_thy_bidding")
    found = at(
        "A:\n  credits: 1\n  ambition: 2\n  hand: what_is_thy_bidding\n  pile: emperor_palpatine"
    )
    found.play("what_is_thy_bidding")
    assert found.at("A", "emperors_throne_room") == ["A emperor_palpatine 5"]
    assert (found.power("A"), found.second("A")) == (0, 0)
    found.done()


@pytest.mark.rule("SW-H18", "SW-R16", "SW-R18")
def test_18_revealing_shuffles_and_a_fate_action_afterwards_does_not():
    play = at("""
        A:
          mover: old_imperial_base
          ambition: 1
          hand: you_have_something_i_want
          fate deck: the_bounty
          fate pile: the_jedi, fennec_shand, self_protection
        B:
          mover: mustafar
    """, villains=GIDEON)  # fmt: skip
    play.play("you_have_something_i_want")
    play.choose("tython")
    assert sorted(play.fate_deck("A")) == ["self_protection", "the_bounty", "the_jedi"]
    play.end()
    play.move("death_star")
    play.fate()
    played, other = play.options()
    play.choose(played)
    while play.asked != "B act":
        play.table.answer(0)
    assert play.fate_pile("A") == [other, played]
    assert len(play.fate_deck("A")) == 1
    play.done("B")


@pytest.mark.rule("SW-H21", "SW-R48", "SW-R51")
def test_21_six_credits_bring_the_draw_back():
    text = """
        A:
          credits: 6
          restrictions: under_repair
          deep_space: the_negotiator, delta_7_jedi_starfighter
    """
    none = at(text, villains=GRIEVOUS)
    none.end()
    assert none.hand("A") == []
    paid = at(text, villains=GRIEVOUS)
    paid.free("under_repair")
    paid.end()
    assert len(paid.hand("A")) == 2


@pytest.mark.rule("SW-H22", "SW-86", "SW-R8")
def test_22_conditions_that_could_do_nothing_are_not_offered():
    heroes = "anakin_skywalker, kit_fisto, ahsoka_tano, plo_koon, obi_wan_kenobi"
    for last, asked in (("utapau: mace_windu", "B act"), ("fate pile: mace_windu", "A condition")):
        play = at(f"""
            active: B
            A:
              hand: hunting_jedi
              florrum: {heroes}
              {last}
            B:
              mover: tython
              credits: 9
              hand: stormtroopers
        """, villains="general_grievous,moff_gideon")  # fmt: skip
        play.play("stormtroopers", "tython")
        assert play.asked == asked


@pytest.mark.rule("SW-H22", "SW-86", "SW-R8")
def test_22_experimentation_needs_troopers_and_long_live_the_empire_nothing():
    play = at("""
        active: B
        A:
          hand: experimentation, long_live_the_empire
        B:
          mover: mustafar
          ambition: 1
          hand: search_your_feelings, stormtroopers
    """, villains=GIDEON)  # fmt: skip
    play.play("search_your_feelings")
    play.choose("mustafar")
    assert play.asked == "B act"
    play.take(kind="discard")
    assert play.options() == ["decline", "long_live_the_empire"]
    play.choose("long_live_the_empire")
    assert (play.second("A"), play.pile("A")) == (1, ["long_live_the_empire"])


@pytest.mark.rule("SW-H23", "SW-R21")
def test_23_a_restriction_that_lies_there_already_stays():
    play = at("""
        A:
          mover: cloud_city
          mustafar: obi_wan_kenobi, emperor_palpatine
          restrictions: more_powerful_than_you_can_imagine
          fate deck: yoda, r2_d2
    """)
    play.vanquish("obi_wan_kenobi")
    assert play.restrictions("A") == ["more_powerful_than_you_can_imagine"]
    assert (play.fate_deck("A"), play.fate_pile("A")) == (["yoda", "r2_d2"], ["obi_wan_kenobi"])
    play.done()


@pytest.mark.rule("SW-H24", "SW-R72")
def test_24_unexpected_help_bars_playing_and_maneuvering_to_grogu_alone():
    play = at("""
        A:
          mover: nevarro_city
          credits: 9
          restrictions: unexpected_help
          tython: death_troopers
          the_bridge: grogu, koska_reeves
          hand: stormtroopers
    """, villains=GIDEON)  # fmt: skip
    assert not play.can("play", "stormtroopers", "the_bridge")
    assert play.can("play", "stormtroopers", "tython")
    play.use("death_troopers")
    assert "mg_the_bridge" not in play.options()
    moved = fated(
        "restrictions: unexpected_help\ntython: stormtroopers\nthe_bridge: grogu", "razor_crest",
        "the_bounty", villains=GIDEON,
    )  # fmt: skip
    moved.choose("razor_crest", "grogu", "tython")
    assert moved.at("A", "tython") == ["A stormtroopers 1", "grogu 0"]
    moved.done("B")
