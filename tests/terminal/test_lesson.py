"""Lessons in the terminal: each is played through, left and taken up, and answers kindly."""

import io

import pytest

from fiendish.lessons import Walk, all_lessons, find
from fiendish.lessons.proof import prove
from fiendish.terminal.lesson import kept_in, play, read_progress

SCORING = "smash_up/scoring"


@pytest.fixture(autouse=True)
def _own_home(tmp_path, monkeypatch):
    monkeypatch.setenv("FIENDISH_HOME", str(tmp_path))


def typed(id, *lines, again=False):
    return play(find(id), again, io.StringIO("".join(f"{line}\n" for line in lines)))


def keys(id):
    """What to type to go the way of the proof: the places of options on the screen."""
    lesson, lines = find(id), []
    way = prove(lesson).way.split(".")
    for number, one in enumerate(way):
        walk = Walk.along(lesson, ".".join(way[:number]))
        lines.append("next" if one == "-" else str(place(walk, int(one)) + 1))
    return lines


def place(walk, index):
    from fiendish.prose import order_for_show

    question = walk.question
    options = [question.describe(n) for n in range(len(question.options))]
    return order_for_show(options).index(index)


@pytest.mark.parametrize("id", all_lessons())
def test_every_lesson_can_be_played_through(capsys, id):
    lesson = find(id)
    assert typed(id, *keys(id)) == ""
    out = capsys.readouterr().out
    words = " ".join(out.split())
    for number, step in enumerate(lesson.steps, 1):
        assert f"Step {number} of {len(lesson.steps)}. " in words
        assert step.why.replace("*", "") in words
        assert step.do.replace("*", "") in words
    assert lesson.last.replace("*", "") in words
    assert all(len(row) <= 80 for row in out.splitlines())
    assert read_progress().learned(id)


def test_a_lesson_is_left_and_taken_up_where_it_was(capsys):
    lines = keys(SCORING)
    assert f"lesson play {SCORING}" in typed(SCORING, *lines[:3], "quit")
    capsys.readouterr()
    typed(SCORING, *lines[3:])
    out = capsys.readouterr().out
    assert "Step 4 of" in out
    assert "Step 1 of" not in out
    assert read_progress().learned(SCORING)


def test_a_wrong_answer_is_answered_and_nothing_happens(capsys):
    wrong = next(
        n + 1
        for n in range(99)
        if place(walk := Walk.along(find(SCORING), "-"), walk.fitting()[0]) != n
    )
    typed(SCORING, "next", str(wrong), "99", "next", "frobnicate", "quit")
    out = " ".join(capsys.readouterr().out.split())
    assert find(SCORING).steps[1].wrong[0].say.replace("*", "") in out
    assert "There is no option 99." in out
    assert "There is something to decide at this step" in out
    assert "'frobnicate' is not a command" in out
    assert "Step 3 of" not in out
    assert read_progress().way(SCORING) == "-"


def test_back_again_show_and_step(capsys):
    typed(SCORING, "show", "show", "back", "again", "1", "step", "help", "quit")
    out = " ".join(capsys.readouterr().out.split())
    steps = [out.index(f"Step {n} of", 0) for n in (1, 2, 3)]
    assert steps == sorted(steps)
    assert out.count("Step 2 of") == 2  # again after back
    assert out.count("Step 1 of") == 3  # again from the beginning, and once more
    assert "only something to look at" in out
    assert "let the step be done for you" in out
    assert read_progress().way(SCORING) == ""


def test_what_was_learned_stays_learned(capsys):
    typed(SCORING, *keys(SCORING))
    typed(SCORING, "next", "quit", again=True)
    assert read_progress().learned(SCORING)


def test_damaged_progress_begins_anew(capsys):
    kept_in().write_bytes(b"smash_up/scoring:9.9.9~\xff\xfe")
    typed(SCORING, "quit")
    assert "Step 1 of" in capsys.readouterr().out
    kept_in().write_text(f"{SCORING}:9.9.9")
    typed(SCORING, "quit")
    assert "Step 1 of" in capsys.readouterr().out
