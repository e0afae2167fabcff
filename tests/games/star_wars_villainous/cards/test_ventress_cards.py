"""Asajj Ventress's Effects, Items, Conditions and Vehicles."""

from __future__ import annotations

import pytest

import fiendish
from tests.games.star_wars_villainous.playing import Play, at


def ventress(text: str) -> Play:
    """A plays Asajj Ventress."""
    return at(text, villains="asajj_ventress")


class TestShadowInfiltration:
    @pytest.mark.rule("SW-R68", "SW-27")
    def test_nothing_covers_symbols_where_the_mover_is(self):
        play = ventress("""
            A:
              mover: kamino
              ambition: 1
              hand: shadow_infiltration, nightsisters
              credits: 1
              kamino: captain_rex, tracking_beacon
        """)
        assert play.why_not("play", "nightsisters") == "SW-27"
        play.play("shadow_infiltration")
        assert play.can("play", "nightsisters")
        assert not any(symbol.covered for symbol in play.view("A").realms[0].locations[3].top)
        play.done()

    @pytest.mark.rule("SW-R68")
    def test_only_until_the_end_of_the_turn(self):
        play = ventress("""
            A:
              mover: kamino
              ambition: 1
              hand: shadow_infiltration
              kamino: captain_rex
        """)
        play.play("shadow_infiltration")
        play.end()
        assert all(symbol.covered for symbol in play.view("A").realms[0].locations[3].top)

    @pytest.mark.rule("SW-R68")
    def test_a_vehicle_that_is_engaged_meanwhile_stays_free(self):
        play = ventress("""
            A:
              mover: fanblade_starfighter
              hand: shadow_infiltration
              ambition: 1
              deep_space: fanblade_starfighter, twilight
        """)
        play.play("shadow_infiltration")
        play.maneuver("fanblade_starfighter", "twilight")
        play.collect()
        assert play.power("A") == 1
        play.done()

    def test_position_files_keep_it(self):
        play = ventress("""
            A:
              mover: kamino
              ambition: 1
              hand: shadow_infiltration
              kamino: captain_rex, savage_opress
        """)
        play.play("shadow_infiltration")
        text = play.table.position()
        assert "unblocked: 1" in text.splitlines()
        again = Play(fiendish.Position.parse(text).table())
        assert again.options() == play.options()
        assert again.can("vanquish", "captain_rex")

    @pytest.mark.rule("SW-129")
    def test_without_it_an_engaged_vehicle_offers_nothing(self):
        play = ventress("""
            A:
              mover: fanblade_starfighter
              deep_space: fanblade_starfighter, twilight
        """)
        play.maneuver("fanblade_starfighter", "twilight")
        assert play.options() == ["end"]
        play.done()

    @pytest.mark.rule("SW-R68")
    def test_it_lasts_though_cards_leave(self):
        play = ventress("""
            A:
              mover: kamino
              ambition: 1
              hand: shadow_infiltration
              kamino: captain_rex, quinlan_vos, nightsisters, nightsisters, nightsisters, nightsisters
        """)
        play.play("shadow_infiltration")
        play.vanquish("quinlan_vos", *["nightsisters"] * 4)
        assert play.at("A", "kamino") == ["captain_rex 2"]
        assert not any(symbol.covered for symbol in play.view("A").realms[0].locations[3].top)
        play.done()

    @pytest.mark.rule("SW-R68", "SW-32")
    def test_bans_stay_bans(self):
        play = ventress("""
            A:
              mover: kamino
              ambition: 1
              hand: shadow_infiltration
              kamino: captain_rex, savage_opress
              restrictions: strange_alliances
        """)
        play.play("shadow_infiltration")
        assert play.why_not("vanquish", "captain_rex") == "SW-32"
        play.done()


