"""Loki's Allies."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import at


class TestKidLoki:
    def test_abroad_he_brings_one_mischief(self):
        play = at("""
            A:
              power: 1
              hand: kid_loki
        """)
        play.play("kid_loki", "black_market")
        assert play.at("B", "black_market") == ["A kid_loki 1"]
        assert (play.second("A"), play.power("A")) == (1, 0)
        play.done()

    def test_at_home_he_brings_none(self):
        play = at("""
            A:
              power: 1
              hand: kid_loki
        """)
        play.play("kid_loki", "bifrost")
        assert play.at("A", "bifrost") == ["A kid_loki 1"]
        assert play.second("A") == 0
        play.done()

    def test_at_an_event_he_brings_none(self):
        play = at("""
            A:
              power: 1
              hand: kid_loki
            events:
              incoming:
        """)
        play.play("kid_loki", "incoming")
        assert play.events() == ["incoming 8: A kid_loki 1"]
        assert play.second("A") == 0
        play.done()

    @pytest.mark.rule("MV-135")
    def test_not_beside_another_persona(self):
        play = at(
            """
            A:
              power: 1
              hand: kid_loki
            B:
              aim_island: lady_loki
            """,
            seats=3,
        )
        assert not play.can("play", "kid_loki", "black_market")
        assert play.can("play", "kid_loki", "manhattan")
        assert play.can("play", "kid_loki", "bifrost")

    def test_relocating_him_brings_none(self):
        play = at("""
            A:
              mover: bifrost
            B:
              aim_island: kid_loki
        """)
        play.relocate("kid_loki", "jotunheim")
        assert play.at("A", "jotunheim") == ["A kid_loki 1"]
        assert play.second("A") == 0
        play.done()

    def test_the_supply_is_a_limit(self):
        play = at("""
            A:
              power: 1
              mischief: 9
              spent: 6
              hand: kid_loki
        """)
        play.play("kid_loki", "black_market")
        assert play.second("A") == 9
        play.done()


class TestLadyLoki:
    def test_moves_an_ally_of_the_domains_owner(self):
        play = at("""
            A:
              power: 2
              hand: lady_loki
            B:
              aim_island: aim_agent, aim_scientist
              black_market: modam
        """)
        play.play("lady_loki", "aim_island")
        assert play.second("A") == 1
        assert play.asked == "A move-whom"
        assert play.options() == ["aim_agent", "aim_scientist", "decline"]
        play.choose("aim_agent")
        assert play.options() == ["aim_laboratory", "black_market", "doomsday_hangar"]
        play.choose("doomsday_hangar")
        assert play.at("B", "doomsday_hangar") == ["B aim_agent 2"]
        assert play.at("B", "aim_island") == ["A lady_loki 2", "B aim_scientist 1"]
        play.done()

    def test_may_be_declined(self):
        play = at("""
            A:
              power: 2
              hand: lady_loki
            B:
              aim_island: aim_agent
        """)
        play.play("lady_loki", "aim_island")
        play.decline()
        assert play.at("B", "aim_island") == ["A lady_loki 2", "B aim_agent 2"]
        play.done()

    def test_with_nobody_to_move_nothing_is_asked(self):
        play = at("""
            A:
              power: 2
              hand: lady_loki
            B:
              aim_island: heimdall
              black_market: aim_agent
        """)
        play.play("lady_loki", "aim_island")
        assert play.second("A") == 1
        play.done()

    def test_at_home_she_does_nothing(self):
        play = at("""
            A:
              power: 2
              hand: lady_loki
              bifrost: frost_giant
        """)
        play.play("lady_loki", "bifrost")
        assert play.second("A") == 0
        play.done()
