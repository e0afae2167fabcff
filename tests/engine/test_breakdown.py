"""A move that breaks down leaves the table as it was; odd beginnings and ends are safe."""

from __future__ import annotations

import pytest

import fiendish
from fiendish.engine.state import State
from fiendish.games.supervillain.rules import hands
from tests.games.supervillain.playing import at


class Broken(Exception):
    pass


def test_a_move_that_breaks_down_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    play = at(
        """
        A:
          hand: encore, pickpockets, heavy_lifters
        asteroids:
          wormhole: B at A
        """
    )
    play.shoot("wormhole")
    play.choose("encore")
    digest, log = play.table.digest(), play.log("A")

    def broken(*_: object) -> None:
        raise Broken

    with monkeypatch.context() as patch:
        patch.setattr(hands, "surface", broken)
        with pytest.raises(Broken):
            play.choose("pickpockets")
    assert play.table.digest() == digest
    assert play.log("A") == log
    play.choose("pickpockets")
    assert play.asteroids() == []
    assert play.minion_pile() == ["encore", "pickpockets"]
    play.done()


def test_a_broken_first_move_leaves_the_question_open(monkeypatch: pytest.MonkeyPatch) -> None:
    play = at("A:\n  hand: interns_of_doom")
    digest, saved = play.table.digest(), play.table.save()

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("fiendish.games.supervillain.rules.turn.surface", interrupted)
        with pytest.raises(KeyboardInterrupt):
            play.ops("interns_of_doom")
    assert play.table.digest() == digest
    assert play.table.save() == saved
    assert not play.table.over
    play.ops("interns_of_doom")
    play.done()


def test_a_game_that_begins_inside_an_effect_can_be_copied_and_sampled() -> None:
    play = at(
        """
        phase: act1
        B:
          project: chronosphere [encore, pickpockets]
        asteroids:
          flak_belt: A at B
        """
    )
    assert play.asked == "A hit"
    table = play.table
    assert table.copy().digest() == table.digest()
    assert table.sample(0, 1).question is not None
    copy = table.copy()
    copy.answer(0)
    table.answer(0)
    assert copy.digest() == table.digest()
    table.rewind(0)
    assert play.asked == "A hit"


def test_a_finished_game_without_history_can_be_saved() -> None:
    table = fiendish.new("supervillain", seats=2, seed=3, mode="blitz", keep=False)
    while table.question is not None:
        table.answer(0 if len(table.question.options) == 1 else table.state.decisions % 2)
    again = fiendish.load(table.save())
    assert again.over
    assert again.result == table.result


def test_a_state_that_breaks_at_its_first_question_is_refused() -> None:
    table = fiendish.new("supervillain", seats=2, seed=3)
    assert isinstance(table.origin, State)
    table.origin.lasting = [[1]]
    with pytest.raises(fiendish.BadSave):
        fiendish.load(table.save())
