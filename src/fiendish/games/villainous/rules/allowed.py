"""What may be done in the Perform Actions step: each check gives the reason against it, or None.

The list of options, "may I" and the words of a refusal all come from these checks.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from fiendish.engine.question import Reason, action, actions, actions_on
from fiendish.engine.wording import listed
from fiendish.games.villainous.book import ALLY, FIRST, ITEM, SECOND, Act
from fiendish.games.villainous.parts import Deed
from fiendish.games.villainous.rules.board import (
    forbidding,
    has_strength,
    is_hero,
    own_locations,
    realm_of,
    strength,
    villain,
    working,
)
from fiendish.games.villainous.rules.changes import is_protected
from fiendish.games.villainous.rules.plays import (
    ACTIVATE,
    DEED,
    DISCARD,
    END,
    FATE,
    FREE,
    GAIN,
    PLAY,
    RELOCATE,
    STEP,
    USE,
    VANQUISH,
    against_act,
    against_activation,
    against_price,
    payable_spots,
    spots,
)
from fiendish.games.villainous.rules.vanquish import demanded, targets
from fiendish.games.villainous.state import DECK, Realm
from fiendish.games.villainous.symbols import (
    ACTIVATE_SYMBOL,
    AMBITION_SYMBOL,
    DISCARD_SYMBOL,
    FATE_SYMBOL,
    GAIN_SYMBOL,
    PLAY_SYMBOL,
    RELOCATE_SYMBOL,
    VANQUISH_SYMBOL,
    Icon,
    Location,
    Symbol,
)

MOST_DECISIONS = 200  # in one turn, after which it can only be ended
MOST_SYMBOLS = 8  # where a mover can be, with those that cards add
_ALL_USED = (1 << MOST_SYMBOLS) - 1
END_TURN, FATE_ACTION, DISCARD_ACTION = action(END), action(FATE), action(DISCARD)

SYMBOL_OF = {
    GAIN: Symbol.GAIN,
    PLAY: Symbol.PLAY,
    ACTIVATE: Symbol.ACTIVATE,
    RELOCATE: Symbol.RELOCATE,
    VANQUISH: Symbol.VANQUISH,
    FATE: Symbol.FATE,
    DISCARD: Symbol.DISCARD,
    USE: Symbol.AMBITION,
}


# -- symbols -------------------------------------------------------------------------------------


def shift(g: Realm, me: int) -> int:
    """The bit where those of the mover's location begin, in a game where all have four symbols."""
    return 4 * g.mover[me]


def is_used(g: Realm, me: int, here: Location, n: int) -> bool:
    """Whether a symbol where the mover is has been used this turn."""
    used = _all_used(g, me, here) if g.unsettled else g.used
    return bool(used >> g.book.mover.shift(g, me) & here.bits[n])


def mark_used(g: Realm, me: int, here: Location, n: int) -> None:
    g.used |= here.bits[n] << g.book.mover.shift(g, me)


def free_symbols(g: Realm, me: int, here: Location) -> list[Icon]:
    """The symbols where the mover is that can be used; those that can be covered come first."""
    return _left(g, me, here).all


class Left(NamedTuple):
    all: list[Icon]
    different: list[Icon]


def _left(g: Realm, me: int, here: Location) -> Left:
    mover, used = g.book.mover, g.used
    if g.unsettled:
        used = _all_used(g, me, here)
    if used:
        used = used >> mover.shift(g, me) & _ALL_USED
    return _unused(here, used, len(here.top) if mover.blocking(g, me) else 0)


@cache
def _unused(here: Location, used: int, first: int) -> Left:
    left = [here.icons[n] for n in range(first, len(here.icons)) if not used & here.bits[n]]
    return Left(left, [*dict.fromkeys(left)])


def _all_used(g: Realm, me: int, here: Location) -> int:
    """The bits of all used symbols, also where equal ones leave open which it was.

    Nobody says which of several equal symbols is used, so it is the one that its player misses least:
    one that has left with its card or is covered now, if it can have been that one.
    """
    free = sum(here.bits[_first_free(g, me, here) :]) << g.book.mover.shift(g, me)
    return g.used | _settled(tuple([uses & ~g.used for uses in g.unsettled]), free)


def _first_free(g: Realm, me: int, here: Location) -> int:
    """Where the symbols that are not covered begin."""
    return len(here.top) if g.book.mover.blocking(g, me) else 0


@cache
def _settled(uses: tuple[int, ...], free: int) -> int:
    """The bits of a symbol for each use, all different, of which as few as possible are free; -1 if
    there are none."""
    if not uses:
        return 0
    first, *others = uses
    found = []
    for bit in (1 << n for n in range(first.bit_length()) if first >> n & 1):
        later = _settled(tuple(use & ~bit for use in others), free)
        if later >= 0:
            found.append(bit | later)
    return min(found, key=lambda bits: (bits & free).bit_count(), default=-1)


def symbol_needed(g: Realm, me: int, act: int, card: int) -> Symbol | None:
    """The symbol that an act takes; None for one without a symbol."""
    if act == PLAY and g.book.purse[g.identity[card]] == SECOND:
        return AMBITION_SYMBOL
    if act == DEED:
        return villain(g, me).deeds[card].symbol
    return SYMBOL_OF.get(act)


