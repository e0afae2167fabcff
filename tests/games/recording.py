"""Recorded games: which there are, how they are played, and how they read.

They lie in the folder `recorded` of their game, as saved data and as a readable transcript; the module
`samples` beside it has their settings.
`python -m tests.games.recording GAME` plays those of a game anew. Do that only when its rules or the
bots have changed for a reason, and read the difference of the transcripts.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import fiendish
from fiendish import bots
from fiendish.engine.game import LETTERS
from fiendish.engine.table import Table
from fiendish.games import names
from tests.games import samples

GAMES: dict[str, dict[str, dict[str, Any]]] = {game: samples(game).RECORDED for game in names()}


def path(game: str, name: str, ending: str) -> Path:
    """Where a recorded game lies: `save` or `txt`."""
    return Path(__file__).parent / game / "recorded" / f"{name}.{ending}"


def record(game: str, name: str, edition: int | None = None) -> Table:
    """A game between normal bots and random ones, with a move taken back now and then."""
    table = fiendish.new(game, seed=name, edition=edition, **GAMES[game][name])
    players = [bots.make(("normal", "random")[seat % 2], seat) for seat in range(table.state.seats)]
    while (question := table.question) is not None:
        seat = question.seat
        table.answer(players[seat].choose(bots.Seat(table, seat)))
        if len(table.record) % 20 == 7 and table.can_undo(seat):
            table.undo(seat)
    return table


def transcript(table: Table) -> str:
    """The game as a spectator would tell it, with the rule behind each line."""
    lines = []
    for line in table.log(None):
        if line.kind == "turn":
            lines.append("")
        lines.append(f"{line.text}  [{line.rule}]")
    result = table.result
    assert result is not None
    winners = ", ".join(LETTERS[seat] for seat in result.winners) or "nobody"
    return "\n".join([*lines, "", f"Won by {winners}: {result.reason}."]).lstrip() + "\n"


def record_all(game: str) -> None:
    """Play all of a game anew and write them down."""
    for name in GAMES[game]:
        table = record(game, name)
        path(game, name, "save").write_bytes(table.save())
        path(game, name, "txt").write_text(transcript(table), encoding="utf-8")
        print(f"{name}: {len(table.moves)} decisions, {table.result}")


if __name__ == "__main__":
    for chosen in sys.argv[1:]:
        record_all(chosen)
