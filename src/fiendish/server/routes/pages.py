"""The front page."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiendish import bots
from fiendish.games import find, names
from fiendish.server import lobby
from fiendish.server.routes.common import guest, html_page, service_of
from fiendish.server.store import OVER
from fiendish.web.sheets import Going, render_home


async def home(request: Request) -> Response:
    """The games, and the reader's own tables."""
    player = await guest(request)
    going = []
    if player is not None:
        listed = await lobby.listing(service_of(request), player)
        going = [_going(one) for one in listed if one["seat"] is not None and one["status"] != OVER]
    games = [find(name) for name in names()]
    name = player.name if player is not None else ""
    return html_page(request, render_home(games, bots.names(), going, name))


def _going(table: dict[str, Any]) -> Going:
    others = [
        chair["name"] or f"{chair['bot'] or 'open'} bot"
        for chair in table["seats"]
        if chair["seat"] != table["seat"]
    ]
    return Going(
        address=f"/tables/{table['table']}",
        title=find(table["game"]).title,
        others=", ".join(others),
        mine=table["asked"] == table["seat"],
    )


ROUTES = [Route("/", home, methods=["GET"])]
