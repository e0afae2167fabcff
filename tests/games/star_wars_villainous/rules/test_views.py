"""What a reader sees besides the cards: an attack under way, conditions of objectives, tokens."""

from __future__ import annotations

from tests.games.star_wars_villainous.playing import at


def test_all_see_against_whom_and_who_is_named():
    play = at("""
        A:
          mover: cloud_city
          mustafar: leia_organa, stormtroopers, boba_fett, admiral_piett
    """)
    assert play.view("A").attack is None
    play.take(kind="vanquish", card="dv_leia_organa")
    play.choose("stormtroopers")
    attack = play.view("A").attack
    assert attack is not None
    assert (attack.card, attack.needed, attack.least) == ("dv_leia_organa", 3, 1)
    assert (len(attack.used), attack.strength) == (1, 2)
    assert play.view("B").attack == play.view(None).attack == attack
    play.choose("boba_fett")
    play.decline()
    assert play.view("A").attack is None
    play.done()


def test_an_objective_with_several_conditions_says_which_are_met():
    play = at("""
        A:
          ambition: 4
          conflicted: 1
          mover: emperors_throne_room
          emperors_throne_room: emperor_palpatine
    """)
    for reader in ("A", "B", None):
        space = play.view(reader).spaces[0]
        assert [step.met for step in space.steps] == [True, False, True, True, False]
        assert space.steps[-1].text == "6 Ambition (now 4)"
        assert space.kept == {"conflicted": 1}
    play.done()