class TestAssassinsStrike:
    @pytest.mark.parametrize("hero", ["luminara_unduli", "quinlan_vos -1"])
    def test_a_weak_hero_at_the_mover_is_defeated(self, hero: str):
        play = ventress(f"""
            A:
              mover: dathomir
              ambition: 3
              hand: assassins_strike
              dathomir: {hero}
              kamino: captain_rex
        """)
        play.play("assassins_strike")
        assert play.fate_pile("A") == [hero.split()[0]]
        assert play.at("A", "kamino") == ["captain_rex 2"]
        play.done()

    @pytest.mark.rule("SW-86")
    @pytest.mark.parametrize("where", ["kamino: captain_rex", "dathomir: quinlan_vos"])
    def test_not_elsewhere_and_not_a_strong_one(self, where: str):
        play = ventress(f"""
            A:
              mover: dathomir
              ambition: 3
              hand: assassins_strike
              {where}
        """)
        assert play.why_not("play", "assassins_strike") == "SW-86"
        play.done()


class TestDookusCommand:
    def test_an_ally_comes_back_to_hand(self):
        play = ventress("""
            A:
              mover: serenno
              credits: 1
              hand: dookus_command
              pile: savage_opress, water_of_life, latts_razzi
        """)
        play.play("dookus_command")
        assert (play.asked, play.options()) == ("A take", ["latts_razzi", "savage_opress"])
        play.choose("savage_opress")
        assert play.hand("A") == ["savage_opress"]
        assert play.pile("A") == ["water_of_life", "latts_razzi", "dookus_command"]
        play.done()

    @pytest.mark.rule("SW-86")
    def test_not_without_an_ally_in_the_pile(self):
        play = ventress("""
            A:
              mover: serenno
              credits: 1
              hand: dookus_command
              pile: water_of_life
        """)
        assert play.why_not("play", "dookus_command") == "SW-86"
        play.done()


class TestDoubleCross:
    POSITION = """
        A:
          mover: serenno
          hand: double_cross
          kamino: nightsisters, latts_razzi, captain_rex
          dathomir: {}
    """

    def test_an_ally_is_removed_and_two_heroes_are_weaker(self):
        play = ventress(self.POSITION.format("quinlan_vos"))
        play.play("double_cross")
        play.choose("nightsisters", "quinlan_vos")
        assert play.options() == ["captain_rex", "decline"]
        play.choose("captain_rex")
        assert (play.strength("quinlan_vos"), play.strength("captain_rex")) == (3, 1)
        assert play.pile("A") == ["nightsisters", "double_cross"]
        play.done()

    def test_one_hero_will_do(self):
        play = ventress(self.POSITION.format("quinlan_vos"))
        play.play("double_cross")
        play.choose("nightsisters", "quinlan_vos")
        play.decline()
        assert (play.strength("quinlan_vos"), play.strength("captain_rex")) == (3, 2)
        play.done()

    def test_a_lone_hero_gets_one_token(self):
        play = ventress(self.POSITION.format(""))
        play.play("double_cross")
        play.choose("nightsisters")
        assert play.strength("captain_rex") == 1
        play.done()

    @pytest.mark.rule("SW-86")
    @pytest.mark.parametrize("where", ["nightsisters", "captain_rex"])
    def test_not_without_ally_and_hero(self, where: str):
        play = ventress(f"""
            A:
              mover: serenno
              hand: double_cross
              kamino: {where}
        """)
        assert play.why_not("play", "double_cross") == "SW-86"
        play.done()


class TestTwinLightsabers:
    @pytest.mark.rule("SW-84")
    def test_allies_are_stronger_with_them_and_the_mover(self):
        play = ventress("""
            A:
              mover: dathomir
              dathomir: twin_lightsabers, nightsisters, captain_rex
              kamino: latts_razzi
        """)
        assert play.at("A", "dathomir") == [
            "A nightsisters 3", "A twin_lightsabers", "captain_rex 2",
        ]  # fmt: skip
        assert play.strength("latts_razzi") == 3
        play.maneuver("twin_lightsabers", "kamino")
        assert (play.strength("nightsisters"), play.strength("latts_razzi")) == (2, 3)
        play.done()


