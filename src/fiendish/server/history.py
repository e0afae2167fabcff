"""The past of a table: any moment of its game, and the steps by which a reader looks back.

Moment N is the table after the first N entries. Not every moment is a step: those at which a reader
could notice nothing new are passed over. So an answer that shows nothing, such as to pass in a
window, is no step for the others, whether somebody gave it or it was given by itself.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeVar

from fiendish.engine.table import Table
from fiendish.engine.table_facts import stays
from fiendish.server.in_turn import Threads
from fiendish.server.live_table import LiveTable, carry_out
from fiendish.server.store import CONCEDE, UNDO, Entry

T = TypeVar("T")

_EVERY = 32  # entries between two copies that are kept
_KEPT = 32  # games whose past is kept


class PastMoment:
    """A table at a moment of its past, and when each line of its log was written."""

    def __init__(self, table: Table, lines: list[int]) -> None:
        self.table = table
        self.lines = lines

    def copy(self) -> PastMoment:
        return PastMoment(self.table.copy(), self.lines.copy())

    def play(self, entry: Entry, number: int) -> None:
        """Do what the entry of that number says."""
        table = self.table
        if entry.kind == UNDO:
            # Going back removes the lines since then; only that somebody went back stays.
            standing = table.moves[entry.choice].journal
            facts = (table.state.journal or [])[standing:]
            pairs = zip(facts, self.lines[standing:], strict=True)
            self.lines[standing:] = [at for fact, at in pairs if stays(fact)]
        carry_out(table, entry)
        new = len(table.state.journal or ()) - len(self.lines)
        self.lines += [number] * new


class Change(NamedTuple):
    """What one entry did, and the log and the turn of the moment it led to."""

    seat: int
    decided: bool  # there was something to decide
    chosen: bool  # one of several options was taken
    told: bool  # the log has changed
    lines: int
    turn: int


class ReplayStep(NamedTuple):
    """A step among all others: numbers of moments to go to."""

    at: int
    number: int  # of the step, from 0
    steps: int  # how many there are
    first: int
    previous: int
    next: int
    last: int
    previous_turn: int
    next_turn: int
    news: int  # lines of the log that are new since the step before


class History:
    """One game, to be looked at in any order. It plays on tables of its own."""

    def __init__(self, begun: Table) -> None:
        """`begun` is the table before its first answer; nobody else may use it."""
        _ = begun.question
        lines = len(begun.state.journal or ())
        self._last = PastMoment(begun, [0] * lines)
        self._copies = [self._last.copy()]
        self._entries: list[Entry] = []
        start = Change(-1, False, False, False, lines, begun.state.turn)
        self._changes = [start]  # one for each moment

    @property
    def length(self) -> int:
        return len(self._entries)

    def extend(self, entries: Sequence[Entry]) -> None:
        """Play the entries that are new."""
        for entry in entries[self.length :]:
            question = self._last.table.question
            answered = entry.kind not in (UNDO, CONCEDE)
            decided = not answered or (question is not None and not question.idle)
            chosen = answered and question is not None and len(question.options) > 1
            self._last.play(entry, self.length + 1)
            self._entries.append(entry)
            lines = len(self._last.lines)
            told = entry.kind == UNDO or lines > self._changes[-1].lines
            turn = self._last.table.state.turn
            self._changes.append(Change(entry.seat, decided, chosen, told, lines, turn))
            if self.length % _EVERY == 0:
                self._copies.append(self._last.copy())

    def moment(self, at: int) -> PastMoment:
        """A moment, as a copy of its own for whoever asks."""
        near = at // _EVERY
        found = self._copies[near].copy()
        for number in range(near * _EVERY, at):
            found.play(self._entries[number], number + 1)
        return found

    def following(self, at: int) -> Entry | None:
        """The entry that followed a moment."""
        return self._entries[at] if at < self.length else None

    def when(self, line: int) -> int:
        """The moment at which a line of the log was written, as the log is now."""
        lines = self._last.lines
        return lines[line] if line < len(lines) else self.length

    def steps(self, reader: int | None, everything: bool = False) -> list[int]:
        """The moments that a reader looks at, in order, up to the newest.

        They are those after which something was told to all or decided by the reader; who may see
        `everything` also sees what others decided.
        """
        return [
            number
            for number, one in enumerate(self._changes[1:])
            if one.told or (one.decided and (everything or one.seat == reader))
        ] + [self.length]

    def decisions(self, seat: int) -> list[int]:
        """The moments at which a seat took one of several options, in order."""
        return [
            number
            for number, one in enumerate(self._changes[1:])
            if one.chosen and one.seat == seat
        ]

    @property
    def first_turn(self) -> int:
        """The moment at which the first turn begins: the set-up is over, with all that it asked."""
        before = [number for number, one in enumerate(self._changes) if not one.turn]
        return before[-1] + 1 if before and before[-1] < self.length else 0

    def place(self, steps: Sequence[int], at: int) -> ReplayStep:
        """The step that shows a moment: the first one that is not before it."""
        number = min(bisect_left(steps, at), len(steps) - 1)
        before = steps[max(0, number - 1)]
        turns = [
            one
            for last, one in pairwise(steps)
            if self._changes[one].turn != self._changes[last].turn
        ]
        later = [one for one in turns if one > steps[number]]
        earlier = [one for one in turns if one < steps[number]]
        known = self._changes[before].lines if number else 0
        news = self._changes[steps[number]].lines - known
        return ReplayStep(
            at=steps[number],
            number=number,
            steps=len(steps),
            first=steps[0],
            previous=before,
            next=steps[min(len(steps) - 1, number + 1)],
            last=steps[-1],
            previous_turn=earlier[-1] if earlier else steps[0],
            next_turn=later[0] if later else steps[-1],
            news=max(1, news),
        )


class Histories:
    """The histories of tables that were looked back at lately; the work is done in threads."""

    def __init__(self, threads: Threads) -> None:
        self._threads = threads
        self._kept: OrderedDict[str, tuple[LiveTable, History, asyncio.Lock]] = OrderedDict()

    async def look(self, live: LiveTable, who: str, act: Callable[[History], T]) -> T:
        """What comes out of looking at the whole past of a table; `who` wants to know."""
        async with live.held():
            entries = live.entries.copy()
            history, lock = self._find(live)
        async with lock:
            return await self._threads.run(who, _looked, history, entries, act)

    def _find(self, live: LiveTable) -> tuple[History, asyncio.Lock]:
        name = live.row.id
        kept = self._kept.pop(name, None)
        if kept is None or kept[0] is not live:
            origin = live.table.origin
            assert origin is not None
            begun = Table(live.table.game, origin.copy(), live.table.settings)
            kept = (live, History(begun), asyncio.Lock())
        self._kept[name] = kept
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return kept[1], kept[2]


def _looked(history: History, entries: Sequence[Entry], act: Callable[[History], T]) -> T:
    history.extend(entries)
    return act(history)
