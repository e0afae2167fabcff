"""Who the bots are at a table: a name, a face and a manner for each level.

Which of them sits where follows from the table and the seat alone, so that all pages agree. What they
say depends on nothing but who has won.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections import defaultdict
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from fiendish.bots import read

_TABLES = 4096  # seats of which is remembered who sits there


class Character(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who plays as well as a bot of that level, and no better."""

    name: str
    level: str
    hello: str
    won: str
    lost: str
    face: dict[str, str]

    @property
    def id(self) -> str:
        return self.name.lower()

    @property
    def title(self) -> str:
        """What must stand wherever the name is first seen."""
        return f"{self.level} bot"


@cache
def characters() -> dict[str, Character]:
    """All of them by id."""
    text = (files("fiendish.bots") / "cast.toml").read_text("utf-8")
    found = msgspec.convert(tomllib.loads(text)["character"], list[Character])
    return {one.id: one for one in found}


@cache
def _by_level() -> dict[str, list[Character]]:
    found: dict[str, list[Character]] = defaultdict(list)
    for one in characters().values():
        found[one.level].append(one)
    return found


@lru_cache(_TABLES)
def character(table: str, seat: int, bot: str) -> Character:
    """Who plays a seat at the table of that id, at the level of that bot.

    Each seat has its own, whoever sits in the others, so that nobody is called otherwise when one
    more becomes a bot.
    """
    level, _ = read(bot)

    def drawn(one: Character) -> bytes:
        return hashlib.sha256(f"{table} {one.id}".encode()).digest()

    able = sorted(_by_level()[level], key=drawn)
    return able[seat % len(able)]
