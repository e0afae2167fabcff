"""Kylo Ren's Fate deck."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at, fated


def kylo(text: str) -> Play:
    """A plays Kylo Ren."""
    return at(text, villains="kylo_ren")


def shown(text: str, *cards: str) -> Play:
    """B, Darth Vader, has revealed these Fate cards of Kylo Ren (A)."""
    return fated(text, *cards, villains="kylo_ren")


class TestRey:
    @pytest.mark.rule("SW-84")
    @pytest.mark.parametrize("light", [0, 1, 3])
    def test_each_token_in_light_makes_her_stronger(self, light: int):
        play = kylo(f"""
            A:
              light: {light}
              conflict: {6 - light}
              jakku: rey, finn
        """)
        assert (play.strength("rey"), play.strength("finn")) == (4 + light, 2)
        play.done()

    def test_tokens_in_dark_do_not(self):
        play = kylo("A:\n  conflict: 4\n  dark: 2\n  jakku: rey")
        assert play.strength("rey") == 4


class TestHanSolo:
    def test_a_token_goes_to_the_light(self):
        play = shown("conflict: 4\ndark: 2", "han_solo", "ben")
        play.choose("han_solo", "jakku")
        assert play.asked == "B lighter"
        play.choose("dark")
        assert play.destiny() == (0, 5, 1)
        play.done("B")

    @pytest.mark.rule("SW-R9")
    def test_defeated_he_gives_two_steps(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              light: 1
              conflict: 5
              jakku: han_solo, flametroopers
        """)
        play.vanquish("han_solo")
        assert play.asked == "A darker"
        play.choose("light")
        assert play.destiny() == (0, 5, 1)
        play.done()

    def test_his_text_alone_can_win(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              conflict: 1
              dark: 5
              jakku: han_solo, flametroopers
        """)
        play.vanquish("han_solo")
        assert play.winner == "A"


class TestFinn:
    def test_one_of_his_old_comrades_is_removed(self):
        play = shown(
            "jakku: first_order_stormtroopers, captain_phasma, general_hux\n"
            "takodana: flametroopers, knights_of_ren",
            "finn", "ben",
        )  # fmt: skip
        play.choose("finn", "jakku")
        assert play.asked == "B remove"
        assert play.options() == ["captain_phasma", "first_order_stormtroopers", "flametroopers"]
        play.choose("flametroopers")
        assert play.pile("A") == ["flametroopers"]
        assert play.at("A", "takodana") == ["A knights_of_ren 3"]
        play.done("B")

    def test_nobody_he_knows(self):
        play = shown("jakku: general_hux, knights_of_ren", "finn", "ben")
        play.choose("finn", "jakku")
        assert play.pile("A") == []
        play.done("B")


class TestPoeDameron:
    TEXT = "mover: tie_silencer\ndeep_space: tie_silencer, command_shuttle [black_one]"

    @pytest.mark.rule("SW-135", "SW-R45", "SW-R44")
    def test_a_vehicle_without_the_mover_may_be_removed(self):
        play = shown(self.TEXT, "poe_dameron", "ben")
        play.choose("poe_dameron", "jakku")
        assert play.options() == ["command_shuttle", "decline"]
        play.choose("command_shuttle")
        assert play.space("A") == ["black_one", "tie_silencer"]
        assert play.pile("A") == ["command_shuttle"]
        play.done("B")

    def test_it_may_be_declined(self):
        play = shown(self.TEXT, "poe_dameron", "ben")
        play.choose("poe_dameron", "jakku")
        play.decline()
        assert play.space("A") == ["command_shuttle < black_one", "tie_silencer"]
        play.done("B")

    def test_the_vehicle_of_the_mover_is_safe(self):
        play = shown("mover: tie_silencer\ndeep_space: tie_silencer", "poe_dameron", "ben")
        play.choose("poe_dameron", "jakku")
        assert play.space("A") == ["tie_silencer"]
        play.done("B")


class TestLeia:
    def test_each_hero_played_makes_her_stronger(self):
        play = shown("jakku: leia_organa", "finn", "ben")
        play.choose("finn", "takodana")
        assert play.at("A", "jakku") == ["leia_organa 3"]
        play.done("B")

    def test_not_her_own_coming(self):
        play = shown("jakku: rey", "leia_organa", "ben")
        play.choose("leia_organa", "takodana")
        assert play.strength("leia_organa") == 2
        play.done("B")

    def test_no_hero_no_token(self):
        play = shown("jakku: leia_organa", "torn_apart", "ben")
        play.choose("torn_apart")
        assert play.strength("leia_organa") == 2
        play.done("B")


class TestChewbacca:
    @pytest.mark.parametrize(
        ("where", "strength"),
        [
            ("takodana: han_solo", 6),
            ("fate pile: han_solo", 6),
            ("fate deck: han_solo, rest", 5),
            ("fate pile: finn", 5),
        ],
    )
    def test_he_is_stronger_for_han_solo(self, where: str, strength: int):
        play = kylo(f"A:\n  jakku: chewbacca\n  {where}")
        assert play.strength("chewbacca") == strength
        play.done()


class TestLuke:
    def test_all_allies_there_go_to_one_other_location(self):
        play = shown(
            "snokes_throne_room: supreme_leader_snoke, flametroopers [riot_control_baton], finn\n"
            "jakku: general_hux",
            "luke_skywalker", "ben",
        )  # fmt: skip
        play.choose("luke_skywalker", "snokes_throne_room")
        assert (play.asked, play.options()) == (
            "B where", ["kr_jakku", "kr_starkiller_base", "kr_takodana"],
        )  # fmt: skip
        play.choose("takodana")
        assert play.at("A", "takodana") == [
            "A flametroopers 5 [riot_control_baton]", "A supreme_leader_snoke 5",
        ]  # fmt: skip
        assert play.at("A", "snokes_throne_room") == ["finn 2", "luke_skywalker 6"]
        assert play.at("A", "jakku") == ["A general_hux 1"]
        play.done("B")

    def test_nobody_there_nothing_asked(self):
        play = shown("jakku: general_hux", "luke_skywalker", "ben")
        play.choose("luke_skywalker", "takodana")
        play.done("B")


class TestForceProjection:
    @pytest.mark.rule("SW-H13", "SW-141", "SW-149", "SW-R23", "SW-R22")
    def test_luke_is_placed_and_not_played(self):
        play = shown(
            "jakku: leia_organa, general_hux\nfate pile: luke_skywalker",
            "force_projection", "ben",
        )  # fmt: skip
        play.choose("force_projection")
        play.choose("jakku")
        assert play.at("A", "jakku") == ["A general_hux 1", "leia_organa 2", "luke_skywalker 6"]
        assert play.fate_pile("A") == ["ben", "force_projection"]
        play.done("B")

    @pytest.mark.rule("SW-151", "SW-147")
    def test_he_is_found_in_the_deck(self):
        play = shown("", "force_projection", "ben", "finn", "luke_skywalker")
        play.choose("force_projection", "takodana")
        assert play.at("A", "takodana") == ["luke_skywalker 6"]
        assert play.fate_pile("A") == ["force_projection"]  # what was revealed is shuffled in
        play.done("B")

    @pytest.mark.rule("SW-151", "SW-152", "SW-R22")
    def test_in_the_sector_he_keeps_tokens_and_may_stay(self):
        play = shown(
            "jakku: luke_skywalker +1 [skywalker_lightsaber]\nfate pile: finn",
            "force_projection", "ben",
        )  # fmt: skip
        play.choose("force_projection", "jakku")
        assert play.at("A", "jakku") == ["luke_skywalker 9 [skywalker_lightsaber]"]
        assert play.fate_pile("A") == ["finn", "ben", "force_projection"]
        play.done("B")

    def test_when_he_was_revealed_beside_it(self):
        play = shown("", "force_projection", "luke_skywalker")
        play.choose("force_projection", "takodana")
        assert play.at("A", "takodana") == ["luke_skywalker 6"]
        play.done("B")


class TestMayTheForceBeWithYou:
    def test_each_hero_gets_a_token(self):
        play = shown("jakku: finn, general_hux\ntakodana: rey", "may_the_force_be_with_you", "ben")
        play.choose("may_the_force_be_with_you")
        assert play.at("A", "jakku") == ["A general_hux 1", "finn 3"]
        assert play.strength("rey") == 5
        play.done("B")

    def test_without_heroes_nothing_happens(self):
        play = shown("jakku: general_hux", "may_the_force_be_with_you", "ben")
        play.choose("may_the_force_be_with_you")
        assert play.fate_pile("A") == ["ben", "may_the_force_be_with_you"]
        play.done("B")


class TestSkywalkerLightsaber:
    @pytest.mark.rule("SW-173")
    def test_rey_has_it_if_she_is_there(self):
        play = shown("jakku: finn\ntakodana: rey", "skywalker_lightsaber", "ben")
        play.choose("skywalker_lightsaber")
        assert play.at("A", "takodana") == ["rey 6 [skywalker_lightsaber]"]
        play.done("B")

    @pytest.mark.rule("SW-173", "SW-66")
    def test_else_the_fating_player_chooses(self):
        play = shown("jakku: finn\ntakodana: poe_dameron", "skywalker_lightsaber", "ben")
        play.choose("skywalker_lightsaber")
        assert (play.asked, play.options()) == ("B fate-host", ["finn", "poe_dameron"])
        play.choose("finn")
        assert play.at("A", "jakku") == ["finn 4 [skywalker_lightsaber]"]
        play.done("B")

    @pytest.mark.rule("SW-67", "SW-113", "SW-R19")
    def test_without_a_hero_it_is_discarded(self):
        play = shown("", "skywalker_lightsaber", "ben")
        play.choose("skywalker_lightsaber")
        assert play.fate_pile("A") == ["ben", "skywalker_lightsaber"]
        play.done("B")

    @pytest.mark.rule("SW-R32")
    def test_it_falls_with_the_hero(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              jakku: finn [skywalker_lightsaber], flametroopers +1
        """)
        play.vanquish("finn")
        assert sorted(play.fate_pile("A")) == ["finn", "skywalker_lightsaber"]
        play.done()


