"""Moon Circus: a crowd that comes and goes. Bases: The Big Top, Crater Arena."""

from __future__ import annotations

from fiendish.games.smash_up import words
from fiendish.games.smash_up.faces import Event, Kind, What, faction, nearby, new_set
from fiendish.games.smash_up.rules import when
from fiendish.games.smash_up.rules.board import (
    all_minions,
    has_minion_at,
    is_minion,
    minions_up_to,
    my_minions,
    my_minions_at,
    places,
    printed_power,
    rivals_at,
)
from fiendish.games.smash_up.rules.verbs import (
    DECLINE,
    SMALL,
    Asking,
    Brawl,
    ask,
    choose_place,
    destroy_one,
    draw,
    extra_minion,
    gain_vp,
    leave_on_top,
    move,
    move_one,
    move_where,
    play_now,
    return_one,
    strengthen,
    take_top,
    then,
    wants_to_play,
)
from fiendish.games.smash_up.state import BEFORE

new_set("moon_circus", "the Far Side of the Moon")
circus = faction("Moon Circus", box="moon_circus")

# -- minions -------------------------------------------------------------------------------------

ringmaster = circus.minion("Ringmaster", power=5, count=1)


def _mine_elsewhere(g: Brawl, me: int, card: int) -> list[int]:
    return [minion for minion in my_minions(g, me) if g.at[minion] != g.at[card]]


def _can_call(g: Brawl, me: int, card: int) -> bool:
    """a minion of yours at another base"""
    return bool(_mine_elsewhere(g, me, card))


@ringmaster.talent(_can_call)
def ringmaster_talent(g: Brawl, me: int, card: int) -> Asking:
    """Talent: Move one of your minions from another base to here."""
    move(g, (yield from ask(g, me, words.MOVE, _mine_elsewhere(g, me, card))), g.at[card])


@circus.minion("Gravity Juggler", power=4, count=2)
def gravity_juggler(g: Brawl, me: int, card: int) -> Asking:
    """You may move a minion of power 2 or less here, of any player, to another base."""
    yield from move_one(g, me, minions_up_to(g, g.minions[g.at[card]], 2), may=True)


crater_acrobat = circus.minion("Crater Acrobat", power=3, count=3)


@crater_acrobat.bonus
def crater_acrobat_ongoing(g: Brawl, card: int) -> int:
    """Ongoing: Has +1 power while you have another minion here."""
    return int(len(my_minions_at(g, g.controller[card], g.at[card])) > 1)


@circus.minion("Clone Clown", power=2, count=4)
def clone_clown(g: Brawl, me: int, card: int) -> Asking:
    """Reveal the top card of your deck. If it is a minion of printed power 2 or less, you may play
    it as an extra minion. Otherwise it stays there."""
    for top in take_top(g, me, 1, open_to_all=True, me=me):
        small = is_minion(g, top) and printed_power(g, top) <= 2
        if small and (yield from wants_to_play(g, me, top)):
            then(g, play_now, me, top)
        else:
            leave_on_top(g, me, top)


# -- actions -------------------------------------------------------------------------------------

box_office = circus.action("Box Office", count=1, kind=Kind.ON_BASE)


@box_office.after(Event.PLAYED, when.by_another_here, plain=True)
def box_office_ongoing(g: Brawl, me: int, card: int, what: What) -> None:
    """Play on a base. Ongoing: After another player plays a minion here, draw a card."""
    draw(g, me)


@circus.action("Clown Shuttle", count=1)
def clown_shuttle(g: Brawl, me: int, card: int) -> None:
    """You may play an extra minion of printed power 2 or less, and then another one."""
    then(g, extra_minion, me, SMALL)
    then(g, extra_minion, me, SMALL)


@circus.action("Custard Barrage", count=1)
def custard_barrage(g: Brawl, me: int, card: int) -> Asking:
    """Choose a base. Each minion of the other players there has -1 power until the end of the
    turn."""
    place = yield from choose_place(g, me)
    strengthen(g, rivals_at(g, me, place), -1)


@circus.action("Drum Roll", count=2)
def drum_roll(g: Brawl, me: int, card: int) -> None:
    """Special: Play this before a base scores where you have a minion. Each of your minions there
    has +1 power until the end of the turn."""
    strengthen(g, my_minions_at(g, me, g.scoring), 1)


@drum_roll.only_special
def drum_roll_time(g: Brawl, me: int, card: int) -> bool:
    return g.scoring_stage == BEFORE and has_minion_at(g, me, g.scoring)


@circus.action("Encore", count=2)
def encore(g: Brawl, me: int, card: int) -> Asking:
    """You may return one of your minions to its owner's hand. You may play an extra minion."""
    yield from return_one(g, me, my_minions(g, me), may=True)
    then(g, extra_minion, me)


@circus.action("Lights Out", count=1)
def lights_out(g: Brawl, me: int, card: int) -> Asking:
    """Destroy a minion of power 3 or less at a base where you have two or more minions."""
    crowded = [place for place in places(g) if len(my_minions_at(g, me, place)) > 1]
    here = [minion for minion in all_minions(g) if g.at[minion] in crowded]
    yield from destroy_one(g, me, minions_up_to(g, here, 3))


moon_boots = circus.action("Moon Boots", count=1, host=when.my_minion, gives=1)


@moon_boots.talent()
def moon_boots_talent(g: Brawl, me: int, card: int) -> Asking:
    """Play on a minion of yours. Ongoing: That minion has +1 power. Talent: Move that minion to
    another base."""
    yield from move_where(g, me, g.on[card])


@circus.action("Trapeze", count=1)
def trapeze(g: Brawl, me: int, card: int) -> Asking:
    """Choose one of your minions and a minion of another player at another base. Each of the two
    moves to the base of the other."""
    rivals = [minion for minion in all_minions(g) if g.controller[minion] != me]
    flyers = [one for one in my_minions(g, me) if any(g.at[it] != g.at[one] for it in rivals)]
    mine = yield from ask(g, me, words.MOVE, flyers)
    if mine == DECLINE:
        return
    partners = [minion for minion in rivals if g.at[minion] != g.at[mine]]
    other = yield from ask(g, me, words.MOVE, partners)
    here, there = g.at[mine], g.at[other]
    move(g, mine, there)
    move(g, other, here)


# -- bases ---------------------------------------------------------------------------------------

the_big_top = circus.base("The Big Top", breakpoint=21, vp=(4, 2, 1))


@nearby
def _second_minion_here(g: Brawl, me: int, card: int, what: What) -> bool:
    return what.place == g.at[card] and what.amount == 2


@the_big_top.after(Event.PLAYED, _second_minion_here, plain=True)
def the_big_top_ability(g: Brawl, me: int, card: int, what: What) -> None:
    """After you play your second minion here in the same turn, gain 1 VP."""
    gain_vp(g, me, 1)


crater_arena = circus.base("Crater Arena", breakpoint=24, vp=(4, 3, 1))


@crater_arena.when_scoring
def crater_arena_ability(g: Brawl, place: int, shares: list[int]) -> None:
    """When this base scores, each player with three or more minions here gains 1 VP more."""
    for seat in range(g.seats):
        if len(my_minions_at(g, seat, place)) >= 3:
            shares[seat] += 1
