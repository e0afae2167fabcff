"""What watches over the server: whether it is well, and what it measures of itself."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from fiendish.server import database, health, metrics
from fiendish.server.app import make_app
from fiendish.server.metrics import Histogram
from fiendish.server.policy import Policy
from fiendish.server.service import Service
from tests.server.disk_faults import DISK_FAULTS, DiskFault
from tests.server.http_site import Guest, Site, pair
from tests.server.service_harness import table_of_two, until, with_service

Act = Callable[[httpx.AsyncClient], Awaitable[None]]


def with_client(folder: Path, act: Act, client: str = "127.0.0.1", token: str = "") -> None:
    async def run(service: Service) -> None:
        app = make_app(service, Policy(rate=1e9, metrics_token=token))
        transport = httpx.ASGITransport(app, client=(client, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            await act(http)

    with_service(folder, run)


def figures(text: str) -> dict[str, float]:
    """Every figure by its name and labels."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


# -- health --------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", DISK_FAULTS)
def test_a_server_that_can_keep_nothing_is_not_well(
    data: Path, fault: DiskFault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_BUSY_MS", 20)
    monkeypatch.setattr(health, "_GOOD_FOR", 0.0)

    async def act(http: httpx.AsyncClient) -> None:
        assert (await http.get("/healthz")).json() == {"status": "ok"}
        with fault(data):
            ill = await http.get("/healthz")
        assert ill.status_code == 503
        assert re.match("the database (takes no writes: .+|was removed)", _text(ill))
        assert (await http.get("/healthz")).status_code == 200

    with_client(data, act)


def _text(answer: httpx.Response) -> str:
    text: str = answer.json()["error"]["text"]
    return text


def test_a_write_that_does_not_end_is_waited_for_once(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "_PATIENCE", 0.05)
    begun = []

    async def act(service: Service) -> None:
        def touch() -> asyncio.Future[None]:
            begun.append(1)
            return asyncio.get_running_loop().create_future()

        monkeypatch.setattr(service.store, "touch", touch)
        monkeypatch.setattr(asyncio, "wrap_future", lambda future: future)
        watched = health.Health(service.store)
        troubles = await asyncio.gather(*(watched.trouble() for _ in range(5)))
        assert all("no write for" in one for one in troubles)
        assert "no write for" in await watched.trouble()
        assert begun == [1]
        monkeypatch.undo()

    with_service(data, act)


# -- figures -------------------------------------------------------------------------------------


def test_a_histogram_counts_what_was_quicker() -> None:
    times = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 3.0):
        times.add(seconds)
    assert [*times.lines("x")] == [
        'x_bucket{le="0.1"} 2',
        'x_bucket{le="1.0"} 3',
        'x_bucket{le="+Inf"} 4',
        "x_sum 3.650000",
        "x_count 4",
    ]


def test_the_figures_tell_what_the_server_does(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "_LAG_EVERY", 0.01)

    async def run(service: Service) -> None:
        app = make_app(service, Policy(rate=1e9))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as http,
        ):
            before = figures((await http.get("/metrics")).text)
            await table_of_two(service)
            await http.get("/nowhere")
            await asyncio.sleep(0.1)
            after = figures((await http.get("/metrics")).text)

            def more(name: str) -> float:
                return after[f"fiendish_{name}"] - before[f"fiendish_{name}"]

            assert more('requests_total{status="4xx"}') == 1
            assert more('requests_total{status="2xx"}') == 1
            assert more('requests_total{status="5xx"}') == 0
            assert more("tables_open") == 1
            assert more("commit_seconds_count") >= 3
            assert more("loop_lag_seconds_count") >= 1

    with_service(data, run)


def test_bots_that_wait_and_think_are_counted(data: Path) -> None:
    async def act(service: Service) -> None:
        pool = service.bot_pool
        release = asyncio.Event()

        async def busy() -> None:
            async with pool.slow.lend("ann"):
                await release.wait()

        workers = pool.slow.free
        jobs = [asyncio.create_task(busy()) for _ in range(workers + 2)]
        await until(lambda: (pool.thinking, pool.waiting) == (workers, 2))
        jobs[-1].cancel()
        await until(lambda: pool.waiting == 1)
        release.set()
        await asyncio.gather(*jobs, return_exceptions=True)
        assert (pool.thinking, pool.waiting) == (0, 0)

    with_service(data, act)


def test_open_streams_are_counted(site: Site) -> None:
    table, (ann, _), _ = pair(site)

    def open_now() -> float:
        return figures(Guest(site.address).http.get("/metrics").text)["fiendish_streams_open"]

    before = open_now()
    with ann.http.stream("GET", f"/api/tables/{table}/stream") as lines:
        told = lines.iter_lines()  # closes the stream when it is forgotten
        next(told)
        assert open_now() == before + 1


def test_the_figures_name_nobody(data: Path) -> None:
    async def run(service: Service) -> None:
        opened, tokens = await table_of_two(service)
        transport = httpx.ASGITransport(make_app(service, Policy()))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            text = (await http.get("/metrics")).text
        private = [opened.row.id, opened.row.game, *tokens, "Ann", "Bob"]
        assert not [word for word in private if word in text]

    with_service(data, run)


@pytest.mark.parametrize(
    ("client", "token", "headers", "status"),
    [
        ("127.0.0.1", "", {}, 200),
        ("::1", "", {}, 200),
        ("127.0.0.1", "", {"x-forwarded-for": "9.9.9.9"}, 403),  # somebody behind a proxy here
        ("9.9.9.9", "", {}, 403),
        ("9.9.9.9", "", {"authorization": "Bearer "}, 403),
        ("9.9.9.9", "secret", {"authorization": "Bearer secre"}, 403),
        ("9.9.9.9", "secret", {"authorization": "Bearer secret"}, 200),
        ("9.9.9.9", "secret", {"authorization": "Bearer \u00fc".encode()}, 403),
    ],
)
def test_who_may_read_the_figures(
    data: Path, client: str, token: str, headers: dict[str, str], status: int
) -> None:
    async def act(http: httpx.AsyncClient) -> None:
        assert (await http.get("/metrics", headers=headers)).status_code == status

    with_client(data, act, client, token)
