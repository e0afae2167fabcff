"""Cards as handles: who knows what, shuffles, hidden moves, and worlds a seat must hold possible.

A handle is a sleeve: `identity` says what is in it, `known` who knows. Everything here keeps one
promise: what a seat can work out from handles, bits and facts is never more than what the player
could work out at a real table.

Besides the bits there are *facts*, for knowledge that is not about one sleeve: `[seat bit, number
of handles, handles…, requirements…]` says that the seat knows these handles to hold, among them,
the required faces. A requirement below zero names a class of faces (`Game.classes`): -1 is the
first class, -2 the second.
"""

from __future__ import annotations

from dataclasses import dataclass

from fiendish.engine import rng
from fiendish.engine.state import State


@dataclass(slots=True, kw_only=True, eq=False)
class Face:
    """What is printed on a card, and where the text comes from."""

    id: str
    name: str
    count: int
    back: str  # what an unseen card of this kind is called
    provenance: str  # sourced, partial or house


def learn(g: State, card: int, seats: int) -> None:
    """The seats with these bits get to know the card."""
    g.known[card] |= seats
    if g.facts:
        _settle(g)


def reveal(g: State, card: int) -> None:
    """Everybody gets to know the card."""
    g.known[card] = g.everyone
    if g.facts:
        _settle(g)


def shuffle(g: State, cards: list[int]) -> None:
    """Shuffle a face-down pile so that nobody can follow a card through it.

    The faces are dealt anew to the handles, and the handles to the places in the pile: a handle
    that is seen later tells neither what it was before nor when it left the pile.
    """
    n = len(cards)
    if g.facts:
        gone = set(cards)
        g.facts = [fact for fact in g.facts if gone.isdisjoint(_handles(fact))]
    faces = [g.identity[card] for card in cards]
    for card, i in zip(cards, rng.permutation(g, n), strict=True):
        g.identity[card] = faces[i]
        g.known[card] = 0
    cards[:] = [cards[i] for i in rng.permutation(g, n)]


def surface(g: State, zone: list[int], card: int) -> int:
    """A card leaves a hidden zone for all to see; returns the handle that leaves.

    Of several copies, nobody can tell which one it was. So it is the one most seats knew to be
    there, and whoever knew of another copy only is no longer sure of it.
    """
    identity, known = g.identity, g.known
    face = identity[card]
    copies = [other for other in zone if identity[other] == face]
    if len(copies) > 1 or card not in zone:  # a copy picked together with it may have gone for it
        card = max(copies, key=lambda copy: (known[copy].bit_count(), copy == card))
        unsure = g.everyone & ~known[card]
        for copy in copies:
            if copy != card:
                lost = known[copy] & unsure
                known[copy] &= ~lost
                unsure &= ~lost
    zone.remove(card)
    known[card] = g.everyone
    if g.facts:
        near = {*zone, card}
        for fact in g.facts:
            if face in _requirements(fact) and not near.isdisjoint(_handles(fact)):
                _drop_requirement(fact, face)
        _settle(g)
    return card


def take_unseen(g: State, hand: list[int], to: list[int], holder: int, taker: int) -> int:
    """One random card moves from a hidden hand to another; only the two holders know which.

    The hand is mixed first, sleeves and all, so that the handle tells a bystander nothing. What
    bystanders knew of the hand becomes knowledge about the hand and the taken card together.
    """
    _mix(g, hand)
    taken = hand[-1]
    for seat in range(g.seats + 1):
        bit = 1 << seat
        seen = [g.identity[card] for card in hand if g.known[card] & bit]
        if seen and seat not in (holder, taker):
            g.facts.append([bit, len(hand), *hand, *seen])
            for card in hand:
                g.known[card] &= ~bit
    hand.remove(taken)
    to.append(taken)
    learn(g, taken, 1 << taker)
    return taken


def redeal(g: State, seat: int, key: bytes) -> None:
    """Deal what the seat (or, with `g.seats`, the public) cannot know anew, as far as it knows.

    The new deal depends on the key and on what the seat knows, on nothing else. Faces move only
    among cards with the same back, and the seat's facts stay true. Of a card hidden from the seat
    it can only suppose that its holder knows it: what others know besides is not dealt out.
    """
    bit = 1 << seat
    identity, known = g.identity, g.known
    luck = rng.lots(key, len(identity)).__getitem__
    hidden = []
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
        faces = sorted(map(identity.__getitem__, unknown))
        for card, face in zip(sorted(unknown, key=luck), faces, strict=True):
            identity[card] = face
    if g.facts:
        g.facts = [fact for fact in g.facts if fact[0] == bit]
        _fulfil(g, g.facts, hidden, key)
        for unknown in hidden:
            _jostle(g, g.facts, unknown, key)
    g.seed = key
    g.counter = 0


