"""Advice for players who ask, now or afterwards: part of a table that is open, or a page of its own."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiendish.engine.question import Option
from fiendish.server import past_hints, table_page
from fiendish.server.errors import preferences_of
from fiendish.server.live_table import LiveTable
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import (
    html_page,
    in_seat,
    keep_watching,
    number_of,
    service_of,
    visitor_of,
)
from fiendish.server.routes.glance import glance_of
from fiendish.web.hint import Advice, render_hint, render_past_hint

PARTS = ("quick", "full")  # what an open table fetches, one after the other


async def page(request: Request) -> Response:
    """The options with what they are worth: each a button that takes it or, as a part of the open
    table, one that leads to it."""
    live, seat = await in_seat(request)
    part = _part(request)
    seq, found = await service_of(request).hint(live, seat, part == "quick")
    async with live.held():
        advice = Advice(_options(live, seq), table_page.names_of(live), found)
        command = table_page.command_of(live, seat)
        coach = preferences_of(request).coach == "on"
        html = render_hint(f"/tables/{live.row.id}", seq, command, advice, part, coach)
        return html_page(request, html)


def _options(live: LiveTable, seq: int) -> list[Option]:
    question = live.table.question
    if question is None or live.seq != seq:
        raise Refused(409, "stale", "the table has moved on", allowed="look again", stale=True)
    return [question.describe(index) for index in range(len(question.options))]


async def past_page(request: Request) -> Response:
    """What the coach would have said to the seat through whose eyes one looks back, at a moment (`at`)."""
    glance, part, at = await glance_of(request), _part(request), number_of(request, "at")
    found = await past_hints.find(
        service_of(request),
        glance.live,
        at,
        glance.reader,
        await visitor_of(request),
        part == "quick",
    )
    names = table_page.names_of(glance.live)
    advice = Advice(found.options, names, found.hint, found.taken)
    response = html_page(request, render_past_hint(glance.moment(at), at, advice, part))
    keep_watching(request, response, glance.live)
    return response


def _part(request: Request) -> str:
    part = request.query_params.get("part", "")
    if part and part not in PARTS:
        raise Refused(400, "no-part", "there is no such part of a hint", allowed=" or ".join(PARTS))
    return part


ROUTES = [
    Route("/tables/{table}/hint", page, methods=["GET"]),
    Route("/tables/{table}/replay/hint", past_page, methods=["GET"]),
]
