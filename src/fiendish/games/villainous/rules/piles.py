"""Cards between decks, hands and discard piles: drawing, discarding, revealing, looking."""

from __future__ import annotations

from collections.abc import Callable, Generator

from fiendish.engine import rng
from fiendish.engine.cards import conceal, learn, learn_all, reveal, shuffle, surface
from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, Prompt, Question
from fiendish.games.villainous.state import Realm

HAND = 4  # cards to which a hand is filled up at the end of a turn

Fits = Callable[[int], bool]


# -- the own deck --------------------------------------------------------------------------------


def has_new_deck(g: Realm, seat: int) -> bool:
    """Whether an empty deck has a card again, after shuffling the discard pile if there is one."""
    if g.piles[seat]:
        g.decks[seat], g.piles[seat] = g.piles[seat], g.decks[seat]
        note(g, g.book.words.RESHUFFLED, seat)
        shuffle(g, g.decks[seat])
    return bool(g.decks[seat])


def draw(g: Realm, me: int, count: int = 1, by_card: bool = True) -> None:
    """Draw cards one by one, as many as there are."""
    hand, bits = g.hands[me], g.book.hands.sees(g, me)
    held = len(hand)
    while count > 0 and (g.decks[me] or has_new_deck(g, me)):
        card = g.decks[me].pop()
        hand.append(card)
        learn(g, card, bits)
        count -= 1
    if len(hand) > held:
        words = g.book.words
        note(g, words.DREW_MORE if by_card else words.DREW, me, hand[held:])


def discard(g: Realm, me: int, cards: list[int]) -> None:
    """Cards go from a hand to its player's discard pile."""
    gone = [surface(g, g.hands[me], card) for card in cards]
    g.piles[me] += gone
    if gone:
        note(g, g.book.words.DISCARDED, me, gone)


def discard_one(g: Realm, me: int) -> Asking:
    """The player chooses and discards a card, if there is one."""
    if g.hands[me]:
        discard(g, me, [(yield Question(g, me, g.book.words.DISCARD, g.hands[me].copy()))])


def discard_random(g: Realm, seat: int) -> None:
    """A random card of a hand is discarded, if there is one."""
    hand = g.hands[seat]
    if hand:
        discard(g, seat, [hand[rng.below(g, len(hand))]])


def take_from_pile(g: Realm, me: int, card: int) -> None:
    """A card of the player's own discard pile comes to hand, for all to see."""
    g.piles[me].remove(card)
    g.hands[me].append(card)
    note(g, g.book.words.TOOK, me, [card])


def look_at_hand(g: Realm, me: int, victim: int) -> None:
    """One player sees another's hand."""
    learn_all(g, g.hands[victim], 1 << me)
    note(g, g.book.words.LOOKED_AT_HAND, me, g.hands[victim], other=victim)


def show_hand(g: Realm, seat: int) -> None:
    """A hand is shown to everybody."""
    for card in g.hands[seat]:
        reveal(g, card)
    note(g, g.book.words.SHOWED, seat, g.hands[seat])


# -- Fate ----------------------------------------------------------------------------------------


def has_fate(g: Realm, which: int = 0) -> bool:
    """Whether there is a Fate card on the deck, after shuffling the discard pile if need be."""
    if not g.fate_decks[which] and g.fate_piles[which]:
        g.fate_decks[which], g.fate_piles[which] = g.fate_piles[which], g.fate_decks[which]
        note(g, g.book.words.RESHUFFLED_FATE, g.active)
        shuffle(g, g.fate_decks[which])
    return bool(g.fate_decks[which])


def turn_up_fate(g: Realm, which: int = 0) -> int:
    """Reveal the top Fate card and set it aside; -1 if there is none."""
    if not has_fate(g, which):
        return -1
    card = g.fate_decks[which].pop()
    reveal(g, card)
    g.aside.append(card)
    return card


def discard_aside(g: Realm, card: int) -> None:
    """A card that lies aside goes to its discard pile."""
    g.aside.remove(card)
    g.pile_of(card).append(card)


# -- revealing -----------------------------------------------------------------------------------


def turn_up_until(
    g: Realm, me: int, deck: list[int], refill: Callable[[], bool], fits: Fits
) -> tuple[int, list[int]]:
    """Reveal cards from a deck until one fits, -1 if none does; it and the others lie aside."""
    shown: list[int] = []
    hit = -1
    while hit < 0 and (deck or refill()):
        card = deck.pop()
        reveal(g, card)
        g.aside.append(card)
        shown.append(card)
        if fits(card):
            hit = card
    if shown:
        note(g, g.book.words.REVEALED, me, shown)
    return hit, [card for card in shown if card != hit]


