"""Nonsense of every kind: no failure of the server, no traceback, nothing changed."""

from __future__ import annotations

import json
import random
import socket
from contextlib import closing, suppress
from urllib.parse import quote, urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from tests.server.site import Guest, Json, Site, asked, pair

REQUESTS = 1500
RAW = 100
FRAMES = 60

VALUES: list[object] = [
    None, True, False, 0, 1, -1, 10**9, -(10**30), 2**63, 1.5, 1e308, "", "x", "0", "<b>", "\u202e",
    "é" * 50, "x" * 300, [], [1, [2, [3]]], {}, {"a": {}}, ["pirates", None], {"0": "random"},
    "supervillain", "smash_up", "take-back", "agree", "refuse", "greedy",
]  # fmt: skip
MOVE: Json = {"command": "c", "seq": 0, "choice": 0}
TARGETS: list[tuple[str, str, Json]] = [
    ("POST", "/api/tables", {"game": "supervillain", "seats": 2, "settings": {}, "bots": {}}),
    ("POST", "/api/tables", {"game": "smash_up", "settings": {"factions": [["pirates"]]}}),
    ("POST", "/api/tables/{t}/moves", MOVE),
    ("POST", "/api/tables/{t}/moves", MOVE),
    ("POST", "/api/tables/{t}/undo", {"command": "u", "seq": -1, "what": "take-back"}),
    ("POST", "/api/tables/{t}/seats/{n}/claim", {"invite": "x"}),
    ("POST", "/api/tables/{t}/seats/{n}/return", {}),
    ("POST", "/api/tables/{t}/rematch", {}),
    ("GET", "/api/tables", {}),
    ("GET", "/api/tables/{t}/view", {}),
    ("GET", "/api/tables/{t}/log", {}),
    ("GET", "/api/tables/{t}/why-not", {}),
    ("GET", "/api/tables/{t}/export", {}),
    ("GET", "/ws/{t}", {}),
    ("GET", "/{n}", {}),
]
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD"]


def some_body(chance: random.Random, form: Json) -> bytes:
    """The form with something wrong, or something else altogether."""
    kind = chance.randrange(8)
    if kind == 0:
        return chance.randbytes(chance.randrange(60))
    if kind == 1:
        return chance.choice([b"[" * 8000, b'{"a":' * 3000, b"9" * 5000, b"x" * 20_000, b"null"])
    form = form.copy()
    for name in chance.sample(sorted(form), min(len(form), chance.randrange(3))):
        form[name] = chance.choice(VALUES)
    if kind == 2:
        form[chance.choice(["more", "", "seq", "game"])] = chance.choice(VALUES)
    if kind == 3 and form:
        del form[chance.choice(sorted(form))]
    text = json.dumps(form).encode()
    if kind == 4:
        at = chance.randrange(len(text))
        text = text[:at] + chance.randbytes(1) + text[at + 1 :]
    return text


def some_path(chance: random.Random, path: str, table: str) -> str:
    names = [table[:-1], "x" * 200, "%00", "..", quote("é/ü"), "'; DROP TABLE players; --"]
    seats = ["0", "1", "1", "2", "99", "-1", "x", "9" * 30]
    path = path.replace("{t}", chance.choice(names) if chance.random() < 0.2 else table)
    path = path.replace("{n}", chance.choice(seats))
    if chance.random() < 0.3:
        words = ["from=3", "from=-1", "from=x", "kind=play", "kind=&card=%ff", "watch=%00", "x=1"]
        path += "?" + "&".join(chance.sample(words, 2))
    return path


def test_malformed_requests_change_nothing(site: Site) -> None:
    chance = random.Random("requests")
    table, guests, _ = pair(site)
    for _ in range(6):
        seen = guests[0].view(table)
        guests[asked(seen)].move(table, seen["seq"], 0)
    seen = guests[0].view(table)
    before = [guest.view(table) for guest in guests]
    idle = guests[1 - asked(seen)]  # who is not asked has no legal move
    readers = [idle, Guest(site.address), site.guest("Sue")]
    statuses: dict[int, int] = {}
    for _ in range(REQUESTS):
        method, path, form = chance.choice(TARGETS)
        form = {**form, "seq": seen["seq"]} if form is MOVE else form
        path = some_path(chance, path, table)
        if chance.random() < 0.1:
            method = chance.choice(METHODS)
        kinds = ["application/json"] * 8 + ["text/plain", "x", ""]
        headers = {"content-type": chance.choice(kinds)}
        body = some_body(chance, form) if method != "GET" else b""
        try:
            answer = chance.choice(readers).http.request(
                method, path, content=body, headers=headers
            )
        except httpx.InvalidURL:
            continue
        assert answer.status_code < 500, (method, path, body, answer.text)
        assert "Traceback" not in answer.text
        if answer.status_code >= 400 and method != "HEAD":
            assert answer.json()["error"]["text"]
        statuses[answer.status_code] = statuses.get(answer.status_code, 0) + 1
    assert [guest.view(table) for guest in guests] == before
    assert {400, 401, 403, 404, 405, 409, 413, 415, 422} <= set(statuses), statuses


def test_random_bytes_on_the_line_do_no_harm(site: Site) -> None:
    chance = random.Random("bytes")
    parts = urlsplit(site.address)
    assert parts.hostname is not None
    starts = [
        b"",
        b"GET / HTTP/1.1\r\n",
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\n",
        b"\x16\x03\x01",
    ]
    for _ in range(RAW):
        data = chance.choice(starts) + chance.randbytes(chance.randrange(200)) + b"\r\n\r\n"
        line = socket.create_connection((parts.hostname, parts.port or 80), 2)
        with closing(line), suppress(OSError):
            line.sendall(data)
            line.settimeout(0.02)
            line.recv(200)
    assert Guest(site.address).ask("GET", "/").status_code == 200


def test_frames_of_nonsense_change_nothing(site: Site) -> None:
    chance = random.Random("frames")
    table, guests, _ = pair(site)
    before = [guest.view(table) for guest in guests]
    cookies = "; ".join(f"{name}={value}" for name, value in guests[0].http.cookies.items())
    address = f"{site.address.replace('http', 'ws', 1)}/ws/"
    for _ in range(FRAMES):
        name = chance.choice([table] * 4 + ["none", "%00", "x" * 100])
        try:
            with connect(address + name, additional_headers={"Cookie": cookies}) as line:
                nonsense: list[str | bytes] = [chance.randbytes(50), "x" * 20_000, "{}", "", "é"]
                line.send(chance.choice(nonsense))
                line.recv(2)
                line.recv(2)
        except (ConnectionClosed, InvalidHandshake):
            continue
    assert [guest.view(table) for guest in guests] == before


@pytest.mark.parametrize("words", ["<script>alert(1)</script>", "\"'><img src=x>", "{{7*7}}"])
def test_markup_in_names_stays_text(site: Site, words: str) -> None:
    ann = site.guest(words)
    table = ann.new_table(bots={"1": "random"})["table"]
    answer = ann.ask("GET", f"/api/tables/{table}/view")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["seats"][0]["name"] == words
