"""The order in which options are shown: what ends a turn is never the first, and never chosen for others."""

from __future__ import annotations

from random import Random

import pytest

from fiendish.bots import Seat
from fiendish.bots.hint import hint
from fiendish.games import names
from fiendish.terminal.session import Session

from .sitting import sit_down

VILLAINOUS = ["marvel_villainous", "star_wars_villainous"]


def menu(session: Session) -> Session:
    """Play until the reader may end the turn or do something else."""
    while not any(one.kind == "end" for one in session.options()[1:]):
        session.take_place()
        session.answer(0)
    return session


@pytest.mark.parametrize("game", names())
def test_what_ends_a_turn_comes_last(tmp_path, game):
    session = sit_down(tmp_path, game=game, settings={}, hotseat=True)
    chance, menus = Random(1), 0
    while menus < 5:
        session.take_place()
        ends = [one.kind in ("end", "done", "decline") for one in session.options()]
        assert ends == sorted(ends)
        menus += any(ends) and not all(ends)
        session.answer(chance.randrange(len(ends)))


@pytest.mark.parametrize("game", VILLAINOUS)
def test_the_option_that_is_taken_is_the_one_shown_there(tmp_path, game):
    session = menu(sit_down(tmp_path, game=game, settings={}, hotseat=True))
    question = session.table.question
    assert question is not None
    index = question.find(kind="end")[0]
    last, moves = len(session.options()) - 1, len(session.table.record)
    assert index < last == session.place_of(index)
    session.answer(last)
    assert session.table.record[moves] == index


@pytest.mark.parametrize("game", VILLAINOUS)
def test_a_hint_is_about_the_options_as_they_are_shown(tmp_path, game):
    session = menu(sit_down(tmp_path, game=game, settings={}, hotseat=True))
    question, options, shown = session.table.question, session.options(), session.hint()
    assert question is not None
    assert shown is not None
    found = hint(Seat(session.table, session.reader), len(session.table.moves))
    assert options[shown.choice] == question.describe(found.choice)
    values = {question.describe(n).text: value for n, value in enumerate(found.values)}
    assert [values[option.text] for option in options] == shown.values
