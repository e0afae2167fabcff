"""Loki's Allies."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import Play, at


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


class TestLorelei:
    @pytest.mark.rule("MV-71")
    def test_heroes_at_her_location_lose_two(self):
        play = at("""
            A:
              bifrost: lorelei, sif, odin, frost_giant
              jotunheim: heimdall
        """)
        assert play.at("A", "bifrost") == [
            "A frost_giant 4", "A lorelei 2", "odin 4", "sif 1",
        ]  # fmt: skip
        assert play.strength("heimdall") == 4

    def test_the_loss_ends_when_she_goes(self):
        play = at("""
            A:
              mover: bifrost
              bifrost: lorelei
              jotunheim: sif
        """)
        assert play.strength("sif") == 3
        play.relocate("lorelei", "jotunheim")
        assert play.strength("sif") == 1
        play.done()

    @pytest.mark.rule("MV-69")
    def test_a_hero_without_strength_falls_to_anybody_who_then_stays(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              sanctum_sanctorum: lorelei, kid_loki, gwenpool_west_coast_avenger
        """)
        assert play.strength("gwenpool_west_coast_avenger") == 0
        assert play.options("activate") == []
        play.vanquish("gwenpool_west_coast_avenger", "kid_loki")
        assert play.at("A", "sanctum_sanctorum") == ["A kid_loki 1", "A lorelei 2"]
        assert play.fate_pile() == ["gwenpool_west_coast_avenger"]
        play.done()

    def test_at_an_event_she_weakens_nobody(self):
        play = at("""
            A:
              bifrost: sif
            events:
              incoming: lorelei
        """)
        assert play.strength("sif") == 3


class TestEnchantress:
    def test_brings_executioner_from_the_hand(self):
        play = at("""
            A:
              power: 6
              hand: enchantress, executioner
        """)
        play.play("enchantress", "bifrost")
        assert play.asked == "A where"
        assert play.options() == [
            "bifrost", "decline", "jotunheim", "odins_throne", "sanctum_sanctorum",
        ]  # fmt: skip
        play.choose("jotunheim")
        assert play.at("A", "jotunheim") == ["A executioner 5"]
        assert (play.power("A"), play.hand("A")) == (0, [])
        play.done()

    def test_finds_him_in_the_deck_and_shuffles_it(self):
        play = at("""
            A:
              power: 6
              hand: enchantress
        """)
        before = len(play.deck("A"))
        play.play("enchantress", "bifrost")
        play.choose("bifrost")
        assert play.at("A", "bifrost") == ["A enchantress 3", "A executioner 5"]
        assert (len(play.deck("A")), play.power("A")) == (before - 1, 0)
        assert "The deck is shuffled." in play.log("B")
        play.done()

    def test_finds_him_in_the_pile_before_the_deck(self):
        play = at("""
            A:
              power: 6
              hand: enchantress
              pile: executioner, sow_discord
        """)
        play.play("enchantress", "bifrost")
        play.choose("bifrost")
        assert play.pile("A") == ["sow_discord"]
        assert "The deck is shuffled." not in play.log("B")
        play.done()

    @pytest.mark.rule("MV-114", "MV-R29")
    def test_finds_him_at_an_event(self):
        play = at("""
            A:
              power: 6
              hand: enchantress
              pile: kid_loki
            events:
              incoming: executioner +3 -3 [laevateinn]
        """)
        assert play.events() == ["incoming 8: A executioner 7 [laevateinn]"]
        play.play("enchantress", "bifrost")
        play.choose("bifrost")
        assert play.events() == ["incoming 8: "]
        assert play.at("A", "bifrost") == ["A enchantress 3", "A executioner 5"]
        assert play.pile("A") == ["kid_loki", "laevateinn"]
        assert play.power("A") == 0
        play.done()

    def test_he_may_be_played_to_where_he_was(self):
        play = at("""
            A:
              power: 6
              hand: enchantress
              bifrost: executioner -2
        """)
        play.play("enchantress", "jotunheim")
        play.choose("bifrost")
        assert play.at("A", "bifrost") == ["A executioner 5"]
        assert play.power("A") == 0
        play.done()

    def test_may_be_declined(self):
        play = at("""
            A:
              power: 6
              hand: enchantress, executioner
        """)
        play.play("enchantress", "bifrost")
        play.decline()
        assert (play.hand("A"), play.power("A")) == (["executioner"], 3)
        play.done()

    @pytest.mark.parametrize("where", ["hand: enchantress, executioner", "hand: enchantress"])
    def test_without_power_for_him_nothing_is_asked(self, where: str):
        play = at(f"""
            A:
              power: 5
              {where}
        """)
        play.play("enchantress", "bifrost")
        assert play.power("A") == 2
        play.done()

    def test_at_an_event_she_brings_nobody(self):
        play = at("""
            A:
              power: 6
              hand: enchantress, executioner
            events:
              incoming:
        """)
        play.play("enchantress", "incoming")
        assert play.hand("A") == ["executioner"]
        play.done()

    def test_the_question_does_not_tell_whether_he_is_in_hand(self):
        seen = []
        for hand in ("enchantress, executioner", "enchantress, frost_giant"):
            play = at(f"""
                A:
                  power: 6
                  hand: {hand}
            """)
            play.play("enchantress", "bifrost")
            seen.append((play.view("B").decision, play.log("B")))
        assert seen[0] == seen[1]

    @pytest.mark.parametrize("hand", ["executioner", "frost_giant"])
    def test_others_may_suppose_him_anywhere(self, hand: str):
        play = at(f"""
            A:
              power: 6
              hand: enchantress, {hand}
        """)
        play.play("enchantress", "bifrost")
        held: set[str] = set()
        for seed in range(30):
            world = Play(play.table.sample(1, seed))
            held.add(*world.hand("A"))
            world.choose("jotunheim")
            assert world.at("A", "jotunheim") == ["A executioner 5"]
        assert len(held) > 3

    def test_activated_she_moves_a_hero(self):
        play = at("""
            A:
              power: 1
              bifrost: enchantress, sif
              jotunheim: heimdall
            B:
              aim_island: odin
        """)
        play.activate("enchantress")
        assert play.options() == ["heimdall", "sif"]
        play.choose("heimdall")
        assert play.options() == ["bifrost", "odins_throne", "sanctum_sanctorum"]
        play.choose("sanctum_sanctorum")
        assert play.at("A", "sanctum_sanctorum") == ["heimdall 4"]
        assert play.power("A") == 0
        play.done()

    def test_she_works_from_an_event(self):
        play = at("""
            A:
              power: 1
              bifrost: sif
            events:
              incoming: enchantress
        """)
        play.activate("enchantress")
        play.choose("jotunheim")
        assert play.at("A", "jotunheim") == ["sif 3"]
        play.done()

    @pytest.mark.parametrize(
        ("power", "heroes", "rule"),
        [(0, "sif", "MV-43"), (1, "", "MV-72"), (1, "sif [mjolnir]", "MV-72")],
    )
    def test_she_needs_power_and_a_hero_who_can_go(self, power: int, heroes: str, rule: str):
        play = at(f"""
            A:
              power: {power}
              bifrost: enchantress
              jotunheim: {heroes}
            B:
              aim_island: odin
        """)
        assert not play.can("activate", "enchantress")
        assert play.why_not("activate", "enchantress") == rule


