"""A guide as a page, which is also what stands beside a table: `static/panel.js` takes it from there."""

from __future__ import annotations

from fiendish import games
from fiendish.web.guide import Guide, guides_of
from fiendish.web.howto import has
from fiendish.web.page import environment
from fiendish.web.shelves import shelves_of


def render_guide(guide: Guide) -> str:
    """The page of a guide, with the ways to the others of its game."""
    game = guide.game
    return (
        environment()
        .get_template("guide.html")
        .render(
            game=game,
            about=games.about(game),
            guide=guide,
            others=[one for one in guides_of(game).values() if one.side != guide.side],
            howto=has(game),
            of=guide.title if shelves_of(game, guide.title) else "",
        )
    )
