"""M.O.D.O.K.'s Specialties."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import modok_at


class TestScientistSupreme:
    def test_takes_an_aim_ally_back(self):
        play = modok_at("""
            A:
              mover: black_market
              power: 1
              pile: aim_agent, modam, aim_battle_armor, aim_saboteur
              area: scientist_supreme
        """)
        play.activate("scientist_supreme")
        assert play.options() == ["aim_agent", "aim_saboteur"]
        play.choose("aim_agent")
        assert play.hand("A") == ["aim_agent"]
        assert play.pile("A") == ["modam", "aim_battle_armor", "aim_saboteur"]
        assert play.power("A") == 0
        assert [card.card for card in play.view("B").realms[0].seen_hand] == ["modok_aim_agent"]
        play.done()

    @pytest.mark.parametrize(
        ("power", "pile", "rule"),
        [(0, "aim_agent", "MV-43"), (1, "modam, aim_battle_armor", "MV-72")],
    )
    def test_needs_power_and_an_aim_ally(self, power: int, pile: str, rule: str):
        play = modok_at(f"""
            A:
              mover: black_market
              power: {power}
              pile: {pile}
              area: scientist_supreme
        """)
        assert play.why_not("activate", "scientist_supreme") == rule


class TestDesignedOnlyForKilling:
    @pytest.mark.parametrize(("loyalty", "can"), [(1, False), (2, True)])
    def test_needs_loyalty_two(self, loyalty: int, can: bool):
        play = modok_at(f"""
            A:
              power: 3
              loyalty: {loyalty}
              hand: designed_only_for_killing
        """)
        assert play.can("play", "designed_only_for_killing") == can

    def test_two_power_for_the_first_hero_of_a_turn(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              power: 2
              loyalty: 2
              hand: psionic_blast
              aim_island: aim_shock_trooper, sif
              black_market: gwenpool_west_coast_avenger
              area: designed_only_for_killing
        """)
        play.vanquish("sif")
        assert play.power("A") == 4
        play.play("psionic_blast")
        assert play.fate_pile() == ["sif", "gwenpool_west_coast_avenger"]
        assert play.power("A") == 2  # nothing for the second
        play.done()

    def test_a_card_counts_too(self):
        play = modok_at("""
            A:
              power: 2
              loyalty: 2
              hand: psionic_blast
              aim_island: sif
              area: designed_only_for_killing
        """)
        play.play("psionic_blast")
        assert play.power("A") == 2
        play.done()

    def test_an_ally_does_not(self):
        play = modok_at("""
            A:
              power: 2
              loyalty: 2
              hand: psionic_blast
              aim_island: kid_loki
              area: designed_only_for_killing
        """)
        play.play("psionic_blast")
        assert play.power("A") == 0
        play.done()

    def test_a_hero_that_another_player_defeats_does_not(self):
        play = modok_at("""
            active: B
            A:
              area: designed_only_for_killing
            B:
              mover: sanctum_sanctorum
              bifrost: executioner, sif
        """)
        play.vanquish("sif")
        assert play.power("A") == 0
        play.done("B")

    @pytest.mark.rule("MV-R56")
    def test_the_reward_of_an_event_does_not_and_leaves_the_first_time_open(self):
        play = modok_at("""
            A:
              power: 3
              loyalty: 2
              hand: aim_agent, psionic_blast
              black_market: sif
              doomsday_hangar: gwenpool_west_coast_avenger
              area: designed_only_for_killing
            events:
              under_surveillance: executioner, super_adaptoid
        """)
        play.play("aim_agent", "under_surveillance")
        play.choose("sif")
        play.decline()
        assert play.fate_pile() == ["under_surveillance", "sif"]
        assert play.power("A") == 2
        play.play("psionic_blast")
        assert play.power("A") == 2
        play.done()

    def test_again_in_the_next_turn(self):
        play = modok_at("""
            A:
              mover: black_market
              power: 2
              loyalty: 2
              hand: psionic_blast
              aim_island: sif
              area: designed_only_for_killing +used
        """)
        play.next_turn("A")
        play.play("psionic_blast")
        assert play.power("A") == 2
        play.done()
