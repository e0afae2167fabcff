"""Darth Vader's Effects, Conditions, Items and Vehicles."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import at


class TestForceChoke:
    def test_it_defeats_a_hero_of_strength_four_without_an_ally(self):
        play = at("""
            A:
              ambition: 2
              hand: force_choke
              cloud_city: han_solo, chewbacca
              emperors_throne_room: yoda
        """)
        play.play("force_choke")
        assert play.options() == ["han_solo", "yoda"]
        play.choose("han_solo")
        assert play.fate_pile("A") == ["han_solo"]
        assert (play.second("A"), play.pile("A")) == (0, ["force_choke"])
        play.done()

    def test_luke_makes_heroes_too_strong(self):
        play = at("""
            A:
              ambition: 2
              hand: force_choke
              death_star: han_solo
        """)
        assert play.strength("han_solo") == 5
        assert play.why_not("play", "force_choke") == "SW-86"
        play.done()

    def test_a_token_makes_it_possible(self):
        play = at("""
            A:
              ambition: 2
              hand: force_choke
              cloud_city: chewbacca -1
        """)
        play.play("force_choke")
        assert play.fate_pile("A") == ["chewbacca"]
        play.done()

    def test_luke_is_no_target(self):
        play = at("""
            A:
              ambition: 2
              hand: force_choke
        """)
        assert not play.can("play", "force_choke")


class TestLackOfFaith:
    def test_an_ally_is_removed_for_two_ambition(self):
        play = at("""
            A:
              hand: lack_of_faith
              cloud_city: stormtroopers, boba_fett
        """)
        play.play("lack_of_faith")
        play.choose("stormtroopers")
        assert play.at("A", "cloud_city") == ["A boba_fett 4"]
        assert play.second("A") == 2
        assert play.pile("A") == ["stormtroopers", "lack_of_faith"]
        play.done()

    def test_without_an_ally_it_cannot_be_played(self):
        play = at("""
            A:
              hand: lack_of_faith
              cloud_city: interrogation_droid
        """)
        assert play.why_not("play", "lack_of_faith") == "SW-86"


class TestIAmYourFather:
    def table(self, luke="mustafar", side=0, ambition=2, more=""):
        return at(f"""
            A:
              mover: mustafar
              piece: {luke}
              conflicted: {side}
              ambition: {ambition}
              hand: i_am_your_father
              {more}
        """)

    def test_luke_turns_and_may_go_next_door(self):
        play = self.table()
        play.play("i_am_your_father")
        assert play.options() == ["decline", "dv_death_star"]
        play.choose("death_star")
        assert play.mark("A") == 1
        assert "luke_skywalker_tile 0" in play.at("A", "death_star")
        play.done()

    def test_luke_may_stay(self):
        play = self.table()
        play.play("i_am_your_father")
        play.decline()
        assert "luke_skywalker_tile 0" in play.at("A", "mustafar")
        assert play.mark("A") == 1
        play.done()

    @pytest.mark.parametrize(
        "wrong", [{"luke": "death_star"}, {"side": 1}, {"ambition": 1}], ids=str
    )
    def test_it_needs_luke_focused_here(self, wrong: dict[str, object]):
        assert not self.table(**wrong).can("play", "i_am_your_father")

    @pytest.mark.parametrize(("ambition", "can"), [(2, False), (3, True)])
    def test_yoda_makes_it_dearer(self, ambition: int, can: bool):
        play = self.table(ambition=ambition, more="cloud_city: yoda")
        assert play.can("play", "i_am_your_father") is can
        if can:
            play.play("i_am_your_father")
            play.decline()
            assert play.second("A") == 0


class TestSearchYourFeelings:
    def table(self, luke: str, side: int):
        return at(f"""
            A:
              piece: {luke}
              conflicted: {side}
              ambition: 1
              hand: search_your_feelings
        """)

    def test_focused_luke_goes_next_door(self):
        play = self.table("cloud_city", 0)
        play.play("search_your_feelings")
        assert play.options() == ["dv_death_star", "dv_emperors_throne_room"]
        play.choose("emperors_throne_room")
        assert "luke_skywalker_tile 0" in play.at("A", "emperors_throne_room")
        play.done()

    def test_conflicted_luke_goes_anywhere_else(self):
        play = self.table("cloud_city", 1)
        play.play("search_your_feelings")
        assert play.options() == ["dv_death_star", "dv_emperors_throne_room", "dv_mustafar"]

    def test_where_there_is_one_neighbour_nobody_is_asked(self):
        play = self.table("mustafar", 0)
        play.play("search_your_feelings")
        assert "luke_skywalker_tile 0" in play.at("A", "death_star")
        play.done()


class TestItIsYourDestiny:
    def table(self, allies: str):
        return at(f"""
            A:
              credits: 2
              hand: it_is_your_destiny
              deck: stormtroopers, boba_fett, rest
              {allies}
        """)

    def test_luke_goes_where_two_allies_are(self):
        play = self.table("emperors_throne_room: stormtroopers, emperor_palpatine")
        play.play("it_is_your_destiny")
        play.choose("Move Luke Skywalker")
        assert "luke_skywalker_tile 0" in play.at("A", "emperors_throne_room")
        assert play.hand("A") == []
        play.done()

    def test_or_two_cards_are_drawn(self):
        play = self.table("emperors_throne_room: stormtroopers, emperor_palpatine")
        play.play("it_is_your_destiny")
        play.choose("Draw two cards")
        assert play.hand("A") == ["boba_fett", "stormtroopers"]
        assert "luke_skywalker_tile 0" in play.at("A", "death_star")
        play.done()

    @pytest.mark.parametrize(
        "allies",
        ["cloud_city: stormtroopers", "death_star: stormtroopers, emperor_palpatine"],
        ids=["one Ally", "Luke is there"],
    )
    def test_only_cards_are_left(self, allies: str):
        play = self.table(allies)
        play.play("it_is_your_destiny")
        assert len(play.hand("A")) == 2
        play.done()


class TestWhatIsThyBidding:
    def table(self, where: str, ambition: int = 2):
        return at(f"""
            A:
              credits: 1
              ambition: {ambition}
              {where}
        """)

    HAND = "hand: what_is_thy_bidding"

    def test_the_emperor_comes_from_the_deck_for_two(self):
        play = self.table(self.HAND)
        play.play("what_is_thy_bidding")
        assert play.at("A", "emperors_throne_room") == ["A emperor_palpatine 5"]
        assert (play.power("A"), play.second("A")) == (0, 0)
        play.done()

    def test_or_from_the_discard_pile(self):
        play = self.table(f"{self.HAND}\n              pile: emperor_palpatine, stormtroopers")
        play.play("what_is_thy_bidding")
        assert play.at("A", "emperors_throne_room") == ["A emperor_palpatine 5"]
        play.done()

    def test_or_from_another_location(self):
        play = self.table(f"{self.HAND}\n              mustafar: emperor_palpatine")
        play.play("what_is_thy_bidding")
        assert play.at("A", "emperors_throne_room") == ["A emperor_palpatine 5"]
        assert play.at("A", "mustafar") == []
        assert play.second("A") == 0
        play.done()

    def test_not_from_the_hand(self):
        play = self.table("hand: what_is_thy_bidding, emperor_palpatine")
        assert not play.can("play", "what_is_thy_bidding")

    def test_not_without_the_ambition(self):
        assert not self.table(self.HAND, ambition=1).can("play", "what_is_thy_bidding")


class TestTheCircleIsNowComplete:
    """You Underestimate the Dark Side is among the tests of Conditions."""

    def fight(self):
        return at("""
            active: B
            A:
              piece: cloud_city
              hand: the_circle_is_now_complete
            B:
              mover: florrum
              credits: 5
              ambition: 5
              utapau: magna_guard, plo_koon -2
        """)

    def test_a_hero_vanquished_elsewhere_is_ambition_for_vader(self):
        play = self.fight()
        play.vanquish("plo_koon")
        play.choose("the_circle_is_now_complete")
        assert play.second("A") == 1
        assert play.options() == ["decline", "dv_death_star", "dv_emperors_throne_room"]
        play.choose("emperors_throne_room")
        assert "luke_skywalker_tile 0" in play.at("A", "emperors_throne_room")
        play.done("B")

    def test_luke_may_stay(self):
        play = self.fight()
        play.vanquish("plo_koon")
        play.choose("the_circle_is_now_complete")
        play.decline()
        assert "luke_skywalker_tile 0" in play.at("A", "cloud_city")
        play.done("B")

    def test_it_may_be_kept(self):
        play = self.fight()
        play.vanquish("plo_koon")
        play.decline()
        assert play.hand("A") == ["the_circle_is_now_complete"]
        assert play.second("A") == 0
        play.done("B")


class TestVadersLightsaber:
    def table(self, mover: str, where: str, more: str = ""):
        return at(f"""
            A:
              mover: {mover}
              {where}: vaders_lightsaber, yoda{more}
        """)

    def test_it_fights_alone_beside_the_mover_and_stays(self):
        play = self.table("cloud_city", "cloud_city")
        play.vanquish("yoda")
        assert play.fate_pile("A") == ["yoda"]
        assert play.at("A", "cloud_city") == ["A vaders_lightsaber"]
        play.done()

    def test_its_strength_is_three(self):
        play = self.table("cloud_city", "cloud_city", " +1")
        assert not play.can("vanquish", "yoda")

    def test_it_fights_together_with_allies(self):
        play = self.table("cloud_city", "cloud_city", " +1, stormtroopers")
        play.vanquish("yoda", "stormtroopers")
        assert play.at("A", "cloud_city") == ["A vaders_lightsaber"]
        assert play.pile("A") == ["stormtroopers"]
        play.done()

    def test_without_the_mover_it_lies_idle(self):
        assert not self.table("cloud_city", "mustafar").can("vanquish", "yoda")

    def test_it_counts_as_the_second_against_chewbacca(self):
        play = at("""
            A:
              mover: cloud_city
              cloud_city: vaders_lightsaber, boba_fett, chewbacca
        """)
        play.vanquish("chewbacca", "boba_fett")
        assert play.fate_pile("A") == ["chewbacca"]
        assert play.pile("A") == ["boba_fett"]
        play.done()

    def test_it_is_no_ally_otherwise(self):
        play = at("""
            A:
              hand: lack_of_faith
              cloud_city: vaders_lightsaber
        """)
        assert not play.can("play", "lack_of_faith")


class TestCarbonFreezingChamber:
    def table(self, luke="mustafar", side=0, ambition=0, heroes="", credits=2):
        return at(f"""
            A:
              mover: death_star
              piece: {luke}
              conflicted: {side}
              credits: {credits}
              ambition: {ambition}
              cloud_city: carbon_freezing_chamber{heroes}
        """)

    def test_it_is_played_to_cloud_city_only(self):
        play = at("""
            A:
              credits: 2
              hand: carbon_freezing_chamber
        """)
        assert play.options("play") == ["play carbon_freezing_chamber cloud_city"]

    def test_it_weakens_a_hero_there_twice(self):
        play = self.table(heroes=", chewbacca")
        play.activate("carbon_freezing_chamber")
        assert play.strength("chewbacca") == 3
        assert play.power("A") == 0
        play.done()

    def test_or_turns_luke(self):
        play = self.table(luke="cloud_city")
        play.activate("carbon_freezing_chamber")
        assert play.mark("A") == 1
        play.done()

    def test_the_player_chooses(self):
        play = self.table(luke="cloud_city", heroes=", chewbacca")
        play.activate("carbon_freezing_chamber")
        play.choose("Turn Luke to Conflicted")
        assert (play.mark("A"), play.strength("chewbacca")) == (1, 5)
        play.done()

    def test_yoda_takes_ambition_for_luke(self):
        play = self.table(luke="cloud_city", heroes=", yoda")
        play.activate("carbon_freezing_chamber")  # only the Hero is left: no Ambition for Luke
        assert play.mark("A") == 0
        assert play.strength("yoda") == 2  # 3, one more beside Luke, two less
        play.done()

    @pytest.mark.parametrize("wrong", [{"side": 1, "luke": "cloud_city"}, {"credits": 1}], ids=str)
    def test_nobody_to_freeze_or_nothing_to_pay_with(self, wrong: dict[str, object]):
        assert not self.table(**wrong).can("activate", "carbon_freezing_chamber")

    def test_it_cannot_be_moved(self):
        play = at("""
            A:
              mover: emperors_throne_room
              cloud_city: carbon_freezing_chamber, stormtroopers
        """)
        assert play.can("maneuver", "stormtroopers")
        assert not play.can("maneuver", "carbon_freezing_chamber")


class TestInterrogationDroid:
    def test_one_of_three_fate_cards_is_discarded(self):
        play = at("""
            A:
              mover: death_star
              credits: 1
              mustafar: interrogation_droid
              fate deck: yoda, han_solo, leia_organa, r2_d2, rest
        """)
        play.activate("interrogation_droid")
        assert play.options() == ["han_solo", "leia_organa", "yoda"]
        play.choose("han_solo")
        assert play.fate_pile("A") == ["han_solo"]
        play.choose("leia_organa")
        assert sorted(play.fate_deck("A", 2)) == ["leia_organa", "yoda"]
        assert play.fate_deck("A", 3)[2] == "r2_d2"
        assert play.power("A") == 0
        play.done()

    def test_the_others_do_not_see_what_was_put_back(self):
        play = at("""
            A:
              mover: death_star
              credits: 1
              mustafar: interrogation_droid
              fate deck: yoda, han_solo, leia_organa, rest
        """)
        play.activate("interrogation_droid")
        play.choose("han_solo")
        play.choose("leia_organa")
        told = " ".join(play.log("B"))
        assert "Han Solo" in told
        assert "Yoda" not in told
        assert "Leia" not in told


class TestTieAdvanced:
    def arrive(self, space: str):
        play = at(f"""
            phase: move
            A:
              deep_space: {space}
              hand: stormtroopers
        """)
        play.move("tie_advanced_x1")
        return play

    def test_ambition_where_no_hero_vehicle_is(self):
        play = self.arrive("tie_advanced_x1")
        assert play.second("A") == 1
        play.done()

    def test_a_free_hero_vehicle_may_be_removed_instead(self):
        play = self.arrive("tie_advanced_x1, x_wing_starfighter")
        play.choose("Remove a Hero Vehicle")
        assert play.space("A") == ["tie_advanced_x1"]
        assert (play.second("A"), play.fate_pile("A")) == (0, ["x_wing_starfighter"])
        play.done()

    def test_an_engaged_one_is_out_of_reach(self):
        play = self.arrive("tie_advanced_x1, executor [x_wing_starfighter]")
        assert play.second("A") == 1
        play.done()


class TestExecutor:
    def test_two_cards_are_drawn_and_one_is_discarded(self):
        play = at("""
            phase: move
            A:
              deep_space: executor
              hand: lack_of_faith
              deck: stormtroopers, boba_fett, rest
        """)
        play.move("executor")
        assert play.options() == ["boba_fett", "lack_of_faith", "stormtroopers"]
        play.choose("lack_of_faith")
        assert play.hand("A") == ["boba_fett", "stormtroopers"]
        assert play.pile("A") == ["lack_of_faith"]
        play.done()
