"""Settings of Master of the Galaxy: what is refused, who begins, how the game is set up and ends."""

from __future__ import annotations

import pytest

import fiendish
from fiendish.engine.game import LETTERS
from fiendish.games.master_of_the_galaxy.state import Stars
from tests.games.master_of_the_galaxy.playing import Play, at
from tests.games.refusals import assert_says, command_refusal, refusal

BAD: list[tuple[dict[str, object], list[str]]] = [
    ({"seats": 5}, ["2, 3 or 4 players", "5"]),
    ({"seats": 1}, ["2, 3 or 4 players", "1"]),
    ({"drafting": "snake"}, ["drafting", "snake", "standard", "advanced"]),
    ({"first": 2}, ["first=2", "0 to 1"]),
    ({"first": -1}, ["first=-1"]),
    ({"turn_limit": 7}, ["turn_limit", "7", "0, 100 or 500"]),
    ({"strict_lines": "perhaps"}, ["strict_lines", "perhaps"]),
    ({"colour": "red"}, ["'colour'", "drafting", "turn_limit"]),
]
BAD_FLAGS: list[tuple[dict[str, object], list[str]]] = [
    ({"seats": 5}, ["2, 3 or 4 players", "5"]),
    ({"drafting": "snake"}, ["--drafting", "snake", "standard, advanced"]),
    ({"first": "C"}, ["--first C", "A, B"]),
    ({"turn-limit": "7"}, ["--turn-limit", "0, 100, 500"]),
    ({"colour": "red"}, ["--colour", "--drafting", "--turn-limit"]),
]


def new(**settings: object) -> Stars:
    return Play(fiendish.new("master_of_the_galaxy", **settings)).g  # type: ignore[arg-type]


@pytest.mark.rule("MG-11")
@pytest.mark.parametrize(("settings", "words"), BAD)
def test_a_wrong_setting_is_refused_with_what_is_possible(
    settings: dict[str, object], words: list[str]
) -> None:
    assert_says(refusal("master_of_the_galaxy", settings), words)


@pytest.mark.parametrize(("settings", "words"), BAD_FLAGS)
def test_the_command_line_refuses_it_in_one_line(
    settings: dict[str, object], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert_says(command_refusal("master_of_the_galaxy", settings, capsys), words)


@pytest.mark.rule("MG-11")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_seat_named_first_chooses_its_species_first(first: int) -> None:
    play = Play(fiendish.new("master_of_the_galaxy", seats=3, first=first, drafting="advanced"))
    assert play.asked == f"{LETTERS[first]} draft"


@pytest.mark.rule("MG-11")
def test_else_the_lot_decides_and_the_seed_repeats_it() -> None:
    first = [new(seats=3, seed=seed).first for seed in range(30)]
    assert {*first} == {0, 1, 2}
    assert first == [new(seats=3, seed=seed).first for seed in range(30)]


@pytest.mark.rule("MG-R8")
@pytest.mark.parametrize(("strict", "held"), [("no", 1), ("yes", 0)])
def test_strict_lines_give_no_symbol_over_a_black_hole(strict: str, held: int) -> None:
    text = "A:\n  species: roc\n  systems: reach-nw\nblack holes: shoal-ne"
    play = at(text, strict_lines=strict)
    assert play.symbols("A").get("economic", 0) == held


@pytest.mark.rule("MG-R46")
def test_the_turn_limit_ends_a_game_without_a_winner() -> None:
    play = ended_at_once(turn_limit=100)
    assert (play.winner, play.g.turn) == ("-", 201)


@pytest.mark.rule("MG-R46")
def test_without_it_play_goes_on() -> None:
    assert ended_at_once().winner == ""


def ended_at_once(**settings: object) -> Play:
    """A game in which nobody does anything, for a while."""
    play = Play(fiendish.new("master_of_the_galaxy", seats=2, seed=3, **settings))  # type: ignore[arg-type]
    while play.asked and play.g.turn < 250:
        if play.can("end"):
            play.end()
        else:
            play.table.answer(0)
    return play
