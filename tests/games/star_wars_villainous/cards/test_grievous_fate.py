"""General Grievous's Fate deck."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at, fated

GRIEVOUS = "general_grievous"


def fate(text: str, card: str, other: str = "exposed") -> Play:
    """B, Darth Vader, plays this Fate card against A; the text is what A has."""
    play = fated(text, card, other, villains=GRIEVOUS)
    play.choose(card)
    return play


class TestAnakinSkywalker:
    @pytest.mark.rule("SW-153", "SW-R31")
    def test_every_ally_there_is_defeated(self):
        play = fate("florrum: gor, bx_droid_commandos\nutapau: droidekas", "anakin_skywalker")
        play.choose("florrum")
        assert play.at("A", "florrum") == ["anakin_skywalker 4"]
        assert play.at("A", "utapau") == ["A droidekas 2"]
        assert play.pile("A") == ["gor", "bx_droid_commandos"]
        assert play.second("A") == 0
        play.done("B")

    def test_nobody_there(self):
        play = fate("utapau: droidekas", "anakin_skywalker")
        play.choose("florrum")
        assert play.pile("A") == []
        play.done("B")


class TestKitFisto:
    @pytest.mark.rule("SW-R64", "SW-66")
    def test_heroes_go_where_the_fate_player_likes(self):
        play = fate("florrum: plo_koon\nutapau: mace_windu", "kit_fisto")
        play.choose("florrum", "kit_fisto", "utapau", "plo_koon", "saleucami")
        play.decline()
        assert play.at("A", "utapau") == ["kit_fisto 3", "mace_windu 4"]
        assert play.at("A", "saleucami") == ["plo_koon 3"]
        assert play.at("A", "florrum") == []
        play.done("B")

    def test_each_only_once(self):
        play = fate("florrum: plo_koon", "kit_fisto")
        play.choose("florrum", "plo_koon", "saleucami")
        assert play.options() == ["decline", "kit_fisto"]
        play.decline()
        play.done("B")

    def test_all_may_stay(self):
        play = fate("florrum: plo_koon", "kit_fisto")
        play.choose("florrum")
        play.decline()
        assert play.at("A", "florrum") == ["kit_fisto 3", "plo_koon 3"]
        play.done("B")

    @pytest.mark.rule("SW-164")
    def test_vanquished_he_leaves_two_lightsabers(self):
        play = at("A:\n  florrum: kit_fisto, magna_guard", villains=GRIEVOUS)
        play.vanquish("kit_fisto")
        assert play.mark("A") == 2
        play.done()


class TestAhsokaTano:
    @pytest.mark.rule("SW-83")
    def test_she_grows_with_each_other_hero_played(self):
        play = fate("florrum: ahsoka_tano", "plo_koon")
        play.choose("utapau")
        assert play.strength("ahsoka_tano") == 3
        play.done("B")

    def test_not_with_herself(self):
        play = fate("florrum: plo_koon", "ahsoka_tano")
        play.choose("utapau")
        assert play.strength("ahsoka_tano") == 2
        play.done("B")

    def test_not_with_vehicles(self):
        play = fate("florrum: ahsoka_tano", "the_negotiator")
        assert play.strength("ahsoka_tano") == 2
        play.done("B")

    def test_a_hero_played_by_grievous_counts_too(self):
        play = at(
            """
            A:
              ambition: 2
              hand: count_dookus_orders
              florrum: ahsoka_tano
              deck: gor, rest
              fate deck: plo_koon, rest
            """,
            villains=GRIEVOUS,
        )
        play.play("count_dookus_orders")
        play.choose("utapau", "saleucami")
        assert play.strength("ahsoka_tano") == 3
        play.done()

    @pytest.mark.rule("SW-164")
    def test_defeated_she_leaves_two_lightsabers(self):
        play = at("A:\n  florrum: ahsoka_tano, gor", villains=GRIEVOUS)
        play.vanquish("ahsoka_tano")
        assert play.mark("A") == 2
        play.done()


class TestPloKoon:
    @pytest.mark.rule("SW-R64")
    def test_all_allies_there_go_elsewhere(self):
        play = fate("florrum: gor, droidekas\nutapau: magna_guard", "plo_koon")
        play.choose("florrum", "droidekas", "utapau")
        assert play.options() == ["gg_lair_of_grievous", "gg_saleucami", "gg_utapau"]
        play.choose("lair_of_grievous")
        assert play.at("A", "florrum") == ["plo_koon 3"]
        assert play.at("A", "lair_of_grievous") == ["A gor 3"]
        assert play.at("A", "utapau") == ["A droidekas 2", "A magna_guard 4"]
        play.done("B")

    def test_or_none(self):
        play = fate("florrum: gor, droidekas", "plo_koon")
        play.choose("florrum")
        play.decline()
        assert play.at("A", "florrum") == ["A droidekas 2", "A gor 3", "plo_koon 3"]
        play.done("B")

    def test_nobody_there(self):
        play = fate("utapau: gor", "plo_koon")
        play.choose("florrum")
        play.done("B")


class TestObiWanKenobi:
    @pytest.mark.rule("SW-R44")
    def test_an_ally_vehicle_is_removed_and_its_partner_is_free(self):
        play = fate("deep_space: soulless_one [the_negotiator], malevolence", "obi_wan_kenobi")
        play.choose("florrum", "soulless_one")
        assert play.space("A") == ["malevolence", "the_negotiator"]
        assert play.pile("A") == ["soulless_one"]
        play.done("B")

    @pytest.mark.rule("SW-R45", "SW-135")
    def test_not_the_one_where_the_mover_is(self):
        play = fate("deep_space: soulless_one\nmover: soulless_one", "obi_wan_kenobi")
        play.choose("florrum")
        assert play.space("A") == ["soulless_one"]
        play.done("B")


class TestMaceWindu:
    @pytest.mark.rule("SW-83", "SW-R24")
    def test_each_ally_gets_a_token(self):
        play = fate("florrum: gor\nutapau: droidekas -2, plo_koon", "mace_windu")
        play.choose("florrum")
        assert play.at("A", "florrum") == ["A gor 2", "mace_windu 4"]
        assert play.at("A", "utapau") == ["A droidekas 0", "plo_koon 3"]
        assert play.g.minus[play.handle("droidekas")] == 3
        play.done("B")


class TestRetreat:
    def test_allies_of_4_together_are_removed(self):
        play = fate("florrum: bx_droid_commandos, droidekas\nutapau: magna_guard", "retreat")
        play.choose("droidekas")
        assert play.options() == ["bx_droid_commandos", "decline"]
        play.choose("bx_droid_commandos")
        assert play.at("A", "florrum") == []
        assert play.hand("A") == []
        play.done("B")

    def test_five_are_too_many(self):
        play = fate("florrum: magna_guard +1, droidekas", "retreat")
        assert play.options() == ["decline", "droidekas"]
        play.decline()
        assert len(play.at("A", "florrum")) == 2
        play.done("B")

    def test_gor_cannot_be_chosen(self):
        play = fate("florrum: gor", "retreat")
        assert play.at("A", "florrum") == ["A gor 3"]
        assert play.fate_pile("A") == ["exposed", "retreat"]
        play.done("B")


class TestMayTheForceBeWithYou:
    def test_each_hero_gets_a_token(self):
        play = fate("florrum: plo_koon, gor\nutapau: mace_windu", "may_the_force_be_with_you")
        assert play.at("A", "florrum") == ["A gor 3", "plo_koon 4"]
        assert play.strength("mace_windu") == 5
        play.done("B")

    @pytest.mark.rule("SW-67")
    def test_without_a_hero_nothing_happens(self):
        play = fate("florrum: gor", "may_the_force_be_with_you")
        assert play.at("A", "florrum") == ["A gor 3"]
        play.done("B")


class TestCaptured:
    def test_a_lightsaber_is_returned(self):
        play = fate("lightsabers: 3", "captured")
        assert play.mark("A") == 2
        play.done("B")

    @pytest.mark.rule("SW-67")
    def test_if_he_has_any(self):
        play = fate("lightsabers: 0", "captured")
        assert play.mark("A") == 0
        play.done("B")


class TestExposed:
    @pytest.mark.rule("SW-R13")
    @pytest.mark.parametrize(
        ("credits", "ambition", "left"), [(3, 2, (1, 1)), (1, 0, (0, 0)), (0, 1, (0, 0))]
    )
    def test_he_loses_what_he_has(self, credits: int, ambition: int, left: tuple[int, int]):
        play = fate(f"credits: {credits}\nambition: {ambition}", "exposed", "captured")
        assert (play.power("A"), play.second("A")) == left
        play.done("B")


class TestUnderRepair:
    @pytest.mark.rule("SW-119", "SW-173")
    def test_he_discards_down_to_two(self):
        play = fate("hand: gor, droidekas, hunting_jedi, magna_guard", "under_repair")
        assert play.asked == "A discard"
        play.choose("hunting_jedi", "droidekas")
        assert play.hand("A") == ["gor", "magna_guard"]
        assert play.restrictions("A") == ["under_repair"]
        play.done("B")

    def test_two_may_stay(self):
        play = fate("hand: gor, droidekas", "under_repair")
        assert play.hand("A") == ["droidekas", "gor"]
        play.done("B")

    @pytest.mark.rule("SW-120", "SW-R48")
    def test_he_draws_up_to_two(self):
        play = at("A:\n  restrictions: under_repair", villains=GRIEVOUS)
        play.next_turn()
        assert len(play.hand("A")) == 2

    @pytest.mark.rule("SW-121", "SW-R51")
    def test_six_credits_lift_it(self):
        play = at("A:\n  credits: 6\n  restrictions: under_repair", villains=GRIEVOUS)
        play.free("under_repair")
        assert (play.restrictions("A"), play.power("A")) == ([], 0)
        assert play.fate_pile("A") == ["under_repair"]
        play.next_turn()
        assert len(play.hand("A")) == 4

    def test_five_do_not(self):
        play = at("A:\n  credits: 5\n  restrictions: under_repair", villains=GRIEVOUS)
        assert not play.can("free")
        play.done()

    @pytest.mark.rule("SW-R51")
    def test_also_before_moving_but_not_in_other_turns(self):
        before = at(
            "phase: move\nA:\n  credits: 6\n  restrictions: under_repair", villains=GRIEVOUS
        )
        assert before.can("free", "under_repair")
        other = at(
            "active: B\nphase: move\nA:\n  credits: 6\n  restrictions: under_repair",
            villains=GRIEVOUS,
        )
        assert not other.can("free")

    @pytest.mark.rule("SW-R48", "SW-R51", "SW-132", "SW-H21")
    def test_with_two_free_vehicles_nothing_is_drawn_until_it_is_lifted(self):
        text = """
            A:
              credits: 6
              restrictions: under_repair
              deep_space: the_negotiator, delta_7_jedi_starfighter
        """
        none = at(text, villains=GRIEVOUS)
        assert none.view().spaces[0].draws_to == 0
        none.next_turn()
        assert none.hand("A") == []
        two = at(text, villains=GRIEVOUS)
        two.free("under_repair")
        two.next_turn()
        assert len(two.hand("A")) == 2


class TestDelta7JediStarfighter:
    @pytest.mark.rule("SW-R3", "SW-31")
    def test_his_hand_is_open_to_all(self):
        play = fate("hand: gor, droidekas", "delta_7_jedi_starfighter")
        seen = [card.card for card in play.view("B").realms[0].seen_hand]
        assert sorted(seen) == ["gg_droidekas", "gg_gor"]
        play.done("B")

    def test_it_is_open_in_a_position_too(self):
        play = at(
            "A:\n  hand: gor, 1 random\n  deep_space: delta_7_jedi_starfighter\nB:\n  hand: 1 random",
            villains=GRIEVOUS,
        )
        assert len(play.view("B").realms[0].seen_hand) == 2
        assert play.view("A").realms[1].seen_hand == []

    @pytest.mark.parametrize(
        "space", ["delta_7_jedi_starfighter", "malevolence [delta_7_jedi_starfighter]"]
    )
    def test_and_so_is_what_he_draws(self, space: str):
        play = at(f"A:\n  deep_space: {space}", villains=GRIEVOUS)
        play.next_turn()
        held = len(play.hand("A"))
        assert held == 3 if space == "delta_7_jedi_starfighter" else held == 4
        assert len(play.view().realms[0].seen_hand) == held

    def test_without_it_nothing_shows(self):
        play = at("A:\n  deep_space: the_negotiator", villains=GRIEVOUS)
        play.next_turn()
        assert play.view("B").realms[0].seen_hand == []


class TestTheNegotiator:
    @pytest.mark.rule("SW-H7")
    def test_the_vehicle_it_is_engaged_with_does_nothing_on_arrival(self):
        play = at("phase: move\nA:\n  deep_space: soulless_one [the_negotiator]", villains=GRIEVOUS)
        play.move("soulless_one")
        assert play.hand("A") == []
        assert play.options() == ["end"]  # symbols covered, and nobody vanquishes it from here
        play.done()

    @pytest.mark.rule("SW-130")
    def test_others_work(self):
        play = at(
            "phase: move\nA:\n  deep_space: soulless_one [delta_7_jedi_starfighter],"
            " malevolence [the_negotiator]",
            villains=GRIEVOUS,
        )
        play.move("soulless_one")
        assert len(play.hand("A")) == 2
        play.done()

    def test_not_engaged_it_stops_nothing(self):
        play = at("phase: move\nA:\n  deep_space: soulless_one, the_negotiator", villains=GRIEVOUS)
        play.move("soulless_one")
        assert len(play.hand("A")) == 2
        play.done()
