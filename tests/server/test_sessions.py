"""Once a guest, always the same guest: whatever gets lost on the way, what proves it stays good."""

from __future__ import annotations

import json
import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import pytest

from fiendish.server import lobby
from fiendish.server.service import Service
from tests.server.asgi_client import FORM
from tests.server.http_site import Guest, Json, Site, pair
from tests.server.service_harness import with_service

JSON = "application/json"


def copy_of(guest: Guest, site: Site) -> Guest:
    """Another window or program with the same cookie."""
    other = Guest(site.address)
    other.http.cookies.update(guest.http.cookies)
    return other


def send_and_leave(site: Site, guest: Guest, path: str, kind: str, body: str) -> None:
    """Send a request and go away before the answer comes."""
    where = urlsplit(site.address)
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {where.netloc}\r\nCookie: {cookies}\r\n"
        f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    with socket.create_connection((where.hostname, where.port)) as line:
        line.sendall((head + body).encode())
        line.recv(1)  # it has been done, and what was said about it is thrown away


def by_program(made: Json) -> tuple[str, str, str]:
    path = f"/api/tables/{made['table']}/seats/1/claim"
    return path, JSON, json.dumps({"invite": made["invites"]["1"]})


def by_page(made: Json) -> tuple[str, str, str]:
    return f"/join/{made['table']}/1", FORM, urlencode({"invite": made["invites"]["1"]})


@pytest.mark.parametrize("way", [by_program, by_page])
def test_a_lost_answer_to_a_claim_locks_nobody_out(site: Site, way: object) -> None:
    assert callable(way)
    running, (_, bob), _ = pair(site)
    made = site.guest("Cleo").new_table()
    path, kind, body = way(made)
    send_and_leave(site, bob, path, kind, body)
    assert bob.ok("GET", "/api/guest")["name"] == "Bob"
    assert bob.view(running)["reader"] == 1
    assert bob.view(made["table"])["reader"] == 1


def test_a_claim_sent_again_is_answered_alike(site: Site) -> None:
    bob, made = site.guest("Bob"), site.guest("Ann").new_table()
    path, form = f"/api/tables/{made['table']}/seats/1/claim", {"invite": made["invites"]["1"]}
    assert bob.ok("POST", path, form) == bob.ok("POST", path, form)
    assert site.guest("Sue").ask("POST", path, form).status_code == 404  # used up


def test_two_windows_that_join_two_tables_both_stay_logged_in(site: Site) -> None:
    bob, ann = site.guest("Bob"), site.guest("Ann")
    made = [ann.new_table() for _ in range(6)]
    windows = [copy_of(bob, site) for _ in made]
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda window, table: window.claim(table, 1), windows, made))
    for window in (bob, *windows):
        assert window.ok("GET", "/api/guest")["name"] == "Bob"
        assert [window.view(one["table"])["reader"] for one in made] == [1] * 6


def test_a_guest_can_have_several_tokens_each_as_good_as_the_others(data: Path) -> None:
    async def act(service: Service) -> None:
        ann, first = await lobby.new_guest(service, "Ann")
        bob, other = await lobby.new_guest(service, "Bob")
        with service.store._engine.begin() as connection:
            connection.exec_driver_sql(
                "INSERT INTO sessions VALUES (?, ?, 1.0)", (lobby.digest("second"), ann.id)
            )
        for token, whose in [(first, ann), (f"{ann.id}.second", ann), (other, bob)]:
            assert await lobby.guest_of(service, token) == whose
        for token in (f"{bob.id}.second", f"{ann.id}.third", f"{ann.id}.", "second"):
            assert await lobby.guest_of(service, token) is None

    with_service(data, act)
