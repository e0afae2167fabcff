"""M.O.D.O.K.'s Fate deck."""

from __future__ import annotations

from textwrap import dedent

import pytest

from tests.games.marvel_villainous.playing import Play, at, modok_at


def fated(card: str, text: str, seats: int = 2) -> Play:
    """Loki (A) has revealed a Fate card; M.O.D.O.K. is B, Madame Masque C."""
    play = at(dedent(text) + f"fate deck: {card}, rest", seats=seats)
    play.fate()
    return play


class TestCaptainAmerica:
    def test_allies_of_the_owner_there_lose_one(self):
        play = modok_at("""
            A:
              aim_island: aim_agent, aim_scientist, captain_america_avenger, kid_loki, sif
              black_market: modam
        """)
        assert play.at("A", "aim_island") == [
            "A aim_agent 1", "A aim_scientist 0", "B kid_loki 1", "captain_america_avenger 4",
            "sif 3",
        ]  # fmt: skip
        assert play.strength("modam") == 4

    def test_whoever_comes_is_weaker_too(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              aim_island: captain_america_avenger
              black_market: modam
        """)
        play.relocate("modam", "aim_island")
        assert play.strength("modam") == 3
        assert not play.can("vanquish")
        play.done()

    def test_the_token_is_no_ally(self):
        play = modok_at("""
            A:
              loyalty: 2
              piece: aim_island
              aim_island: captain_america_avenger
        """)
        assert play.strength("token") == 2


class TestMsMarvel:
    @pytest.mark.parametrize(
        ("place", "strength"), [("aim_island", 5), ("black_market", 4), ("doomsday_hangar", 3)]
    )
    def test_a_token_for_each_ally_there(self, place: str, strength: int):
        play = fated(
            "ms_marvel",
            """
            A:
              mover: bifrost
            B:
              aim_island: aim_agent, modam, kid_loki
              black_market: aim_agent, sif
              piece: doomsday_hangar
            """,
        )
        play.choose(place)
        assert play.strength("ms_marvel") == strength
        play.done()

    @pytest.mark.rule("MV-70")
    def test_the_tokens_stay_when_the_allies_go(self):
        play = fated(
            "ms_marvel",
            """
            A:
              mover: bifrost
            B:
              mover: aim_island
              aim_island: aim_agent
            """,
        )
        play.choose("aim_island")
        play.end()
        play.move("doomsday_hangar")
        play.relocate("aim_agent", "black_market")
        assert play.strength("ms_marvel") == 4
        play.done("B")


class TestGwenpool:
    def test_the_hand_is_shown_and_a_card_goes(self):
        play = fated(
            "gwenpool_west_coast_avenger",
            """
            A:
              mover: bifrost
            B:
              hand: aim_agent, cosmic_cube
            C:
              hand: maggia_hitman
            """,
            seats=3,
        )
        play.choose("B", "aim_island")
        assert play.asked == "A discard"
        assert play.options() == ["aim_agent", "cosmic_cube"]
        play.choose("cosmic_cube")
        assert (play.hand("B"), play.pile("B")) == (["aim_agent"], ["cosmic_cube"])
        for reader in ("A", "C", None):  # all have seen the rest
            seen = play.view(reader).realms[1].seen_hand
            assert [card.card for card in seen] == ["modok_aim_agent"]
        assert play.view().realms[2].seen_hand == []
        play.done()

    def test_an_empty_hand_loses_nothing(self):
        play = fated(
            "gwenpool_west_coast_avenger",
            """
            A:
              mover: bifrost
              hand: kid_loki
            """,
        )
        play.choose("aim_island")
        assert play.at("B", "aim_island") == ["gwenpool_west_coast_avenger 2"]
        assert play.hand("A") == ["kid_loki"]
        play.done()


class TestWarMachine:
    @pytest.mark.rule("MV-93")
    def test_has_to_be_defeated_first(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              aim_island: modam, aim_agent, war_machine, sif, kid_loki
        """)
        assert play.options("vanquish") == ["vanquish kid_loki", "vanquish war_machine"]
        play.vanquish("war_machine", "modam")
        assert play.at("A", "aim_island") == ["B kid_loki 1", "sif 3"]
        play.done()


