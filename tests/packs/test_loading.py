"""What a pack adds, and what is refused."""

from pathlib import Path

import pytest

from fiendish import new
from fiendish.packs import BadPack
from fiendish.packs.loading import digest_of
from fiendish.packs.manifest import read_manifest
from fiendish.packs.skeleton import write_skeleton
from tests.packs.conftest import change, load, python

CARDS = ("leader", "guard", "recruit", "scout", "raid", "march", "gift", "camp", "gate")
FACES = " ".join(f"moon_circus_{card}" for card in CARDS)


def test_a_pack_adds_its_cards_and_loading_it_again_is_harmless(circus):
    assert load(circus) == FACES
    assert load(circus, f"{circus}/../moon_circus") == f"{FACES} {FACES}"


def test_the_cards_of_a_pack_are_credited_drawn_and_playable(circus):
    change(circus / "art.toml", 'moon_circus_raid = "torch"\n', "")
    code = """
import sys, fiendish
from fiendish.games import find
from fiendish.packs import load, pack_of
from fiendish.web.art import card_art, card_style, without_picture
pack = load(sys.argv[1])
from fiendish.web.library import render_cards
print(pack.credit, pack.families, pack.without_picture, pack_of("smash_up", "ronin"))
print(card_style("smash_up", "moon_circus_leader").glyph, "moon_circus_raid" in without_picture("smash_up"))
print(card_style("smash_up", "moon_circus_raid").glyph, card_art("smash_up", "moon_circus_raid")[:4])
page = render_cards("smash_up", "")
print(page.count("Text: from the pack Moon Circus 0.1 by nobody yet."))
print("9 of" in page, "Moon Circus Camp" in page)
[sets, *_] = find("smash_up").settings
print(sets.form, sets.labels, sets.read("both"), sets.read("all"), sets.read("moon_circus"))
table = fiendish.new("smash_up", seats=2, seed=1, choose="draft")
print("moon_circus" in table.view(0).pool)
"""
    assert python(code, circus).splitlines() == [
        "Moon Circus 0.1 by nobody yet ('moon_circus', 'moon_circus') ('moon_circus_raid',) None",
        "crown True",
        "rosette <svg",
        "9",
        "True True",
        "all|oops|core|moon_circus "
        "('all', 'Oops, You Did It Again', 'core set', 'Moon Circus') both both moon_circus",
        "True",
    ]


def test_packs_for_two_games_and_a_saved_game(circus, crew):
    code = """
import sys, fiendish
from fiendish.packs import load
print(*(pack for folder in sys.argv[1:] for pack in [load(folder).id]))
factions = [["moon_circus", "robots"], ["aliens", "ninjas"]]
table = fiendish.new("smash_up", seats=2, seed=1, factions=factions)
for _ in range(30):
    table.answer(0)
print(fiendish.load(table.save()).digest() == table.digest())
"""
    assert python(code, circus, crew) == "moon_circus night_crew\nTrue"


def test_a_game_begun_without_packs_is_read_with_them(circus, crew, tmp_path):
    for game in ("smash_up", "supervillain"):
        table = new(game, seats=2, seed=1)
        for _ in range(12):
            table.answer(0)
        (tmp_path / game).write_bytes(table.save())
        code = """
import sys, fiendish
from fiendish.packs import load
for folder in sys.argv[2:]:
    load(folder)
table = fiendish.load(open(sys.argv[1], "rb").read())
print(table.digest(), len(table.record))
"""
        assert python(code, tmp_path / game, circus, crew) == f"{table.digest()} 12"


SAVE_WITH = """
import sys, fiendish
from fiendish.packs import load
print(load(sys.argv[1]).digest)
factions = [["moon_circus", "robots"], ["aliens", "ninjas"]]
table = fiendish.new("smash_up", seats=2, seed=1, factions=factions)
for _ in range(30):
    table.answer(0)
open(sys.argv[2], "wb").write(table.save())
"""
READ = """
import sys, fiendish
from fiendish.packs import load
for folder in sys.argv[2:]:
    load(folder)
try:
    print(len(fiendish.load(open(sys.argv[1], "rb").read()).record))
except fiendish.BadSave as error:
    print(error)
"""


