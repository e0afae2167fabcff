"""Leaving a game before its end. Each way is an entry of the log, written before anybody is told."""

from __future__ import annotations

from fiendish import bots
from fiendish.server.live_table import LiveTable
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import CONCEDE


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
