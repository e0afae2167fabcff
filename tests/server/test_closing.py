"""Closing a table that nobody else plays at; what stays to those who gave up their seat."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from contextlib import closing
from functools import partial
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import fiendish
from fiendish.server import database, identity, leaving, lobby
from fiendish.server.database import FILE
from fiendish.server.guest_store import LEFT
from fiendish.server.live_table import LiveTable
from fiendish.server.reader_json import json_for
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import PLAYING, VOID, Store
from tests.server.http_site import Guest, Site, pair
from tests.server.service_harness import (
    asked,
    guest,
    table_of_two,
    table_with_bot,
    until,
    with_service,
)
from tests.server.test_concede import table_of_three
from tests.server.test_pages import OPTION

CLOSED = "This table was closed. Nobody has won."


def close(one: Guest, table: str) -> httpx.Response:
    return one.ask("POST", f"/api/tables/{table}/close", {})


def error_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


# -- closing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", fiendish.games.names())
def test_a_closed_game_asks_nobody_and_can_be_read(site: Site, game: str) -> None:
    ann = site.guest("Ann")
    table = ann.new_table(game, bots={"1": "random"})["table"]
    ann.play(table, random.Random(game), 6)
    before = ann.view(table)
    assert "Close the table" in ann.ask("GET", f"/tables/{table}").text
    assert ann.send(f"/tables/{table}/close", {}).status_code == 303
    seen = ann.view(table)
    assert (seen["status"], seen["view"]["decision"]) == ("void", None)
    assert (seen["seed"], seen["undo"]) == (None, None)
    assert seen["log"][: len(before["log"])] == before["log"][: len(seen["log"])]
    for path in (f"/tables/{table}", f"/tables/{table}/text"):
        page = unescape(ann.ask("GET", path).text)
        assert CLOSED in page
        assert OPTION.findall(page) == []
        for gone in ("Concede the game", "Close the table", "Take my seat back", "/stand-in"):
            assert gone not in page
    for path in ("replay", "replay?at=1", "dice", "share", "report", "frame"):
        assert ann.ask("GET", f"/tables/{table}/{path}").status_code == 200, path
    assert ann.ask("GET", f"/api/tables/{table}/export").json()["status"] == "void"
    stranger = Guest(site.address)
    assert stranger.ask("GET", f"/tables/{table}").status_code == 404


def test_a_closed_table_waits_for_nobody_and_stands_with_the_finished(site: Site) -> None:
    ann = site.guest("Ann")
    table = ann.new_table(settings={"first": 0}, bots={"1": "random"}, public=True)["table"]
    assert 'gold-act" href' in ann.ask("GET", "/").text
    assert close(ann, table).json() == {"status": "void"}
    page = ann.ask("GET", "/").text
    assert 'gold-act" href' not in page
    assert "closed: nobody has won" in page
    assert f'href="/tables/{table}/replay"' in page
    [one] = [one for one in ann.ok("GET", "/api/tables")["tables"] if one["table"] == table]
    assert (one["status"], one["asked"], one["winners"]) == ("void", None, "")
    assert table not in Guest(site.address).ask("GET", "/").text


def test_closing_again_is_answered_alike_and_nothing_follows(site: Site) -> None:
    ann = site.guest("Ann")
    table = ann.new_table(settings={"first": 0}, bots={"1": "random"})["table"]
    seq = ann.view(table)["seq"]
    assert [close(ann, table).json() for _ in range(2)] == [{"status": "void"}] * 2
    for path, body in (
        ("moves", {"command": "c", "seq": seq, "choice": 0}),
        ("undo", {"command": "c", "seq": seq}),
        ("concede", {"command": "c"}),
        ("passes", {"seq": seq, "what": "turn"}),
        ("continue", {}),
    ):
        assert error_of(ann.ask("POST", f"/api/tables/{table}/{path}", body)) == (409, "void")
    assert error_of(ann.ask("POST", f"/api/tables/{table}/rematch", {})) == (409, "not-over")
    assert ann.view(table)["seq"] == seq


def test_nobody_closes_a_game_of_others(site: Site) -> None:
    table, (ann, bob), made = pair(site)
    for one in (ann, bob):
        assert error_of(close(one, table)) == (409, "not-alone")
        assert "Close the table" not in one.ask("GET", f"/tables/{table}").text
    watch = f"{table}/view?watch={made['watch']}"
    sue = site.guest("Sue")
    assert sue.ask("GET", f"/api/tables/{watch}").status_code == 200
    assert close(sue, table).status_code == 404
    public = ann.new_table(public=True, bots={"1": "random"})["table"]
    assert error_of(close(sue, public)) == (403, "no-seat")


def test_what_has_not_begun_or_is_over_is_not_closed(site: Site) -> None:
    table, (ann, bob), _ = pair(site)
    assert error_of(close(ann, ann.new_table()["table"])) == (409, "not-begun")
    assert bob.ask("POST", f"/api/tables/{table}/concede", {"command": "c"}).status_code == 200
    assert error_of(close(ann, table)) == (409, "over")


def test_who_is_left_alone_may_close(data: Path) -> None:
    async def act(service: Service) -> None:
        opened = await table_of_three(service)
        ann, bob = opened.chairs[0].player or "", opened.chairs[1].player or ""
        await leaving.concede(service, opened, 0, "c")  # who opened it
        with pytest.raises(Refused, match="somebody else"):
            await leaving.close(service, opened, ann)
        await leaving.close(service, opened, bob)
        assert opened.row.status == VOID

    with_service(data, act)


def test_those_who_share_a_screen_close_their_table(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        wanted = lobby.NewTable("smash_up", 3, {}, {2: "random"}, here={1: "Ines"}, seat=0)
        opened = await service.find((await lobby.new_table(service, ann, wanted)).table)
        await leaving.close(service, opened, ann.id)
        assert opened.row.status == VOID
        assert opened.seat_of(ann.id) == 0  # no screen has to change hands

    with_service(data, act)


def test_a_bot_that_thinks_and_a_window_that_lasts_bring_nothing_back(data: Path) -> None:
    async def act(service: Service) -> str:
        opened = await table_with_bot(service)
        assert asked(opened) == 1
        await leaving.close(service, opened, opened.chairs[0].player or "")
        seq = opened.seq
        await until(lambda: opened.thinking is None and opened.passer is None)
        service.autoplay.let_bots(opened)
        assert (opened.thinking, opened.passer) == (None, None)
        assert not opened.passes_by_itself()
        assert (opened.seq, opened.row.status, opened.row.asked) == (seq, VOID, None)
        assert service.store.sleeping(calls=True) == []
        return opened.row.id

    async def again(service: Service) -> None:
        opened = await service.find(table)
        assert (opened.row.status, opened.row.asked) == (VOID, None)
        assert msgspec.json.decode(json_for(opened, 0))["view"]["decision"] is None

    table = with_service(data, act)
    with_service(data, again)


@pytest.mark.parametrize("game", ["smash_up"])
def test_a_pass_on_its_way_ends_with_the_table(data: Path, game: str) -> None:
    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service, game)
        chance = random.Random(2)
        while (question := opened.table.question) is not None and not opened.passes_by_itself():
            choice = chance.randrange(len(question.options))
            await service.move(opened, question.seat, f"m{opened.seq}", opened.seq, choice)
        assert opened.passer is not None
        gone = opened.chairs[1].player
        opened.chairs[1] = msgspec.structs.replace(opened.chairs[1], player=None, bot="random")
        seq = opened.seq
        await leaving.close(service, opened, opened.chairs[0].player or "")
        await asyncio.wait([opened.passer], timeout=5)
        assert gone is not None
        assert (opened.seq, opened.row.status) == (seq, VOID)

    with_service(data, act, pace=0.3)


# -- kept ----------------------------------------------------------------------------------------


def test_what_refers_to_tables_survives_that_they_move(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data.mkdir()
    with monkeypatch.context() as patch:
        patch.setattr(database, "_migrate", partial(database._migrate, to="0011"))
        database.open_database(data / FILE).dispose()
    with closing(sqlite3.connect(data / FILE)) as file, file:
        file.execute("INSERT INTO players VALUES ('ann', 'Ann', 1.0, '')")
        columns = "id, game, version, seats, settings, commitment, seed, status, public, watch, owner, next, created"
        for one, after in (("t", "'n'"), ("n", "NULL")):
            file.execute(
                f"INSERT INTO tables ({columns}) VALUES ('{one}', 'supervillain', 1, 2, '{{}}', 'c',"
                f" 's', 'over', 0, 'w', 'ann', {after}, 2.0)"
            )
        file.execute(
            "INSERT INTO seats (table_id, seat, player, bot, stand_in, invite, label)"
            " VALUES ('t', 0, 'ann', '', '', '', '')"
        )
        file.execute("INSERT INTO entries VALUES ('t', 1, 'answer', 0, 3, 'c1', 3.0)")
        file.execute("INSERT INTO chat VALUES (1, 't', 0, 'hello', 4.0)")
    store = Store(data)
    row, chairs, entries, said = store.table("t") or pytest.fail("it is gone")
    assert (row.next, len(chairs), len(entries), len(said)) == ("n", 1, 1, 1)
    with store.reading() as connection:
        for table in ("tables", "seats", "entries", "chat"):
            kept = connection.exec_driver_sql(f"PRAGMA foreign_key_list({table})").all()
            assert all(one[2] in ("tables", "players") for one in kept), kept
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
        assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []
    with pytest.raises(Exception, match="known_status"):
        store.append("t", [], "nonsense").result()
    store.append("t", [], VOID).result()
    store.close()


# -- who gave up a seat --------------------------------------------------------------------------


def game_of_three(site: Site) -> tuple[str, Guest, Guest]:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    made = ann.new_table("smash_up", seats=3, bots={"2": "random"})
    bob.claim(made, 1)
    table: str = made["table"]
    assert bob.ask("POST", f"/api/tables/{table}/concede", {"command": "c"}).status_code == 200
    return table, ann, bob


def test_who_gave_up_finds_the_game_again_in_any_browser(site: Site) -> None:
    table, _, bob = game_of_three(site)
    browser = Guest(site.address)
    browser.ok(
        "POST", "/api/guest/recover", {"code": bob.ok("POST", "/api/guest/code", {})["code"]}
    )
    assert browser.view(table)["reader"] is None  # sees what spectators see
    found = {one["table"]: one for one in browser.ok("GET", "/api/tables")["tables"]}
    assert (found[table]["mine"], found[table]["gave_up"]) == ([], [1])
    page = browser.ask("GET", "/").text
    assert "you gave up your seat" in page
    assert f'href="/tables/{table}"' in page


def test_the_name_of_one_who_gave_up_goes_when_they_go(data: Path) -> None:
    async def act(service: Service) -> None:
        opened = await table_of_three(service)
        bob = service.store.player(opened.chairs[1].player or "")
        assert bob is not None
        await leaving.concede(service, opened, 1, "c")
        assert names(opened) == ["Ann", "Bob"]
        await identity.delete(service, bob)
        again = await service.find(opened.row.id)
        assert again.row.status == PLAYING
        assert names(again) == ["Ann", LEFT]
        assert not again.gave_up(bob.id)

    def names(opened: LiveTable) -> list[Any]:
        seen = msgspec.json.decode(json_for(opened, 0))
        return [one["name"] for one in seen["seats"][:2]]

    with_service(data, act)


def test_a_page_of_a_game_given_up_offers_no_seat(site: Site) -> None:
    table, _, bob = game_of_three(site)
    page = bob.ask("GET", f"/tables/{table}").text
    assert "You are watching" in page
    assert not re.search(r"/(concede|close|stand-in)\"", page)
