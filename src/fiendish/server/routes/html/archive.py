"""Pages about a game that is kept: its dice, a report, playing on from a moment, files taken in."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from fiendish import bots, games
from fiendish.server import archive, report
from fiendish.server.final import exported
from fiendish.server.history import History
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import (
    at_table,
    body,
    guest,
    html_page,
    keep_cookie,
    number_of,
    plain,
    read_fields,
    service_of,
    visitor_of,
)
from fiendish.server.routes.glance import glance_of
from fiendish.server.routes.practice import OnwardForm, practise, somebody
from fiendish.server.store import OPEN, OVER
from fiendish.server.table_page import names_of
from fiendish.web.archive import (
    TakenIn,
    render_dice,
    render_import,
    render_onward,
    render_report,
)

FILE = 1024 * 1024  # bytes of a file that is taken in
_BROWSER = 300  # characters of what a browser calls itself


class ReportForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: int
    eyes: str = ""
    words: Annotated[str, msgspec.Meta(max_length=report.MOST_WORDS)] = ""
    window: Annotated[str, msgspec.Meta(max_length=40)] = ""


# -- dice ----------------------------------------------------------------------------------------


async def dice(request: Request) -> Response:
    """What was promised about the dice and, after the end, how to check it."""
    at = await at_table(request)
    row = at.live.row
    here, seed = f"/tables/{row.id}", row.seed if row.status == OVER else ""
    return html_page(
        request, render_dice(here, row.game, row.commitment, seed, f"/api{here}/export")
    )


# -- reports -------------------------------------------------------------------------------------


async def report_page(request: Request) -> Response:
    glance = await glance_of(request)
    at = number_of(request, "at") if "at" in request.query_params else glance.live.seq
    return html_page(
        request, render_report(glance.home, at, glance.eyes, glance.over, report.MOST_WORDS)
    )


async def make_report(request: Request) -> Response:
    """The report as a file: the reporter decides whom to send it to."""
    form = await read_fields(request, ReportForm)
    glance = await glance_of(request, form.eyes)
    row = glance.live.row
    if row.status == OPEN:
        raise Refused(409, "not-begun", "the game has not begun")
    if not 0 <= form.at <= glance.live.seq:
        raise Refused(
            422, "no-moment", f"there is no moment {form.at}", allowed=f"0 to {glance.live.seq}"
        )
    teller = report.Reporter(
        words=form.words,
        browser=request.headers.get("user-agent", "")[:_BROWSER],
        window=form.window,
    )
    async with glance.live.held():
        whole = exported(glance.live) if glance.over else None

    def make(history: History) -> bytes:
        found = report.make(history, row.id, glance.reader, form.at, teller, whole)
        return msgspec.json.encode(found)

    who = await visitor_of(request)
    response = plain(await service_of(request).histories.look(glance.live, who, make))
    name = f"report-{row.game}-{row.id}-{form.at}.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response


# -- playing on ----------------------------------------------------------------------------------


async def onward_page(request: Request) -> Response:
    """What to play on from, in which seat, against whom; without a moment, the same deal again."""
    glance = await glance_of(request)
    archive.check_over(glance.live)
    at = number_of(request, "at") if "at" in request.query_params else None
    own = glance.reader or 0
    known = await guest(request)
    stay = archive.stay_as_they_were(glance.live, known.id if known is not None else None, own)
    return html_page(
        request,
        render_onward(
            glance.home,
            at,
            names_of(glance.live),
            own,
            bots.names(),
            glance.eyes,
            stay=stay,
        ),
    )


async def go_on(request: Request) -> Response:
    form = await read_fields(request, OnwardForm)
    table, token = await practise(request, form)
    return _to(request, f"/tables/{table}", token)


# -- files ---------------------------------------------------------------------------------------


async def import_page(request: Request) -> Response:
    return await _import_page(request, "", 200)


async def bring_in(request: Request) -> Response:
    """Take in a file: as a page sends it, or as plain JSON. What is wrong is said on the page."""
    try:
        who, data = await visitor_of(request), await _file(request)
        checked = await archive.check_file(service_of(request), who, data)
        archive.check_imports(service_of(request), who)
    except Refused as refused:
        return await _import_page(request, refused.text, refused.status)
    player, token = await somebody(request)
    table = await archive.bring_in(service_of(request), player, checked)
    return _to(request, f"/tables/{table}/replay", token)


async def _import_page(request: Request, error: str, status: int) -> Response:
    player = await guest(request)
    kept = [] if player is None else await archive.brought_in(service_of(request), player)
    named = [
        TakenIn(
            f"/tables/{row.id}/replay",
            games.find(row.game).title,
            ", ".join(chair.name for chair in chairs),
        )
        for row, chairs in kept
    ]
    return html_page(request, render_import(error, FILE // 1024, named), status)


async def _file(request: Request) -> bytes:
    kind = request.headers.get("content-type", "")
    if not kind.lower().startswith("multipart/form-data"):
        return await body(request, "application/json", FILE)
    data = await body(request, "multipart/form-data", FILE + 2048)
    found = _part(data, kind)
    if found is None:
        raise Refused(400, "no-file", "there is no file in this form", allowed="a field file")
    if not found:
        raise Refused(422, "no-file", "choose a file first; this one is empty")
    return found


def _part(data: bytes, kind: str) -> bytes | None:
    """What the field `file` of a form holds."""
    _, found, boundary = kind.partition("boundary=")
    mark = b"--" + boundary.split(";")[0].strip().strip('"').encode("latin-1")
    if not found or len(mark) < 3:
        return None
    for part in (b"\r\n" + data).split(b"\r\n" + mark)[1:]:
        head, gap, content = part.partition(b"\r\n\r\n")
        if gap and b'name="file"' in head:
            return content
    return None


# -- helpers -------------------------------------------------------------------------------------


def _to(request: Request, address: str, token: str) -> Response:
    response = RedirectResponse(address, 303)
    if token:
        keep_cookie(request, response, token)
    return response


ROUTES = [
    Route("/tables/{table}/dice", dice, methods=["GET"]),
    Route("/tables/{table}/report", report_page, methods=["GET"]),
    Route("/tables/{table}/report", make_report, methods=["POST"]),
    Route("/tables/{table}/continue", onward_page, methods=["GET"]),
    Route("/tables/{table}/continue", go_on, methods=["POST"]),
    Route("/import", import_page, methods=["GET"]),
    Route("/import", bring_in, methods=["POST"]),
]
