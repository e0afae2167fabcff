"""The table before the first turn (section A)."""

from __future__ import annotations

from fiendish.engine.cards import shuffle
from fiendish.games.star_wars_villainous.book import BOOK, FATE_DECK
from fiendish.games.star_wars_villainous.state import Sector
from fiendish.games.villainous.book import MISSION
from fiendish.games.villainous.rules.setup import (
    Villains,
    begin,
    check_seats,
    lay_out,
    seat_villains,
)
from fiendish.games.villainous.state import DECK


def start(
    seats: int,
    seed: bytes,
    villains: Villains,
    first: int | None,
    turn_limit: int,
    strict_supply: bool,
    edition: int,
) -> Sector:
    check_seats(seats, villains, first)
    g = empty(seats, seed, villains, edition)
    g.turn_limit, g.strict_supply = turn_limit, int(strict_supply)
    for seat in range(seats):
        own = [*range(DECK * seat, DECK * seat + DECK)]
        missions = [card for card in own if BOOK.kind[g.identity[card]] is MISSION]
        if missions:
            shuffle(g, missions)
            g.missions = missions
        g.decks[seat] = [card for card in own if card not in missions]
        shuffle(g, g.decks[seat])
        g.fate_decks[seat] = [*fate_cards(g, seat)]
        shuffle(g, g.fate_decks[seat])
    begin(g, first)  # SW-12, SW-R1
    return g


def fate_cards(g: Sector, seat: int) -> range:
    """The handles of a player's Fate cards."""
    first = DECK * g.seats + FATE_DECK * seat
    return range(first, first + FATE_DECK)


def empty(seats: int, seed: bytes, villains: Villains, edition: int) -> Sector:
    """A table with Sectors and pieces, all cards still in the box."""
    g = Sector(seats=seats, seed=seed, edition=edition, identity=[], known=bytearray())
    decks = seat_villains(g, villains)
    g.restrictions = [[] for _ in range(seats)]
    lay_out(g, decks + [f"fate_{id}" for id in decks], seats)
    return g
