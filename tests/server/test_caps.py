"""How many tables one player may have, and whose open tables stand in the list."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path

import msgspec
import pytest

from fiendish.server import absence, archive, hosting, leaving, lobby
from fiendish.server.lobby import HOST_AWAY, MOST_PUBLIC, MOST_TABLES, NewTable
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import Player
from tests.server.http_site import Guest, Site
from tests.server.service_harness import guest, play_out, with_service

PUBLIC = NewTable("supervillain", public=True)


async def listed(service: Service, player: Player | None = None) -> list[str]:
    return [one["table"] for one in await lobby.listing(service, player)]


def has_many(service: Service, player: Player, most: int) -> None:
    """Let a player sit at that many tables, without setting up each game."""
    [(row, chairs)] = service.store.listed(player.id, [], 0.0, 1)
    for number in range(most - 1):
        service.store.add_table(msgspec.structs.replace(row, id=f"{number}"), chairs).result()


# -- public tables -------------------------------------------------------------------------------


def test_a_player_has_three_public_tables_at_a_time(site: Site) -> None:
    ann = site.guest("Ann")
    tables = [ann.new_table(public=True)["table"] for _ in range(MOST_PUBLIC)]
    refused = ann.ask("POST", "/api/tables", {"game": "smash_up", "public": True})
    error = refused.json()["error"]
    assert (refused.status_code, error["code"]) == (409, "too-many")
    assert error["text"] == "3 public tables of yours wait for players"
    assert error["allowed"] == "start one of them, fill it with bots, or cancel it"
    page = ann.send("/new/smash_up", {"public": "yes", "set-texts": "errata"})
    assert page.status_code == 409
    wrong = re.search(r'id="wrong-table" role="alert">([^<]*)<', page.text)
    assert wrong
    assert error["text"] in unescape(wrong[1])
    assert re.search(r'value="errata" checked', page.text)  # nothing that was chosen is lost
    ann.new_table()  # private ones
    ann.new_table(public=True, bots={"1": "random"})  # and those that wait for nobody
    site.guest("Bob").new_table(public=True)
    assert ann.send(f"/tables/{tables[0]}/leave", {}).status_code == 303
    assert ann.send(f"/tables/{tables[1]}/fill", {"bot": "random"}).status_code == 303
    for _ in range(2):
        ann.new_table(public=True)
    assert ann.ask("POST", "/api/tables", {"game": "smash_up", "public": True}).status_code == 409


def test_of_many_at_once_no_more_than_three_are_made(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        making = [lobby.new_table(service, ann, PUBLIC) for _ in range(12)]
        made = await asyncio.gather(*making, return_exceptions=True)
        assert sum(isinstance(one, lobby.Made) for one in made) == MOST_PUBLIC
        assert len(await listed(service)) == MOST_PUBLIC

    with_service(data, act)


# -- all tables ----------------------------------------------------------------------------------


def test_a_player_has_two_hundred_tables_that_are_not_over(data: Path) -> None:
    async def act(service: Service) -> None:
        over, _ = await play_out(service)
        ann = service.store.player(over.chairs[0].player or "")
        bob, _ = await guest(service, "Bob")
        assert ann is not None
        alone = NewTable("supervillain", bots={1: "random"})
        last = await lobby.new_table(service, ann, alone)
        has_many(service, ann, MOST_TABLES)
        assert service.store.tables_of(ann.id).all == MOST_TABLES
        other = await lobby.new_table(service, bob, PUBLIC)
        opened = await service.find(other.table)
        for doing in (
            lobby.new_table(service, ann, alone),
            lobby.claim(service, opened, ann, 1, ""),
            lobby.rematch(service, over, ann.id),
            archive.go_on(service, over, ann, 0, 0, "random"),
        ):
            with pytest.raises(Refused) as refused:
                await doing
            assert (refused.value.status, refused.value.code) == (409, "too-many")
            assert refused.value.allowed == "finish, close or leave one of them"
        await leaving.close(service, await service.find(last.table), ann.id)
        await lobby.claim(service, opened, ann, 1, "")
        await hosting.start(service, opened, bob.id)

    with_service(data, act)


# -- the list ------------------------------------------------------------------------------------


def age(service: Service, seconds: float) -> None:
    """Let everything have happened so much earlier."""
    for live in service.live.values():
        live.seen = {player: at - seconds for player, at in live.seen.items()}
    with service.store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE seats SET seen = seen - ?", (seconds,))


def test_an_open_table_is_listed_while_its_host_is_there(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        bob, _ = await guest(service, "Bob")
        table = (await lobby.new_table(service, ann, PUBLIC)).table
        assert await listed(service) == [table]
        age(service, HOST_AWAY - 10)
        assert await listed(service) == [table]
        age(service, 20)
        assert await listed(service) == []
        assert await listed(service, bob) == []
        assert await listed(service, ann) == [table]  # to its host it is
        opened = await service.find(table)
        opened.gave_sign(bob.id)  # somebody else does not count
        assert await listed(service) == []
        opened.gave_sign(ann.id)
        assert await listed(service) == [table]
        kept = absence.keep_signs(service)
        assert kept is not None
        await asyncio.wrap_future(kept)
        service.evict(-1.0)
        assert await listed(service) == [table]
        age(service, HOST_AWAY + 1)
        opened = await service.find(table)
        async with service.watching(opened, ann.id):  # an open page, for however long
            age(service, 2 * HOST_AWAY)
            assert await listed(service) == [table]

    with_service(data, act)


def test_the_front_page_shows_no_table_whose_host_has_gone_and_the_link_still_works(
    site: Site,
) -> None:
    ann = site.guest("Ann")
    table = ann.new_table(public=True)["table"]
    nobody = Guest(site.address)
    assert table in nobody.ask("GET", "/").text
    assert nobody.ask("GET", f"/join/{table}/1").status_code == 200
