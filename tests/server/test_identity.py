"""To be the same guest again by a code, to log out, to be forgotten."""

from __future__ import annotations

import math
import re
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fiendish.server import guest_store, identity, lobby
from fiendish.server.guest_store import LEFT
from fiendish.server.policy import COOKIE
from fiendish.server.reader_json import json_for
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import OPEN, PLAYING, Store
from tests.server.http_site import Guest, Site, pair
from tests.server.service_harness import asked, guest, play_out, table_of_two, until, with_service
from tests.server.test_sessions import copy_of
from tests.server.valid_requests import ValidRequest, client_of

CODE = re.compile(r'<input id="code" class="code-words" value="([^"]+)"')


def code_of(one: Guest) -> str:
    return str(one.ok("POST", "/api/guest/code", {})["code"])


def name_of(one: Guest) -> str:
    answer = one.ask("GET", "/api/guest")
    return answer.json()["name"] if answer.status_code == 200 else ""


# -- recovery codes ------------------------------------------------------------------------------


def test_a_code_makes_another_browser_the_same_guest_as_often_as_wanted(site: Site) -> None:
    table, (ann, _), _ = pair(site)
    code = code_of(ann)
    typed = [code, code.lower(), code.replace("-", ""), f" {code.replace('-', ' ')} "]
    for one in typed:
        browser = Guest(site.address)
        assert browser.ok("POST", "/api/guest/recover", {"code": one})["name"] == "Ann"
        assert browser.view(table)["reader"] == 0
        assert browser.http.cookies[COOKIE] != ann.http.cookies[COOKIE]
    assert ann.view(table)["reader"] == 0


def test_a_code_from_the_page_is_typed_in_on_the_page(site: Site) -> None:
    ann, browser = site.guest("Ann"), Guest(site.address)
    assert "Make a recovery code" in ann.ask("GET", "/settings").text
    shown = CODE.search(ann.send("/settings/code", {}).text)
    assert shown
    assert "You have a <b>recovery code</b>" in (page := ann.ask("GET", "/settings").text)
    assert shown[1] not in page  # it is shown once
    assert browser.send("/settings/recover", {"code": shown[1]}).headers["location"] == "/"
    assert name_of(browser) == "Ann"
    assert "and in one other place" in ann.ask("GET", "/settings").text


def test_a_new_code_takes_the_place_of_the_old_one(site: Site) -> None:
    ann = site.guest("Ann")
    old, new = code_of(ann), code_of(ann)
    browser = Guest(site.address)
    refused = browser.ask("POST", "/api/guest/recover", {"code": old})
    assert (refused.status_code, refused.json()["error"]["code"]) == (404, "no-code")
    assert COOKIE not in browser.http.cookies
    browser.ok("POST", "/api/guest/recover", {"code": new})
    assert name_of(browser) == "Ann"


def test_who_is_that_guest_already_gets_no_further_session(site: Site) -> None:
    ann = site.guest("Ann")
    before, code = ann.http.cookies[COOKIE], code_of(ann)
    ann.ok("POST", "/api/guest/recover", {"code": code})
    assert ann.http.cookies[COOKIE] == before
    bob = site.guest("Bob")
    bob.ok("POST", "/api/guest/recover", {"code": code})
    assert name_of(bob) == "Ann"


def test_of_a_code_only_the_hash_is_kept(data: Path) -> None:
    async def act(service: Service) -> str:
        ann, _ = await guest(service, "Ann")
        code = await identity.new_code(service, ann)
        with service.store.reading() as connection:
            [kept] = connection.exec_driver_sql("SELECT secret FROM recovery_codes").scalars()
        assert kept == lobby.digest(code.replace("-", ""))
        return code

    code = with_service(data, act)
    assert re.fullmatch(f"([{identity.ALPHABET}]{{4}}-){{4}}[{identity.ALPHABET}]{{4}}", code)
    assert not set(identity.ALPHABET) & set("01258BILOSUZ")
    assert math.log2(len(identity.ALPHABET)) * identity.GROUPS * identity.GROUP > 90


def test_codes_can_be_tried_a_few_times_only(data: Path) -> None:
    async def act(service: Service) -> list[int]:
        async with client_of(service, rate=5) as client:
            tries = [
                ValidRequest(path, "", {"code": "AAAA"})
                for path in ("/settings/recover", "/api/guest/recover") * 12
            ]
            return [(await one.send(client)).status_code for one in tries]

    assert with_service(data, act) == [*[404] * 20, *[429] * 4]


# -- logging out ---------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["page", "program"])
def test_logging_out_ends_this_session_alone(site: Site, way: str) -> None:
    ann, browser = site.guest("Ann"), Guest(site.address)
    browser.ok("POST", "/api/guest/recover", {"code": code_of(ann)})
    lost = copy_of(ann, site)
    if way == "page":
        assert ann.send("/settings/log-out", {}).headers["location"] == "/"
    else:
        ann.ok("POST", "/api/guest/log-out", {})
    assert COOKIE not in ann.http.cookies
    assert name_of(lost) == ""
    lost.ok("POST", "/api/guest/log-out", {})  # the answer was lost: once more
    assert name_of(browser) == "Ann"


def test_logging_out_everywhere_else_leaves_this_session(site: Site) -> None:
    table, (ann, bob), _ = pair(site)
    browser = Guest(site.address)
    browser.ok("POST", "/api/guest/recover", {"code": code_of(ann)})
    link = re.search(r"/device\?link=(\w+)", ann.send(f"/tables/{table}/device", {}).text)
    assert link
    for _ in range(2):
        answer = ann.send("/settings/log-out", {"elsewhere": "true"})
        assert "only here now" in ann.ask("GET", answer.headers["location"]).text
    assert (name_of(ann), name_of(browser), name_of(bob)) == ("Ann", "", "Bob")
    assert Guest(site.address).send("/device", {"link": link[1]}).status_code == 404


