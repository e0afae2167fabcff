"""Position files: what is refused and why, and that a table survives being written and read."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

import fiendish
from tests.games.positions import (
    cut_short,
    drawn_by_the_seed,
    read_or_refused,
    refused,
    stays_the_same,
    written_and_read,
)
from tests.games.star_wars_villainous.playing import Play

HEAD = """\
game: star_wars_villainous
seats: 2
villains: darth_vader,asajj_ventress
"""

VALID = """\
game: star_wars_villainous
seats: 3
strict_supply: yes
active: B       # whose turn it is
phase: act
turn: 12
used: 1, 3
decisions: 5

A:
  villain: darth_vader
  mover: portrait
  credits: 3
  ambition: 2
  conflicted: 1
  piece: dv_cloud_city
  hand: stormtroopers +seen, 2 random
  mustafar: boba_fett -2, yoda +1, death_star_plans
  deep_space: executor [x_wing_starfighter], millennium_falcon [han_solo]
  restrictions: more_powerful_than_you_can_imagine
  deck: admiral_piett, rest
  pile: force_choke, it_is_your_destiny
  fate deck: leia_organa, rest
  fate pile: r2_d2
B:
  villain: asajj_ventress
  mover: fanblade_starfighter
  deep_space: fanblade_starfighter [tracking_beacon]
  kamino: nightsisters [bounty_puck]
  briefs: kidnap_the_huttlet +fate-an-opponent +reset, assault_on_kamino -board-a-vehicle
  completed: hunt_the_brothers
  missions: cargo_on_the_subtram, rest
C:
  villain: moff_gideon
  mover: tython
  tython: captured_grogu, dark_troopers [darksaber]
  deck: beskar, beskar
