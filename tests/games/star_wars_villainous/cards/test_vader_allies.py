"""Darth Vader's Allies."""

from __future__ import annotations

import pytest

from fiendish.games.star_wars_villainous.rules.verbs import exposed
from tests.games.star_wars_villainous.playing import at, fated


class TestAdmiralPiett:
    def test_vehicles_cost_a_credit_less(self):
        play = at("""
            A:
              credits: 1
              hand: tie_advanced_x1, boba_fett
              cloud_city: admiral_piett
        """)
        assert not play.can("play", "boba_fett")
        play.play("tie_advanced_x1")
        assert play.power("A") == 0
        assert play.space("A") == ["tie_advanced_x1"]
        play.done()

    def test_without_him_they_cost_what_is_printed(self):
        play = at("""
            A:
              credits: 1
              hand: tie_advanced_x1
        """)
        assert play.why_not("play", "dv_tie_advanced_x1") == "SW-45"
        play.done()

    def test_a_credit_comes_before_the_ability_of_a_vehicle(self):
        play = at("""
            phase: move
            A:
              cloud_city: admiral_piett
              deep_space: executor
              hand: stormtroopers
        """)
        play.move("executor")
        assert play.power("A") == 1
        play.choose("stormtroopers")
        play.done()

    def test_no_credit_for_a_location(self):
        play = at("""
            phase: move
            A:
              cloud_city: admiral_piett
        """)
        play.move("cloud_city")
        assert play.power("A") == 0
        play.done()


class TestBobaFett:
    def test_he_goes_to_a_hero_and_weakens_one_there(self):
        play = at("""
            A:
              mover: death_star
              piece: mustafar
              credits: 1
              mustafar: boba_fett
              cloud_city: han_solo, chewbacca
        """)
        play.activate("boba_fett")
        play.choose("chewbacca")
        assert play.at("A", "cloud_city") == ["A boba_fett 4", "chewbacca 4", "han_solo 4"]
        play.done()

    def test_luke_is_no_hero_for_him(self):
        play = at("""
            A:
              mover: death_star
              credits: 1
              mustafar: boba_fett
        """)
        assert play.why_not("activate", "boba_fett") == "SW-86"
        play.done()


class TestStormtroopers:
    def test_they_are_two_strong_and_no_more(self):
        play = at("""
            A:
              credits: 1
              hand: stormtroopers
        """)
        play.play("stormtroopers", "cloud_city")
        assert play.at("A", "cloud_city") == ["A stormtroopers 2"]
        assert play.power("A") == 0
        play.done()


class TestImperialRoyalGuards:
    """No Fate card of his own deck can reach the Emperor by its text, so the rule itself is asked."""

    def reached(self, lines: str) -> list[str]:
        play = at(f"A:\n  {lines}")
        return sorted(play.name(card) for card in exposed(play.g, 0))

    def test_fate_cards_do_not_reach_the_emperor_beside_them(self):
        lines = "emperors_throne_room: emperor_palpatine, imperial_royal_guards, stormtroopers"
        assert self.reached(lines) == ["imperial_royal_guards", "stormtroopers"]

    def test_from_elsewhere_they_guard_nobody(self):
        lines = "cloud_city: imperial_royal_guards\n  mustafar: emperor_palpatine"
        assert self.reached(lines) == ["emperor_palpatine", "imperial_royal_guards"]

    def test_tokens_reach_him(self):
        lines = "emperors_throne_room: emperor_palpatine, imperial_royal_guards"
        play = fated(lines, "its_a_trap", "yoda")
        play.choose("its_a_trap", "emperors_throne_room")
        assert play.at("A", "emperors_throne_room") == [
            "A emperor_palpatine 4",
            "A imperial_royal_guards 2",
        ]
        play.done("B")


class TestGrandMoffTarkin:
    @pytest.mark.parametrize(
        ("tarkin", "credits"), [("mustafar", 3), ("cloud_city", 2)], ids=["here", "elsewhere"]
    )
    def test_collecting_at_his_location_brings_one_more(self, tarkin: str, credits: int):
        play = at(f"""
            A:
              mover: mustafar
              {tarkin}: grand_moff_tarkin
        """)
        play.collect()
        assert play.power("A") == credits
        play.done()

    def test_other_credits_are_no_more(self):
        play = at("""
            phase: move
            A:
              mover: mustafar
              cloud_city: grand_moff_tarkin, admiral_piett
              deep_space: tie_advanced_x1
        """)
        play.move("tie_advanced_x1")
        assert play.power("A") == 1  # of the Admiral
        play.done()


class TestBobaFettFurther:
    def test_he_may_stay_where_a_hero_is(self):
        play = at("""
            A:
              mover: death_star
              piece: mustafar
              credits: 1
              cloud_city: boba_fett, yoda
        """)
        play.activate("boba_fett")
        assert play.at("A", "cloud_city") == ["A boba_fett 4", "yoda 2"]
        assert play.power("A") == 0
        play.done()

    def test_he_chooses_among_locations(self):
        play = at("""
            A:
              mover: death_star
              piece: mustafar
              credits: 1
              mustafar: boba_fett
              cloud_city: yoda
              emperors_throne_room: han_solo
        """)
        play.activate("boba_fett")
        assert play.options() == ["dv_cloud_city", "dv_emperors_throne_room"]
        play.choose("emperors_throne_room")
        assert play.at("A", "emperors_throne_room") == ["A boba_fett 4", "han_solo 3"]
        assert play.strength("yoda") == 3
        play.done()

    def test_no_credit_no_hunt(self):
        play = at("""
            A:
              mover: death_star
              cloud_city: boba_fett, yoda
        """)
        assert play.why_not("activate", "boba_fett") == "SW-45"
        play.done()


class TestEmperorPalpatine:
    TABLE = """
        A:
          mover: {mover}
          piece: {luke}
          conflicted: {side}
          ambition: {ambition}
          cloud_city: emperor_palpatine
          {more}
    """

    def table(self, luke="cloud_city", side=0, ambition=1, more="", mover="cloud_city"):
        return at(
            self.TABLE.format(luke=luke, side=side, ambition=ambition, more=more, mover=mover)
        )

    def test_he_turns_luke_at_his_location(self):
        play = self.table()
        play.use("emperor_palpatine")
        assert (play.mark("A"), play.second("A")) == (1, 0)
        play.done()

    def test_from_any_location_with_the_symbol(self):
        play = self.table(mover="mustafar")
        play.use("emperor_palpatine")
        assert play.mark("A") == 1

    @pytest.mark.parametrize(
        "wrong", [{"luke": "death_star"}, {"side": 1}, {"ambition": 0}], ids=str
    )
    def test_he_needs_luke_focused_here_and_the_ambition(self, wrong: dict[str, object]):
        play = self.table(**wrong)
        assert not play.can("use", "emperor_palpatine")
        play.done()

    def test_he_costs_ambition(self):
        play = at("""
            A:
              mover: mustafar
              credits: 5
              ambition: 3
              hand: emperor_palpatine
        """)
        play.play("emperor_palpatine", "emperors_throne_room")
        assert (play.power("A"), play.second("A")) == (5, 0)
        assert play.strength("emperor_palpatine") == 5
        play.done()

    def test_he_fights_like_any_ally(self):
        play = at("""
            A:
              mover: cloud_city
              mustafar: emperor_palpatine, han_solo
        """)
        play.vanquish("han_solo")
        assert play.pile("A") == ["emperor_palpatine"]
        assert play.fate_pile("A") == ["han_solo"]
        play.done()
