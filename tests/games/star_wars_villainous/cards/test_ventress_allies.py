"""Asajj Ventress's Allies."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at


def ventress(text: str) -> Play:
    """A plays Asajj Ventress."""
    return at(text, villains="asajj_ventress")


class TestNightsisters:
    @pytest.mark.rule("SW-84")
    @pytest.mark.parametrize(
        ("where", "strength"),
        [("kamino: mother_talzin", 3), ("kamino: latts_razzi", 2), ("pile: mother_talzin", 2)],
    )
    def test_mother_talzin_makes_them_stronger_from_anywhere_in_the_sector(
        self, where: str, strength: int
    ):
        play = ventress(f"A:\n  dathomir: nightsisters, commando_droids\n  {where}")
        assert play.at("A", "dathomir") == ["A commando_droids 2", f"A nightsisters {strength}"]
        play.done()


class TestCommandoDroids:
    POSITION = """
        A:
          mover: dathomir
          credits: 2
          hand: commando_droids
          dathomir: captain_rex
          level_1313: quinlan_vos, ahsoka_tano
    """

    @pytest.mark.rule("SW-172")
    def test_a_hero_there_may_be_moved_to_an_adjacent_location(self):
        play = ventress(self.POSITION.replace("dathomir: captain_rex", "serenno: captain_rex"))
        play.play("commando_droids", "level_1313")
        assert play.options() == ["ahsoka_tano", "decline", "quinlan_vos"]
        play.choose("ahsoka_tano")
        assert play.options() == ["av_kamino", "av_serenno"]
        play.choose("kamino")
        assert play.at("A", "kamino") == ["ahsoka_tano 3"]
        play.done()

    @pytest.mark.rule("SW-172")
    def test_at_the_end_there_is_one_neighbour_only(self):
        play = ventress("""
            A:
              mover: serenno
              credits: 2
              hand: commando_droids
              kamino: captain_rex
        """)
        play.play("commando_droids", "kamino")
        play.choose("captain_rex")
        assert play.at("A", "level_1313") == ["captain_rex 2"]
        play.done()

    def test_it_may_be_declined(self):
        play = ventress("""
            A:
              mover: serenno
              credits: 2
              hand: commando_droids
              kamino: captain_rex
        """)
        play.play("commando_droids", "kamino")
        play.decline()
        assert play.at("A", "kamino") == ["A commando_droids 2", "captain_rex 2"]
        play.done()

    def test_no_hero_there_nothing_asked(self):
        play = ventress("""
            A:
              mover: serenno
              credits: 2
              hand: commando_droids
              kamino: captain_rex
        """)
        play.play("commando_droids", "level_1313")
        play.done()


class TestKarisAndNaaleth:
    POSITION = """
        A:
          mover: kamino
          ambition: 1
          hand: shadow_infiltration
          kamino: karis_and_naaleth {}, captain_rex, commando_droids
    """

    def test_at_the_movers_location_they_stay(self):
        play = ventress(self.POSITION.format(""))
        play.play("shadow_infiltration")  # or the symbol would be covered
        play.vanquish("captain_rex", "karis_and_naaleth", "commando_droids")
        assert play.at("A", "kamino") == ["A karis_and_naaleth 4"]
        assert play.pile("A") == ["shadow_infiltration", "commando_droids"]
        play.done()

    @pytest.mark.rule("SW-80", "SW-R30")
    def test_at_zero_they_are_removed_all_the_same(self):
        play = ventress(self.POSITION.format("-4"))
        play.play("shadow_infiltration")
        play.vanquish("captain_rex", "karis_and_naaleth")
        assert play.at("A", "kamino") == []
        play.done()

    def test_elsewhere_they_are_discarded(self):
        play = ventress("""
            A:
              mover: serenno
              kamino: karis_and_naaleth, captain_rex
        """)
        play.vanquish("captain_rex")
        assert play.pile("A") == ["karis_and_naaleth"]
        play.done()


class TestSavageOpress:
    def end(self, mover: str, there: str) -> Play:
        play = ventress(f"""
            A:
              mover: {mover}
              kamino: savage_opress, {there}
              dathomir: nightsisters
              deep_space: fanblade_starfighter
        """)
        play.end()
        return play

    @pytest.mark.rule("SW-R70")
    def test_without_the_mover_another_ally_is_removed(self):
        play = self.end("serenno", "latts_razzi, commando_droids, captain_rex")
        assert (play.asked, play.options()) == ("A remove", ["commando_droids", "latts_razzi"])
        play.choose("latts_razzi")
        assert play.pile("A") == ["latts_razzi"]
        assert play.at("A", "kamino") == [
            "A commando_droids 2", "A savage_opress 6", "captain_rex 2",
        ]  # fmt: skip
        assert play.asked == "B move"

    def test_with_the_mover_nobody_is(self):
        play = self.end("kamino", "latts_razzi")
        assert (play.pile("A"), play.asked) == ([], "B move")

    def test_a_mover_aboard_is_not_with_him(self):
        play = self.end("fanblade_starfighter", "latts_razzi")
        assert play.pile("A") == ["latts_razzi"]

    def test_nobody_but_a_hero_with_him(self):
        play = self.end("serenno", "captain_rex")
        assert (play.pile("A"), play.asked) == ([], "B move")


class TestMotherTalzin:
    POSITION = """
        A:
          mover: dathomir
          ambition: {}
          kamino: mother_talzin
          pile: {}
    """

    @pytest.mark.rule("SW-41", "SW-144")
    def test_she_calls_nightsisters_back_to_her(self):
        play = ventress(self.POSITION.format(2, "nightsisters, latts_razzi, nightsisters"))
        play.use("mother_talzin")
        play.use("mother_talzin")
        assert play.at("A", "kamino") == [
            "A mother_talzin 2", "A nightsisters 3", "A nightsisters 3",
        ]  # fmt: skip
        assert (play.pile("A"), play.second("A")) == (["latts_razzi"], 0)
        play.done()

    @pytest.mark.rule("SW-86")
    def test_not_without_any_in_the_pile(self):
        play = ventress(self.POSITION.format(2, "latts_razzi"))
        assert not play.can("use", "mother_talzin")
        play.done()

    def test_not_without_ambition(self):
        play = ventress(self.POSITION.format(0, "nightsisters"))
        assert not play.can("use", "mother_talzin")
        play.done()


class TestLattsRazzi:
    def test_two_credits_when_used(self):
        play = ventress("""
            A:
              mover: serenno
              kamino: latts_razzi, captain_rex
        """)
        play.vanquish("captain_rex")
        assert play.power("A") == 2
        assert play.pile("A") == ["latts_razzi"]
        play.done()

    def test_none_when_others_are_used(self):
        play = ventress("""
            A:
              mover: serenno
              kamino: latts_razzi, captain_rex, savage_opress
        """)
        play.vanquish("captain_rex", "savage_opress")
        assert play.power("A") == 0
        play.done()
