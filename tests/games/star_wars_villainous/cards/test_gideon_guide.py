"""Moff Gideon's guide: Grogu, the laboratory, symbols that cards give."""

from __future__ import annotations

import pytest

import fiendish
from fiendish.games.villainous.rules.changes import lift, put
from tests.games.star_wars_villainous.playing import Play, at, fated

GIDEON = "moff_gideon"


def gideon(text: str) -> Play:
    return at(text, villains=GIDEON)


class TestGrogu:
    @pytest.mark.rule("SW-166", "SW-114")
    def test_on_the_hero_side_he_covers_symbols(self):
        play = gideon("A:\n  mover: nevarro_city\n  nevarro_city: grogu")
        assert play.why_not("collect") == "SW-27"
        play.done()

    @pytest.mark.rule("SW-166", "SW-R58")
    def test_on_the_villain_side_he_does_not(self):
        play = gideon("A:\n  mover: nevarro_city\n  nevarro_city: captured_grogu")
        play.collect()
        here = play.view().realms[0].locations[0]
        assert [card.card for card in here.below] == ["mg_captured_grogu"]
        assert here.above == []
        play.done()

    @pytest.mark.rule("SW-166")
    @pytest.mark.parametrize("side", ["grogu", "captured_grogu"])
    def test_nobody_vanquishes_him(self, side: str):
        play = gideon(f"A:\n  nevarro_city: {side}, dark_troopers")
        assert not play.can("vanquish")
        play.done()

    @pytest.mark.rule("SW-166", "SW-R58", "SW-50")
    def test_captured_he_can_be_maneuvered(self):
        play = gideon("A:\n  mover: old_imperial_base\n  tython: captured_grogu")
        play.maneuver("captured_grogu", "the_bridge")
        assert play.at("A", "the_bridge") == ["captured_grogu"]
        play.done()

    @pytest.mark.rule("SW-50")
    def test_free_he_cannot(self):
        play = gideon("A:\n  mover: old_imperial_base\n  tython: grogu")
        assert not play.can("maneuver")
        play.done()

    @pytest.mark.rule("SW-R58")
    def test_captured_he_is_no_hero_for_other_cards(self):
        play = fated(
            "tython: captured_grogu, koska_reeves",
            "i_am_programmed_to_protect",
            "the_bounty",
            villains=GIDEON,
        )
        play.choose("i_am_programmed_to_protect")
        assert play.g.plus[play.handle("captured_grogu")] == 0
        assert play.strength("koska_reeves") == 3
        play.done("B")

    @pytest.mark.rule("SW-166")
    def test_a_position_file_keeps_his_side(self):
        play = gideon("A:\n  tython: captured_grogu, dark_troopers")
        again = Play(fiendish.Position.parse(play.table.position()).table(seed=3))
        assert again.at("A", "tython") == ["A dark_troopers 5", "captured_grogu"]
        again.done()

    @pytest.mark.rule("SW-166")
    def test_captured_he_is_nowhere_but_at_a_location(self):
        play = gideon("A:\n  tython: captured_grogu\n  fate pile: the_jedi")
        assert play.table.game.broken_invariants(play.g) == []
        jedi, child = play.g.fate_piles[0][0], play.handle("captured_grogu")
        play.g.identity[jedi], play.g.identity[child] = (
            play.g.identity[child],
            play.g.identity[jedi],
        )
        assert play.table.game.broken_invariants(play.g) == [
            "somebody is captured without being at a location (SW-166)"
        ]

    def test_there_is_only_one_of_him(self):
        with pytest.raises(fiendish.BadPosition, match="only 1 copy of grogu"):
            gideon("A:\n  tython: captured_grogu, grogu")

    def test_captured_he_is_in_no_pile(self):
        with pytest.raises(fiendish.BadPosition, match="not a card of this deck"):
            gideon("A:\n  fate pile: captured_grogu")


