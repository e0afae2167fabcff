"""Section K: the words on cards, and the rulings on decks and reveals."""

from __future__ import annotations

import pytest

from fiendish.engine.effects import Asking
from fiendish.games.star_wars_villainous.rules.finding import find, reveal_until
from fiendish.games.star_wars_villainous.rules.verbs import remove
from fiendish.games.villainous.rules.board import is_hero
from tests.games.star_wars_villainous.playing import at, fated


def carry_out(asking: Asking) -> None:
    """Let it happen, with the first answer to each question."""
    try:
        question = next(asking)
        while True:
            question = asking.send(question.options[0])
    except StopIteration:
        return


GRIEVOUS = "general_grievous,darth_vader"
GIDEON = "moff_gideon,darth_vader"
KYLO = "kylo_ren,darth_vader"


@pytest.mark.rule("SW-140", "SW-144")
def test_a_card_played_from_a_deck_has_its_abilities():
    play = at("""
        A:
          mover: florrum
          ambition: 2
          credits: 0
          hand: count_dookus_orders
          deck: escape_plan, gor, rest
          fate deck: retreat, kit_fisto, rest
    """, villains=GRIEVOUS)  # fmt: skip
    play.play("count_dookus_orders")
    play.choose("utapau")
    assert (play.second("A"), play.power("A")) == (1, 0)  # Gor gives 1; he cost nothing
    play.choose("saleucami")
    assert play.asked == "A move-whom"  # Kit Fisto moves Heroes, by the choice of who plays him


@pytest.mark.rule("SW-140", "SW-45")
def test_its_cost_is_paid_unless_waived():
    play = at("""
        A:
          mover: snokes_throne_room
          credits: 3
          starkiller_base: general_hux
          pile: flametroopers, captain_phasma
    """, villains=KYLO)  # fmt: skip
    play.activate("general_hux")
    assert not any("captain_phasma" in option for option in play.options())  # 3 Credits, 2 left
    assert play.power("A") <= 2


@pytest.mark.rule("SW-141", "SW-149", "SW-R23")
def test_a_placed_card_does_not_do_what_it_does_when_played():
    play = fated(
        "fate pile: luke_skywalker\njakku: first_order_stormtroopers", "force_projection", "ben",
        villains="kylo_ren,general_grievous",
    )  # fmt: skip
    play.choose("force_projection", "jakku")
    assert play.at("A", "jakku") == ["A first_order_stormtroopers 1", "luke_skywalker 6"]
    assert play.fate_pile("A") == ["ben", "force_projection"]
    play.done("B")


@pytest.mark.rule("SW-142")
def test_who_plays_a_card_chooses():
    play = fated("mustafar: stormtroopers, boba_fett", "rebel_assault", "yoda")
    play.choose("rebel_assault")
    assert (play.asked, play.options()) == ("B remove", ["boba_fett", "decline", "stormtroopers"])


@pytest.mark.rule("SW-143", "SW-164")
def test_a_removed_hero_was_not_defeated():
    play = at("A:\n  utapau: kit_fisto, gor", villains=GRIEVOUS)
    carry_out(remove(play.g, play.handle("kit_fisto"), 0))
    assert (play.mark("A"), play.fate_pile("A")) == (0, ["kit_fisto"])


@pytest.mark.rule("SW-143", "SW-R67")
def test_nothing_prevents_a_removal():
    play = at("A:\n  deep_space: millennium_falcon\n  mustafar: yoda")
    carry_out(remove(play.g, play.handle("yoda"), 0))
    assert (play.g.held, play.fate_pile("A")) == ([], ["yoda"])


@pytest.mark.rule("SW-144")
def test_free_means_no_cost_and_no_symbol():
    play = at("""
        A:
          mover: florrum
          ambition: 1
          florrum: mace_windu
          hand: escape_plan, gor
    """, villains=GRIEVOUS)  # fmt: skip
    assert play.why_not("play", "gor") == "SW-27"  # his symbol is covered, and there is no Credit
    play.play("escape_plan")
    play.choose("Play an Ally or Vehicle for free")
    play.choose("gor")
    assert play.second("A") == 1  # 1 was paid for the plan, and Gor gave 1
    assert len(play.pile("A")) == 1


