"""What is removed or closed after a time, and what stays because somebody could still be playing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.engine import Connection

from fiendish.server import lobby, operators, retention
from fiendish.server.enforcing import enforce
from fiendish.server.live_table import LiveTable
from fiendish.server.refusal import Refused
from fiendish.server.retention import DAY, tidy
from fiendish.server.schema import entries, operator_log, players, tables
from fiendish.server.service import Service
from tests.server.service_harness import guest, table_of_two, with_service
from tests.server.valid_requests import VALID_REQUESTS, SampleService, client_of, sample_service

KEEP, ABANDON = 100, 180


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "_PAUSE", 0.0)
    monkeypatch.setattr(retention, "_BATCH", 2)


async def age(service: Service, table: str, days: float) -> None:
    """The table was made, and the last move there, so many days ago; its owner was last seen then."""
    then = time.time() - days * DAY

    def job(connection: Connection) -> None:
        one = tables.c.id == table
        owner = tables.select().where(one).with_only_columns(tables.c.owner).scalar_subquery()
        connection.execute(update(tables).where(one).values(created=then))
        connection.execute(update(entries).where(entries.c.table_id == table).values(created=then))
        connection.execute(update(players).where(players.c.id == owner).values(seen=then))

    await asyncio.wrap_future(service.store.submit(job))


def run(folder: Path, act: Callable[[Service], Awaitable[None]]) -> None:
    with_service(folder, act)


async def begun(service: Service) -> LiveTable:
    """A game of two in which a move was made."""
    live, _ = await table_of_two(service, "smash_up")
    question = live.table.question
    assert question is not None
    await service.move(live, question.seat, "first", live.seq, 0)
    return live


async def waiting(service: Service) -> tuple[str, str]:
    """A table that waits, and its owner's token."""
    ann, token = await guest(service, "Ann")
    return (await lobby.new_table(service, ann, lobby.NewTable("smash_up"))).table, token


@pytest.mark.parametrize(("days", "gone"), [(retention.WAIT - 1, 0), (retention.WAIT + 1, 1)])
def test_an_open_table_waits_for_its_owner(data: Path, days: int, gone: int) -> None:
    async def act(service: Service) -> None:
        table, _ = await waiting(service)
        await age(service, table, days)
        assert await tidy(service, 0, ABANDON) == (gone, 0, 0)
        assert (service.store.table(table) is None) is bool(gone)

    run(data, act)


def test_an_owner_who_comes_by_keeps_an_open_table(data: Path) -> None:
    async def act(service: Service) -> None:
        table, token = await waiting(service)
        await age(service, table, 50)
        async with client_of(service) as client:
            client.cookies.set("fiendish_guest", token)
            assert (await client.get("/")).status_code == 200
        assert await tidy(service, 0, ABANDON) == (0, 0, 0)

    run(data, act)


@pytest.mark.parametrize(("days", "closed"), [(ABANDON - 1, 0), (ABANDON + 1, 1)])
def test_a_game_without_moves_is_closed_and_stays(data: Path, days: int, closed: int) -> None:
    async def act(service: Service) -> None:
        live = await begun(service)
        await age(service, live.row.id, days)
        assert await tidy(service, KEEP, 0) == (0, 0, 0)
        assert await tidy(service, 0, ABANDON) == (0, closed, 0)
        again = await service.find(live.row.id)
        assert bool(again.row.closed) is bool(closed)
        assert again.seq == live.seq
        assert [line.act for line in service.store.read(operators.log)] == ["close"] * closed

    run(data, act)


def test_a_move_keeps_a_game_going(data: Path) -> None:
    async def act(service: Service) -> None:
        live = await begun(service)
        await age(service, live.row.id, 300)
        question = live.table.question
        assert question is not None
        await service.move(live, question.seat, "second", live.seq, 0)
        assert await tidy(service, KEEP, ABANDON) == (0, 0, 0)

    run(data, act)


def test_a_page_that_is_open_keeps_any_table(data: Path) -> None:
    async def act(service: Service) -> None:
        live, (table, _) = await begun(service), await waiting(service)
        found = [live, await service.find(table)]
        for one in found:
            await age(service, one.row.id, 300)
        async with service.watching(found[0], None), service.watching(found[1], None):
            assert await tidy(service, KEEP, ABANDON) == (0, 0, 0)
        assert await tidy(service, KEEP, ABANDON) == (1, 1, 0)

    run(data, act)


