"""What pages are made of besides the table: styles, the script, pictures, rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from fiendish.games import names
from fiendish.ledger import Ledger, read_all
from fiendish.server.refusal import Refused
from fiendish.web.art import NoPicture, favicon
from fiendish.web.page import picture as card_picture
from fiendish.web.sheets import render_rules

_KINDS = {".css": "text/css", ".js": "text/javascript"}
_LASTING = {"cache-control": "public, max-age=3600"}


@cache
def _static() -> dict[str, tuple[bytes, str]]:
    """All style sheets and scripts by name, with their kind."""
    folder = files("fiendish.web") / "static"
    return {
        one.name: (one.read_bytes(), kind)
        for one in folder.iterdir()
        for ending, kind in _KINDS.items()
        if one.name.endswith(ending)
    }


async def static(request: Request) -> Response:
    found = _static().get(request.path_params["name"])
    if found is None:
        raise Refused(404, "no-file", "there is no such file", allowed=", ".join(sorted(_static())))
    return Response(found[0], media_type=found[1], headers=_LASTING)


async def picture(request: Request) -> Response:
    """The art of a card."""
    game, card = request.path_params["game"], request.path_params["card"]
    try:
        return _svg(card_picture(game, card))
    except (NoPicture, LookupError, ValueError):
        raise Refused(404, "no-picture", "there is no such card") from None


async def icon(request: Request) -> Response:
    return _svg(favicon())


def _svg(text: str) -> Response:
    return Response(text, media_type="image/svg+xml", headers=_LASTING)


@cache
def _ledgers() -> dict[str, Ledger]:
    return {ledger.game: ledger for ledger in read_all()}


async def rules(request: Request) -> Response:
    """The ledger of a game, every rule with its id as an anchor."""
    ledger = _ledgers().get(request.path_params["game"])
    if ledger is None:
        raise Refused(404, "no-game", "there is no such game", allowed=", ".join(names()))
    return HTMLResponse(render_rules(ledger))


ROUTES = [
    Route("/static/{name}", static, methods=["GET"]),
    Route("/art/favicon.svg", icon, methods=["GET"]),
    Route("/art/{game}/{card}.svg", picture, methods=["GET"]),
    Route("/rules/{game}", rules, methods=["GET"]),
]
