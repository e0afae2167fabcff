"""Puzzles in the terminal: tried freely, with hints and the solution, and kept when they are solved."""

import io
from datetime import UTC, datetime

import pytest

from fiendish.prose import order_for_show
from fiendish.puzzles import all_puzzles, find, puzzle_of_day
from fiendish.puzzles.walk import Attempt, solution
from fiendish.terminal.puzzle import kept_in, play, read_progress

STAGECOACH = "smash_up/stagecoach"


@pytest.fixture(autouse=True)
def _own_home(tmp_path, monkeypatch):
    monkeypatch.setenv("FIENDISH_HOME", str(tmp_path))


def typed(id, *lines):
    return play(find(id), io.StringIO("".join(f"{line}\n" for line in lines)))


def keys(id):
    """What to type to go the way of the solution: the places of options on the screen."""
    attempt, lines = Attempt(find(id)), []
    for one in solution(find(id)).split("."):
        question = attempt.question
        assert question is not None
        options = [question.describe(n) for n in range(len(question.options))]
        lines.append(str(order_for_show(options).index(int(one)) + 1))
        attempt.answer(int(one))
    return lines


def one_of_each_game():
    found: dict[str, str] = {}
    for puzzle in all_puzzles().values():
        found.setdefault(puzzle.game, puzzle.id)
    return [*found.values()]


@pytest.mark.parametrize("id", one_of_each_game())
def test_a_puzzle_is_solved_and_stays_solved(capsys, id):
    puzzle = find(id)
    assert typed(id, *keys(id)) == ""
    out = capsys.readouterr().out
    words = " ".join(out.split())
    assert f"Goal: {puzzle.aim.replace('*', '')}" in words
    assert f"Solved. {puzzle.last.replace('*', '')}" in words
    assert "[x]" in out
    assert all(len(row) <= 80 for row in out.splitlines())
    assert read_progress().has(id)


def test_hints_say_more_and_more(capsys):
    typed(STAGECOACH, "hint", "hint", "hint", "hint", "quit")
    words = " ".join(capsys.readouterr().out.split())
    idea = find(STAGECOACH).idea.replace("*", "")
    assert f"Hint 1 of 3: {idea}" in words
    assert "Hint 2 of 3: It goes on with Stagecoach." in words
    assert words.count("Hint 3 of 3: Play Stagecoach.") == 2
    assert not read_progress().solved


def test_what_throws_it_away_is_said_and_taken_back(capsys):
    question = Attempt(find(STAGECOACH)).question
    assert question is not None
    end = len(question.options)
    typed(STAGECOACH, "undo", str(end), "hint", "99", "undo", *keys(STAGECOACH))
    words = " ".join(capsys.readouterr().out.split())
    assert "There is nothing to take back." in words
    assert "Your turn is over, and the goal is not reached. Type undo, again or quit." in words
    assert "It cannot be done any more from here" in words
    assert "There is no option 99. Nothing has changed." in words
    assert "Solved." in words


def test_who_has_seen_the_solution_has_not_solved_it(capsys):
    typed(STAGECOACH, "solution", *keys(STAGECOACH))
    words = " ".join(capsys.readouterr().out.split())
    assert "You play Stagecoach." in words
    assert "Solved." in words
    assert not read_progress().has(STAGECOACH)


def test_again_aim_and_help(capsys):
    typed(STAGECOACH, keys(STAGECOACH)[0], "again", "aim", "help", "frobnicate", "quit")
    words = " ".join(capsys.readouterr().out.split())
    assert words.count("Goal: Win this turn.") == 4
    assert "see how it is done" in words
    assert "'frobnicate' is not a command" in words


def test_the_end_of_the_input_is_said(capsys):
    assert "The input has ended." in typed(STAGECOACH)
    assert read_progress().text == "0-0-"


def test_days_in_a_row_are_told(capsys):
    puzzle = puzzle_of_day()
    yesterday = datetime.now(UTC).date().toordinal() - 1
    kept_in().parent.mkdir(parents=True, exist_ok=True)
    kept_in().write_text(f"{yesterday}-4-")
    typed(puzzle.id, *keys(puzzle.id))
    assert "on 5 days in a row" in " ".join(capsys.readouterr().out.split())


def test_damaged_progress_is_as_good_as_none(capsys):
    kept_in().parent.mkdir(parents=True, exist_ok=True)
    kept_in().write_bytes(b"\xff\xfe 1-2-3")
    typed(STAGECOACH, *keys(STAGECOACH))
    assert read_progress().has(STAGECOACH)
