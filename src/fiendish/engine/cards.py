"""Cards as handles: who knows what, shuffles, moves out of hidden places.

A handle is a sleeve: `identity` says what is in it, `known` who knows. Everything here keeps one
promise: what a seat can work out from handles, bits and clues is never more than what the player
could work out at a real table.

Besides the bits there are *clues*, for knowledge that is not about one sleeve: `[seat bits, number
of handles, handles…, requirements…]` says that these seats know these handles to hold, among them,
the required identities, each on a card of its own. With 5 for the face of an Encore!,

    [0b011, 2, 17, 40, 5]         A and B know that 17 or 40 is an Encore!
    [0b100, 3, 8, 17, 40, 5, 9]   C knows that two of these three are an Encore! and a card 9
    [0b100, 2, 17, 40, -2]        C knows that 17 or 40 is a card of stock 1

A requirement below zero, -1 - n, is met by any identity of stock n (`Game.stock`). No handle of a
clue is one that a seat of it knows: where some of its seats learn more than others, the clue is split.

Where sleeves are mixed, a handle afterwards holds something else than before. So after moving cards
out of a hidden place, use the handles that were returned; any others of that place are out of date.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from fiendish.engine import rng
from fiendish.engine.packs_used import PackUsed
from fiendish.engine.state import EVERYONE, State

Clue = list[int]
"""What some seats know of hidden cards, as `State.clues` holds it; see above."""


@dataclass(slots=True, kw_only=True, eq=False)
class Face:
    """What is printed on a card, and where the text comes from."""

    id: str
    name: str
    count: int
    back: str  # what an unseen card of this kind is called
    provenance: str  # sourced, partial or house
    played: bool = True  # by players, unlike a card that just lies on the table
    number: int = -1  # by which states call it: see numbering
    gave_way: list[tuple[int, int]] = field(default_factory=list)  # to which faces, copies
    pack: PackUsed | None = None  # that it comes from

    def gives_way_to(self, later: Face, copies: int = 1) -> None:
        """So many copies leave the deck for a card that comes to it, where its size is fixed.

        Tables that began without that card keep them.
        """
        if not 0 < copies <= self.count:
            raise BadCard(f"{self.name} has {self.count} copies, of which {copies} cannot go")
        self.count -= copies
        self.gave_way.append((later.number, copies))

    def copies(self, faces: int) -> int:
        """How many there were when there were so many faces."""
        return self.count + sum(copies for number, copies in self.gave_way if number >= faces)


class BadCard(ValueError):
    """A card that cannot be as it is defined: which one, what is wrong, and what is allowed."""


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
    if g.clues:
        _settle_about(g, card)


def learn_all(g: State, cards: Sequence[int], seats: int) -> None:
    """The seats with these bits get to know all of these cards at once."""
    g.learned += len(cards)
    known = g.known
    for card in cards:
        known[card] |= seats
    if g.clues:
        learned = {*cards}
        for clue in g.clues:
            if not learned.isdisjoint(clue) and not learned.isdisjoint(handles_of(clue)):
                _settle(g)
                return


def reveal(g: State, card: int) -> None:
    """Everybody gets to know the card."""
    everyone = EVERYONE[g.seats]
    if g.known[card] != everyone:
        g.known[card] = everyone
        if g.clues:
            _settle_about(g, card)


def shuffle(g: State, cards: list[int]) -> None:
    """Shuffle a face-down pile so that nobody can follow a card through it.

    The identities are dealt anew to the handles, and the handles to the places in the pile: a
    handle that is seen later tells neither what it was before nor when it left the pile.
    """
    n = len(cards)
    if g.clues:
        gone = set(cards)
        g.clues = [clue for clue in g.clues if gone.isdisjoint(handles_of(clue))]
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
    if g.clues:
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
    """The holder chooses a card and takes it out of a hidden zone, face down.

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
            g.clues.append([seats, len(unsure), *unsure, -1 - stock])
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
        clue[0] & seats and _touches(clue, cards) and not set(cards) <= {*handles_of(clue)}
        for clue in g.clues
    )


def _mix(g: State, zone: list[int]) -> list[int]:
    """Exchange sleeves at random within a hidden zone: identities and knowledge, not handles.

    A clue about some of these handles is from now on about all of them. Returns for each card of
    the zone the handle that now holds what it held.
    """
    identities = [g.identity[card] for card in zone]
    knowers = [g.known[card] for card in zone]
    now = [0] * len(zone)
    for card, i in zip(zone, rng.permutation(g, len(zone)), strict=True):
        g.identity[card] = identities[i]
        g.known[card] = knowers[i]
        now[i] = card
    if g.clues:
        touched = {*zone}.intersection
        g.clues = [
            part
            for clue in g.clues
            for part in (_widened(g, clue, zone) if touched(handles_of(clue)) else [clue])
        ]
    return now


