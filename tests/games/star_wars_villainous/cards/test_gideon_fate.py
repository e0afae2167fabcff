"""Moff Gideon's Fate deck."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at, fated

GIDEON = "moff_gideon"


def gideon(text: str) -> Play:
    return at(text, villains=GIDEON)


def fate(text: str, card: str, other: str = "may_the_force_be_with_you") -> Play:
    """B, Darth Vader, plays this Fate card against A; the text is what A has."""
    play = fated(text, card, other, villains=GIDEON)
    play.choose(card)
    return play


class TestTheMandalorian:
    @pytest.mark.rule("SW-85", "SW-84")
    @pytest.mark.parametrize("side", ["grogu", "captured_grogu"])
    def test_he_is_stronger_beside_grogu(self, side: str):
        play = gideon(f"A:\n  tython: the_mandalorian, {side}")
        assert play.strength("the_mandalorian") == 6
        play.done()

    @pytest.mark.rule("SW-85")
    def test_parted_it_is_gone_and_together_again_it_is_back(self):
        play = gideon("""
            A:
              mover: old_imperial_base
              hand: the_kids_just_fine
              tython: the_mandalorian, captured_grogu, dark_troopers
              the_bridge: dark_troopers
        """)
        play.play("the_kids_just_fine")
        assert play.strength("the_mandalorian") == 4
        play.maneuver("captured_grogu", "tython")
        assert play.strength("the_mandalorian") == 6
        play.done()


class TestBoKatanKryze:
    @pytest.mark.parametrize("place", ["tython: darksaber", "tython: stormtroopers [darksaber]"])
    def test_two_ambition_if_the_darksaber_is_in_play(self, place: str):
        play = fate(f"ambition: 3\n{place}", "bo_katan_kryze")
        play.choose("the_bridge")
        assert play.second("A") == 1
        play.done("B")

    @pytest.mark.rule("SW-R13")
    def test_as_far_as_there_is_any(self):
        play = fate("ambition: 1\ntython: darksaber", "bo_katan_kryze")
        play.choose("the_bridge")
        assert play.second("A") == 0
        play.done("B")

    @pytest.mark.parametrize("place", ["hand: darksaber", "pile: darksaber"])
    def test_not_if_it_is_elsewhere(self, place: str):
        play = fate(f"ambition: 3\n{place}", "bo_katan_kryze")
        play.choose("the_bridge")
        assert play.second("A") == 3
        play.done("B")

    @pytest.mark.rule("SW-R59")
    def test_she_may_take_it_herself(self):
        play = fate("ambition: 3\ntython: darksaber", "bo_katan_kryze")
        play.choose("tython")
        assert play.at("A", "tython") == ["bo_katan_kryze 5 [darksaber]"]
        assert play.second("A") == 1
        play.done("B")


class TestKoskaReeves:
    def test_a_credit_if_the_darksaber_is_in_play(self):
        play = fate("credits: 2\ntython: darksaber", "koska_reeves")
        play.choose("the_bridge")
        assert play.power("A") == 1
        play.done("B")

    def test_not_without_it(self):
        play = fate("credits: 2", "koska_reeves")
        play.choose("the_bridge")
        assert play.power("A") == 2
        play.done("B")


class TestFennecShand:
    @pytest.mark.rule("SW-60")
    def test_it_takes_two_allies(self):
        play = gideon("A:\n  tython: dark_troopers, fennec_shand, koska_reeves")
        assert play.options("vanquish") == ["vanquish koska_reeves"]
        play.done()

    @pytest.mark.parametrize(
        "used", ["dark_troopers, doctor_pershing", "death_troopers, stormtroopers"]
    )
    def test_any_two_who_are_strong_enough_will_do(self, used: str):
        play = gideon(f"A:\n  tython: {used}, fennec_shand")
        play.vanquish("fennec_shand", used.split(", ")[0])
        assert play.at("A", "tython") == []
        play.done()

    def test_it_takes_no_more_strength(self):
        play = gideon("A:\n  tython: death_troopers, koska_reeves\n  the_bridge: fennec_shand")
        assert play.options("vanquish") == ["vanquish koska_reeves"]
        play.done()


class TestIAmProgrammedToProtect:
    def test_each_hero_is_stronger(self):
        play = fate(
            "tython: koska_reeves, stormtroopers\nthe_bridge: grogu", "i_am_programmed_to_protect"
        )
        assert play.at("A", "tython") == ["A stormtroopers 1", "koska_reeves 3"]
        assert play.at("A", "the_bridge") == ["grogu 1"]
        play.done("B")


class TestMayTheForceBeWithYou:
    def test_each_ally_is_weaker(self):
        play = fate(
            "tython: koska_reeves, stormtroopers\nthe_bridge: dark_troopers",
            "may_the_force_be_with_you",
            "the_bounty",
        )
        assert play.at("A", "tython") == ["A stormtroopers 0", "koska_reeves 2"]
        assert play.at("A", "the_bridge") == ["A dark_troopers 4"]
        play.done("B")


class TestSelfProtection:
    @pytest.mark.parametrize("side", ["grogu", "captured_grogu"])
    def test_grogu_goes_where_no_ally_is_and_stays_on_his_side(self, side: str):
        play = fate(f"tython: {side}\nthe_bridge: stormtroopers", "self_protection")
        assert play.options() == ["mg_nevarro_city", "mg_old_imperial_base"]
        play.choose("nevarro_city")
        assert play.at("A", "nevarro_city") == [side if side != "grogu" else "grogu 0"]
        play.done("B")

    def test_from_any_location(self):
        play = fate("nevarro_city: grogu\nthe_bridge: stormtroopers", "self_protection")
        play.choose("tython")
        assert play.at("A", "tython") == ["grogu 0"]
        play.done("B")

    def test_nowhere_to_go(self):
        play = fate(
            "tython: grogu\nthe_bridge: stormtroopers\nnevarro_city: dark_troopers\n"
            "old_imperial_base: dark_troopers",
            "self_protection",
        )
        assert play.at("A", "tython") == ["grogu 0"]
        play.done("B")

    def test_without_grogu_nothing_happens(self):
        play = fate("tython: koska_reeves", "self_protection")
        assert play.at("A", "tython") == ["koska_reeves 2"]
        play.done("B")


class TestTheBounty:
    @pytest.mark.rule("SW-143")
    def test_a_beskar_is_removed(self):
        play = fate("tython: stormtroopers [beskar], dark_troopers [beskar]", "the_bounty")
        play.choose("beskar")
        assert play.pile("A") == ["beskar"]
        assert len(play.at("A", "tython")) == 2
        play.done("B")

    def test_without_one_nothing_happens(self):
        play = fate("tython: stormtroopers [darksaber]", "the_bounty")
        assert play.at("A", "tython") == ["A stormtroopers 2 [darksaber]"]
        play.done("B")


class TestTheJedi:
    @pytest.mark.parametrize("side", ["grogu", "captured_grogu"])
    def test_dark_troopers_go_and_grogu_is_free(self, side: str):
        play = fate(
            f"tython: {side}, dark_troopers, dark_troopers, stormtroopers\n"
            "the_bridge: dark_troopers",
            "the_jedi",
        )
        play.choose("nevarro_city")
        assert play.at("A", "tython") == ["A stormtroopers 1"]
        assert play.at("A", "the_bridge") == ["A dark_troopers 5"]
        assert play.at("A", "nevarro_city") == ["grogu 0"]
        play.done("B")

    def test_he_may_stay_where_he_is(self):
        play = fate("tython: captured_grogu", "the_jedi")
        play.choose("tython")
        assert play.at("A", "tython") == ["grogu 0"]
        play.done("B")

    def test_without_grogu_nothing_happens(self):
        play = fate("tython: dark_troopers", "the_jedi")
        assert play.at("A", "tython") == ["A dark_troopers 5"]
        play.done("B")


class TestTheReturnOfFett:
    @pytest.mark.rule("SW-149", "SW-R23", "SW-140")
    def test_two_heroes_of_the_pile_come(self):
        play = fate(
            "ambition: 3\ntython: darksaber\nfate pile: fennec_shand, bo_katan_kryze, the_bounty",
            "the_return_of_fett",
        )
        play.choose("bo_katan_kryze", "nevarro_city", "fennec_shand", "the_bridge")
        assert play.second("A") == 1  # Bo-Katan is played
        assert play.at("A", "the_bridge") == ["fennec_shand 3"]
        assert play.fate_pile("A") == [
            "the_bounty", "may_the_force_be_with_you", "the_return_of_fett",
        ]  # fmt: skip
        play.done("B")

    def test_the_second_may_be_left_there(self):
        play = fate("fate pile: fennec_shand, koska_reeves", "the_return_of_fett")
        assert play.options() == ["fennec_shand", "koska_reeves"]
        play.choose("koska_reeves", "tython")
        play.decline()
        assert play.at("A", "tython") == ["koska_reeves 2"]
        play.done("B")

    @pytest.mark.rule("SW-R19")
    def test_the_other_revealed_card_is_in_the_pile_already(self):
        play = fate("tython: dark_troopers", "the_return_of_fett", "koska_reeves")
        play.choose("the_bridge")
        assert play.at("A", "the_bridge") == ["koska_reeves 2"]
        assert play.fate_pile("A") == ["the_return_of_fett"]
        play.done("B")

    def test_without_a_hero_nothing_happens(self):
        play = fate("fate pile: the_bounty", "the_return_of_fett")
        assert play.fate_pile("A")[-1] == "the_return_of_fett"
        play.done("B")

    @pytest.mark.rule("SW-R61")
    def test_grogu_of_the_pile_goes_anywhere(self):
        play = fate("fate pile: grogu", "the_return_of_fett")
        play.choose("tython")
        assert play.at("A", "tython") == ["grogu 0"]
        play.done("B")


class TestUnexpectedHelp:
    @pytest.mark.parametrize("side", ["grogu", "captured_grogu"])
    def test_allies_are_defeated_and_grogu_is_free(self, side: str):
        play = fate(
            f"tython: {side}, dark_troopers, stormtroopers\nthe_bridge: dark_troopers",
            "unexpected_help",
        )
        assert play.at("A", "tython") == ["grogu 0"]
        assert play.at("A", "the_bridge") == ["A dark_troopers 5"]
        assert play.restrictions("A") == ["unexpected_help"]
        play.done("B")

    def test_without_grogu_it_just_lies_there(self):
        play = fate("tython: dark_troopers", "unexpected_help")
        assert play.at("A", "tython") == ["A dark_troopers 5"]
        assert play.restrictions("A") == ["unexpected_help"]
        play.done("B")

    @pytest.mark.rule("SW-32", "SW-120")
    @pytest.mark.parametrize("place", ["nevarro_city", "tython"])
    def test_no_ally_is_played_or_maneuvered_to_grogu(self, place: str):
        play = gideon(f"""
            A:
              mover: old_imperial_base
              credits: 9
              ambition: 2
              hand: stormtroopers, laboratory_samples
              restrictions: unexpected_help
              {place}: grogu
              the_bridge: dark_troopers
        """)
        assert not play.can("play", "stormtroopers", place)
        assert play.can("play", "stormtroopers", "the_bridge")
        assert play.can("play", "laboratory_samples", place)
        assert not play.can("maneuver", "dark_troopers", place)
        assert play.can("maneuver", "dark_troopers", "old_imperial_base")
        play.done()

    def test_without_grogu_allies_go_everywhere(self):
        play = gideon("""
            A:
              mover: old_imperial_base
              credits: 9
              hand: stormtroopers
              restrictions: unexpected_help
        """)
        assert len(play.options("play")) == 4
        play.done()

    @pytest.mark.rule("SW-121", "SW-R62")
    def test_a_vanquish_action_lifts_it(self):
        play = gideon("""
            A:
              restrictions: unexpected_help
              tython: dark_troopers, koska_reeves
        """)
        play.vanquish("koska_reeves")
        assert play.restrictions("A") == []
        assert play.fate_pile("A") == ["koska_reeves", "unexpected_help"]
        play.done()

    @pytest.mark.rule("SW-R62")
    def test_one_against_a_vehicle_too(self):
        play = gideon("""
            A:
              restrictions: unexpected_help
              deep_space: outland_tie_fighter [razor_crest]
        """)
        play.vanquish("razor_crest")
        assert play.restrictions("A") == []
        play.done()

    def test_other_actions_do_not(self):
        play = gideon("A:\n  restrictions: unexpected_help")
        play.collect()
        assert play.restrictions("A") == ["unexpected_help"]
        play.done()


class TestRazorCrest:
    @pytest.mark.rule("SW-66", "SW-R72", "SW-H24")
    def test_a_hero_is_moved(self):
        """Hard case 24: also Grogu to Allies under Unexpected Help."""
        play = fate(
            "tython: grogu, koska_reeves\nthe_bridge: dark_troopers\nrestrictions: unexpected_help",
            "razor_crest",
        )
        play.choose("grogu", "the_bridge")
        assert play.at("A", "the_bridge") == ["A dark_troopers 5", "grogu 0"]
        play.done("B")

    def test_it_may_be_declined(self):
        play = fate("tython: koska_reeves", "razor_crest")
        play.decline()
        assert play.at("A", "tython") == ["koska_reeves 2"]
        assert play.space("A") == ["razor_crest"]
        play.done("B")

    @pytest.mark.rule("SW-R58")
    def test_a_captured_grogu_cannot_be_chosen(self):
        play = fate("tython: captured_grogu", "razor_crest")
        assert play.at("A", "tython") == ["captured_grogu"]
        play.done("B")


class TestCapturedImperialShuttle:
    @pytest.mark.rule("SW-R20")
    def test_four_cards_of_the_deck_are_discarded(self):
        play = fate(
            "deck: beskar, captured, darksaber, the_client, beskar, rest",
            "captured_imperial_shuttle",
        )
        assert play.pile("A") == ["beskar", "captured", "darksaber", "the_client"]
        play.done("B")

    @pytest.mark.rule("SW-R20")
    def test_fewer_if_there_are_fewer(self):
        play = fate("deck: beskar, captured\npile: darksaber", "captured_imperial_shuttle")
        assert play.pile("A") == ["darksaber", "beskar", "captured"]
        assert play.deck("A") == []
        play.done("B")
