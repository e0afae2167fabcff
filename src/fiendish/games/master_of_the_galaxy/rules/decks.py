"""Drawing, gaining and discarding cards (chapter 4)."""

from __future__ import annotations

from fiendish.engine.cards import learn, reveal, shuffle
from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, Question
from fiendish.games.master_of_the_galaxy import words
from fiendish.games.master_of_the_galaxy.faces import CAPACITY, DECK
from fiendish.games.master_of_the_galaxy.moments import When
from fiendish.games.master_of_the_galaxy.rules.cubes import clear_card, fire
from fiendish.games.master_of_the_galaxy.state import (
    CONFLICT,
    DEVELOPMENTS,
    GOVERNMENT,
    LEADER,
    SETTING_UP,
    SPECIES,
    Stars,
)

POLITICS = (LEADER, CONFLICT, GOVERNMENT)
"""The card for the first, second and third base or development (MG-81, MG-89)."""


def show_top(g: Stars, deck: int) -> None:
    """Decks lie face up: all see the top card (MG-19)."""
    cards = g.decks[deck]
    if cards:
        reveal(g, cards[-1])


def put_back(g: Stars, deck: int) -> None:
    """A deck that was shuffled lies face up again."""
    show_top(g, deck)
    if g.decks[deck]:
        note(g, words.ON_TOP, g.active, g.decks[deck][-1:])


def draw(g: Stars, me: int, deck: int, *, rest: bool = False) -> Asking:
    """Look at the top two cards and keep one, or put both down and keep the next (MG-27)."""
    cards = g.decks[deck]
    if not cards:
        return  # MG-R3
    if len(cards) > 1:
        pair = cards[:-3:-1]
        for card in pair:
            reveal(g, card)
        kept = yield Question(g, me, words.DRAW, [*pair, DECLINE], rest=rest)
        if kept == DECLINE:
            lowest = yield Question(g, me, words.LOWEST, pair)
            pair.remove(lowest)
            note(g, words.PUT_BOTH_DOWN, me, [lowest, *pair])
            del cards[-2:]
            cards[:0] = [lowest, *pair]
        else:
            pair.remove(kept)
            note(g, words.PUT_DOWN, me, pair)
            del cards[-2:]
            cards[:0] = pair
            cards.append(kept)
    card = cards.pop()
    reveal(g, card)
    if g.phase not in SETTING_UP or deck == SPECIES:
        show_top(g, deck)
    note(g, words.DREW, me, [card])
    yield from gain(g, me, card)


def draw_development(g: Stars, me: int) -> Asking:
    """Draw from a development deck of one's choice (MG-84)."""
    decks = [deck for deck in DEVELOPMENTS if g.decks[deck]]
    if decks:
        yield from draw(g, me, (yield Question(g, me, words.DECK, decks)))


def take_random(g: Stars, me: int, deck: int) -> Asking:
    """Shuffle a deck and take one of its cards at random (MG-28)."""
    cards = g.decks[deck]
    if not cards:
        return
    shuffle(g, cards)
    card = cards.pop()
    reveal(g, card)
    note(g, words.TOOK_RANDOM, me, [card])
    put_back(g, deck)
    yield from gain(g, me, card)


def search(g: Stars, me: int, deck: int) -> Asking:
    """Look through a deck and take a card of one's choice, then shuffle the deck (MG-29)."""
    cards = g.decks[deck]
    if not cards:
        return
    for card in cards:
        learn(g, card, 1 << me)
    # In the order of the faces: the deck's own order is of no use, it is shuffled afterwards.
    found = sorted(cards, key=g.identity.__getitem__)
    card = yield Question(g, me, words.SEARCH, found)
    cards.remove(card)
    reveal(g, card)
    if cards:
        shuffle(g, cards)
    note(g, words.FOUND, me, [card])
    put_back(g, deck)
    yield from gain(g, me, card)


def search_developments(g: Stars, me: int) -> Asking:
    """Search a development deck of one's choice."""
    decks = [deck for deck in DEVELOPMENTS if g.decks[deck]]
    if decks:
        yield from search(g, me, (yield Question(g, me, words.DECK, decks)))


def gain(g: Stars, me: int, card: int) -> Asking:
    """A card becomes the player's, in whatever way (MG-30, MG-32)."""
    own(g, me, card)
    deck = DECK[g.identity[card]]
    if deck == CONFLICT:
        yield from fire(g, When.CONFLICT_GAINED, me)
    elif deck == LEADER:
        yield from fire(g, When.LEADER_GAINED, me)


def own(g: Stars, me: int, card: int) -> None:
    """A card lies before a player."""
    face = g.identity[card]
    g.cards[me].append(card)
    g.owner[face] = me + 1
    g.room[face] = CAPACITY[face]


def release(g: Stars, card: int, owner: int) -> None:
    """A card leaves its owner: cubes go home, a constructed base is unused again (MG-R27)."""
    face = g.identity[card]
    clear_card(g, face, owner)
    g.built[face] = 0
    g.owner[face] = 0
    g.cards[owner].remove(card)


def discard(g: Stars, card: int, owner: int) -> None:
    """A card goes face up to the bottom of its deck (MG-R2)."""
    release(g, card, owner)
    to_bottom(g, card)
    note(g, words.DISCARDED, owner, [card])


def to_bottom(g: Stars, card: int) -> None:
    deck = DECK[g.identity[card]]
    g.decks[deck].insert(0, card)
    if len(g.decks[deck]) == 1:
        show_top(g, deck)


def take_card(g: Stars, me: int, victim: int, card: int) -> Asking:
    """A card changes hands; it arrives empty (MG-113, MG-R27)."""
    release(g, card, victim)
    note(g, words.TOOK_CARD, me, [card], victim)
    yield from gain(g, me, card)
