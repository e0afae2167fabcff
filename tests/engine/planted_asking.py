"""A module with every way to forget a `yield from`, each marked, and with what is right."""

# ruff: noqa
# mypy: ignore-errors

from __future__ import annotations

import functools
from collections.abc import Generator

from tests.engine import planted_verbs as verbs
from tests.engine.planted_verbs import Asking, ask, hand_on, listed, move, run


def thrown_away(g, me):
    ask(g, me)  # fault: thrown away
    yield from ask(g, me)


def thrown_away_by_attribute(g, me):
    verbs.ask(g, me)  # fault: thrown away


def thrown_away_though_no_generator_function(g, me):
    hand_on(g, me)  # fault: thrown away


def thrown_away_in_a_branch(g, me):
    ask(g, me) if me else move(g, me)  # fault: thrown away
    me and ask(g, me)  # fault: thrown away


def thrown_away_for_all(g, me):
    [ask(g, seat) for seat in range(me)]  # fault: thrown away


ask_first = functools.partial(ask, me=0)


def thrown_away_partial(g):
    ask_first(g)  # fault: thrown away


def thrown_away_of_an_inner_function(g, me):
    def inner():
        yield me

    inner()  # fault: thrown away


def thrown_away_of_an_inner_import(g, me):
    from tests.engine.planted_verbs import ask as question

    question(g, me)  # fault: thrown away


class Method:
    def asks(self) -> Generator[int, int, int]:
        return (yield 1)

    def forgets(self):
        self.asks()  # fault: thrown away


def kept(g, me):
    place = ask(g, me)  # fault: kept


def yielded(g, me):
    yield ask(g, me)  # fault: yielded


def returned(g, me):
    if me:
        yield from ask(g, me)
    return ask(g, me)  # fault: returned


def compared(g, me):
    if ask(g, me) != -1:  # fault: taken
        yield from ask(g, me)


def tested(g, me):
    if ask(g, me):  # fault: taken
        move(g, me)


def compared_later(g, me):
    place = ask(g, me)  # fault: taken as place
    if place != -1:
        move(g, place)


def given(g, me):
    move(g, ask(g, me))  # fault: taken


def given_in_a_list(g, me):
    move(g, [ask(g, me)])  # fault: taken


# -- what is right -------------------------------------------------------------------------------


def right(g, me) -> Asking:
    place = yield from ask(g, me)
    move(g, place)
    move(g, (yield from ask(g, me)))
    yield me
    return (yield from ask(g, me))


def hands_on(g, me) -> Asking:
    return ask(g, me)


def drives_later(g, me):
    asking = ask(g, me)
    if asking is not None:
        yield from asking


def drives_by_hand(g, me):
    return run(ask(g, me)), next(ask(g, me)), [*listed(me)], 3 in listed(me)


def calls_what_nobody_knows(g, me, ask):
    ask(g, me)
    g.ask(me)


def hidden_by_a_name(g, me):
    ask = move
    ask(g, me)
