"""Pages with links: to watch a table, to look back at a moment, to go on at another device."""

from __future__ import annotations

from urllib.parse import urlencode

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from fiendish.games import find
from fiendish.server import sharing
from fiendish.server.live_table import LiveTable
from fiendish.server.policy import is_here
from fiendish.server.refusal import Refused
from fiendish.server.routes.common import (
    NothingForm,
    address,
    at_table,
    guest,
    html_page,
    keep_cookie,
    number_of,
    read_fields,
    service_of,
    some_guest,
)
from fiendish.server.routes.glance import glance_of
from fiendish.server.store import OPEN, OVER
from fiendish.web.share import render_device, render_go_on, render_share


class DeviceForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a link to another device."""

    link: str


# -- watching and looking back -------------------------------------------------------------------


async def share(request: Request) -> Response:
    """Links for everybody: to the table while it is played, to the replay, at a moment."""
    glance, player = await glance_of(request), await guest(request)
    row = glance.live.row
    if row.status == OPEN:
        return RedirectResponse(glance.home, 303)
    at = number_of(request, "at") if "at" in request.query_params else None
    eyes = request.query_params.get("eyes", "") if glance.over else ""
    moment = {} if at is None else {"at": str(at)}
    page = render_share(
        find(row.game),
        home=glance.home,
        watch="" if row.status == OVER else _link(request, glance.live, "", {}),
        replay=_link(request, glance.live, "/replay", moment | ({"eyes": eyes} if eyes else {})),
        at=at,
        over=glance.over,
        renew=not row.public and player is not None and player.id == row.owner,
        only_here=is_here(address(request).partition("//")[2]),
    )
    return html_page(request, page)


def _link(request: Request, live: LiveTable, under: str, query: dict[str, str]) -> str:
    """An address that opens a table to whoever has it; nothing for one that has no token yet."""
    row = live.row
    if not row.public:
        if not row.watch:
            return ""
        query = query | {"watch": row.watch}
    return f"{address(request)}/tables/{row.id}{under}{'?' if query else ''}{urlencode(query)}"


async def renew(request: Request) -> Response:
    """New links; the old ones open nothing any more."""
    player, at = await some_guest(request), await at_table(request)
    await read_fields(request, NothingForm)
    await sharing.renew_watch(service_of(request), at.live, player.id)
    return RedirectResponse(f"/tables/{at.live.row.id}/share", 303)


# -- another device ------------------------------------------------------------------------------


async def make_device_link(request: Request) -> Response:
    """A link, also as a code to be scanned, that makes another device the guest's as well."""
    player, at = await some_guest(request), await at_table(request)
    await read_fields(request, NothingForm)
    if not at.seats:
        raise Refused(403, "no-seat", "you have no seat at this table", allowed="look on")
    table, where = at.live.row, address(request)
    secret = await sharing.device_link(service_of(request), player, table.id)
    page = render_device(
        f"/tables/{table.id}",
        f"{where}/device?link={secret}",
        player.name,
        minutes=sharing.MINUTES,
        only_here=is_here(where.partition("//")[2]),
    )
    return html_page(request, page)


async def other_device(request: Request) -> Response:
    """What a link would do, and a button that does it: what only looks at links uses none up."""
    secret = request.query_params.get("link", "")
    player, table = await sharing.find_device(service_of(request), secret)
    before = await guest(request)
    if before is not None and before.id == player.id:
        return RedirectResponse(f"/tables/{table}", 303)
    return html_page(request, render_go_on(player.name, secret, before.name if before else ""))


async def go_on_here(request: Request) -> Response:
    """Be that guest in this browser as well."""
    form = await read_fields(request, DeviceForm)
    token, table = await sharing.use_device(service_of(request), form.link)
    response = RedirectResponse(f"/tables/{table}", 303)
    keep_cookie(request, response, token)
    return response


ROUTES = [
    Route("/tables/{table}/share", share, methods=["GET"]),
    Route("/tables/{table}/share", renew, methods=["POST"]),
    Route("/tables/{table}/device", make_device_link, methods=["POST"]),
    Route("/device", other_device, methods=["GET"]),
    Route("/device", go_on_here, methods=["POST"]),
]
