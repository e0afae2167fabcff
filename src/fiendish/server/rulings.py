"""What whoever runs the server has decided about players, as the server knows it now."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from fiendish.server.policy import Network


class Rulings:
    """Who is banned or muted. Empty until it is read from the database."""

    def __init__(self) -> None:
        self.mark = -1  # the last line of the operators' log that is taken into account
        self.players: frozenset[str] = frozenset()  # that are banned
        self.muted: frozenset[str] = frozenset()
        self._networks: tuple[Network, ...] = ()

    def take(self, banned: Iterable[str], muted: Iterable[str]) -> None:
        networks = {whom: network_of(whom) for whom in banned}
        self.players = frozenset(whom for whom, network in networks.items() if network is None)
        self.muted = frozenset(muted)
        self._networks = tuple(one for one in networks.values() if one is not None)

    def bars(self, place: str) -> bool:
        """Whether that address, or that whole network, is banned."""
        if not self._networks:
            return False
        number = network_of(place)
        return number is not None and any(
            number.version == one.version and number.subnet_of(one)  # type: ignore[arg-type]
            for one in self._networks
        )


def network_of(text: str) -> Network | None:
    """The address or network that a text names, if it does."""
    try:
        return ipaddress.ip_network(text)
    except ValueError:
        return None
