"""Errors: a page for people, JSON for programs, and never a traceback."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import time
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from fiendish.server.app import make_app
from fiendish.server.policy import Policy
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from tests.server.http_site import Site
from tests.server.service_harness import with_service

PERSON = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


def both(site: Site, method: str, path: str, **more: Any) -> tuple[httpx.Response, httpx.Response]:
    """The same request by a person and by a program."""
    headers = more.pop("headers", {})
    return (
        httpx.request(method, site.address + path, headers={**PERSON, **headers}, **more),
        httpx.request(method, site.address + path, headers=headers, **more),
    )


@pytest.mark.parametrize(
    ("method", "path", "more", "status"),
    [
        ("GET", "/nowhere", {}, 404),
        ("GET", "/tables/0123456789abcdef", {}, 404),
        ("GET", "/rules/chess", {}, 404),
        ("DELETE", "/settings", {}, 405),
        ("POST", "/", {"data": {"x": "y"}}, 405),
        ("POST", "/play", {"data": {"game": "smash_up", "seats": "two"}}, 400),
        ("POST", "/play", {"data": {"game": "smash_up", "seats": "9"}}, 422),
        ("POST", "/play", {"data": {"game": "x" * 20_000}}, 413),
        ("POST", "/play", {"json": {"game": "smash_up"}}, 415),
        ("POST", "/play", {"headers": {"origin": "https://evil.example"}}, 403),
        ("POST", "/tables/0123456789abcdef/moves", {"data": {"x": "y"}}, 401),
        ("GET", "/", {"headers": {"host": "evil.example"}}, 400),
    ],
)
def test_people_get_a_page_and_programs_get_json(
    site: Site, method: str, path: str, more: dict[str, Any], status: int
) -> None:
    page, data = both(site, method, path, **more)
    assert page.status_code == data.status_code == status
    assert page.headers["content-type"].startswith("text/html")
    assert data.headers["content-type"] == "application/json"
    error = data.json()["error"]
    words = unescape(re.sub(r"<[^>]+>", "", page.text))
    assert error["text"][1:] in words
    if "allowed" in error and status != 401:
        assert error["allowed"] in words
    assert 'href="/"' in page.text
    for answer in (page, data):
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "Traceback" not in answer.text


@pytest.mark.parametrize("digits", [3, 5000])
def test_a_number_that_no_seat_has_is_no_address(site: Site, digits: int) -> None:
    seat = "9" * digits
    for path in (f"/join/x/{seat}", f"/tables/x/seats/{seat}/return", f"/tables/x/seats/{seat}/x"):
        for answer in (*both(site, "GET", path), *both(site, "POST", f"/api{path}")):
            assert answer.status_code == 404


def test_what_scripts_and_pictures_get_is_no_page(site: Site) -> None:
    for path in ("/api/nothing", "/static/nothing.js", "/art/smash_up/nothing.svg"):
        answer = httpx.get(site.address + path, headers=PERSON)
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "application/json"


def test_there_is_a_way_back(site: Site) -> None:
    def way(path: str, referer: str = "") -> str:
        headers = {**PERSON, "referer": referer} if referer else PERSON
        page = httpx.get(site.address + path, headers=headers).text
        found = re.search(r'<a class="slot" href="([^"]+)">Back</a>', page)
        return found[1] if found else ""

    assert way("/nowhere") == ""
    assert way("/nowhere", f"{site.address}/settings") == "/settings"
    assert way("/nowhere", "https://evil.example/settings") == ""
    assert way("/nowhere", f"{site.address}/nowhere") == ""
    assert way("/tables/0123456789abcdef/frame") == "/tables/0123456789abcdef"


def test_a_wrong_method_says_which_is_right(site: Site) -> None:
    for answer in both(site, "DELETE", "/settings"):
        assert answer.headers["allow"]
        assert "GET" in answer.text


def test_an_address_with_several_methods_names_them_all(site: Site) -> None:
    for answer in both(site, "DELETE", "/api/guest"):
        assert answer.headers["allow"] == "GET, HEAD, POST"


def shown(folder: Path, trouble: Exception) -> httpx.Response:
    """What a person sees when the front page runs into something."""

    async def act(service: Service) -> httpx.Response:
        app = make_app(service, Policy(rate=10_000))
        _break_front_page(app, trouble)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get("/", headers=PERSON)

    return with_service(folder, act)


def _break_front_page(app: Starlette, trouble: Exception) -> None:
    async def broken(request: object) -> None:
        await asyncio.sleep(0)
        raise trouble

    app.router.routes = [*app.router.routes]
    app.router.add_route("/", broken)  # type: ignore[arg-type]
    app.router.routes.insert(0, app.router.routes.pop())


def test_what_breaks_inside_is_not_shown(data: Path) -> None:
    page = shown(data, RuntimeError("the secret of the seed"))
    assert page.status_code == 500
    assert "Something broke" in page.text
    assert "secret" not in page.text
    assert "Nothing has changed" not in page.text  # who knows


def test_a_refusal_leads_to_its_rule(data: Path) -> None:
    page = shown(data, Refused(409, "no", "one Mob a turn", allowed="an Ops", rule="SV-41"))
    assert page.status_code == 409
    assert 'href="/rules/supervillain/SV-41"' in page.text
    assert "One Mob a turn." in page.text
    assert "Possible: an Ops." in page.text


def test_who_asks_too_often_gets_a_page_too(tmp_path: Path) -> None:
    with Site(tmp_path, "--rate", "1") as site:
        answers = [httpx.get(site.address + "/settings", headers=PERSON) for _ in range(12)]
    late = [one for one in answers if one.status_code == 429]
    assert late
    assert "Not so fast" in late[0].text
    assert late[0].headers["retry-after"] == "1"


def test_a_client_that_leaves_while_sending_breaks_nothing(tmp_path: Path) -> None:
    with Site(tmp_path, "--verbose") as site:
        address = httpx.URL(site.address)
        head = (
            f"POST /play HTTP/1.1\r\nhost: {address.host}:{address.port}\r\n"
            "content-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\ngame="
        )
        with socket.create_connection((address.host, address.port)) as line:
            line.sendall(head.encode())
            time.sleep(0.3)  # so that it is being read when the line breaks
        deadline = time.monotonic() + 20
        while '"/play"' not in site.notes.read_text() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert httpx.get(site.address + "/").status_code == 200
        noted = [json.loads(line) for line in site.notes.read_text().splitlines()]
        left = [note for note in noted if note.get("path") == "/play"]
        assert [(note["event"], note["status"]) for note in left] == [("request", 499)]
