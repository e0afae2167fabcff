"""Webhooks: a player who is elsewhere is told by a POST to an address of theirs that it is their turn.

What is sent is public: the table, the game, a sentence, the address of the page. A call is made by a
few workers from a bounded queue, is given up after a few seconds, and tried again a few times.

The address comes from a player, so it must not become a way into the operator's network: only public
addresses are called, unless the operator says otherwise. The name is looked up once, and the
connection goes to the address that was checked. Redirections are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

import msgspec

from fiendish.server.refusal import Refused

log = logging.getLogger("fiendish.server")

OFF, PUBLIC, LOCAL = "off", "public", "local"
LENGTH = 500  # characters of an address
_WAITING, _WORKERS = 1000, 4
_TIMEOUT = 10.0  # seconds for one attempt, from looking up the name to the answer
_PAUSES = (0.0, 5.0, 60.0)  # seconds before each attempt


class NotCalled(Exception):
    """The call did not arrive; the message says why."""


@dataclass(frozen=True)
class Call:
    """Where to, and what about."""

    url: str
    table: str
    game: str
    text: str
    page: str


def check_address(url: str, allowed: str = PUBLIC) -> SplitResult:
    """An address that may be called, taken apart; anything else is refused."""
    words = "http:// or https:// with a public name, at most 500 characters"
    if allowed == OFF:
        raise Refused(422, "bad-webhook", "this server calls nobody")
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise Refused(422, "bad-webhook", "that cannot be called", allowed=words) from None
    fits = url.isascii() and url.isprintable() and " " not in url and len(url) <= LENGTH
    if not fits or parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refused(422, "bad-webhook", "that cannot be called", allowed=words)
    if parts.username is not None or parts.password is not None:
        raise Refused(422, "bad-webhook", "a name or password in an address", allowed=words)
    try:
        number = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return parts
    if allowed != LOCAL and not is_public(str(number)):
        raise Refused(422, "bad-webhook", "that address is not public", allowed=words)
    return parts


def is_public(address: str) -> bool:
    """Whether an address lies in the open internet, also when it is wrapped in another one."""
    number = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(number, ipaddress.IPv6Address):
        for inner in (number.ipv4_mapped, number.sixtofour, *(number.teredo or ())):
            if inner is not None and not is_public(str(inner)):
                return False
        if number in ipaddress.ip_network("64:ff9b::/96"):
            return is_public(str(ipaddress.IPv4Address(int(number) & 0xFFFFFFFF)))
    return number.is_global and not number.is_multicast and not number.is_reserved


class Webhooks:
    """The queue of calls and the workers that make them."""

    def __init__(self, allowed: str = PUBLIC, pauses: Sequence[float] = _PAUSES) -> None:
        self.allowed = allowed
        self.pauses = pauses
        self._queue: asyncio.Queue[Call] = asyncio.Queue(_WAITING)
        self._workers: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many calls nobody makes yet."""
        return self._queue.qsize()

    def add(self, call: Call) -> bool:
        """Make this call by and by; not if too many are waiting already."""
        if self.allowed == OFF:
            return False
        if not self._workers:
            self._workers = [asyncio.create_task(self._work()) for _ in range(_WORKERS)]
        try:
            self._queue.put_nowait(call)
        except asyncio.QueueFull:
            log.warning("a call was dropped: too many are waiting", extra={"table": call.table})
            return False
        return True

    async def close(self) -> None:
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            call = await self._queue.get()
            for pause in self.pauses:
                await asyncio.sleep(pause)
                try:
                    await self.make(call)
                    break
                except (NotCalled, Refused, OSError, TimeoutError, ValueError, EOFError) as error:
                    log.info(f"a call failed: {type(error).__name__}", extra={"table": call.table})

    async def make(self, call: Call) -> None:
        """One attempt."""
        async with asyncio.timeout(_TIMEOUT):
            parts = check_address(call.url, self.allowed)
            secure, host = parts.scheme == "https", parts.hostname or ""
            port = parts.port or (443 if secure else 80)
            reader, writer = await asyncio.open_connection(
                await self._find(host, port),
                port,
                ssl=ssl.create_default_context() if secure else None,
                server_hostname=host if secure else None,
                limit=4096,
            )
            try:
                writer.write(_request(parts, call))
                await writer.drain()
                status = (await reader.readline()).split(b" ")
            finally:
                writer.close()
            if len(status) < 2 or not status[1].startswith(b"2"):
                raise NotCalled("the answer was not a good one")

    async def _find(self, host: str, port: int) -> str:
        """The address behind a name, looked up once. If any of several is not public, none is."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if self.allowed != LOCAL and not all(map(is_public, addresses)):
            raise NotCalled("that name does not lead to a public address")
        return addresses[0]


def _request(parts: SplitResult, call: Call) -> bytes:
    data = {"table": call.table, "game": call.game, "text": call.text, "url": call.page}
    body = msgspec.json.encode(data)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nUser-Agent: fiendish\r\nConnection: close\r\n\r\n"
    )
    return head.encode("ascii") + body
