"""The race of a finished game: everybody's points at the end of each turn, as all could see them.

It is found by playing the game again, once, in a thread of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from fiendish.engine.table import Table
from fiendish.server.opened import Opened, begin
from fiendish.server.store import OVER, UNDO, Entry, TableRow
from fiendish.web import boards
from fiendish.web.desk import Desk
from fiendish.web.race import Lap


async def ready(opened: Opened) -> None:
    """See to it that a game that is over has its race."""
    if opened.row.status == OVER and opened.race is None:
        race = await asyncio.to_thread(laps, opened.row, tuple(opened.entries))
        if opened.race is None:
            opened.race = race
            opened.drawn.clear()


def laps(row: TableRow, entries: Sequence[Entry]) -> list[Lap]:
    """One lap for each turn: its number, the last entry of it, and the points then."""
    table, found = begin(row), [Lap(0, 0, (0,) * row.seats)]
    for entry in entries:
        turn = table.state.turn
        if entry.kind == UNDO:
            table.rewind(entry.choice)
            found = [lap for lap in found if not lap.turn or lap.turn < table.state.turn]
        else:
            table.answer(entry.choice, entry.seat)
            if table.over or (turn and table.state.turn != turn):
                found.append(Lap(turn, entry.seq, _points(table, row)))
    return found


def _points(table: Table, row: TableRow) -> tuple[int, ...]:
    shown = boards.find(row.game).show(table.view(None), Desk([]), [""] * row.seats)
    return tuple(int(score.points) for score in shown.scores)
