"""Pages of a table: played with plain forms; with the script they change by themselves."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from fiendish.server import drawing, lobby
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import (
    at_table,
    body,
    guest,
    html_page,
    in_seat,
    keep_cookie,
    service_of,
)
from fiendish.server.routes.play import MoveForm, UndoForm, take_back

_FORM = "application/x-www-form-urlencoded"


class StartForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game against bots, to be played at once."""

    game: str
    seats: int = 2
    name: str = ""
    bot: str = "greedy"


T = TypeVar("T", bound=msgspec.Struct)


async def read_fields(request: Request, form: type[T]) -> T:
    """The fields of a form that a page has sent; anything else is refused."""
    data = await body(request, _FORM)
    try:
        fields = dict(parse_qsl(data.decode("ascii"), max_num_fields=20))
        return msgspec.convert(fields, form, strict=False)
    except (ValueError, msgspec.ValidationError) as error:
        allowed = ", ".join(form.__struct_fields__)
        raise Refused(400, "bad-form", str(error)[:200], allowed=allowed) from None


# -- looking -------------------------------------------------------------------------------------


async def page(request: Request) -> Response:
    """The whole page."""
    at = await at_table(request)
    async with at.opened.held():
        return html_page(request, drawing.page(at))


async def frame(request: Request) -> Response:
    """The part that changes, for an open page that has no socket."""
    at = await at_table(request)
    async with at.opened.held():
        return HTMLResponse(drawing.frame(at))


# -- playing -------------------------------------------------------------------------------------


async def start(request: Request) -> Response:
    """A new table with bots in all other seats, for whoever asks."""
    form = await read_fields(request, StartForm)
    service, player, token = service_of(request), await guest(request), ""
    wanted = lobby.NewTable(
        game=form.game,
        seats=form.seats,
        bots=dict.fromkeys(range(1, min(form.seats, 8)), form.bot),
    )
    lobby.check(wanted)
    if player is None:
        player, token = await lobby.new_guest(service, form.name or "Guest")
    made = await lobby.new_table(service, player, wanted)
    response = RedirectResponse(f"/tables/{made.table}", 303)
    if token:
        keep_cookie(request, response, token)
    return response


async def move(request: Request) -> Response:
    """Answer the question that is open."""
    opened, seat = await in_seat(request)
    form, service = await read_fields(request, MoveForm), service_of(request)
    moving = service.move(opened, seat, form.command, form.seq, form.choice)
    return await done(request, moving)


async def undo(request: Request) -> Response:
    """Take back by rule, ask the table for more, or answer one who asks."""
    opened, seat = await in_seat(request)
    form = await read_fields(request, UndoForm)
    return await done(request, take_back(service_of(request), opened, seat, form))


async def done(request: Request, doing: Awaitable[object]) -> Response:
    """Back to the table when it is done; what is refused is said there, above the table as it is."""
    try:
        await doing
    except Refused as refused:
        at = await at_table(request)
        async with at.opened.held():
            return html_page(request, drawing.page(at, refused), refused.status)
    return RedirectResponse(f"/tables/{request.path_params['table']}", 303)


ROUTES = [
    Route("/play", start, methods=["POST"]),
    Route("/tables/{table}", page, methods=["GET"]),
    Route("/tables/{table}/frame", frame, methods=["GET"]),
    Route("/tables/{table}/moves", move, methods=["POST"]),
    Route("/tables/{table}/undo", undo, methods=["POST"]),
]
