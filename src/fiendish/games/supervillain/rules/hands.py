"""Minion cards between deck, hand and discard pile."""

from __future__ import annotations

from collections.abc import Generator

from fiendish.engine.cards import learn, shuffle, surface, take_unseen
from fiendish.engine.effects import Asking, note
from fiendish.engine.question import Prompt, Question
from fiendish.games.supervillain import words
from fiendish.games.supervillain.rules.board import others
from fiendish.games.supervillain.state import Galaxy


def draw(g: Galaxy, me: int, count: int = 1) -> None:
    """Draw Minion cards one by one, as many as there are (SV-116, SV-117, SV-R8)."""
    hand = g.hands[me]
    drawn = len(hand)
    for _ in range(count):
        if not g.minion_deck:
            if not g.minion_pile:
                break
            _reshuffle(g)
        card = g.minion_deck.pop()
        hand.append(card)
        learn(g, card, 1 << me)
    if len(hand) > drawn:
        note(g, words.DREW, me, hand[drawn:])
    if len(hand) < drawn + count:
        note(g, words.NO_CARDS, me)


def _reshuffle(g: Galaxy) -> None:
    note(g, words.RESHUFFLED, g.active)
    g.minion_deck, g.minion_pile = g.minion_pile, g.minion_deck
    g.in_air.clear()  # an Ops that is shuffled in is lost among the others (SV-R7)
    shuffle(g, g.minion_deck)


def discard(g: Galaxy, me: int, cards: list[int]) -> None:
    """Cards go from a hand to the pile together, in the order in which they were picked."""
    gone = [surface(g, g.hands[me], card) for card in cards]
    g.minion_pile += gone
    note(g, words.DISCARDED, me, gone)


def pick(
    g: Galaxy, me: int, count: int, prompt: Prompt, rest: bool = False
) -> Generator[Question, int, list[int]]:
    """Choose that many cards from the own hand, one after the other."""
    left = g.hands[me].copy()
    picked: list[int] = []
    while len(picked) < count:
        card = yield Question(g, me, prompt, left.copy(), rest=rest and not picked)
        left.remove(card)
        picked.append(card)
    return picked


def discard_own_choice(g: Galaxy, me: int, prompt: Prompt = words.DISCARD) -> Asking:
    """The Villain discards one card, if holding any."""
    if g.hands[me]:
        picked = yield from pick(g, me, 1, prompt)
        discard(g, me, picked)


def others_discard(g: Galaxy, me: int) -> Asking:
    """Each other Villain with cards discards one that it chooses, clockwise (SV-R37)."""
    for seat in others(g, me):
        yield from discard_own_choice(g, seat)


def take_from_pile(g: Galaxy, me: int, card: int) -> None:
    """A card goes from the open pile to the hand; everybody has seen it."""
    g.minion_pile.remove(card)
    g.hands[me].append(card)
    note(g, words.TOOK, me, [card])


def rob(g: Galaxy, me: int, victim: int) -> None:
    """Take a random card from a hand; only the two Villains know it (SV-R38)."""
    card = take_unseen(g, g.hands[victim], g.hands[me], holder=victim, taker=me)
    note(g, words.ROBBED, me, [card], other=victim)
