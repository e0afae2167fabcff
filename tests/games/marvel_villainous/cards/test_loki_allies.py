"""Loki's other Allies."""

from __future__ import annotations

import pytest

from tests.games.marvel_villainous.playing import Play, at


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
