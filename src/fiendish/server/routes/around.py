"""What is sent from a table besides moves: passes in advance, chat, bots that stand in."""

from __future__ import annotations

from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiendish import bots
from fiendish.server.routes.common import answer, in_seat, read, read_fields, service_of
from fiendish.server.routes.lobby import seat_in
from fiendish.server.routes.tables import done


class PassForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pass on until something changes here or until my turn, or be asked again."""

    seq: int
    what: Literal["here", "turn", "stop"]


class SayForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str = ""


async def say(request: Request) -> Response:
    """A line of chat."""
    opened, seat = await in_seat(request)
    form = await read_fields(request, SayForm)
    return await done(request, service_of(request).say(opened, seat, form.text))


async def pass_on(request: Request) -> Response:
    """Set or take away how long a seat passes by itself."""
    opened, seat = await in_seat(request)
    form = await read_fields(request, PassForm)
    return await done(request, service_of(request).pass_on(opened, seat, form.seq, form.what))


async def pass_on_by_program(request: Request) -> Response:
    opened, seat = await in_seat(request)
    form = await read(request, PassForm)
    return answer({"seq": await service_of(request).pass_on(opened, seat, form.seq, form.what)})


async def stand_in(request: Request) -> Response:
    """Let a bot play for an absent seat, or for one's own."""
    opened, own = await in_seat(request)
    seat = seat_in(request, opened)
    return await done(request, service_of(request).stand_in(opened, seat, own, bots.USUAL))


async def take_seat_back(request: Request) -> Response:
    opened, own = await in_seat(request)
    seat = seat_in(request, opened)
    return await done(request, service_of(request).stand_in(opened, seat, own, ""))


ROUTES = [
    Route("/api/tables/{table}/passes", pass_on_by_program, methods=["POST"]),
    Route("/tables/{table}/passes", pass_on, methods=["POST"]),
    Route("/tables/{table}/chat", say, methods=["POST"]),
    Route("/tables/{table}/seats/{seat:seat}/stand-in", stand_in, methods=["POST"]),
    Route("/tables/{table}/seats/{seat:seat}/return", take_seat_back, methods=["POST"]),
]
