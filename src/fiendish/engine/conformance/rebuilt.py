"""The same game over again: copies, saved games, generators thrown away in mid-effect."""

from __future__ import annotations

from random import Random

from fiendish.engine.conformance.case import Case, Report
from fiendish.engine.conformance.walking import FastGame, check_state, walk
from fiendish.engine.loading import load
from fiendish.engine.question import Question
from fiendish.engine.save import BadSave
from fiendish.engine.table import Table

_STEPS = 6


def asked(question: Question | None) -> list[object]:
    """A question as plain data."""
    if question is None:
        return []
    return [
        question.seat,
        question.prompt.id,
        question.rest,
        question.always,
        question.source,
        *question.options,
    ]


def check_same(case: Case, check: str, number: int, one: Table, other: Table) -> None:
    """Two tables are at the same moment of the same game."""
    mine, theirs = asked(one.question), asked(other.question)
    if one.state != other.state:
        case.fail(check, number, f"field {_difference(one, other)} differs")
    if mine != theirs:
        case.fail(check, number, f"the question differs: {mine} / {theirs}")


def _difference(one: Table, other: Table) -> str:
    names = [name for cls in reversed(type(one.state).__mro__) for name in _slots(cls)]
    return next(n for n in names if getattr(one.state, n) != getattr(other.state, n))


def _slots(cls: type) -> list[str]:
    return [name for name in getattr(cls, "__slots__", ()) if name != "journal"]


def check_history(case: Case, check: str, number: int, one: Table, other: Table) -> None:
    """Two tables tell the same story."""
    if one.state.journal != other.state.journal:
        case.fail(check, number, "the log differs")
    if one.record != other.record or one.moves != other.moves:
        case.fail(check, number, "the record differs")


def check_copy(case: Case, number: int, table: Table) -> None:
    """A copy is equal, and what happens to it does not reach the original.

    The copy is made from the checkpoint and the answers since; at rest, `play` starts anew on
    the copied state. So this also throws the generator away and compares.
    """
    before, question = table.state.to_bytes(), asked(table.question)
    copy = table.copy()
    check_same(case, "copy", number, table, copy)
    check_history(case, "copy", number, table, copy)
    if copy.digest() != table.digest():
        case.fail("copy", number, "the digest differs")
    chance = Random(f"{case.seed} {number} copy")
    for _ in range(_STEPS):
        if copy.question is None:
            break
        copy.answer(chance.randrange(len(copy.question.options)))
    if table.state.to_bytes() != before or asked(table.question) != question:
        case.fail("copy", number, "playing the copy on changed the original")
    check_same(case, "copy", number, table, table.copy())  # the checkpoint they share is whole


def check_aside(case: Case, number: int, aside: Table, before: bytes, table: Table) -> None:
    """A copy that stood aside while the original went on is as it was, and can follow it."""
    if aside.state.to_bytes() != before:
        case.fail("copy", number, "playing the original on changed a copy")
    for move in table.moves[len(aside.moves) :]:
        aside.answer(move.choice)
    check_same(case, "copy", number, table, aside)
    check_history(case, "copy", number, table, aside)


def check_save(case: Case, number: int, table: Table) -> None:
    """A saved game comes back as it was: moment, record, log."""
    data = table.save()
    try:
        again = load(data, lambda _: case.game)
    except BadSave as error:
        case.fail("save", number, str(error))
    check_same(case, "save", number, table, again)
    check_history(case, "save", number, table, again)
    if again.save() != data:
        case.fail("save", number, "saved once more, the bytes differ")


def check_paranoid(case: Case) -> Report:
    """A whole game in which the running generator is thrown away before every answer."""
    walked: FastGame = walk(case)
    table = case.table()
    for number, index in enumerate(walked.answers):
        fresh = table.copy()
        check_same(case, "paranoid", number, table, fresh)
        check_state(case, number, fresh.state)
        table = fresh
        table.answer(index)
    if table.digest() != walked.digest:
        case.fail("paranoid", len(walked.answers), "the game ends differently")
    report = Report()
    report.cover(table)
    return report
