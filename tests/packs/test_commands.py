"""Packs on the command line: begun, checked, played with."""

import os

import pytest

from fiendish.games import FOLDER
from fiendish.packs.loading import digest_of
from tests.docs.test_pages import blocks
from tests.packs.conftest import change, data, load

TEAMS = "moon_circus+robots,aliens+ninjas"


def steps(done):
    return {step["name"]: step for step in data(done)["steps"]}


# -- new -----------------------------------------------------------------------------------------


def test_a_new_pack_passes_its_check(fiendish, tmp_path):
    done = fiendish("new", "pack", "moon_circus", "--game", "smash_up", "--in", "packs")
    assert done.returncode == 0
    assert "pack check packs/moon_circus" in done.stdout
    checked = fiendish("pack", "check", "packs/moon_circus")
    assert checked.returncode == 0, checked.stdout
    lines = checked.stdout.splitlines()
    assert [line.split(":")[0].split() for line in lines[:6]] == [
        ["ok", name] for name in ("cards", "pictures", "source", "tests", "games", "played")
    ]
    assert "3 passed" in lines[3]
    assert lines[-1] == "All is well."


def test_a_new_pack_of_supervillain_passes_its_check(fiendish, crew):
    found = steps(fiendish("pack", "check", crew, "--games", 12, "--json"))
    assert {step["status"] for step in found.values()} == {"ok"}
    assert "1 passed" in found["tests"]["text"]


def test_a_new_pack_of_master_of_the_galaxy_passes_its_check(fiendish, court):
    found = steps(fiendish("pack", "check", court, "--json"))
    assert {step["status"] for step in found.values()} == {"ok"}
    assert "3 passed" in found["tests"]["text"]


def test_nothing_is_overwritten(fiendish, circus):
    done = fiendish("new", "pack", "moon_circus", "--game", "smash_up")
    assert done.returncode == 2
    assert done.stderr == "fiendish: new: moon_circus is there already; nothing was written\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["deck", "x", "--game", "smash_up"], "new: there is no 'deck' to begin; there is: pack"),
        (["pack", "Moon", "--game", "smash_up"], "new: 'Moon' cannot be the id of a pack; it is a Python name in small letters, such as moon_circus"),
        (["pack", "a__b", "--game", "smash_up"], "new: 'a__b' cannot be the id of a new pack; write its words with one _ between them"),
        (["pack", "moon", "--game", "chess"], "new: there is no pack for 'chess' to begin with; there is for: supervillain, smash_up, master_of_the_galaxy"),
    ],
)  # fmt: skip
def test_what_cannot_be_begun(fiendish, words, said):
    done = fiendish("new", *words)
    assert (done.returncode, done.stderr) == (2, f"fiendish: {said}\n")


# -- check ---------------------------------------------------------------------------------------


def test_a_forgotten_yield_from_is_found(fiendish, circus):
    change(circus / "cards.py", "yield from destroy_one(g,", "destroy_one(g,")
    done = fiendish("pack", "check", circus, "--games", 1, "--json")
    assert done.returncode == 1
    assert steps(done)["source"]["status"] == "failed"
    [fault] = steps(done)["source"]["details"]
    assert fault.startswith("cards.py:44 ")
    assert "yield from" in fault
    assert steps(done)["tests"]["status"] == "failed"


def test_a_module_that_nobody_imports_is_found(fiendish, circus):
    (circus / "more.py").write_text('"""More cards."""\n', "utf-8")
    done = fiendish("pack", "check", circus, "--games", 1, "--json")
    assert done.returncode == 1
    assert steps(done)["source"]["details"] == [
        "more.py is imported by nobody; import it in __init__.py"
    ]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('    """Draw two cards."""\n', "", "Moon Circus Gift has no text: "),
        ("count=4, text=None", "count=3, text=None", "Moon Circus have 19 cards, not 20 (SU-5)"),
    ],
)
def test_wrong_cards_end_the_check(fiendish, circus, old, new, words):
    change(circus / "cards.py", old, new)
    done = fiendish("pack", "check", circus)
    assert done.returncode == 1
    assert f"cards: moon_circus: {words}" in " ".join(done.stdout.split())
    assert done.stdout.splitlines()[-1] == "This pack cannot be used yet."