def reveal_until(g: Realm, me: int, deck: list[int], refill: Callable[[], bool], fits: Fits) -> int:
    """Reveal cards from a deck until one fits; it lies aside then, or -1 if none did.

    The others are shuffled back into the deck.
    """
    hit, others = turn_up_until(g, me, deck, refill, fits)
    if others:
        for card in others:
            g.aside.remove(card)
        deck += others
        note(g, g.book.words.SHUFFLED_BACK, me, others)
        shuffle(g, deck)
    return hit


def reveal_own_until(g: Realm, me: int, fits: Fits) -> int:
    """Reveal cards from the own deck until one fits."""
    return reveal_until(g, me, g.decks[me], refilling(g, me), fits)


def refilling(g: Realm, me: int) -> Callable[[], bool]:
    """The discard pile becomes part of the deck that is being revealed from."""

    def refill() -> bool:
        if g.piles[me]:
            g.decks[me] += g.piles[me]  # into the same list, which is being revealed from
            g.piles[me].clear()
            note(g, g.book.words.RESHUFFLED, me)
            shuffle(g, g.decks[me])
        return bool(g.decks[me])

    return refill


def reveal_fate_until(g: Realm, me: int, fits: Fits, which: int = 0) -> int:
    """Reveal Fate cards until one fits."""
    return reveal_until(g, me, g.fate_decks[which], refilling_fate(g, me, which), fits)


def refilling_fate(g: Realm, me: int, which: int = 0) -> Callable[[], bool]:
    """The Fate discard pile becomes part of the deck that is being revealed from."""

    def refill() -> bool:
        if g.fate_piles[which]:
            g.fate_decks[which] += g.fate_piles[which]
            g.fate_piles[which].clear()
            note(g, g.book.words.RESHUFFLED_FATE, me)
            shuffle(g, g.fate_decks[which])
        return bool(g.fate_decks[which])

    return refill


# -- looking -------------------------------------------------------------------------------------


def look_at_fate(g: Realm, me: int, count: int, which: int = 0) -> list[int]:
    """Take the top Fate cards for one player to see alone; the first one taken comes first."""
    taken: list[int] = []
    while len(taken) < count and has_fate(g, which):
        card = g.fate_decks[which].pop()
        learn(g, card, 1 << me)
        g.looked.append(card)
        taken.append(card)
    if taken:
        note(g, g.book.words.LOOKED, me, taken)
    return taken


def throw_looked(g: Realm, me: int, cards: list[int]) -> Generator[Question, int, list[int]]:
    """Any number of the cards looked at go to the Fate discard pile; the others come back."""
    left = cards.copy()
    while left:
        card = yield Question(g, me, g.book.words.THROW, [*left, DECLINE])
        if card == DECLINE:
            break
        left.remove(card)
        discard_styleed(g, me, card)
    return left


def discard_styleed(g: Realm, me: int, card: int) -> None:
    """A card looked at goes to its discard pile, for all to see."""
    g.looked.remove(card)
    reveal(g, card)
    g.pile_of(card).append(card)
    note(g, g.book.words.THREW, me, [card])


def put_back_fate(g: Realm, me: int, cards: list[int], which: int = 0) -> Asking:
    """The player puts the cards looked at back on the deck, in an order nobody else knows."""
    left = cards.copy()
    order: list[int] = []
    while left:  # the first one put back lies lowest
        card = yield Question(g, me, g.book.words.PUT_BACK, left.copy())
        left.remove(card)
        order.append(card)
    for card in order:
        g.looked.remove(card)
    conceal(g, order, 1 << me)
    g.fate_decks[which] += order
    if order:
        note(g, g.book.words.WENT_BACK, me, order)


# -- searching -----------------------------------------------------------------------------------


def search_deck(g: Realm, me: int, fits: Fits) -> list[int]:
    """The player looks through the own deck, which has to be shuffled afterwards."""
    learn_all(g, g.decks[me], 1 << me)
    return [card for card in g.decks[me] if fits(card)]


def take_out(g: Realm, me: int, deck: list[int], card: int) -> int:
    """A card found in a deck is shown and set aside, and the deck shuffled."""
    card = surface(g, deck, card)
    g.aside.append(card)
    note(g, g.book.words.SEARCHED, me, [card])
    shuffle(g, deck)
    note(g, g.book.words.SHUFFLED, me)
    return card


def pick_any(
    g: Realm, me: int, prompt: Prompt, cards: list[int], least: int = 0
) -> Generator[Question, int, list[int]]:
    """Choose any number of the cards, one after the other, but not fewer than said."""
    left = cards.copy()
    picked: list[int] = []
    while left:
        enough = [DECLINE] if len(picked) >= least else []
        card = yield Question(g, me, prompt, left + enough)
        if card == DECLINE:
            break
        left.remove(card)
        picked.append(card)
    return picked
