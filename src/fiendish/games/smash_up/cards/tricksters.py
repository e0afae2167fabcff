"""Tricksters: getting in the way. Bases: Cave of Shinies, Mushroom Kingdom."""

from __future__ import annotations

from fiendish.engine.effects import keep_effect, note
from fiendish.engine.seats import clockwise, others
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import FACTION, KIND, Event, Extra, Kind, What, faction, nearby
from fiendish.games.smash_up.rules import when
from fiendish.games.smash_up.rules.board import (
    ASLEEP,
    HIDDEN,
    all_actions,
    all_minions,
    is_spent,
    minions_up_to,
    my_minions_at,
    power,
    spend,
)
from fiendish.games.smash_up.rules.verbs import (
    DECLINE,
    Asking,
    Brawl,
    ask,
    choose_player,
    destroy,
    destroy_action,
    destroy_one,
    discard_one,
    discard_random,
    draw,
    gain_vp,
    is_rival_action,
    move,
)
from fiendish.games.smash_up.state import NOWHERE

tricksters = faction("Tricksters", box="core")

# -- minions -------------------------------------------------------------------------------------

leprechaun = tricksters.minion("Leprechaun", power=5, count=1)


@leprechaun.after(Event.PLAYED, when.by_another_here, needs_it=True)
def leprechaun_ongoing(g: Brawl, me: int, card: int, what: What) -> Asking:
    """Ongoing: After another player has played a minion here and done what it says, destroy it if
    it has less power than this minion."""
    if power(g, what.card) < power(g, card):
        yield from destroy(g, [what.card])


brownie = tricksters.minion("Brownie", power=4, count=2)


@nearby
def _affected_by_a_card(g: Brawl, me: int, card: int, what: What) -> bool:
    """A card, not a base, affected this very minion, and that card for the first time now."""
    if what.card != card or KIND[g.face(what.amount)] is Kind.BASE:
        return False
    return not any(
        frame == g.frame and event == Event.AFFECTED and brownie == card and by == what.amount
        for frame, event, _, _, brownie, *_, by in g.pending
    )


@brownie.after(Event.AFFECTED, _affected_by_a_card)
def brownie_ongoing(g: Brawl, me: int, card: int, what: What) -> None:
    """Ongoing: After a card of another player affects this minion, that player discards two random
    cards."""
    discard_random(g, what.seat, 2)


@tricksters.minion("Gnome", power=3, count=3)
def gnome(g: Brawl, me: int, card: int) -> Asking:
    """You may destroy a minion here whose power is less than the number of your minions here."""
    here = g.at[card]
    count = len(my_minions_at(g, me, here))
    yield from destroy_one(g, me, minions_up_to(g, g.minions[here], count - 1), may=True)


gremlin = tricksters.minion("Gremlin", power=2, count=4)


@gremlin.after(Event.DESTROYED, when.itself)
def gremlin_ongoing(g: Brawl, me: int, card: int, what: What) -> None:
    """Ongoing: After this minion is destroyed, draw a card, and each other player discards a random
    card."""
    draw(g, me)
    for seat in others(g, me):
        discard_random(g, seat, 1)


# -- actions -------------------------------------------------------------------------------------


def _of_that_faction(g: Brawl, card: int, me: int, minion: int) -> bool:
    return FACTION[g.face(minion)] == g.chosen[card]


@tricksters.action(
    "Block the Path", count=1, kind=Kind.ON_BASE, lock=_of_that_faction, names_faction=True
)
def block_the_path(g: Brawl, me: int, card: int) -> Asking:
    """Play on a base and name a faction. Ongoing: Nobody can play minions of that faction here."""
    at_the_table = [*dict.fromkeys(number for mine in g.picks for number in mine)]
    g.chosen[card] = yield from ask(g, me, words.NAME_FACTION, at_the_table)
    note(g, words.CHOSE_FACTION, me, amount=g.chosen[card])


@tricksters.action("Disenchant", count=2)
def disenchant(g: Brawl, me: int, card: int) -> Asking:
    """Destroy an action on a base or on a minion."""
    action = yield from ask(g, me, words.DESTROY_ACTION, all_actions(g))
    if action != DECLINE:
        destroy_action(g, action)


