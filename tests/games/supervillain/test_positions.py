"""Position files: what is refused and why, and that a table survives being written and read."""

from __future__ import annotations

import random
from itertools import product
from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fiendish
from fiendish.engine.game import LETTERS
from fiendish.engine.positions.position import Position
from tests.games.positions import drawn_by_the_seed, refused

HEAD = "game: supervillain\nseats: 2\n"

VALID = """\
game: supervillain
seats: 4
mode: team
total_annihilation: yes
active: B       # whose turn it is
phase: day
turn: 12
mob: played
ops: played
more mobs: 1
more small mobs: 2
more ops: 1
decisions: 3

A:
  hand: encore +seen, 2 random
  project: wormhole +used [plasma_stuffing, shield_polishers +token]
B:
  hand: strike_agitators, heavy_lifters
  facility: hypno_tower +token +used +encore
  facility: flak_belt
C:
  project: star_of_death []

asteroids:
  flak_belt: A at B +charged
  mirror_moon: B at C

minion deck: encore, rest
minion pile: pickpockets, night_shift
domination deck: rest
domination pile: chronosphere
"""


def _read(text: str) -> Position | fiendish.BadPosition:
    try:
        return fiendish.Position.parse(text)
    except fiendish.BadPosition as error:
        return error


# -- what is refused -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 0, "begins with its game"),
        ("# only a remark\n\n", 0, "begins with its game"),
        ("seats: 2", 0, "begins with its game"),
        ("game: chess\nseats: 2", 1, "chess"),
        ("game:\nseats: 2", 1, "''"),
        ("game: supervillain", 0, "number of seats is missing"),
        ("game: supervillain\nseats: 1", 2, "2, 3 or 4"),
        ("game: supervillain\nseats: 5", 2, "2, 3 or 4"),
        ("game: supervillain\nseats: 0", 2, "from 1"),
        ("game: supervillain\nseats: 99", 2, "from 1"),
        ("game: supervillain\nseats: two", 2, "whole number"),
        ("game: supervillain\nseats: ２", 2, "whole number"),
        ("game: supervillain\nseats: 2\nmode: chess", 3, "one of basic, blitz, slow, team"),
        ("game: supervillain\nseats: 3\nmode: team", 0, "3 Villains"),
        ("game: supervillain\nseats: 2\ntotal_annihilation: 1", 3, "one of no, yes"),
        ("game: supervillain\nseats: 2\nfirst: E", 3, "one of lot"),
        ("  game: supervillain\nseats: 2", 1, "must not be indented"),
        ("game: supervillain\ngame: supervillain\nseats: 2", 2, "second time"),
        ("\x00\x01\x02\x7fELF\udcff", 1, "key: value"),
    ],
)
def test_a_bad_beginning_is_refused(text: str, line: int, reason: str) -> None:
    error = refused(text)
    assert error.line == line
    assert reason in error.reason


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        # keys
        ("weather: fine", 3, "no 'weather'"),
        ("C:", 3, "no 'C'"),
        ("a:", 3, "no 'a'"),
        ("hand: encore", 3, "no 'hand'"),
        ("just words", 3, "`key: value`"),
        (": encore", 3, "`key: value`"),
        ("turn: 3\nturn: 4", 4, "second time"),
        ("A:\nB:\nA:", 5, "second time"),
        ("turn: 3\n  hand: encore", 4, "nothing can be indented below 'turn'"),
        ("A: encore", 3, "goes below"),
        ("A:\n  wish: encore", 4, "no 'wish' below 'A'; allowed: hand, project, facility"),
        ("asteroids: flak_belt", 3, "goes below"),
        # numbers and words
        ("turn: soon", 3, "whole number"),
        ("turn: -1", 3, "whole number"),
        ("turn: 1.5", 3, "whole number"),
        ("turn: ٣", 3, "whole number"),
        ("turn:", 3, "whole number"),
        ("turn: 0", 3, "from 1"),
        ("turn: " + "9" * 5000, 3, "from 1"),
        ("decisions: many", 3, "whole number"),
        ("more mobs: 21", 3, "from 0 to 20"),
        ("active: E", 3, "no seat 'E'"),
        ("active: AB", 3, "no seat 'AB'"),
        ("active:", 3, "no seat ''"),
        ("phase: noon", 3, "one of act1"),
        ("mob: gone", 3, "one of left, played"),
        ("ops: 1", 3, "one of left, played"),
        # the card turned up
        ("phase: act3", 3, "turned up"),
        ("turned up: wormhole", 3, "act3 only"),
        ("phase: act2\nturned up: wormhole", 4, "act3 only"),
        ("phase: act3\nturned up: encore", 4, "Domination card"),
        ("phase: act3\nturned up:", 4, "Domination card"),
        # cards
        ("A:\n  hand: sandwich", 4, "'sandwich' is not the id of a Minion card"),
        ("A:\n  hand: encore, , encore", 4, "'' is not the id"),
        ("A:\n  hand: wormhole", 4, "Minion card"),
        ("A:\n  project: encore", 4, "Domination card"),
        ("A:\n  project:", 4, "Domination card"),
        ("A:\n  project: wormhole [flak_belt]", 4, "Minion card"),
        ("A:\n  facility: encore", 4, "Domination card"),
        ("minion deck: wormhole", 3, "Minion card"),
        ("minion pile: wormhole", 3, "Minion card"),
        ("domination deck: encore", 3, "Domination card"),
        ("domination pile: encore", 3, "Domination card"),
        ("A:\n  hand: encore, encore, encore", 4, "only 2 copies of encore"),
        ("A:\n  hand: encore\nminion pile: encore, encore", 5, "only 2 copies of encore"),
        ("A:\n  facility: star_of_death\nB:\n  project: star_of_death", 6, "only 1 cop"),
        ("A:\n  project: hypno_tower\ndomination deck: hypno_tower", 5, "only 1 cop"),
        # marks
        ("A:\n  hand: encore +token", 4, "+token is not possible here"),
        ("A:\n  hand: encore +", 4, "+ is not possible here"),
        ("A:\n  project: wormhole +token", 4, "+token is not possible here"),
        ("A:\n  project: wormhole [encore +used]", 4, "+used is not possible here"),
        ("A:\n  project: wormhole [encore +token +token]", 4, "twice"),
        ("A:\n  facility: wormhole +token +token", 4, "twice"),
        ("A:\n  facility: hypno_tower +used +used", 4, "+used"),
        ("A:\n  facility: hypno_tower" + " +used" * 300, 4, "+used"),
        ("A:\n  facility: hypno_tower" + " +encore" * 300, 4, "+encore"),
        ("minion deck: encore +seen", 3, "+seen is not possible here"),
        # Asteroids
        ("asteroids:\n  encore: A at B", 4, "Domination card"),
        ("asteroids:\n  flak_belt: A at A", 4, "its owner"),
        ("asteroids:\n  flak_belt: A at C", 4, "no seat 'C'"),
        ("asteroids:\n  flak_belt: C at A", 4, "no seat 'C'"),
        ("asteroids:\n  flak_belt: A at", 4, "`card: A at B`"),
        ("asteroids:\n  flak_belt: A > B", 4, "`card: A at B`"),
        ("asteroids:\n  flak_belt: A at B at A", 4, "`card: A at B`"),
        ("asteroids:\n  flak_belt:", 4, "`card: A at B`"),
        ("asteroids:\n  flak_belt: A at B +charge", 4, "+charge is not possible here"),
        ("asteroids:\n  flak_belt: A at B +charged +charged", 4, "twice"),
        ("asteroids:\n  hypno_tower: A at B\n  hypno_tower: B at A", 5, "only 1 cop"),
        # lists
        ("minion deck: rest, encore", 3, "`rest` comes last"),
        ("minion deck: rest, rest", 3, "`rest` comes last"),
        ("minion pile: rest", 3, "`rest` is for decks"),
        ("A:\n  project: wormhole [encore", 4, "must end with ]"),
        ("A:\n  project: wormhole encore]", 4, "no [ before the ]"),
        ("A:\n  project: wormhole [encore] [encore]", 4, "must end with ]"),
        ("A:\n  hand: random", 4, "'random' is not the id"),
        ("A:\n  hand: some random", 4, "how many"),
        ("A:\n  hand: -1 random", 4, "how many"),
        ("A:\n  hand: ² random", 4, "how many"),
        ("A:\n  hand: 44 random", 4, "only 43 Minion cards left"),
        ("A:\n  hand: 40 random\nB:\n  hand: 4 random", 6, "only 3 Minion cards left"),
        ("A:\n  hand: encore, 43 random", 4, "only 42 Minion cards left"),
        ("A:\n  hand: " + "9" * 5000 + " random", 4, "left to deal"),
        # what cannot be on a table
        ("A:\n  project: flak_belt [encore, encore]", 4, "SV-49"),
    ],
)
def test_a_bad_line_is_refused_by_number_and_reason(text: str, line: int, reason: str) -> None:
    error = refused(HEAD + text)
    assert error.line == line
    assert reason in error.reason
    assert str(error) == (f"line {line}: {error.reason}" if line else error.reason)


