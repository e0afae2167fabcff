"""Moff Gideon's Allies."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at


def gideon(text: str) -> Play:
    return at(text, villains="moff_gideon")


class TestDarkTroopers:
    @pytest.mark.rule("SW-166", "SW-41")
    def test_they_capture_a_lonely_grogu(self):
        play = gideon("A:\n  tython: dark_troopers, grogu")
        play.use("dark_troopers")
        assert play.at("A", "tython") == ["A dark_troopers 5", "captured_grogu"]
        play.done()

    def test_not_beside_another_hero(self):
        play = gideon("A:\n  tython: dark_troopers, grogu, koska_reeves")
        assert not play.can("use")
        play.done()

    def test_not_elsewhere(self):
        play = gideon("A:\n  tython: dark_troopers\n  the_bridge: grogu")
        assert not play.can("use")
        play.done()

    def test_not_when_he_is_captured_already(self):
        play = gideon("A:\n  tython: dark_troopers, captured_grogu")
        assert not play.can("use")
        play.done()

    @pytest.mark.rule("SW-41", "SW-43")
    def test_it_takes_an_ambition_action_but_no_ambition(self):
        away = gideon("A:\n  mover: tython\n  the_bridge: dark_troopers, grogu")
        assert not away.can("use")
        here = gideon("A:\n  mover: old_imperial_base\n  the_bridge: dark_troopers, grogu")
        here.use("dark_troopers")
        assert here.second("A") == 0
        assert not here.can("use")
        here.done()

    def test_the_tokens_on_grogu_stay(self):
        play = gideon("A:\n  tython: dark_troopers, grogu +2")
        play.use("dark_troopers")
        assert play.g.plus[play.handle("captured_grogu")] == 2
        play.done()


class TestDeathTroopers:
    @pytest.mark.rule("SW-R72", "SW-145")
    def test_they_maneuver_themselves_with_their_items(self):
        play = gideon("A:\n  tython: death_troopers [beskar], stormtroopers")
        play.use("death_troopers")
        assert play.options() == ["mg_nevarro_city", "mg_old_imperial_base", "mg_the_bridge"]
        play.choose("the_bridge")
        assert play.at("A", "the_bridge") == ["A death_troopers 2 [beskar]"]
        assert play.at("A", "tython") == ["A stormtroopers 1"]
        play.done()

    @pytest.mark.rule("SW-R72", "SW-H24")
    def test_a_ban_on_maneuvering_holds(self):
        """Hard case 24: not to Grogu's location under Unexpected Help."""
        play = gideon("""
            A:
              tython: death_troopers
              the_bridge: grogu
              restrictions: unexpected_help
        """)
        play.use("death_troopers")
        assert play.options() == ["mg_nevarro_city", "mg_old_imperial_base"]
        play.choose("nevarro_city")
        play.done()


class TestStormtroopers:
    def test_they_fight(self):
        play = gideon("A:\n  tython: stormtroopers, stormtroopers, koska_reeves")
        play.vanquish("koska_reeves", "stormtroopers")
        assert play.at("A", "tython") == []
        play.done()


class TestDoctorPershing:
    @pytest.mark.rule("SW-45", "SW-R14")
    def test_dark_troopers_are_cheaper_beside_him(self):
        play = gideon("""
            A:
              mover: nevarro_city
              credits: 2
              nevarro_city: doctor_pershing
              hand: dark_troopers, imperial_light_cruiser
        """)
        assert not play.can("play", "imperial_light_cruiser")
        play.play("dark_troopers", "tython")
        assert play.power("A") == 0
        play.done()

    def test_others_cost_what_is_printed(self):
        play = gideon("""
            A:
              credits: 1
              nevarro_city: doctor_pershing
              hand: stormtroopers, death_troopers
        """)
        assert not play.can("play", "death_troopers")
        play.play("stormtroopers", "tython")
        assert play.power("A") == 0
        play.done()

    def test_not_from_elsewhere(self):
        play = gideon("""
            A:
              mover: nevarro_city
              credits: 2
              tython: doctor_pershing
              hand: dark_troopers
        """)
        assert play.why_not("play", "dark_troopers") == "SW-45"
        play.done()


class TestTheClient:
    @pytest.mark.rule("SW-144", "SW-147")
    def test_a_beskar_is_found_and_played_for_free(self):
        play = gideon("""
            A:
              ambition: 2
              tython: the_client, stormtroopers
              deck: captured, beskar, rest
              pile: dark_troopers
        """)
        play.use("the_client")
        play.choose("stormtroopers")
        assert play.at("A", "tython") == ["A stormtroopers 1 [beskar]", "A the_client 0"]
        assert (play.second("A"), play.pile("A")) == (0, [])
        assert {"captured", "dark_troopers"} <= {*play.deck("A")}
        play.done()

    @pytest.mark.rule("SW-86")
    def test_not_when_no_beskar_is_left(self):
        play = gideon("""
            A:
              ambition: 2
              tython: the_client
              hand: beskar, beskar
              the_bridge: stormtroopers [beskar]
        """)
        assert not play.can("use", "the_client")
        play.done()

    def test_not_for_less_than_2(self):
        play = gideon("A:\n  ambition: 1\n  tython: the_client")
        assert not play.can("use")
        play.done()
