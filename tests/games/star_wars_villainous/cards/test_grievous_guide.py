"""General Grievous's guide: eight Lightsabers."""

from __future__ import annotations

import pytest

from fiendish.games.star_wars_villainous.rules.verbs import remove
from tests.games.star_wars_villainous.playing import at, new

GRIEVOUS = "general_grievous"


@pytest.mark.rule("SW-164", "SW-170")
def test_he_starts_with_none():
    play = new(seats=2, seed=1, first=0, villains=[GRIEVOUS, "darth_vader"])
    assert play.mark("A") == 0
    assert play.view().realms[0].progress == "0 of 8 Lightsabers"


@pytest.mark.rule("SW-164")
def test_a_vanquished_hero_leaves_one():
    play = at(
        """
        A:
          lightsabers: 3
          saleucami: mace_windu, magna_guard
        """,
        villains=GRIEVOUS,
    )
    play.vanquish("mace_windu")
    assert play.mark("A") == 4
    assert play.fate_pile("A") == ["mace_windu"]
    play.done()


@pytest.mark.rule("SW-164")
def test_so_does_one_defeated_by_a_card():
    play = at(
        """
        phase: move
        A:
          deep_space: malevolence
          saleucami: mace_windu, gor, droidekas
        """,
        villains=GRIEVOUS,
    )
    play.move("malevolence")
    play.choose("gor")
    assert play.mark("A") == 1
    play.done()


@pytest.mark.rule("SW-164", "SW-143", "SW-H5")
def test_a_removed_hero_leaves_none():
    """No printed card removes a Hero: the operation itself."""
    play = at("A:\n  saleucami: kit_fisto", villains=GRIEVOUS)
    for _ in remove(play.g, play.handle("kit_fisto")):
        pass
    assert play.mark("A") == 0
    assert play.fate_pile("A") == ["kit_fisto"]


@pytest.mark.rule("SW-164", "SW-R31")
def test_a_vanquished_vehicle_leaves_none():
    play = at(
        """
        A:
          deep_space: soulless_one [the_negotiator]
        """,
        villains=GRIEVOUS,
    )
    play.vanquish("the_negotiator")
    assert play.space("A") == []
    assert play.mark("A") == 0
    play.done()


@pytest.mark.rule("SW-164")
def test_heroes_of_others_leave_him_none():
    play = at("""
        A:
          mover: cloud_city
          mustafar: yoda, boba_fett
        B:
          lightsabers: 7
    """)
    play.vanquish("yoda")
    assert play.mark("B") == 7
    play.done()


@pytest.mark.rule("SW-165", "SW-30")
def test_the_eighth_wins_at_once():
    play = at(
        """
        A:
          lightsabers: 7
          saleucami: mace_windu, magna_guard
        """,
        villains=GRIEVOUS,
    )
    play.vanquish("mace_windu")
    assert play.winner == "A"


@pytest.mark.rule("SW-165")
def test_the_seventh_does_not():
    play = at(
        """
        A:
          lightsabers: 6
          saleucami: mace_windu, magna_guard
        """,
        villains=GRIEVOUS,
    )
    play.vanquish("mace_windu")
    assert play.winner == ""
    play.done()


@pytest.mark.rule("SW-165", "SW-30")
def test_he_may_win_in_the_middle_of_a_defeat():
    """Kit Fisto's own text gives the eighth; the one for the defeat is no longer needed."""
    play = at(
        """
        A:
          lightsabers: 7
          saleucami: kit_fisto, magna_guard
        """,
        villains=GRIEVOUS,
    )
    play.vanquish("kit_fisto")
    assert play.winner == "A"
    assert play.mark("A") == 8
