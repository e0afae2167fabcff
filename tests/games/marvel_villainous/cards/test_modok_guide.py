"""M.O.D.O.K.'s guide: Loyalty, the token, the Cosmic Cube."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import modok_at, new


class TestLoyalty:
    @pytest.mark.rule("MV-137")
    def test_begins_at_none_for_all_to_see(self):
        play = new(villains=["modok", "loki"])
        seen = play.view().realms[0]
        assert seen.marks == [0]
        assert seen.progress == "Loyalty 0 of 5, no Cube yet"

    @pytest.mark.rule("MV-137")
    def test_never_above_five(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              loyalty: 5
              aim_island: aim_agent, sif -1
        """)
        play.vanquish("sif")
        assert play.mark("A") == 5
        play.done()

    @pytest.mark.rule("MV-137")
    def test_never_below_none(self):
        play = modok_at("""
            active: B
            A:
              aim_island: aim_agent
            B:
              mover: bifrost
            fate deck: defection, rest
        """)
        play.fate()
        assert play.pile("A") == ["aim_agent"]
        assert play.mark("A") == 0
        play.done("B")


class TestOrderInTheRanks:
    @pytest.mark.rule("MV-138")
    @pytest.mark.parametrize(("loyalty", "after"), [(0, 1), (1, 2), (2, 2), (3, 3)])
    def test_an_aim_ally_at_each_location(self, loyalty: int, after: int):
        play = modok_at(f"""
            phase: start
            A:
              loyalty: {loyalty}
              aim_island: aim_agent
              aim_laboratory: aim_scientist, aim_agent
              black_market: aim_saboteur
              doomsday_hangar: aim_shock_trooper
        """)
        assert play.asked == "A move"  # it happened before moving
        assert play.mark("A") == after

    @pytest.mark.rule("MV-138")
    @pytest.mark.parametrize("last", ["", "modam", "super_adaptoid", "sif"])
    def test_not_with_one_location_unmanned(self, last: str):
        play = modok_at(f"""
            phase: start
            A:
              aim_island: aim_agent, aim_agent
              aim_laboratory: aim_scientist
              black_market: aim_saboteur
              doomsday_hangar: {last}
        """)
        assert play.asked == "A move"
        assert play.mark("A") == 0

    @pytest.mark.rule("MV-138")
    def test_only_at_the_start_of_his_own_turn(self):
        play = modok_at("""
            active: B
            phase: start
            A:
              aim_island: aim_agent
              aim_laboratory: aim_scientist
              black_market: aim_saboteur
              doomsday_hangar: aim_shock_trooper
        """)
        assert play.asked == "B move"
        assert play.mark("A") == 0
        play.move("bifrost")
        play.end()
        assert (play.asked, play.mark("A")) == ("A move", 1)
        play.move("black_market")
        assert play.mark("A") == 1
        play.done()


