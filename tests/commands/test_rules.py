"""The ledgers, and which tests prove them."""

from textwrap import dedent

import pytest

from fiendish import ledger
from fiendish.commands import rules
from fiendish.commands.support.coverage import BadTests, collect
from fiendish.ledger import read_all

LEDGER = """
# Tiny Game — rules ledger

## 1. Setup

| id | title | rule |
|---|---|---|
| TG-1 | Players | Two *players*. |
| TG-2 | Cards | A card has `two` halves. |

## 2. The turn

### Morning

| id | title | rule |
|---|---|---|
| TG-3 | Draw | Draw a card. |

## Rulings

| id | question | ruling and reason |
|---|---|---|
| TG-R1 | Who begins? | By lot. |

## Hard interactions

Tests must cover these.

1. **Two at once.** The first one counts (TG-3).
2. A thing without a name that goes on for a good while (TG-R1),
   even into a second line.
"""

TESTS = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.slow, pytest.mark.rule("TG-1")]
proves = pytest.mark.rule
LUCK = pytest.mark.rule("TG-R1")
CASES = [pytest.param(1, marks=[pytest.mark.slow, pytest.mark.rule("TG-H1")]), 2]


@pytest.mark.rule("TG-2", "TG-3")
def test_plain(): ...


@LUCK
@proves("TG-4")
async def test_by_name(): ...


@pytest.mark.parametrize("case", CASES)
def test_listed(case): ...


@pytest.mark.parametrize("case", [pytest.param(1, marks=mark.rule("TG-5"))])
def test_written_out(case): ...


@pytest.mark.rule("TG-6")
class TestThings:
    pytestmark = pytest.mark.rule("TG-7")

    def test_inside(self): ...

    @pytest.mark.rule("TG-8")
    def test_with_its_own(self): ...

    @pytest.mark.rule("TG-0")
    def helper(self): ...


@pytest.mark.rule("TG-0")
def no_test(): ...


