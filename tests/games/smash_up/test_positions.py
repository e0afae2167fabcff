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
    written_and_read,
)
from tests.games.smash_up.playing import Play

HEAD = """\
game: smash_up
seats: 2
factions: cowboys+ancient_egyptians,samurai+vikings
"""

VALID = """\
game: smash_up
seats: 3
texts: errata
active: B       # whose turn it is
phase: play
turn: 12
played: minion, action
minions played: B 2
extra: minion, minion small, minion at saloon, minion empty, minion pile, action
acts: 3
base deck: drakkar, rest
base pile: longhouse

saloon:
  A: gunfighter +2 (-1) [ancient_curse by B], deputy of B
  B: sheriff
  actions: gold_strike by B
  buried A: bushi +seen, 1 random
pyramids:
  C: zapbot
star_portal:
  actions: block_the_path by C = robots
so_so_corral:

A:
  factions: samurai, vikings
  vp: 3
  hand: raider +seen, 2 random
  deck: ronin, rest
  pile: samurai_chan, shogun
  box: valkyrie
B:
  factions: cowboys, ancient_egyptians
C:
  factions: robots, tricksters
  deck: hoverbot, gremlin

effects:
  held: saloon/B/sheriff
  lower: saloon 3
  stronger: saloon/A/gunfighter 4 A
  guarded: saloon/A/deputy 2
  asleep: C 2
  blank: pyramids A
  later: saloon/A/gunfighter A way_of_the_warrior
  used: talent pyramids B
  used: rise player C
"""


