"""Hints over the network: for one who plays against bots and is asked, and for nobody else."""

from __future__ import annotations

import re
from html import unescape

from tests.server.http_site import Guest, Site, asked, pair
from tests.server.test_pages import OPTION

DATA = re.compile(r'<data hidden value="(\d+)" data-worth="(\d+)"(?: data-alike)?>([^<]+)</data>')


def alone(site: Site) -> tuple[Guest, str]:
    """Somebody who plays against a bot and is asked."""
    guest = site.guest()
    table = guest.new_table(bots={"1": "random"}, settings={"first": 0})["table"]
    return guest, str(table)


def test_a_hint_has_a_chance_for_every_option_and_a_reason(site: Site) -> None:
    guest, table = alone(site)
    seen = guest.view(table)
    found = guest.ok("GET", f"/api/tables/{table}/hint")
    assert len(found["worth"]) == len(seen["view"]["decision"]["options"])
    assert found["measured"]
    assert all(0 <= one <= 1 for one in found["worth"])
    assert found["worth"][found["choice"]] > max(found["worth"]) - 0.03
    assert found["why"]
    assert found["seq"] == seen["seq"]
    assert guest.ok("GET", f"/api/tables/{table}/hint") == found  # however often it is asked
    assert guest.view(table) == seen


def test_the_page_of_a_hint_has_a_button_for_every_option(site: Site) -> None:
    guest, table = alone(site)
    assert f'href="/tables/{table}/hint"' in guest.http.get(f"/tables/{table}").text
    found = guest.ok("GET", f"/api/tables/{table}/hint")
    page = unescape(guest.http.get(f"/tables/{table}/hint").text)
    options = guest.view(table)["view"]["decision"]["options"]
    assert f"<strong>{options[found['choice']]['text']}</strong>" in page
    assert found["why"] in page
    choices = [int(choice) for choice in OPTION.findall(page)]
    assert sorted(choices) == [*range(len(options))]
    assert choices[0] == found["choice"]


def test_an_open_table_gets_a_quick_part_and_a_full_one(site: Site) -> None:
    guest, table = alone(site)
    found = guest.ok("GET", f"/api/tables/{table}/hint")
    quick, full = (
        unescape(guest.http.get(f"/tables/{table}/hint?part={part}").text)
        for part in ("quick", "full")
    )
    for part in (quick, full):
        figures = DATA.findall(part)
        assert sorted(int(choice) for choice, _, _ in figures) == [*range(len(found["worth"]))]
        assert all(figure.endswith(" %") for _, _, figure in figures)
        assert "<button form" not in part  # it takes nothing
        assert part.count("data-to=") <= 5
    assert f'data-best="{found["choice"]}"' in full
    assert found["why"] in full
    assert "Thinking" in quick
    assert found["why"] not in quick
    said = re.search(r'data-said="([^"]*)"', full)
    assert said is not None
    assert said[1].startswith("Hint: ")
    assert "per cent" in said[1]


def test_a_part_that_there_is_not_is_refused(site: Site) -> None:
    guest, table = alone(site)
    answer = guest.http.get(f"/tables/{table}/hint?part=half")
    assert answer.status_code == 400
    assert "quick or full" in answer.text


def test_the_coach_is_kept_for_this_browser_and_stands_on_every_page(site: Site) -> None:
    guest, table = alone(site)
    assert 'data-coach="off"' in guest.http.get(f"/tables/{table}").text
    assert guest.send("/settings/coach", {"coach": "on"}).status_code == 303
    assert 'data-coach="on"' in guest.http.get(f"/tables/{table}").text
    assert 'aria-checked="true"' in guest.http.get(f"/tables/{table}/hint?part=full").text
    assert guest.send("/settings/coach", {"coach": "loud"}).status_code == 400


def test_there_are_no_hints_where_people_play_each_other(site: Site) -> None:
    table, guests, _ = pair(site)
    seat = asked(guests[0].view(table))
    answer = guests[seat].http.get(f"/api/tables/{table}/hint")
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "no-hints"
    for part in ("quick", "full"):
        assert guests[seat].http.get(f"/tables/{table}/hint?part={part}").status_code == 409
    assert '/hint"' not in guests[seat].http.get(f"/tables/{table}").text
    assert guests[1 - seat].http.get(f"/api/tables/{table}/hint").status_code == 409
