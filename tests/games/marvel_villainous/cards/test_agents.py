"""The agents of S.H.I.E.L.D. in the Common Fate deck. A plays Loki, B M.O.D.O.K., C Madame Masque."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import at, fated


class TestNickFury:
    @pytest.mark.rule("MV-114", "MV-R29")
    def test_may_find_another_agent_in_a_domain(self):
        play = fated(
            "nick_fury_shield",
            """
            A:
              mover: sanctum_sanctorum
              bifrost: quake_shield +1
            B:
              aim_island: mockingbird_shield, sif, aim_agent
              hand: aim_agent
            fate deck: nick_fury_shield, rest
            fate pile: agent_13_shield
            """,
        )
        play.choose("black_market")
        assert play.asked == "A found"
        assert play.options() == ["decline", "mockingbird_shield", "quake_shield"]
        play.choose("mockingbird_shield")
        assert play.at("B", "black_market") == ["mockingbird_shield 2", "nick_fury_shield 4"]
        assert play.pile("B") == ["aim_agent"]  # she was played anew
        play.done()

    def test_what_is_found_loses_its_tokens(self):
        play = fated(
            "nick_fury_shield",
            "A:\n  mover: sanctum_sanctorum\n  bifrost: quake_shield +1 [bulletproof_vest]",
            seats=3,
        )
        play.choose("B", "black_market", "quake_shield")
        assert play.at("B", "black_market") == ["nick_fury_shield 4", "quake_shield 4"]
        assert play.fate_pile() == ["bulletproof_vest"]
        play.done()

    def test_then_in_the_pile(self):
        play = fated(
            "nick_fury_shield",
            """
            fate deck: nick_fury_shield, rest
            fate pile: agent_13_shield, sif
            """,
        )
        play.choose("black_market")
        assert play.options() == ["agent_13_shield", "decline"]
        play.choose("agent_13_shield")
        assert play.at("B", "black_market") == ["agent_13_shield 3", "nick_fury_shield 4"]
        assert play.fate_pile() == ["sif"]
        play.done()

    @pytest.mark.rule("MV-115")
    def test_then_in_the_deck(self):
        play = fated(
            "nick_fury_shield",
            "fate deck: nick_fury_shield, sif, quake_shield, life_model_decoy_shield",
        )
        play.choose("black_market")
        assert play.options() == ["decline", "life_model_decoy_shield", "quake_shield"]
        play.choose("quake_shield")
        assert play.at("B", "black_market") == ["nick_fury_shield 4", "quake_shield 4"]
        assert sorted(play.fate_deck()) == ["life_model_decoy_shield", "sif"]
        play.done()

    def test_may_be_declined(self):
        play = fated("nick_fury_shield", "B:\n  aim_island: quake_shield")
        play.choose("black_market")
        play.decline()
        assert play.at("B", "black_market") == ["nick_fury_shield 4"]
        assert play.at("B", "aim_island") == ["quake_shield 4"]
        play.done()

    def test_with_no_agent_anywhere_nothing_is_asked(self):
        play = fated("nick_fury_shield", "fate deck: nick_fury_shield, sif, incoming")
        play.choose("black_market")
        assert play.fate_deck() == ["sif", "incoming"]
        play.done()

    @pytest.mark.rule("MV-127")
    def test_with_mixed_decks_he_searches_even_if_there_is_none(self):
        """Whether one was left out is not known before: being asked would tell."""
        play = fated(
            "nick_fury_shield",
            "fate deck: nick_fury_shield, sif, incoming\nunused: quake_shield",
            mixing="yes",
        )
        play.choose("black_market")
        assert play.options() == ["decline"]
        play.decline()
        assert sorted(play.fate_deck()) == ["incoming", "sif"]
        play.done()


class TestMariaHill:
    def test_may_relocate_another_hero_of_the_domain(self):
        play = fated(
            "maria_hill_shield",
            """
            A:
              mover: sanctum_sanctorum
              bifrost: odin
            B:
              aim_island: sif, kid_loki
              black_market: heimdall
            """,
        )
        play.choose("black_market")
        assert play.asked == "A move-whom"
        assert play.options() == ["decline", "heimdall", "sif"]
        play.choose("heimdall")
        assert play.options() == ["aim_island", "aim_laboratory", "doomsday_hangar"]
        play.choose("aim_laboratory")
        assert play.at("B", "aim_laboratory") == ["heimdall 4"]
        assert play.at("B", "black_market") == ["maria_hill_shield 2"]
        play.done()

    def test_may_be_declined(self):
        play = fated("maria_hill_shield", "B:\n  aim_island: sif")
        play.choose("black_market")
        play.decline()
        assert play.at("B", "aim_island") == ["sif 3"]
        play.done()

    def test_alone_she_does_nothing(self):
        play = fated("maria_hill_shield", "A:\n  mover: sanctum_sanctorum\n  bifrost: sif")
        play.choose("black_market")
        assert play.at("B", "black_market") == ["maria_hill_shield 2"]
        play.done()


class TestPhilCoulson:
    def test_other_agents_of_the_domain_are_stronger(self):
        play = at("""
            A:
              bifrost: agent_13_shield
            B:
              aim_island: phil_coulson_shield
              black_market: quake_shield, sif, aim_agent
        """)
        assert play.at("B", "black_market") == ["B aim_agent 2", "quake_shield 5", "sif 3"]
        assert play.strength("phil_coulson_shield") == 2
        assert play.strength("agent_13_shield") == 3

    @pytest.mark.rule("MV-71")
    def test_as_long_as_he_is_there(self):
        play = at(
            """
            A:
              manhattan: phil_coulson_shield, maggia_enforcer
              madripoor: quake_shield
            """,
            villains="masque,loki",
        )
        assert play.strength("quake_shield") == 5
        play.vanquish("phil_coulson_shield")
        assert play.strength("quake_shield") == 4
        play.done()


class TestMelindaMay:
    def test_may_defeat_a_weak_ally_at_her_location(self):
        play = fated("melinda_may_shield", "B:\n  aim_island: aim_agent, kid_loki, aim_agent +1")
        play.choose("aim_island")
        assert play.asked == "A defeat"
        assert play.options() == ["aim_agent", "decline"]
        play.choose("aim_agent")
        assert play.at("B", "aim_island") == [
            "A kid_loki 1", "B aim_agent 3", "melinda_may_shield 3",
        ]  # fmt: skip
        assert play.pile("B") == ["aim_agent"]
        play.done()

    @pytest.mark.rule("MV-140")
    def test_which_costs_loyalty(self):
        play = fated("melinda_may_shield", "B:\n  aim_island: aim_agent\n  loyalty: 2")
        play.choose("aim_island", "aim_agent")
        assert play.mark("B") == 1
        play.done()

    def test_may_be_declined(self):
        play = fated("melinda_may_shield", "B:\n  aim_island: aim_agent\n  loyalty: 2")
        play.choose("aim_island")
        play.decline()
        assert play.mark("B") == 2
        play.done()

    def test_with_nobody_weak_there_nothing_is_asked(self):
        play = fated(
            "melinda_may_shield",
            "B:\n  aim_island: aim_agent +1, kid_loki\n  black_market: aim_agent",
        )
        play.choose("aim_island")
        assert play.pile("B") == []
        play.done()


class TestQuake:
    def test_moves_every_ally_of_the_target_away(self):
        play = fated(
            "quake_shield",
            """
            B:
              aim_island: aim_agent, aim_scientist, kid_loki, cosmic_cube, sif
              black_market: modam
            """,
        )
        play.choose("aim_island")
        for place in ("doomsday_hangar", "black_market"):
            assert play.asked == "A where"
            assert play.options() == ["aim_laboratory", "black_market", "doomsday_hangar"]
            play.choose(place)
        assert play.at("B", "aim_island") == [
            "A kid_loki 1", "B cosmic_cube", "quake_shield 4", "sif 3",
        ]  # fmt: skip
        assert play.at("B", "doomsday_hangar") == ["B aim_agent 2"]
        assert "B aim_scientist 1" in play.at("B", "black_market")
        play.done()

    def test_with_nobody_there_nothing_is_asked(self):
        play = fated("quake_shield", "B:\n  black_market: aim_agent")
        play.choose("aim_island")
        assert play.at("B", "black_market") == ["B aim_agent 2"]
        play.done()


class TestDeathlok:
    @pytest.mark.rule("MV-93")
    def test_must_be_defeated_first(self):
        play = at(
            "A:\n  manhattan: deathlok_shield, sif, dreadnought\n  madripoor: odin, dreadnought",
            villains="masque,loki",
        )
        assert play.options("vanquish") == ["vanquish deathlok_shield", "vanquish odin"]

    @pytest.mark.rule("MV-94")
    def test_of_two_protectors_either_may_be_first(self):
        play = at(
            "A:\n  manhattan: deathlok_shield, bethany_cabe, sif, dreadnought",
            villains="masque,loki",
        )
        assert play.options("vanquish") == ["vanquish bethany_cabe", "vanquish deathlok_shield"]

    @pytest.mark.rule("MV-93", "MV-R52")
    def test_with_a_decoy_only_he_may_be_chosen_and_the_decoy_falls(self):
        play = at(
            """
            A:
              manhattan: deathlok_shield, life_model_decoy_shield, dreadnought, dreadnought
              hand: ambush
            """,
            villains="masque,loki",
        )
        assert play.options("vanquish") == ["vanquish deathlok_shield"]
        play.vanquish("deathlok_shield", "dreadnought")
        assert play.vendettas() == ["life_model_decoy_shield"]
        play.play("ambush")
        assert play.vendettas() == ["life_model_decoy_shield", "deathlok_shield"]
        play.done()


class TestMockingbird:
    def test_the_target_discards_a_random_card(self):
        play = fated(
            "mockingbird_shield",
            "A:\n  mover: sanctum_sanctorum\n  hand: kid_loki\nB:\n  hand: aim_agent, cosmic_cube",
        )
        play.choose("black_market")
        assert len(play.hand("B")) == 1
        assert sorted(play.hand("B") + play.pile("B")) == ["aim_agent", "cosmic_cube"]
        assert play.hand("A") == ["kid_loki"]
        play.done()

    def test_by_lot(self):
        gone = set()
        for seed in range(12):
            play = at(
                "A:\n  mover: bifrost\nB:\n  hand: aim_agent, cosmic_cube\n"
                "fate deck: mockingbird_shield, rest",
                seed=seed,
            )
            play.fate()
            play.choose("black_market")
            gone |= {*play.pile("B")}
        assert gone == {"aim_agent", "cosmic_cube"}

    def test_with_an_empty_hand_nothing_happens(self):
        play = fated("mockingbird_shield")
        play.choose("black_market")
        assert play.pile("B") == []
        play.done()


class TestAgent13:
    def test_own_cards_cannot_come_or_go(self):
        play = at("""
            A:
              mover: bifrost
              jotunheim: agent_13_shield, frost_giant, norn_stones
              odins_throne: lorelei
            B:
              aim_island: kid_loki
            events:
              incoming:
        """)
        assert play.options("relocate") == [
            "relocate kid_loki bifrost",
            "relocate kid_loki incoming",
            "relocate kid_loki odins_throne",
            "relocate kid_loki sanctum_sanctorum",
            "relocate lorelei bifrost",
            "relocate lorelei incoming",
            "relocate lorelei sanctum_sanctorum",
        ]

    def test_in_another_domain_she_does_not_matter(self):
        play = at("""
            A:
              mover: bifrost
              jotunheim: frost_giant
            B:
              aim_island: agent_13_shield, kid_loki
        """)
        assert play.can("relocate", "frost_giant", "odins_throne")
        assert play.can("relocate", "kid_loki", "odins_throne")

    def test_the_modok_token_is_not_bound(self):
        play = at(
            """
            A:
              mover: doomsday_hangar
              black_market: agent_13_shield, aim_agent
            """,
            villains="modok,loki",
        )
        assert not play.can("relocate", "aim_agent")
        assert play.can("relocate", "token", "black_market")

    def test_cards_of_others_are_not_bound(self):
        play = at("""
            A:
              power: 2
              hand: lady_loki
            B:
              aim_island: agent_13_shield, aim_agent
        """)
        play.play("lady_loki", "aim_island")
        play.choose("aim_agent", "black_market")
        assert play.at("B", "black_market") == ["B aim_agent 2"]
        play.done()


class TestPeggyCarter:
    def masque(self, there: str, elsewhere: str = "peggy_carter_shield"):
        return at(f"A:\n  madripoor: {elsewhere}\n  manhattan: {there}", villains="masque,loki")

    def test_one_more_strength_is_needed(self):
        assert not self.masque("maggia_enforcer, sif").can("vanquish")
        play = self.masque("maggia_enforcer +1, sif")
        play.vanquish("sif")
        assert play.vendettas() == ["sif"]
        play.done()

    def test_also_against_herself(self):
        play = self.masque("", "peggy_carter_shield, maggia_enforcer")
        assert not play.can("vanquish")

    def test_against_strength_zero_it_takes_one(self):
        play = self.masque("maggia_hitman -1, sif -3")
        play.vanquish("sif")
        assert play.at("A", "manhattan") == ["A maggia_hitman 1"]
        play.done()

    def test_not_against_foreign_allies_nor_in_other_domains(self):
        assert self.masque("maggia_hitman, lady_loki").can("vanquish", "lady_loki")
        play = at(
            "A:\n  manhattan: maggia_enforcer, sif\nB:\n  bifrost: peggy_carter_shield",
            villains="masque,loki",
        )
        assert play.can("vanquish", "sif")

    def test_neither_cards_nor_events_ask_for_more(self):
        play = at(
            """
            A:
              power: 5
              hand: sniper_shot, whiplash
              madripoor: peggy_carter_shield
            events:
              incoming: count_nefaria -3
            """,
            villains="masque,loki",
        )
        play.play("whiplash", "incoming")
        assert play.events() == []
        play.play("sniper_shot")
        assert play.vendettas() == ["peggy_carter_shield"]
        play.done()


class TestLifeModelDecoy:
    def masque(self, there: str, hand: str = ""):
        return at(
            f"A:\n  power: 2\n  hand: {hand}\n  manhattan: {there}\n"
            "  madripoor: life_model_decoy_shield",
            villains="masque,loki",
        )

    @pytest.mark.rule("MV-R37")
    def test_falls_in_place_of_another_agent(self):
        play = self.masque("quake_shield, life_model_decoy_shield, dreadnought")
        play.vanquish("quake_shield")
        assert play.vendettas() == ["life_model_decoy_shield"]
        assert play.at("A", "manhattan") == ["quake_shield 4"]
        assert play.pile("A") == ["dreadnought"]
        play.done()

    def test_not_for_other_heroes_nor_from_elsewhere(self):
        play = self.masque("sif, life_model_decoy_shield, dreadnought")
        play.vanquish("sif")
        assert play.vendettas() == ["sif"]
        play = self.masque("quake_shield, dreadnought")
        play.vanquish("quake_shield")
        assert play.vendettas() == ["quake_shield"]

    @pytest.mark.rule("MV-151")
    def test_also_when_a_card_defeats(self):
        play = self.masque("mockingbird_shield, life_model_decoy_shield", "sniper_shot")
        play.play("sniper_shot")
        play.choose("mockingbird_shield")
        assert play.vendettas() == ["life_model_decoy_shield"]
        assert play.at("A", "manhattan") == ["mockingbird_shield 2"]
        play.done()

    def test_not_for_another_decoy_and_of_two_the_player_chooses(self):
        play = at(
            """
            A:
              manhattan: quake_shield, life_model_decoy_shield +1, life_model_decoy_shield, dreadnought
            """,
            villains="masque,loki",
        )
        play.vanquish("quake_shield")
        assert play.asked == "A instead"
        play.choose("life_model_decoy_shield")
        assert play.at("A", "manhattan") == ["life_model_decoy_shield 1", "quake_shield 4"]
        play.done()

    def test_a_decoy_is_defeated_itself(self):
        play = at(
            "A:\n  manhattan: life_model_decoy_shield, life_model_decoy_shield, whiplash",
            villains="masque,loki",
        )
        play.vanquish("life_model_decoy_shield")
        assert play.vendettas() == ["life_model_decoy_shield"]
        assert play.at("A", "manhattan") == ["life_model_decoy_shield 1"]
        play.done()

    @pytest.mark.rule("MV-R55")
    def test_not_without_its_ability(self):
        play = self.masque("quake_shield, life_model_decoy_shield +muted, dreadnought")
        play.vanquish("quake_shield")
        assert play.vendettas() == ["quake_shield"]
        play.done()
