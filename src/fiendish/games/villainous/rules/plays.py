"""Playing cards: what they cost, where they may go, and what follows.

Where a card goes is a number: a location, `NO_PLACE` for a card that goes to none, or `CARD` and the
handle of the card it goes to (the Ally that an Item is attached to, an Event).
"""

from __future__ import annotations

from fiendish.engine.cards import surface
from fiendish.engine.effects import Asking, keep_effect, note
from fiendish.engine.journal import Happening
from fiendish.engine.question import DECLINE, Question, Reason, action, parts
from fiendish.games.villainous.book import (
    CONDITION,
    CONTRACT,
    EFFECT,
    ITEM,
    SECOND,
    SPECIALTY,
    VEHICLE,
    Act,
)
from fiendish.games.villainous.parts import Price
from fiendish.games.villainous.rules.board import (
    allies,
    forbidding,
    is_silent,
    own_locations,
    working,
)
from fiendish.games.villainous.rules.changes import attach, leave, pay_power, put
from fiendish.games.villainous.state import FRESH, SPENT, Realm

NO_PLACE, CARD = 63, 64

END, GAIN, PLAY, ACTIVATE, RELOCATE, VANQUISH, FATE, DISCARD, FREE, STEP, GO, USE, DEED = range(13)
"""Kinds of acts by their number in an option; `Words.acts` has their names."""


# -- cost ----------------------------------------------------------------------------------------

Prices = list[tuple[int, Price]]
"""Cards that change what a player's cards cost, each with how it does."""


def cost(g: Realm, me: int, card: int, where: int = NO_PLACE, changes: Prices | None = None) -> int:
    """What a card costs to play: print, less reductions down to 0, then increases.

    `changes` are those at work on the player, if they are known already.
    """
    book, face = g.book, g.identity[card]
    own = book.own_prices.get(face)
    amount, more = book.cost[face], 0
    if changes is None:
        changes = working(g, me, book.prices)
    for source, change in changes if own is None else [*changes, (card, own)]:
        by = change(g, source, me, card, where)
        if by < 0:
            amount += by
        else:
            more += by
    return max(0, amount) + more


def price(
    g: Realm,
    me: int,
    card: int,
    where: int = NO_PLACE,
    less: int = 0,
    changes: Prices | None = None,
) -> tuple[int, int]:
    """What a card costs in both currencies; most cost one of them only."""
    book, face = g.book, g.identity[card]
    if g.at_work[me] & book.prices.bit or face in book.own_prices:
        amount = cost(g, me, card, where, changes)
    else:
        amount = book.cost[face]
    if less:
        amount = max(0, amount - less)
    return (0, amount) if book.purse[face] == SECOND else (amount, book.second[face])


def against_price(g: Realm, me: int, power: int, second: int) -> Reason | None:
    if power > g.power[me]:
        return g.book.words.CANNOT_PAY
    if second:
        if second > g.second[me]:
            return g.book.words.CANNOT_SPEND
        return against_act(g, me, Act.SPEND)
    return None


def against_act(g: Realm, me: int, act: int, card: int = -1, where: int = -1) -> Reason | None:
    """Which card does not let the player do something."""
    if not g.at_work[me] & g.book.bars[act].bit:
        return None
    source = forbidding(g, me, act, card, where)
    if source < 0:
        return None
    why, what = g.book.words.FORBIDDEN, g.book.faces[g.identity[source]].name
    return Reason(why.rule, why.text.format(what=what))


def pay(g: Realm, me: int, power: int, second: int) -> None:
    """Both prices are paid together, before anything else happens."""
    pay_power(g, me, power)
    if second:
        g.book.actions.spend(g, me, second)


# -- where ---------------------------------------------------------------------------------------


def spots(g: Realm, me: int, card: int) -> list[int]:
    """Where the player may play a card, whatever it costs."""
    book, face = g.book, g.identity[card]
    kind = book.kind[face]
    if kind is EFFECT or kind is SPECIALTY or kind is VEHICLE:
        return [NO_PLACE]
    if kind is CONDITION:
        return []
    if kind is ITEM and book.attaches[face]:
        return [CARD + ally for ally in allies(g, me)]
    found = [] if kind is CONTRACT else [*own_locations(g, me)]
    if face in book.only_at:
        found = [found[book.only_at[face]]]
    found += book.placing.more_spots(g, me, card)
    if g.at_work[me] & book.bars[Act.PLAY_AT].bit:
        for spot in found.copy():
            if forbidding(g, me, Act.PLAY_AT, card, spot) >= 0:
                found.remove(spot)
    return found


