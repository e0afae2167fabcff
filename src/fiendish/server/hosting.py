"""What the host of a table, who opened it, does before the game begins: remove guests, start."""

from __future__ import annotations

from fiendish import bots
from fiendish.server.live_table import LiveTable
from fiendish.server.lobby import check_open, free_seats, new_token
from fiendish.server.naming import names_of
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import OPEN, SeatRow


async def start(service: Service, live: LiveTable, player: str) -> None:
    """Begin when all seats are taken: at a public table the host says when. Once more is as good as once."""
    async with live.held():
        _check_host(live, player)
        if live.row.status != OPEN:
            return
        if any(not one.bot and one.player is None for one in live.chairs):
            raise Refused(
                409, "seats-free", f"not all seats are taken: {free_seats(live)}",
                allowed="wait, or fill the free seats with bots",
            )  # fmt: skip
        await service.write(live, service.store.fill(live.row.id, bots.USUAL))
        live.start()
        await service.keep(live, live.begin())


async def remove(service: Service, live: LiveTable, player: str, seat: int, name: str) -> None:
    """Take a seat from the guest of that name; there is a new invitation to it.

    At a public table that guest cannot take a seat again. Sent again it does not hit whoever has come
    since: they have another name, or the seat is free, and nothing is left to be done.
    """
    async with live.held():
        _check_host(live, player)
        check_open(live)
        chair = live.chairs[seat]
        if chair.player is None and not chair.bot:
            return
        if chair.player is None or chair.player == player:
            raise Refused(409, "no-guest", "no guest of yours sits there")
        found = names_of(live.row.id, live.chairs)[seat]
        if found != name:
            raise Refused(
                409, "stale", f"{found} sits there now", allowed="look again, then decide"
            )
        invite = new_token()
        await service.write(live, service.store.free(live.row.id, seat, invite, chair.player))
        live.chairs[seat] = SeatRow(seat=seat, invite=invite)
        live.show_out(chair.player)
        live.changed()


def _check_host(live: LiveTable, player: str) -> None:
    if live.row.owner != player:
        raise Refused(403, "not-owner", "only who opened the table can do that")
