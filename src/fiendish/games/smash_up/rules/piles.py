"""Cards between deck, hand and discard pile (chapters 2 and 4)."""

from __future__ import annotations

from collections.abc import Generator

from fiendish.engine import rng
from fiendish.engine.cards import (
    conceal,
    learn,
    learn_all,
    reveal,
    shuffle,
    stash_all,
    surface,
)
from fiendish.engine.effects import Asking, note
from fiendish.engine.journal import Happening
from fiendish.engine.question import DECLINE, Prompt, Question, action, parts
from fiendish.engine.seats import clockwise
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import DESTROYED, WATCHERS
from fiendish.games.smash_up.state import Brawl


def has_card(g: Brawl, seat: int) -> bool:
    """Whether there is a card on the deck, after shuffling the discard pile if need be (SU-25)."""
    if not g.decks[seat] and g.piles[seat]:
        g.decks[seat], g.piles[seat] = g.piles[seat], g.decks[seat]
        _lose_sight(g, g.decks[seat])
        note(g, words.RESHUFFLED, seat)
        shuffle(g, g.decks[seat])
    return bool(g.decks[seat])


def _lose_sight(g: Brawl, cards: list[int]) -> None:
    """Cards have left a discard pile: what waits to be done to them there is lost."""
    watchers = WATCHERS.of(DESTROYED)
    g.pending = [
        trigger
        for trigger in g.pending
        if trigger[1] != DESTROYED or trigger[5] not in cards or not watchers[trigger[2]].needs_it
    ]


def draw(g: Brawl, me: int, count: int = 1, told: Happening = words.DREW_BY_CARD) -> None:
    """Draw cards one by one, as many as there are."""
    hand, deck, held = g.hands[me], g.decks[me], len(g.hands[me])
    if len(deck) >= count:
        hand += deck[: -count - 1 : -1]
        del deck[len(deck) - count :]
        learn_all(g, hand[held:], 1 << me)
    else:
        while len(hand) < held + count and has_card(g, me):
            hand.append(g.decks[me].pop())
            learn(g, hand[-1], 1 << me)
    if len(hand) > held:
        note(g, told, me, hand[held:])


# -- cards that all can see go to their owners (SU-64) -------------------------------------------


def to_hand(g: Brawl, card: int) -> None:
    reveal(g, card)
    g.hands[g.owner(card)].append(card)


def to_pile(g: Brawl, card: int) -> None:
    reveal(g, card)
    g.piles[g.owner_of[g.identity[card]]].append(card)


def to_bottom(g: Brawl, card: int) -> None:
    """Under its owner's deck."""
    reveal(g, card)
    g.decks[g.owner(card)].insert(0, card)


def sink_from_pile(g: Brawl, card: int) -> None:
    """A card goes from its owner's discard pile under the deck, if it still lies there."""
    pile = g.piles[g.owner(card)]
    if card in pile:
        pile.remove(card)
        note(g, words.PUT_UNDER, g.owner(card), [card])
        to_bottom(g, card)


def discard(g: Brawl, me: int, cards: list[int]) -> None:
    """Cards go from a hand to their owners' discard piles (SU-78, SU-R44)."""
    gone = [surface(g, g.hands[me], card) for card in cards]
    for card in gone:
        g.piles[g.owner(card)].append(card)
    if gone:
        note(g, words.DISCARDED, me, gone)


def discard_random(g: Brawl, seat: int, count: int) -> None:
    """That many random cards of a hand are discarded, or all there are."""
    picked: list[int] = []
    left = g.hands[seat].copy()
    while left and len(picked) < count:
        picked.append(left.pop(rng.below(g, len(left))))
    discard(g, seat, picked)


def discard_one(g: Brawl, seat: int, prompt: Prompt = words.DISCARD) -> Asking:
    """The player chooses and discards a card, if there is one."""
    if g.hands[seat]:
        discard(g, seat, [(yield Question(g, seat, prompt, g.hands[seat].copy()))])


def take_from_pile(g: Brawl, me: int, card: int) -> None:
    """A card of the player's own discard pile comes to hand."""
    g.piles[me].remove(card)
    g.hands[me].append(card)
    note(g, words.TOOK, me, [card])


def shuffle_in(g: Brawl, me: int, cards: list[int]) -> None:
    """Cards of the discard pile go into the deck, which is shuffled; none, and it is not."""
    if not cards:
        return
    note(g, words.SHUFFLED_IN, me, cards)
    for card in cards:
        g.piles[me].remove(card)
        g.decks[me].append(card)
    shuffle(g, g.decks[me])


# -- looking and showing -------------------------------------------------------------------------


def look_at_hand(g: Brawl, me: int, victim: int) -> None:
    """The player sees another player's hand (SU-66)."""
    learn_all(g, g.hands[victim], 1 << me)
    note(g, words.LOOKED_AT_HAND, me, g.hands[victim], other=victim)
    if g.hands[victim]:
        spot(g, victim)


