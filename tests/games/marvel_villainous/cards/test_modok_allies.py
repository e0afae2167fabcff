"""M.O.D.O.K.'s Allies."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import modok_at


class TestAimAgent:
    def test_is_played_at_home_or_to_an_event(self):
        play = modok_at("""
            A:
              power: 1
              hand: aim_agent
            events:
              incoming:
        """)
        assert play.options("play") == [
            "play aim_agent aim_island", "play aim_agent aim_laboratory",
            "play aim_agent black_market", "play aim_agent doomsday_hangar",
            "play aim_agent incoming",
        ]  # fmt: skip
        play.play("aim_agent", "black_market")
        assert play.at("A", "black_market") == ["A aim_agent 2"]
        assert play.power("A") == 0
        play.done()


class TestAimScientist:
    def test_draws_a_card_and_discards_one(self):
        play = modok_at("""
            A:
              mover: black_market
              hand: cosmic_cube
              aim_island: aim_scientist
              deck: modam, aim_agent, rest
        """)
        play.activate("aim_scientist")
        assert play.asked == "A discard"
        assert play.options() == ["cosmic_cube", "modam"]
        play.choose("cosmic_cube")
        assert (play.hand("A"), play.pile("A")) == (["modam"], ["cosmic_cube"])
        assert play.deck("A", 1) == ["aim_agent"]
        play.done()

    def test_the_drawn_card_goes_if_it_is_the_only_one(self):
        play = modok_at("""
            A:
              mover: black_market
              aim_island: aim_scientist
              deck: modam, rest
        """)
        play.activate("aim_scientist")
        assert (play.hand("A"), play.pile("A")) == ([], ["modam"])
        play.done()

    def test_without_any_card_nothing_happens(self):
        play = modok_at("""
            A:
              mover: black_market
              aim_island: aim_scientist
              deck:
        """)
        play.activate("aim_scientist")
        assert (play.hand("A"), play.pile("A")) == ([], [])
        play.done()

    @pytest.mark.rule("MV-50")
    def test_works_at_an_event_and_each_for_itself(self):
        play = modok_at("""
            A:
              mover: black_market
              hand: cosmic_cube, modam
            events:
              incoming: aim_scientist
        """)
        play.activate("aim_scientist")
        play.choose("modam")
        assert play.pile("A") == ["modam"]
        assert len(play.hand("A")) == 2
        assert not play.can("activate", "aim_scientist")  # the symbol is used
        play.done()


class TestShockTrooper:
    def test_played_to_an_event_it_is_stronger(self):
        play = modok_at("""
            A:
              power: 2
              hand: aim_shock_trooper
            events:
              incoming:
        """)
        play.play("aim_shock_trooper", "incoming")
        assert play.events() == ["incoming 8: A aim_shock_trooper 4"]
        play.done()

    @pytest.mark.rule("MV-R24")
    def test_the_token_counts_before_the_check(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              aim_island: aim_shock_trooper
            events:
              incoming: modam
        """)
        play.relocate("aim_shock_trooper", "incoming")
        assert play.events() == []
        assert play.power("A") == 4
        assert sorted(play.pile("A")) == ["aim_shock_trooper", "modam"]
        play.done()

    def test_at_home_it_gets_no_token(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              power: 2
              hand: aim_shock_trooper
        """)
        play.play("aim_shock_trooper", "aim_island")
        assert play.strength("aim_shock_trooper") == 3
        play.relocate("aim_shock_trooper", "black_market")
        assert play.strength("aim_shock_trooper") == 3
        play.done()


class TestSaboteur:
    def test_may_be_played_abroad_and_covers_symbols(self):
        play = modok_at("""
            A:
              power: 2
              hand: aim_saboteur
        """)
        play.play("aim_saboteur", "bifrost")
        assert play.at("B", "bifrost") == ["A aim_saboteur 2"]
        play.end()
        play.move("bifrost")
        assert not play.can("fate")
        assert play.can("gain")

    def test_may_be_relocated_abroad_with_its_armor(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              aim_island: aim_saboteur [aim_battle_armor], aim_agent
        """)
        assert not play.can("relocate", "aim_agent", "bifrost")
        play.relocate("aim_saboteur", "bifrost")
        assert play.at("B", "bifrost") == ["A aim_saboteur 3 [aim_battle_armor]"]
        play.done()

    def test_not_from_one_foreign_domain_to_another(self):
        play = modok_at(
            """
            A:
              mover: doomsday_hangar
            B:
              bifrost: aim_saboteur
            """,
            seats=3,
        )
        assert play.options("relocate aim_saboteur") == [
            "relocate aim_saboteur aim_island", "relocate aim_saboteur aim_laboratory",
            "relocate aim_saboteur black_market", "relocate aim_saboteur doomsday_hangar",
        ]  # fmt: skip

    def test_items_at_its_location_cannot_be_activated(self):
        play = modok_at("""
            active: B
            B:
              mischief: 3
              bifrost: aim_saboteur, norn_stones, enchantress
              jotunheim: norn_stones, sif
              power: 1
        """)
        assert play.options("activate") == ["activate enchantress", "activate norn_stones"]
        play = modok_at("""
            active: B
            B:
              mischief: 3
              bifrost: aim_saboteur, norn_stones
              jotunheim: sif
        """)
        assert play.options("activate") == []
        assert play.why_not("activate", "norn_stones") == "MV-39"

    def test_at_home_it_hinders_nobody(self):
        play = modok_at("""
            A:
              mover: black_market
              power: 2
              aim_laboratory: aim_saboteur, cosmic_cube
        """)
        assert play.can("activate", "cosmic_cube")

    def test_its_own_armor_can_be_activated_abroad(self):
        play = modok_at("""
            A:
              mover: black_market
              power: 2
            B:
              bifrost: aim_saboteur [aim_battle_armor]
        """)
        play.activate("aim_battle_armor")
        assert play.strength("aim_saboteur") == 4
        play.done()


