"""A species of a pack in Master of the Galaxy, and the games that do without it."""

from fiendish import new
from fiendish.games import find
from fiendish.packs.loading import digest_of
from tests.packs.conftest import change, data, load, python

GAME = "master_of_the_galaxy"
SAVE = """
import sys, fiendish
from fiendish.packs import load
load(sys.argv[1])
table = fiendish.new("master_of_the_galaxy", seats=2, seed=1, drafting="newcomers")
for _ in range(30):
    table.answer(len(table.question.options) - 1)
open(sys.argv[2], "wb").write(table.save())
print(table.digest())
"""
READ = """
import sys, fiendish
from fiendish.packs import load
for folder in sys.argv[2:]:
    load(folder)
try:
    table = fiendish.load(open(sys.argv[1], "rb").read())
    print(table.digest(), table.save() == open(sys.argv[1], "rb").read())
except fiendish.BadSave as error:
    print(error)
"""
MISSING = "the pack moth_court 0.1 by nobody yet is missing: name its folder with --pack"
LEADER = '''

from fiendish.games.master_of_the_galaxy.faces import FACES, leader
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules.verbs import Stars


@leader(When.CUBES_DRAWN, "Moth Queen", needs="military")
def moth_queen(g: Stars, me: int) -> int:
    """In Phase 1 you draw a cube more."""
    return 1
'''


def more(court, code):
    cards = court / "cards.py"
    cards.write_text(cards.read_text("utf-8") + code, "utf-8")


def test_a_species_is_credited_drawn_and_shown_for_choice(court):
    assert load(court) == "moth_court"
    code = """
import sys, fiendish
from fiendish.games import find
from fiendish.packs import load
load(sys.argv[1])
from fiendish.web.art import card_style
from fiendish.web.library import render_cards
from fiendish.web.lobby import Wanted, render_new
page = render_cards("master_of_the_galaxy", "")
print(card_style("master_of_the_galaxy", "moth_court").glyph)
print(page.count("Text: from the pack Moth Court 0.1 by nobody yet."))
form = render_new(find("master_of_the_galaxy"), ["easy"], Wanted(), "Bob")
print("With the pack Moth Court 0.1 by nobody yet." in form)
print("Advanced Drafting, species of packs first" in form)
for drafting in ("newcomers", "advanced", "standard"):
    shown = set()
    for seed in range(12):
        view = fiendish.new("master_of_the_galaxy", seed=seed, drafting=drafting).view(0)
        shown.add("moth_court" in [card.card for card in view.offer])
        assert next(deck.count for deck in view.decks if deck.deck == "species") >= 6
    print(drafting, sorted(shown))
"""
    assert python(code, court).splitlines() == [
        "planet",
        "1",
        "True",
        "True",
        "newcomers [True]",
        "advanced [False, True]",
        "standard [False]",
    ]


def test_without_a_pack_drafting_is_what_it_was():
    drafting = next(one for one in find(GAME).settings if one.name == "drafting")
    assert drafting.form == "standard|advanced"
    assert drafting.why_not("newcomers") == (
        "drafting='newcomers' is not possible; allowed: standard or advanced"
    )


def test_a_pack_without_species_leaves_drafting_as_it_was(court):
    cards = court / "cards.py"
    cards.write_text(LEADER, "utf-8")
    change(court / "art.toml", 'moth_court = "planet"\n', "")
    code = """
import sys
from fiendish.games import find
from fiendish.packs import load
print(load(sys.argv[1]).faces, [one.form for one in find("master_of_the_galaxy").settings if one.name == "drafting"])
"""
    assert python(code, court) == "('moth-queen',) ['standard|advanced']"


def test_a_game_begun_without_the_pack_is_read_with_it(court, tmp_path):
    more(court, LEADER)
    saved = tmp_path / "game.save"
    table = new(GAME, seats=2, seed=1)
    for _ in range(40):
        table.answer(0)
    saved.write_bytes(table.save())
    assert python(READ, saved, court) == f"{table.digest()} True"


def test_a_game_with_the_pack_goes_on_with_it_and_says_what_is_missing(court, crew, tmp_path):
    more(court, LEADER)
    saved = tmp_path / "game.save"
    digest = python(SAVE, court, saved)
    assert python(READ, saved, court) == f"{digest} True"
    assert python(READ, saved) == MISSING
    assert python(READ, saved, crew) == MISSING
    change(court / "cards.py", "red yellow white white", "red yellow yellow white")
    assert python(READ, saved, court).split()[0] == digest  # figures alone change no moment here
    change(court / "cards.py", "red red yellow yellow white black", "red red yellow white")
    assert "by nobody yet had the digest" in python(READ, saved, court)


def test_a_card_of_a_pack_can_take_the_place_of_another(court):
    more(court, LEADER)
    more(
        court,
        "old, new = (next(one for one in FACES if one.id == id) "
        "for id in ('oracle-zhen', 'moth-queen'))\nold.gives_way_to(new)\n",
    )
    code = """
import sys, fiendish
from fiendish.engine import conformance
from fiendish.games import find
from fiendish.packs import load
load(sys.argv[1])
game = find("master_of_the_galaxy")
for edition in (None, 0):
    table = fiendish.new(game.id, seats=2, seed=3, edition=edition)
    faces = {game.faces[face].id for face in table.state.identity}
    print(len(faces), "oracle-zhen" in faces, "moth-queen" in faces)
conformance.check_game(game, 2, {"turn_limit": 100}, 5)
position = '''
game: master_of_the_galaxy
seats: 2
A:
  species: moth_court
  card: moth-queen
'''
table = fiendish.Position.parse(position).table()
print(table.view(0).players[0].draws)
"""
    assert python(code, court).splitlines() == ["73 False True", "72 True False", "4"]


def test_two_processes_play_with_the_species_and_the_lab_knows_its_digest(fiendish, court):
    words = ["sim", GAME, "--pack", court, "--drafting", "newcomers", "--games", 6, "--json"]
    two, one = fiendish(*words, "--jobs", 2), fiendish(*words, "--jobs", 1)
    assert two.returncode == one.returncode == 0, two.stderr
    assert "moth_court" not in data(two)["faces"]["missing"]
    assert data(two)["decisions"] == data(one)["decisions"]
    out = fiendish("games", "--pack", court).stdout
    assert "with the pack Moth Court 0.1 by nobody yet, 1 card" in out
    code = """
import sys
from fiendish.games import find
from fiendish.lab.experiment import plan
from fiendish.packs import load
load(sys.argv[1])
print(plan("match", find("master_of_the_galaxy"), ["random", "easy"], games=2).packs)
"""
    assert python(code, court) == str({"moth_court": f"0.1 {digest_of(court)}"})


def test_more_cards_than_there_is_room_for_are_refused(court):
    more(
        court,
        """
for n in range(40):
    species(f"swarm-{n}", f"Swarm {n}", base="red", receive=(), agenda=("white " * 12, "cultural"))
""",
    )
    assert load(court) == (
        "moth_court: cards.py:26: Swarm 33: there is room for 1024 slots in all, not 1029"
    )
