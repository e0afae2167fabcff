"""The smallest pieces of a page, each made once: a seat's mark, the link to a rule, a picture.

They stand on a page a hundred times; as macros of the templates they took a third of its time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from markupsafe import Markup, escape

from fiendish.engine.game import LETTERS
from fiendish.web import words

_KEPT = 4096  # rules and cards of a game, and some room for names that do not exist


@cache
def mark(seat: int) -> Markup:
    """The shape, colour and letter of a seat."""
    return Markup(
        f'<svg class="mark" role="img" aria-label="{LETTERS[seat]}"><use href="#s{seat}"/></svg>'
    )


@cache
def ruler(folder: str, game: str) -> Callable[[str], Markup]:
    """What makes the link to a rule of a game; nothing for no rule."""

    @lru_cache(_KEPT)
    def rule(number: str) -> Markup:
        if not number:
            return Markup("")
        return Markup(
            f'<a class="rule" href="{escape(folder)}/{game}#{escape(number)}">{escape(number)}</a>'
        )

    return rule


@cache
def artist(folder: str, game: str) -> Callable[[str], Markup]:
    """What makes the picture of a card. It says nothing that the words beside it do not say."""

    @lru_cache(_KEPT)
    def art(card: str) -> Markup:
        source = f"{escape(folder)}/{game}/{escape(card)}.svg"
        return Markup(f'<img src="{source}" alt="" loading="lazy" draggable="false">')

    return art


@cache
def namer(folder: str, game: str, known: frozenset[str]) -> Callable[[str, str], Markup]:
    """What makes the name of a card a link to it, opened in place by `static/read.js`."""

    @lru_cache(_KEPT)
    def name(card: str, called: str) -> Markup:
        if card not in known:
            return Markup("<b>{}</b>").format(called)
        return Markup(
            f'<a class="card-name" href="{escape(folder)}/{game}#{escape(card)}">{escape(called)}</a>'
        )

    return name


@cache
def within(card: str, called: str) -> Markup:
    """The name of a card within a button, where no link can be: its script finds the card by its id."""
    return Markup(f'<span class="card-name" data-card="{escape(card)}">{escape(called)}</span>')


@cache
def explainer(folder: str, game: str) -> Callable[[str], Markup]:
    """What makes a word of the game a link to what it means, if it is one of its words."""

    @lru_cache(_KEPT)
    def explain(word: str) -> Markup:
        id = words.called(game, word)
        if not id:
            return escape(word)
        return Markup(f'<a href="{escape(folder)}/{game}#{id}">{escape(word)}</a>')

    return explain


@cache
def signer(game: str) -> Callable[[str], Markup]:
    """What says, as an attribute, that a sign of the table is the one of that name, if there is one."""

    @lru_cache(_KEPT)
    def sign(word: str) -> Markup:
        id = words.called(game, word)
        return Markup(f' data-word="{id}"' if id else "")

    return sign


@cache
def tiler(folder: str, art_at: str, game: str) -> Callable[[str, str], Markup]:
    """What makes a small card of a pile: a picture and a name, opened in place like any name."""
    art = artist(art_at, game)

    @lru_cache(_KEPT)
    def tile(card: str, called: str) -> Markup:
        address = f"{escape(folder)}/{game}#{escape(card)}"
        return Markup(f'<li><a href="{address}">{art(card)}<span>{escape(called)}</span></a></li>')

    return tile
