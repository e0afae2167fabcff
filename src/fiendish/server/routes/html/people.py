"""What a page of a table sends besides moves: passes in advance, chat, bots that stand in."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiendish import bots
from fiendish.server import leaving
from fiendish.server.routes.api.table import ConcedeForm, PassForm, giving_up
from fiendish.server.routes.common import (
    NothingForm,
    in_seat,
    let_watch,
    read_fields,
    seat_in,
    seated,
    service_of,
)
from fiendish.server.routes.html.table import done


class SayForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str = ""


async def say(request: Request) -> Response:
    """A line of chat."""
    live, seat = await in_seat(request)
    form = await read_fields(request, SayForm)
    return await done(request, service_of(request).say(live, seat, form.text))


async def pass_on(request: Request) -> Response:
    """Set or take away how long a seat passes by itself."""
    live, seat = await in_seat(request)
    form = await read_fields(request, PassForm)
    return await done(request, service_of(request).pass_on(live, seat, form.seq, form.what))


async def concede(request: Request) -> Response:
    """Give up. Who has left the seat may look on."""
    form = await read_fields(request, ConcedeForm)
    live, seat = await giving_up(request, form.command)
    response = await done(request, leaving.concede(service_of(request), live, seat, form.command))
    let_watch(request, response, live)
    return response


async def close(request: Request) -> Response:
    """End a game that nobody else plays."""
    live, player = await seated(request)
    await read_fields(request, NothingForm)
    return await done(request, leaving.close(service_of(request), live, player))


async def stand_in(request: Request) -> Response:
    """Let a bot play for an absent seat, or for one's own."""
    live, own = await in_seat(request)
    seat = seat_in(request, live)
    return await done(request, service_of(request).stand_in(live, seat, own, bots.USUAL))


async def take_seat_back(request: Request) -> Response:
    live, own = await in_seat(request)
    seat = seat_in(request, live)
    return await done(request, service_of(request).stand_in(live, seat, own, ""))


ROUTES = [
    Route("/tables/{table}/passes", pass_on, methods=["POST"]),
    Route("/tables/{table}/concede", concede, methods=["POST"]),
    Route("/tables/{table}/close", close, methods=["POST"]),
    Route("/tables/{table}/chat", say, methods=["POST"]),
    Route("/tables/{table}/seats/{seat:seat}/stand-in", stand_in, methods=["POST"]),
    Route("/tables/{table}/seats/{seat:seat}/return", take_seat_back, methods=["POST"]),
]
