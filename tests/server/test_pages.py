"""Pages as a browser without scripts uses them: links, forms, redirects."""

from __future__ import annotations

import random
import re
import time
from html import unescape

import httpx
import pytest

from fiendish.games import find, names
from tests.server.http_site import Guest, Site

OPTION = re.compile(r'<button form="move" name="choice" value="(\d+)"')
HIDDEN = re.compile(r'<input type="hidden" name="(command|seq)" value="([^"]*)"')
ENDED = re.compile(r"The game is over: |You win\.")
MOVE = re.compile(r'<form id="move"[^>]*action="([^"]+)"')


def start(site: Site, game: str, **more: object) -> tuple[httpx.Client, str]:
    """A new visitor plays at once; the address of the table."""
    visitor = httpx.Client(base_url=site.address, timeout=120)
    answer = visitor.post("/play", data={"game": game, "bot": "random", "name": "Ann", **more})
    assert answer.status_code == 303, answer.text
    return visitor, answer.headers["location"]


def fields(page: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in HIDDEN.findall(page)}


@pytest.mark.parametrize(
    ("game", "page"), [*((game, "") for game in names()), ("supervillain", "/text")]
)
def test_a_whole_game_by_forms(site: Site, game: str, page: str) -> None:
    settings = {"turn_limit": 100} if game == "master_of_the_galaxy" else {}  # else perhaps no end
    visitor = site.guest()
    made = visitor.new_table(game, bots={"1": "normal"}, settings=settings)
    address = f"/tables/{made['table']}{page}"
    chance = random.Random(5)
    while not ENDED.search(text := visitor.http.get(address).text):
        options = OPTION.findall(text)
        if not options:
            time.sleep(0.01)
            continue
        assert sorted(map(int, options)) == [*range(len(options))]
        [action] = MOVE.findall(text)
        answer = visitor.send(action, {**fields(text), "choice": chance.choice(options)})
        assert answer.status_code == 303
        assert answer.headers["location"] == address


def test_a_form_that_comes_too_late_or_twice_changes_nothing(site: Site) -> None:
    visitor, table = start(site, "supervillain")
    page = visitor.get(table).text
    while not OPTION.findall(page):
        page = visitor.get(table).text
    sent = {**fields(page), "choice": "0"}
    [action] = MOVE.findall(page)
    first = visitor.post(action, data=sent)
    again = visitor.post(action, data=sent)
    late = visitor.post(action, data={**sent, "command": "another"})
    assert [one.status_code for one in (first, again, late)] == [303, 303, 409]
    assert "Not done:" in late.text
    assert "the table has moved on" in late.text
    api = f"/api{table}/log"
    lines = [line["text"] for line in visitor.get(api).json()["log"]]
    assert len([line for line in lines if line.startswith(("You take", "You launch"))]) == 1


@pytest.mark.parametrize(
    ("data", "status", "reason"),
    [
        ({"game": "chess"}, 422, "there is no game"),
        ({"game": "smash_up", "seats": "9"}, 422, "players"),
        ({"game": "smash_up", "seats": "two"}, 400, "int"),
        ({"game": "smash_up", "bot": "genius"}, 422, "there is no bot"),
        ({"seats": "2"}, 400, "game"),
        ({"game": "smash_up", "cheat": "yes"}, 400, "cheat"),
    ],
)
def test_a_bad_start_is_refused_and_makes_no_guest(
    site: Site, data: dict[str, str], status: int, reason: str
) -> None:
    visitor = httpx.Client(base_url=site.address, timeout=120)
    answer = visitor.post("/play", data=data)
    assert answer.status_code == status
    assert reason in answer.text
    assert not visitor.cookies


def test_the_front_page_has_every_game_and_my_tables(site: Site) -> None:
    visitor, table = start(site, "smash_up", seats=3)
    page = visitor.get("/").text
    for name in names():
        assert find(name).title in unescape(page)
        assert f'href="/rules/{name}"' in page
    assert f'href="{table}"' in page
    assert f'href="{table}"' not in Guest(site.address).http.get("/").text


def test_a_long_log_leads_to_what_happened_before(site: Site) -> None:
    guest = site.guest("Ann")
    table = guest.new_table("supervillain", bots={"1": "random"})["table"]
    earlier = re.compile(r'<p class="earlier"><a href="([^"]+)"')
    assert earlier.search(guest.http.get(f"/tables/{table}").text) is None
    guest.play(table, random.Random(1), 40)
    found = earlier.search(guest.http.get(f"/tables/{table}").text)
    assert found is not None
    assert guest.http.get(unescape(found[1])).status_code == 200


@pytest.mark.parametrize("game", names())
def test_what_pages_ask_for_is_there(site: Site, game: str) -> None:
    visitor, table = start(site, game, seats=max(find(game).seats))
    pages = [visitor.get("/").text, visitor.get(table).text, visitor.get(f"/rules/{game}").text]
    wanted = {one for page in pages for one in re.findall(r'(?:src|href)="(/[^"#]+)', page)}
    assert any(one.startswith("/art/") for one in wanted)
    for one in wanted:
        assert visitor.get(one).status_code == 200, one


def test_every_rule_has_an_anchor(site: Site) -> None:
    page = Guest(site.address).http.get("/rules/smash_up").text
    for rule in ("SU-1", "SU-164", "SU-R55", "SU-H25"):
        assert f'id="{rule}"' in page


def test_a_name_stays_a_name(site: Site) -> None:
    visitor = httpx.Client(base_url=site.address, timeout=120)
    name = "<script>alert(1)</script>"
    table = visitor.post("/play", data={"game": "smash_up", "name": name}).headers["location"]
    page = visitor.get(table).text
    assert name not in page
    assert "alert(1)" not in re.sub(r"&lt;script&gt;alert\(1\)&lt;/script&gt;", "", page)


@pytest.mark.parametrize(
    "path", ["/static/../app.py", "/static/nothing.css", "/art/smash_up/x.svg"]
)
def test_files_that_are_not_there(site: Site, path: str) -> None:
    assert Guest(site.address).http.get(path).status_code == 404


def test_the_table_and_its_text_lead_to_each_other(site: Site) -> None:
    visitor, table = start(site, "supervillain")
    assert f'href="{table}/text"' in visitor.get(table).text
    assert f'href="{table}"' in visitor.get(f"{table}/text").text
