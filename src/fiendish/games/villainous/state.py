"""The table of a Villainous game as flat numbers.

The cards of a player's Villain deck have the handles `DECK * seat` and up, Fate cards those after
all Villain decks. A location is `4 * seat + n`, counted from the left; after all locations come the
areas beside them, one for each player. The last of a pile or deck is on top.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from fiendish.engine.state import TRANSIENT, Bytes, State
from fiendish.games.villainous.book import Book

DECK = 30  # cards of a Villain deck
LOCATIONS = 4  # of a Villain
PORTRAIT = -1  # where movers begin
NOBODY = -1  # who owns a Fate card

START, MOVE, ACT, DRAW, PASS = range(5)
RUNNING, VICTORY, TOO_LONG = range(3)

# What `at` says of a card that is at no location.
NOWHERE, UNDER, IMPOSED = 255, 254, 253  # not in play; at another card; above the table

# Lasting effects, until the end of the turn.
WEAKENED, MUTED, SPENT, FRESH = range(4)  # less Strength, no ability, used up, just played
UNBLOCKED, WIDER, ANSWERED = range(4, 7)  # symbols that cannot be covered, hand size, Conditions
THIS_TURN = range(7)
ON_CARDS = (WEAKENED, MUTED, SPENT, FRESH)  # those whose subject is a card


@dataclass(slots=True, eq=False)
class Realm(State):
    """What both games keep. `second` is the second currency: Mischief or Ambition."""

    book: Book = field(init=False, metadata=TRANSIENT)  # what is printed; a field for speed

    # agreed beforehand
    villains: bytes = b""  # the Villain of each seat, as a number of the book
    turn_limit: int = 0  # turns each after which nobody has won; 0 for none
    # the turn
    active: int = 0
    phase: int = START
    used: int = 0  # a bit for each symbol used this turn
    # for each use of one of several equal symbols of which some may leave with their cards: the bits
    # of those it can have been (see rules/allowed.py)
    unsettled: list[int] = field(default_factory=list)
    # what is still to happen: before moving, cards; then the effect of a card played, by which a
    # copy can begin: the card, its face, and the card named for it
    due: list[int] = field(default_factory=list)
    # the end
    ended: int = RUNNING
    winner: int = -1
    # per player
    mover: list[int] = field(default_factory=list)  # location 0 to 3, or the portrait
    power: list[int] = field(default_factory=list)
    second: list[int] = field(default_factory=list)
    marks: list[list[int]] = field(default_factory=list)  # what a Villain keeps of its own
    hands: list[list[int]] = field(default_factory=list)
    decks: list[list[int]] = field(default_factory=list)
    piles: list[list[int]] = field(default_factory=list)
    fate_decks: list[list[int]] = field(default_factory=list)
    fate_piles: list[list[int]] = field(default_factory=list)
    # in play
    places: list[list[int]] = field(default_factory=list)  # locations, then areas
    attached: list[int] = field(default_factory=list)  # cards under a character
    # per player: the cards whose texts go on working there, and the bits of all their parts; both
    # are kept for speed alone
    ongoing: list[list[int]] = field(default_factory=list)
    at_work: list[int] = field(default_factory=list)
    # on the way
    aside: list[int] = field(default_factory=list)  # shown to all: revealed, or being played
    looked: list[int] = field(default_factory=list)  # taken off a deck, seen by one player only
    box: list[int] = field(default_factory=list)  # out of the game
    # per card
    at: Bytes = field(default_factory=list)  # location or area, see above
    on: Bytes = field(default_factory=list)  # the card it lies at or under
    plus: bytearray = field(default_factory=bytearray)  # Strength tokens
    minus: bytearray = field(default_factory=bytearray)

    def owner(self, card: int) -> int:
        """Whose deck a card belongs to; nobody's for Fate cards."""
        return card // DECK if card < DECK * self.seats else NOBODY

    def area(self, seat: int) -> int:
        """The place beside a player's locations, for what lies at none of them."""
        return LOCATIONS * self.seats + seat

    def imposed(self, seat: int) -> Sequence[int]:
        """Cards that lie nowhere in the player's realm and still work on that player."""
        return ()

    def supplied(self, amount: int) -> int:
        """How much of an amount of Power the supply has."""
        return amount

    def pile_of(self, card: int) -> list[int]:
        """The discard pile where a card goes."""
        owner = self.owner(card)
        return self.piles[owner] if owner >= 0 else self.fate_piles[self.fate_of(card)]

    def lift_elsewhere(self, card: int) -> None:
        """Take away a card that lies at no location, in no area and under no character."""
        raise AssertionError("this game has no further places")

    def fate_of(self, card: int) -> int:
        """Which of the Fate decks a Fate card belongs to."""
        return 0
