"""Cards as handles: what is known, what is forgotten, and the worlds that remain possible."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from fiendish.engine import rng
from fiendish.engine.cards import (
    clues_of,
    conceal,
    learn,
    reveal,
    shuffle,
    surface,
    take_unseen,
)
from fiendish.engine.conformance.worlds import is_true
from fiendish.engine.worlds import redeal
from tests.engine import toy
from tests.engine.toy import GUARD, ORACLE, SPY, TIDE, TRADE

A, B, C, PUBLIC = 1, 2, 4, 8  # bits of three seats and the spectators
EVERYONE = 15


def table(hands: str, seats: int = 3) -> toy.Toy:
    """A toy with these hands, as in "SSG O T": first letters of faces; handles go up from 0.

    Each seat knows its own hand; all other cards lie in the deck.
    """
    letters = {"S": SPY, "O": ORACLE, "T": TRADE, "I": TIDE, "G": GUARD}
    g = toy.new(seats)
    left = [n for n, face in enumerate(toy.FACES) for _ in range(face.count)]
    g.known[:] = bytes(toy.CARDS)
    g.hands = [[] for _ in range(seats)]
    g.clues = []
    card = 0
    for seat, text in enumerate(hands.split()):
        for letter in text.replace("-", ""):
            g.identity[card] = letters[letter]
            left.remove(letters[letter])
            g.hands[seat].append(card)
            g.known[card] = 1 << seat
            card += 1
    g.identity[card:] = bytes(left)
    g.deck = [*range(card, toy.CARDS)]
    g.pile = []
    assert toy.broken_invariants(g) == []
    return g


# -- shuffle -------------------------------------------------------------------------------------


def test_a_shuffle_forgets_everything_about_its_cards():
    g = table("SSG O T")
    pile = [*g.hands[0], *g.deck]
    for card in pile:
        reveal(g, card)
    g.clues = [[A, 2, 0, 1, SPY], [B, 1, 3, ORACLE], [C, 2, 3, 0, SPY]]
    faces = Counter(g.identity[card] for card in pile)
    handles = sorted(pile)
    shuffle(g, pile)
    assert all(g.known[card] == 0 for card in pile)
    assert g.clues == [[B, 1, 3, ORACLE]]
    assert sorted(pile) == handles
    assert Counter(g.identity[card] for card in pile) == faces
    assert g.known[3] == B
    assert g.identity[3] == ORACLE


def test_a_card_cannot_be_followed_through_a_shuffle():
    """Neither the handle nor the place on top tells which card it was."""
    by_handle: Counter[int] = Counter()
    by_place: Counter[int] = Counter()
    for seed in range(700):
        g = table("- -", seats=2)
        g.seed = rng.key(seed)
        g.counter = 0
        deck = g.deck
        shuffle(g, deck)
        by_handle[g.identity[0]] += 1
        by_place[deck[-1]] += 1
    for face, printed in enumerate(toy.FACES):
        assert abs(by_handle[face] - 700 * printed.count / toy.CARDS) < 50
    assert set(by_place) == set(range(toy.CARDS))
    assert max(by_place.values()) < 100


def test_an_empty_pile_can_be_shuffled():
    g = table("S O T")
    shuffle(g, [])


# -- surface -------------------------------------------------------------------------------------


def test_a_single_card_surfaces_for_all():
    g = table("SO T G")
    assert surface(g, g.hands[0], 1) == 1
    assert (g.hands[0], g.known[1], g.known[0]) == ([0], EVERYONE, A)


def test_of_several_copies_the_best_known_one_goes():
    g = table("SSO T G")
    g.known[1] = A | B  # B has seen the second Spy
    assert surface(g, g.hands[0], 0) == 1
    assert g.hands[0] == [0, 2]
    assert g.known[0] == A


def test_copies_known_to_different_seats():
    """B knew the one Spy, C the other: one of them goes, and the other seat is unsure again."""
    g = table("SSO T G")
    g.known[0] = A | B | PUBLIC
    g.known[1] = A | C
    assert surface(g, g.hands[0], 1) == 0
    assert g.known[0] == EVERYONE
    assert g.known[1] == A  # C knew of a Spy, and a Spy has left


def test_a_seat_that_knew_all_copies_still_knows_the_rest():
    g = table("SSO T G")
    g.known[0] = g.known[1] = A | B
    gone = surface(g, g.hands[0], 0)
    assert gone == 0
    assert g.known[1] == A | B


def test_three_copies_cost_nobody_more_than_one():
    g = table("SSS O T")
    g.known[0] = A | B | PUBLIC
    g.known[1] = A | C
    g.known[2] = A | C
    assert surface(g, g.hands[0], 2) == 0
    assert sorted([g.known[1], g.known[2]]) == [A, A | C]


def test_a_copy_that_went_in_place_of_the_picked_one():
    """Two equal cards are picked together; the first to go may be the second one's sleeve."""
    g = table("SSO T G")
    g.known[1] = A | B
    assert surface(g, g.hands[0], 0) == 1
    assert surface(g, g.hands[0], 1) == 0
    assert g.hands[0] == [2]


