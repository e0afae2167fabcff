"""Worlds that a seat must hold possible: what it cannot know is dealt anew.

Each deal that agrees with what the seat knows is to come up equally often. What a clue requires is
dealt first, to cards of that clue, and all that remains at random. If a clue's cards then hold more
than it requires, the deal could have come about in n ways and would come up n times too often: it is
accepted with a chance of 1 in n, else all is dealt again. Clues about the very same cards are one
clue. Where clues share only some of their cards, or one is about several pools, that is not enough:
then all is dealt at random, brought in line with the clues by swaps, and swapped at random for a
while.
"""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import NamedTuple

from fiendish.engine import rng
from fiendish.engine.cards import Clue, clues_of, handles_of, holds, meets, requirements_of
from fiendish.engine.state import State


class Claim(NamedTuple):
    """A clue as it is dealt: what goes to some of its cards, whichever they are."""

    cards: list[int]
    named: list[int]  # the identities required
    others: int  # and how many cards that need only be of some stock
    spare: list[tuple[int, int, int]]  # what more cards may meet; how many must, and do anyway


class Spread(NamedTuple):
    """Stocks that lie in several pools: they are dealt over the pools first.

    A card required for its stock is a small pool by itself here; these come last.
    """

    identities: bytes  # stock by stock
    stocks: bytes  # which stock each of them is of
    shares: list[tuple[int, int]]  # stock by stock: a pool, how many it gets
    pools: int


class DealLayout(NamedTuple):
    """How a deal goes to the cards all at once. (Tables of bytes spare loops over all cards.)"""

    places: bytes  # for each card: where its identity is in the deal followed by the others
    others: bytes  # the identities that clues name, then those of the cards that the seat knows


class Deal(NamedTuple):
    """A world that was dealt: for whom and by which seed, its key, and which card is which."""

    seat: int
    seed: int
    key: bytes
    identity: list[int]


class Survey(NamedTuple):
    """What a seat cannot know at some moment: all that is the same for every world dealt to it."""

    known: bytearray  # of a hidden card it can only suppose that its holder knows it
    clues: list[Clue]
    claims: list[Claim]
    claimed: bytes  # the cards of all claims
    claimants: bytes  # by which claim each of them is
    remaining: bytes  # the identities that no clue names, pool by pool; last those for their stock
    groups: bytes  # which pool each of them is in, but for the last ones
    spread: Spread | None
    layout: DealLayout
    tangled: dict[int, list[int]]  # if clues share cards or pools: the pool of each hidden card


_TRIES = 100  # deals until one stands; it is hardly ever the fourth


def survey(g: State, seat: int) -> Survey:
    """Look over what the seat (or, with `g.seats`, the public) cannot know."""
    bit = 1 << seat
    known, hidden = g.known.copy(), []
    for zones in g.game.pools(g):
        unknown: list[int] = []
        for cards, holders in zones:
            here = [card for card in cards if not known[card] & bit]
            unknown += here
            for card in here:
                known[card] = holders
        hidden.append(unknown)
    # Sorted, so that nothing of the true deal goes into the new one: whoever knows the key could
    # otherwise reckon back from it.
    by_pool = [sorted(map(g.identity.__getitem__, unknown)) for unknown in hidden]
    slots: list[int] = []
    claims: list[Claim] = []
    clues = clues_of(g, bit) if g.clues else []
    tangled: dict[int, list[int]] = {}
    if clues:
        pool_of = {card: unknown for unknown in hidden for card in unknown}
        united = _united(g, clues) if len(clues) > 1 else clues
        if _are_tangled(united, pool_of):
            tangled = pool_of
        else:
            claims, slots = _claims(g, united, pool_of, hidden, by_pool)
    groups = b"".join([bytes([number]) * len(own) for number, own in enumerate(by_pool)])
    by_pool += [[slot] for slot in slots]
    remaining = b"".join(map(bytes, by_pool))
    spread = None if g.game.stock is None else _spread(g, by_pool)
    layout = _layout(g, hidden, claims)
    claimed = b"".join([bytes(claim.cards) for claim in claims])
    claimants = b"".join([bytes([at]) * len(claim.cards) for at, claim in enumerate(claims)])
    return Survey(
        known, clues, claims, claimed, claimants, remaining, groups, spread, layout, tangled
    )


