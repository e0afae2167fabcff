"""What happens to cards in play and to purses: the verbs below all others.

A character *leaves* when it is defeated, removed, discarded, found or returned to a hand; what was
attached to it then goes to the discard piles and its tokens to the supply.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from fiendish.engine.effects import Asking, GameOver, keep_effect, note
from fiendish.engine.question import Question
from fiendish.games.villainous.book import ALLY, HERO, ITEM
from fiendish.games.villainous.rules.board import (
    forbidding,
    heroes_at,
    is_hero,
    is_silent,
    items_on,
    ongoing,
    parts_of,
    place_of,
    realm_of,
    villain,
    working,
)
from fiendish.games.villainous.state import (
    LOCATIONS,
    MUTED,
    NOBODY,
    NOWHERE,
    ON_CARDS,
    UNDER,
    VICTORY,
    WEAKENED,
    Realm,
)

# -- purses --------------------------------------------------------------------------------------


def gain_power(g: Realm, me: int, amount: int, by_action: bool = False) -> None:
    """Take Power from the supply; increases come before reductions, and never below 0."""
    if g.at_work[me] & g.book.incomes.bit:
        for card, change in working(g, me, g.book.incomes):
            amount += change(g, card, me, by_action)
        amount = max(0, amount)
    amount = g.supplied(amount)
    g.power[me] += amount
    words = g.book.words
    note(g, words.GAINED if by_action else words.GAINED_BY_CARD, me, amount=amount)


def pay_power(g: Realm, me: int, amount: int) -> None:
    if amount:
        g.power[me] -= amount
        note(g, g.book.words.PAID, me, amount=amount)


def lose_power(g: Realm, seat: int, amount: int) -> int:
    """Lose Power, as far as there is any; how much it was."""
    lost = min(amount, g.power[seat])
    if lost:
        g.power[seat] -= lost
        note(g, g.book.words.LOST, seat, amount=lost)
    return lost


def take_power(g: Realm, me: int, victim: int, amount: int) -> None:
    """Power goes from one player to another, as far as there is any."""
    taken = min(amount, g.power[victim])
    if taken:
        g.power[victim] -= taken
        g.power[me] += taken
        note(g, g.book.words.TOOK_POWER, me, other=victim, amount=taken)


# -- coming and going ----------------------------------------------------------------------------


def put(g: Realm, card: int, place: int) -> None:
    """A card comes to lie at a location or in an area."""
    g.places[place].append(card)
    g.at[card] = place
    if _goes_on(g, card):
        list_ongoing(g, realm_of(g, card))


def attach(g: Realm, card: int, host: int) -> None:
    g.attached.append(card)
    g.at[card] = UNDER
    g.on[card] = host
    if _goes_on(g, card):
        list_ongoing(g, realm_of(g, host))


def lift(g: Realm, card: int) -> None:
    """Take a card from where it lies; for the caller to put it somewhere."""
    place, goes_on = g.at[card], _goes_on(g, card)
    realm = realm_of(g, card) if goes_on else -1
    if place < len(g.places):
        g.places[place].remove(card)
    elif card in g.attached:
        g.attached.remove(card)
    else:
        g.lift_elsewhere(card)
    g.at[card] = NOWHERE
    if goes_on:
        list_ongoing(g, realm)


def _goes_on(g: Realm, card: int) -> bool:
    """Whether the text of a card, or of what is attached to it, goes on working."""
    goes_on, identity, on = g.book.ongoing, g.identity, g.on
    parts = goes_on[identity[card]]
    for item in g.attached:
        if on[item] == card:
            parts |= goes_on[identity[item]]
    return parts > 0


def list_ongoing(g: Realm, realm: int = -1) -> None:
    """Bring in line what is kept of the texts that go on working, in a realm or in all of them."""
    for seat in range(g.seats) if realm < 0 else (realm,):
        g.ongoing[seat] = ongoing(g, seat)
        g.at_work[seat] = parts_of(g, g.ongoing[seat])


def leave(g: Realm, card: int) -> None:
    """A card leaves play; the caller says where it goes."""
    for item in items_on(g, card):
        lift(g, item)
        g.plus[item] = g.minus[item] = 0
        g.pile_of(item).append(item)
        _note_fallen(g, item)
    lift(g, card)
    g.plus[card] = g.minus[card] = 0
    if g.lasting:
        g.lasting = [one for one in g.lasting if one[1] != card or one[0] not in ON_CARDS]


def _note_fallen(g: Realm, item: int) -> None:
    """What was attached to a card that leaves is discarded: a Fate card, an Item, or another card of
    a player's."""
    owner, words = g.owner(item), g.book.words
    if owner == NOBODY:
        note(g, words.FELL_OFF, 0, [item])
    else:
        is_item = g.book.kind[g.identity[item]] is ITEM
        note(g, words.LOST_ITEM if is_item else words.LOST_MARK, owner, [item])


def to_pile(g: Realm, card: int) -> None:
    """A card in play goes to its discard pile."""
    leave(g, card)
    g.pile_of(card).append(card)


def remove(g: Realm, card: int, by: int = NOBODY) -> Asking:
    """Nothing can stop a removal, and nothing that waits for a defeat follows."""
    owner, realm = g.owner(card), realm_of(g, card)
    is_ally = g.book.kind[g.identity[card]] is ALLY
    note(g, g.book.words.REMOVED, max(owner, 0), [card])
    to_pile(g, card)
    if is_ally and realm == owner:
        _mourn(g, owner, card, by)
    yield from g.book.fights.strength_changed(g)


