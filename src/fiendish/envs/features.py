"""A view and its options as numbers of a fixed size. Needs numpy.

A view is a tree of named things. Every leaf becomes a feature: its path, with its value if that is a word,
is hashed to a place in the vector, where 1 (or the size of the number) is added. So there is nothing to
be written for a game, a new card changes no size, and what is not in the view cannot be in the vector.
Two features may share a place; with 1,024 places that is rare enough to learn around.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from math import copysign, log1p
from typing import Any

import msgspec

from fiendish.engine.question import Option
from fiendish.engine.table import Table
from fiendish.extras import need

VIEW = 1_024
OPTION = 64
ACTIONS = 256  # no question of our games has half as many options

_HANDLES = ("handle", "place_handle", "handles")  # sleeves tell nothing
_SEATS = ("seat", "active", "owner", "target", "asked", "reader", "controller", "partner")

_SMALL = 200  # bytes
_MANY = 5_000  # parts of views

Features = tuple["array[int]", "array[float]"]
"""Places in the vector, and what is added there."""

_remembered: dict[tuple[bytes, str, int, int], Features] = {}


def view_vector(view: Any, seat: int, seats: int) -> Any:
    """What a seat sees, as a vector of `VIEW` numbers; seats are counted from the seat itself."""
    numpy = need("numpy", "envs")
    data = msgspec.to_builtins(view)
    if data["decision"] is not None:
        data["decision"].pop("options", None)  # they have a matrix of their own
    places, amounts = map(numpy.asarray, _by_parts(data, "", seat, seats))
    return numpy.bincount(places, amounts, VIEW).astype(numpy.float32)


def option_matrix(options: Sequence[Option], seat: int, seats: int) -> Any:
    """A row of `OPTION` numbers for each option of a seat that is asked; the rest is nothing."""
    numpy = need("numpy", "envs")
    matrix = numpy.zeros((ACTIONS, OPTION), dtype=numpy.float32)
    for row, option in zip(matrix, options, strict=False):
        for place in _of_option(option, seat, seats):
            row[place] += 1.0
    return matrix


def action_mask(table: Table, seat: int) -> Any:
    """Which of the `ACTIONS` numbers are options of the seat now."""
    numpy = need("numpy", "envs")
    mask = numpy.zeros(ACTIONS, dtype=numpy.int8)
    question = table.question
    if question is not None and question.seat == seat:
        mask[: len(question.options)] = 1
    return mask


def _features(data: Any, path: str, seat: int, seats: int) -> Features:
    """The features of a part of a view. Most parts stay as they are from one move to the next, so
    what was found for them is remembered."""
    part = msgspec.msgpack.encode(data)
    key = (part, path, seat, seats)
    found = _remembered.get(key)
    if found is None:
        if len(_remembered) >= _MANY:
            _remembered.clear()
        apart = len(part) > _SMALL and _has_parts(data)
        found = (_by_parts if apart else _by_leaves)(data, path, seat, seats)
        _remembered[key] = found
    return found


def _has_parts(data: Any) -> bool:
    things = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return any(isinstance(thing, dict | list) for thing in things)


def _by_leaves(data: Any, path: str, seat: int, seats: int) -> Features:
    places, amounts = array("q"), array("d")
    for place, amount in _leaves(data, path, seat, seats):
        places.append(place)
        amounts.append(amount)
    return places, amounts


def _by_parts(data: Any, path: str, seat: int, seats: int) -> Features:
    """The features of something large: those of each thing in it, and those of the rest together."""
    parts: list[Features] = []
    if isinstance(data, dict):
        plain = {}
        for name, value in data.items():
            if isinstance(value, dict | list):
                if value and name not in _HANDLES:
                    parts.append(_features(value, f"{path}.{name}", seat, seats))
            else:
                plain[name] = value
        parts.append(_features(plain, path, seat, seats))
    else:
        for number, item in enumerate(data):
            own = _own(number, data, seat, seats)
            parts.append(_features(item, f"{path}[{own}]", seat, seats))
    places, amounts = array("q"), array("d")
    for more_places, more_amounts in parts:
        places += more_places
        amounts += more_amounts
    return places, amounts


def _leaves(data: Any, path: str, seat: int, seats: int) -> Iterator[tuple[int, float]]:
    if isinstance(data, dict):
        for name, value in data.items():
            if name in _HANDLES:
                continue
            if name in _SEATS and type(value) is int and value >= 0:
                yield _place(f"{path}.{name}", f"+{(value - seat) % seats}", VIEW), 1.0
            else:
                yield from _leaves(value, f"{path}.{name}", seat, seats)
    elif isinstance(data, list):
        for number, item in enumerate(data):
            yield from _leaves(item, f"{path}[{_own(number, data, seat, seats)}]", seat, seats)
    elif data is True or (isinstance(data, str) and data):
        yield _place(path, str(data), VIEW), 1.0
    elif isinstance(data, int | float) and data:
        yield _place(path, "", VIEW), copysign(log1p(abs(data)), data)


def _own(number: int, things: list[Any], seat: int, seats: int) -> str:
    """The seats in their order from one's own; of anything else there is simply so much."""
    if len(things) == seats and isinstance(things[number], dict):
        return f"+{(number - seat) % seats}"
    return ""


def _of_option(option: Option, seat: int, seats: int) -> list[int]:
    places = [_place("kind", option.kind, OPTION)]
    for name, value in (("card", option.card), ("place", option.place)):
        if value:
            places.append(_place(name, value, OPTION))
    if option.seat >= 0:
        places.append(_place("seat", str((option.seat - seat) % seats), OPTION))
    return places


@lru_cache(maxsize=100_000)
def _place(path: str, value: str, size: int) -> int:
    """Where a feature stands: the same in every process."""
    block = blake2b(f"{path}={value}".encode(), digest_size=4).digest()
    return int.from_bytes(block, "little") % size
