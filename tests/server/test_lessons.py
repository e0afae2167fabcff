"""Lessons as pages: without scripts, without a name, and with nothing but an address to go on from."""

from __future__ import annotations

import re
from html import unescape

import httpx
import pytest

from fiendish.lessons import Walk, all_lessons, find
from fiendish.lessons.proof import prove
from fiendish.server.policy import LESSONS
from tests.server.http_site import Site

SCORING = "smash_up/scoring"
LOOK_ON = {"seq": "0"}  # a form without any field is sent otherwise than browsers do
HERE = f"/lessons/{SCORING}"


def words_of(page: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", "", page)).split())


def strip_of(page: str) -> str:
    """What the step says."""
    return words_of(page.partition('id="lesson"')[2].partition("</section>")[0].partition(">")[2])


@pytest.fixture
def visitor(site: Site) -> httpx.Client:
    return httpx.Client(base_url=site.address, follow_redirects=True, timeout=60)


def options(page: str) -> list[int]:
    return [int(n) for n in re.findall(r'name="choice" value="(\d+)"[^>]* id=', page)]


@pytest.mark.parametrize("id", all_lessons())
def test_a_lesson_can_be_gone_through_by_forms_alone(visitor: httpx.Client, id: str) -> None:
    lesson = find(id)
    page = visitor.get(f"/lessons/{id}")
    for number, one in enumerate(prove(lesson).way.split(".")):
        walk = Walk.along(lesson, page.url.params.get("way", ""))
        step = walk.step
        assert step is not None
        said = strip_of(page.text)
        assert f"step {walk.at + 1} of {len(lesson.steps)}" in said
        assert " ".join(step.why.replace("*", "").split()) in said
        assert step.do.replace("*", "") in said
        assert ("Go on" in said) == (one == "-")
        page = visitor.post(str(page.url), data=LOOK_ON if one == "-" else {"choice": one})
        assert page.status_code == 200, page.text
        assert len(page.url.params["way"].split(".")) == number + 1
    assert "learned" in strip_of(page.text)
    assert f"{id}:*" in visitor.cookies[LESSONS]


def test_the_list_of_lessons_is_plain_words_with_a_way_to_how_to_play(
    visitor: httpx.Client,
) -> None:
    page = visitor.get("/lessons").text
    assert "*" not in words_of(page)
    for game in {find(id).game for id in all_lessons()}:
        assert f'href="/how-to-play/{game}"' in page


def test_how_to_play_is_one_press_away_from_a_lesson(visitor: httpx.Client) -> None:
    assert 'href="/how-to-play/smash_up"' in visitor.get(HERE).text


def test_a_wrong_answer_is_answered_on_the_page_of_the_same_step(visitor: httpx.Client) -> None:
    walk = Walk.along(find(SCORING), "-")
    assert walk.question is not None
    for index in set(range(len(walk.question.options))) - {*walk.fitting()}:
        page = visitor.post(f"{HERE}?way=-", data={"choice": str(index)})
        said = Walk.along(find(SCORING), "-").answer(index)
        assert said is not None
        assert said.text.replace("*", "") in strip_of(page.text)
        assert "step 2 of" in strip_of(page.text)
        assert page.url.params["way"] == "-"


def test_the_way_is_kept_and_a_lesson_goes_on_where_it_was_left(visitor: httpx.Client) -> None:
    visitor.get(f"{HERE}?way=-.0")
    assert "step 3 of" in strip_of(visitor.get(HERE).text)
    front = visitor.get("/").text
    assert f'href="{HERE}"' in front.partition('class="going-on"')[2].partition("</section>")[0]
    assert "Go on" in words_of(visitor.get("/lessons").text)
    visitor.get(f"{HERE}?way=")
    assert "step 1 of" in strip_of(visitor.get(HERE).text)


def test_what_was_learned_stays_learned(visitor: httpx.Client) -> None:
    visitor.get(f"{HERE}?way={prove(find(SCORING)).way}")
    visitor.get(f"{HERE}?way=-")
    assert f"{SCORING}:*" in visitor.cookies[LESSONS]
    assert "✓ learned" in visitor.get("/lessons").text


@pytest.mark.parametrize(
    "cookie", ["x", f"{SCORING}:9.9.9", "~~~", "a/b:-", "é" * 9, f"{SCORING}:"]
)
def test_a_cookie_that_makes_no_sense_is_no_harm(site: Site, cookie: str) -> None:
    headers = {b"cookie": f"{LESSONS}={cookie}".encode()}
    for path in (HERE, "/lessons", "/"):
        assert httpx.get(site.address + path, headers=headers).status_code == 200


def test_what_leads_nowhere_says_what_is_allowed(visitor: httpx.Client) -> None:
    for path, status, words in [
        ("/lessons/smash_up/chess", 404, "no such lesson"),
        ("/lessons/chess/scoring", 404, "no such lesson"),
        (f"{HERE}?way=9", 404, "no way through this lesson"),
        (f"{HERE}?way=-&tried=x", 400, "is not a number"),
    ]:
        answer = visitor.get(path, headers={"accept": "text/html"})
        assert answer.status_code == status
        assert words in words_of(answer.text)
    assert visitor.post(f"{HERE}?way=-", data={"choice": "999"}).status_code == 409
    assert (
        visitor.post(f"{HERE}?way=-", data=LOOK_ON).status_code == 409
    )  # there is something to decide
    assert visitor.post(f"{HERE}?way=-", data={"card": "x"}).status_code == 400
    assert visitor.get(f"{HERE}?way=-&tried=999").status_code == 200


def test_learning_leaves_nothing_on_the_server(visitor: httpx.Client) -> None:
    """No guest, no table: a lesson is made of its file and the address."""
    before = visitor.get("/api/tables").json()["tables"]
    visitor.post(f"{HERE}?way=", data=LOOK_ON)
    assert [*visitor.cookies] == [LESSONS]
    assert visitor.get("/api/tables").json()["tables"] == before
