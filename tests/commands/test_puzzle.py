"""`fiendish puzzle`: lists, proves what designers write, finds new ones, and refuses with the reason."""

import json

import pytest

from fiendish.games import FOLDER
from fiendish.puzzles import all_puzzles

STAGECOACH = FOLDER / "smash_up" / "puzzles" / "stagecoach.toml"


def test_the_list_has_every_puzzle_and_that_of_the_day(run):
    found = json.loads(run("puzzle", "list", "--json").out)["puzzles"]
    assert [one["puzzle"] for one in found] == [*all_puzzles()]
    assert sum(one["of_the_day"] for one in found) == 1
    of_one = json.loads(run("puzzle", "list", "smash-up", "--json").out)["puzzles"]
    assert {one["game"] for one in of_one} == {"smash_up"}
    assert "smash_up/stagecoach" in run("puzzle", "list").out


def test_a_puzzle_in_a_file_is_proved(run, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(STAGECOACH.read_text("utf-8"), "utf-8")
    done = run("puzzle", "check", str(path), "--json")
    [found] = json.loads(done.out)["puzzles"]
    assert (done.status, found["puzzle"], found["holds"]) == (0, "smash_up/mine", True)
    assert found["answers"] >= 4
    assert found["moments"] > 50
    assert found["seconds"] >= 0
    assert "ok      smash_up/mine: " in run("puzzle", "check", str(path)).out


def test_a_puzzle_that_does_not_hold_ends_with_status_one_and_the_reason(run, tmp_path):
    text = STAGECOACH.read_text("utf-8")
    unsolvable, broken = tmp_path / "poor.toml", tmp_path / "broken.toml"
    unsolvable.write_text(text.replace("vp: 12", "vp: 11"), "utf-8")
    broken.write_text(text.replace('level = "medium"', 'level = "nightmare"'), "utf-8")
    done = run("puzzle", "check", str(unsolvable), str(broken))
    assert done.status == 1
    words = " ".join(done.out.split())
    assert "failed smash_up/poor: its goal cannot be reached by force" in words
    assert "failed smash_up/broken: level 'nightmare'; allowed: easy, medium, hard" in words


def test_found_puzzles_are_files_that_hold(run, tmp_path):
    out = tmp_path / "found"
    done = run(
        "puzzle",
        "find",
        "smash_up",
        "--games",
        2,
        "--seed",
        20,
        "--out",
        out,
        "--jobs",
        1,
        "--json",
    )
    said = json.loads(done.out)
    assert (done.status, said["games"], said["stopped"]) == (0, 2, False)
    assert said["puzzles"]
    files = sorted(map(str, out.glob("*.toml")))
    assert sorted(one["file"] for one in said["puzzles"]) == files
    assert run("puzzle", "check", *files).status == 0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("puzzle", "guess"), "there is no 'guess'; there is: list, play, check, find"),
        (("puzzle", "list", "chess"), "there is no game 'chess'"),
        (("puzzle", "play", "a", "b"), "play needs the name of one puzzle"),
        (("puzzle", "play", "smash_up/chess"), "there is no puzzle 'smash_up/chess'"),
        (("puzzle", "find"), "find needs the name of one game"),
        (("puzzle", "find", "chess"), "there is no game 'chess'"),
        (("puzzle", "find", "smash_up", "--games", "0"), "must be a whole number"),
        (("puzzle", "check", "/nowhere/none.toml"), "none.toml"),
    ],
)
def test_bad_words_are_refused_with_what_is_allowed(run, words, why):
    assert run(*words).refuses(why)


def test_where_nothing_can_be_written_nothing_is_searched(run, tmp_path):
    file = tmp_path / "file"
    file.write_text("x")
    assert run("puzzle", "find", "smash_up", "--out", str(file)).refuses("cannot write to")
