"""The Heroes of the other set's Common Fate deck. A plays Loki, B M.O.D.O.K., C Madame Masque."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import Play, at, fated


def mixed(text: str, seats: int = 2, villains: str = "") -> Play:
    return at(text, seats=seats, villains=villains, mixing="yes")


def fate(card: str, text: str = "", seats: int = 2, villains: str = "") -> Play:
    return fated(card, text, seats=seats, villains=villains, mixing="yes")


class TestIronMan:
    def test_activating_costs_one_more(self):
        text = "A:\n  power: {}\n  mischief: 1\n  jotunheim: norn_stones, ip_iron_man"
        assert not mixed(text.format(0)).can("activate", "norn_stones")
        play = mixed(text.format(1))
        play.activate("norn_stones")
        assert (play.power("A"), play.strength("iron_man")) == (0, 2)
        play.done()

    def test_each_time_and_on_top_of_a_price(self):
        text = "A:\n  mover: madripoor\n  power: {}\n  manhattan: golden_mask, ip_iron_man"
        assert not mixed(text.format(1), villains="masque,loki").can("activate", "golden_mask")
        play = mixed(text.format(2), villains="masque,loki")
        play.activate("golden_mask")
        assert play.power("A") == 0
        play.done()

    def test_playing_and_free_steps_cost_nothing_more(self):
        play = mixed("A:\n  power: 1\n  mischief: 1\n  hand: kid_loki\n  jotunheim: ip_iron_man")
        play.step(1)
        play.play("kid_loki", "bifrost")
        assert play.power("A") == 1
        play.done()

    def test_in_another_domain_he_does_not_matter(self):
        play = mixed(
            "A:\n  mischief: 1\n  jotunheim: norn_stones, sif\nB:\n  black_market: ip_iron_man"
        )
        play.activate("norn_stones")
        assert play.strength("sif") == 2
        play.done()


class TestBlackWidow:
    TEXT = """
        B:
          aim_island: aim_agent, kid_loki, sif, aim_shock_trooper +3
          black_market: modam
    """

    @pytest.mark.parametrize("ally", ["aim_agent", "kid_loki", "aim_shock_trooper"])
    def test_may_defeat_any_ally_at_her_location(self, ally: str):
        play = fate("ip_black_widow", self.TEXT)
        play.choose("aim_island")
        assert play.asked == "A defeat"
        assert play.options() == ["aim_agent", "aim_shock_trooper", "decline", "kid_loki"]
        play.choose(ally)
        assert play.pile("A") + play.pile("B") == [ally]
        play.done()

    def test_may_be_declined(self):
        play = fate("ip_black_widow", self.TEXT)
        play.choose("aim_island")
        play.decline()
        assert play.pile("A") + play.pile("B") == []
        play.done()

    def test_with_no_ally_there_nothing_is_asked(self):
        play = fate("ip_black_widow", self.TEXT)
        play.choose("doomsday_hangar")
        assert play.pile("B") == []
        play.done()

    @pytest.mark.rule("MV-140", "MV-R56")
    def test_her_defeat_costs_loyalty(self):
        play = fate("ip_black_widow", "B:\n  aim_island: aim_agent\n  loyalty: 3")
        play.choose("aim_island", "aim_agent")
        assert play.mark("B") == 2
        play.done()


class TestNickFury:
    @pytest.mark.parametrize(("has", "left"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)])
    def test_half_of_the_power_is_lost(self, has: int, left: int):
        play = fate(
            "ip_nick_fury", f"A:\n  mover: sanctum_sanctorum\n  power: 8\nB:\n  power: {has}"
        )
        play.choose("black_market")
        assert (play.power("A"), play.power("B")) == (8, left)
        play.done()


class TestHulk:
    def test_moves_on_stronger_when_he_is_defeated(self):
        play = mixed(
            """
            A:
              manhattan: ip_hulk +1, dreadnought
              madripoor: sif
            """,
            seats=3,
            villains="masque,loki,modok",
        )
        play.vanquish("hulk")
        assert play.asked == "A where"
        assert len(play.options()) == 8
        assert "manhattan" not in play.options()
        play.choose("black_market")
        assert play.at("C", "black_market") == ["hulk 7"]
        assert (play.pile("A"), play.vendettas(), play.fate_pile()) == (["dreadnought"], [], [])
        play.done()

    def test_whoever_defeated_him_chooses(self):
        """B gets the reward of an Event in the turn of A."""
        play = mixed("""
            A:
              mover: bifrost
              jotunheim: frost_giant
            B:
              black_market: ip_hulk
            events:
              under_surveillance: executioner, aim_agent -1
        """)
        play.relocate("frost_giant", "under_surveillance")
        play.choose("hulk")
        assert play.asked == "B where"
        play.choose("bifrost")
        assert play.at("A", "bifrost") == ["hulk 6"]
        play.done()

    @pytest.mark.rule("MV-139")
    def test_his_defeat_raises_loyalty(self):
        play = mixed(
            "A:\n  mover: doomsday_hangar\n  black_market: ip_hulk, aim_agent +3",
            villains="modok,loki",
        )
        play.vanquish("hulk")
        play.choose("bifrost")
        assert play.mark("A") == 1
        play.done()


class TestFalcon:
    def test_may_bring_a_weak_hero_of_any_domain(self):
        play = fate(
            "ip_falcon",
            """
            A:
              mover: sanctum_sanctorum
              bifrost: odin -3
            B:
              aim_island: sif, heimdall, aim_agent
              black_market: mockingbird_shield
            """,
        )
        play.choose("black_market")
        assert play.options() == ["decline", "odin", "sif"]
        play.choose("odin")
        assert play.at("B", "black_market") == ["falcon 2", "mockingbird_shield 2", "odin 3"]
        play.done()

    def test_may_be_declined(self):
        play = fate("ip_falcon", "B:\n  aim_island: sif")
        play.choose("black_market")
        play.decline()
        assert play.at("B", "aim_island") == ["sif 3"]
        play.done()

    def test_with_only_strong_ones_nothing_is_asked(self):
        play = fate("ip_falcon", "B:\n  aim_island: heimdall")
        play.choose("black_market")
        assert play.at("B", "black_market") == ["falcon 2"]
        play.done()


class TestHawkeye:
    TEXT = """
        B:
          aim_island: aim_agent
        events:
          under_surveillance: aim_shock_trooper +2, frost_giant
    """

    def test_may_defeat_an_ally_of_the_target_at_an_event(self):
        play = fate("ip_hawkeye", self.TEXT)
        play.choose("black_market")
        assert play.options() == ["aim_shock_trooper", "decline"]
        play.choose("aim_shock_trooper")
        assert play.events() == ["under_surveillance 10: A frost_giant 4"]
        assert play.pile("B") == ["aim_shock_trooper"]

    @pytest.mark.rule("MV-140", "MV-107")
    def test_which_costs_no_loyalty(self):
        play = fate("ip_hawkeye", "B:\n  loyalty: 2\nevents:\n  incoming: aim_agent")
        play.choose("black_market", "aim_agent")
        assert play.mark("B") == 2
        play.done()

    def test_may_be_declined(self):
        play = fate("ip_hawkeye", "events:\n  incoming: aim_agent")
        play.choose("black_market")
        play.decline()
        assert play.events() == ["incoming 8: B aim_agent 2"]
        play.done()

    def test_with_nobody_at_an_event_nothing_is_asked(self):
        play = fate("ip_hawkeye", "B:\n  aim_island: aim_agent\nevents:\n  incoming: frost_giant")
        play.choose("black_market")
        assert play.pile("B") == []
        play.done()


class TestSheHulk:
    TEXT = """
        A:
          mover: bifrost
          power: 3
          hand: kid_loki
          odins_throne: lorelei
          jotunheim: {}
        B:
          aim_island: lady_loki
          black_market: {}
        events:
          incoming:
          judgment_of_the_all_mother:
    """

    def test_no_ally_goes_to_an_event(self):
        play = mixed(self.TEXT.format("ip_she_hulk", ""))
        options = play.options("play") + play.options("relocate")
        assert not any("incoming" in option or "judgment" in option for option in options)
        assert play.can("play", "kid_loki", "jotunheim")
        assert play.can("relocate", "lorelei", "jotunheim")

    def test_in_another_domain_she_does_not_matter(self):
        play = mixed(self.TEXT.format("", "ip_she_hulk"))
        for event in ("incoming", "judgment_of_the_all_mother"):
            assert play.can("play", "kid_loki", event)
            assert play.can("relocate", "lorelei", event)
            assert play.can("relocate", "lady_loki", event)


class TestVision:
    def test_every_gain_is_one_less(self):
        play = mixed("A:\n  mischief: 1\n  bifrost: ip_vision")
        play.gain()
        assert play.power("A") == 1
        play.step(1)
        assert play.power("A") == 1  # 1 - 1
        play.done()

    def test_not_for_others(self):
        play = mixed("B:\n  black_market: ip_vision")
        play.gain()
        assert play.power("A") == 2
        play.done()

    def test_what_is_taken_from_another_player_is_not_gained(self):
        play = mixed("A:\n  power: 2\n  hand: president_loki\n  bifrost: ip_vision\nB:\n  power: 1")
        play.play("president_loki", "black_market")
        assert (play.power("A"), play.power("B")) == (1, 0)
        play.done()


class TestThor:
    @pytest.mark.rule("MV-93")
    def test_protects(self):
        play = mixed("A:\n  manhattan: ip_thor, sif, dreadnought", villains="masque,loki")
        assert play.options("vanquish") == ["vanquish thor"]


class TestCaptainMarvel:
    def test_gathers_the_targets_allies_at_her_location(self):
        play = fate(
            "ip_captain_marvel",
            """
            A:
              mover: sanctum_sanctorum
              bifrost: aim_saboteur, frost_giant
            B:
              aim_island: aim_agent [aim_battle_armor], kid_loki, cosmic_cube, sif
              black_market: aim_scientist
              doomsday_hangar: modam
            events:
              incoming: aim_agent
            """,
        )
        play.choose("black_market")
        assert play.at("B", "black_market") == [
            "B aim_agent 3 [aim_battle_armor]",
            "B aim_scientist 1",
            "B modam 4",
            "captain_marvel 6",
        ]
        assert play.at("B", "aim_island") == ["A kid_loki 1", "B cosmic_cube", "sif 3"]
        assert play.at("A", "bifrost") == ["A frost_giant 4", "B aim_saboteur 2"]
        assert play.events() == ["incoming 8: B aim_agent 2"]
        play.done()


class TestCaptainAmerica:
    def test_every_hero_of_the_domain_gets_a_token(self):
        play = fate(
            "ip_captain_america",
            """
            A:
              mover: sanctum_sanctorum
              bifrost: odin
            B:
              aim_island: sif -1, kid_loki, aim_agent
              black_market: heimdall
            """,
        )
        play.choose("black_market")
        assert play.at("B", "black_market") == ["captain_america 4", "heimdall 5"]
        assert play.at("B", "aim_island") == ["A kid_loki 1", "B aim_agent 2", "sif 3"]
        assert play.strength("odin") == 6
        play.done()
