"""Set-up: bags, homes, species, black holes (chapters 2 and 12)."""

from __future__ import annotations

from collections.abc import Sequence

from fiendish.engine import rng
from fiendish.engine.cards import reveal, shuffle
from fiendish.engine.effects import Asking, note
from fiendish.engine.game import BadSetting
from fiendish.engine.question import Question
from fiendish.engine.seats import clockwise
from fiendish.engine.sides import check_seats
from fiendish.games.master_of_the_galaxy import words
from fiendish.games.master_of_the_galaxy.faces import DECK, FACES, printed, room
from fiendish.games.master_of_the_galaxy.galaxy_map import (
    COLOUR_OF,
    COLOURED,
    CORNERS,
    CUBES,
    NEAREST,
    STARTING_BAG,
    WIDTH,
)
from fiendish.games.master_of_the_galaxy.numbers import FACE_NUMBERS
from fiendish.games.master_of_the_galaxy.rules.decks import draw, gain, own, show_top
from fiendish.games.master_of_the_galaxy.settings import NEWCOMERS
from fiendish.games.master_of_the_galaxy.state import (
    DECKS,
    DRAFT,
    DRAFT_HOMES,
    HOMES,
    PER_FACE,
    PICK_SPECIES,
    SPECIES,
    START,
    Stars,
)

SPARE_SPECIES = 2  # revealed beyond the number of players (MG-139)


def start(
    seats: int,
    seed: bytes,
    species: Sequence[str | None] | None,
    drafting: str,
    strict_lines: bool,
    first: int | None,
    turn_limit: int,
    edition: int,
) -> Stars:
    """The table before the first decision."""
    check_seats("species", "species", seats, species)
    if first is not None and first >= seats:
        raise BadSetting(f"first={first} is not possible; seats are 0 to {seats - 1}")
    g = empty(seats, seed, drafting != "standard", strict_lines, turn_limit, edition)
    g.identity = printed(edition)
    for card, face in enumerate(g.identity):
        g.decks[DECK[face]].append(card)
    for cards in g.decks:
        shuffle(g, cards)
    if drafting == NEWCOMERS:  # what is on top is shown
        g.decks[SPECIES].sort(key=lambda card: FACES[g.identity[card]].pack is not None)
    fill_bags(g)
    g.first = g.active = rng.below(g, seats) if first is None else first  # MG-11
    for seat, name in enumerate(species or []):
        if name is not None:
            take_species(g, seat, name)
    if g.advanced:
        without = sum(not cards for cards in g.cards)
        g.offer = [g.decks[SPECIES].pop() for _ in range(without and without + SPARE_SPECIES)]
        for card in g.offer:
            reveal(g, card)
        g.phase = DRAFT
    return g


def take_species(g: Stars, seat: int, name: str) -> None:
    """A player has a species from the start, as agreed on (MG-R59)."""
    cards = {FACES[g.identity[card]].id: card for card in g.decks[SPECIES]}
    if name not in cards:
        raise BadSetting(f"{name} came after edition {g.edition}; there is: {', '.join(cards)}")
    card = cards[name]
    g.decks[SPECIES].remove(card)
    reveal(g, card)
    own(g, seat, card)


def empty(
    seats: int, seed: bytes, advanced: bool, strict: bool, turn_limit: int, edition: int
) -> Stars:
    """A board with nothing on it."""
    cards, faces = len(printed(edition)), FACE_NUMBERS.count(edition)
    projects, slots = room(edition)
    g = Stars(
        seats=seats,
        seed=seed,
        edition=edition,
        identity=[0] * cards,
        known=bytearray(cards),
        advanced=int(advanced),
        strict=int(strict),
        turn_limit=turn_limit,
        decks=[[] for _ in DECKS],
        cards=[[] for _ in range(seats)],
        bags=bytearray(WIDTH * seats),
        cubes=bytearray(slots),
        home=bytearray(seats),
        skips=bytearray(seats),
        markers=bytearray(seats),
        working=bytearray(projects),
    )
    for name in PER_FACE:
        setattr(g, name, bytearray(faces))
    return g