class TestStrikeTeam:
    def test_one_more_for_each_other_agent_in_the_domain(self):
        play = modok_at("""
            A:
              aim_island: shield_strike_team
              black_market: shield_strike_team, melinda_may_shield, sif
            B:
              bifrost: quake_shield
        """)
        assert play.at("A", "aim_island") == ["shield_strike_team 4"]
        assert play.at("A", "black_market") == [
            "melinda_may_shield 3", "shield_strike_team 4", "sif 3",
        ]  # fmt: skip

    def test_alone_it_has_two(self):
        play = modok_at("""
            A:
              aim_island: shield_strike_team, sif
            B:
              bifrost: shield_strike_team
        """)
        assert play.strength("shield_strike_team", "A") == 2


class TestDefection:
    def test_a_cheap_ally_at_home_is_removed(self):
        play = fated(
            "defection",
            """
            A:
              mover: bifrost
              jotunheim: aim_saboteur
            B:
              loyalty: 2
              aim_island: aim_agent +3, modam, kid_loki
              black_market: aim_shock_trooper, monica_rappaccini -2
            """,
        )
        assert play.asked == "A remove"
        assert play.options() == ["aim_agent", "aim_shock_trooper"]
        play.choose("aim_shock_trooper")
        assert play.pile("B") == ["aim_shock_trooper"]
        assert play.mark("B") == 1
        play.done()

    def test_the_printed_cost_counts(self):
        play = fated(
            "defection",
            """
            A:
              mover: bifrost
            B:
              aim_island: monica_rappaccini, modam
            """,
        )
        assert play.fate_pile() == ["defection"]
        assert play.pile("B") == []
        play.done()

    def test_allies_at_events_are_safe(self):
        play = fated(
            "defection",
            """
            A:
              mover: bifrost
            events:
              incoming: aim_agent
            """,
        )
        assert play.events() == ["incoming 8: B aim_agent 2"]
        assert play.fate_pile() == ["defection"]
        play.done()


class TestSeized:
    def test_an_item_attached_or_not(self):
        play = fated(
            "seized_by_shield",
            """
            A:
              mover: bifrost
              jotunheim: norn_stones, aim_saboteur [aim_battle_armor]
            B:
              aim_laboratory: cosmic_cube
              aim_island: aim_agent [aim_battle_armor], sif
              area: scientist_supreme
            """,
        )
        assert play.asked == "A remove"
        assert play.options() == ["aim_battle_armor", "cosmic_cube"]
        play.choose("aim_battle_armor")
        assert play.at("B", "aim_island") == ["B aim_agent 2", "sif 3"]
        assert play.pile("B") == ["aim_battle_armor"]
        play.done()

    def test_the_cube_can_go(self):
        play = fated(
            "seized_by_shield",
            """
            A:
              mover: bifrost
            B:
              aim_laboratory: cosmic_cube
            """,
        )
        assert play.pile("B") == ["cosmic_cube"]
        play.done()

    @pytest.mark.rule("MV-63")
    def test_without_an_item_at_home_it_is_discarded(self):
        play = fated(
            "seized_by_shield",
            """
            A:
              mover: bifrost
              jotunheim: norn_stones
            B:
              area: scientist_supreme
            events:
              incoming: aim_agent [aim_battle_armor]
            """,
        )
        assert play.fate_pile() == ["seized_by_shield"]
        assert play.events() == ["incoming 8: B aim_agent 3 [aim_battle_armor]"]
        play.done()


