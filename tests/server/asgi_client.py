"""The app without a network: what it sends to one reader, byte for byte, on every channel."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from urllib.parse import urlencode

from starlette.applications import Starlette

from fiendish.server.policy import COOKIE

Sent = list[dict[str, Any]]


FORM = "application/x-www-form-urlencoded"


async def send_request(
    app: Starlette,
    method: str,
    path: str,
    token: str,
    data: object = None,
    kind: str = "application/json",
) -> bytes:
    """Status, headers and body of one answer. Of an endless one, the first piece.

    The body of the request is given as bytes, or as the fields of an object of that kind.
    """
    if isinstance(data, bytes):
        body = data
    elif kind == FORM:
        assert isinstance(data, dict)
        body = urlencode(data).encode()
    else:
        body = b"" if data is None else json.dumps(data).encode()
    sent: Sent = []
    first = asyncio.Event()
    asked = False

    async def receive() -> dict[str, Any]:
        nonlocal asked
        if not asked:
            asked = True
            return {"type": "http.request", "body": body, "more_body": False}
        await first.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(dict(message))
        if message["type"] == "http.response.body":
            first.set()

    await app(_scope("http", path, token, method, kind), receive, send)
    status, headers = sent[0]["status"], sorted(sent[0]["headers"])
    head = [b"%d" % status, *(b"%b: %b" % header for header in headers), b"", b""]
    answer = b"\n".join(head) + b"".join(one.get("body", b"") for one in sent[1:])
    return answer.replace(dict(headers)[b"x-request-id"], b"(its number)")  # by chance


async def first_frame(app: Starlette, path: str, token: str) -> bytes:
    """The first frame of a socket."""
    sent: Sent = []
    first = asyncio.Event()
    asked = False

    async def receive() -> dict[str, Any]:
        nonlocal asked
        if not asked:
            asked = True
            return {"type": "websocket.connect"}
        await first.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Any) -> None:
        sent.append(dict(message))
        if message["type"] != "websocket.accept":
            first.set()

    await app(_scope("websocket", path, token), receive, send)
    return json.dumps(sent[1:]).encode()


def _scope(
    kind: str, path: str, token: str, method: str = "GET", body: str = "application/json"
) -> dict[str, Any]:
    where, _, query = path.partition("?")
    headers = [(b"host", b"localhost"), (b"content-type", body.encode())]
    if token:
        headers.append((b"cookie", f"{COOKIE}={token}".encode()))
    scope: dict[str, Any] = {
        "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "path": where,
        "raw_path": where.encode(), "query_string": query.encode(), "headers": headers,
        "client": ("127.0.0.1", 1), "server": ("localhost", 80), "root_path": "",
        "scheme": "http" if kind == "http" else "ws",
    }  # fmt: skip
    if kind == "http":
        scope["method"] = method
    else:
        scope["subprotocols"] = []
    return scope
