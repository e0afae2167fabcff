"""What is said at the table: enough to follow the game, and nothing twice the same."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import at


@pytest.mark.rule("SV-137")
def test_everybody_learns_which_facility_encore_was_played_for() -> None:
    play = at(
        """
        A:
          hand: encore
          facility: dna_splitter
          facility: minion_academy
        """
    )
    play.ops("encore")
    play.choose("minion_academy")
    assert play.log("B")[-1] == "A's Minion Academy may be used once more this turn."
    extra = {f.card: f.extra for f in play.view("B").villains[0].facilities}
    assert extra == {"dna_splitter": 0, "minion_academy": 1}
    play.done()


@pytest.mark.rule("SV-R36")
def test_the_launcher_sees_the_card_before_choosing_the_target() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew
        domination deck: wormhole, rest
        """,
        seats=3,
    )
    play.ops("slingshot_crew")
    assert play.log("A")[-1] == "You turn up Wormhole."
    assert play.table.question is not None
    assert play.table.question.text == "Choose the Villain to launch Wormhole at."
    play.choose("C")
    play.done()


def test_the_two_sides_of_a_card_are_told_apart() -> None:
    play = at(
        """
        A:
          project: flak_belt
          facility: flak_belt
          facility: dyson_sweatshop
        asteroids:
          wormhole: B at A
        """
    )
    question = play.table.question
    assert question is not None
    texts = [question.describe(index).text for index in range(len(question.options))]
    assert texts == [
        "Destroy your Project Flak Belt",
        "Destroy your Facility Flak Belt",
        "End the Day",
    ]


def test_an_option_names_its_price() -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets
          facility: star_of_death
        """
    )
    [index] = play.table.question.find(kind="use") if play.table.question else []
    assert play.table.question is not None
    assert play.table.question.describe(index).text == "Use your Facility Star of Death for 2 cards"


@pytest.mark.rule("SV-R32", "SV-124")
def test_both_partners_are_named_as_winners() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: spy_satellite_swarm
          facility: star_of_death
          facility: mirror_moon
        C:
          facility: mirror_moon
          facility: wormhole
        """,
        seats=4,
        mode="team",
    )
    play.mob("heavy_lifters", "spy_satellite_swarm")
    assert play.winners == "AC"
    assert play.log("C")[-1] == "A and you win together with 8 Domination points."


@pytest.mark.rule("SV-115")
def test_the_log_says_so_when_nobody_wins() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew
        domination deck:
        """
    )
    play.ops("slingshot_crew")
    assert play.winners == "-"
    assert play.log()[-2:] == [
        "The galaxy is exhausted: no Domination card is left.",
        "Nobody wins.",
    ]


def test_cards_are_drawn_before_one_hears_that_there_are_no_more() -> None:
    play = at(
        """
        A:
          hand: recruitment_drive
        minion deck:
        """
    )
    play.ops("recruitment_drive")
    assert play.log("A")[-2:] == [
        "You draw Recruitment Drive.",
        "There is no further Minion card to draw.",
    ]
    play.done()


def test_the_victim_of_a_theft_is_named() -> None:
    play = at(
        """
        A:
          hand: body_snatchers
          project: wormhole
        B:
          project: chronosphere [encore]
        """
    )
    play.ops("body_snatchers")
    assert play.log("B")[-1] == "A takes your Encore! and puts it on Wormhole."
    play.done()


def test_equal_cards_are_counted() -> None:
    play = at(
        """
        A:
          hand: encore, encore, pickpockets
        asteroids:
          wormhole: B at A +charged
        """
    )
    play.shoot("wormhole")
    play.choose("encore", "pickpockets")
    assert "You discard 2 Encore! and Pickpockets." in play.log("A")
    play.done()