def _layout(g: State, hidden: list[list[int]], claims: list[Claim]) -> DealLayout:
    """What remains goes to the hidden cards, pool by pool, but for as many of each claim as a clue
    requires; these follow: first those that get a card for its stock, then a named one."""
    stocked: list[int] = []
    named: list[int] = []
    identities: list[int] = []
    for claim in claims:
        required = len(claim.named)
        named += claim.cards[:required]
        identities += claim.named
        stocked += claim.cards[required : required + claim.others]
    apart = {*stocked, *named}
    order = [card for unknown in hidden for card in unknown if card not in apart]
    dealt = bytes([*order, *stocked, *named])
    cards = bytes(range(len(g.identity)))
    others = cards.translate(None, dealt)
    places = bytes.maketrans(dealt + others, cards)[: len(cards)]
    return DealLayout(places, bytes(identities) + others.translate(bytes(g.identity).ljust(256)))


def redeal(g: State, seat: int, key: bytes, seen: Survey | None = None) -> None:
    """Deal what the seat (or, with `g.seats`, the public) cannot know anew, as far as it knows.

    The new deal depends on the key and on what the seat knows, on nothing else. Identities move
    only within a pool, or to another pool in exchange for one of the same stock, and the seat's
    clues stay true. What others know besides is not dealt out. `seen` is the `survey` of an equal
    state, if it has been made already.
    """
    if seen is None:
        seen = survey(g, seat)
    for attempt in range(_TRIES):
        block = key + bytes([attempt])
        _deal(g, seen, block)
        if not seen.claims or _stands(g, seen, block):
            break
    _believe(g, seen, key)
    if seen.tangled:
        _fulfil(g, seen.clues, seen.tangled, key)
        _jostle(g, seen.clues, seen.tangled, seen.spread is not None, key)


def deal_again(g: State, deal: Deal, seen: Survey) -> None:
    """The world of an earlier `redeal` of an equal state over again, without dealing."""
    g.identity = deal.identity.copy()
    _believe(g, seen, deal.key)


def _believe(g: State, seen: Survey, key: bytes) -> None:
    """Know in a world only what the seat knows, and throw other dice."""
    g.known = seen.known.copy()
    g.clues = [clue.copy() for clue in seen.clues]
    g.seed = key
    g.counter = 0


def _deal(g: State, seen: Survey, block: bytes) -> None:
    """What clues require goes to cards of theirs, what remains to any others of the pool."""
    _, _, _, claimed, claimants, remaining, groups, spread, (places, others), _ = seen
    size = len(groups)
    if spread is not None:
        remaining = _deal_stocks(spread, block)
    dealt = rng.deal(block, remaining[:size], groups) + remaining[size:] + others
    deal = places.translate(dealt.ljust(256))
    g.identity = identity = [*deal]
    if claimed:  # which of a clue's cards got what it requires is a matter of luck
        held = claimed.translate(deal.ljust(256))
        for card, one in zip(claimed, rng.deal(block + b"claims", held, claimants), strict=True):
            identity[card] = one


def _stands(g: State, seen: Survey, block: bytes) -> bool:
    """Whether a deal is accepted: with a chance of 1 in n, if it could have come about in n ways."""
    ways = 1
    for cards, _, _, spare in seen.claims:
        held = [g.identity[card] for card in cards] if spare else []
        for requirement, count, besides in spare:
            if requirement >= 0:
                meeting = held.count(requirement)
            else:
                meeting = sum(meets(g, one, requirement) for one in held)
            ways *= comb(meeting - besides, count)
    return ways == 1 or rng.numbers(block + b"odds", 1)[0] * ways < 1 << 30


# -- clues ---------------------------------------------------------------------------------------


def _united(g: State, clues: list[Clue]) -> list[Clue]:
    """The clues, those about the same cards made one.

    What is named must lie there as often as the clue says that wants it most often, and likewise
    with the cards of a stock, among which the named ones count.
    """
    alike: dict[frozenset[int], list[Clue]] = {}
    for clue in clues:
        alike.setdefault(frozenset(handles_of(clue)), []).append(clue)
    if len(alike) == len(clues):
        return clues
    united = []
    for same in alike.values():
        first, *others = same
        if others:
            wanted = _wanted_by_all(g, [requirements_of(clue) for clue in same])
            first = [*first[: 2 + first[1]], *wanted]
        united.append(first)
    return united