def test_the_valid_file_means_what_it_says() -> None:
    play = Play(fiendish.Position.parse(VALID).table(seed=1))
    g = play.g
    assert (g.active, g.turn, g.acts, g.minions_played) == (1, 12, 3, [0, 2, 0])
    assert play.bases() == ["saloon", "pyramids", "star_portal", "so_so_corral"]
    assert play.deck("C") == ["hoverbot", "gremlin"]
    assert play.deck("A", 1) == ["ronin"]
    assert play.pile("A") == ["samurai_chan", "shogun"]
    assert "valkyrie" in play.box()
    assert play.minions("saloon") == ["A deputy 4", "A gunfighter 6", "B sheriff 5"]
    assert play.actions("star_portal") == ["C block_the_path"]
    assert play.breakpoint("saloon") == 17
    assert len(play.buried("saloon")) == 2
    assert len(play.hand("A")) == 3
    assert g.vp == [3, 0, 0]
    assert len(g.extras) == 6
    assert g.mixed == 1  # A controls cards of B


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("hello: 1\n", 4, "there is no 'hello'"),
        ("active: C\n", 4, "no seat 'C'"),
        ("phase: score\n", 4, "phase must be one of start, play"),
        ("turn: 0\n", 4, "from 1"),
        ("played: base\n", 4, "one of minion, action"),
        ("minions played: A\n", 4, "minions played by A must be a whole number"),
        ("minions played: D 1\n", 4, "no seat 'D'"),
        ("extra: base\n", 4, "an extra play is"),
        ("extra: minion at nowhere\n", 4, "not in play"),
        ("uncovered: perhaps\n", 4, "yes, no"),
        ("base deck: rest, saloon\n", 4, "`rest` comes last"),
        ("base deck: gunfighter\n", 4, "not the id of a base"),
        ("base deck: tortuga\n", 4, "set that is not in use"),
        ("base deck: saloon\nbase pile: saloon\n", 4, "there already"),
        ("saloon: full\n", 4, "goes below"),
        ("saloon:\n  D: deputy\n", 5, "no 'D' below 'saloon'; allowed: A, B, actions, buried A"),
        ("saloon:\n  A: nobody\n", 5, "not the id of a card"),
        ("saloon:\n  A: zapbot\n", 5, "not the id of a card of the factions"),
        ("saloon:\n  A: high_noon\n", 5, "is not a minion"),
        ("saloon:\n  A: sheriff, sheriff\n", 5, "only 1 copy of sheriff"),
        ("saloon:\n  A: sheriff of B\n", 5, "B has no sheriff"),
        ("saloon:\n  A: sheriff by A\n", 5, "by A is not possible here"),
        ("saloon:\n  A: sheriff ++\n", 5, "+ is not possible here"),
        ("saloon:\n  A: sheriff [ancient_curse\n", 5, "must end with ]"),
        ("saloon:\n  A: sheriff [gold_strike]\n", 5, "not played on a minion"),
        ("saloon:\n  actions: gold_strike\n", 5, "say whose"),
        ("saloon:\n  actions: A gold_strike\n", 5, "write `gold_strike by A`"),
        ("saloon:\n  A: B deputy\n", 5, "write `deputy of B`"),
        ("saloon:\n  actions: gold_strike by D\n", 5, "no seat 'D'"),
        ("saloon:\n  actions: ancient_curse by A\n", 5, "not played on a base"),
        (
            "saloon:\n  actions: gold_strike by A +1\n",
            5,
            "+1 is not possible here; allowed: of, by, =",
        ),
        ("saloon:\n  actions: gold_strike by A = nobody\n", 5, "faction chosen must be one of"),
        ("saloon:\n  buried A: many random\n", 5, "say how many"),
        ("saloon:\n  buried A: mummy +2\n", 5, "+2 is not possible here; allowed: of, +seen"),
        ("saloon:\npyramids:\ndrakkar:\nlonghouse:\n", 7, "3 bases in play"),
        ("A: rich\n", 4, "goes below"),
        ("A:\n  gold: 3\n", 5, "no 'gold' below 'A'; allowed: factions, vp"),
        ("A:\n  vp: many\n", 5, "whole number"),
        ("A:\n  hand: 41 random\n", 5, "only 40 cards"),
        ("A:\n  deck: rest, deputy\n", 5, "`rest` comes last"),
        ("A:\n  deck: deputy +1\n", 5, "+1 is not possible here; allowed: of"),
        ("A:\n  pile: ronin\n", 5, "own cards only"),
        ("A:\n  factions: cowboys, samurai\n", 5, "other factions than the setting"),
        ("A:\n  factions: cowboys, cowboys\n", 5, "two different factions"),
        ("A:\n  factions: cowboys, rabbits\n", 5, "factions are"),
        ("effects:\n  blessed: saloon\n", 5, "effect must be one of held, lower"),
        ("effects:\n  held: saloon\n", 5, "not in play"),
        ("effects:\n  lower: 3\n", 5, "this line is"),
        ("saloon:\neffects:\n  lower: saloon lots\n", 6, "whole number"),
        ("saloon:\neffects:\n  held: saloon/A/deputy\n", 6, "there is no saloon/A/deputy"),
        ("saloon:\neffects:\n  used: nap saloon\n", 6, "one of play"),
        ("phase: start\ndue: overrun\n", 5, "nothing of 'overrun'"),
    ],
)
def test_a_bad_line_is_refused_by_number_and_reason(text: str, line: int, reason: str) -> None:
    error = refused(HEAD + text)
    assert reason in error.reason
    assert error.line == line


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game: smash_up\nseats: 2\n", "the factions are missing"),
        ("game: smash_up\nseats: 2\nfactions: cowboys\n", "two factions"),
        (
            "game: smash_up\nseats: 3\nsets: oops\n"
            "factions: cowboys+samurai,vikings+ancient_egyptians,cowboys+vikings\n",
            "need 6 factions",
        ),
        ("game: smash_up\nseats: 2\nsets: core\nfactions: cowboys+ninjas,aliens+robots\n", "core"),
        ("game: smash_up\nseats: 2\nfactions: cowboys+ninjas,cowboys+robots\n", "copies"),
    ],
)
def test_a_bad_beginning_is_refused(text: str, reason: str) -> None:
    assert reason in refused(text).reason


@settings(max_examples=150, deadline=None)
@given(
    cut_short(
        VALID,
        ["", "  A:", "saloon/A/x", "+9", "[", "= 3", "of C", "9999999999", "rest", "  hand: 3"],
    )
)
def test_a_damaged_file_is_read_or_refused_but_never_crashes(text: str) -> None:
    read_or_refused(text)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_at_rest_survives_being_written_and_read(seats: int) -> None:
    written = []
    for seed in range(6):
        texts = ("2018", "errata")[seed % 2]
        table = fiendish.new("smash_up", seats=seats, seed=seed, texts=texts)
        written += written_and_read(table, seed, ("play", "start"))
    assert len(written) > 50


def test_a_scoring_in_progress_is_no_position() -> None:
    table = fiendish.new("smash_up", seats=2, seed=1)
    with pytest.raises(ValueError, match="start of a turn or in Play Cards"):
        table.position()  # the opening hands


def test_what_is_left_open_is_drawn_by_the_seed() -> None:
    text = HEAD + "A:\n  hand: 5 random\n"
    drawn_by_the_seed(text, lambda table: Play(table).hand("A"))
