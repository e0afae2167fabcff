"""The smallest pieces of a page, each made once: a seat's mark, the link to a rule, a picture.

They stand on a page a hundred times; as macros of the templates they took a third of its time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from markupsafe import Markup, escape

from fiendish.engine.game import LETTERS

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
