"""General Grievous's Allies."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at, fated


def grievous(text: str) -> Play:
    return at(text, villains="general_grievous")


class TestB1BattleDroids:
    def test_each_other_ally_there_counts(self):
        play = grievous("""
            A:
              florrum: b1_battle_droids, b1_battle_droids, gor
              utapau: b1_battle_droids, mace_windu
        """)
        assert play.at("A", "florrum") == [
            "A b1_battle_droids 2",
            "A b1_battle_droids 2",
            "A gor 3",
        ]
        assert play.at("A", "utapau") == ["A b1_battle_droids 0", "mace_windu 4"]
        play.done()

    @pytest.mark.rule("SW-84")
    def test_it_is_gone_when_they_part(self):
        play = grievous("""
            A:
              mover: utapau
              florrum: b1_battle_droids, gor
        """)
        play.maneuver("gor", "utapau")
        assert play.strength("b1_battle_droids") == 0
        play.done()

    @pytest.mark.rule("SW-R28", "SW-60", "SW-H2")
    def test_used_together_they_count_each_other_and_all_leave(self):
        """Two B1 with 2 each and a BX with 2: enough for 6."""
        play = grievous("""
            A:
              florrum: b1_battle_droids, b1_battle_droids, bx_droid_commandos, mace_windu +2
        """)
        play.vanquish("mace_windu", "b1_battle_droids", "b1_battle_droids")
        play.decline()
        assert play.at("A", "florrum") == []
        assert play.pile("A") == ["b1_battle_droids", "b1_battle_droids", "bx_droid_commandos"]
        play.done()

    def test_six_are_not_seven(self):
        play = grievous("""
            A:
              florrum: b1_battle_droids, b1_battle_droids, bx_droid_commandos, mace_windu +3
        """)
        assert play.why_not("vanquish", "gg_mace_windu") == "SW-60"
        play.done()

    @pytest.mark.rule("SW-79", "SW-80", "SW-82", "SW-R26", "SW-R29", "SW-H2")
    def test_alone_it_fights_a_hero_at_0_and_is_removed(self):
        play = grievous("""
            A:
              florrum: b1_battle_droids, ahsoka_tano -2
        """)
        play.vanquish("ahsoka_tano")
        assert play.pile("A") == ["b1_battle_droids"]
        assert "B1 Battle Droids is removed." in play.log()
        play.done()


class TestBXDroidCommandos:
    def test_they_may_come_back_to_hand(self):
        play = grievous("""
            A:
              florrum: bx_droid_commandos, bx_droid_commandos, gor, mace_windu
        """)
        play.vanquish("mace_windu", "bx_droid_commandos", "bx_droid_commandos")
        play.choose("bx_droid_commandos", "bx_droid_commandos")
        assert play.hand("A") == ["bx_droid_commandos", "bx_droid_commandos"]
        assert play.pile("A") == []
        assert play.at("A", "florrum") == ["A gor 3"]
        play.done()

    def test_declined_they_are_discarded(self):
        play = grievous("""
            A:
              florrum: bx_droid_commandos, ahsoka_tano
        """)
        play.vanquish("ahsoka_tano")
        play.decline()
        assert (play.hand("A"), play.pile("A")) == ([], ["bx_droid_commandos"])
        play.done()

    @pytest.mark.rule("SW-R30", "SW-R25", "SW-H3")
    def test_at_0_they_are_removed_and_cannot_come_back(self):
        """Mace Windu's token comes to an older one."""
        play = grievous("""
            A:
              hand: count_dookus_orders
              ambition: 2
              florrum: bx_droid_commandos -1, magna_guard, plo_koon
              deck: b1_battle_droids, rest
              fate deck: mace_windu, rest
        """)
        play.play("count_dookus_orders")
        play.choose("utapau", "utapau")
        assert play.strength("bx_droid_commandos") == 0
        play.vanquish("plo_koon", "bx_droid_commandos")
        assert play.hand("A") == []
        assert "bx_droid_commandos" in play.pile("A")
        play.done()

    @pytest.mark.rule("SW-82")
    def test_against_a_hero_at_0_they_stay_where_they_are(self):
        play = grievous("""
            A:
              florrum: bx_droid_commandos, ahsoka_tano -2
        """)
        play.vanquish("ahsoka_tano")
        assert play.at("A", "florrum") == ["A bx_droid_commandos 2"]
        play.done()

    def test_removed_or_defeated_they_do_not_come_back(self):
        play = grievous("""
            A:
              hand: motivational_tactics
              florrum: bx_droid_commandos
        """)
        play.play("motivational_tactics")
        play.choose("Gain 2 Ambition")
        assert play.hand("A") == []
        play.done()


