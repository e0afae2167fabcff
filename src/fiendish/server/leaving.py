"""Leaving a game before its end: giving up, which is an entry of the log, and closing the table."""

from __future__ import annotations

import msgspec

from fiendish import bots
from fiendish.server.live_table import LiveTable
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import CONCEDE, OPEN, OVER, VOID


async def concede(service: Service, live: LiveTable, seat: int, command: str) -> int:
    """Give up for a seat; the number of the last entry then.

    Of two players the other one has won; with more a bot has the seat for good.
    """
    async with live.held():
        done = service.done_before(live, command, (CONCEDE, seat, None))
        if done is not None:
            return done
        if live.chairs[seat].bot:
            raise Refused(409, "no-person", "a bot cannot concede")
        service.check(live, seat, live.seq)
        batch = live.concede(seat, bots.USUAL, command)
        await service.keep(live, batch, live.chairs[seat])
        return live.seq


async def close(service: Service, live: LiveTable, player: str) -> None:
    """End a game that nobody else plays: nobody has won. Once more is as good as once.

    Where others play nobody can: to concede leaves them their game.
    """
    async with live.held():
        row = live.row
        if row.status == VOID:
            return
        if row.status == OPEN:
            raise Refused(
                409, "not-begun", "the game has not begun", allowed="leave or cancel the table"
            )
        if row.status == OVER:
            raise Refused(409, "over", "the game is over")
        if not live.is_alone(player):
            raise Refused(409, "not-alone", "somebody else plays here", allowed="concede")
        await service.write(live, service.store.append(row.id, [], VOID))
        live.row = msgspec.structs.replace(row, status=VOID, asked=None, asked_since=None)
        live.wish = live.declined = None
        live.changed()
