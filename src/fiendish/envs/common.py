"""What the environments share: a table that asks only where there is something to decide."""

from __future__ import annotations

from typing import Any

import fiendish
from fiendish.engine.table import Table
from fiendish.games import find


def settle(game: str, seats: int, settings: dict[str, Any]) -> dict[str, Any]:
    """All settings of a game among programs, which ends even if nobody wants it to."""
    rules = find(game)
    return rules.settle(seats, rules.alone | settings)


def begin(game: str, seats: int, seed: int, settings: dict[str, Any]) -> Table:
    """A new table with settled settings, at the first decision."""
    table = fiendish.new(game, seats=seats, seed=seed, **settings)
    skip(table)
    return table


def act(table: Table, index: Any) -> None:
    """Take an option; anything that is none raises `IllegalAnswer`, and nothing changes."""
    table.answer(int(index) if _is_whole(index) else index)
    skip(table)


def skip(table: Table) -> None:
    """Answer what has one answer only."""
    while (question := table.question) is not None and len(question.options) == 1:
        table.answer(0)


def rewards(table: Table) -> list[float]:
    """At the end what each seat gets: 1 shared by those who won, -1 by all others; 0 without a winner."""
    seats, result = table.state.seats, table.result
    winners = result.winners if result is not None else ()
    if not winners or len(winners) == seats:
        return [0.0] * seats
    lost = -1.0 / (seats - len(winners))
    return [1.0 / len(winners) if seat in winners else lost for seat in range(seats)]


def _is_whole(index: Any) -> bool:
    return not isinstance(index, bool) and hasattr(index, "__index__")
