"""Taking back: one's last move as far as the rules let it, or more if the others at the table agree."""

from __future__ import annotations

import msgspec

from fiendish.server.live_table import Declined, LiveTable, Wish
from fiendish.server.reader_json import last_visible, to_take_back
from fiendish.server.refusal import Refused
from fiendish.server.service import Service
from fiendish.server.store import UNDO


async def take_back(service: Service, live: LiveTable, seat: int, command: str, seq: int) -> int:
    """Take back the last move of a seat, as far as the rules let it."""
    async with live.held():
        done = service.done_before(live, command, (UNDO, seat, None))
        if done is not None:
            return done
        service.check(live, seat, seq)
        count = to_take_back(live, seat)
        reason = live.table.why_not_undo(seat, count)
        if reason is not None:
            raise Refused(
                422, "no-undo", f"cannot take that back: {reason.text}", rule=reason.rule,
                allowed="ask the table",
            )  # fmt: skip
        await _go_back(service, live, seat, len(live.table.moves) - count, command)
        return live.seq


async def ask_back(service: Service, live: LiveTable, seat: int, command: str, seq: int) -> int:
    """Ask the people at the table to let a seat take back its last decision.

    Where there is nobody else to ask it is done at once. A bot that stands in agrees to
    nothing: the request waits until its player is back, and ends with the next move like any.
    """
    async with live.held():
        done = service.done_before(live, command, (UNDO, seat, None))
        if done is not None:
            return done
        service.check(live, seat, seq)
        to = last_visible(live, seat)
        if to is None:
            raise Refused(422, "no-undo", "there is nothing to take back")
        missing = tuple(one for one in live.people() if one != seat)
        if missing:
            if live.wish is None or live.wish.seat != seat:
                live.wish, live.declined = Wish(seat, to, missing), None
                live.changed()
        else:
            await _go_back(service, live, seat, to, command)
        return live.seq


async def agree(service: Service, live: LiveTable, seat: int, seq: int, agrees: bool) -> int:
    """Answer a seat that has asked to take something back; all have to agree."""
    async with live.held():
        service.check(live, seat, seq)
        wish = live.wish
        if wish is not None and wish.seat == seat and not agrees:
            live.wish = None  # thought better of it
            live.changed()
            return live.seq
        if wish is None or seat not in wish.missing:
            raise Refused(409, "no-wish", "nobody waits for your consent", stale=True)
        missing = tuple(one for one in wish.missing if one != seat)
        if agrees and not missing:
            await _go_back(service, live, wish.seat, wish.to, None)
        else:
            live.wish = msgspec.structs.replace(wish, missing=missing) if agrees else None
            live.declined = None if agrees else Declined(wish.seat, seat)
            live.changed()
        return live.seq


async def _go_back(
    service: Service, live: LiveTable, seat: int, to: int, command: str | None
) -> None:
    for chair in live.chairs:
        if chair.passing:
            await service.set_passing(live, chair.seat, "")
    await service.keep(live, live.rewind(seat, to, command))
