"""Kylo Ren's Effects, Items, Conditions and Vehicles."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at


def kylo(text: str) -> Play:
    """A plays Kylo Ren."""
    return at(text, villains="kylo_ren")


class TestLetThePastDie:
    POSITION = """
        A:
          mover: snokes_throne_room
          ambition: 2
          hand: let_the_past_die
          {}
    """

    @pytest.mark.rule("SW-153")
    def test_a_weak_hero_at_the_mover_is_defeated(self):
        play = kylo(
            self.POSITION.format(
                "snokes_throne_room: finn, poe_dameron, rey, flametroopers\n"
                "          jakku: leia_organa"
            )
        )
        play.play("let_the_past_die")
        assert (play.asked, play.options()) == ("A defeat", ["finn", "poe_dameron"])
        play.choose("poe_dameron")
        assert play.fate_pile("A") == ["poe_dameron"]
        assert play.at("A", "snokes_throne_room") == ["A flametroopers 3", "finn 2", "rey 4"]
        assert (play.second("A"), play.destiny()) == (0, (0, 5, 1))
        play.done()

    @pytest.mark.rule("SW-86")
    @pytest.mark.parametrize(
        "where", ["snokes_throne_room: rey", "jakku: finn", "snokes_throne_room: finn +2"]
    )
    def test_not_without_one(self, where: str):
        play = kylo(self.POSITION.format(where))
        assert play.why_not("play", "let_the_past_die") == "SW-86"
        play.done()

    def test_weakened_to_three_is_weak_enough(self):
        play = kylo(self.POSITION.format("snokes_throne_room: rey -1"))
        play.play("let_the_past_die")
        assert play.fate_pile("A") == ["rey"]
        play.done()

    def test_nobody_is_where_a_vehicle_is(self):
        play = kylo("""
            A:
              mover: tie_silencer
              ambition: 2
              hand: let_the_past_die
              jakku: finn
              deep_space: tie_silencer
        """)
        assert play.why_not("play", "let_the_past_die") == "SW-86"
        play.done()


class TestUnbridledRage:
    def test_an_ally_is_removed_for_two_ambition(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              hand: unbridled_rage
              jakku: flametroopers, finn
              takodana: captain_phasma
              deep_space: tie_silencer
        """)
        play.play("unbridled_rage")
        assert play.options() == ["captain_phasma", "flametroopers"]
        play.choose("flametroopers")
        assert play.pile("A") == ["flametroopers", "unbridled_rage"]
        assert play.second("A") == 2
        play.done()

    def test_or_an_item_attached_or_not(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              hand: unbridled_rage
              jakku: flametroopers [riot_control_baton]
              takodana: darth_vaders_helmet
        """)
        play.play("unbridled_rage")
        assert play.options() == ["darth_vaders_helmet", "flametroopers", "riot_control_baton"]
        play.choose("riot_control_baton")
        assert play.at("A", "jakku") == ["A flametroopers 3"]
        play.done()

    @pytest.mark.rule("SW-86")
    def test_not_with_fate_cards_alone(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              hand: unbridled_rage
              jakku: rey [skywalker_lightsaber]
        """)
        assert play.why_not("play", "unbridled_rage") == "SW-86"
        play.done()


