"""Cards of several stocks: moves that hide, the clues they leave, and the worlds that remain.

Played with the feud, in which everybody brings the same cards: `Af` is A's Fox.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from fiendish.engine.cards import (
    conceal,
    learn,
    mingle,
    requirements_of,
    reveal,
    shuffle,
    stash,
    stash_all,
    surface,
    take_unseen,
)
from fiendish.engine.conformance.worlds import is_true
from tests.engine import toy_decks
from tests.engine.toy_decks import Feud
from tests.engine.toy_decks_tables import (
    EVERYONE,
    PUBLIC,
    STOCK_A,
    STOCK_B,
    A,
    B,
    C,
    card,
    check_worlds,
    clues,
    names,
    table,
    worlds,
)

# -- clues about a stock -------------------------------------------------------------------------


def test_a_card_that_comes_to_light_answers_for_its_stock():
    g = table("Af Bo Bc | |")
    g.clues = [[C, 3, 0, 1, 2, STOCK_B, STOCK_B]]
    learn(g, 0, C)
    assert clues(g, C) == [([1, 2], [STOCK_B, STOCK_B])]
    learn(g, 1, C)
    assert clues(g, C) == [([2], [STOCK_B])]


def test_a_card_answers_for_itself_before_it_answers_for_its_stock():
    g = table("Af Bo Bc | |")
    g.clues = [[C, 3, 0, 1, 2, STOCK_B, card("Bo")]]
    learn(g, 1, C)
    assert clues(g, C) == [([0, 2], [STOCK_B])]


def test_a_certain_stock_stays_a_clue():
    """Whose card it is, is not yet which card it is."""
    g = table("Bo Af | |")
    g.clues = [[C, 1, 0, STOCK_B]]
    learn(g, 1, B)
    assert clues(g, C) == [([0], [STOCK_B])]
    assert not g.known[0] & C


def test_what_becomes_certain_settles_other_clues():
    g = table("Af Ao Ac | |")
    g.clues = [
        [C, 2, 0, 1, card("Af"), card("Ao")],
        [C, 2, 1, 2, card("Ac")],
        [C, 1, 2, card("Ac")],
    ]
    learn(g, 0, C)
    assert g.clues == []
    assert all(g.known[one] & C for one in (0, 1, 2))


# -- a card taken unseen -------------------------------------------------------------------------


def test_bystanders_know_whose_card_was_taken_and_where_it_is():
    g = table("Af Ao | Bc Bm |", "Ax | |")
    taken = take_unseen(g, g.hands[1], g.hands[0], holder=1, taker=0)
    assert clues(g, C) == clues(g, PUBLIC) == [([0, 1, taken], [STOCK_B])]
    assert clues(g, A) == clues(g, B) == []
    for world in worlds(g, 2, 100):
        assert sum(name[0] == "B" for name in names(world, world.hands[0])) == 1
    check_worlds(g, 2)


def test_a_card_of_the_same_stock_seen_before_does_not_answer_for_the_taken_one():
    g = table("Af Bo | Bc Bm |")
    learn(g, 1, C)
    taken = take_unseen(g, g.hands[1], g.hands[0], holder=1, taker=0)
    assert clues(g, C) == [([0, taken], [STOCK_B])]


def test_what_was_known_of_the_hand_and_whose_the_taken_card_is():
    for seed in range(10):
        g = table("Af | Bc Bm |", "Ao | |", seed)
        learn(g, 1, C)
        taken = take_unseen(g, g.hands[1], g.hands[0], holder=1, taker=0)
        assert clues(g, C) == [([1, 2], [card("Bc")]), ([0, taken], [STOCK_B])]
        check_worlds(g, 2)


def test_playing_the_stolen_card_answers_whose_it_was():
    g = table("Af | Bc Bm |")
    taken = take_unseen(g, g.hands[1], g.hands[0], holder=1, taker=0)
    surface(g, g.hands[0], taken)
    assert g.clues == []


def test_playing_another_card_leaves_the_clue():
    g = table("Af Ao | Bc Bm |")
    taken = take_unseen(g, g.hands[1], g.hands[0], holder=1, taker=0)
    surface(g, g.hands[0], 0)
    assert clues(g, C) == [([1, taken], [STOCK_B])]


def test_a_card_of_the_stock_that_came_later_may_have_been_the_stolen_one():
    g = table("Af | Bc Bm | Bo")
    take_unseen(g, g.hands[1], g.hands[0], holder=1, taker=0)
    g.hands[2].remove(3)
    g.hands[0].append(3)  # given by C
    learn(g, 3, A)
    g.known[3] &= ~PUBLIC
    surface(g, g.hands[0], 3)
    assert clues(g, PUBLIC) == []  # nobody who looks on can tell which of the two it was


def test_a_card_that_the_seat_knew_is_not_the_one_its_clue_is_about():
    g = table("Af Af Ao | |")
    learn(g, 0, C)
    g.clues = [[C, 2, 1, 2, card("Af")], [B, 2, 1, 2, card("Af")]]
    surface(g, g.hands[0], 1)
    assert clues(g, C) == [([1, 2], [card("Af")])]
    assert clues(g, B) == []  # for B it may have been the one it knew of


def test_two_copies_known_as_a_clue_go_one_by_one():
    g = table("Af Af Ao | |")
    g.clues = [[C, 3, 0, 1, 2, card("Af"), card("Af")]]
    surface(g, g.hands[0], 0)
    assert clues(g, C) == [([1, 2], [card("Af")])]


# -- a card taken out by its holder --------------------------------------------------------------


def test_a_card_nobody_else_knows_is_just_taken_out():
    g = table("Af Ao Ac | |")
    g.clues = [[C, 1, 5, STOCK_A]]
    assert stash(g, g.hands[0], 1, 0) == 1
    assert (g.hands[0], g.counter, g.clues) == ([0, 2], 0, [[C, 1, 5, STOCK_A]])


def test_what_others_knew_of_the_hand_becomes_a_clue_about_hand_and_card():
    handles = set()
    for seed in range(60):
        g = table("Af Ao Ac | |", seed=seed)
        learn(g, 0, B | C)
        learn(g, 1, C)
        gone = stash(g, g.hands[0], 0, 0)
        handles.add(gone)
        assert names(g, [gone]) == ["Af"]
        assert sorted([*g.hands[0], gone]) == [0, 1, 2]
        assert sorted(names(g, g.hands[0])) == ["Ac", "Ao"]
        assert g.known[:3] == bytes([A] * 3)
        assert clues(g, B) == [([0, 1, 2], [card("Af")])]
        assert clues(g, C) == [([0, 1, 2], [card("Af"), card("Ao")])]
        assert clues(g, PUBLIC) == []
    assert handles == {0, 1, 2}


def test_the_order_of_a_clue_does_not_tell_which_card_is_which():
    orders: set[tuple[int, ...]] = set()
    for seed in range(30):
        g = table("Af Ao Ac | |", seed=seed)
        for one in (0, 1, 2):
            reveal(g, one)
        stash(g, g.hands[0], 0, 0)
        orders.update(tuple(requirements_of(clue)) for clue in g.clues)
    assert orders == {(card("Af"), card("Ao"), card("Ac"))}


def test_the_only_card_of_a_hand_is_still_known():
    g = table("Af | |")
    reveal(g, 0)
    assert stash(g, g.hands[0], 0, 0) == 0
    assert (g.known[0], g.clues, g.counter) == (EVERYONE, [], 0)


def test_of_equal_cards_that_all_know_each_is_still_known():
    g = table("Af Af | |")
    reveal(g, 0)
    reveal(g, 1)
    stash(g, g.hands[0], 0, 0)
    assert all(g.known[one] == EVERYONE for one in (0, 1))
    assert (g.clues, g.counter) == ([], 0)


def test_of_equal_cards_one_of_which_was_seen_either_may_have_gone():
    g = table("Af Af | |")
    reveal(g, 0)
    stash(g, g.hands[0], 0, 0)
    assert g.known[:2] == bytes([A, A])
    assert clues(g, B) == clues(g, PUBLIC) == [([0, 1], [card("Af")])]


def test_after_a_clue_about_all_of_the_hand_nothing_more_has_to_be_mixed():
    g = table("Af Ao Ac | |")
    learn(g, 0, C)
    stash(g, g.hands[0], 0, 0)
    before = g.counter
    second = stash(g, g.hands[0], g.hands[0][0], 0)
    assert g.counter == before
    assert second not in g.hands[0]
    assert clues(g, C) == [([0, 1, 2], [card("Af")])]


def test_a_clue_about_a_part_of_the_hand_grows():
    g = table("Af Ao Ac | |", "Am | |")
    g.clues = [[C, 2, 0, 3, card("Af")]]
    stash(g, g.hands[0], 1, 0)
    assert clues(g, C) == [([0, 1, 2, 3], [card("Af")])]


def test_knowledge_adds_up_to_one_clue():
    g = table("Af Af Ao | |")
    learn(g, 2, C)
    g.clues = [[C, 2, 0, 1, card("Af")]]
    stash(g, g.hands[0], 2, 0)
    assert clues(g, C) == [([0, 1, 2], sorted([card("Af"), card("Ao")]))]


def test_no_clue_spares_the_handle_of_a_card_that_was_known():
    """It would tell where that card is now."""
    g = table("Af Ao Ac | |", "Am Ax | |")
    learn(g, 0, C)
    g.clues = [[C, 2, 1, 3, card("Ao")], [C, 2, 2, 4, card("Ac")]]
    stash(g, g.hands[0], 1, 0)
    assert clues(g, C) == [
        ([0, 1, 2, 3], sorted([card("Af"), card("Ao")])),
        ([0, 1, 2, 4], [card("Ac")]),
    ]


def test_several_cards_are_taken_out_at_once():
    for seed in range(20):
        g = table("Af Ao Ac Am | |", seed=seed)
        reveal(g, 3)
        gone = stash_all(g, g.hands[0], [3, 0], 0)
        assert names(g, gone) == ["Am", "Af"]
        assert sorted(names(g, g.hands[0])) == ["Ac", "Ao"]


def test_worlds_after_a_card_was_buried():
    g = table("Af Ao Ac | Bf |", "Am | |")
    learn(g, 0, C)
    learn(g, 1, C)
    g.buried[0].append(stash(g, g.hands[0], 1, 0))
    check_worlds(g, 2)
    buried = {names(world, world.buried[0])[0] for world in worlds(g, 2)}
    assert buried == {"Af", "Ao", "Ac", "Am"}


# -- cards put back in secret --------------------------------------------------------------------


def test_cards_all_have_seen_keep_their_places_but_not_their_handles():
    orders = set()
    for seed in range(60):
        g = table("| |", "Af Ao Ac | |", seed)
        for one in (0, 1, 2):
            reveal(g, one)
        order = [2, 0, 1]
        conceal(g, order, A)
        orders.add(tuple(order))
        assert names(g, order) == ["Ac", "Af", "Ao"]
        assert sorted(order) == [0, 1, 2]
        assert g.known[:3] == bytes([A] * 3)
        everything = sorted(map(card, ("Af", "Ao", "Ac")))
        assert all(clues(g, bit) == [([0, 1, 2], everything)] for bit in (B, C, PUBLIC))
        assert clues(g, A) == []
        if seed < 3:
            g.decks[0] = order
            check_worlds(g, 1)
    assert len(orders) == 6


def test_cards_that_only_the_chooser_has_seen_need_no_mixing():
    g = table("| |", "Af Ao Ac | |")
    for one in (0, 1, 2):
        learn(g, one, A)
    order = [2, 0, 1]
    conceal(g, order, A)
    assert (order, g.counter, g.clues) == ([2, 0, 1], 0, [])


def test_nobody_loses_a_single_card():
    g = table("| |", "Af Ao | |")
    reveal(g, 1)
    order = [1]
    conceal(g, order, A)
    assert (order, g.known[1], g.counter) == ([1], EVERYONE, 0)


def test_equal_cards_need_no_mixing_unless_somebody_knows_only_one():
    g = table("| |", "Af Af | |")
    reveal(g, 0)
    reveal(g, 1)
    conceal(g, [1, 0], A)
    assert (g.counter, g.known[0], g.known[1]) == (0, EVERYONE, EVERYONE)
    g.known[0] = A | B
    order = [1, 0]
    conceal(g, order, A)
    assert g.counter == 1
    assert clues(g, B) == []  # it knew both, and both are equal
    assert clues(g, C) == [([0, 1], [card("Af")])]
    assert [g.known[one] for one in order] == [A | B, A | B]


def test_two_of_three_equal():
    g = table("| |", "Af Af Ao | |")
    for one in (0, 1, 2):
        reveal(g, one)
    order = [0, 2, 1]
    conceal(g, order, A)
    assert names(g, order) == ["Af", "Ao", "Af"]
    g.decks[0] = order
    check_worlds(g, 1)


def test_drawing_such_a_card_tells_its_drawer():
    g = table("| |", "Af Ao | |")
    for one in (0, 1):
        reveal(g, one)
    order = [0, 1]
    conceal(g, order, 0)
    learn(g, order[-1], A)
    assert g.known[order[0]] == A  # so that is the other one
    assert clues(g, A) == []
    assert clues(g, B) == [([0, 1], [card("Af"), card("Ao")])]


def test_a_card_that_goes_back_to_a_hand_cannot_be_followed_by_its_handle():
    where = set()
    for seed in range(30):
        g = table("Af Ao Ac | |", seed=seed)
        learn(g, 2, C)
        mingle(g, g.hands[0])
        (known,) = [one for one in g.hands[0] if g.known[one] & C]
        where.add(known)
        assert names(g, [known]) == ["Ac"]
        assert sorted(names(g, g.hands[0])) == ["Ac", "Af", "Ao"]
    assert where == {0, 1, 2}


# -- all of it -----------------------------------------------------------------------------------


def test_whatever_happens_clues_are_true_and_tell_of_no_known_card():
    """Long random sequences of moves; the holders know their cards all the way."""
    for seed in range(150):
        chance = Random(seed)
        g = table("Af Af Ao | Bf Bo Bo | Cc Cm", "Ac Am Ax | Bc Bm | Cf Co", seed)
        for _ in range(25):
            _something(g, chance)
            assert toy_decks.broken_invariants(g) == []
            assert all(is_true(g, clue) for clue in g.clues)
            assert all(requirements_of(clue) for clue in g.clues)
        for seat in range(4):
            world = worlds(g, seat, 1)[0]
            assert all(is_true(world, clue) for clue in world.clues)
            assert Counter(world.identity) == Counter(g.identity)


def _something(g: Feud, chance: Random) -> None:
    """One move of any kind that is possible."""
    me, other = chance.sample(range(3), 2)
    hand, deck = g.hands[me], g.decks[me]
    kind = chance.randrange(9)
    if kind == 0 and g.hands[other]:
        take_unseen(g, g.hands[other], hand, holder=other, taker=me)
    elif kind == 1 and hand:
        chosen = chance.choice(hand)
        identity = g.identity[chosen]
        gone = stash(g, hand, chosen, me)
        assert g.identity[gone] == identity
        (deck if chance.random() < 0.5 else g.buried[me]).append(gone)
    elif kind == 2 and deck:
        top = deck[-3:]
        for one in top:
            learn(g, one, chance.choice((EVERYONE, 1 << me, 1 << me | 1 << other)))
        chance.shuffle(top)
        before = names(g, top)
        conceal(g, top, 1 << me)
        assert names(g, top) == before
        deck[-3:] = top
    elif kind == 3 and hand:
        for one in chance.sample(hand, chance.randrange(1, len(hand) + 1)):
            learn(g, one, chance.choice((EVERYONE, 1 << other)))
    elif kind == 4 and hand:
        toy_decks.discard(g, hand, chance.choice(hand))
    elif kind == 5 and deck:
        hand.append(deck.pop())
        learn(g, hand[-1], 1 << me)
    elif kind == 6 and g.buried[me]:
        hand.append(g.buried[me].pop())
        mingle(g, hand)
    elif kind == 7 and g.buried[other]:
        learn(g, chance.choice(g.buried[other]), 1 << me)
    elif kind == 8 and deck and chance.random() < 0.3:
        shuffle(g, deck)
