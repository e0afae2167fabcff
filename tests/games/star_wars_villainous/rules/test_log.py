"""Which rule stands behind a line of the log, and what it names."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import Play, at, fated


def rule_of(play: Play, text: str) -> str:
    return next(line.rule for line in play.table.log(None) if line.text == text)


@pytest.mark.rule("SW-62", "SW-94")
def test_what_a_vanquish_action_costs():
    play = at(
        """
        A:
          mover: nevarro_city
          tython: dark_troopers [beskar], koska_reeves
        """,
        villains="moff_gideon",
    )
    play.vanquish("koska_reeves")
    assert rule_of(play, "A discards Dark Troopers.") == "SW-62"
    assert rule_of(play, "A discards Beskar.") == "SW-94"


@pytest.mark.rule("SW-R32")
def test_what_was_attached_to_a_hero():
    play = at(
        """
        A:
          mover: snokes_throne_room
          jakku: flametroopers +9, finn [skywalker_lightsaber]
        """,
        villains="kylo_ren",
    )
    play.vanquish("finn")
    assert rule_of(play, "Skywalker Lightsaber is discarded.") == "SW-R32"


@pytest.mark.rule("SW-105", "SW-107", "SW-111")
def test_actions_of_the_guide_are_named():
    play = at(
        """
        A:
          mover: dathomir
          ambition: 9
          pile: nightsisters
          briefs: vengeance_against_dooku
        """,
        villains="asajj_ventress",
    )
    play.deed("vengeance_against_dooku", 2)
    assert rule_of(play, "A pays for a task of Vengeance Against Dooku.") == "SW-107"
    done = "A task of Vengeance Against Dooku is done: Pay 4 Ambition by an Ambition action."
    assert rule_of(play, done) == "SW-107"
    play.deed(number=1)
    assert rule_of(play, "A pays for one more Mission.") == "SW-111"
    play.next_turn("B")
    assert not [line for line in play.log() if "guide" in line]


@pytest.mark.rule("SW-105")
def test_a_reset_is_named_before_its_price_is_paid():
    play = at(
        """
        A:
          mover: dathomir
          ambition: 2
          pile: nightsisters
          briefs: vengeance_against_dooku
        """,
        villains="asajj_ventress",
    )
    play.deed("vengeance_against_dooku", 0)
    assert play.log()[:2] == [
        "A buys the Ambition Reset of Vengeance Against Dooku.", "A spends 2 Ambition.",
    ]  # fmt: skip


@pytest.mark.rule("SW-158", "SW-30")
def test_how_vader_has_won():
    play = at("""
        A:
          mover: emperors_throne_room
          ambition: 6
          conflicted: 1
          piece: emperors_throne_room
          emperors_throne_room: emperor_palpatine
    """)
    play.deed()
    assert play.log()[:3] == [
        "A pays for the defeat of Luke Skywalker.", "A spends 6 Ambition.",
        "A fulfils the objective and wins.",
    ]  # fmt: skip


@pytest.mark.rule("SW-65")
def test_the_card_of_a_fate_action_that_is_not_played():
    play = fated("mustafar: boba_fett", "yoda", "r2_d2")
    play.choose("yoda", "mustafar")
    assert rule_of(play, "R2-D2 is discarded.") == "SW-65"
