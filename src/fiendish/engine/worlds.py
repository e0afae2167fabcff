"""Worlds that a seat must hold possible: what it cannot know is dealt anew."""

from __future__ import annotations

from collections import Counter

from fiendish.engine import rng
from fiendish.engine.cards import facts_of, handles_of, holds, meets, requirements_of
from fiendish.engine.state import State


def redeal(g: State, seat: int, key: bytes) -> None:
    """Deal what the seat (or, with `g.seats`, the public) cannot know anew, as far as it knows.

    The new deal depends on the key and on what the seat knows, on nothing else. Identities move
    only within a pool, or to another pool in exchange for one of the same stock, and the seat's
    facts stay true. Of a card hidden from the seat it can only suppose that its holder knows it:
    what others know besides is not dealt out.
    """
    bit = 1 << seat
    identity, known = g.identity, g.known
    luck = rng.lots(key, len(identity)).__getitem__
    hidden = []
    dealt = []
    for zones in g.game.pools(g):
        unknown: list[int] = []
        for cards, holders in zones:
            if not holders and not any(map(known.__getitem__, cards)):
                unknown += cards  # a deck of which nobody knows anything, as most are
                continue
            here = [card for card in cards if not known[card] & bit]
            unknown += here
            for card in here:
                known[card] = holders
        hidden.append(unknown)
        # Sorted, so that nothing of the true deal goes into the new one: whoever knows the key
        # could otherwise reckon back from it.
        dealt.append(sorted(map(identity.__getitem__, unknown)))
    spread = g.game.stock is not None and _spread(g, dealt, key)
    for unknown, identities in zip(hidden, dealt, strict=True):
        for card, one in zip(sorted(unknown, key=luck), identities, strict=True):
            identity[card] = one
    if g.facts:
        g.facts = facts_of(g, bit)
        _fulfil(g, g.facts, hidden, key)
        _jostle(g, g.facts, hidden, spread, key)
    g.seed = key
    g.counter = 0


def _spread(g: State, dealt: list[list[int]], key: bytes) -> bool:
    """Deal each stock anew over the pools; each pool keeps its number of cards of each stock.

    Returns whether there was anything to spread. Hardly ever: mostly each pool has a stock to
    itself, which shows in the ends of the sorted pools, as a stock is a run of identities.
    """
    stock = g.game.stock
    assert stock is not None
    first = [stock(g, pool[0]) for pool in dealt if pool]
    if len({*first}) == len(first) and first == [stock(g, pool[-1]) for pool in dealt if pool]:
        return False
    counts = [Counter(stock(g, one) for one in pool) for pool in dealt]
    together = sorted(one for pool in dealt for one in pool)
    for pool in dealt:
        pool.clear()
    for number, of_all in sorted(sum(counts, Counter[int]()).items()):
        own = [one for one in together if stock(g, one) == number]
        order = iter(rng.ordering(key + b"stock %d" % number, of_all))
        for pool, count in zip(dealt, counts, strict=True):
            pool += [own[next(order)] for _ in range(count[number])]
    for pool in dealt:
        pool.sort()
    return True


def _fulfil(g: State, facts: list[list[int]], hidden: list[list[int]], key: bytes) -> None:
    """Bring a random deal in line with the facts, by swaps among the hidden cards.

    A search, since facts may share cards; it hardly ever has to go back. Requirements of a stock
    come last: then it makes no difference which card of the stock fulfils one.
    """
    wanted = [(at, one) for at, fact in enumerate(facts) for one in requirements_of(fact)]
    wanted.sort(key=lambda each: each[1] < 0)
    pool_of = {card: pool for pool in hidden for card in pool}
    numbers = iter(rng.numbers(key + b"fulfil", 64 * len(wanted)))

    def fulfil(at: int, used: frozenset[tuple[int, int]], settled: frozenset[int]) -> bool:
        """Fulfil the requirements from there on; a card counts only once for each fact."""
        if at == len(wanted):
            return True
        fact, requirement = wanted[at]
        for card in _rotated(handles_of(facts[fact]), next(numbers, 0)):
            if (fact, card) in used:
                continue
            swaps = bring(requirement, card, settled)
            if swaps is None:
                continue
            for one, other in swaps:
                _swap(g, one, other)
            if fulfil(at + 1, used | {(fact, card)}, settled | {card}):
                return True
            for one, other in reversed(swaps):
                _swap(g, one, other)
        return False

    def bring(requirement: int, card: int, settled: frozenset[int]) -> list[tuple[int, int]] | None:
        """The swaps that bring what is required to that card, if settled ones let them."""
        if meets(g, g.identity[card], requirement):
            return []
        if card in settled or card not in pool_of:
            return None
        near = [c for c in _rotated(pool_of[card], next(numbers, 0)) if c not in settled]
        for other in near:
            if meets(g, g.identity[other], requirement):
                return [(card, other)]
        if requirement < 0 or g.game.stock is None:
            return None
        # It lies in another pool: a card of the same stock goes there in exchange.
        same_stock = -1 - g.game.stock(g, requirement)
        lent = next((c for c in near if meets(g, g.identity[c], same_stock)), None)
        for other in pool_of:
            if lent is not None and other not in settled and g.identity[other] == requirement:
                return [(other, lent), (lent, card)]
        return None

    possible = fulfil(0, frozenset(), frozenset())
    assert possible, "the true deal fulfils the facts, so some deal does"


def _jostle(
    g: State, facts: list[list[int]], hidden: list[list[int]], spread: bool, key: bytes
) -> None:
    """Random swaps that keep the facts true: a walk over all the deals the seat holds possible."""
    pool_of = {card: pool for pool in hidden for card in pool}
    about: dict[int, list[list[int]]] = {}
    for fact in facts:
        for card in handles_of(fact):
            about.setdefault(card, []).append(fact)
    held = sorted(about.keys() & pool_of.keys())
    if not held:
        return
    everywhere = [*pool_of]
    for number, step in enumerate(rng.numbers(key + b"jostle", (16 << spread) * len(held))):
        one = held[step % len(held)]
        others = everywhere if spread and number % 2 else pool_of[one]
        other = others[step // len(held) % len(others)]
        if g.identity[one] == g.identity[other]:
            continue
        if others is everywhere and _stock(g, one) != _stock(g, other):
            continue
        _swap(g, one, other)
        if not all(holds(g, fact) for fact in about[one] + about.get(other, [])):
            _swap(g, one, other)


def _stock(g: State, card: int) -> int:
    assert g.game.stock is not None
    return g.game.stock(g, g.identity[card])


def _rotated(cards: list[int], by: int) -> list[int]:
    start = by % len(cards)
    return cards[start:] + cards[:start]


def _swap(g: State, one: int, other: int) -> None:
    g.identity[one], g.identity[other] = g.identity[other], g.identity[one]
