"""What a puzzle asks for, in parts that a program can judge."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from fiendish.engine.game import LETTERS
from fiendish.engine.table import Table
from fiendish.prose import overview

SOLVER = 0


class GoalPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the goal, of one kind: to win, that something happens, or to have points at the end."""

    say: str  # in the list of what is to be done
    win: bool = False
    fact: str = ""  # a kind of fact, as the log has them
    card: str = ""  # with this card
    seat: str = "A"  # of this player; nothing for anybody
    times: int = 1
    points: int | None = None  # so many, or more, when the turn is over


class Happened(NamedTuple):
    """A fact, as far as goals ask for it."""

    kind: str
    seat: int
    cards: tuple[str, ...]


class Outcome(NamedTuple):
    """How a turn has ended for the solver."""

    won: bool
    points: int


def happened(table: Table, turn: int) -> list[Happened]:
    """What a table has seen of a turn."""
    state, face = table.state, table.game.face
    return [
        Happened(
            fact.happening.id, fact.seat, tuple(face(state, seen.face).id for seen in fact.cards)
        )
        for fact in state.journal or []
        if fact.turn == turn
    ]


def outcome(table: Table, turn: int) -> Outcome:
    """How the solver stands when that turn is over. What is won in the next one is not won in this."""
    result = table.result
    won = result is not None and SOLVER in result.winners and table.state.turn == turn
    view = table.game.view(table.state, SOLVER, None)
    return Outcome(won, overview.find(table.game.id).points(view)[SOLVER])


def counted(goal: Iterable[GoalPart], facts: Sequence[Happened]) -> tuple[int, ...]:
    """How often each part of a goal happened in these facts."""
    return tuple(sum(_fits(one, fact) for fact in facts) for one in goal)


def _fits(condition: GoalPart, fact: Happened) -> bool:
    return (
        fact.kind == condition.fact
        and (not condition.seat or fact.seat == LETTERS.index(condition.seat))
        and (not condition.card or condition.card in fact.cards)
    )


def ticks(goal: Iterable[GoalPart], times: Sequence[int], end: Outcome | None) -> tuple[bool, ...]:
    """Which parts of a goal are met, having happened so often; with the outcome if the turn is over."""
    return tuple(
        count >= one.times
        if one.fact
        else end is not None and (end.won if one.win else end.points >= (one.points or 0))
        for one, count in zip(goal, times, strict=True)
    )