def test_a_saved_game_says_which_pack_is_missing_and_where_it_can_be_had(circus, crew, tmp_path):
    saved = tmp_path / "game.save"
    python(SAVE_WITH, circus, saved)
    why = "the pack moon_circus 0.1 by nobody yet is missing: name its folder with --pack"
    assert python(READ, saved) == why
    assert python(READ, saved, crew) == why
    assert python(READ, saved, circus, crew) == "30"
    about = circus / "pack.toml"
    about.write_text(about.read_text("utf-8") + 'home = "moon.example/circus"\n', "utf-8")
    python(SAVE_WITH, circus, saved)
    assert python(READ, saved) == f"{why}; it can be had at moon.example/circus"


def test_a_saved_game_that_goes_another_way_says_that_the_pack_is_another(circus, tmp_path):
    saved = tmp_path / "game.save"
    before = python(SAVE_WITH, circus, saved)
    change(circus / "pack.toml", '"0.1"', '"0.2"')
    assert python(READ, saved, circus) == "30"
    change(circus / "cards.py", "draw(g, me, 2)", "draw(g, me, 5)")
    change(circus / "cards.py", '    """Draw a card."""\n    draw(g, me)', '    """Draw a card."""\n    draw(g, me, 3)')  # fmt: skip
    said = python(READ, saved, circus)
    after = python(SAVE_WITH, circus, tmp_path / "other.save")
    assert "saved game" in said
    assert said.endswith(
        f"; the pack moon_circus 0.1 by nobody yet had the digest {before}; "
        f"here it is 0.2 with the digest {after}"
    )


def test_the_digest_of_a_pack_is_that_of_its_cards_and_pictures(circus):
    first = digest_of(circus)
    for name in ("README.md", "tests/test_cards.py"):
        (circus / name).write_text("", "utf-8")
    cards = circus / "cards.py"
    cards.write_bytes(cards.read_bytes().replace(b"\n", b"\r\n"))
    assert digest_of(circus) == first
    change(circus / "art.toml", '"crown"', '"gem"')
    second = digest_of(circus)
    cards.rename(circus / "other.py")
    assert len({first, second, digest_of(circus)}) == 3


