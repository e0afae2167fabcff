"""Who opened a table starts the game at a public one, and can remove guests before it begins."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fiendish.server import hosting, identity, lobby
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import OPEN, PLAYING
from tests.server.http_site import Guest, Json, Site
from tests.server.service_harness import guest, with_service
from tests.server.test_lobby import links, new_table


def status(one: Guest, made: Json) -> str:
    return str(one.view(made["table"])["status"])


def start(one: Guest, made: Json) -> httpx.Response:
    return one.ask("POST", f"/api/tables/{made['table']}/start", {})


def remove(one: Guest, made: Json, seat: int, name: str) -> httpx.Response:
    return one.ask("POST", f"/api/tables/{made['table']}/seats/{seat}/remove", {"name": name})


def take(one: Guest, made: Json, seat: int = 1) -> httpx.Response:
    return one.ask("POST", f"/api/tables/{made['table']}/seats/{seat}/claim", {})


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


# -- starting ------------------------------------------------------------------------------------


def test_a_public_game_begins_when_its_host_says_so(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    made = ann.new_table(public=True)
    refused = start(ann, made)
    assert code_of(refused) == (409, "seats-free")
    assert "seat 1" in refused.json()["error"]["text"]
    assert take(bob, made).json()["status"] == "open"
    for one in (ann, bob):
        assert status(one, made) == "open"
    assert code_of(start(bob, made)) == (403, "not-owner")
    assert [start(ann, made).json() for _ in range(2)] == [{"status": "playing"}] * 2
    assert status(bob, made) == "playing"


def test_a_private_game_begins_with_the_last_seat(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    made = ann.new_table()
    bob.claim(made, 1)
    assert status(ann, made) == "playing"


def test_pages_say_who_starts_and_the_host_has_the_button(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = new_table(ann, public="yes")
    assert "When all are, you start the game." in ann.ask("GET", table).text
    number = table.split("/")[-1]
    assert bob.send(f"/join/{number}/1", {}).status_code == 303
    page, others = ann.ask("GET", table).text, bob.ask("GET", table).text
    assert f'action="{table}/start"' in page
    assert "Fill the free seats" not in page
    assert "begins when its host starts it" in others
    assert "/start" not in others
    front, theirs = ann.ask("GET", "/").text, bob.ask("GET", "/").text
    assert "all seats are taken: you can start" in front
    assert "waits to be started" in theirs
    assert number not in Guest(site.address).ask("GET", "/").text  # no seat is free there
    assert ann.send(f"{table}/start", {}).headers["location"] == table
    assert ann.view(number)["status"] == "playing"


def test_a_game_that_was_started_goes_on_after_a_crash(data: Path) -> None:
    async def act(service: Service) -> str:
        ann, _ = await guest(service, "Ann")
        bob, _ = await guest(service, "Bob")
        made = await lobby.new_table(service, ann, lobby.NewTable("smash_up", public=True))
        opened = await service.find(made.table)
        await lobby.claim(service, opened, bob, 1, "")
        assert opened.row.status == OPEN
        await hosting.start(service, opened, ann.id)
        return made.table

    async def again(service: Service) -> None:
        opened = await service.find(table)
        assert opened.row.status == PLAYING
        assert opened.row.asked is not None

    table = with_service(data, act)
    with_service(data, again)


# -- removing guests -----------------------------------------------------------------------------


def test_who_was_removed_from_a_public_table_cannot_sit_down_there_again(site: Site) -> None:
    ann, bob, eve = site.guest("Ann"), site.guest("Bob"), site.guest("Eve")
    made = ann.new_table("smash_up", seats=3, public=True)
    assert take(bob, made).status_code == 200
    assert remove(ann, made, 1, "Bob").status_code == 200
    assert ann.view(made["table"])["seats"][1]["kind"] == "open"
    for seat in (1, 2):
        assert code_of(take(bob, made, seat)) == (403, "removed")
    page = bob.send(f"/join/{made['table']}/1", {})
    assert (page.status_code, "removed you from it" in page.text) == (403, True)
    assert take(eve, made).status_code == 200
    other = ann.new_table("smash_up", public=True)
    assert take(bob, other).status_code == 200  # at another table of hers, why not


def test_to_a_private_table_there_is_a_new_invitation(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    table = new_table(ann, seats="3")
    old = links(ann, table)[1]
    where, invite = old.split("?invite=")
    assert bob.send(where, {"invite": invite}).status_code == 303
    assert bob.ask("GET", table).status_code == 200
    button = re.search(
        rf'action="({table}/seats/1/remove)"><button[^>]* value="Bob"', ann.ask("GET", table).text
    )
    assert button
    assert "/remove" not in bob.ask("GET", table).text
    assert ann.send(button[1], {"name": "Bob"}).headers["location"] == table
    assert bob.ask("GET", table).status_code == 404
    assert bob.send(where, {"invite": invite}).status_code == 404
    new = links(ann, table)[1]
    assert new != old
    assert bob.send(where, {"invite": new.split("=")[1]}).status_code == 303  # if she sends it


def test_removing_twice_does_not_hit_who_came_since(site: Site) -> None:
    ann, bob, eve = site.guest("Ann"), site.guest("Bob"), site.guest("Eve")
    made = ann.new_table("smash_up", seats=3, public=True)
    take(bob, made)
    for _ in range(2):
        assert remove(ann, made, 1, "Bob").status_code == 200
    assert take(eve, made).status_code == 200
    assert code_of(remove(ann, made, 1, "Bob")) == (409, "stale")
    assert eve.view(made["table"])["reader"] == 1


def test_only_the_host_removes_and_only_guests_and_before_the_begin(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    made = ann.new_table("smash_up", seats=4, here={"2": "Ines"}, bots={"3": "random"}, seat=0)
    bob_seat = ann.new_table("smash_up", seats=3)
    bob.claim(bob_seat, 1)
    assert code_of(remove(bob, bob_seat, 0, "Ann")) == (403, "not-owner")
    for seat, name in ((0, "Ann"), (2, "Ines"), (3, "x")):
        assert code_of(remove(ann, made, seat, name)) == (409, "no-guest")
    bob.claim(made, 1)
    assert code_of(remove(ann, made, 1, "Bob")) == (409, "begun")


def test_pages_of_one_who_was_removed_or_has_left_end(site: Site) -> None:
    ann = site.guest("Ann")
    for how in ("removed", "left"):
        bob, made = site.guest("Bob"), ann.new_table("smash_up", seats=3)
        bob.claim(made, 1)
        cookies = "; ".join(f"{name}={value}" for name, value in bob.http.cookies.items())
        where = f"{site.address.replace('http', 'ws', 1)}/ws/{made['table']}"
        with connect(where, additional_headers={"Cookie": cookies}) as socket:
            socket.recv(5)
            if how == "removed":
                assert remove(ann, made, 1, "Bob").status_code == 200
            else:
                assert bob.send(f"/tables/{made['table']}/leave", {}).status_code == 303
            with pytest.raises(ConnectionClosed):
                socket.recv(5)


def test_that_somebody_was_removed_goes_with_them_and_with_the_table(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        for way in ("guest", "table"):
            bob, _ = await guest(service, "Bob")
            made = await lobby.new_table(service, ann, lobby.NewTable("smash_up", 3, public=True))
            opened = await service.find(made.table)
            await lobby.claim(service, opened, bob, 1, "")
            for _ in range(2):
                await hosting.remove(service, opened, ann.id, 1, "Bob")
            with pytest.raises(Refused, match="removed"):
                await lobby.claim(service, opened, bob, 1, "")
            assert service.store.is_removed(made.table, bob.id)
            if way == "guest":
                await identity.delete(service, bob)
            else:
                await lobby.leave(service, opened, ann.id)
            assert not service.store.is_removed(made.table, bob.id)

    with_service(data, act)
