"""M.O.D.O.K.'s Effects and Items."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import modok_at


class TestCreatingTheCube:
    def test_from_the_deck(self):
        play = modok_at("""
            A:
              power: 3
              loyalty: 2
              hand: creating_the_cube
        """)
        play.play("creating_the_cube")
        assert play.at("A", "aim_laboratory") == ["A cosmic_cube"]
        assert (play.power("A"), play.pile("A")) == (0, ["creating_the_cube"])
        assert "The deck is shuffled." in play.log("B")
        play.done()

    def test_from_the_pile(self):
        play = modok_at("""
            A:
              power: 4
              loyalty: 3
              hand: creating_the_cube
              pile: cosmic_cube, modam
        """)
        play.play("creating_the_cube")
        assert play.at("A", "aim_laboratory") == ["A cosmic_cube"]
        assert (play.power("A"), play.pile("A")) == (1, ["modam", "creating_the_cube"])
        assert "The deck is shuffled." not in play.log("B")
        play.done()

    @pytest.mark.parametrize(
        ("loyalty", "hand", "there"),
        [(1, "", ""), (2, ", cosmic_cube", ""), (2, "", "cosmic_cube")],
    )
    def test_needs_loyalty_and_a_cube_to_find(self, loyalty: int, hand: str, there: str):
        play = modok_at(f"""
            A:
              power: 3
              loyalty: {loyalty}
              hand: creating_the_cube{hand}
              aim_laboratory: {there}
        """)
        assert not play.can("play", "creating_the_cube")
        assert play.why_not("play", "creating_the_cube") == "MV-72"


class TestPsionicBlast:
    def test_defeats_a_foe_up_to_loyalty_and_one(self):
        play = modok_at("""
            A:
              power: 2
              loyalty: 2
              hand: psionic_blast
              aim_island: sif, aim_agent
              black_market: heimdall
              doomsday_hangar: kid_loki
            B:
              bifrost: gwenpool_west_coast_avenger
        """)
        play.play("psionic_blast")
        assert play.asked == "A defeat"
        assert play.options() == ["kid_loki", "sif"]
        play.choose("sif")
        assert play.fate_pile() == ["sif"]
        assert play.mark("A") == 2  # no Vanquish action
        play.done()

    def test_an_opposing_ally(self):
        play = modok_at("""
            A:
              power: 2
              hand: psionic_blast
              aim_island: kid_loki
        """)
        play.play("psionic_blast")
        assert play.pile("B") == ["kid_loki"]
        play.done()

    @pytest.mark.rule("MV-R21")
    def test_not_past_a_protector(self):
        play = modok_at("""
            A:
              power: 2
              loyalty: 3
              hand: psionic_blast
              aim_island: sif, beta_ray_bill
        """)
        assert play.why_not("play", "psionic_blast") == "MV-72"

    @pytest.mark.parametrize("there", ["sif", "aim_agent", ""])
    def test_not_without_a_foe_weak_enough(self, there: str):
        play = modok_at(f"""
            A:
              power: 2
              loyalty: 1
              hand: psionic_blast
              aim_island: {there}
            B:
              bifrost: lorelei, gwenpool_west_coast_avenger
        """)
        assert not play.can("play", "psionic_blast")
        assert play.why_not("play", "psionic_blast") == "MV-72"


class TestBow:
    def test_an_aim_ally_for_loyalty(self):
        play = modok_at("""
            A:
              power: 1
              loyalty: 4
              hand: bow_to_modok
              aim_island: aim_agent, modam
              black_market: aim_scientist [aim_battle_armor]
            B:
              bifrost: aim_saboteur
        """)
        play.play("bow_to_modok")
        assert play.asked == "A remove"
        assert play.options() == ["aim_agent", "aim_scientist"]
        play.choose("aim_scientist")
        assert play.mark("A") == 5
        assert play.pile("A") == ["aim_battle_armor", "aim_scientist", "bow_to_modok"]
        play.done()

    @pytest.mark.parametrize(
        ("loyalty", "there", "event"),
        [(5, "aim_agent", "incoming"), (0, "modam", "incoming"), (0, "aim_agent", "aim_mutiny")],
    )
    def test_needs_an_aim_ally_and_loyalty_that_can_rise(
        self, loyalty: int, there: str, event: str
    ):
        play = modok_at(f"""
            A:
              power: 1
              loyalty: {loyalty}
              hand: bow_to_modok
              aim_island: {there}
            B:
              bifrost: aim_saboteur
            events:
              {event}: aim_shock_trooper
        """)
        assert not play.can("play", "bow_to_modok")
        assert play.why_not("play", "bow_to_modok") == "MV-72"


class TestCalculatedOutcome:
    @pytest.mark.parametrize(("loyalty", "power"), [(0, 1), (1, 1), (2, 2), (4, 4), (5, 4)])
    def test_power_for_loyalty(self, loyalty: int, power: int):
        play = modok_at(f"""
            A:
              loyalty: {loyalty}
              hand: calculated_outcome
        """)
        play.play("calculated_outcome")
        assert (play.power("A"), play.pile("A")) == (power, ["calculated_outcome"])
        play.done()


class TestMassProduction:
    def test_the_first_aim_ally_of_the_deck_for_free(self):
        play = modok_at("""
            A:
              power: 1
              hand: mass_production
              deck: modam, cosmic_cube, aim_shock_trooper, aim_agent
        """)
        play.play("mass_production")
        assert play.asked == "A free-spot"
        assert play.options() == ["aim_island", "aim_laboratory", "black_market", "doomsday_hangar"]
        play.choose("black_market")
        assert play.at("A", "black_market") == ["A aim_shock_trooper 3"]
        assert play.power("A") == 0
        assert sorted(play.deck("A")) == ["aim_agent", "cosmic_cube", "modam"]
        assert play.pile("A") == ["mass_production"]
        assert any("M.O.D.A.M." in line for line in play.log("B"))  # all were shown
        play.done()

    def test_a_saboteur_stays_at_home_but_may_go_to_an_event(self):
        play = modok_at("""
            A:
              power: 1
              hand: mass_production
              deck: aim_saboteur, rest
            events:
              incoming:
        """)
        play.play("mass_production")
        assert play.options() == [
            "aim_island", "aim_laboratory", "black_market", "doomsday_hangar", "event_incoming",
        ]  # fmt: skip
        play.choose("incoming")
        assert play.events() == ["incoming 8: A aim_saboteur 2"]
        play.done()

    @pytest.mark.rule("MV-R30")
    def test_goes_on_with_the_pile(self):
        play = modok_at("""
            A:
              power: 1
              hand: mass_production
              deck: modam
              pile: aim_agent
        """)
        play.play("mass_production")
        play.choose("aim_island")
        assert play.at("A", "aim_island") == ["A aim_agent 2"]
        assert (play.deck("A"), play.pile("A")) == (["modam"], ["mass_production"])
        play.done()

    def test_not_without_an_aim_ally_in_deck_or_pile(self):
        play = modok_at("""
            A:
              power: 1
              hand: mass_production, aim_agent
              deck: modam
              pile: cosmic_cube
        """)
        assert not play.can("play", "mass_production")
        assert play.why_not("play", "mass_production") == "MV-72"


class TestCosmicCube:
    def test_is_played_to_the_laboratory_only_and_stays_there(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              power: 4
              hand: cosmic_cube
        """)
        assert play.options("play") == ["play cosmic_cube aim_laboratory"]
        play.play("cosmic_cube", "aim_laboratory")
        assert play.power("A") == 0
        assert not play.can("relocate", "cosmic_cube")
        assert play.can("relocate", "token")
        play.done()

    def test_a_token_for_an_own_ally_at_home(self):
        play = modok_at("""
            A:
              mover: black_market
              power: 2
              loyalty: 4
              aim_laboratory: cosmic_cube, kid_loki
              aim_island: aim_agent, modam
            B:
              bifrost: aim_saboteur
            events:
              incoming: aim_shock_trooper
        """)
        play.activate("cosmic_cube")
        assert play.options() == ["aim_agent", "modam"]
        play.choose("modam")
        assert (play.strength("modam"), play.power("A")) == (5, 0)
        play.done()

    @pytest.mark.rule("MV-R50")
    def test_without_allies_nothing_happens(self):
        play = modok_at("""
            A:
              mover: black_market
              power: 2
              aim_laboratory: cosmic_cube
        """)
        play.activate("cosmic_cube")
        assert play.power("A") == 0
        play.done()

    def test_costs_two(self):
        play = modok_at("""
            A:
              mover: black_market
              power: 1
              loyalty: 5
              aim_laboratory: cosmic_cube
        """)
        assert play.why_not("activate", "cosmic_cube") == "MV-43"