class TestExecutioner:
    def test_alone_against_three_he_stays(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: executioner, sif
        """)
        play.vanquish("sif")
        assert play.at("A", "bifrost") == ["A executioner 5"]
        assert play.fate_pile() == ["sif"]
        play.done()

    def test_alone_against_four_he_goes(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: executioner, heimdall
        """)
        play.vanquish("heimdall")
        assert play.at("A", "bifrost") == []
        assert play.pile("A") == ["executioner"]
        play.done()

    def test_the_strength_of_the_moment_counts(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: executioner, heimdall -1
              jotunheim: sif
        """)
        play.vanquish("heimdall")
        assert play.at("A", "bifrost") == ["A executioner 5"]
        play.done()

    def test_with_another_ally_both_go(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: executioner, kid_loki, sif
        """)
        play.vanquish("sif", "executioner", "kid_loki")
        assert sorted(play.pile("A")) == ["executioner", "kid_loki"]
        play.done()

    def test_an_opposing_ally_is_a_character_too(self):
        play = at("""
            A:
              mover: sanctum_sanctorum
              bifrost: executioner, aim_saboteur
        """)
        play.vanquish("aim_saboteur")
        assert play.at("A", "bifrost") == ["A executioner 5"]
        assert play.pile("B") == ["aim_saboteur"]
        play.done()


class TestFrostGiant:
    @pytest.mark.rule("MV-R7")
    def test_costs_less_at_jotunheim_only(self):
        play = at("""
            A:
              power: 2
              hand: frost_giant
            events:
              incoming:
        """)
        assert play.options("play") == ["play frost_giant jotunheim"]
        play.play("frost_giant", "jotunheim")
        assert play.power("A") == 0
        assert play.at("A", "jotunheim") == ["A frost_giant 4"]
        play.done()

    def test_costs_three_elsewhere(self):
        play = at("""
            A:
              power: 3
              hand: frost_giant
        """)
        play.play("frost_giant", "bifrost")
        assert play.power("A") == 0
        play.done()

    def test_not_to_other_domains(self):
        play = at("""
            A:
              power: 3
              hand: frost_giant
        """)
        assert not any(play.can("play", "frost_giant", place) for place in (
            "aim_island", "aim_laboratory", "black_market", "doomsday_hangar",
        ))  # fmt: skip
        assert len(play.options("play")) == 4
