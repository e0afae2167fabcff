"""Position files: what is refused and why, and that a table survives being written and read."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

import fiendish
from tests.games.marvel_villainous.playing import Play
from tests.games.positions import (
    cut_short,
    drawn_by_the_seed,
    read_or_refused,
    refused,
    written_and_read,
)

HEAD = """\
game: marvel_villainous
seats: 2
villains: loki,modok
"""

VALID = """\
game: marvel_villainous
seats: 3
mode: undying
mixing: yes
active: C       # whose turn it is
phase: act
turn: 12
used: 1, 3
decisions: 5

A:
  villain: loki
  mover: portrait
  power: 3
  mischief: 2
  spent: 7
  hand: kid_loki +seen, 2 random
  bifrost: frost_giant -2 [laevateinn], norn_stones
  area: silver_tongue
  deck: lorelei, rest
  pile: sow_discord, cast_illusion
B:
  villain: modok
  mover: black_market
  loyalty: 4
  piece: doomsday_hangar
  black_market: cosmic_cube, aim_agent +1 [aim_battle_armor], lady_loki
  deck: modam, aim_scientist
C:
  villain: masque
  mover: madripoor
  steps: 1
  vendettas: sif, odin
  manhattan: maggia_hitman [twin_pistols], ip_thor +2 -1 +muted +weak [rush_job +fresh]
  area: head_of_the_maggia +used

events:
  under_surveillance: frost_giant +1, aim_agent
  knock_knock +3:
  aim_mutiny: aim_shock_trooper

