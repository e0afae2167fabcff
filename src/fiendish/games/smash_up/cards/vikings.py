"""Vikings: taking other players' cards, paying with cards for power. Bases: Drakkar, Longhouse."""

from __future__ import annotations

from fiendish.engine.seats import others
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import ONLY_WHEN, Event, What, faction, nearby
from fiendish.games.smash_up.rules import when
from fiendish.games.smash_up.rules.board import (
    all_actions,
    has_minion_at,
    is_minion,
    my_minions,
    my_minions_at,
    power,
    printed_power,
)
from fiendish.games.smash_up.rules.verbs import (
    DECLINE,
    Asking,
    Brawl,
    ask,
    choose_player,
    draw,
    extra_action,
    gain_vp,
    leave_on_top,
    look_at_hand,
    pick_any,
    play_now,
    put_back,
    put_in_box,
    put_on_deck,
    spots,
    steal_random,
    step,
    strengthen,
    strengthen_one,
    take_from_base,
    take_to_hand,
    take_top,
    then,
)

vikings = faction("Vikings", box="oops")


def _pay(g: Brawl, me: int) -> Asking:
    """Put a card of the hand face down on the deck."""
    put_on_deck(g, me, (yield from ask(g, me, words.TOP, g.hands[me].copy())))


def _raid(g: Brawl, me: int, victim: int, may: bool) -> Asking:
    """Reveal the top card of a deck; an action or a minion of power 3 or less comes to hand."""
    for card in take_top(g, victim, 1, open_to_all=True, me=me):
        loot = [] if is_minion(g, card) and printed_power(g, card) > 3 else [card]
        if (yield from ask(g, me, words.TAKE, loot, may)) == DECLINE:
            leave_on_top(g, victim, card)
        else:
            take_to_hand(g, me, card, g.aside, victim)


# -- minions -------------------------------------------------------------------------------------


@vikings.minion("Valkyrie", power=5, count=1)
def valkyrie(g: Brawl, me: int, card: int) -> Asking:
    """Take a minion out of another player's discard pile into your hand."""
    fallen = [one for seat in others(g, me) for one in g.piles[seat] if is_minion(g, one)]
    minion = yield from ask(g, me, words.TAKE, fallen)
    if minion != DECLINE:
        victim = g.owner(minion)
        take_to_hand(g, me, minion, g.piles[victim], victim)


raider = vikings.minion("Raider", power=4, count=2)


@raider.talent()
def raider_talent(g: Brawl, me: int, card: int) -> Asking:
    """Talent: Put up to three cards from your hand on top of your deck in any order. This minion
    has +1 power for each of them until the end of the turn."""
    paid = yield from pick_any(g, me, words.TOP, g.hands[me], 3)
    put_on_deck(g, me, *paid)
    if paid:
        strengthen(g, [card], len(paid))


@vikings.minion("Shield Maiden", power=3, count=3)
def shield_maiden(g: Brawl, me: int, card: int) -> Asking:
    """Choose another player and reveal the top card of that deck. If it is an action, or a minion
    of power 3 or less, take it into your hand; otherwise it stays there."""
    yield from _raid(g, me, (yield from choose_player(g, me, others(g, me))), may=False)


huscarl = vikings.minion("Huscarl", power=2, count=4)


@huscarl.talent(when.holds_a_card)
def huscarl_talent(g: Brawl, me: int, card: int) -> Asking:
    """Talent: Put a card from your hand on top of your deck to give this minion +2 power until the
    end of the turn."""
    yield from _pay(g, me)
    strengthen(g, [card], 2)


# -- actions -------------------------------------------------------------------------------------


@vikings.action("Berserk", count=2)
def berserk(g: Brawl, me: int, card: int) -> Asking:
    """Put a card from your hand on top of your deck to give one of your minions +3 power until the
    end of the turn."""
    return _berserk(g, me, 3)


@vikings.action("Berserk", count=2, errata=True)
def berserk_errata(g: Brawl, me: int, card: int) -> Asking:
    """Put a card from your hand on top of your deck to give one of your minions +4 power until the
    end of the turn."""
    return _berserk(g, me, 4)


def _berserk(g: Brawl, me: int, amount: int) -> Asking:
    if g.hands[me] and my_minions(g, me):  # nobody pays for nothing (SU-R52)
        yield from _pay(g, me)
        then(g, _rage, me, amount, *my_minions(g, me))


@step
def _rage(g: Brawl, me: int, amount: int, *minions: int) -> Asking:
    yield from strengthen_one(g, me, [*minions], amount)


