"""How roles look: the palette *Midnight Print*, and lines turned into what Textual draws."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from textual.color import Color
from textual.content import Content
from textual.content import Span as Stretch
from textual.style import Style

from fiendish.prose.text import Line, Span

SEATS = ("#FF6B57", "#4CC3F0", "#B5D94C", "#B892FF")

_LOOKS = {
    "head": {"background": "#212745"},
    "body": {"background": "#1B203A"},
    "title": {"background": "#2C345C", "foreground": "#F5F0E2"},
    "paper": {"background": "#F5EDDA", "foreground": "#1C1A28"},
    "muted": {"foreground": "#B3B8D6"},
    "tag": {"foreground": "#B3B8D6"},
    "good": {"foreground": "#63DBA6"},
    "bad": {"foreground": "#FF8A78"},
    "gold": {"foreground": "#FFC93C"},
    "hot": {"foreground": "#FF8A5C"},
    "token": {"foreground": "#63DBA6"},
    "action": {"foreground": "#D9A6FF"},
    "buried": {"foreground": "#D8B978"},
    "mob": {"foreground": "#FFB59A"},
    "steel": {"foreground": "#5A66A0"},
    "green": {"foreground": "#2FA37B"},
    "blue": {"foreground": "#6D88E0"},
    "brown": {"foreground": "#B98557"},
    "green-text": {"foreground": "#63DBA6"},
    "blue-text": {"foreground": "#9DB2FF"},
    "brown-text": {"foreground": "#E0B088"},
    "mob-ground": {"background": "#8F322E", "foreground": "#FFF1D6"},
    "ops-ground": {"background": "#2F4A9C", "foreground": "#F5F0E2"},
    "new": {"foreground": "#F5F0E2"},
    "old": {"foreground": "#8E95BC"},
    "rule": {"foreground": "#7F88B8"},
    "faint": {"foreground": "#394270"},
    "paper-rule": {"background": "#1C1A28", "foreground": "#F5EDDA"},
    "seat-1-plate": {"background": "#1C1A28", "foreground": "#FFC93C"},
    **{
        f"seat{number}-plate": {"background": colour, "foreground": "#1C1A28"}
        for number, colour in enumerate(SEATS)
    },
    **{f"seat{number}": {"foreground": colour} for number, colour in enumerate(SEATS)},
}


@cache
def style(roles: str, pick: str = "") -> Style:
    """The look of a span with these roles; later roles give way to earlier ones."""
    looks: dict[str, str] = {}
    names = roles.split()
    for name in names:
        looks = {**_LOOKS.get(name, {}), **looks}
    if "off" in names:
        looks = {"background": "#2B1020", "foreground": "#B58C98"}
    found = Style(
        background=Color.parse(looks["background"]) if "background" in looks else None,
        foreground=Color.parse(looks["foreground"]) if "foreground" in looks else None,
        bold=True if "strong" in names else None,
    )
    return found + Style.from_meta({"pick": pick}) if pick else found


def paint(lines: Iterable[Sequence[Span]]) -> Content:
    """The lines as one text for a widget; clicks find a span's pick in its style."""
    texts: list[str] = []
    stretches = []
    at = 0
    for number, spans in enumerate(lines):
        if number:
            texts.append("\n")
            at += 1
        for span in spans:
            if span.roles or span.pick:
                stretches.append(Stretch(at, at + len(span.text), style(span.roles, span.pick)))
            texts.append(span.text)
            at += len(span.text)
    return Content("".join(texts), stretches)


def with_role(spans: Line, role: str) -> Line:
    """The line with one more role on every span."""
    return tuple(span._replace(roles=f"{span.roles} {role}".strip()) for span in spans)
