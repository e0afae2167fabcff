"""Looking on: every new view as a line of a stream or as a frame of a socket.

Programs get the view itself. A view is always complete, so whoever was away or slow needs only the
newest one. Open pages get it drawn, with the beat before it: what has happened since they last looked.
They see each change, as far as they can keep up. Somebody who does not take a view in time is let go
and may come again.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from fiendish.server import scores
from fiendish.server.final import Outlived
from fiendish.server.live_table import At
from fiendish.server.reader_json import json_for, numbered
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import at_table, number_of, service_of
from fiendish.server.service import Service
from fiendish.server.table_page import beat, frame

SLOW = 10.0  # seconds to take a view
ALL = 10**9  # lines of the log: nothing is lacking
BEHIND = 64  # frames that may be on their way to a page
ONLY_TELLS = "this socket only tells; moves are POSTs"
COME_AGAIN = "come again for the newest view"


async def feed(service: Service, at: At, tell: Callable[[bytes], Awaitable[None]]) -> None:
    """Tell a program every new view, numbered from 1, until the server stops or the reader is too slow."""
    number, last = 0, b""  # a fingerprint: thousands look on, and a page is long
    async with service.watching(at.live, at.player) as watcher:
        while True:
            await watcher.news.wait()
            watcher.news.clear()
            if watcher.ended:
                return
            try:
                await scores.ready(service.threads, at.live)
                async with at.live.held():
                    view = json_for(at.live, at.seat)
            except Refused:  # opened anew: the reader comes again
                return
            mark = hashlib.blake2b(view, digest_size=16).digest()
            if mark == last:  # what has changed is not for this reader to see
                continue
            number, last = number + 1, mark
            try:
                async with asyncio.timeout(SLOW):  # wait_for could miss that it is given up itself
                    await tell(numbered(number, view))
            except TimeoutError:
                return


async def feed_page(
    service: Service, at: At, tell: Callable[[bytes], Awaitable[None]], heard: int
) -> None:
    """Tell an open page every change, drawn; `heard` is the first line of the log that it lacks.

    Drawing does not wait for telling, and bots wait for the drawing alone: a slow page holds up
    nobody. One that is far behind gets what it has missed in one beat.
    """
    ready: asyncio.Queue[bytes] = asyncio.Queue(BEHIND)
    async with service.watching(at.live, at.player, each=True) as watcher:

        async def draw() -> None:
            nonlocal heard
            last, moves = b"", None
            while True:
                await watcher.news.wait()
                watcher.news.clear()
                if watcher.ended:
                    return
                try:
                    await scores.ready(service.threads, at.live)
                    async with at.live.held():
                        table = at.live.table
                        lines = len(table.state.journal or ())
                        html, happened = frame(at), beat(at, min(heard, lines), moves)
                        heard, moves = lines, len(table.moves)
                        watcher.drawn.set()
                except Refused:  # opened anew: the reader comes again
                    return
                mark = hashlib.blake2b(html, digest_size=16).digest()
                if mark == last:
                    continue
                last = mark
                watcher.each = not ready.full()
                await ready.put(msgspec.json.encode({"html": html.decode(), "beat": happened}))
                watcher.each = True

        async def tell_all() -> None:
            number = 0
            while True:
                view = await ready.get()
                number += 1
                try:
                    async with asyncio.timeout(SLOW):
                        await tell(numbered(number, view))
                except TimeoutError:
                    return

        await until_either(draw(), tell_all())


async def until_either(one: Awaitable[None], other: Awaitable[None]) -> None:
    """Run both until one of them is done; the other is given up.

    That somebody goes while being told something is no error.
    """
    tasks = [asyncio.ensure_future(one), asyncio.ensure_future(other)]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            with suppress(WebSocketDisconnect, OSError):
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Stream(Response):
    """An answer that goes on: one JSON object a line."""

    def __init__(self, service: Service, at: At) -> None:
        super().__init__(media_type="application/x-ndjson")
        del self.headers["content-length"]
        self._source = (service, at)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)

        async def tell(view: bytes) -> None:
            body = view + b"\n"
            await send({"type": "http.response.body", "body": body, "more_body": True})

        async def until_gone() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass

        await until_either(feed(*self._source, tell), until_gone())
        with suppress(TimeoutError):  # one who does not listen is not waited for
            async with asyncio.timeout(1.0):
                await send({"type": "http.response.body", "body": b""})


async def stream(request: Request) -> Response:
    """Every new view, one line each, beginning with the newest."""
    return Stream(service_of(request), await at_table(request))


async def socket(websocket: WebSocket) -> None:
    await _look_on(websocket, feed)


async def live(websocket: WebSocket) -> None:
    """The same for a page that is open, which says how much of the log it has."""

    async def feed_it(service: Service, at: At, tell: Callable[[bytes], Awaitable[None]]) -> None:
        await feed_page(service, at, tell, heard)

    try:
        heard = number_of(websocket, "heard") or ALL
    except Refused as refused:
        await _close(websocket, 1008, refused.text)
        return
    await _look_on(websocket, feed_it)


async def _look_on(
    websocket: WebSocket,
    feed: Callable[[Service, At, Callable[[bytes], Awaitable[None]]], Awaitable[None]],
) -> None:
    try:
        at = await at_table(websocket)
    except (Refused, Outlived):
        await _close(websocket, 1008, "there is no such table, or it is not open to you")
        return
    try:
        await websocket.accept()
    except OSError:  # gone before it began
        return

    async def tell(view: bytes) -> None:
        try:
            await websocket.send_text(view.decode())
        except RuntimeError:  # the line was closed under our hands
            raise WebSocketDisconnect(1006) from None

    heard = ""

    async def until_gone() -> None:
        nonlocal heard
        heard = (await websocket.receive())["type"]

    await until_either(feed(service_of(websocket), at, tell), until_gone())
    if heard != "websocket.disconnect":
        await _close(websocket, *((1008, ONLY_TELLS) if heard else (1012, COME_AGAIN)))


async def _close(websocket: WebSocket, code: int, reason: str) -> None:
    """Say good-bye, without waiting for one who does not listen or has gone."""
    with suppress(TimeoutError, RuntimeError, OSError):
        async with asyncio.timeout(1.0):
            await websocket.close(code, reason)


ROUTES = [
    Route("/api/tables/{table}/stream", stream, methods=["GET"]),
    WebSocketRoute("/ws/{table}", socket),
    WebSocketRoute("/tables/{table}/live", live),
]
