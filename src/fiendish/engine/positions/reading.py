"""A position being read: the state as far as it is set up, and the cards not placed yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, NoReturn, TypeVar

from fiendish.engine import rng
from fiendish.engine.positions.lines import Item, Line
from fiendish.engine.state import State

S = TypeVar("S", bound=State)


@dataclass(slots=True)
class Pool:
    """Cards of one kind: what they are called, and the handles and identities not used yet."""

    what: str
    handles: list[int]
    left: list[int]
    ids: dict[str, int]
    printed: Counter[int]
    top: list[int] = field(default_factory=list)  # of the deck, if the file says what is there
    is_whole: bool = True  # what is named nowhere is in the deck


def refuse_copy(line: Line, name: str, count: int) -> NoReturn:
    """All copies of a card are in place already."""
    there = "is only 1 copy" if count == 1 else f"are only {count} copies"
    line.refuse(f"there {there} of {name}")


@dataclass(frozen=True, slots=True)
class _Random:
    """Cards to be dealt when all named ones have their place."""

    line: Line
    pool: int
    count: int
    put: Callable[[int], None]


class Reading(Generic[S]):
    """A state being set up from lines.

    Each pool has its name, its handles and the identities to be spread over them. Handles are given
    out in an order drawn by the seed, so that they tell nothing.
    """

    words: tuple[str, ...] = ()  # what can stand behind the name of any card, such as `of`

    def __init__(
        self,
        g: S,
        lines: Sequence[Line],
        pools: Iterable[tuple[str, Sequence[int], Sequence[int]]],
        id_of: Callable[[int], str],
    ) -> None:
        self.g = g
        self.lines = lines
        self.given = {line.key: line for line in lines}
        self.pools: list[Pool] = []
        for what, handles, identities in pools:
            order = rng.permutation(g, len(handles))
            printed = Counter(identities)
            ids = {id_of(identity): identity for identity in printed}
            mixed = [handles[i] for i in order]
            self.pools.append(Pool(what, mixed, [*identities], ids, printed))
        self._randoms: list[_Random] = []

    # -- named cards --------------------------------------------------------------------------

    def take(self, line: Line, name: str, *pools: int) -> int:
        """The handle of one more copy of the named card of one of these pools."""
        pool = next((pool for pool in pools if name in self.pools[pool].ids), -1)
        if pool < 0:
            kinds = " or ".join(self.pools[pool].what for pool in pools)
            line.refuse(f"{name!r} is not the id of a {kinds}")
        identity = self.pools[pool].ids[name]
        if identity not in self.pools[pool].left:
            refuse_copy(line, name, self.pools[pool].printed[identity])
        return self.place(pool, identity)

    def place(self, pool: int, identity: int) -> int:
        """The handle of a card with this identity, which is placed herewith."""
        self.pools[pool].left.remove(identity)
        card = self.pools[pool].handles.pop()
        self.g.identity[card] = identity
        return card

    def card(self, item: Item, pool: int) -> int:
        """The card of that pool which is meant; games in which a name needs more override this."""
        return self.take(item.line, item.name, pool)

    def cards(self, line: Line, pool: int) -> list[int]:
        """Cards of that pool by their names."""
        if "rest" in line.names():
            line.refuse("`rest` is for decks")
        return [self.card(item.allow(*self.words), pool) for item in line.items()]

    def hold(self, line: Line, seat: int, pool: int, put: Callable[[int], None]) -> None:
        """Cards that a seat knows, in its hand say: `encore +seen, 2 random`."""

        def put_known(card: int) -> None:
            self.g.known[card] = 1 << seat
            put(card)

        for item in line.items():
            if item.random >= 0:
                self._randoms.append(_Random(line, pool, item.random, put_known))
                continue
            card = self.card(item.allow(*self.words, "+seen"), pool)
            put_known(card)
            if item.marks:
                self.g.known[card] = self.g.everyone

    # -- all the others -----------------------------------------------------------------------

    def read_deck(self, line: Line, pool: int) -> None:
        """The cards on top of a deck; it is made by `decks` when all else is in place."""
        names, self.pools[pool].is_whole = line.deck()
        items = [line.item(name).allow(*self.words) for name in names]
        self.pools[pool].top = [self.card(item, pool) for item in items][::-1]

    def remaining(self, *pools: int) -> list[list[int]]:
        """The cards left of each pool, in random order, when the random ones are dealt."""
        found = {}
        for pool in pools:
            left = self.pools[pool].left.copy()
            order = rng.permutation(self.g, len(left))
            found[pool] = [self.place(pool, left[i]) for i in order]
        for one in self._randoms:
            if one.pool in found:
                cards = found[one.pool]
                if one.count > len(cards):
                    what = self.pools[one.pool].what.replace("card", "cards")
                    one.line.refuse(f"there are only {len(cards)} {what} left to deal")
                for _ in range(one.count):
                    one.put(cards.pop())
        self._randoms = [one for one in self._randoms if one.pool not in found]
        return [*found.values()]

    def decks(self, box: list[int], *pools: int) -> list[list[int]]:
        """The decks of these pools; what they leave out goes into the box."""
        made = []
        for pool, cards in zip(pools, self.remaining(*pools), strict=True):
            deck = self.pools[pool]
            made.append(cards + deck.top if deck.is_whole else deck.top)
            box += [] if deck.is_whole else cards
        return made