def test_pages_that_are_open_end_with_the_session(site: Site) -> None:
    table, (ann, _), _ = pair(site)
    cookies = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    where = site.address.replace("http", "ws", 1)
    with connect(f"{where}/ws/{table}", additional_headers={"Cookie": cookies}) as socket:
        socket.recv(5)
        ann.ok("POST", "/api/guest/log-out", {})
        with pytest.raises(ConnectionClosed):
            socket.recv(5)


# -- being forgotten -----------------------------------------------------------------------------


def test_whoever_was_deleted_is_nobody_and_can_ask_again(site: Site) -> None:
    ann = site.guest("Ann")
    code, lost = code_of(ann), copy_of(ann, site)
    ann.ok("POST", "/api/guest/delete", {})
    assert COOKIE not in ann.http.cookies
    assert name_of(lost) == ""
    lost.ok("POST", "/api/guest/delete", {})
    assert ann.send("/settings/delete", {}).status_code == 303
    assert ann.ask("POST", "/api/guest/recover", {"code": code}).status_code == 404


def test_nothing_of_a_deleted_guest_is_kept(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann Onymous")
        await identity.new_code(service, ann)
        service.store.set_webhook(ann.id, "https://ann.example/").result()
        wanted = lobby.NewTable("smash_up", 3, {}, {2: "random"}, here={1: "Ines Onymous"}, seat=0)
        made = await lobby.new_table(service, ann, wanted)
        await identity.delete(service, ann)
        assert service.store.table(made.table) is None  # nobody else played there
        assert guest_store.proofs(service.store, ann.id) == (False, -1)

    with_service(data, act)
    kept = b"".join(file.read_bytes() for file in data.glob("*.db"))
    # what is free in the file may still hold it until it is used again
    store = Store(data)
    with store.reading() as connection:
        for table in ("players", "seats", "tables", "sessions", "recovery_codes", "device_links"):
            rows = str(connection.exec_driver_sql(f"SELECT * FROM {table}").all())
            assert "Onymous" not in rows
            assert "ann.example" not in rows
    store.close()
    assert LEFT.encode() in kept


def test_a_bot_goes_on_for_one_who_was_deleted_in_a_running_game(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, (first, second) = await table_of_two(service)
        ann, bob = [await lobby.guest_of(service, token) for token in (first, second)]
        assert ann is not None
        assert bob is not None
        if asked(opened) != 0:
            await service.move(opened, 1, "m", opened.seq, 0)
        async with service.watching(opened, bob.id) as watcher:
            await identity.delete(service, ann)
            assert watcher.ended  # and comes again
        again = await service.find(opened.row.id)
        assert again is not opened
        assert again.row.status == PLAYING
        seen = msgspec.json.decode(json_for(again, 1))
        assert seen["seats"][0] == {"seat": 0, "kind": "bot", "name": LEFT, "bot": "normal"}
        assert again.people() == [1]
        assert await lobby.guest_of(service, first) is None
        if asked(again) == 0:
            await until(lambda: again.seq > 0 or again.thinking is not None)

    with_service(data, act)


def test_a_finished_game_stays_without_the_name_and_can_be_played_again(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, (first, _) = await play_out(service)
        ann = await lobby.guest_of(service, first)
        assert ann is not None
        await identity.delete(service, ann)
        again = await service.find(opened.row.id)
        seen = msgspec.json.decode(json_for(again, 1))
        assert (seen["status"], seen["seats"][0]["kind"]) == ("over", "person")
        assert [one["name"] for one in seen["seats"]] == [LEFT, "Bob"]
        assert b"Ann" not in json_for(again, 1)
        following = await service.find(
            await lobby.rematch(service, again, again.chairs[1].player or "")
        )
        assert [one.bot for one in following.chairs] == ["", "normal"]

    with_service(data, act)


def test_open_tables_of_a_deleted_guest_are_cancelled_and_seats_elsewhere_are_free(
    data: Path,
) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        bob, _ = await guest(service, "Bob")
        own = await lobby.new_table(service, ann, lobby.NewTable("smash_up", 3))
        other = await lobby.new_table(service, bob, lobby.NewTable("smash_up", 3))
        opened = await service.find(other.table)
        await lobby.claim(service, opened, ann, 1, other.invites["1"])
        await lobby.claim(service, await service.find(own.table), bob, 1, own.invites["1"])
        await identity.delete(service, ann)
        with pytest.raises(Refused):
            await service.find(own.table)
        again = await service.find(other.table)
        assert (again.row.status, again.chairs[1].player) == (OPEN, None)
        assert again.chairs[1].invite not in ("", other.invites["1"])
        assert [one["table"] for one in await lobby.listing(service, bob)] == [other.table]

    with_service(data, act)


def test_if_forgetting_cannot_be_kept_nothing_is_forgotten(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, (first, _) = await table_of_two(service)
        ann = await lobby.guest_of(service, first)
        assert ann is not None
        with patch.object(guest_store, "remove_table", side_effect=OSError("disk")):
            await lobby.new_table(service, ann, lobby.NewTable("smash_up"))
            with pytest.raises(OSError, match="disk"):
                await identity.delete(service, ann)
        assert await lobby.guest_of(service, first) == ann
        assert opened.seats_of(ann.id) == [0]
        await service.move(opened, asked(opened), "m", opened.seq, 0)
        await identity.delete(service, ann)
        assert await lobby.guest_of(service, first) is None

    with_service(data, act)
