"""The verbs that cards are written with: the chapters' own, and choosing what they are done to.

`may` makes a choice optional. Where there is nothing to choose, nothing is asked or done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fiendish.engine.cards import learn_all, shuffle, surface
from fiendish.engine.effects import Asking, note
from fiendish.engine.question import DECLINE, Question
from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.rules.fate import place_fate, play_against
from fiendish.games.marvel_villainous.rules.plays import abroad, all_abroad
from fiendish.games.marvel_villainous.rules.vanquish import vanquish
from fiendish.games.marvel_villainous.state import Mayhem
from fiendish.games.villainous.book import HERO
from fiendish.games.villainous.rules.board import all_heroes, is_silent
from fiendish.games.villainous.rules.changes import (
    defeat,
    gain_power,
    lose_power,
    relocate,
    remove,
    return_to_hand,
    silence,
    strengthen,
    take_power,
    weaken,
    win,
)
from fiendish.games.villainous.rules.choosing import (
    Choice,
    ask,
    choose_place,
    choose_player,
    defeat_one,
    defeatable,
    move_one,
    move_one_here,
    move_to,
    remove_one,
    weaken_one,
)
from fiendish.games.villainous.rules.piles import (
    discard,
    discard_one,
    discard_random,
    draw,
    look_at_fate,
    look_at_hand,
    put_back_fate,
    reveal_fate_until,
    reveal_own_until,
    search_deck,
    show_hand,
    take_from_pile,
    take_out,
    throw_looked,
)
from fiendish.games.villainous.rules.plays import (
    is_spent,
    may_play_one,
    payable_spots,
    play_found,
    play_from_hand,
    take_from_play,
    use_up,
)
from fiendish.games.villainous.rules.vanquish import targets
from fiendish.games.villainous.state import NOBODY

__all__ = [
    "ANCHORS",
    "BOOK",
    "DECLINE",
    "NOBODY",
    "Asking",
    "Mayhem",
    "abroad",
    "all_abroad",
    "any_defeatable",
    "ask",
    "choose_place",
    "choose_player",
    "defeat",
    "defeat_one",
    "defeatable",
    "discard",
    "discard_one",
    "discard_random",
    "draw",
    "find_fate",
    "find_own",
    "gain_power",
    "hidden_fate",
    "is_spent",
    "look_at_fate",
    "look_at_hand",
    "lose_power",
    "may_play_one",
    "movable",
    "move_one",
    "move_one_here",
    "move_to",
    "own_in_play",
    "payable_spots",
    "place_fate",
    "play_against",
    "play_found",
    "play_from_hand",
    "put_back_fate",
    "relocate",
    "remove",
    "remove_one",
    "return_to_hand",
    "reveal_fate_until",
    "reveal_own_until",
    "show_hand",
    "silence",
    "strengthen",
    "take_any",
    "take_from_pile",
    "take_power",
    "targets",
    "throw_looked",
    "use_up",
    "vanquish",
    "weaken",
    "weaken_one",
    "win",
]

ANCHORS: set[int] = set()
"""Faces of Items that keep their Hero where it is."""


def movable(g: Mayhem, cards: Sequence[int]) -> list[int]:
    """Those of the characters that a text can relocate."""
    held = [
        g.on[item] for item in g.attached if g.identity[item] in ANCHORS and not is_silent(g, item)
    ]
    return [card for card in cards if card not in held]


def any_defeatable(g: Mayhem, cards: Sequence[int], most: int) -> bool:
    """Whether one of the characters could be chosen for a defeat."""
    return any(defeatable(g, [card], most) for card in cards)


# -- finding -------------------------------------------------------------------------------------


def hidden_fate(g: Mayhem) -> list[int]:
    """The Fate cards of which nobody knows where they are: the deck, and what was left out."""
    return g.fate_decks[0] + g.unused


def own_in_play(g: Mayhem, me: int) -> list[int]:
    """A player's Allies and Items at locations and Events."""
    lying = [card for place in g.places[: 4 * g.seats] for card in place]
    return [card for card in (*lying, *g.sent) if g.owner(card) == me]


def find_own(g: Mayhem, me: int, fits: Callable[[int], bool]) -> Choice:
    """Find a card of the own deck and set it aside: in play, in the pile, in the deck (MV-114)."""
    for place in (own_in_play(g, me), g.piles[me]):
        found = [card for card in place if fits(card)]
        if found:
            return _take(g, me, (yield from ask(g, me, g.book.words.FOUND, found)), g.piles[me])
    found = search_deck(g, me, fits)
    if not found:
        return DECLINE
    return take_out(g, me, g.decks[me], (yield from ask(g, me, g.book.words.FOUND, found)))


def find_fate(g: Mayhem, me: int, fits: Callable[[int], bool], may: bool = False) -> Choice:
    """Find a Hero and set it aside: in any Domain, in the Fate pile, in the Fate deck."""

    def among(cards: list[int]) -> list[int]:
        heroes = [card for card in cards if g.book.kind[g.identity[card]] is HERO]
        return [card for card in heroes if fits(card)]

    for place in (all_heroes(g), g.fate_piles[0]):
        found = among(place)
        if found:
            card = yield from ask(g, me, g.book.words.FOUND, found, may)
            return card if card == DECLINE else _take(g, me, card, g.fate_piles[0])
    if not among(hidden_fate(g)):
        return DECLINE
    return (yield from _search_fate(g, me, among(g.fate_decks[0]), may))


def _search_fate(g: Mayhem, me: int, found: list[int], may: bool) -> Choice:
    """Look through the Fate deck for one of these, and shuffle it; others cannot tell whether there
    was any."""
    deck = g.fate_decks[0]
    learn_all(g, deck, 1 << me)
    none = [DECLINE] * (may or not found)
    card = yield Question(g, me, g.book.words.FOUND, found + none, always=may)
    if card != DECLINE:
        return take_out(g, me, deck, card)
    shuffle(g, deck)
    note(g, g.book.words.SHUFFLED, me)
    return DECLINE


def _take(g: Mayhem, me: int, card: int, pile: list[int]) -> int:
    """Set aside a card that was found in a pile or in play."""
    if card in pile:
        pile.remove(card)
        g.aside.append(card)
    else:
        take_from_play(g, card)
    note(g, g.book.words.SEARCHED, me, [card])
    return card


def take_any(g: Mayhem, me: int, fits: Callable[[int], bool]) -> Asking:
    """The player may take a card out of the own deck or discard pile into the hand."""
    options = [card for card in g.piles[me] if fits(card)] + search_deck(g, me, fits)
    card = yield Question(g, me, g.book.words.TAKE, [*options, DECLINE], always=True)
    if card in g.piles[me]:
        take_from_pile(g, me, card)
    elif card != DECLINE:
        card = surface(g, g.decks[me], card)
        g.hands[me].append(card)
        note(g, g.book.words.TOOK, me, [card])
    shuffle(g, g.decks[me])
    note(g, g.book.words.SHUFFLED, me)
