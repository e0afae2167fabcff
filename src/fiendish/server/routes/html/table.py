"""Pages of a table: played with plain forms; with the script they change by themselves."""

from __future__ import annotations

from collections.abc import Awaitable

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from fiendish.server import scores, table_page
from fiendish.server.refusal import Refused
from fiendish.server.routes.api.table import MoveForm, UndoForm, take_back
from fiendish.server.routes.common import (
    address,
    at_table,
    html_page,
    in_seat,
    keep_watching,
    read_fields,
    service_of,
)

# -- looking -------------------------------------------------------------------------------------


async def page(request: Request) -> Response:
    """The whole page."""
    at = await at_table(request)
    await scores.ready(service_of(request).threads, at.live)
    async with at.live.held():
        response = html_page(request, table_page.page(at, address=address(request)))
    keep_watching(request, response, at.live)
    return response


async def text(request: Request) -> Response:
    """The same as text."""
    at = await at_table(request)
    async with at.live.held():
        return html_page(request, table_page.page(at, address=address(request), text=True))


async def frame(request: Request) -> Response:
    """The part that changes, for an open page that has no socket."""
    at = await at_table(request)
    await scores.ready(service_of(request).threads, at.live)
    async with at.live.held():
        return HTMLResponse(table_page.frame(at))


# -- playing -------------------------------------------------------------------------------------


async def move(request: Request) -> Response:
    """Answer the question that is open."""
    live, seat = await in_seat(request)
    form, service = await read_fields(request, MoveForm), service_of(request)
    moving = service.move(live, seat, form.command, form.seq, form.choice)
    return await done(request, moving)


async def undo(request: Request) -> Response:
    """Take back by rule, ask the table for more, or answer one who asks."""
    live, seat = await in_seat(request)
    form = await read_fields(request, UndoForm)
    return await done(request, take_back(service_of(request), live, seat, form))


async def done(request: Request, doing: Awaitable[object]) -> Response:
    """Back to the table when it is done; what is refused is said there, above the table as it is."""
    text = "text" in request.query_params  # where the form was
    try:
        await doing
    except Refused as refused:
        at = await at_table(request)
        async with at.live.held():
            return html_page(request, table_page.page(at, refused, text=text), refused.status)
    return RedirectResponse(f"/tables/{request.path_params['table']}{'/text' * text}", 303)


ROUTES = [
    Route("/tables/{table}", page, methods=["GET"]),
    Route("/tables/{table}/text", text, methods=["GET"]),
    Route("/tables/{table}/frame", frame, methods=["GET"]),
    Route("/tables/{table}/moves", move, methods=["POST"]),
    Route("/tables/{table}/undo", undo, methods=["POST"]),
]