def payable_spots(
    g: Realm,
    me: int,
    card: int,
    free: bool = False,
    less: int = 0,
    changes: Prices | None = None,
) -> list[int]:
    """Where the player may play a card and can pay for it, that much less."""
    book, face = g.book, g.identity[card]
    depends = not free and face in book.own_prices  # on where it is played
    if not depends:
        if free:
            power, second = 0, book.second[face]
        else:
            power, second = price(g, me, card, NO_PLACE, less, changes)
        if power > g.power[me] or (second and against_price(g, me, power, second) is not None):
            return []
    needs = book.needs[face]
    if needs is not None and not (free and book.free_needs_nothing) and not needs(g, me, card):
        return []  # it could not be followed
    where = spots(g, me, card)
    if depends:
        for spot in where.copy():
            if against_price(g, me, *price(g, me, card, spot, less, changes)) is not None:
                where.remove(spot)
    return where


def against_play(g: Realm, me: int, card: int, where: int = -1) -> Reason | None:
    """Why the player cannot play a card (there)."""
    words, face = g.book.words, g.identity[card]
    needs = g.book.needs[face]
    if g.book.purse[face] == SECOND:
        barred = against_act(g, me, Act.AMBITION, card)
        if barred is not None:
            return barred
    places = spots(g, me, card)
    if not places:
        return g.book.placing.against_spot(g, me, card, -1) or words.NO_SPOT
    if where >= 0 and where not in places:
        return g.book.placing.against_spot(g, me, card, where) or words.NOT_THERE
    if needs is not None and not needs(g, me, card):
        return words.unmet(needs)
    cheapest = min(price(g, me, card, spot) for spot in places if where in (-1, spot))
    return against_price(g, me, *cheapest)


# -- playing -------------------------------------------------------------------------------------


def play_from_hand(
    g: Realm, me: int, card: int, where: int, free: bool = False, less: int = 0
) -> Asking:
    """Pay for a card of the hand, then play it."""
    taken = _take_out(g, me, card)
    _pay_for(g, me, taken, where, free, less)
    yield from play_aside(g, me, taken, where)


def play_by_action(g: Realm, me: int, card: int, where: int) -> Asking:
    """Likewise, as an action of its own: a copy can begin with what the card says."""
    taken = _take_out(g, me, card)
    _pay_for(g, me, taken, where, False, 0)
    yield from play_aside(g, me, taken, where, card)


def _take_out(g: Realm, me: int, card: int) -> int:
    """Set a card of the hand aside; of equal copies another one may go."""
    card = surface(g, g.hands[me], card)
    g.aside.append(card)
    return card


def play_found(
    g: Realm, me: int, card: int, where: int, free: bool = False, less: int = 0
) -> Asking:
    """Pay for a card that lies aside, then play it."""
    _pay_for(g, me, card, where, free, less)
    yield from play_aside(g, me, card, where)


def note_played(
    g: Realm, told: tuple[Happening, Happening], me: int, cards: list[int], amount: int = 0
) -> None:
    """The first of the cards is played; which rule says so depends on what pays for it."""
    by_second = g.book.purse[g.identity[cards[0]]] == SECOND
    note(g, told[by_second], me, cards, amount=amount)


def note_fated(
    g: Realm,
    told: tuple[Happening, Happening],
    me: int,
    target: int,
    cards: list[int],
    amount: int = 0,
) -> None:
    """The first of the cards is played against somebody; another rule says so of oneself."""
    note(g, told[me == target], me, cards, other=target, amount=amount)


def _pay_for(g: Realm, me: int, card: int, where: int, free: bool, less: int) -> None:
    second = g.book.second[g.identity[card]]
    if second:  # paying may win the game, but the card has been played (MV-R8)
        note_played(g, g.book.words.PLAYED, me, [card])
    if free:
        pay(g, me, 0, second)
    else:
        pay(g, me, *price(g, me, card, where, less))


def play_aside(g: Realm, me: int, card: int, where: int, named: int = -1) -> Asking:
    """A paid card comes into play, and what it says happens.

    `named` is the card that the player named, if that is the whole action.
    """
    book, words = g.book, g.book.words
    face = g.identity[card]  # at an Event the card may be gone before it works
    kind = book.kind[face]
    before, g.cause = g.cause, face
    if kind is EFFECT or kind is CONDITION:
        if not book.second[face]:
            note_played(g, words.PLAYED, me, [card])
    else:
        g.aside.remove(card)
        if kind is SPECIALTY:
            put(g, card, g.area(me))
            note_played(g, words.PLAYED, me, [card])
        elif where < NO_PLACE:
            put(g, card, where)
            note_played(g, words.PLAYED_AT, me, [card], where)
        elif book.attaches[face]:
            attach(g, card, where - CARD)
            keep_effect(g, FRESH, card)
            note_played(g, words.PLAYED_ON, me, [card, where - CARD])
        else:
            yield from book.placing.send(g, me, card, where - CARD, True)
        yield from book.fights.strength_changed(g)
    effect = book.played.get(face)
    if effect is not None:
        if named >= 0:
            g.due = [card, face, named]
            yield from rest(g)
            g.due = []
        asking = effect(g, me, card)
        if asking is not None:
            yield from asking
    _put_away(g, me, card, face)
    g.cause = before


