"""Kylo Ren's Allies."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at


def kylo(text: str) -> Play:
    """A plays Kylo Ren."""
    return at(text, villains="kylo_ren")


class TestFirstOrderStormtroopers:
    def test_another_ally_may_come_along(self):
        play = kylo("""
            A:
              credits: 1
              hand: first_order_stormtroopers
              jakku: captain_phasma
              takodana: general_hux
              starkiller_base: flametroopers, finn
        """)
        play.play("first_order_stormtroopers", "takodana")
        assert play.asked == "A move-whom"
        assert play.options() == ["captain_phasma", "decline", "flametroopers"]
        play.choose("captain_phasma")
        assert play.at("A", "takodana") == [
            "A captain_phasma 3", "A first_order_stormtroopers 2", "A general_hux 2",
        ]  # fmt: skip
        assert play.at("A", "starkiller_base") == ["A flametroopers 3", "finn 2"]
        play.done()

    def test_also_to_the_first_location_of_the_first_player(self):
        play = kylo("""
            A:
              credits: 1
              hand: first_order_stormtroopers
              takodana: general_hux
        """)
        play.play("first_order_stormtroopers", "jakku")
        play.choose("general_hux")
        assert play.at("A", "jakku") == ["A first_order_stormtroopers 1", "A general_hux 1"]
        play.done()

    def test_it_may_be_declined(self):
        play = kylo("""
            A:
              credits: 1
              hand: first_order_stormtroopers
              jakku: captain_phasma
        """)
        play.play("first_order_stormtroopers", "takodana")
        play.decline()
        assert play.at("A", "jakku") == ["A captain_phasma 3"]
        play.done()

    def test_nobody_elsewhere_nothing_asked(self):
        play = kylo("""
            A:
              credits: 1
              hand: first_order_stormtroopers
              takodana: captain_phasma
        """)
        play.play("first_order_stormtroopers", "takodana")
        play.done()

    @pytest.mark.rule("SW-145")
    def test_snoke_can_be_moved_though_not_maneuvered(self):
        play = kylo("""
            A:
              credits: 1
              hand: first_order_stormtroopers
              snokes_throne_room: supreme_leader_snoke
        """)
        play.play("first_order_stormtroopers", "takodana")
        play.choose("supreme_leader_snoke")
        assert "A supreme_leader_snoke 5" in play.at("A", "takodana")
        play.done()

    @pytest.mark.rule("SW-52")
    def test_a_maneuver_brings_nobody_along(self):
        play = kylo("""
            A:
              jakku: first_order_stormtroopers
              starkiller_base: captain_phasma
        """)
        play.maneuver("first_order_stormtroopers", "takodana")
        assert play.at("A", "starkiller_base") == ["A captain_phasma 3"]
        play.done()


class TestFlametroopers:
    FIGHT = """
        A:
          mover: snokes_throne_room
          jakku: finn, flametroopers, poe_dameron, rey
          takodana: chewbacca
    """

    def test_another_hero_there_may_get_a_token(self):
        play = kylo(self.FIGHT)
        play.vanquish("finn")
        assert (play.asked, play.options()) == ("A hero", ["decline", "poe_dameron", "rey"])
        play.choose("rey")
        assert play.at("A", "jakku") == ["poe_dameron 3", "rey 3"]
        assert play.pile("A") == ["flametroopers"]
        play.done()

    def test_it_may_be_declined(self):
        play = kylo(self.FIGHT)
        play.vanquish("finn")
        play.decline()
        assert play.at("A", "jakku") == ["poe_dameron 3", "rey 4"]
        play.done()

    def test_nobody_else_there_nothing_asked(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              jakku: finn, flametroopers
              takodana: chewbacca
        """)
        play.vanquish("finn")
        assert play.strength("chewbacca") == 5
        play.done()

    def test_not_when_others_are_used(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              jakku: finn, flametroopers, knights_of_ren, rey
        """)
        play.vanquish("finn", "knights_of_ren")
        assert play.strength("rey") == 4
        play.done()

    def test_against_snoke_as_well(self):
        play = kylo("""
            A:
              mover: takodana
              jakku: supreme_leader_snoke -2, flametroopers, finn
        """)
        play.vanquish("supreme_leader_snoke")
        play.choose("finn")
        play.decline()
        assert play.at("A", "jakku") == ["finn 1"]
        play.done()


class TestKnightsOfRen:
    @pytest.mark.rule("SW-R73")
    def test_they_help_at_an_adjacent_location_from_where_they_are(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              jakku: knights_of_ren, captain_phasma
              takodana: rey
        """)
        play.vanquish("rey")
        assert play.at("A", "takodana") == []
        assert play.at("A", "jakku") == ["A captain_phasma 3"]
        assert play.pile("A") == ["knights_of_ren"]  # with the Strength of 4 they had with her
        play.done()

    @pytest.mark.rule("SW-R73")
    def test_not_two_locations_away(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              jakku: knights_of_ren
              starkiller_base: finn
        """)
        assert not play.can("vanquish", "finn")
        assert play.why_not("vanquish", "finn") == "SW-59"
        play.done()

    def test_the_ends_of_the_sector_are_not_adjacent(self):
        play = kylo("""
            A:
              mover: takodana
              jakku: knights_of_ren
              snokes_throne_room: finn
        """)
        assert not play.can("vanquish", "finn")
        play.done()

    def test_at_their_own_location_they_fight_like_others(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              jakku: knights_of_ren, finn
        """)
        play.vanquish("finn")
        assert play.pile("A") == ["knights_of_ren"]
        play.done()

    def test_others_do_not_reach_that_far(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              jakku: flametroopers
              takodana: finn
        """)
        assert not play.can("vanquish", "finn")
        play.done()


class TestCaptainPhasma:
    @pytest.mark.rule("SW-84")
    def test_others_at_her_location_are_stronger_while_there(self):
        play = kylo("""
            A:
              jakku: captain_phasma, flametroopers, finn
              takodana: general_hux
        """)
        assert play.at("A", "jakku") == ["A captain_phasma 3", "A flametroopers 4", "finn 2"]
        assert play.strength("general_hux") == 1
        play.maneuver("captain_phasma", "takodana")
        assert play.strength("flametroopers") == 3
        assert play.at("A", "takodana") == ["A captain_phasma 3", "A general_hux 2"]
        play.done()


class TestGeneralHux:
    POSITION = """
        A:
          mover: snokes_throne_room
          credits: {}
          jakku: general_hux
          pile: {}
    """

    @pytest.mark.rule("SW-140")
    def test_an_ally_of_the_pile_is_paid_and_played(self):
        play = kylo(
            self.POSITION.format(3, "flametroopers, captain_phasma, knights_of_ren, unbridled_rage")
        )
        play.activate("general_hux")
        play.choose("takodana")  # Phasma is too dear, Knights cost Ambition
        assert play.power("A") == 0
        assert play.at("A", "takodana") == ["A flametroopers 3"]
        assert play.pile("A") == ["captain_phasma", "knights_of_ren", "unbridled_rage"]
        play.done()

    @pytest.mark.rule("SW-140")
    def test_what_it_does_when_played_happens(self):
        play = kylo(self.POSITION.format(2, "first_order_stormtroopers"))
        play.activate("general_hux")
        play.choose("takodana", "general_hux")
        assert play.at("A", "takodana") == ["A first_order_stormtroopers 1", "A general_hux 1"]
        play.done()

    @pytest.mark.rule("SW-86", "SW-R8")
    @pytest.mark.parametrize(
        ("credits", "pile"), [(2, "flametroopers"), (9, "knights_of_ren, unbridled_rage")]
    )
    def test_not_without_one_that_can_be_paid(self, credits: int, pile: str):
        play = kylo(self.POSITION.format(credits, pile))
        assert play.why_not("activate", "general_hux") == "SW-86"
        play.done()

    def test_exactly_enough(self):
        assert kylo(self.POSITION.format(3, "flametroopers")).can("activate", "general_hux")


class TestSnoke:
    @pytest.mark.rule("SW-18")
    def test_one_ambition_more_in_the_first_step(self):
        play = kylo("""
            active: B
            A:
              snokes_throne_room: supreme_leader_snoke
            B:
              ambition: 0
        """)
        play.end()
        assert play.asked == "A move"
        assert (play.second("A"), play.second("B")) == (2, 0)

    def test_he_cannot_be_maneuvered(self):
        play = kylo("""
            A:
              snokes_throne_room: supreme_leader_snoke, general_hux
        """)
        assert play.can("maneuver", "general_hux")
        assert not play.can("maneuver", "supreme_leader_snoke")
        play.done()

    def test_he_fights_for_nobody(self):
        play = kylo("""
            A:
              mover: takodana
              snokes_throne_room: supreme_leader_snoke, finn
        """)
        assert not play.can("vanquish", "finn")
        play.done()

    @pytest.mark.rule("SW-R66")
    def test_his_own_side_vanquishes_him(self):
        play = kylo("""
            A:
              mover: takodana
              snokes_throne_room: supreme_leader_snoke [riot_control_baton], flametroopers
              starkiller_base: knights_of_ren +1
        """)
        play.vanquish("supreme_leader_snoke", "flametroopers")
        assert (play.asked, play.options()) == ("A darker", ["conflict", "decline"])
        play.choose("conflict", "conflict")
        assert play.destiny() == (0, 4, 2)
        assert sorted(play.pile("A")) == [
            "flametroopers", "knights_of_ren", "riot_control_baton", "supreme_leader_snoke",
        ]  # fmt: skip
        play.done()

    def test_one_token_may_go_two_steps_or_none_at_all(self):
        text = """
            A:
              mover: takodana
              light: 1
              conflict: 0
              dark: 5
              snokes_throne_room: supreme_leader_snoke, flametroopers, captain_phasma
        """
        play = kylo(text)
        play.vanquish("supreme_leader_snoke", "flametroopers")
        play.choose("light", "conflict")
        assert play.winner == "A"
        play = kylo(text)
        play.vanquish("supreme_leader_snoke", "flametroopers")
        play.decline()
        assert play.destiny() == (1, 0, 5)
        play.done()

    @pytest.mark.rule("SW-R66")
    def test_he_is_no_hero_and_covers_nothing(self):
        play = kylo("""
            A:
              mover: takodana
              takodana: supreme_leader_snoke, flametroopers, captain_phasma
        """)
        play.vanquish("supreme_leader_snoke", "flametroopers")
        play.decline()
        assert play.destiny() == (0, 6, 0)  # nothing for a Hero
        play.done()

    @pytest.mark.rule("SW-R66", "SW-82")
    def test_at_zero_nobody_is_discarded_for_him(self):
        play = kylo("""
            A:
              mover: takodana
              jakku: supreme_leader_snoke -5, flametroopers
        """)
        play.vanquish("supreme_leader_snoke")
        play.decline()
        assert play.at("A", "jakku") == ["A flametroopers 3"]
        play.done()

    def test_not_strong_enough_for_him(self):
        play = kylo("""
            A:
              mover: takodana
              snokes_throne_room: supreme_leader_snoke, flametroopers
              jakku: captain_phasma
        """)
        assert not play.can("vanquish", "supreme_leader_snoke")
        play.done()
