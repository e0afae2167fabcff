"""Moff Gideon's Items."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at, fated


def gideon(text: str) -> Play:
    return at(text, villains="moff_gideon")


class TestBeskar:
    @pytest.mark.rule("SW-91")
    def test_it_needs_an_ally(self):
        play = gideon("A:\n  credits: 2\n  hand: beskar\n  tython: koska_reeves")
        assert not play.can("play")
        play.done()

    @pytest.mark.rule("SW-144", "SW-R35", "SW-H10")
    def test_it_pays_for_a_card_of_the_hand(self):
        """Hard case 10: an Ambition card without another Ambition action, but no Condition."""
        play = gideon("""
            A:
              tython: dark_troopers [beskar], koska_reeves
              hand: me_and_the_kid_will_survive, experimentation, dark_troopers
        """)
        play.use("beskar", "0")
        assert {word.split()[1] for word in play.options()} == {
            "me_and_the_kid_will_survive", "dark_troopers",
        }  # fmt: skip
        play.play("me_and_the_kid_will_survive")
        assert play.strength("koska_reeves") == 1
        assert play.pile("A") == ["beskar", "me_and_the_kid_will_survive"]
        assert play.at("A", "tython") == ["A dark_troopers 5", "koska_reeves 1"]
        assert (play.power("A"), play.second("A")) == (0, 0)
        play.done()

    @pytest.mark.rule("SW-144", "SW-R8")
    def test_a_free_card_does_what_it_can(self):
        play = gideon("""
            A:
              tython: stormtroopers [beskar]
              hand: the_kids_just_fine
        """)
        play.use("beskar", "0")
        play.play("the_kids_just_fine")
        assert play.pile("A") == ["beskar", "the_kids_just_fine"]
        play.done()

    @pytest.mark.rule("SW-86", "SW-R8")
    @pytest.mark.parametrize("hand", ["", "experimentation"])
    def test_not_without_a_card_to_play(self, hand: str):
        play = gideon(f"""
            A:
              tython: stormtroopers [beskar]
              hand: {hand}
        """)
        assert not play.can("use")
        play.done()

    @pytest.mark.rule("SW-151", "SW-140")
    def test_it_finds_grogu_in_the_fate_deck(self):
        play = gideon("""
            A:
              ambition: 4
              tython: stormtroopers [beskar]
              fate deck: the_jedi, grogu, rest
        """)
        play.use("beskar", "1")
        play.choose("the_bridge")
        assert play.at("A", "the_bridge") == ["grogu 0"]
        assert (play.second("A"), play.pile("A"), play.fate_pile("A")) == (0, ["beskar"], [])
        play.done()

    @pytest.mark.rule("SW-151")
    def test_in_the_pile_before_the_deck(self):
        play = gideon("""
            A:
              ambition: 4
              tython: stormtroopers [beskar]
              fate pile: the_jedi, grogu
        """)
        play.use("beskar", "1")
        play.choose("the_bridge")
        assert play.fate_pile("A") == ["the_jedi"]  # not shuffled: nothing was revealed
        play.done()

    @pytest.mark.rule("SW-151", "SW-R22", "SW-152")
    def test_in_the_sector_first_of_all_with_his_tokens(self):
        play = gideon("""
            A:
              ambition: 4
              tython: stormtroopers [beskar], captured_grogu +1
        """)
        play.use("beskar", "1")
        play.choose("the_bridge")
        assert play.at("A", "the_bridge") == ["grogu 1"]
        play.done()

    @pytest.mark.rule("SW-86", "SW-R8")
    def test_not_when_there_is_no_grogu(self):
        play = gideon("""
            A:
              ambition: 4
              tython: stormtroopers [beskar]
              fate deck: the_jedi
        """)
        assert not play.can("use")
        play.done()

    def test_three_ambition_do_not_find_him(self):
        play = gideon("A:\n  ambition: 3\n  tython: stormtroopers [beskar]")
        assert not play.can("use")
        play.done()

    @pytest.mark.rule("SW-94")
    def test_it_goes_with_its_ally(self):
        play = gideon("A:\n  tython: dark_troopers [beskar], koska_reeves")
        play.vanquish("koska_reeves")
        assert play.pile("A") == ["beskar", "dark_troopers"]
        play.done()


class TestDarksaber:
    @pytest.mark.rule("SW-38", "SW-R59")
    def test_its_holder_is_stronger(self):
        play = gideon("A:\n  ambition: 1\n  hand: darksaber\n  tython: stormtroopers")
        play.play("darksaber", "stormtroopers")
        assert play.at("A", "tython") == ["A stormtroopers 2 [darksaber]"]
        play.done()

    @pytest.mark.rule("SW-R59", "SW-H11")
    def test_left_behind_and_taken_by_a_hero_and_by_an_ally_again(self):
        """Hard case 11: it gives 1, then 2, then 3."""
        play = gideon("""
            A:
              mover: nevarro_city
              credits: 2
              ambition: 1
              the_bridge: dark_troopers [darksaber], dark_troopers, bo_katan_kryze
              fate deck: koska_reeves, rest
              hand: you_have_something_i_want, stormtroopers
        """)
        play.vanquish("bo_katan_kryze", "dark_troopers")
        assert play.at("A", "the_bridge") == ["A dark_troopers 5", "A darksaber"]
        play.play("you_have_something_i_want")
        play.choose("the_bridge")
        assert play.strength("koska_reeves") == 2 + 2
        play.end()
        play.take(kind="move")
        play.end()
        play.move("tython")
        play.vanquish("koska_reeves")
        if play.asked == "B condition":
            play.decline()
        play.play("stormtroopers", "the_bridge")
        assert play.at("A", "the_bridge") == ["A stormtroopers 4 [darksaber]"]
        play.done()

    @pytest.mark.rule("SW-R59", "SW-62")
    def test_it_stays_when_the_holder_is_discarded_after_a_vanquish(self):
        play = gideon("A:\n  tython: dark_troopers [darksaber], stormtroopers, koska_reeves")
        play.vanquish("koska_reeves", "dark_troopers")
        assert play.at("A", "tython") == ["A darksaber", "A stormtroopers 1"]
        assert play.pile("A") == ["dark_troopers"]
        play.done()

    @pytest.mark.rule("SW-R59")
    @pytest.mark.parametrize("tokens", [0, 1])
    def test_the_next_ally_to_come_takes_it(self, tokens: int):
        mark = f" +{tokens}" if tokens else ""
        play = gideon(f"""
            A:
              credits: 1
              hand: stormtroopers
              tython: dark_troopers, darksaber{mark}
        """)
        play.play("stormtroopers", "tython")
        assert play.at("A", "tython") == [
            "A dark_troopers 5", f"A stormtroopers {3 + tokens} [darksaber]",
        ]  # fmt: skip
        play.done()

    @pytest.mark.rule("SW-R59")
    def test_the_next_hero_to_come_takes_it(self):
        play = fated("tython: darksaber +1", "fennec_shand", "the_bounty", villains="moff_gideon")
        play.choose("fennec_shand", "tython")
        assert play.at("A", "tython") == ["fennec_shand 6 [darksaber]"]
        play.done("B")

    @pytest.mark.rule("SW-R59", "SW-R32")
    def test_a_defeated_hero_leaves_it_as_well(self):
        play = gideon("A:\n  tython: dark_troopers, koska_reeves [darksaber +2]")
        assert play.strength("koska_reeves") == 5
        play.vanquish("koska_reeves")
        assert play.at("A", "tython") == ["A darksaber"]
        assert play.g.plus[play.handle("darksaber")] == 2
        play.done()

    @pytest.mark.rule("SW-R59")
    @pytest.mark.parametrize("place", ["nevarro_city", "tython"])
    def test_a_moved_or_maneuvered_one_takes_it_too(self, place: str):
        play = gideon(f"""
            A:
              mover: old_imperial_base
              {place}: darksaber
              the_bridge: dark_troopers
        """)
        play.maneuver("dark_troopers", place)
        assert play.at("A", place) == ["A dark_troopers 7 [darksaber]"]
        play.done()

    @pytest.mark.rule("SW-R59")
    def test_never_grogu(self):
        play = gideon("""
            A:
              ambition: 5
              hand: captured
              tython: darksaber
        """)
        play.play("captured")
        play.choose("tython")
        assert play.at("A", "tython") == ["A darksaber", "captured_grogu"]
        play.done()

    @pytest.mark.rule("SW-R59", "SW-92")
    def test_it_waits_where_it_is_maneuvered_to(self):
        play = gideon("""
            A:
              mover: old_imperial_base
              tython: darksaber
              the_bridge: dark_troopers
        """)
        play.maneuver("darksaber", "the_bridge")
        assert play.at("A", "the_bridge") == ["A dark_troopers 5", "A darksaber"]
        play.done()

    @pytest.mark.rule("SW-R59", "SW-143")
    def test_removed_with_its_holder_it_loses_its_tokens(self):
        play = fated(
            "tython: dark_troopers [darksaber +2], grogu", "the_jedi", "the_bounty",
            villains="moff_gideon",
        )  # fmt: skip
        play.choose("the_jedi", "tython")
        assert play.pile("A") == ["darksaber", "dark_troopers"]
        assert play.g.plus[play.g.piles[0][0]] == 0
        play.done("B")

    @pytest.mark.rule("SW-R59", "SW-R31")
    def test_it_stays_when_a_card_defeats_the_holder(self):
        play = fated(
            "tython: dark_troopers [darksaber], grogu", "unexpected_help", "the_bounty",
            villains="moff_gideon",
        )  # fmt: skip
        play.choose("unexpected_help")
        assert play.at("A", "tython") == ["A darksaber", "grogu 0"]
        play.done("B")

    @pytest.mark.rule("SW-R59", "SW-82")
    def test_a_holder_who_stays_keeps_it(self):
        play = gideon("A:\n  tython: stormtroopers [darksaber], koska_reeves -2")
        play.vanquish("koska_reeves")
        assert play.at("A", "tython") == ["A stormtroopers 2 [darksaber]"]
        play.done()

    @pytest.mark.rule("SW-R59", "SW-R5")
    def test_unattached_it_covers_nothing(self):
        play = gideon("A:\n  mover: nevarro_city\n  nevarro_city: darksaber")
        play.collect()
        play.done()


class TestLaboratorySamples:
    @pytest.mark.rule("SW-90", "SW-92")
    def test_they_are_played_to_a_location_and_can_be_maneuvered(self):
        play = gideon("A:\n  mover: old_imperial_base\n  ambition: 2\n  hand: laboratory_samples")
        play.play("laboratory_samples", "tython")
        play.maneuver("laboratory_samples", "the_bridge")
        assert play.at("A", "the_bridge") == ["A laboratory_samples"]
        assert play.second("A") == 0
        play.done()
