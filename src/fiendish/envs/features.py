"""A view and its options as numbers of a fixed size. Needs numpy.

A view is a tree of named things. Every leaf becomes a feature: its path, with its value if that is a word,
is hashed to a place in the vector, where 1 (or the size of the number) is added. So there is nothing to
be written for a game, a new card changes no size, and what is not in the view cannot be in the vector.
Two features may share a place; with 1,024 places that is rare enough to learn around.
"""

from __future__ import annotations

from collections.abc import Iterator
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


def view_vector(table: Table, seat: int) -> Any:
    """What a seat sees, as a vector of `VIEW` numbers; seats are counted from the seat itself."""
    numpy = need("numpy", "envs")
    vector = numpy.zeros(VIEW, dtype=numpy.float32)
    view = msgspec.to_builtins(table.view(seat))
    if view["decision"] is not None:
        view["decision"].pop("options", None)  # they have a matrix of their own
    for place, amount in _leaves(view, "", seat, table.state.seats):
        vector[place] += amount
    return vector


def option_matrix(table: Table, seat: int) -> Any:
    """A row of `OPTION` numbers for each option of a seat that is asked; the rest is nothing."""
    numpy = need("numpy", "envs")
    matrix = numpy.zeros((ACTIONS, OPTION), dtype=numpy.float32)
    question = table.question
    if question is not None and question.seat == seat:
        for index in range(min(len(question.options), ACTIONS)):
            for place in _of_option(question.describe(index), seat, table.state.seats):
                matrix[index, place] += 1.0
    return matrix


def action_mask(table: Table, seat: int) -> Any:
    """Which of the `ACTIONS` numbers are options of the seat now."""
    numpy = need("numpy", "envs")
    mask = numpy.zeros(ACTIONS, dtype=numpy.int8)
    question = table.question
    if question is not None and question.seat == seat:
        mask[: len(question.options)] = 1
    return mask


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
            # The seats in their order from one's own; of anything else there is simply so much.
            own = (
                f"+{(number - seat) % seats}"
                if len(data) == seats and isinstance(item, dict)
                else ""
            )
            yield from _leaves(item, f"{path}[{own}]", seat, seats)
    elif data is True or (isinstance(data, str) and data):
        yield _place(path, str(data), VIEW), 1.0
    elif isinstance(data, int | float) and data:
        yield _place(path, "", VIEW), copysign(log1p(abs(data)), data)


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
