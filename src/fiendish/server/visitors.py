"""Who sends a request, to count what they do: a guest, or else an address.

A club has one address and many guests; a guest may come from many addresses. So each guest counts by
itself, those without a name count by their address, and an address as a whole may do as much as a club.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.requests import cookie_parser

from fiendish.server.guest_cookie import token_in
from fiendish.server.policy import Rates

CLUB = 8  # so many clients an address may be
_KNOWN = 10_000  # tokens that are remembered


@dataclass(frozen=True)
class Visitor:
    """Who counts, and at which address."""

    who: str
    address: str


class Visitors:
    """Remembers whose a token is once it has been found good: one that was made up counts for nothing."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()

    def remember(self, token: str, player: str) -> None:
        self._known[token] = player
        self._known.move_to_end(token)
        if len(self._known) > _KNOWN:
            self._known.popitem(last=False)

    def of(self, address: str, headers: Headers) -> Visitor:
        token = token_in(cookie_parser(headers.get("cookie", "")))
        place = place_of(address)
        return Visitor(self._known.get(token, place), place)


class FairRates:
    """How often each visitor has asked lately, and all at their address."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._own = Rates(rate, burst, clock)
        self._club = Rates(CLUB * rate, CLUB * burst, clock)

    def admits(self, visitor: Visitor) -> bool:
        return self._own.admits(visitor.who) and self._club.admits(visitor.address)


class OpenStreams:
    """How many sockets and streams each visitor has open, and all at their address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def admits(self, visitor: Visitor) -> bool:
        own, all_there = self._open[visitor.who], self._open[_all_at(visitor)]
        return own < self._most and all_there < CLUB * self._most

    def add(self, visitor: Visitor, count: int) -> None:
        for key in (visitor.who, _all_at(visitor)):
            self._open[key] += count
            if not self._open[key]:
                del self._open[key]


def _all_at(visitor: Visitor) -> str:
    return f"all at {visitor.address}"


def place_of(address: str) -> str:
    """Where an address is: of IPv6 a home or a machine has a whole /64, so that is what counts.

    >>> place_of("2001:db8:0:1:a:b:c:d"), place_of("::ffff:192.0.2.7"), place_of("192.0.2.7")
    ('2001:db8:0:1::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, 64), strict=False))
