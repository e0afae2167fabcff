"""Saved games: where the game began, and all that was said since.

The data carries a checksum, so that damage is noticed, and the digest of the last moment, so that
a game that no longer replays to the same moment (because the rules have changed) is noticed too.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from fiendish.engine.game import BadSetting, Game
from fiendish.engine.question import IllegalAnswer
from fiendish.engine.state import DamagedState
from fiendish.engine.table import Table

MAGIC = b"FIENDISH1\n"
_CHECKSUM = 16


class BadSave(ValueError):
    """Data that is not a saved game, or one that cannot be continued."""


class Saved(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    game: str
    version: int
    seats: int
    settings: dict[str, Any]
    origin: bytes
    record: list[int]
    digest: str


def save(table: Table) -> bytes:
    """The game as bytes. `load` gives a table at the same moment, history and all."""
    origin, record = table.origin, table.record
    if origin is None:  # a table without history: it can begin again where it stands
        rest = table.copy(keep=False)
        if table.question is not None and not table.question.rest:
            raise ValueError("a table that keeps no history cannot be saved inside an effect")
        origin, record = rest.state, []
    saved = Saved(
        game=table.game.id,
        version=table.game.version,
        seats=table.state.seats,
        settings=table.settings,
        origin=origin.to_bytes(),
        record=record,
        digest=table.digest(),
    )
    body = msgspec.msgpack.encode(saved)
    return MAGIC + _checksum(body) + body


def load(data: bytes, find: Callable[[str], Game]) -> Table:
    """The table those bytes stand for; `find` gives a game by its id."""
    table, saved = _open(data, find)
    for number, entry in enumerate(saved.record):
        try:
            table.replay(entry)
        except (IllegalAnswer, ValueError) as error:
            raise BadSave(
                f"entry {number + 1} of the saved game is not possible: {error}"
            ) from None
    if table.digest() != saved.digest:
        raise BadSave("the saved game does not replay to the moment at which it was saved")
    return table


def beginning(data: bytes, find: Callable[[str], Game]) -> tuple[Table, list[int]]:
    """The table as it was at the start, and the entries that led to where it was saved."""
    table, saved = _open(data, find)
    return table, saved.record


def _open(data: bytes, find: Callable[[str], Game]) -> tuple[Table, Saved]:
    if not data.startswith(MAGIC):
        raise BadSave("this is not a saved game of Fiendish")
    checksum, body = data[len(MAGIC) :][:_CHECKSUM], data[len(MAGIC) + _CHECKSUM :]
    if checksum != _checksum(body):
        raise BadSave("the saved game is damaged: its checksum does not fit")
    try:
        saved = msgspec.msgpack.decode(body, type=Saved)
        game = find(saved.game)
        if saved.version != game.version:
            raise BadSave(
                f"saved with version {saved.version} of the rules of {game.id}; "
                f"this is version {game.version}"
            )
        settings = game.settle(saved.seats, saved.settings)
        origin = game.state.from_bytes(saved.origin)
    except (msgspec.DecodeError, DamagedState, BadSetting, LookupError) as error:
        raise BadSave(f"the saved game cannot be read: {error}") from None
    wrong = game.check(origin)
    if wrong:
        raise BadSave(f"the saved game is impossible: {wrong[0]}")
    return Table(game, origin, settings), saved


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=_CHECKSUM).digest()
