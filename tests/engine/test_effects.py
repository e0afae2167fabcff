"""Facts, triggers and what lasts."""

from __future__ import annotations

import pytest

from fiendish.engine.effects import (
    Watchers,
    expire,
    keep_effect,
    lasting,
    note,
    pick_trigger,
    spend,
)
from fiendish.engine.journal import Happening
from fiendish.engine.question import Prompt, Question, action, parts
from tests.engine import toy

BANG = Happening("bang", "TOY-1", "{seat} makes a bang.")
ORDER = Prompt("order", "TOY-1", "Which comes first?", of="trigger")


def test_a_fact_keeps_the_moment():
    g = toy.new()
    g.journal = []
    g.turn, g.cause = 5, toy.SPY
    card = g.hands[0][0]
    face = g.identity[card]
    note(g, BANG, 0, [card], other=1, amount=7)
    g.identity[card] = 255
    g.known[card] = 0
    (fact,) = g.journal
    assert (fact.happening, fact.turn, fact.seat, fact.other) == (BANG, 5, 0, 1)
    assert (fact.cause, fact.amount) == (toy.SPY, 7)
    assert fact.cards == ((card, face, 0b001),)


def test_without_a_journal_nothing_is_noted():
    g = toy.new()
    note(g, BANG, 0, [1])
    assert g.journal is None


def test_lasting_effects_add_up_by_kind_and_subject():
    g = toy.new()
    keep_effect(g, 1)
    keep_effect(g, 1, amount=2)
    keep_effect(g, 1, subject=4)
    keep_effect(g, 2)
    assert [lasting(g, 1), lasting(g, 1, 4), lasting(g, 2), lasting(g, 3)] == [3, 1, 1, 0]


def test_spend_uses_up_one_of_them():
    g = toy.new()
    keep_effect(g, 1)
    keep_effect(g, 1)
    keep_effect(g, 1, subject=4)
    spend(g, 1)
    assert [lasting(g, 1), lasting(g, 1, 4)] == [1, 1]
    spend(g, 1)
    spend(g, 1)  # there is none left: nothing happens
    assert [lasting(g, 1), lasting(g, 1, 4)] == [0, 1]


def test_expire_ends_kinds_for_all_or_for_one():
    g = toy.new()
    for kind, subject in ((1, -1), (1, 4), (2, 4), (3, 4)):
        keep_effect(g, kind, subject)
    expire(g, [1, 2], 4)
    assert g.lasting == [[1, -1, 1], [3, 4, 1]]
    expire(g, [1, 3])
    assert g.lasting == []


def test_what_lasts_is_copied_with_the_state():
    g = toy.new()
    keep_effect(g, 1)
    copy = g.copy()
    keep_effect(copy, 1)
    spend(copy, 1)
    spend(copy, 1)
    assert (lasting(g, 1), lasting(copy, 1)) == (1, 0)


def run(asking, *answers):
    """Drive a generator; returns the questions it asked and what it returned."""
    asked = []
    try:
        question = next(asking)
        for answer in answers:
            asked.append(question)
            question = asking.send(answer)
    except StopIteration as end:
        return asked, end.value
    pytest.fail("more was asked than answered")


def test_triggers_that_do_the_same_are_not_asked_about():
    g = toy.new()
    group = [action(0, 5, 2), action(0, 6, 2)]
    asked, first = run(pick_trigger(g, group, 0, ORDER))
    assert (asked, first, group) == ([], action(0, 5, 2), [action(0, 6, 2)])


@pytest.mark.parametrize("other", [action(1, 6, 2), action(0, 6, 3)])
def test_triggers_that_differ_are_ordered_by_the_chooser(other):
    g = toy.new()
    group = [action(0, 5, 2), other]
    asked, first = run(pick_trigger(g, group, 1, ORDER), other)
    assert [(q.seat, q.prompt, q.options) for q in asked] == [(1, ORDER, [action(0, 5, 2), other])]
    assert (first, group) == (other, [action(0, 5, 2)])
    assert isinstance(asked[0], Question)


def test_the_question_holds_a_copy_of_the_group():
    g = toy.new()
    group = [action(0, 5, 2), action(1, 6, 3)]
    asking = pick_trigger(g, group, 0, ORDER)
    question = next(asking)
    question.options.clear()
    assert len(group) == 2


def test_a_single_trigger_is_taken():
    group = [action(0, 5, 2)]
    assert run(pick_trigger(toy.new(), group, 0, ORDER)) == ([], action(0, 5, 2))
    assert group == []


def test_watchers_are_found_by_event_and_face():
    watchers: Watchers[str] = Watchers()
    watchers.add(1, 10, "ten")
    watchers.add(1, 11, "eleven")
    watchers.add(2, 10, "two")
    assert watchers.of(1) == {10: "ten", 11: "eleven"}
    assert watchers.of(3) == {}


def test_options_name_an_act_and_two_things():
    assert parts(action(7, 1023, 1023)) == (7, 1023, 1023)
    assert parts(action(0, 0, 5)) == (0, 0, 5)
