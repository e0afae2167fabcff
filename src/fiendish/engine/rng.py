"""Random numbers as a pure function of a key and a counter.

The state holds both, so that a copy of a game draws the same numbers as the original and a
generator costs nothing to copy. The key is 32 bytes and the function a cryptographic one: what
a player sees of the shuffles tells nothing about those to come.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b, shake_128
from struct import Struct, unpack
from typing import Protocol

KEY_BYTES = 32


class Source(Protocol):
    """Anything that carries a key and a counter: every game state does."""

    seed: bytes
    counter: int


def key(seed: int | str) -> bytes:
    """The key for a seed as people give it.

    >>> key(7) == key("7"), len(key(7))
    (True, 32)
    """
    hashed = _EMPTY.copy()
    hashed.update(str(seed).encode())
    return hashed.digest()


_EMPTY = blake2b(digest_size=KEY_BYTES, person=b"fiendish")


def below(g: Source, n: int) -> int:
    """A number from 0 to n - 1."""
    g.counter += 1
    block = shake_128(g.seed + g.counter.to_bytes(8, "little")).digest(8)
    return (int.from_bytes(block, "little") * n) >> 64


def permutation(g: Source, n: int) -> list[int]:
    """The numbers 0 to n - 1 in random order."""
    g.counter += 1
    return ordering(g.seed + g.counter.to_bytes(8, "little"), n)


def ordering(block: bytes, n: int) -> list[int]:
    """The permutation of n that belongs to a block of key material.

    Sorting by 30-bit keys, which Python compares fastest; two equal keys, which would favour one
    order, come up once in a million decks.
    """
    return sorted(range(n), key=numbers(block, n).__getitem__)


def numbers(block: bytes, n: int) -> list[int]:
    """The n 30-bit numbers that belong to a block of key material."""
    return [number >> 2 for number in _form(n).unpack(shake_128(block).digest(4 * n))]


def lots(block: bytes, n: int) -> tuple[int, ...]:
    """The n 16-bit numbers that belong to a block of key material.

    Good enough to deal a world that is only imagined, and twice as fast as `numbers`.
    """
    return unpack(f"<{n}H", shake_128(block).digest(2 * n))


def deal(block: bytes, things: bytes, groups: bytes) -> bytes:
    """The things, shuffled within each group, as belongs to a block of key material.

    `groups` has the group of each thing, in rising order. A single sort does it all: the numbers
    sorted consist of the group, 16 random bits and the thing itself.
    """
    n = len(things)
    form = _form(n)
    numbers = bytearray(shake_128(block).digest(4 * n))
    numbers[0::4] = things  # the lowest byte of each
    numbers[3::4] = groups  # the highest
    return form.pack(*sorted(form.unpack(numbers)))[::4]


@cache
def _form(n: int) -> Struct:
    """So many numbers of 32 bits, as bytes."""
    return Struct(f"<{n}I")
