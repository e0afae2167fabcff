"""What the normal bot makes of its turn, for tests of the evaluations."""

from __future__ import annotations

from fiendish.bots import Seat, make
from fiendish.engine.table import Table


def play_turn(table: Table) -> None:
    """The normal bot plays the turn of whoever is asked to its end; others take their first option."""
    first, turn, bot = table.question, table.state.turn, make("normal", seed=1)
    assert first is not None
    me = first.seat
    while (question := table.question) is not None and table.state.turn == turn:
        table.answer(bot.choose(Seat(table, me)) if question.seat == me else 0)


def worth(table: Table, seat: int = 0) -> float:
    """What the table looks worth to a seat."""
    return table.game.evaluate(table.state, seat)
