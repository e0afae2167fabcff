"""Loki's Items and Specialties."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import at


class TestNornStones:
    def test_a_token_for_one_mischief(self):
        play = at("""
            A:
              mischief: 2
              bifrost: norn_stones
              jotunheim: sif, frost_giant
              sanctum_sanctorum: heimdall
            B:
              aim_island: odin
        """)
        play.activate("norn_stones")
        assert play.options() == ["heimdall", "sif"]
        play.choose("heimdall")
        assert play.strength("heimdall") == 3
        assert (play.second("A"), play.mark("A")) == (1, 1)
        play.done()

    @pytest.mark.rule("MV-70")
    def test_the_token_stays(self):
        play = at("""
            A:
              mischief: 1
              bifrost: norn_stones
              jotunheim: sif
        """)
        play.activate("norn_stones")
        play.next_turn("A")
        assert play.strength("sif") == 2

    @pytest.mark.parametrize(("mischief", "hero", "rule"), [(0, "sif", "MV-133"), (1, "", "MV-72")])
    def test_needs_mischief_and_a_hero(self, mischief: int, hero: str, rule: str):
        play = at(f"""
            A:
              power: 5
              mischief: {mischief}
              bifrost: norn_stones
              jotunheim: {hero}
            B:
              aim_island: odin
        """)
        assert not play.can("activate", "norn_stones")
        assert play.why_not("activate", "norn_stones") == rule


class TestCasket:
    def test_heroes_there_lose_one(self):
        play = at("""
            A:
              bifrost: casket_of_ancient_winters, sif, frost_giant
              jotunheim: heimdall
        """)
        assert play.at("A", "bifrost") == [
            "A casket_of_ancient_winters", "A frost_giant 4", "sif 2",
        ]  # fmt: skip
        assert play.strength("heimdall") == 4

    @pytest.mark.rule("MV-118")
    def test_removed_it_leaves_a_token_on_each_hero_there(self):
        play = at("""
            A:
              bifrost: casket_of_ancient_winters, sif, odin, aim_saboteur
              jotunheim: heimdall
        """)
        play.free("casket_of_ancient_winters")
        assert play.at("A", "bifrost") == ["B aim_saboteur 2", "odin 5", "sif 2"]
        assert play.strength("heimdall") == 4
        assert play.pile("A") == ["casket_of_ancient_winters"]
        assert play.can("gain")  # no symbol was used
        play.done()

    def test_not_without_a_hero_there(self):
        play = at("""
            A:
              bifrost: casket_of_ancient_winters, aim_saboteur
              jotunheim: heimdall
        """)
        assert play.options("free") == []

    def test_not_in_another_players_turn(self):
        play = at("""
            active: B
            A:
              bifrost: casket_of_ancient_winters, sif
        """)
        assert play.options("free") == []

    @pytest.mark.rule("MV-R55")
    def test_not_while_it_has_no_ability(self):
        play = at("""
            A:
              bifrost: casket_of_ancient_winters, sif, containment_field
        """)
        assert play.strength("sif") == 3
        assert not play.can("free", "casket_of_ancient_winters")

    def test_two_tokens_can_add_up(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: casket_of_ancient_winters, sif -1, lady_loki
        """)
        play.free("casket_of_ancient_winters")
        assert play.strength("sif") == 1
        play.vanquish("sif")
        assert play.fate_pile() == ["sif"]
        play.done()


