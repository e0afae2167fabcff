"""What pages are made of besides the table: styles, scripts, pictures, cards and words in full."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fiendish.bots.cast import characters
from fiendish.games import FOLDER
from fiendish.server.refusal import Refused
from fiendish.web.art import NoPicture, favicon
from fiendish.web.art.face import face
from fiendish.web.library import books, render_card, render_word
from fiendish.web.page import picture as card_picture

_KINDS = {".css": "text/css", ".js": "text/javascript"}
_SVG = "image/svg+xml"
_HTML = "text/html"
_DAY = "public, max-age=86400"  # pictures hardly ever change
_ASK = "no-cache"  # may be kept, but a new version has to show at once: ask whether it is the same


@cache
def _static() -> dict[str, tuple[bytes, str]]:
    """All style sheets and scripts by name, with their kind."""
    folder = files("fiendish.web") / "static"
    found = {
        one.name: (one.read_bytes(), kind)
        for one in folder.iterdir()
        for ending, kind in _KINDS.items()
        if one.name.endswith(ending)
    }
    for style in FOLDER.glob("*/outside/board.css"):
        found[f"{style.parent.parent.name}.css"] = style.read_bytes(), _KINDS[".css"]
    return found


async def static(request: Request) -> Response:
    found = _static().get(request.path_params["name"])
    if found is None:
        raise Refused(404, "no-file", "there is no such file", allowed=", ".join(sorted(_static())))
    return _file(request, *found, _ASK)


async def picture(request: Request) -> Response:
    """The art of a card."""
    game, card = request.path_params["game"], request.path_params["card"]
    try:
        text = card_picture(game, card)
    except (NoPicture, LookupError, ValueError):
        raise Refused(404, "no-picture", "there is no such card") from None
    return _file(request, text.encode(), _SVG, _DAY)


async def portrait(request: Request) -> Response:
    """The face of a bot's character."""
    found = characters().get(request.path_params["name"])
    if found is None:
        raise Refused(404, "no-picture", "there is nobody of that name")
    return _file(request, face(found.face).encode(), _SVG, _DAY)


async def icon(request: Request) -> Response:
    """Of the browser's tab; with a mark where it is the reader's turn."""
    marked = favicon(marked="turn" in request.query_params)
    return _file(request, marked.encode(), _SVG, _DAY)


async def card(request: Request) -> Response:
    """A card in full, shown where it is named."""
    return _piece(request, "card", render_card)


async def word(request: Request) -> Response:
    """A word or sign of a game, shown where it stands."""
    return _piece(request, "word", render_word)


def _piece(request: Request, kind: str, render: Callable[[str, str], str | None]) -> Response:
    """A piece of a page about one thing of a game."""
    game = request.path_params["game"]
    if game not in books():
        raise Refused(404, "no-game", "there is no such game", allowed=", ".join(books()))
    found = render(game, request.path_params[kind])
    if found is None:
        raise Refused(404, f"no-{kind}", f"there is no such {kind}", allowed=f"/{kind}s/{game}")
    return _file(request, found.encode(), _HTML, _ASK)


def _file(request: Request, data: bytes, kind: str, keep: str) -> Response:
    """Something that is the same for everybody; whoever has it already is told only that."""
    tag = f'W/"{hashlib.blake2b(data, digest_size=9).hexdigest()}"'
    headers = {"cache-control": keep, "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(data, media_type=kind, headers=headers)


ROUTES = [
    Route("/static/{name}", static, methods=["GET"]),
    Route("/art/favicon.svg", icon, methods=["GET"]),
    Route("/art/faces/{name}.svg", portrait, methods=["GET"]),
    Route("/art/{game}/{card}.svg", picture, methods=["GET"]),
    Route("/cards/{game}/{card}", card, methods=["GET"]),
    Route("/words/{game}/{word}", word, methods=["GET"]),
]
