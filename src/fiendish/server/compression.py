"""Pages, styles, scripts and pictures travel compressed by gzip, if the client says that it reads that.

What is not finished when it starts, such as a stream, is handed on as it is: nobody is to wait until
there is enough to compress.
"""

from __future__ import annotations

import gzip

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LEAST = 500  # bytes for which it is worth while
_KINDS = ("text/", "image/svg+xml")
_LEVEL = 5


class Compression:
    """Compresses whole answers that are text."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        reads_gzip = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        start: Message | None = None

        async def send_compressed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None:
                first, start = start, None
                message = _compressed(first, message, reads_gzip)
                await send(first)
            await send(message)

        await self.app(scope, receive, send_compressed)


def _compressed(start: Message, message: Message, reads_gzip: bool) -> Message:
    """The body of an answer as it is sent; its headers are changed to fit."""
    headers = MutableHeaders(scope=start)
    if not headers.get("content-type", "").startswith(_KINDS) or message.get("more_body"):
        return message
    headers.add_vary_header("Accept-Encoding")
    body = message.get("body", b"")
    if not reads_gzip or len(body) < LEAST:
        return message
    packed = gzip.compress(body, _LEVEL, mtime=0)
    headers["content-encoding"] = "gzip"
    headers["content-length"] = str(len(packed))
    return {**message, "body": packed}