def use_symbol(g: Realm, me: int, here: Location, symbol: Symbol, amount: int) -> None:
    """Use up a symbol that is free where the mover is; of Gain Power, one of that amount."""
    having = here.having[symbol]
    if len(having) == 1:
        mark_used(g, me, here, having[0])
        return
    first = _first_free(g, me, here)
    if having[-1] >= here.printed:
        _use_one_of(g, me, here, having, first)
        return
    for n in having:
        right = symbol is not GAIN_SYMBOL or here.icons[n].amount == amount
        if right and n >= first and not is_used(g, me, here, n):
            mark_used(g, me, here, n)
            return


def _use_one_of(g: Realm, me: int, here: Location, equal: list[int], first: int) -> None:
    """Use one of these symbols, some of which may leave: which one is seen later."""
    bits = 0
    for n in equal:
        if n >= first:
            bits |= here.bits[n]
    g.unsettled.append((bits << g.book.mover.shift(g, me)) & ~g.used)


def against_symbol(g: Realm, me: int, symbol: Symbol) -> Reason | None:
    """Why the mover's location does not offer a symbol."""
    here = g.book.mover.stand(g, me)
    if any(icon.symbol is symbol for icon in free_symbols(g, me, here)):
        return None
    words = g.book.words
    why: Reason = words.NO_SYMBOL
    for n, icon in enumerate(here.icons):
        if icon.symbol is not symbol:
            continue
        if is_used(g, me, here, n):
            why = words.USED_UP
        else:
            names = [g.book.faces[g.identity[card]].name for card in g.book.mover.blocking(g, me)]
            if len(names) > 2:
                names[1:] = [f"{len(names) - 1} others"]
            why = Reason(words.COVERED.rule, words.COVERED.text.format(what=listed(names)))
    return why


# -- options -------------------------------------------------------------------------------------


def options(g: Realm, me: int, here: Location) -> list[int]:
    """All that the player can do now, with the mover here."""
    found = [END_TURN]
    if g.decisions >= MOST_DECISIONS:
        return found
    book = g.book
    board = book.villains[g.villains[me]]
    offers, deeds = book.actions.offers, board.deeds_by
    _, different = _left(g, me, here)
    for symbol, amount in different:
        if symbol is GAIN_SYMBOL:
            found.append(action(GAIN, amount))
        else:
            found += offers[symbol](g, me)
            if symbol in deeds:
                found += _deeds(g, me, symbol)
    if board.free_steps is not None or g.at_work[me] & book.free.bit:
        found += free_steps(g, me)
    return found


def plays_by_second(g: Realm, me: int) -> list[int]:
    """The cards that can be played for the second currency, unless that is forbidden."""
    return [] if forbidding(g, me, Act.AMBITION) >= 0 else plays(g, me, SECOND)


def plays(g: Realm, me: int, by: int = FIRST) -> list[int]:
    """The cards of the hand that the player can play, and where; equal ones are looked at once."""
    book, identity, at_work = g.book, g.identity, g.at_work[me]
    changes = working(g, me, book.prices) if at_work & book.prices.bit else []
    money = g.second[me] if by else g.power[me]
    barred = by and at_work & book.bars[Act.SPEND].bit
    cost, second, purse, own_prices = book.cost, book.second, book.purse, book.own_prices
    found: list[int] = []
    where: dict[int, list[int]] = {}
    for card in g.hands[me]:
        face = identity[card]
        if purse[face] != by:
            continue
        if face in where:
            there = where[face]
        elif changes or face in own_prices:
            there = where[face] = payable_spots(g, me, card, changes=changes)
        elif cost[face] > money:
            continue  # too dear, and nothing changes that
        elif barred or second[face]:
            there = where[face] = payable_spots(g, me, card)
        elif (needs := book.needs[face]) is not None and not needs(g, me, card):
            there = where[face] = []
        else:
            there = where[face] = spots(g, me, card)
        if there:
            play = action(PLAY, card)
            for spot in there:
                found.append(play | spot)
    return found


def _activations(g: Realm, me: int) -> list[int]:
    found = []
    for card in g.book.actions.activatable(g, me):
        if against_activation(g, me, card) is None:
            found.append(action(ACTIVATE, card))
    return found


def _fates(g: Realm, me: int) -> list[int]:
    return [FATE_ACTION] if against_fate(g, me) is None else []


def _deeds(g: Realm, me: int, symbol: Symbol) -> list[int]:
    """What the Villain's guide lets the player do with a symbol."""
    found = []
    for n, deed in villain(g, me).deeds_by[symbol]:
        for subject in deed.subjects(g, me):
            if against_deed(g, me, deed, subject) is None:
                found.append(action(DEED, n, subject))
    return found


