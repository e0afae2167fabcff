"""What stays of a finished game whatever becomes of its rules: how it ended, its log, its seed.

It is made when the game ends, and needs no rules to be read. So a game of a version that is no more can be
looked at and downloaded for ever, and the release that played it can check its dice.
"""

from __future__ import annotations

import re
import zlib

import msgspec

from fiendish import prose
from fiendish.engine.game import LETTERS
from fiendish.prose.text import Line, Pane, plain
from fiendish.server import dice_commitment
from fiendish.server.dice_commitment import Export
from fiendish.server.live_table import LiveTable
from fiendish.server.naming import character_of, names_of
from fiendish.server.store import ChatLine, SeatRow, TableRow

_TWICE = re.compile(rf"\b([{LETTERS}]),? \1\b")


class Part(msgspec.Struct, frozen=True):
    """A part of the table at the end, in words."""

    title: str
    things: list[str]


class Final(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, with all that can be known of it but the names of its players.

    Those are where they always are, so that whoever is forgotten is forgotten here, too.
    """

    table: list[Part]
    export: Export


class Outlived(Exception):
    """The game of a table is over, and its rules are no more: only this is left to be shown."""

    def __init__(
        self, row: TableRow, chairs: list[SeatRow], said: list[ChatLine], final: Final
    ) -> None:
        super().__init__(row.id)
        self.row = row
        self.chairs = chairs
        self.said = said
        self.table = final.table
        self.names = names_of(row.id, chairs)
        self.export = msgspec.structs.replace(final.export, names=_full_names(row, chairs))


def exported(live: LiveTable) -> Export:
    """The game of a table that is over."""
    row = live.row
    kept = {"id": row.id, "seed": row.seed, "commitment": row.commitment}
    return dice_commitment.export(live.table, kept, _full_names(row, live.chairs))


def _full_names(row: TableRow, chairs: list[SeatRow]) -> list[str]:
    """The names, those of bots with what they are."""
    return [
        f"{name} ({who.title})" if (who := character_of(row.id, chair)) else name
        for name, chair in zip(names_of(row.id, chairs), chairs, strict=True)
    ]


def make(live: LiveTable) -> bytes:
    """What to keep of a table that is over."""
    letters = LETTERS[: len(live.chairs)]
    areas = prose.find(live.row.game).areas(live.table.view(None), letters, prose.FULL)
    panes = [*(pane for row in areas.rows for pane in row.panes), areas.piles]
    export = msgspec.structs.replace(exported(live), names=[*letters])
    final = Final(table=[*map(_part, panes)], export=export)
    return zlib.compress(msgspec.msgpack.encode(final))


def read(data: bytes) -> Final:
    """What was kept."""
    return msgspec.msgpack.decode(zlib.decompress(data), type=Final)


def _part(pane: Pane) -> Part:
    lines = [_lettered(line) for block in pane.blocks for line in block.lines]
    return Part(_lettered(pane.title), [*filter(None, lines)])


def _lettered(line: Line) -> str:
    """A line in which players are called by their letters, once instead of with a name."""
    return _TWICE.sub(r"\1", plain(line).strip())
