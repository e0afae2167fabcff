"""Darth Vader's guide: Luke's tile and the last step."""

from __future__ import annotations

import pytest

from tests.games.star_wars_villainous.playing import at, new

READY = """
    A:
      mover: emperors_throne_room
      piece: emperors_throne_room
      conflicted: {side}
      ambition: {ambition}
      emperors_throne_room: {who}
"""


@pytest.mark.rule("SW-156")
def test_luke_starts_focused_at_the_death_star_and_covers_nothing():
    play = new(seats=2, seed=1, first=0, villains=["darth_vader", "general_grievous"])
    assert play.mark("A") == 0
    assert "luke_skywalker_tile 0" in play.at("A", "death_star")
    play.move("death_star")
    assert play.can("fate")


@pytest.mark.rule("SW-157")
@pytest.mark.parametrize(("side", "strength"), [(0, 5), (1, 4)])
def test_heroes_beside_luke_are_stronger_while_he_is_focused(side: int, strength: int):
    play = at(f"""
        A:
          conflicted: {side}
          death_star: han_solo
          cloud_city: chewbacca
    """)
    assert play.strength("han_solo") == strength
    assert play.strength("chewbacca") == 5
    play.done()


@pytest.mark.rule("SW-158")
def test_six_ambition_win_before_the_emperor():
    play = at(READY.format(side=1, ambition=6, who="emperor_palpatine"))
    play.deed()
    assert play.winner == "A"


@pytest.mark.rule("SW-158")
@pytest.mark.parametrize(
    ("side", "ambition", "who"),
    [(0, 6, "emperor_palpatine"), (1, 5, "emperor_palpatine"), (1, 6, "stormtroopers")],
)
def test_nothing_may_be_missing(side: int, ambition: int, who: str):
    play = at(READY.format(side=side, ambition=ambition, who=who))
    assert not play.can("deed")
    play.done()
