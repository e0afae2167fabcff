"""Pages with links: to watch, to look back, to go on at another device."""

from __future__ import annotations

import segno
from markupsafe import Markup

from fiendish.engine.game import Game
from fiendish.web.page import environment


def render_share(
    game: Game,
    *,
    home: str,
    watch: str,
    replay: str,
    at: int | None,
    over: bool,
    renew: bool,
    only_here: bool,
) -> str:
    """Links that open a table to whoever has them; without an address the table has none yet."""
    return (
        environment()
        .get_template("share.html")
        .render(
            title=game.title,
            home=home,
            watch=watch,
            replay=replay,
            at=at,
            over=over,
            renew=renew,
            only_here=only_here,
        )
    )


def render_device(table: str, link: str, name: str, *, minutes: int, only_here: bool) -> str:
    """A link that makes another device its opener's as well."""
    return (
        environment()
        .get_template("device.html")
        .render(
            table=table, link=link, code=code(link), name=name, minutes=minutes, only_here=only_here
        )
    )


def render_go_on(name: str, link: str, before: str) -> str:
    """On the other device: one button; `before` is who this browser was until now."""
    return environment().get_template("go_on.html").render(name=name, link=link, before=before)


def code(text: str) -> Markup:
    """A QR code of a text, dark on light whatever the colours of the page are."""
    drawn = segno.make(text, error="m", micro=False)
    svg = drawn.svg_inline(
        scale=4, border=4, dark="#000", light="#fff", svgclass="code", omitsize=True
    )
    return Markup(svg)