def fill_bags(g: Stars) -> None:
    """Five cubes of each colour for everybody; the others are the reserve (MG-9)."""
    for colour in range(1, WIDTH):
        for seat in range(g.seats):
            g.bags[seat * WIDTH + colour] = STARTING_BAG
        g.reserve[colour] = CUBES[colour] - STARTING_BAG * g.seats


# -- standard ------------------------------------------------------------------------------------


def choose_homes(g: Stars) -> Asking:
    """The first home by lot, the others by the number of players (MG-12 to MG-16)."""
    order = clockwise(g, g.first)
    if not any(g.home):
        colour = COLOURED[rng.below(g, len(COLOURED))]  # the bag holds as many of each
        corner = COLOUR_OF.index(colour)
        step = 2 if g.seats == 2 else 1
        for number, seat in enumerate(order[: 2 if g.seats == 3 else g.seats]):
            make_home(g, seat, (corner + number * step) % len(CORNERS))
    if g.seats == 3:
        last = order[-1]
        make_home(g, last, (yield Question(g, last, words.HOME, free_corners(g), rest=True)))
    cover_corners(g)
    show_top(g, SPECIES)
    g.phase = PICK_SPECIES


def make_home(g: Stars, seat: int, corner: int) -> None:
    """One base on a starting system (MG-16)."""
    g.home[seat] = corner + 1
    g.holder[corner] = seat + 1
    g.bases[corner] = 1
    note(g, words.SETTLED_HOME, seat, amount=corner)


def free_corners(g: Stars) -> list[int]:
    return [corner for corner in CORNERS if not g.holder[corner]]


def cover_corners(g: Stars) -> None:
    """Black holes on every corner without a player and the two systems next to it (MG-17)."""
    for corner in free_corners(g):
        for system in (corner, *NEAREST[corner]):
            g.holes[system] = 1
            g.tokens -= 1


def pick_species(g: Stars) -> Asking:
    """In turn order each player draws a species (MG-18)."""
    for seat in clockwise(g, g.first):
        if not g.cards[seat]:
            g.active = seat
            yield from draw(g, seat, SPECIES, rest=True)
    begin(g)


def begin(g: Stars) -> None:
    """The other decks are turned up, and the first turn begins (MG-19)."""
    for deck in range(len(DECKS)):
        show_top(g, deck)
    g.active = g.first
    g.turn = 1
    g.decisions = 0
    g.phase = START
    note(g, words.TURN, g.active, amount=1)


# -- Advanced Drafting ---------------------------------------------------------------------------


def draft_species(g: Stars) -> Asking:
    """From the first player on, each takes one of the species shown (MG-140)."""
    for seat in clockwise(g, g.first):
        if not g.cards[seat]:
            g.active = seat
            card = yield Question(g, seat, words.DRAFT, g.offer.copy(), rest=True)
            g.offer.remove(card)
            note(g, words.DRAFTED, seat, [card])
            yield from gain(g, seat, card)
    g.decks[SPECIES] += g.offer
    g.offer = []
    shuffle(g, g.decks[SPECIES])
    g.phase = DRAFT_HOMES


def draft_homes(g: Stars) -> Asking:
    """From the last player back, each chooses a free corner (MG-141, MG-R45)."""
    for seat in reversed(clockwise(g, g.first)):
        if not g.home[seat]:
            g.active = seat
            make_home(g, seat, (yield Question(g, seat, words.HOME, free_corners(g), rest=True)))
    cover_corners(g)
    begin(g)


STEPS = {
    HOMES: choose_homes,
    PICK_SPECIES: pick_species,
    DRAFT: draft_species,
    DRAFT_HOMES: draft_homes,
}
