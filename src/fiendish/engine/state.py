"""The state of a game: declared once, everything else derived.

A game declares its fields as a slotted dataclass below `State`. From the declaration come copy,
equality, bytes and digest, so that a new field cannot be forgotten anywhere. Only a few types are
allowed, all cheap to copy: int, bytes, bytearray, list[int], list[list[int]], and for numbers that
are looked up all the time Bytes (below 256) and tuple[int, ...].
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, fields
from hashlib import blake2b
from typing import Any, ClassVar, Protocol, Self

import msgspec

from fiendish.engine.journal import Fact

Bytes = list[int]
"""In a list or tuple CPython finds a number more than twice as fast as in a bytearray, which takes
less time to copy. All of them are written as bytes."""

_COPY = {
    "int": "self.{0}",
    "bytes": "self.{0}",
    "bytearray": "self.{0}.copy()",
    "Bytes": "self.{0}.copy()",
    "tuple[int, ...]": "self.{0}",
    "list[int]": "self.{0}.copy()",
    "list[list[int]]": "[*map(copied, self.{0})] if self.{0} else []",
}
_FROM_BYTES: dict[str, Callable[[bytes], Any]] = {
    "bytearray": bytearray,
    "Bytes": list,
    "tuple[int, ...]": tuple,
}
TRANSIENT = {"transient": True}
"""Marks a field that is no part of the game: what copies and bytes bring back is its default."""


EVERYONE = [(2 << seats) - 1 for seats in range(9)]
"""By the number of seats: the bits of all of them and of the spectators."""


class DamagedState(ValueError):
    """Bytes that are not a state of this game."""


class NamedFace(Protocol):
    """What is asked of a card's face here: a part of `Face` in cards.py."""

    id: str
    name: str


class GameRules(Protocol):
    """What can be asked of the game that a state belongs to: a part of `Game` in game.py.

    Questions are of any type here, since they hold the state in turn.
    """

    @property
    def id(self) -> str: ...
    @property
    def faces(self) -> Sequence[NamedFace]: ...
    @property
    def pools(self) -> Callable[[Any], Sequence[Sequence[tuple[Sequence[int], int]]]]: ...
    @property
    def stock(self) -> Callable[[Any, int], int] | None: ...
    @property
    def pointed(self) -> Callable[[Any], Collection[int]] | None: ...
    @property
    def describe(self) -> Callable[[Any, int], Any]: ...
    @property
    def ask_words(self) -> Callable[[Any], str]: ...
    def face(self, g: Any, identity: int, /) -> NamedFace: ...