def test_an_exported_game_names_its_packs(circus, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code = """
import sys
import msgspec
from fiendish import new
from fiendish.packs import load
from fiendish.server import dice_commitment
if sys.argv[2:]:
    load(sys.argv[2])
if sys.argv[1] == "write":
    import random
    seed, dice = "5a" * 32, random.Random(1)
    settings = {"factions": [["moon_circus", "robots"], ["aliens", "ninjas"]], "turn_limit": 100}
    edition = dice_commitment.find("smash_up").edition_id()
    table = dice_commitment.begin("smash_up", 2, settings, seed, edition)
    while not table.over:
        table.answer(dice.randrange(len(table.question.options)))
    row = {"id": "1", "seed": seed, "commitment": dice_commitment.commitment(seed)}
    made = dice_commitment.export(table, row, ["A", "B"])
    print([pack.id for pack in made.packs])
    open("game.json", "wb").write(msgspec.json.encode(made))
else:
    try:
        print(dice_commitment.check(dice_commitment.read(open("game.json", "rb").read())))
    except dice_commitment.BadExport as error:
        print(error)
"""
    assert python(code, "write", circus) == "['moon_circus']"
    assert python(code, "read", circus) == "[]"
    assert python(code, "read") == (
        "the pack moon_circus 0.1 by nobody yet is missing: name its folder with --pack"
    )
    change(circus / "cards.py", "draw(g, me, 2)", "draw(g, me, 1)")
    assert "by nobody yet had the digest" in python(code, "read", circus)


def test_a_table_that_a_server_keeps_says_which_pack_is_missing(circus, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code = """
import sys
import msgspec
from fiendish.packs import load
from fiendish.server import live_table, lobby
from fiendish.server.refusal import Refused
from fiendish.server.store import Player, TableRow
if sys.argv[2:]:
    load(sys.argv[2])
if sys.argv[1] == "write":
    wanted = lobby.NewTable("smash_up", bots={1: "easy"})
    row, _ = lobby._settle(wanted, Player("1", "Ann", 0.0))
    open("row.json", "wb").write(msgspec.json.encode(row))
try:
    row = msgspec.json.decode(open("row.json", "rb").read(), type=TableRow)
    print(live_table.begin(row).over)
except Refused as error:
    print(error)
"""
    assert python(code, "write", circus) == "False"
    assert python(code, "read") == (
        "this game cannot be continued: the pack moon_circus 0.1 by nobody yet is missing: "
        "name its folder with --pack"
    )


def test_the_form_of_a_new_table_credits_the_packs(circus, crew):
    change(circus / "pack.toml", '"nobody yet"', '"<Ann>"')
    code = """
import sys
from fiendish.games import find
from fiendish.packs import load
for folder in sys.argv[1:]:
    load(folder)
from fiendish.web.lobby import Wanted, render_new
for game in ("smash_up", "supervillain", "marvel_villainous"):
    page = render_new(find(game), ["easy"], Wanted(), "Bob")
    print([line.split("</p>")[0] for line in page.split("With the pack ")[1:]])
"""
    assert python(code, circus, crew).splitlines() == [
        "['Moon Circus 0.1 by &lt;Ann&gt;.']",
        "['Night Crew 0.1 by nobody yet.']",
        "[]",
    ]


def test_a_faction_of_a_pack_stands_in_the_gallery_without_words_of_ours(circus):
    code = """
import sys
from fiendish.games import find
from fiendish.packs import load
load(sys.argv[1])
from fiendish.web.lobby import Wanted, render_new
from fiendish.web.sides import gallery
side = gallery(find("smash_up")).sides[-1]
print(side.id, bool(side.told.picture), side.level, repr(side.told.line))
print("Out of a pack" in render_new(find("smash_up"), ["easy"], Wanted(), "Bob"))
"""
    assert python(code, circus).splitlines() == ["moon_circus True 0 ''", "True"]


# -- what a pack says of itself ------------------------------------------------------------------


def refused(folder: Path) -> str:
    """For packs of which nothing is imported."""
    with pytest.raises(BadPack) as caught:
        read_manifest(folder)
    return str(caught.value)


def test_a_pack_needs_a_folder_a_description_and_a_module(circus, tmp_path):
    assert refused(tmp_path / "nowhere") == f"there is no folder {tmp_path / 'nowhere'}"
    (circus / "__init__.py").unlink()
    assert refused(circus) == f"{circus} is no pack: it has no __init__.py"
    (circus / "pack.toml").unlink()
    assert refused(circus) == f"{circus} is no pack: it has no pack.toml"


@pytest.mark.parametrize("name", ["moon-circus", "Moon", "1st", "class", "mond_königin"])
def test_the_name_of_the_folder_is_a_python_name(circus, name):
    folder = circus.rename(circus.parent / name)
    assert refused(folder) == (
        f"{name!r} cannot be the id of a pack; it is a Python name in small letters, "
        "such as moon_circus"
    )


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("title =", "name =", "Object contains unknown field `name`"),
        ('title = "Moon Circus"\n', "", "Object missing required field `title`"),
        ('"0.1"', "0.1", "Expected `str`, got `float` - at `$.version`"),
    ],
)
def test_a_description_has_what_it_must_and_nothing_else(circus, old, new, words):
    change(circus / "pack.toml", old, new)
    assert refused(circus) == (
        f"moon_circus: pack.toml: {words}; it has: title, author, version, game, about, home"
    )


def test_an_author_must_be_named(circus):
    change(circus / "pack.toml", '"nobody yet"', '" "')
    assert refused(circus) == "moon_circus: pack.toml: author is empty"


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("chess", "there is no game 'chess'"),
        ("star_wars_villainous", "packs cannot add to the game 'star_wars_villainous'"),
    ],
)
def test_the_game_must_be_one_that_takes_packs(circus, game, words):
    change(circus / "pack.toml", '"smash_up"', f'"{game}"')
    assert refused(circus) == (
        f"moon_circus: {words}; packs are for: supervillain, smash_up, master_of_the_galaxy"
    )


# -- cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("count=4, text=None", "count=5, text=None", "Moon Circus have 21 cards, not 20 (SU-5)"),
        (
            '    """Draw two cards."""\n',
            "",
            "Moon Circus Gift has no text: give its function a docstring, or write text=… "
            "(text=None if nothing is printed on it)",
        ),
        ("breakpoint=20", "breakpoint=0", "cards.py:61: Moon Circus Camp has breakpoint=0; it is 1 or more"),
        ("power=5", "power=five", "cards.py:18: NameError: name 'five' is not defined"),
        (
            "faction, new_set\n",
            "Event, faction, new_set\nEvent.ARRIVED\n",
            "cards.py:10: there is no Event.ARRIVED; there is: PLAYED, LEFT, DESTROYED, BURIED, UNCOVERED, "
            "BASE_ACTION, AFFECTED, START, END, DUEL",
        ),
        ("power=5,", "power=5,,", "cards.py:18: SyntaxError: invalid syntax"),
        ("draw, strengthen\n", "drew, strengthen\n", None),
    ],
)  # fmt: skip
def test_wrong_cards_are_refused_with_file_and_line(circus, old, new, words):
    change(circus / "cards.py", old, new)
    said = load(circus)
    if words is None:
        assert said.startswith("moon_circus: cards.py:11: ImportError: cannot import name 'drew'")
    else:
        assert said == f"moon_circus: {words}"


