"""What an entry of a log came to, as a small number that is kept beside it.

With it a game that is opened again is known to go as it went: a damaged entry is noticed, and so is a change
of the rules that touches this game, while one that does not lets it go on. Words and rule ids do not count.
"""

from __future__ import annotations

import zlib

import msgspec

from fiendish.engine.journal import Fact
from fiendish.engine.table import Table

_encode = msgspec.msgpack.Encoder().encode


def lines(table: Table) -> int:
    """How many facts there are when the next question is asked."""
    _ = table.question
    return len(table.state.journal or ())


def mark(table: Table, since: int) -> int:
    """The mark of what has happened since there were so many facts, and of what is asked now."""
    journal, question = table.state.journal or [], table.question
    news = journal[since:] or journal[-1:]  # fewer than before, if a move was taken back
    asked = (-1, 0) if question is None else (question.seat, len(question.options))
    return zlib.crc32(_encode([len(journal), table.state.turn, asked, [*map(_plain, news)]]))


def _plain(fact: Fact) -> tuple[object, ...]:
    cards = [(one.card, one.face) for one in fact.cards]
    return fact.happening.id, fact.turn, fact.seat, fact.other, cards, fact.amount
