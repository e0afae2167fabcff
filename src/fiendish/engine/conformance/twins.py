"""Twin worlds: deal anew what a reader cannot know, and nothing it receives may change.

The true table and a twin are compared byte by byte through the eyes of one reader: view, log,
question, refusals, undo. Then both are played on with the same answers, as long as the reader
learns no card and nothing random happens: until then they must look the same.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from fiendish.engine.cards import Clue, clues_of
from fiendish.engine.conformance.case import Case, Report, reader_name
from fiendish.engine.journal import Fact
from fiendish.engine.table import Table

TAIL = 30  # facts of the log that are compared; reading all of a long one costs more than a game
STEPS = 8

Act = dict[str, str]


def acts_to_refuse(case: Case, kinds: list[str], chance: Random, count: int = 6) -> list[Act]:
    """Acts of all kinds with cards of all kinds; most of them are not possible."""
    cards = [face.id for face in case.game.faces] or [""]  # a game may have no cards
    return [{"kind": chance.choice(kinds), "card": chance.choice(cards)} for _ in range(count)]


def check_twins(
    case: Case,
    number: int,
    table: Table,
    reader: int | None,
    acts: list[Act],
    steps: int = STEPS,
) -> Report:
    """Compare the table with a world the reader holds possible, now and for some steps."""
    chance = Random(f"{case.seed} {number} {reader} twins")
    truth, twin = twins(table, reader, chance)
    report = Report(worlds=1)
    _compare(case, number, truth, twin, reader, acts)
    question = table.question
    if question is not None and not question.rest and question.seat != reader:
        steps = 0  # inside an effect the options of somebody else are those of the true world
    for step in range(steps):
        if not answer_both(truth, twin, reader, chance):
            break
        report.steps += 1
        _compare(case, number + step + 1, truth, twin, reader, acts[:2])
    return report


def twins(
    table: Table, reader: int | None, chance: Random, lines: int = TAIL
) -> tuple[Table, Table]:
    """The table and a twin of it, each with the end of the log.

    In the twin's log the faces that the reader was not shown are other ones, too. Where somebody
    else passed without an answer the twin had one, and the other way round.
    """
    truth = table.copy()
    twin = table.sample(reader, chance.getrandbits(32), keep=True)
    _ = truth.question, twin.question
    tail = (table.state.journal or [])[-lines:]
    truth.state.journal = tail.copy()
    twin.state.journal = [_veiled(table, fact, reader, chance) for fact in tail]
    twin.moves = [
        one._replace(idle=not one.idle) if one.passed and one.seat != reader else one
        for one in table.moves
    ]
    twin.origin = twin.origin or twin.state.copy()  # it has moves, so it has a beginning
    return truth, twin


def _veiled(table: Table, fact: Fact, reader: int | None, chance: Random) -> Fact:
    """The fact with other faces for cards that the reader did not know."""
    bit = 1 << (table.state.seats if reader is None else reader)
    if all(seen.known & bit for seen in fact.cards):
        return fact
    state, face = table.state, table.game.face
    cards = []
    for seen in fact.cards:
        if not seen.known & bit:
            back = face(state, seen.face).back
            alike = [one for one in sorted(set(state.identity)) if face(state, one).back == back]
            seen = seen._replace(face=chance.choice(alike))
        cards.append(seen)
    return fact._replace(cards=tuple(cards))


def answer_both(truth: Table, twin: Table, reader: int | None, chance: Random) -> bool:
    """Give both the same answer. False if from now on they may rightly differ.

    What another seat can choose from is for that seat to know: where the twins offer it different
    options, they part.
    """
    question, other = truth.question, twin.question
    if question is None or other is None:
        return False
    if question.seat != reader and question.options != other.options:
        return False
    index = chance.randrange(len(question.options))
    before = _knowledge(truth, reader), _knowledge(twin, reader)
    truth.answer(index)
    twin.answer(index)
    return before == (_knowledge(truth, reader), _knowledge(twin, reader))


def _knowledge(table: Table, reader: int | None) -> tuple[int, int, list[Clue]]:
    """All that may rightly make a difference: random numbers used, cards and clues known."""
    state = table.state
    bit = 1 << (state.seats if reader is None else reader)
    mask = int.from_bytes(bytes([bit]) * len(state.known), "little")
    known = int.from_bytes(state.known, "little") & mask
    return state.counter, known, clues_of(state, bit)


# -- looking -------------------------------------------------------------------------------------


def _compare(
    case: Case, number: int, truth: Table, twin: Table, reader: int | None, acts: list[Act]
) -> None:
    one = received(truth, reader, acts)
    other = received(twin, reader, acts)
    if one != other:
        where = _first_difference(msgspec.json.decode(one), msgspec.json.decode(other))
        case.fail("twins", number, f"{reader_name(reader)} sees what it cannot know: {where}")


def received(table: Table, reader: int | None, acts: list[Act]) -> bytes:
    """Everything that a reader can get from a table, as bytes."""
    question = table.question
    things: dict[str, Any] = {
        "view": table.view(reader),
        "log": table.log(reader),
        "asked": question.seat if question is not None else None,
        "result": table.result,
    }
    if reader is not None:
        things["undo"] = table.why_not_undo(reader)
    if question is not None and reader is not None and question.seat == reader:
        things["question"] = [question.prompt.id, question.rule, question.source, question.text]
        things["numbers"] = question.options
        things["options"] = [question.describe(i) for i in range(len(question.options))]
        things["refusals"] = [table.why_not(reader, **act) for act in acts]
    return msgspec.json.encode(things)


def _first_difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of JSON differ first, and how."""
    if isinstance(one, dict) and isinstance(other, dict):
        key = next(key for key in {**one, **other} if one.get(key) != other.get(key))
        return _first_difference(one.get(key), other.get(key), f"{path}.{key}" if path else key)
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        at = next(i for i in range(len(one)) if one[i] != other[i])
        return _first_difference(one[at], other[at], f"{path}[{at}]")
    return f"{path}: {one!r} / {other!r}"
