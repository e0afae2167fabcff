"""Ninjas: striking at the last moment. Bases: Ninja Dojo, Temple of Goju."""

from __future__ import annotations

from fiendish.engine.effects import expire, keep_effect, lasting
from fiendish.engine.seats import clockwise
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import Event, Kind, What, faction
from fiendish.games.smash_up.rules import when
from fiendish.games.smash_up.rules.board import (
    SWAPPED,
    actions_on,
    actions_on_base,
    all_minions,
    has_sneaked,
    minions_up_to,
    my_minions,
    my_minions_at,
    power,
    winners,
)
from fiendish.games.smash_up.rules.plays import is_barred
from fiendish.games.smash_up.rules.verbs import (
    DECLINE,
    Asking,
    Brawl,
    ask,
    cancel_base,
    destroy,
    destroy_action,
    destroy_one,
    digging_at,
    ignores,
    is_held,
    move_one,
    pick_any,
    play_minion_at,
    playable_at,
    put_under_deck,
    reaches,
    return_to_hand,
    step,
    then,
)
from fiendish.games.smash_up.state import BEFORE

ninjas = faction("Ninjas", box="core")

# -- minions -------------------------------------------------------------------------------------


@ninjas.minion("Ninja Master", power=5, count=1)
def ninja_master(g: Brawl, me: int, card: int) -> Asking:
    """You may destroy a minion here."""
    yield from destroy_one(g, me, g.minions[g.at[card]].copy(), may=True)


@ninjas.minion("Tiger Assassin", power=4, count=2)
def tiger_assassin(g: Brawl, me: int, card: int) -> Asking:
    """You may destroy a minion of power 3 or less here."""
    yield from destroy_one(g, me, minions_up_to(g, g.minions[g.at[card]], 3), may=True)


shinobi = ninjas.minion("Shinobi", power=3, count=3)


@shinobi.special
def shinobi_special(g: Brawl, me: int, card: int) -> bool:
    """Special: Before a base scores, you may play this minion there as an extra minion. Use only
    one Shinobi in this way for each base that scores."""
    return g.scoring_stage == BEFORE and not has_sneaked(g, me)


ninja_acolyte = ninjas.minion("Ninja Acolyte", power=2, count=4)


def _can_swap(g: Brawl, me: int, card: int) -> bool:
    """Both halves are possible; taken back, the card itself may be the one that is played."""
    if g.minions_played[me] or is_held(g, card):
        return False
    place = g.at[card]
    returning = g.owner(card) == me and not is_barred(g, me, card, place)
    return returning or bool(playable_at(g, me, place))


@ninja_acolyte.talent(_can_swap)
def ninja_acolyte_special(g: Brawl, me: int, card: int) -> None:
    """Special: In your Play Cards phase, before your first minion of the turn, you may take this
    minion back to your hand; then you must play an extra minion here at once."""
    _swap(g, me, card)


ninja_acolyte_errata = ninjas.minion("Ninja Acolyte", power=2, count=4, errata=True)


@ninja_acolyte_errata.talent(_can_swap)
def ninja_acolyte_talent(g: Brawl, me: int, card: int) -> None:
    """Talent: Before your first minion of the turn, take this minion back to your hand; then you
    must play an extra minion here at once."""
    _swap(g, me, card)


def _swap(g: Brawl, me: int, card: int) -> None:
    place = g.at[card]
    if return_to_hand(g, card):
        then(g, play_minion_at, me, place)


# -- actions -------------------------------------------------------------------------------------

assassination = ninjas.action("Assassination", count=1, host=when.any_minion)


@assassination.after(Event.END, when.every_turn)
def assassination_ongoing(g: Brawl, me: int, card: int, what: What) -> Asking:
    """Play on a minion. Ongoing: At the end of the turn, destroy that minion."""
    yield from destroy(g, [g.on[card]])


@ninjas.action("Disguise", count=1)
def disguise(g: Brawl, me: int, card: int) -> Asking:
    """Choose one or two of your minions at one base. Play as many extra minions from your hand
    there and return the chosen ones, all of it or nothing."""
    mine = [minion for minion in my_minions(g, me) if not is_held(g, minion)]
    hand = len(g.hands[me])
    ready = [minion for minion in mine if playable_at(g, me, g.at[minion])]
    first = yield from ask(g, me, words.SWAP, ready, may=True, secret=bool(mine and hand))
    if first == DECLINE:
        return
    place = g.at[first]
    more = [minion for minion in mine if g.at[minion] == place and minion != first]
    digging = len(digging_at(g, me, place))
    ready = more if _most_playable(g, me, place, digging) > 1 else []
    asked = bool(more) and hand + digging > 1
    second = yield from ask(g, me, words.SWAP, ready, may=True, secret=asked)
    chosen = [first] if second == DECLINE else [first, second]
    if [minion for minion in chosen if reaches(g, minion)] != chosen:
        return
    for minion in chosen:
        keep_effect(g, SWAPPED, minion)
    for _ in chosen:
        then(g, play_minion_at, me, place)
    then(g, _swap_out, *chosen)