class TestIWillFinishWhatYouStarted:
    def test_a_token_of_choice_goes_toward_the_dark(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              ambition: 3
              light: 1
              conflict: 5
              hand: i_will_finish_what_you_started
        """)
        play.play("i_will_finish_what_you_started")
        play.choose("conflict")
        assert play.destiny() == (1, 4, 1)
        play.done()

    @pytest.mark.rule("SW-86", "SW-R63")
    def test_not_when_no_token_can_move(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              ambition: 4
              conflict: 1
              dark: 5
              hand: i_will_finish_what_you_started
              restrictions: torn_apart
        """)
        assert play.why_not("play", "i_will_finish_what_you_started") == "SW-86"
        play.done()

    def test_it_can_win(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              ambition: 3
              conflict: 1
              dark: 5
              hand: i_will_finish_what_you_started
        """)
        play.play("i_will_finish_what_you_started")
        assert play.winner == "A"


class TestMindProbe:
    @pytest.mark.rule("SW-70", "SW-147", "SW-R18")
    def test_the_first_hero_comes_where_he_likes_and_a_card_is_drawn(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              ambition: 1
              hand: mind_probe
              deck: flametroopers, rest
              fate deck: ben, torn_apart, han_solo, rey, rest
              fate pile: finn
        """)
        play.play("mind_probe")
        assert play.asked == "A fate-place"
        play.choose("jakku")
        assert play.at("A", "jakku") == ["han_solo 3"]
        assert play.destiny() == (1, 5, 0)  # his ability works
        assert play.fate_pile("A") == []  # all shuffled into the deck
        assert "Your Fate discard pile is shuffled into the Fate deck." in play.log("A")
        assert len(play.fate_deck("A")) == 14
        assert play.hand("A") == ["flametroopers"]
        play.done()

    def test_leia_sees_the_hero_come(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              ambition: 1
              hand: mind_probe
              jakku: leia_organa
              fate deck: finn, rest
        """)
        play.play("mind_probe")
        play.choose("takodana")
        assert play.strength("leia_organa") == 3
        play.done()

    @pytest.mark.rule("SW-86", "SW-R8")
    def test_not_without_a_hero_in_deck_or_pile(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              ambition: 1
              hand: mind_probe
              jakku: finn
              fate deck: ben, torn_apart
        """)
        assert play.why_not("play", "mind_probe") == "SW-86"
        play.done()

    def test_a_hero_in_the_pile_will_do(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              ambition: 1
              hand: mind_probe
              fate deck: ben
              fate pile: finn
        """)
        play.play("mind_probe")
        play.choose("jakku")
        assert play.at("A", "jakku") == ["finn 2"]
        assert play.fate_deck("A") == ["ben"]
        play.done()


class TestMoreMore:
    def test_a_vanquish_action_without_a_symbol(self):
        play = kylo("""
            A:
              mover: jakku
              credits: 2
              hand: more_more
              takodana: finn, poe_dameron, flametroopers
        """)
        play.play("more_more")
        assert (play.asked, play.options()) == ("A foe", ["finn", "poe_dameron"])
        play.choose("poe_dameron")
        play.decline()  # the token of the Flametroopers
        assert play.fate_pile("A") == ["poe_dameron"]
        assert play.pile("A") == ["flametroopers", "more_more"]
        assert play.destiny() == (0, 5, 1)
        play.done()

    def test_an_engaged_vehicle_too(self):
        play = kylo("""
            A:
              mover: jakku
              credits: 2
              hand: more_more
              deep_space: tie_silencer [black_one]
        """)
        play.play("more_more")
        assert play.space("A") == []
        play.done()

    @pytest.mark.rule("SW-86", "SW-R7")
    def test_not_without_a_target(self):
        play = kylo("""
            A:
              mover: jakku
              credits: 2
              hand: more_more
              takodana: rey, flametroopers
              deep_space: black_one
        """)
        assert play.why_not("play", "more_more") == "SW-86"
        play.done()


class TestCrossguardLightsaber:
    @pytest.mark.rule("SW-84")
    def test_heroes_are_weaker_where_it_is_with_the_mover(self):
        play = kylo("""
            A:
              mover: jakku
              jakku: crossguard_lightsaber, finn, flametroopers
              takodana: rey
        """)
        assert play.at("A", "jakku") == ["A crossguard_lightsaber", "A flametroopers 3", "finn 1"]
        assert play.strength("rey") == 4
        play.maneuver("crossguard_lightsaber", "takodana")
        assert (play.strength("finn"), play.strength("rey")) == (2, 4)
        play.next_turn("A")
        assert play.strength("rey") == 3  # the mover has gone to Takodana
        play.done()

    def test_never_below_zero(self):
        play = kylo("""
            A:
              mover: jakku
              jakku: crossguard_lightsaber, finn -2
        """)
        assert play.strength("finn") == 0
        play.done()

    @pytest.mark.rule("SW-R66")
    def test_snoke_is_no_hero(self):
        play = kylo("""
            A:
              mover: jakku
              jakku: crossguard_lightsaber, supreme_leader_snoke, finn
        """)
        assert play.at("A", "jakku")[1:] == ["A supreme_leader_snoke 5", "finn 1"]
        play.done()


class TestDarthVadersHelmet:
    def test_a_token_comes_out_of_the_light(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              ambition: 1
              light: 2
              conflict: 4
              jakku: darth_vaders_helmet
              restrictions: torn_apart
        """)
        play.use("darth_vaders_helmet")
        assert (play.destiny(), play.second("A")) == ((1, 5, 0), 0)
        play.done()

    @pytest.mark.rule("SW-86", "SW-41")
    @pytest.mark.parametrize(("light", "ambition"), [(0, 1), (1, 0)])
    def test_not_without_token_or_ambition(self, light: int, ambition: int):
        play = kylo(f"""
            A:
              mover: snokes_throne_room
              ambition: {ambition}
              light: {light}
              conflict: {6 - light}
              jakku: darth_vaders_helmet
        """)
        assert not play.can("use", "darth_vaders_helmet")
        play.done()


