"""Pages of tables for the tests: made at many moments of random games, and read strictly."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from random import Random
from typing import Any

import fiendish
from fiendish.engine.table import Table
from fiendish.games import find, names
from fiendish.web.page import Links, TablePage, Undo, render_frame, render_table
from fiendish.web.text import render_text

LINKS = Links(move="/t/1/move", undo="/t/1/undo", text="/t/1/text")
NAMES = ["Ines", "Mirek", "Bot <b>Gror</b>", "Hana & \"Co\" 'x'"]
GAMES = names()
CASES = [(game, seats) for game in GAMES for seats in find(game).seats]

_VOID = {"meta", "link", "input", "img", "br", "hr", "use", "path", "circle", "rect", "line"}
_IN_BUTTON = {
    "span",
    "b",
    "i",
    "em",
    "strong",
    "small",
    "kbd",
    "img",
    "svg",
    "use",
    "path",
    "circle",
}


class Read(HTMLParser):
    """A page taken apart; what a browser would have to guess about is an error."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.text: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"an attribute twice: {tag} {names}"
        inside = self.open[self.open.index("button") + 1 :] if "button" in self.open else None
        if inside is not None and "svg" not in inside:
            assert tag in _IN_BUTTON, f"{tag} within a button"
        if tag in ("form", "a", "label"):
            assert tag not in self.open, f"{tag} within {tag}"
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in _VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert "svg" in self.open, f"<{tag}/> outside of SVG"
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> too many"
        assert self.open.pop() == tag, f"</{tag}> in the wrong place"

    def handle_data(self, data: str) -> None:
        assert "<" not in data or "Gror" in data
        self.text.append(data)

    def all(self, tag: str, **wanted: str) -> list[dict[str, str]]:
        return [
            attrs
            for name, attrs in self.elements
            if name == tag and all(attrs.get(key) == value for key, value in wanted.items())
        ]

    def values(self, attribute: str) -> list[str]:
        return [attrs[attribute] for _, attrs in self.elements if attribute in attrs]

    @property
    def words(self) -> str:
        return " ".join(" ".join(self.text).split())


def part(text: str, opening: str, closing: str = "</section>") -> str:
    """The piece of a page between two marks."""
    start = text.index(opening)
    return text[start : text.index(closing, start)]


def words(text: str, opening: str, closing: str = "</section>") -> str:
    """What can be read in the element with that mark."""
    start = text.rindex("<", 0, text.index(opening) + 1)
    return Read(part(text[start:], "<", closing) + closing).words


def id_of(text: str, index: int) -> str:
    """The id of the button of an option."""
    [button] = Read(text).all("button", name="choice", value=str(index))
    return button["id"]


def page(table: Table, reader: int | None, frame: bool = False, **more: Any) -> str:
    """The page of a table as the server would make it for one reader."""
    undo = None
    if reader is not None:
        why_not = table.why_not_undo(reader)
        undo = Undo(free=True) if why_not is None else Undo(
            free=False, why_not=why_not.text, rule=why_not.rule
        )  # fmt: skip
    render = render_frame if frame else render_table
    values = {"links": LINKS, "seq": len(table.record), "command": "c-1", "undo": undo, **more}
    names = NAMES[: table.state.seats]
    return render(TablePage(table.view(reader), table.log(reader, -40), names, **values))


def as_text(table: Table, reader: int | None, **more: Any) -> str:
    """The same table as text."""
    names = NAMES[: table.state.seats]
    sheet = TablePage(table.view(reader), table.log(reader, -40), names, links=LINKS, **more)
    return render_text(sheet)


def world_page(world: Table, reader: int | None) -> str:
    """The page of a sampled world, which has no past to take back."""
    names = NAMES[: world.state.seats]
    return render_table(TablePage(world.view(reader), world.log(reader, -30), names, links=LINKS))


def moments(game: str, seats: int, seed: str, every: int, most: int = 8) -> Iterator[Any]:
    """A random game, seen now and then, so many times."""
    chance = Random(f"{game} {seats} {seed}")
    table = fiendish.new(game, seats=seats, seed=seed)
    seen = 0
    while (question := table.question) is not None:
        if len(table.moves) % every == 0:
            seen += 1
            yield table
            if seen == most:
                return
        table.answer(chance.randrange(len(question.options)))
    yield table


def finished(game: str, seats: int) -> Any:
    """A random game at its end."""
    *_, last = moments(game, seats, "end", 1000, most=1000)
    return last
