"""Worlds where cards are of several stocks: each that agrees with what a seat knows, and no other."""

from __future__ import annotations

from random import Random

import pytest

from fiendish.engine.conformance.worlds import is_true
from fiendish.engine.worlds import survey
from tests.engine import toy_decks
from tests.engine.toy_decks_tables import (
    STOCK_A,
    STOCK_B,
    C,
    card,
    check_worlds,
    possible,
    table,
    worlds,
)


def test_a_hidden_card_of_a_foreign_stock_may_be_any_of_that_stock():
    check_worlds(table("Af Bo | Bc Bm | Cx"), 2)


def test_a_pool_with_nothing_but_a_stolen_card():
    """Both pools hold one stock each, but it is the same one."""
    check_worlds(table("Bo | Bc Bm Bm | "), 2)


def test_two_stocks_that_lie_in_one_pool_only():
    check_worlds(table("Af Am Bo Bh | | Cx"), 2)
    check_worlds(table("Af Bo | Cm Cc | Cx"), 2)


def test_stolen_cards_both_ways():
    check_worlds(table("Af Bo | Bc Am | ", "Ax | Bh |"), 2)


def test_a_stolen_card_may_lie_anywhere_in_the_pool():
    g = table("Af Bo | Bc | ", "Am Ax | |")
    check_worlds(g, 2)
    places = [world.identity.index(card("Bo")) for world in worlds(g, 2)]
    assert set(places) >= {0, 1, 4, 3}


@pytest.mark.parametrize(
    "told",
    [
        [([0, 1], [STOCK_B])],
        [([0, 1, 2, 3], [card("Bc")])],
        [([0, 1], [STOCK_B]), ([0, 1, 2, 3], [card("Bc")])],
        [([0, 1], [STOCK_B]), ([1, 2, 3], [card("Bc"), card("Bo")])],
        [([0, 1], [STOCK_A, STOCK_B])],
        [([0, 2], [STOCK_B, STOCK_B]), ([1, 3], [card("Af")])],
        [([0, 1], [STOCK_B]), ([0, 2], [card("Bo")]), ([0, 3], [card("Bm")])],
    ],
)
def test_worlds_respect_facts_across_pools(told):
    for hands in ("Af Bo | Bc Bm | Cx", "Bc Af | Bo Bm | Cx"):
        g = table(hands, "Am | |")
        g.clues = [[C, len(handles), *handles, *wanted] for handles, wanted in told]
        if all(is_true(g, clue) for clue in g.clues):
            check_worlds(g, 2)
            return
    raise AssertionError("neither table is one in which this is true")


@pytest.mark.parametrize(
    "told",
    [
        [([0, 1, 2], [card("Af")]), ([2, 1, 0], [card("Am")])],
        [([0, 1, 2, 3], [card("Af"), card("Am")]), ([0, 1, 2, 3], [card("Af"), card("Bo")])],
        [([0, 1, 2, 3], [card("Bo")]), ([0, 1, 2, 3], [STOCK_B])],
        [([0, 1, 2, 3], [card("Bo")]), ([0, 1, 2, 3], [STOCK_A, STOCK_A, STOCK_B])],
        [([0, 1], [card("Af")]), ([0, 1], [STOCK_A, STOCK_A]), ([2, 3], [card("Bo")])],
        [([0, 1, 2], [card("Ax"), card("Ax")]), ([0, 1, 2], [card("Ax"), STOCK_A])],
    ],
)
def test_facts_about_the_same_cards_are_one(told):
    """Each of them holds by itself, and one card may answer for several."""
    for deck in ("Af Am Ax Bo Ah", "Ax Af Ax Bo Am"):
        g = table("| |", f"{deck} | |")
        g.clues = [[C, len(handles), *handles, *wanted] for handles, wanted in told]
        if all(is_true(g, clue) for clue in g.clues):
            assert not survey(g, 2).tangled
            check_worlds(g, 2)
            return
    raise AssertionError("neither table is one in which this is true")


def test_exact_cards_are_not_used_up_for_a_stock():
    """That any card of B lies among them must not cost the only one that is named elsewhere."""
    g = table("Bo | Bc |", "Am | Bm Bx |")
    g.clues = [[C, 2, 0, 2, STOCK_B], [C, 2, 1, 3, card("Bo")]]
    g.identity[0], g.identity[1] = g.identity[1], g.identity[0]
    check_worlds(g, 2)


def test_random_tables_with_random_true_facts():
    chance = Random(4)
    for number in range(60):
        deck = [f"{owner}{face}" for owner in "AB" for face in "focmxh" for _ in range(2)]
        held = chance.sample(deck, 6)
        cuts = sorted(chance.choices(range(7), k=3))
        zones = [held[: cuts[0]], held[cuts[0] : cuts[1]], held[cuts[1] : cuts[2]], held[cuts[2] :]]
        text = [" ".join(zone) for zone in zones]
        g = table(f"{text[0]} | {text[1]} |", f"{text[2]} | {text[3]} |")
        for _ in range(chance.randrange(4)):
            handles = chance.sample(range(6), chance.randrange(1, 5))
            inside = chance.sample(handles, chance.randrange(1, len(handles) + 1))
            wanted = [
                g.identity[one]
                if chance.random() < 0.6
                else -1 - toy_decks.whose(g, g.identity[one])
                for one in inside
            ]
            g.clues.append([C, len(handles), *handles, *wanted])
        every = possible(g, 2)
        for world in worlds(g, 2, 40):
            assert bytes(world.identity) in every, (number, g.clues)
            assert toy_decks.broken_invariants(world) == []
