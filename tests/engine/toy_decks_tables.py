"""Tables of the feud as tests write them, and all the worlds that a seat must hold possible there.

In a feud everybody brings the same cards: `Af` is A's Fox.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from fiendish.engine import rng
from fiendish.engine.cards import handles_of, requirements_of
from fiendish.engine.conformance.worlds import is_true
from fiendish.engine.worlds import redeal
from tests.engine import toy_decks
from tests.engine.toy_decks import Feud

A, B, C, PUBLIC = 1, 2, 4, 8  # bits of three seats and the spectators
EVERYONE = 15
STOCK_A, STOCK_B, STOCK_C = -1, -2, -3  # what a clue requires of a stock


def card(name: str) -> int:
    """The identity that is meant by an owner's and a face's letter."""
    return "ABC".index(name[0]) * len(toy_decks.FACES) + "focmxh".index(name[1])


def table(hands: str, decks: str = "| |", seed: int | str = 0) -> Feud:
    """A feud with these hands, then decks, of three seats; handles go up from 0.

    Each seat knows its own hand; all other cards lie open on the piles.
    """
    g = toy_decks.new(3)
    left = [n for n in range(3 * len(toy_decks.FACES)) for _ in range(2)]
    g.seed, g.counter = rng.key(seed), 0
    g.known[:] = bytes([EVERYONE]) * len(g.known)
    g.clues = []
    number = 0
    for zones, text in ((g.hands, hands), (g.decks, decks)):
        for seat, names in enumerate(text.split("|")):
            zones[seat] = []
            for name in names.split():
                g.identity[number] = card(name)
                left.remove(card(name))
                g.known[number] = 1 << seat if zones is g.hands else 0
                zones[seat].append(number)
                number += 1
    g.identity[number:] = bytes(left)
    g.piles = [[], [], []]
    for other in range(number, len(g.identity)):
        g.piles[toy_decks.whose(g, g.identity[other])].append(other)
    assert toy_decks.broken_invariants(g) == []
    return g


def names(g: Feud, cards: list[int]) -> list[str]:
    pairs = [divmod(g.identity[one], len(toy_decks.FACES)) for one in cards]
    return ["ABC"[owner] + "focmxh"[face] for owner, face in pairs]


def clues(g: Feud, bit: int) -> list[tuple[list[int], list[int]]]:
    """What the seat knows besides its bits: handles and requirements, each in order."""
    return [
        (sorted(handles_of(clue)), sorted(requirements_of(clue)))
        for clue in g.clues
        if clue[0] & bit
    ]


def worlds(g: Feud, seat: int, count: int = 300) -> list[Feud]:
    found = [g.copy() for _ in range(count)]
    for number, world in enumerate(found):
        redeal(world, seat, rng.key(f"world {number}"))
    return found


def possible(g: Feud, seat: int) -> set[bytes]:
    """All deals that the seat must hold possible, by trying every one."""
    bit = 1 << seat
    pools = [
        [one for cards, _ in pool for one in cards if not g.known[one] & bit]
        for pool in toy_decks.pools(g)
    ]
    hidden = [one for pool in pools for one in pool]
    stocks = [_stocks(g, pool) for pool in pools]
    mine = [clue for clue in g.clues if clue[0] & bit]
    found = set()
    trial = g.copy()
    for deal in set(permutations([g.identity[one] for one in hidden])):
        for one, identity in zip(hidden, deal, strict=True):
            trial.identity[one] = identity
        kept = [_stocks(trial, pool) for pool in pools] == stocks
        if kept and all(is_true(trial, clue) for clue in mine):
            found.add(bytes(trial.identity))
    return found


def _stocks(g: Feud, pool: list[int]) -> Counter[int]:
    return Counter(toy_decks.whose(g, g.identity[one]) for one in pool)


def check_worlds(g: Feud, seat: int, even: float = 0.4) -> None:
    """Every possible world comes up, no other does, none all too rarely, and the truth is blind."""
    every = possible(g, seat)
    assert bytes(g.identity) in every
    drawn = worlds(g, seat, 60 * len(every))
    seen = Counter(bytes(world.identity) for world in drawn)
    assert set(seen) == every
    assert min(seen.values()) >= 60 * even
    again = drawn[0].identity
    for truth in drawn[1:20]:
        redeal(truth, seat, rng.key("world 0"))
        assert truth.identity == again