def return_to_hand(g: Realm, card: int) -> Asking:
    """A card of a player's deck goes back to its owner's hand: neither defeat nor removal."""
    owner = g.owner(card)
    leave(g, card)
    g.hands[owner].append(card)
    note(g, g.book.words.RETURNED, owner, [card])
    yield from g.book.fights.strength_changed(g)


def relocate(g: Realm, card: int, place: int) -> Asking:
    """A card goes to another location; what is attached to it goes along."""
    lift(g, card)
    put(g, card, place)
    note(g, g.book.words.RELOCATED, max(g.owner(card), 0), [card], amount=place)
    yield from g.book.fights.strength_changed(g)


# -- Strength ------------------------------------------------------------------------------------


def strengthen(g: Realm, card: int, amount: int = 1) -> Asking:
    """Put +1 Strength tokens on a card."""
    if amount:
        _put_tokens(g, card, amount, 0)
        note(g, g.book.words.STRONGER, max(g.owner(card), 0), [card], amount=amount)
        yield from g.book.fights.strength_changed(g)


def weaken(g: Realm, card: int, amount: int = 1) -> None:
    """Put -1 Strength tokens on a card."""
    _put_tokens(g, card, 0, amount)
    note(g, g.book.words.WEAKER, max(g.owner(card), 0), [card], amount=amount)


def _put_tokens(g: Realm, card: int, plus: int, minus: int) -> None:
    plus, minus = g.plus[card] + plus, g.minus[card] + minus
    pairs = min(plus, minus) if g.book.tokens_cancel else 0
    g.plus[card], g.minus[card] = plus - pairs, minus - pairs


def silence(g: Realm, card: int, less: int) -> None:
    """Until the end of the turn a card has no ability and less Strength."""
    keep_effect(g, MUTED, card)
    keep_effect(g, WEAKENED, card, less)
    note(g, g.book.words.SILENCED, g.active, [card])


# -- defeat --------------------------------------------------------------------------------------


def is_protected(g: Realm, card: int) -> bool:
    """Whether another Hero with Protector has to be defeated first."""
    protectors, identity, place = g.book.protectors, g.identity, g.at[card]
    if not protectors or place >= LOCATIONS * g.seats or not is_hero(g, card):
        return False
    able = [hero for hero in g.places[place] if identity[hero] in protectors]
    able = [hero for hero in able if not is_silent(g, hero)] if able else able
    return bool(able) and card not in able


def defeat(g: Realm, card: int, by: int) -> Generator[Question, int, int]:
    """A character is defeated by a player, or by nobody in particular (a Fate card).

    Returns the character that was defeated in the end: another one may have stood in for it, or
    none was (-1).
    """
    card, follow = yield from fall(g, card, by)
    yield from follow()
    return card


def fall(
    g: Realm, card: int, by: int
) -> Generator[Question, int, tuple[int, Callable[[], Asking]]]:
    """A defeat up to where the cards have gone; and what follows then."""
    card = yield from _replaced(g, card, by)
    if card < 0:
        return -1, _nothing
    owner, realm = g.owner(card), realm_of(g, card)
    is_foe_ally = g.book.kind[g.identity[card]] is ALLY
    rewards = g.book.fights.defeated(g, card, by)
    note(g, g.book.words.DEFEATED, max(owner, 0), [card])
    if g.identity[card] in g.book.lives_on and not is_silent(g, card):
        yield from g.book.lives_on[g.identity[card]](g, by, card) or ()
    elif not (
        by != NOBODY
        and g.book.kind[g.identity[card]] is HERO
        and (claims := villain(g, by).claims) is not None
        and claims(g, by, card)
    ):
        to_pile(g, card)

    def follow() -> Asking:
        asking = rewards()
        if asking is not None:
            yield from asking
        if is_foe_ally and realm == owner:
            _mourn(g, owner, card, by)
        yield from g.book.fights.strength_changed(g)

    return card, follow


def _nothing() -> Asking:
    yield from ()


def _replaced(g: Realm, card: int, by: int) -> Generator[Question, int, int]:
    """Who is defeated after all that happens instead; each card can do so once."""
    done: list[int] = []
    while card >= 0:
        found = _substitutes(g, card, by, done)
        if not found:
            break
        alike = len({g.identity[source] for source in found}) == 1
        chooser = (by if by != NOBODY else g.active) if alike else max(realm_of(g, card), 0)
        source = yield Question(g, chooser, g.book.words.INSTEAD, found)
        done.append(source)
        card = g.book.instead[g.identity[source]][1](g, source, card, by)
        if card >= 0:  # somebody has stepped in, which happens once
            done += heroes_at(g, place_of(g, card))
    return card


def _substitutes(g: Realm, card: int, by: int, done: list[int]) -> list[int]:
    """The cards that let something else happen than the defeat of this one."""
    place = place_of(g, card)
    near = g.places[place] if place >= 0 else []
    realm = realm_of(g, card)
    beside = g.places[g.area(realm)] if realm >= 0 else []
    return [
        source
        for source in [*near, *items_on(g, card), *beside]
        if source not in done
        and (part := g.book.instead.get(g.identity[source])) is not None
        and part[0](g, source, card, by)
        and not is_silent(g, source)
    ]


def _mourn(g: Realm, owner: int, card: int, by: int) -> None:
    """An Ally has been defeated or removed in its owner's realm."""
    lost = villain(g, owner).lost
    if lost is not None and by != owner:
        lost(g, owner, card, by)


# -- the end -------------------------------------------------------------------------------------


def win(g: Realm, me: int) -> None:
    """The objective is fulfilled: the game is over at once."""
    g.ended = VICTORY
    g.winner = me
    note(g, g.book.words.WON, me)
    raise GameOver


def may(g: Realm, me: int, act: int) -> bool:
    return forbidding(g, me, act) < 0