class TestWaterOfLife:
    def test_it_lifts_a_restriction(self):
        play = ventress("""
            A:
              mover: level_1313
              credits: 1
              kamino: water_of_life
              restrictions: strange_alliances
        """)
        play.activate("water_of_life")
        assert (play.restrictions("A"), play.power("A")) == ([], 0)
        assert play.fate_pile("A") == ["strange_alliances"]
        play.done()

    @pytest.mark.rule("SW-86")
    def test_not_without_one(self):
        play = ventress("""
            A:
              mover: level_1313
              credits: 1
              kamino: water_of_life
        """)
        assert play.why_not("activate", "water_of_life") == "SW-86"
        play.done()


class TestBountyPuck:
    POSITION = """
        A:
          mover: serenno
          credits: 1
          hand: bounty_puck
          kamino: nightsisters
          {}
    """

    @pytest.mark.rule("SW-151", "SW-70", "SW-140")
    def test_a_hero_may_be_found_and_played(self):
        play = ventress(self.POSITION.format("fate pile: captain_rex, anakin_skywalker"))
        play.play("bounty_puck", "nightsisters")
        assert play.at("A", "kamino") == ["A nightsisters 2 [bounty_puck]"]
        play.choose("Find a Hero", "anakin_skywalker", "kamino")
        assert play.at("A", "kamino") == ["anakin_skywalker 5"]  # his ability works
        assert play.fate_pile("A") == ["captain_rex"]
        assert sorted(play.pile("A")) == ["bounty_puck", "nightsisters"]
        play.done()

    @pytest.mark.rule("SW-151", "SW-R22")
    def test_first_of_all_in_the_sector(self):
        play = ventress(
            self.POSITION.format("dathomir: quinlan_vos +1\n          fate pile: captain_rex")
        )
        play.play("bounty_puck", "nightsisters")
        play.choose("Find a Hero", "level_1313")
        assert play.at("A", "level_1313") == ["quinlan_vos 5"]
        assert play.fate_pile("A") == ["captain_rex"]
        play.done()

    def test_it_may_be_declined(self):
        play = ventress(self.POSITION.format("fate pile: captain_rex"))
        play.play("bounty_puck", "nightsisters")
        play.decline()
        assert play.fate_pile("A") == ["captain_rex"]
        play.done()

    def test_no_hero_to_find_nothing_asked(self):
        play = ventress(self.POSITION.format("fate deck: twilight"))
        play.play("bounty_puck", "nightsisters")
        play.done()

    def test_three_credits_for_a_defeated_hero(self):
        play = ventress("""
            A:
              mover: serenno
              kamino: nightsisters [bounty_puck], captain_rex
        """)
        play.vanquish("captain_rex")
        assert play.power("A") == 3
        assert sorted(play.pile("A")) == ["bounty_puck", "nightsisters"]
        play.done()

    def test_none_when_another_ally_is_used(self):
        play = ventress("""
            A:
              mover: serenno
              kamino: nightsisters [bounty_puck], captain_rex, commando_droids
        """)
        play.vanquish("captain_rex", "commando_droids")
        assert play.power("A") == 0
        play.done()

    @pytest.mark.rule("SW-91")
    def test_not_without_an_ally(self):
        play = ventress("""
            A:
              mover: serenno
              credits: 1
              hand: bounty_puck
        """)
        assert not play.can("play", "bounty_puck")
        play.done()


