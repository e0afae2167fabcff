"""What stands around the game on its page, as plain forms: chat, consent, stand-ins, refusals."""

from __future__ import annotations

import random
import re
from html import unescape

import httpx

from tests.server.http_site import Guest, Json, Site, pair
from tests.server.test_pages import OPTION, fields


def page(guest: Guest, table: str) -> str:
    return unescape(guest.http.get(f"/tables/{table}").text)


def send(guest: Guest, table: str, path: str, **data: object) -> httpx.Response:
    """As a page without a script does it."""
    return guest.http.post(f"/tables/{table}/{path}", data=data)


def play_until_asked_for(guests: list[Guest], table: str) -> tuple[int, Json]:
    """Play until somebody can take back only by consent; who that is, and what is seen then."""
    chance = random.Random(4)
    for _ in range(300):
        seen = [guest.view(table) for guest in guests]
        seat = seen[0]["view"]["decision"]["seat"]
        for number, one in enumerate(seen):
            if one["undo"]["ask"]:
                return number, one
        count = len(seen[seat]["view"]["decision"]["options"])
        guests[seat].move(table, seen[0]["seq"], chance.randrange(count))
    raise AssertionError("that did not come up")


def test_what_is_said_stands_on_every_page(site: Site) -> None:
    table, [ann, bob], made = pair(site)
    answer = send(ann, table, "chat", text="Well <b>met</b>, Bob & all")
    assert answer.status_code == 303
    for who in (ann, bob):
        text = who.http.get(f"/tables/{table}").text
        assert "Well &lt;b&gt;met&lt;/b&gt;, Bob &amp; all" in text
        assert '<form id="say"' in text
    watched = bob.http.get(f"/tables/{table}/frame").text
    assert "Well &lt;b&gt;met" in watched
    looker = Guest(site.address).http.get(f"/tables/{table}?watch={made['watch']}").text
    assert "Well &lt;b&gt;met" in looker
    assert '<form id="say"' not in looker


def test_a_line_that_cannot_be_said_is_refused_on_the_page(site: Site) -> None:
    table, [ann, _], _ = pair(site)
    for text in ("", " ", "x" * 501, "\u202e"):
        answer = send(ann, table, "chat", text=text)
        assert answer.status_code == 422
        assert answer.headers["content-type"].startswith("text/html")
        assert "that cannot be said" in answer.text
        assert '<div id="frame"' in answer.text
    assert ann.view(table)["chat"] == []


def test_consent_by_forms(site: Site) -> None:
    table, guests, _ = pair(site)
    seat, seen = play_until_asked_for(guests, table)
    asker, other = guests[seat], guests[1 - seat]
    text = page(asker, table)
    assert f"Cannot be taken back: {seen['undo']['why_not']}" in text
    assert 'value="ask"' in text
    form = fields(text)
    assert send(asker, table, "undo", **form, what="take-back").status_code == 422
    assert send(asker, table, "undo", **form, what="ask").status_code == 303
    assert 'value="agree"' not in page(asker, table)
    text = page(other, table)
    assert "asks to take back a decision" in text
    assert {"agree", "refuse"} <= set(re.findall(r'name="what" value="([^"]+)"', text))
    assert send(other, table, "undo", **fields(text), what="refuse").status_code == 303
    assert "asks to take back" not in page(other, table)
    send(asker, table, "undo", **fields(page(asker, table)), what="ask")
    before = asker.view(table)["seq"]
    assert send(other, table, "undo", **fields(page(other, table)), what="agree").status_code == 303
    now = asker.view(table)
    assert now["seq"] > before
    assert now["view"]["decision"]["seat"] == seat


def test_a_wish_can_be_let_go(site: Site) -> None:
    table, guests, _ = pair(site)
    seat, _ = play_until_asked_for(guests, table)
    send(guests[seat], table, "undo", **fields(page(guests[seat], table)), what="ask")
    text = page(guests[seat], table)
    assert "Let it be" in text
    assert send(guests[seat], table, "undo", **fields(text), what="refuse").status_code == 303
    assert guests[seat].view(table)["wish"] is None


def test_a_bot_plays_for_me_until_i_come_back(site: Site) -> None:
    table, [ann, bob], _ = pair(site)
    assert "Let a bot play for me" in page(ann, table)
    refused = send(bob, table, "seats/0/stand-in")
    assert refused.status_code == 409
    assert "Ann is there" in refused.text
    assert send(ann, table, "seats/0/stand-in").status_code == 303
    text = page(ann, table)
    assert "plays for you" in text
    assert OPTION.findall(text) == []
    assert "a bot (normal) plays" in page(bob, table)
    assert send(bob, table, "seats/0/return").status_code == 403
    assert send(ann, table, "seats/0/return").status_code == 303
    assert "plays for you" not in page(ann, table)


def test_what_happened_since_i_decided(site: Site) -> None:
    table, guests, _ = pair(site)
    assert "Since you last decided" not in page(guests[0], table)
    chance = random.Random(1)
    for _ in range(60):
        seen = guests[0].view(table)
        seat = seen["view"]["decision"]["seat"]
        own = guests[seat].view(table)
        choice = chance.randrange(len(own["view"]["decision"]["options"]))
        guests[seat].move(table, own["seq"], choice)
    for guest in guests:
        log = guest.ok("GET", f"/api/tables/{table}/log")["log"]
        found = re.search(r"Since you last decided: (\d+) line", page(guest, table))
        if found is not None:
            assert 1 <= int(found[1]) <= len(log)
    told = [re.search(r"Since you last decided", page(guest, table)) for guest in guests]
    assert any(told)
    assert not all(told)  # whoever moved last has missed nothing but the own move