class TestRiotControlBaton:
    @pytest.mark.rule("SW-94")
    def test_it_falls_with_its_ally(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              jakku: finn, flametroopers [riot_control_baton]
        """)
        play.vanquish("finn")
        assert sorted(play.pile("A")) == ["flametroopers", "riot_control_baton"]
        play.done()

    @pytest.mark.rule("SW-91")
    def test_the_ally_who_has_it_is_stronger(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              credits: 1
              hand: riot_control_baton
              jakku: flametroopers, rey -1
              takodana: general_hux
        """)
        play.play("riot_control_baton", "general_hux")
        assert play.strength("general_hux") == 3
        assert play.strength("flametroopers") == 3
        play.done()

    @pytest.mark.rule("SW-91")
    def test_not_without_an_ally(self):
        play = kylo("""
            A:
              mover: snokes_throne_room
              credits: 1
              hand: riot_control_baton
              jakku: rey
        """)
        assert not play.can("play", "riot_control_baton")
        play.done()


class TestWoundedPride:
    def fated(self, text: str) -> Play:
        """B, Darth Vader, has taken a Fate action against A."""
        play = kylo(f"""
            active: B
            phase: move
            A:
              hand: wounded_pride
              {text}
        """)
        play.move("death_star")
        play.fate()
        return play

    @pytest.mark.rule("SW-96", "SW-R33")
    def test_ambition_and_a_token_after_the_fate_action(self):
        play = self.fated("fate deck: finn, ben, rest")
        play.choose("finn", "jakku")
        assert (play.asked, play.options()) == ("A condition", ["decline", "wounded_pride"])
        play.choose("wounded_pride")
        assert play.second("A") == 1
        assert play.at("A", "jakku") == ["finn 1"]
        play.done("B")

    def test_his_player_chooses_the_hero(self):
        play = self.fated("fate deck: ben, torn_apart, rest\n              jakku: finn, rey")
        play.choose("torn_apart", "wounded_pride")
        assert (play.asked, play.options()) == ("A hero", ["finn", "rey"])
        play.choose("rey")
        assert play.at("A", "jakku") == ["finn 2", "rey 3"]
        play.done("B")

    def test_without_a_hero_there_is_the_ambition(self):
        play = self.fated("fate deck: torn_apart, ben, rest")
        play.choose("torn_apart", "wounded_pride")
        assert play.second("A") == 1
        play.done("B")

    def test_it_may_be_declined(self):
        play = self.fated("fate deck: torn_apart, ben, rest")
        play.choose("torn_apart")
        play.decline()
        assert (play.second("A"), play.hand("A")) == (0, ["wounded_pride"])
        play.done("B")

    @pytest.mark.rule("SW-H8", "SW-72", "SW-R37")
    def test_also_after_a_re_engagement(self):
        play = self.fated("deep_space: tie_silencer, black_one")
        play.take(kind="engage")
        assert play.space("A") == ["tie_silencer < black_one"]
        play.choose("wounded_pride")
        assert play.second("A") == 1
        play.done("B")

    def test_not_when_somebody_else_is_targeted(self):
        play = at(
            """
            active: B
            phase: move
            A:
              hand: wounded_pride
            C:
              fate deck: retreat, exposed, rest
        """,
            seats=3,
            villains="kylo_ren,darth_vader,general_grievous",
        )
        play.move("death_star")
        play.fate()
        play.choose("C", "exposed")
        play.done("B")