class TestSlipAway:
    def targeted(self, hand: str, text: str = "") -> Play:
        """B, Darth Vader, targets A with a Fate action."""
        play = ventress(f"""
            active: B
            phase: move
            A:
              hand: {hand}
              fate deck: captain_rex, quinlan_vos, rest
              {text}
        """)
        play.move("death_star")
        play.fate()
        return play

    @pytest.mark.rule("SW-R33")
    def test_one_card_is_revealed_and_has_to_be_played(self):
        play = self.targeted("slip_away")
        assert (play.asked, play.options()) == ("A condition", ["decline", "slip_away"])
        play.choose("slip_away")
        assert play.asked == "B fate-place"  # Rex, without a choice
        play.choose("kamino")
        assert play.at("A", "kamino") == ["captain_rex 2"]
        assert play.fate_deck("A", 1) == ["quinlan_vos"]
        assert play.pile("A") == ["slip_away"]
        play.done("B")

    @pytest.mark.rule("SW-R37")
    def test_a_second_copy_has_no_object(self):
        play = self.targeted("slip_away, slip_away")
        play.choose("slip_away")
        assert play.asked == "B fate-place"
        assert play.hand("A") == ["slip_away"]

    def test_it_may_be_declined(self):
        play = self.targeted("slip_away")
        play.decline()
        assert (play.asked, play.options()) == ("B fate-which", ["captain_rex", "quinlan_vos"])

    @pytest.mark.rule("SW-96", "SW-R3")
    def test_without_one_the_question_is_the_same_to_others(self):
        play = self.targeted("nightsisters")
        assert (play.asked, play.options()) == ("A condition", ["decline"])

    @pytest.mark.rule("SW-H8", "SW-R37", "SW-72")
    def test_not_against_a_re_engagement(self):
        play = self.targeted("slip_away", "deep_space: fanblade_starfighter, twilight")
        play.take(kind="engage")
        assert play.space("A") == ["fanblade_starfighter < twilight"]
        play.done("B")


class TestNewContract:
    def collected(self, credits: int, text: str = "") -> Play:
        """B, Darth Vader, collects two Credits."""
        play = ventress(f"""
            active: B
            A:
              hand: new_contract
              missions: hunt_the_brothers, rest
              {text}
            B:
              mover: mustafar
              credits: {credits}
        """)
        play.collect()
        return play

    @pytest.mark.rule("SW-150", "SW-R3")
    def test_two_credits_and_a_look_that_nobody_shares(self):
        play = self.collected(2)
        play.choose("new_contract")
        assert play.power("A") == 2
        play.choose("Look at the top Mission")
        assert [card.card for card in play.view("A").seen_missions] == ["av_hunt_the_brothers"]
        assert play.view("B").seen_missions == []
        assert "You look at Hunt the Brothers." in play.log("A")
        assert "A looks at a card." in play.log("B")
        play.done("B")

    def test_the_look_may_be_declined(self):
        play = self.collected(2)
        play.choose("new_contract")
        play.decline()
        assert play.view("A").seen_missions == []
        play.done("B")

    def test_no_mission_left_no_look(self):
        play = ventress("""
            active: B
            A:
              hand: new_contract
              missions:
            B:
              mover: mustafar
              credits: 2
        """)
        play.collect()
        play.choose("new_contract")
        assert play.power("A") == 2
        play.done("B")

    def test_not_below_four(self):
        play = self.collected(1)
        play.done("B")

    def test_not_for_other_actions_of_the_rich(self):
        play = ventress("""
            active: B
            A:
              hand: new_contract
            B:
              mover: mustafar
              credits: 9
              hand: stormtroopers
        """)
        play.play("stormtroopers", "mustafar")
        play.done("B")


class TestFanbladeStarfighter:
    @pytest.mark.rule("SW-125")
    def test_a_hero_may_be_moved_to_an_adjacent_location(self):
        play = ventress("""
            phase: move
            A:
              dathomir: captain_rex
              level_1313: quinlan_vos
              deep_space: fanblade_starfighter
        """)
        play.move("fanblade_starfighter")
        assert play.options() == ["captain_rex", "decline", "quinlan_vos"]
        play.choose("captain_rex")
        assert play.at("A", "serenno") == ["captain_rex 2"]
        play.done()

    def test_it_may_be_declined(self):
        play = ventress("""
            phase: move
            A:
              dathomir: captain_rex
              deep_space: fanblade_starfighter
        """)
        play.move("fanblade_starfighter")
        play.decline()
        assert play.at("A", "dathomir") == ["captain_rex 2"]
        play.done()

    def test_without_heroes_nothing_is_asked(self):
        play = ventress("phase: move\nA:\n  deep_space: fanblade_starfighter")
        play.move("fanblade_starfighter")
        play.done()


