"""The table before the first turn (section A)."""

from __future__ import annotations

from fiendish.engine import rng
from fiendish.engine.cards import reveal, shuffle
from fiendish.engine.game import BadSetting
from fiendish.games.star_wars_villainous.book import BOOK
from fiendish.games.star_wars_villainous.state import FATE_DECK, Sector
from fiendish.games.villainous.book import CAPTIVE, MISSION, PIECE
from fiendish.games.villainous.rules.changes import put
from fiendish.games.villainous.rules.piles import HAND, draw
from fiendish.games.villainous.state import DECK, LOCATIONS, NOWHERE, PORTRAIT


def start(
    seats: int,
    seed: bytes,
    villains: list[str] | None,
    first: int | None,
    turn_limit: int,
) -> Sector:
    if villains is not None and len(villains) != seats:
        raise BadSetting(f"villains: {seats} players need {seats} Villains, not {len(villains)}")
    if first is not None and first >= seats:
        raise BadSetting(f"first={first} is not possible; seats are 0 to {seats - 1}")
    g = empty(seats, seed, villains)
    g.turn_limit = turn_limit
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
    g.active = rng.below(g, seats) if first is None else first  # SW-R1
    for n in range(seats):
        g.power[(g.active + n) % seats] = min(n, 2)  # SW-12
    for seat in range(seats):
        draw(g, seat, HAND)
    return g


def fate_cards(g: Sector, seat: int) -> range:
    """The handles of a player's Fate cards."""
    first = DECK * g.seats + FATE_DECK * seat
    return range(first, first + FATE_DECK)


def empty(seats: int, seed: bytes, villains: list[str] | None) -> Sector:
    """A table with Sectors and pieces, all cards still in the box."""
    g = Sector(seats=seats, seed=seed, identity=bytearray(), known=bytearray())
    ids = [villain.id for villain in BOOK.villains]
    if villains is None:
        lot = rng.permutation(g, len(ids))
        g.villains = bytes(lot[seat % len(ids)] for seat in range(seats))
    else:
        g.villains = bytes(ids.index(name) for name in villains)
    chosen = [BOOK.villains[number] for number in g.villains]
    faces = [face for villain in chosen for face in _of_deck(villain.id)]
    faces += [face for villain in chosen for face in _of_deck(f"fate_{villain.id}")]
    pieces = [
        (seat, face.number)
        for seat, villain in enumerate(chosen)
        for face in BOOK.faces
        if face.kind is PIECE and face.deck == villain.id
    ]
    g.identity = bytearray([*faces, *(face for _, face in pieces)])
    size = len(g.identity)
    g.known = bytearray(size)
    g.at = bytearray([NOWHERE]) * size
    g.on, g.plus, g.minus = bytearray(size), bytearray(size), bytearray(size)
    g.mover = [PORTRAIT] * seats
    g.power, g.second = [0] * seats, [0] * seats
    g.marks = [list(villain.marks) for villain in chosen]
    g.ongoing, g.at_work = [[] for _ in range(seats)], [0] * seats
    g.restrictions = [[] for _ in range(seats)]
    g.hands = [[] for _ in range(seats)]
    g.decks = [[] for _ in range(seats)]
    g.piles = [[] for _ in range(seats)]
    g.fate_decks = [[] for _ in range(seats)]
    g.fate_piles = [[] for _ in range(seats)]
    g.places = [[] for _ in range((LOCATIONS + 1) * seats)]
    for n, (seat, face) in enumerate(pieces):
        piece = len(faces) + n
        reveal(g, piece)
        put(g, piece, LOCATIONS * seat + BOOK.only_at[face])
    return g


def _of_deck(deck: str) -> list[int]:
    """The faces of a deck, each as often as it is printed."""
    return [
        face.number
        for face in BOOK.faces
        if face.deck == deck and face.kind not in (PIECE, CAPTIVE)
        for _ in range(face.count)
    ]
