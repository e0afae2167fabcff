"""What is answered for a game whose rules are no more: how it ended, its log, its seed, and the file."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fiendish.server.errors import refusal
from fiendish.server.final import Outlived
from fiendish.server.reader_json import LOG_TAIL, about
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import answer, html_page, number_of, plain
from fiendish.web.archive import render_dice, render_outlived

_PAGES = ("", "/text", "/replay", "/frame")


async def outlived(request: Request, error: Exception) -> Response:
    """The answer to a request for the table of a game that cannot be played again."""
    assert isinstance(error, Outlived)
    row, export = error.row, error.export
    path = str(request.scope["path"])
    api, home = path.startswith("/api/"), f"/tables/{row.id}"
    under = path.removeprefix("/api").removeprefix(home)
    if request.method in ("GET", "HEAD"):
        if not api and under in _PAGES:
            table = [(part.title, part.things) for part in error.table]
            page = render_outlived(home, error.names, table, export, row.winners)
            return html_page(request, page)
        if not api and under == "/dice":
            page = render_dice(home, row.game, row.commitment, row.seed, f"/api{home}/export")
            return html_page(request, page)
        if api and under == "/view":
            return answer(_view(error))
        if api and under == "/log":
            since = number_of(request, "from")
            return answer({"seq": _last(error), "from": since, "log": export.log[since:]})
        if api and under == "/export":
            response = plain(msgspec.json.encode(export))
            name = f'attachment; filename="{row.game}-{row.id}.json"'
            response.headers["content-disposition"] = name
            return response
    refused = Refused(
        409, "outlived", "the rules of this game are no more: it can be read, but not played again",
        allowed="its page, its dice, and the file with the whole game",
    )  # fmt: skip
    return refusal(request, refused)


def _last(error: Outlived) -> int:
    return len(error.export.record)


def _view(error: Outlived) -> dict[str, object]:
    """As of any table, but without a view of the game, which only its rules could make."""
    row, log = error.row, error.export.log
    return {
        **about(row, error.chairs),
        "seq": _last(error),
        "reader": None,
        "view": None,
        "log": log[-LOG_TAIL:],
        "log_from": max(0, len(log) - LOG_TAIL),
        "chat": error.said,
        "seed": row.seed,
        "result": error.export.result,
    }