class TestTridentAssaultShip:
    def landed(self, text: str) -> Play:
        play = ventress(f"""
            phase: move
            A:
              deep_space: trident_assault_ship
              {text}
        """)
        play.move("trident_assault_ship")
        return play

    @pytest.mark.rule("SW-R14")
    def test_an_ally_for_one_credit_less(self):
        play = self.landed("credits: 2\n              hand: savage_opress, water_of_life")
        assert play.asked == "A play-cheaper"
        assert {word.split()[1] for word in play.options("play")} == {"savage_opress"}
        assert play.table.question is not None
        assert play.table.question.describe(0).text == "Play Savage Opress at Dathomir for 2"
        play.choose("savage_opress")
        assert play.at("A", "dathomir") == ["A savage_opress 6"]
        assert play.power("A") == 0
        play.done()

    @pytest.mark.rule("SW-R14", "SW-144")
    def test_or_for_one_ambition_less(self):
        play = self.landed("ambition: 0\n              hand: karis_and_naaleth, mother_talzin")
        assert {word.split()[1] for word in play.options("play")} == {"karis_and_naaleth"}
        play.choose("karis_and_naaleth")
        assert play.second("A") == 0
        play.done()

    def test_what_it_does_when_played_happens(self):
        play = self.landed(
            "credits: 1\n              hand: commando_droids\n              dathomir: captain_rex"
        )
        play.choose("commando_droids", "captain_rex")
        assert play.at("A", "serenno") == ["captain_rex 2"]
        play.done()

    def test_it_may_be_declined(self):
        play = self.landed("credits: 5\n              hand: savage_opress")
        play.decline()
        assert play.hand("A") == ["savage_opress"]
        play.done()

    @pytest.mark.rule("SW-R3")
    def test_being_asked_tells_nothing_of_the_hand(self):
        play = self.landed("credits: 1\n              hand: savage_opress")
        assert (play.asked, play.options()) == ("A play-cheaper", ["decline"])
        play.decline()
        play.done()

    @pytest.mark.rule("SW-R47", "SW-R56", "SW-109")
    def test_the_task_of_boarding_is_done_first_and_its_reward_can_pay(self):
        play = self.landed(
            "briefs: assault_on_kamino +force-at-kamino +defeat-at-kamino\n"
            "              hand: mother_talzin"
        )
        assert play.completed() == ["assault_on_kamino"]
        assert play.asked == "A play-cheaper"
        assert {word.split()[1] for word in play.options("play")} == {"mother_talzin"}
        play.decline()
        play.done()

    @pytest.mark.rule("SW-R47", "SW-30")
    def test_nothing_is_asked_once_boarding_has_won(self):
        play = self.landed(
            "briefs: assault_on_kamino +force-at-kamino +defeat-at-kamino\n"
            "              completed: kidnap_the_huttlet, hunt_the_brothers\n"
            "              hand: savage_opress\n"
            "              credits: 5"
        )
        assert (play.winners, play.asked) == ("A", "")

    @pytest.mark.rule("SW-R47", "SW-112")
    def test_boarding_is_one_deed(self):
        """It is marked before the Ability, and not once more after it."""
        play = self.landed(
            "briefs: cargo_on_the_subtram, assault_on_kamino\n              hand: savage_opress"
        )
        assert play.briefs()["assault_on_kamino"] == ["board-a-vehicle"]
        assert sum("task" in line for line in play.log()) == 1
        play.decline()
        play.done()
