"""Puzzles as pages: without scripts, without a name, and with nothing but an address to go on from."""

from __future__ import annotations

import re
from datetime import date
from html import unescape

import httpx
import pytest

from fiendish.puzzles import all_puzzles, find, puzzle_of_day, puzzles_of
from fiendish.puzzles.progress import Solved
from fiendish.puzzles.walk import Attempt, solution
from fiendish.server.policy import PUZZLES
from fiendish.server.routes.html import puzzle as routes
from tests.server.http_site import Site

STAGECOACH = "smash_up/stagecoach"
HERE = f"/puzzles/{STAGECOACH}"


def words_of(page: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", "", page)).split())


def strip_of(page: str) -> str:
    """What stands above the table."""
    return words_of(page.partition('id="lesson"')[2].partition("</section>")[0].partition(">")[2])


def options_of(page: str) -> list[str]:
    return re.findall(r'name="choice" value="(\d+)"', page)


@pytest.fixture
def visitor(site: Site) -> httpx.Client:
    return httpx.Client(base_url=site.address, follow_redirects=True, timeout=60)


def progress_of(visitor: httpx.Client) -> Solved:
    return Solved.read(visitor.cookies.get(PUZZLES) or "")


def test_a_puzzle_can_be_solved_by_forms_alone(visitor: httpx.Client) -> None:
    puzzle = find(STAGECOACH)
    page = visitor.get(HERE)
    way = solution(puzzle).split(".")
    for number, one in enumerate(way):
        said = strip_of(page.text)
        assert puzzle.title in said
        assert "Win this turn." in said
        assert "Solved" not in said
        assert one in options_of(page.text)
        page = visitor.post(str(page.url), data={"choice": one})
        assert page.status_code == 200, page.text
        assert page.url.params["way"] == ".".join(way[: number + 1])
    assert "Solved. " + puzzle.last.replace("*", "") in strip_of(page.text)
    assert options_of(page.text) == []
    assert progress_of(visitor).has(STAGECOACH)
    assert "✓ solved" in visitor.get("/puzzles").text


def test_hints_are_given_one_after_the_other(visitor: httpx.Client) -> None:
    puzzle = find(STAGECOACH)
    said = strip_of(visitor.get(f"{HERE}?way=&hint=1").text)
    assert "Hint 1 of 3: " + puzzle.idea.replace("*", "") in said
    assert "goes on with Stagecoach" in strip_of(visitor.get(f"{HERE}?way=&hint=2").text)
    third = visitor.get(f"{HERE}?way=&hint=3").text
    assert "Play Stagecoach" in strip_of(third)
    best = Attempt(puzzle).best()[0]
    assert f'data-options="{best}"' in third
    assert "hint=4" not in third


def test_what_throws_it_away_is_said_and_can_be_taken_back(visitor: httpx.Client) -> None:
    question = Attempt(find(STAGECOACH)).question
    assert question is not None
    end = str(question.find(kind="end")[0])
    page = visitor.post(HERE, data={"choice": end})
    assert "the goal is not reached" in strip_of(page.text)
    assert f'href="{HERE}?way="' in page.text
    assert not progress_of(visitor).solved
    wrong = next(
        n for n in range(len(question.options)) if n not in Attempt(find(STAGECOACH)).best()
    )
    lost = visitor.post(HERE, data={"choice": str(wrong)})
    assert "Not any more" in strip_of(lost.text) or "not reached" in strip_of(lost.text)


def test_the_solution_is_shown_answer_by_answer_and_solves_nothing(visitor: httpx.Client) -> None:
    way = solution(find(STAGECOACH)).split(".")
    page = visitor.get(f"{HERE}?way=&solution=1")
    for number in range(len(way)):
        assert f"The solution, {number} of {len(way)} answers." in strip_of(page.text)
        assert options_of(page.text) == []
        after = ".".join(way[: number + 1])
        assert f"way={after}&amp;solution=1" in page.text
        page = visitor.get(f"{HERE}?way={after}&solution=1")
    assert "That is the solution." in strip_of(page.text)
    assert not progress_of(visitor).solved


def test_the_puzzle_of_the_day_and_days_in_a_row(
    visitor: httpx.Client, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = httpx.get(site.address + "/puzzles/today")
    today = puzzle_of_day(routes.today())
    assert (answer.status_code, answer.headers["location"]) == (303, f"/puzzles/{today.id}")
    before = routes.today().toordinal() - 1
    visitor.cookies.set(PUZZLES, f"{before}-2-")
    page = visitor.get(f"/puzzles/{today.id}?way={solution(today)}")
    assert "3 days in a row" in strip_of(page.text)
    assert "3 days in a row" in words_of(visitor.get("/puzzles").text)
    assert today.title in words_of(visitor.get("/").text)


def test_the_list_of_puzzles_is_plain_words_with_a_way_to_each_game(visitor: httpx.Client) -> None:
    page = visitor.get("/puzzles").text
    assert "*" not in words_of(page)
    assert "!." not in words_of(page)
    for game in {puzzle.game for puzzle in all_puzzles().values()}:
        assert f'href="#{game}"' in page
        assert f'id="{game}"' in page


def test_how_to_play_is_one_press_away_from_a_puzzle(visitor: httpx.Client) -> None:
    assert 'href="/how-to-play/smash_up"' in visitor.get(HERE).text


@pytest.mark.parametrize("cookie", ["x", "1-2-zz", "99999999-1-", "~~~", "é" * 9])
def test_a_cookie_that_makes_no_sense_is_no_harm(site: Site, cookie: str) -> None:
    headers = {b"cookie": f"{PUZZLES}={cookie}".encode()}
    for path in (HERE, "/puzzles", "/"):
        assert httpx.get(site.address + path, headers=headers).status_code == 200


def test_what_leads_nowhere_says_what_is_allowed(visitor: httpx.Client) -> None:
    for path, status, words in [
        ("/puzzles/smash_up/chess", 404, "no such puzzle"),
        ("/puzzles/chess/stagecoach", 404, "no such puzzle"),
        (f"{HERE}?way=99", 404, "no way through this puzzle"),
        (f"{HERE}?way=" + ".".join("0" * 99), 404, "has more than 60 answers"),
        (f"{HERE}?way=&hint=x", 400, "is not a number"),
        (f"{HERE}?way=&hint=4", 400, "here is no hint 4"),
        (f"{HERE}?way=8&solution=1", 404, "he solution does not go so"),
    ]:
        answer = visitor.get(path, headers={"accept": "text/html"})
        assert answer.status_code == status, path
        assert words in words_of(answer.text)
    assert visitor.post(HERE, data={"choice": "999"}).status_code == 409
    assert visitor.post(HERE, data={"choice": "-1"}).status_code == 409
    assert visitor.post(HERE, data={"card": "x"}).status_code == 400


def test_solving_leaves_nothing_on_the_server(visitor: httpx.Client) -> None:
    before = visitor.get("/api/tables").json()["tables"]
    visitor.post(HERE, data={"choice": "0"})
    visitor.get(f"{HERE}?way={solution(find(STAGECOACH))}")
    assert [*visitor.cookies] == [PUZZLES]
    assert visitor.get("/api/tables").json()["tables"] == before


def test_the_next_puzzle_is_one_that_is_not_solved() -> None:
    from fiendish.web.puzzle import _following

    all = puzzles_of("smash_up")
    progress = Solved()
    for one in all[:-1]:
        progress = progress.with_solved(one.id, date(2027, 1, 1), False)
    assert _following(all[0], progress) in ((all[-1], None) if len(all) > 1 else (None,))
