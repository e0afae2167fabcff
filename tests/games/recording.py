"""Recorded games: how they are played, and how they read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import fiendish
from fiendish import bots
from fiendish.engine.game import LETTERS
from fiendish.engine.table import Table

Variants = dict[str, dict[str, Any]]


def record(game: str, name: str, variant: dict[str, Any]) -> Table:
    """A game between normal bots and random ones, with a move taken back now and then."""
    table = fiendish.new(game, seed=name, **variant)
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


def record_all(game: str, variants: Variants, folder: Path) -> None:
    """Play all of them anew and write them down."""
    for name, variant in variants.items():
        table = record(game, name, variant)
        (folder / f"{name}.save").write_bytes(table.save())
        (folder / f"{name}.txt").write_text(transcript(table), encoding="utf-8")
        print(f"{name}: {len(table.moves)} decisions, {table.result}")