class TestLaevateinn:
    def test_two_more_strength_for_the_ally(self):
        play = at("""
            A:
              power: 2
              hand: laevateinn
              bifrost: kid_loki, frost_giant
        """)
        play.play("laevateinn", "kid_loki")
        assert play.at("A", "bifrost") == ["A frost_giant 4", "A kid_loki 3 [laevateinn]"]
        play.done()

    @pytest.mark.rule("MV-79")
    def test_only_to_an_own_ally_at_home(self):
        play = at("""
            A:
              power: 2
              hand: laevateinn
              bifrost: aim_saboteur, sif
            B:
              aim_island: lady_loki
            events:
              incoming: kid_loki
        """)
        assert not play.can("play", "laevateinn")
        assert play.why_not("play", "laevateinn") == "MV-79"

    @pytest.mark.rule("MV-R36")
    def test_brings_mischief_when_its_ally_is_used(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: kid_loki [laevateinn], sif
        """)
        play.vanquish("sif")
        assert play.second("A") == 1
        assert play.pile("A") == ["laevateinn", "kid_loki"]
        play.done()

    def test_brings_none_when_another_ally_is_used(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: kid_loki [laevateinn], frost_giant, sif
        """)
        play.vanquish("sif", "frost_giant")
        assert play.second("A") == 0
        assert play.at("A", "bifrost") == ["A kid_loki 3 [laevateinn]"]
        play.done()

    @pytest.mark.rule("MV-R19")
    def test_brings_mischief_against_a_hero_without_strength_too(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: kid_loki [laevateinn], sif -3
        """)
        play.vanquish("sif")
        assert play.second("A") == 1
        assert play.at("A", "bifrost") == ["A kid_loki 3 [laevateinn]"]
        play.done()


class TestGodOfStories:
    @pytest.mark.parametrize(("spent", "can"), [(1, False), (2, True)])
    def test_needs_two_mischief_spent(self, spent: int, can: bool):
        play = at(f"""
            A:
              power: 3
              mischief: 5
              spent: {spent}
              hand: god_of_stories
        """)
        assert play.can("play", "god_of_stories") == can
        if can:
            play.play("god_of_stories")
            assert (play.area("A"), play.power("A")) == (["god_of_stories"], 0)
            play.done()
        else:
            assert play.why_not("play", "god_of_stories") == "MV-72"

    def test_one_more_for_the_first_persona_of_a_turn(self):
        play = at(
            """
            A:
              power: 4
              mover: jotunheim
              hand: king_loki, kid_loki
              area: god_of_stories
            """,
            seats=3,
        )
        play.play("king_loki", "black_market")
        assert play.second("A") == 3
        play.play("kid_loki", "manhattan")
        assert play.second("A") == 4
        play.done()

    def test_a_persona_at_home_does_not_use_it_up(self):
        play = at("""
            A:
              power: 2
              mover: jotunheim
              hand: kid_loki, kid_loki
              area: god_of_stories
        """)
        play.play("kid_loki", "bifrost")
        assert play.second("A") == 0
        play.play("kid_loki", "black_market")
        assert play.second("A") == 2
        play.done()

    def test_again_in_the_next_turn(self):
        play = at("""
            A:
              power: 1
              hand: kid_loki
              area: god_of_stories +used
        """)
        play.next_turn("A")
        play.play("kid_loki", "aim_island")
        assert play.second("A") == 2
        play.done()

    @pytest.mark.rule("MV-R35")
    def test_added_before_the_judgment_takes_one_off(self):
        play = at("""
            A:
              power: 1
              hand: kid_loki
              area: god_of_stories
            events:
              judgment_of_the_all_mother:
        """)
        play.play("kid_loki", "black_market")
        assert play.second("A") == 1
        play.done()

    def test_the_used_mark_holds_for_this_turn(self):
        play = at("""
            A:
              power: 1
              hand: kid_loki
              area: god_of_stories +used
        """)
        play.play("kid_loki", "black_market")
        assert play.second("A") == 1
        play.done()


class TestSilverTongue:
    def test_a_card_of_another_hand_is_discarded(self):
        play = at(
            """
            A:
              mischief: 1
              area: silver_tongue
            B:
              hand: aim_agent, cosmic_cube
            C:
              hand: maggia_hitman
            """,
            seats=3,
        )
        play.activate("silver_tongue")
        assert play.options() == ["B", "C"]
        play.choose("B")
        assert play.asked == "A discard"
        assert play.options() == ["aim_agent", "cosmic_cube"]
        play.choose("cosmic_cube")
        assert (play.hand("B"), play.pile("B")) == (["aim_agent"], ["cosmic_cube"])
        assert play.hand("C") == ["maggia_hitman"]
        assert (play.second("A"), play.mark("A")) == (0, 1)
        play.done()

    @pytest.mark.rule("MV-112")
    def test_only_he_sees_the_hand(self):
        play = at(
            """
            A:
              mischief: 1
              area: silver_tongue
            B:
              hand: aim_agent, cosmic_cube
            """,
            seats=3,
        )
        play.activate("silver_tongue")
        play.choose("cosmic_cube")
        assert [card.card for card in play.view("A").realms[1].seen_hand] == ["modok_aim_agent"]
        assert play.view("C").realms[1].seen_hand == []
        assert play.view().realms[1].seen_hand == []
        assert not any("Agent" in line for line in play.log("C"))
        play.done()

    def test_players_without_cards_cannot_be_chosen(self):
        play = at(
            """
            A:
              mischief: 1
              hand: kid_loki
              area: silver_tongue
            C:
              hand: maggia_hitman
            """,
            seats=3,
        )
        play.activate("silver_tongue")  # nothing is left to choose
        assert play.pile("C") == ["maggia_hitman"]
        play.done()

    @pytest.mark.parametrize(
        ("mischief", "mine", "rule"), [(0, "aim_agent", "MV-133"), (1, "", "MV-72")]
    )
    def test_needs_mischief_and_a_foreign_hand(self, mischief: int, mine: str, rule: str):
        play = at(f"""
            A:
              mischief: {mischief}
              hand: kid_loki
              area: silver_tongue
            B:
              hand: {mine}
        """)
        assert not play.can("activate", "silver_tongue")
        assert play.why_not("activate", "silver_tongue") == rule

    @pytest.mark.rule("MV-84")
    def test_once_a_turn(self):
        play = at("""
            A:
              mischief: 2
              area: silver_tongue +used
            B:
              hand: aim_agent
        """)
        assert play.why_not("activate", "silver_tongue") == "MV-84"
