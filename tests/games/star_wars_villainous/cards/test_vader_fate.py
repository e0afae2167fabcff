"""Darth Vader's Fate deck."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import at, fated


class TestObiWan:
    def test_luke_is_focused_again(self):
        play = fated("conflicted: 1", "obi_wan_kenobi", "yoda")
        play.choose("obi_wan_kenobi", "mustafar")
        assert play.mark("A") == 0
        assert play.fate_pile("A") == ["yoda"]
        play.done("B")

    @pytest.mark.rule("SW-32", "SW-121", "SW-147")
    def test_defeated_he_leaves_vader_without_ambition_actions(self):
        play = at(
            """
            A:
              mover: mustafar
              ambition: 4
              hand: force_choke, force_choke
              cloud_city: obi_wan_kenobi, yoda
              fate pile: leia_organa
        """
        )
        play.play("force_choke")
        play.choose("obi_wan_kenobi")
        assert play.restrictions("A") == ["more_powerful_than_you_can_imagine"]
        assert play.fate_pile("A") == []
        assert "obi_wan_kenobi" in play.fate_deck("A")
        assert not play.can("play", "force_choke")
        play.take(kind="discard")
        assert play.restrictions("A") == []
        play.done()

    @pytest.mark.rule("SW-R21")
    def test_there_already_it_stays_and_nothing_is_revealed(self):
        play = at("""
            A:
              mover: cloud_city
              mustafar: obi_wan_kenobi, boba_fett
              restrictions: more_powerful_than_you_can_imagine
              fate pile: leia_organa
        """)
        play.vanquish("obi_wan_kenobi")
        assert play.restrictions("A") == ["more_powerful_than_you_can_imagine"]
        assert play.fate_pile("A") == ["leia_organa", "obi_wan_kenobi"]
        play.done()


class TestMillenniumFalcon:
    @pytest.mark.rule("SW-R67")
    def test_a_hero_is_saved_and_the_allies_are_used_up(self):
        play = at("""
            A:
              mover: cloud_city
              mustafar: han_solo +1, boba_fett, stormtroopers
              deep_space: millennium_falcon
        """)
        play.vanquish("han_solo", "boba_fett")
        assert play.at("A", "mustafar") == []
        assert play.pile("A") == ["boba_fett", "stormtroopers"]
        assert [play.name(card) for card in play.g.held] == ["han_solo"]
        play.done()

    def test_only_one_hero_fits(self):
        play = at("""
            A:
              mover: cloud_city
              mustafar: yoda, boba_fett
              deep_space: millennium_falcon [han_solo]
        """)
        play.vanquish("yoda")
        assert play.fate_pile("A") == ["yoda"]
        play.done()

    def test_an_opponent_places_the_hero_instead_of_revealing(self):
        play = at("""
            active: B
            phase: move
            A:
              deep_space: millennium_falcon [han_solo]
              credits: 3
        """)
        play.move("saleucami")
        play.fate()
        play.take(kind="release")
        play.choose("cloud_city")
        assert play.at("A", "cloud_city") == ["han_solo 4"]
        assert play.power("A") == 3  # placed, not played
        play.done("B")
