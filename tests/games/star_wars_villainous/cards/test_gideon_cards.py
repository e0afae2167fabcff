"""Moff Gideon's Effects, Conditions and Vehicles."""

from __future__ import annotations

import pytest

import fiendish
from tests.games.star_wars_villainous.playing import Play, at

ALL_HEROES = "the_mandalorian, grogu, bo_katan_kryze, koska_reeves, fennec_shand"


def gideon(text: str) -> Play:
    return at(text, villains="moff_gideon")


class TestYouHaveSomethingIWant:
    @pytest.mark.rule("SW-70", "SW-147")
    def test_a_hero_comes_where_he_likes(self):
        play = gideon("""
            A:
              ambition: 1
              hand: you_have_something_i_want
              fate deck: the_jedi, koska_reeves, rest
              fate pile: the_bounty
        """)
        play.play("you_have_something_i_want")
        play.choose("tython")
        assert play.at("A", "tython") == ["koska_reeves 2"]
        assert play.fate_pile("A") == []
        assert {"the_jedi", "the_bounty"} <= {*play.fate_deck("A")}
        play.done()

    @pytest.mark.rule("SW-86", "SW-R8")
    def test_not_with_every_hero_in_play(self):
        play = gideon(f"""
            A:
              ambition: 1
              hand: you_have_something_i_want
              tython: {ALL_HEROES}
        """)
        assert play.why_not("play", "you_have_something_i_want") == "SW-86"
        play.done()

    @pytest.mark.rule("SW-29", "SW-R6", "SW-H1")
    def test_the_symbols_it_covers_are_free_again_but_for_the_one_used(self):
        play = gideon("""
            A:
              mover: nevarro_city
              ambition: 2
              hand: you_have_something_i_want, you_have_something_i_want
              nevarro_city: dark_troopers
              fate deck: koska_reeves, rest
        """)
        play.play("you_have_something_i_want")
        play.choose("nevarro_city")
        assert play.why_not("collect") == "SW-27"
        play.vanquish("koska_reeves")
        assert play.why_not("play", "you_have_something_i_want") == "SW-22"
        play.collect()
        play.done()


class TestMeAndTheKidWillSurvive:
    def test_each_hero_is_weaker(self):
        play = gideon("""
            A:
              ambition: 2
              hand: me_and_the_kid_will_survive
              tython: koska_reeves, stormtroopers
              the_bridge: fennec_shand
        """)
        play.play("me_and_the_kid_will_survive")
        assert play.at("A", "tython") == ["A stormtroopers 1", "koska_reeves 1"]
        assert play.at("A", "the_bridge") == ["fennec_shand 2"]
        play.done()

    @pytest.mark.rule("SW-86", "SW-R58")
    def test_not_without_a_hero(self):
        play = gideon("""
            A:
              ambition: 2
              hand: me_and_the_kid_will_survive
              tython: captured_grogu, stormtroopers
        """)
        assert play.why_not("play", "me_and_the_kid_will_survive") == "SW-86"
        play.done()


class TestTheKidsJustFine:
    def test_a_captured_grogu_goes_to_dark_troopers(self):
        play = gideon("""
            A:
              hand: the_kids_just_fine
              tython: captured_grogu, dark_troopers
              the_bridge: dark_troopers
              old_imperial_base: dark_troopers
        """)
        play.play("the_kids_just_fine")
        assert play.options() == ["mg_old_imperial_base", "mg_the_bridge"]
        play.choose("the_bridge")
        assert play.at("A", "the_bridge") == ["A dark_troopers 5", "captured_grogu"]
        play.done()

    @pytest.mark.rule("SW-86")
    @pytest.mark.parametrize(
        "lines",
        [
            "tython: grogu\n              the_bridge: dark_troopers",
            "tython: captured_grogu, dark_troopers",
            "tython: captured_grogu\n              the_bridge: death_troopers",
            "the_bridge: dark_troopers",
        ],
    )
    def test_it_needs_both(self, lines: str):
        play = gideon(f"""
            A:
              hand: the_kids_just_fine
              {lines}
        """)
        assert play.why_not("play", "the_kids_just_fine") == "SW-86"
        play.done()


