"""Madame Masque's guide: Vendettas, Contracts, hits, objective. A plays her, B plays Loki."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import Play, at, new

SEVEN = "heimdall, odin, warriors_three, beta_ray_bill, spider_woman, bethany_cabe, quake_shield"


def masque(text: str, seats: int = 2, mixing: str = "no") -> Play:
    villains = "masque,loki" if seats == 2 else "masque,loki,modok"
    return at(text, seats=seats, villains=villains, mixing=mixing)


class TestVendettas:
    @pytest.mark.rule("MV-145")
    def test_a_vanquished_hero_goes_to_the_tile_without_what_is_attached(self):
        play = masque("""
            A:
              manhattan: dreadnought, sif +1 [mjolnir, standing_contract]
        """)
        play.vanquish("sif")
        assert play.vendettas() == ["sif"]
        assert play.fate_pile() == ["mjolnir"]
        assert play.pile("A") == ["standing_contract", "dreadnought"]
        assert play.g.plus[play.g.vendettas[0]] == 0
        play.done()

    @pytest.mark.rule("MV-146")
    def test_a_foreign_ally_gives_none(self):
        play = masque("""
            A:
              manhattan: maggia_hitman, kid_loki
        """)
        play.vanquish("kid_loki")
        assert play.vendettas() == []
        assert play.pile("B") == ["kid_loki"]
        play.done()

    @pytest.mark.rule("MV-146")
    def test_a_hero_defeated_by_somebody_else_gives_none(self):
        play = at(
            """
            A:
              mover: sanctum_sanctorum
              bifrost: frost_giant, sif
            """,
            villains="loki,masque",
        )
        play.vanquish("sif")
        assert play.vendettas() == []
        assert play.fate_pile() == ["sif"]
        play.done()

    @pytest.mark.rule("MV-146", "MV-R37")
    def test_the_decoy_that_stands_in_is_the_one_that_counts(self):
        play = masque("""
            A:
              manhattan: dreadnought, quake_shield [standing_contract], life_model_decoy_shield
        """)
        play.vanquish("quake_shield")
        assert play.vendettas() == ["life_model_decoy_shield"]
        assert play.at("A", "manhattan") == ["quake_shield 4 [standing_contract]"]
        assert (play.power("A"), play.pile("A")) == (0, ["dreadnought"])
        play.done()

    @pytest.mark.rule("MV-146")
    def test_hulk_gives_none(self):
        play = masque(
            """
            A:
              manhattan: dreadnought, ip_hulk
            """,
            mixing="yes",
        )
        play.vanquish("hulk")
        play.choose("bifrost")
        assert play.vendettas() == []
        assert play.at("B", "bifrost") == ["hulk 6"]
        play.done()

    @pytest.mark.rule("MV-145")
    def test_an_event_reward_gives_them(self):
        play = masque("""
            A:
              power: 5
              hand: count_nefaria
              manhattan: sif [standing_contract], odin
            events:
              under_surveillance: maggia_hitman
        """)
        play.play("count_nefaria", "under_surveillance")
        play.choose("sif", "odin")
        assert play.vendettas() == ["sif", "odin"]
        assert play.power("A") == 3
        assert play.fate_pile() == ["under_surveillance"]
        play.done()


class TestContracts:
    @pytest.mark.rule("MV-147")
    def test_go_on_heroes_and_foreign_allies_in_any_domain(self):
        play = masque(
            """
            A:
              hand: standing_contract
              manhattan: sif, kid_loki, maggia_hitman
            B:
              bifrost: odin [standing_contract], frost_giant
              jotunheim: bio_duplicate
            C:
              black_market: heimdall [bulletproof_vest], aim_agent
            events:
              incoming: lorelei
            """,
            seats=3,
        )
        assert play.options("play") == [
            "play standing_contract aim_agent",
            "play standing_contract frost_giant",
            "play standing_contract heimdall",
            "play standing_contract kid_loki",
            "play standing_contract sif",
        ]
        play.play("standing_contract", "heimdall")
        assert play.at("C", "black_market") == [
            "C aim_agent 2", "heimdall 5 [bulletproof_vest, standing_contract]",
        ]  # fmt: skip
        play.done()

    @pytest.mark.rule("MV-147")
    def test_only_one_on_each_character(self):
        play = masque("""
            A:
              madripoor: odin
              hand: standing_contract, rush_job, high_profile_contract
              power: 1
        """)
        play.play("standing_contract", "odin")
        assert not play.can("play", "rush_job")  # Odin has got one
        assert play.why_not("play", "rush_job") == "MV-147"

    @pytest.mark.rule("MV-147", "MV-43")
    def test_cost_power(self):
        play = masque("""
            A:
              madripoor: odin
              hand: high_profile_contract
        """)
        assert play.why_not("play", "high_profile_contract") == "MV-43"

    @pytest.mark.rule("MV-147", "MV-44")
    def test_use_up_a_symbol_each(self):
        play = masque("""
            used: 1
            A:
              madripoor: odin, sif
              hand: standing_contract, rush_job
        """)
        play.play("standing_contract", "odin")
        assert play.why_not("play", "rush_job") == "MV-29"

    def test_not_on_hulk(self):
        play = masque(
            """
            A:
              hand: standing_contract
              manhattan: ip_hulk
            """,
            mixing="yes",
        )
        assert not play.can("play", "standing_contract")

    @pytest.mark.rule("MV-148")
    def test_pay_for_a_foreign_ally_too(self):
        play = masque("""
            A:
              manhattan: dreadnought, kid_loki [standing_contract]
        """)
        play.vanquish("kid_loki")
        assert play.power("A") == 3
        assert play.pile("A") == ["standing_contract", "dreadnought"]
        play.done()

    @pytest.mark.rule("MV-148")
    def test_pay_nothing_if_somebody_else_defeats_the_character(self):
        play = at(
            """
            A:
              mover: sanctum_sanctorum
              bifrost: frost_giant, sif [standing_contract]
            """,
            villains="loki,masque",
        )
        play.vanquish("sif")
        assert (play.power("A"), play.power("B")) == (0, 0)
        assert play.pile("B") == ["standing_contract"]
        play.done()

    @pytest.mark.rule("MV-148", "MV-R33")
    def test_stay_when_the_character_is_relocated(self):
        play = at(
            """
            A:
              mischief: 1
              hand: cast_illusion
              bifrost: sif [standing_contract]
            """,
            villains="loki,masque",
        )
        play.play("cast_illusion")
        play.choose("manhattan")
        assert play.at("B", "manhattan") == ["sif 3 [standing_contract]"]
        play.done()

    @pytest.mark.rule("MV-148", "MV-R33")
    def test_on_an_ally_that_goes_to_an_event_pay_nothing_there(self):
        play = at(
            """
            A:
              mover: bifrost
              jotunheim: frost_giant [standing_contract]
            events:
              incoming: executioner
            """,
            villains="loki,masque",
        )
        play.relocate("frost_giant", "incoming")
        assert play.events() == []
        assert (play.power("A"), play.power("B")) == (4, 0)
        assert play.pile("B") == ["standing_contract"]
        play.done()

    @pytest.mark.rule("MV-148", "MV-R37")
    def test_stay_unpaid_when_a_vest_prevents_the_defeat(self):
        play = masque("""
            A:
              manhattan: dreadnought, sif [standing_contract, bulletproof_vest]
        """)
        play.vanquish("sif")
        assert play.at("A", "manhattan") == ["sif 3 [standing_contract]"]
        assert (play.power("A"), play.vendettas()) == (0, [])
        assert (play.pile("A"), play.fate_pile()) == (["dreadnought"], ["bulletproof_vest"])
        play.done()

    @pytest.mark.rule("MV-148", "MV-R17")
    def test_on_kate_bishop_pay_in_full_since_she_is_gone(self):
        play = masque("""
            A:
              manhattan: dreadnought, kate_bishop_west_coast_avenger [standing_contract]
        """)
        play.vanquish("kate_bishop_west_coast_avenger")
        assert play.power("A") == 3
        play.done()


class TestRushJob:
    @pytest.mark.rule("MV-148")
    def test_pays_five_in_the_same_turn(self):
        play = masque("""
            A:
              hand: rush_job
              manhattan: maggia_enforcer, sif
        """)
        play.play("rush_job", "sif")
        play.vanquish("sif")
        assert play.power("A") == 5
        play.done()

    @pytest.mark.rule("MV-148")
    def test_pays_two_later(self):
        play = masque("""
            A:
              mover: manhattan
              hand: rush_job
              manhattan: maggia_enforcer, sif
        """)
        play.play("rush_job", "sif")
        play.next_turn("A")  # at the Maggia Casino Ship
        play.vanquish("sif")
        assert play.power("A") == 2
        play.done()


class TestHighProfileContract:
    def test_only_for_strength_four_and_more(self):
        play = masque("""
            A:
              power: 1
              hand: high_profile_contract
              manhattan: sif, odin -2, bethany_cabe [bulletproof_vest]
            B:
              bifrost: heimdall -1, frost_giant
        """)
        assert play.options("play") == [
            "play high_profile_contract frost_giant",
            "play high_profile_contract odin",
        ]

    def test_may_bring_a_foreign_hero_home(self):
        play = masque("""
            A:
              power: 1
              hand: high_profile_contract
            B:
              bifrost: odin
        """)
        play.play("high_profile_contract", "odin")
        assert play.options() == ["decline", "odin"]
        play.choose("odin")
        play.choose("madripoor")
        assert play.at("A", "madripoor") == ["odin 6 [high_profile_contract]"]
        assert play.power("A") == 0
        play.done()

    def test_may_leave_it_where_it_is(self):
        play = masque("""
            A:
              power: 1
              hand: high_profile_contract
            B:
              bifrost: odin
        """)
        play.play("high_profile_contract", "odin")
        play.decline()
        assert play.at("B", "bifrost") == ["odin 6 [high_profile_contract]"]
        play.done()

    def test_moves_neither_allies_nor_heroes_at_home(self):
        play = masque("""
            A:
              power: 2
              hand: high_profile_contract, high_profile_contract
              madripoor: heimdall
            B:
              bifrost: frost_giant
        """)
        play.play("high_profile_contract", "frost_giant")
        play.play("high_profile_contract", "heimdall")
        assert play.at("B", "bifrost") == ["B frost_giant 4 [high_profile_contract]"]
        assert play.at("A", "madripoor") == ["heimdall 4 [high_profile_contract]"]
        play.done()

    def test_pays_five(self):
        play = masque("""
            A:
              manhattan: dreadnought, odin -3 [high_profile_contract]
        """)
        play.vanquish("odin")
        assert play.power("A") == 5
        play.done()


class TestHits:
    @pytest.mark.rule("MV-149", "MV-R14", "MV-111")
    def test_reveals_until_a_hero_and_shuffles_the_rest_back(self):
        play = masque("""
            fate deck: incoming, police_raid, maggia_turf_war, sif, odin
        """)
        play.step()
        assert play.asked == "A fate-place"
        assert play.options() == [
            "madripoor", "maggia_casino_ship", "manhattan", "nefaria_estate",
        ]  # fmt: skip
        play.choose("madripoor")
        assert play.at("A", "madripoor") == ["sif 3"]
        assert sorted(play.fate_deck()) == ["incoming", "maggia_turf_war", "odin", "police_raid"]
        assert (play.events(), play.fate_pile()) == ([], [])
        assert play.can("fate")
        play.done()

    @pytest.mark.rule("MV-149")
    def test_once_a_turn(self):
        play = masque("""
            fate deck: sif, odin, rest
        """)
        play.step()
        play.choose("madripoor")
        assert not play.can("step")
        play.next_turn("A")
        assert play.can("step")

    @pytest.mark.rule("MV-149")
    def test_she_decides_what_the_text_of_the_hero_leaves_open(self):
        play = masque("""
            A:
              madripoor: maggia_hitman
              hand: rush_job
            fate deck: clint_barton_west_coast_avenger, mockingbird_shield, rest
        """)
        play.step()
        play.choose("madripoor")
        assert play.asked == "A defeat"
        assert play.options() == ["decline", "maggia_hitman"]
        play.decline()
        assert play.at("A", "madripoor") == [
            "A maggia_hitman 2",
            "clint_barton_west_coast_avenger 3",
        ]
        play.done()

    @pytest.mark.rule("MV-149")
    def test_its_when_played_text_hits_herself(self):
        play = masque("""
            A:
              hand: rush_job
            fate deck: mockingbird_shield, rest
        """)
        play.step()
        play.choose("madripoor")
        assert (play.hand("A"), play.pile("A")) == ([], ["rush_job"])
        play.done()

    @pytest.mark.rule("MV-149")
    def test_is_no_fate_action(self):
        play = masque("""
            events:
              knock_knock:
            fate deck: sif, odin, rest
        """)
        assert not play.can("fate")
        play.step()
        play.choose("madripoor")
        assert play.at("A", "madripoor") == ["sif 3"]
        play.done()

    @pytest.mark.rule("MV-149", "MV-R30")
    def test_goes_on_with_the_discard_pile(self):
        play = masque("""
            fate deck: police_raid
            fate pile: odin, back_on_the_street
        """)
        play.step()
        play.choose("manhattan")
        assert play.at("A", "manhattan") == ["odin 6"]
        assert sorted(play.fate_deck()) == ["back_on_the_street", "police_raid"]
        assert play.fate_pile() == []
        play.done()

    @pytest.mark.rule("MV-149")
    def test_not_offered_when_all_see_that_there_is_no_hero(self):
        play = masque("""
            fate deck: police_raid
            fate pile: back_on_the_street
        """)
        assert not play.can("step")

    @pytest.mark.rule("MV-149")
    def test_others_have_no_such_step(self):
        play = at("fate deck: sif, rest", villains="loki,masque")
        assert not play.can("step")


class TestObjective:
    @pytest.mark.rule("MV-150", "MV-120")
    def test_the_eighth_vendetta_wins_at_once(self):
        play = masque(f"""
            A:
              vendettas: {SEVEN}
              manhattan: maggia_enforcer, sif
        """)
        play.vanquish("sif")
        assert play.winner == "A"
        assert len(play.vendettas()) == 8

    @pytest.mark.rule("MV-150")
    def test_the_seventh_does_not(self):
        play = masque(f"""
            A:
              vendettas: {SEVEN.removesuffix(", quake_shield")}
              manhattan: maggia_enforcer, sif
        """)
        play.vanquish("sif")
        assert (play.winner, len(play.vendettas())) == ("", 7)
        play.done()

    @pytest.mark.rule("MV-150", "MV-R39")
    def test_she_can_win_in_the_turn_of_another(self):
        play = at(
            f"""
            A:
              mover: bifrost
              jotunheim: frost_giant
            B:
              vendettas: {SEVEN}
              manhattan: sif
            events:
              under_surveillance: executioner, maggia_hitman -1
            """,
            villains="loki,masque",
        )
        play.relocate("frost_giant", "under_surveillance")
        assert play.asked == "B defeat"
        play.choose("sif")
        assert play.winner == "B"

    @pytest.mark.rule("MV-11", "MV-150")
    def test_the_tile_is_empty_at_the_start(self):
        play = new(villains=["masque", "loki"])
        assert play.vendettas() == []
        assert "0 of 8" in play.g.book.villains[play.g.villains[0]].progress(play.g, 0)