class TestVictories:
    @pytest.mark.rule("MV-139")
    def test_a_hero_defeated_with_an_aim_ally(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              aim_island: aim_agent, modam, sif
        """)
        play.vanquish("sif", "modam", "aim_agent")
        assert play.mark("A") == 1
        play.done()

    @pytest.mark.rule("MV-139")
    def test_not_without_one(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              aim_island: aim_agent, modam, sif
        """)
        play.vanquish("sif", "modam")
        assert play.mark("A") == 0
        play.done()

    @pytest.mark.rule("MV-139", "MV-76")
    def test_not_for_an_opposing_ally(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              aim_laboratory: aim_agent, kid_loki
        """)
        play.vanquish("kid_loki")
        assert play.pile("B") == ["kid_loki"]
        assert play.mark("A") == 0
        play.done()

    @pytest.mark.rule("MV-139")
    def test_several_aim_allies_raise_it_once(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              aim_island: aim_agent, aim_scientist, sif
        """)
        play.vanquish("sif", "aim_agent")  # the other has to help
        assert play.mark("A") == 1
        play.done()

    @pytest.mark.rule("MV-139")
    def test_a_decoy_counts(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              aim_island: aim_shock_trooper, agent_13_shield, life_model_decoy_shield
        """)
        play.vanquish("agent_13_shield")
        assert play.fate_pile() == ["life_model_decoy_shield"]
        assert play.mark("A") == 1
        play.done()

    @pytest.mark.rule("MV-139")
    def test_a_prevented_defeat_does_not(self):
        play = modok_at(
            """
            A:
              mover: doomsday_hangar
              aim_island: aim_shock_trooper, sif -1 [bulletproof_vest]
            """,
            seats=3,
        )
        play.vanquish("sif")
        assert play.at("A", "aim_island") == ["sif 2"]
        assert play.fate_pile() == ["bulletproof_vest"]
        assert play.mark("A") == 0
        play.done()


class TestLosses:
    @pytest.mark.rule("MV-140", "MV-117")
    def test_a_removal_by_fate_in_spite_of_armor(self):
        play = modok_at("""
            active: B
            A:
              loyalty: 3
              aim_island: aim_agent [aim_battle_armor]
            B:
              mover: bifrost
            fate deck: defection, rest
        """)
        play.fate()
        assert play.at("A", "aim_island") == []
        assert play.mark("A") == 2
        play.done("B")

    @pytest.mark.rule("MV-140")
    @pytest.mark.parametrize(("armor", "after"), [("", 2), (" -1 [aim_battle_armor]", 3)])
    def test_a_defeat_by_fate_unless_armor_stops_it(self, armor: str, after: int):
        play = modok_at(f"""
            active: B
            A:
              loyalty: 3
              aim_island: aim_agent{armor}
            B:
              mover: bifrost
            fate deck: melinda_may_shield, rest
        """)
        play.fate()
        play.choose("aim_island", "aim_agent")
        assert play.mark("A") == after
        play.done("B")

    @pytest.mark.rule("MV-140")
    def test_each_card_lowers_it_anew(self):
        play = modok_at("""
            active: B
            A:
              loyalty: 3
              aim_island: aim_agent, aim_agent
            B:
              mover: bifrost
            events:
              under_surveillance:
            fate deck: defection, defection, rest
        """)
        play.fate()
        play.choose("aim_agent")  # the other one is all that is left for the second card
        assert play.pile("A") == ["aim_agent", "aim_agent"]
        assert play.mark("A") == 1
        play.done("B")

    @pytest.mark.rule("MV-140")
    def test_other_allies_and_those_elsewhere_do_not_matter(self):
        play = modok_at("""
            active: B
            A:
              loyalty: 3
            B:
              mover: bifrost
              jotunheim: aim_saboteur
            fate deck: exposed, rest
        """)
        play.fate()
        assert play.pile("A") == ["aim_saboteur"]
        assert play.mark("A") == 3
        play.done("B")
        play = modok_at("""
            active: B
            A:
              loyalty: 3
              aim_island: monica_rappaccini
            B:
              mover: bifrost
            fate deck: exposed, rest
        """)
        play.fate()
        assert play.pile("A") == ["monica_rappaccini"]
        assert play.mark("A") == 3
        play.done("B")

    @pytest.mark.rule("MV-140")
    def test_a_saboteur_vanquished_abroad_does_not_matter(self):
        play = modok_at("""
            active: B
            A:
              loyalty: 3
            B:
              mover: sanctum_sanctorum
              bifrost: aim_saboteur, lady_loki
        """)
        play.vanquish("aim_saboteur")
        assert play.pile("A") == ["aim_saboteur"]
        assert play.mark("A") == 3
        play.done("B")

    @pytest.mark.rule("MV-140", "MV-119")
    def test_his_own_losses_do_not_hurt(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              loyalty: 3
              aim_island: aim_agent, kid_loki
        """)
        play.vanquish("kid_loki")
        assert play.pile("A") == ["aim_agent"]
        assert play.mark("A") == 3
        play.done()