class TestCaptured:
    @pytest.mark.rule("SW-151", "SW-166")
    @pytest.mark.parametrize(
        "where", ["fate deck: the_jedi, grogu, rest", "fate pile: grogu", "tython: grogu"]
    )
    def test_grogu_is_found_and_captured(self, where: str):
        play = gideon(f"""
            A:
              ambition: 5
              hand: captured
              {where}
        """)
        play.play("captured")
        play.choose("the_bridge")
        assert play.at("A", "the_bridge") == ["captured_grogu"]
        assert play.at("A", "tython") == []
        assert (play.second("A"), play.pile("A"), play.fate_pile("A")) == (0, ["captured"], [])
        play.done()

    @pytest.mark.rule("SW-86", "SW-R8")
    def test_not_when_there_is_no_grogu(self):
        play = gideon("A:\n  ambition: 5\n  hand: captured\n  fate deck: the_jedi")
        assert play.why_not("play", "mg_captured") == "SW-86"
        play.done()

    @pytest.mark.rule("SW-39")
    def test_not_for_4(self):
        play = gideon("A:\n  ambition: 4\n  hand: captured")
        assert play.why_not("play", "mg_captured") == "SW-39"
        play.done()


def vader_acts(lines: str, hand: str, mover: str = "mustafar") -> Play:
    """B, Darth Vader, acts with these cards; the lines are what A has."""
    what = "\n".join(f"  {line.strip()}" for line in lines.strip().splitlines())
    return gideon(
        f"active: B\nphase: act\nA:\n{what}\n"
        f"B:\n  mover: {mover}\n  ambition: 3\n  credits: 3\n  hand: {hand}\n"
    )


class TestExperimentation:
    @pytest.mark.rule("SW-R36", "SW-96")
    def test_dark_troopers_grow_when_ambition_is_spent(self):
        play = vader_acts(
            "hand: experimentation\ntython: dark_troopers, stormtroopers\nthe_bridge: dark_troopers",
            "search_your_feelings",
        )
        play.play("search_your_feelings")
        play.choose("mustafar", "experimentation")
        assert play.at("A", "tython") == ["A dark_troopers 6", "A stormtroopers 1"]
        assert play.at("A", "the_bridge") == ["A dark_troopers 6"]
        assert play.pile("A") == ["experimentation"]
        play.done("B")

    def test_it_may_be_kept(self):
        play = vader_acts("hand: experimentation\ntython: dark_troopers", "search_your_feelings")
        play.play("search_your_feelings")
        play.choose("mustafar")
        play.decline()
        assert play.strength("dark_troopers") == 5
        play.done("B")

    @pytest.mark.rule("SW-R36")
    def test_an_ambition_card_for_0_spends_nothing(self):
        play = gideon("""
            active: B
            A:
              hand: experimentation
              tython: dark_troopers
            B:
              mover: mustafar
              hand: lack_of_faith
              mustafar: stormtroopers
        """)
        play.play("lack_of_faith")
        assert play.second("B") == 2
        play.done("B")

    @pytest.mark.rule("SW-86", "SW-H22")
    def test_not_without_dark_troopers(self):
        play = vader_acts("hand: experimentation\ntython: death_troopers", "search_your_feelings")
        play.play("search_your_feelings")
        play.choose("mustafar")
        play.done("B")

    @pytest.mark.rule("SW-R13")
    def test_losing_is_no_spending(self):
        play = at(
            """
            active: B
            phase: act
            A:
              ambition: 2
              fate deck: exposed, captured, rest
            B:
              mover: the_bridge
              hand: experimentation
              tython: dark_troopers
            """,
            villains="general_grievous,moff_gideon",
        )
        play.fate()
        play.choose("exposed")
        assert play.second("A") == 1
        play.done("B")