def _put_away(g: Realm, me: int, card: int, face: int) -> None:
    """A card that does not stay in play is discarded."""
    kind = g.book.kind[face]
    if kind is EFFECT or kind is CONDITION:
        g.aside.remove(card)
        g.piles[me].append(card)


def rest(g: Realm) -> Asking | tuple[()]:
    """Nobody is asked, but a copy can begin here: what is left of the action is in the state.

    (Without a journal the table keeps no history, and nobody will copy it.)
    """
    return () if g.journal is None else _rest(g)


def _rest(g: Realm) -> Asking:
    yield Question(g, g.active, g.book.words.ACT, [], rest=True)


def finish_play(g: Realm, me: int, card: int, face: int) -> Asking:
    """The effect of a card that has been played, where a copy begins with it."""
    asking = g.book.played[face](g, me, card)
    if asking is not None:
        yield from asking
    _put_away(g, me, card, face)
    g.cause = -1


def may_play_one(
    g: Realm, me: int, cards: list[int], free: bool = False, cheaper: bool = False
) -> Asking:
    """The player may play one of these cards of the own hand, for free or for 1 less.

    It is asked even if there is none, so that nobody can tell.
    """
    words, less = g.book.words, int(cheaper)
    options = _playable(g, me, cards, free, less)
    prompt = words.PLAY_FREE if free else words.PLAY_CHEAPER if cheaper else words.PLAY_ONE
    option = yield Question(g, me, prompt, [*options, DECLINE], always=True)
    if option != DECLINE:
        _, card, where = parts(option)
        yield from play_from_hand(g, me, card, where, free, less)


def play_one_free(g: Realm, me: int, cards: list[int]) -> Asking:
    """The player plays one of these cards of the own hand for free, if one has a place to go."""
    options = _playable(g, me, cards, free=True)
    if options:
        option = yield Question(g, me, g.book.words.PLAY_FREE, options, always=True)
        _, card, where = parts(option)
        yield from play_from_hand(g, me, card, where, free=True)


def _playable(g: Realm, me: int, cards: list[int], free: bool, less: int = 0) -> list[int]:
    """These cards as options, each with all places where it can go."""
    return [
        action(PLAY, card, spot)
        for card in cards
        for spot in payable_spots(g, me, card, free, less)
    ]


# -- abilities -----------------------------------------------------------------------------------


def against_activation(g: Realm, me: int, card: int) -> Reason | None:
    """Why the player cannot activate a card of the own."""
    book, words = g.book, g.book.words
    ability = book.activated.get(g.identity[card])
    if ability is None:
        return words.NO_ABILITY
    if is_silent(g, card):
        return words.SILENT
    if book.kind[g.identity[card]] is SPECIALTY and is_spent(g, card):
        return words.ONCE_A_TURN
    barred = against_act(g, me, Act.ACTIVATE, card)
    if barred is not None:
        return barred
    if ability.needs is not None and not ability.needs(g, me, card):
        return words.unmet(ability.needs)
    return against_price(g, me, ability.power + toll(g, me), ability.second)


def toll(g: Realm, me: int) -> int:
    """What an Activate action costs the player more."""
    total = 0
    if g.at_work[me] & g.book.tolls.bit:
        for card, more in working(g, me, g.book.tolls):
            total += more(g, card, me)
    return total


def activate(g: Realm, me: int, card: int) -> Asking:
    """Pay for an Activated Ability and carry it out."""
    ability = g.book.activated[g.identity[card]]
    note(g, g.book.words.ACTIVATED, me, [card])
    pay(g, me, ability.power + toll(g, me), ability.second)
    if g.book.kind[g.identity[card]] is SPECIALTY:
        use_up(g, card)
    yield from carry_out(g, me, card, ability.effect(g, me, card))


def carry_out(g: Realm, me: int, card: int, asking: Asking | None) -> Asking:
    """Let a part of a card work, naming the card as the cause."""
    before, g.cause = g.cause, g.identity[card]
    if asking is not None:
        yield from asking
    g.cause = before


def use_up(g: Realm, card: int) -> None:
    """A card cannot be used again this turn."""
    keep_effect(g, SPENT, card)


def is_spent(g: Realm, card: int) -> bool:
    return [SPENT, card, 1] in g.lasting


def is_fresh(g: Realm, card: int) -> bool:
    """Whether a card was attached this turn."""
    return [FRESH, card, 1] in g.lasting


# -- finding -------------------------------------------------------------------------------------


def take_from_play(g: Realm, card: int) -> None:
    """A card that was found in play is set aside; tokens and attachments fall off."""
    leave(g, card)
    g.aside.append(card)