def _wanted_by_all(g: State, lists: list[list[int]]) -> list[int]:
    """The fewest requirements that meet all of the lists, each of which is about the same cards."""
    named: Counter[int] = Counter()
    for wanted in lists:
        named |= Counter(one for one in wanted if one >= 0)
    stocks = {one for wanted in lists for one in wanted if one < 0}
    spare: list[int] = []
    for stock in sorted(stocks):
        most = max(sum(one == stock or _is_of(g, one, stock) for one in wanted) for wanted in lists)
        have = sum(_is_of(g, one, stock) for one in named.elements())
        spare += [stock] * (most - have)
    return sorted([*named.elements(), *spare])


def _is_of(g: State, wanted: int, stock: int) -> bool:
    """Whether a requirement names a card of the stock that another one asks for."""
    return wanted >= 0 and meets(g, wanted, stock)


def _are_tangled(clues: list[Clue], pool_of: dict[int, list[int]]) -> bool:
    """Whether clues share cards, or one is about several pools."""
    met: set[int] = set()
    for clue in clues:
        handles = handles_of(clue)
        pool = pool_of.get(handles[0])
        if pool is None or any(pool_of.get(card) is not pool for card in handles):
            return True
        if not met.isdisjoint(handles):
            return True
        met.update(handles)
    return False


def _claims(
    g: State,
    clues: list[Clue],
    pool_of: dict[int, list[int]],
    hidden: list[list[int]],
    by_pool: list[list[int]],
) -> tuple[list[Claim], list[int]]:
    """The claims of clues, pool by pool, and cards required for their stock.

    What is required is taken out of the identities `by_pool`: first those named, then any of a stock.

    A knows that 3 or 4 is a card 5, `[0b001, 2, 3, 4, 5]`, and cannot see 3, 4 and 6, which hold 2, 5
    and 5. Then `by_pool` is [[2, 5, 5]] and becomes [[2, 5]], and the claim is ([3, 4], [5], 0,
    [(5, 1, 0)]): one 5 goes to 3 or 4, and since another 5 remains, both may get one. That deal can
    come about in two ways, so `_stands` accepts it every second time.
    """
    slots: list[int] = []
    groups = [[clue for clue in clues if pool_of[clue[2]] is unknown] for unknown in hidden]
    for mine, remaining in zip(groups, by_pool, strict=True):
        wanted = [one for clue in mine for one in requirements_of(clue)]
        for one in wanted:
            if one >= 0:
                remaining.remove(one)
        for one in wanted:
            if one < 0:
                slots.append(next(card for card in remaining if meets(g, card, one)))
                remaining.remove(slots[-1])
    left = {one for remaining in by_pool for one in remaining}.union(slots)
    return [_claim(g, clue, left) for mine in groups for clue in mine], slots


def _claim(g: State, clue: Clue, left: set[int]) -> Claim:
    wanted = requirements_of(clue)
    named = [one for one in wanted if one >= 0]
    spare = []
    for requirement, count in Counter(wanted).items():
        if requirement < 0:
            besides = sum(meets(g, one, requirement) for one in named)
            spare.append((requirement, count, besides))
        elif requirement in left:
            spare.append((requirement, count, 0))
    return Claim(handles_of(clue), named, len(wanted) - len(named), spare)


# -- stocks --------------------------------------------------------------------------------------


def _spread(g: State, pools: list[list[int]]) -> Spread | None:
    """How the stocks lie in the pools; None if no stock lies in two of them, as mostly.

    Where each pool is of one stock, its ends show it, as a stock is a run of identities.

    Let stock 0 be the identities 0 to 4 and stock 1 those from 5 to 9, and the pools [[0, 1, 6],
    [5, 7]]: then stock 1 lies in both. Its cards 5, 6 and 7 are dealt again over the pools, one of
    them to the first and two to the second: the shares are [(0, 2), (1, 0), (0, 1), (1, 2)].
    """
    stock = g.game.stock
    assert stock is not None
    first = [stock(g, pool[0]) for pool in pools if pool]
    if len({*first}) == len(first) and first == [stock(g, pool[-1]) for pool in pools if pool]:
        return None
    owners = [[stock(g, one) for one in pool] for pool in pools]
    lying = [number for pool in owners for number in {*pool}]
    numbers = sorted({*lying})
    if len(numbers) == len(lying):
        return None
    together = sorted(one for pool in pools for one in pool)
    shares = [(at, pool.count(number)) for number in numbers for at, pool in enumerate(owners)]
    stocks = [numbers.index(stock(g, one)) for one in together]
    return Spread(bytes(together), bytes(stocks), shares, len(pools))


