"""Guides: how to play as one side, on half a page. `games/GAME/outside/guides/SIDE.toml`, `PACK/guides/SIDE.toml`.

Everything that a guide names is checked when it is read: names, rules, cards, aims. Its checklist is filled
from a view (`at_table`), so that it tells each reader only what that reader may see.
How to write one: docs/write-a-guide.md.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from markupsafe import Markup

from fiendish import games
from fiendish.ledger import read_all
from fiendish.prose import aims
from fiendish.prose.aims import Stand
from fiendish.web import boards, card_names
from fiendish.web.art import NoPicture, card_style
from fiendish.web.art.cards import art_table
from fiendish.web.card_names import UnknownName
from fiendish.web.sides import picture_of, setting_of

MOST = 220  # words: a guide stands beside the table
TURNS = 3  # that a guide leads through
LONGEST_SIGN = 5  # characters


class BadGuide(ValueError):
    """A guide that cannot be right: which one, and why."""


class _Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    say: str
    aim: str


class _Statement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    say: str
    rule: str = ""


class _SignedStatement(_Statement, frozen=True, forbid_unknown_fields=True):
    sign: str = ""


class _Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    row: list[_SignedStatement]


class _Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    why: str


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file of a guide says."""

    line: str
    rule: str  # of the objective
    turns: list[str]
    source: _Source
    card: list[_Card]
    mistake: list[_Statement]
    win: list[_Condition] = []  # all of them win
    way: list[_Condition] = []  # each of them wins
    title: str = ""  # where the guide is not of a side of the game
    picture: str = ""


class WayToWin(NamedTuple):
    say: Markup
    aim: str


class Statement(NamedTuple):
    say: Markup
    rule: str
    sign: str = ""


class KeyCard(NamedTuple):
    """A card that matters."""

    id: str
    name: str
    why: Markup


class Guide(NamedTuple):
    """A guide as it stands on its page, its words safe for one."""

    game: str
    side: str
    title: str
    picture: str
    line: Markup
    rule: str
    each: bool  # each of its conditions wins by itself
    conditions: list[WayToWin]
    source: str
    statements: list[Statement]
    cards: list[KeyCard]
    mistakes: list[Statement]
    turns: list[Markup]
    words: int

    @property
    def address(self) -> str:
        return f"/guides/{self.game}/{self.side}"


# -- reading -------------------------------------------------------------------------------------


@cache
def guides_of(game: str) -> dict[str, Guide]:
    """The guides of a game by their sides, in the order of its gallery, then those of its packs."""
    found: dict[str, Guide] = {}
    for number, folder in enumerate(games.folders(game)):
        here = folder / "guides" if number else folder / "outside" / "guides"
        for path in sorted(here.glob("*.toml")):
            if path.stem in found:
                raise BadGuide(f"{game}/{path.stem}: there are two guides of that side")
            found[path.stem] = read(path.read_text("utf-8"), game, path.stem)
    first = [side for side in _sides(game) if side in found]
    return {side: found[side] for side in dict.fromkeys([*first, *found])}


def read(text: str, game: str, side: str) -> Guide:
    """The guide in a file, checked; `BadGuide` says what is wrong with it."""
    here = f"{game}/{side}"
    try:
        told = msgspec.toml.decode(text, type=_File)
    except ValueError as error:
        raise BadGuide(f"{here}: {error}") from None
    title, picture = _who(here, game, side, told)
    name, mine = card_names.link(game, "/cards"), _cards_of(game, side)

    def say(words: str) -> Markup:
        try:
            return card_names.starred(words, game, name, mine)
        except UnknownName as error:
            raise BadGuide(f"{here}: {error}") from None

    words = sum(len(say(one).striptags().split()) for one in _texts(told))
    _check(here, game, told)
    if words > MOST:
        raise BadGuide(f"{here}: {words} words are too many beside a table; at most {MOST}")
    cards = boards.find(game).names
    return Guide(
        game=game,
        side=side,
        title=title,
        picture=picture,
        line=say(told.line),
        rule=told.rule,
        each=bool(told.way),
        conditions=[WayToWin(say(one.say), one.aim) for one in (*told.win, *told.way)],
        source=told.source.title,
        statements=[Statement(say(one.say), one.rule, one.sign) for one in told.source.row],
        cards=[KeyCard(one.id, cards[one.id], say(one.why)) for one in told.card],
        mistakes=[Statement(say(one.say), one.rule) for one in told.mistake],
        turns=[say(one) for one in told.turns],
        words=words,
    )


