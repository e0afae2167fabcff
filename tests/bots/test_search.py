"""The tree search: it keeps to its budget, sees what is near, and each seat thinks of itself."""

from __future__ import annotations

from time import monotonic

import fiendish
from fiendish.bots import Budget, Search, Seat
from fiendish.bots.search import Node
from fiendish.engine.question import Prompt, Question
from fiendish.engine.table import Table
from fiendish.games.supervillain.state import RUNNING, Galaxy
from tests.games.supervillain.playing import Play, at

OPENING = fiendish.new("supervillain", seats=2, seed=4, first=0)


def asked(table: Table) -> Seat:
    assert table.question is not None
    assert len(table.question.options) > 1
    return Seat(table, table.question.seat)


def test_it_tries_no_more_often_than_it_may() -> None:
    bot = Search(1, Budget(iterations=37))
    bot.choose(asked(OPENING))
    assert bot.tried <= 37


def test_it_stops_when_nothing_can_be_overtaken() -> None:
    """One option wins at once: after some tries of the others it gets nearly all of them."""
    play = _about_to_win()
    bot = Search(1, Budget(iterations=2_000))
    play.table.answer(bot.choose(asked(play.table)))
    assert bot.tried < 1_900
    assert play.winners == "A"


def test_a_budget_of_seconds_ends() -> None:
    bot = Search(1, Budget(seconds=0.05))
    began = monotonic()
    bot.choose(asked(OPENING))
    assert bot.tried >= 1
    assert monotonic() - began < 30  # and not for ever


def _about_to_win() -> Play:
    return at(
        """
        A:
          hand: encore
          facility: mirror_moon
          facility: star_of_death
          project: reinforced_bunker [heavy_lifters]
        """
    )


def test_it_sees_what_comes_after_its_own_turn() -> None:
    """What the evaluation counts happens two steps ahead, and only one way leads there."""

    def worth(g: Galaxy, seat: int) -> float:
        return 300.0 * len(g.facilities[seat])

    table = _about_to_win().table
    bot = Search(2, Budget(iterations=300), evaluate=worth)
    question = table.question
    assert question is not None
    assert bot.choose(asked(table)) in question.find(kind="mob")


def test_each_seat_decides_for_itself() -> None:
    """Everybody wants cards: nobody is taken to give up a hand for somebody else's sake."""
    table = fiendish.new("supervillain", seats=3, seed=2)
    seen: set[int] = set()

    def worth(g: Galaxy, seat: int) -> float:
        seen.add(seat)
        return float(len(g.hands[seat]))

    Search(3, Budget(iterations=300), turns=3, evaluate=worth).choose(asked(table))
    assert seen == {0, 1, 2}


def test_without_a_limit_of_turns_imagined_games_are_played_to_their_end() -> None:
    ends: list[bool] = []

    def worth(g: Galaxy, seat: int) -> float:
        ends.append(g.ended != RUNNING)
        return 0.0

    Search(4, Budget(iterations=10), turns=0, evaluate=worth).choose(asked(OPENING))
    assert len(ends) >= 10
    assert all(ends)


def test_with_a_limit_of_decisions_imagined_games_are_judged_soon() -> None:
    turns: list[int] = []

    def worth(g: Galaxy, seat: int) -> float:
        turns.append(g.turn)
        return 0.0

    Search(4, Budget(iterations=20), turns=0, decisions=2, evaluate=worth).choose(asked(OPENING))
    assert max(turns) <= 3


def test_it_changes_nothing_at_the_table() -> None:
    table = fiendish.new("supervillain", seats=2, seed=4)
    before = table.save()
    Search(5, Budget(iterations=20)).choose(asked(table))
    assert table.save() == before


def test_what_came_of_different_questions_is_kept_apart() -> None:
    """The same option may be taken by another seat, for another purpose or by another card."""
    node, g = Node(), fiendish.new("supervillain", seats=2, seed=4).state
    first, other = Prompt("first", "SV-1", ""), Prompt("other", "SV-1", "")
    asked = node.children(Question(g, 0, first, [7]))
    asked[7] = Node()
    assert node.children(Question(g, 0, first, [7, 8])) is asked
    assert node.children(Question(g, 1, first, [7])) == {}
    assert node.children(Question(g, 0, other, [7])) == {}
    g.cause = 3
    assert node.children(Question(g, 0, first, [7])) == {}