def _fulfil(g: State, facts: list[list[int]], hidden: list[list[int]], key: bytes) -> None:
    """Bring a random deal in line with the facts, by swaps among the hidden cards.

    A search, since facts may share cards; it hardly ever has to go back.
    """
    wanted = [(fact, requirement) for fact in facts for requirement in _requirements(fact)]
    pool_of = {card: pool for pool in hidden for card in pool}
    numbers = iter(rng.numbers(key + b"fulfil", 64 * len(wanted)))

    def fulfil(at: int, used: frozenset[int], settled: frozenset[int]) -> bool:
        """Fulfil the requirements from there on; `used` cards count for the fact already."""
        if at == len(wanted):
            return True
        fact, requirement = wanted[at]
        if at and fact is not wanted[at - 1][0]:
            used = frozenset()  # a card may count for several facts, but for each only once
        for card in _rotated(_handles(fact), next(numbers, 0)):
            if card in used:
                continue
            if _fits(g, card, requirement):
                sources = [card]
            elif card in settled or card not in pool_of:
                continue
            else:
                pool = _rotated(pool_of[card], next(numbers, 0))
                sources = [o for o in pool if o not in settled and _fits(g, o, requirement)]
            for other in sources[:1] if requirement >= 0 else sources:
                _swap(g, card, other)
                if fulfil(at + 1, used | {card}, settled | {card}):
                    return True
                _swap(g, card, other)
        return False

    possible = fulfil(0, frozenset(), frozenset())
    assert possible, "the true deal fulfils the facts, so some deal does"


def _jostle(g: State, facts: list[list[int]], unknown: list[int], key: bytes) -> None:
    """Random swaps that keep the facts true: a walk over all the deals the seat holds possible."""
    held = sorted({card for fact in facts for card in _handles(fact)}.intersection(unknown))
    if not held:
        return
    for step in rng.numbers(key + b"jostle", 16 * len(held)):
        one = held[step % len(held)]
        other = unknown[step // len(held) % len(unknown)]
        _swap(g, one, other)
        if not all(_holds(g, fact) for fact in facts):
            _swap(g, one, other)


def _rotated(cards: list[int], by: int) -> list[int]:
    start = by % len(cards)
    return cards[start:] + cards[:start]


def _swap(g: State, one: int, other: int) -> None:
    g.identity[one], g.identity[other] = g.identity[other], g.identity[one]


def _fits(g: State, card: int, requirement: int) -> bool:
    face = g.identity[card]
    return face == requirement if requirement >= 0 else face in g.game.classes[-1 - requirement]


def _mix(g: State, zone: list[int]) -> None:
    """Exchange sleeves at random within a hidden zone: faces and knowledge, not handles.

    A fact about some of these handles is from now on about all of them.
    """
    faces = [g.identity[card] for card in zone]
    knowers = [g.known[card] for card in zone]
    for card, i in zip(zone, rng.permutation(g, len(zone)), strict=True):
        g.identity[card] = faces[i]
        g.known[card] = knowers[i]
    for fact in g.facts:
        if not set(zone).isdisjoint(_handles(fact)):
            more = [card for card in zone if card not in _handles(fact)]
            fact[2 + fact[1] : 2 + fact[1]] = more
            fact[1] += len(more)


def _handles(fact: list[int]) -> list[int]:
    return fact[2 : 2 + fact[1]]


def _requirements(fact: list[int]) -> list[int]:
    return fact[2 + fact[1] :]


def _drop_requirement(fact: list[int], face: int) -> None:
    del fact[fact.index(face, 2 + fact[1])]


def _holds(g: State, fact: list[int]) -> bool:
    handles, wanted = _handles(fact), _requirements(fact)
    return all(
        sum(_fits(g, card, requirement) for card in handles) >= wanted.count(requirement)
        for requirement in set(wanted)
    )


def _settle(g: State) -> None:
    """Bring facts in line with the bits: known cards leave a fact, a certain fact becomes bits."""
    kept = []
    for bit, count, *rest in g.facts:
        handles, wanted = rest[:count], rest[count:]
        for card in rest[:count]:
            if g.known[card] & bit:
                handles.remove(card)
                if g.identity[card] in wanted:
                    wanted.remove(g.identity[card])
        if wanted and len(wanted) == len(handles) and len({*wanted}) == 1 and wanted[0] >= 0:
            for card in handles:
                g.known[card] |= bit
        elif wanted and handles:
            kept.append([bit, len(handles), *handles, *wanted])
    g.facts = kept
