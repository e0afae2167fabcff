"""What the normal bot would do, for players who ask: a page with the options."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiendish.engine.question import Option
from fiendish.server import table_page
from fiendish.server.live_table import LiveTable
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import html_page, in_seat, service_of
from fiendish.web.hint import Advised, render_hint
from fiendish.web.named import named


async def page(request: Request) -> Response:
    """The options with what they look worth, each a button that takes it."""
    live, seat = await in_seat(request)
    seq, found = await service_of(request).hint(live, seat)
    async with live.held():
        options, names = _options(live, seq), table_page.names_of(live)
        advised = [
            Advised(i, named(options[i].text, names, options[i].seat), found.worth(i))
            for i in found.ranking
        ]
        command = table_page.command_of(live, seat)
        return html_page(request, render_hint(f"/tables/{live.row.id}", seq, command, advised))


def _options(live: LiveTable, seq: int) -> list[Option]:
    question = live.table.question
    if question is None or live.seq != seq:
        raise Refused(409, "stale", "the table has moved on", allowed="look again", stale=True)
    return [question.describe(index) for index in range(len(question.options))]


ROUTES = [
    Route("/tables/{table}/hint", page, methods=["GET"]),
]