def test_surfacing_uses_up_a_clue():
    g = table("SSO T G")
    g.clues = [[B, 3, 0, 1, 2, SPY, ORACLE], [C, 1, 3, TRADE]]
    surface(g, g.hands[0], 0)
    assert g.clues == [[B, 2, 1, 2, ORACLE]]  # C's was certain, and became knowledge
    assert g.known[3] & C


def test_surfacing_elsewhere_leaves_a_clue_alone():
    g = table("SO ST G")
    g.clues = [[C, 2, 0, 1, SPY]]
    surface(g, g.hands[1], 2)
    assert g.clues == [[C, 2, 0, 1, SPY]]


# -- clues ---------------------------------------------------------------------------------------


def test_learning_a_card_settles_what_it_answers():
    g = table("SOT G I")
    g.clues = [[B, 3, 0, 1, 2, SPY, ORACLE]]
    learn(g, 0, B)
    assert g.clues == [[B, 2, 1, 2, ORACLE]]
    learn(g, 2, B)  # the Trade: so the last one is the Oracle
    assert g.clues == []
    assert g.known[1] & B


def test_a_clue_that_says_all_becomes_knowledge():
    g = table("SS O T")
    g.clues = [[C, 2, 0, 1, SPY, SPY]]
    learn(g, 1, A)  # any learning about its cards settles it
    assert g.clues == []
    assert (g.known[0] & C, g.known[1] & C) == (C, C)


def test_others_learning_does_not_touch_a_clue():
    g = table("SO T G")
    g.clues = [[C, 2, 0, 1, SPY]]
    learn(g, 0, B)
    assert g.clues == [[C, 2, 0, 1, SPY]]
    reveal(g, 0)
    assert g.clues == []


def test_a_clue_of_several_seats_is_split_where_one_learns_more():
    g = table("SOT G I")
    g.clues = [[B | C | PUBLIC, 3, 0, 1, 2, SPY, ORACLE]]
    learn(g, 0, C)
    assert clues_of(g, C) == [[C, 2, 1, 2, ORACLE]]
    assert clues_of(g, B) == [[B, 3, 0, 1, 2, SPY, ORACLE]]
    assert clues_of(g, PUBLIC) == [[PUBLIC, 3, 0, 1, 2, SPY, ORACLE]]
    assert clues_of(g, A) == []
    learn(g, 2, C)
    assert clues_of(g, C) == []
    assert g.known[1] == A | C
    assert clues_of(g, B) == [[B, 3, 0, 1, 2, SPY, ORACLE]]


def test_a_clue_of_several_seats_is_split_where_one_saw_the_copy_that_goes():
    g = table("SSO T G")
    learn(g, 0, C)
    g.clues = [[B | C, 2, 1, 2, SPY]]
    surface(g, g.hands[0], 1)  # for B, what it knew of may be the one that went
    assert g.hands[0] == [1, 2]
    assert clues_of(g, B) == []
    assert clues_of(g, C) == [[C, 2, 1, 2, SPY]]


