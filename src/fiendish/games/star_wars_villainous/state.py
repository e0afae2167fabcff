"""The table of Star Wars Villainous: what it has besides the table of all Villainous games.

`power` are Credits, `second` is Ambition, the area beside a player's locations is Deep Space. A
mover at an Ally Vehicle is at `LOCATIONS` and the handle of that Vehicle. An engaged Hero Vehicle
lies `on` its Ally Vehicle, and both are in Deep Space. A Restriction under a mover is `IMPOSED`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from fiendish.engine.state import TRANSIENT
from fiendish.games.star_wars_villainous.book import BOOK, FATE_DECK, SectorBook
from fiendish.games.villainous.state import DECK, Realm

TOKENS = 25  # for Credits, and as many for Ambition, in the printed game

CLOSED, TELLING, ASKING = range(3)  # a window: first the guides look at what happened
SHOWN, CHOSEN = -1, -2  # a Fate action has revealed its cards; and one of them is to be played


@dataclass(slots=True, eq=False)
class Sector(Realm):
    book: SectorBook = field(default=BOOK, init=False, metadata=TRANSIENT)

    strict_supply: int = 0  # whether tokens can run out (SW-R2)
    restrictions: list[list[int]] = field(default_factory=list)  # per player, under the mover
    engaged: list[int] = field(default_factory=list)  # Hero Vehicles
    held: list[int] = field(default_factory=list)  # Heroes under a Vehicle
    # Missions; only one Villain has any
    missions: list[int] = field(default_factory=list)  # face down
    briefs: list[list[int]] = field(default_factory=list)  # face up: see rules/missions.py
    completed: list[int] = field(default_factory=list)
    # what Conditions answer
    moments: list[list[int]] = field(default_factory=list)  # kind, player, two things
    window: int = CLOSED
    asked: int = 0  # who is offered to play Conditions next
    passes: int = 0
    answers: list[int] = field(default_factory=list)  # faces of Conditions played in this window
    reveals: int = 0  # cards that a Fate action is about to reveal, or how far it has come since

    def imposed(self, seat: int) -> Sequence[int]:
        """The Restrictions under a player's mover."""
        return self.restrictions[seat]

    def supplied(self, amount: int) -> int:
        """How many Credits the Chamber has, of those asked for."""
        return min(amount, max(0, TOKENS - sum(self.power))) if self.strict_supply else amount

    def supplied_ambition(self, amount: int) -> int:
        """Likewise for Ambition; what lies on Missions is not in the Chamber."""
        if not self.strict_supply:
            return amount
        marks = sum(brief[1].bit_count() for brief in self.briefs)
        return min(amount, max(0, TOKENS - sum(self.second) - marks))

    def fate_of(self, card: int) -> int:
        return (card - DECK * self.seats) // FATE_DECK

    def lift_elsewhere(self, card: int) -> None:
        if card in self.held:
            self.held.remove(card)
            return
        for under in self.restrictions:
            if card in under:
                under.remove(card)
