"""A sitting with questions that are asked only so that others cannot tell."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fiendish import bots
from fiendish.engine.conformance import Case
from fiendish.engine.game import Game
from fiendish.engine.question import DECLINE, Question
from fiendish.terminal import boards
from fiendish.terminal.session import Session
from fiendish.terminal.store import Store
from tests.engine import feud


@pytest.fixture
def sit(monkeypatch, tmp_path):
    """Sits down to a feud; there is no board for it, and none is looked at."""
    monkeypatch.setattr(boards, "find", lambda game: None)

    def sit(seed: int, people: set[int], game: Game = feud.GAME) -> Session:
        table = Case(game, 2, {}, seed).table()
        players = {seat: bots.make("random", seat) for seat in range(2) if seat not in people}
        return Session(table, players, "AB", Store(tmp_path / f"{seed}.save", False))

    return sit


@pytest.mark.parametrize("people", [{0}, {1}, {0, 1}])
def test_a_person_is_not_troubled_with_idle_questions(sit, people):
    passed = 0
    for seed in range(8):
        session, chance = sit(seed, people), Random(seed)
        while session.asked >= 0:
            session.let_bots()
            if session.asked < 0:
                break
            session.take_place()
            question = session.table.question
            assert question is not None
            assert not question.idle
            session.answer(chance.randrange(len(question.options)))
        passed += sum(move.idle and move.seat in people for move in session.table.moves)
    assert passed


def window(g, me):
    """An effect with two idle questions, and one that is not."""
    for _ in range(2):
        yield Question(g, me, feud.DEFEND, [DECLINE], always=True)
    yield Question(g, me, feud.BURY, g.hands[me].copy())


def test_undo_goes_back_beyond_idle_answers(sit, monkeypatch):
    monkeypatch.setattr(feud, "EFFECTS", (window,) * len(feud.FACES))
    session = sit(0, {0})
    before = session.table.digest()
    session.answer(0)
    assert [move.idle for move in session.table.moves] == [False, True, True]
    assert session.why_not_undo() is None
    session.undo()
    assert session.table.digest() == before
    assert "nothing to take back" in str(session.why_not_undo())


def test_idle_answers_alone_cannot_be_taken_back(sit):
    """They would be given again at once."""
    session = sit(0, {0}, replace(feud.GAME, play=lambda g: window(g, 0)))
    assert [move.idle for move in session.table.moves] == [True, True]
    assert "nothing to take back" in str(session.why_not_undo())
