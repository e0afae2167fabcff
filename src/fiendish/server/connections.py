"""Connections, from the moment they are made: how many there may be, and for how long nothing may come.

Uvicorn counts requests; who connects and says nothing, or half a request, would stay for ever.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from fiendish.server.policy import Policy
from fiendish.server.visitors import CLUB, place_of

log = logging.getLogger("fiendish.server")

HEAD_TIME = 10.0  # seconds in which the head of a request has to come
_FILES = 65_536  # more open files are never of use
_MOST = 10_000  # connections
_FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\n"
    b"Content-Type: text/plain\r\nContent-Length: 20\r\n\r\ntoo many connections"
)


def may_open() -> int:
    """How many files this process may open; at first that is raised as far as it goes."""
    if os.name == "nt":
        return 2 * _MOST
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


class Door:
    """Lets connections in, up to a number in all and from each place; proxies come as often as they like."""

    def __init__(self, most: int, each: int, is_proxy: Callable[[str], bool]) -> None:
        self._most = most
        self._each = each
        self._is_proxy = is_proxy
        self._inside: dict[object, str] = {}
        self._places: Counter[str] = Counter()

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        address = (transport.get_extra_info("peername") or ("",))[0]
        place = "" if self._is_proxy(address) else place_of(address)
        if len(self._inside) >= self._most:
            log.warning("too many connections in all")
            return False
        if place and self._places[place] >= self._each:
            log.warning("too many connections from one address")
            return False
        self._inside[transport] = place
        self._places[place] += 1
        return True

    def leave(self, transport: object) -> None:
        place = self._inside.pop(transport, None)
        if place is not None:
            self._places[place] -= 1
            if not self._places[place]:
                del self._places[place]


def door_for(policy: Policy) -> Door:
    """Three quarters of what may be open are for connections; of these one place has half at most."""
    most = min(_MOST, may_open() * 3 // 4)
    return Door(most, min(CLUB * policy.connections, most // 2), policy.trusts_proxy)


class Config(uvicorn.Config):
    """What uvicorn needs, and the door."""

    def __init__(self, app: Any, door: Door, **more: Any) -> None:
        super().__init__(app, http=Requests, ws=Sockets, **more)
        self.door = door


class Requests(H11Protocol):
    """Waits for the head of a request for a while only."""

    _door: Door
    _head: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._door = cast(Config, self.config).door
        if self._door.enter(transport):
            self._look_for_head()
        else:
            transport.write(_FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._look_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        self._stop_waiting()
        super().connection_lost(exc)

    def _look_for_head(self) -> None:
        """Whatever comes while nothing is answered has to lead to a request before long."""
        answering = not getattr(self.cycle, "response_complete", True)  # none before the first
        if answering or self.transport.get_protocol() is not self:  # a socket by now
            self._stop_waiting()
        elif self._head is None:
            self._head = self.loop.call_later(HEAD_TIME, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None


class Sockets(WebSocketsSansIOProtocol):
    """Sending waits for a slow reader, who can then be let go.

    Compresses every message by itself: a frame is longer than what could be remembered of the
    last one, and thousands of sockets that remember nothing need less memory.
    """

    def __init__(self, *things: Any, **more: Any) -> None:
        super().__init__(*things, **more)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True, client_no_context_takeover=True
            )
        ]

    def connection_lost(self, exc: Exception | None) -> None:
        cast(Config, self.config).door.leave(self.transport)
        super().connection_lost(exc)
