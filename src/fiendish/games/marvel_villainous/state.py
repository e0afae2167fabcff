"""The table of Marvel Villainous: what it has besides the table of all Villainous games.

`second` is Loki's unspent Mischief. An Event in play is `IMPOSED`, an Ally at it lies at the Event.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from fiendish.engine.state import TRANSIENT
from fiendish.games.marvel_villainous.book import AIMED, BOOK, MayhemBook
from fiendish.games.villainous.state import Realm

OMNIPOTENT, INEVITABLE, UNDYING = range(3)
MODES = ("omnipotent", "inevitable", "undying")


@dataclass(slots=True, eq=False)
class Mayhem(Realm):
    book: MayhemBook = field(default=BOOK, init=False, metadata=TRANSIENT)

    mode: int = INEVITABLE
    mixing: int = 0  # whether the Common Fate decks of two sets are mixed
    unused: list[int] = field(default_factory=list)  # Fate cards left out unseen
    events: list[int] = field(default_factory=list)  # in play
    sent: list[int] = field(default_factory=list)  # Allies at Events
    vendettas: list[int] = field(default_factory=list)  # Heroes on Madame Masque's tile

    def imposed(self, seat: int) -> Sequence[int]:
        """The Events that work on a player: Global ones, and the own Targeted one."""
        if not self.events:
            return ()
        identity, own = self.identity, self.book.villains[self.villains[seat]].id
        found = []
        for event in self.events:
            if AIMED.get(identity[event], own) == own:
                found.append(event)
        return found

    def lift_elsewhere(self, card: int) -> None:
        (self.events if card in self.events else self.sent).remove(card)