class TestB2SuperBattleDroids:
    def test_an_ambition_keeps_them_in_play(self):
        play = grievous("""
            A:
              ambition: 1
              florrum: b2_super_battle_droids +1, ahsoka_tano
        """)
        play.vanquish("ahsoka_tano")
        play.choose("b2_super_battle_droids")
        assert play.second("A") == 0
        assert play.at("A", "florrum") == ["A b2_super_battle_droids 2"]
        play.done()

    def test_declined_nothing_is_paid(self):
        play = grievous("""
            A:
              ambition: 1
              florrum: b2_super_battle_droids +1, ahsoka_tano
        """)
        play.vanquish("ahsoka_tano")
        play.decline()
        assert play.second("A") == 1
        assert play.pile("A") == ["b2_super_battle_droids"]
        play.done()

    def test_without_ambition_nothing_is_asked(self):
        play = grievous("""
            A:
              florrum: b2_super_battle_droids +1, ahsoka_tano
        """)
        play.vanquish("ahsoka_tano")
        assert play.pile("A") == ["b2_super_battle_droids"]
        play.done()

    def test_each_is_paid_for(self):
        play = grievous("""
            A:
              ambition: 1
              florrum: b2_super_battle_droids, b2_super_battle_droids, ahsoka_tano
        """)
        play.vanquish("ahsoka_tano", "b2_super_battle_droids")
        play.choose("b2_super_battle_droids")
        assert play.at("A", "florrum") == ["A b2_super_battle_droids 1"]
        assert play.pile("A") == ["b2_super_battle_droids"]
        play.done()

    @pytest.mark.rule("SW-R30")
    def test_not_at_0(self):
        play = grievous("""
            A:
              ambition: 1
              florrum: b2_super_battle_droids -1, magna_guard, mace_windu
        """)
        play.vanquish("mace_windu", "b2_super_battle_droids")
        assert play.second("A") == 1
        assert play.at("A", "florrum") == []
        play.done()


class TestDroidekas:
    @pytest.mark.rule("SW-R28", "SW-R73")
    def test_they_come_for_an_ambition_and_are_used(self):
        play = grievous("""
            A:
              ambition: 1
              florrum: gor, mace_windu
              utapau: droidekas
        """)
        play.vanquish("mace_windu", "gor")
        assert play.at("A", "utapau") == play.at("A", "florrum") == []
        assert play.pile("A") == ["gor", "droidekas"]
        assert play.second("A") == 1  # by Gor
        play.done()

    def test_not_without_ambition(self):
        play = grievous("""
            A:
              florrum: gor, mace_windu
              utapau: droidekas
        """)
        assert not play.can("vanquish")
        play.done()

    def test_they_fight_alone_where_no_ally_is(self):
        play = grievous("""
            A:
              ambition: 1
              florrum: ahsoka_tano
              utapau: droidekas
        """)
        play.vanquish("ahsoka_tano")
        assert play.mark("A") == 2
        assert play.second("A") == 0
        play.done()

    def test_there_already_they_cost_nothing(self):
        play = grievous("""
            A:
              ambition: 1
              florrum: ahsoka_tano, droidekas
        """)
        play.vanquish("ahsoka_tano")
        assert play.second("A") == 1
        play.done()

    @pytest.mark.rule("SW-82", "SW-R73")
    def test_against_a_hero_at_0_they_stay_where_they_came(self):
        play = grievous("""
            A:
              ambition: 1
              florrum: ahsoka_tano -2, gor
              utapau: droidekas
        """)
        play.take(kind="vanquish")
        question = play.table.question
        assert question is not None
        assert [question.describe(n).text for n in range(2)] == [
            "Gor 3 at Florrum", "Droidekas 2 at Utapau, joining for 1 Ambition",
        ]  # fmt: skip
        play.choose("droidekas")
        play.decline()
        assert play.at("A", "florrum") == ["A droidekas 2", "A gor 3"]
        play.done()

    def test_nobody_has_to_call_them(self):
        play = grievous("""
            A:
              ambition: 1
              florrum: ahsoka_tano, gor
              utapau: droidekas
        """)
        play.vanquish("ahsoka_tano", "gor")
        assert play.at("A", "utapau") == ["A droidekas 2"]
        play.done()

    @pytest.mark.rule("SW-R28")
    def test_their_coming_makes_b1_stronger(self):
        """Droidekas 2 and a B1 with 1 as soon as they are there."""
        play = grievous("""
            A:
              ambition: 1
              florrum: plo_koon, b1_battle_droids
              utapau: droidekas
        """)
        play.vanquish("plo_koon", "droidekas")
        assert play.fate_pile("A") == ["plo_koon"]
        play.done()

    def test_with_one_ambition_either_may_come(self):
        play = grievous("""
            A:
              ambition: 1
              florrum: ahsoka_tano
              utapau: droidekas +1
              saleucami: droidekas
        """)
        play.take(kind="vanquish")
        assert play.table.question is not None
        assert [play.table.question.describe(n).text for n in range(2)] == [
            "Droidekas 3 at Utapau, joining for 1 Ambition",
            "Droidekas 2 at Saleucami, joining for 1 Ambition",
        ]
        weaker = next(c for c in play.g.places[play.place("A", "saleucami")])
        play.take(handle=weaker)
        assert play.at("A", "utapau") == ["A droidekas 3"]
        play.done()

    def test_but_not_one_who_leaves_the_others_too_weak(self):
        play = grievous("""
            A:
              ambition: 1
              florrum: plo_koon
              utapau: droidekas +1
              saleucami: droidekas
        """)
        play.vanquish("plo_koon")
        assert play.at("A", "saleucami") == ["A droidekas 2"]
        assert play.at("A", "utapau") == []
        play.done()

    @pytest.mark.rule("SW-R36", "SW-H4")
    def test_moff_gideon_sees_the_ambition_spent(self):
        play = at(
            """
            A:
              ambition: 1
              florrum: ahsoka_tano
              utapau: droidekas
            B:
              hand: experimentation
              tython: dark_troopers
            """,
            villains="general_grievous,moff_gideon",
        )
        play.vanquish("ahsoka_tano")
        assert play.asked == "B condition"
        play.choose("experimentation")
        assert play.at("B", "tython") == ["B dark_troopers 6"]
        play.done()