class TestTornApart:
    @pytest.mark.rule("SW-119", "SW-120")
    def test_it_goes_under_the_mover_and_covers_nothing(self):
        play = shown("mover: jakku", "torn_apart", "ben")
        play.choose("torn_apart")
        assert play.restrictions("A") == ["torn_apart"]
        play.done("B")
        play = kylo("A:\n  mover: jakku\n  restrictions: torn_apart")
        assert play.can("collect")

    @pytest.mark.rule("SW-H14")
    def test_a_move_into_dark_is_lost(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              conflict: 1
              dark: 5
              jakku: finn, flametroopers
              restrictions: torn_apart
        """)
        play.vanquish("finn")
        assert play.destiny() == (0, 1, 5)
        assert play.winner == ""
        play.done()

    @pytest.mark.rule("SW-H14")
    def test_light_to_conflict_goes_on(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              light: 1
              conflict: 5
              jakku: finn, flametroopers
              restrictions: torn_apart
        """)
        play.vanquish("finn")
        assert play.destiny() == (0, 6, 0)
        play.done()

    @pytest.mark.rule("SW-121", "SW-R51")
    def test_three_ambition_lift_it_without_a_symbol(self):
        play = kylo("""
            A:
              ambition: 3
              restrictions: torn_apart
        """)
        play.free("torn_apart")
        assert (play.second("A"), play.restrictions("A")) == (0, [])
        assert play.fate_pile("A") == ["torn_apart"]
        play.done()

    @pytest.mark.rule("SW-121")
    def test_two_are_not_enough(self):
        play = kylo("""
            A:
              ambition: 2
              restrictions: torn_apart
        """)
        assert not play.can("free", "torn_apart")
        play.done()

    @pytest.mark.rule("SW-R51")
    def test_before_moving_as_well(self):
        play = kylo("""
            phase: move
            A:
              ambition: 4
              restrictions: torn_apart
        """)
        play.free("torn_apart")
        assert play.asked == "A move"
        assert play.second("A") == 1

    @pytest.mark.rule("SW-R36", "SW-R33")
    def test_who_answers_spent_ambition_does_so_at_once(self):
        play = at(
            """
            phase: move
            A:
              ambition: 4
              restrictions: torn_apart
            B:
              hand: experimentation
              tython: dark_troopers
        """,
            villains="kylo_ren,moff_gideon",
        )
        play.free("torn_apart")
        play.choose("experimentation")
        assert play.asked == "A move"


