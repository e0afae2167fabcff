"""A sitting with questions that it answers by itself: idle ones, and pre-set passes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from fiendish import bots, prose
from fiendish.engine.conformance import Case
from fiendish.engine.effects import note
from fiendish.engine.game import Game
from fiendish.engine.question import DECLINE, IllegalAnswer, Question
from fiendish.terminal.session import Session
from fiendish.terminal.store import GameFile
from tests.engine import toy_decks


@pytest.fixture
def sit(monkeypatch, tmp_path):
    """Sits down to a feud; there is no board for it, and none is looked at."""
    monkeypatch.setattr(prose, "find", lambda game: None)

    def sit(seed: int, people: set[int], game: Game = toy_decks.GAME) -> Session:
        table = Case(game, 2, {}, seed).table()
        players = {seat: bots.make("random", seat) for seat in range(2) if seat not in people}
        return Session(table, players, "AB", GameFile(tmp_path / f"{seed}.save", False))

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
        yield Question(g, me, toy_decks.DEFEND, [DECLINE], always=True)
    yield Question(g, me, toy_decks.BURY, g.hands[me].copy())


def test_undo_goes_back_beyond_idle_answers(sit, monkeypatch):
    monkeypatch.setattr(toy_decks, "EFFECTS", (window,) * len(toy_decks.FACES))
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
    session = sit(0, {0}, replace(toy_decks.GAME, play=lambda g: window(g, 0)))
    assert [move.idle for move in session.table.moves] == [True, True]
    assert "nothing to take back" in str(session.why_not_undo())


# -- pre-set passes ------------------------------------------------------------------------------

WINDOW = replace(toy_decks.DEFEND, window=True)
ANOTHER = replace(toy_decks.DEFEND, id="another", window=True)


def windows(*steps):
    """A game that consists of such questions: seat and prompt, or None for a fact in the log."""

    def play(g):
        for step in steps:
            if step is None:
                note(g, toy_decks.SHOWN, 1)
            else:
                seat, prompt = step
                yield Question(g, seat, prompt, [*g.hands[seat], DECLINE], always=True)

    return replace(toy_decks.GAME, play=play)


def prompts_left(session):
    """How many questions have been answered, and who is asked now."""
    return len(session.table.moves), session.asked


def test_a_pass_holds_until_the_log_grows(sit):
    session = sit(0, {0}, windows((0, WINDOW), (0, WINDOW), (0, WINDOW), None, (0, WINDOW)))
    assert session.may_pass_on()
    session.pass_on()
    assert prompts_left(session) == (3, 0)
    assert session.options()[-1].kind == "decline"
    session.answer(len(session.options()) - 1)
    assert session.asked == -1


def test_a_pass_holds_while_others_pass(sit):
    session = sit(0, {0, 1}, windows((0, WINDOW), (1, WINDOW), (0, WINDOW), (1, WINDOW)))
    session.pass_on()
    assert prompts_left(session) == (1, 1)
    session.take_place()
    session.answer(len(session.options()) - 1)
    assert prompts_left(session) == (3, 1)  # A was passed over, and nobody had to leave the chair
    assert session.reader == 1


def test_a_plain_pass_holds_only_once(sit):
    session = sit(0, {0}, windows((0, WINDOW), (0, WINDOW)))
    session.answer(len(session.options()) - 1)
    assert prompts_left(session) == (1, 0)


def test_a_pass_holds_in_no_other_window_and_for_no_other_seat(sit):
    session = sit(0, {0, 1}, windows((0, WINDOW), (1, WINDOW), (0, ANOTHER), (0, toy_decks.DEFEND)))
    session.pass_on()
    assert prompts_left(session) == (1, 1)
    session.take_place()
    session.answer(len(session.options()) - 1)
    assert prompts_left(session) == (2, 0)
    session.take_place()
    session.pass_on()
    assert prompts_left(session) == (3, 0)  # the last one is no window
    assert not session.may_pass_on()
    with pytest.raises(IllegalAnswer):
        session.pass_on()
    assert prompts_left(session) == (3, 0)


def test_taking_back_ends_a_pass(sit):
    session = sit(0, {0}, windows((0, WINDOW), (0, WINDOW), (0, toy_decks.BURY)))
    session.pass_on()
    assert prompts_left(session) == (2, 0)
    session.undo()
    assert prompts_left(session) == (1, 0)
    assert session.may_pass_on()


def test_a_pass_leaves_no_other_trace_than_passing_by_hand(sit):
    game = windows((0, WINDOW), (0, WINDOW), (0, toy_decks.BURY))
    one, other = sit(0, {0}, game), sit(0, {0}, game)
    one.pass_on()
    for _ in range(2):
        other.answer(len(other.options()) - 1)
    assert one.table.save() == other.table.save()
    assert one.table.log(1) == other.table.log(1)