class TestMagnaGuard:
    @pytest.mark.rule("SW-32", "SW-R64")
    def test_no_hero_leaves_their_location(self):
        play = fated(
            """
            florrum: magna_guard, mace_windu
            utapau: ahsoka_tano
            """,
            "kit_fisto",
            "plo_koon",
            villains="general_grievous",
        )
        play.choose("kit_fisto", "florrum")
        assert play.options() == ["ahsoka_tano", "decline"]
        play.choose("ahsoka_tano", "saleucami")
        assert play.at("A", "saleucami") == ["ahsoka_tano 3"]
        play.done("B")

    def test_heroes_may_come_there(self):
        play = fated(
            """
            florrum: magna_guard
            utapau: ahsoka_tano
            """,
            "kit_fisto",
            "plo_koon",
            villains="general_grievous",
        )
        play.choose("kit_fisto", "utapau", "ahsoka_tano", "florrum")
        play.decline()
        assert play.at("A", "florrum") == ["A magna_guard 4", "ahsoka_tano 3"]
        play.done("B")

    def test_allies_are_free_to_go(self):
        play = fated(
            "florrum: magna_guard, gor", "plo_koon", "retreat", villains="general_grievous"
        )
        play.choose("plo_koon", "florrum", "gor", "utapau", "saleucami")
        assert play.at("A", "florrum") == ["plo_koon 3"]
        play.done("B")


class TestGor:
    def test_played_he_brings_an_ambition(self):
        play = grievous("""
            A:
              credits: 3
              hand: gor
        """)
        play.play("gor", "florrum")
        assert (play.power("A"), play.second("A")) == (0, 1)
        play.done()

    def test_used_he_brings_another(self):
        play = grievous("""
            A:
              florrum: gor, ahsoka_tano
        """)
        play.vanquish("ahsoka_tano")
        assert play.second("A") == 1
        assert play.pile("A") == ["gor"]
        play.done()

    def test_a_bystander_he_brings_nothing(self):
        play = grievous("""
            A:
              florrum: gor, droidekas, ahsoka_tano
        """)
        play.vanquish("ahsoka_tano", "droidekas")
        assert play.second("A") == 0
        play.done()

    @pytest.mark.rule("SW-52")
    def test_maneuvered_he_brings_nothing(self):
        play = grievous("""
            A:
              mover: utapau
              florrum: gor
        """)
        play.maneuver("gor", "utapau")
        assert play.second("A") == 0
        play.done()