fate deck: quake_shield, rest
fate pile: police_raid
unused: ip_hulk, incoming
"""


def test_the_valid_file_means_what_it_says() -> None:
    play = Play(fiendish.Position.parse(VALID).table(seed=1))
    g = play.g
    assert (g.active, g.turn, g.decisions, play.asked) == (2, 12, 5, "C act")
    assert g.mover == [-1, 2, 3]
    assert (play.power("A"), play.second("A"), play.mark("A"), play.mark("B")) == (3, 2, 7, 4)
    assert len(play.hand("A")) == 3
    assert play.at("A", "bifrost") == ["A frost_giant 4 [laevateinn]", "A norn_stones"]
    assert play.area("A") == ["silver_tongue"]
    assert (play.deck("A", 1), play.pile("A")) == (["lorelei"], ["sow_discord", "cast_illusion"])
    assert play.at("B", "black_market") == [
        "A lady_loki 2", "B aim_agent 4 [aim_battle_armor]", "B cosmic_cube",
    ]  # fmt: skip
    assert play.at("B", "doomsday_hangar") == ["token 4"]
    assert play.deck("B") == ["modam", "aim_scientist"]
    assert play.at("C", "manhattan") == [
        "C maggia_hitman 4 [twin_pistols]", "thor 4 [rush_job]",
    ]  # fmt: skip
    assert play.vendettas() == ["sif", "odin"]
    assert play.events() == [
        "under_surveillance 10: A frost_giant 5, B aim_agent 2",
        "knock_knock 7: ",
        "aim_mutiny 7: B aim_shock_trooper 3",
    ]
    assert (play.fate_deck(1), play.fate_pile()) == (["quake_shield"], ["police_raid"])
    assert sorted(play.name(card) for card in g.unused) == ["hulk", "incoming"]
    assert not play.can("step")  # taken already
    assert play.options() == ["end", "vanquish thor"]
    assert g.known[g.hands[0][0]] == g.everyone


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("hello: 1\n", 4, "there is no 'hello'"),
        ("active: C\n", 4, "no seat 'C'"),
        ("phase: fight\n", 4, "phase must be one of start, move, act, draw"),
        ("turn: 0\n", 4, "from 1"),
        ("decisions: many\n", 4, "whole number"),
        ("used: 5\n", 4, "symbols 1 to 4"),
        ("phase: move\nused: 1\n", 5, "in the phase act only"),
        ("used: 1\nA:\n  mover: portrait\n", 4, "no symbols on the portrait"),
        ("due: guide\n", 4, "in the phase start only"),
        ("phase: start\ndue: infiltrated\n", 5, "'infiltrated' is not due"),
        ("turn: 3\n  hand: kid_loki\n", 5, "nothing can be indented"),
        ("A: rich\n", 4, "goes below"),
        ("C:\n  power: 1\n", 4, "there is no 'C'"),
        ("A:\n  gold: 3\n", 5, "no 'gold' below 'A'; allowed: villain, mover"),
        ("A:\n  loyalty: 3\n", 5, "no 'loyalty' below 'A'"),
        ("B:\n  vendettas: sif\n", 5, "no 'vendettas' below 'B'"),
        ("A:\n  power: -1\n", 5, "whole number"),
        ("A:\n  power: 1001\n", 5, "from 0 to 1000"),
        ("A:\n  mover: black_market\n", 5, "mover must be one of portrait, odins_throne"),
        ("A:\n  villain: masque\n", 5, "setting `villains` says otherwise"),
        ("A:\n  villain: thanos\n", 5, "villain must be one of"),
        ("A:\n  hand: nobody\n", 5, "not the id of a card"),
        ("A:\n  hand: aim_agent\n", 5, "not a card of this deck"),
        ("A:\n  hand: ip_thor\n", 5, "not the id of a card"),
        ("A:\n  hand: lorelei, lorelei\n", 5, "only 1 copy of lorelei"),
        ("A:\n  hand: lorelei +1\n", 5, "+1 is not possible here"),
        ("A:\n  hand: 31 random\n", 5, "only 30 cards"),
        ("A:\n  deck: rest, lorelei\n", 5, "`rest` comes last"),
        ("A:\n  pile: rest\n", 5, "`rest` is for decks"),
        ("A:\n  bifrost: sow_discord\n", 5, "cannot lie there"),
        ("A:\n  bifrost: laevateinn\n", 5, "cannot lie there"),
        ("A:\n  bifrost: silver_tongue\n", 5, "cannot lie there"),
        ("A:\n  area: lorelei\n", 5, "cannot lie there"),
        ("A:\n  bifrost: lorelei [norn_stones]\n", 5, "cannot be attached"),
        ("A:\n  bifrost: norn_stones [laevateinn]\n", 5, "nothing can be attached"),
        ("A:\n  bifrost: lorelei [laevateinn\n", 5, "must end with ]"),
        ("A:\n  bifrost: lorelei, [laevateinn]\n", 5, "the name of a card is missing"),
        ("A:\n  hand: , sif\n", 5, "the name of a card is missing"),
        ("A:\n  bifrost: lorelei +seen\n", 5, "+seen is not possible here"),
        ("A:\n  bifrost: lorelei +0\n", 5, "+0 is not possible here"),
        ("A:\n  bifrost: lorelei +101\n", 5, "+101 is not possible here"),
        ("A:\n  piece: bifrost\n", 5, "has no piece"),
        ("B:\n  piece: bifrost\n", 5, "piece must be one of portrait"),
        ("B:\n  black_market: modok_token\n", 5, "is not a card"),
        ("B:\n  steps: 1\n", 5, "no 'steps' below 'B'"),
        ("active: B\nA:\n  steps: 1\n", 6, "whose turn it is"),
        ("events: incoming\n", 4, "goes below"),
        ("events:\n  sif:\n", 5, "not an Event"),
        ("events:\n  incoming: sif\n", 5, "not an Ally"),
        ("events:\n  aim_mutiny: lorelei\n", 5, "MV-101"),
        ("events:\n  incoming: frost_giant, frost_giant\n", 5, "MV-103"),
        ("events:\n  maggia_turf_war:\n", 5, "not the id of a card"),
        ("mode: omnipotent\nevents:\n  incoming:\n", 6, "not an Event of this game"),
        ("fate deck: lorelei\n", 4, "not a card of this deck"),
        ("fate pile: rest\n", 4, "`rest` is for decks"),
    ],
)
def test_a_bad_line_is_refused_by_number_and_reason(text: str, line: int, reason: str) -> None:
    error = refused(HEAD + text)
    assert reason in error.reason
    assert error.line == line


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("A:\n  mischief: 9\n  spent: 7\n", "MV-131"),
        ("A:\n  spent: 10\n", "MV-136"),
        ("B:\n  loyalty: 6\n", "MV-137"),
        ("B:\n  black_market: kid_loki, lady_loki\n", "MV-135"),
        ("events:\n  incoming:\n  infiltrated:\n", "MV-98"),
    ],
)
def test_a_table_that_cannot_be_is_refused(text: str, reason: str) -> None:
    assert reason in refused(HEAD + text).reason


def test_two_contracts_on_one_character_are_refused() -> None:
    text = "game: marvel_villainous\nseats: 2\nvillains: masque,loki\n"
    error = refused(f"{text}A:\n  manhattan: sif [rush_job, standing_contract]\n")
    assert "MV-147" in error.reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("seats: 4\n", "2 or 3 players"),
        ("seats: 2\nvillains: loki\n", "2 seats need 2 Villains"),
        ("seats: 2\nvillains: loki,loki\n", "same Villain"),
        ("seats: 2\nA:\n  villain: loki\n", "2 seats need 2 Villains"),
        ("seats: 2\nB:\n  villain: loki\n", "from A on"),
        ("seats: 2\nA:\n  villain: loki\nB:\n  villain: loki\n", "a Villain of its own"),
        ("seats: 2\nmode: hard\n", "mode"),
    ],
)
def test_a_bad_beginning_is_refused(text: str, reason: str) -> None:
    assert reason in refused(f"game: marvel_villainous\n{text}").reason


@settings(max_examples=120, deadline=None)
@given(
    cut_short(
        VALID,
        ["", "  A:", "+9", "-9", "[", "] sif", ", sif", "9999999999", "rest", "  hand: 3", "+used"],
    )
)
def test_a_damaged_file_is_read_or_refused_but_never_crashes(text: str) -> None:
    read_or_refused(text)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("mixing", [False, True])
def test_a_table_at_rest_survives_being_written_and_read(seats: int, mixing: bool) -> None:
    written = []
    for seed, mode in enumerate(("omnipotent", "inevitable", "undying")):
        table = fiendish.new(
            "marvel_villainous", seats=seats, seed=seed, mode=mode, mixing=mixing, turn_limit=100
        )
        written += written_and_read(table, seed, ("move", "act", "next-due"), 700)
    assert len(written) > 50
    assert {*written} >= {"move", "act"}


def test_what_is_left_open_is_drawn_by_the_seed() -> None:
    text = HEAD + "A:\n  hand: 5 random\n"
    drawn_by_the_seed(text, lambda table: Play(table).hand("A"))
    one, other = drawn_by_the_seed(text, lambda table: Play(table).fate_deck())
    assert sorted(one) == sorted(other)
