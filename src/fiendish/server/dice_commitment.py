"""Fair dice: the seed is fixed and committed to before the game, and published after it.

An exported game holds all that is needed to check it. `check` deals the cards again from the
seed, gives every answer again and compares what comes out.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any

import msgspec

import fiendish
from fiendish.engine import packs_used
from fiendish.engine.game import Result
from fiendish.engine.journal import LogLine
from fiendish.engine.packs_used import PackUsed
from fiendish.engine.table import Table
from fiendish.engine.table_facts import CONCEDED
from fiendish.games import find

FORMAT = "fiendish-game-1"
SEED_BYTES = 32
MOST_ENTRIES = 10_000  # of a game; the longest seen have about 1,500
MOST_AGAIN = 50_000  # moves that may be played again because somebody went back


class BadExport(ValueError):
    """A file that is no exported game, or one that cannot be checked here."""


class Export(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A game that is over, with all that is needed to check it."""

    format: str
    table: str
    game: str
    version: int
    edition: str = ""  # which cards there were to begin with; nothing for edition 0
    packs: list[PackUsed] = []  # that these cards come from
    seats: int
    settings: dict[str, Any]
    names: list[str]
    commitment: str
    seed: str
    record: list[int]  # as `Table.record`
    log: list[LogLine]  # as everybody may read it
    digest: str
    result: Result


def new_seed() -> str:
    """32 random bytes, in hexadecimal."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """The fingerprint of a seed (SHA-256 of its bytes): tells nothing, and fits no other seed."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def begin(
    game: str, seats: int, settings: dict[str, Any], seed: str, edition: str, packs: str = ""
) -> Table:
    """The table as it is before the first answer, with the cards of that edition.

    `packs` says where these come from: a `ValueError` names the one that is missing.
    """
    wrong = packs_used.missing(packs_used.read(packs), find(game).packs())
    if wrong:
        raise ValueError(wrong)
    number = find(game).read_edition(edition)
    return fiendish.new(game, seats=seats, seed=seed, edition=number, **settings)


def begin_again(exported: Export) -> Table:
    """An exported game before its first answer."""
    return begin(exported.game, exported.seats, exported.settings, exported.seed, exported.edition)


def export(table: Table, row: dict[str, str], names: list[str]) -> Export:
    """A finished game; `row` has its table id, seed and commitment."""
    result = table.result
    assert result is not None
    return Export(
        format=FORMAT,
        table=row["id"],
        game=table.game.id,
        version=table.game.version,
        edition=table.game.edition_id(table.state.edition),
        packs=table.game.packs(table.state.edition),
        seats=table.state.seats,
        settings=table.settings,
        names=names,
        commitment=row["commitment"],
        seed=row["seed"],
        record=table.record,
        log=table.log(None),
        digest=table.digest(),
        result=result,
    )


def read(data: bytes) -> Export:
    """The exported game in a file, or `BadExport`."""
    try:
        exported = msgspec.json.decode(data, type=Export)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise BadExport(f"this is not an exported game: {error}") from None
    if exported.format != FORMAT:
        raise BadExport(f"this is not an exported game: its format is {exported.format[:40]!r}")
    try:
        game = find(exported.game)
    except fiendish.UnknownGame as error:
        raise BadExport(str(error)) from None
    if exported.version != game.version:
        raise BadExport(
            f"played by version {exported.version} of the rules of {game.id}; "
            f"this is version {game.version}"
        )
    wrong = packs_used.missing(exported.packs, game.packs())
    if wrong:
        raise BadExport(wrong)
    return exported


def check(exported: Export, noted: str = "") -> list[str]:
    """What does not hold about an exported game; nothing, one hopes.

    `noted` is the commitment that a player wrote down at the start.
    """
    wrong = _check(exported, noted)
    if wrong:
        wrong.append(packs_used.changed(exported.packs, find(exported.game).packs()))
    return [*filter(None, wrong)]


def _check(exported: Export, noted: str) -> list[str]:
    wrong = []
    try:
        fits = hmac.compare_digest(commitment(exported.seed), exported.commitment)
    except (ValueError, TypeError):
        return ["the seed is not written in hexadecimal"]
    if len(exported.seed) != 2 * SEED_BYTES:
        wrong.append(f"the seed has not {SEED_BYTES} bytes")
    if not fits:
        wrong.append("the seed does not fit the commitment")
    if noted and noted.lower() != exported.commitment:
        wrong.append("the commitment is not the one that was noted at the start")
    try:
        table = begin_again(exported)
    except ValueError as error:
        return [*wrong, f"no such game can be set up: {error}"]
    again = sum(-1 - entry for entry in exported.record if CONCEDED < entry < 0)
    if len(exported.record) > MOST_ENTRIES or again > MOST_AGAIN:
        return [*wrong, f"it is too long: {len(exported.record)} entries"]
    for number, entry in enumerate(exported.record, 1):
        try:
            table.replay(entry)
        except ValueError as error:
            return [*wrong, f"entry {number} is not possible: {error}"]
    if table.result != exported.result:
        wrong.append("the result is another one")
    if table.digest() != exported.digest:
        wrong.append("the last moment is another one")
    if table.log(None) != exported.log:
        wrong.append("the log tells another game")
    return wrong
