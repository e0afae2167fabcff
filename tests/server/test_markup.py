"""Markup that people write stays text, in every page and every frame.

Every page is taken apart twice: with plain words where people can write, and with markup there. All
elements, attributes and addresses have to be the same.
"""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from fiendish.server import lobby
from fiendish.server.app import ROUTES, make_app
from fiendish.server.live_table import LiveTable
from fiendish.server.policy import Policy
from fiendish.server.service import Service
from fiendish.server.store import ChatLine
from fiendish.web import page
from tests.server.asgi_client import FORM, first_frame, send_request
from tests.server.service_harness import table_of_two, with_service

PLAIN = "Somebody"
PAYLOADS = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=a()>',
    '" onmouseover="a()" x="',
    "</title><svg/onload=a()>",
    "{{7*7}}{% raw %}<b>",
    "<!--x--><a href=x onx=a()>",
    "&lt;b&gt;&#60;i&#62;",
    "</div></form></button><b>",
]
NOT_NOW = (
    "/tables/{table}/hint",
    "/tables/{table}/continue",
    "/tables/{table}/replay/hint",
    "/device",
)  # at tables of other kinds
NOBODYS = (
    "/api/",
    "/static/",
    "/art/",
    "/rules/",
    "/cards/",
    "/words/",
    "/guides/",
    "/how-to-play/",
    "/lessons/",
    "/puzzles/",
    "/healthz",
    "/metrics",
)  # of what people wrote
FIXED = ("href", "src", "action", "style", "class", "id", "for", "type", "name")


class Shape(HTMLParser):
    """All of a page but its words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, ...]] = []
        self.words = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [f"{name}={value}" if name in FIXED else name for name, value in attrs]
        self.found.append((tag, *names))

    def handle_endtag(self, tag: str) -> None:
        self.found.append((f"/{tag}",))

    def handle_comment(self, data: str) -> None:
        self.found.append(("comment", data))

    def handle_data(self, data: str) -> None:
        self.words += data


def pages(playing: str, waiting: str) -> dict[str, str]:
    """Where all pages are that are made of what people wrote."""
    found = {"waiting": f"/tables/{waiting}"}
    for route in ROUTES:
        if (
            isinstance(route, Route)
            and "GET" in (route.methods or ())
            and not route.path.startswith(NOBODYS)
        ):
            table = waiting if route.path.startswith("/join/") else playing
            address = route.path.replace("{table}", table).replace("{game}", "smash_up")
            address = address.replace("{lesson}", "scoring")
            found[route.path] = address.replace("{seat:seat}", "1")
    return found


async def shapes(
    app: Starlette, service: Service, opened: LiveTable, waiting: str, tokens: list[str], words: str
) -> dict[str, Shape]:
    """Every page where all are called by these words and say them."""
    for token in tokens:
        player = await lobby.guest_of(service, token)
        assert player is not None
        await lobby.rename(service, player, words)
    opened.said[:] = [ChatLine(seat, words, 0.0) for seat in range(len(opened.chairs))]
    opened.changed()
    found = {}
    for name, token in (("Ann", tokens[0]), ("Bob", tokens[1]), ("outsider", "")):
        for path, address in pages(opened.row.id, waiting).items():
            found[f"{name} {path}"] = await send_request(app, "GET", address, token)
        frame = await first_frame(app, f"/tables/{opened.row.id}/live", token)
        [message] = json.loads(frame)[:1]
        found[f"{name} live"] = json.loads(message["text"])["html"].encode()
    form = {"command": "c", "seq": 0, "choice": words}
    for kind in ("moves", "undo"):
        address = f"/tables/{opened.row.id}/{kind}"
        found[f"refused {kind}"] = await send_request(app, "POST", address, tokens[0], form, FORM)
    return {name: Shape(answer.decode()) for name, answer in found.items()}


async def compared(service: Service, payloads: list[str]) -> list[str]:
    """The pages that markup changes."""
    app = make_app(service, Policy(rate=1e6))
    opened, tokens = await table_of_two(service, "smash_up", public=True)
    player = await lobby.guest_of(service, tokens[0])
    assert player is not None
    made = await lobby.new_table(service, player, lobby.NewTable("supervillain", public=True))
    plain = await shapes(app, service, opened, made.table, tokens, PLAIN)
    assert any(PLAIN in shape.words for shape in plain.values())
    for path in pages("", ""):
        seen = any(plain[f"{name} {path}"].found for name in ("Ann", "Bob", "outsider"))
        assert seen != (path in NOT_NOW), path
    wrong = []
    for words in payloads:
        written = await shapes(app, service, opened, made.table, tokens, words)
        wrong += [
            f"{words}: {name}"
            for name, shape in written.items()
            if shape.found != plain[name].found
            or (PLAIN in plain[name].words and words not in shape.words)
        ]
    return wrong


def test_markup_in_names_and_chat_stays_text(data: Path) -> None:
    async def act(service: Service) -> list[str]:
        return await compared(service, PAYLOADS)

    assert with_service(data, act) == []


def test_pages_that_do_not_escape_are_noticed(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = page.environment()
    monkeypatch.setattr(environment, "autoescape", False)
    assert environment.cache is not None
    environment.cache.clear()

    async def act(service: Service) -> list[str]:
        return await compared(service, PAYLOADS)

    try:
        wrong = with_service(data, act)
    finally:
        environment.cache.clear()
    for words in [one for one in PAYLOADS if "<" in one or "&" in one]:
        assert any(one.startswith(words) for one in wrong), words


@pytest.mark.parametrize("words", PAYLOADS)
def test_programs_get_markup_as_it_was_written(data: Path, words: str) -> None:
    async def act(service: Service) -> bytes:
        app = make_app(service, Policy(rate=1e6))
        opened, tokens = await table_of_two(service)
        opened.chairs[0] = msgspec.structs.replace(opened.chairs[0], name=words)
        return await send_request(app, "GET", f"/api/tables/{opened.row.id}/view", tokens[0])

    head, _, body = with_service(data, act).partition(b"\n\n")
    assert b"content-type: application/json" in head
    assert json.loads(body)["seats"][0]["name"] == words
