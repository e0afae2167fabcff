"""Asajj Ventress's Fate deck."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at, fated


def ventress(text: str) -> Play:
    """A plays Asajj Ventress."""
    return at(text, villains="asajj_ventress")


def shown(text: str, *cards: str) -> Play:
    """B, Darth Vader, has revealed these Fate cards of Asajj Ventress (A)."""
    return fated(text, *cards, villains="asajj_ventress")


class TestObiWan:
    TEXT = "kamino: savage_opress, captain_rex\nserenno: nightsisters"

    @pytest.mark.rule("SW-66")
    def test_an_ally_may_be_moved_anywhere(self):
        play = shown(self.TEXT, "obi_wan_kenobi", "twilight")
        play.choose("obi_wan_kenobi", "level_1313")
        assert (play.asked, play.options()) == (
            "B move-whom", ["decline", "nightsisters", "savage_opress"],
        )  # fmt: skip
        play.choose("savage_opress")
        assert play.options() == ["av_dathomir", "av_level_1313", "av_serenno"]
        play.choose("dathomir")
        assert play.at("A", "dathomir") == ["A savage_opress 6"]
        play.done("B")

    def test_it_may_be_declined(self):
        play = shown(self.TEXT, "obi_wan_kenobi", "twilight")
        play.choose("obi_wan_kenobi", "level_1313")
        play.decline()
        assert play.at("A", "serenno") == ["A nightsisters 2"]
        play.done("B")

    def test_without_allies_nothing_is_asked(self):
        play = shown("kamino: captain_rex", "obi_wan_kenobi", "twilight")
        play.choose("obi_wan_kenobi", "level_1313")
        play.done("B")


class TestAnakin:
    def test_an_ally_at_his_location_is_removed(self):
        play = shown(
            "kamino: savage_opress, latts_razzi\nserenno: nightsisters",
            "anakin_skywalker", "twilight",
        )  # fmt: skip
        play.choose("anakin_skywalker", "kamino")
        assert (play.asked, play.options()) == ("B remove", ["latts_razzi", "savage_opress"])
        play.choose("savage_opress")
        assert play.pile("A") == ["savage_opress"]
        play.done("B")

    def test_nobody_there(self):
        play = shown("serenno: nightsisters", "anakin_skywalker", "twilight")
        play.choose("anakin_skywalker", "kamino")
        assert play.pile("A") == []
        play.done("B")


class TestAhsoka:
    @pytest.mark.rule("SW-84")
    @pytest.mark.parametrize(
        ("there", "strength"),
        [
            ("water_of_life", 3),
            ("captain_rex", 4),
            ("captain_rex, quinlan_vos", 5),
            ("nightsisters", 3),
        ],
    )
    def test_each_other_hero_there_makes_her_stronger(self, there: str, strength: int):
        play = ventress(f"""
            A:
              kamino: ahsoka_tano, {there}
              serenno: luminara_unduli
        """)
        assert play.strength("ahsoka_tano") == strength
        play.done()


class TestQuinlanVos:
    POSITION = """
        A:
          mover: serenno
          ambition: 2
          kamino: quinlan_vos, captain_rex, savage_opress
          dathomir: luminara_unduli, latts_razzi
    """

    @pytest.mark.rule("SW-32")
    def test_other_heroes_there_cannot_be_vanquished(self):
        play = ventress(self.POSITION)
        assert play.options("vanquish") == ["vanquish luminara_unduli", "vanquish quinlan_vos"]
        assert play.why_not("vanquish", "captain_rex") == "SW-32"
        play.done()

    def test_a_card_defeats_them_all_the_same(self):
        play = ventress("""
            A:
              mover: kamino
              ambition: 2
              hand: assassins_strike
              kamino: quinlan_vos, captain_rex
        """)
        play.play("assassins_strike")
        assert play.fate_pile("A") == ["captain_rex"]
        play.done()


class TestCaptainRex:
    def test_another_hero_may_get_a_token(self):
        play = shown(
            "kamino: quinlan_vos, nightsisters\nserenno: luminara_unduli", "captain_rex", "twilight"
        )
        play.choose("captain_rex", "kamino")
        assert (play.asked, play.options()) == (
            "B hero", ["decline", "luminara_unduli", "quinlan_vos"],
        )  # fmt: skip
        play.choose("quinlan_vos")
        assert play.strength("quinlan_vos") == 5
        play.done("B")

    def test_it_may_be_declined(self):
        play = shown("kamino: quinlan_vos", "captain_rex", "twilight")
        play.choose("captain_rex", "kamino")
        play.decline()
        assert play.strength("quinlan_vos") == 4
        play.done("B")

    def test_alone_nothing_is_asked(self):
        play = shown("", "captain_rex", "twilight")
        play.choose("captain_rex", "kamino")
        assert play.strength("captain_rex") == 2
        play.done("B")


class TestLuminara:
    @pytest.mark.rule("SW-R14")
    def test_effects_cost_one_more_of_their_currency(self):
        play = ventress("""
            A:
              mover: dathomir
              credits: 1
              ambition: 1
              hand: shadow_infiltration, dookus_command, nightsisters, karis_and_naaleth
              kamino: luminara_unduli
              pile: latts_razzi
        """)
        assert play.why_not("play", "shadow_infiltration") == "SW-39"
        assert play.why_not("play", "dookus_command") == "SW-45"
        assert play.can("play", "nightsisters")
        assert play.can("play", "karis_and_naaleth")
        play.done()

    def test_with_one_more_they_can_be_played(self):
        play = ventress("""
            A:
              mover: dathomir
              ambition: 2
              hand: shadow_infiltration
              kamino: luminara_unduli
        """)
        play.play("shadow_infiltration")
        assert play.second("A") == 0
        play.done()


class TestMissionCompromised:
    def test_the_fating_player_takes_a_token_away(self):
        play = shown(
            "briefs: hunt_the_brothers +clear-the-field, kidnap_the_huttlet +fate-an-opponent",
            "mission_compromised", "twilight",
        )  # fmt: skip
        play.choose("mission_compromised")
        assert play.asked == "B task"
        play.choose("fate-an-opponent")
        assert play.briefs() == {"hunt_the_brothers": ["clear-the-field"], "kidnap_the_huttlet": []}
        assert play.second("A") == 0
        play.done("B")

    @pytest.mark.rule("SW-R13")
    @pytest.mark.parametrize(("ambition", "left"), [(2, 1), (0, 0)])
    def test_without_a_token_one_ambition_is_lost(self, ambition: int, left: int):
        play = shown(
            f"ambition: {ambition}\nbriefs: hunt_the_brothers", "mission_compromised", "twilight"
        )
        play.choose("mission_compromised")
        assert play.second("A") == left
        play.done("B")

    @pytest.mark.rule("SW-H20", "SW-R56")
    def test_a_state_that_still_holds_counts_again_from_her_next_turn(self):
        play = ventress("""
            active: B
            phase: move
            A:
              kamino: savage_opress
              briefs: assault_on_kamino +force-at-kamino
              fate deck: mission_compromised, twilight, rest
            B:
              credits: 1
              hand: stormtroopers
        """)
        play.move("death_star")
        play.fate()
        play.choose("mission_compromised")
        play.play("stormtroopers", "mustafar")
        assert play.briefs() == {"assault_on_kamino": []}  # whatever happens meanwhile
        play.done("B")
        play.end()
        assert play.asked == "A move"
        assert play.briefs() == {"assault_on_kamino": ["force-at-kamino"]}


class TestBetrayedByDooku:
    @pytest.mark.parametrize("held", [0, 1, 2, 3])
    def test_she_discards_two_cards_of_her_choice(self, held: int):
        cards = ["latts_razzi", "mother_talzin", "savage_opress"][:held]
        play = shown(f"hand: {', '.join(cards)}", "betrayed_by_dooku", "twilight")
        while play.asked == "A condition":
            play.decline()
        play.choose("betrayed_by_dooku")
        if held == 3:
            assert (play.asked, play.options()) == ("A discard", cards)
            play.choose("savage_opress", "latts_razzi")
            assert play.hand("A") == ["mother_talzin"]
        elif held == 2:
            play.choose("mother_talzin")
        assert len(play.hand("A")) == max(held - 2, 0)
        play.done("B")


class TestCloneReinforcements:
    @pytest.mark.rule("SW-149", "SW-R23", "SW-R19")
    def test_a_hero_of_the_pile_is_played(self):
        play = shown(
            "kamino: latts_razzi\nfate pile: captain_rex, tracking_beacon",
            "clone_reinforcements", "anakin_skywalker",
        )  # fmt: skip
        play.choose("clone_reinforcements")
        assert play.options() == ["anakin_skywalker", "captain_rex"]  # the other card too
        play.choose("anakin_skywalker", "kamino")
        assert play.at("A", "kamino") == ["anakin_skywalker 5"]
        assert play.fate_pile("A") == ["captain_rex", "tracking_beacon", "clone_reinforcements"]
        play.done("B")

    @pytest.mark.rule("SW-67")
    def test_without_one_nothing_happens(self):
        play = shown("", "clone_reinforcements", "twilight")
        play.choose("clone_reinforcements")
        assert play.fate_pile("A") == ["twilight", "clone_reinforcements"]
        play.done("B")


class TestMayTheForceBeWithYou:
    def test_each_hero_gets_a_token(self):
        play = shown(
            "kamino: captain_rex, nightsisters\nserenno: quinlan_vos",
            "may_the_force_be_with_you", "twilight",
        )  # fmt: skip
        play.choose("may_the_force_be_with_you")
        assert (play.strength("captain_rex"), play.strength("quinlan_vos")) == (3, 5)
        assert play.strength("nightsisters") == 2
        play.done("B")


class TestTrackingBeacon:
    @pytest.mark.rule("SW-173", "SW-130")
    def test_it_goes_to_a_vehicle_whose_ability_sleeps_then(self):
        play = shown(
            "deep_space: fanblade_starfighter\nkamino: captain_rex", "tracking_beacon", "twilight"
        )
        play.choose("tracking_beacon")
        assert play.area("A") == ["fanblade_starfighter"]
        play.done("B")
        play = ventress("""
            phase: move
            A:
              kamino: captain_rex
              deep_space: fanblade_starfighter [tracking_beacon]
        """)
        play.move("fanblade_starfighter")
        assert play.asked == "A act"  # no Hero may be moved
        assert play.can("collect")  # its symbols are free
        play.done()

    def test_other_vehicles_go_on(self):
        play = ventress("""
            phase: move
            A:
              kamino: captain_rex
              deep_space: fanblade_starfighter, trident_assault_ship [tracking_beacon]
        """)
        play.move("fanblade_starfighter")
        assert play.asked == "A move-whom"

    @pytest.mark.rule("SW-118", "SW-173", "SW-R5")
    def test_without_a_vehicle_it_covers_a_location(self):
        play = shown("", "tracking_beacon", "twilight")
        play.choose("tracking_beacon", "kamino")
        assert play.at("A", "kamino") == ["tracking_beacon"]
        assert all(symbol.covered for symbol in play.view("A").realms[0].locations[3].top)
        play.done("B")

    @pytest.mark.rule("SW-56")
    @pytest.mark.parametrize(
        "where", ["kamino: tracking_beacon", "deep_space: fanblade_starfighter [tracking_beacon]"]
    )
    def test_two_credits_remove_it(self, where: str):
        play = ventress(f"""
            A:
              mover: level_1313
              credits: 2
              {where}
        """)
        play.activate("tracking_beacon")
        assert (play.power("A"), play.fate_pile("A")) == (0, ["tracking_beacon"])
        play.done()

    def test_one_credit_is_not_enough(self):
        play = ventress("""
            A:
              mover: level_1313
              credits: 1
              kamino: tracking_beacon
        """)
        assert play.why_not("activate", "tracking_beacon") == "SW-45"
        play.done()

    @pytest.mark.rule("SW-134", "SW-R44")
    def test_it_leaves_with_its_vehicle(self):
        play = ventress("""
            A:
              mover: serenno
              deep_space: fanblade_starfighter [tracking_beacon, twilight]
        """)
        play.vanquish("twilight")
        assert sorted(play.fate_pile("A")) == ["tracking_beacon", "twilight"]
        assert play.space("A") == []
        play.done()


class TestStrangeAlliances:
    POSITION = """
        A:
          mover: serenno
          kamino: captain_rex, savage_opress{}
          deep_space: fanblade_starfighter [twilight]
          restrictions: strange_alliances
    """

    @pytest.mark.rule("SW-120", "SW-32")
    def test_no_vanquish_action_not_even_on_a_vehicle(self):
        play = ventress(self.POSITION.format(""))
        assert play.options("vanquish") == []
        assert play.why_not("vanquish", "captain_rex") == "SW-32"
        play.done()

    @pytest.mark.rule("SW-121", "SW-R51")
    def test_two_allies_lift_it(self):
        play = ventress(self.POSITION.format(", latts_razzi, nightsisters"))
        play.free("strange_alliances")
        play.choose("latts_razzi", "nightsisters")
        assert play.pile("A") == ["latts_razzi", "nightsisters"]
        assert (play.restrictions("A"), play.fate_pile("A")) == ([], ["strange_alliances"])
        assert play.can("vanquish", "captain_rex")
        play.done()

    @pytest.mark.rule("SW-R51", "SW-R70")
    def test_once_the_turn_is_ended_it_stays_until_the_next(self):
        play = ventress(
            "A:\n  mover: kamino\n  restrictions: strange_alliances\n  briefs: the_padawans_bounty\n"
            "  kamino: nightsisters, captain_rex\n  serenno: nightsisters"
        )
        assert play.can("free", "strange_alliances")
        play.end()
        assert play.briefs() == {"the_padawans_bounty": ["uneasy-truce"]}
        assert len(play.hand("A")) == 4
        play.settled("B move")

    @pytest.mark.rule("SW-121")
    def test_one_ally_is_not_enough(self):
        play = ventress(self.POSITION.format(""))
        assert not play.can("free", "strange_alliances")
        play.done()

    @pytest.mark.rule("SW-119")
    def test_it_goes_under_the_mover(self):
        play = shown("", "strange_alliances", "twilight")
        play.choose("strange_alliances")
        assert play.restrictions("A") == ["strange_alliances"]
        play.done("B")


class TestTwilight:
    TEXT = "kamino: captain_rex, nightsisters\nserenno: quinlan_vos"

    def test_a_hero_may_be_moved_anywhere(self):
        play = shown(self.TEXT, "twilight", "betrayed_by_dooku")
        play.choose("twilight")
        assert (play.asked, play.options()) == (
            "B move-whom", ["captain_rex", "decline", "quinlan_vos"],
        )  # fmt: skip
        play.choose("captain_rex", "dathomir")
        assert play.at("A", "dathomir") == ["captain_rex 2"]
        assert play.space("A") == ["twilight"]
        play.done("B")

    def test_it_may_be_declined(self):
        play = shown(self.TEXT, "twilight", "betrayed_by_dooku")
        play.choose("twilight")
        play.decline()
        assert play.at("A", "serenno") == ["quinlan_vos 4"]
        play.done("B")

    def test_without_heroes_nothing_is_asked(self):
        play = shown("kamino: nightsisters", "twilight", "betrayed_by_dooku")
        play.choose("twilight")
        play.done("B")


class TestJediInterceptor:
    @pytest.mark.rule("SW-132", "SW-R48")
    @pytest.mark.parametrize(
        ("space", "size"),
        [
            ("jedi_interceptor", 2),
            ("jedi_interceptor, twilight", 1),
            ("fanblade_starfighter [jedi_interceptor]", 4),
        ],
    )
    def test_unengaged_it_counts_twice(self, space: str, size: int):
        play = ventress(f"A:\n  deep_space: {space}")
        assert play.view().spaces[0].draws_to == size
        play.end()
        assert len(play.hand("A")) == size