def test_a_pack_without_cards_is_refused(circus):
    (circus / "__init__.py").write_text('"""Nothing."""\n', "utf-8")
    assert load(circus) == (
        "moon_circus defines no card; __init__.py imports the modules that do"
    )  # fmt: skip


def test_cards_of_supervillain_take_the_place_of_others(crew):
    assert load(crew) == "night_crew_crew"
    change(crew / "cards.py", "gives_way_to(ours, 2)", "gives_way_to(ours, 1)")
    assert load(crew) == (
        "night_crew: there are 44 Minion cards, not 43 (SV-2): what gives way to a new one says so by `gives_way_to`"
    )


def test_two_packs_with_the_same_id_are_both_named(circus, tmp_path):
    (tmp_path / "other").mkdir()
    twin = write_skeleton("moon_circus", "smash_up", tmp_path / "other")
    assert load(circus, twin) == (
        f"there are two packs with the id 'moon_circus': {circus} and {twin}; "
        "the name of a folder is the id of its pack"
    )


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            '"Sun Circus Scout"',
            '"Moon Circus Scout"',
            "cards.py:32: Moon Circus Scout: there is a card with the id 'moon_circus_scout' already",
        ),
        (
            'faction("Sun Circus"',
            'faction("Moon Circus"',
            "cards.py:14: there is a faction with the id 'moon_circus' already",
        ),
    ],
)
def test_two_packs_that_define_the_same_are_both_named(circus, tmp_path, old, new, words):
    other = write_skeleton("sun_circus", "smash_up", tmp_path)
    change(other / "cards.py", old, new)
    assert load(circus, other) == f"sun_circus: {words}, in the pack moon_circus ({circus})"


def test_a_pack_comes_before_anything_is_shown(circus):
    code = """
import sys
from fiendish import prose
from fiendish.packs import BadPack, load
prose.find("smash_up")
try:
    load(sys.argv[1])
except BadPack as error:
    print(error)
"""
    assert python(code, circus) == (
        "moon_circus: too late; packs are loaded before anything of smash_up is shown"
    )


def test_a_pack_that_failed_fails_again_in_the_same_way(circus):
    change(circus / "cards.py", "power=5", "power=five")
    code = """
import sys
from fiendish.packs import BadPack, load, loaded
for _ in range(2):
    try:
        load(sys.argv[1])
    except BadPack as error:
        print(error)
print(loaded())
"""
    first, second, loaded = python(code, circus).splitlines()
    assert first == second == "moon_circus: cards.py:18: NameError: name 'five' is not defined"
    assert loaded == "[]"


# -- pictures ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("[groups.moon_circus]", "[groups.robots]", None),
        ('"crown"', '"crwn"', "[groups.moon_circus] has moon_circus_leader = 'crwn'; there is no such glyph, but there is: crown, "),
        ('["peaks", "dunes"]', '["moon"]', "[groups.moon_circus] has scenes = ['moon']; there is: peaks, dunes, "),
        ("8EC5D6 ", "", "[groups.moon_circus] has palette = '3F7F93 1F4A5C FFE9B8 14222B 14222B'; it is six colours such as F0A24B, apart by spaces"),
        ("moon_circus_camp =", "camp =", "'camp' is no card of this pack; there is: moon_circus_leader, "),
        ("scenes =", "scene =", "Object contains unknown field `scene` - at `$.groups[...]`; it has groups, each with palette, scenes and glyphs"),
    ],
)  # fmt: skip
def test_wrong_pictures_are_refused(circus, old, new, words):
    change(circus / "art.toml", old, new)
    if words is None:
        change(circus / "art.toml", "[groups.moon_circus.glyphs]", "[groups.robots.glyphs]")
        words = "there is a group 'robots' of smash_up already"
    assert load(circus).startswith(f"moon_circus: art.toml: {words}")
