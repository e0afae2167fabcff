"""Pieces cut out of a table's page, to be shown elsewhere: drawn by the same templates, so that they stay as
the table is. A piece keeps its classes and those of what it stood in, and nothing that can be pressed or found:
of what is folded the page has to see to that (`inert`), as it is drawn by what it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

from markupsafe import Markup, escape

_VOID = frozenset({"img", "input", "br", "hr", "link", "meta"})
_SHAPES = frozenset({"use", "path", "circle", "rect", "line", "polyline", "ellipse"})
_KEPT = (
    "class",
    "src",
    "alt",
    "width",
    "height",
    "href",
    "viewBox",
    "viewbox",
    "d",
    "x",
    "y",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "transform",
    "preserveaspectratio",
    "max",
    "value",
    "open",
)
_ONLY = {"href": "use", "max": "progress", "value": "progress", "open": "details"}  # kept of these
_LEFT_OUT = frozenset({"zoom", "sheet", "sr"})  # by their classes
_PLAIN = {"button": "span", "a": "span", "form": "div"}


@dataclass
class Element:
    """An element of a page."""

    tag: str
    attributes: dict[str, str]
    outer: Element | None
    inner: list[Element | str] = field(default_factory=list)

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()

    def all(self) -> Iterator[Element]:
        yield self
        for one in self.inner:
            if isinstance(one, Element):
                yield from one.all()


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.at = self.root = Element("", {}, None)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Element(tag, {name: value or "" for name, value in attrs}, self.at)
        self.at.inner.append(node)
        if tag not in _VOID:
            self.at = node

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.at.inner.append(Element(tag, {name: value or "" for name, value in attrs}, self.at))

    def handle_endtag(self, tag: str) -> None:
        node: Element | None = self.at
        while node is not None and node.tag != tag:
            node = node.outer
        if node is not None and node.outer is not None:
            self.at = node.outer

    def handle_data(self, data: str) -> None:
        self.at.inner.append(data)


def read(html: str) -> Element:
    """The elements of a page."""
    reader = _Reader()
    reader.feed(html)
    return reader.root


def cut(page: Element, fits: Callable[[Element], bool]) -> Markup | None:
    """The first element that fits, within empty shells of what it stood in; nothing if none does."""
    found = next((node for node in page.all() if fits(node)), None)
    if found is None:
        return None
    html, outer = _written(found), found.outer
    while outer is not None and outer.tag not in ("", "body", "html"):
        html = f'<div class="shell {escape(outer.attributes.get("class", ""))}">{html}</div>'
        if outer.attributes.get("id") == "frame":
            break
        outer = outer.outer
    return Markup(html)


def _written(node: Element | str) -> str:
    if isinstance(node, str):
        return str(escape(node))
    if _LEFT_OUT & {*node.classes} or node.tag == "kbd":
        return ""
    tag = _PLAIN.get(node.tag, node.tag)
    kept = [
        f' {name}="{escape(node.attributes[name])}"'
        for name in _KEPT
        if name in node.attributes and _ONLY.get(name, node.tag) == node.tag
    ]
    inside = "".join(map(_written, node.inner))
    if not inside and tag in _SHAPES:
        return f"<{tag}{''.join(kept)}/>"
    return f"<{tag}{''.join(kept)}>" + ("" if tag in _VOID else f"{inside}</{tag}>")
