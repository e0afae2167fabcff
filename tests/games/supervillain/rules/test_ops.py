"""Chapter 5: Minion Ops."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


@pytest.mark.rule("SV-56")
def test_one_ops_may_be_played_in_each_own_turn() -> None:
    play = at(
        """
        A:
          hand: recruitment_drive, mental_restart, plasma_stuffing
          project: flak_belt
        asteroids:
          wormhole: B at A
        minion deck: encore, rest
        domination deck: chronosphere, hypno_tower, force_dome, rest
        """
    )
    play.ops("recruitment_drive")
    assert play.why_not("ops", "mental_restart") == "SV-56"
    assert play.can("mob", "mental_restart", place="flak_belt")  # Mobs are counted apart
    play.next_day()
    play.ops("mental_restart")
    play.choose("flak_belt")
    assert play.why_not("ops", "plasma_stuffing") == "SV-56"
    assert play.minion_pile() == ["recruitment_drive", "mental_restart"]
    play.done()


@pytest.mark.rule("SV-56")
def test_only_hand_cards_can_be_played_as_an_ops() -> None:
    play = at(
        """
        A:
          hand: encore
          project: flak_belt [interns_of_doom]
        B:
          hand: recruitment_drive
        minion pile: slingshot_crew
        """
    )
    for card in ("interns_of_doom", "recruitment_drive", "slingshot_crew"):
        assert not play.can("ops", card)
    play.done()


@pytest.mark.rule("SV-56", "SV-R51")
def test_no_ops_on_another_villains_turn() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
        B:
          hand: interns_of_doom, recruitment_drive
        """
    )
    assert play.table.why_not(1, kind="ops", card="recruitment_drive") is not None
    play.ops("heavy_lifters")
    assert play.asked == "B discard"  # B is asked for a card to discard, and for nothing else
    assert play.why_not("ops", "recruitment_drive") == "SV-R51"
    play.choose("interns_of_doom")
    play.done()


@pytest.mark.rule("SV-57", "SV-133")
def test_the_card_is_shown_and_on_the_pile_before_its_text_is_carried_out() -> None:
    play = at(
        """
        A:
          hand: pickpockets
        B:
          hand: encore
        C:
          hand: night_shift
        """,
        seats=3,
    )
    play.ops("pickpockets")
    assert play.asked == "A victim"
    assert play.minion_pile() == ["pickpockets"]
    assert play.hand("A") == []
    assert any("plays Pickpockets as an Ops" in text for text in play.log("C"))
    play.choose("B")
    assert play.hand("A") == ["encore"]
    play.done()


@pytest.mark.rule("SV-57")
def test_cards_that_an_ops_sends_to_the_pile_lie_above_it() -> None:
    play = at(
        """
        A:
          hand: strike_agitators
        B:
          project: wormhole [encore]
        minion pile: pickpockets
        """
    )
    play.ops("strike_agitators")
    assert play.minion_pile() == ["pickpockets", "strike_agitators", "encore"]
    play.done()


@pytest.mark.rule("SV-58")
def test_a_swift_ops_leaves_the_ordinary_one() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew, recruitment_drive, plasma_stuffing
        """
    )
    play.ops("slingshot_crew")
    play.ops("recruitment_drive")
    assert play.why_not("ops", "plasma_stuffing") == "SV-56"
    play.done()


@pytest.mark.rule("SV-59")
@pytest.mark.parametrize("position", [0, 1, 3])
def test_any_number_of_swift_ops_before_and_after_the_ordinary_one(position: int) -> None:
    play = at(
        """
        A:
          hand: slingshot_crew, slingshot_crew, slingshot_crew, doomsday_delivery, plasma_stuffing
        """
    )
    order = ["slingshot_crew"] * 3
    order.insert(position, "doomsday_delivery")
    for card in order:
        play.ops(card)
    assert play.minion_pile() == order
    assert len(play.asteroids()) == 4
    assert play.why_not("ops", "plasma_stuffing") == "SV-56"
    play.done()


@pytest.mark.rule("SV-58")
def test_swift_lifts_the_limit_and_nothing_else() -> None:
    play = at(
        """
        A:
          hand: flak_jockeys, shift_change
        asteroids:
          wormhole: A at B
        """
    )
    assert play.why_not("ops", "flak_jockeys") == "SV-R10"  # the only Asteroid is A's own
    assert play.why_not("ops", "shift_change") == "SV-R10"
    play.done()
