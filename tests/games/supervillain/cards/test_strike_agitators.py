"""Strike Agitators: destroy a Mob of another Villain, token or not."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


def test_destroys_the_chosen_mob_of_another_villain() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
          project: wormhole [encore]
        B:
          project: chronosphere [heavy_lifters, pickpockets]
        """
    )
    play.ops("strike_agitators")
    assert play.options() == ["heavy_lifters", "pickpockets"]  # the own Mob is safe
    play.choose("pickpockets")
    assert play.mobs("B") == ["heavy_lifters"]
    assert play.mobs("A") == ["encore"]
    assert play.minion_pile() == ["strike_agitators", "pickpockets"]
    play.done()


@pytest.mark.rule("SV-R24")
def test_a_token_does_not_protect() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        B:
          project: chronosphere [flak_jockeys +token]
        """
    )
    play.ops("strike_agitators")
    assert play.mobs("B") == []
    play.done()


@pytest.mark.rule("SV-R10")
def test_not_playable_without_a_mob_of_another_villain() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
          project: wormhole [encore]
        B:
          project: chronosphere
        """
    )
    assert play.why_not("ops", "strike_agitators") == "SV-R10"
    assert play.can("mob", "strike_agitators", place="wormhole")


def test_any_other_villain_can_be_hit() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        B:
          project: chronosphere [encore]
        C:
          project: wormhole [pickpockets]
        """,
        seats=3,
    )
    play.ops("strike_agitators")
    play.choose("pickpockets")
    assert play.mobs("B") == ["encore"]
    assert play.mobs("C") == []
    play.done()