def test_seats_that_knew_different_cards_have_different_clues_of_a_mixed_hand():
    for seed in range(20):
        g = table("SOT I G", seats=3)
        g.seed = rng.key(seed)
        g.known[0] |= B | C
        g.known[1] |= C
        g.clues = [[B | C | PUBLIC, 2, 1, 2, TRADE]]
        learn(g, 1, C)  # so the Trade is certain for C
        conceal(g, g.hands[0], A)
        told = {bit: [(clue[1], clue[5:]) for clue in clues_of(g, bit)] for bit in (B, C, PUBLIC)}
        assert told == {
            B: [(3, sorted([SPY, TRADE]))],
            C: [(3, sorted([SPY, ORACLE, TRADE]))],
            PUBLIC: [(3, [TRADE])],
        }
        assert all(is_true(g, clue) for clue in g.clues)


# -- a card taken unseen -------------------------------------------------------------------------


def test_only_the_two_holders_know_a_card_taken_unseen():
    for seed in range(20):
        g = table("SOTG I G")
        g.seed = rng.key(seed)
        card = take_unseen(g, g.hands[0], g.hands[1], holder=0, taker=1)
        assert card in g.hands[1]
        assert card not in g.hands[0]
        assert g.known[card] == A | B
        assert all(g.known[other] == A for other in g.hands[0])
        assert g.clues == []
        assert toy.broken_invariants(g) == []


def test_every_card_of_the_hand_is_taken_equally_often():
    taken: Counter[int] = Counter()
    for seed in range(800):
        g = table("SOTG I G")
        g.seed = rng.key(seed)
        taken[g.identity[take_unseen(g, g.hands[0], g.hands[1], holder=0, taker=1)]] += 1
    assert set(taken) == {SPY, ORACLE, TRADE, GUARD}
    assert all(abs(count - 200) < 60 for count in taken.values())


def test_what_bystanders_knew_becomes_a_clue_about_hand_and_taken_card():
    g = table("SOT I G")
    g.known[0] = A | C | PUBLIC
    take_unseen(g, g.hands[0], g.hands[1], holder=0, taker=1)
    assert g.clues == [[C | PUBLIC, 3, 0, 1, 2, SPY]]
    assert not any(g.known[card] & (C | PUBLIC) for card in (0, 1, 2))
    assert all(is_true(g, clue) for clue in g.clues)


def test_an_older_clue_about_the_hand_grows_with_it():
    g = table("SOT I G")
    g.clues = [[C, 2, 0, 1, SPY]]
    take_unseen(g, g.hands[0], g.hands[1], holder=0, taker=1)
    (clue,) = g.clues
    assert (clue[0], sorted(clue[2:5]), clue[5:]) == (C, [0, 1, 2], [SPY])
    assert is_true(g, clue)


def test_the_taker_keeps_knowing_what_stays():
    for seed in range(20):
        g = table("SOT I G")
        g.seed = rng.key(seed)
        g.known[0] = A | B
        take_unseen(g, g.hands[0], g.hands[1], holder=0, taker=1)
        assert SPY in [g.identity[card] for card in range(3) if g.known[card] & B]


# -- worlds --------------------------------------------------------------------------------------


def worlds(g: toy.Toy, seat: int, count: int = 300):
    for n in range(count):
        world = g.copy()
        redeal(world, seat, rng.key(f"world {n}"))
        yield world


def test_a_redeal_keeps_what_the_seat_knows_and_all_cards():
    g = table("SOT IG GS")
    g.known[6] |= A
    for world in worlds(g, 0):
        assert toy.broken_invariants(world) == []
        assert [world.identity[card] for card in (0, 1, 2, 6)] == [SPY, ORACLE, TRADE, SPY]
        assert world.known == g.known
        assert world.seed != g.seed
        assert world.hands == g.hands


