"""Cards as handles: who knows what, shuffles, moves out of hidden places.

A handle is a sleeve: `identity` says what is in it, `known` who knows. Everything here keeps one
promise: what a seat can work out from handles, bits and facts is never more than what the player
could work out at a real table.

Besides the bits there are *facts*, for knowledge that is not about one sleeve: `[seat bits, number
of handles, handles…, requirements…]` says that these seats know these handles to hold, among them,
the required identities, each on a card of its own. A requirement below zero, -1 - n, is met by any
identity of stock n (`Game.stock`). No handle of a fact is one that a seat of it knows: where some
of its seats learn more than others, the fact is split.

Where sleeves are mixed, a handle afterwards holds something else than before: whoever moves cards
out of a hidden place goes on with the handles that come back, and with no others of that place.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from fiendish.engine import rng
from fiendish.engine.state import EVERYONE, State


@dataclass(slots=True, kw_only=True, eq=False)
class Face:
    """What is printed on a card, and where the text comes from."""

    id: str
    name: str
    count: int
    back: str  # what an unseen card of this kind is called
    provenance: str  # sourced, partial or house
    played: bool = True  # by players, unlike a card that just lies on the table


def slug(name: str) -> str:
    """A name as an id.

    >>> slug("Odin's Throne"), slug("A.I.M. Laboratory"), slug("Tooth and Claw... and Guns")
    ('odins_throne', 'aim_laboratory', 'tooth_and_claw_and_guns')
    """
    return re.sub(r"[^a-z0-9]+", "_", re.sub(r"['.!]", "", name.lower())).strip("_")


def learn(g: State, card: int, seats: int) -> None:
    """The seats with these bits get to know the card, if they did not before."""
    g.learned += 1
    g.known[card] |= seats
    if g.facts:
        _settle_about(g, card)


def learn_all(g: State, cards: Sequence[int], seats: int) -> None:
    """The seats with these bits get to know all of these cards at once."""
    g.learned += len(cards)
    known = g.known
    for card in cards:
        known[card] |= seats
    if g.facts:
        learned = {*cards}
        for fact in g.facts:
            if not learned.isdisjoint(fact) and not learned.isdisjoint(handles_of(fact)):
                _settle(g)
                return


def reveal(g: State, card: int) -> None:
    """Everybody gets to know the card."""
    everyone = EVERYONE[g.seats]
    if g.known[card] != everyone:
        g.known[card] = everyone
        if g.facts:
            _settle_about(g, card)


def shuffle(g: State, cards: list[int]) -> None:
    """Shuffle a face-down pile so that nobody can follow a card through it.

    The identities are dealt anew to the handles, and the handles to the places in the pile: a
    handle that is seen later tells neither what it was before nor when it left the pile.
    """
    n = len(cards)
    if g.facts:
        gone = set(cards)
        g.facts = [fact for fact in g.facts if gone.isdisjoint(handles_of(fact))]
    identity, known = g.identity, g.known
    faces = [identity[card] for card in cards]
    for card, i in zip(cards, rng.permutation(g, n), strict=True):
        identity[card] = faces[i]
        known[card] = 0
    cards[:] = [cards[i] for i in rng.permutation(g, n)]


def surface(g: State, zone: list[int], card: int) -> int:
    """A card leaves a hidden zone for all to see; returns the handle that leaves.

    Of several copies, nobody can tell which one it was. So it is the one most seats knew to be
    there, and whoever knew of another copy only is no longer sure of it.
    """
    identity, known = g.identity, g.known
    face = identity[card]
    copies = []
    for other in zone:
        if identity[other] == face:
            copies.append(other)
    if copies != [card]:  # a copy picked together with it may have gone for it
        card = _best_known(g, copies, card)
    zone.remove(card)
    knew, known[card] = known[card], EVERYONE[g.seats]
    if g.facts:
        _tell(g, zone, card, knew)
    return card


def _best_known(g: State, copies: list[int], card: int) -> int:
    """Of these copies the one that leaves for all to see; see `surface`."""
    known = g.known
    best = max(copies, key=lambda copy: (known[copy].bit_count(), copy == card))
    unsure = EVERYONE[g.seats] & ~known[best]
    for copy in copies:
        if copy != best:
            lost = known[copy] & unsure
            known[copy] &= ~lost
            unsure &= ~lost
    return best


def stash(g: State, zone: list[int], card: int, holder: int) -> int:
    """The holder takes a card of own choice out of a hidden zone, face down.

    Others see only that one card leaves. Returns the handle that leaves, which may be another one
    than was chosen (see above); it is for the caller to put it somewhere.
    """
    return stash_all(g, zone, [card], holder)[0]


def stash_all(g: State, zone: list[int], cards: Sequence[int], holder: int) -> list[int]:
    """The holder takes several cards out of a hidden zone at once, face down and in this order."""
    now = dict(zip(zone, _blend(g, zone, 1 << holder), strict=True))
    gone = [now[card] for card in cards]
    for card in gone:
        zone.remove(card)
    return gone


def conceal(g: State, cards: list[int], knowers: int) -> None:
    """From now on only the seats with the bits `knowers` can tell these cards apart.

    Such as cards that all have seen and that are put back on a deck in a secret order. The list
    keeps its order: what lies at a place stays there, but the handles change places.
    """
    cards[:] = _blend(g, cards, knowers)


def mingle(g: State, zone: list[int]) -> None:
    """A hidden zone has taken in a card whose handle could be seen: nobody can follow it there.

    For a card that lay apart (`Game.pointed`), say, and goes back to a hand.
    """
    _mix(g, zone)


def take_unseen(g: State, hand: list[int], to: list[int], holder: int, taker: int) -> int:
    """One random card moves from a hidden hand to another; only the two holders know which.

    The hand is mixed first, sleeves and all, so that the handle tells a bystander nothing. What
    bystanders knew of the hand becomes knowledge about the hand and the taken card together.
    """
    knowers = 1 << holder | 1 << taker
    _mix(g, hand)
    _lump(g, hand, knowers)
    taken = hand.pop()
    to.append(taken)
    if g.game.stock is not None:
        stock = g.game.stock(g, g.identity[taken])
        for seats in _by_knowledge(g, g.everyone & ~knowers, to):
            unsure = [card for card in to if not g.known[card] & seats]
            g.facts.append([seats, len(unsure), *unsure, -1 - stock])
    learn(g, taken, 1 << taker)
    return taken


# -- sleeves -------------------------------------------------------------------------------------


def _blend(g: State, cards: list[int], knowers: int) -> list[int]:
    """Make these cards alike for all but the knowers. Returns where each of them is now.

    Without need nothing is mixed: a random number would be the end of undo.
    """
    if _alike(g, cards, g.everyone & ~knowers):
        return cards.copy()
    now = _mix(g, cards)
    _lump(g, cards, knowers)
    _settle(g)
    return now


def _alike(g: State, cards: list[int], seats: int) -> bool:
    """Whether nothing that the seats with these bits know tells one of these cards from another."""
    known, identity, first = g.known, g.identity, -1
    for card in cards:
        knowers = known[card] & seats
        look = knowers << 8 | identity[card] if knowers else 0
        if first < 0:
            first = look
        elif look != first:
            return False
    return not any(
        fact[0] & seats and _touches(fact, cards) and not set(cards) <= {*handles_of(fact)}
        for fact in g.facts
    )


def _mix(g: State, zone: list[int]) -> list[int]:
    """Exchange sleeves at random within a hidden zone: identities and knowledge, not handles.

    A fact about some of these handles is from now on about all of them. Returns for each card of
    the zone the handle that now holds what it held.
    """
    identities = [g.identity[card] for card in zone]
    knowers = [g.known[card] for card in zone]
    now = [0] * len(zone)
    for card, i in zip(zone, rng.permutation(g, len(zone)), strict=True):
        g.identity[card] = identities[i]
        g.known[card] = knowers[i]
        now[i] = card
    if g.facts:
        touched = {*zone}.intersection
        g.facts = [
            part
            for fact in g.facts
            for part in (_widened(g, fact, zone) if touched(handles_of(fact)) else [fact])
        ]
    return now


def _lump(g: State, cards: list[int], knowers: int) -> None:
    """What all but the knowers know of single cards becomes a fact about these cards together."""
    for seats in _by_knowledge(g, g.everyone & ~knowers, cards):
        seen = [g.identity[card] for card in cards if g.known[card] & seats]
        if not seen:
            continue
        for card in cards:
            g.known[card] &= ~seats
        facts = []
        untold = seats  # those who have no fact about these cards
        for fact in g.facts:
            told = fact[0] & seats
            if not told or not _touches(fact, cards):
                facts.append(fact)
                continue
            if told != fact[0]:
                facts.append([fact[0] & ~seats, *fact[1:]])
            ((_, count, *rest),) = _widened(g, [told, *fact[1:]], cards)
            # An older fact is about other cards than those seen, so that one fact can say both.
            # Sorted: the order must not tell which handle holds which.
            if told & untold:
                both = sorted(rest[count:] + seen)
                facts.append([told & untold, count, *rest[:count], *both])
            if told & ~untold:
                facts.append([told & ~untold, count, *rest])
            untold &= ~told
        if untold:
            facts.append([untold, len(cards), *cards, *sorted(seen)])
        g.facts = facts


def _by_knowledge(g: State, seats: int, cards: list[int]) -> list[int]:
    """The bits of these seats in groups, each of which knows the same of these cards."""
    groups = [seats]
    for card in cards:
        knowers = g.known[card] & seats
        if knowers and knowers != seats:
            halves = [(group & knowers, group & ~knowers) for group in groups]
            groups = [half for both in halves for half in both if half]
    return groups


# -- facts ---------------------------------------------------------------------------------------


def handles_of(fact: list[int]) -> list[int]:
    return fact[2 : 2 + fact[1]]


def requirements_of(fact: list[int]) -> list[int]:
    return fact[2 + fact[1] :]


def facts_of(g: State, bit: int) -> list[list[int]]:
    """The facts that the seat with this bit knows, as if nobody else did."""
    return [[bit, *fact[1:]] for fact in g.facts if fact[0] & bit]


def _touches(fact: list[int], cards: list[int]) -> bool:
    return not set(cards).isdisjoint(handles_of(fact))


def _widened(g: State, fact: list[int], zone: list[int]) -> list[list[int]]:
    """A fact that is about all cards of a zone from now on, but for those that a seat knows."""
    elsewhere = [card for card in handles_of(fact) if card not in zone]
    wanted = requirements_of(fact)
    wide = []
    for seats in _by_knowledge(g, fact[0], zone):
        handles = elsewhere + [card for card in zone if not g.known[card] & seats]
        wide.append([seats, len(handles), *handles, *wanted])
    return wide


def meets(g: State, identity: int, requirement: int) -> bool:
    """Whether a card of that identity is what a fact requires."""
    if requirement >= 0:
        return identity == requirement
    assert g.game.stock is not None, "only games with stocks have such facts"
    return g.game.stock(g, identity) == -1 - requirement


def holds(g: State, fact: list[int]) -> bool:
    """Whether the cards of a fact meet its requirements."""
    left = [g.identity[card] for card in handles_of(fact)]
    for requirement in sorted(requirements_of(fact), reverse=True):  # stocks take what is left
        for one in left:
            if one == requirement or (requirement < 0 and meets(g, one, requirement)):
                left.remove(one)
                break
        else:
            return False
    return True


def _without(g: State, wanted: list[int], identity: int) -> list[int]:
    """The requirements without the one that a card of this identity meets, if there is any."""
    left = wanted.copy()
    if identity in left:
        left.remove(identity)
    elif g.game.stock is not None and -1 - g.game.stock(g, identity) in left:
        left.remove(-1 - g.game.stock(g, identity))
    return left


def _tell(g: State, zone: list[int], card: int, knew: int) -> None:
    """A card has left a zone for all to see; some knew it before. Bring the facts in line."""
    settle = False
    facts = []
    unaware, left_behind, identity = ~knew, {*zone}, g.identity[card]
    for fact in g.facts:
        handles = fact[2 : 2 + fact[1]]
        if card in handles:
            settle = True
        elif fact[0] & unaware and not left_behind.isdisjoint(handles):
            # For all these seats can tell, this may be the card that the fact is about.
            required = requirements_of(fact)
            wanted = _without(g, required, identity)
            if fact[0] & knew:
                facts.append([fact[0] & knew, *fact[1:]])
            if fact[0] & knew or wanted != required:
                settle = True
                fact = [fact[0] & unaware, len(handles), *handles, *wanted]
        facts.append(fact)
    g.facts = facts
    if settle:
        _settle(g)


def _settle_about(g: State, card: int) -> None:
    """Somebody got to know a card: if a fact is about it, bring the facts in line."""
    for fact in g.facts:
        if card in fact and card in handles_of(fact):
            _settle(g)
            return


def _is_settled(g: State, fact: list[int]) -> bool:
    """Whether there is nothing to do about a fact: none of its cards known, and not certain."""
    seats, count, known = fact[0], fact[1], g.known
    for card in fact[2 : 2 + count]:
        if known[card] & seats:
            return False
    wanted = len(fact) - 2 - count  # requirements; they are sorted
    return 0 < wanted < count or (wanted > 0 and (fact[-1] != fact[-wanted] or fact[-1] < 0))


def _settle(g: State) -> None:
    """Bring facts in line with the bits: known cards leave a fact, a certain fact becomes bits."""
    again = True
    while again:  # what becomes certain may settle another fact
        again = False
        kept = []
        for fact in g.facts:
            if _is_settled(g, fact):
                kept.append(fact)
                continue
            for seats in _by_knowledge(g, fact[0], handles_of(fact)):
                handles, wanted = [], requirements_of(fact)
                for card in handles_of(fact):
                    if g.known[card] & seats:
                        wanted = _without(g, wanted, g.identity[card])
                    else:
                        handles.append(card)
                sure = len(wanted) == len(handles) and len({*wanted}) == 1 and wanted[0] >= 0
                if sure:
                    for card in handles:
                        g.known[card] |= seats
                    again = True
                elif wanted and handles:
                    kept.append([seats, len(handles), *handles, *wanted])
        g.facts = kept


def learned(before: bytes, told: list[list[int]], state: State) -> int:
    """The bits of those for whom a decision cannot be taken back, by what came to light.

    That is whoever knows a card or a fact now and did not before. A card that nobody knew has come
    from a deck: then it is everybody.
    """
    bits = 0
    for seats, *about in state.facts:
        for knew, *old in told:
            if old == about:
                seats &= ~knew
        bits |= seats
    if before == state.known:
        return bits
    for was, now in zip(before, state.known, strict=True):
        if now & ~was:
            if not was:
                return state.everyone
            bits |= now & ~was
    return bits
