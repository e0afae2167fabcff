"""The base deck and the bases in the middle (SU-9, SU-10, SU-134)."""

from __future__ import annotations

from fiendish.engine.cards import conceal, learn_all, reveal, shuffle
from fiendish.engine.effects import note
from fiendish.engine.question import parts
from fiendish.games.smash_up import words
from fiendish.games.smash_up.rules.board import BLANK, RAMPAGE
from fiendish.games.smash_up.state import AT, NOWHERE, Brawl


def has_base(g: Brawl) -> bool:
    """Whether there is a card on the base deck, after shuffling its pile if need be (SU-134)."""
    if not g.base_deck and g.base_pile:
        g.base_deck, g.base_pile = g.base_pile, g.base_deck
        note(g, words.RESHUFFLED_BASES, g.active)
        shuffle(g, g.base_deck)
    return bool(g.base_deck)


def turn_up_base(g: Brawl, place: int, base: int = -1) -> None:
    """A base of the base deck, the top one unless said otherwise, comes to a place."""
    if base < 0:
        base = g.base_deck[-1]
    g.base_deck.remove(base)
    reveal(g, base)
    if place == len(g.bases):
        g.bases.append(base)
    else:
        g.bases[place] = base
    g.at[base] = place
    note(g, words.NEW_BASE, g.active, [base])


def replace_base(g: Brawl, place: int, base: int = -1) -> None:
    """Another base takes the place; the caller has put the old one away."""
    old = g.bases[place]
    g.at[old] = NOWHERE
    g.once = [key for key in g.once if parts(key)[1] != old]
    g.extras = [extra for extra in g.extras if extra[1] != AT or extra[2] != place]
    g.lasting = [e for e in g.lasting if e[0] not in (RAMPAGE, BLANK) or e[1] != place]
    has_base(g)
    turn_up_base(g, place, base)


def look_at_bases(g: Brawl, me: int, count: int) -> list[int]:
    """The player sees the top cards of the base deck, the top one first.

    If there are too few, the discarded bases are shuffled and put under them (SU-R8, SU-134).
    """
    if len(g.base_deck) < count and g.base_pile:
        pile, g.base_pile = g.base_pile, []
        note(g, words.RESHUFFLED_BASES, g.active)
        shuffle(g, pile)
        g.base_deck[:0] = pile
    seen = g.base_deck[: -count - 1 : -1]
    learn_all(g, seen, 1 << me)
    if seen:
        note(g, words.LOOKED_AT_BASES, me, seen)
    return seen


def put_back_bases(g: Brawl, me: int, order: list[int]) -> None:
    """The player puts top cards of the base deck back unseen; the last one will be turned up."""
    for base in order:
        g.base_deck.remove(base)
    conceal(g, order, 1 << me)
    g.base_deck += order
    g.next_base = order[-1]
