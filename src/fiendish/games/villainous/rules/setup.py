"""The table before the first turn: Villains, boards, pieces, who begins, hands."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.engine import rng, sides
from fiendish.engine.cards import reveal
from fiendish.engine.game import BadSetting
from fiendish.games.villainous.book import PIECE
from fiendish.games.villainous.rules.changes import put
from fiendish.games.villainous.rules.piles import HAND, draw
from fiendish.games.villainous.state import LOCATIONS, NOWHERE, PORTRAIT, Realm

Villains = Sequence[str | None] | None
"""A Villain for each seat, None for one by lot; or all by lot."""


def check_seats(seats: int, villains: Villains, first: int | None) -> None:
    """Refuse settings that do not fit the number of players."""
    sides.check_seats("villains", "Villains", seats, villains)
    if first is not None and first >= seats:
        raise BadSetting(f"first={first} is not possible; seats are 0 to {seats - 1}")


def seat_villains(g: Realm, villains: Villains) -> list[str]:
    """Each player gets a Villain, named or by lot among those nobody named; their ids."""
    decks = {face.deck for face in g.book.printed_in(g.edition)}
    numbers = {villain.id: villain.number for villain in g.book.villains if villain.id in decks}
    named = villains or [None] * g.seats
    later = [name for name in named if name is not None and name not in numbers]
    if later:
        raise BadSetting(
            f"{later[0]} came after edition {g.edition}; there is: {', '.join(numbers)}"
        )
    if None in named:
        left = [name for name in numbers if name not in named]
        drawn = (left[number] for number in rng.permutation(g, len(left)))
        seated = [next(drawn) if name is None else name for name in named]
    else:
        seated = [name for name in named if name is not None]
    g.villains = bytes(numbers[name] for name in seated)
    return seated


def lay_out(g: Realm, decks: Sequence[str], fate_decks: int) -> None:
    """Boards and pieces of the Villains, and the cards of these decks, which are still in the box."""
    if not g.book.is_complete:
        raise RuntimeError(f"{g.book.title} was begun before Book.complete was called")
    seats, faces = g.seats, g.book.printed_in(g.edition)
    count = len(faces)
    cards = [
        face.number
        for deck in decks
        for face in faces
        if face.deck == deck and face.kind is not PIECE
        for _ in range(face.copies(count))
    ]
    chosen = [g.book.villains[number] for number in g.villains]
    pieces = [
        (seat, face.number)
        for seat, villain in enumerate(chosen)
        for face in faces
        if face.kind is PIECE and face.deck == villain.id
    ]
    g.identity = [*cards, *(face for _, face in pieces)]
    size = len(g.identity)
    g.known = bytearray(size)
    g.at, g.on = [NOWHERE] * size, [0] * size
    g.plus, g.minus = bytearray(size), bytearray(size)
    g.mover = [PORTRAIT] * seats
    g.power, g.second = [0] * seats, [0] * seats
    g.ongoing, g.at_work = [[] for _ in range(seats)], [0] * seats
    g.marks = [list(villain.marks) for villain in chosen]
    g.hands = [[] for _ in range(seats)]
    g.decks = [[] for _ in range(seats)]
    g.piles = [[] for _ in range(seats)]
    g.fate_decks = [[] for _ in range(fate_decks)]
    g.fate_piles = [[] for _ in range(fate_decks)]
    g.places = [[] for _ in range((LOCATIONS + 1) * seats)]
    for n, (seat, face) in enumerate(pieces):
        piece = len(cards) + n
        reveal(g, piece)
        at = g.book.only_at.get(face)
        put(g, piece, g.area(seat) if at is None else LOCATIONS * seat + at)


def begin(g: Realm, first: int | None) -> None:
    """Who begins, by lot if nobody is named; what those after get; the first hands."""
    g.active = rng.below(g, g.seats) if first is None else first
    for n in range(g.seats):
        g.power[(g.active + n) % g.seats] = min(n, 2)
    for seat in range(g.seats):
        draw(g, seat, HAND, by_card=False)
