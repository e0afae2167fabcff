"""In the Villainous games the end of a turn is not the last option of the rules, but the last one shown."""

from __future__ import annotations

import pytest

from fiendish.bots import Seat
from fiendish.bots.hint import hint
from fiendish.terminal.session import Session
from tests.games.villainous import GAMES
from tests.terminal.sample_sessions import new_session


def menu(session: Session) -> Session:
    """Play until the reader may end the turn or do something else."""
    while not any(one.kind == "end" for one in session.options()[1:]):
        session.take_place()
        session.answer(0)
    return session


@pytest.mark.parametrize("game", GAMES)
def test_the_option_that_is_taken_is_the_one_shown_there(tmp_path, game):
    session = menu(new_session(tmp_path, game=game, settings={}, hotseat=True))
    question = session.table.question
    assert question is not None
    index = question.find(kind="end")[0]
    last, moves = len(session.options()) - 1, len(session.table.record)
    assert index < last == session.place_of(index)
    session.answer(last)
    assert session.table.record[moves] == index


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_about_the_options_as_they_are_shown(tmp_path, game):
    session = menu(new_session(tmp_path, game=game, settings={}, hotseat=True))
    question, options, shown = session.table.question, session.options(), session.hint()
    assert question is not None
    assert shown is not None
    found = hint(Seat(session.table, session.reader), len(session.table.moves))
    assert options[shown.choice] == question.describe(found.choice)
    values = {question.describe(n).text: value for n, value in enumerate(found.worth)}
    assert [values[option.text] for option in options] == shown.worth