@pytest.mark.rule("SW-145", "SW-R72", "SW-R58")
def test_a_ban_on_maneuvering_stops_no_other_move():
    play = at("""
        active: B
        A:
          restrictions: unexpected_help
          tython: stormtroopers
          the_bridge: grogu, koska_reeves
          fate deck: razor_crest, the_bounty, rest
        B:
          mover: death_star
    """, villains=GIDEON)  # fmt: skip
    play.fate()
    play.choose("razor_crest", "grogu", "tython")
    assert play.at("A", "tython") == ["A stormtroopers 1", "grogu 0"]
    play.done("B")


@pytest.mark.rule("SW-R72")
def test_maneuvering_by_an_ability_is_stopped_by_a_ban():
    play = at("""
        A:
          mover: nevarro_city
          restrictions: unexpected_help
          tython: death_troopers [beskar]
          the_bridge: grogu, koska_reeves
    """, villains=GIDEON)  # fmt: skip
    play.use("death_troopers")
    assert play.options() == ["mg_nevarro_city", "mg_old_imperial_base"]
    play.choose("nevarro_city")
    assert play.at("A", "nevarro_city") == ["A death_troopers 2 [beskar]"]  # Items go along
    play.done()


@pytest.mark.rule("SW-146", "SW-147", "SW-R18")
def test_revealed_cards_are_seen_by_all_and_shuffled_back_with_the_pile():
    play = at("""
        A:
          mover: old_imperial_base
          ambition: 1
          hand: you_have_something_i_want
          fate deck: the_bounty, self_protection, koska_reeves, the_jedi
          fate pile: fennec_shand
    """, villains=GIDEON)  # fmt: skip
    play.play("you_have_something_i_want")
    shown = [play.short(card.card) for card in play.view("B").aside]
    assert shown == ["you_have_something_i_want", "the_bounty", "self_protection", "koska_reeves"]
    play.choose("tython")
    assert play.at("A", "tython") == ["koska_reeves 2"]
    assert play.fate_pile("A") == []
    assert sorted(play.fate_deck("A")) == [
        "fennec_shand", "self_protection", "the_bounty", "the_jedi",
    ]  # fmt: skip
    play.done()


@pytest.mark.rule("SW-146")
def test_cards_revealed_from_a_hand_go_back_to_it():
    play = fated("hand: stormtroopers, executor", "x_wing_starfighter", "yoda")
    play.choose("x_wing_starfighter")
    seen = sorted(play.short(card.card) for card in play.view("B").realms[0].seen_hand)
    assert seen == ["executor", "stormtroopers"]
    play.choose("executor")
    assert play.hand("A") == ["stormtroopers"]


@pytest.mark.rule("SW-148", "SW-R18")
def test_revealing_goes_on_with_the_pile():
    play = at("""
        A:
          mover: old_imperial_base
          ambition: 1
          hand: you_have_something_i_want
          fate deck: the_bounty
          fate pile: fennec_shand, the_jedi
    """, villains=GIDEON)  # fmt: skip
    play.play("you_have_something_i_want")
    play.choose("tython")
    assert play.at("A", "tython") == ["fennec_shand 3"]
    assert sorted(play.fate_deck("A")) == ["the_bounty", "the_jedi"]
    play.done()


@pytest.mark.rule("SW-R18")
def test_with_no_hit_all_are_shuffled_back():
    play = at(
        "A:\n  fate deck: the_bounty, the_jedi\n  fate pile: self_protection", villains=GIDEON
    )
    hits: list[int] = []
    carry_out(reveal_until(play.g, 0, 0, lambda one: is_hero(play.g, one), hits.append))
    assert hits == []
    assert sorted(play.fate_deck("A")) == ["self_protection", "the_bounty", "the_jedi"]
    assert (play.fate_pile("A"), play.g.aside) == ([], [])


@pytest.mark.rule("SW-150")
def test_looking_is_private():
    play = at("""
        A:
          mover: death_star
          credits: 1
          mustafar: interrogation_droid
          fate deck: yoda, han_solo, r2_d2, rest
    """)
    play.activate("interrogation_droid")
    assert [play.short(card.card) for card in play.view("A").looked] == [
        "yoda",
        "han_solo",
        "r2_d2",
    ]
    assert play.view("B").looked == play.view(None).looked == []