@pytest.mark.rule(f"TG-{9}")
def test_computed(): ...
"""


@pytest.fixture
def tests(tmp_path):
    folder = tmp_path / "tests"
    (folder / "deep").mkdir(parents=True)
    (folder / "deep" / "test_tiny.py").write_text(TESTS)
    (folder / "helpers.py").write_text(
        "import pytest\n@pytest.mark.rule('TG-0')\ndef test_x(): ..."
    )
    return folder


@pytest.fixture
def tiny(monkeypatch):
    """The tiny game is the only one that has rules."""
    monkeypatch.setattr(rules, "read_all", lambda: [ledger.parse(LEDGER, "tiny-game")])


# -- ledgers -------------------------------------------------------------------------------------


def test_a_ledger_has_rules_rulings_and_hard_interactions():
    book = ledger.parse(LEDGER, "tiny-game")
    assert (book.game, book.title, book.prefix) == ("tiny_game", "Tiny Game", "TG")
    assert [rule.id for rule in book.rules] == ["TG-1", "TG-2", "TG-3", "TG-R1", "TG-H1", "TG-H2"]
    assert book.sections() == ["1. Setup", "2. The turn: Morning", "Rulings", "Hard interactions"]


def test_a_hard_interaction_has_a_title_and_all_its_lines():
    book = ledger.parse(LEDGER, "tiny-game")
    first, second = book.find("tg-h1"), book.find("TG-H2")
    assert first
    assert second
    assert (first.title, first.text) == ("Two at once", "The first one counts (TG-3).")
    assert second.title == "A thing without a name that goes on for …"
    assert second.text.endswith("(TG-R1), even into a second line.")


def test_an_id_may_stand_only_once():
    twice = LEDGER.replace("TG-2", "TG-1")
    with pytest.raises(ledger.DamagedLedger, match="TG-1 stands there twice"):
        ledger.parse(twice, "tiny-game")


def test_pages_without_rules_are_left_alone(tmp_path):
    (tmp_path / "tiny-game.md").write_text(LEDGER)
    (tmp_path / "about.md").write_text("# About\n\nNothing here.\n")
    assert [book.game for book in ledger.read_all(tmp_path)] == ["tiny_game"]


def test_our_own_ledgers_can_be_read():
    books = {book.game: book for book in ledger.read_all()}
    ids = [rule.id for rule in books["supervillain"].rules]
    assert len(ids) == 138 + 54 + 24
    assert {"SV-1", "SV-138", "SV-R1", "SV-R54", "SV-H1", "SV-H24"} <= set(ids)


# -- reading -------------------------------------------------------------------------------------


def test_rules_lists_the_games_and_a_game_its_chapters(run):
    assert "supervillain" in run("rules").out
    out = run("rules", "supervillain").out
    assert "8. Asteroids\nSV-74" in out
    assert "SV-H24" in out


def test_one_rule_by_its_id_in_any_case(run):
    for words in (["supervillain", "sv-49"], ["SV-49"]):
        answer = run("rules", *words)
        assert answer.status == 0
        assert answer.out.startswith("SV-49  Completion\n4. Mobs and building\n")
        assert "fiendish/games/supervillain/" not in answer.out
        assert "test_" not in answer.out


def test_one_rule_by_its_number_in_a_game(run):
    assert run("rules", "supervillain", "49").out == run("rules", "SV-49").out
    assert run("rules", "supervillain", "r12").out == run("rules", "SV-R12").out


def test_code_and_tests_of_a_rule_are_for_those_who_ask(run, tests):
    out = run("rules", "SV-49", "--coverage").out
    assert "fiendish/games/supervillain/" in out
    assert "test_" in out
    assert "tests" not in run("rules", "SV-49", "--json").data


def test_the_rules_of_a_game_are_printed_in_full(run):
    out = run("rules", "supervillain").out
    for rule in next(book for book in read_all() if book.game == "supervillain").rules:
        plain = rule.text.replace("*", "").replace("`", "")
        assert rule.id in out
        assert plain in out, rule.id


def test_titles_alone_are_short(run):
    out = run("rules", "supervillain", "--titles").out
    book = next(book for book in read_all() if book.game == "supervillain")
    assert len(out.split()) < len(run("rules", "supervillain").out.split()) / 3
    for rule in book.rules:
        assert rule.id in out


def test_a_word_behind_a_game_is_looked_for(run):
    answer = run("rules", "supervillain", "asteroid")
    assert answer.status == 0
    assert answer.out == run("rules", "supervillain", "--search", "asteroid").out
    assert run("rules", "supervillain", "a", "--search", "b").refuses("'a'", "one word too many")


def test_a_search_that_finds_nothing_says_so_to_programs(run):
    for words in (["--search", "zzzz"], ["--search", "zzzz", "--json"], ["smash_up", "zzzz"]):
        assert run("rules", *words).status == 1


def test_one_rule_as_json_names_code_and_tests(run, tests):
    data = run("rules", "SV-R12", "--json", "--tests", tests).data
    assert data["id"] == "SV-R12"
    assert data["section"] == "Rulings"
    assert any(place.startswith("fiendish/games/supervillain/") for place in data["code"])
    assert data["tests"] == []


def test_search_finds_words_in_titles_and_texts(run):
    answer = run("rules", "--search", "No Mercy")
    assert "SV-93" in answer.out
    everything = sum(len(ledger.rules) for ledger in read_all())
    assert f"2 of {everything} rules" in answer.out
    found = run("rules", "supervillain", "--search", "no mercy", "--json").data["rules"]
    assert [rule["id"] for rule in found] == ["SV-93", "SV-R5"]
    assert f"0 of {everything} rules" in run("rules", "--search", "monopoly").out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["supervilain"], ["did you mean supervillain?"]),
        (["supervillain", "SV-999"], ["SV-999", "SV-1 to SV-138", "SV-R1", "SV-H24"]),
        (["supervillain", "999"], ["SV-999", "SV-1 to SV-138"]),
        (["--search", " "], ["needs a word"]),
        (["--coverage", "--tests", "/nowhere"], ["no folder", "/nowhere"]),
        (["SV-49", "--tests", "/nowhere"], ["no folder", "/nowhere"]),
        (["supervillain", "--tests", "/nowhere"], ["no folder", "/nowhere"]),
    ],
)
def test_wrong_usage_is_refused(run, words, complaint):
    assert run("rules", *words).refuses(*complaint)


def test_without_ledgers_it_says_so(run, monkeypatch):
    monkeypatch.setattr(ledger, "folder", lambda: None)
    assert run("rules").refuses("ledgers are missing")


# -- coverage ------------------------------------------------------------------------------------


def test_marks_are_read_wherever_pytest_takes_them(tests):
    coverage = collect(tests)
    here = "tests/deep/test_tiny.py::"
    expected = {
        "TG-2": ["test_plain"],
        "TG-3": ["test_plain"],
        "TG-4": ["test_by_name"],
        "TG-R1": ["test_by_name"],
        "TG-H1": ["test_listed"],
        "TG-5": ["test_written_out"],
        "TG-6": ["TestThings::test_inside", "TestThings::test_with_its_own"],
        "TG-7": ["TestThings::test_inside", "TestThings::test_with_its_own"],
        "TG-8": ["TestThings::test_with_its_own"],
    }
    for rule, names in expected.items():
        assert coverage.of(rule) == [here + name for name in names], rule
    assert len(coverage.of("TG-1")) == 7
    assert coverage.of("TG-0") == []
    assert coverage.of("TG-9") == []


def test_marks_that_cannot_be_read_are_named(tests):
    line = 1 + TESTS.splitlines().index('@pytest.mark.rule(f"TG-{9}")')
    assert collect(tests).unreadable == [f"tests/deep/test_tiny.py:{line}"]


def test_a_broken_test_file_is_refused(tests, run, tiny):
    (tests / "test_broken.py").write_text("def test_(:\n")
    with pytest.raises(BadTests, match=r"tests/test_broken\.py"):
        collect(tests)
    assert run("rules", "--coverage", "--tests", tests).refuses("test_broken.py")


def test_coverage_names_missing_and_unknown_rules(run, tests, tiny):
    answer = run("rules", "--coverage", "--tests", tests)
    assert answer.status == 1
    assert "5 of 6 rules" in answer.out
    assert "without a test: TG-H2" in answer.out
    assert "TG-4 is in no ledger" in answer.out
    data = run("rules", "tiny-game", "--coverage", "--tests", tests, "--json").data
    assert (data["covered"], data["of"], data["missing"]) == (5, 6, ["TG-H2"])
    assert sorted(data["unknown"]) == ["TG-4", "TG-5", "TG-6", "TG-7", "TG-8"]


def test_coverage_holds_only_if_every_rule_is_proved(run, tmp_path, tiny):
    folder = tmp_path / "tests"
    folder.mkdir()
    page = folder / "test_all.py"
    ids = ["TG-1", "TG-2", "TG-3", "TG-R1", "TG-H1", "TG-H2"]

    def prove(*proved):
        marks = ", ".join(f'"{rule}"' for rule in proved)
        code = f"""
            import pytest
            @pytest.mark.rule({marks})
            def test_all(): ...
            """
        page.write_text(dedent(code))
        return run("rules", "--coverage", "--tests", folder).status

    assert prove(*ids) == 0
    assert prove(*ids[1:]) == 1
    assert prove(*ids, "TG-99") == 1


def test_an_installed_package_has_no_tests_to_read(run, monkeypatch):
    monkeypatch.setattr(rules, "tests_folder", lambda: None)
    assert run("rules", "--coverage").refuses("without its tests")


def test_coverage_of_this_project_can_be_read(run):
    data = run("rules", "--coverage", "--json").data
    assert data["of"] >= 216
    assert data["unknown"] == {}
