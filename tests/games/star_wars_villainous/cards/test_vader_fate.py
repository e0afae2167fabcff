"""Darth Vader's Fate deck."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import at, fated


class TestObiWan:
    def test_luke_is_focused_again(self):
        play = fated("conflicted: 1", "obi_wan_kenobi", "yoda")
        play.choose("obi_wan_kenobi", "mustafar")
        assert play.mark("A") == 0
        assert play.fate_pile("A") == ["yoda"]
        play.done("B")

    @pytest.mark.rule("SW-32", "SW-121", "SW-147")
    def test_defeated_he_leaves_vader_without_ambition_actions(self):
        play = at(
            """
            A:
              mover: mustafar
              ambition: 4
              hand: force_choke, force_choke
              cloud_city: obi_wan_kenobi, yoda
              fate pile: leia_organa
        """
        )
        play.play("force_choke")
        play.choose("obi_wan_kenobi")
        assert play.restrictions("A") == ["more_powerful_than_you_can_imagine"]
        assert play.fate_pile("A") == []
        assert "obi_wan_kenobi" in play.fate_deck("A")
        assert not play.can("play", "force_choke")
        play.take(kind="discard")
        assert play.restrictions("A") == []
        play.done()

    @pytest.mark.rule("SW-R21")
    def test_there_already_it_stays_and_nothing_is_revealed(self):
        play = at("""
            A:
              mover: cloud_city
              mustafar: obi_wan_kenobi, boba_fett
              restrictions: more_powerful_than_you_can_imagine
              fate pile: leia_organa
        """)
        play.vanquish("obi_wan_kenobi")
        assert play.restrictions("A") == ["more_powerful_than_you_can_imagine"]
        assert play.fate_pile("A") == ["leia_organa", "obi_wan_kenobi"]
        play.done()


class TestMillenniumFalcon:
    @pytest.mark.rule("SW-R67")
    def test_a_hero_is_saved_and_the_allies_are_used_up(self):
        play = at("""
            A:
              mover: cloud_city
              mustafar: han_solo +1, boba_fett, stormtroopers
              deep_space: millennium_falcon
        """)
        play.vanquish("han_solo", "boba_fett")
        assert play.at("A", "mustafar") == []
        assert play.pile("A") == ["boba_fett", "stormtroopers"]
        assert [play.name(card) for card in play.g.held] == ["han_solo"]
        play.done()

    def test_only_one_hero_fits(self):
        play = at("""
            A:
              mover: cloud_city
              mustafar: yoda, boba_fett
              deep_space: millennium_falcon [han_solo]
        """)
        play.vanquish("yoda")
        assert play.fate_pile("A") == ["yoda"]
        play.done()

    def test_an_opponent_places_the_hero_instead_of_revealing(self):
        play = at("""
            active: B
            phase: move
            A:
              deep_space: millennium_falcon [han_solo]
              credits: 3
        """)
        play.move("saleucami")
        play.fate()
        play.take(kind="release")
        play.choose("cloud_city")
        assert play.at("A", "cloud_city") == ["han_solo 4"]
        assert play.power("A") == 3  # placed, not played
        play.done("B")


class TestYoda:
    def test_the_emperor_pays_one_more(self):
        play = at("""
            A:
              mover: mustafar
              piece: cloud_city
              ambition: 2
              cloud_city: emperor_palpatine
              emperors_throne_room: yoda
        """)
        play.use("emperor_palpatine")
        assert (play.mark("A"), play.second("A")) == (1, 0)
        play.done()

    def test_without_the_ambition_luke_does_not_turn(self):
        play = at("""
            A:
              mover: mustafar
              piece: cloud_city
              ambition: 1
              cloud_city: emperor_palpatine
              emperors_throne_room: yoda
        """)
        assert not play.can("use", "emperor_palpatine")

    def test_turning_back_is_free(self):
        play = fated(
            "conflicted: 1\nambition: 0\ncloud_city: yoda", "use_the_force_luke", "han_solo"
        )
        play.choose("use_the_force_luke")
        assert play.mark("A") == 0
        play.done("B")


class TestLeia:
    def test_the_fate_player_may_move_luke_anywhere(self):
        play = fated("", "leia_organa", "yoda")
        play.choose("leia_organa", "mustafar")
        assert play.asked[0] == "B"
        assert "dv_death_star" not in play.options()  # where he is
        play.choose("emperors_throne_room")
        assert "luke_skywalker_tile 0" in play.at("A", "emperors_throne_room")
        play.done("B")

    def test_or_let_him_be(self):
        play = fated("", "leia_organa", "yoda")
        play.choose("leia_organa", "mustafar")
        play.decline()
        assert "luke_skywalker_tile 0" in play.at("A", "death_star")
        play.done("B")


class TestHanSolo:
    @pytest.mark.parametrize(("credits", "left"), [(3, 1), (1, 0), (0, 0)])
    def test_vader_loses_up_to_two_credits(self, credits: int, left: int):
        play = fated(f"credits: {credits}", "han_solo", "yoda")
        play.choose("han_solo", "mustafar")
        assert play.power("A") == left
        assert play.at("A", "mustafar") == ["han_solo 4"]
        play.done("B")


class TestChewbacca:
    def test_one_ally_is_not_enough_however_strong(self):
        play = at("""
            A:
              mover: cloud_city
              mustafar: emperor_palpatine, chewbacca
        """)
        assert not play.can("vanquish", "chewbacca")

    def test_two_are(self):
        play = at("""
            A:
              mover: cloud_city
              mustafar: emperor_palpatine, stormtroopers, chewbacca
        """)
        play.vanquish("chewbacca", "emperor_palpatine")
        assert play.fate_pile("A") == ["chewbacca"]
        play.done()

    def test_others_are_vanquished_by_one(self):
        play = at("""
            A:
              mover: cloud_city
              mustafar: boba_fett, han_solo
              emperors_throne_room: chewbacca
        """)
        play.vanquish("han_solo")
        assert play.fate_pile("A") == ["han_solo"]
        play.done()


class TestR2D2:
    @pytest.mark.parametrize(("hero", "can"), [("r2_d2", False), ("yoda", True)])
    def test_nothing_can_be_activated(self, hero: str, can: bool):
        play = at(f"""
            A:
              mover: death_star
              credits: 3
              mustafar: interrogation_droid
              emperors_throne_room: {hero}
        """)
        assert play.can("activate", "interrogation_droid") is can


class TestUseTheForce:
    @pytest.mark.parametrize(("side", "ambition", "left"), [(1, 3, 3), (0, 3, 2), (0, 0, 0)])
    def test_luke_is_focused_or_ambition_is_lost(self, side: int, ambition: int, left: int):
        text = f"conflicted: {side}\nambition: {ambition}"
        play = fated(text, "use_the_force_luke", "yoda")
        play.choose("use_the_force_luke")
        assert (play.mark("A"), play.second("A")) == (0, left)
        play.done("B")


class TestNeverJoinYou:
    def test_luke_goes_somewhere_else(self):
        play = fated("", "ill_never_join_you", "yoda")
        play.choose("ill_never_join_you")
        assert play.options() == ["dv_cloud_city", "dv_emperors_throne_room", "dv_mustafar"]
        play.choose("mustafar")
        assert "luke_skywalker_tile 0" in play.at("A", "mustafar")
        play.done("B")


class TestRebelAssault:
    def test_allies_of_four_strength_in_all_are_removed(self):
        text = "cloud_city: stormtroopers, stormtroopers, admiral_piett\nmustafar: boba_fett"
        play = fated(text, "rebel_assault", "yoda")
        play.choose("rebel_assault")
        play.choose("stormtroopers", "stormtroopers")
        assert play.at("A", "cloud_city") == ["A admiral_piett 1"]
        assert play.at("A", "mustafar") == ["A boba_fett 4"]
        assert play.pile("A") == ["stormtroopers", "stormtroopers"]
        play.done("B")

    def test_as_few_as_the_fate_player_likes(self):
        play = fated("cloud_city: stormtroopers, admiral_piett", "rebel_assault", "yoda")
        play.choose("rebel_assault")
        play.choose("admiral_piett")
        play.decline()
        assert play.at("A", "cloud_city") == ["A stormtroopers 2"]
        play.done("B")

    def test_the_emperor_cannot_be_chosen(self):
        play = fated("cloud_city: emperor_palpatine -2", "rebel_assault", "yoda")
        play.choose("rebel_assault")
        assert play.at("A", "cloud_city") == ["A emperor_palpatine 3"]
        play.done("B")


class TestItsATrap:
    def test_all_allies_at_a_location_are_weakened(self):
        text = "cloud_city: stormtroopers, boba_fett, yoda\nmustafar: admiral_piett"
        play = fated(text, "its_a_trap", "han_solo")
        play.choose("its_a_trap")
        play.choose("cloud_city")
        assert play.at("A", "cloud_city") == ["A boba_fett 3", "A stormtroopers 1", "yoda 3"]
        assert play.at("A", "mustafar") == ["A admiral_piett 1"]
        play.done("B")


class TestDeathStarPlans:
    def test_they_cover_the_upper_symbols(self):
        play = at("""
            A:
              mover: cloud_city
              credits: 1
              hand: stormtroopers
              cloud_city: death_star_plans
        """)
        assert not play.can("collect")
        assert not play.can("play")

    def test_vader_can_pay_to_be_rid_of_them(self):
        play = at("""
            A:
              mover: death_star
              credits: 2
              cloud_city: death_star_plans
        """)
        play.activate("death_star_plans")
        assert play.at("A", "cloud_city") == []
        assert (play.power("A"), play.fate_pile("A")) == (0, ["death_star_plans"])
        play.done()

    def test_not_for_less(self):
        play = at("""
            A:
              mover: death_star
              credits: 1
              cloud_city: death_star_plans
        """)
        assert not play.can("activate", "death_star_plans")


class TestMorePowerful:
    def test_no_ambition_action_of_any_kind(self):
        play = at("""
            A:
              mover: mustafar
              ambition: 5
              hand: emperor_palpatine, stormtroopers
              restrictions: more_powerful_than_you_can_imagine
        """)
        assert not play.can("play", "emperor_palpatine")
        assert play.can("discard")

    def test_a_part_of_the_hand_is_not_enough(self):
        play = at("""
            A:
              mover: mustafar
              hand: emperor_palpatine, stormtroopers
              restrictions: more_powerful_than_you_can_imagine
        """)
        play.discard("stormtroopers")
        assert play.restrictions("A") == ["more_powerful_than_you_can_imagine"]
        play.done()

    def test_the_whole_hand_is(self):
        play = at("""
            A:
              mover: mustafar
              hand: emperor_palpatine, stormtroopers
              restrictions: more_powerful_than_you_can_imagine
        """)
        play.discard("stormtroopers", "emperor_palpatine")
        assert play.restrictions("A") == []
        assert play.fate_pile("A") == ["more_powerful_than_you_can_imagine"]
        play.done()


class TestFalconLeaves:
    def test_the_hero_under_it_goes_to_the_fate_pile(self):
        play = at("""
            phase: move
            A:
              deep_space: tie_advanced_x1, millennium_falcon [han_solo]
        """)
        play.move("tie_advanced_x1")
        play.choose("Remove a Hero Vehicle")
        assert sorted(play.fate_pile("A")) == ["han_solo", "millennium_falcon"]
        play.done()


class TestXWing:
    def test_the_hand_is_shown_and_a_card_of_it_goes(self):
        play = fated("hand: boba_fett, force_choke", "x_wing_starfighter", "yoda")
        play.choose("x_wing_starfighter")
        assert play.asked[0] == "B"
        assert play.options() == ["boba_fett", "force_choke"]
        play.choose("boba_fett")
        assert (play.hand("A"), play.pile("A")) == (["force_choke"], ["boba_fett"])
        assert play.space("A") == ["x_wing_starfighter"]

    def test_an_empty_hand_shows_nothing(self):
        play = fated("", "x_wing_starfighter", "yoda")
        play.choose("x_wing_starfighter")
        assert play.space("A") == ["x_wing_starfighter"]
        play.done("B")