def take_top(g: Brawl, seat: int, count: int, open_to_all: bool, me: int) -> list[int]:
    """Set aside the top cards of a deck, shown to all or seen by one player only (SU-R8).

    The first one taken comes first.
    """
    taken: list[int] = []
    while len(taken) < count and has_card(g, seat):
        card = g.decks[seat].pop()
        if open_to_all:
            reveal(g, card)
        else:
            learn(g, card, 1 << me)
            g.lifted.append(action(seat, card, me))
        g.aside.append(card)
        taken.append(card)
    if taken:
        note(g, words.REVEALED if open_to_all else words.LOOKED, me, taken, other=seat)
        if seat != me:
            spot(g, seat, taken if open_to_all else [])
    return taken


def spot(g: Brawl, victim: int, shown: list[int] | None = None) -> None:
    """A player's hand or deck was looked into by another player's card (SU-144, SU-R30)."""
    frame = g.frames[g.frame]
    frame[2:] = [seat for seat in clockwise(g) if seat == victim or seat in frame[2:]]
    g.exposed += [action(g.frame, victim, g.identity[card]) for card in shown or ()]


def _off_aside(g: Brawl, card: int) -> None:
    """The caller puts a card that was set aside somewhere."""
    g.aside.remove(card)
    g.lifted = [code for code in g.lifted if parts(code)[1] != card]


def to_hand_from_aside(g: Brawl, me: int, card: int) -> None:
    """A card set aside is shown and drawn; being seen it goes to its owner's hand (SU-R25)."""
    _off_aside(g, card)
    to_hand(g, card)
    note(g, words.TO_HAND, g.owner(card), [card])


def discard_from_aside(g: Brawl, me: int, card: int) -> None:
    """A card set aside goes to its owner's discard pile (SU-64)."""
    _off_aside(g, card)
    to_pile(g, card)
    note(g, words.DISCARDED, me, [card])


def lay_on_deck(g: Brawl, me: int, seat: int, order: list[int]) -> None:
    """The player puts cards set aside back on a deck, in this order, which only that player knows."""
    for card in order:
        _off_aside(g, card)
    conceal(g, order, 1 << me)
    g.decks[seat] += order
    if order:
        note(g, words.WENT_BACK, me, order, other=seat)


def leave_on_top(g: Brawl, seat: int, card: int) -> None:
    """A single card set aside goes back where it was."""
    _off_aside(g, card)
    g.decks[seat].append(card)
    note(g, words.STAYED, seat, [card])


def put_on_deck(g: Brawl, me: int, *cards: int) -> None:
    """Hand cards go face down on the player's own deck, the last one on top (SU-147)."""
    if not cards:
        return
    gone = stash_all(g, g.hands[me], cards, me)
    g.decks[me] += gone
    note(g, words.TOPPED, me, gone)


def put_in_box(g: Brawl, card: int) -> None:
    """A card of a discard pile is out of the game for good (SU-156)."""
    g.piles[g.owner(card)].remove(card)
    g.box.append(card)
    note(g, words.BOXED, g.owner(card), [card])


# -- searching -----------------------------------------------------------------------------------


def search_deck(g: Brawl, me: int) -> list[int]:
    """The player looks through the own deck, which must be shuffled afterwards (SU-68)."""
    has_card(g, me)
    learn_all(g, g.decks[me], 1 << me)
    return g.decks[me].copy()


def discard_found(g: Brawl, me: int, cards: list[int]) -> None:
    """Cards found in the own deck go to their owners' discard piles; the deck is shuffled."""
    gone = [surface(g, g.decks[me], card) for card in cards]
    for card in gone:
        g.piles[g.owner(card)].append(card)
    if gone:
        note(g, words.DISCARDED, me, gone)
    shuffle(g, g.decks[me])
    note(g, words.SEARCHED_IN_VAIN, me)


def take_found(g: Brawl, me: int, cards: list[int]) -> None:
    """Cards found in the own deck are shown and go to their owners' hands; it is shuffled."""
    found = [surface(g, g.decks[me], card) for card in cards]
    for card in found:
        to_hand(g, card)
    note(g, words.SEARCHED if found else words.SEARCHED_IN_VAIN, me, found)
    shuffle(g, g.decks[me])


def shuffle_hand_in(g: Brawl, me: int) -> None:
    """The whole hand goes unseen into the player's own deck, which is shuffled (SU-147)."""
    hand, g.hands[me] = g.hands[me], []
    note(g, words.SHUFFLED_IN if hand else words.SEARCHED_IN_VAIN, me, hand)
    g.decks[me] += hand
    shuffle(g, g.decks[me])


def pick_any(
    g: Brawl, me: int, prompt: Prompt, cards: list[int], most: int
) -> Generator[Question, int, list[int]]:
    """Choose from none up to that many of the cards, one after the other."""
    left = cards.copy()
    picked: list[int] = []
    while left and len(picked) < most:
        card = yield Question(g, me, prompt, [*left, DECLINE])
        if card == DECLINE:
            break
        left.remove(card)
        picked.append(card)
    return picked