def test_an_asteroid_at_a_partner_is_refused() -> None:
    text = "game: supervillain\nseats: 4\nmode: team\nasteroids:\n  flak_belt: D at B\n"
    error = refused(text)
    assert error.line == 5
    assert "partner" in error.reason
    assert fiendish.Position.parse(text.replace("mode: team", "mode: slow")).seats == 4


@pytest.mark.parametrize("key", ["game: supervillain", "seats: 2", "mode: blitz"])
def test_nothing_can_be_indented_below_the_beginning(key: str) -> None:
    text = "game: supervillain\nseats: 2\nmode: blitz\nA:\n".replace(key, f"{key}\n  hand: encore")
    assert "indented" in refused(text).reason


# -- whatever happens to a file ------------------------------------------------------------------

_LINES = VALID.splitlines()
_TOKENS = sorted({word for line in _LINES for word in line.split()})


@st.composite
def _damaged(draw: st.DrawFn) -> str:
    """A good file after a few accidents with lines, words and characters."""
    lines = _LINES.copy()
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, max(len(lines) - 1, 0)))
        line = lines[at] if lines else ""
        accident = draw(st.sampled_from(["drop", "double", "swap", "word", "character", "indent"]))
        if accident == "drop":
            lines[at : at + 1] = []
        elif accident == "double":
            lines.insert(at, line)
        elif accident == "swap":
            lines[at : at + 1] = [draw(st.sampled_from(_LINES))]
        elif accident == "word":
            words = line.split(" ")
            words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from([*_TOKENS, ""]))
            lines[at : at + 1] = [" ".join(words)]
        elif accident == "character":
            where = draw(st.integers(0, len(line)))
            new = draw(st.text(max_size=3))
            lines[at : at + 1] = [line[:where] + new + line[where + draw(st.integers(0, 2)) :]]
        else:
            lines[at : at + 1] = [draw(st.sampled_from(["", "  ", "\t"])) + line.strip()]
    return "\n".join(lines)