class TestSuperAdaptoid:
    def test_one_more_for_each_hero_at_home(self):
        play = modok_at("""
            A:
              aim_island: super_adaptoid, sif
              black_market: odin
            B:
              bifrost: heimdall, aim_saboteur
        """)
        assert play.strength("super_adaptoid") == 5

    def test_without_heroes_three(self):
        play = modok_at("""
            A:
              aim_island: super_adaptoid, kid_loki
            B:
              bifrost: heimdall
        """)
        assert play.strength("super_adaptoid") == 3

    def test_at_an_event_heroes_at_home_do_not_count(self):
        play = modok_at("""
            A:
              aim_island: sif
            events:
              incoming: super_adaptoid
        """)
        assert play.events() == ["incoming 8: A super_adaptoid 3"]

    @pytest.mark.rule("MV-74")
    def test_is_no_aim_ally(self):
        play = modok_at("""
            A:
              power: 1
              hand: bow_to_modok
              aim_island: super_adaptoid, monica_rappaccini, modam
        """)
        assert play.why_not("play", "bow_to_modok") == "MV-72"


class TestMonica:
    def test_aim_allies_cost_one_less(self):
        play = modok_at("""
            A:
              power: 1
              hand: aim_agent, aim_saboteur, aim_shock_trooper
              aim_island: monica_rappaccini
        """)
        assert play.can("play", "aim_shock_trooper", "black_market")
        play.play("aim_saboteur", "bifrost")
        assert play.power("A") == 0
        play.play("aim_agent", "black_market")  # costs nothing
        assert play.power("A") == 0
        play.done()

    def test_other_cards_do_not(self):
        play = modok_at("""
            A:
              power: 2
              hand: modam, mind_amplifier, aim_battle_armor
              aim_island: monica_rappaccini
        """)
        assert not play.can("play", "modam")
        assert not play.can("play", "mind_amplifier")
        play.play("aim_battle_armor", "monica_rappaccini")
        assert play.power("A") == 1  # an Item, whatever its name
        play.done()

    def test_not_from_an_event(self):
        play = modok_at("""
            A:
              power: 0
              hand: aim_agent
            events:
              incoming: monica_rappaccini
        """)
        assert not play.can("play", "aim_agent")


class TestModam:
    def test_a_hero_may_come_to_her(self):
        play = modok_at("""
            A:
              power: 3
              hand: modam
              aim_island: odin
              black_market: sif
              doomsday_hangar: heimdall
            B:
              bifrost: beta_ray_bill
        """)
        play.play("modam", "aim_island")
        assert play.asked == "A move-whom"
        assert play.options() == ["decline", "heimdall", "sif"]  # Odin is there already
        play.choose("sif")
        assert play.at("A", "aim_island") == ["A modam 4", "odin 6", "sif 3"]
        play.done()

    def test_may_be_declined(self):
        play = modok_at("""
            A:
              power: 3
              hand: modam
              black_market: sif
        """)
        play.play("modam", "aim_island")
        play.decline()
        assert play.at("A", "black_market") == ["sif 3"]
        play.done()

    @pytest.mark.parametrize("where", ["aim_island: sif", "black_market: sif [mjolnir]"])
    def test_with_nobody_to_move_nothing_is_asked(self, where: str):
        play = modok_at(f"""
            A:
              power: 3
              hand: modam
              {where}
        """)
        play.play("modam", "aim_island")
        play.done()

    def test_at_an_event_she_moves_nobody(self):
        play = modok_at("""
            A:
              power: 3
              hand: modam
              black_market: sif
            events:
              incoming:
        """)
        play.play("modam", "incoming")
        play.done()
