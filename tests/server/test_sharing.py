"""Links that a player hands out: to another device, to watch a table, to look back at a moment."""

from __future__ import annotations

import html
import random
import re
from pathlib import Path

import httpx
import pytest

from fiendish.server import sharing
from fiendish.server.lobby import digest, guest_of
from fiendish.server.policy import COOKIE
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import DeviceLink
from tests.server.http_site import Guest, Site, pair
from tests.server.service_harness import guest, with_service


def link_on(answer: httpx.Response, name: str) -> str:
    """The link of that name on a page, without where it begins."""
    found = re.search(rf'<input id="{name}" value="http://[^/]*([^"]*)"', answer.text)
    assert found, answer.text
    return html.unescape(found[1])


def device_link(one: Guest, table: str) -> str:
    answer = one.send(f"/tables/{table}/device", {})
    assert answer.status_code == 200
    assert '<svg viewBox="0 0' in answer.text  # to be scanned
    return link_on(answer, "link")


# -- another device ------------------------------------------------------------------------------


def test_a_link_brings_the_seat_to_another_device_and_takes_nothing_away(site: Site) -> None:
    table, (ann, _), _ = pair(site)
    link, phone = device_link(ann, table), Guest(site.address)
    for _ in range(2):  # previews of links only look
        page = phone.ask("GET", link)
        assert page.status_code == 200
        assert "Play as Ann" in page.text
        assert COOKIE not in phone.http.cookies
    answer = phone.send("/device", {"link": link.partition("link=")[2]})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{table}")
    assert phone.view(table)["reader"] == ann.view(table)["reader"] == 0
    assert phone.http.cookies[COOKIE] != ann.http.cookies[COOKIE]


def test_a_link_works_once(site: Site) -> None:
    table, (ann, _), _ = pair(site)
    link = device_link(ann, table)
    fields = {"link": link.partition("link=")[2]}
    assert Guest(site.address).send("/device", fields).status_code == 303
    late = Guest(site.address)
    for answer in (late.send("/device", fields), late.ask("GET", link)):
        assert answer.status_code == 404
        assert "has been used" in answer.text
    assert COOKIE not in late.http.cookies


def test_a_newer_link_takes_the_place_of_the_older(site: Site) -> None:
    table, (ann, _), _ = pair(site)
    older, newer = device_link(ann, table), device_link(ann, table)
    assert Guest(site.address).ask("GET", older).status_code == 404
    assert Guest(site.address).ask("GET", newer).status_code == 200


def test_who_is_somebody_else_is_warned_and_who_is_the_same_goes_to_the_table(site: Site) -> None:
    table, (ann, bob), _ = pair(site)
    link = device_link(ann, table)
    assert "Until now this browser is Bob" in bob.ask("GET", link).text
    assert ann.ask("GET", link).headers["location"] == f"/tables/{table}"
    assert Guest(site.address).ask("GET", link).status_code == 200  # not used up


