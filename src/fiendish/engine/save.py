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
from fiendish.engine.state import DamagedState, State
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
        if table.question is not None and not table.question.rest:
            raise ValueError("a table that keeps no history cannot be saved inside an effect")
        origin, record = table.state.copy(), []
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
        except Exception as error:  # a state made up by hand can break any rule
            raise BadSave(
                f"entry {number + 1} of the saved game is not possible: {error}"
            ) from error
    try:
        digest = table.digest()
    except Exception as error:
        raise BadSave(f"the saved game cannot go on: {error}") from error
    if digest != saved.digest:
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
    wrong = _what_is_wrong(game, origin, saved.seats)
    if wrong:
        raise BadSave(f"the saved game is impossible: {wrong}")
    return Table(game, origin, settings), saved


def _what_is_wrong(game: Game, origin: State, seats: int) -> str:
    if origin.seats != seats:
        return f"its state has {origin.seats} seats, not {seats}"
    try:
        wrong = game.check(origin)
    except Exception as error:  # so far from possible that it cannot even be checked
        return f"{type(error).__name__}: {error}"
    return wrong[0] if wrong else ""


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=_CHECKSUM).digest()