class TestContainmentField:
    @pytest.mark.rule("MV-156")
    def test_covers_the_top_and_cannot_be_fought(self):
        play = fated(
            "containment_field",
            """
            A:
              mover: bifrost
            B:
              mover: doomsday_hangar
              power: 1
              aim_laboratory: modam
            """,
        )
        assert play.options() == ["aim_island", "aim_laboratory", "black_market", "doomsday_hangar"]
        play.choose("aim_laboratory")
        assert play.at("B", "aim_laboratory") == ["B modam 4", "containment_field"]
        play.end()
        play.move("aim_laboratory")
        assert play.options() == ["end", "gain"]
        assert play.why_not("fate") == "MV-31"
        assert not play.can("free")  # too poor to pay it off

    @pytest.mark.rule("MV-156")
    def test_is_no_character(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              power: 2
              loyalty: 5
              hand: psionic_blast
              aim_island: modam, containment_field
        """)
        assert not play.can("vanquish")
        assert not play.can("play", "psionic_blast")

    @pytest.mark.rule("MV-156", "MV-32", "MV-R5")
    def test_paid_off_it_frees_symbols_and_cube_at_once(self):
        play = modok_at("""
            A:
              mover: aim_laboratory
              power: 4
              loyalty: 5
              aim_laboratory: cosmic_cube, containment_field
        """)
        assert not play.can("activate")
        assert not play.can("fate")
        play.free("containment_field")
        assert play.power("A") == 2
        assert play.fate_pile() == ["containment_field"]
        assert play.can("fate")
        play.activate("cosmic_cube")
        assert play.winner == "A"

    @pytest.mark.rule("MV-R55")
    def test_silences_the_items_there_and_no_others(self):
        play = modok_at("""
            A:
              mover: black_market
              power: 9
              aim_laboratory: cosmic_cube, aim_agent [aim_battle_armor], containment_field
              doomsday_hangar: mind_amplifier, modam [aim_battle_armor]
              aim_island: sif
        """)
        assert play.at("A", "aim_laboratory")[0] == "A aim_agent 2 [aim_battle_armor]"
        assert play.strength("modam") == 5
        assert play.options("activate") == [
            "activate aim_battle_armor", "activate mind_amplifier",
        ]  # fmt: skip
        assert play.why_not("activate", "cosmic_cube") == "MV-R55"

    def test_silences_armor_against_a_defeat(self):
        play = fated(
            "melinda_may_shield",
            """
            A:
              mover: bifrost
            B:
              loyalty: 2
              aim_island: aim_agent [aim_battle_armor], containment_field
            """,
        )
        play.choose("aim_island", "aim_agent")
        assert sorted(play.pile("B")) == ["aim_agent", "aim_battle_armor"]
        assert play.mark("B") == 1
        play.done()

    def test_a_foreign_allys_item_is_not_silenced(self):
        play = modok_at("""
            B:
              bifrost: aim_saboteur [aim_battle_armor], containment_field
        """)
        assert play.strength("aim_saboteur") == 3

    def test_only_the_owner_of_the_domain_pays_it_off(self):
        play = modok_at("""
            A:
              power: 5
            B:
              power: 5
              bifrost: containment_field
        """)
        assert play.options("free") == []
        play.end()
        play.move("bifrost")
        play.free("containment_field")
        assert (play.power("A"), play.power("B")) == (5, 3)
        play.done("B")


class TestMutiny:
    def test_no_loyalty_by_victories(self):
        play = modok_at("""
            A:
              mover: doomsday_hangar
              loyalty: 2
              aim_island: aim_shock_trooper, sif
            events:
              aim_mutiny:
        """)
        play.vanquish("sif")
        assert play.mark("A") == 2
        play.done()

    def test_no_loyalty_by_order_in_the_ranks(self):
        play = modok_at("""
            phase: start
            A:
              aim_island: aim_agent
              aim_laboratory: aim_scientist
              black_market: aim_saboteur
              doomsday_hangar: aim_shock_trooper
            events:
              aim_mutiny:
        """)
        assert play.asked == "A move"
        assert play.mark("A") == 0

    def test_loyalty_can_still_fall(self):
        play = fated(
            "defection",
            """
            A:
              mover: bifrost
            B:
              loyalty: 2
              aim_island: aim_agent
            events:
              aim_mutiny:
            """,
        )
        assert play.mark("B") == 1
        play.done()

    @pytest.mark.rule("MV-R26")
    @pytest.mark.parametrize(("loyalty", "after"), [(2, 3), (5, 5)])
    def test_the_reward(self, loyalty: int, after: int):
        play = modok_at(f"""
            A:
              mover: doomsday_hangar
              loyalty: {loyalty}
              aim_island: aim_shock_trooper
            events:
              aim_mutiny: super_adaptoid
        """)
        play.relocate("aim_shock_trooper", "aim_mutiny")  # 3 and 4 with its token
        assert play.events() == []
        assert (play.mark("A"), play.power("A")) == (after, 2)
        assert play.fate_pile() == ["aim_mutiny"]
        play.done()

    @pytest.mark.rule("MV-101")
    def test_nobody_else_may_go_there(self):
        play = at("""
            A:
              power: 3
              hand: frost_giant
            events:
              aim_mutiny:
        """)
        assert not play.can("play", "frost_giant", "aim_mutiny")

    def test_revealed_by_himself_it_is_discarded(self):
        play = modok_at("""
            A:
              mover: aim_laboratory
            fate deck: aim_mutiny, rest
        """)
        play.fate()
        assert (play.events(), play.fate_pile()) == ([], ["aim_mutiny"])
        play.done()
        play = fated(
            "aim_mutiny",
            """
            A:
              mover: bifrost
            """,
        )
        assert play.events() == ["aim_mutiny 7: "]
        play.done()