def test_a_card_that_breaks_down_or_lacks_a_picture_is_named(fiendish, circus):
    change(circus / "cards.py", "    draw(g, me, 2)", "    draw(g, me, 1 // 0)")
    change(circus / "art.toml", 'moon_circus_raid = "torch"\n', "")
    found = steps(fiendish("pack", "check", circus, "--json"))
    assert found["games"]["status"] == "failed"
    assert "ZeroDivisionError" in found["games"]["details"][0]
    assert found["pictures"]["text"] == "art.toml draws nothing for moon_circus_raid"


def test_the_card_of_the_guide_passes_the_check(fiendish, circus):
    [code], [line] = (blocks("docs/write-a-pack.md", language) for language in ("python", "toml"))
    cards, art = circus / "cards.py", circus / "art.toml"
    change(cards, '"Moon Circus Gift", count=3', '"Moon Circus Gift", count=1')
    cards.write_text(cards.read_text("utf-8") + code, "utf-8")
    art.write_text(art.read_text("utf-8") + line, "utf-8")
    done = fiendish("pack", "check", circus, "--json")
    assert {name: step["status"] for name, step in steps(done).items()} == dict.fromkeys(
        ("cards", "pictures", "source", "tests", "games", "played"), "ok"
    )


def test_glyphs_and_scenes_are_listed(fiendish):
    found = data(fiendish("pack", "glyphs", "--json"))
    assert {"crown", "gem"} <= {*found["glyphs"]}
    assert {"peaks", "dunes"} <= {*found["scenes"]}
    assert {"crown,", "peaks,"} <= {*fiendish("pack", "glyphs").stdout.split()}
    for words, wrong in (
        (["check"], "check needs the folder of a pack"),
        (["draw"], "there is no 'draw'; there is: check, glyphs"),
    ):
        done = fiendish("pack", *words)
        assert (done.returncode, done.stderr) == (2, f"fiendish: pack: {wrong}\n")


# -- playing -------------------------------------------------------------------------------------


def test_two_processes_play_the_cards_of_a_pack(fiendish, circus):
    words = ["sim", "smash_up", "--pack", circus, "--factions", TEAMS, "--games", 4, "--json"]
    two, one = fiendish(*words, "--jobs", 2), fiendish(*words, "--jobs", 1)
    assert two.returncode == one.returncode == 0, two.stderr
    played = set(load(circus).split()) - {*data(two)["faces"]["missing"]}
    assert "moon_circus_scout" in played
    assert data(two)["decisions"] == data(one)["decisions"]


def test_games_credits_the_pack(fiendish, circus, crew):
    out = fiendish("games", f"--pack={circus}", "--pack", crew).stdout
    assert "with the pack Moon Circus 0.1 by nobody yet, 9 different cards" in out
    assert "with the pack Night Crew 0.1 by nobody yet, 1 card" in out
    listed = data(fiendish("games", "--pack", circus, "--json"))["games"]
    packs = {game["id"]: [pack["title"] for pack in game["packs"]] for game in listed}
    assert packs["smash_up"] == ["Moon Circus"]
    assert packs["supervillain"] == []


def test_a_bad_pack_is_refused_by_any_command(fiendish, circus):
    change(circus / "pack.toml", "smash_up", "chess")
    for words in (["games"], ["sim", "smash_up"], ["serve"], ["play", "smash_up"]):
        done = fiendish(*words, "--pack", circus)
        assert done.returncode == 2
        assert done.stderr == (
            "fiendish: --pack: moon_circus: there is no game 'chess'; "
            "packs are for: supervillain, smash_up, master_of_the_galaxy\n"
        )


def test_the_help_warns(fiendish):
    out = " ".join(fiendish("sim", "--help").stdout.split())
    assert "A pack is a program with all your rights: load only what you trust" in out