class TestMillenniumFalcon:
    @pytest.mark.rule("SW-H13", "SW-140")
    def test_han_solo_is_found_and_played(self):
        play = shown("jakku: leia_organa\nfate pile: han_solo", "millennium_falcon", "ben")
        play.choose("millennium_falcon", "takodana")
        assert play.at("A", "takodana") == ["han_solo 3"]
        assert play.destiny() == (1, 5, 0)
        assert play.strength("leia_organa") == 3
        assert play.space("A") == ["millennium_falcon"]
        play.done("B")

    @pytest.mark.rule("SW-H19", "SW-R19", "SW-151")
    def test_han_solo_revealed_beside_it_is_found_in_the_pile(self):
        play = shown("fate pile: rey", "millennium_falcon", "han_solo")
        play.choose("millennium_falcon", "jakku")
        assert play.at("A", "jakku") == ["han_solo 3"]
        assert play.fate_pile("A") == ["rey"]  # nothing was revealed or shuffled
        play.done("B")

    @pytest.mark.rule("SW-R22")
    def test_in_the_sector_he_is_played_again(self):
        play = shown("jakku: han_solo +1\ntakodana: leia_organa", "millennium_falcon", "ben")
        play.choose("millennium_falcon", "takodana")
        assert play.at("A", "takodana") == ["han_solo 4", "leia_organa 3"]
        assert play.destiny() == (1, 5, 0)
        play.done("B")


class TestBlackOne:
    def test_all_allies_at_one_location_are_weaker(self):
        play = shown(
            "jakku: flametroopers, general_hux, finn\ntakodana: captain_phasma", "black_one", "ben"
        )
        play.choose("black_one", "jakku")
        assert play.at("A", "jakku") == ["A flametroopers 2", "A general_hux 0", "finn 2"]
        assert play.strength("captain_phasma") == 3
        play.done("B")
