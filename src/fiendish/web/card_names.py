"""Names of cards in sentences: each opens its card where it stands (`static/read.js`).

Lines of the log say which cards they speak of. Questions and options name one at most, so that the other
names are found by their words; a name that several cards of a game share is left alone then, and so is one that
is part of a place's name. Texts written for a page have what they name between asterisks (`starred`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection
from functools import cache, lru_cache
from typing import NamedTuple

from markupsafe import Markup, escape

from fiendish import games, prose
from fiendish.web import boards, snippets
from fiendish.web.words import words_of

Naming = Callable[[str, str], Markup]
"""From a card's id and name to what stands on the page."""

_TEXTS = 20_000  # kept as HTML
_STARRED = re.compile(r"\*(.+?)\*")


class UnknownName(ValueError):
    """What a text names between asterisks, and the game does not know."""


class _Names(NamedTuple):
    """The names of a game: what finds one, and the card of each that belongs to one card alone."""

    pattern: re.Pattern[str]
    whose: dict[str, str]


@cache
def cards(game: str) -> frozenset[str]:
    """The ids of all cards of a game."""
    return frozenset(face.id for face in games.find(game).faces)


@cache
def _names(game: str) -> _Names:
    known = {id: name for id, name in boards.find(game).names.items() if id in cards(game)}
    times = Counter(known.values())
    if not times:
        return _Names(re.compile("(?!)"), {})
    named = {*times, *prose.find(game).places}
    longest_first = sorted(named, key=len, reverse=True)
    begins = "".join(re.escape(one) for one in sorted({name[0] for name in named}))
    pattern = rf"(?<!\w)(?=[{begins}])(?:{'|'.join(map(re.escape, longest_first))})(?!\w)"
    return _Names(re.compile(pattern), {name: id for id, name in known.items() if times[name] == 1})


def bold(card: str, called: str) -> Markup:
    """Names where nothing opens."""
    return Markup("<b>{}</b>").format(called)


def link(game: str, folder: str) -> Naming:
    """Names as links, where links may stand."""
    return snippets.namer(folder, game, cards(game))


@lru_cache(_TEXTS)
def found(text: str, game: str, card: str, name: Naming) -> Markup:
    """A text, safe for a page, with the cards that it names; `card` is one of which it certainly speaks."""
    names = _names(game)
    mine = boards.find(game).names.get(card, "") if card in cards(game) else ""
    pieces, at = [], 0
    for match in names.pattern.finditer(text):
        called = match[0]
        id = card if called == mine else names.whose.get(called, "")
        if id:
            pieces += [str(escape(text[at : match.start()])), str(name(id, called))]
            at = match.end()
    return Markup("".join([*pieces, str(escape(text[at:]))]))


# -- between asterisks ---------------------------------------------------------------------------


class _Known(NamedTuple):
    """All that a text may name: cards by their names, words, and what is only a name."""

    cards: dict[str, list[str]]
    words: dict[str, str]
    names: frozenset[str]


@cache
def _known(game: str) -> _Known:
    board, cards_by_name = prose.find(game), dict[str, list[str]]()
    for id, name in boards.find(game).names.items():
        if id in cards(game):
            cards_by_name.setdefault(name, []).append(id)
    words = {one.word: one.id for one in words_of(game).values()}
    return _Known(
        cards_by_name, words, frozenset([*(name for _, name in board.catalogue), *board.places])
    )


def starred(text: str, game: str, name: Naming, mine: Collection[str] = ()) -> Markup:
    """A text, safe for a page: each name between asterisks opens what it names, if there is one such thing.

    `mine` are the cards that are meant where several have the same name.
    """
    known, pieces = _known(game), []
    for n, piece in enumerate(_STARRED.split(text)):
        ids = known.cards.get(piece, [])
        meant = [id for id in ids if id in mine] or ids
        if not n % 2:
            pieces.append(escape(piece))
        elif len(meant) == 1:
            pieces.append(name(meant[0], piece))
        elif piece in known.words:
            pieces.append(_word(game, known.words[piece], piece))
        elif ids or piece in known.names:
            pieces.append(Markup("<b>{}</b>").format(piece))
        else:
            raise UnknownName(f"nothing is called {piece!r}")
    return Markup("").join(pieces)


def _word(game: str, id: str, word: str) -> Markup:
    return Markup('<a class="word" href="/words/{}#{}">{}</a>').format(game, id, word)


def names_a_card(text: str, game: str) -> bool:
    """Whether a text names a card between asterisks."""
    return any(piece in _known(game).cards for piece in _STARRED.findall(text))