def _texts(told: _File) -> Iterable[str]:
    """All that counts as its words."""
    yield told.line
    yield told.source.title
    yield from (one.say for one in (*told.win, *told.way))
    yield from (one.say for one in (*told.source.row, *told.mistake))
    yield from (one.why for one in told.card)
    yield from told.turns


@cache
def _sides(game: str) -> dict[str, str]:
    """The sides of a game and their names; a game may have none."""
    found = setting_of(games.find(game))
    return dict(found[1].among) if found is not None else {}


def _cards_of(game: str, side: str) -> Collection[str]:
    """The cards that are meant where those of several sides have the same name."""
    group = art_table(game).groups.get(side)
    return group.glyphs if group is not None else ()


def _who(here: str, game: str, side: str, told: _File) -> tuple[str, str]:
    """Name and picture of what the guide is about."""
    sides = _sides(game)
    if sides and side not in sides:
        raise BadGuide(f"{here}: there is no side {side!r}; there is: {', '.join(sides)}")
    title, picture = told.title or sides.get(side, ""), told.picture or picture_of(game, side)
    if not title:
        raise BadGuide(f"{here}: it has no title")
    try:
        card_style(game, picture)
    except NoPicture as error:
        raise BadGuide(f"{here}: {error}") from None
    return title, picture


def _check(here: str, game: str, told: _File) -> None:
    if told.win and told.way:
        raise BadGuide(f"{here}: either all conditions win (win), or each does (way)")
    known = aims.find(game)
    for one in (*told.win, *told.way):
        if known is None or one.aim not in known.aims:
            there = ", ".join(known.aims) if known is not None else ""
            raise BadGuide(f"{here}: there is no aim {one.aim!r}; there is: {there or 'none'}")
    statements = (*told.source.row, *told.mistake)
    rules = {rule.id for one in read_all() if one.game == game for rule in one.rules}
    for rule in (told.rule, *(one.rule for one in statements)):
        if rule and rules and rule not in rules:
            raise BadGuide(f"{here}: there is no rule {rule}")
    cards = card_names.cards(game)
    for card in told.card:
        if card.id not in cards:
            raise BadGuide(f"{here}: there is no card {card.id!r}")
    for statement in statements:
        if not statement.rule and not card_names.names_a_card(statement.say, game):
            raise BadGuide(
                f"{here}: {statement.say!r} names neither its rule nor a card that says so"
            )
    for statement in told.source.row:
        if len(statement.sign) > LONGEST_SIGN:
            raise BadGuide(
                f"{here}: the sign {statement.sign!r} is too long; at most {LONGEST_SIGN}"
            )
    if len(told.turns) != TURNS:
        raise BadGuide(f"{here}: it has to lead through {TURNS} turns")


# -- at a table ----------------------------------------------------------------------------------


class SideAt(NamedTuple):
    """A guide at a table: whose it is (-1: everybody's), and how its aims stand for that seat."""

    seat: int
    guide: Guide
    stands: list[tuple[str, Stand]]


def at_table(view: Any) -> list[SideAt]:
    """The guides that concern a table, the reader's own first; worked out from the reader's view alone."""
    guides, known = guides_of(view.game), aims.find(view.game)
    if known is None:
        return [SideAt(-1, guide, []) for guide in guides.values()]
    first = view.reader or 0
    seats = [(first + n) % view.seats for n in range(view.seats)]
    return [
        SideAt(seat, guide, _stands(view, seat, guide, known))
        for seat in seats
        for side in known.sides(view, seat)
        if (guide := guides.get(side)) is not None
    ]


def _stands(view: Any, seat: int, guide: Guide, known: aims.Aims) -> list[tuple[str, Stand]]:
    return [(one.aim, known.aims[one.aim](view, seat)) for one in guide.conditions]


def pips(stand: Stand) -> Sequence[bool]:
    """A count as dots, full ones first; nothing if it is not counted."""
    return [n < stand.have for n in range(stand.of)]
