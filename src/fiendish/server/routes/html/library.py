"""The rules, the cards and the words of all games; how to play them, and guides."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from fiendish.server.refusal import Refused
from fiendish.server.routes.common import html_page
from fiendish.web.guide import guides_of
from fiendish.web.guide_page import render_guide
from fiendish.web.howto import has, render_howto
from fiendish.web.library import (
    LONGEST,
    CitedLedger,
    books,
    cards_of,
    render_all_rules,
    render_cards,
    render_rule,
    render_rules,
    render_words,
)
from fiendish.web.shelves import shelves_of


async def all_rules(request: Request) -> Response:
    return html_page(request, render_all_rules(_query(request)))


async def rules(request: Request) -> Response:
    """The ledger of a game, every rule with its id as an anchor."""
    return html_page(request, render_rules(_book(request), _query(request)))


async def rule(request: Request) -> Response:
    """One rule, by an address that stays; an id in small letters finds it too."""
    book, wanted = _book(request), request.path_params["rule"]
    found = book.ledger.find(wanted[:20])
    if found is None:
        first, last = book.ledger.rules[0].id, book.ledger.rules[-1].id
        raise Refused(404, "no-rule", "there is no such rule", allowed=f"{first} to {last}")
    if found.id != wanted:
        return RedirectResponse(f"/rules/{book.game}/{found.id}", 301)
    return html_page(request, render_rule(book, found))


async def cards(request: Request) -> Response:
    """Every card of a game, or (`of`) those of one Villain or faction."""
    game, of = _book(request).game, request.query_params.get("of", "")
    if of and not shelves_of(game, of):
        allowed = ", ".join(dict.fromkeys(card.shelf for card in cards_of(game)))
        raise Refused(404, "no-cards", f"there are no cards of {of[:40]!r}", allowed=allowed)
    return html_page(request, render_cards(game, _query(request), of))


async def words(request: Request) -> Response:
    """The words and signs of a game."""
    return html_page(request, render_words(_book(request).game))


async def how_to_play(request: Request) -> Response:
    """A game on one page."""
    game = _book(request).game
    if not has(game):
        raise Refused(
            404, "no-page", "there is no such page for this game", allowed=f"/rules/{game}"
        )
    return html_page(request, render_howto(game))


async def guides(request: Request) -> Response:
    """The guides of a game stand on the page of how to play it."""
    return RedirectResponse(f"/how-to-play/{_book(request).game}#guides", 303)


async def guide(request: Request) -> Response:
    """How to play as one side."""
    game = _book(request).game
    found = guides_of(game).get(request.path_params["side"])
    if found is None:
        there = ", ".join(guides_of(game)) or f"/rules/{game}"
        raise Refused(404, "no-guide", "there is no such guide", allowed=there)
    return html_page(request, render_guide(found))


def _book(request: Request) -> CitedLedger:
    book = books().get(request.path_params["game"])
    if book is None:
        raise Refused(404, "no-game", "there is no such game", allowed=", ".join(books()))
    return book


def _query(request: Request) -> str:
    query = " ".join(request.query_params.get("q", "").split())
    if len(query) > LONGEST:
        allowed = f"{LONGEST} characters"
        raise Refused(400, "bad-search", "that is too long to be searched for", allowed=allowed)
    return query


ROUTES = [
    Route("/rules", all_rules, methods=["GET"]),
    Route("/rules/{game}", rules, methods=["GET"]),
    Route("/rules/{game}/{rule}", rule, methods=["GET"]),
    Route("/cards/{game}", cards, methods=["GET"]),
    Route("/words/{game}", words, methods=["GET"]),
    Route("/how-to-play/{game}", how_to_play, methods=["GET"]),
    Route("/guides/{game}", guides, methods=["GET"]),
    Route("/guides/{game}/{side}", guide, methods=["GET"]),
]
