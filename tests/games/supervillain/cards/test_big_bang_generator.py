"""Big Bang Generator: two Asteroids when complete; blow it up to charge all own Asteroids."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at


def finish(extra: str = "", seats: int = 2, mode: str = "basic") -> Play:
    """A's last Mob brings the Generator to exactly 1300."""
    text = "domination deck: wormhole, force_dome, rest" if "domination deck" not in extra else ""
    play = at(
        f"{text}\n{extra}\nA:\n  hand: blueprint_arson\n"
        "  project: big_bang_generator [heavy_lifters]\n",
        seats=seats,
        mode=mode,
    )
    play.mob("blueprint_arson", "big_bang_generator")
    return play


# -- Project: two launches when complete --------------------------------------------------------


@pytest.mark.rule("SV-61", "SV-79", "SV-77")
def test_completion_launches_two_uncharged_asteroids() -> None:
    play = finish("B:\n  project: chronosphere [encore]")
    assert play.asteroids() == ["wormhole A>B", "force_dome A>B"]
    assert play.facilities("A") == ["big_bang_generator"]
    assert play.projects("A") == []  # nothing was kept
    assert play.mobs("B") == ["encore"]
    assert play.points("A") == 2
    play.done()


@pytest.mark.rule("SV-49")
def test_twelve_hundred_launch_nothing() -> None:
    play = at(
        """
        A:
          hand: pickpockets
          project: big_bang_generator [heavy_lifters]
        """
    )
    play.mob("pickpockets", "big_bang_generator")
    assert play.asteroids() == []
    assert play.projects("A") == ["big_bang_generator"]
    play.done()


@pytest.mark.rule("SV-54", "SV-R36", "SV-76")
def test_each_asteroid_gets_its_own_target_while_the_card_is_still_a_project() -> None:
    play = finish(seats=3)
    assert play.asked == "A target"
    assert play.options() == ["B", "C"]
    assert play.asteroids() == []
    assert play.projects("A") == ["big_bang_generator"]
    assert play.points("A") == 0
    play.choose("C")
    assert play.asteroids() == ["wormhole A>C"]
    assert play.points("A") == 0
    play.choose("B")
    assert play.asteroids() == ["wormhole A>C", "force_dome A>B"]
    assert play.points("A") == 2
    play.done()


def test_both_may_go_the_same_way() -> None:
    play = finish(seats=3)
    play.choose("C", "C")
    assert play.asteroids() == ["wormhole A>C", "force_dome A>C"]
    play.done()


@pytest.mark.rule("SV-125")
def test_neither_may_go_at_the_partner() -> None:
    play = finish(seats=4, mode="team")
    assert play.options() == ["B", "D"]
    play.choose("B")
    assert play.options() == ["B", "D"]
    play.choose("D")
    assert play.asteroids() == ["wormhole A>B", "force_dome A>D"]
    play.done()


@pytest.mark.rule("SV-R12", "SV-34", "SV-H9")
def test_completed_on_anothers_turn_its_owner_launches() -> None:
    play = at(
        """
        domination deck: wormhole, force_dome, flak_belt, rest
        minion deck: encore, night_shift, cloning_vat, rest
        A:
          hand: shift_change
          project: mirror_moon [heavy_lifters]
        B:
          project: big_bang_generator [blueprint_arson, pickpockets]
        C:
        """,
        seats=3,
    )
    play.ops("shift_change")
    play.choose("heavy_lifters", "pickpockets")
    assert play.asked == "B target"
    assert play.options() == ["A", "C"]
    play.choose("A", "C")
    assert play.asteroids() == ["wormhole B>A", "force_dome B>C"]
    play.done()
    play.end_day()  # they hit as soon as B's turn begins
    play.choose("wormhole")
    assert play.mobs("A") == []
    play.keep()
    assert play.asteroids() == []
    assert play.hand("B") == ["cloning_vat", "encore", "night_shift"]
    play.done("B")


@pytest.mark.rule("SV-118", "SV-R8")
def test_the_pile_is_shuffled_for_the_second_launch() -> None:
    play = finish("domination deck: wormhole\ndomination pile: force_dome")
    assert play.asteroids() == ["wormhole A>B", "force_dome A>B"]
    assert play.domination_pile() == []
    play.done()


@pytest.mark.rule("SV-114", "SV-54", "SV-R8", "SV-R21", "SV-H5")
def test_running_out_of_cards_ends_the_game_before_its_points_count() -> None:
    play = finish("domination deck: wormhole\nB:\n  facility: force_dome")
    assert play.winners == "B"
    assert play.asteroids() == ["wormhole A>B"]  # the first one stays where it is
    assert play.points("A") == 0


@pytest.mark.rule("SV-15", "SV-61")
def test_the_project_cannot_be_blown_up() -> None:
    play = at(
        """
        A:
          project: big_bang_generator
        asteroids:
          wormhole: A at B
        """
    )
    assert play.why_not("use", "big_bang_generator") == "SV-61"


# -- Facility: destroy this, charge all own Asteroids -------------------------------------------


@pytest.mark.rule("SV-68", "SV-80", "SV-110", "SV-16")
def test_blowing_it_up_charges_every_own_asteroid_and_no_other() -> None:
    play = at(
        """
        A:
          facility: big_bang_generator
          facility: wormhole
        asteroids:
          flak_belt: A at B
          chronosphere: B at A
          mirror_moon: A at C +charged
          force_dome: A at C
          hypno_tower: C at B
        """,
        seats=3,
    )
    play.use("big_bang_generator")
    assert play.asteroids() == [
        "flak_belt A>B!",
        "chronosphere B>A",
        "mirror_moon A>C!",
        "force_dome A>C!",
        "hypno_tower C>B",
    ]
    assert play.facilities("A") == ["wormhole"]
    assert play.points("A") == 1
    assert play.domination_pile() == ["big_bang_generator"]
    play.done()


@pytest.mark.rule("SV-R10")
@pytest.mark.parametrize("flight", ["A at B +charged", "B at A"])
def test_not_usable_without_an_uncharged_asteroid_of_ones_own(flight: str) -> None:
    play = at(f"A:\n  facility: big_bang_generator\nasteroids:\n  wormhole: {flight}")
    assert play.why_not("use", "big_bang_generator") == "SV-R10"


@pytest.mark.rule("SV-126")
def test_the_partners_asteroid_is_not_ones_own() -> None:
    play = at(
        """
        A:
          facility: big_bang_generator
        asteroids:
          wormhole: C at B
          force_dome: A at D
        """,
        seats=4,
        mode="team",
    )
    play.use("big_bang_generator")
    assert play.asteroids() == ["wormhole C>B", "force_dome A>D!"]
    play.done()


@pytest.mark.rule("SV-66", "SV-68")
def test_it_can_be_blown_up_in_the_turn_it_was_completed() -> None:
    play = finish()
    play.use("big_bang_generator")
    assert play.asteroids() == ["wormhole A>B!", "force_dome A>B!"]
    assert play.points("A") == 0
    play.done()


@pytest.mark.rule("SV-69", "SV-H20")
def test_its_destruction_is_one_like_any_other() -> None:
    play = at(
        """
        minion deck: encore, night_shift, rest
        A:
          facility: big_bang_generator
        B:
          facility: ministry_of_malice
        asteroids:
          wormhole: A at B
        """
    )
    play.use("big_bang_generator")
    assert play.hand("B") == ["encore", "night_shift"]
    assert play.asteroids() == ["wormhole A>B!"]
    play.done()
