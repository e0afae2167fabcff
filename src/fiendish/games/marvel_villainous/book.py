"""The book of this game: cards, boards and words are entered here."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from typing import Any

from fiendish.games.marvel_villainous.words import SHARED
from fiendish.games.villainous.book import (
    CONTRACT,
    EVENT,
    SPECIALTY,
    Book,
    FateDeck,
    Kind,
    Needs,
    Printed,
    Villain,
)
from fiendish.games.villainous.symbols import Location


@dataclass(slots=True, eq=False)
class MayhemBook(Book):
    """The cards of this game, some of which belong together by a word in their names."""

    groups: list[tuple[Kind, str, set[int]]] = field(default_factory=list)

    def villain(
        self, name: str, objective: str, locations: Sequence[Location], id: str = ""
    ) -> MayhemVillain:
        return self.enter(MayhemVillain, name, objective, locations, id)

    def group(self, kind: Kind, word: str) -> Set[int]:
        """The faces that a text means by "A.I.M. Allies" and the like, also of cards to come."""
        faces = {face.number for face in self.faces if face.kind is kind and word in face.name}
        self.groups.append((kind, word, faces))
        return faces

    def add(self, id: str, name: str, kind: Kind, *rest: Any, **figures: Any) -> Printed:
        made = Book.add(self, id, name, kind, *rest, **figures)
        for one, word, faces in self.groups:
            if kind is one and word in name:
                faces.add(made.number)
        return made


@dataclass(slots=True, eq=False)
class MayhemVillain(Villain):
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
class MayhemFate(FateDeck):
    """A deck of Fate cards with Events among them."""

    def event(
        self, name: str, *, strength: int, villain: str = "", count: int = 1, id: str = "",
        provenance: str = "house", text: str = "",
    ) -> Printed:  # fmt: skip
        made = self._card(
            name, EVENT, count, id, provenance, text, strength=strength, villain=villain
        )
        if villain:
            AIMED[made.number] = villain
        if self.prefix == "fate_":
            made.id = made.id.replace("fate_", "event_", 1)
        return made


AIMED: dict[int, str] = {}
"""Faces of Targeted Events, each with the id of the Villain it is played against."""

BOOK = MayhemBook(title="Marvel Villainous: Mischief & Mayhem")
BOOK.words = SHARED

COMMON_FATE = MayhemFate(BOOK, "common", "Fate card")
MIXED_FATE = MayhemFate(BOOK, "infinite_power", "Fate card", "ip_")


def fate_deck(villain: str) -> MayhemFate:
    """The Fate deck of a Villain."""
    return MayhemFate(BOOK, f"fate_{villain}", "Fate card")