@step
def _swap_out(g: Brawl, *chosen: int) -> None:
    for minion in chosen:
        if lasting(g, SWAPPED, minion):  # else it has left, and should it be back, is another one
            expire(g, [SWAPPED], minion)
            return_to_hand(g, minion)


def _most_playable(g: Brawl, me: int, place: int, digging: int) -> int:
    """How many minions the player could play there; that many may come from the discard pile."""
    cards = playable_at(g, me, place)
    lying = len([card for card in cards if card in g.piles[me]])
    return len(cards) - lying + min(lying, digging)


@ninjas.action("Hidden Ninja", count=1)
def hidden_ninja(g: Brawl, me: int, card: int) -> None:
    """Special: Play this before a base scores: you must play a minion from your hand there as an
    extra minion, if you can."""
    then(g, play_minion_at, me, g.scoring)


@hidden_ninja.only_special
def hidden_ninja_time(g: Brawl, me: int, card: int) -> bool:
    return g.scoring_stage == BEFORE


@ninjas.action("Infiltrate", count=2, kind=Kind.ON_BASE, infiltrates=True)
def infiltrate(g: Brawl, me: int, card: int) -> Asking:
    """Play on a base. Destroy another action on that base. Ongoing: Until your next turn starts,
    you may ignore the base's ability."""
    g.chosen[card] = 1
    return _clear_base(g, me, card, may=False)


@ninjas.action("Infiltrate", count=2, kind=Kind.ON_BASE, errata=True)
def infiltrate_errata(g: Brawl, me: int, card: int) -> Asking:
    """Play on a base. You may destroy another action on that base."""
    return _clear_base(g, me, card, may=True)


@infiltrate_errata.talent()
def infiltrate_talent(g: Brawl, me: int, card: int) -> None:
    """Talent: Destroy this action to cancel the base's ability until your next turn starts."""
    place = g.at[card]
    destroy_action(g, card)
    cancel_base(g, me, place)


def _clear_base(g: Brawl, me: int, card: int, may: bool) -> Asking:
    others = [action for action in actions_on_base(g, g.at[card]) if action != card]
    action = yield from ask(g, me, words.DESTROY_ACTION, others, may)
    if action != DECLINE:
        destroy_action(g, action)


@ninjas.action("Poison", count=1, host=when.any_minion, gives=-4)
def poison(g: Brawl, me: int, card: int) -> Asking:
    """Play on a minion. Destroy any number of other actions on it. Ongoing: That minion has -4
    power."""
    others = [action for action in actions_on(g, g.on[card]) if action != card]
    for action in (yield from pick_any(g, me, words.DESTROY_ACTION, others, len(others))):
        destroy_action(g, action)


@ninjas.action("Seeing Stars", count=2)
def seeing_stars(g: Brawl, me: int, card: int) -> Asking:
    """Destroy a minion of power 3 or less."""
    yield from destroy_one(g, me, minions_up_to(g, all_minions(g), 3))


def smoke_bomb_ongoing(g: Brawl, card: int, minion: int) -> bool:
    """Play on a minion of yours. Ongoing: Actions of other players do not affect that minion."""
    return g.on[card] == minion


smoke_bomb = ninjas.action("Smoke Bomb", count=1, host=when.my_minion)
smoke_bomb.screen(smoke_bomb_ongoing)


@smoke_bomb.after(Event.START, when.mine)
def smoke_bomb_start(g: Brawl, me: int, card: int, what: What) -> None:
    """At the start of your turn, destroy this action."""
    destroy_action(g, card)


smoke_bomb_errata = ninjas.action("Smoke Bomb", count=1, host=when.my_minion, errata=True)
smoke_bomb_errata.screen(smoke_bomb_ongoing)


@ninjas.action("Way of Deception", count=1)
def way_of_deception(g: Brawl, me: int, card: int) -> Asking:
    """Move one of your minions to another base."""
    yield from move_one(g, me, my_minions(g, me))


# -- bases ---------------------------------------------------------------------------------------

ninja_dojo = ninjas.base("Ninja Dojo", breakpoint=18, vp=(2, 3, 2))


@ninja_dojo.after_scoring(when.scores_here)
def ninja_dojo_ability(g: Brawl, me: int, card: int) -> Asking:
    """After this base scores, the winner may destroy any minion in play."""
    for seat in winners(g):
        yield from destroy_one(g, seat, all_minions(g), may=True)


temple_of_goju = ninjas.base("Temple of Goju", breakpoint=18, vp=(2, 3, 2))


@temple_of_goju.after_scoring(when.scores_here)
def temple_of_goju_ability(g: Brawl, me: int, card: int) -> Asking:
    """After this base scores, each player's strongest minion here goes under its owner's deck; that
    player chooses among equals."""
    chosen = []
    for seat in clockwise(g):
        mine = my_minions_at(g, seat, g.scoring)
        if not mine or (yield from ignores(g, seat, g.scoring)):
            continue
        most = max(power(g, minion) for minion in mine)
        strongest = [minion for minion in mine if power(g, minion) == most]
        chosen.append((yield from ask(g, seat, words.SINK, strongest)))
    for minion in chosen:
        put_under_deck(g, minion)