class TestLongLiveTheEmpire:
    @pytest.mark.rule("SW-R7", "SW-96")
    def test_the_pile_is_shuffled_in_and_an_ambition_gained(self):
        play = vader_acts(
            "hand: long_live_the_empire\npile: beskar, captured\ndeck: darksaber",
            "stormtroopers, stormtroopers",
        )
        play.discard("stormtroopers")
        play.choose("long_live_the_empire")
        assert sorted(play.deck("A")) == ["beskar", "captured", "darksaber"]
        assert play.pile("A") == ["long_live_the_empire"]
        assert play.second("A") == 1
        play.done("B")

    @pytest.mark.rule("SW-R8", "SW-H22")
    def test_an_empty_pile_will_do(self):
        play = vader_acts("hand: long_live_the_empire", "stormtroopers, stormtroopers")
        play.discard("stormtroopers")
        play.choose("long_live_the_empire")
        assert play.second("A") == 1
        play.done("B")

    def test_it_may_be_kept(self):
        play = vader_acts("hand: long_live_the_empire", "stormtroopers, stormtroopers")
        play.discard("stormtroopers")
        play.decline()
        assert play.hand("A") == ["long_live_the_empire"]
        play.done("B")

    def test_other_ways_to_discard_do_not_count(self):
        play = gideon("""
            active: B
            phase: move
            A:
              hand: long_live_the_empire
            B:
              deep_space: executor
              hand: stormtroopers
        """)
        play.move("executor")
        play.choose("stormtroopers")
        play.done("B")


class TestImperialLightCruiser:
    @pytest.mark.rule("SW-R48", "SW-R47")
    def test_five_cards_at_the_end_of_this_turn(self):
        play = gideon("phase: move\nA:\n  deep_space: imperial_light_cruiser")
        play.move("imperial_light_cruiser")
        play.choose("Draw up to five cards at the end of this turn")
        assert play.view().spaces[0].draws_to == 5
        again = Play(fiendish.Position.parse(play.table.position()).table(seed=3))
        assert again.view().spaces[0].draws_to == 5
        play.next_turn()
        assert len(play.hand("A")) == 5
        assert play.view().spaces[0].draws_to == 4
        assert play.second("A") == 0

    def test_or_an_ambition_now(self):
        play = gideon("phase: move\nA:\n  deep_space: imperial_light_cruiser")
        play.move("imperial_light_cruiser")
        play.choose("Gain 1 Ambition")
        assert play.second("A") == 1
        play.next_turn()
        assert len(play.hand("A")) == 4

    @pytest.mark.rule("SW-R48")
    def test_free_hero_vehicles_take_off_one_each(self):
        play = gideon("phase: move\nA:\n  deep_space: imperial_light_cruiser, razor_crest")
        play.move("imperial_light_cruiser")
        play.choose("Draw up to five cards at the end of this turn")
        assert play.view().spaces[0].draws_to == 4
        play.done()


class TestOutlandTIEFighter:
    @pytest.mark.rule("SW-R47", "SW-70")
    def test_a_hero_comes_with_a_token(self):
        play = gideon("""
            phase: move
            A:
              deep_space: outland_tie_fighter
              tython: fennec_shand
              fate deck: the_jedi, koska_reeves, rest
        """)
        play.move("outland_tie_fighter")
        play.choose("the_bridge")
        assert play.at("A", "the_bridge") == ["koska_reeves 1"]
        assert play.strength("fennec_shand") == 3
        play.done()

    @pytest.mark.rule("SW-R8", "SW-R18")
    def test_without_a_hidden_hero_nothing_comes(self):
        play = gideon(f"""
            phase: move
            A:
              deep_space: outland_tie_fighter
              tython: {ALL_HEROES}
              fate deck: the_jedi
              fate pile: the_bounty
        """)
        play.move("outland_tie_fighter")
        assert len(play.at("A", "tython")) == 5
        assert sorted(play.fate_deck("A")) == ["the_bounty", "the_jedi"]
        play.done()
