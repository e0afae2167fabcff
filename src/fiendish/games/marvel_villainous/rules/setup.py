"""The table before the first turn (chapters 1 and 10)."""

from __future__ import annotations

from fiendish.engine.cards import reveal, shuffle
from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.state import MODES, OMNIPOTENT, Mayhem
from fiendish.games.villainous.book import EVENT, PIECE
from fiendish.games.villainous.rules.setup import (
    Villains,
    begin,
    check_seats,
    lay_out,
    seat_villains,
)
from fiendish.games.villainous.state import DECK

MIXED = 11  # Common Fate cards that are used when decks are mixed (MV-127)
MIXED_EVENTS = 4  # Common Events that are drawn then (MV-129)


def start(
    seats: int,
    seed: bytes,
    villains: Villains,
    mode: str,
    mixing: bool,
    first: int | None,
    turn_limit: int,
    edition: int,
) -> Mayhem:
    check_seats(seats, villains, first)
    g = empty(seats, seed, villains, mode, mixing, edition)
    g.turn_limit = turn_limit
    for seat in range(seats):
        g.decks[seat] = [*range(DECK * seat, DECK * seat + DECK)]
        shuffle(g, g.decks[seat])
    _deal_fate(g)
    begin(g, first)  # MV-13, MV-R1
    return g


def empty(
    seats: int, seed: bytes, villains: Villains, mode: str, mixing: bool, edition: int
) -> Mayhem:
    """A table with boards and pieces, all cards still in the box."""
    g = Mayhem(
        seats=seats,
        seed=seed,
        edition=edition,
        identity=[],
        known=bytearray(),
        mode=MODES.index(mode),
        mixing=int(mixing),
    )
    decks = seat_villains(g, villains)
    fate = ["common"] + ["infinite_power"] * mixing + [f"fate_{id}" for id in decks]
    lay_out(g, decks + fate, 1)
    return g


def fate_cards(g: Mayhem) -> range:
    """The handles of all Fate cards."""
    pieces = sum(BOOK.kind[face] is PIECE for face in g.identity)
    return range(DECK * g.seats, len(g.identity) - pieces)


def _deal_fate(g: Mayhem) -> None:
    """The Fate deck: all cards, or those that mixing leaves; Events only if they are played."""
    cards = [*fate_cards(g)]
    events = [card for card in cards if BOOK.kind[g.identity[card]] is EVENT]
    common = [
        card for card in cards if BOOK.faces[g.identity[card]].deck in ("common", "infinite_power")
    ]
    deck = [card for card in cards if card not in events and (not g.mixing or card not in common)]
    if g.mixing:
        deck += _some(g, [card for card in common if card not in events], MIXED)
    if g.mode == OMNIPOTENT:
        g.box = events
        for card in events:
            reveal(g, card)
    elif g.mixing:
        deck += [card for card in events if card not in common]
        deck += _some(g, [card for card in common if card in events], MIXED_EVENTS)
    else:
        deck += events
    g.fate_decks[0] = deck
    shuffle(g, deck)


def _some(g: Mayhem, cards: list[int], count: int) -> list[int]:
    """That many of the cards at random; nobody sees the others (MV-127, MV-130)."""
    shuffle(g, cards)
    g.unused += cards[count:]
    return cards[:count]
