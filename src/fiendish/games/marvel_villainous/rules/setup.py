"""The table before the first turn (chapters 1 and 10)."""

from __future__ import annotations

from fiendish.engine import rng
from fiendish.engine.cards import reveal, shuffle
from fiendish.engine.game import BadSetting
from fiendish.games.marvel_villainous.book import BOOK
from fiendish.games.marvel_villainous.state import MODES, OMNIPOTENT, Mayhem
from fiendish.games.villainous.book import EVENT, PIECE
from fiendish.games.villainous.rules.changes import put
from fiendish.games.villainous.rules.piles import HAND, draw
from fiendish.games.villainous.state import DECK, LOCATIONS, NOWHERE, PORTRAIT

MIXED = 11  # Common Fate cards that are used when decks are mixed (MV-127)
MIXED_EVENTS = 4  # Common Events that are drawn then (MV-129)


def start(
    seats: int,
    seed: bytes,
    villains: list[str] | None,
    mode: str,
    mixing: bool,
    first: int | None,
    turn_limit: int,
) -> Mayhem:
    if villains is not None and len(villains) != seats:
        raise BadSetting(f"villains: {seats} players need {seats} Villains, not {len(villains)}")
    if first is not None and first >= seats:
        raise BadSetting(f"first={first} is not possible; seats are 0 to {seats - 1}")
    g = empty(seats, seed, villains, mode, mixing)
    g.turn_limit = turn_limit
    for seat in range(seats):
        g.decks[seat] = [*range(DECK * seat, DECK * seat + DECK)]
        shuffle(g, g.decks[seat])
    _deal_fate(g)
    g.active = rng.below(g, seats) if first is None else first  # MV-R1
    for n in range(seats):
        g.power[(g.active + n) % seats] = min(n, 2)  # MV-13
    for seat in range(seats):
        draw(g, seat, HAND)
    return g


def empty(seats: int, seed: bytes, villains: list[str] | None, mode: str, mixing: bool) -> Mayhem:
    """A table with boards and pieces, all cards still in the box."""
    g = Mayhem(
        seats=seats,
        seed=seed,
        identity=bytearray(),
        known=bytearray(),
        mode=MODES.index(mode),
        mixing=int(mixing),
    )
    ids = [villain.id for villain in BOOK.villains]
    if villains is None:
        lot = rng.permutation(g, len(ids))[:seats]
        g.villains = bytes(lot)
    else:
        g.villains = bytes(ids.index(name) for name in villains)
    chosen = [BOOK.villains[number] for number in g.villains]
    decks = [villain.id for villain in chosen]
    decks += ["common"] + ["infinite_power"] * mixing + [f"fate_{villain.id}" for villain in chosen]
    faces = [face for deck in decks for face in _of_deck(deck)]
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
    g.ongoing, g.at_work = [[] for _ in range(seats)], [0] * seats
    g.marks = [list(villain.marks) for villain in chosen]
    g.hands = [[] for _ in range(seats)]
    g.decks = [[] for _ in range(seats)]
    g.piles = [[] for _ in range(seats)]
    g.fate_decks, g.fate_piles = [[]], [[]]
    g.places = [[] for _ in range((LOCATIONS + 1) * seats)]
    for n, (seat, _) in enumerate(pieces):
        piece = len(faces) + n
        reveal(g, piece)
        put(g, piece, g.area(seat))
    return g


def _of_deck(deck: str) -> list[int]:
    """The faces of a deck, each as often as it is printed."""
    return [
        face.number
        for face in BOOK.faces
        if face.deck == deck and face.kind is not PIECE
        for _ in range(face.count)
    ]


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