@dataclass(slots=True, eq=False)
class State:
    """What every game has. A card is a *handle*, an index into the arrays below.

    `identity[handle]` is what the card shows to whoever may look: its face, or what stands for
    the face and more (`Game.printed`). `known[handle]` has a bit for each seat that knows it, and
    one more for the spectators.
    """

    game: ClassVar[GameRules]  # set by the package of the game

    seats: int
    seed: bytes
    identity: Bytes
    known: bytearray
    counter: int = 0
    turn: int = 0
    decisions: int = 0  # answered since the turn began
    cause: int = -1  # identity of the card whose effect is being carried out
    clues: list[list[int]] = field(default_factory=list)  # what seats know of hidden cards
    lasting: list[list[int]] = field(default_factory=list)  # effects that outlive their card
    journal: list[Fact] | None = field(default=None, metadata=TRANSIENT)
    # How many faces there were beyond those of the first list when this table began: see numbering.
    # Written after all other fields, and in edition 0 not at all: so such states stay what they were.
    edition: int = 0
    # How often somebody got to know a card, or drew one; only ever compared with itself.
    learned: int = field(default=0, metadata=TRANSIENT)
    # The answer to the question at rest is known already: its options need not be listed.
    answered: bool = field(default=False, metadata=TRANSIENT)

    @property
    def everyone(self) -> int:
        """The bits of all seats and the spectators."""
        return EVERYONE[self.seats]

    def copy(self) -> Self:
        """An independent copy. The journal stays with the original."""
        return _copier(type(self))(self)  # type: ignore[return-value]

    def values(self) -> list[Any]:
        return [getattr(self, name) for name, _ in _declared(type(self))]

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        assert isinstance(other, State)
        return self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]

    def to_bytes(self) -> bytes:
        declared = zip(_declared(type(self)), self.values(), strict=True)
        written = [
            _packed(value, kind) if kind in _FROM_BYTES else value for (_, kind), value in declared
        ]
        if not self.edition:
            written.pop()
        return msgspec.msgpack.encode(written)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The state those bytes stand for, or `DamagedState`."""
        try:
            values = msgspec.msgpack.decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            raise DamagedState(f"unreadable state: {error}") from None
        declared = _declared(cls)
        if isinstance(values, list) and len(values) == len(declared) - 1:
            values.append(0)
        elif not isinstance(values, list) or len(values) != len(declared) or values[-1] == 0:
            raise DamagedState(
                f"a state of this game has {len(declared) - 1} fields and its edition"
            )
        for position, (name, kind) in enumerate(declared):
            if kind in _FROM_BYTES:
                values[position] = _unpacked(values[position], kind)
            if not _fits(values[position], kind):
                raise DamagedState(f"field {name} is not of type {kind}")
        if values[-1] < 0:
            raise DamagedState(f"there is no edition {values[-1]}")
        new = cls.__new__(cls)
        for (name, _), value in zip(declared, values, strict=True):
            setattr(new, name, value)
        for name, value in _transient(cls).items():
            setattr(new, name, value)
        return new

    def digest(self) -> str:
        return blake2b(self.to_bytes(), digest_size=16).hexdigest()


_DECLARED: dict[type[State], list[tuple[str, str]]] = {}
_COPIERS: dict[type[State], Callable[[State], State]] = {}


def _declared(cls: type[State]) -> list[tuple[str, str]]:
    """Name and type of each field, in the order of declaration, the edition last."""
    if cls not in _DECLARED:
        names = [(f.name, str(f.type)) for f in fields(cls) if "transient" not in f.metadata]
        names.sort(key=lambda name: name[0] == "edition")
        for name, kind in names:
            if kind not in _COPY:
                raise TypeError(f"{cls.__name__}.{name}: {kind} is not a type a state may hold")
        _DECLARED[cls] = names
    return _DECLARED[cls]


def _transient(cls: type[State]) -> dict[str, Any]:
    return {f.name: f.default for f in fields(cls) if "transient" in f.metadata}


def _copier(cls: type[State]) -> Callable[[State], State]:
    """A function that copies field by field, written out from the declaration.

    Written out because a loop over names takes three times as long, and search copies all day.
    """
    if cls not in _COPIERS:
        lines = ["def copy(self):", "    new = make(cls)"]
        lines += [f"    new.{n} = {n}" for n in _transient(cls)]
        lines += [f"    new.{n} = {_COPY[kind].format(n)}" for n, kind in _declared(cls)]
        scope: dict[str, Any] = {"cls": cls, "make": object.__new__, "copied": list.copy}
        scope |= _transient(cls)
        exec("\n".join([*lines, "    return new"]), scope)
        _COPIERS[cls] = scope["copy"]
    return _COPIERS[cls]


def _packed(value: Sequence[int], kind: str) -> bytes | list[int]:
    """As bytes; a tuple may hold numbers too large for that."""
    if kind == "tuple[int, ...]" and value and max(value) > 255:
        return [*value]
    return bytes(value)


def _unpacked(written: object, kind: str) -> Any:
    if kind == "tuple[int, ...]" and _fits(written, "list[int]"):
        return tuple(written)  # type: ignore[arg-type]
    return _FROM_BYTES[kind](written) if type(written) is bytes else None


def _fits(value: object, kind: str) -> bool:
    if kind == "int":
        return type(value) is int
    if kind == "bytes":
        return type(value) is bytes
    if kind == "bytearray":
        return type(value) is bytearray
    if kind == "tuple[int, ...]":
        return type(value) is tuple
    if not isinstance(value, list):
        return False
    if kind in ("list[int]", "Bytes"):
        return all(type(item) is int for item in value)
    return all(_fits(item, "list[int]") for item in value)
