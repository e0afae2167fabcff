"""Darth Vader's Allies."""

from __future__ import annotations

from tests.games.star_wars_villainous.playing import at


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