@vikings.action("Cast the Runes", count=1)
def cast_the_runes(g: Brawl, me: int, card: int) -> Asking:
    """Choose another player. Look at that player's hand, then at the top two cards of that deck,
    and put these back on top in any order. You may play an extra action."""
    victim = yield from choose_player(g, me, others(g, me))
    look_at_hand(g, me, victim)
    seen = take_top(g, victim, 2, open_to_all=False, me=me)
    then(g, put_back, me, victim, *seen)
    then(g, extra_action, me)


@vikings.action("Combat Training", count=1)
def combat_training(g: Brawl, me: int, card: int) -> None:
    """Each of your minions has +1 power until the end of the turn."""
    strengthen(g, my_minions(g, me), 1)


@vikings.action("Pillage", count=1)
def pillage(g: Brawl, me: int, card: int) -> Asking:
    """Choose another player and take a random card out of that hand into yours."""
    holders = [seat for seat in others(g, me) if g.hands[seat]]
    victim = yield from ask(g, me, words.WHOM, holders)
    if victim != DECLINE:
        steal_random(g, me, victim)


@vikings.action("Raiding Party", count=2)
def raiding_party(g: Brawl, me: int, card: int) -> Asking:
    """Choose another player and reveal the top three cards of that deck. You may play an action, or
    a minion of power 4 or less, among them as an extra card. Put the others back on top in any
    order."""
    victim = yield from choose_player(g, me, others(g, me))
    raided = take_top(g, victim, 3, open_to_all=True, me=me)
    loot = [one for one in raided if _can_raid(g, one) and spots(g, me, one)]
    played = yield from ask(g, me, words.PLAY_ONE, loot, may=True)
    if played != DECLINE:
        then(g, play_now, me, played)
    then(g, put_back, me, victim, *(one for one in raided if one != played))


def _can_raid(g: Brawl, card: int) -> bool:
    """Whether Raiding Party may play it; never an action that has only Specials (SU-R14)."""
    if is_minion(g, card):
        return printed_power(g, card) <= 4
    return ONLY_WHEN[g.face(card)] is None


@vikings.action("Ransack", count=1)
def ransack(g: Brawl, me: int, card: int) -> Asking:
    """Take an action that is on a minion or on a base, or a buried card, of any player, into your
    hand."""
    buried = [one for here in g.buried for one in here]
    loot = yield from ask(g, me, words.TAKE, all_actions(g) + buried)
    if loot != DECLINE:
        take_from_base(g, me, loot)


@vikings.action("Tribute", count=1)
def tribute(g: Brawl, me: int, card: int) -> None:
    """Draw three cards."""
    draw(g, me, 3)


def _strong_minion(g: Brawl, me: int, minion: int) -> bool:
    """Play on a minion of yours with power 5 or more."""
    return g.controller[minion] == me and power(g, minion) >= 5


viking_funeral = vikings.action("Viking Funeral", count=1, host=_strong_minion)


@viking_funeral.after(Event.LEFT, when.its_minion)
def viking_funeral_ongoing(g: Brawl, me: int, card: int, what: What) -> None:
    """Play on a minion of yours of power 5 or more. Ongoing: After that minion goes from play to
    the discard pile, gain 1 VP and, if you own the minion, put it back in the box."""
    gain_vp(g, me, 1)
    if what.card in g.piles[me]:  # only own cards lie there
        put_in_box(g, what.card)


# -- bases ---------------------------------------------------------------------------------------

drakkar = vikings.base("Drakkar", breakpoint=21, vp=(4, 2, 1))


@nearby
def _first_minion_here(g: Brawl, me: int, card: int, what: What) -> bool:
    return what.place == g.at[card] and what.amount == 1


@drakkar.after(Event.PLAYED, _first_minion_here)
def drakkar_ability(g: Brawl, me: int, card: int, what: What) -> Asking:
    """After you play your first minion here each turn, even if you have played others elsewhere,
    you may choose another player and reveal the top card of that deck. If it is an action, or a
    minion of power 3 or less, you may take it into your hand; otherwise it stays there."""
    victim = yield from ask(g, me, words.WHOM, others(g, me), may=True)
    if victim != DECLINE:
        yield from _raid(g, me, victim, may=True)


longhouse = vikings.base("Longhouse", breakpoint=25, vp=(5, 3, 2))


def _can_use_longhouse(g: Brawl, me: int, card: int) -> bool:
    """a card in your hand and a minion of yours here"""
    return bool(g.hands[me]) and has_minion_at(g, me, g.at[card])


@longhouse.talent(_can_use_longhouse)
def longhouse_ability(g: Brawl, me: int, card: int) -> Asking:
    """On your turn, you may put a card from your hand on top of your deck to give one of your
    minions here +2 power until the end of the turn."""
    yield from _pay(g, me)
    then(g, _rage, me, 2, *my_minions_at(g, me, g.at[card]))
