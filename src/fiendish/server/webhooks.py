"""Webhooks: a player who is elsewhere is told by a POST to an address of theirs that it is their turn.

What is sent is public: the table, the game, a sentence, the address of the page. An attempt is given up
after a few seconds, and made again a few times with pauses, in which others are called. Only so many
attempts are made at the same time, player by player, so that addresses that do not answer hold up nobody
for long; one that has failed often is not called any more.

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
from collections import Counter, OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from urllib.parse import SplitResult, urlsplit

import msgspec

from fiendish.server.in_turn import InTurn
from fiendish.server.refusal import Refused

log = logging.getLogger("fiendish.server")

OFF, PUBLIC, LOCAL = "off", "public", "local"
LENGTH = 500  # characters of an address
_WAITING, _OWN = 1000, 20  # calls under way, of all players and of one
_AT_ONCE = 16  # attempts
_OFTEN = 5  # calls in a row that came to nothing: the address is left alone until it is set again
_PORTS = (None, 80, 443, 8443)
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
    player: str = ""


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
    if allowed != LOCAL and parts.port not in _PORTS:
        ports = ", ".join(str(one) for one in _PORTS if one)
        raise Refused(422, "bad-webhook", "no call goes to that port", allowed=f"ports {ports}")
    try:
        number = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return parts
    if allowed != LOCAL and not is_public(str(number)):
        raise Refused(422, "bad-webhook", "that address is not public", allowed=words)
    return parts


_UNICAST = ipaddress.ip_network("2000::/3")  # all of IPv6 that is given out
_SPECIAL = [
    ipaddress.ip_network(one)
    for one in ("192.0.0.0/24", "192.88.99.0/24", "2001:db8::/32", "3fff::/20", "5f00::/16")
]  # not every Python knows these


def is_public(address: str) -> bool:
    """Whether an address lies in the open internet, also when it is wrapped in another one."""
    number = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(number, ipaddress.IPv6Address):
        for inner in (number.ipv4_mapped, number.sixtofour, *(number.teredo or ())):
            if inner is not None and not is_public(str(inner)):
                return False
        if number.ipv4_mapped is not None:
            return True
        if number in ipaddress.ip_network("64:ff9b::/96"):
            return is_public(str(ipaddress.IPv4Address(int(number) & 0xFFFFFFFF)))
        if number not in _UNICAST:
            return False
    special = any(number.version == one.version and number in one for one in _SPECIAL)
    return number.is_global and not (number.is_multicast or number.is_reserved or special)


class Webhooks:
    """Calls under way."""

    def __init__(self, allowed: str = PUBLIC, pauses: Sequence[float] = _PAUSES) -> None:
        self.allowed = allowed
        self.pauses = pauses
        self._attempts = InTurn(range(_AT_ONCE))
        self._of: Counter[str] = Counter()  # calls under way, by player
        self._failed: OrderedDict[str, int] = OrderedDict()  # how often in a row, by address
        self._resolver = ThreadPoolExecutor(_AT_ONCE, "resolver")

    @property
    def waiting(self) -> int:
        """How many calls are under way."""
        return self._of.total()

    def close(self) -> None:
        self._resolver.shutdown(wait=False, cancel_futures=True)

    def forgive(self, url: str) -> None:
        """Call an address again that has failed: its player says that it is good."""
        self._failed.pop(url, None)

    async def deliver(self, call: Call) -> bool:
        """Make this call, if need be several times; whether it arrived."""
        if self.allowed == OFF or self._failed.get(call.url, 0) >= _OFTEN:
            return False
        if self.waiting >= _WAITING or self._of[call.player] >= _OWN:
            log.warning("a call was dropped: too many are waiting", extra={"table": call.table})
            return False
        self._of[call.player] += 1
        try:
            for pause in self.pauses:
                await asyncio.sleep(pause)
                if await self._attempt(call):
                    self._failed.pop(call.url, None)
                    return True
            self._note_failed(call.url)
            return False
        finally:
            self._of[call.player] -= 1
            self._of += Counter()  # forgets those who have none

    async def _attempt(self, call: Call) -> bool:
        async with self._attempts.lend(call.player):
            try:
                await self.make(call)
            except (NotCalled, Refused, OSError, TimeoutError, ValueError, EOFError) as error:
                log.info(f"a call failed: {type(error).__name__}", extra={"table": call.table})
                return False
        return True

    def _note_failed(self, url: str) -> None:
        self._failed[url] = self._failed.pop(url, 0) + 1
        if len(self._failed) > _WAITING:
            self._failed.popitem(last=False)

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
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await loop.run_in_executor(self._resolver, look_up)
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
