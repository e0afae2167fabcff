"""Which games are recorded, and how they read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import fiendish
from fiendish import bots
from fiendish.engine.game import LETTERS
from fiendish.engine.table import Table

FOLDER = Path(__file__).parent

VARIANTS: dict[str, dict[str, Any]] = {
    "basic-2": {"seats": 2},
    "basic-3": {"seats": 3},
    "basic-4": {"seats": 4},
    "blitz-4": {"seats": 4, "mode": "blitz"},
    "slow-2": {"seats": 2, "mode": "slow"},
    "team-4": {"seats": 4, "mode": "team"},
    "annihilation-3": {"seats": 3, "total_annihilation": True},
    "team-annihilation-4": {"seats": 4, "mode": "team", "total_annihilation": True},
}


def record(name: str, variant: dict[str, Any]) -> Table:
    """A game between greedy bots and random ones, with a move taken back now and then."""
    table = fiendish.new("supervillain", seed=name, **variant)
    players = [bots.make(("greedy", "random")[seat % 2], seat) for seat in range(table.state.seats)]
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