class TestRevealed:
    @pytest.mark.rule("SW-167", "SW-H9")
    def test_he_has_to_be_played_beside_another_hero(self):
        play = fated(
            "tython: koska_reeves\nthe_bridge: fennec_shand",
            "the_jedi",
            "grogu",
            villains=GIDEON,
        )
        assert play.options() == ["mg_the_bridge", "mg_tython"]
        play.choose("the_bridge")
        assert play.at("A", "the_bridge") == ["fennec_shand 3", "grogu 0"]
        assert play.fate_pile("A") == ["the_jedi"]
        play.done("B")

    @pytest.mark.rule("SW-167", "SW-H9")
    def test_without_another_hero_both_are_discarded(self):
        play = fated("tython: dark_troopers", "the_jedi", "grogu", villains=GIDEON)
        assert sorted(play.fate_pile("A")) == ["grogu", "the_jedi"]
        assert play.at("A", "tython") == ["A dark_troopers 5"]
        play.done("B")

    @pytest.mark.rule("SW-167", "SW-R61", "SW-H9")
    def test_by_an_own_card_he_goes_anywhere(self):
        play = gideon("""
            A:
              ambition: 1
              hand: you_have_something_i_want
              fate deck: the_jedi, grogu, rest
        """)
        play.play("you_have_something_i_want")
        assert len(play.options()) == 4
        play.choose("tython")
        assert play.at("A", "tython") == ["grogu 0"]
        play.done()


READY = """
    A:
      mover: {mover}
      ambition: {ambition}
      old_imperial_base: laboratory_samples, {there}
      tython: {elsewhere}
"""


class TestObjective:
    @pytest.mark.rule("SW-168")
    def test_all_together_win(self):
        play = gideon(
            READY.format(
                mover="old_imperial_base", ambition=5, there="captured_grogu, doctor_pershing",
                elsewhere="",
            )
        )  # fmt: skip
        play.use("laboratory_samples")
        assert play.winner == "A"

    @pytest.mark.rule("SW-168")
    def test_at_any_location(self):
        play = gideon("""
            A:
              ambition: 5
              nevarro_city: laboratory_samples, captured_grogu, doctor_pershing
        """)
        play.use("laboratory_samples")
        assert play.winner == "A"

    @pytest.mark.rule("SW-168")
    @pytest.mark.parametrize(
        ("mover", "ambition", "there", "elsewhere"),
        [
            ("nevarro_city", 5, "captured_grogu, doctor_pershing", ""),
            ("old_imperial_base", 4, "captured_grogu, doctor_pershing", ""),
            ("old_imperial_base", 5, "grogu, doctor_pershing", ""),
            ("old_imperial_base", 5, "doctor_pershing", "captured_grogu"),
            ("old_imperial_base", 5, "captured_grogu", "doctor_pershing"),
            ("old_imperial_base", 5, "captured_grogu, stormtroopers", ""),
        ],
    )
    def test_nothing_may_be_missing(self, mover: str, ambition: int, there: str, elsewhere: str):
        play = gideon(
            READY.format(mover=mover, ambition=ambition, there=there, elsewhere=elsewhere)
        )
        assert not play.can("use", "laboratory_samples")
        play.done()

    @pytest.mark.rule("SW-168", "SW-13")
    def test_its_conditions_are_shown_one_by_one(self):
        play = gideon(
            READY.format(
                mover="old_imperial_base", ambition=4, there="captured_grogu",
                elsewhere="doctor_pershing",
            )
        )  # fmt: skip
        assert [(step.text, step.met) for step in play.view().spaces[0].steps] == [
            ("The Samples are in play", True),
            ("The Child is captured there", True),
            ("Pershing is there", False),
            ("The mover is there", True),
            ("5 Ambition (now 4)", False),
        ]

    def test_progress_says_where_grogu_is(self):
        free = gideon("A:\n  ambition: 2\n  tython: grogu")
        assert free.view().realms[0].progress == "Grogu free at Tython, 2 of 5 Ambition"
        caught = gideon("A:\n  tython: captured_grogu")
        assert caught.view().realms[0].progress == "Grogu captured at Tython, 0 of 5 Ambition"
        rich = gideon("A:\n  ambition: 7\n  tython: grogu")
        assert rich.view().realms[0].progress == "Grogu free at Tython, 5 of 5 Ambition"
        hidden = gideon("A:\n  ambition: 1")
        assert hidden.view().realms[0].progress == "nobody captured, 1 of 5 Ambition"

    def test_each_step_brings_him_nearer(self):
        steps = [
            "A:\n  tython: stormtroopers",
            "A:\n  tython: grogu",
            "A:\n  tython: captured_grogu",
            "A:\n  tython: captured_grogu\n  the_bridge: laboratory_samples",
            "A:\n  tython: captured_grogu, laboratory_samples",
            "A:\n  tython: captured_grogu, laboratory_samples, doctor_pershing",
            "A:\n  ambition: 5\n  tython: captured_grogu, laboratory_samples, doctor_pershing",
            "A:\n  ambition: 5\n  mover: tython\n"
            "  tython: captured_grogu, laboratory_samples, doctor_pershing",
        ]
        near = [gideon(step).view().realms[0].nearness for step in steps]
        assert near == sorted(near)
        assert len({*near}) == len(near)
        assert near[-1] == pytest.approx(1)


