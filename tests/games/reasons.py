"""Why an option of a table is worth taking, as a hint says it."""

from __future__ import annotations

from fiendish.advice import reason_for
from fiendish.bots import Seat
from fiendish.prose.why import LENGTH
from tests.games.playing import Play


def reason(play: Play, **option: str) -> str:
    """Of the first option of that kind, card and place; it is short enough."""
    question = play.table.question
    assert question is not None
    said = reason_for(Seat(play.table, question.seat), question.find(**option)[0])
    assert len(said) <= LENGTH
    return said