enshrouding_mist = tricksters.action(
    "Enshrouding Mist",
    count=2,
    kind=Kind.ON_BASE,
    extra=Extra.MINION_HERE,
    text="Play on a base. Ongoing: On each of your turns you may play an extra minion here.",
)

flame_trap = tricksters.action("Flame Trap", count=1, kind=Kind.ON_BASE)


@flame_trap.after(Event.PLAYED, when.by_another_here)
def flame_trap_ongoing(g: Brawl, me: int, card: int, what: What) -> Asking:
    """Play on a base. Ongoing: After another player has played a minion here and done what it says,
    destroy that minion and this card."""
    if what.place != NOWHERE:
        yield from destroy(g, [what.card])
    destroy_action(g, card)


hideout = tricksters.action("Hideout", count=1, kind=Kind.ON_BASE)


@hideout.shield
def hideout_ongoing(g: Brawl, card: int, minion: int) -> bool:
    """Play on a base. Ongoing: When an action of another player would affect one of your minions
    here, destroy this card instead. That action affects none of your minions."""
    me = g.controller[card]
    if g.controller[minion] != me or not is_rival_action(g, me):
        return False
    keep_effect(g, HIDDEN, g.source, me)
    destroy_action(g, card)
    return True


@tricksters.action("Mark of Sleep", count=1)
def mark_of_sleep(g: Brawl, me: int, card: int) -> Asking:
    """Choose a player. That player can play no actions in the Play Cards phase of their next
    turn."""
    seat = yield from choose_player(g, me, clockwise(g))
    keep_effect(g, ASLEEP, seat, 2)
    note(g, words.FELL_ASLEEP, me, other=seat)


pay_the_piper = tricksters.action("Pay the Piper", count=1, kind=Kind.ON_BASE)


@pay_the_piper.after(Event.PLAYED, when.by_another_here)
def pay_the_piper_ongoing(g: Brawl, me: int, card: int, what: What) -> Asking:
    """Play on a base. Ongoing: After another player plays a minion here, that player discards a
    card."""
    yield from discard_one(g, what.seat)


@tricksters.action("Take the Shinies", count=1)
def take_the_shinies(g: Brawl, me: int, card: int) -> None:
    """Each other player discards two random cards."""
    for seat in others(g, me):
        discard_random(g, seat, 2)


# -- bases ---------------------------------------------------------------------------------------

cave_of_shinies = tricksters.base("Cave of Shinies", breakpoint=23, vp=(4, 2, 1))


@cave_of_shinies.after(Event.DESTROYED, when.here, plain=True)
def cave_of_shinies_ability(g: Brawl, me: int, card: int, what: What) -> None:
    """After a minion is destroyed here, its owner gains 1 VP."""
    gain_vp(g, g.owner(what.card), 1)


cave_of_shinies_errata = tricksters.base(
    "Cave of Shinies", breakpoint=23, vp=(4, 2, 1), errata=True
)


def _owner_has_gained(g: Brawl, me: int, card: int, what: What) -> bool:
    return is_spent(g, card, g.owner(what.card))


@cave_of_shinies_errata.after(Event.DESTROYED, when.here, plain=True, used_up=_owner_has_gained)
def cave_of_shinies_errata_ability(g: Brawl, me: int, card: int, what: What) -> None:
    """Once per turn, after a minion you own is destroyed here, gain 1 VP."""
    owner = g.owner(what.card)
    spend(g, card, owner)
    gain_vp(g, owner, 1)


mushroom_kingdom = tricksters.base("Mushroom Kingdom", breakpoint=20, vp=(5, 3, 2))


@mushroom_kingdom.after(Event.START, when.every_turn)
def mushroom_kingdom_ability(g: Brawl, me: int, card: int, what: What) -> Asking:
    """At the start of your turn you may move a minion of another player from any base to here."""
    elsewhere = [
        minion
        for minion in all_minions(g)
        if g.controller[minion] != me and g.at[minion] != g.at[card]
    ]
    minion = yield from ask(g, me, words.MAY_MOVE, elsewhere, may=True)
    if minion != DECLINE:
        move(g, minion, g.at[card])
