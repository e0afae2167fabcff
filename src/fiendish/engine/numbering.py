"""Numbers that stay: what a state calls by a number has the same one for good.

States hold numbers of faces, factions and the like, in fields, in options, packed with other numbers.
So a number must not depend on what else is defined, nor in which order. Each game keeps a list of
ids that only ever grows, and the place in the list is the number. What is not listed yet is numbered
after all that is, as it comes.

Editions are counted by faces: edition 0 has those of the first list, edition n also the n that came
next. A table remembers the edition it began with (`State.edition`), and its set-up deals nothing that
came later.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import TypeVar

from fiendish.engine.cards import BadCard

T = TypeVar("T")


def put_at(column: list[T], number: int, value: T) -> None:
    """Enter a value in a list by number, whichever is defined first.

    Until their own values come, numbers that were skipped have this one.
    """
    column.extend([value] * (number + 1 - len(column)))
    column[number] = value


class Numbering:
    """The ids of one kind of thing, in the order of their numbers."""

    def __init__(self, first: int, listed: str) -> None:
        self.first = first  # how many there were in edition 0
        self.ids = listed.split()
        self.listed = len(self.ids)
        self._numbers = {id: number for number, id in enumerate(self.ids)}
        self._defined: set[str] = set()
        self.is_complete = False
        twice = sorted({id for id in self.ids if self.ids.count(id) > 1})
        if twice:
            raise ValueError(f"listed twice: {', '.join(twice)}")
        if len(self.ids) < first:
            raise ValueError(f"the first list had {first} entries, this has {len(self.ids)}")

    def take(self, id: str) -> int:
        """The number of what is defined now under this id."""
        if id in self._defined:
            raise BadCard(f"{id} is defined twice")
        self._defined.add(id)
        if id not in self._numbers:
            self._numbers[id] = len(self.ids)
            self.ids.append(id)
        return self._numbers[id]

    def is_taken(self, id: str) -> bool:
        """Whether something is defined under this id already."""
        return id in self._defined

    def complete(self) -> None:
        """To be called when all is defined: a number without a thing behind it is an error."""
        missing = [id for id in self.ids if id not in self._defined]
        if missing:
            raise BadCard(
                f"listed, but defined nowhere: {', '.join(missing)}; a number that was given stays"
            )
        self.is_complete = True

    @property
    def edition(self) -> int:
        """The edition of now: how many have come since the first list."""
        return len(self.ids) - self.first

    def count(self, edition: int | None = None) -> int:
        """How many there were in that edition (or are now): their numbers are those below."""
        return len(self.ids) if edition is None else self.first + edition

    def edition_id(self, edition: int) -> str:
        """An edition as it is written outside of states; nothing for edition 0.

        With a fingerprint of the ids: as long as they are unlisted, others can come in their place.
        """
        if not edition:
            return ""
        later = " ".join(self.ids[self.first : self.first + edition])
        return f"{edition}-{blake2b(later.encode(), digest_size=6).hexdigest()}"

    def read_edition(self, id: str) -> int:
        """The edition of that id, or a `ValueError` if there are other cards here."""
        count = id.partition("-")[0]
        edition = int(count) if count.isdecimal() and len(count) < 6 else 0
        if edition > self.edition or self.edition_id(edition) != id:
            raise ValueError(
                f"it began with cards that are not those of here: edition {id[:40]!r}; this is "
                f"{self.edition_id(self.edition)!r}"
            )
        return edition

    def unlisted(self) -> list[str]:
        """What has a number only for as long as nothing is defined before it."""
        return self.ids[self.listed :]

    def differs(self, numbers: Iterable[tuple[str, int]]) -> str:
        """Of ids with the numbers they had elsewhere: what is wrong with the first that has another.

        Nothing if all are the same here.
        """
        for id, number in numbers:
            if id not in self._numbers:
                return f"{id} does not exist here"
            if self._numbers[id] != number:
                return f"{id} was number {number} and is number {self._numbers[id]} here"
        return ""
