"""`fiendish lesson`: lists, checks what designers write, and refuses with the reason."""

import json

from fiendish.games import FOLDER
from fiendish.lessons import all_lessons

SCORING = FOLDER / "smash_up" / "lessons" / "scoring.toml"


def test_the_list_has_every_lesson(run):
    found = json.loads(run("lesson", "list", "--json").out)["lessons"]
    assert [one["lesson"] for one in found] == [*all_lessons()]
    assert all(one["steps"] and one["minutes"] and one["title"] for one in found)
    of_one = json.loads(run("lesson", "list", "smash-up", "--json").out)["lessons"]
    assert [one["game"] for one in of_one] == ["smash_up"] * len(of_one)
    assert "smash_up/scoring" in run("lesson", "list").out
    assert "*" not in run("lesson", "list").out


def test_a_lesson_in_a_file_is_proved(run, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(SCORING.read_text("utf-8"), "utf-8")
    done = run("lesson", "check", str(path), "--json")
    [found] = json.loads(done.out)["lessons"]
    assert (done.status, found["lesson"], found["holds"]) == (0, "smash_up/mine", True)


def test_a_lesson_that_does_not_hold_ends_with_status_one_and_the_reason(run, tmp_path):
    text = SCORING.read_text("utf-8")
    bad, broken = tmp_path / "bad.toml", tmp_path / "broken.toml"
    bad.write_text(text.replace('card = "howl"', 'card = "augmentation"'), "utf-8")
    broken.write_text(text.replace("minutes = ", "minuets = "), "utf-8")
    done = run("lesson", "check", str(bad), str(broken))
    assert done.status == 1
    assert "smash_up/bad, step 3: no option fits" in " ".join(done.out.split())
    assert "minuets" in done.out


def test_what_is_wrong_is_said_in_one_line(run, tmp_path):
    nothing = tmp_path / "nothing.toml"
    nothing.write_text("title = 'T'")
    for words, why in [
        (("lesson", "teach"), "there is no 'teach'; there is: list, play, check"),
        (("lesson", "list", "chess"), "there is no game 'chess'"),
        (("lesson", "play"), "play needs the name of one lesson"),
        (("lesson", "play", "smash_up/chess"), "there is no lesson 'smash_up/chess'"),
        (("lesson", "check", str(nothing)), "has no position with a line `game: NAME`"),
        (("lesson", "check", str(tmp_path / "none")), "none"),
    ]:
        done = run(*words)
        assert done.status == 2
        assert why in done.err
        assert len(done.err.splitlines()) == 1