def _lump(g: State, cards: list[int], knowers: int) -> None:
    """What all but the knowers know of single cards becomes a clue about these cards together.

    Of A's hand 7, 8, 9, B knew that 7 is a card 5. Once A's cards are mixed, with A alone as knower,
    B loses its bit and gets the clue [0b010, 3, 7, 8, 9, 5]. If B had the clue [0b010, 2, 8, 9, 4]
    before, one clue says both: [0b010, 3, 7, 8, 9, 4, 5].
    """
    for seats in _by_knowledge(g, g.everyone & ~knowers, cards):
        seen = [g.identity[card] for card in cards if g.known[card] & seats]
        if not seen:
            continue
        for card in cards:
            g.known[card] &= ~seats
        clues = []
        untold = seats  # those who have no clue about these cards
        for clue in g.clues:
            told = clue[0] & seats
            if not told or not _touches(clue, cards):
                clues.append(clue)
                continue
            if told != clue[0]:
                clues.append([clue[0] & ~seats, *clue[1:]])
            ((_, count, *wide),) = _widened(g, [told, *clue[1:]], cards)
            # An older clue is about other cards than those seen, so that one clue can say both.
            # Sorted: the order must not tell which handle holds which.
            if told & untold:
                both = sorted(wide[count:] + seen)
                clues.append([told & untold, count, *wide[:count], *both])
            if told & ~untold:
                clues.append([told & ~untold, count, *wide])
            untold &= ~told
        if untold:
            clues.append([untold, len(cards), *cards, *sorted(seen)])
        g.clues = clues


def _by_knowledge(g: State, seats: int, cards: list[int]) -> list[int]:
    """The bits of these seats in groups, each of which knows the same of these cards."""
    groups = [seats]
    for card in cards:
        knowers = g.known[card] & seats
        if knowers and knowers != seats:
            halves = [(group & knowers, group & ~knowers) for group in groups]
            groups = [half for both in halves for half in both if half]
    return groups


# -- clues ---------------------------------------------------------------------------------------


def handles_of(clue: Clue) -> list[int]:
    return clue[2 : 2 + clue[1]]


def requirements_of(clue: Clue) -> list[int]:
    return clue[2 + clue[1] :]


def clues_of(g: State, bit: int) -> list[Clue]:
    """The clues that the seat with this bit knows, as if nobody else did."""
    return [[bit, *clue[1:]] for clue in g.clues if clue[0] & bit]


def _touches(clue: Clue, cards: list[int]) -> bool:
    return not set(cards).isdisjoint(handles_of(clue))


def _widened(g: State, clue: Clue, zone: list[int]) -> list[Clue]:
    """A clue that is about all cards of a zone from now on, but for those that a seat knows."""
    elsewhere = [card for card in handles_of(clue) if card not in zone]
    wanted = requirements_of(clue)
    wide = []
    for seats in _by_knowledge(g, clue[0], zone):
        handles = elsewhere + [card for card in zone if not g.known[card] & seats]
        wide.append([seats, len(handles), *handles, *wanted])
    return wide


def meets(g: State, identity: int, requirement: int) -> bool:
    """Whether a card of that identity is what a clue requires."""
    if requirement >= 0:
        return identity == requirement
    assert g.game.stock is not None, "only games with stocks have such clues"
    return g.game.stock(g, identity) == -1 - requirement


def holds(g: State, clue: Clue) -> bool:
    """Whether the cards of a clue meet its requirements."""
    left = [g.identity[card] for card in handles_of(clue)]
    for requirement in sorted(requirements_of(clue), reverse=True):  # stocks take what is left
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
    """A card has left a zone for all to see; some knew it before. Bring the clues in line."""
    settle = False
    clues = []
    unaware, left_behind, identity = ~knew, {*zone}, g.identity[card]
    for clue in g.clues:
        handles = clue[2 : 2 + clue[1]]
        if card in handles:
            settle = True
        elif clue[0] & unaware and not left_behind.isdisjoint(handles):
            # For all these seats can tell, this may be the card that the clue is about.
            required = requirements_of(clue)
            wanted = _without(g, required, identity)
            if clue[0] & knew:
                clues.append([clue[0] & knew, *clue[1:]])
            if clue[0] & knew or wanted != required:
                settle = True
                clue = [clue[0] & unaware, len(handles), *handles, *wanted]
        clues.append(clue)
    g.clues = clues
    if settle:
        _settle(g)


def _settle_about(g: State, card: int) -> None:
    """Somebody got to know a card: if a clue is about it, bring the clues in line."""
    for clue in g.clues:
        if card in clue and card in handles_of(clue):
            _settle(g)
            return


def _is_settled(g: State, clue: Clue) -> bool:
    """Whether there is nothing to do about a clue: none of its cards known, and not certain."""
    seats, count, known = clue[0], clue[1], g.known
    for card in clue[2 : 2 + count]:
        if known[card] & seats:
            return False
    wanted = len(clue) - 2 - count  # requirements; they are sorted
    return 0 < wanted < count or (wanted > 0 and (clue[-1] != clue[-wanted] or clue[-1] < 0))


def _settle(g: State) -> None:
    """Bring clues in line with the bits: known cards leave a clue, a certain clue becomes bits.

    B and C know that 7 or 8 is a card 5, [0b110, 2, 7, 8, 5], and B sees that 7 is a 4. For B it
    must be 8, so B gets the bit of 8 instead of a clue; C keeps [0b100, 2, 7, 8, 5].
    """
    again = True
    while again:  # what becomes certain may settle another clue
        again = False
        kept = []
        for clue in g.clues:
            if _is_settled(g, clue):
                kept.append(clue)
                continue
            for seats in _by_knowledge(g, clue[0], handles_of(clue)):
                handles, wanted = [], requirements_of(clue)
                for card in handles_of(clue):
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
        g.clues = kept


def learned(before: bytes, told: list[Clue], state: State) -> int:
    """The bits of those for whom a decision cannot be taken back, by what came to light.

    That is whoever knows a card or a clue now and did not before. A card that nobody knew has come
    from a deck: then it is everybody.
    """
    bits = 0
    for seats, *about in state.clues:
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
