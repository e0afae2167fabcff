"""Looking back at a game that is over, and playing it again, as JSON."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiendish.server import past_hints
from fiendish.server.routes.common import (
    answer,
    number_of,
    read,
    service_of,
    some_guest,
    visitor_of,
)
from fiendish.server.routes.glance import glance_of
from fiendish.server.routes.practice import OnwardForm, practise


async def hint(request: Request) -> Response:
    """What the coach would have said to a seat (`eyes`) at a moment (`at`), and what was taken."""
    glance, at = await glance_of(request), number_of(request, "at")
    who = await visitor_of(request)
    found = await past_hints.find(service_of(request), glance.live, at, glance.reader, who)
    return answer(
        {
            "at": at,
            "seat": glance.reader,
            "taken": found.taken if found.taken >= 0 else None,
            "options": [option.text for option in found.options],
            "choice": found.hint.choice,
            "worth": found.hint.worth,
            "measured": found.hint.measured,
            "why": found.hint.why,
        }
    )


async def go_on(request: Request) -> Response:
    """A practice table: the same deal again, or on from a moment."""
    await some_guest(request)
    table, _ = await practise(request, await read(request, OnwardForm))
    return answer({"table": table}, 201)


ROUTES = [
    Route("/api/tables/{table}/replay/hint", hint, methods=["GET"]),
    Route("/api/tables/{table}/continue", go_on, methods=["POST"]),
]