def _deal_stocks(spread: Spread, block: bytes) -> bytes:
    """Deal each stock over the pools; each pool keeps its number of cards of each stock."""
    dealt = rng.deal(block + b"stocks", spread.identities, spread.stocks)
    pools = [b""] * spread.pools
    start = 0
    for pool, count in spread.shares:
        pools[pool] += dealt[start : start + count]
        start += count
    return b"".join(pools)


# -- tangled clues -------------------------------------------------------------------------------


def _fulfil(g: State, clues: list[Clue], pool_of: dict[int, list[int]], key: bytes) -> None:
    """Bring a random deal in line with the clues, by swaps among the hidden cards.

    A search, since clues may share cards; it hardly ever has to go back. Requirements of a stock
    come last: then it makes no difference which card of the stock fulfils one.
    """
    wanted = [(at, one) for at, clue in enumerate(clues) for one in requirements_of(clue)]
    wanted.sort(key=lambda each: each[1] < 0)
    numbers = iter(rng.lots(key + b"fulfil", 8 * len(wanted)))

    def fulfil(at: int, used: frozenset[tuple[int, int]], settled: frozenset[int]) -> bool:
        """Fulfil the requirements from there on; a card counts only once for each clue."""
        if at == len(wanted):
            return True
        clue, requirement = wanted[at]
        for card in _rotated(handles_of(clues[clue]), next(numbers, 0)):
            if (clue, card) in used:
                continue
            swaps = bring(requirement, card, settled)
            if swaps is None:
                continue
            for one, other in swaps:
                _swap(g, one, other)
            if fulfil(at + 1, used | {(clue, card)}, settled | {card}):
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
    assert possible, "the true deal fulfils the clues, so some deal does"


_STEPS = 4  # for each card in a clue; the deal is nearly even before


class Bond(NamedTuple):
    """A clue, with what tells quickly whether a swap could break it."""

    clue: Clue
    cards: frozenset[int]
    named: frozenset[int]
    of_stock: bool  # whether it requires any card of some stock


def _bond(clue: Clue) -> Bond:
    wanted = requirements_of(clue)
    return Bond(clue, frozenset(handles_of(clue)), frozenset(wanted), min(wanted) < 0)


def _jostle(
    g: State, clues: list[Clue], pool_of: dict[int, list[int]], spread: bool, key: bytes
) -> None:
    """Random swaps that keep the clues true: a walk over all the deals the seat holds possible.

    Say 3 or 4 is a card 5, and so is 4 or 6, and it is 4 that holds one. A swap of 4 and 3 keeps the
    first clue true and breaks the second, unless 6 holds a 5 as well: then it is undone. A swap of 3
    with a card of no clue is always fine.
    """
    about: dict[int, list[Bond]] = {}
    for bond in map(_bond, clues):
        for card in handles_of(bond.clue):
            about.setdefault(card, []).append(bond)
    held = sorted(about.keys() & pool_of.keys())
    if not held:
        return
    everywhere, identity = [*pool_of], g.identity
    for number, step in enumerate(rng.numbers(key + b"jostle", (_STEPS << spread) * len(held))):
        one = held[step % len(held)]
        others = everywhere if spread and number % 2 else pool_of[one]
        other = others[step // len(held) % len(others)]
        gone, come = identity[one], identity[other]
        if gone == come:
            continue
        if others is everywhere and _stock(g, one) != _stock(g, other):
            continue
        identity[one], identity[other] = come, gone
        if not (
            _bears(g, about[one], other, gone)
            and (other not in about or _bears(g, about[other], one, come))
        ):
            identity[one], identity[other] = gone, come


def _bears(g: State, bonds: list[Bond], other: int, gone: int) -> bool:
    """Whether clues about a card still hold after that identity has left it for another card."""
    for clue, cards, named, of_stock in bonds:
        if (gone in named or of_stock) and other not in cards and not holds(g, clue):
            return False
    return True


def _stock(g: State, card: int) -> int:
    assert g.game.stock is not None
    return g.game.stock(g, g.identity[card])


def _rotated(cards: list[int], by: int) -> list[int]:
    start = by % len(cards)
    return cards[start:] + cards[:start]


def _swap(g: State, one: int, other: int) -> None:
    g.identity[one], g.identity[other] = g.identity[other], g.identity[one]
