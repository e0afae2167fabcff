"""Aliens: returning minions to hands. Bases: The Homeworld, The Mothership."""

from __future__ import annotations

from fiendish.engine.cards import learn_all
from fiendish.engine.seats import others
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import Event, Kind, What, faction
from fiendish.games.smash_up.rules import when
from fiendish.games.smash_up.rules.bases import has_base
from fiendish.games.smash_up.rules.board import (
    all_minions,
    is_minion,
    is_spent,
    minions_up_to,
    my_minions_at,
    spend,
    winners,
)
from fiendish.games.smash_up.rules.verbs import (
    AT,
    DECLINE,
    SMALL,
    Asking,
    Brawl,
    Choice,
    ask,
    choose_place,
    choose_player,
    discard,
    extra_minion,
    gain_vp,
    look_at_hand,
    move_one,
    put_under_deck,
    return_one,
    return_to_hand,
    swap_base,
    then,
)
from fiendish.games.smash_up.state import PLAY

aliens = faction("Aliens", box="core")

# -- minions -------------------------------------------------------------------------------------


@aliens.minion("Supreme Overlord", power=5, count=1)
def supreme_overlord(g: Brawl, me: int, card: int) -> Asking:
    """You may return a minion to its owner's hand."""
    yield from return_one(g, me, all_minions(g), may=True)


@aliens.minion("Invader", power=3, count=2)
def invader(g: Brawl, me: int, card: int) -> None:
    """Gain 1 VP."""
    gain_vp(g, me, 1)


scout = aliens.minion("Scout", power=3, count=3)


@scout.after_scoring(when.scores_here)
def scout_special(g: Brawl, me: int, card: int) -> Asking:
    """Special: After this base scores, you may return this minion to its owner's hand."""
    yield from return_one(g, me, [card], may=True)


@aliens.minion("Collector", power=2, count=4)
def collector(g: Brawl, me: int, card: int) -> Asking:
    """You may return a minion of power 3 or less here to its owner's hand."""
    yield from return_one(g, me, minions_up_to(g, g.minions[g.at[card]], 3), may=True)


# -- actions -------------------------------------------------------------------------------------


@aliens.action("Abduction", count=1)
def abduction(g: Brawl, me: int, card: int) -> Asking:
    """Return a minion to its owner's hand. You may play an extra minion."""
    yield from return_one(g, me, all_minions(g))
    then(g, extra_minion, me)


@aliens.action("Beam Up", count=2)
def beam_up(g: Brawl, me: int, card: int) -> Asking:
    """Return a minion to its owner's hand."""
    yield from return_one(g, me, all_minions(g))


@aliens.action("Crop Circles", count=1)
def crop_circles(g: Brawl, me: int, card: int) -> Asking:
    """Choose a base. Return all minions there to their owners' hands."""
    place = yield from choose_place(g, me)
    for minion in g.minions[place].copy():
        return_to_hand(g, minion)


@aliens.action("Disintegrator", count=2)
def disintegrator(g: Brawl, me: int, card: int) -> Asking:
    """Put a minion of power 3 or less under its owner's deck."""
    minion = yield from ask(g, me, words.MINION, minions_up_to(g, all_minions(g), 3))
    if minion != DECLINE:
        put_under_deck(g, minion)


@aliens.action("Invasion", count=1)
def invasion(g: Brawl, me: int, card: int) -> Asking:
    """Move a minion of any player to another base."""
    yield from move_one(g, me, all_minions(g))


jammed_signal = aliens.action(
    "Jammed Signal",
    count=1,
    kind=Kind.ON_BASE,
    cancels=True,
    text="Play on a base. Ongoing: The ability of this base does not work for anybody.",
)


@aliens.action("Probe", count=1)
def probe(g: Brawl, me: int, card: int) -> Asking:
    """Look at another player's hand and choose a minion in it. That player discards it."""
    victim = yield from choose_player(g, me, others(g, me))
    look_at_hand(g, me, victim)
    minions = [held for held in g.hands[victim] if is_minion(g, held)]
    minion = yield from ask(g, me, words.DISCARD, minions, secret=True)
    if minion != DECLINE:
        discard(g, victim, [minion])


@aliens.action("Terraforming", count=1)
def terraforming(g: Brawl, me: int, card: int) -> Asking:
    """Search the base deck for a base and let it take the place of one in play, which is shuffled
    into the base deck. Minions there stay with all that is on them; actions on the old base and
    cards buried there are discarded. You may play an extra minion on the new base."""
    return _terraform(g, me, actions=True)


@aliens.action("Terraforming", count=1, errata=True)
def terraforming_errata(g: Brawl, me: int, card: int) -> Asking:
    """Search the base deck for a base and let it take the place of one in play, which is shuffled
    into the base deck. Minions there stay with all that is on them, and so do actions on the base;
    cards buried there are discarded. You may play an extra minion on the new base."""
    return _terraform(g, me, actions=False)


def _terraform(g: Brawl, me: int, actions: bool) -> Asking:
    new = yield from _search_bases(g, me)
    if new == DECLINE:
        return
    place = yield from choose_place(g, me)
    swap_base(g, me, place, new, actions)
    then(g, extra_minion, me, AT, place)


def _search_bases(g: Brawl, me: int) -> Choice:
    if has_base(g):
        learn_all(g, g.base_deck, 1 << me)
    return (yield from ask(g, me, words.REPLACE, g.base_deck.copy()))


# -- bases ---------------------------------------------------------------------------------------

the_homeworld = aliens.base("The Homeworld", breakpoint=23, vp=(4, 2, 1))


@the_homeworld.after(Event.PLAYED, when.here)
def the_homeworld_ability(g: Brawl, me: int, card: int, what: What) -> None:
    """After a minion is played here, its owner may play an extra minion of printed power 2 or
    less."""
    then(g, extra_minion, g.owner(what.card), SMALL)


the_homeworld_errata = aliens.base("The Homeworld", breakpoint=23, vp=(4, 2, 1), errata=True)


@the_homeworld_errata.after(Event.PLAYED, when.here)
def the_homeworld_errata_ability(g: Brawl, me: int, card: int, what: What) -> Asking:
    """After a minion is played here, its owner may play an extra minion of printed power 2 or
    less. Each player may do so once per turn."""
    owner = g.owner(what.card)
    if is_spent(g, card, owner):
        return
    played = yield from extra_minion(g, owner, SMALL)
    kept = g.phase == PLAY and g.active == owner
    if played or kept:  # to let one chance pass is not to use it (SU-R21)
        spend(g, card, owner)


the_mothership = aliens.base("The Mothership", breakpoint=20, vp=(4, 2, 1))


@the_mothership.after_scoring(when.scores_here)
def the_mothership_ability(g: Brawl, me: int, card: int) -> Asking:
    """After this base scores, the winner may return one of their minions of power 3 or less here
    to its owner's hand."""
    for seat in winners(g):
        mine = my_minions_at(g, seat, g.scoring)
        yield from return_one(g, seat, minions_up_to(g, mine, 3), may=True)