def against_deed(g: Realm, me: int, deed: Deed, subject: int) -> Reason | None:
    """Why the player cannot do that by the Villain's guide."""
    if deed.symbol is AMBITION_SYMBOL:
        barred = against_act(g, me, Act.AMBITION)
        if barred is not None:
            return barred
    unpaid = against_price(g, me, *deed.price(g, me, subject))
    if unpaid is None and deed.needs is not None and not deed.needs(g, me, subject):
        return g.book.words.unmet(deed.needs)
    return unpaid


def relocations(g: Realm, me: int) -> list[int]:
    """The player's own cards that can be relocated, and where they can go."""
    book, identity, home = g.book, g.identity, own_locations(g, me)
    kind, roaming, bars = book.kind, book.roaming, g.at_work[me] & book.bars[Act.RELOCATE].bit
    found: list[int] = []
    for place in (*home, g.area(me)):
        for card in g.places[place]:
            face = identity[card]
            roams = face in roaming
            if not roams:
                what = kind[face]
                if not (what is ALLY or what is ITEM) or place not in home:
                    continue
                if card // DECK != me or face in book.fixed:
                    continue
            move = action(RELOCATE, card)
            for there in home:
                if there != place and (
                    not bars or roams or forbidding(g, me, Act.RELOCATE, card, there) < 0
                ):
                    found.append(move | there)
    return found + actions_on(RELOCATE, book.placing.more_relocations(g, me))


OFFERS: dict[int, Callable[[Any, int], list[int]]] = {
    PLAY_SYMBOL: plays,
    ACTIVATE_SYMBOL: _activations,
    RELOCATE_SYMBOL: relocations,
    VANQUISH_SYMBOL: lambda g, me: actions(VANQUISH, targets(g, me)),
    FATE_SYMBOL: _fates,
    DISCARD_SYMBOL: lambda g, me: [DISCARD_ACTION] if g.hands[me] else [],
}
"""What each symbol lets a player do, in both games."""


def against_relocation(g: Realm, me: int, card: int, where: int) -> Reason | None:
    """Why a card in play cannot be relocated there by the player."""
    book, words, face = g.book, g.book.words, g.identity[card]
    name = book.faces[face].name
    if face in book.roaming:
        if realm_of(g, card) != me:
            return words.NOT_YOURS
        if where == g.at[card]:
            return words.THERE_ALREADY
        return None if where in own_locations(g, me) else words.NOT_MOVED_THERE
    if g.owner(card) != me:
        return words.NOT_YOURS
    if card in g.attached:
        return words.ATTACHED
    if face in book.fixed:
        return Reason(words.FIXED.rule, words.FIXED.text.format(what=name))
    if where == g.at[card]:
        return words.THERE_ALREADY
    return book.placing.against_goal(g, me, card, where) or against_act(
        g, me, Act.RELOCATE, card, where
    )


def against_vanquish(g: Realm, me: int, foe: int) -> Reason | None:
    """Why a card in play cannot be vanquished by the player."""
    words = g.book.words
    reason = against_act(g, me, Act.VANQUISH, foe) or g.book.fights.against_foe(g, me, foe)
    if reason is not None or not has_strength(g, foe):
        return reason  # what has no Strength is vanquished without Allies
    if is_protected(g, foe):
        return words.PROTECTED
    helpers = g.book.fights.fighters(g, me, g.at[foe], working(g, me, g.book.auras))
    if not helpers:
        return words.NO_FIGHTER
    return _against_odds(g, me, foe, len(helpers), sum(helpers.values()))


def _against_odds(g: Realm, me: int, foe: int, count: int, force: int) -> Reason | None:
    """Why so many Allies of that Strength together are not enough, and whose text asks for more."""
    words = g.book.words
    need, least = demanded(g, me, foe)
    if count >= least and force >= need:
        return None
    sources = [
        source
        for source, demand in working(g, me, g.book.demands)
        if is_hero(g, foe) and demand(g, source, foe) != (0, 1)
    ]
    what = listed([g.book.faces[g.identity[source]].name for source in sources])
    if count < least:
        why, need, force = words.TOO_FEW, least, count
    else:
        why = words.DEMANDED if force >= strength(g, foe) else words.TOO_WEAK
    return Reason(why.rule, why.text.format(what=what, need=need, have=force))


def against_fate(g: Realm, me: int) -> Reason | None:
    return against_act(g, me, Act.FATE) or g.book.actions.against_fate(g, me)


def against_free(g: Realm, me: int, card: int) -> Reason | None:
    """Why the player cannot take the step without a symbol that a card in play offers."""
    words, step = g.book.words, g.book.free.get(g.identity[card])
    if step is None:
        return words.NO_STEP
    if step.needs is not None and not step.needs(g, me, card):
        return Reason(words.FREE.rule, words.unmet(step.needs).text)
    return against_price(g, me, step.power, step.second)


def free_steps(g: Realm, me: int) -> list[int]:
    """Steps without a symbol, of cards and of the Villain."""
    book = g.book
    steps = book.villains[g.villains[me]].free_steps
    found = []
    for card, _ in working(g, me, book.free):
        if against_free(g, me, card) is None:
            found.append(action(FREE, card))
    if steps is not None:
        found += actions_on(STEP, steps(g, me))
    return found
