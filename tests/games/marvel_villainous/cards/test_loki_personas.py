"""Loki's personas."""

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

    def test_the_mischief_comes_before_the_move_and_others_allies_stay(self):
        play = at(
            """
            A:
              power: 2
              hand: lady_loki
            B:
              aim_island: bio_duplicate, aim_agent
            """,
            seats=3,
        )
        play.play("lady_loki", "aim_island")
        assert play.second("A") == 1
        assert play.options() == ["aim_agent", "decline"]
        play.choose("aim_agent", "black_market")
        assert play.at("B", "aim_island") == ["A lady_loki 2", "C bio_duplicate 2"]
        play.done()


class TestPresidentLoki:
    def test_takes_one_power(self):
        play = at(
            """
            A:
              power: 2
              hand: president_loki
            B:
              power: 3
            C:
              power: 3
            """,
            seats=3,
        )
        play.play("president_loki", "black_market")
        assert play.second("A") == 1
        assert [play.power(one) for one in "ABC"] == [1, 2, 3]
        play.done()

    def test_nothing_from_a_player_without_power(self):
        play = at("""
            A:
              power: 2
              hand: president_loki
        """)
        play.play("president_loki", "black_market")
        assert (play.second("A"), play.power("A"), play.power("B")) == (1, 0, 0)
        play.done()

    def test_at_home_he_takes_nothing(self):
        play = at("""
            A:
              power: 3
              hand: president_loki
            B:
              power: 3
        """)
        play.play("president_loki", "bifrost")
        assert (play.second("A"), play.power("A"), play.power("B")) == (0, 1, 3)
        play.done()


class TestKingLoki:
    def test_brings_two_mischief(self):
        play = at("""
            A:
              power: 3
              hand: king_loki
        """)
        play.play("king_loki", "aim_laboratory")
        assert play.at("B", "aim_laboratory") == ["A king_loki 4"]
        assert (play.second("A"), play.power("A")) == (2, 0)
        play.done()

    def test_at_home_he_brings_none(self):
        play = at("""
            A:
              power: 3
              hand: king_loki
        """)
        play.play("king_loki", "odins_throne")
        assert play.second("A") == 0
        play.done()

    def test_costs_three(self):
        play = at("""
            A:
              power: 2
              hand: king_loki
        """)
        assert not play.can("play", "king_loki")
        assert play.why_not("play", "king_loki") == "MV-43"


class TestSorcererSupreme:
    def test_abroad_he_brings_mischief_and_orders_the_fate_deck(self):
        play = at("""
            A:
              power: 3
              hand: sorcerer_supreme
            fate deck: heimdall, sif, odin, war_machine, rest
        """)
        play.play("sorcerer_supreme", "black_market")
        assert play.second("A") == 1
        assert play.asked == "A put-back"
        assert play.options() == ["heimdall", "odin", "sif"]
        play.choose("heimdall", "odin")  # the last one left goes on top
        assert play.fate_deck(4) == ["sif", "odin", "heimdall", "war_machine"]
        play.done()

    @pytest.mark.parametrize("place", ["sanctum_sanctorum", "incoming"])
    def test_he_looks_wherever_he_is_played(self, place: str):
        play = at("""
            A:
              power: 3
              hand: sorcerer_supreme
            events:
              incoming:
            fate deck: heimdall, sif, odin, rest
        """)
        play.play("sorcerer_supreme", place)
        assert play.second("A") == 0
        play.choose("odin", "sif")
        assert play.fate_deck(3) == ["heimdall", "sif", "odin"]
        play.done()

    def test_nobody_else_sees_the_cards(self):
        play = at("""
            A:
              power: 3
              hand: sorcerer_supreme
            fate deck: heimdall, sif, odin, rest
        """)
        play.play("sorcerer_supreme", "bifrost")
        seen = play.view("A").looked
        assert sorted(card.card for card in seen) == ["fate_heimdall", "fate_odin", "fate_sif"]
        assert play.view("B").looked == []
        play.choose("odin", "sif")
        assert not any("Sif" in line for line in play.log("B"))
        assert any("Sif" in line for line in play.log("A"))
        play.done()

    @pytest.mark.rule("MV-R31")
    def test_the_pile_is_shuffled_when_the_deck_is_too_short(self):
        play = at("""
            A:
              power: 3
              hand: sorcerer_supreme
            fate deck: heimdall
            fate pile: sif
        """)
        play.play("sorcerer_supreme", "bifrost")
        assert play.options() == ["heimdall", "sif"]  # there are no more
        play.choose("sif")
        assert play.fate_deck() == ["heimdall", "sif"]
        assert play.fate_pile() == []
        play.done()

    def test_without_any_fate_card_nothing_is_asked(self):
        play = at("""
            A:
              power: 3
              hand: sorcerer_supreme
            fate deck:
        """)
        play.play("sorcerer_supreme", "bifrost")
        play.done()