class TestDoomsdayChair:
    def test_a_stronger_token_that_stays(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              loyalty: 1
              piece: aim_island
              aim_island: sif
              black_market: doomsday_chair
        """)
        assert play.strength("token") == 3
        play.vanquish("sif")
        assert play.at("A", "aim_island") == ["token 3"]
        play.done()

    @pytest.mark.rule("MV-142")
    def test_it_fights_even_without_loyalty(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              piece: aim_island
              aim_island: gwenpool_west_coast_avenger
              black_market: doomsday_chair
        """)
        play.vanquish("gwenpool_west_coast_avenger")
        assert play.at("A", "aim_island") == ["token 2"]
        play.done()

    @pytest.mark.rule("MV-R55")
    def test_without_its_ability_it_does_nothing(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              loyalty: 3
              piece: aim_island
              aim_island: sif
              black_market: doomsday_chair, containment_field
        """)
        assert play.strength("token") == 3
        play.vanquish("sif")
        assert play.at("A", "aim_island") == []
        play.done()


class TestBattleArmor:
    def test_one_more_strength(self):
        play = modok_at("""
            A:
              power: 1
              hand: aim_battle_armor
              aim_island: aim_agent, modam, kid_loki
            events:
              incoming: aim_shock_trooper
        """)
        assert play.options("play") == [
            "play aim_battle_armor aim_agent", "play aim_battle_armor modam",
        ]  # fmt: skip
        play.play("aim_battle_armor", "modam")
        assert play.strength("modam") == 5
        play.done()

    @pytest.mark.rule("MV-79")
    def test_not_without_an_ally_at_home(self):
        play = modok_at("""
            A:
              power: 1
              hand: aim_battle_armor
              aim_island: kid_loki
            B:
              bifrost: aim_saboteur
        """)
        assert play.why_not("play", "aim_battle_armor") == "MV-79"

    def test_is_lost_in_place_of_its_ally_to_another_player(self):
        play = modok_at("""
            active: B
            B:
              mover: sanctum_sanctorum
              bifrost: aim_saboteur [aim_battle_armor], enchantress
        """)
        play.vanquish("aim_saboteur")
        assert play.at("B", "bifrost") == ["A aim_saboteur 2"]
        assert play.pile("A") == ["aim_battle_armor"]
        assert play.pile("B") == ["enchantress"]
        play.done("B")

    def test_only_one_of_two_is_lost(self):
        play = modok_at("""
            active: B
            A:
              loyalty: 2
              aim_island: aim_agent -2 [aim_battle_armor, aim_battle_armor]
            B:
              mover: bifrost
            fate deck: melinda_may_shield, rest
        """)
        play.fate()
        play.choose("aim_island", "aim_agent")
        play.choose("aim_battle_armor")
        assert play.at("A", "aim_island") == [
            "A aim_agent 1 [aim_battle_armor]", "melinda_may_shield 3",
        ]  # fmt: skip
        assert play.pile("A") == ["aim_battle_armor"]
        assert play.mark("A") == 2
        play.done("B")

    def test_does_not_keep_an_ally_that_was_used(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              aim_island: aim_agent [aim_battle_armor], sif
        """)
        play.vanquish("sif")
        assert sorted(play.pile("A")) == ["aim_agent", "aim_battle_armor"]
        play.done()

    @pytest.mark.rule("MV-50", "MV-R25")
    def test_a_token_at_an_event_resolves_it_at_once(self):
        play = modok_at("""
            A:
              mover: black_market
              power: 2
            events:
              incoming: modam, aim_agent [aim_battle_armor]
        """)
        play.activate("aim_battle_armor")
        assert play.events() == []
        assert play.power("A") == 4
        assert sorted(play.pile("A")) == ["aim_agent", "aim_battle_armor", "modam"]
        play.done()

    def test_a_token_at_home(self):
        play = modok_at("""
            A:
              mover: black_market
              power: 3
              aim_island: aim_agent [aim_battle_armor], aim_agent
        """)
        play.activate("aim_battle_armor")
        assert play.at("A", "aim_island") == ["A aim_agent 2", "A aim_agent 4 [aim_battle_armor]"]
        assert play.power("A") == 1
        play.done()


class TestMindAmplifier:
    def test_moves_a_hero(self):
        play = modok_at("""
            A:
              mover: black_market
              power: 2
              doomsday_hangar: mind_amplifier
              aim_island: sif
              aim_laboratory: odin [mjolnir], kid_loki
            B:
              bifrost: heimdall
        """)
        play.activate("mind_amplifier")  # only Sif can go
        assert play.options() == ["aim_laboratory", "black_market", "doomsday_hangar"]
        play.choose("doomsday_hangar")
        assert play.at("A", "doomsday_hangar") == ["A mind_amplifier", "sif 3"]
        assert play.power("A") == 0
        play.done()

    @pytest.mark.parametrize(
        ("power", "there", "rule"),
        [(1, "sif", "MV-43"), (2, "", "MV-72"), (2, "kid_loki", "MV-72")],
    )
    def test_needs_power_and_a_hero(self, power: int, there: str, rule: str):
        play = modok_at(f"""
            A:
              mover: black_market
              power: {power}
              doomsday_hangar: mind_amplifier
              aim_island: {there}
            B:
              bifrost: heimdall
        """)
        assert play.why_not("activate", "mind_amplifier") == rule
