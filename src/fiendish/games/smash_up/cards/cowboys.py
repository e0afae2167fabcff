"""Cowboys: duels and sudden power. Bases: Saloon, So-So Corral."""

from __future__ import annotations

from fiendish.engine.seats import clockwise
from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import ONLY_WHEN, Event, Kind, What, faction
from fiendish.games.smash_up.rules import when
from fiendish.games.smash_up.rules.board import (
    actions_on_base,
    all_minions,
    has_minion_at,
    is_in_play,
    minions_up_to,
    my_buried_at,
    my_minions,
    my_minions_at,
    other_places,
    places,
    rivals_at,
)
from fiendish.games.smash_up.rules.verbs import (
    AT,
    DECLINE,
    Asking,
    Brawl,
    Outcome,
    add_counters,
    ask,
    choose_place,
    destroy,
    destroy_one,
    draw,
    duel_one,
    extra_minion,
    form_posse,
    may_draw,
    move,
    move_where,
    pairs,
    pick_any,
    play_now,
    put_back,
    relocate_buried,
    strengthen,
    strengthen_one,
    take_top,
    then,
    to_hand_from_aside,
    transfer,
    wants_to_play,
)
from fiendish.games.smash_up.state import BEFORE

cowboys = faction("Cowboys", box="oops")

# -- minions -------------------------------------------------------------------------------------

sheriff = cowboys.minion("Sheriff", power=5, count=1)


def _has_rival(g: Brawl, me: int, card: int) -> bool:
    """This base scores, and somebody is there to duel; he may come later (SU-R46)."""
    return when.scores_here(g, me, card) and bool(rivals_at(g, me, g.scoring))


@sheriff.before_scoring(_has_rival)
def sheriff_special(g: Brawl, me: int, card: int) -> Asking:
    """Special: Before this base scores, this minion may duel a minion of another player here. The
    loser is destroyed."""
    yield from duel_one(g, me, card, may=True)


pinkerton = cowboys.minion("Pinkerton", power=4, count=2)


@pinkerton.after(Event.DUEL, when.mine_here, plain=True)
def pinkerton_ongoing(g: Brawl, me: int, card: int, what: What) -> None:
    """Ongoing: When one of your minions here takes part in a duel, put a +1 power counter on that
    minion."""
    add_counters(g, what.card)


pinkerton_errata = cowboys.minion("Pinkerton", power=4, count=2, errata=True)


@pinkerton_errata.after(Event.DUEL, when.mine)
def pinkerton_errata_ongoing(g: Brawl, me: int, card: int, what: What) -> Asking:
    """Ongoing: When one of your minions takes part in a duel, you may put a +1 power counter on
    it."""
    if (yield from ask(g, me, words.COUNTER, [what.card], may=True)) != DECLINE:
        add_counters(g, what.card)


@cowboys.minion("Gunfighter", power=3, count=3)
def gunfighter(g: Brawl, me: int, card: int) -> Asking:
    """This minion may duel a minion of another player here. The loser is destroyed."""
    yield from duel_one(g, me, card, may=True)


deputy = cowboys.minion("Deputy", power=2, count=4)


@deputy.from_hand
def deputy_special(g: Brawl, me: int, card: int) -> Asking:
    """Special: In your Play Cards phase, or in a duel of one of your minions, you may discard this
    card from your hand to give a minion +2 power until the end of the turn."""
    yield from strengthen_one(g, me, all_minions(g), 2)


# -- actions -------------------------------------------------------------------------------------


@cowboys.action("Dynamite Surprise", count=1, answers_spies=True)
def dynamite_surprise(g: Brawl, me: int, card: int) -> Asking:
    """Special: Play this before a base scores where you have a minion and are not winning: destroy
    a minion of power 4 or less there. Or play it after another player's card looked at or revealed
    cards of your hand or deck: destroy a minion of power 4 or less of that player."""
    targets = my_minions(g, g.spy) if g.spy >= 0 else g.minions[g.scoring]
    yield from destroy_one(g, me, minions_up_to(g, targets, 4))


@dynamite_surprise.only_special
def dynamite_time(g: Brawl, me: int, card: int) -> bool:
    if g.spy >= 0:
        return g.spy != me
    if g.scoring_stage != BEFORE or not has_minion_at(g, me, g.scoring):
        return False
    return when.is_losing(g, me, g.scoring)


@cowboys.action("Form a Posse", count=1)
def form_a_posse(g: Brawl, me: int, card: int) -> None:
    """Until the end of the turn each of your minions has +1 power and cannot be destroyed, moved
    or returned to a hand."""
    strengthen(g, my_minions(g, me), 1)
    form_posse(g, me)


