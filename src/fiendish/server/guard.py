"""The door: every request passes it, and every answer gets its safety headers here."""

from __future__ import annotations

import logging
import re
import time

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fiendish.server import request_id
from fiendish.server.database import NotThere
from fiendish.server.disk_space import DiskSpace
from fiendish.server.errors import refusal
from fiendish.server.metrics import Metrics
from fiendish.server.policy import Policy
from fiendish.server.refusal import Refused, banned, not_kept
from fiendish.server.rulings import Rulings
from fiendish.server.visitors import FairRates, OpenStreams, Visitor, Visitors

log = logging.getLogger("fiendish.server")

_SAFE = ("GET", "HEAD", "OPTIONS")
_GONE = 499  # in the notes only, as web servers write it: the client closed the request
_MAKING = re.compile(  # what adds guests and tables to the database
    r"/api/guest(/(code|recover))?|/api/tables|/settings(/(code|recover))?|/play|/name|/new/.*|/join/.*|/import"
    r"|(/api)?/tables/[^/]*/(continue|rematch|device|share)|/device",
    re.DOTALL,
)
_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


_ONLY_HTTPS = "max-age=31536000"  # a year


class Guard:
    """Checks host, origin and rate before anything else happens; hides what went wrong inside."""

    def __init__(
        self,
        app: ASGIApp,
        policy: Policy,
        metrics: Metrics,
        visitors: Visitors,
        space: DiskSpace,
        rulings: Rulings,
    ) -> None:
        self.app = app
        self.policy = policy
        self.metrics = metrics
        self.visitors = visitors
        self.space = space
        self.rulings = rulings
        self._rates = FairRates(policy.rate, 4 * policy.rate)
        self._making = FairRates(policy.rate / 50, 20 + policy.rate / 5)
        self._open = OpenStreams(policy.connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        visitor = self.visitors.of((scope.get("client") or ("", 0))[0], headers)

        async def send_counted(message: Message) -> None:
            status = _status(message)
            if status:
                self.metrics.answered(status)
            await send(message)

        refused = self._refusal(scope, headers, visitor)
        if refused is not None:
            await self._refuse(scope, receive, send_counted, refused)
            return
        lasting = _stays_open(scope["path"])
        self._open.add(visitor, lasting)
        self.metrics.open += lasting
        try:
            await self._hand_on(scope, receive, send_counted)
        finally:
            self.metrics.open -= lasting
            self._open.add(visitor, -lasting)

    def _refusal(self, scope: Scope, headers: Headers, visitor: Visitor) -> Refused | None:
        host, path = headers.get("host", ""), scope["path"]
        if len(headers.getlist("host")) != 1 or not self.policy.trusts_host(host):
            return Refused(
                400, "bad-host", "this server does not go by that name",
                allowed="the address that it prints when it starts; "
                "whoever runs it can give it another one with --address",
            )  # fmt: skip
        if self.rulings.bars(visitor.address):
            return banned()
        changing = scope["type"] == "websocket" or scope["method"] not in _SAFE
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        if changing and not self.policy.trusts_origin(origin, site, host):
            return Refused(403, "foreign-page", "that request comes from another site's page")
        making = changing and is_making(path)
        if not self._rates.admits(visitor) or (making and not self._making.admits(visitor)):
            return Refused(429, "too-often", "too many requests", allowed="wait a little", wait=1)
        if _stays_open(path) and not self._open.admits(visitor):
            return Refused(
                429, "too-many", "too many open connections", allowed="close some", wait=1
            )
        if (making or (changing and _is_chat(path))) and self.space.is_short:
            return Refused(
                503, "disk-full", "the disk of this server is nearly full: nothing new can begin",
                allowed="games that are running go on", wait=60,
            )  # fmt: skip
        return None

    async def _hand_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, status, began = False, 0, time.monotonic()

        async def send_safely(message: Message) -> None:
            nonlocal started, status
            if found := _status(message):
                started, status = True, found
                if message["type"] == "http.response.start":
                    self._add_headers(message)
            await send(message)

        try:
            await self.app(scope, receive, send_safely)
        except ClientDisconnect:
            status = _GONE  # left before the whole request was here: nothing done, nobody to tell
        except Exception as error:
            wrong = _wrong(error)
            log.exception(wrong.code, extra={"path": scope["path"]})
            if not started:
                status = wrong.status
                await self._refuse(scope, receive, send, wrong)
        took = round(1000 * (time.monotonic() - began), 1)
        method = scope.get("method", "WS")
        log.info(
            "request", extra={"method": method, "path": scope["path"], "status": status, "ms": took}
        )

    def _add_headers(self, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in _HEADERS.items():
            headers.setdefault(name, value)
        if self.policy.secure:
            headers.setdefault("strict-transport-security", _ONLY_HTTPS)
        headers[request_id.HEADER] = request_id.current.get()

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refused.text})
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add_headers(message)
            await send(message)

        await refusal(HTTPConnection(scope), refused)(scope, receive, send_safely)


def is_making(path: str) -> bool:
    """Whether what is sent there may leave something behind that was not there before."""
    return _MAKING.fullmatch(path) is not None


def _is_chat(path: str) -> bool:
    return path.endswith("/chat")


def _wrong(error: Exception) -> Refused:
    """What is said when something goes wrong inside: it may be the disk, which can recover."""
    if isinstance(error, SQLAlchemyError | NotThere):
        return not_kept()
    return Refused(500, "broken", "something went wrong here; it has been noted")


def _status(message: Message) -> int:
    """The status of an answer that begins with this message, or nothing."""
    if message["type"] == "websocket.accept":
        return 101
    return int(message["status"]) if message["type"] == "http.response.start" else 0


def _stays_open(path: str) -> bool:
    return path.startswith("/ws/") or path.endswith(("/live", "/stream"))