def test_finished_games_are_kept_for_ever_or_for_some_days(data: Path) -> None:
    async def act(service: Service) -> None:
        sample = await sample_service(service)
        old, young = await sample.finished(), await sample.finished()
        following = await lobby.rematch(service, old, old.row.owner)
        again = await service.find(following)
        await age(service, old.row.id, KEEP + 1)
        await age(service, young.row.id, KEEP - 1)
        assert await tidy(service, 0, ABANDON) == (0, 0, 0)
        assert await tidy(service, KEEP, ABANDON) == (0, 0, 1)
        assert service.store.table(old.row.id) is None
        assert old.row.id not in service.live
        assert service.store.table(young.row.id) is not None
        assert service.store.table(again.row.id) is not None

    run(data, act)


def test_an_abandoned_game_can_be_looked_at_for_as_long_as_a_finished_one(data: Path) -> None:
    async def act(service: Service) -> None:
        live = await begun(service)
        await age(service, live.row.id, 500)
        assert await tidy(service, KEEP, ABANDON) == (0, 1, 0)

        def long_ago(connection: Connection) -> None:
            then = time.time() - (KEEP + 1) * DAY
            connection.execute(update(operator_log).values(at=then))

        await asyncio.wrap_future(service.store.submit(long_ago))
        assert await tidy(service, KEEP, ABANDON) == (0, 0, 1)

    run(data, act)


def test_many_go_in_small_batches(data: Path) -> None:
    async def act(service: Service) -> None:
        for _ in range(7):
            table, _ = await waiting(service)
            await age(service, table, 31)
        held = await service.find(table)
        async with service.watching(held, None):
            assert await tidy(service, 0, 0) == (6, 0, 0)

    run(data, act)


# -- what can be done at a closed table ----------------------------------------------------------


async def _close(service: Service, table: str) -> None:
    job = service.store.submit(lambda c: operators.close(c, table, "root", ""))
    await asyncio.wrap_future(job)
    await enforce(service)


def test_nobody_goes_on_with_a_closed_game(data: Path) -> None:
    async def act(sample: SampleService) -> None:
        service = sample.service
        async with client_of(service) as client:
            for pattern, prepare in VALID_REQUESTS.items():
                request = await prepare(sample)
                table = request.path.removeprefix("/api").removeprefix("/tables/")[:24]
                live = service.live.get(table)
                if live is None or live.row.status != "playing":
                    continue
                before = live.seq
                await _close(service, table)
                answer = await request.send(client)
                kept = service.store.table(table)
                assert kept is not None
                row, _, log, said = kept
                assert (row.status, row.closed) == ("void", "operator"), pattern
                assert (len(log), said) == (before, []), pattern
                if pattern.endswith(("/moves", "/chat", "/undo", "/concede")):
                    assert answer.status_code == 409, pattern
                    assert "closed by whoever runs the server" in answer.text

    async def run_it(service: Service) -> None:
        await act(await sample_service(service))

    run(data, run_it)


def test_a_closed_game_can_be_looked_at_and_says_so(data: Path) -> None:
    async def act(service: Service) -> None:
        live, (ann, _) = await table_of_two(service, public=True)
        table = live.row.id
        async with client_of(service) as client:
            client.cookies.set("fiendish_guest", ann)
            assert (await client.get(f"/api/tables/{table}/view")).json()["closed"] == ""
            await _close(service, table)
            page = await client.get(f"/tables/{table}")
            assert page.status_code == 200
            assert "This table was closed by whoever runs the server. Nobody has won." in page.text
            seen = (await client.get(f"/api/tables/{table}/view")).json()
            assert (seen["closed"], seen["status"], seen["seed"]) == ("operator", "void", None)
            assert (await client.get(f"/tables/{table}/replay")).status_code == 200
            mine = (await client.get("/api/tables")).json()["tables"]
            assert [one["closed"] for one in mine] == ["operator"]
            assert "Your turn" not in (await client.get("/")).text
            client.cookies.clear()
            assert (await client.get("/api/tables")).json()["tables"] == []

    run(data, act)


def test_bots_rest_at_a_closed_table(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, _ = await guest(service, "Ann")
        wanted = lobby.NewTable("supervillain", 2, {"first": 0}, {1: "random"})
        made = await lobby.new_table(service, ann, wanted)
        live = await service.find(made.table)
        await service.stand_in(live, 0, 0, "random")
        await _close(service, made.table)
        again = await service.find(made.table)
        assert again is not live
        seq = again.seq
        await asyncio.sleep(0.3)
        assert (again.seq, again.thinking, again.passer) == (seq, None, None)
        assert service.store.sleeping(calls=True) == []

    run(data, act)


def test_a_table_that_has_not_begun_is_gone_when_it_is_closed(data: Path) -> None:
    async def act(service: Service) -> None:
        table, _ = await waiting(service)
        await service.find(table)
        await _close(service, table)
        with pytest.raises(Refused, match="no such table"):
            await service.find(table)

    run(data, act)
