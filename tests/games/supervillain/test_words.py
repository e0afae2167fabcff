"""What is said at the table: enough to follow the game, and nothing twice the same."""

from __future__ import annotations

import pytest

from tests.games.supervillain.playing import Play, at


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
    assert play.log("B")[-1] == "A takes your Encore!, now on Wormhole."
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
    assert "You discard 2 × Encore! and Pickpockets." in play.log("A")
    play.done()


def _rules(play: Play, kind: str) -> list[tuple[str, str]]:
    return [(line.text, line.rule) for line in play.table.log(0) if line.kind == kind]


@pytest.mark.rule("SV-69", "SV-70", "SV-71")
def test_a_triggered_ability_is_told_by_its_rule_and_only_if_it_can_do_something() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: dna_splitter
          facility: wormhole
          facility: transgalactic_bank
        """
    )
    play.mob("heavy_lifters", "dna_splitter")  # the last Project, and no small card in the pile
    play.choose("wormhole")
    assert _rules(play, "trigger") == [
        ("Your Wormhole finds nothing to do.", "SV-71"),
        ("Your Transgalactic Bank takes effect.", "SV-69"),
    ]
    play.done()


@pytest.mark.rule("SV-68", "SV-70", "SV-71")
@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("", ("Your Spy Satellite Swarm finds nothing to do.", "SV-71")),
        ("hand: encore", ("Your Spy Satellite Swarm takes effect.", "SV-70")),
    ],
)
def test_the_end_of_a_facility_is_told_by_its_rule(hand: str, told: tuple[str, str]) -> None:
    play = at(
        f"""
        active: B
        A:
          facility: spy_satellite_swarm
        B:
          {hand}
          facility: planet_buster
        """
    )
    play.use("planet_buster")
    assert _rules(play, "use") == [("B destroys Planet Buster to use it.", "SV-68")]
    assert _rules(play, "trigger") == [told]
    play.done("B")


@pytest.mark.rule("SV-21")
def test_names_in_the_plural_read_well() -> None:
    play = at(
        """
        A:
          hand: strike_agitators, shield_polishers
          project: wormhole [interns_of_doom]
        B:
          project: chronosphere [heavy_lifters]
        """
    )
    play.ops("strike_agitators")
    assert play.log("B")[-1] == "Destroyed: your Heavy Lifters."
    play.ops("shield_polishers")
    assert play.log("A")[-1] == "An Asteroid-proof token for your Interns of Doom."
    play.done()


@pytest.mark.rule("SV-R46")
def test_a_victory_that_the_emitter_prevents_is_told_once() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters, recruitment_drive
          project: dna_splitter
          facility: senate_in_chains
          facility: senate_in_chains
        B:
          facility: bad_luck_emitter
        asteroids:
          wormhole: B at A +charged
        """
    )
    play.mob("heavy_lifters", "dna_splitter")
    told = "Bad Luck Emitter keeps you from winning with 5 Domination points."
    assert _rules(play, "prevented") == [(told, "SV-R46")]
    play.ops("recruitment_drive")
    assert len(_rules(play, "prevented")) == 1
    play.done()


@pytest.mark.rule("SV-127", "SV-R46")
def test_a_victory_of_a_team_that_the_emitter_prevents_is_told() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: dna_splitter
          facility: senate_in_chains
          facility: senate_in_chains
          facility: mirror_moon
        B:
          facility: bad_luck_emitter
        C:
          facility: wormhole
        asteroids:
          chronosphere: B at C +charged
        """,
        seats=4,
        mode="team",
    )
    play.mob("heavy_lifters", "dna_splitter")
    told = "Bad Luck Emitter keeps you from winning with 8 Domination points."
    assert _rules(play, "prevented") == [(told, "SV-R46")]
    play.done()


@pytest.mark.rule("SV-115", "SV-R22")
def test_a_leader_whom_the_emitter_prevents_from_winning_an_exhausted_galaxy_is_told() -> None:
    play = at(
        """
        A:
          hand: slingshot_crew
          facility: senate_in_chains
        B:
          facility: bad_luck_emitter
        asteroids:
          wormhole: B at A +charged
        domination deck:
        """
    )
    play.ops("slingshot_crew")
    assert play.winners == "-"
    told = "Bad Luck Emitter keeps you from winning with 2 Domination points."
    assert _rules(play, "prevented") == [(told, "SV-R46")]


@pytest.mark.rule("SV-113", "SV-121", "SV-122", "SV-124")
@pytest.mark.parametrize(
    ("mode", "goal", "rule"),
    [
        ("basic", 5, "SV-113"),
        ("blitz", 4, "SV-121"),
        ("slow", 7, "SV-122"),
        ("team", 8, "SV-124"),
    ],
)
def test_a_victory_cites_the_rule_of_its_mode(mode: str, goal: int, rule: str) -> None:
    ones = [
        "wormhole",
        "wormhole",
        "chronosphere",
        "minion_academy",
        "asteroid_foundry",
        "force_dome",
    ]
    have = "\n".join(
        f"          facility: {card}" for card in ["senate_in_chains", *ones][: goal - 2]
    )
    play = at(
        f"""
        A:
          hand: heavy_lifters
          project: dna_splitter
{have}
        """,
        seats=4,
        mode=mode,
    )
    play.mob("heavy_lifters", "dna_splitter")
    assert play.table.result is not None
    assert play.table.result.rule == rule
    assert play.table.log(None)[-1].rule == rule


@pytest.mark.rule("SV-130")
def test_nobody_takes_back_a_move_after_the_end() -> None:
    play = at(
        """
        A:
          hand: heavy_lifters
          project: dna_splitter
          facility: senate_in_chains
          facility: senate_in_chains
        """
    )
    play.mob("heavy_lifters", "dna_splitter")
    assert play.winners
    for seat in (0, 1):
        reason = play.table.why_not_undo(seat)
        assert reason is not None
        assert (reason.rule, reason.text) == ("SV-130", "the game is over")
