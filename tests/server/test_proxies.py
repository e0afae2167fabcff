"""Who asks, behind proxies and clubs; and the number that each request has."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from fiendish.cli import main
from fiendish.server import lobby
from fiendish.server.app import make_app
from fiendish.server.log_format import JsonFormatter
from fiendish.server.policy import COOKIE, THIS_MACHINE, Network, Policy
from fiendish.server.proxies import Proxies
from fiendish.server.service import Service
from fiendish.server.visitors import CLUB, FairRates, Visitor, place_of
from tests.server.http_site import Guest, Site
from tests.server.service_harness import guest, with_service

PERSON = {"accept": "text/html"}
LAN = ip_network("10.0.0.0/24")


async def seen_behind(policy: Policy, peer: str, *headers: tuple[str, str]) -> tuple[str, str]:
    """Who asks, and by which scheme, as the app is told."""
    seen: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)

    raw = [(name.encode(), value.encode()) for name, value in headers]
    scope: Scope = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": raw}
    await Proxies(app, policy)(scope, None, None)  # type: ignore[arg-type]
    return seen[0]["client"][0], seen[0]["scheme"]


@pytest.mark.parametrize(
    ("proxies", "peer", "told", "visitor"),
    [
        ((), "10.0.0.7", "9.9.9.9", "10.0.0.7"),
        ((LAN,), "10.0.0.7", "9.9.9.9", "9.9.9.9"),
        ((LAN,), "10.0.1.7", "9.9.9.9", "10.0.1.7"),
        ((LAN,), "10.0.0.7", "1.1.1.1, 9.9.9.9", "9.9.9.9"),  # the first one was made up
        ((LAN,), "10.0.0.7", "9.9.9.9, 10.0.0.8", "9.9.9.9"),  # two proxies
        ((LAN,), "10.0.0.7", "10.0.0.9, 10.0.0.8", "10.0.0.9"),
        ((LAN,), "10.0.0.7", "9.9.9.9:443", "9.9.9.9"),
        ((LAN,), "10.0.0.7", "[2001:db8::1]:443", "2001:db8::1"),
        ((LAN,), "::ffff:10.0.0.7", "9.9.9.9", "9.9.9.9"),
        ((LAN,), "10.0.0.7", "unknown", "10.0.0.7"),
        ((LAN,), "10.0.0.7", "9.9.9.9, unknown", "10.0.0.7"),
        ((LAN,), "10.0.0.7", "", "10.0.0.7"),
        ((LAN,), "", "9.9.9.9", ""),
    ],
)
def test_the_visitor_is_the_last_one_who_is_no_proxy(
    proxies: tuple[Network, ...], peer: str, told: str, visitor: str
) -> None:
    policy = Policy(proxies=proxies)
    headers = ("x-forwarded-for", told), ("x-forwarded-proto", "https")
    found = asyncio.run(seen_behind(policy, peer, *headers))
    assert found == (visitor, "https" if policy.trusts_proxy(peer) else "http")


def test_without_a_word_a_proxy_at_this_machine_is_trusted_where_there_is_one() -> None:
    assert Policy().trusted_proxies == ()
    assert Policy(address="https://games.example").trusted_proxies == THIS_MACHINE
    assert Policy(address="https://games.example", proxies=(LAN,)).trusted_proxies == (LAN,)


def test_what_is_no_network_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("proxy.example", "10.0.0.7/24", ""):
        assert main(["serve", "--proxy", word]) == 2
        assert "no address or network" in capsys.readouterr().err


def test_behind_a_named_proxy_each_visitor_is_one(tmp_path: Path) -> None:
    with Site(tmp_path / "site", "--rate", "1", "--proxy", "127.0.0.1") as site:
        line = Guest(site.address).http

        def ask(visitor: str) -> int:
            return line.get("/api/games", headers={"x-forwarded-for": visitor}).status_code

        one = [ask("9.9.9.9") for _ in range(40)]
        assert one[0] == 200
        assert 429 in one
        assert ask("9.9.9.8") == 200


# -- how much each may do ------------------------------------------------------------------------


Ask = Callable[[str, str], Awaitable[int]]


def with_visitors(
    folder: Path, rate: float, act: Callable[[Service, Ask], Awaitable[None]]
) -> None:
    """`ask(address, token)` makes a request."""

    async def run(service: Service) -> None:
        app = make_app(service, Policy(rate=rate))

        async def ask(address: str, token: str) -> int:
            transport = httpx.ASGITransport(app, client=(address, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                headers = {"cookie": f"{COOKIE}={token}"} if token else {}
                return (await http.get("/api/tables", headers=headers)).status_code

        await act(service, ask)

    with_service(folder, run)


def test_a_club_behind_one_address_is_not_one_client(data: Path) -> None:
    async def act(service: Service, ask: Ask) -> None:
        tokens = [(await guest(service, f"Guest {n}"))[1] for n in range(3)]
        for token in tokens:
            assert await ask("9.9.9.9", token) == 200
        while await ask("9.9.9.9", tokens[0]) == 200:  # one of them uses up all it may
            pass
        assert await ask("9.9.9.9", tokens[1]) == 200

    with_visitors(data, 10.0, act)


def test_a_club_as_a_whole_has_its_limit() -> None:
    rates = FairRates(1.0, 4.0, lambda: 0.0)
    club = [Visitor(f"guest {n}", "9.9.9.9") for n in range(CLUB + 1)]
    for one in club[:CLUB]:
        assert [rates.admits(one) for _ in range(5)] == [True] * 4 + [False]
    assert not rates.admits(club[CLUB])
    assert rates.admits(Visitor("guest at home", "9.9.9.8"))


def test_a_guest_with_many_addresses_is_one_client(data: Path) -> None:
    async def act(service: Service, ask: Ask) -> None:
        _, token = await guest(service, "Ann")
        assert await ask("9.9.9.0", token) == 200
        got = [await ask(f"9.9.9.{n}", token) for n in range(1, 10)]
        assert got[0] == 200
        assert 429 in got

    with_visitors(data, 1.0, act)


def test_tokens_that_were_made_up_are_nobody(data: Path) -> None:
    async def act(service: Service, ask: Ask) -> None:
        got = [await ask("9.9.9.9", f"someone.{n}") for n in range(10)]
        assert got[0] == 200
        assert 429 in got

    with_visitors(data, 1.0, act)


def test_a_home_has_one_network(data: Path) -> None:
    async def act(service: Service, ask: Ask) -> None:
        got = [await ask(f"2001:db8:0:1::{n:x}", "") for n in range(10)]
        assert got[0] == 200
        assert 429 in got
        assert await ask("2001:db8:0:2::1", "") == 200

    with_visitors(data, 1.0, act)
    assert place_of("fe80::1%eth0") == "fe80::/64"
    assert place_of("::ffff:9.9.9.9") == place_of("9.9.9.9")


# -- numbers of requests -------------------------------------------------------------------------


def test_every_answer_has_a_number_of_its_own(site: Site) -> None:
    numbers = {
        httpx.get(site.address + path).headers["x-request-id"]
        for path in ("/", "/", "/api/games", "/nowhere", "/static/table.css")
    }
    assert len(numbers) == 5
    assert all(re.fullmatch("[0-9a-f]{16}", one) for one in numbers)


def test_errors_say_the_number(site: Site) -> None:
    data = httpx.get(f"{site.address}/api/tables/none/view")
    assert data.json()["error"]["request"] == data.headers["x-request-id"]
    page = httpx.get(f"{site.address}/nowhere", headers=PERSON)
    assert f"quote <code>{page.headers['x-request-id']}</code>" in page.text
    refused = httpx.get(site.address, headers={"host": "evil.example"})
    assert refused.json()["error"]["request"] == refused.headers["x-request-id"]


@pytest.mark.parametrize(
    ("given", "taken"),
    [("abc-1.2_3", True), ("x" * 64, True), ("x" * 65, False), ("a b", False), ("<b>", False)],
)
def test_a_trusted_proxy_may_give_the_number(data: Path, given: str, taken: bool) -> None:
    async def run(service: Service) -> None:
        for proxies, believed in (((ip_network("127.0.0.1"),), taken), ((), False)):
            app = make_app(service, Policy(proxies=proxies))
            transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                answer = await http.get("/api/games", headers={"x-request-id": given})
            assert (answer.headers["x-request-id"] == given) is believed

    with_service(data, run)


def test_the_notes_have_the_number(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    notes: list[str] = []

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            notes.append(JsonFormatter().format(record))

    handler = Handler()
    logging.getLogger("fiendish.server").addHandler(handler)

    async def run(service: Service) -> httpx.Response:
        async def broken(service: Service, token: str) -> None:
            raise RuntimeError

        transport = httpx.ASGITransport(make_app(service, Policy()))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(lobby, "guest_of", broken)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                return await http.get("/api/guest", headers={"cookie": f"{COOKIE}=x.y"})

    try:
        with caplog.at_level(logging.INFO, "fiendish.server"):
            answer = with_service(data, run)
    finally:
        logging.getLogger("fiendish.server").removeHandler(handler)
    assert answer.status_code == 500
    found = [json.loads(note) for note in notes]
    assert {note["event"] for note in found} == {"broken", "request"}
    assert {note["request"] for note in found} == {answer.json()["error"]["request"]}