@cowboys.action("Gold in Them Thar Hills", count=1)
def gold_in_them_thar_hills(g: Brawl, me: int, card: int) -> Asking:
    """Look at the top three cards of your deck. Show one of them to all and draw it; you may play
    it at once as an extra card. Put the others back on top in any order."""
    seen = take_top(g, me, 3, open_to_all=False, me=me)
    drawn = yield from ask(g, me, words.TAKE, seen)
    if drawn != DECLINE:
        to_hand_from_aside(g, me, drawn)
        # Of another owner, it went to that player (SU-R25); with only Specials it waits (SU-R14).
        may = g.owner(drawn) == me and ONLY_WHEN[g.face(drawn)] is None
        if may and (yield from wants_to_play(g, me, drawn)):
            then(g, play_now, me, drawn)
        then(g, put_back, me, me, *(other for other in seen if other != drawn))


gold_strike = cowboys.action("Gold Strike", count=1, kind=Kind.ON_BASE)


@gold_strike.after(Event.PLAYED, when.mine_here, plain=True)
def gold_strike_ongoing(g: Brawl, me: int, card: int, what: What) -> None:
    """Play on a base. Ongoing: After you play a minion here, draw a card."""
    draw(g, me)


@cowboys.action("High Noon", count=2)
def high_noon(g: Brawl, me: int, card: int) -> Asking:
    """One of your minions duels a minion of another player at the same base. The loser is
    destroyed. If your minion wins and is not destroyed, you may play an extra minion there."""
    minion = yield from ask(g, me, words.DUELIST, pairs(g, me))
    if minion != DECLINE:
        yield from duel_one(g, me, minion, may=False)


@high_noon.after_duel
def high_noon_duel(g: Brawl, me: int, card: int, minion: int, outcome: Outcome) -> Asking:
    yield from destroy(g, outcome.losers)
    if minion in outcome.winners and is_in_play(g, minion):
        then(g, extra_minion, me, AT, g.at[minion])


@cowboys.action("Quick Draw", count=2)
def quick_draw(g: Brawl, me: int, card: int) -> Asking:
    """One of your minions has +2 power until the end of the turn, or +4 if it is in a duel now."""
    minion = yield from ask(g, me, words.STRENGTHEN, my_minions(g, me))
    if minion != DECLINE:
        strengthen(g, [minion], 4 if minion in g.dueling else 2)


@cowboys.action("Run 'Em Off", count=1)
def run_em_off(g: Brawl, me: int, card: int) -> Asking:
    """One of your minions duels a minion of another player at the same base. The winner has +3
    power until the end of the turn, and its controller moves the loser to another base."""
    minion = yield from ask(g, me, words.DUELIST, pairs(g, me))
    if minion != DECLINE:
        yield from duel_one(g, me, minion, may=False)


@run_em_off.after_duel
def run_em_off_duel(g: Brawl, me: int, card: int, minion: int, outcome: Outcome) -> Asking:
    strengthen(g, outcome.winners, 3)
    for winner in outcome.winners:
        loser = next(one for one in outcome.losers if one != winner or len(outcome.losers) == 1)
        yield from move_where(g, g.controller[winner], loser)


@cowboys.action("Stagecoach", count=1)
def stagecoach(g: Brawl, me: int, card: int) -> Asking:
    """Choose a base and up to two cards you control there: minions, actions on the base, or buried
    cards. Move them to one other base."""
    loaded = [place for place in places(g) if _cargo(g, me, place)]
    start = yield from choose_place(g, me, loaded)
    if start == DECLINE:
        return
    cargo = yield from pick_any(g, me, words.MOVE, _cargo(g, me, start), 2)
    if not cargo:
        return
    goal = yield from choose_place(g, me, other_places(g, start))
    for thing in cargo:
        if thing in g.minions[start]:
            move(g, thing, goal)
        elif thing in g.buried[start]:
            relocate_buried(g, thing, goal)
        else:
            transfer(g, thing, goal)


def _cargo(g: Brawl, me: int, place: int) -> list[int]:
    actions = [action for action in actions_on_base(g, place) if g.controller[action] == me]
    return my_minions_at(g, me, place) + actions + my_buried_at(g, me, place)


# -- bases ---------------------------------------------------------------------------------------

saloon = cowboys.base("Saloon", breakpoint=20, vp=(3, 2, 1))


@saloon.after(Event.DESTROYED, when.here)
def saloon_ability(g: Brawl, me: int, card: int, what: What) -> Asking:
    """After a minion is destroyed here, each player with a minion here may draw a card."""
    for seat in clockwise(g):
        if has_minion_at(g, seat, what.place):
            yield from may_draw(g, seat)


so_so_corral = cowboys.base("So-So Corral", breakpoint=19, vp=(4, 2, 1))


@so_so_corral.after(Event.PLAYED, when.here_and_no_duel, needs_it=True)
def so_so_corral_ability(g: Brawl, me: int, card: int, what: What) -> Asking:
    """After you play a minion here, it may duel a minion of another player here. The loser is
    destroyed."""
    if g.at[what.card] == what.place:
        yield from duel_one(g, g.controller[what.card], what.card, may=True)