class TestAddedSymbols:
    @pytest.mark.rule("SW-169", "SW-R60")
    @pytest.mark.parametrize("card", ["the_client", "laboratory_samples"])
    def test_a_location_has_one_more_ambition_action(self, card: str):
        play = gideon(f"""
            A:
              mover: tython
              tython: {card}, koska_reeves
              hand: me_and_the_kid_will_survive, me_and_the_kid_will_survive
              ambition: 4
        """)
        kinds = [symbol.kind for symbol in play.view().realms[0].locations[2].bottom]
        assert kinds == ["discard", "gain", "ambition"]
        play.play("me_and_the_kid_will_survive")  # though Koska Reeves is there
        assert not play.can("play")
        assert play.why_not("play", "me_and_the_kid_will_survive") == "SW-22"
        play.done()

    @pytest.mark.rule("SW-169")
    def test_not_elsewhere(self):
        play = gideon("""
            A:
              mover: tython
              the_bridge: the_client, koska_reeves
              hand: me_and_the_kid_will_survive
              ambition: 2
        """)
        assert play.why_not("play", "me_and_the_kid_will_survive") == "SW-21"
        play.done()

    @pytest.mark.rule("SW-R60", "SW-22")
    def test_each_card_gives_one_and_a_used_one_stays_used(self):
        """The Client goes with his own symbol; that of the Samples is as it was."""
        play = gideon("""
            A:
              mover: tython
              tython: the_client, laboratory_samples, death_troopers
              the_bridge: koska_reeves
              hand: me_and_the_kid_will_survive
              ambition: 2
            used: 6
        """)
        spent = [symbol.used for symbol in play.view().realms[0].locations[2].bottom]
        assert spent == [False, False, False, True]
        play.play("me_and_the_kid_will_survive")
        assert not play.can("use")
        play.done()

    @pytest.mark.rule("SW-R60", "SW-R6")
    def test_the_symbol_left_is_not_the_one_used(self):
        """The Client's symbol is used, then he goes: the Samples' is free, and so is the top row."""
        play = gideon("""
            A:
              mover: nevarro_city
              nevarro_city: the_client, laboratory_samples, dark_troopers, koska_reeves
              tython: death_troopers
        """)
        play.use("death_troopers")
        play.choose("the_bridge")
        play.vanquish("koska_reeves", "the_client")
        assert sorted(play.pile("A")) == ["dark_troopers", "the_client"]
        for place in ("tython", "the_bridge"):
            play.use("death_troopers")
            play.choose(place)
        assert not play.can("use")
        play.done()

    @pytest.mark.rule("SW-R60", "SW-22")
    @pytest.mark.parametrize("card", ["the_client", "laboratory_samples"])
    def test_the_symbol_that_leaves_is_the_one_that_was_used(self, card: str):
        """An Ambition action, then the card is Maneuvered away: the printed symbol is free."""
        play = gideon(f"""
            A:
              mover: old_imperial_base
              old_imperial_base: {card}
              tython: death_troopers
        """)
        play.use("death_troopers")
        play.choose("the_bridge")
        play.maneuver(card, "nevarro_city")
        play.use("death_troopers")
        play.choose("tython")
        assert not play.can("use")
        play.done()

    @pytest.mark.rule("SW-R60", "SW-21", "SW-22")
    @pytest.mark.parametrize("card", ["the_client", "laboratory_samples"])
    def test_of_three_symbols_two_are_left_whichever_card_leaves(self, card: str):
        play = gideon("""
            A:
              mover: old_imperial_base
              old_imperial_base: the_client, laboratory_samples
              tython: death_troopers
        """)
        play.use("death_troopers")
        play.choose("the_bridge")
        assert self.free(play) == 2
        play.maneuver(card, "nevarro_city")
        assert self.free(play) == 2
        for place in ("tython", "the_bridge"):
            play.use("death_troopers")
            play.choose(place)
        assert self.free(play) == 0
        assert not play.can("use")
        play.done()

    @pytest.mark.rule("SW-R60", "SW-22")
    def test_a_symbol_that_came_after_the_use_was_not_the_one_used(self):
        """The Samples' symbol is used while Koska Reeves covers the printed one. Then The Client comes
        and goes: the printed one is free, that of the Samples is not."""
        play = gideon("""
            A:
              mover: nevarro_city
              nevarro_city: laboratory_samples, dark_troopers, koska_reeves
              tython: death_troopers
              hand: the_client
              credits: 1
        """)
        play.use("death_troopers")
        play.choose("the_bridge")
        assert self.free(play) == 0
        play.play("the_client", "nevarro_city")
        assert self.free(play) == 1
        play.vanquish("koska_reeves", "the_client")
        assert "the_client" in play.pile("A")
        assert self.free(play) == 1
        play.done()

    @pytest.mark.rule("SW-R60", "SW-27")
    def test_a_symbol_that_is_covered_is_the_one_that_was_used(self):
        play = gideon("""
            A:
              mover: the_bridge
              the_bridge: the_client
              tython: death_troopers
              hand: you_have_something_i_want
              ambition: 1
              fate deck: koska_reeves, rest
        """)
        assert self.free(play) == 2
        play.play("you_have_something_i_want")
        play.choose("the_bridge")
        assert self.free(play) == 1
        play.use("death_troopers")
        play.choose("nevarro_city")
        assert self.free(play) == 0
        play.done()

    @pytest.mark.rule("SW-R60", "SW-R6")
    def test_a_symbol_that_comes_back_was_used(self):
        """Two symbols and two actions: none is left when The Client has been away in between."""
        play = gideon("""
            A:
              mover: old_imperial_base
              old_imperial_base: the_client
              tython: death_troopers
        """)
        play.use("death_troopers")
        play.choose("the_bridge")
        play.maneuver("the_client", "tython")
        play.use("death_troopers")
        play.choose("nevarro_city")
        client = play.g.places[play.place("A", "tython")][0]
        lift(play.g, client)
        put(play.g, client, play.place("A", "old_imperial_base"))
        assert self.free(play) == 0

    @staticmethod
    def free(play: Play) -> int:
        """How many Ambition symbols can be used where the mover is."""
        here = next(place for place in play.view().realms[0].locations if place.mover)
        symbols = [one for one in here.top + here.bottom if one.kind == "ambition"]
        return sum(not one.used and not one.covered for one in symbols)
