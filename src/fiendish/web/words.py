"""The words and symbols of a game, each in one sentence with its rule: `games/GAME/outside/words.toml`.

Boards point at them with `data-word`, texts of cards by underlining what a word's `texts` name. They are
shown in place by `static/read.js`, and all together on a page of their own.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from typing import NamedTuple

from markupsafe import Markup, escape

from fiendish import games
from fiendish.ledger import read_all

_TEXTS = 8192  # of cards, kept as HTML
_FIELDS = {"word", "says", "rule", "texts"}


class Word(NamedTuple):
    """A word or symbol, what it says, and the rule behind it."""

    id: str
    word: str
    says: str
    rule: str
    texts: tuple[str, ...] = ()  # how cards say it; nothing: it is a sign of the board alone


class BadWords(ValueError):
    """A list of words that cannot be right."""


@cache
def words_of(game: str) -> dict[str, Word]:
    """The words of a game by their ids, in the order of its file; a game may have none."""
    path = games.FOLDER / game / "outside" / "words.toml"
    if not path.is_file():
        return {}
    rules = {rule.id for one in read_all() if one.game == game for rule in one.rules}
    return read(path.read_text("utf-8"), rules)


def read(text: str, rules: set[str]) -> dict[str, Word]:
    """The words in a file, each checked: nothing is missing, and its rule is one of the game's."""
    found = {}
    for id, table in tomllib.loads(text).items():
        if odd := table.keys() ^ _FIELDS & (table.keys() | _FIELDS - {"texts"}):
            raise BadWords(f"{id}: {', '.join(sorted(odd))} missing or not known")
        if rules and table["rule"] not in rules:
            raise BadWords(f"{id}: there is no rule {table['rule']}")
        texts = tuple(table.get("texts", ()))
        found[id] = Word(id, table["word"], table["says"], table["rule"], texts)
    return found


@cache
def _pattern(game: str) -> tuple[re.Pattern[str], dict[str, str]]:
    """What finds the words in a text of the game, and whose each of them is."""
    whose = {text.lower(): one.id for one in words_of(game).values() for text in one.texts}
    longest_first = sorted(whose, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", re.I), whose


@lru_cache(_TEXTS)
def underlined(text: str, game: str, folder: str) -> Markup:
    """A text, safe for a page, with the words of its game as links: each where it comes first."""
    pattern, whose = _pattern(game)
    if not whose:
        return escape(text)
    pieces, at, seen = [], 0, set[str]()
    for match in pattern.finditer(text):
        word = whose[match[0].lower()]
        if word in seen:
            continue
        seen.add(word)
        link = f'<a href="{escape(folder)}/{game}#{word}">{escape(match[0])}</a>'
        pieces += [str(escape(text[at : match.start()])), link]
        at = match.end()
    return Markup("".join([*pieces, str(escape(text[at:]))]))


@cache
def called(game: str, name: str) -> str:
    """The id of the word of that name; nothing if there is none."""
    return next((one.id for one in words_of(game).values() if one.word == name), "")