class TestForceBond:
    POSITION = """
        active: B
        A:
          hand: force_bond
          light: {}
          conflict: {}
        B:
          mover: cloud_city
          ambition: 2
          hand: force_choke
          mustafar: r2_d2, stormtroopers
          death_star: yoda
    """

    def test_a_token_comes_out_of_the_light(self):
        play = kylo(self.POSITION.format(1, 5))
        play.vanquish("r2_d2")
        play.choose("force_bond")
        assert (play.destiny(), play.second("A")) == ((0, 6, 0), 0)
        play.done("B")

    def test_else_one_ambition(self):
        play = kylo(self.POSITION.format(0, 6))
        play.vanquish("r2_d2")
        play.choose("force_bond")
        assert (play.destiny(), play.second("A")) == ((0, 6, 0), 1)
        play.done("B")

    def test_a_card_that_defeats_counts_too(self):
        play = kylo(self.POSITION.format(0, 6))
        play.play("force_choke")
        play.choose("yoda")
        assert play.asked == "A condition"
        play.decline()
        assert play.second("A") == 0
        play.done("B")

    def test_not_without_a_defeat(self):
        play = kylo(self.POSITION.format(0, 6))
        play.collect()
        play.done("B")


class TestTieSilencer:
    POSITION = """
        phase: move
        A:
          deep_space: tie_silencer, command_shuttle [black_one], {}
    """

    @pytest.mark.rule("SW-125", "SW-R44")
    def test_an_engaged_hero_vehicle_may_be_removed(self):
        play = kylo(self.POSITION.format("millennium_falcon"))
        play.move("tie_silencer")
        assert play.options() == ["black_one", "decline", "millennium_falcon"]
        play.choose("black_one")
        assert play.space("A") == ["command_shuttle", "millennium_falcon", "tie_silencer"]
        assert play.fate_pile("A") == ["black_one"]
        play.done()

    def test_one_that_is_free_too_and_it_may_be_declined(self):
        play = kylo(self.POSITION.format("millennium_falcon"))
        play.move("tie_silencer")
        play.decline()
        assert play.space("A") == [
            "command_shuttle < black_one", "millennium_falcon", "tie_silencer",
        ]  # fmt: skip
        play.done()

    def test_nothing_to_remove_nothing_asked(self):
        play = kylo("""
            phase: move
            A:
              deep_space: tie_silencer, command_shuttle
        """)
        play.move("tie_silencer")
        play.done()


class TestCommandShuttle:
    POSITION = """
        phase: move
        A:
          mover: takodana
          jakku: flametroopers, captain_phasma
          starkiller_base: general_hux [riot_control_baton]
          deep_space: command_shuttle
    """

    def test_two_allies_go_to_one_location(self):
        play = kylo(self.POSITION)
        play.move("command_shuttle")
        play.choose("takodana", "general_hux", "captain_phasma")
        assert play.at("A", "takodana") == [
            "A captain_phasma 3", "A general_hux 4 [riot_control_baton]",
        ]  # fmt: skip
        assert play.at("A", "jakku") == ["A flametroopers 3"]
        play.done()

    def test_one_will_do_and_who_is_there_cannot_go_there(self):
        play = kylo(self.POSITION)
        play.move("command_shuttle")
        play.choose("jakku")
        assert play.options() == ["decline", "general_hux"]
        play.choose("general_hux")
        assert len(play.at("A", "jakku")) == 3
        play.done()

    @pytest.mark.parametrize("first", [[], ["takodana"]])
    def test_it_may_be_declined(self, first: list[str]):
        play = kylo(self.POSITION)
        play.move("command_shuttle")
        play.choose(*first)
        play.decline()
        assert play.at("A", "takodana") == []
        play.done()

    def test_without_allies_nothing_is_asked(self):
        play = kylo("""
            phase: move
            A:
              jakku: finn
              deep_space: command_shuttle
        """)
        play.move("command_shuttle")
        play.done()