def test_a_link_is_too_old_after_its_time_and_only_its_hash_is_kept(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        secret = await sharing.device_link(service, ann, "t")
        assert await sharing.find_device(service, secret) == (ann, "t")
        with service.store._engine.connect() as connection:
            [kept] = connection.exec_driver_sql("SELECT secret FROM device_links").all()
        assert kept[0] == digest(secret)
        old = DeviceLink(ann.id, "t", 1000.0)
        service.store.add_device_link(old, digest("old")).result()
        for look in (sharing.find_device, sharing.use_device):
            with pytest.raises(Refused) as refused:
                await look(service, "old")
            assert refused.value.code == "no-link"

    with_service(data, act)


def test_of_two_who_press_at_once_one_gets_the_seat(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        secret = await sharing.device_link(service, ann, "t")
        token, table = await sharing.use_device(service, secret)
        assert (await guest_of(service, token), table) == (ann, "t")
        with pytest.raises(Refused):
            await sharing.use_device(service, secret)

    with_service(data, act)


def test_other_sites_cannot_press_the_button(site: Site) -> None:
    table, (ann, _), _ = pair(site)
    secret = device_link(ann, table).partition("link=")[2]
    other = Guest(site.address)
    headers = {"origin": "http://evil.example"}
    answer = other.http.post("/device", data={"link": secret}, headers=headers)
    assert answer.status_code == 403
    assert other.send("/device", {"link": secret}).status_code == 303


def test_secrets_of_links_stand_in_no_note(data: Path) -> None:
    with Site(data, "--verbose") as site:
        table, (ann, _), _ = pair(site)
        link = device_link(ann, table)
        phone = Guest(site.address)
        phone.ask("GET", link)
        phone.send("/device", {"link": link.partition("link=")[2]})
        notes = site.notes.read_text()
    assert '"/device"' in notes
    assert link.partition("link=")[2] not in notes


# -- watching and looking back -------------------------------------------------------------------


def test_a_link_to_watch_opens_a_private_table_to_whoever_has_it(site: Site) -> None:
    table, (ann, bob), made = pair(site)
    link = link_on(bob.ask("GET", f"/tables/{table}/share"), "watch")
    assert link == f"/tables/{table}?watch={made['watch']}"
    sue = Guest(site.address)
    assert sue.ask("GET", f"/tables/{table}").status_code == 404
    assert "You are watching" in sue.ask("GET", link).text
    assert ann.ask("GET", f"/tables/{table}").text.count(made["watch"]) == 0


def test_a_link_to_a_moment_shows_the_finished_game_at_that_moment(site: Site) -> None:
    ann = site.guest("Ann")
    table = ann.new_table(settings={"first": 0}, bots={"1": "random"})["table"]
    ann.play(table, random.Random(1))
    page = ann.ask("GET", f"/tables/{table}/replay?at=9")
    at = re.search(r'href="(/tables/[^"]*/share\?at=\d+[^"]*)"', page.text)
    assert at
    link = link_on(ann.ask("GET", html.unescape(at[1])), "replay")
    sue = Guest(site.address)
    assert sue.ask("GET", f"/tables/{table}/replay").status_code == 404
    shown = sue.ask("GET", link)
    assert shown.status_code == 200
    step = re.search(r'name="at" [^>]*value="(\d+)"', page.text)
    assert step
    assert f'value="{step[1]}"' in shown.text
    assert (
        sue.ask("GET", f"/tables/{table}/replay?at=20").status_code == 200
    )  # and go on from there


def test_a_link_to_a_moment_of_a_running_game_shows_no_hand(site: Site) -> None:
    table, (ann, _), _ = pair(site, settings={"first": 0})
    ann.play(table, random.Random(1), 1)
    for query in ("?at=0", "?at=0&eyes=A"):
        answer = ann.ask("GET", f"/tables/{table}/share{query}")
        link = link_on(answer, "replay")
        assert "eyes" not in link
        assert 'class="hands"' not in Guest(site.address).ask("GET", link).text


def test_new_links_end_the_old_ones(site: Site) -> None:
    table, (ann, bob), made = pair(site)
    sue, tom = Guest(site.address), Guest(site.address)
    old = f"/tables/{table}?watch={made['watch']}"
    assert sue.ask("GET", old).status_code == 200
    assert bob.send(f"/tables/{table}/share", {}).status_code == 403
    assert ann.send(f"/tables/{table}/share", {}).status_code == 303
    assert sue.ask("GET", old).status_code == 404
    assert sue.ask("GET", f"/tables/{table}/frame").status_code == 404
    new = link_on(ann.ask("GET", f"/tables/{table}/share"), "watch")
    assert tom.ask("GET", new).status_code == 200
    assert bob.ask("GET", f"/tables/{table}").status_code == 200


def test_a_public_table_is_shared_by_its_address(site: Site) -> None:
    table, (ann, _), _ = pair(site, public=True)
    assert link_on(ann.ask("GET", f"/tables/{table}/share"), "watch") == f"/tables/{table}"