class TestToken:
    @pytest.mark.rule("MV-141")
    def test_goes_anywhere_at_home_with_a_relocate_action(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
        """)
        assert play.options("relocate") == [
            "relocate token aim_island", "relocate token aim_laboratory",
            "relocate token black_market", "relocate token doomsday_hangar",
        ]  # fmt: skip
        play.relocate("token", "aim_island")
        assert play.at("A", "aim_island") == ["token 0"]
        assert play.options("relocate") == []  # the symbol is used
        play.done()

    @pytest.mark.rule("MV-141", "MV-143")
    def test_from_a_location_to_another_but_not_to_events(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              piece: aim_island
              aim_island: agent_13_shield
            events:
              incoming:
        """)
        assert play.options("relocate") == [
            "relocate token aim_laboratory", "relocate token black_market",
            "relocate token doomsday_hangar",
        ]  # fmt: skip

    @pytest.mark.rule("MV-142", "MV-139")
    def test_fights_with_the_strength_of_loyalty_and_goes_home(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              loyalty: 2
              piece: aim_island
              aim_island: aim_shock_trooper, beta_ray_bill
        """)
        play.vanquish("beta_ray_bill", "aim_shock_trooper")  # the token has to help
        assert play.at("A", "aim_island") == []
        assert play.pile("A") == ["aim_shock_trooper"]
        assert play.mark("A") == 3
        play.relocate("token", "aim_island")  # from the portrait
        play.done()

    @pytest.mark.rule("MV-142", "MV-139")
    def test_alone_it_raises_nothing(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              loyalty: 3
              piece: aim_island
              aim_island: sif
        """)
        play.vanquish("sif")
        assert play.fate_pile() == ["sif"]
        assert play.mark("A") == 3
        play.done()

    @pytest.mark.rule("MV-142")
    def test_without_loyalty_it_cannot_fight(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              piece: aim_island
              aim_island: sif -3
        """)
        assert not play.can("vanquish")

    @pytest.mark.rule("MV-142", "MV-R19")
    def test_goes_home_after_a_fight_against_no_strength(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              loyalty: 1
              piece: aim_island
              aim_island: sif -3
        """)
        play.vanquish("sif")
        assert play.at("A", "aim_island") == []
        play.done()

    @pytest.mark.rule("MV-143")
    def test_is_neither_card_nor_character(self):
        play = modok_at("""
            active: B
            A:
              loyalty: 2
              piece: aim_island
              mover: aim_laboratory
            B:
              mover: bifrost
            fate deck: exposed, rest
        """)
        play.fate()  # nobody there to be exposed
        assert play.at("A", "aim_island") == ["token 2"]
        play.end()
        play.move("aim_island")
        here = play.view("A").realms[0].locations[0]
        assert [symbol.covered for symbol in here.top] == [False, False]

    @pytest.mark.rule("MV-143")
    def test_is_no_aim_ally(self):
        play = modok_at("""
            phase: start
            A:
              piece: doomsday_hangar
              loyalty: 1
              aim_island: aim_agent
              aim_laboratory: aim_scientist
              black_market: aim_saboteur
        """)
        assert play.asked == "A move"
        assert play.mark("A") == 1


class TestObjective:
    @pytest.mark.rule("MV-144")
    def test_the_cube_wins_with_full_loyalty(self):
        play = modok_at("""
            A:
              mover: aim_laboratory
              power: 2
              loyalty: 5
              aim_laboratory: cosmic_cube
        """)
        play.activate("cosmic_cube")
        assert play.winner == "A"

    @pytest.mark.rule("MV-144")
    def test_not_with_less(self):
        play = modok_at("""
            A:
              mover: aim_laboratory
              power: 2
              loyalty: 4
              aim_laboratory: cosmic_cube
              aim_island: aim_agent
        """)
        play.activate("cosmic_cube")
        assert play.winner == ""
        assert play.strength("aim_agent") == 3
        play.done()

    @pytest.mark.rule("MV-144")
    def test_not_with_a_hero_there(self):
        play = modok_at("""
            A:
              mover: black_market
              power: 2
              loyalty: 5
              aim_laboratory: cosmic_cube, sif -3
        """)
        assert play.why_not("activate", "cosmic_cube") == "MV-72"

    @pytest.mark.rule("MV-144")
    def test_loyalty_alone_does_not_win(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              loyalty: 4
              aim_laboratory: cosmic_cube
              aim_island: aim_shock_trooper, sif
        """)
        play.vanquish("sif")
        assert (play.mark("A"), play.winner) == (5, "")
        play.done()