def test_the_lab_plays_with_a_pack_and_knows_it_afterwards(fiendish, circus):
    pytest.importorskip("pyarrow")
    words = ["lab", "match", "smash_up", "random", "easy", "--games", 2, "--jobs", 1]
    done = fiendish(
        *words, "--factions", TEAMS, "--out", "out", "--pack", circus, "--json"
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    again = fiendish("lab", "again", "out", 1, "--pack", circus)
    assert again.returncode == 0, again.stderr
    without = fiendish("lab", "again", "out", 1)
    assert without.stderr == (
        f"fiendish: lab: it is played with the packs moon_circus 0.1 {digest_of(circus)}; "
        "name just those with --pack DIR\n"
    )
    change(circus / "cards.py", "draw(g, me, 2)", "draw(g, me, 1)")
    assert "name just those" in fiendish("lab", "again", "out", 1, "--pack", circus).stderr


def test_an_installed_pack_is_found_by_its_name_but_not_loaded_unasked(
    fiendish, circus, tmp_path, monkeypatch
):
    site = tmp_path / "site"
    about = site / "moon_circus-0.1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: moon-circus\nVersion: 0.1\n")
    entries = "[fiendish.packs]\nmoon_circus = moon_circus\nlost = no_such_package\n"
    (about / "entry_points.txt").write_text(entries)
    circus.rename(site / "moon_circus")
    before = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(site), before])))
    assert "Moon Circus" in fiendish("games", "--pack", "moon_circus").stdout
    assert "Moon Circus" not in fiendish("games").stdout
    assert fiendish("games", "--pack", "lost").stderr == (
        "fiendish: --pack: lost: the package 'no_such_package', which is to hold it, "
        "cannot be found\n"
    )


# -- lessons -------------------------------------------------------------------------------------

SCORING = FOLDER / "smash_up" / "lessons" / "scoring.toml"


def test_lessons_of_a_pack_stand_behind_those_of_the_game(fiendish, circus):
    (circus / "lessons").mkdir()
    text = SCORING.read_text("utf-8")
    (circus / "lessons" / "circus.toml").write_text(text, "utf-8")
    ours = [one["lesson"] for one in data(fiendish("lesson", "list", "--json"))["lessons"]]
    listed = data(fiendish("lesson", "list", "smash-up", "--json", "--pack", circus))["lessons"]
    assert [one["lesson"] for one in listed] == [
        *(one for one in ours if one.startswith("smash_up/")),
        "smash_up/circus",
    ]
    assert steps(fiendish("pack", "check", circus, "--games", 1, "--json"))["lessons"] == {
        "name": "lessons",
        "status": "ok",
        "text": "1 can be played to the end on every way",
        "details": [],
    }


def test_a_lesson_of_a_pack_that_cannot_be_walked_fails_its_check(fiendish, circus):
    (circus / "lessons").mkdir()
    text = SCORING.read_text("utf-8").replace('card = "howl"', 'card = "augmentation"')
    (circus / "lessons" / "circus.toml").write_text(text, "utf-8")
    done = fiendish("pack", "check", circus, "--games", 1, "--json")
    assert done.returncode == 1
    assert steps(done)["lessons"]["status"] == "failed"
    assert "smash_up/circus, step 3: no option fits" in steps(done)["lessons"]["text"]


def test_a_lesson_of_a_pack_has_a_name_of_its_own(fiendish, circus):
    (circus / "lessons").mkdir()
    (circus / "lessons" / SCORING.name).write_text(SCORING.read_text("utf-8"), "utf-8")
    done = fiendish("pack", "check", circus, "--games", 1, "--json")
    text = steps(done)["lessons"]["text"]
    assert text == "smash_up/scoring: there are two lessons of that name; rename one"


def test_puzzles_of_a_pack_are_proved(fiendish, circus):
    (circus / "puzzles").mkdir()
    text = (FOLDER / "smash_up" / "puzzles" / "stagecoach.toml").read_text("utf-8")
    (circus / "puzzles" / "robbery.toml").write_text(text, "utf-8")
    (circus / "puzzles" / "poor.toml").write_text(text.replace("vp: 12", "vp: 11"), "utf-8")
    found = steps(fiendish("pack", "check", circus, "--games", 1, "--json"))["puzzles"]
    assert (found["status"], "smash_up/poor: its goal cannot" in found["text"]) == ("failed", True)
    (circus / "puzzles" / "poor.toml").unlink()
    found = steps(fiendish("pack", "check", circus, "--games", 1, "--json"))["puzzles"]
    assert (found["status"], found["text"]) == ("ok", "1 can be solved in the intended way only")


def test_a_server_does_not_begin_with_a_bad_guide_of_a_pack(fiendish, circus):
    (circus / "guides").mkdir()
    (circus / "guides" / "moon_circus.toml").write_text('line = "*Nobody* comes."', "utf-8")
    done = fiendish("serve", "--no-open", "--port", 0, "--pack", circus)
    assert done.returncode == 2
    assert done.stderr.startswith("fiendish: --pack: moon_circus: smash_up/moon_circus: ")
    assert steps(fiendish("pack", "check", circus, "--games", 1, "--json"))["guides"]["status"] == (
        "failed"
    )
