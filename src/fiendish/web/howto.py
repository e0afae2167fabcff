"""How to play, on one page: goal, turn, end, words, with pieces of the real table.

What a game says is in its `outside/howto.toml`; every sentence has its rule, and the pieces are cut from the
table of a position, drawn by the game's own templates.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

import msgspec
from markupsafe import Markup

from fiendish import games
from fiendish.engine.positions.position import Position
from fiendish.ledger import read_all
from fiendish.lessons import lessons_of
from fiendish.web import card_names
from fiendish.web.cutting import Element, cut, read
from fiendish.web.guide import guides_of
from fiendish.web.page import Links, TablePage, draw, environment
from fiendish.web.words import Word, words_of

MOST = 350  # words of a page, those of its list of words not counted
_STYLES = re.compile(r'<link rel="stylesheet"[^>]*>')
_SIGNS = re.compile(r'<svg class="sprite".*?</svg>', re.DOTALL)


class Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence, and the rule that says so."""

    say: str
    rule: str
    title: str = ""


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    sentences: list[Sentence]
    cut: list[str] = []  # cards by id, or the first element of a class, as `.chip`
    shows: str = ""  # what is cut, for those who do not see it


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    position: str
    section: list[Section]
    words: list[str]  # of the game's `words.toml`


class BadHowTo(ValueError):
    """A page that cannot be right."""


class ShownSection(msgspec.Struct, frozen=True):
    """A section as it stands on the page."""

    title: str
    sentences: list[tuple[str, Markup, str]]  # title, words, rule
    pieces: list[Markup]
    shows: str


class HowTo(msgspec.Struct, frozen=True):
    game: str
    sections: list[ShownSection]
    words: list[Word]
    count: int  # its own words
    styles: Markup  # what the pieces need from the page on which they stand: style sheets,
    signs: Markup  # and the symbols that they refer to


class _Table(NamedTuple):
    """The table of the position, and where its cards are."""

    page: Element
    at: dict[str, list[str]]
    styles: Markup
    signs: Markup


def has(game: str) -> bool:
    """Whether the game has such a page."""
    return (games.folder(game) / "outside" / "howto.toml").is_file()


@cache
def howto(game: str) -> HowTo:
    """The page of a game, checked."""
    path = games.folder(game) / "outside" / "howto.toml"
    return read_howto(path.read_text("utf-8"), game)


def read_howto(text: str, game: str) -> HowTo:
    try:
        told = msgspec.toml.decode(text, type=_File)
        page = _table(told.position)
    except ValueError as error:
        raise BadHowTo(f"{game}: {error}") from None
    rules = {rule.id for one in read_all() if one.game == game for rule in one.rules}
    known = words_of(game)
    if missing := [id for id in told.words if id not in known]:
        raise BadHowTo(f"{game}: there is no word {missing[0]!r}")
    for section in told.section:
        for sentence in section.sentences:
            if rules and sentence.rule not in rules:
                raise BadHowTo(f"{game}, {section.title}: there is no rule {sentence.rule}")
    count = sum(
        len(f"{sentence.title} {sentence.say}".split())
        for one in told.section
        for sentence in one.sentences
    )
    if count > MOST:
        raise BadHowTo(f"{game}: {count} words are too many for one page; at most {MOST}")
    return HowTo(
        game=game,
        sections=[_told(game, section, page) for section in told.section],
        words=[known[id] for id in told.words],
        count=count,
        styles=page.styles,
        signs=page.signs,
    )


def _told(game: str, section: Section, page: _Table) -> ShownSection:
    name = card_names.link(game, Links().cards)
    return ShownSection(
        title=section.title,
        sentences=[(one.title, _named(one.say, game, name), one.rule) for one in section.sentences],
        pieces=[_piece(f"{game}, {section.title}", what, page) for what in section.cut],
        shows=section.shows,
    )


def _named(text: str, game: str, name: card_names.Naming) -> Markup:
    """A sentence with its names; each between asterisks is one that the game knows."""
    try:
        return card_names.starred(text, game, name)
    except card_names.UnknownName as error:
        raise BadHowTo(f"{game}: {error}") from None


def _table(position: str) -> _Table:
    """The table of a position as seat A sees it without being asked."""
    table = Position.read(position, games.find).table()
    state, game = table.state, table.game
    view = msgspec.structs.replace(table.view(0), decision=None)
    names = ["You", *(f"Player {'ABCD'[seat]}" for seat in range(1, state.seats))]
    at: dict[str, list[str]] = {}
    for handle in range(len(state.known)):
        if state.known[handle] & 1:
            at.setdefault(game.face(state, state.identity[handle]).id, []).append(f"h{handle}")
    html = draw("cut_from.html", TablePage(view, [], names, links=Links()))
    styles, signs = (Markup("").join(map(Markup, one.findall(html))) for one in (_STYLES, _SIGNS))
    return _Table(read(html), at, styles, signs)


def _piece(here: str, what: str, page: _Table) -> Markup:
    def fits(node: Element) -> bool:
        if what.startswith("."):
            return what[1:] in node.classes
        return node.attributes.get("id") in page.at.get(what, ())

    found = cut(page.page, fits)
    if found is None:
        raise BadHowTo(f"{here}: there is no {what!r} on the table of the position")
    return found


def render_howto(game: str) -> str:
    """The page of a game."""
    about = games.about(game)
    seats = games.find(game).seats
    lessons = lessons_of(game)
    return (
        environment()
        .get_template("howto.html")
        .render(
            game=game,
            about=about,
            seats=f"{min(seats)}–{max(seats)} players",
            weight=("", "light", "medium", "heavy")[about.weight],
            told=howto(game),
            others=[(one, games.about(one).title) for one in games.names() if has(one)],
            lesson=lessons[0] if lessons else None,
            guides=[*guides_of(game).values()],
        )
    )