def test_a_redeal_is_roughly_uniform():
    g = table("SOT IG GS")
    hidden = [card for card in range(toy.CARDS) if not g.known[card] & A]
    share = Counter(g.identity[card] for card in hidden)
    for card in (hidden[0], hidden[-1]):
        seen = Counter(world.identity[card] for world in worlds(g, 0, 1100))
        for face, count in share.items():
            assert abs(seen[face] - 1100 * count / len(hidden)) < 70


def test_a_redeal_does_not_depend_on_the_true_cards():
    g = table("SOT IG GS")
    first = next(worlds(g, 0))
    for other in worlds(g, 0, 20):
        again = other.copy()
        redeal(again, 0, rng.key("world 0"))
        assert again.identity == first.identity


def test_spectators_know_only_what_is_public():
    g = table("SOT IG GS")
    reveal(g, 0)
    seen = [{world.identity[card] for world in worlds(g, 3)} for card in (0, 1)]
    assert seen == [{SPY}, set(range(len(toy.FACES)))]


CLUES = [
    [[A, 2, 3, 4, TIDE]],
    [[A, 4, 3, 4, 5, 6, TIDE, SPY]],
    [[A, 2, 3, 4, TIDE, GUARD]],
    [[A, 2, 3, 4, TIDE], [A, 3, 4, 5, 6, GUARD, SPY]],
    [[A, 3, 3, 4, 5, GUARD, GUARD], [A, 3, 4, 5, 6, SPY]],
    [[A, 1, 6, SPY]],
    [[A, 4, 3, 4, 5, 6, GUARD, GUARD, SPY]],
]


@pytest.mark.parametrize("clues", CLUES)
def test_a_redeal_respects_clues(clues):
    g = table("SOT IG GS")
    g.clues = [clue.copy() for clue in clues]
    assert all(is_true(g, clue) for clue in clues)
    identities = set()
    for world in worlds(g, 0, 200):
        assert world.clues == clues
        assert all(is_true(world, clue) for clue in clues)
        assert toy.broken_invariants(world) == []
        identities.add(bytes(world.identity))
        again = world.copy()
        redeal(again, 0, rng.key("again"))
        other = g.copy()
        redeal(other, 0, rng.key("again"))
        assert again.identity == other.identity
    assert len(identities) > 100


def test_clues_shift_the_odds_no_more_than_they_say():
    """One of two cards is a Tide: each of them about as often."""
    g = table("SOT IG GS")
    g.clues = [[A, 2, 3, 4, TIDE]]
    first = sum(world.identity[3] == TIDE for world in worlds(g, 0, 600))
    second = sum(world.identity[4] == TIDE for world in worlds(g, 0, 600))
    assert abs(first - second) < 90
    assert first + second >= 600


def test_more_than_a_clue_requires_comes_up_as_often_as_it_should():
    """One of two cards is a Guard: that both are is neither ruled out nor favoured."""
    g = table("SOT IG GS")
    g.clues = [[A, 2, 3, 4, GUARD]]
    hidden = [card for card in range(toy.CARDS) if not g.known[card] & A]
    size, guards = len(hidden), [g.identity[card] for card in hidden].count(GUARD)
    assert guards > 1
    share = comb(guards, 2) / (comb(size, 2) - comb(size - guards, 2))
    both = sum(world.identity[3] == world.identity[4] == GUARD for world in worlds(g, 0, 6000))
    assert abs(both - 6000 * share) < 4 * (6000 * share) ** 0.5


def test_what_others_know_is_not_dealt_out():
    g = table("SOT IG GS")
    mine = [A, 2, 3, 4, GUARD]
    g.clues = [[B, 2, 5, 6, SPY], mine.copy(), [C, 2, 3, 4, GUARD]]
    g.known[3] |= C  # C has seen a card of B
    for world in worlds(g, 0, 100):
        assert world.clues == [mine]
        assert is_true(world, mine)
        assert world.known[3] == B
        assert world.known[0] == A
