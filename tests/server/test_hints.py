"""Hints over the network: for one who plays against bots and is asked, and for nobody else."""

from __future__ import annotations

from html import unescape

from tests.server.http_site import Site, asked, pair
from tests.server.test_pages import OPTION


def test_a_hint_has_a_value_for_every_option(site: Site) -> None:
    guest = site.guest()
    table = guest.new_table(bots={"1": "random"}, settings={"first": 0})["table"]
    seen = guest.view(table)
    found = guest.ok("GET", f"/api/tables/{table}/hint")
    values = found["values"]
    assert len(values) == len(seen["view"]["decision"]["options"])
    assert values[found["choice"]] == max(values)
    assert found["seq"] == seen["seq"]
    assert guest.ok("GET", f"/api/tables/{table}/hint") == found  # however often it is asked
    assert guest.view(table) == seen


def test_the_page_of_a_hint_has_a_button_for_every_option(site: Site) -> None:
    guest = site.guest()
    table = guest.new_table(bots={"1": "random"}, settings={"first": 0})["table"]
    assert f'href="/tables/{table}/hint"' in guest.http.get(f"/tables/{table}").text
    best = guest.ok("GET", f"/api/tables/{table}/hint")["choice"]
    page = guest.http.get(f"/tables/{table}/hint").text
    options = guest.view(table)["view"]["decision"]["options"]
    assert f"would take <strong>{options[best]['text']}</strong>" in unescape(page)
    choices = [int(choice) for choice in OPTION.findall(page)]
    assert sorted(choices) == [*range(len(options))]
    assert choices[0] == best


def test_there_are_no_hints_where_people_play_each_other(site: Site) -> None:
    table, guests, _ = pair(site)
    seat = asked(guests[0].view(table))
    answer = guests[seat].http.get(f"/api/tables/{table}/hint")
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "no-hints"
    assert "/hint" not in guests[seat].http.get(f"/tables/{table}").text
    assert guests[1 - seat].http.get(f"/api/tables/{table}/hint").status_code == 409
