"""New rules end no game that they do not touch, and take away none that is over."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from fiendish.server.app import make_app
from fiendish.server.live_table import LiveTable
from fiendish.server.policy import Policy
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import PLAYING, VOID
from fiendish.server.waking import look_through
from tests.server.asgi_client import first_frame, send_request
from tests.server.service_harness import asked, guest, play_out, table_of_two, with_service


def change(service: Service, statement: str) -> None:
    """What is kept is as an older version, or a bad disk, has left it."""
    service.evict(-1.0)
    with service.store._engine.begin() as connection:
        connection.exec_driver_sql(statement)


async def played_a_little(service: Service) -> LiveTable:
    opened, _ = await table_of_two(service)
    for number in range(12):
        await service.move(opened, asked(opened), f"c{number}", opened.seq, 0)
    return opened


def test_a_game_that_would_have_gone_the_same_way_goes_on(data: Path) -> None:
    async def act(service: Service) -> None:
        before = await played_a_little(service)
        change(service, "UPDATE tables SET version = 0")
        await look_through(service)
        [row, *_] = service.store.table(before.row.id) or pytest.fail("it is gone")
        assert row.version == before.row.version
        opened = await service.find(before.row.id)
        assert opened.table.digest() == before.table.digest()
        await service.move(opened, asked(opened), "on", opened.seq, 0)

    with_service(data, act)


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE entries SET mark = mark + 1 WHERE seq = 7",
        "UPDATE entries SET mark = NULL WHERE seq = 7",  # nobody knows what it came to
    ],
)
def test_a_game_that_would_have_gone_another_way_says_so(data: Path, harm: str) -> None:
    async def act(service: Service) -> None:
        opened = await played_a_little(service)
        change(service, "UPDATE tables SET version = 0")
        change(service, harm)
        await look_through(service)
        with pytest.raises(
            Refused, match=r"breaks off at entry 7.*version 0 of the rules, this is"
        ):
            await service.find(opened.row.id)
        [row, *_] = service.store.table(opened.row.id) or pytest.fail("it is gone")
        assert (row.status, row.asked) == (VOID, None)  # it waits for nobody any more

    with_service(data, act)


@pytest.mark.parametrize(
    "missing",
    [
        "game = 'another'",
        """packs = '[{"id":"gone","version":"1","author":"","digest":"x"}]'""",
    ],
)
def test_a_game_that_only_cannot_be_opened_today_is_not_closed(data: Path, missing: str) -> None:
    """Whoever starts the server without a pack may start it with the pack tomorrow."""

    async def act(service: Service) -> None:
        opened = await played_a_little(service)
        change(service, f"UPDATE tables SET version = 0, {missing}")
        change(service, "UPDATE entries SET mark = mark + 1 WHERE seq = 7")
        await look_through(service)
        with pytest.raises(Refused, match="cannot be continued"):
            await service.find(opened.row.id)
        [row, *_] = service.store.table(opened.row.id) or pytest.fail("it is gone")
        assert row.status == PLAYING

    with_service(data, act)


def test_a_damaged_log_is_noticed(data: Path) -> None:
    """Another legal answer would be another game, and nobody would know."""

    async def act(service: Service) -> None:
        opened, _ = await table_of_two(service)
        while len(opened.table.view(asked(opened)).decision.options) < 2:  # type: ignore[attr-defined]
            await service.move(opened, asked(opened), f"c{opened.seq}", opened.seq, 0)
        at = opened.seq + 1
        await service.move(opened, asked(opened), "c", opened.seq, 0)
        change(service, f"UPDATE entries SET choice = 1 WHERE seq = {at}")
        with pytest.raises(Refused, match=f"breaks off at entry {at}: it came to something else"):
            await service.find(opened.row.id)

    with_service(data, act)


def test_a_log_from_before_marks_is_played_by_the_rules_it_began_with(data: Path) -> None:
    async def act(service: Service) -> None:
        before = await played_a_little(service)
        change(service, "UPDATE entries SET mark = NULL")
        opened = await service.find(before.row.id)
        assert opened.table.digest() == before.table.digest()

    with_service(data, act)


def test_a_finished_game_stays_readable_when_its_rules_are_no_more(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, [ann, _] = await play_out(service)
        _, eve = await guest(service, "Eve")
        app, table = make_app(service, Policy()), opened.row.id

        async def get(path: str, who: str = ann, method: str = "GET") -> tuple[int, str]:
            head, _, body = (await send_request(app, method, path, who)).partition(b"\n\n")
            return int(head.split(b"\n")[0]), body.decode()

        async def read(path: str) -> Any:
            status, body = await get(f"/api/tables/{table}{path}")
            assert status == 200
            return json.loads(body)

        export, seen = await read("/export"), await read("/view")
        log = export["log"]
        change(service, "UPDATE tables SET version = 0")
        change(service, "UPDATE entries SET mark = mark + 1 WHERE seq = 7")
        assert await read("/export") == export
        assert (await read("/log"))["log"] == log
        again = await read("/view")
        for name in ("seed", "seats", "status", "seq", "commitment", "table"):
            assert again[name] == seen[name], name
        assert again["log"] == log[-40:]
        assert again["result"] == export["result"]
        for page in ("", "/replay", "/text"):
            status, body = await get(f"/tables/{table}{page}")
            assert status == 200
            assert "rules, which are no more" in body
            for name in ("Ann", "Bob"):
                assert name in body
            assert "A, A" not in body
            assert log[-1]["rule"] in body
        assert opened.row.seed in (await get(f"/tables/{table}/dice"))[1]
        for path, method in (
            (f"/tables/{table}/continue", "GET"),
            (f"/api/tables/{table}/moves", "POST"),
            (f"/api/tables/{table}/rematch", "POST"),
        ):
            assert (await get(path, method=method))[0] in (401, 409), path
        for path in (f"/tables/{table}", f"/api/tables/{table}/view", f"/tables/{table}/dice"):
            assert (await get(path, eve))[0] == 404, path
            assert (await get(path, ""))[0] == 404, path
        assert await first_frame(app, f"/ws/{table}", ann) == b"[]"  # closed at once
        assert (await get("/"))[0] == 200

    with_service(data, act)


def test_games_that_ended_before_are_put_by_at_the_start(data: Path) -> None:
    async def act(service: Service) -> None:
        opened, _ = await play_out(service)
        kept = await asyncio.to_thread(service.store.final, opened.row.id)
        assert kept is not None
        change(service, "DELETE FROM finals")
        await look_through(service)
        assert service.store.final(opened.row.id) == kept
        assert service.store.without_final() == []

    with_service(data, act)
