"""Worlds that a seat must hold possible: what it cannot know is dealt anew."""

from __future__ import annotations

from typing import NamedTuple

from fiendish.engine import rng
from fiendish.engine.cards import facts_of, handles_of, holds, meets, requirements_of
from fiendish.engine.state import State


class Survey(NamedTuple):
    """What a seat cannot know at some moment: all that is the same for every world dealt to it."""

    pools: list[tuple[list[int], list[int]]]  # hidden cards, and their identities in order
    known: bytearray  # of a hidden card it can only suppose that its holder knows it
    facts: list[list[int]]
    pool_of: dict[int, list[int]]  # only if there are facts
    stocks: list[tuple[list[int], list[int]]]  # if some lie in several pools; see `_stocks`
    tight: bool  # whether fulfilling the facts is all there is to do


def survey(g: State, seat: int) -> Survey:
    """Look over what the seat (or, with `g.seats`, the public) cannot know."""
    bit = 1 << seat
    identity, known = g.identity, g.known.copy()
    pools = []
    for zones in g.game.pools(g):
        unknown: list[int] = []
        for cards, holders in zones:
            here = [card for card in cards if not known[card] & bit]
            unknown += here
            for card in here:
                known[card] = holders
        # Sorted, so that nothing of the true deal goes into the new one: whoever knows the key
        # could otherwise reckon back from it.
        pools.append((unknown, sorted(map(identity.__getitem__, unknown))))
    facts = facts_of(g, bit) if g.facts else []
    pool_of = {card: unknown for unknown, _ in pools for card in unknown} if facts else {}
    stocks = [] if g.game.stock is None else _stocks(g, [dealt for _, dealt in pools])
    tight = not facts or _is_tight(g, facts, [unknown for unknown, _ in pools])
    return Survey(pools, known, facts, pool_of, stocks, tight)


def redeal(g: State, seat: int, key: bytes, seen: Survey | None = None) -> None:
    """Deal what the seat (or, with `g.seats`, the public) cannot know anew, as far as it knows.

    The new deal depends on the key and on what the seat knows, on nothing else. Identities move
    only within a pool, or to another pool in exchange for one of the same stock, and the seat's
    facts stay true. What others know besides is not dealt out. `seen` is the `survey` of an equal
    state, if it has been made already.
    """
    pools, known, facts, pool_of, stocks, tight = survey(g, seat) if seen is None else seen
    identity = g.identity
    luck = rng.lots(key, len(identity)).__getitem__
    if stocks:
        dealt = _spread(stocks, len(pools), key)
        pools = [(unknown, own) for (unknown, _), own in zip(pools, dealt, strict=True)]
    for unknown, identities in pools:
        for card, one in zip(sorted(unknown, key=luck), identities, strict=True):
            identity[card] = one
    g.known = known.copy()
    g.facts = [fact.copy() for fact in facts]
    if facts:
        _fulfil(g, facts, pool_of, key)
        if not tight:
            _jostle(g, facts, pool_of, bool(stocks), key)
    g.seed = key
    g.counter = 0


def _stocks(g: State, dealt: list[list[int]]) -> list[tuple[list[int], list[int]]]:
    """For each stock its hidden identities, and how many of them each pool has.

    Nothing if each stock has a pool to itself, as mostly. That shows in the ends of the sorted
    pools, as a stock is a run of identities.
    """
    stock = g.game.stock
    assert stock is not None
    first = [stock(g, pool[0]) for pool in dealt if pool]
    if len({*first}) == len(first) and first == [stock(g, pool[-1]) for pool in dealt if pool]:
        return []
    owners = [[stock(g, one) for one in pool] for pool in dealt]
    together = sorted(one for pool in dealt for one in pool)
    return [
        (
            [one for one in together if stock(g, one) == number],
            [pool.count(number) for pool in owners],
        )
        for number in sorted({number for pool in owners for number in pool})
    ]


def _spread(stocks: list[tuple[list[int], list[int]]], pools: int, key: bytes) -> list[list[int]]:
    """Deal each stock anew over the pools; each pool keeps its number of cards of each stock."""
    new: list[list[int]] = [[] for _ in range(pools)]
    for number, (own, counts) in enumerate(stocks):
        order = rng.ordering(key + b"stock %d" % number, len(own))
        start = 0
        for pool, count in zip(new, counts, strict=True):
            pool += [own[i] for i in order[start : start + count]]
            start += count
    for pool in new:
        pool.sort()
    return new


def _fulfil(g: State, facts: list[list[int]], pool_of: dict[int, list[int]], key: bytes) -> None:
    """Bring a random deal in line with the facts, by swaps among the hidden cards.

    A search, since facts may share cards; it hardly ever has to go back. Requirements of a stock
    come last: then it makes no difference which card of the stock fulfils one.
    """
    wanted = [(at, one) for at, fact in enumerate(facts) for one in requirements_of(fact)]
    wanted.sort(key=lambda each: each[1] < 0)
    numbers = iter(rng.lots(key + b"fulfil", 8 * len(wanted)))

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


def _is_tight(g: State, facts: list[list[int]], hidden: list[list[int]]) -> bool:
    """Whether fulfilling the facts has left no deal likelier than another.

    It has not if all that a fact requires lies in one pool, is all there is of its kind in that
    pool, and no card is in two facts: each required card then lands on each of the fact's cards
    with the same chance.
    """
    met: set[int] = set()
    for fact in facts:
        handles = handles_of(fact)
        pools = [pool for pool in hidden if not set(handles).isdisjoint(pool)]
        if len(pools) != 1 or not met.isdisjoint(handles):
            return False
        met.update(handles)
        wanted = requirements_of(fact)
        there = [g.identity[card] for card in pools[0]]
        for requirement in set(wanted):
            if requirement >= 0:
                alike = there.count(requirement)
            else:
                alike = sum(meets(g, one, requirement) for one in there)
            if alike != wanted.count(requirement):
                return False
    return True


_STEPS = 4  # for each card in a fact; the deal is nearly even before


def _jostle(
    g: State, facts: list[list[int]], pool_of: dict[int, list[int]], spread: bool, key: bytes
) -> None:
    """Random swaps that keep the facts true: a walk over all the deals the seat holds possible."""
    about: dict[int, list[list[int]]] = {}
    for fact in facts:
        for card in handles_of(fact):
            about.setdefault(card, []).append(fact)
    held = sorted(about.keys() & pool_of.keys())
    if not held:
        return
    everywhere = [*pool_of]
    for number, step in enumerate(rng.numbers(key + b"jostle", (_STEPS << spread) * len(held))):
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
