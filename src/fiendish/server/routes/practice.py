"""Practice tables: the same deal again, or on from a moment of a game that is over."""

from __future__ import annotations

import msgspec
from starlette.requests import Request

from fiendish.server import archive, lobby
from fiendish.server.routes.common import guest, service_of, visitor_of
from fiendish.server.routes.glance import glance_of
from fiendish.server.store import Player


class OnwardForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From which moment (without one, the same deal from the first turn on), in which seat (without
    one, one's own), and who plays the others."""

    at: int | None = None
    seat: int | None = None
    others: str = archive.SAME


async def practise(request: Request, form: OnwardForm) -> tuple[str, str]:
    """The id of a new practice table, and a token to keep if the guest is new."""
    glance = await glance_of(request)
    service, live = service_of(request), glance.live
    archive.check_over(live)
    who = await visitor_of(request)
    at = await archive.first_turn(service, live, who) if form.at is None else form.at
    seat = (glance.reader or 0) if form.seat is None else form.seat
    archive.check_onward(live, at, seat, form.others)
    archive.check_branches(service, who)
    player, token = await somebody(request)
    return await archive.go_on(service, live, player, at, seat, form.others), token


async def somebody(request: Request) -> tuple[Player, str]:
    """The guest who asks; a new one, with a token to keep, if there was none."""
    player = await guest(request)
    if player is not None:
        return player, ""
    return await lobby.new_guest(service_of(request), "Guest")