@settings(max_examples=100, deadline=None)
@given(_damaged())
def test_a_damaged_file_is_read_or_refused_but_never_crashes(text: str) -> None:
    position = _read(text)
    if isinstance(position, fiendish.BadPosition):
        assert position.reason
        assert 0 <= position.line <= len(text.splitlines())
    else:
        table = position.table(seed=1)
        assert table.game.broken_invariants(table.state) == []
        _ = table.question  # and it can be played


@settings(max_examples=50, deadline=None)
@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    refused(text)
    with pytest.raises(fiendish.BadPosition):
        fiendish.Position.parse(HEAD + "A:\n  " + text + "\n  hand: sandwich")


# -- what is read --------------------------------------------------------------------------------


def test_the_valid_file_means_what_it_says() -> None:
    table = fiendish.Position.parse(VALID).table(seed=5)
    question = table.question
    assert question is not None
    assert (question.seat, question.prompt.id) == (1, "day")
    text = table.position()
    assert "turn: 12" in text
    for line in (
        "mob: played", "ops: played", "more mobs: 1", "more small mobs: 2", "more ops: 1",
        "decisions: 3", "mode: team", "total_annihilation: yes",
        "  project: wormhole +used [plasma_stuffing, shield_polishers +token]",
        "  facility: hypno_tower +token +used +encore",
        "  flak_belt: A at B +charged", "  mirror_moon: B at C",
        "minion pile: pickpockets, night_shift", "domination pile: chronosphere",
    ):  # fmt: skip
        assert line in text.splitlines()


def test_what_is_left_open_is_drawn_by_the_seed() -> None:
    drawn_by_the_seed(HEAD + "A:\n  hand: 5 random\n", fiendish.Table.position)


def test_named_cards_lie_on_top_of_the_rest_in_that_order() -> None:
    text = HEAD + "phase: act2\nminion deck: encore, night_shift, rest\n"
    table = fiendish.Position.parse(text).table(seed=3)
    _ = table.question
    assert "  hand: encore" in table.position().splitlines()
    assert "minion deck: night_shift, " in table.position()


def test_a_deck_without_rest_leaves_the_other_cards_in_the_box() -> None:
    table = fiendish.Position.parse(HEAD + "minion deck: encore\n").table()
    assert "minion deck: encore\n" in table.position()
    assert table.game.broken_invariants(table.state) == []


# -- there and back ------------------------------------------------------------------------------


def _options(table: fiendish.Table) -> list[str]:
    question = table.question
    if question is None:
        return []
    asked = [f"{LETTERS[question.seat]} {question.prompt.id}: {question.text}"]
    return asked + [question.describe(index).text for index in range(len(question.options))]


@pytest.mark.parametrize(
    ("mode", "seats"), [*product(["basic", "blitz", "slow"], [2, 3, 4]), ("team", 4)]
)
def test_a_table_at_rest_survives_being_written_and_read(mode: str, seats: int) -> None:
    rng = random.Random(f"{mode} {seats}")
    table = fiendish.new(
        "supervillain", seats=seats, seed=seats, mode=mode, total_annihilation=seats == 3
    )
    written = 0
    while table.question is not None and written < 60:
        if table.question.rest and rng.random() < 0.4:
            text = table.position()
            again = fiendish.Position.parse(text).table(seed=rng.randrange(1000))
            assert again.position() == text
            assert _options(again) == _options(table)
            written += 1
        table.answer(rng.randrange(len(table.question.options)))
    assert written > 20


def test_a_table_within_an_action_is_no_position() -> None:
    text = dedent(
        """
        A:
          hand: slingshot_crew
        """
    )
    head = HEAD.replace("2", "3")
    table = fiendish.Position.parse(head + text).table()
    assert table.question is not None
    (ops,) = table.question.find(kind="ops", card="slingshot_crew")
    table.answer(ops)
    with pytest.raises(ValueError, match="between two actions"):
        table.position()
