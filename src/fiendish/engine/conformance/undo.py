"""Undo: it reaches back to the last moment when something came to light, and no further."""

from __future__ import annotations

from typing import NamedTuple

from fiendish.engine.conformance.case import Case, Report
from fiendish.engine.conformance.rebuilt import check_history, check_same
from fiendish.engine.conformance.walking import walk
from fiendish.engine.journal import Fact
from fiendish.engine.question import IllegalAnswer
from fiendish.engine.table import Table
from fiendish.engine.table_facts import TOOK_BACK


class _Moment(NamedTuple):
    """What is remembered of each moment of the game."""

    digest: str
    counter: int
    turn: int
    learned: int
    known: bytes
    told: list[list[int]]  # what seats know of hidden cards besides
    facts: int  # in the log


def check_undo(case: Case) -> Report:
    """A random game in which everything is taken back as far as it goes, after every decision."""
    walked = walk(case)
    table = case.table()
    past = [_moment(table)]
    report = Report()
    for number, index in enumerate(walked.answers):
        question = table.question
        assert question is not None
        mover = question.seat
        table.answer(index)
        past.append(_moment(table))
        _check_refusals(case, number, table)
        if _should_be_free(past, mover) != table.can_undo(mover) and not table.over:
            case.fail("undo", number, "a move can be taken back, or cannot, against the rule")
        if table.can_undo(mover):
            report.taken_back += _take_back(case, number, table, mover, past)
    if table.digest() != walked.digest:
        case.fail("undo", len(walked.answers), "the game ends differently")
    report.cover(table)
    return report


def _moment(table: Table) -> _Moment:
    digest, state = table.digest(), table.state
    facts = len(state.journal or ())
    told = [clue.copy() for clue in state.clues]
    known = bytes(state.known)
    return _Moment(digest, state.counter, state.turn, state.learned, known, told, facts)


def _should_be_free(past: list[_Moment], mover: int) -> bool:
    """Whether the last decision drew nothing and told the mover nothing."""
    before, after = past[-2:]
    return before[1:4] == after[1:4] and not _came_to_light(before, after, mover)


def _came_to_light(before: _Moment, after: _Moment, mover: int) -> bool:
    """Whether the mover knows a card or a fact more, or anybody a card that nobody knew."""
    bit = 1 << mover
    known = [about for seats, *about in before.told if seats & bit]
    if any(seats & bit and about not in known for seats, *about in after.told):
        return True
    return any(
        now & ~was and (not was or now & ~was & bit)
        for was, now in zip(before.known, after.known, strict=True)
    )


def _check_refusals(case: Case, number: int, table: Table) -> None:
    """A seat that cannot take back is told so, and nothing changes."""
    for seat in range(case.seats):
        if table.can_undo(seat):
            continue
        before = table.digest(), table.record.copy(), table.moves.copy()
        try:
            table.undo(seat)
        except IllegalAnswer:
            pass
        else:
            case.fail("undo", number, "a refusal to take back was not carried out")
        if (table.digest(), table.record, table.moves) != before:
            case.fail("undo", number, "a refusal to take back changed something")


def _take_back(case: Case, number: int, table: Table, mover: int, past: list[_Moment]) -> int:
    """Take back on a copy as far as it goes, then do the same again."""
    copy = table.copy()
    last, now = len(table.moves), past[-1]
    while copy.can_undo(mover):
        if table.moves[len(copy.moves) - 1].seat != mover:
            case.fail("undo", number, "somebody took back the move of another seat")
        copy.undo(mover)
        then = past[len(copy.moves)]
        if copy.digest() != then.digest:
            case.fail("undo", number, f"taking back does not lead to moment {len(copy.moves)}")
        if _story(copy) != (table.state.journal or [])[: then.facts]:
            case.fail("undo", number, "the log is not the one of the moment gone back to")
        if (then.counter, then.turn) != (now.counter, now.turn):
            case.fail("undo", number, "a move was taken back across a random number or a turn")
        if _came_to_light(then, now, mover):
            case.fail("undo", number, "a move was taken back after a card had come to light")
    first = len(copy.moves)
    for move in table.moves[first:]:
        copy.answer(move.choice)
        if copy.digest() != past[len(copy.moves)].digest:
            case.fail("undo", number, "the same answers lead somewhere else the second time")
    if _story(copy) != table.state.journal:
        case.fail("undo", number, "the same answers make another log the second time")
    if number % 16 == 0:  # and the record, with its ways back, replays
        again = case.table()
        for entry in copy.record:
            again.replay(entry)
        check_same(case, "undo", number, copy, again)
        check_history(case, "undo", number, copy, again)
    return last - first


def _story(table: Table) -> list[Fact]:
    """The log without the notes that something was taken back."""
    return [f for f in table.state.journal or () if f.happening.id != TOOK_BACK]