"""


def test_the_valid_file_means_what_it_says() -> None:
    play = Play(fiendish.Position.parse(VALID).table(seed=1))
    g = play.g
    assert (g.active, g.turn, g.decisions, play.asked) == (1, 12, 5, "B act")
    assert (g.mover[0], g.mover[2], g.strict_supply) == (-1, 2, 1)
    assert (play.power("A"), play.second("A"), play.mark("A")) == (3, 2, 1)
    assert len(play.hand("A")) == 3
    assert play.at("A", "mustafar") == ["A boba_fett 2", "death_star_plans", "yoda 4"]
    assert play.at("A", "cloud_city") == ["luke_skywalker_tile 0"]
    assert play.space("A") == ["executor < x_wing_starfighter", "millennium_falcon"]
    assert [play.name(card) for card in g.held] == ["han_solo"]
    assert play.restrictions("A") == ["more_powerful_than_you_can_imagine"]
    assert (play.deck("A", 1), play.pile("A")) == (
        ["admiral_piett"], ["force_choke", "it_is_your_destiny"],
    )  # fmt: skip
    assert (play.fate_deck("A", 1), play.fate_pile("A")) == (["leia_organa"], ["r2_d2"])
    assert play.at("B", "kamino") == ["B nightsisters 2 [bounty_puck]"]
    assert play.briefs() == {"kidnap_the_huttlet": ["fate-an-opponent"], "assault_on_kamino": []}
    assert [play.name(card) for card in g.completed] == ["hunt_the_brothers"]
    assert play.name(g.missions[-1]) == "cargo_on_the_subtram"
    assert len(g.missions) == 3
    assert play.at("C", "tython") == ["C dark_troopers 6 [darksaber]", "captured_grogu"]
    assert play.deck("C") == ["beskar", "beskar"]
    assert play.can("end")
    assert not play.can("collect")  # used already
    assert g.known[g.hands[0][0]] == g.everyone


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("hello: 1\n", 4, "there is no 'hello'"),
        ("active: C\n", 4, "no seat 'C'"),
        ("phase: fight\n", 4, "phase must be one of"),
        ("turn: 0\n", 4, "from 1"),
        ("used: 9\n", 4, "symbols 1 to"),
        ("phase: move\nused: 1\n", 5, "in the phase act only"),
        ("used: 1\nA:\n  mover: portrait\n", 4, "no symbols on the portrait"),
        ("turn: 3\n  hand: executor\n", 5, "nothing can be indented"),
        ("A: rich\n", 4, "goes below"),
        ("A:\n  gold: 3\n", 5, "no 'gold' below 'A'; allowed: villain, mover"),
        ("A:\n  lightsabers: 3\n", 5, "no 'lightsabers' below 'A'"),
        ("A:\n  credits: -1\n", 5, "whole number"),
        ("A:\n  mover: kamino\n", 5, "mover must be one of portrait"),
        ("A:\n  mover: executor\n", 5, "mover must be one of portrait"),
        ("A:\n  villain: kylo_ren\n", 5, "setting `villains` says otherwise"),
        ("A:\n  hand: nobody\n", 5, "not the id of a card"),
        ("A:\n  hand: nightsisters\n", 5, "not a card of this deck"),
        ("A:\n  hand: executor, executor\n", 5, "only 1 copy of executor"),
        ("A:\n  hand: 31 random\n", 5, "only 30 cards"),
        ("A:\n  mustafar: executor\n", 5, "cannot lie there"),
        ("A:\n  mustafar: force_choke\n", 5, "cannot lie there"),
        ("A:\n  mustafar: nightsisters\n", 5, "not a card of this deck"),
        ("A:\n  deep_space: yoda\n", 5, "yoda is not a Vehicle"),
        ("A:\n  deep_space: executor [yoda]\n", 5, "yoda cannot be there"),
        ("A:\n  deep_space: x_wing_starfighter [executor]\n", 5, "executor cannot be there"),
        ("A:\n  restrictions: yoda\n", 5, "yoda is not a Restriction"),
        ("A:\n  fate deck: stormtroopers\n", 5, "not a card of this deck"),
        ("A:\n  briefs: assault_on_kamino\n", 5, "Darth Vader has no Missions"),
        (
            "B:\n  briefs: assault_on_kamino +dance\n",
            5,
            "+dance is not possible here; allowed: +reset, +force-at-kamino",
        ),
        ("B:\n  briefs: assault_on_kamino,\n", 5, "the name of a card is missing"),
        ("B:\n  completed: nightsisters\n", 5, "nightsisters is not a Mission"),
        ("A:\n  piece: kamino\n", 5, "piece must be one of"),
        ("moments: danced A\n", 4, "is not `what player`"),
        ("answers: executor\n", 4, "is not a Condition"),
        ("answered: A executor\n", 4, "is not `player condition`"),
        ("draws: 99\n", 4, "from 1 to 10"),
    ],
)
def test_a_bad_line_is_refused_by_number_and_reason(text: str, line: int, reason: str) -> None:
    error = refused(HEAD + text)
    assert reason in error.reason
    assert error.line == line


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("B:\n  completed: hunt_the_brothers, assault_on_kamino, kidnap_the_huttlet\n", "SW-163"),
    ],
)
def test_a_table_that_cannot_be_is_refused(text: str, reason: str) -> None:
    assert reason in refused(HEAD + text).reason


@pytest.mark.rule("SW-30")
@pytest.mark.parametrize(
    ("villain", "kept", "won"),
    [
        ("general_grievous", "lightsabers: 7", False),
        ("general_grievous", "lightsabers: 8", True),
        ("kylo_ren", "light: 0\n  conflict: 1\n  dark: 5", False),
        ("kylo_ren", "light: 0\n  conflict: 0\n  dark: 6", True),
    ],
)
def test_a_game_that_is_won_is_refused(villain: str, kept: str, won: bool) -> None:
    head = f"game: star_wars_villainous\nseats: 2\nvillains: {villain},darth_vader\nphase: act\n"
    text = f"{head}A:\n  {kept}\n"
    if won:
        assert "has won: the game should be over (SW-30)" in refused(text).reason
    else:
        assert not fiendish.Position.parse(text).table().over


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("seats: 5\n", "2, 3 or 4 players"),
        ("seats: 2\nvillains: kylo_ren\n", "2 seats need 2 Villains"),
        ("seats: 2\nvillains: kylo_ren,kylo_ren\n", "same Villain"),
        ("seats: 2\nstrict_supply: perhaps\n", "strict_supply"),
    ],
)
def test_a_bad_beginning_is_refused(text: str, reason: str) -> None:
    assert reason in refused(f"game: star_wars_villainous\n{text}").reason


@settings(max_examples=60, deadline=None)
@given(
    cut_short(
        VALID,
        ["", "  A:", "+9", "-9", "[", "] yoda", ", yoda", "9999999999", "rest", "  hand: 3", "+x"],
    )
)
def test_a_damaged_file_is_read_or_refused_but_never_crashes(text: str) -> None:
    read_or_refused(text)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_at_rest_survives_being_written_and_read(seats: int) -> None:
    written = []
    for seed in range(4):
        table = fiendish.new("star_wars_villainous", seats=seats, seed=seed, turn_limit=100)
        written += written_and_read(table, seed, ("move", "act", "condition"), 400)
    assert len(written) > 40
    assert {*written} == {"move", "act", "condition"}


@pytest.mark.rule("SW-R2")
def test_more_tokens_than_there_are_in_the_box_are_written_and_read() -> None:
    stays_the_same(fiendish.Position.parse(f"{HEAD}A:\n  credits: 130\n  ambition: 116\n").table())


@pytest.mark.rule("SW-R68")
def test_what_lasts_until_the_end_of_the_turn_is_written() -> None:
    play = Play(
        fiendish.Position.parse(
            "game: star_wars_villainous\nseats: 2\nvillains: asajj_ventress,darth_vader\n"
            "A:\n  mover: dathomir\n  ambition: 1\n  dathomir: captain_rex\n"
            "  hand: shadow_infiltration, nightsisters\n  credits: 3\n"
        ).table()
    )
    assert not play.can("play", "nightsisters")
    play.play("shadow_infiltration")
    assert play.can("play", "nightsisters", "kamino")
    again = Play(fiendish.Position.parse(play.table.position()).table())
    assert again.options() == play.options()
    assert again.table.position() == play.table.position()


def test_what_is_left_open_is_drawn_by_the_seed() -> None:
    text = HEAD + "A:\n  hand: 5 random\n"
    drawn_by_the_seed(text, lambda table: Play(table).hand("A"))
    one, other = drawn_by_the_seed(text, lambda table: Play(table).fate_deck("B"))
    assert sorted(one) == sorted(other)
