"""The scores of a finished game: everybody's points at the end of each turn, as all could see them.

They are found by playing the game again, once, in a thread of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.engine.table import Table
from fiendish.prose import overview
from fiendish.prose.overview import TurnScores
from fiendish.server.in_turn import Threads
from fiendish.server.live_table import LiveTable, begin, carry_out
from fiendish.server.store import OVER, UNDO, Entry, TableRow


async def ready(threads: Threads, live: LiveTable) -> None:
    """See to it that a game that is over has its scores."""
    if live.row.status == OVER and live.turn_scores is None:
        found = await threads.run(live.row.owner, turn_scores, live.row, tuple(live.entries))
        if live.turn_scores is None:
            live.turn_scores = found
            live.drawn.clear()


def turn_scores(row: TableRow, entries: Sequence[Entry]) -> list[TurnScores]:
    """One for each turn: its number, the last entry of it, and the points then."""
    table, found = begin(row), [TurnScores(0, 0, (0,) * row.seats)]
    for entry in entries:
        turn = table.state.turn
        if entry.kind == UNDO:
            carry_out(table, entry)
            found = [one for one in found if not one.turn or one.turn < table.state.turn]
        else:
            carry_out(table, entry)
            if table.over or (turn and table.state.turn != turn):
                found.append(TurnScores(turn, entry.seq, _points(table, row)))
    return found


def _points(table: Table, row: TableRow) -> tuple[int, ...]:
    return overview.find(row.game).points(table.view(None))
