"""What the normal bot would do, for players who ask: as JSON, or as a page with the options."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiendish.engine.question import Option
from fiendish.server import drawing
from fiendish.server.opened import Opened
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import answer, html_page, in_seat, service_of
from fiendish.web.hint import Advised, render_hint
from fiendish.web.named import named


async def hint(request: Request) -> Response:
    opened, seat = await in_seat(request)
    seq, found = await service_of(request).hint(opened, seat)
    return answer({"seq": seq, "choice": found.choice, "values": found.values})


async def page(request: Request) -> Response:
    """The options with what they look worth, each a button that takes it."""
    opened, seat = await in_seat(request)
    seq, found = await service_of(request).hint(opened, seat)
    async with opened.held():
        options, names = _options(opened, seq), drawing.names_of(opened)
        advised = [
            Advised(i, named(options[i].text, names, options[i].seat), found.worth(i))
            for i in found.ranking
        ]
        command = drawing.command_of(opened, seat)
        return html_page(request, render_hint(f"/tables/{opened.row.id}", seq, command, advised))


def _options(opened: Opened, seq: int) -> list[Option]:
    question = opened.table.question
    if question is None or opened.seq != seq:
        raise Refused(409, "stale", "the table has moved on", allowed="look again", stale=True)
    return [question.describe(index) for index in range(len(question.options))]


ROUTES = [
    Route("/api/tables/{table}/hint", hint, methods=["GET"]),
    Route("/tables/{table}/hint", page, methods=["GET"]),
]
