"""Saved games: where the game began, and all that was said since.

The data carries a checksum, so that damage is noticed, and the digest of the last moment, so that
a game that no longer replays to the same moment (because the rules have changed) is noticed too.

A state calls faces by their numbers. Those of edition 0 are known for good (see `numbering`); of
those that came later a saved game says the ids of the ones it uses, as they may not exist elsewhere, and
which packs they come from.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from fiendish.engine.game import BadSetting, Game
from fiendish.engine.packs_used import PackUsed, changed, each_once, missing
from fiendish.engine.state import DamagedState, State

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
    faces: dict[str, int] = {}  # ids and numbers of those in use that came after edition 0
    packs: list[PackUsed] = []  # that these faces come from


def save(
    game: Game, settings: dict[str, Any], origin: State, record: list[int], digest: str
) -> bytes:
    """A game as bytes: where it began, what was said since, and the digest of where it stands."""
    saved = Saved(
        game=game.id,
        version=game.version,
        seats=origin.seats,
        settings=game.kept(settings),
        origin=origin.to_bytes(),
        record=record,
        digest=digest,
        faces=_later_faces(game, origin),
        packs=each_once(game.faces[number].pack for number in game.faces_in_use(origin)),
    )
    values = [*msgspec.structs.astuple(saved)]
    while not values[-1]:  # a game that needs neither is saved as ever
        values.pop()
    body = msgspec.msgpack.encode(values)
    return MAGIC + _checksum(body) + body


def unpack(data: bytes, find: Callable[[str], Game]) -> tuple[Game, State, dict[str, Any], Saved]:
    """The game, the state in which it began and the settings of a saved game, and all it says."""
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
        wrong = missing(saved.packs, game.packs())
        if wrong:
            raise BadSave(wrong)
        wrong = game.numbering.differs(saved.faces.items()) if game.numbering else ""
        if wrong:
            raise BadSave(f"the saved game uses other cards: {wrong}")
        settings = game.settle(saved.seats, saved.settings)
        origin = game.state.from_bytes(saved.origin)
    except (msgspec.DecodeError, DamagedState, BadSetting, LookupError) as error:
        raise BadSave(f"the saved game cannot be read: {error}") from None
    wrong = _what_is_wrong(game, origin, saved.seats, saved.faces)
    if wrong:
        other = changed(saved.packs, game.packs())
        raise BadSave(f"the saved game is impossible: {'; '.join(filter(None, (wrong, other)))}")
    return game, origin, settings, saved


def _what_is_wrong(game: Game, origin: State, seats: int, faces: dict[str, int]) -> str:
    if origin.seats != seats:
        return f"its state has {origin.seats} seats, not {seats}"
    try:
        wrong = game.broken_invariants(origin)
    except Exception as error:  # so far from possible that it cannot even be checked
        return f"{type(error).__name__}: {error}"
    if wrong:
        return wrong[0]
    unnamed = _later_faces(game, origin).items() - faces.items()
    return f"it uses {min(unnamed)[0]}, which is not among the cards it names" if unnamed else ""


def _later_faces(game: Game, g: State) -> dict[str, int]:
    """The faces in use that came after edition 0, with their numbers."""
    if game.numbering is None:
        return {}
    ids, first = game.numbering.ids, game.numbering.first
    return {ids[number]: number for number in sorted(game.faces_in_use(g)) if number >= first}


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=_CHECKSUM).digest()