@pytest.mark.rule("SW-150")
def test_looking_at_an_empty_deck_shuffles_the_pile_first():
    play = at("""
        A:
          mover: death_star
          credits: 1
          mustafar: interrogation_droid
          fate deck:
          fate pile: yoda, han_solo
    """)
    play.activate("interrogation_droid")
    assert sorted(play.short(card.card) for card in play.view("A").looked) == ["han_solo", "yoda"]


@pytest.mark.rule("SW-151", "SW-152", "SW-R22")
@pytest.mark.parametrize(("text", "kept"), [
    ("mustafar: obi_wan_kenobi +1\n  fate pile: leia_organa", "obi_wan_kenobi 5"),
    ("fate pile: obi_wan_kenobi", "obi_wan_kenobi 4"),
    ("fate pile: leia_organa\n  fate deck: yoda, obi_wan_kenobi, rest", "obi_wan_kenobi 4"),
])  # fmt: skip
def test_find_looks_in_the_sector_then_the_pile_then_the_deck(text: str, kept: str):
    """A card found in the Sector stays there, with its tokens, until it is put somewhere."""
    play = at(f"A:\n  piece: dv_cloud_city\n  {text}")
    g = play.g
    found: list[int] = []
    wanted = next(face.number for face in g.book.faces if face.id == "dv_obi_wan_kenobi")
    carry_out(find(g, 0, 0, lambda one: g.identity[one] == wanted, found.append))
    assert [play.name(card) for card in found] == ["obi_wan_kenobi"]
    assert play.thing(found[0]) == kept
    is_revealed = "fate deck" in text
    assert (play.fate_pile("A") == []) == (is_revealed or text == "fate pile: obi_wan_kenobi")


@pytest.mark.rule("SW-151")
def test_of_several_in_one_place_the_finder_chooses():
    play = at("""
        A:
          mover: level_1313
          credits: 1
          hand: bounty_puck
          kamino: nightsisters
          fate pile: ahsoka_tano, captain_rex
    """, villains="asajj_ventress,darth_vader")  # fmt: skip
    play.play("bounty_puck", "nightsisters")
    play.choose("Find a Hero")
    assert play.options() == ["ahsoka_tano", "captain_rex"]


@pytest.mark.rule("SW-R21")
def test_find_searches_neither_hands_nor_under_vehicles():
    play = at("""
        A:
          mover: mustafar
          credits: 9
          ambition: 9
          hand: what_is_thy_bidding, emperor_palpatine
    """)
    assert play.why_not("play", "what_is_thy_bidding") == "SW-86"
    g = at("A:\n  deep_space: millennium_falcon [obi_wan_kenobi]").g
    wanted = next(face.number for face in g.book.faces if face.id == "dv_obi_wan_kenobi")
    found: list[int] = []
    carry_out(find(g, 0, 0, lambda one: g.identity[one] == wanted, found.append))
    assert found == []


@pytest.mark.rule("SW-153")
def test_a_card_that_defeats_needs_no_vanquish_action():
    play = at("A:\n  mover: mustafar\n  ambition: 2\n  cloud_city: yoda\n  hand: force_choke")
    play.play("force_choke")
    assert play.fate_pile("A") == ["yoda"]
    play.done()


@pytest.mark.rule("SW-154")
def test_any_card_that_fits_may_be_chosen():
    play = at("""
        A:
          mover: mustafar
          ambition: 2
          cloud_city: yoda, r2_d2, chewbacca
          death_star: han_solo
          hand: force_choke
    """)
    play.play("force_choke")
    assert play.options() == ["r2_d2", "yoda"]  # Han Solo has 5 beside Luke, Chewbacca 5 anyway


@pytest.mark.rule("SW-R65", "SW-156")
def test_lukes_tile_alone_makes_no_location_with_a_hero():
    play = at("A:\n  mover: death_star\n  credits: 9\n  mustafar: boba_fett")
    assert play.why_not("activate", "boba_fett") == "SW-86"


@pytest.mark.rule("SW-R12")
def test_undo_ends_where_something_was_revealed():
    play = at("A:\n  mover: death_star\n  credits: 1\n  hand: stormtroopers")
    play.collect()
    assert play.table.can_undo(0)
    play.table.undo(0)
    assert play.power("A") == 1
    play.fate()
    assert not play.table.can_undo(0)
