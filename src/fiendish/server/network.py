"""Where others on the network find this machine. Nothing is sent to find out."""

from __future__ import annotations

import socket
from contextlib import suppress

_EVERYWHERE = ("0.0.0.0", "::")
# Addresses of private networks and of documentation: which of our own would be used to get there?
_AWAY = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")
_AWAY_6 = ("fd00::1", "2001:db8::1")


def addresses(host: str) -> list[str]:
    """The numbers by which others reach a server that listens there, as they stand in addresses."""
    if host not in _EVERYWHERE:
        return []
    found = [_own(socket.AF_INET, away) for away in _AWAY]
    if host == "::":
        found += [f"[{one}]" if one else "" for one in (_own(socket.AF_INET6, a) for a in _AWAY_6)]
    return [*dict.fromkeys(one for one in found if one)]


def _own(family: socket.AddressFamily, away: str) -> str:
    """Our address on the way to another one; connecting a datagram socket only chooses the way."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
        way.connect((away, 9))
        own = str(way.getsockname()[0])
        return "" if own.startswith(("127.", "::1", "0.", "fe80:")) else own
    return ""


def names() -> set[str]:
    """What this machine is called on its network."""
    whole = socket.gethostname().lower()
    short = whole.partition(".")[0]
    return {whole, short, f"{short}.local"}
