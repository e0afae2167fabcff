"""What the server lets in: hosts, origins, sizes, rates. Safe unless somebody says otherwise."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from fiendish.server import network

BODY = 16 * 1024
COOKIE = "fiendish_guest"
PREFERENCES = "fiendish_look"  # the cookie of what a visitor likes
LESSONS = "fiendish_lessons"  # the cookie of how far a visitor is in the lessons
PUZZLES = "fiendish_puzzles"  # and of what puzzles it has solved
_CLIENTS = 10_000  # buckets that are remembered

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
THIS_MACHINE: tuple[Network, ...] = (
    ipaddress.ip_network("127.0.0.0/8"),
    ipaddress.ip_network("::1/128"),
)


@dataclass(frozen=True)
class Policy:
    """How a server is reached, and how much one client may ask of it."""

    host: str = "127.0.0.1"
    address: str = ""  # the public address behind a proxy, such as https://games.example
    rate: float = 50.0  # requests a second
    connections: int = 100  # sockets and streams at a time
    pace: float = 2.0  # seconds that a window lasts, so that the clock tells nothing
    webhooks: str = "public"  # which addresses may be called: off, public, local
    proxies: tuple[Network, ...] | None = None  # those that are believed; see `trusted_proxies`
    free: int = 0  # megabytes on the disk without which nothing new is begun
    keep: int = 0  # days that games are kept when they are over; 0 is for ever
    abandon: int = 0  # days without a move after which a game is closed; 0 is never
    metrics_token: str = ""  # with it /metrics can be read from elsewhere

    @property
    def secure(self) -> bool:
        return self.address.startswith("https://")

    @property
    def trusted_proxies(self) -> tuple[Network, ...]:
        """Whose word is taken for who asks: whoever was named, else a proxy at this machine if the
        public address says that there is one."""
        if self.proxies is not None:
            return self.proxies
        return THIS_MACHINE if self.address else ()

    def trusts_proxy(self, address: str) -> bool:
        number = number_in(address)
        return number is not None and any(number in one for one in self.trusted_proxies)

    def trusts_host(self, host: str) -> bool:
        """Whether a request may call us by this name.

        A foreign name that leads here is a trick of another page (DNS rebinding); a plain address
        cannot be, but a server for this machine alone takes only its own.
        """
        name = _host_name(host)
        if name is None:
            return False
        if name in ("localhost", self.host.lower()):
            return True
        if self.address and name == (urlsplit(self.address).hostname or ""):
            return True
        if not self.is_local and name in network.names():
            return True
        try:
            number = ipaddress.ip_address(name)
        except ValueError:
            return False
        return number.is_loopback or not self.is_local

    @property
    def is_local(self) -> bool:
        """Whether only this machine can reach the server."""
        if self.host == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    def trusts_origin(self, origin: str | None, site: str | None, host: str) -> bool:
        """Whether a request that changes something comes from our own pages or from no page.

        Browsers say where a request comes from; programs that say nothing carry no cookie by
        accident, and are welcome.
        """
        if site is not None and site not in ("same-origin", "none"):
            return False
        if origin is None:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        if parts.scheme not in ("http", "https"):
            return False
        own = urlsplit(self.address)
        if parts.hostname == own.hostname and parts.scheme != own.scheme:
            return False  # an https site has no pages of http
        return parts.netloc.lower() in (host.lower(), urlsplit(self.address).netloc.lower() or host)


def number_in(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address that a text names, with or without a port; an IPv4 one in its plain form.

    >>> [str(number_in(one)) for one in (" 192.0.2.7:80", "[::1]:80", "::ffff:192.0.2.7", "unknown")]
    ['192.0.2.7', '::1', '192.0.2.7', 'None']
    """
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        number = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = number.ipv4_mapped if isinstance(number, ipaddress.IPv6Address) else None
    return mapped or number


def _host_name(host: str) -> str | None:
    """The name in a Host header, without the port."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port
    except ValueError:
        return None
    if parts.username is not None or parts.path or parts.query or not parts.hostname:
        return None
    return parts.hostname.lower()


def is_here(host: str) -> bool:
    """Whether a Host header calls us by a name that means this machine, whoever uses it."""
    name = _host_name(host) or ""
    try:
        return name == "localhost" or ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


@dataclass
class Bucket:
    """Fills up slowly; each request takes a drop."""

    drops: float
    at: float


@dataclass
class Rates:
    """How often each client has asked lately."""

    rate: float
    burst: float
    clock: Callable[[], float] = time.monotonic
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def admits(self, client: str) -> bool:
        now = self.clock()
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= _CLIENTS:
                self._forget(now)
            bucket = self._buckets[client] = Bucket(self.burst, now)
        bucket.drops = min(self.burst, bucket.drops + (now - bucket.at) * self.rate)
        bucket.at = now
        if bucket.drops < 1:
            return False
        bucket.drops -= 1
        return True

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; if there are none, the oldest half."""
        full = [
            client
            for client, one in self._buckets.items()
            if one.drops + (now - one.at) * self.rate >= self.burst
        ]
        for client in full or list(self._buckets)[: _CLIENTS // 2]:
            del self._buckets[client]
