"""The book of this game: cards, boards and words are entered here."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from typing import Any

from fiendish.engine.cards import BadCard, slug
from fiendish.games.marvel_villainous.numbers import FACE_NUMBERS, VILLAIN_NUMBERS
from fiendish.games.marvel_villainous.words import SHARED
from fiendish.games.villainous.book import (
    CONTRACT,
    EVENT,
    SPECIALTY,
    Book,
    C,
    FateDeck,
    Kind,
    Printed,
    Villain,
)
from fiendish.games.villainous.parts import Needs
from fiendish.games.villainous.state import DECK
from fiendish.games.villainous.symbols import Location

COMMON_DECK = 15  # Fate cards of a Common Fate deck
FATE_DECK = 11  # of a Villain


@dataclass(slots=True, eq=False)
class MayhemBook(Book):
    """The cards of this game, some of which belong together by a word in their names."""

    groups: list[tuple[Kind, str, set[int]]] = field(default_factory=list)

    def villain(
        self, name: str, objective: str, locations: Sequence[Location], id: str = ""
    ) -> MayhemVillain:
        made = MayhemVillain(self, Printed, id or slug(name), name, objective, locations)
        self.enter(made)
        self.decks[made.id] = DECK
        return made

    def group(self, kind: Kind, word: str) -> Set[int]:
        """The faces that a text means by "A.I.M. Allies" and the like, also of cards to come."""
        faces = {face.number for face in self.faces if face.kind is kind and word in face.name}
        self.groups.append((kind, word, faces))
        return faces

    def add(
        self, printed: type[C], id: str, name: str, kind: Kind, *more: Any, **figures: Any
    ) -> C:
        made = Book.add(self, printed, id, name, kind, *more, **figures)
        for one, word, faces in self.groups:
            if kind is one and word in name:
                faces.add(made.number)
        return made


@dataclass(slots=True, eq=False)
class MayhemVillain(Villain[Printed]):
    """A Villain of this game, whose deck may have Specialties and contracts."""

    def specialty(
        self, name: str, *, cost: int, count: int = 1, id: str = "", provenance: str = "house",
        needs: Needs | None = None,
    ) -> Printed:  # fmt: skip
        return self._card(name, SPECIALTY, count, id, provenance, "", needs, cost=cost)

    def contract(
        self, name: str, *, cost: int, count: int, id: str = "", provenance: str = "house",
        needs: Needs | None = None,
    ) -> Printed:  # fmt: skip
        return self._card(
            name, CONTRACT, count, id, provenance, "", needs, cost=cost, attaches=True
        )


@dataclass(slots=True, eq=False)
class MayhemFate(FateDeck[Printed]):
    """A deck of Fate cards with Events among them."""

    def event(
        self, name: str, *, strength: int, villain: str = "", count: int = 1, id: str = "",
        provenance: str = "house", text: str = "",
    ) -> Printed:  # fmt: skip
        villains = [one.id for one in self.book.villains]
        if villain and villain not in villains:
            raise BadCard(
                f"{name}: there is no Villain {villain!r}; there is: {', '.join(villains)}"
            )
        made = self._card(
            name, EVENT, count, id, provenance, text, strength=strength, villain=villain,
            prefix="event_" if self.prefix == "fate_" else self.prefix,
        )  # fmt: skip
        if villain:
            AIMED[made.number] = villain
        return made


AIMED: dict[int, str] = {}
"""Faces of Targeted Events, each with the id of the Villain it is played against."""

BOOK = MayhemBook(
    title="Marvel Villainous: Mischief & Mayhem",
    words=SHARED,
    contents="MV-2",
    villain_numbers=VILLAIN_NUMBERS,
    face_numbers=FACE_NUMBERS,
)
BOOK.decks |= {"common": COMMON_DECK, "infinite_power": COMMON_DECK}

COMMON_FATE = MayhemFate(BOOK, Printed, "common", "Fate card")
MIXED_FATE = MayhemFate(BOOK, Printed, "infinite_power", "Fate card", "ip_")


def fate_deck(villain: str) -> MayhemFate:
    """The Fate deck of a Villain."""
    deck = f"fate_{villain}"
    BOOK.decks[deck] = FATE_DECK
    return MayhemFate(BOOK, Printed, deck, "Fate card")
