"""Reveal, find, play from elsewhere and place (section K)."""

from __future__ import annotations

from collections.abc import Callable, Generator

from fiendish.engine.cards import shuffle
from fiendish.engine.effects import Asking, note
from fiendish.engine.question import Question
from fiendish.games.star_wars_villainous import words
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous.rules.board import in_realm, realm_of
from fiendish.games.villainous.rules.piles import refilling, refilling_fate, turn_up_until
from fiendish.games.villainous.state import DECK

Fits = Callable[[int], bool]
Then = Callable[[int], Asking | None]


def hidden(g: Sector, seat: int, fate: bool) -> list[int]:
    """The cards of a player's deck and discard pile, or of both for Fate."""
    if fate:
        return g.fate_decks[seat] + g.fate_piles[seat]
    return g.decks[seat] + g.piles[seat]


def in_sector(g: Sector, seat: int, fate: bool) -> list[int]:
    """The cards of a player's Villain deck that are in the Sector, or those of Fate and the pieces."""
    lying = in_realm(g, seat) + g.places[g.area(seat)] + g.restrictions[seat]
    lying += [card for card in g.attached if realm_of(g, card) == seat]
    first = DECK * g.seats
    return [card for card in lying if (card >= first) is fate]


def is_revealable(g: Sector, seat: int, fits: Fits, fate: bool = True) -> bool:
    """Whether revealing cards of a deck would come upon one that fits."""
    return any(map(fits, hidden(g, seat, fate)))


def is_findable(g: Sector, seat: int, fits: Fits, fate: bool = True) -> bool:
    """Whether such a card can be found (SW-151)."""
    return is_revealable(g, seat, fits, fate) or any(map(fits, in_sector(g, seat, fate)))


def reveal_until(
    g: Sector, me: int, seat: int, fits: Fits, then: Then, fate: bool = True
) -> Asking:
    """Reveal cards until one fits and do something with it; then put the others away (SW-R18)."""
    if fate:
        deck, refill = g.fate_decks[seat], refilling_fate(g, me, seat)
    else:
        deck, refill = g.decks[seat], refilling(g, seat)
    hit, others = turn_up_until(g, me, deck, refill, fits)
    if hit >= 0:
        asking = then(hit)
        if asking is not None:
            yield from asking
    _put_away(g, seat, others, fate)


def _put_away(g: Sector, seat: int, others: list[int], fate: bool) -> None:
    """Revealed cards that were not used go to the pile, which is shuffled into the deck (SW-147)."""
    pile = g.fate_piles[seat] if fate else g.piles[seat]
    for card in others:
        g.aside.remove(card)
        pile.append(card)
    shuffle_in(g, seat, fate)


def shuffle_in(g: Sector, seat: int, fate: bool = False) -> None:
    """A discard pile is shuffled into its deck."""
    deck = g.fate_decks[seat] if fate else g.decks[seat]
    pile = g.fate_piles[seat] if fate else g.piles[seat]
    deck += pile
    pile.clear()
    note(g, words.FATE_SHUFFLED_IN if fate else words.SHUFFLED_IN, seat)
    shuffle(g, deck)


def find(g: Sector, me: int, seat: int, fits: Fits, then: Then, fate: bool = True) -> Asking:
    """Find a card and do something with it: in the Sector, in the pile, in the deck (SW-151).

    In the Sector it stays where it is until `then` moves it, with its tokens and Items (SW-R22);
    from elsewhere it lies aside.
    """
    found = [card for card in in_sector(g, seat, fate) if fits(card)]
    if found:
        card = yield from _which(g, me, found)
        note(g, g.book.words.SEARCHED, me, [card])
        asking = then(card)
        if asking is not None:
            yield from asking
        return
    pile = g.fate_piles[seat] if fate else g.piles[seat]
    found = [card for card in pile if fits(card)]
    if found:
        card = yield from take_from_pile(g, me, pile, found)
        asking = then(card)
        if asking is not None:
            yield from asking
    elif any(fits(card) for card in hidden(g, seat, fate)):
        yield from reveal_until(g, me, seat, fits, then, fate)


def take_from_pile(
    g: Sector, me: int, pile: list[int], found: list[int]
) -> Generator[Question, int, int]:
    """Choose one of these cards of a pile; it lies aside then."""
    card = yield from _which(g, me, found)
    take_up(g, me, pile, card)
    return card


def take_up(g: Sector, me: int, pile: list[int], card: int) -> None:
    """This card of a pile lies aside then."""
    pile.remove(card)
    g.aside.append(card)
    note(g, g.book.words.SEARCHED, me, [card])


def _which(g: Sector, me: int, found: list[int]) -> Generator[Question, int, int]:
    return (yield Question(g, me, g.book.words.FOUND, found))
