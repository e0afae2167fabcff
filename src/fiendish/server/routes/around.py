"""Forms of a table's page that are not about the game: chat, and bots that stand in."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiendish.server.routes.common import in_seat, service_of
from fiendish.server.routes.lobby import seat_in
from fiendish.server.routes.tables import done, read_fields

STAND_IN = "greedy"


class SayForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str = ""


async def say(request: Request) -> Response:
    """A line of chat."""
    opened, seat = await in_seat(request)
    form = await read_fields(request, SayForm)
    return await done(request, service_of(request).say(opened, seat, form.text))


async def stand_in(request: Request) -> Response:
    """Let a bot play for an absent seat, or for one's own."""
    opened, own = await in_seat(request)
    seat = seat_in(request, opened)
    return await done(request, service_of(request).stand_in(opened, seat, own, STAND_IN))


async def take_seat_back(request: Request) -> Response:
    opened, own = await in_seat(request)
    seat = seat_in(request, opened)
    return await done(request, service_of(request).stand_in(opened, seat, own, ""))


ROUTES = [
    Route("/tables/{table}/chat", say, methods=["POST"]),
    Route("/tables/{table}/seats/{seat:int}/stand-in", stand_in, methods=["POST"]),
    Route("/tables/{table}/seats/{seat:int}/return", take_seat_back, methods=["POST"]),
]
